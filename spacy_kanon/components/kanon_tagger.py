"""`kanon_tagger`: entities by a tag for each token, as the token classifiers of the papers."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import numpy as np
from spacy.language import Language
from spacy.pipeline import TrainablePipe
from spacy.tokens import Doc, Span
from spacy.training import Example
from thinc.types import Floats2d

from ..detection.propagation import cut, trim
from ..errors import Errors, KanonError, must_be
from ..models import tagging
from ..names import ENTS, KANON, LONGEST_MENTION
from .kanon_pipe import SentToProcesses


class KanonTagger(SentToProcesses, TrainablePipe):
    """Entities by tags of tokens, the most probable together; none before it is trained."""

    def __init__(self, nlp: Language, name: str, config: Any) -> None:
        weights = self.class_weights = list(config.class_weights)
        if len(weights) != 3 or not all(0 < weight < math.inf for weight in weights):
            raise must_be("class_weights", "three numbers above 0", weights)
        if not 0 <= config.label_smoothing < 1:
            raise must_be("label_smoothing", "from 0 to below 1", config.label_smoothing)
        super().__init__(nlp.vocab, config.model, name, labels=[])
        self.label_smoothing: float = config.label_smoothing
        self.logit_bias: float = config.logit_bias
        self.scorer = config.scorer
        self.english = nlp.lang == "en"

    @property
    def labels(self) -> tuple[str, ...]:
        """Of the entities that it can find."""
        return tuple(self.cfg["labels"])

    @property
    def label_data(self) -> list[str]:
        """What `spacy init labels` writes."""
        return list(self.labels)

    def initialize(
        self,
        get_examples: Callable[[], Iterable[Example]],
        *,
        nlp: Language | None = None,
        labels: list[str] | None = None,
    ) -> None:
        """Learn the labels and make room for them."""
        examples = list(get_examples())
        if labels is None:
            labels = sorted({ent.label_ for eg in examples for ent in eg.reference.ents})
        if not labels:
            raise KanonError(
                f"[KN612] {self.name} was given no label: none of the texts to learn from has an "
                "entity. Check the training corpus."
            )
        self.cfg["labels"] = list(labels)
        scores = self.model.get_ref("scores")
        if scores.has_dim("nO") is None:
            scores.set_dim("nO", 1 + 2 * len(labels))
        docs = [eg.predicted for eg in examples if len(eg.predicted)][:10]
        self.model.initialize(X=docs)

    def predict(self, docs: Iterable[Doc]) -> list[list[int]]:
        """The tags of the tokens of each Doc, without changing it."""
        docs = list(docs)
        used = [doc for doc in docs if len(doc)] if self.labels else []
        scores = iter(self.model.predict(used) if used else ())
        if not used:
            return [[0] * len(doc) for doc in docs]
        bias = tagging.bias_of_tags(self.labels, self.logit_bias)
        to_numpy = self.model.ops.to_numpy
        return [
            tagging.best_tags(
                tagging.log_softmax(to_numpy(next(scores))) + bias,
                tagging.cut_costs([t.text for t in doc], [bool(t.whitespace_) for t in doc]),
            )
            if len(doc)
            else []
            for doc in docs
        ]

    def set_annotations(self, docs: Iterable[Doc], scores: Iterable[Sequence[int]]) -> None:
        """Write the entities to the Docs."""
        hiding = tagging.hiding_labels(self.labels)
        for doc, tags in zip(docs, scores, strict=True):
            found = (Span(doc, *entity) for entity in tagging.entities_of(tags, self.labels))
            doc.set_ents(
                [part for ent in found for part in clean_entity(ent, hiding, english=self.english)]
            )

    def get_loss(
        self, examples: Iterable[Example], scores: Sequence[Floats2d]
    ) -> tuple[float, list[Floats2d]]:
        """Weighted cross entropy of all tokens of a batch and the gradient of their scores."""
        tags = np.asarray([tag for eg in examples for tag in self._gold_tags(eg)], dtype="int64")
        ops = self.model.ops
        logits = np.concatenate([ops.to_numpy(rows) for rows in scores])
        weights = tagging.weights_of(self.class_weights, self.labels)
        loss, gradient = tagging.weighted_loss(logits, tags, weights, self.label_smoothing)
        ends = np.cumsum([len(rows) for rows in scores])[:-1]
        parts: list[Any] = np.split(gradient.astype("f"), ends)
        return loss, [ops.asarray2f(part) for part in parts]

    def _gold_tags(self, example: Example) -> list[int]:
        biluo = example.get_aligned_ner()
        numbers = tagging.tags_of(biluo, self.labels)
        for tag, number in zip(biluo, numbers, strict=True):
            if number is None:
                label = str(tag).partition("-")[2]
                labels = ", ".join(self.labels)
                raise KanonError(
                    f"[KN613] {self.name} has no label {label!r}; it was made for: {labels}. "
                    "Train it anew with texts of all labels, or leave these entities out."
                )
        return [number for number in numbers if number is not None]


def clean_entity(ent: Span, hiding: frozenset[str], *, english: bool) -> list[Span]:
    """An entity without junk at its ends, in pieces of a length that mentions have."""
    words = [token.text for token in ent]
    first, last = trim(words, 0, len(words), english=english)
    if last - first <= LONGEST_MENTION:
        pieces = [(first, last)]
    else:  # What may stay is forgotten instead: it hides nothing.
        pieces = cut(words, first, last) if ent.label_ in hiding else []
    return [Span(ent.doc, ent.start + start, ent.start + end, ent.label) for start, end in pieces]


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
