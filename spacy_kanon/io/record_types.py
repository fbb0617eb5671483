"""One record of a file, good or bad."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


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
