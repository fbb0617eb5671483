"""JSONL with one record per text and annotator, as Prodigy exports it, too."""

from __future__ import annotations

import warnings
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

from pydantic import BaseModel, TypeAdapter

from ..errors import Errors, KanonError
from ..names import MASKED_TEXT, NO_MASK, SANITIZED_TEXT
from ..types import AnnotatedText, MaskedSpan
from .annotation_files import read_jsonl, write_jsonl
from .spans import (
    ANNOTATOR,
    LabelledSpan,
    ReadOptions,
    check_same_text,
    check_unique_ids,
    gold_mentions,
    validated,
)

Record = Mapping[str, Any]
SPAN_FIELDS = ("spans", "mentions", "entities", "gold")
ID_FIELDS = ("doc_id", "id", "_input_hash")
ANNOTATOR_FIELDS = ("annotator", "_annotator_id", "_session_id")
RELEASED = {MASKED_TEXT, SANITIZED_TEXT}
KIND_FIELDS = ("kind", "label", "entity_type")


def _first(record: Record, fields: Sequence[str], default: Any) -> str:
    return str(next((record[name] for name in fields if name in record), default))


def _without(record: Record, *fields: str) -> dict[str, Any]:
    return {key: value for key, value in record.items() if key not in fields}


class _Span(BaseModel, strict=True, extra="allow"):
    start: int
    end: int
    text: str | None = None
    replacement: str | None = None
    masked: Any = True


class _Record(BaseModel, strict=True):
    text: str = ""
    spans: list[_Span]


_RECORD = TypeAdapter(_Record)


def _labelled(span: _Span) -> LabelledSpan:
    more = span.model_extra or {}
    identifier_type = str(more.get("identifier_type", "" if span.masked else NO_MASK))
    ids = (str(more.get("entity_id", "")), str(more.get("mention_id", "")))
    label = _first(more, KIND_FIELDS, "")
    return LabelledSpan(span.start, span.end, label, span.text, identifier_type, *ids)


# One JSON object per line: `{doc_id, text, spans: [{start, end, kind, ...}]}`.
#
# The plain form for one's own data, and what `sanitize --evidence` writes. Names that other tools
# use for the same things are understood on reading: `id` for `doc_id`; `mentions`, `entities` or
# `gold` for `spans`; `label` or `entity_type` for `kind`. `"masked": false` was looked at and
# kept. A record with `annotator` is one annotator's view. So is a task of Prodigy, whose answer has
# to be "accept": the spans of others are wrong, and they are left out, with a warning.


def read_jsonl_texts(path: Path, options: ReadOptions) -> list[AnnotatedText]:
    """Texts with their spans. A record without an id is called by its line number."""
    texts: dict[str, AnnotatedText] = {}
    refused = 0
    for number, record in read_jsonl(path):
        if record.get("answer", "accept") != "accept":
            refused += 1
            continue
        doc_id = _first(record, ID_FIELDS, number)
        given = _checked(record, path, doc_id)
        if "text" in record:
            text = given.text
        elif options.texts is None:
            raise KanonError(Errors.E507.format(path=path))
        elif doc_id not in options.texts:
            raise KanonError(Errors.E512.format(doc_ids=doc_id))
        else:
            text = options.texts[doc_id]
        used = (*ID_FIELDS, *SPAN_FIELDS, *ANNOTATOR_FIELDS, "text", "tokens", "answer")
        known = AnnotatedText(doc_id, text, {}, _without(record, *used))
        known = texts.setdefault(doc_id, known)
        if text != known.text:
            raise KanonError(
                f"[KN510] {path}, document {doc_id}: two annotations of one text disagree "
                "about its text. Give the texts ids of their own."
            )
        annotator = _first(record, ANNOTATOR_FIELDS, ANNOTATOR)
        if annotator in known.annotations:
            reason = f"annotator {annotator!r} stands twice"
            raise KanonError(Errors.E504.format(path=path, doc_id=doc_id, reason=reason))
        spans = list(map(_labelled, given.spans))
        mentions = gold_mentions(doc_id, text, spans, annotator, options)
        texts[doc_id] = replace(known, annotations={**known.annotations, annotator: mentions})
    if refused:
        warnings.warn(f"{path}: left out {refused} rejected or ignored tasks.", stacklevel=2)
    return list(texts.values())


def read_jsonl_masks(
    path: Path, texts: Mapping[str, str] | None = None
) -> dict[str, list[MaskedSpan]]:
    """The spans of each record as masks, with their replacements."""
    masks: dict[str, list[MaskedSpan]] = {}
    for number, record in read_jsonl(path):
        doc_id = _first(record, ID_FIELDS, number)
        if doc_id in masks:
            check_unique_ids([*masks, doc_id], path)
        if texts and doc_id in texts and "text" in record:
            check_same_text(doc_id, texts[doc_id], str(record["text"]), path)
        masks[doc_id] = [
            MaskedSpan(span.start, span.end, span.replacement)
            for span in _checked(record, path, doc_id).spans
            if span.masked
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
            spans = [
                {name: value for name, value in asdict(mention).items() if name != "extra"}
                | {"text": text.text[mention.start : mention.end]}
                for mention in mentions
            ]
            records.append(record | {"spans": spans} | _without(text.meta, *record))
    write_jsonl(records, path)


def _checked(record: Record, path: Path, doc_id: str) -> _Record:
    """The text, if it is there, and the spans of a record."""
    key = next((key for key in SPAN_FIELDS if key in record), SPAN_FIELDS[0])
    fields = {"spans": record.get(key), "text": record.get("text", "")}
    checked = validated(_RECORD, fields, path, doc_id)
    if RELEASED & record.keys() and not all("masked" in s.model_fields_set for s in checked.spans):
        raise KanonError(
            f"[KN509] {path}: the spans of {doc_id!r} are those of the released text. Read what "
            "sanitize --evidence wrote."
        )
    return checked


def infer_record(record: Record) -> str | None:
    """Whether the first record of a file is of this format; None for a record without spans."""
    return "jsonl" if set(SPAN_FIELDS) & set(record) else None
