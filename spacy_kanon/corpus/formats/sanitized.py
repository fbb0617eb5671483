"""Sanitized records to JSONL, CSV and plain text."""

from __future__ import annotations

import csv
import json
import re
from collections.abc import Callable, Mapping, Sequence
from typing import IO, Any

FORMATS = ("jsonl", "csv", "text")
_CSV_COLUMNS = ("id", "masked_text", "k", "k_reached", "population", "spans")
_SANITIZED = "sanitized_text"

# What a spreadsheet runs as a formula, and what `guard_cell` makes of it.
_FORMULA = re.compile(r"'*[=+\-@\t\r]")
_GUARDED = re.compile(r"'+[=+\-@\t\r]")

Writer = Callable[[Mapping[str, Any]], None]


def make_writer(
    file: IO[str], format: str, *, generalized: bool = False, guard: bool = False
) -> Writer:
    """A function that writes one record to `file` in one of `FORMATS`.

    file (IO[str]): Open for writing text.
    format (str): One of `FORMATS`.
    generalized (bool): The records hold a text with generalizations too.
    guard (bool): Guard cells of CSV against being run as formulas (`guard_cell`).
    RETURNS (Writer): To be called with one record after the other.
    """
    if format == "csv":
        return _csv_writer(file, [*_CSV_COLUMNS, *([_SANITIZED] if generalized else [])], guard)
    if format == "text":
        return lambda record: _write_text(file, record)
    return lambda record: _write_json(file, record)


def guard_cell(cell: Any) -> Any:
    """A cell that no spreadsheet runs as a formula.

    cell (Any): What a program would write; only texts are changed.
    RETURNS (Any): With a quote in front if the text, or what follows its quotes, begins like a
        formula (= + - @, tab, carriage return).

    >>> guard_cell("=1+1"), guard_cell("'=1+1"), guard_cell("Ann"), guard_cell(-1)
    ("'=1+1", "''=1+1", 'Ann', -1)
    """
    return f"'{cell}" if isinstance(cell, str) and _FORMULA.match(cell) else cell


def plain_cell(cell: Any) -> Any:
    """The inverse of `guard_cell`.

    >>> plain_cell("'=1+1"), plain_cell("'Ann'")
    ('=1+1', "'Ann'")
    """
    return cell[1:] if isinstance(cell, str) and _GUARDED.match(cell) else cell


def _write_json(file: IO[str], record: Mapping[str, Any]) -> None:
    file.write(json.dumps(record, ensure_ascii=False))
    file.write("\n")


def _csv_writer(file: IO[str], columns: Sequence[str], guard: bool) -> Writer:
    writer = csv.DictWriter(file, columns, extrasaction="ignore", lineterminator="\n")
    writer.writeheader()

    def write(record: Mapping[str, Any]) -> None:
        spans = json.dumps(record["spans"], ensure_ascii=False)
        row = {**record, "spans": spans}
        writer.writerow({k: guard_cell(v) for k, v in row.items()} if guard else row)

    return write


def _write_text(file: IO[str], record: Mapping[str, Any]) -> None:
    if record.get("id") is not None:
        file.write(f"## {record['id']}\n")
    file.write(record.get(_SANITIZED, record["masked_text"]).rstrip("\n") + "\n")
    if record["spans"] and "evidence" in record["spans"][0]:
        reached = record["k_reached"]
        file.write(f"\n  k reached: {record['population'] if reached is None else reached:,}\n")
        for span in record["spans"]:
            sign = "-" if span["masked"] else "+"
            file.write(f"  {sign} {span['kind']:<8} {span['evidence']}\n")
    file.write("\n")
