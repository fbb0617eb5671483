"""The parts of a report, and how their values are shown."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import srsly

from ..errors import Errors, KanonError

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
    """A table whose rows all fit its columns.

    title (str): Heading.
    columns (Sequence[str]): Heads of the columns.
    rows (Iterable[Sequence[Value]]): A value for each column.
    note (str): Markdown, below the table.
    RETURNS (Table): Checked.
    RAISES (KanonError): E641 if a row has not one value per column.
    """
    table = Table(title, tuple(columns), tuple(tuple(row) for row in rows), note)
    for row in table.rows:
        if len(row) != len(table.columns):
            raise KanonError(
                Errors.E641.format(title=title, columns=len(table.columns), values=len(row))
            )
    return table


def provenance_tables(meta: Mapping[str, Any]) -> list[Table]:
    """The last part of every report: options and versions, then the files that were read.

    meta (Mapping[str, Any]): Of the report.
    RETURNS (list[Table]): One or two.
    """
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
    """A table cell: three decimals for fractions, a dash for what is not known.

    value (Value): Of a cell.
    RETURNS (str): As it is shown.
    """
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
    """The same value with what JSON cannot hold (NaN, infinity, tuples) made plain.

    value (Any): Anything JSON knows, and paths.
    RETURNS (Any): A copy.
    """
    if isinstance(value, Mapping):
        return {str(key): finite(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [finite(item) for item in value]
    if isinstance(value, float) and not math.isfinite(value):
        return None
    if isinstance(value, Path):
        return value.as_posix()
    return value
