"""Texts to sanitize from text, JSONL, CSV and Parquet files or standard input, one at a time."""

from __future__ import annotations

import csv
import gzip
import io
import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import IO, Any

from ..errors import Errors, KanonError

FORMATS = ("text", "jsonl", "csv", "tsv", "parquet")
_FORMAT_OF_SUFFIX = {
    ".txt": "text", ".text": "text", ".md": "text", ".jsonl": "jsonl", ".ndjson": "jsonl",
    ".csv": "csv", ".tsv": "tsv", ".parquet": "parquet", ".pq": "parquet",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class TextRecord:
    """One text. `line` is the line of a JSONL or CSV file, or the row of a Parquet file, from 1."""

    line: int
    id: Any
    text: str


@dataclass(frozen=True, slots=True)
class BadRecord:
    """One record that could not be read or sanitized, and why."""

    line: int
    problem: str


def guess_format(path: Path) -> str:
    """The format that a file's name promises.

    RAISES (KanonError): The suffix promises none.
    """
    suffixes = [suffix.lower() for suffix in path.suffixes]
    if suffixes and suffixes[-1] == ".gz":
        suffixes.pop()
    found = _FORMAT_OF_SUFFIX.get(suffixes[-1] if suffixes else "")
    if found is None:
        raise KanonError(Errors.E590.format(path=path, formats=", ".join(FORMATS)))
    return found


def read_texts(
    path: Path | None,
    *,
    format: str | None = None,
    text_column: str = "text",
    id_column: str | None = None,
) -> Iterator[TextRecord | BadRecord]:
    """Read texts in order; a record that cannot be read comes as a BadRecord and the rest go on.

    path (Path | None): None is standard input.
    format (str | None): One of `FORMATS`; None guesses from the suffix (standard input: text).
    text_column (str): Field that holds the text.
    id_column (str | None): Field that names the record; None takes "id" or "doc_id" if present.
    RAISES (KanonError): The file does not exist, its format is unknown, or it has no such column.
    """
    if path is not None and not path.is_file():
        raise KanonError(Errors.E003.format(path=path))
    if format is None:
        format = "text" if path is None else guess_format(path)
    if format == "parquet":
        yield from _read_parquet(path, text_column, id_column)
        return
    with _open(path) as file:
        if format == "text":
            name = None if path is None else path.name
            yield _checked(1, name, _decode(file.read()))
        elif format == "jsonl":
            yield from _read_jsonl(file, text_column, id_column)
        else:
            delimiter = "\t" if format == "tsv" else ","
            yield from _read_csv(file, delimiter, text_column, id_column)


def read_good_texts(
    path: Path, *, text_column: str = "text", id_column: str | None = None
) -> Iterator[TextRecord]:
    """The texts of a file that has to be whole, to train on or to count with.

    RAISES (KanonError): E556 for the first record that cannot be read; what `read_texts` raises.
    """
    for record in read_texts(path, text_column=text_column, id_column=id_column):
        if isinstance(record, BadRecord):
            raise KanonError(
                Errors.E556.format(path=path, line=record.line, problem=record.problem)
            )
        yield record


def _open(path: Path | None) -> IO[bytes]:
    if path is None:
        return sys.stdin.buffer
    if path.suffix.lower() == ".gz":
        return gzip.open(path, "rb")  # type: ignore[return-value]
    return path.open("rb")


def _decode(data: bytes) -> str | UnicodeDecodeError:
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        return error


def _checked(line: int, name: Any, text: Any) -> TextRecord | BadRecord:
    if isinstance(text, UnicodeDecodeError):
        return BadRecord(line, f"not UTF-8 at byte {text.start}: save the file as UTF-8")
    if not isinstance(text, str):
        return BadRecord(line, f"the text is {type(text).__name__}, not a string")
    try:
        text.encode("utf8")
    except UnicodeEncodeError as error:
        return BadRecord(line, f"half a surrogate pair or a byte not UTF-8 at {error.start}")
    return TextRecord(line, name, text)


def _read_jsonl(
    file: IO[bytes], text_column: str, id_column: str | None
) -> Iterator[TextRecord | BadRecord]:
    for line, data in enumerate(file, start=1):
        if not data.strip():
            continue
        decoded = _decode(data)
        if not isinstance(decoded, str):
            yield _checked(line, None, decoded)
            continue
        try:
            record = json.loads(decoded)
        except (json.JSONDecodeError, RecursionError) as error:
            yield BadRecord(line, f"not JSON: {error}")
            continue
        if not isinstance(record, dict) or text_column not in record:
            yield BadRecord(line, f"no field {text_column!r}")
            continue
        yield _checked(line, _name(record, id_column), record[text_column])


def _read_csv(
    file: IO[bytes], delimiter: str, text_column: str, id_column: str | None
) -> Iterator[TextRecord | BadRecord]:
    csv.field_size_limit(sys.maxsize)
    lines = io.TextIOWrapper(file, encoding="utf-8-sig", errors="surrogateescape", newline="")
    reader = csv.DictReader(lines, delimiter=delimiter, strict=True)
    try:
        _need_column(reader.fieldnames or (), text_column)
        while True:
            line = reader.line_num + 1
            try:
                row = next(reader)
            except StopIteration:
                return
            except csv.Error as error:
                yield BadRecord(line, f"not CSV: {error}")
                continue
            if row[text_column] is None or None in row:
                yield BadRecord(line, "the row has not as many fields as the header")
                continue
            yield _checked(line, _name(row, id_column), row[text_column])
    finally:
        lines.detach()


def _read_parquet(
    path: Path | None, text_column: str, id_column: str | None
) -> Iterator[TextRecord | BadRecord]:
    if find_spec("pyarrow") is None:
        raise KanonError(Errors.E001.format(packages="pyarrow", extra="build"))
    import pyarrow
    import pyarrow.parquet

    try:
        table = pyarrow.parquet.ParquetFile(sys.stdin.buffer if path is None else path)
    except (pyarrow.ArrowException, OSError) as error:
        raise KanonError(Errors.E591.format(path=path, reason=error)) from error
    _need_column(table.schema_arrow.names, text_column)
    line = 0
    for batch in table.iter_batches(batch_size=256):
        for row in batch.to_pylist():
            line += 1
            yield _checked(line, _name(row, id_column), row[text_column])


def _need_column(columns: Any, wanted: str) -> None:
    if wanted not in columns:
        raise KanonError(Errors.E592.format(column=wanted, columns=", ".join(columns) or "none"))


def _name(record: dict[str, Any], id_column: str | None) -> Any:
    if id_column is not None:
        return record.get(id_column)
    return record.get("id", record.get("doc_id"))
