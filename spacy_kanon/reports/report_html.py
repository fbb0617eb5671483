"""A report as one self-contained HTML file: no script, no link, figures as inline SVG."""

from __future__ import annotations

import io
import re
from collections.abc import Iterable, Mapping
from html import escape
from typing import TYPE_CHECKING, Any

from markupsafe import Markup

from .pages import render
from .report_sections import (
    NO_DATA,
    NO_MATPLOTLIB,
    Plot,
    Section,
    format_value,
    has_matplotlib,
    provenance_tables,
)

if TYPE_CHECKING:
    from matplotlib.figure import Figure as Canvas

# Size of a figure in inches, and the fixed salt that gives equal plots equal bytes.
FIGURE_SIZE = (7.2, 4.6)
SVG_SALT = "spacy-kanon"

_NUMBER = re.compile(r"[-+±−–.]?\d|–$")


def render_html(
    title: str,
    sections: Iterable[Section],
    meta: Mapping[str, Any],
    *,
    template: str = "report.html",
    **values: Any,
) -> str:
    """The whole page.

    title (str): Heading.
    sections (Iterable[Section]): In reading order.
    meta (Mapping[str, Any]): What `provenance_tables` shows at the end.
    template (str): `report.html`, or one that extends it.
    **values (Any): What such a template shows besides.
    RETURNS (str): HTML that needs nothing else.
    """
    return render(
        template,
        {
            "blocks": _blocks,
            "cell_class": _cell_class,
            "inline": _inline,
            "shown": format_value,
            "svg": lambda figure: Markup(draw_svg(figure.plot, figure.title)),
        },
        title=title,
        sections=[*sections, *provenance_tables(meta)],
        drawn=has_matplotlib(),
        no_matplotlib=NO_MATPLOTLIB,
        no_data=NO_DATA,
        **values,
    )


def draw(plot: Plot) -> Canvas:
    """The plot on a fresh canvas, without touching matplotlib's global state.

    plot (Callable[[Axes], None]): Draws on the axes.
    RETURNS (matplotlib.figure.Figure): Ready to be saved.
    """
    from matplotlib.figure import Figure as Canvas

    canvas = Canvas(figsize=FIGURE_SIZE, layout="constrained")
    plot(canvas.subplots())
    return canvas


def draw_svg(plot: Plot, label: str) -> str:
    """The plot as an `<svg>` element; the same plot gives the same bytes.

    plot (Callable[[Axes], None]): Draws on the axes.
    label (str): What a screen reader says.
    RETURNS (str): The element alone.
    """
    import matplotlib

    target = io.StringIO()
    with matplotlib.rc_context({"svg.hashsalt": SVG_SALT, "svg.fonttype": "path"}):
        draw(plot).savefig(target, format="svg", metadata={"Date": None})
    svg = target.getvalue()
    attributes = f'<svg role="img" aria-label="{escape(label)}" '
    return svg[svg.index("<svg ") :].replace("<svg ", attributes, 1)


def _cell_class(cell: str, flush_right: bool) -> Markup:
    """The class attribute of a cell: what begins with a digit or a sign is not broken."""
    names = ["number"] if _NUMBER.match(cell) else []
    names += ["right"] if flush_right else []
    return Markup(f' class="{" ".join(names)}"') if names else Markup("")


def _blocks(markdown: str) -> list[dict[str, Any]]:
    """Paragraphs ("text") and `- ` lists ("items"); anything else stays as it is written."""
    blocks: list[dict[str, Any]] = []
    for block in re.split(r"\n\s*\n", markdown):
        lines = block.splitlines()
        listed = bool(lines) and all(line.startswith("- ") for line in lines)
        blocks.append({"text": block, "items": [line[2:] for line in lines] if listed else []})
    return blocks


def _inline(text: str) -> Markup:
    marked = re.sub(r"`([^`]+)`", r"<code>\1</code>", escape(text, quote=False))
    return Markup(re.sub(r"\*\*([^*]+)\*\*", r"<strong>\1</strong>", marked))
