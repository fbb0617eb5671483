"""The one number by which a component hides more or less: its operating point."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Protocol

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


class OperatingPoint(Protocol):
    """A component whose operating point can be moved.

    name (str): Of the component.
    spans_key (str): Where it puts what it hides: a span group, or "ents".
    values (Sequence[float]): Points, from hiding the least to hiding the most.
    """

    name: str
    spans_key: str
    values: Sequence[float]

    def move(self, value: float) -> None:
        """Move the component and change its config accordingly."""
        ...

    @property
    def setting(self) -> dict[str, Any]:
        """The settings that define the current point."""
        ...


def get_operating_point(
    nlp: Language, component: str | None = None, *, factors: Mapping[str, float] | None = None
) -> OperatingPoint:
    """The operating point of a component, or of the last component that has one."""
    candidates = [name for name in nlp.pipe_names if component in (None, name)]
    for name in reversed(candidates):
        pipe: Any = nlp.get_pipe(name)
        config = nlp.get_pipe_config(name)
        if isinstance(pipe, KanonTagger):
            if not pipe.labels:
                raise KanonError(Errors.E579.format(component=name))
            return _LogitBias(name, pipe, config, dict(factors or {}))
        if isinstance(pipe, RiskIndicators):
            return _Threshold(name, pipe, config)
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


class _LogitBias:
    """A tagger: what is added to the log-probabilities of all that hides."""

    spans_key = ENTS
    values: Sequence[float] = LOGIT_BIASES

    def __init__(
        self, name: str, pipe: KanonTagger, config: dict[str, Any], factors: dict[str, float]
    ) -> None:
        self.name = name
        self.pipe = pipe
        self.config = config
        self.factors = factors

    def move(self, value: float) -> None:
        self.pipe.set_bias(value, self.factors)
        self.config["logit_bias"], self.config["bias_factors"] = value, dict(self.factors)

    @property
    def setting(self) -> dict[str, Any]:
        return {"logit_bias": self.pipe.logit_bias, "factors": dict(self.pipe.bias_factors)}


class _Threshold:
    """Indicators that hide what is probable enough."""

    spans_key = RISKY
    values: Sequence[float] = THRESHOLDS

    def __init__(self, name: str, pipe: RiskIndicators, config: dict[str, Any]) -> None:
        self.name = name
        self.pipe = pipe
        self.config = config

    def move(self, value: float) -> None:
        self.pipe.threshold = self.config["threshold"] = value

    @property
    def setting(self) -> dict[str, Any]:
        return {"threshold": self.pipe.threshold}
