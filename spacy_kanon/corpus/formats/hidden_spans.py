"""What a pipeline hides in a Doc, wherever it says so."""

from __future__ import annotations

from spacy.tokens import Doc

from ...detection.label_map import decision_of
from ...errors import Errors, KanonError
from ...names import KEEP

ENTS = "ents"


def hidden_spans(doc: Doc, spans_key: str) -> list[tuple[int, int]]:
    """Character bounds of what is hidden: the masks, or all spans where none is called one.

    doc (Doc): Of any pipeline.
    spans_key (str): A span group, or "ents".
    RETURNS (list[tuple[int, int]]): In their order; they may overlap.
    RAISES (KanonError): E608 if there is no such group.
    """
    if spans_key != ENTS and spans_key not in doc.spans:
        reason = f"the pipeline does not set doc.spans[{spans_key!r}]"
        raise KanonError(Errors.E608.format(argument="spans_key", value=spans_key, reason=reason))
    spans = list(doc.ents if spans_key == ENTS else doc.spans[spans_key])
    decisions = [False if span.label_ == KEEP else decision_of(span.label_) for span in spans]
    decides = any(decision is not None for decision in decisions)
    return [
        (span.start_char, span.end_char)
        for span, masked in zip(spans, decisions, strict=True)
        if masked or not decides
    ]
