"""What one data holder does: train the pipeline on its own documents, score it, hand out batches.

Nothing here knows of Flower. Each round begins with a fresh optimizer and the server's parameters;
the order of documents depends on seed and round alone.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from math import ceil
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import spacy
from spacy.language import Language
from spacy.tokens import Doc, DocBin
from spacy.training import Example
from spacy.util import fix_random_seed, minibatch, registry
from spacy.vocab import Vocab
from thinc.api import Optimizer

from ..errors import Errors, KanonError
from .parameters import Arrays, clear_gradients, fingerprint, get_arrays, set_arrays

AUTO = 0
SMALLEST_BATCH, LARGEST_BATCH, LEAST_STEPS = 2, 16, 16


class Trained(NamedTuple):
    """New parameters, the number of documents trained on and the mean loss per document."""

    arrays: Arrays
    examples: int
    loss: float


class Worker:
    """A pipeline, documents to train on and documents to score it on.

    nlp (Language): Initialized; its parameters are replaced in each round.
    docs (Sequence[Doc]): With annotations to learn.
    dev (Sequence[Doc]): With annotations to score on.
    batch_size (int): Documents in a step; 0 is `automatic_batch_size` of what is there.
    """

    def __init__(
        self,
        nlp: Language,
        docs: Sequence[Doc] = (),
        dev: Sequence[Doc] = (),
        *,
        batch_size: int = AUTO,
    ) -> None:
        self.nlp = nlp
        self.docs = list(docs)
        self.dev = list(dev)
        self._batch_size = batch_size

    @classmethod
    def open(
        cls, model: Path, data: Path | None, dev: Path | None = None, *, batch_size: int = AUTO
    ) -> Worker:
        """A worker from files.

        model (Path): Folder of the pipeline.
        data, dev (Path | None): DocBins to train on and to score on.
        batch_size (int): As in `__init__`.
        RETURNS (Worker): Ready to train.
        RAISES (KanonError): E003, E812 for the model; E003, E500 for the data.
        """
        nlp = load_model(model)
        docs, scored = (read_docs(p, nlp.vocab) if p is not None else [] for p in (data, dev))
        return cls(nlp, docs, scored, batch_size=batch_size)

    @property
    def batch_size(self) -> int:
        """Documents in a step."""
        return self._batch_size or automatic_batch_size(len(self.docs))

    @property
    def fingerprint(self) -> str:
        return fingerprint(self.nlp)

    def train(self, arrays: Arrays, *, epochs: int, seed: int, round: int) -> Trained:
        """Train from these parameters on all documents, `epochs` times."""
        set_arrays(self.nlp, arrays)
        loss = self.continue_training(epochs=epochs, seed=seed, round=round)
        return Trained(get_arrays(self.nlp), len(self.docs), loss)

    def continue_training(
        self, *, epochs: int, seed: int, round: int, optimizer: Optimizer | None = None
    ) -> float:
        """Train from the parameters that are there. RETURNS (float): mean loss per document.

        round (int): From 1 on. A fresh optimizer's schedules, such as a learning rate that warms
            up, stand where the rounds before have brought them.
        """
        total, options = 0.0, update_options(self.nlp)
        if optimizer is None:
            steps = ceil(len(self.docs) / self.batch_size) * epochs * (round - 1)
            optimizer = make_optimizer(self.nlp, steps_done=steps)
        for epoch in range(epochs):
            for docs in self.batches(seed=seed, round=round * epochs + epoch):
                total += update(self.nlp, docs, optimizer, options)
        return total / max(1, len(self.docs) * epochs)

    def batches(self, *, seed: int, round: int) -> Iterator[list[Doc]]:
        """The documents in the order of this round, and the dropout seeded to match."""
        order = list(self.docs)
        random.Random(f"{seed}/{round}").shuffle(order)
        fix_random_seed(seed * 10007 + round)
        yield from minibatch(order, self.batch_size)

    def score(self, arrays: Arrays) -> dict[str, float]:
        """The numbers among spaCy's scores of this pipeline on the documents for that."""
        set_arrays(self.nlp, arrays)
        return score(self.nlp, self.dev)


def automatic_batch_size(documents: int) -> int:
    """So many documents in a step that a pass takes 16 steps or more, within 2 and 16.

    A client has a part of the documents only. With batches of 16 a client of 30 documents takes
    two steps in a pass, and the mean of what ten such clients learn is next to nothing.

    documents (int): That the client has.
    RETURNS (int): Documents in a step.

    >>> [automatic_batch_size(documents) for documents in (0, 30, 100, 1000)]
    [2, 2, 6, 16]
    """
    return max(SMALLEST_BATCH, min(LARGEST_BATCH, documents // LEAST_STEPS))


def load_model(path: Path) -> Language:
    """A pipeline from a folder.

    path (Path): As `to_disk` wrote it.
    RETURNS (Language): With its parameters.
    RAISES (KanonError): E003; E812 if it is no pipeline.
    """
    if not Path(path).exists():
        raise KanonError(Errors.E003.format(path=path))
    try:
        return spacy.load(path)
    except (OSError, ValueError) as error:
        raise KanonError(Errors.E812.format(path=path, reason=error)) from error


def read_docs(path: Path, vocab: Vocab) -> list[Doc]:
    """The documents of a DocBin. RAISES (KanonError): E003, E500.

    path (Path): A DocBin.
    vocab (Vocab): Of the pipeline.
    RETURNS (list[Doc]): In the order of the file.
    """
    if not Path(path).is_file():
        raise KanonError(Errors.E003.format(path=path))
    try:
        return list(DocBin().from_disk(path).get_docs(vocab))
    except Exception as error:  # zlib, msgpack and spaCy each have their own
        raise KanonError(Errors.E500.format(path=path, format="a DocBin", reason=error)) from error


def resolve_optimizer(nlp: Language) -> Optimizer:
    config = nlp.config.interpolate()["training"]["optimizer"]
    optimizer: Optimizer = registry.resolve({"optimizer": config})["optimizer"]
    return optimizer


def make_optimizer(nlp: Language, *, steps_done: int = 0) -> Optimizer:
    """The optimizer of the pipeline's own config, ready to train what is there.

    nlp (Language): Initialized.
    steps_done (int): Steps taken before, which its schedules count.
    RETURNS (Optimizer): Its schedules stand after those steps.
    """
    optimizer = resolve_optimizer(nlp)
    for _ in range(steps_done):
        optimizer.step_schedules()
    nlp.resume_training(sgd=optimizer)
    clear_gradients(nlp)
    return optimizer


def update_options(nlp: Language) -> dict[str, Any]:
    """What a step takes from the pipeline's own training config.

    Not asked in each step: to resolve a config takes a quarter of the time of a small one.

    nlp (Language): With a training config.
    RETURNS (dict): Arguments of `nlp.update`.
    """
    config = nlp.config.interpolate()["training"]
    return {
        "drop": config["dropout"],
        "exclude": config["frozen_components"],
        "annotates": config["annotating_components"],
    }


def update(
    nlp: Language, docs: list[Doc], optimizer: Optimizer, options: Mapping[str, Any]
) -> float:
    """One step. RETURNS (float): the loss, summed over components.

    nlp (Language): Changed in place.
    docs (list[Doc]): With annotations to learn.
    optimizer (Optimizer): Of `make_optimizer`.
    options (Mapping[str, Any]): Of `update_options`.
    """
    examples = [Example(Doc(nlp.vocab, *_tokens(doc)), doc) for doc in docs]
    losses = nlp.update(examples, sgd=optimizer, losses={}, **options)
    optimizer.step_schedules()
    return float(sum(losses.values()))


def score(nlp: Language, docs: list[Doc]) -> dict[str, float]:
    if not docs:
        return {}
    examples = [Example(Doc(nlp.vocab, *_tokens(doc)), doc) for doc in docs]
    scores = nlp.evaluate(examples)
    return {
        name: float(value)
        for name, value in scores.items()
        if isinstance(value, int | float) and name != "speed" and np.isfinite(value)
    }


def _tokens(doc: Doc) -> tuple[list[str], list[bool]]:
    """Words and blanks: the tokens of the annotation, so that none is misaligned."""
    return [token.text for token in doc], [bool(token.whitespace_) for token in doc]
