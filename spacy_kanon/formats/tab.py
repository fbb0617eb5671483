"""The JSON of the Text Anonymization Benchmark (Pilán et al. 2022, section 4), both ways.

A list of `{doc_id, text, annotations: {annotator: {entity_mentions: [...]}}, ...}`. All other
fields, of documents and of mentions, are kept: reading and writing gives an equal value.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from pydantic import BaseModel, TypeAdapter

from ..types import AnnotatedText, GoldMention
from .annotation_files import read_json, unusable, write_json
from .spans import (
    LabelledSpan,
    ReadOptions,
    check_identifier_type,
    check_offsets,
    check_unique_ids,
    validated,
)

FORMAT = "TAB JSON"
# Where fields of an annotator other than the mentions are kept in `AnnotatedText.meta`.
ANNOTATOR_FIELDS = "annotator_fields"
# What TAB's own tools expect of a document and of a mention, where the source does not say it.
DOCUMENT_DEFAULTS = {"dataset_type": "test"}
MENTION_DEFAULTS = {"edit_type": "insert", "confidential_status": "NOT_CONFIDENTIAL"}


class _Entry(BaseModel, strict=True, extra="allow"):
    entity_type: str
    start_offset: int
    end_offset: int
    entity_id: str
    entity_mention_id: Any = ""
    identifier_type: Any = None
    span_text: str | None = None


class _Annotation(BaseModel, strict=True, extra="allow"):
    entity_mentions: list[_Entry]


class _Document(BaseModel, strict=True, extra="allow"):
    doc_id: str
    text: str
    annotations: dict[str, _Annotation]


_DOCUMENT = TypeAdapter(_Document)


def read_tab(path: Path, options: ReadOptions | None = None) -> list[AnnotatedText]:
    """Documents of a TAB file, in file order."""
    records = read_json(path, FORMAT)
    if not isinstance(records, list):
        raise unusable(path, FORMAT, "the file must hold a list of documents")
    texts = [_read_document(record, number, path) for number, record in enumerate(records)]
    check_unique_ids((text.doc_id for text in texts), path)
    return texts


def write_tab(texts: Iterable[AnnotatedText], path: Path) -> None:
    """Write a TAB file that TAB's own scripts read."""
    write_json([document_to_tab(text) for text in texts], path)


def _read_document(record: Any, number: int, path: Path) -> AnnotatedText:
    doc_id = record.get("doc_id") if isinstance(record, dict) else None
    document = validated(_DOCUMENT, record, path, doc_id or f"#{number}")
    gold: dict[str, list[GoldMention]] = {}
    annotator_fields: dict[str, dict[str, Any]] = {}
    for annotator, annotation in document.annotations.items():
        entries = annotation.entity_mentions
        gold[annotator] = [_read_mention(entry, document.doc_id) for entry in entries]
        spans = [LabelledSpan(e.start_offset, e.end_offset, expected=e.span_text) for e in entries]
        check_offsets(document.doc_id, document.text, spans)
        if annotation.model_extra:
            annotator_fields[annotator] = annotation.model_extra
    meta = document.model_extra or {}
    if annotator_fields:
        meta[ANNOTATOR_FIELDS] = annotator_fields
    return AnnotatedText(document.doc_id, document.text, gold, meta)


def _read_mention(entry: _Entry, doc_id: str) -> GoldMention:
    check_identifier_type(doc_id, entry.identifier_type)
    kind, identifier_type = entry.entity_type, entry.identifier_type
    ids = entry.entity_id, str(entry.entity_mention_id)
    extra = entry.model_extra or {}
    bounds = entry.start_offset, entry.end_offset
    return GoldMention(*bounds, kind, identifier_type, *ids, extra)


def document_to_tab(text: AnnotatedText) -> dict[str, Any]:
    """One document; an entity id that annotators share, which TAB refuses, gets their names."""
    meta = dict(text.meta)
    annotator_fields = meta.pop(ANNOTATOR_FIELDS, {})
    owners = Counter(
        entity
        for mentions in text.annotations.values()
        for entity in {m.entity_id for m in mentions}
    )
    annotations = {}
    for annotator, mentions in text.annotations.items():
        entries = [_mention_to_tab(mention, text.text) for mention in mentions]
        for entry in entries:
            if owners[entry["entity_id"]] > 1:
                entry["entity_id"] = f"{annotator}_{entry['entity_id']}"
        annotations[annotator] = {"entity_mentions": entries, **annotator_fields.get(annotator, {})}
    record: dict[str, Any] = {"annotations": annotations, "text": text.text, "doc_id": text.doc_id}
    return record | meta | {k: v for k, v in DOCUMENT_DEFAULTS.items() if k not in meta}


def _mention_to_tab(mention: GoldMention, text: str) -> dict[str, Any]:
    entry: dict[str, Any] = {
        "entity_type": mention.kind,
        "entity_mention_id": mention.mention_id,
        "start_offset": mention.start,
        "end_offset": mention.end,
        "span_text": text[mention.start : mention.end],
        "identifier_type": mention.identifier_type,
        "entity_id": mention.entity_id,
    }
    defaults = {} if mention.extra else MENTION_DEFAULTS
    return entry | defaults | dict(mention.extra)
