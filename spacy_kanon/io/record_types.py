"""One record of a file, good or bad."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple


@dataclass(frozen=True, slots=True)
class Record:
    """One row or object. `line` is the line of the file, or the row of a Parquet file, from 1."""

    line: int
    values: dict[str, Any]


@dataclass(frozen=True, slots=True)
class BadRecord:
    """One record that could not be read or used, and why, in words that quote nothing of it."""

    line: int
    problem: str


class Begin(NamedTuple):
    """A place between two records of a file.

    records, lines, offset (int): How many records, lines and bytes stand before it.
    """

    records: int = 0
    lines: int = 0
    offset: int = 0


START = Begin()


@dataclass(frozen=True, slots=True)
class Stretch:
    """Some records of a file, one after the other.

    first (int): How many stand before them.
    count (int | None): How many they are; None: to the end.
    begin (Begin): A known place at or before their first, from which a file of JSON lines that is
        not compressed is read.
    """

    first: int = 0
    count: int | None = None
    begin: Begin = START


WHOLE = Stretch()
