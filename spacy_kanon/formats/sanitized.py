"""Sanitized records to JSONL, CSV, TSV, Parquet and plain text."""

from __future__ import annotations

import csv
import json
import re
from collections.abc import Callable, Mapping, Sequence
from typing import IO, Any

from ..anonymity.population import sentence_of
from ..errors import KanonError, require
from ..storage.records import BATCH_ROWS, DELIMITERS

FORMATS = ("jsonl", "csv", "tsv", "parquet", "text")
BINARY_FORMATS = ("parquet",)
# Tables that spreadsheets open.
GUARDED_FORMATS = ("csv", "tsv")
_TYPES = {"k": "int64"}

# What a spreadsheet runs as a formula, and what `guard_cell` makes of it.
_FORMULA = re.compile(r"'*[=+\-@\t\r]")
_GUARDED = re.compile(r"'+[=+\-@\t\r]")


class RecordWriter:
    """Writes one record after the other."""

    def write(self, record: Mapping[str, Any]) -> None:
        """Write a record."""
        raise NotImplementedError

    def finish(self) -> None:
        """Write what is still held; the file stays open."""


def make_writer(
    file: IO[Any], format: str, *, columns: Sequence[str], guard: bool = False
) -> RecordWriter:
    """What writes records to `file` in one of `FORMATS`; `columns` are of a table without any."""
    if format in DELIMITERS:
        return _CsvWriter(file, DELIMITERS[format], columns, guard=guard)
    if format == "parquet":
        return _ParquetWriter(file, columns)
    return _LineWriter(file, _as_text if format == "text" else _as_json)


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


class _LineWriter(RecordWriter):
    def __init__(self, file: IO[str], render: Callable[[Mapping[str, Any]], str]) -> None:
        self._file, self._render = file, render

    def write(self, record: Mapping[str, Any]) -> None:
        self._file.write(self._render(record) + "\n")


def _as_json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, default=str)


def _as_text(record: Mapping[str, Any]) -> str:
    """The released text, and the evidence below it where it is given."""
    lines = [] if record.get("id") is None else [f"## {record['id']}"]
    text = record["sanitized_text"] if "sanitized_text" in record else record["masked_text"]
    lines.append(text.rstrip("\n"))
    if record["spans"] and "evidence" in record["spans"][0]:
        reached = record["k_reached"]
        lines += ["", f"  k reached: {record['population'] if reached is None else reached:,}"]
        lines += [f"  {sentence_of(record['fits'])}"] if "fits" in record else []
        for span in record["spans"]:
            sign = "-" if span["masked"] else "+"
            lines.append(f"  {sign} {span['kind']:<8} {span['evidence']}")
    return "\n".join(lines) + "\n"


class _Rows(RecordWriter):
    """Records as rows of one table, whose columns are those of the first."""

    def __init__(self, columns: Sequence[str]) -> None:
        self.names = list(columns)
        self._count = 0

    def row(self, record: Mapping[str, Any]) -> dict[str, Any]:
        """Lists and objects become JSON."""
        self._count += 1
        if self._count == 1:
            self.names = list(record)
        elif record.keys() != set(self.names):
            raise KanonError(
                f"[KN595] Record {self._count} has not the columns of the first one, so it is no "
                "row of one table. Write JSON lines (-o NAME.jsonl), or keep columns that all "
                "records have."
            )
        return {
            name: _as_json(value) if isinstance(value, dict | list) else value
            for name, value in record.items()
        }


class _CsvWriter(_Rows):
    def __init__(
        self, file: IO[str], delimiter: str, columns: Sequence[str], *, guard: bool
    ) -> None:
        super().__init__(columns)
        self._writer = csv.writer(file, delimiter=delimiter, lineterminator="\n")
        self._guard = guard

    def write(self, record: Mapping[str, Any]) -> None:
        row = self.row(record)
        if self._count == 1:
            self._writer.writerow(self.names)
        cells = [row[name] for name in self.names]
        self._writer.writerow(map(guard_cell, cells) if self._guard else cells)

    def finish(self) -> None:
        if not self._count:
            self._writer.writerow(self.names)


class _ParquetWriter(_Rows):
    """The first rows decide the types of the columns; one of nothing but nulls holds strings."""

    def __init__(self, file: IO[bytes], columns: Sequence[str]) -> None:
        super().__init__(columns)
        require("pyarrow", extra="build")
        self._file = file
        self._waiting: list[dict[str, Any]] = []
        self._writer: Any = None
        self._written = 0

    def write(self, record: Mapping[str, Any]) -> None:
        self._waiting.append(self.row(record))
        if len(self._waiting) == BATCH_ROWS:
            self._flush()

    def finish(self) -> None:
        self._flush()
        self._writer.close()

    def _flush(self) -> None:
        import pyarrow
        import pyarrow.parquet

        arrays, first = [], self._written + 1
        for number, name in enumerate(self.names):
            values = [row.get(name) for row in self._waiting]
            try:
                if self._writer is not None:
                    type = self._writer.schema.field(number).type
                elif pyarrow.types.is_null(type := pyarrow.infer_type(values)):
                    type = pyarrow.type_for_alias(_TYPES.get(name, "string"))
                arrays.append(pyarrow.array(values, type=type))
            except (pyarrow.ArrowException, TypeError, ValueError, OverflowError) as error:
                last = self._written + len(self._waiting)
                raise KanonError(
                    f"[KN596] Column {name!r} holds values of several types in records {first:,} "
                    f"to {last:,}, which Parquet cannot hold. Write JSON lines (-o NAME.jsonl), or "
                    "leave the column out."
                ) from error
        table = pyarrow.Table.from_arrays(arrays, names=self.names)
        if self._writer is None:
            self._writer = pyarrow.parquet.ParquetWriter(self._file, table.schema)
        self._writer.write_table(table)
        self._written += len(self._waiting)
        self._waiting.clear()
