"""What stands in a Doc as plain values, for rooms that take no Docs."""

from __future__ import annotations

from spacy.tokens import Doc

from ..detection.risk_spans import MarkedSpan


def marks_of(doc: Doc, source: str) -> list[MarkedSpan] | None:
    """What stands in the entities ("ents") or in a span group of a Doc, as plain values.

    Scores are those that spaCy's span categorizers keep in the group's attributes. None if the Doc
    has no such group.
    """
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
