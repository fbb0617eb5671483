"""Prodigy's JSONL of `ner.manual` and `spans.manual`: one task with its answer per line.

Only accepted answers hold annotations: a rejected or ignored task says that its spans are wrong,
not that the text has none. Such tasks are left out, with a warning that counts them.
"""

from __future__ import annotations

import warnings
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from ..errors import Errors, KanonError, shown
from ..types import AnnotatedText, GoldMention
from .annotation_files import read_json, read_jsonl, write_json, write_jsonl
from .spans import (
    ANNOTATOR,
    AnnotatorRecord,
    LabelledSpan,
    ReadOptions,
    join_label,
    merge_annotators,
    optional_text,
    require,
    require_objects,
)

# doccano's JSONL export of sequence labelling, in both of its forms.
#
# `{"text": ..., "label": [[start, end, "PERSON"], ...]}` and, with relations, `{"text": ...,
# "entities": [{"start_offset": ..., "end_offset": ..., "label": ...}]}`. Neither carries the text
# of a span, so offsets are checked for their range only. doccano exports one file per annotator
# (`alice.jsonl`): the file's stem is the annotator's name.

DOCCANO = "doccano JSONL"
LIST_FIELDS = ("label", "labels")


def read_doccano(path: Path, options: ReadOptions) -> list[AnnotatedText]:
    """Records with a text. The document id is `doc_id`, else doccano's `id`, else the line."""
    records = []
    for number, record in read_jsonl(path, DOCCANO):
        doc_id = str(record.get("doc_id") or record.get("id") or number)
        text = require(record, "text", str, path, doc_id)
        spans = _spans(record, doc_id, path)
        annotator = str(record.get("annotator", path.stem))
        used = {"doc_id", "id", "text", "entities", "relations", "annotator", *LIST_FIELDS}
        meta = {key: value for key, value in record.items() if key not in used}
        records.append(AnnotatorRecord(doc_id, text, annotator, spans, meta))
    return merge_annotators(records, path, options)


def write_doccano(texts: Sequence[AnnotatedText], path: Path) -> None:
    """One record per text and annotator; labels say kind and identifier type."""
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


# Label Studio's JSON export of text labelling: a list of tasks with annotations.
#
# Offsets of texts with characters outside the basic plane may count UTF-16 code units; the span's
# own text shows it (`offsets`). Cancelled annotations are left out, with a warning that counts
# them.

LABEL_STUDIO = "a Label Studio export"
TEXT_FIELD = "text"
FROM_NAME = "label"


def read_label_studio(path: Path, options: ReadOptions) -> list[AnnotatedText]:
    """Tasks with a text. The document id is `data.doc_id`, else the task's id."""
    tasks = read_json(path, LABEL_STUDIO)
    if not isinstance(tasks, list):
        reason = "it must be a list of tasks (the export type JSON, not JSON-MIN)"
        raise KanonError(Errors.E500.format(path=path, format=LABEL_STUDIO, reason=reason))
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
    """Tasks with finished annotations; labels say kind and identifier type."""
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


# Prodigy's JSONL of `ner.manual` and `spans.manual`: one task with its answer per line.
#
# Only accepted answers hold annotations: a rejected or ignored task says that its spans are wrong,
# not that the text has none. Such tasks are left out, with a warning that counts them.

PRODIGY = "Prodigy JSONL"
ANNOTATOR_FIELDS = ("_annotator_id", "_session_id")


def read_prodigy(path: Path, options: ReadOptions) -> list[AnnotatedText]:
    """Accepted tasks. The document id is `meta.doc_id`, else `_input_hash`, else the line."""
    records = []
    refused = 0
    for number, task in read_jsonl(path, PRODIGY):
        if task.get("answer", "accept") != "accept":
            refused += 1
            continue
        doc_id = _doc_id(task, number)
        text = require(task, "text", str, path, doc_id)
        entries = require_objects(task, "spans", path, doc_id) if task.get("spans") else []
        spans = [_prodigy_span(span, doc_id, path) for span in entries]
        annotator = next((str(task[key]) for key in ANNOTATOR_FIELDS if task.get(key)), ANNOTATOR)
        meta = {key: value for key, value in _meta(task).items() if key != "doc_id"}
        records.append(AnnotatorRecord(doc_id, text, annotator, spans, meta))
    if refused:
        warnings.warn(f"{path}: left out {refused} rejected or ignored tasks.", stacklevel=2)
    return merge_annotators(records, path, options)


def write_prodigy(texts: Iterable[AnnotatedText], path: Path) -> None:
    """One accepted task per text and annotator, with character offsets."""
    tasks: list[dict[str, Any]] = []
    for text in texts:
        for annotator, mentions in text.annotations.items():
            spans = [
                {
                    "start": mention.start,
                    "end": mention.end,
                    "label": mention.kind,
                    "text": text.text[mention.start : mention.end],
                    "identifier_type": mention.identifier_type,
                    "entity_id": mention.entity_id,
                    "mention_id": mention.mention_id,
                }
                for mention in mentions
            ]
            tasks.append(
                {
                    "text": text.text,
                    "spans": spans,
                    "meta": {**text.meta, "doc_id": text.doc_id},
                    "_annotator_id": annotator,
                    "answer": "accept",
                }
            )
    write_jsonl(tasks, path)


def _meta(task: Mapping[str, Any]) -> Mapping[str, Any]:
    meta = task.get("meta")
    return meta if isinstance(meta, dict) else {}


def _doc_id(task: Mapping[str, Any], number: int) -> str:
    return str(_meta(task).get("doc_id") or task.get("_input_hash") or number)


def _prodigy_span(span: Mapping[str, Any], doc_id: str, path: Path) -> LabelledSpan:
    return LabelledSpan(
        require(span, "start", int, path, doc_id),
        require(span, "end", int, path, doc_id),
        str(span.get("label", "")),
        optional_text(span, "text", path, doc_id),
        str(span.get("identifier_type", "")),
        str(span.get("entity_id", "")),
        str(span.get("mention_id", "")),
    )
