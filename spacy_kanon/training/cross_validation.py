"""Models that did not see a fold of the documents, for figures without a test set."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from spacy.cli.train import train

from ..errors import Errors, KanonError
from ..formats.tab import write_tab
from ..storage.files import scratch_folder
from ..types import AnnotatedText
from .silver import fold_of


class Fold(NamedTuple):
    """A model and the documents that it did not see."""

    number: int  # From 1.
    model: Path  # Folder of the pipeline after the last step; it goes when the next fold comes.
    held_out: list[AnnotatedText]  # Documents to measure on.


def train_folds(
    config: Path,
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
            train(
                config, folder / "model", use_gpu=gpu_id, overrides={**(overrides or {}), **paths}
            )
            yield Fold(fold + 1, folder / "model" / "model-last", sides["dev"])
