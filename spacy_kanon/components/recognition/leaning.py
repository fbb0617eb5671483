"""The one number by which a component leans more or less towards hiding."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Protocol

import numpy as np
from spacy.language import Language
from spacy.pipeline import EntityRecognizer, SpanCategorizer
from spacy.tokens import Doc

from ...errors import Errors, KanonError
from ...models.action_bias import Shift, factors_of, move_to, shift_of
from ...names import KANON, RISKY
from ..risk_indicators import RiskIndicators
from ..span_calibrator import SpanCalibrator
from .kanon_tagger import KanonTagger
from .mask_bounds import MaskBounds

ENTS = "ents"
BEAM_WIDTH = 8
# Scores added to actions: quarters, and coarser where hardly anything is left to hide. A recognizer
# that was trained for long scores by tens: moved by 8, spaCy's own still misses 13 % of the quasi
# identifiers of biographies.
SHIFTS = (*(i / 4 for i in range(-8, 33)), *map(float, (9, 10, 12, 14, 16, 20, 24, 32)))
# Log-odds of thresholds.
_LOG_ODDS = tuple(i / 4 for i in range(-12, 29))


class Leaning(Protocol):
    """A component that can be moved.

    name (str): Of the component.
    spans_key (str): Where it puts what it hides: a span group, or "ents".
    values (Sequence[float]): To where, from hiding the least to hiding the most.
    """

    name: str
    spans_key: str
    values: Sequence[float]

    def move(self, value: float) -> None:
        """Move the component; its config says so, too."""
        ...

    @property
    def setting(self) -> dict[str, Any]:
        """Where it stands, as plain values."""
        ...


def leaning_of(
    nlp: Language,
    component: str | None = None,
    *,
    beam_width: int = BEAM_WIDTH,
    kinds: Mapping[str, float] | None = None,
) -> Leaning:
    """The number of a component, or of the last component that has one.

    nlp (Language): A trained pipeline.
    component (str | None): Name of the component.
    beam_width (int): Readings that a recognizer follows at a time.
    kinds (Mapping[str, float] | None): Factors of a recognizer's shift for some kinds.
    RETURNS (Leaning): What can be moved.
    RAISES (KanonError): E575 if there is no such component; E579 if it is not trained.
    """
    candidates = [name for name in nlp.pipe_names if component in (None, name)]
    for name in reversed(candidates):
        pipe = nlp.get_pipe(name)
        config = nlp.get_pipe_config(name)
        if isinstance(pipe, EntityRecognizer):
            if not pipe.labels:
                raise KanonError(Errors.E579.format(component=name))
            return _Shifted(name, pipe, config, beam_width, dict(kinds or {}))
        if isinstance(pipe, KanonTagger):
            if not pipe.labels:
                raise KanonError(Errors.E579.format(component=name))
            return _Tagged(name, pipe, config, dict(kinds or {}))
        if isinstance(pipe, MaskBounds):
            return _Thresholded(name, vars(pipe), config, ENTS)
        if isinstance(pipe, SpanCalibrator):
            return _Thresholded(name, vars(pipe), config, pipe.spans_key)
        if isinstance(pipe, SpanCategorizer):
            return _Thresholded(name, pipe.cfg, config, pipe.key)
        if isinstance(pipe, RiskIndicators):
            return _Thresholded(name, vars(pipe), config, RISKY)
    reason = "The pipeline has no component that can be moved"
    if component is not None:
        reason = f"{component!r} is no component that can be moved"
    raise KanonError(Errors.E575.format(reason=reason))


def masks_key(nlp: Language, leaning: Leaning) -> str:
    """Where the pipeline as a whole puts what it hides.

    nlp (Language): The pipeline.
    leaning (Leaning): The component that is moved.
    RETURNS (str): A span group, or "ents".
    """
    factories = set(nlp.pipe_factories.values())
    return KANON if "kanon_masker" in factories else leaning.spans_key


@contextmanager
def reading_once(nlp: Language, leaning: Leaning) -> Iterator[None]:
    """Let a recognizer's encoder read each text once, however often it is moved, and bounds judge
    it once.

    nlp (Language): The pipeline.
    leaning (Leaning): What is moved in it.
    """
    pipe: Any = nlp.get_pipe(leaning.name)
    if isinstance(pipe, MaskBounds):
        with _judging_once(pipe):
            yield
        return
    if not isinstance(pipe, EntityRecognizer | KanonTagger):
        yield
        return
    tagging = isinstance(pipe, KanonTagger)  # Its scores do not change with the shift.
    encoder = pipe.model if tagging else pipe.model.get_ref("tok2vec")
    forward = encoder._func
    vectors: dict[str, Any] = {}

    def remembering(model: Any, docs: Sequence[Doc], is_train: bool) -> Any:
        rows = []
        for doc in docs:
            if doc.text not in vectors:
                vectors[doc.text] = forward(model, [doc], False)[0]
            rows.append(vectors[doc.text])
        if tagging:
            return [scores for of_one in rows for scores in of_one], _not_trained
        return model.ops.xp.concatenate(rows), _not_trained

    encoder._func = remembering
    try:
        yield
    finally:
        encoder._func = forward


@contextmanager
def _judging_once(pipe: Any) -> Iterator[None]:
    judged: dict[str, Any] = {}

    def remembering(doc: Doc) -> Any:
        if doc.text not in judged:
            judged[doc.text] = type(pipe).judged(pipe, doc)
        return judged[doc.text]

    pipe.judged = remembering
    try:
        yield
    finally:
        del pipe.judged


class _Shifted:
    """A recognizer, see `models.action_bias`."""

    values: Sequence[float] = SHIFTS

    def __init__(
        self,
        name: str,
        pipe: Any,
        config: dict[str, Any],
        beam_width: int,
        kinds: dict[str, float],
    ) -> None:
        self.name = name
        self.spans_key = ENTS
        self.pipe = pipe
        self.config = config
        self.beam_width = beam_width
        self.kinds = kinds

    def move(self, value: float) -> None:
        move_to(self.pipe, Shift(value, self.kinds))
        # The pipe stores it with its weights; only some factories have it in their config, too.
        self.pipe.cfg["beam_width"] = self.beam_width
        if "beam_width" in self.config:
            self.config["beam_width"] = self.beam_width
        if "shift" in self.config:
            self.config["shift"], self.config["shift_kinds"] = None, {}
            self.pipe.shift = None

    @property
    def setting(self) -> dict[str, Any]:
        shift, kinds = shift_of(self.pipe)
        return {"shift": shift, "kinds": dict(kinds), "beam_width": self.pipe.cfg["beam_width"]}


class _Tagged:
    """A tagger: what is added to the logarithms of the probabilities of what hides."""

    values: Sequence[float] = SHIFTS

    def __init__(
        self, name: str, pipe: KanonTagger, config: dict[str, Any], kinds: dict[str, float]
    ) -> None:
        self.name = name
        self.spans_key = ENTS
        self.pipe = pipe
        self.config = config
        self.kinds = kinds

    def move(self, value: float) -> None:
        factors_of(self.pipe.labels, Shift(value, self.kinds))
        self.pipe.shift = self.config["shift"] = value
        self.pipe.shift_kinds = self.config["shift_kinds"] = dict(self.kinds)

    @property
    def setting(self) -> dict[str, Any]:
        return {"shift": self.pipe.shift, "kinds": dict(self.pipe.shift_kinds)}


class _Thresholded:
    """A component that hides what is probable enough."""

    values: Sequence[float] = _LOG_ODDS

    def __init__(
        self, name: str, settings: dict[str, Any], config: dict[str, Any], spans_key: str
    ) -> None:
        self.name = name
        self.spans_key = spans_key
        self.settings = settings
        self.config = config

    def move(self, value: float) -> None:
        threshold = float(np.round(1 / (1 + math.exp(value)), 6))
        self.settings["threshold"] = self.config["threshold"] = threshold

    @property
    def setting(self) -> dict[str, Any]:
        return {"threshold": self.settings["threshold"]}


def _not_trained(gradient: Any) -> list[Doc]:
    return []
