"""`span_calibrator`: scores of a span categorizer as probabilities, with a threshold to move."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import numpy as np
from spacy.tokens import Doc, Span, SpanGroup

from ..errors import Errors, KanonError
from ..models.platt_scaling import Calibration
from .kanon_pipe import KanonPipe, check_threshold

SCORES = "scores"


class Scored(NamedTuple):
    """A span by its tokens, with its calibrated probability."""

    start: int
    end: int
    label: str
    probability: float


class SpanCalibrator(KanonPipe):
    """Replace a span group by the spans that are probable enough, with calibrated probabilities.

    The probabilities stand in `doc.spans[spans_key].attrs["scores"]`, in the order of the spans.
    """

    def __init__(
        self,
        name: str = "span_calibrator",
        *,
        spans_key: str = "sc",
        calibration: Calibration | None = None,
        threshold: float = 0.5,
        allow_overlap: bool = False,
    ) -> None:
        check_threshold(threshold)
        calibration = calibration or Calibration()
        if not calibration.slope > 0:
            raise KanonError(
                Errors.E300.format(name="slope", expected="above 0", value=calibration.slope)
            )
        super().__init__(name)
        self.spans_key = spans_key
        self.calibration = calibration
        self.threshold = threshold
        self.allow_overlap = allow_overlap

    def predict(self, docs: Iterable[Doc]) -> list[list[Scored]]:
        """The spans that stay, in text order, without changing the Docs."""
        return [self._chosen(doc) for doc in docs]

    def set_annotations(self, docs: Iterable[Doc], chosen: Iterable[list[Scored]]) -> None:
        """Write the span group and its scores."""
        for doc, found in zip(docs, chosen, strict=True):
            spans = [Span(doc, one.start, one.end, label=one.label) for one in found]
            scores = np.asarray([one.probability for one in found], dtype="float32")
            doc.spans[self.spans_key] = SpanGroup(
                doc, name=self.spans_key, spans=spans, attrs={SCORES: scores}
            )

    def _chosen(self, doc: Doc) -> list[Scored]:
        group = doc.spans.get(self.spans_key)
        if group is None or not len(group):
            return []
        if SCORES not in group.attrs:
            raise KanonError(Errors.E563.format(spans_key=self.spans_key))
        probabilities = self.calibration(group.attrs[SCORES])
        scored = [
            Scored(span.start, span.end, span.label_, float(probability))
            for span, probability in zip(group, probabilities, strict=True)
            if probability >= self.threshold
        ]
        return scored if self.allow_overlap else _best(scored)


def _best(scored: Iterable[Scored]) -> list[Scored]:
    """The most probable of overlapping spans, of equal ones the longer, then the earlier."""
    taken: set[int] = set()
    kept = []
    for one in sorted(scored, key=lambda one: (-one.probability, one.start - one.end, one.start)):
        tokens = range(one.start, one.end)
        if taken.isdisjoint(tokens):
            taken.update(tokens)
            kept.append(one)
    return sorted(kept)
