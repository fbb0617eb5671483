"""Prodigy's JSONL of `ner.manual` and `spans.manual`: one task with its answer per line.

Only accepted answers hold annotations: a rejected or ignored task says that its spans are wrong,
not that the text has none. Such tasks are left out, with a warning that counts them.
"""

from __future__ import annotations

import warnings
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from ...types import AnnotatedText
from .annotation_files import read_jsonl, write_jsonl
from .span_labels import (
    ANNOTATOR,
    AnnotatorRecord,
    LabelledSpan,
    ReadOptions,
    merge_annotators,
    optional_text,
    require,
    require_objects,
)

FORMAT = "Prodigy JSONL"
ANNOTATOR_FIELDS = ("_annotator_id", "_session_id")


def read_prodigy(path: Path, options: ReadOptions) -> list[AnnotatedText]:
    """Accepted tasks. A document's id is `meta.doc_id`, else `_input_hash`, else the line number.

    path (Path): The file.
    options (ReadOptions): How to read spans that say less than TAB's.
    RETURNS (list[AnnotatedText]): One per document id, in the order of first appearance.
    RAISES (KanonError): E003, E500 for the file; E504, E510 for a task; E501, E502, E505 for spans.
    """
    records = []
    refused = 0
    for number, task in read_jsonl(path, FORMAT):
        if task.get("answer", "accept") != "accept":
            refused += 1
            continue
        doc_id = _doc_id(task, number)
        text = require(task, "text", str, path, doc_id)
        entries = require_objects(task, "spans", path, doc_id) if task.get("spans") else []
        spans = [_labelled(span, doc_id, path) for span in entries]
        annotator = next((str(task[key]) for key in ANNOTATOR_FIELDS if task.get(key)), ANNOTATOR)
        meta = {key: value for key, value in _meta(task).items() if key != "doc_id"}
        records.append(AnnotatorRecord(doc_id, text, annotator, spans, meta))
    if refused:
        warnings.warn(f"{path}: left out {refused} rejected or ignored tasks.", stacklevel=2)
    return merge_annotators(records, path, options)


def write_prodigy(texts: Iterable[AnnotatedText], path: Path) -> None:
    """One accepted task per text and annotator, with character offsets.

    texts (Iterable[AnnotatedText]): What to write, in this order.
    path (Path): The file.
    RAISES (KanonError): E002 if the file cannot be written.
    """
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


def _labelled(span: Mapping[str, Any], doc_id: str, path: Path) -> LabelledSpan:
    return LabelledSpan(
        require(span, "start", int, path, doc_id),
        require(span, "end", int, path, doc_id),
        str(span.get("label", "")),
        optional_text(span, "text", path, doc_id),
        str(span.get("identifier_type", "")),
        str(span.get("entity_id", "")),
        str(span.get("mention_id", "")),
    )
