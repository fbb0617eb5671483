"""Records of CSV, TSV, JSON lines and Parquet files, for every room that reads some.

What cannot be read comes as a `BadRecord` in its turn, and the others go on; a caller that needs
all of them refuses the first bad one. Nothing is skipped without a word, and no message quotes a
record. CSV is read strictly: a row that is none, as after an open quote, is told with its lines.
"""

from __future__ import annotations

import csv
import gzip
import io
import json
import re
import sys
import zlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, nullcontext, suppress
from dataclasses import dataclass
from importlib.resources import files
from itertools import chain
from pathlib import Path
from typing import IO, Any, TypeVar

from ..errors import Errors, KanonError, need_file, require, shown
from .files import reading

BYTE_ORDER_MARK = b"\xef\xbb\xbf"
DELIMITERS = {"csv": ",", "tsv": "\t"}
STANDARD_INPUT = "standard input"
MOST_CHARACTERS = 256 * 1024 * 1024  # Of a cell: what an open quote may hold in memory.
BATCH_ROWS = 1_000
NOT_UTF8 = "save the file as UTF-8 (from Latin-1: iconv -f latin1 -t utf8 OLD > NEW)"
_FORMAT_OF_SUFFIX = {
    ".jsonl": "jsonl", ".ndjson": "jsonl", ".csv": "csv", ".tsv": "tsv", ".parquet": "parquet",
    ".pq": "parquet",
}  # fmt: skip
T = TypeVar("T")
_ODD_BYTE = re.compile("[\udc80-\udcff]")  # As errors="surrogateescape" has it.
_ESCAPED_SURROGATE = re.compile(r"\\u[dD][89a-fA-F]")


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
    lines: int = 1  # Those of other records too, if it leaves a quote open.


def all_good(records: Iterable[T | BadRecord], path: object) -> Iterator[T]:
    """The records of a file that has to be whole. RAISES (KanonError): E556 at a bad one."""
    for record in records:
        if isinstance(record, BadRecord):
            raise KanonError(
                Errors.E556.format(path=path, line=record.line, problem=record.problem)
            )
        yield record


def broken_allowed(count: int) -> float:
    """How many of the records or lines read so far may be broken: more is another format."""
    return max(10, 0.01 * count)


def first_few(notes: Sequence[str]) -> str:
    """What a message shows of many notes."""
    return ", ".join(notes[:5]) + (", ..." if len(notes) > 5 else "")


def bundled_rows(name: str) -> list[list[str]]:
    """The rows of a table of the package (`data/*.tsv`), without its head."""
    text = (files("spacy_kanon") / "data" / name).read_text(encoding="utf8")
    return [line.split("\t") for line in text.splitlines()[1:]]


def read_json_value(text: str) -> Any:
    """The value of a JSON text.

    >>> read_json_value('{"a": [1, 2]}')
    {'a': [1, 2]}
    """
    try:
        value = json.loads(text, object_pairs_hook=_object)
        if _ESCAPED_SURROGATE.search(text):
            json.dumps(value, ensure_ascii=False).encode("utf8")
    except RecursionError as error:
        raise ValueError("brackets are nested too deeply") from error
    return value


def json_line_records(file: IO[bytes]) -> Iterator[Record | BadRecord]:
    """The records of a file with one JSON object per line; only a line feed ends a line."""
    for number, data in enumerate(file, start=1):
        if number == 1:
            data = data.removeprefix(BYTE_ORDER_MARK)
        if not data.strip():
            continue
        try:
            value = read_json_value(data.decode("utf8"))
        except UnicodeDecodeError as error:
            yield BadRecord(number, f"not UTF-8 at byte {error.start}: save the file as UTF-8")
        except UnicodeEncodeError:
            yield BadRecord(number, "half a surrogate pair in a string")
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
        raise ValueError(f"the key {shown(repeated)} occurs twice in one object")
    return value


def table_format(path: Path) -> str | None:
    """The format that a file's name promises; None if it promises none.

    >>> table_format(Path("people.CSV.gz"))
    'csv'
    """
    return _FORMAT_OF_SUFFIX.get(plain_suffix(path))


def plain_suffix(path: Path) -> str:
    """The last suffix in lower case; of a compressed file the one before ".gz"."""
    return Path(path.name.lower().removesuffix(".gz")).suffix


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
                records = csv_records(
                    file, DELIMITERS[format], need=need, name=path or STANDARD_INPUT
                )
            for record in records:
                line = record.line
                yield record


def read_columns(path: Path, format: str) -> list[str]:
    """Names of the columns; of JSON lines all keys that occur, which takes a pass of its own."""
    if format == "jsonl":
        records = (r for r in read_records(path, format) if isinstance(r, Record))
        return list(dict.fromkeys(chain.from_iterable(record.values for record in records)))
    with _coded_errors(path, lambda: 0):
        if format == "parquet":
            names = list(_open_parquet(path).schema_arrow.names)
            check_columns(names, (), path)
            return names
        with open_bytes(path) as file:
            return _header(_rows(file, DELIMITERS[format]), (), path)


def read_whole_bytes(path: Path | None) -> bytes:
    """A whole file as it is, decompressed if its name ends in ".gz"."""
    with _coded_errors(path, lambda: 0), open_bytes(path) as file:
        return file.read()


def open_bytes(path: Path | None) -> Any:
    """A file's bytes, decompressed if its name ends in ".gz"; None is standard input."""
    if path is None:
        return nullcontext(sys.stdin.buffer)
    return gzip.open(path, "rb") if path.suffix.lower() == ".gz" else path.open("rb")


@contextmanager
def _coded_errors(path: Path | None, last_line: Callable[[], int]) -> Iterator[None]:
    """Say with a code what is wrong with a file."""
    name = path or STANDARD_INPUT
    try:
        if path is not None:
            need_file(path)
        yield
    except (EOFError, zlib.error, gzip.BadGzipFile) as error:
        line = last_line() + 1
        raise KanonError(Errors.E005.format(path=name, line=line, reason=error)) from error
    except OSError as error:
        raise _unreadable(name, error.strerror or error) from error


def _unreadable(name: object, reason: object) -> KanonError:
    """The error about a table that is none as a whole; it quotes nothing of it."""
    return KanonError(Errors.E591.format(path=name, reason=reason))


def listed_lines(path: Path) -> Iterator[str]:
    """The entries of a list; empty lines and those that begin with # are none."""
    need_file(path)
    with reading(path), path.open(encoding="utf-8-sig") as file:
        entries = (line.strip() for line in file)
        yield from (entry for entry in entries if entry and not entry.startswith("#"))


def csv_records(
    file: IO[bytes], delimiter: str, *, need: Sequence[str] = (), name: object = "the table"
) -> Iterator[Record | BadRecord]:
    """The rows below the header, each with the header's names."""
    rows = _rows(file, delimiter)
    header = _header(rows, need, name)
    for line, last, row in rows:
        if problem := row if isinstance(row, str) else _problem(row, len(header)):
            problem += "" if last <= line else f" (to line {last})"
            yield BadRecord(line, problem, max(last - line, 0) + 1)
        elif row:
            yield Record(line, dict(zip(header, row, strict=True)))


def check_columns(header: Sequence[str], need: Sequence[str], name: object) -> None:
    """Names of columns are all different, and the needed ones are among them."""
    first: dict[str, int] = {}
    for number, column in enumerate(header, start=1):
        if first.setdefault(column, number) != number:
            reason = (
                f"columns {first[column]} and {number} have one name: give each a name of its own"
            )
            raise _unreadable(name, reason)
    missing = next((column for column in need if column not in first), None)
    if missing is not None and len(header) == 1 and any(sign in header[0] for sign in ";\t,"):
        raise KanonError(
            f"[KN598] The header of {name} is one cell with semicolons, tabs or commas in it: "
            "something else is between its cells than its name says. Save it with commas "
            "(.csv) or tabs (.tsv)."
        )
    if missing is not None:
        raise KanonError(Errors.E592.format(column=missing, path=name, count=len(header)))


Row = tuple[int, int, "list[str] | str"]  # First line, last line, and cells or why it is none.


def _rows(file: IO[bytes], delimiter: str) -> Iterator[Row]:
    """The rows of a table, the header among them."""
    csv.field_size_limit(MOST_CHARACTERS)
    text = io.TextIOWrapper(file, encoding="utf-8-sig", errors="surrogateescape", newline="")
    reader = csv.reader(text, delimiter=delimiter, strict=True)
    try:
        while True:
            line = reader.line_num + 1
            try:
                row: list[str] | str = next(reader)
            except StopIteration:
                return
            except csv.Error as error:
                row = f"not CSV: {error} (is a quote left open?)"
            yield line, reader.line_num, row
    finally:
        with suppress(ValueError):  # The file is closed already.
            text.detach()


def _header(rows: Iterator[Row], need: Sequence[str], name: object) -> list[str]:
    header = next((row for _, _, row in rows if row), [])
    if isinstance(header, str):
        raise _unreadable(name, f"the header is {header}")
    if _problem(header, len(header)):
        raise _unreadable(name, f"the header is not UTF-8: {NOT_UTF8}")
    check_columns(header, need, name)
    return header


def _problem(row: list[str], count: int) -> str:
    """What is wrong with a row of so many columns; nothing if nothing is."""
    if row and len(row) != count:
        return f"{len(row)} cells instead of {count}, not as many as the header"
    cells = (number for number, cell in enumerate(row, start=1) if _ODD_BYTE.search(cell))
    bad_cell = next(cells, None)
    return "" if bad_cell is None else f"cell {bad_cell} is not UTF-8: {NOT_UTF8}"


def parquet_records(path: Path | None, *, need: Sequence[str] = ()) -> Iterator[Record]:
    """The rows of a Parquet file."""
    file = _open_parquet(path)
    import pyarrow

    check_columns(file.schema_arrow.names, need, path or STANDARD_INPUT)
    line = 0
    try:
        for batch in file.iter_batches(batch_size=BATCH_ROWS):
            for values in batch.to_pylist():
                line += 1
                yield Record(line, values)
    except (
        pyarrow.ArrowException, OSError, ValueError, OverflowError, NotImplementedError,
    ) as error:  # fmt: skip
        raise _unreadable(path or STANDARD_INPUT, f"row {line + 1}: {_reason(error)}") from error


def _open_parquet(path: Path | None) -> Any:
    require("pyarrow", extra="build")
    import pyarrow
    from pyarrow.parquet import ParquetFile

    try:
        return ParquetFile(io.BytesIO(sys.stdin.buffer.read()) if path is None else path)
    except (pyarrow.ArrowException, OSError, ValueError, NotImplementedError) as error:
        raise _unreadable(path or STANDARD_INPUT, f"not Parquet: {_reason(error)}") from error


def _reason(error: BaseException) -> str:
    return str(error).split("\n")[0][:200]
