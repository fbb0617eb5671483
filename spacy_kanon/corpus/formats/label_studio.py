"""Label Studio's JSON export of text labelling: a list of tasks with annotations.

Offsets of texts with characters outside the basic plane may count UTF-16 code units; the span's
own text shows it (`offsets`). Cancelled annotations are left out, with a warning that counts them.
"""

from __future__ import annotations

import warnings
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from ...errors import Errors, KanonError
from ...types import AnnotatedText, GoldMention
from .annotation_files import read_json, write_json
from .span_labels import (
    AnnotatorRecord,
    LabelledSpan,
    ReadOptions,
    join_label,
    merge_annotators,
    optional_text,
    require,
    require_objects,
)

FORMAT = "a Label Studio export"
TEXT_FIELD = "text"
FROM_NAME = "label"


def read_label_studio(path: Path, options: ReadOptions) -> list[AnnotatedText]:
    """Tasks with a text. The document id is `data.doc_id`, else the task's id.

    path (Path): The file.
    options (ReadOptions): How to read spans that say less than TAB's.
    RETURNS (list[AnnotatedText]): One per document id, in the order of first appearance.
    RAISES (KanonError): E003, E500 for the file; E504, E510 for a task; E501, E502, E505 for spans.
    """
    tasks = read_json(path, FORMAT)
    if not isinstance(tasks, list):
        reason = "it must be a list of tasks (the export type JSON, not JSON-MIN)"
        raise KanonError(Errors.E500.format(path=path, format=FORMAT, reason=reason))
    records = []
    cancelled = 0
    for number, task in enumerate(tasks, start=1):
        data = require(task, "data", dict, path, f"#{number}")
        doc_id = str(data.get("doc_id") or task.get("id") or number)
        text = require(data, TEXT_FIELD, str, path, doc_id)
        meta = {key: value for key, value in data.items() if key not in (TEXT_FIELD, "doc_id")}
        for annotation in require_objects(task, "annotations", path, doc_id):
            if annotation.get("was_cancelled"):
                cancelled += 1
                continue
            results = require_objects(annotation, "result", path, doc_id)
            spans = [_labelled(r, doc_id, path) for r in results if r.get("type") == "labels"]
            records.append(AnnotatorRecord(doc_id, text, _annotator(annotation), spans, meta))
    if cancelled:
        warnings.warn(f"{path}: left out {cancelled} cancelled annotations.", stacklevel=2)
    return merge_annotators(records, path, options)


def write_label_studio(texts: Iterable[AnnotatedText], path: Path) -> None:
    """Tasks with finished annotations; labels say kind and identifier type.

    texts (Iterable[AnnotatedText]): What to write, in this order.
    path (Path): The file.
    RAISES (KanonError): E002 if the file cannot be written.
    """
    write_json([_task(text, number) for number, text in enumerate(texts, start=1)], path)


def _annotator(annotation: Mapping[str, Any]) -> str:
    completed_by = annotation.get("completed_by", "annotator1")
    if isinstance(completed_by, dict):
        completed_by = completed_by.get("email") or completed_by.get("id")
    return str(completed_by)


def _labelled(result: Mapping[str, Any], doc_id: str, path: Path) -> LabelledSpan:
    value = require(result, "value", dict, path, doc_id)
    labels = require(value, "labels", list, path, doc_id)
    if len(labels) != 1:
        reason = f"a span has {len(labels)} labels; one is needed"
        raise KanonError(Errors.E504.format(path=path, doc_id=doc_id, reason=reason))
    return LabelledSpan(
        require(value, "start", int, path, doc_id),
        require(value, "end", int, path, doc_id),
        str(labels[0]),
        optional_text(value, "text", path, doc_id),
    )


def _task(text: AnnotatedText, number: int) -> dict[str, Any]:
    return {
        "id": number,
        "data": {"doc_id": text.doc_id, TEXT_FIELD: text.text, **text.meta},
        "annotations": [
            {
                "completed_by": {"email": annotator},
                "was_cancelled": False,
                "result": [_result(mention, text.text) for mention in mentions],
            }
            for annotator, mentions in text.annotations.items()
        ],
    }


def _result(mention: GoldMention, text: str) -> dict[str, Any]:
    return {
        "id": mention.mention_id,
        "from_name": FROM_NAME,
        "to_name": TEXT_FIELD,
        "type": "labels",
        "value": {
            "start": mention.start,
            "end": mention.end,
            "text": text[mention.start : mention.end],
            "labels": [join_label(mention)],
        },
    }
