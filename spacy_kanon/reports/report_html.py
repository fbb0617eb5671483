"""A report as one self-contained HTML file: no script, no link, figures as inline SVG."""

from __future__ import annotations

import io
import re
from collections.abc import Iterable, Mapping
from html import escape
from typing import TYPE_CHECKING, Any

from .report_sections import (
    NO_DATA,
    NO_MATPLOTLIB,
    Figure,
    Plot,
    Section,
    Table,
    Text,
    format_value,
    has_matplotlib,
    provenance_tables,
)

if TYPE_CHECKING:
    from matplotlib.figure import Figure as Canvas

STYLE = """
:root { --ink: #1c2430; --soft: #5b6675; --line: #dfe3e8; --paper: #ffffff; --shade: #f6f7f9; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e6e9ee; --soft: #9aa5b4; --line: #333c48; --paper: #14181e; --shade: #1c222a; }
}
body { margin: 0 auto; padding: 2.5rem 1.25rem 4rem; max-width: 62rem; background: var(--paper);
  color: var(--ink); font: 16px/1.55 system-ui, "Segoe UI", Roboto, "Helvetica Neue", sans-serif; }
h1 { font-size: 1.7rem; line-height: 1.25; margin: 0 0 1.5rem; }
h2 { font-size: 1.15rem; margin: 2.25rem 0 .75rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-size: .9rem; font-variant-numeric: tabular-nums; }
th, td { padding: .35rem .9rem .35rem 0; text-align: left; border-bottom: 1px solid var(--line);
  vertical-align: top; overflow-wrap: anywhere; }
th { font-weight: 600; color: var(--soft); }
.n { text-align: right; overflow-wrap: normal; white-space: nowrap; }
tbody tr:hover { background: var(--shade); }
.note { color: var(--soft); font-size: .9rem; max-width: 46rem; }
figure { margin: 0; padding: .75rem; background: #ffffff; border: 1px solid var(--line);
  border-radius: 6px; max-width: 46rem; }
figure svg { display: block; width: 100%; height: auto; }
code { background: var(--shade); padding: .1em .3em; border-radius: 3px; font-size: .9em; }
"""

# Size of a figure in inches, and the fixed salt that gives equal plots equal bytes.
FIGURE_SIZE = (7.2, 4.6)
SVG_SALT = "spacy-kanon"


def render_html(title: str, sections: Iterable[Section], meta: Mapping[str, Any]) -> str:
    """The whole page."""
    title = escape(title)
    body = [f"<h1>{title}</h1>"]
    body += [_section(section) for section in sections]
    body += [_table(table) for table in provenance_tables(meta)]
    return (
        '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n"
        + "\n".join(body)
        + "\n</body>\n</html>\n"
    )


def draw(plot: Plot) -> Canvas:
    """The plot on a fresh canvas of its own, without touching matplotlib's global state."""
    from matplotlib.figure import Figure as Canvas

    canvas = Canvas(figsize=FIGURE_SIZE, layout="constrained")
    plot(canvas.subplots())
    return canvas


def draw_svg(plot: Plot, label: str) -> str:
    """The plot as an `<svg>` element; the same plot gives the same bytes."""
    import matplotlib

    target = io.StringIO()
    with matplotlib.rc_context({"svg.hashsalt": SVG_SALT, "svg.fonttype": "path"}):
        draw(plot).savefig(target, format="svg", metadata={"Date": None})
    svg = target.getvalue()
    attributes = f'<svg role="img" aria-label="{escape(label)}" '
    return svg[svg.index("<svg ") :].replace("<svg ", attributes, 1)


def _section(section: Section) -> str:
    if isinstance(section, Text):
        return _markdown(section.markdown)
    if isinstance(section, Table):
        return _table(section)
    return _figure(section)


def _figure(figure: Figure) -> str:
    title = f"<h2>{escape(figure.title)}</h2>"
    if has_matplotlib():
        body = f"<figure>{draw_svg(figure.plot, figure.title)}</figure>"
    elif figure.data is not None:
        body = f'<p class="note">{escape(NO_MATPLOTLIB)}</p>\n{_grid(figure.data)}'
    else:
        body = f'<p class="note">{escape(NO_MATPLOTLIB)} {escape(NO_DATA)}</p>'
    return f"{title}\n{body}{_note(figure.note)}"


def _table(table: Table) -> str:
    return f"<h2>{escape(table.title)}</h2>\n{_grid(table)}{_note(table.note)}"


def _grid(table: Table) -> str:
    head = _row("th", table.columns, table.flush_right)
    rows = [_row("td", map(format_value, row), table.flush_right) for row in table.rows]
    body = "\n".join(rows)
    return f'<div class="wide"><table><thead>{head}</thead>\n<tbody>{body}</tbody></table></div>'


def _row(tag: str, cells: Iterable[str], flush_right: list[bool]) -> str:
    opening = [f'<{tag} class="n">' if flush else f"<{tag}>" for flush in flush_right]
    parts = [f"{start}{escape(cell)}</{tag}>" for start, cell in zip(opening, cells, strict=True)]
    return f"<tr>{''.join(parts)}</tr>"


def _note(note: str) -> str:
    return f'\n<p class="note">{_inline(note)}</p>' if note else ""


def _markdown(markdown: str) -> str:
    """Paragraphs and `- ` lists; anything else stays as it is written."""
    blocks = []
    for block in re.split(r"\n\s*\n", markdown):
        lines = block.splitlines()
        if lines and all(line.startswith("- ") for line in lines):
            items = "".join(f"<li>{_inline(line[2:])}</li>" for line in lines)
            blocks.append(f"<ul>{items}</ul>")
        else:
            blocks.append(f"<p>{_inline(block)}</p>")
    return "\n".join(blocks)


def _inline(text: str) -> str:
    text = re.sub(r"`([^`]+)`", r"<code>\1</code>", escape(text, quote=False))
    return re.sub(r"\*\*([^*]+)\*\*", r"<strong>\1</strong>", text)
