"""Numbers that describe a span, and their order.

Aggregates of the log-probabilities are those of Papadopoulou et al. 2023, section 5.1.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

AGGREGATES = ("min", "max", "median", "mean", "sum")


def aggregate(log_probabilities: NDArray[np.float64]) -> tuple[float, ...]:
    """min, max, median, mean and sum, in nats. The list must not be empty."""
    values = np.asarray(log_probabilities, dtype=float)
    return (
        float(values.min()),
        float(values.max()),
        float(np.median(values)),
        float(values.mean()),
        float(values.sum()),
    )


@dataclass(frozen=True, slots=True)
class SpanFeatures:
    """What a classifier is given about one span: its kind and numbers in a fixed order."""

    kind: str
    numbers: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class FeatureLayout:
    """How spans become rows: one column a kind (1 or 0), then the numbers.

    kinds (tuple[str, ...]): Those seen in training, sorted.
    numbers (tuple[str, ...]): Names of the numbers.
    """

    kinds: tuple[str, ...]
    numbers: tuple[str, ...]

    @classmethod
    def of(cls, spans: Iterable[SpanFeatures], numbers: Sequence[str]) -> FeatureLayout:
        return cls(tuple(sorted({span.kind for span in spans})), tuple(numbers))

    @property
    def columns(self) -> tuple[str, ...]:
        return (*(f"kind={kind}" for kind in self.kinds), *self.numbers)

    def rows(self, spans: Sequence[SpanFeatures]) -> NDArray[np.float64]:
        """Shape (spans, columns). The kind columns of a kind that is not known are all 0."""
        table = np.zeros((len(spans), len(self.columns)))
        column = {kind: i for i, kind in enumerate(self.kinds)}
        for row, span in zip(table, spans, strict=True):
            if span.kind in column:
                row[column[span.kind]] = 1.0
            row[len(self.kinds) :] = span.numbers
        return table
