"""Indicator 2: a trained `span_classifier` reads the span, its context and numbers about both.

The component gives every span it judges a probability (Papadopoulou et al. 2023, section 5.2); this
indicator carries it over to the spans at hand.
"""

from __future__ import annotations

from spacy.util import registry

from ..detection.risk_spans import Indication, SpannedText, undecided
from ..errors import Errors, KanonError
from ..names import SPAN_RISK
from .marks import Marks
from .store import fingerprint

NAME = "span_classification"


class SpanClassification:
    """The classifier's probability of a span with the same bounds.

    threshold (float): A span is risky from this probability on.
    """

    def __init__(self, marks: Marks, *, threshold: float = 0.5) -> None:
        if not 0 <= threshold <= 1:
            raise KanonError(
                Errors.E701.format(name="threshold", expected="from 0 to 1", value=threshold)
            )
        self.marks = marks
        self.threshold = threshold

    @property
    def fingerprint(self) -> str:
        return fingerprint({"threshold": self.threshold})

    def __call__(self, text: SpannedText) -> list[Indication]:
        marks = self.marks(text)
        if marks is None:
            return [undecided(f"nothing has marked {self.marks.source!r}") for _ in text.spans]
        scores: dict[tuple[int, int], float] = {}
        for mark in marks:
            score = 1.0 if mark.score is None else mark.score
            bounds = mark.start, mark.end
            scores[bounds] = max(score, scores.get(bounds, 0.0))
        indications = []
        for span in text.spans:
            score_of = scores.get((span.start, span.end))
            if score_of is None:
                indications.append(undecided("the classifier has not seen this span"))
            else:
                indications.append(Indication(score_of, score_of >= self.threshold))
        return indications


@registry.misc("spacy-kanon.SpanClassification.v1")
def make_span_classification(
    model: str | None = None, source: str | None = SPAN_RISK, threshold: float = 0.5
) -> SpanClassification:
    """Configure the indicator.

    model (str | None): A pipeline that finds spans and ends with a `span_classifier`; None: the
        component stands earlier in this pipeline.
    source (str | None): The span group that the component fills.
    """
    return SpanClassification(Marks(NAME, model, source), threshold=threshold)
