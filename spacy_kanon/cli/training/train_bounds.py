"""`python -m spacy kanon train-bounds`: learn where masks begin and end."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer
from wasabi import msg

from ...errors import Errors, KanonError
from ...storage.output_checks import check_new_folder
from .._app import kanon_cli
from .._errors import friendly_errors
from .._options import argument, option

if TYPE_CHECKING:
    from spacy.language import Language

RECOGNIZERS = ("kanon_ner", "kanon_tagger")
READINGS = (-1.0, 0.0, 1.0, 2.0, 4.0, 6.0)


def train_bounds(
    pipeline: Path,
    gold: Path,
    output: Path,
    *,
    folds: Sequence[tuple[Path, Path]] = (),
    threshold: float = 0.4,
    steps: int = 1200,
    seed: int = 0,
    force: bool = False,
) -> tuple[int, int]:
    """Put a trained `mask_bounds` behind the recognizer of a pipeline.

    It learns from what a recognizer reads in documents that it was not trained on, because only
    there it errs as it does elsewhere. With few documents train the recognizer on all of them, and
    on all but each fold for this (`folds`).

    pipeline (Path): Trained pipeline with a kanon_ner or a kanon_tagger.
    gold (Path): Annotated documents that it was not trained on.
    output (Path): Folder to make: the pipeline with mask_bounds behind the recognizer.
    folds (Sequence[tuple[Path, Path]]): More pipelines, each with documents that it did not see.
    threshold (float): Least probability of a mask.
    steps (int): Of the training of each network.
    seed (int): Of the training.
    force (bool): Replace OUTPUT if it exists.
    RETURNS (tuple[int, int]): Documents and candidates learned from.
    RAISES (KanonError): E004; E300, also without a trained recognizer of these; E323 if there is no
        pipeline; E589 for documents of the training; what reading the documents raises.
    """
    import numpy as np

    from ...components.recognition.mask_bounds import MaskBounds
    from ...models.bounds import fit_networks
    from ...storage.files import whole_folder

    check_new_folder(output, force=force, inputs=[pipeline, gold])
    component = MaskBounds(threshold=threshold)
    nlp = _reader(pipeline)
    rows, right, documents = [], [], 0
    for number, (source, path) in enumerate([(pipeline, gold), *folds]):
        learned = _learn_from(nlp if number == 0 else _reader(source), source, path)
        rows += [row for row, _ in learned]
        right += [labels for _, labels in learned]
        documents += len(learned)
    networks = fit_networks(
        np.concatenate(rows), np.concatenate(right).tolist(), steps=steps, seed=seed
    )
    made: Any = nlp.add_pipe(
        "mask_bounds", after=_recognizer(nlp, pipeline), config={"threshold": component.threshold}
    )
    made.networks.from_bytes(networks.to_bytes())
    with whole_folder(output, force=force) as folder:
        nlp.to_disk(folder)
    return documents, sum(map(len, right))


@kanon_cli.command("train-bounds")
@friendly_errors
def train_bounds_cli(
    pipeline: Path = argument(train_bounds, "pipeline"),
    gold: Path = argument(train_bounds, "gold"),
    output: Path = argument(train_bounds, "output"),
    fold: list[str] = typer.Option(
        [], "--fold", metavar="PIPELINE=GOLD", help="More of both: GOLD that PIPELINE did not see"
    ),
    threshold: float = option(train_bounds, "threshold", "--threshold"),
    steps: int = option(train_bounds, "steps", "--steps"),
    seed: int = option(train_bounds, "seed", "--seed"),
    force: bool = option(train_bounds, "force", "--force"),
) -> dict[str, Any]:
    """Teach a masker where masks begin and end, on documents that it did not see."""
    folds = [_fold(spec) for spec in fold]
    documents, candidates = train_bounds(
        pipeline,
        gold,
        output,
        folds=folds,
        threshold=threshold,
        steps=steps,
        seed=seed,
        force=force,
    )
    msg.good(f"Bounds learned from {candidates:,} spans of {documents} documents: {output}")
    return {"documents": documents, "candidates": candidates, "output": output}


def _fold(spec: str) -> tuple[Path, Path]:
    pipeline, separator, gold = spec.partition("=")
    if not separator:
        raise KanonError(Errors.E300.format(name="--fold", expected="PIPELINE=GOLD", value=spec))
    return Path(pipeline), Path(gold)


def _reader(pipeline: Path) -> Language:
    """A pipeline whose recognizer gives several readings, without what stands behind it."""
    import spacy

    try:
        nlp = spacy.load(pipeline)
    except OSError as error:
        raise KanonError(Errors.E323.format(name=pipeline)) from error
    for name in [name for name, f in nlp.pipe_factories.items() if f == "mask_bounds"]:
        nlp.remove_pipe(name)
    name = _recognizer(nlp, pipeline)
    recognizer: Any = nlp.get_pipe(name)
    if not recognizer.readings:
        recognizer.readings = list(READINGS)
        nlp.get_pipe_config(name)["readings"] = list(READINGS)
    return nlp


def _recognizer(nlp: Language, pipeline: Path) -> str:
    names = [name for name, factory in nlp.pipe_factories.items() if factory in RECOGNIZERS]
    if not names or not nlp.get_pipe(names[-1]).labels:  # type: ignore[attr-defined]
        expected = f"a pipeline with a trained {' or '.join(RECOGNIZERS)}"
        raise KanonError(
            Errors.E300.format(name="PIPELINE", expected=expected, value=str(pipeline))
        )
    return names[-1]


def _learn_from(nlp: Language, pipeline: Path, gold: Path) -> list[tuple[Any, Any]]:
    """For each document the rows of its candidates, and which of them people masked."""
    import numpy as np

    from ...components.recognition.mask_bounds import proposals_of
    from ...models.bounds import candidates_of, rows_of
    from ...resources.recall_record import training_texts
    from ...text.fingerprints import fingerprint_of
    from ...training.corpora import read_training_docs

    references = [doc for doc, _ in read_training_docs(gold, nlp)]
    trained = training_texts(nlp.meta)
    seen = sum(fingerprint_of(doc.text) in trained for doc in references)
    if seen:
        raise KanonError(
            Errors.E589.format(count=seen, total=len(references), path=gold, pipeline=pipeline)
        )
    last = nlp.pipe_names.index(_recognizer(nlp, pipeline))
    learned = []
    for reference in references:
        doc = nlp.make_doc(reference.text)
        for _, pipe in nlp.pipeline[: last + 1]:
            doc = pipe(doc)
        proposals = proposals_of(doc, "mask_bounds") if len(doc) else None
        if proposals is not None:
            candidates = candidates_of(proposals)
            masks = {(ent.start, ent.end) for ent in reference.ents}
            right = np.array([span in masks for span in candidates], dtype=bool)
            learned.append((rows_of(proposals, candidates), right))
    return learned
