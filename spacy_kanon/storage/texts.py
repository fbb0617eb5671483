"""Texts to sanitize from text, JSONL, CSV and Parquet files or standard input, one at a time."""

from __future__ import annotations

import math
from collections.abc import Container, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date, time
from decimal import Decimal
from pathlib import Path
from typing import Any
from uuid import UUID

from ..documents.document import DOCUMENTS, Document, document_format, read_document
from ..errors import Errors, KanonError, need_file
from . import records
from .records import BadRecord, Record, all_good

FORMATS = ("text", "jsonl", "csv", "tsv", "parquet", *DOCUMENTS)
_TEXT_SUFFIXES = (".txt", ".text", ".md")
_ID_FIELDS = ("id", "doc_id")


@dataclass(frozen=True, slots=True)
class TextRecord:
    """One text."""

    line: int  # The line of a JSONL or CSV file, or the row of a Parquet file, from 1.
    id: Any  # What the file calls the record, a value that JSON can hold.
    text: str  # The text; it can be written as UTF-8. Of several text columns it is the first.
    subject: str | None = None  # Whom the text is about, where the file says so.
    # The texts of the other text columns, in the order of their names.
    others: tuple[str, ...] = ()
    # All values of the record by column, if it comes from a table.
    row: Mapping[str, Any] = field(default_factory=dict, compare=False, repr=False)
    # The file with its structure, if it has one of its own.
    document: Document | None = field(default=None, compare=False, repr=False)
    file: Path | None = None  # Which file of a folder it comes from, relative to the folder.

    @property
    def texts(self) -> tuple[str, ...]:
        """The texts of all text columns."""
        return (self.text, *self.others)


def find_format(path: Path) -> str | None:
    """The format that a file's name promises; None if it promises none."""
    is_text = records.plain_suffix(path) in _TEXT_SUFFIXES
    return "text" if is_text else records.table_format(path) or document_format(path.name)


def guess_format(path: Path) -> str:
    """The format that a file's name promises."""
    format = find_format(path)
    if format is None:
        raise KanonError(Errors.E590.format(path=path, formats=", ".join(FORMATS)))
    return format


def read_texts(
    path: Path | None,
    *,
    format: str | None = None,
    text_column: str | Sequence[str] = "text",
    id_column: str | None = None,
    subject_column: str | None = None,
) -> Iterator[TextRecord | BadRecord]:
    """Read texts in order; a record that cannot be read comes as a BadRecord and the rest go on."""
    if path is not None:
        need_file(path)
    if format is None:
        format = "text" if path is None else guess_format(path)
    identity = None if path is None else path.name
    if format == "text":
        try:
            yield TextRecord(1, identity, records.read_whole_bytes(path).decode("utf-8-sig"))
        except UnicodeDecodeError as error:
            yield BadRecord(1, f"not UTF-8 at byte {error.start}: save the file as UTF-8")
        return
    if format in DOCUMENTS:
        data = records.read_whole_bytes(path)
        document = read_document(data, format, path=path or "standard input")
        yield TextRecord(1, identity, document.text, document=document)
        return
    columns = (text_column,) if isinstance(text_column, str) else tuple(text_column)
    need = [*columns, *(name for name in (id_column, subject_column) if name is not None)]
    for record in records.read_records(path, format, need=need):
        if isinstance(record, BadRecord):
            yield record
        else:
            yield _text_record(record, columns, id_column, subject_column)


def read_good_texts(
    path: Path, *, text_column: str | Sequence[str] = "text", id_column: str | None = None
) -> Iterator[TextRecord]:
    """The texts of a file that has to be whole, to train on or to count with."""
    return all_good(read_texts(path, text_column=text_column, id_column=id_column), path)


def _text_record(
    record: Record, text_columns: Sequence[str], id_column: str | None, subject_column: str | None
) -> TextRecord | BadRecord:
    line, values = record.line, record.values
    texts = []
    for column in text_columns:
        if column not in values:
            return BadRecord(line, f"no field {column!r}")
        text = values[column]
        if text is None and len(text_columns) > 1:
            text = ""
        if not isinstance(text, str):
            return BadRecord(line, f"the text is {type(text).__name__}, not a string")
        texts.append(text)
    id_field = id_field_of(values, id_column)
    identity = None if id_field is None else values[id_field]
    try:
        subject = None if subject_column is None else plain_id(values.get(subject_column))
        about = None if subject in (None, "") else str(subject)
        return TextRecord(line, plain_id(identity), texts[0], about, tuple(texts[1:]), values)
    except ValueError as error:
        return BadRecord(line, str(error))


def id_field_of(values: Container[str], id_column: str | None) -> str | None:
    """The field that names a record."""
    fields = _ID_FIELDS if id_column is None else (id_column,)
    return next((name for name in fields if name in values), None)


def plain_id(value: Any) -> str | int | float | None:
    """An id as a value that JSON can hold, whatever type a table gave it.

    >>> plain_id(b"x-1"), plain_id(Decimal("1.50")), plain_id(date(1972, 5, 23))
    ('x-1', '1.50', '1972-05-23')
    """
    if value is None or isinstance(value, str | int):
        return value
    if isinstance(value, float) and math.isfinite(value):
        return value
    if isinstance(value, date | time):
        return value.isoformat()
    if isinstance(value, Decimal | UUID):
        return str(value)
    if isinstance(value, bytes):
        try:
            return value.decode("utf8")
        except UnicodeDecodeError:
            return value.hex()
    raise ValueError(f"the id is {type(value).__name__}, not a text or a number")


def files_of(folder: Path) -> list[Path]:
    """The files of a folder and its folders, by name; hidden ones are left out."""
    relative = (path.relative_to(folder) for path in folder.rglob("*") if path.is_file())
    return sorted(p for p in relative if not any(part.startswith(".") for part in p.parts))


def read_folder(folder: Path, **reading: Any) -> Iterator[TextRecord | BadRecord]:
    """Read the texts of a folder, file by file."""
    for number, relative in enumerate(files_of(folder), start=1):
        try:
            for record in read_texts(folder / relative, **reading):
                if isinstance(record, BadRecord):
                    yield BadRecord(record.line, f"{relative}: {record.problem}")
                elif record.row:
                    yield replace(record, file=relative)
                else:
                    yield replace(record, file=relative, line=number)
        except KanonError as error:
            yield BadRecord(number, f"{relative}: {error}")
