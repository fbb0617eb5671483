"""doccano's JSONL export of sequence labelling, in both of its forms.

`{"text": ..., "label": [[start, end, "PERSON"], ...]}` and, with relations,
`{"text": ..., "entities": [{"start_offset": ..., "end_offset": ..., "label": ...}]}`. Neither
carries the text of a span, so offsets are checked for their range only. doccano exports one file
per annotator (`alice.jsonl`): the file's stem is the annotator's name.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from ...errors import Errors, KanonError, shown
from ...types import AnnotatedText
from .annotation_files import read_jsonl, write_jsonl
from .span_labels import (
    AnnotatorRecord,
    LabelledSpan,
    ReadOptions,
    join_label,
    merge_annotators,
    require,
)

FORMAT = "doccano JSONL"
LIST_FIELDS = ("label", "labels")


def read_doccano(path: Path, options: ReadOptions) -> list[AnnotatedText]:
    """Records with a text. The document id is `doc_id`, else doccano's `id`, else the line.

    path (Path): The file.
    options (ReadOptions): How to read spans that say less than TAB's.
    RETURNS (list[AnnotatedText]): One per document id, in the order of first appearance.
    RAISES (KanonError): E003, E500 for the file; E504 for a record; E502, E505 for spans.
    """
    records = []
    for number, record in read_jsonl(path, FORMAT):
        doc_id = str(record.get("doc_id") or record.get("id") or number)
        text = require(record, "text", str, path, doc_id)
        spans = _spans(record, doc_id, path)
        annotator = str(record.get("annotator", path.stem))
        used = {"doc_id", "id", "text", "entities", "relations", "annotator", *LIST_FIELDS}
        meta = {key: value for key, value in record.items() if key not in used}
        records.append(AnnotatorRecord(doc_id, text, annotator, spans, meta))
    return merge_annotators(records, path, options)


def write_doccano(texts: Sequence[AnnotatedText], path: Path) -> None:
    """One record per text and annotator; labels say kind and identifier type.

    texts (Sequence[AnnotatedText]): What to write, in this order.
    path (Path): The file.
    RAISES (KanonError): E002 if the file cannot be written.
    """
    write_jsonl(
        [
            {
                "doc_id": text.doc_id,
                "text": text.text,
                "label": [[m.start, m.end, join_label(m)] for m in mentions],
                "annotator": annotator,
            }
            for text in texts
            for annotator, mentions in text.annotations.items()
        ],
        path,
    )


def _spans(record: Mapping[str, Any], doc_id: str, path: Path) -> list[LabelledSpan]:
    if "entities" in record:
        return [
            LabelledSpan(
                require(entity, "start_offset", int, path, doc_id),
                require(entity, "end_offset", int, path, doc_id),
                require(entity, "label", str, path, doc_id),
            )
            for entity in require(record, "entities", list, path, doc_id)
        ]
    key = next((key for key in LIST_FIELDS if key in record), LIST_FIELDS[0])
    return [_span(span, doc_id, path) for span in require(record, key, list, path, doc_id)]


def _span(span: Any, doc_id: str, path: Path) -> LabelledSpan:
    good = isinstance(span, list) and [type(value) for value in span] == [int, int, str]
    if not good:
        reason = f"{shown(span)} is not [start, end, label]"
        raise KanonError(Errors.E504.format(path=path, doc_id=doc_id, reason=reason))
    return LabelledSpan(*span)
