"""One report of an evaluation: tables and text, with all that is needed to repeat it.

    report = Report("Masks of two systems", {"k": 5}, seeds={"bootstrap": 0}, inputs=[path])
    report.table("Recall", ["system", "recall"], [["ours", 0.91], ["theirs", 0.74]])
    report.write(Path("report.html"))

The suffix chooses the form: `.html` (one self-contained file) or `.json` (raw values). Pages
hold no script, no font and no address.
"""

from __future__ import annotations

import json
import math
import os
import platform
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from html import escape
from importlib import metadata
from pathlib import Path
from typing import Any, NamedTuple

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from ..errors import Errors, KanonError
from ..storage.files import whole_file
from ..storage.folders import sha256
from .intervals import plain

Value = str | int | float | bool | None
SUFFIXES = (".html", ".json")
TEMPLATES = Path(__file__).parent / "templates"
# Packages whose version can change a figure.
PACKAGES: tuple[str, ...] = (
    "spacy-kanon", "spacy", "thinc", "numpy", "scipy", "scikit-learn", "spacy-transformers",
    "transformers", "torch",
)  # fmt: skip
_NUMBER = re.compile(r"[-+±−–.]?\d|–$")


class Table(NamedTuple):
    """A titled table."""

    title: str
    columns: Sequence[str]
    rows: Sequence[Sequence[Value]]
    note: str = ""

    @property
    def flush_right(self) -> list[bool]:
        """For each column, whether it holds numbers only."""
        cells = [[row[i] for row in self.rows] for i in range(len(self.columns))]
        return [bool(column) and all(map(_is_number, column)) for column in cells]

    def to_plain(self) -> dict[str, Any]:
        return {
            "type": "table",
            "title": self.title,
            "columns": list(self.columns),
            "rows": plain(self.rows),
            "note": self.note,
        }


class Report:
    """Collects sections in reading order and writes them in one go.

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
        self.sections: list[str | Table] = []
        self.meta: dict[str, Any] = {
            **(meta or {}),
            "versions": versions(),
            "platform": machine(),
            "seeds": dict(seeds or {}),
            "inputs": [fingerprint(path) for path in dict.fromkeys(map(Path, inputs))],
        }

    def text(self, markdown: str) -> Report:
        """Add a paragraph or a list in Markdown."""
        self.sections.append(markdown.strip())
        return self

    def table(
        self, title: str, columns: Sequence[str], rows: Iterable[Sequence[Value]], note: str = ""
    ) -> Report:
        """Add a table."""
        return self.add(Table(title, columns, list(rows), note))

    def add(self, table: Table) -> Report:
        """Add a table, every row of which has one value per column."""
        for row in table.rows:
            if len(row) != len(table.columns):
                raise KanonError(
                    f"[KN641] A row of the table '{table.title}' has {len(row)} values for "
                    f"{len(table.columns)} columns."
                )
        self.sections.append(table)
        return self

    def to_json(self) -> str:
        """The report as JSON, numbers unrounded."""
        sections = [
            {"type": "text", "markdown": section}
            if isinstance(section, str)
            else section.to_plain()
            for section in self.sections
        ]
        content = {"title": self.title, "meta": plain(self.meta), "sections": sections}
        return json.dumps(content, indent=2, ensure_ascii=False)

    def to_html(self, template: str = "report.html", **values: Any) -> str:
        """The report as one self-contained HTML file."""
        sections = [
            {"blocks": list(_blocks(section))} if isinstance(section, str) else section
            for section in [*self.sections, *self._provenance()]
        ]
        return render(template, title=self.title, sections=sections, **values)

    def write(self, path: Path) -> None:
        """Write the report whole or not at all, in the form its suffix names."""
        check_report_path(path)
        content = self.to_html() if path.suffix.lower() == ".html" else self.to_json()
        with whole_file(path) as file:
            file.write(content)

    def _provenance(self) -> list[Table]:
        """The last part of every report: options and versions, then the files that were read."""
        flat: list[tuple[str, Value]] = []
        for name, value in self.meta.items():
            if isinstance(value, Mapping):
                flat += [(f"{name}: {key}", _plain(item)) for key, item in value.items()]
            elif name != "inputs":
                flat.append((name, _plain(value)))
        tables = [Table("How this was made", ["what", "value"], flat)]
        if inputs := [list(item.values()) for item in self.meta["inputs"]]:
            tables.append(Table("Files read", ["file", "bytes", "SHA-256"], inputs))
        return tables


def check_report_path(path: Path) -> None:
    """Refuse a place that no report can be written to, before the work is done."""
    if path.suffix.lower() not in SUFFIXES:
        raise KanonError(
            f"[KN640] No report can be written to {path}: its name must end in one of "
            f"{', '.join(SUFFIXES)}."
        )
    if not path.absolute().parent.is_dir():
        raise KanonError(Errors.E003.format(path=path.parent))


def format_value(value: Value) -> str:
    """A table cell: three decimals for fractions, a dash for what is not known."""
    if value is None or (isinstance(value, float) and not math.isfinite(value)):
        return "–"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, float):
        return f"{value:.3f}" if abs(value) < 1000 else f"{value:.0f}"
    return str(value)


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
    if not path.is_file():
        raise KanonError(Errors.E003.format(path=path))
    return {"file": path.name, "bytes": path.stat().st_size, "sha256": sha256(path)}


def render(template: str, **values: Any) -> str:
    """A whole page."""
    return _environment().get_template(template).render(values)


@lru_cache(maxsize=1)
def _environment() -> Environment:
    filters: dict[str, Callable[..., Any]] = {
        "inline": _inline,
        # What begins with a digit or a sign is not broken on a narrow screen.
        "is_number": lambda cell: bool(_NUMBER.match(cell)),
        "shown": format_value,
    }
    return open_templates(TEMPLATES, filters, keep_trailing_newline=True)


def open_templates(
    folder: Path, filters: Mapping[str, Callable[..., Any]], **settings: Any
) -> Environment:
    """The templates of pages, in which values are escaped and none may be missing."""
    settings = {"autoescape": True, "trim_blocks": True, "lstrip_blocks": True, **settings}
    environment = Environment(
        loader=FileSystemLoader(folder), undefined=StrictUndefined, auto_reload=False, **settings
    )
    environment.filters |= filters
    return environment


def _is_number(value: Value) -> bool:
    return value is None or (isinstance(value, int | float) and not isinstance(value, bool))


def _plain(value: object) -> Value:
    return value if isinstance(value, Value) else json.dumps(plain(value), ensure_ascii=False)


def _blocks(markdown: str) -> Iterator[str | list[str]]:
    """Paragraphs, and the items of `- ` lists; anything else stays as it is written."""
    for block in re.split(r"\n\s*\n", markdown):
        lines = block.splitlines()
        listed = bool(lines) and all(line.startswith("- ") for line in lines)
        yield [line[2:] for line in lines] if listed else block


def _inline(text: str) -> Markup:
    marked = re.sub(r"`([^`]+)`", r"<code>\1</code>", escape(text, quote=False))
    return Markup(re.sub(r"\*\*([^*]+)\*\*", r"<strong>\1</strong>", marked))


def _pieces(text: str, spans: Iterable[Mapping[str, Any]]) -> Iterator[tuple[str, Any]]:
    """The text in order: each span with its record, what stands between spans with None."""
    position = 0
    for span in sorted(spans, key=lambda span: span["start"]):
        yield text[position : span["start"]], None
        yield text[span["start"] : span["end"]], span
        position = span["end"]
    yield text[position:], None


# What an audit of released texts counts (`release.audit.Audit.to_plain`), and its column.
COLUMNS = {
    "documents": "documents",
    "breached": "1..k-1 people",
    "exactly_one": "exactly one",
    "joint_below_k": "together below k",
    "suspects": "suspects visible",
    "direct": "direct visible",
    "risk": "mean risk",
    "tokens_visible": "tokens visible",
    "linked": "linked to the subject",
    "linked_few": "linked to 1..k-1",
}
NOTE = (
    "Shares of the documents. **1..k-1 people**: some combination of visible terms fits so few; "
    "**together**: all visible terms at once. **linked**: to a reader of background "
    "documents (by words, pairs of words or letters) no other person, or fewer than k people, "
    "are as likely as the subject; shares of the documents whose subject has such documents. "
    "**suspects visible**: a capitalized word stays that is neither ordinary nor known. "
    "**direct visible**: a name, a code or an address stays; **mean risk**: of each document 1 if "
    "one does, else the chance to name the right person of the population by what stays."
)


def audit_rows(audits: Sequence[Mapping[str, Any]]) -> tuple[list[str], list[list[Value]]]:
    """The figures of releases, a row each, without columns that no release has a figure for."""
    figures = [{"documents": audit["documents"], **audit["shares"]} for audit in audits]
    keys = [key for key in COLUMNS if any(figure.get(key) is not None for figure in figures)]
    rows: list[list[Value]] = [
        [audit["release"], *map(figure.get, keys)]
        for audit, figure in zip(audits, figures, strict=True)
    ]
    return ["release", *(COLUMNS[key] for key in keys)], rows


def render_audit(
    audits: Sequence[Mapping[str, Any]],
    texts: Sequence[Sequence[str]],
    options: Mapping[str, object],
) -> str:
    """The page of an audit: the figures of all releases, and the worst documents of each."""
    report = Report("What released texts single out", options)
    report.table("Releases", *audit_rows(audits), NOTE)
    documents = [
        {
            "name": f"{audit['release']}: {entry['id']}",
            "summary": {
                "people that fit": f"{entry['support']:,}",
                "all terms together": f"{entry['joint']:,}",
            },
            "pieces": list(_pieces(text, entry["witness"])),
        }
        for audit, released in zip(audits, texts, strict=True)
        for entry, text in zip(audit["worst"], released, strict=True)
    ]
    return report.to_html("audit.html", documents=documents)
