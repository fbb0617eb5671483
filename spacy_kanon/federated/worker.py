"""What one data holder does: train the pipeline on its own documents, and score it.

Nothing here knows of Flower. Each round begins with a fresh optimizer and the server's parameters;
the order of documents depends on seed and round alone.
"""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Iterator, Mapping, Sequence
from math import ceil
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import spacy
from spacy.language import Language
from spacy.tokens import Doc
from spacy.training import Example
from spacy.util import fix_random_seed, minibatch, registry
from thinc.api import Model, Optimizer, get_array_module

from ..errors import Errors, KanonError
from ..formats.docbin import read_docs
from ..storage.files import whole_folder

# The trained numbers of a pipeline as named arrays, and back.
#
# Any trainable component: its thinc model is walked, and every parameter of every node is an array
# named `component/number of the node/name of the node/parameter`. Wrapped PyTorch modules (thinc
# shims, as in spacy-transformers) give the entries of their state dict.

Arrays = dict[str, np.ndarray]


def get_arrays(nlp: Language) -> Arrays:
    """Copies of all parameters, in the order of the pipeline. RAISES (KanonError): KN810."""
    arrays: Arrays = {}
    for key, node, name, tensor in _parameters(nlp):
        if tensor is not None:
            arrays[key] = tensor.detach().cpu().numpy().copy()
        else:
            values = node.get_param(name)
            values = values if isinstance(values, np.ndarray) else values.get()  # cupy
            arrays[key] = np.array(values, copy=True)
    if not arrays:
        raise KanonError(
            "[KN810] The pipeline has no parameters to train. Initialize it first: python -m "
            "spacy kanon federate init CONFIG OUTPUT --labels A,B"
        )
    return arrays


def set_arrays(nlp: Language, arrays: Mapping[str, np.ndarray]) -> None:
    """Put parameters into a pipeline of the same shape. RAISES (KanonError): KN811."""
    if reason := defect(get_arrays(nlp), arrays):
        raise KanonError(
            f"[KN811] These are not the parameters of this pipeline: {reason}. All sides need the "
            "same initialized pipeline; hand it out again."
        )
    for key, node, name, tensor in _parameters(nlp):
        if tensor is not None:
            tensor.copy_(tensor.new_tensor(np.asarray(arrays[key])))
        else:
            old = node.get_param(name)
            xp = get_array_module(old)
            node.set_param(name, xp.array(arrays[key], dtype=old.dtype, copy=True))


def clear_gradients(nlp: Language) -> None:
    """Give all parameters a gradient of zero: an optimizer does not decay others."""
    for _, node, name, tensor in _parameters(nlp):
        if tensor is None:
            values = node.get_param(name)
            node.set_grad(name, get_array_module(values).zeros_like(values))


def defect(expected: Mapping[str, np.ndarray], arrays: Mapping[str, np.ndarray]) -> str:
    """What makes `arrays` no parameters of the expected model; "" if nothing does."""
    if list(expected) != list(arrays):
        return f"{len(arrays)} arrays with other names than the {len(expected)} expected"
    for name, array in arrays.items():
        if array.shape != expected[name].shape:
            return f"{name} has shape {array.shape}, not {expected[name].shape}"
        if np.issubdtype(array.dtype, np.floating) and not np.isfinite(array).all():
            return f"{name} has a number that is not finite"
    return ""


def fingerprint(nlp: Language) -> str:
    """What two sides must have in common to train together: components, labels, shapes."""
    described = {
        "lang": nlp.lang,
        "labels": {name: list(nlp.pipe_labels.get(name, ())) for name in nlp.pipe_names},
        "arrays": [[name, list(array.shape)] for name, array in get_arrays(nlp).items()],
    }
    return hashlib.sha256(json.dumps(described, sort_keys=True).encode()).hexdigest()[:16]


def _parameters(nlp: Language) -> Iterator[tuple[str, Model, str, Any]]:
    """Key, node and name of each parameter; for PyTorch the tensor (of the module), else None."""
    for component_name, component in nlp.pipeline:
        model = getattr(component, "model", None)
        for number, node in enumerate(model.walk() if isinstance(model, Model) else ()):
            prefix = f"{component_name}/{number}/{node.name}"
            for name in filter(node.has_param, node.param_names):
                yield f"{prefix}/{name}", node, name, None
            for place, shim in enumerate(node.shims):
                module = getattr(shim, "_model", None)
                if module is not None and hasattr(module, "state_dict"):
                    for name, tensor in module.state_dict().items():
                        yield f"{prefix}/shim{place}/{name}", node, name, tensor


AUTO = 0
SMALLEST_BATCH, LARGEST_BATCH, LEAST_STEPS = 2, 16, 16


class Trained(NamedTuple):
    """New parameters, the number of documents trained on and the mean loss per document."""

    arrays: Arrays
    examples: int
    loss: float


class Worker:
    """A pipeline, whose parameters each round replaces, and documents to train and to score on."""

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
        """A worker from files."""
        nlp = load_model(model)
        docs, scored = (read_docs(p, nlp.vocab) if p is not None else [] for p in (data, dev))
        return cls(nlp, docs, scored, batch_size=batch_size)

    @property
    def batch_size(self) -> int:
        """Documents in a step."""
        return self._batch_size or automatic_batch_size(len(self.docs))

    def check(self, theirs: object) -> None:
        """Compare the server's pipeline with ours. RAISES (KanonError): KN815."""
        if theirs != (ours := fingerprint(self.nlp)):
            raise KanonError(
                f"[KN815] The server trains pipeline {theirs}, this client has {ours}: other "
                "labels, shapes or components. Give all sides the same initialized pipeline."
            )

    def train(self, arrays: Arrays, *, epochs: int, seed: int, round: int) -> Trained:
        """Train from these parameters on all documents, `epochs` times."""
        if not self.docs:
            raise KanonError("[KN818] This client has no documents. Check `data` in its settings.")
        set_arrays(self.nlp, arrays)
        config = self.nlp.config.interpolate()["training"]
        optimizer = resolve_optimizer(self.nlp)
        for _ in range(ceil(len(self.docs) / self.batch_size) * epochs * (round - 1)):
            optimizer.step_schedules()
        self.nlp.resume_training(sgd=optimizer)
        clear_gradients(self.nlp)
        total = 0.0
        for epoch in range(round * epochs, (round + 1) * epochs):
            shuffled = list(self.docs)
            random.Random(f"{seed}/{epoch}").shuffle(shuffled)
            fix_random_seed(seed * 10007 + epoch)  # Of dropout.
            for docs in minibatch(shuffled, self.batch_size):
                losses = self.nlp.update(
                    _examples(self.nlp, docs),
                    sgd=optimizer,
                    losses={},
                    drop=config["dropout"],
                    exclude=config["frozen_components"],
                    annotates=config["annotating_components"],
                )
                optimizer.step_schedules()
                total += float(sum(losses.values()))
        return Trained(get_arrays(self.nlp), len(self.docs), total / (len(self.docs) * epochs))

    def score(self) -> dict[str, float]:
        """The finite numbers among spaCy's scores on the documents for that."""
        return {
            name: float(value)
            for name, value in self.nlp.evaluate(_examples(self.nlp, self.dev)).items()
            if isinstance(value, int | float) and name != "speed" and np.isfinite(value)
        }


def automatic_batch_size(documents: int) -> int:
    """So many documents in a step that a pass takes 16 steps or more, within 2 and 16.

    With batches of 16 a client of 30 documents would take two steps in a pass and learn nothing.

    >>> [automatic_batch_size(documents) for documents in (0, 30, 100, 1000)]
    [2, 2, 6, 16]
    """
    return max(SMALLEST_BATCH, min(LARGEST_BATCH, documents // LEAST_STEPS))


def load_model(path: Path) -> Language:
    """A pipeline from a folder."""
    if not Path(path).exists():
        raise KanonError(Errors.E003.format(path=path))
    try:
        return spacy.load(path)
    except (OSError, ValueError) as error:
        raise KanonError(
            f"[KN812] {path} is no pipeline: {error}. Make one with: spacy kanon federate init"
        ) from error


def write_pipeline(nlp: Language, folder: Path, *, force: bool = False) -> None:
    """Write a pipeline whole or not at all."""
    with whole_folder(folder, force=force) as work:
        nlp.to_disk(work)


def resolve_optimizer(nlp: Language) -> Optimizer:
    """The optimizer that the pipeline's own config describes."""
    config = nlp.config.interpolate()["training"]["optimizer"]
    optimizer: Optimizer = registry.resolve({"optimizer": config})["optimizer"]
    return optimizer


def _examples(nlp: Language, docs: list[Doc]) -> list[Example]:
    """With the tokens of the annotation, so that none is misaligned."""
    words = [([t.text for t in doc], [bool(t.whitespace_) for t in doc]) for doc in docs]
    return [Example(Doc(nlp.vocab, *w), doc) for w, doc in zip(words, docs, strict=True)]
