"""Teach a masker where masks begin and end, on documents that it did not see."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import numpy as np
from spacy.language import Language

from spacy_kanon.cli._util import Arg, Force, Opt, Seed, pairs_of, script_command
from spacy_kanon.components.recognition.mask_bounds import MaskBounds, proposals_of
from spacy_kanon.errors import Errors, KanonError
from spacy_kanon.models.bounds import candidates_of, fit_networks, rows_of
from spacy_kanon.release.runner import load_pipeline
from spacy_kanon.resources.recall_record import training_texts
from spacy_kanon.storage.files import whole_folder
from spacy_kanon.storage.output_checks import check_new_folder
from spacy_kanon.text.fingerprints import fingerprint_of
from spacy_kanon.training.corpora import read_training_docs

RECOGNIZERS = ("kanon_ner", "kanon_tagger")
READINGS = (-1.0, 0.0, 1.0, 2.0, 4.0, 6.0)


def train_bounds(
    pipeline: Annotated[Path, Arg(help="Trained pipeline with a kanon_ner or a kanon_tagger")],
    gold: Annotated[Path, Arg(help="Annotated documents that it was not trained on")],
    output: Annotated[Path, Arg(help="Folder to make: with mask_bounds behind the recognizer")],
    fold: Annotated[
        list[str],
        Opt("--fold", metavar="PIPELINE=GOLD", help="More: GOLD that PIPELINE did not see"),
    ] = [],
    threshold: Annotated[float, Opt("--threshold", help="Least probability of a mask")] = 0.4,
    steps: Annotated[int, Opt("--steps", help="Of the training of each network")] = 1200,
    seed: Seed = 0,
    force: Force = False,
) -> dict[str, Any]:
    """Teach a masker where masks begin and end, on documents that it did not see.

    Only there a recognizer errs as it does elsewhere. With few documents train the recognizer on
    all of them, and on all but each fold for this (--fold).
    """
    check_new_folder(output, force=force, inputs=[pipeline, gold])
    pairs = pairs_of(fold, "--fold", "PIPELINE=GOLD")
    component = MaskBounds(threshold=threshold)
    nlp = _reader(pipeline)
    learned = _learn_from(nlp, pipeline, gold)
    for source, path in pairs:
        learned += _learn_from(_reader(Path(source)), Path(source), Path(path))
    rows = np.concatenate([row for row, _ in learned])
    right = np.concatenate([labels for _, labels in learned]).tolist()
    networks = fit_networks(rows, right, steps=steps, seed=seed)
    config = {"threshold": component.threshold}
    made: Any = nlp.add_pipe("mask_bounds", after=_recognizer(nlp, pipeline), config=config)
    made.networks.from_bytes(networks.to_bytes())
    with whole_folder(output, force=force) as folder:
        nlp.to_disk(folder)
    return {"documents": len(learned), "candidates": len(right), "output": output}


def _reader(pipeline: Path) -> Language:
    """A pipeline whose recognizer gives several readings, without what stands behind it."""
    nlp = load_pipeline(pipeline)
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


if __name__ == "__main__":
    script_command(train_bounds)()
