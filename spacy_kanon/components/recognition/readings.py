"""What a recognizer hides when it leans less and more: the span group "readings"."""

from __future__ import annotations

from collections.abc import Sequence

from spacy.tokens import Doc, Span, SpanGroup

from ...models.action_bias import hiding_labels
from .clean_entities import clean_entities

READINGS = "readings"
_LEVELS = "levels"
# What is hidden in a text: tokens and label.
Hidden = list[tuple[int, int, str]]


def blank_copy(doc: Doc) -> Doc:
    """The tokens of a Doc without anything on them. doc (Doc): Any."""
    return Doc(doc.vocab, [t.text for t in doc], [bool(t.whitespace_) for t in doc])


def hidden_in(docs: Sequence[Doc], labels: Sequence[str], *, english: bool) -> list[Hidden]:
    """What a recognizer hides in Docs, cleaned as its entities are.

    docs (Sequence[Doc]): With its entities; these are cleaned.
    labels (Sequence[str]): All that the recognizer has.
    english (bool): Whether English words are trimmed from the ends.
    RETURNS (list[list[tuple[int, int, str]]]): For each Doc.
    """
    clean_entities(docs, labels, english=english)
    hiding = hiding_labels(labels)
    return [
        [(ent.start, ent.end, ent.label_) for ent in doc.ents if ent.label_ in hiding]
        for doc in docs
    ]


def write_readings(doc: Doc, readings: Sequence[Hidden]) -> None:
    """Write readings to the span group "readings".

    doc (Doc): It is changed.
    readings (Sequence[list[tuple[int, int, str]]]): For each level, tokens and labels.
    """
    spans = [Span(doc, start, end, label) for reading in readings for start, end, label in reading]
    levels = [len(reading) for reading in readings]
    doc.spans[READINGS] = SpanGroup(doc, name=READINGS, spans=spans, attrs={_LEVELS: levels})


def readings_in(doc: Doc) -> list[list[Span]] | None:
    """Undo `write_readings`.

    doc (Doc): Read by a recognizer.
    RETURNS (list[list[Span]] | None): For each level; None if nobody has written any.
    """
    group = doc.spans.get(READINGS)
    if group is None or _LEVELS not in group.attrs:
        return None
    spans = iter(group)
    return [[next(spans) for _ in range(count)] for count in group.attrs[_LEVELS]]
