"""Texts with records from JSONL and CSV files; what cannot be read is told apart, not skipped.

- JSONL: `{"text": ..., "record": {field: value or list of values}}`; optional `doc_id` or `id`, and
  `gold`, a list of `{start, end, label}`.
- CSV, TSV: a column for the text; every other column is a field of the record.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ...errors import Errors, KanonError
from ...storage import records as io_records
from ...storage.records import BadRecord, table_format

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
    RAISES (KanonError): E003, E005, E591 for the file, E590 for its name, E592 for a
        missing column.
    """
    format = table_format(path)
    if format not in ("jsonl", "csv", "tsv"):
        raise KanonError(Errors.E590.format(path=path, formats="jsonl, csv, tsv"))
    seen: dict[str, int] = {}
    for row in io_records.read_records(path, format, need=[text_field]):
        if isinstance(row, BadRecord):
            yield row
            continue
        values = row.values
        if format != "jsonl":
            record = {k: v for k, v in values.items() if k not in (text_field, *ID_FIELDS)}
            values = {**values, record_field: record, "gold": ()}
        text = _record_text(row.line, values, text_field, record_field)
        if isinstance(text, RecordText):
            first = seen.setdefault(text.doc_id, text.line)
            if first != text.line:
                text = BadRecord(text.line, f"the id of line {first} stands here again")
        yield text


def _record_text(
    line: int, values: Mapping[str, Any], text_field: str, record_field: str
) -> RecordText | BadRecord:
    text, record = values.get(text_field), values.get(record_field)
    if not isinstance(text, str):
        return BadRecord(line, f"no text in the field {text_field!r}")
    if not isinstance(record, dict):
        return BadRecord(line, f"no record (an object) in the field {record_field!r}")
    doc_id = next((str(values[key]) for key in ID_FIELDS if values.get(key)), str(line))
    gold = values.get("gold", ())
    if not isinstance(gold, list | tuple) or not all(_is_span(span, text) for span in gold):
        return BadRecord(line, "gold is no list of {start, end, label} inside the text")
    spans = tuple((span["start"], span["end"], span["label"]) for span in gold)
    return RecordText(line, doc_id, text, record, spans)


def _is_span(span: Any, text: str) -> bool:
    return (
        isinstance(span, dict)
        and all(isinstance(span.get(key), int) for key in ("start", "end"))
        and isinstance(span.get("label"), str)
        and 0 <= span["start"] < span["end"] <= len(text)
    )
