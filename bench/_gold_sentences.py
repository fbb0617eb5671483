"""Texts with people's labels -> sentences to score recognizers and federations on."""

from __future__ import annotations

from collections.abc import Collection

from spacy.language import Language
from spacy.tokens import Doc

from spacy_kanon.records.corpus import RecordText


def gold_sentences(nlp: Language, record: RecordText, labels: Collection[str]) -> list[Doc]:
    """Sentences with gold mentions; a mention inside a token covers the token."""
    doc = nlp(record.text)
    spans = [
        doc.char_span(start, end, label=label, alignment_mode="expand")
        for start, end, label in record.gold
        if label in labels
    ]
    doc.set_ents(sorted({span for span in spans if span is not None}))
    return [sent.as_doc() for sent in doc.sents if sent.ents]
