"""The one number by which a component hides more or less: its operating point."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from spacy.language import Language
from spacy.tokens import Doc

from ..errors import Errors, KanonError
from ..names import KANON, RISKY
from .kanon_tagger import KanonTagger
from .risk_indicators import RiskIndicators

ENTS = "ents"
# Quarters, and coarser where hardly anything is left to hide.
LOGIT_BIASES = (*(i / 4 for i in range(-8, 33)), *map(float, (9, 10, 12, 14, 16, 20, 24, 32)))
# From hiding the least to hiding the most, at equal steps of the log-odds.
THRESHOLDS = tuple(round(1 / (1 + math.exp(i / 4)), 6) for i in range(-12, 29))


@dataclass(frozen=True, slots=True)
class OperatingPoint:
    """Of a tagger what is added to the log-probabilities of all that hides; else a threshold."""

    name: str
    pipe: Any
    config: dict[str, Any]
    factors: dict[str, float]

    @property
    def is_bias(self) -> bool:
        return isinstance(self.pipe, KanonTagger)

    @property
    def spans_key(self) -> str:
        """Where the component puts what it hides: a span group, or "ents"."""
        return ENTS if self.is_bias else RISKY

    @property
    def values(self) -> Sequence[float]:
        """Its points, from hiding the least to hiding the most."""
        return LOGIT_BIASES if self.is_bias else THRESHOLDS

    def move(self, value: float) -> None:
        """Move the component and change its config accordingly."""
        if self.is_bias:
            self.pipe.set_bias(value, self.factors)
            self.config["logit_bias"], self.config["bias_factors"] = value, dict(self.factors)
        else:
            self.pipe.threshold = self.config["threshold"] = value

    @property
    def setting(self) -> dict[str, Any]:
        """The settings that define the current point."""
        if self.is_bias:
            return {"logit_bias": self.pipe.logit_bias, "factors": dict(self.pipe.bias_factors)}
        return {"threshold": self.pipe.threshold}


def get_operating_point(
    nlp: Language, component: str | None = None, *, factors: Mapping[str, float] | None = None
) -> OperatingPoint:
    """The operating point of a component, or of the last component that has one."""
    candidates = [name for name in nlp.pipe_names if component in (None, name)]
    for name in reversed(candidates):
        pipe: Any = nlp.get_pipe(name)
        if isinstance(pipe, KanonTagger) and not pipe.labels:
            raise KanonError(Errors.E579.format(component=name))
        if isinstance(pipe, KanonTagger | RiskIndicators):
            return OperatingPoint(name, pipe, nlp.get_pipe_config(name), dict(factors or {}))
    reason = "The pipeline has no component that can be moved"
    if component is not None:
        reason = f"{component!r} is no component that can be moved"
    raise KanonError(Errors.E575.format(reason=reason))


def masks_key(nlp: Language, point: OperatingPoint) -> str:
    """Where the pipeline as a whole puts what it hides: a span group, or "ents"."""
    factories = set(nlp.pipe_factories.values())
    return KANON if "kanon_masker" in factories else point.spans_key


@contextmanager
def scoring_once(nlp: Language, point: OperatingPoint) -> Iterator[None]:
    """Let the network of a tagger read each text once, however often the tagger is moved."""
    pipe: Any = nlp.get_pipe(point.name)
    if not isinstance(pipe, KanonTagger):
        yield
        return
    network: Any = pipe.model
    forward, scores = network._func, {}

    def remembering(model: Any, docs: Sequence[Doc], is_train: bool) -> Any:
        for doc in docs:
            if doc.text not in scores:
                (scores[doc.text],) = forward(model, [doc], False)[0]
        return [scores[doc.text] for doc in docs], lambda gradients: []

    network._func = remembering
    try:
        yield
    finally:
        network._func = forward
