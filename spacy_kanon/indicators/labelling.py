"""Indicator 4: what a learned masker masks, intersected with the spans at hand.

Strict: the masker masks exactly this span. Partial: a mask begins or ends where the span does
(Papadopoulou et al. 2023, section 5.4). Overlap: a mask covers a part of it, the careful reading.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, get_args

from spacy.util import registry

from ..detection.risk_spans import Indication, MarkedSpan, RiskSpan, SpannedText, undecided
from ..errors import KanonError, must_be
from ..formats.docbin import marks_of
from ..names import ENTS, KEEP, MASK, SPAN_RISK
from .learning import check_share, cut, fingerprint


class Marks:
    """Where marks come from: an earlier component (`source`), or an own pipeline (`model`)."""

    def __init__(self, indicator: str, model: str | None, source: str | None) -> None:
        if model is None and source is None:
            raise KanonError(
                f"[KN707] The indicator {indicator!r} needs either a pipeline to run (`model`) or "
                "the name of what an earlier component found (`source`): set one of the two."
            )
        self.indicator = indicator
        self.model = model
        self.source = source or ENTS
        self._nlp: Any = None

    def __call__(self, text: SpannedText) -> Sequence[MarkedSpan] | None:
        """Marked spans; None if the component that makes them has not run."""
        if self.model is None:
            return text.groups.get(self.source)
        return marks_of(self._pipeline()(text.text), self.source)

    def _pipeline(self) -> Any:
        if self._nlp is None:
            from spacy.util import load_model

            assert self.model is not None
            try:
                self._nlp = load_model(self.model)
            except (OSError, ValueError) as error:
                raise KanonError(
                    f"[KN706] The pipeline {self.model!r} of the indicator {self.indicator!r} "
                    f"cannot be loaded: {error}. Give the folder of a trained pipeline or the "
                    "name of an installed one."
                ) from error
            # A text of any length: this limit is there for parsers only.
            self._nlp.max_length = 1 << 40
        return self._nlp


SEQUENCE_LABELLING = "sequence_labelling"
Match = Literal["strict", "partial", "overlap"]


class SequenceLabelling:
    """1 for a span that the masker masks too, else 0; or the masker's own probability."""

    fingerprint = ""

    def __init__(self, marks: Marks, *, match: Match = "partial", label: str = MASK) -> None:
        if match not in get_args(Match):
            expected = f"one of {', '.join(get_args(Match))}"
            raise must_be("match", expected, match)
        self.marks = marks
        self.match = match
        self.label = label

    def __call__(self, text: SpannedText) -> list[Indication]:
        marks = self.marks(text)
        if marks is None:
            return [undecided(f"nothing has marked {self.marks.source!r}") for _ in text.spans]
        masks = [mark for mark in marks if mark.label == self.label]
        scores = [[_score(m) for m in masks if matches(s, m, self.match)] for s in text.spans]
        return [Indication(max(found, default=0.0), bool(found)) for found in scores]


def matches(span: RiskSpan, mask: MarkedSpan, match: Match) -> bool:
    """Whether a mask counts as masking a span."""
    if match == "strict":
        return span.start == mask.start and span.end == mask.end
    if match == "partial":
        return span.start == mask.start or span.end == mask.end
    return span.start < mask.end and mask.start < span.end


@registry.misc("spacy-kanon.SequenceLabelling.v1")
def make_sequence_labelling(
    model: str | None = None, source: str | None = None, match: Match = "partial", label: str = MASK
) -> SequenceLabelling:
    """Configure the indicator.

    model (str | None): A pipeline with a masker, run on the text; None: `source` tells what an
        earlier component found.
    source (str | None): "ents" or the name of a span group.
    match: "strict", "partial" or "overlap".
    RAISES (KanonError): E300, E707.
    """
    return SequenceLabelling(Marks(SEQUENCE_LABELLING, model, source), match=match, label=label)


# Indicator 2: a trained classifier of spans reads the span in its context.
#
# It (`configs/span_classifier_trf.cfg`) labels spans MASK or KEEP, with probabilities (Papadopoulou
# et al. 2023, section 5.2); this indicator carries it over to the spans at hand.

SPAN_CLASSIFICATION = "span_classification"


class SpanClassification:
    """The classifier's probability that a span with the same bounds is to be masked."""

    def __init__(self, marks: Marks, *, threshold: float = 0.5) -> None:
        self.marks = marks
        self.threshold = check_share("threshold", threshold)
        self.fingerprint = fingerprint({"threshold": threshold})

    def __call__(self, text: SpannedText) -> list[Indication]:
        marks = self.marks(text)
        if marks is None:
            return [undecided(f"nothing has marked {self.marks.source!r}") for _ in text.spans]
        scores: dict[tuple[int, int], float] = {}
        for mark in marks:
            bounds = mark.start, mark.end
            risk = 1 - _score(mark) if mark.label == KEEP else _score(mark)
            scores[bounds] = max(risk, scores.get(bounds, 0.0))
        found = [scores.get((span.start, span.end)) for span in text.spans]
        unseen = undecided("the classifier has not seen this span")
        return [unseen if score is None else cut(score, self.threshold) for score in found]


def _score(mark: MarkedSpan) -> float:
    return 1.0 if mark.score is None else mark.score


@registry.misc("spacy-kanon.SpanClassification.v1")
def make_span_classification(
    model: str | None = None, source: str | None = SPAN_RISK, threshold: float = 0.5
) -> SpanClassification:
    """Configure the indicator.

    model (str | None): A pipeline with the component; None: it stands earlier in this pipeline.
    source (str | None): The span group that the component fills.
    threshold (float): A span is risky from this probability on.
    """
    return SpanClassification(Marks(SPAN_CLASSIFICATION, model, source), threshold=threshold)
