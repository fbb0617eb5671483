"""One report of an evaluation: tables, figures and text, with all that is needed to repeat it.

    report = Report("Masks of two systems", {"k": 5}, seeds={"bootstrap": 0}, inputs=[path])
    report.table("Recall", ["system", "recall"], [["ours", 0.91], ["theirs", 0.74]])
    report.figure("Privacy and utility", PrivacyUtility(points))
    report.write(Path("report.html"))

The suffix chooses the form: `.md` (figures as their data), `.html` (one self-contained file,
figures as inline SVG) or `.json` (raw values).
"""

from __future__ import annotations

import io
import math
import os
import platform
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from html import escape
from importlib import metadata
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

import srsly
from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from ..errors import Errors, KanonError
from ..storage.files import whole_file
from ..storage.folders import digest_of_file
from .plots import PrivacyUtility, SystemPoint

if TYPE_CHECKING:
    from matplotlib.figure import Figure as Canvas

Value = str | int | float | bool | None
Plot = Callable[[Any], None]

NO_FIGURE = "This figure is drawn in the HTML form of the report; its data:"
NO_MATPLOTLIB = (
    "This figure needs matplotlib (pip install 'spacy-kanon[evaluation]'); its data instead:"
)
NO_DATA = "(this figure carries no data of its own)"


@dataclass(frozen=True, slots=True)
class Text:
    """A paragraph or list in Markdown."""

    markdown: str


@dataclass(frozen=True, slots=True)
class Table:
    """A titled table. Every row has one value per column."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[Value, ...], ...]
    note: str = ""

    @property
    def flush_right(self) -> list[bool]:
        """For each column, whether it holds numbers only."""
        return [
            bool(self.rows) and all(_is_number(row[i]) for row in self.rows)
            for i in range(len(self.columns))
        ]


@dataclass(frozen=True, slots=True)
class Figure:
    """A titled plot and, if the plot carries its data, the same as a table."""

    title: str
    plot: Plot
    data: Table | None
    note: str = ""


Section = Text | Table | Figure


def has_matplotlib() -> bool:
    """Whether figures can be drawn here."""
    return find_spec("matplotlib") is not None


def make_table(
    title: str, columns: Sequence[str], rows: Iterable[Sequence[Value]], note: str = ""
) -> Table:
    """A table whose rows all fit its columns."""
    table = Table(title, tuple(columns), tuple(tuple(row) for row in rows), note)
    for row in table.rows:
        if len(row) != len(table.columns):
            raise KanonError(
                f"[KN641] A row of the table '{title}' has {len(row)} values for "
                f"{len(table.columns)} columns."
            )
    return table


def provenance_tables(meta: Mapping[str, Any]) -> list[Table]:
    """The last part of every report: options and versions, then the files that were read."""
    flat: list[tuple[Value, ...]] = []
    for name, value in meta.items():
        if name == "inputs":
            continue
        if isinstance(value, Mapping):
            flat += [(f"{name}: {key}", _plain(item)) for key, item in value.items()]
        else:
            flat.append((name, _plain(value)))
    tables = [make_table("How this was made", ["what", "value"], flat)]
    inputs = [(item["file"], item["bytes"], item["sha256"]) for item in meta["inputs"]]
    if inputs:
        tables.append(make_table("Files read", ["file", "bytes", "SHA-256"], inputs))
    return tables


def format_value(value: Value) -> str:
    """A table cell: three decimals for fractions, a dash for what is not known."""
    if value is None or (isinstance(value, float) and not math.isfinite(value)):
        return "–"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, float):
        return f"{value:.3f}" if abs(value) < 1000 else f"{value:.0f}"
    return str(value)


def _is_number(value: Value) -> bool:
    return value is None or (isinstance(value, int | float) and not isinstance(value, bool))


def _plain(value: object) -> Value:
    if value is None or isinstance(value, str | int | float | bool):
        return value
    return srsly.json_dumps(finite(value))


def finite(value: Any) -> Any:
    """The same value with what JSON cannot hold (NaN, infinity, tuples) made plain."""
    if isinstance(value, Mapping):
        return {str(key): finite(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [finite(item) for item in value]
    if isinstance(value, float) and not math.isfinite(value):
        return None
    if isinstance(value, Path):
        return value.as_posix()
    return value


TEMPLATES = Path(__file__).parent / "templates"


def render(template: str, filters: Mapping[str, Callable[..., Any]], **values: Any) -> str:
    """A whole page."""
    environment = _environment().overlay()
    environment.filters = environment.filters | dict(filters)
    return environment.get_template(template).render(values)


@lru_cache(maxsize=1)
def _environment() -> Environment:
    return Environment(
        loader=FileSystemLoader(TEMPLATES),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        cache_size=0,  # A template is compiled with the filters of its own page.
    )


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
    """The whole page."""
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
    """The plot on a fresh canvas, without touching matplotlib's global state."""
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


# Packages whose version can change a figure.
PACKAGES: tuple[str, ...] = (
    "spacy-kanon", "spacy", "thinc", "numpy", "scipy", "scikit-learn", "spacy-transformers",
    "transformers", "torch",
)  # fmt: skip


def versions() -> dict[str, str]:
    """Version of Python and of every installed package that can change a figure."""
    installed = {"python": platform.python_version()}
    for package in PACKAGES:
        try:
            installed[package] = metadata.version(package)
        except metadata.PackageNotFoundError:
            continue
    return installed


def machine() -> dict[str, str | int]:
    """System, architecture and number of processors; no host name and no user name."""
    return {
        "system": platform.system(),
        "release": platform.release(),
        "machine": platform.machine(),
        "processors": os.cpu_count() or 1,
    }


def fingerprint(path: Path) -> dict[str, str | int]:
    """Name, size in bytes and SHA-256 of a file that was read."""
    path = Path(path)
    if not path.is_file():
        raise KanonError(Errors.E003.format(path=path))
    return {"file": path.name, "bytes": path.stat().st_size, "sha256": digest_of_file(path)}


def fingerprints(paths: Iterable[Path]) -> list[dict[str, str | int]]:
    """Fingerprints in the order given, each file once."""
    return [fingerprint(path) for path in dict.fromkeys(Path(path) for path in paths)]


SUFFIXES = (".md", ".html", ".json")


class Report:
    """Collects sections in reading order and writes them in one go.

    title (str): Heading of the report.
    meta (Mapping[str, object]): What the caller wants to be remembered: options, commands.
    seeds (Mapping[str, int]): Name of each source of chance and its seed.
    inputs (Iterable[Path]): Files that were read; their SHA-256 goes into the report.
    """

    def __init__(
        self,
        title: str,
        meta: Mapping[str, object] | None = None,
        *,
        seeds: Mapping[str, int] | None = None,
        inputs: Iterable[Path] = (),
    ) -> None:
        self.title = title
        self.sections: list[Section] = []
        self.meta: dict[str, Any] = {
            **(meta or {}),
            "versions": versions(),
            "platform": machine(),
            "seeds": dict(seeds or {}),
            "inputs": fingerprints(inputs),
        }

    def text(self, markdown: str) -> Report:
        """Add a paragraph or a list in Markdown."""
        self.sections.append(Text(markdown.strip()))
        return self

    def table(
        self,
        title: str,
        columns: Sequence[str],
        rows: Iterable[Sequence[Value]],
        note: str = "",
    ) -> Report:
        """Add a table."""
        self.sections.append(make_table(title, columns, rows, note))
        return self

    def figure(self, title: str, plot: Plot, note: str = "") -> Report:
        """Add a plot."""
        data = getattr(plot, "data", None)
        table = make_table(title, *data()) if data is not None else None
        self.sections.append(Figure(title, plot, table, note))
        return self

    def to_json(self) -> str:
        """The report as JSON, numbers unrounded; a figure as its data."""
        return srsly.json_dumps(
            {
                "title": self.title,
                "meta": finite(self.meta),
                "sections": [_section_json(section) for section in self.sections],
            },
            indent=2,
        )

    def to_markdown(self) -> str:
        """The report as Markdown; a figure as its data."""
        parts = [f"# {self.title}"]
        parts += [_section_markdown(section) for section in self.sections]
        parts += [_table_markdown(table) for table in provenance_tables(self.meta)]
        return "\n\n".join(parts) + "\n"

    def to_html(self) -> str:
        """The report as one self-contained HTML file; figures as inline SVG."""
        return render_html(self.title, self.sections, self.meta)

    def write(self, path: Path) -> None:
        """Write the report whole or not at all, in the form its suffix names."""
        path = Path(path)
        check_report_path(path)
        forms = {".md": self.to_markdown, ".html": self.to_html, ".json": self.to_json}
        content = forms[path.suffix.lower()]()
        with whole_file(path) as file:
            file.write(content)


def check_report_path(path: Path) -> None:
    """Refuse a place that no report can be written to, before the work is done."""
    if path.suffix.lower() not in SUFFIXES:
        raise KanonError(
            f"[KN640] No report can be written to {path}: its name must end in one of "
            f"{', '.join(SUFFIXES)}."
        )
    if not path.absolute().parent.is_dir():
        raise KanonError(Errors.E003.format(path=path.parent))


def _section_json(section: Section) -> dict[str, Any]:
    if isinstance(section, Text):
        return {"type": "text", "markdown": section.markdown}
    if isinstance(section, Table):
        return {"type": "table", **_table_json(section)}
    data = _table_json(section.data) if section.data else {"columns": [], "rows": []}
    return {"type": "figure", **data, "title": section.title, "note": section.note}


def _table_json(table: Table) -> dict[str, Any]:
    return {
        "title": table.title,
        "columns": list(table.columns),
        "rows": finite(table.rows),
        "note": table.note,
    }


def _section_markdown(section: Section) -> str:
    if isinstance(section, Text):
        return section.markdown
    if isinstance(section, Table):
        return _table_markdown(section)
    parts = [f"## {section.title}"]
    if section.data is None:
        parts.append(NO_DATA)
    else:
        parts += [NO_FIGURE, _grid(section.data)]
    return "\n\n".join([*parts, *([section.note] if section.note else [])])


def _table_markdown(table: Table) -> str:
    parts = [f"## {table.title}", _grid(table)]
    return "\n\n".join([*parts, *([table.note] if table.note else [])])


def _grid(table: Table) -> str:
    """The table itself in Markdown; a column of numbers is set flush right."""
    lines = [
        [_escape(column) for column in table.columns],
        ["---:" if flush else "---" for flush in table.flush_right],
        *([_escape(format_value(value)) for value in row] for row in table.rows),
    ]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def _escape(cell: str) -> str:
    return cell.replace("\\", "\\\\").replace("|", "\\|").replace("\n", " ")


COLUMNS = (
    ("documents", "documents"),
    ("breached", "1..k-1 people"),
    ("exactly_one", "exactly one"),
    ("joint_below_k", "together below k"),
    ("joint_nobody", "together nobody"),
    ("joint_few", "together 1..k-1"),
    ("suspects", "suspects visible"),
    ("tokens_visible", "tokens visible"),
    ("subject_within", "subject among them"),
    ("subject_alone", "subject alone"),
    ("linked", "linked to the subject"),
    ("linked_few", "linked to 1..k-1"),
    ("thinned_breached", "1..k-1, thinned KB"),
    ("let_through", "let through"),
)
NOTE = (
    "Shares of the documents. **1..k-1 people**: some combination of visible terms fits so few; "
    "**together**: all visible terms at once. The subject's columns are shares of the documents "
    "whose subject is somebody of the knowledge base. **linked**: to a reader of background "
    "documents (by words, by pairs of words or by letters) nobody else, or fewer than k people, "
    "are as likely as the subject; shares of the documents whose subject has such documents. "
    "**suspects visible**: a capitalized word stays that is neither ordinary nor known. "
    "**thinned KB**: counted with a knowledge base that lacks a share of each person's statements; "
    "**let through**: documents that the whole one finds in breach and that one does not."
)


def audit_rows(audits: Sequence[Mapping[str, Any]]) -> tuple[list[str], list[list[Value]]]:
    """The figures of releases, a row each, without columns that no release has a figure for."""
    figures = [{"documents": audit["documents"], **audit["shares"]} for audit in audits]
    columns = [
        (key, title)
        for key, title in COLUMNS
        if any(figure.get(key) is not None for figure in figures)
    ]
    rows: list[list[Value]] = [
        [audit["release"], *(figure.get(key) for key, _ in columns)]
        for audit, figure in zip(audits, figures, strict=True)
    ]
    return ["release", *(title for _, title in columns)], rows


def render_audit(
    audits: Sequence[Mapping[str, Any]],
    texts: Sequence[Sequence[str]],
    options: Mapping[str, object],
) -> str:
    report = Report("What released texts single out", options)
    report.table("Releases", *audit_rows(audits), NOTE)
    points = [
        SystemPoint(
            audit["release"], 1 - audit["shares"]["breached"], audit["shares"]["tokens_visible"]
        )
        for audit in audits
        if audit["shares"]["tokens_visible"] is not None
    ]
    if len(points) > 1:
        privacy = "1 − share singling out 1..k-1 people"
        report.figure(
            "What is safe and what is left",
            PrivacyUtility(points, privacy=privacy, utility="share of tokens visible"),
        )
    documents = [
        _document(audit["release"], entry, text)
        for audit, released in zip(audits, texts, strict=True)
        for entry, text in zip(audit["worst"], released, strict=True)
    ]
    return render_html(
        report.title, report.sections, report.meta, template="audit.html", documents=documents
    )


def _document(release: str, entry: Mapping[str, Any], text: str) -> dict[str, Any]:
    pieces: list[dict[str, Any]] = []
    position = 0
    for term in sorted(entry["witness"], key=lambda term: term["start"]):
        pieces.append({"text": text[position : term["start"]], "keys": None})
        phrase = text[term["start"] : term["end"]]
        pieces.append({"text": phrase, "keys": ", ".join(term["keys"])})
        position = term["end"]
    pieces.append({"text": text[position:], "keys": None})
    subject = {None: "unknown", True: "yes", False: "no"}[entry["subject"]]
    return {
        "name": f"{release}: {entry['id']}",
        "summary": [
            ("people that fit", f"{entry['support']:,}"),
            ("all terms together", f"{entry['joint']:,}"),
            ("the subject is one of few", subject),
        ],
        "pieces": pieces,
    }
