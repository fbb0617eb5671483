"""Models that did not see a fold of the documents, for figures and promises without a test set."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import srsly
from spacy.cli.train import train
from spacy.language import Language
from thinc.api import Config

from ..errors import Errors, KanonError
from ..formats.tab import write_tab
from ..models.trained_components import AFTER_INIT
from ..storage.files import scratch_folder
from ..types import AnnotatedText
from .corpora import training_texts
from .silver import fold_of


class Fold(NamedTuple):
    """A model and the documents that it did not see."""

    number: int  # From 1.
    model: Path  # Folder of the pipeline after the last step; it goes when the next fold comes.
    held_out: list[AnnotatedText]  # Documents to measure on.


def train_folds(
    config: Path | Config,
    texts: Sequence[AnnotatedText],
    folds: int,
    output: Path,
    *,
    seed: int = 0,
    gpu_id: int = -1,
    overrides: Mapping[str, Any] | None = None,
) -> Iterator[Fold]:
    """Train a model without each fold of the documents, one after the other.

    Each is the model after the last step: choosing the best one on the fold it is scored on would
    flatter it. A document's fold depends on its id and the seed alone.
    """
    numbers = [fold_of(text.doc_id, folds, seed=seed) if folds > 0 else 0 for text in texts]
    if folds < 2 or set(numbers) != set(range(folds)):
        raise KanonError(Errors.E557.format(folds=folds, documents=len(texts)))
    for fold in range(folds):
        sides: dict[str, list[AnnotatedText]] = {"train": [], "dev": []}
        for text, number in zip(texts, numbers, strict=True):
            sides["dev" if number == fold else "train"].append(text)
        with scratch_folder(output) as folder:
            paths = {}
            for side, part in sides.items():
                write_tab(part, folder / f"{side}.json")
                paths[f"corpora.{side}.path"] = str(folder / f"{side}.json")
            if isinstance(config, Config):
                config.to_disk(folder / "config.cfg")
            file = folder / "config.cfg" if isinstance(config, Config) else config
            train(file, folder / "model", use_gpu=gpu_id, overrides={**(overrides or {}), **paths})
            yield Fold(fold + 1, folder / "model" / "model-last", sides["dev"])


def training_config(nlp: Language) -> Config:
    """The config by which the trained components of a pipeline were trained."""
    config = nlp.config.interpolate()
    learning = [name for name, pipe in nlp.pipeline if getattr(pipe, "is_trainable", False)]
    corpus = (config.get("corpora") or {}).get("train") or {}
    if not learning or not corpus.get("path"):
        raise KanonError(
            "[KN560] The pipeline does not say how it was trained, so it cannot be trained without "
            "a fold. Give one that spacy train wrote, not one for ONNX Runtime, or set documents "
            "apart and leave --cross-validate."
        )
    if starting_point(config) is not None:  # Its components come when it is initialized.
        learning = []
    config["nlp"]["pipeline"] = learning
    config["components"] = {name: config["components"][name] for name in learning}
    steps = config["training"]["max_steps"]
    if steps:
        config["training"]["eval_frequency"] = steps
    return config


def starting_point(config: Mapping[str, Any]) -> str | None:
    """The pipeline whose training was continued."""
    after_init = config["initialize"].get("after_init") or {}
    return after_init.get("path") if after_init.get("@callbacks") == AFTER_INIT else None


def texts_seen_before(config: Mapping[str, Any]) -> set[str]:
    """Fingerprints of the texts that the pipeline whose training was continued was trained on."""
    path = starting_point(config)
    meta = Path(path) / "meta.json" if path else None
    return training_texts(srsly.read_json(meta)) if meta and meta.is_file() else set()


def with_others(nlp: Language, whole: Language) -> Language:
    """A trained pipeline with the components of another one that do not learn, in their places."""
    before: str | None = None
    for name in whole.pipe_names:
        if name not in nlp.pipe_names:
            place: dict[str, Any] = {"first": True} if before is None else {"after": before}
            nlp.add_pipe(name, source=whole, **place)
        before = name
    return nlp
