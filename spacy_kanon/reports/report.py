"""One report of an evaluation: tables, figures and text, with all that is needed to repeat it.

    report = Report("Masks of two systems", {"k": 5}, seeds={"bootstrap": 0}, inputs=[path])
    report.table("Recall", ["system", "recall"], [["ours", 0.91], ["theirs", 0.74]])
    report.figure("Privacy and utility", PrivacyUtility(points))
    report.write(Path("report.html"))

The suffix chooses the form: `.md` (figures as their data), `.html` (one self-contained file,
figures as inline SVG) or `.json` (raw values).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import srsly

from ..errors import Errors, KanonError
from ..storage.files import whole_file
from .provenance import fingerprints, machine, versions
from .report_html import render_html
from .report_sections import (
    NO_DATA,
    NO_FIGURE,
    Figure,
    Plot,
    Section,
    Table,
    Text,
    Value,
    finite,
    format_value,
    make_table,
    provenance_tables,
)

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
        """Add a paragraph or a list in Markdown.

        markdown (str): Paragraphs and `- ` lists.
        RETURNS (Report): Itself.
        """
        self.sections.append(Text(markdown.strip()))
        return self

    def table(
        self,
        title: str,
        columns: Sequence[str],
        rows: Iterable[Sequence[Value]],
        note: str = "",
    ) -> Report:
        """Add a table.

        title (str): Heading.
        columns (Sequence[str]): Heads of the columns.
        rows (Iterable[Sequence[Value]]): A value for each column.
        note (str): Markdown, below the table.
        RETURNS (Report): Itself.
        RAISES (KanonError): E641 if a row has not one value per column.
        """
        self.sections.append(make_table(title, columns, rows, note))
        return self

    def figure(self, title: str, plot: Plot, note: str = "") -> Report:
        """Add a plot.

        title (str): Heading.
        note (str): Markdown, below the figure.
        plot (Callable[[Axes], None]): Draws on matplotlib axes. A plot that has a method
            `data() -> (columns, rows)`, as those of `plots.py` have, is also given as numbers.
        RETURNS (Report): Itself.
        """
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
        """Write the report whole or not at all, in the form its suffix names.

        path (Path): Replaced whole.
        RAISES (KanonError): E640 for another suffix, E002 if the place cannot be written.
        """
        path = Path(path)
        check_report_path(path)
        forms = {".md": self.to_markdown, ".html": self.to_html, ".json": self.to_json}
        content = forms[path.suffix.lower()]()
        with whole_file(path) as file:
            file.write(content)


def check_report_path(path: Path) -> None:
    """Refuse a place that no report can be written to, before the work is done.

    path (Path): Of the report.
    RAISES (KanonError): E640 for an unknown suffix, E003 if the folder does not exist.
    """
    if path.suffix.lower() not in SUFFIXES:
        raise KanonError(Errors.E640.format(path=path, suffixes=", ".join(SUFFIXES)))
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
