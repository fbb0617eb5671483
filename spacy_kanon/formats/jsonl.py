"""One JSON object per line: `{doc_id, text, spans: [{start, end, kind, ...}]}`.

The plain form for one's own data, and what `sanitize` writes. Names that other tools use for the
same things are understood on reading: `id` for `doc_id`; `mentions`, `entities` or `gold` for
`spans`; `label` or `entity_type` for `kind`. A span with `"masked": false` was looked at and kept.
A record with `annotator` is one annotator's view; records of one document are put together.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from ..errors import Errors, KanonError
from ..names import NO_MASK
from ..types import AnnotatedText, MaskedSpan
from .annotation_files import read_jsonl, write_jsonl
from .masks import Masks
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

FORMAT = "JSONL"
ID_FIELDS = ("doc_id", "id")
SPAN_FIELDS = ("spans", "mentions", "entities", "gold")
KIND_FIELDS = ("kind", "label", "entity_type")


def read_jsonl_texts(path: Path, options: ReadOptions) -> list[AnnotatedText]:
    """Texts with their spans. A record without an id is called by its line number."""
    records = []
    for number, record in read_jsonl(path, FORMAT):
        doc_id = _doc_id(record, number)
        text = _text(record, doc_id, path, options)
        spans = [_labelled(span, doc_id, path) for span in _spans(record, doc_id, path)]
        annotator = str(record.get("annotator", ANNOTATOR))
        used = {*ID_FIELDS, *SPAN_FIELDS, "text", "annotator"}
        meta = {key: value for key, value in record.items() if key not in used}
        records.append(AnnotatorRecord(doc_id, text, annotator, spans, meta))
    return merge_annotators(records, path, options)


def read_jsonl_masks(path: Path, texts: Mapping[str, str] | None = None) -> Masks:
    """The spans of each record as masks, with their replacements."""
    masks: Masks = {}
    for number, record in read_jsonl(path, FORMAT):
        doc_id = _doc_id(record, number)
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
            for span in _spans(record, doc_id, path)
            if span.get("masked", True)
        ]
    return masks


def write_jsonl_texts(texts: Iterable[AnnotatedText], path: Path) -> None:
    """One record per text and annotator."""
    records = []
    for text in texts:
        for annotator, mentions in text.annotations.items():
            spans = [
                {
                    "start": mention.start,
                    "end": mention.end,
                    "kind": mention.kind,
                    "identifier_type": mention.identifier_type,
                    "entity_id": mention.entity_id,
                    "mention_id": mention.mention_id,
                    "text": text.text[mention.start : mention.end],
                }
                for mention in mentions
            ]
            record = {"doc_id": text.doc_id, "text": text.text, "annotator": annotator}
            meta = {key: value for key, value in text.meta.items() if key not in record}
            records.append(record | {"spans": spans} | meta)
    write_jsonl(records, path)


def _doc_id(record: Mapping[str, Any], number: int) -> str:
    return next((str(record[key]) for key in ID_FIELDS if key in record), str(number))


def _text(record: Mapping[str, Any], doc_id: str, path: Path, options: ReadOptions) -> str:
    if "text" in record:
        return str(require(record, "text", str, path, doc_id))
    if options.texts is None:
        raise KanonError(Errors.E507.format(path=path))
    if doc_id not in options.texts:
        raise KanonError(Errors.E512.format(doc_ids=doc_id))
    return options.texts[doc_id]


def _spans(record: Mapping[str, Any], doc_id: str, path: Path) -> list[dict[str, Any]]:
    key = next((key for key in SPAN_FIELDS if key in record), SPAN_FIELDS[0])
    return require_objects(record, key, path, doc_id)


def _labelled(span: Mapping[str, Any], doc_id: str, path: Path) -> LabelledSpan:
    return LabelledSpan(
        require(span, "start", int, path, doc_id),
        require(span, "end", int, path, doc_id),
        next((str(span[key]) for key in KIND_FIELDS if key in span), ""),
        optional_text(span, "text", path, doc_id),
        str(span.get("identifier_type", "" if span.get("masked", True) else NO_MASK)),
        str(span.get("entity_id", "")),
        str(span.get("mention_id", "")),
    )
