"""Annotated texts in spaCy's DocBin (`.spacy`), both ways.

Offsets of gold mentions need not fall on token boundaries, so the annotations are kept whole, as
JSON, in `doc.user_data`; a DocBin that another tool wrote is read from its entities. For use by
components the mentions are in `doc.spans[GOLD]` as well: label = kind, id = identifier type,
kb_id = entity id.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

import spacy
from pydantic import TypeAdapter
from spacy.language import Language
from spacy.tokens import Doc, DocBin, Span
from spacy.util import logger
from spacy.vocab import Vocab

from ..detection.risk_spans import MarkedSpan
from ..errors import Errors, KanonError, need_file
from ..names import (
    GENERALIZATIONS,
    GOLD,
    GOLD_ANNOTATIONS,
    IDENTIFIER_TYPES,
    REPLACEMENT,
    REPLACEMENT_VOTES,
    REPLACEMENTS,
)
from ..storage.files import whole_file
from ..types import AnnotatedText, GoldMention
from .spans import (
    ANNOTATOR,
    LabelledSpan,
    ReadOptions,
    check_identifier_type,
    check_offsets,
    check_unique_ids,
    gold_mentions,
    validated,
)
from .wikireplace import ReplacementChoice, replacement_choices

# WikiReplace's phrases on a Doc: options in a span group, votes in `user_data`.
#
# A DocBin that `convert` writes holds them as well, so that `spacy evaluate` scores a trained
# `replacement_selector` on it.

Bounds = tuple[int, int]


def choices_by_bounds(
    doc: Doc, choices: Sequence[ReplacementChoice]
) -> dict[Bounds, ReplacementChoice]:
    """The choices by token bounds in text order; of equal bounds the first counts."""
    by_bounds: dict[Bounds, ReplacementChoice] = {}
    for choice in choices:
        span = _whole_tokens(doc, choice.mention)
        if (span.start, span.end) in by_bounds:
            place = (choice.mention.start, choice.mention.end)
            logger.info("%s: %d-%d shares its tokens with another", choice.doc_id, *place)
        by_bounds.setdefault((span.start, span.end), choice)
    return dict(sorted(by_bounds.items()))


def set_options(doc: Doc, choices: Mapping[Bounds, ReplacementChoice]) -> None:
    """Put the phrases into a span group, each with its options in `_.generalizations`."""
    for name in (GENERALIZATIONS, REPLACEMENT):
        if not Span.has_extension(name):
            Span.set_extension(name, default=None)
    spans = []
    for (start, end), choice in choices.items():
        spans.append(Span(doc, start, end, label=choice.mention.kind))
        spans[-1]._.set(GENERALIZATIONS, list(choice.options))
    doc.spans[REPLACEMENTS] = spans


def set_votes(doc: Doc, choices: Mapping[Bounds, ReplacementChoice]) -> None:
    """Put each phrase's majority option into `_.replacement`, and all votes into `user_data`."""
    for (start, end), choice in choices.items():
        Span(doc, start, end)._.set(REPLACEMENT, choice.majority)
    doc.user_data[REPLACEMENT_VOTES] = [
        {option: len(annotators) for option, annotators in choice.votes.items()}
        for choice in choices.values()
    ]


FORMAT = "a DocBin"
DOC_ID = "doc_id"
META = "kanon_meta"
_META = TypeAdapter(dict[str, Any])
_ANNOTATIONS = TypeAdapter(dict[str, list[GoldMention]])


def read_docbin(path: Path, options: ReadOptions | None = None) -> list[AnnotatedText]:
    """The annotated texts of a DocBin."""
    options = options or ReadOptions()
    texts = []
    for number, doc in enumerate(read_docs(path), start=1):
        doc_id = str(doc.user_data.get(DOC_ID, number))
        meta = validated(_META, str(doc.user_data.get(META, "{}")), path, doc_id)
        if GOLD_ANNOTATIONS in doc.user_data:
            annotations = _stored_annotations(doc, path, doc_id)
        else:
            annotations = _entity_annotations(doc, doc_id, options)
        texts.append(AnnotatedText(doc_id, doc.text, annotations, meta))
    check_unique_ids((text.doc_id for text in texts), path)
    return texts


def read_docs(path: Path, vocab: Vocab | None = None) -> list[Doc]:
    """The Docs of a DocBin, by default with a vocabulary of their own."""
    need_file(path)
    try:
        return list(DocBin().from_disk(path).get_docs(vocab or Vocab()))
    except Exception as error:  # zlib, msgpack and spaCy each have their own
        raise KanonError(Errors.E500.format(path=path, format=FORMAT, reason=error)) from error


def write_docbin(texts: Iterable[AnnotatedText], path: Path, nlp: Language | None = None) -> None:
    """Write a DocBin that `read_docbin` gives back unchanged."""
    tokenizer = nlp or spacy.blank("en")
    docbin = DocBin(store_user_data=True)
    for text in texts:
        docbin.add(to_doc(text, tokenizer))
    with whole_file(path, binary=True) as file:
        file.write(docbin.to_bytes())


def to_doc(text: AnnotatedText, nlp: Language) -> Doc:
    """A tokenized Doc with the annotations in `user_data` and, by tokens, in `doc.spans[GOLD]`."""
    doc = nlp.make_doc(text.text)
    stored = {name: list(map(asdict, mentions)) for name, mentions in text.annotations.items()}
    doc.user_data[DOC_ID] = text.doc_id
    doc.user_data[META] = json.dumps(dict(text.meta))
    doc.user_data[GOLD_ANNOTATIONS] = json.dumps(stored)
    doc.spans[GOLD] = [
        _whole_tokens(doc, m, label=m.kind, kb_id=m.entity_id, span_id=m.identifier_type)
        for mentions in text.annotations.values()
        for m in mentions
    ]
    if choices := choices_by_bounds(doc, replacement_choices([text])):
        set_options(doc, choices)
        set_votes(doc, choices)
    return doc


def _whole_tokens(doc: Doc, mention: GoldMention, **labels: Any) -> Span:
    span = doc.char_span(mention.start, mention.end, alignment_mode="expand", **labels)
    assert span is not None, "mentions were checked to lie inside their text"
    return span


def _stored_annotations(doc: Doc, path: Path, doc_id: str) -> dict[str, list[GoldMention]]:
    annotations = validated(_ANNOTATIONS, str(doc.user_data[GOLD_ANNOTATIONS]), path, doc_id)
    for mentions in annotations.values():
        for mention in mentions:
            check_identifier_type(doc_id, mention.identifier_type)
        spans = [LabelledSpan(mention.start, mention.end) for mention in mentions]
        check_offsets(doc_id, doc.text, spans)
    return annotations


def _entity_annotations(
    doc: Doc, doc_id: str, options: ReadOptions
) -> dict[str, list[GoldMention]]:
    labelled = []
    for span in doc.ents:
        kind = span.id_ if span.id_ in IDENTIFIER_TYPES else ""
        labels = span.label_, span.text, kind, span.kb_id_
        labelled.append(LabelledSpan(span.start_char, span.end_char, *labels))
    return {ANNOTATOR: gold_mentions(doc_id, doc.text, labelled, ANNOTATOR, options)}


def marks_of(doc: Doc, source: str) -> list[MarkedSpan] | None:
    """What stands in the entities ("ents") or in a span group of a Doc; None without the group."""
    if source == "ents":
        return [MarkedSpan(span.start_char, span.end_char, span.label_) for span in doc.ents]
    if source not in doc.spans:
        return None
    group = doc.spans[source]
    scores = group.attrs.get("scores")
    values = [None] * len(group) if scores is None else [float(score) for score in scores]
    return [
        MarkedSpan(span.start_char, span.end_char, span.label_, score)
        for span, score in zip(group, values, strict=True)
    ]
