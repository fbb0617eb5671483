"""The JSON of the Text Anonymization Benchmark (Pilán et al. 2022, section 4), both ways.

A list of `{doc_id, text, annotations: {annotator: {entity_mentions: [...]}}, ...}`. All other
fields, of documents and of mentions, are kept: reading and writing gives an equal value.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from ..errors import Errors, KanonError
from ..types import AnnotatedText, GoldMention
from .annotation_files import read_json, write_json
from .spans import (
    LabelledSpan,
    ReadOptions,
    check_identifier_type,
    check_offsets,
    check_unique_ids,
    optional_text,
    require,
    require_objects,
)

FORMAT = "TAB JSON"
OWN_FIELDS = ("doc_id", "text", "annotations")
MENTION_FIELDS = (
    "entity_type",
    "entity_mention_id",
    "start_offset",
    "end_offset",
    "identifier_type",
    "entity_id",
)
# Where fields of an annotator other than the mentions are kept in `AnnotatedText.meta`.
ANNOTATOR_FIELDS = "annotator_fields"
# What TAB's own tools expect of a document and of a mention, where the source does not say it.
DOCUMENT_DEFAULTS = {"dataset_type": "test"}
MENTION_DEFAULTS = {"edit_type": "insert", "confidential_status": "NOT_CONFIDENTIAL"}


def read_tab(path: Path, options: ReadOptions | None = None) -> list[AnnotatedText]:
    """Documents of a TAB file, in file order."""
    records = read_json(path, FORMAT)
    if not isinstance(records, list):
        reason = "the file must hold a list of documents"
        raise KanonError(Errors.E500.format(path=path, format=FORMAT, reason=reason))
    texts = [_read_document(record, number, path) for number, record in enumerate(records)]
    check_unique_ids((text.doc_id for text in texts), path)
    return texts


def write_tab(texts: Iterable[AnnotatedText], path: Path) -> None:
    """Write a TAB file that TAB's own scripts read."""
    write_json([document_to_tab(text) for text in texts], path)


def _read_document(record: Any, number: int, path: Path) -> AnnotatedText:
    doc_id = require(record, "doc_id", str, path, f"#{number}")
    text = require(record, "text", str, path, doc_id)
    annotations = require(record, "annotations", dict, path, doc_id)
    meta = {key: value for key, value in record.items() if key not in OWN_FIELDS}
    gold: dict[str, list[GoldMention]] = {}
    annotator_fields: dict[str, dict[str, Any]] = {}
    for annotator in annotations:
        annotation = require(annotations, annotator, dict, path, doc_id)
        entries = require_objects(annotation, "entity_mentions", path, doc_id)
        gold[annotator] = mentions = [_read_mention(entry, doc_id, path) for entry in entries]
        spans = [
            LabelledSpan(m.start, m.end, expected=optional_text(entry, "span_text", path, doc_id))
            for m, entry in zip(mentions, entries, strict=True)
        ]
        check_offsets(doc_id, text, spans)
        fields = {key: value for key, value in annotation.items() if key != "entity_mentions"}
        if fields:
            annotator_fields[annotator] = fields
    if annotator_fields:
        meta[ANNOTATOR_FIELDS] = annotator_fields
    return AnnotatedText(doc_id, text, gold, meta)


def _read_mention(entry: Mapping[str, Any], doc_id: str, path: Path) -> GoldMention:
    check_identifier_type(doc_id, entry.get("identifier_type"))
    return GoldMention(
        require(entry, "start_offset", int, path, doc_id),
        require(entry, "end_offset", int, path, doc_id),
        require(entry, "entity_type", str, path, doc_id),
        entry["identifier_type"],
        require(entry, "entity_id", str, path, doc_id),
        str(entry.get("entity_mention_id", "")),
        {k: v for k, v in entry.items() if k not in (*MENTION_FIELDS, "span_text")},
    )


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
