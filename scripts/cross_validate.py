"""Mask every gold document by a model that has not seen it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any

import spacy
import typer
from spacy.cli.train import train
from wasabi import msg

from spacy_kanon.cli._options import Force, Seed
from spacy_kanon.cli._util import Arg, Opt, overrides_of, script_command
from spacy_kanon.errors import Errors, KanonError
from spacy_kanon.formats.masks import write_masks
from spacy_kanon.formats.registry import read_texts
from spacy_kanon.formats.tab import write_tab
from spacy_kanon.names import decision_of
from spacy_kanon.storage.files import check_new_file, scratch_folder
from spacy_kanon.training.silver import fold_of
from spacy_kanon.types import AnnotatedText


def cross_validate(
    config: Annotated[Path, Arg(help="Training config, as for spacy train")],
    gold: Annotated[Path, Arg(help="Gold annotations: TAB, WikiReplace, DocBin, JSONL, ...")],
    output: Annotated[Path, Arg(help="Mask file to write, for kanon evaluate GOLD OUTPUT")],
    folds: Annotated[int, Opt("--folds", help="Number of folds")] = 7,
    seed: Seed = 0,
    spread: Annotated[bool, Opt("--spread", help="Complete the masks by mask_spreader")] = False,
    gpu_id: Annotated[int, Opt("--gpu-id", "-g", help="GPU, or -1 for the CPU")] = -1,
    force: Force = False,
    ctx: typer.Context = None,
) -> dict[str, Any]:
    """Mask every gold document by a model that has not seen it.

    Settings of the config are overridden as in spacy train (--training.max_steps 60). The model
    after the last step is taken: choosing the best on the fold it is scored on would flatter it.
    """
    check_new_file(output, force=force, inputs=[config, gold])
    if not config.is_file():
        raise KanonError(Errors.E003.format(path=config))
    texts = read_texts(gold)
    masks: dict[str, list[tuple[int, int]]] = {}
    settings = {"use_gpu": gpu_id, "overrides": overrides_of(ctx)}
    fold_numbers = [fold_of(text.doc_id, folds, seed=seed) if folds > 0 else 0 for text in texts]
    if folds < 2 or set(fold_numbers) != set(range(folds)):
        raise KanonError(
            f"[KN557] {len(texts)} documents cannot be divided into {folds} folds, each with a "
            "document or more. Choose another number with --folds (at least 2)."
        )
    for fold in range(folds):
        pairs = list(zip(texts, fold_numbers, strict=True))
        held_out = [text for text, number in pairs if number == fold]
        seen = [text for text, number in pairs if number != fold]
        with scratch_folder(output) as folder:
            masks |= _masks(train_model(config, seen, held_out, folder, settings), held_out, spread)
        msg.info(f"Fold {fold + 1} of {folds}: {len(held_out)} documents held out")
    write_masks({text.doc_id: masks[text.doc_id] for text in texts}, output)
    return {"documents": len(texts), "output": output}


def train_model(
    config: Path,
    texts: Sequence[AnnotatedText],
    held_out: Sequence[AnnotatedText],
    folder: Path,
    settings: Mapping[str, Any],
) -> Path:
    """The folder of the pipeline after the last step."""
    paths = {}
    for side, part in (("train", texts), ("dev", held_out)):
        write_tab(part, folder / f"{side}.json")
        paths[f"corpora.{side}.path"] = str(folder / f"{side}.json")
    overrides = {**settings["overrides"], **paths}
    train(config, folder / "model", use_gpu=settings["use_gpu"], overrides=overrides)
    return folder / "model" / "model-last"


def _masks(
    model: Path, texts: Sequence[AnnotatedText], spread: bool
) -> dict[str, list[tuple[int, int]]]:
    nlp = spacy.load(model)
    if spread:
        nlp.add_pipe("mask_spreader")
    docs = nlp.pipe(text.text for text in texts)
    return {
        text.doc_id: [
            (ent.start_char, ent.end_char)
            for ent in doc.ents
            if decision_of(ent.label_) is not False
        ]
        for text, doc in zip(texts, docs, strict=True)
    }


if __name__ == "__main__":
    script_command(cross_validate)()
