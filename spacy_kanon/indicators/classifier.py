"""A trained judge of spans: features in, risk out, as a file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from .features import FeatureLayout, SpanFeatures
from .models import BinaryModel, BoostedModel, LogisticModel, model_from_dict
from .store import damaged, fingerprint, read_learned, write_learned


@dataclass(frozen=True, slots=True)
class SpanRiskClassifier:
    """Probability that a person would mask a span, and where to cut it.

    threshold (float): A span is risky from this probability on.
    """

    layout: FeatureLayout
    model: BinaryModel
    threshold: float = 0.5

    def __call__(self, spans: Sequence[SpanFeatures]) -> list[float]:
        """The probability of each span. Of a kind that was not in the training data: the highest
        that it has as any of the kinds that were."""
        rows = self.layout.rows(spans)
        values = self.model(rows) if len(rows) else rows.sum(axis=1)
        shares = [float(value) for value in values]
        for i, span in enumerate(spans):
            if span.kind not in self.layout.kinds and self.layout.kinds:
                as_others = [replace(span, kind=kind) for kind in self.layout.kinds]
                shares[i] = max(self(as_others))
        return shares

    @property
    def fingerprint(self) -> str:
        return fingerprint(self.to_dict())

    def to_dict(self) -> dict[str, Any]:
        return {
            "kinds": list(self.layout.kinds),
            "numbers": list(self.layout.numbers),
            "model": self.model.to_dict(),
            "threshold": self.threshold,
        }

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> SpanRiskClassifier:
        """RAISES (KeyError, TypeError, ValueError): If it is not what `to_dict` made."""
        kinds, numbers = (tuple(map(str, data[key])) for key in ("kinds", "numbers"))
        layout = FeatureLayout(kinds, numbers)
        model = model_from_dict(data["model"])
        _check_columns(model, len(layout.columns))
        return cls(layout, model, float(data["threshold"]))

    def save(self, path: Path, indicator: str) -> None:
        """Store the classifier for an indicator.

        path (Path): Replaced whole.
        indicator (str): Whose it is.
        RAISES (KanonError): E002.
        """
        write_learned(path, indicator, self.to_dict())


def load_classifier(path: Path, indicator: str, numbers: Sequence[str]) -> SpanRiskClassifier:
    """The classifier of an indicator.

    path (Path): A file of `save`.
    indicator (str): Whose it has to be.
    numbers (Sequence[str]): Of features, in order.
    RETURNS (SpanRiskClassifier): As it was stored.
    RAISES (KanonError): E003, E703: no such file, or not one for this indicator.
    """
    data = read_learned(path, indicator)
    try:
        classifier = SpanRiskClassifier.from_dict(data)
    except (KeyError, TypeError, ValueError) as error:
        raise damaged(path, indicator, repr(error)) from error
    if classifier.layout.numbers != tuple(numbers):
        reason = f"it was trained on {', '.join(classifier.layout.numbers)}"
        raise damaged(path, indicator, f"{reason}; this needs {', '.join(numbers)}")
    return classifier


def _check_columns(model: BinaryModel, columns: int) -> None:
    if isinstance(model, LogisticModel):
        used = {len(model.weights), len(model.mean), len(model.scale)}
        fits = used == {columns} and all(model.scale)
    elif isinstance(model, BoostedModel):
        fits = all(feature < columns for tree in model.trees for feature in tree.feature)
    if not fits:
        raise ValueError(f"the model does not fit {columns} columns")
