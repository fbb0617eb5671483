"""The one number by which a tagger hides more or less: its operating point."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from spacy.language import Language
from spacy.tokens import Doc

from ..errors import Errors, KanonError
from ..names import KANON
from .kanon_tagger import KanonTagger

ENTS = "ents"
# Quarters, and coarser where hardly anything is left to hide.
LOGIT_BIASES = (*(i / 4 for i in range(-8, 33)), *map(float, (9, 10, 12, 14, 16, 20, 24, 32)))


@dataclass(frozen=True, slots=True)
class OperatingPoint:
    """What a tagger adds to the log-probabilities of all that hides."""

    name: str
    pipe: KanonTagger
    config: dict[str, Any]

    def move(self, bias: float) -> None:
        """Move the component and change its config accordingly."""
        self.pipe.logit_bias = self.config["logit_bias"] = bias


def get_operating_point(nlp: Language, component: str | None = None) -> OperatingPoint:
    """The operating point of a component, or of the last component that has one."""
    candidates = [name for name in nlp.pipe_names if component in (None, name)]
    for name in reversed(candidates):
        pipe: Any = nlp.get_pipe(name)
        if isinstance(pipe, KanonTagger):
            if not pipe.labels:
                raise KanonError(Errors.E579.format(component=name))
            return OperatingPoint(name, pipe, nlp.get_pipe_config(name))
    reason = "The pipeline has no component that can be moved"
    if component is not None:
        reason = f"{component!r} is no component that can be moved"
    raise KanonError(Errors.E575.format(reason=reason))


def masks_key(nlp: Language) -> str:
    """Where the pipeline as a whole puts what it hides: a span group, or "ents"."""
    return KANON if "kanon_masker" in nlp.pipe_factories.values() else ENTS


@contextmanager
def scoring_once(point: OperatingPoint) -> Iterator[None]:
    """Let the network of a tagger read each text once, however often the tagger is moved."""
    network: Any = point.pipe.model
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
