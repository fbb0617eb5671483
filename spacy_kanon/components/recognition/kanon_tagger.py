"""`kanon_tagger`: entities by a tag for each token, as the token classifiers of the papers."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np
from spacy.language import Language
from spacy.pipeline import TrainablePipe
from spacy.tokens import Doc, Span
from spacy.training import Example
from spacy.vocab import Vocab
from thinc.api import Model
from thinc.types import Floats2d

from ...errors import Errors, KanonError
from ...models.action_bias import Shift, check_shift, factors_of
from ...models.tagging import (
    best_tags,
    count_of,
    entities_of,
    log_softmax,
    tags_of,
    weighted_loss,
    weights_of,
)
from ..kanon_pipe import SentToProcesses
from .clean_entities import clean_entities
from .readings import Hidden, blank_copy, hidden_in, write_readings


class Tagged(NamedTuple):
    """What was read in some Docs.

    tags (list[list[int]]): Of the tokens of each Doc.
    readings (list[list[list[tuple[int, int, str]]]]): For each Doc, for each shift added, what is
        hidden.
    """

    tags: list[list[int]]
    readings: list[list[Hidden]]


class KanonTagger(SentToProcesses, TrainablePipe):
    """Entities by classifying tokens: outside of all, beginning one, continuing one.

    The tags of a text are those that are most probable together among those that can follow each
    other. Entities are cleaned as those of a `kanon_ner`. Before it is trained it finds none.
    """

    def __init__(
        self,
        vocab: Vocab,
        model: Model,
        name: str = "kanon_tagger",
        *,
        class_weights: Sequence[float] = (1.0, 1.0, 1.0),
        label_smoothing: float = 0.0,
        shift: float = 0.0,
        shift_kinds: Mapping[str, float] | None = None,
        readings: Sequence[float] = (),
        scorer: Callable | None = None,
        english: bool = True,
    ) -> None:
        """vocab, model, name: As for any trainable component of spaCy.
        class_weights (Sequence[float]): How much tokens outside of entities count in training,
            those that begin one, and those that continue one.
        label_smoothing (float): Share of the right tag's probability that all tags divide.
        shift (float): Added to the logarithm of the probability of each tag that hides.
        shift_kinds (Mapping[str, float] | None): Factors of the shift for some kinds.
        readings (Sequence[float]): Added to the shift for further readings, which go to the span
            group "readings"; the network reads once.
        scorer (Callable | None): Of entities.
        english (bool): Whether English words are trimmed from the ends of masks.
        RAISES (KanonError): E300 for settings that make no sense.
        """
        _check(class_weights, label_smoothing)
        check_shift(Shift(shift, shift_kinds or {}))
        self.vocab = vocab
        self.model = model
        self.name = name
        self.class_weights = list(class_weights)
        self.label_smoothing = label_smoothing
        self.shift = shift
        self.shift_kinds = dict(shift_kinds or {})
        self.readings = list(readings)
        self.scorer = scorer
        self.english = english
        self.cfg: dict[str, Any] = {"labels": []}

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
        """Learn the labels and make room for them.

        get_examples (Callable): The texts to learn from.
        nlp (Language | None): The pipeline.
        labels (list[str] | None): Of the entities; None takes those of the examples.
        RAISES (KanonError): E612 if there is none.
        """
        examples = list(get_examples())
        if labels is None:
            labels = sorted({ent.label_ for eg in examples for ent in eg.reference.ents})
        if not labels:
            raise KanonError(Errors.E612.format(component=self.name))
        self.cfg["labels"] = list(labels)
        scores = self.model.get_ref("scores")
        if scores.has_dim("nO") is None:
            scores.set_dim("nO", count_of(self.labels))
        docs = [eg.predicted for eg in examples if len(eg.predicted)][:10]
        self.model.initialize(X=docs)

    def predict(self, docs: Iterable[Doc]) -> Tagged:
        """The tags of each Doc and its readings, without changing it.

        RAISES (KanonError): E571 for a kind in `shift_kinds` that no label names.
        """
        docs = list(docs)
        used = [doc for doc in docs if len(doc)] if self.labels else []
        if not used:
            nothing: list[list[Hidden]] = [[[] for _ in self.readings] for _ in docs]
            return Tagged([[0] * len(doc) for doc in docs], nothing)
        scores = iter(self.model.predict(used))
        leaning = self._leaning()
        tags: list[list[int]] = []
        readings: list[list[Hidden]] = []
        for doc in docs:
            if not len(doc):
                tags.append([])
                readings.append([[] for _ in self.readings])
                continue
            logs = log_softmax(self.model.ops.to_numpy(next(scores)))
            tags.append(best_tags(logs + self.shift * leaning))
            readings.append(
                [self._read(doc, logs + (self.shift + more) * leaning) for more in self.readings]
            )
        return Tagged(tags, readings)

    def set_annotations(self, docs: Iterable[Doc], tagged: Tagged) -> None:
        """Write the entities and the readings to the Docs."""
        docs = list(docs)
        for doc, numbers in zip(docs, tagged.tags, strict=True):
            self._write(doc, numbers)
        clean_entities(docs, self.labels, english=self.english)
        if self.readings:
            for doc, readings in zip(docs, tagged.readings, strict=True):
                write_readings(doc, readings)

    def _read(self, doc: Doc, logs: Any) -> Hidden:
        """What is hidden by the tags that are best now, without writing it to the Doc."""
        blank = blank_copy(doc)
        self._write(blank, best_tags(logs))
        return hidden_in([blank], self.labels, english=self.english)[0]

    def _write(self, doc: Doc, tags: Sequence[int]) -> None:
        entities = entities_of(tags, self.labels)
        doc.set_ents([Span(doc, start, end, label) for start, end, label in entities])

    def get_loss(
        self, examples: Iterable[Example], scores: Sequence[Floats2d]
    ) -> tuple[float, list[Floats2d]]:
        """Weighted cross entropy of all tokens of a batch and the gradient of their scores.

        examples (Iterable[Example]): With entities.
        scores (Sequence[Floats2d]): What the network makes of each.
        RETURNS (tuple[float, list[Floats2d]]): The mean over tokens, and a gradient for each Doc.
        RAISES (KanonError): E613 for a label that it did not have when it was initialized.
        """
        tags = np.asarray([tag for eg in examples for tag in self._right(eg)], dtype="int64")
        ops = self.model.ops
        logits = np.concatenate([ops.to_numpy(rows) for rows in scores])
        weights = weights_of(self.class_weights, self.labels)
        loss, gradient = weighted_loss(logits, tags, weights, self.label_smoothing)
        ends = np.cumsum([len(rows) for rows in scores])[:-1]
        parts: list[Any] = np.split(gradient.astype("f"), ends)
        return loss, [ops.asarray2f(part) for part in parts]

    def _leaning(self) -> Any:
        """What a shift of 1 adds to the logarithm of each tag."""
        factors = factors_of(self.labels, Shift(self.shift, self.shift_kinds))
        return np.asarray([0.0, *(factors[label] for label in self._by_tag)])

    @property
    def _by_tag(self) -> list[str]:
        """The label of each tag but the first."""
        return [label for label in self.labels for _ in range(2)]

    def _right(self, example: Example) -> list[int]:
        biluo = example.get_aligned_ner()
        numbers = tags_of(biluo, self.labels)
        for tag, number in zip(biluo, numbers, strict=True):
            if number is None:
                label = str(tag).partition("-")[2]
                labels = ", ".join(self.labels)
                raise KanonError(
                    Errors.E613.format(component=self.name, label=label, labels=labels)
                )
        return [number for number in numbers if number is not None]


def _check(class_weights: Sequence[float], label_smoothing: float) -> None:
    """RAISES (KanonError): E300."""
    weights_good = len(class_weights) == 3 and all(0 < w < math.inf for w in class_weights)
    for name, value, expected, good in (
        ("class_weights", class_weights, "three numbers above 0", weights_good),
        ("label_smoothing", label_smoothing, "from 0 to below 1", 0 <= label_smoothing < 1),
    ):
        if not good:
            raise KanonError(Errors.E300.format(name=name, expected=expected, value=value))
