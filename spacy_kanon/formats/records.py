"""Formats with one record per text and annotator: JSONL, and what other tools export."""

from __future__ import annotations

import warnings
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from ..errors import Errors, KanonError, shown
from ..names import MASKED_TEXT, NO_MASK, SANITIZED_TEXT
from ..types import AnnotatedText, GoldMention, MaskedSpan
from .annotation_files import read_json, read_jsonl, write_jsonl
from .spans import (
    ANNOTATOR,
    AnnotatorRecord,
    LabelledSpan,
    ReadOptions,
    check_same_text,
    check_unique_ids,
    merge_annotators,
    optional_text,
    require,
    require_objects,
)

Record = Mapping[str, Any]
JSONL = "JSONL"
DOCCANO = "doccano JSONL"
LABEL_STUDIO = "a Label Studio export"
PRODIGY = "Prodigy JSONL"
SPAN_FIELDS = ("spans", "mentions", "entities", "gold")
ID_FIELDS = ("doc_id", "id")
RELEASED = {MASKED_TEXT, SANITIZED_TEXT}
KIND_FIELDS = ("kind", "label", "entity_type")


def _first(record: Record, fields: Sequence[str], default: Any) -> str:
    return str(next((record[name] for name in fields if name in record), default))


def _without(record: Record, *fields: str) -> dict[str, Any]:
    return {key: value for key, value in record.items() if key not in fields}


def _span(
    record: Record,
    label: str,
    path: Path,
    doc_id: str,
    names: tuple[str, str] = ("start", "end"),
    kept: str = "",
) -> LabelledSpan:
    """A span of any of these formats; `kept` is its identifier type if it does not say its own."""
    start, end = (require(record, name, int, path, doc_id) for name in names)
    text = optional_text(record, "text", path, doc_id)
    identifier_type = str(record.get("identifier_type", kept))
    ids = (str(record.get("entity_id", "")), str(record.get("mention_id", "")))
    return LabelledSpan(start, end, label, text, identifier_type, *ids)


# One JSON object per line: `{doc_id, text, spans: [{start, end, kind, ...}]}`.
#
# The plain form for one's own data, and what `sanitize --evidence` writes. Names that other tools
# use for the same things are understood on reading: `id` for `doc_id`; `mentions`, `entities` or
# `gold` for `spans`; `label` or `entity_type` for `kind`. `"masked": false` was looked at and
# kept. A record with `annotator` is one annotator's view.


def read_jsonl_texts(path: Path, options: ReadOptions) -> list[AnnotatedText]:
    """Texts with their spans. A record without an id is called by its line number."""
    records = []
    for number, record in read_jsonl(path, JSONL):
        doc_id = _first(record, ID_FIELDS, number)
        if "text" in record:
            text = require(record, "text", str, path, doc_id)
        elif options.texts is None:
            raise KanonError(Errors.E507.format(path=path))
        elif doc_id not in options.texts:
            raise KanonError(Errors.E512.format(doc_ids=doc_id))
        else:
            text = options.texts[doc_id]
        spans = [
            _span(
                span, _first(span, KIND_FIELDS, ""), path, doc_id,
                kept="" if span.get("masked", True) else NO_MASK,
            )
            for span in _jsonl_spans(record, path, doc_id)
        ]  # fmt: skip
        annotator = str(record.get("annotator", ANNOTATOR))
        meta = _without(record, *ID_FIELDS, *SPAN_FIELDS, "text", "annotator")
        records.append(AnnotatorRecord(doc_id, text, annotator, spans, meta))
    return merge_annotators(records, path, options)


def read_jsonl_masks(
    path: Path, texts: Mapping[str, str] | None = None
) -> dict[str, list[MaskedSpan]]:
    """The spans of each record as masks, with their replacements."""
    masks: dict[str, list[MaskedSpan]] = {}
    for number, record in read_jsonl(path, JSONL):
        doc_id = _first(record, ID_FIELDS, number)
        if doc_id in masks:
            check_unique_ids([*masks, doc_id], path)
        if texts and doc_id in texts and "text" in record:
            check_same_text(doc_id, texts[doc_id], str(record["text"]), path)
        masks[doc_id] = [
            MaskedSpan(
                require(span, "start", int, path, doc_id),
                require(span, "end", int, path, doc_id),
                optional_text(span, "replacement", path, doc_id),
            )
            for span in _jsonl_spans(record, path, doc_id)
            if span.get("masked", True)
        ]
    return masks


def write_jsonl_texts(texts: Iterable[AnnotatedText], path: Path) -> None:
    """One record per text and annotator."""
    records = []
    for text in texts:
        if not text.annotations:
            raise KanonError(
                f"[KN508] Document {text.doc_id} has no annotator, and JSONL has no place for "
                "that. Name an annotator and give it an empty list of mentions."
            )
        for annotator, mentions in text.annotations.items():
            record = {"doc_id": text.doc_id, "text": text.text, "annotator": annotator}
            spans = [_plain_span(mention, text.text) for mention in mentions]
            records.append(record | {"spans": spans} | _without(text.meta, *record))
    write_jsonl(records, path)


def _plain_span(mention: GoldMention, text: str) -> dict[str, Any]:
    plain = asdict(mention)
    del plain["extra"]
    return plain | {"text": text[mention.start : mention.end]}


def _jsonl_spans(record: Record, path: Path, doc_id: str) -> list[dict[str, Any]]:
    key = next((key for key in SPAN_FIELDS if key in record), SPAN_FIELDS[0])
    spans = require_objects(record, key, path, doc_id)
    if RELEASED & record.keys() and any("masked" not in span for span in spans):
        raise KanonError(
            f"[KN509] {path}: the spans of {doc_id!r} are those of the released text. Read what "
            "sanitize --evidence wrote."
        )
    return spans


# doccano's JSONL export of sequence labelling, in both of its forms.
#
# `{"text": ..., "label": [[start, end, "PERSON"], ...]}` and, with relations, `{"text": ...,
# "entities": [{"start_offset": ..., "end_offset": ..., "label": ...}]}`. Neither carries the text
# of a span, so offsets are checked for their range only. doccano exports one file per annotator
# (`alice.jsonl`): the file's stem is the annotator's name.


def read_doccano(path: Path, options: ReadOptions) -> list[AnnotatedText]:
    """Records with a text. The document id is `doc_id`, else doccano's `id`, else the line."""
    records = []
    for number, record in read_jsonl(path, DOCCANO):
        doc_id = str(record.get("doc_id") or record.get("id") or number)
        text = require(record, "text", str, path, doc_id)
        spans = list(_doccano_spans(record, path, doc_id))
        annotator = str(record.get("annotator", path.stem))
        used = (*ID_FIELDS, "text", "entities", "relations", "annotator", "label", "labels")
        records.append(AnnotatorRecord(doc_id, text, annotator, spans, _without(record, *used)))
    return merge_annotators(records, path, options)


def _doccano_spans(record: Record, path: Path, doc_id: str) -> Iterator[LabelledSpan]:
    if "entities" in record:
        for entity in require(record, "entities", list, path, doc_id):
            label = require(entity, "label", str, path, doc_id)
            yield _span(entity, label, path, doc_id, ("start_offset", "end_offset"))
        return
    key = "labels" if "labels" in record and "label" not in record else "label"
    for span in require(record, key, list, path, doc_id):
        if not isinstance(span, list) or [type(value) for value in span] != [int, int, str]:
            reason = f"{shown(span)} is not [start, end, label]"
            raise KanonError(Errors.E504.format(path=path, doc_id=doc_id, reason=reason))
        yield LabelledSpan(*span)


# Label Studio's JSON export of text labelling: a list of tasks with annotations.
#
# Offsets of texts with characters outside the basic plane may count UTF-16 code units; the span's
# own text shows it. Cancelled annotations are left out, with a warning that counts them.


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
        text = require(data, "text", str, path, doc_id)
        for annotation in require_objects(task, "annotations", path, doc_id):
            if annotation.get("was_cancelled"):
                cancelled += 1
                continue
            results = require_objects(annotation, "result", path, doc_id)
            spans = [_labelled(r, path, doc_id) for r in results if r.get("type") == "labels"]
            annotator = annotation.get("completed_by", ANNOTATOR)
            if isinstance(annotator, dict):
                annotator = annotator.get("email") or annotator.get("id")
            meta = _without(data, "text", "doc_id")
            records.append(AnnotatorRecord(doc_id, text, str(annotator), spans, meta))
    if cancelled:
        warnings.warn(f"{path}: left out {cancelled} cancelled annotations.", stacklevel=2)
    return merge_annotators(records, path, options)


def _labelled(result: Record, path: Path, doc_id: str) -> LabelledSpan:
    value = require(result, "value", dict, path, doc_id)
    labels = require(value, "labels", list, path, doc_id)
    if len(labels) != 1:
        reason = f"a span has {len(labels)} labels; one is needed"
        raise KanonError(Errors.E504.format(path=path, doc_id=doc_id, reason=reason))
    return _span(value, str(labels[0]), path, doc_id)


# Prodigy's JSONL of `ner.manual` and `spans.manual`: one task with its answer per line.
#
# Only accepted answers hold annotations: a rejected or ignored task says that its spans are wrong,
# not that the text has none. Such tasks are left out, with a warning that counts them.


def read_prodigy(path: Path, options: ReadOptions) -> list[AnnotatedText]:
    """Accepted tasks. The document id is `meta.doc_id`, else `_input_hash`, else the line."""
    records = []
    refused = 0
    for number, task in read_jsonl(path, PRODIGY):
        if task.get("answer", "accept") != "accept":
            refused += 1
            continue
        meta = task["meta"] if isinstance(task.get("meta"), dict) else {}
        doc_id = str(meta.get("doc_id") or task.get("_input_hash") or number)
        text = require(task, "text", str, path, doc_id)
        entries = require_objects(task, "spans", path, doc_id) if task.get("spans") else []
        spans = [_span(entry, str(entry.get("label", "")), path, doc_id) for entry in entries]
        annotator = str(task.get("_annotator_id") or task.get("_session_id") or ANNOTATOR)
        records.append(AnnotatorRecord(doc_id, text, annotator, spans, _without(meta, "doc_id")))
    if refused:
        warnings.warn(f"{path}: left out {refused} rejected or ignored tasks.", stacklevel=2)
    return merge_annotators(records, path, options)


def infer_record(record: Record) -> str | None:
    """Which of these formats the first record of a file is in; None for a record without spans."""
    if {"_input_hash", "_annotator_id", "_session_id", "answer"} & set(record):
        return "prodigy"
    entities = record.get("entities")
    offsets = isinstance(entities, list) and any(
        isinstance(entity, dict) and "start_offset" in entity for entity in entities
    )
    listed = any(isinstance(record.get(key), list) for key in ("label", "labels"))
    if listed or offsets or (isinstance(entities, list) and "relations" in record):
        return "doccano"
    return "jsonl" if set(SPAN_FIELDS) & set(record) else None
