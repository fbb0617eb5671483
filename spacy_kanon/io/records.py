"""Records of CSV, TSV, JSON lines and Parquet files, for every room that reads some.

What cannot be read comes as a `BadRecord` in its turn, and the others go on; whoever needs all of
them refuses the first bad one. Nothing is skipped without a word, and no message quotes a record.
"""

from __future__ import annotations

import gzip
import sys
import zlib
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from typing import IO

from ..errors import Errors, KanonError
from .json_lines import json_line_records
from .record_types import WHOLE, BadRecord, Record, Stretch
from .tables.csv_rows import MissingColumnError, UnreadableTableError, csv_columns, csv_records
from .tables.parquet_rows import parquet_columns, parquet_records

__all__ = [
    "BadRecord", "Record", "plain_suffix", "read_columns", "read_records", "read_whole_text",
    "table_format",
]  # fmt: skip

DELIMITERS = {"csv": ",", "tsv": "\t"}
_FORMAT_OF_SUFFIX = {
    ".jsonl": "jsonl", ".ndjson": "jsonl", ".csv": "csv", ".tsv": "tsv", ".parquet": "parquet",
    ".pq": "parquet",
}  # fmt: skip
STANDARD_INPUT = "standard input"


def table_format(path: Path) -> str | None:
    """The format that a file's name promises; None if it promises none.

    >>> table_format(Path("people.CSV.gz"))
    'csv'
    """
    return _FORMAT_OF_SUFFIX.get(plain_suffix(path))


def plain_suffix(path: Path) -> str:
    """The last suffix in lower case; of a compressed file the one before ".gz"."""
    suffixes = [suffix.lower() for suffix in path.suffixes]
    if suffixes and suffixes[-1] == ".gz":
        suffixes.pop()
    return suffixes[-1] if suffixes else ""


def read_records(
    path: Path | None,
    format: str,
    *,
    need: Sequence[str] = (),
    one_row_cells: bool = False,
    stretch: Stretch = WHOLE,
) -> Iterator[Record | BadRecord]:
    """Stream the records of a file in order.

    path (Path | None): None is standard input; a name that ends in ".gz" is a compressed file.
    format (str): "jsonl", "csv", "tsv" or "parquet".
    need (Sequence[str]): Columns that a table must have; an object of JSON lines may lack them.
    one_row_cells (bool): Refuse cells that hold whole rows (see `tables.csv_rows.csv_records`).
    stretch (Stretch): Which records, with the lines that they have in the file.
    RAISES (KanonError): E003 without a file; E005 if it is damaged in the middle; E591 if it is no
        such table at all; E592 without a needed column; E001 if Parquet lacks its package.
    """
    line = 0
    with _coded_errors(path, lambda: line):
        if format == "parquet":
            rows = parquet_records(path, need=need, skip=stretch.first)
            yield from islice(rows, stretch.count)
            return
        with open_bytes(path) as file:
            if format == "jsonl":
                begin = stretch.begin
                if begin.offset:
                    file.seek(begin.offset)
                skip = stretch.first - begin.records
                records = json_line_records(file, skip=skip, lines=begin.lines)
            else:  # Where a row begins is only known when all before it are read.
                table = csv_records(
                    file, DELIMITERS[format], need=need, one_row_cells=one_row_cells
                )
                records = islice(table, stretch.first, None)
            for record in islice(records, stretch.count):
                line = record.line
                yield record


def read_columns(path: Path, format: str) -> list[str]:
    """Names of the columns; of JSON lines all keys that occur, which takes a pass of its own.

    RAISES (KanonError): As `read_records`.
    """
    if format == "jsonl":
        columns: dict[str, None] = {}
        for record in read_records(path, format):
            if isinstance(record, Record):
                columns.update(dict.fromkeys(record.values))
        return list(columns)
    with _coded_errors(path, lambda: 0):
        if format == "parquet":
            return parquet_columns(path)
        with open_bytes(path) as file:
            return csv_columns(file, DELIMITERS[format])


def read_whole_text(path: Path | None) -> str:
    """A whole file as one text, without a byte-order mark.

    path (Path | None): None is standard input; a name that ends in ".gz" is a compressed file.
    RAISES (KanonError): E003, E005, E591 for the file. (UnicodeDecodeError): It is not UTF-8.
    """
    return read_whole_bytes(path).decode("utf-8-sig")


def read_whole_bytes(path: Path | None) -> bytes:
    """A whole file as it is, decompressed if its name ends in ".gz".

    path (Path | None): None is standard input.
    RAISES (KanonError): E003, E005, E591 for the file.
    """
    with _coded_errors(path, lambda: 0), open_bytes(path) as file:
        return file.read()


@contextmanager
def open_bytes(path: Path | None) -> Iterator[IO[bytes]]:
    """A file's bytes, decompressed if its name ends in ".gz"; None is standard input."""
    if path is None:
        yield sys.stdin.buffer
    elif path.suffix.lower() == ".gz":
        with gzip.open(path, "rb") as file:
            yield file  # type: ignore[misc]
    else:
        with path.open("rb") as file:
            yield file


@contextmanager
def _coded_errors(path: Path | None, last_line: Callable[[], int]) -> Iterator[None]:
    """Say with a code what is wrong with a file."""
    name = STANDARD_INPUT if path is None else path
    try:
        if path is not None and not path.is_file():
            raise KanonError(Errors.E003.format(path=path))
        yield
    except MissingColumnError as error:
        if error.delimited:
            raise KanonError(Errors.E598.format(path=name)) from error
        raise KanonError(
            Errors.E592.format(column=error.column, path=name, count=error.count)
        ) from error
    except UnreadableTableError as error:
        raise KanonError(Errors.E591.format(path=name, reason=error)) from error
    except (EOFError, zlib.error, gzip.BadGzipFile) as error:
        raise KanonError(
            Errors.E005.format(path=name, line=last_line() + 1, reason=error)
        ) from error
    except OSError as error:
        reason = error.strerror or error
        raise KanonError(Errors.E591.format(path=name, reason=reason)) from error
