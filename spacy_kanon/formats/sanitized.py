"""Sanitized records to JSONL, CSV, TSV, Parquet and plain text."""

from __future__ import annotations

import csv
import json
import re
from collections.abc import Mapping, Sequence
from typing import IO, Any, Protocol

from ..errors import KanonError
from ..storage.tables import ParquetRows

FORMATS = ("jsonl", "csv", "tsv", "parquet", "text")
BINARY_FORMATS = ("parquet",)
# Tables that spreadsheets open.
GUARDED_FORMATS = ("csv", "tsv")
_DELIMITERS = {"csv": ",", "tsv": "\t"}
_SANITIZED = "sanitized_text"
_TYPES = dict.fromkeys(("k", "k_reached", "population"), "int64")  # Also where nothing reached k.

# What a spreadsheet runs as a formula, and what `guard_cell` makes of it.
_FORMULA = re.compile(r"'*[=+\-@\t\r]")
_GUARDED = re.compile(r"'+[=+\-@\t\r]")


class RecordWriter(Protocol):
    """Writes one record after the other."""

    def write(self, record: Mapping[str, Any]) -> None:
        """Write a record."""

    def finish(self) -> None:
        """Write what is still held; the file stays open."""


def make_writer(
    file: IO[Any], format: str, *, columns: Sequence[str], guard: bool = False
) -> RecordWriter:
    """What writes records to `file` in one of `FORMATS`."""
    if format in _DELIMITERS:
        return _CsvWriter(file, _DELIMITERS[format], columns, guard=guard)
    if format == "parquet":
        return _ParquetWriter(file, columns)
    return _TextWriter(file) if format == "text" else _JsonWriter(file)


def guard_cell(cell: Any) -> Any:
    """A cell that no spreadsheet runs as a formula.

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


class _JsonWriter:
    def __init__(self, file: IO[str]) -> None:
        self._file = file

    def write(self, record: Mapping[str, Any]) -> None:
        self._file.write(json.dumps(record, ensure_ascii=False, default=str))
        self._file.write("\n")

    def finish(self) -> None:
        pass


class _Columns:
    """The columns of a table, and its rows as the table can hold them."""

    def __init__(self, columns: Sequence[str]) -> None:
        self._without_records = columns
        self.names: list[str] | None = None
        self._count = 0

    def row(self, record: Mapping[str, Any]) -> dict[str, Any]:
        """Lists and objects become JSON. RAISES (KanonError): E595: not the first one's columns."""
        self._count += 1
        if self.names is None:
            self.names = list(record)
        elif record.keys() != set(self.names):
            raise KanonError(
                f"[KN595] Record {self._count} has not the columns of the first one, so it is no "
                "row of one table. Write JSON lines (-o NAME.jsonl), or keep columns that all "
                "records have."
            )
        return {
            name: json.dumps(value, ensure_ascii=False, default=str)
            if isinstance(value, dict | list)
            else value
            for name, value in record.items()
        }

    def all_names(self) -> list[str]:
        """Those of the records, or of a table without any."""
        return list(self._without_records) if self.names is None else self.names


class _CsvWriter:
    def __init__(
        self, file: IO[str], delimiter: str, columns: Sequence[str], *, guard: bool
    ) -> None:
        self._writer = csv.writer(file, delimiter=delimiter, lineterminator="\n")
        self._columns = _Columns(columns)
        self._guard = guard
        self._begun = False

    def write(self, record: Mapping[str, Any]) -> None:
        row = self._columns.row(record)
        self._begin()
        cells = [row[name] for name in self._columns.all_names()]
        self._writer.writerow(map(guard_cell, cells) if self._guard else cells)

    def finish(self) -> None:
        self._begin()

    def _begin(self) -> None:
        if not self._begun:
            self._writer.writerow(self._columns.all_names())
            self._begun = True


class _ParquetWriter:
    def __init__(self, file: IO[bytes], columns: Sequence[str]) -> None:
        self._columns = _Columns(columns)
        self._rows = ParquetRows(file, _TYPES)

    def write(self, record: Mapping[str, Any]) -> None:
        self._rows.write(self._columns.row(record))

    def finish(self) -> None:
        self._rows.finish(self._columns.all_names())


class _TextWriter:
    def __init__(self, file: IO[str]) -> None:
        self._file = file

    def write(self, record: Mapping[str, Any]) -> None:
        if record.get("id") is not None:
            self._file.write(f"## {record['id']}\n")
        self._file.write(record.get(_SANITIZED, record["masked_text"]).rstrip("\n") + "\n")
        if record["spans"] and "evidence" in record["spans"][0]:
            self._write_evidence(record)
        self._file.write("\n")

    def _write_evidence(self, record: Mapping[str, Any]) -> None:
        reached = record["k_reached"]
        self._file.write(
            f"\n  k reached: {record['population'] if reached is None else reached:,}\n"
        )
        for span in record["spans"]:
            sign = "-" if span["masked"] else "+"
            self._file.write(f"  {sign} {span['kind']:<8} {span['evidence']}\n")

    def finish(self) -> None:
        pass
