"""Rows of tables: CSV, TSV, JSON lines and Parquet, one record at a time."""

from __future__ import annotations

import csv
import gzip
import json
import math
import zlib
from collections.abc import Iterator
from datetime import date, datetime
from pathlib import Path
from typing import IO, Any, NamedTuple

from ...errors import Errors, KanonError
from .statements import require_build_packages

DELIMITERS = {".csv": ",", ".tsv": "\t"}
JSON_LINES = (".jsonl", ".ndjson")
PARQUET = ".parquet"
BATCH_ROWS = 10_000
_DAMAGE = (OSError, EOFError, zlib.error, UnicodeDecodeError, csv.Error)


class Record(NamedTuple):
    """One row. `values` is None if it could not be read, `reason` says why then.

    line (int): 1-based line of the file; for Parquet the 1-based row.
    """

    line: int
    values: dict[str, Any] | None
    reason: str = ""


def table_suffix(path: Path) -> str | None:
    """The kind of table a file's name says it is; None for none."""
    suffixes = [suffix.lower() for suffix in path.suffixes]
    if suffixes and suffixes[-1] == ".gz":
        suffixes.pop()
    last = suffixes[-1] if suffixes else ""
    return last if last in (*DELIMITERS, *JSON_LINES, PARQUET) else None


def read_columns(path: Path) -> list[str]:
    """Names of the columns; of JSON lines all keys that occur, which takes a pass of its own.

    RAISES (KanonError): As `read_records`.
    """
    suffix = table_suffix(path)
    if suffix in DELIMITERS:
        try:
            with _open_text(path) as file:
                return next(csv.reader(file, delimiter=DELIMITERS[str(suffix)]), [])
        except _DAMAGE as error:
            raise KanonError(Errors.E005.format(path=path, line=1, reason=error)) from error
    if suffix == PARQUET:
        return list(_parquet(path).schema_arrow.names)
    found: dict[str, None] = {}
    for record in read_records(path):
        found.update(dict.fromkeys(record.values or ()))
    return list(found)


def read_records(path: Path) -> Iterator[Record]:
    """Stream the rows of a table.

    RAISES (KanonError): E005 if the file is damaged or no UTF-8, E001 if Parquet needs pyarrow.
    """
    suffix = table_suffix(path)
    line = 0
    try:
        if suffix == PARQUET:
            yield from _parquet_records(path)
            return
        with _open_text(path) as file:
            rows = _json_records(file) if suffix in JSON_LINES else _csv_records(file, str(suffix))
            for record in rows:
                line = record.line
                yield record
    except _DAMAGE as error:
        raise KanonError(Errors.E005.format(path=path, line=line + 1, reason=error)) from error


def _open_text(path: Path) -> IO[str]:
    if path.suffix.lower() == ".gz":
        return gzip.open(path, "rt", encoding="utf-8-sig", newline="")
    return path.open(encoding="utf-8-sig", newline="")


def _csv_records(file: IO[str], suffix: str) -> Iterator[Record]:
    reader = csv.reader(file, delimiter=DELIMITERS[suffix])
    header = next(reader, [])
    for row in reader:
        if len(row) == len(header):
            yield Record(reader.line_num, dict(zip(header, row, strict=True)))
        elif row:
            reason = f"{len(row)} cells instead of {len(header)}"
            yield Record(reader.line_num, None, reason)


def _json_records(file: IO[str]) -> Iterator[Record]:
    for number, line in enumerate(file, 1):
        if not line.strip():
            continue
        try:
            values = json.loads(line)
        except json.JSONDecodeError as error:
            yield Record(number, None, str(error))
            continue
        if isinstance(values, dict):
            yield Record(number, values)
        else:
            yield Record(number, None, "not a JSON object")


def _parquet(path: Path) -> Any:
    require_build_packages("pyarrow")
    import pyarrow as pa
    import pyarrow.parquet as pq

    try:
        return pq.ParquetFile(path)
    except pa.ArrowInvalid as error:
        raise KanonError(Errors.E005.format(path=path, line=0, reason=error)) from error


def _parquet_records(path: Path) -> Iterator[Record]:
    number = 0
    for batch in _parquet(path).iter_batches(batch_size=BATCH_ROWS):
        for values in batch.to_pylist():
            number += 1
            yield Record(number, values)


def cell_values(cell: Any, separator: str = "") -> list[str]:
    """The values in a cell as text; lists and cells with a separator hold several."""
    if cell is None or (isinstance(cell, float) and math.isnan(cell)):
        return []
    if isinstance(cell, list | tuple):
        return [value for part in cell for value in cell_values(part, separator)]
    if isinstance(cell, datetime):
        return [cell.date().isoformat()]
    if isinstance(cell, date):
        return [cell.isoformat()]
    if isinstance(cell, float) and cell.is_integer():
        cell = int(cell)
    text = str(cell)
    parts = text.split(separator) if separator else [text]
    return [part.strip() for part in parts if part.strip()]
