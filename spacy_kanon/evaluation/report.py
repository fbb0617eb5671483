"""Tables of figures, and the page of an audit, which holds no script, no font and no address."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from html import escape
from pathlib import Path
from typing import Any, NamedTuple

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

Value = str | int | float | bool | None
TEMPLATES = Path(__file__).parent / "templates"
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
        return [bool(c) and not any(isinstance(value, str | bool) for value in c) for c in cells]


def format_value(value: Value) -> str:
    """A table cell: three decimals for fractions, a dash for what is not known."""
    if value is None or (isinstance(value, float) and not math.isfinite(value)):
        return "–"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, float):
        return f"{value:.3f}" if abs(value) < 1000 else f"{value:.0f}"
    return str(value)


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
    options: Mapping[str, Value],
) -> str:
    """The page of an audit: the figures of all releases, and the worst documents of each."""
    sections = [
        Table("Releases", *audit_rows(audits), NOTE),
        Table("How they were counted", ["what", "value"], list(options.items())),
    ]
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
    title = "What released texts single out"
    page = _environment().get_template("audit.html")
    return page.render(title=title, sections=sections, documents=documents)
