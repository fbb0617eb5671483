"""Texts with records from JSONL and CSV files; what cannot be read is told apart, not skipped.

- JSONL: `{"text": ..., "record": {field: value or list of values}}`; optional `doc_id` or `id`, and
  `gold`, a list of `{start, end, label}`.
- CSV, TSV: a column for the text; every other column is a field of the record.
"""

from __future__ import annotations

import csv
import io
import json
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ...errors import Errors, KanonError
from ...io.texts import BadRecord, guess_format
from ..formats.annotation_files import read_text

__all__ = ["BadRecord", "RecordText", "read_records"]

ID_FIELDS = ("doc_id", "id")


@dataclass(frozen=True, slots=True)
class RecordText:
    """A text and its record.

    line (int): In the file, from 1.
    doc_id (str): Given, or the line's number.
    text (str): As the file has it.
    record (Mapping[str, Any]): Values, or lists of values, by field.
    gold (tuple[tuple[int, int, str], ...]): (start, end, label) in characters of the text.
    """

    line: int
    doc_id: str
    text: str
    record: Mapping[str, Any] = field(hash=False)
    gold: tuple[tuple[int, int, str], ...] = ()


def read_records(
    path: Path, *, text_field: str = "text", record_field: str = "record"
) -> Iterator[RecordText | BadRecord]:
    """Read a file in order; a line that cannot be used comes as a BadRecord and the rest go on.

    path (Path): `.jsonl`, `.csv` or `.tsv`, plain or `.gz`.
    text_field (str): Name of the field or column with the text.
    record_field (str): Name of the JSONL field with the record.
    YIELDS (RecordText | BadRecord): In file order.
    RAISES (KanonError): E003, E500 for the file, E590 for its name, E592 for a missing column.
    """
    format = guess_format(path)
    if format not in ("jsonl", "csv", "tsv"):
        raise KanonError(Errors.E590.format(path=path, formats="jsonl, csv, tsv"))
    content = read_text(path, format)
    if format == "jsonl":
        rows = _read_jsonl(content, text_field, record_field)
    else:
        rows = _read_csv(content, "\t" if format == "tsv" else ",", text_field)
    seen: dict[str, int] = {}
    for row in rows:
        if isinstance(row, RecordText):
            first = seen.setdefault(row.doc_id, row.line)
            if first != row.line:
                row = BadRecord(row.line, f"the id {row.doc_id!r} stands in line {first} already")
        yield row


def _read_jsonl(
    content: str, text_field: str, record_field: str
) -> Iterator[RecordText | BadRecord]:
    for line, data in enumerate(content.split("\n"), start=1):
        if not data.strip():
            continue
        try:
            row = json.loads(data)
        except (json.JSONDecodeError, RecursionError) as error:
            yield BadRecord(line, f"not JSON: {error}")
            continue
        if not isinstance(row, dict) or not isinstance(row.get(text_field), str):
            yield BadRecord(line, f"no text in the field {text_field!r}")
        elif not isinstance(row.get(record_field), dict):
            yield BadRecord(line, f"no record (an object) in the field {record_field!r}")
        else:
            yield _checked(line, row, row[text_field], row[record_field])


def _read_csv(content: str, delimiter: str, text_field: str) -> Iterator[RecordText | BadRecord]:
    csv.field_size_limit(sys.maxsize)
    reader = csv.DictReader(io.StringIO(content, newline=""), delimiter=delimiter, strict=True)
    columns = reader.fieldnames or ()
    if text_field not in columns:
        names = ", ".join(columns) or "none"
        raise KanonError(Errors.E592.format(column=text_field, columns=names))
    while True:
        line = reader.line_num + 1
        try:
            row = next(reader)
        except StopIteration:
            return
        except csv.Error as error:
            yield BadRecord(line, f"not CSV: {error}")
            continue
        if None in row or None in row.values():
            yield BadRecord(line, "the row has not as many fields as the header")
            continue
        fields = {k: v for k, v in row.items() if k not in (text_field, *ID_FIELDS)}
        yield _checked(line, row, row[text_field], fields)


def _checked(
    line: int, row: Mapping[str, Any], text: str, fields: Mapping[str, Any]
) -> RecordText | BadRecord:
    try:
        text.encode("utf8")
    except UnicodeEncodeError as error:
        return BadRecord(line, f"half a surrogate pair at {error.start}")
    doc_id = next((str(row[key]) for key in ID_FIELDS if row.get(key)), str(line))
    gold = row.get("gold", ())
    if not isinstance(gold, list | tuple) or not all(_is_span(span, text) for span in gold):
        return BadRecord(line, "gold is no list of {start, end, label} inside the text")
    spans = tuple((span["start"], span["end"], span["label"]) for span in gold)
    return RecordText(line, doc_id, text, fields, spans)


def _is_span(span: Any, text: str) -> bool:
    return (
        isinstance(span, dict)
        and all(isinstance(span.get(key), int) for key in ("start", "end"))
        and isinstance(span.get("label"), str)
        and 0 <= span["start"] < span["end"] <= len(text)
    )
