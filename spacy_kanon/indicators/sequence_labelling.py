"""Indicator 4: what a learned masker masks, intersected with the spans at hand.

Strict: the masker masks exactly this span. Partial: a mask begins or ends where the span does
(Papadopoulou et al. 2023, section 5.4). Overlap: a mask covers a part of it, the careful reading.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, get_args

from spacy.util import registry

from ..detection.risk_spans import Indication, MarkedSpan, RiskSpan, SpannedText, undecided
from ..errors import Errors, KanonError
from ..names import MASK
from .marks import Marks

NAME = "sequence_labelling"
Match = Literal["strict", "partial", "overlap"]


class SequenceLabelling:
    """1 for a span that the masker masks too, else 0; or the masker's own probability."""

    def __init__(self, marks: Marks, *, match: Match = "partial", label: str = MASK) -> None:
        if match not in get_args(Match):
            expected = f"one of {', '.join(get_args(Match))}"
            raise KanonError(Errors.E701.format(name="match", expected=expected, value=match))
        self.marks = marks
        self.match = match
        self.label = label

    @property
    def fingerprint(self) -> str:
        return ""

    def __call__(self, text: SpannedText) -> list[Indication]:
        marks = self.marks(text)
        if marks is None:
            return [undecided(f"nothing has marked {self.marks.source!r}") for _ in text.spans]
        masks = [mark for mark in marks if mark.label == self.label]
        return [_indication(span, masks, self.match) for span in text.spans]


def _indication(span: RiskSpan, masks: Sequence[MarkedSpan], match: Match) -> Indication:
    scores = [
        1.0 if mask.score is None else mask.score for mask in masks if matches(span, mask, match)
    ]
    return Indication(max(scores, default=0.0), bool(scores))


def matches(span: RiskSpan, mask: MarkedSpan, match: Match) -> bool:
    """Whether a mask counts as masking a span."""
    if match == "strict":
        return span.start == mask.start and span.end == mask.end
    if match == "partial":
        return span.start == mask.start or span.end == mask.end
    return span.start < mask.end and mask.start < span.end


@registry.misc("spacy-kanon.SequenceLabelling.v1")
def make_sequence_labelling(
    model: str | None = None,
    source: str | None = None,
    match: Match = "partial",
    label: str = MASK,
) -> SequenceLabelling:
    """Configure the indicator.

    model (str | None): A pipeline with a masker, run on the text; None: `source` tells what an
        earlier component found.
    source (str | None): "ents" or the name of a span group.
    match: "strict", "partial" or "overlap".
    RAISES (KanonError): E701, E707.
    """
    return SequenceLabelling(Marks(NAME, model, source), match=match, label=label)
