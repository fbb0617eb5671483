"""Records of CSV, TSV, JSON lines and Parquet files, for every room that reads some.

What cannot be read comes as a `BadRecord` in its turn, and the others go on; a caller that needs
all of them refuses the first bad one. Nothing is skipped without a word, and no message quotes a
record.
"""

from __future__ import annotations

import gzip
import json
import re
import sys
import zlib
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

from ..errors import Errors, KanonError, shown
from .tables import (
    BadRecord,
    MissingColumnError,
    Record,
    UnreadableTableError,
    csv_columns,
    csv_records,
    parquet_columns,
    parquet_records,
)

BYTE_ORDER_MARK = b"\xef\xbb\xbf"
_ESCAPED_SURROGATE = re.compile(r"\\u[dD][89a-fA-F]")


def read_json_value(text: str) -> Any:
    """The value of a JSON text.

    >>> read_json_value('{"a": [1, 2]}')
    {'a': [1, 2]}
    """
    try:
        value = json.loads(text, object_pairs_hook=_object)
        if _ESCAPED_SURROGATE.search(text):
            _check_strings(value)
    except RecursionError as error:
        raise ValueError("brackets are nested too deeply") from error
    return value


def json_line_records(file: IO[bytes]) -> Iterator[Record | BadRecord]:
    """The records of a file with one JSON object per line; empty lines are skipped.

    Only a line feed ends a line: a text may hold other separators.
    """
    for number, data in enumerate(file, start=1):
        if number == 1:
            data = data.removeprefix(BYTE_ORDER_MARK)
        if not data.strip():
            continue
        try:
            value = read_json_value(data.decode("utf8"))
        except UnicodeDecodeError as error:
            problem = f"not UTF-8 at byte {error.start}: save the file as UTF-8"
            yield BadRecord(number, problem)
        except UnicodeEncodeError as error:
            yield BadRecord(number, f"half a surrogate pair or a byte not UTF-8 at {error.start}")
        except ValueError as error:
            yield BadRecord(number, f"not JSON: {error}")
        else:
            if isinstance(value, dict):
                yield Record(number, value)
            else:
                yield BadRecord(number, "not a JSON object")


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    value = dict(pairs)
    if len(value) < len(pairs):
        keys = [key for key, _ in pairs]
        repeated = next(key for number, key in enumerate(keys) if key in keys[:number])
        raise ValueError(f"the key {shown(repeated)} stands twice in one object")
    return value


def _check_strings(value: Any) -> None:
    if isinstance(value, str):
        value.encode("utf8")
    elif isinstance(value, dict):
        for key, part in value.items():
            key.encode("utf8")
            _check_strings(part)
    elif isinstance(value, list):
        for part in value:
            _check_strings(part)


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
    path: Path | None, format: str, *, need: Sequence[str] = ()
) -> Iterator[Record | BadRecord]:
    """Stream the records of a file in order."""
    line = 0
    with _coded_errors(path, lambda: line):
        if format == "parquet":
            yield from parquet_records(path, need=need)
            return
        with open_bytes(path) as file:
            if format == "jsonl":
                records = json_line_records(file)
            else:
                records = csv_records(file, DELIMITERS[format], need=need)
            for record in records:
                line = record.line
                yield record


def read_columns(path: Path, format: str) -> list[str]:
    """Names of the columns; of JSON lines all keys that occur, which takes a pass of its own."""
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
    """A whole file as one text, without a byte-order mark."""
    return read_whole_bytes(path).decode("utf-8-sig")


def read_whole_bytes(path: Path | None) -> bytes:
    """A whole file as it is, decompressed if its name ends in ".gz"."""
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
            raise KanonError(
                f"[KN598] The header of {name} is one cell with semicolons, tabs or commas in it: "
                "something else stands between its cells than its name says. Save it with commas "
                "(.csv) or tabs (.tsv)."
            ) from error
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


def listed_lines(path: Path) -> Iterator[str]:
    """The entries of a list; empty lines and those that begin with # are none."""
    if not path.is_file():
        raise KanonError(Errors.E003.format(path=path))
    try:
        with path.open(encoding="utf-8-sig") as file:
            for line in file:
                entry = line.strip()
                if entry and not entry.startswith("#"):
                    yield entry
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or "it is not UTF-8"
        raise KanonError(Errors.E010.format(path=path, reason=reason)) from error
