"""`python -m spacy kanon cross-validate`: mask every document by a model that never saw it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer
from wasabi import msg

from ...errors import Errors, KanonError
from ...storage.output_checks import check_new_file
from .._app import kanon_cli
from .._errors import friendly_errors
from .._options import argument, option

if TYPE_CHECKING:
    from ...types import AnnotatedText

_CONTEXT = {"allow_extra_args": True, "ignore_unknown_options": True}


def cross_validate(
    config: Path,
    gold: Path,
    output: Path,
    *,
    folds: int = 7,
    seed: int = 0,
    overrides: Mapping[str, Any] | None = None,
    spread: bool = False,
    gpu_id: int = -1,
) -> int:
    """Write the masks of all folds as one system.

    config (Path): Training config, as for spacy train.
    gold (Path): Gold annotations: TAB, WikiReplace, DocBin, JSONL, ...
    output (Path): Mask file to write, for `kanon evaluate GOLD OUTPUT`.
    folds (int): Number of folds.
    seed (int): Of the folds; the training's is --system.seed.
    overrides (Mapping[str, Any] | None): Settings of the config, by their dotted names.
    spread (bool): Complete the masks by mask_spreader.
    gpu_id (int): GPU, or -1 for the CPU.
    RETURNS (int): Number of documents.
    RAISES (KanonError): E003 if there is no config; E557 if a fold would be empty; what reading the
        gold raises.
    """
    from ...formats.masks import write_masks
    from ...formats.registry import read_texts
    from ...training.silver import fold_of

    if not config.is_file():
        raise KanonError(Errors.E003.format(path=config))
    texts = read_texts(gold)
    parts: list[list[AnnotatedText]] = [[] for _ in range(max(folds, 0))]
    for text in texts:
        if parts:
            parts[fold_of(text.doc_id, folds, seed=seed)].append(text)
    if len(parts) < 2 or not all(parts):
        raise KanonError(Errors.E557.format(folds=folds, documents=len(texts)))
    masks: dict[str, list[tuple[int, int]]] = {}
    for number, held_out in enumerate(parts):
        training = [text for part in parts if part is not held_out for text in part]
        msg.info(
            f"Fold {number + 1} of {folds}: {len(training)} documents, {len(held_out)} held out"
        )
        masks |= _fold(config, output, training, held_out, dict(overrides or {}), spread, gpu_id)
    write_masks({text.doc_id: masks[text.doc_id] for text in texts}, output)
    return len(texts)


@kanon_cli.command("cross-validate", context_settings=_CONTEXT)
@friendly_errors
def cross_validate_cli(
    context: typer.Context,
    config: Path = argument(cross_validate, "config"),
    gold: Path = argument(cross_validate, "gold"),
    output: Path = argument(cross_validate, "output"),
    folds: int = option(cross_validate, "folds", "--folds", "-n"),
    seed: int = option(cross_validate, "seed"),
    spread: bool = option(cross_validate, "spread", "--spread/--no-spread"),
    gpu_id: int = option(cross_validate, "gpu_id", "--gpu-id", "-g"),
    force: bool = typer.Option(False, "--force", help="Replace OUTPUT if it exists"),
) -> dict[str, Any]:
    """Mask every gold document with a model that has not seen it.

    Settings of the config are overridden as in spacy train (--training.max_steps 60). The model
    after the last step is taken: choosing the best on the fold it is scored on would flatter it.
    """
    from spacy.cli._util import parse_config_overrides

    check_new_file(output, force=force, inputs=[config, gold])
    overrides = parse_config_overrides(context.args)
    count = cross_validate(
        config,
        gold,
        output,
        folds=folds,
        seed=seed,
        overrides=overrides,
        spread=spread,
        gpu_id=gpu_id,
    )
    msg.good(f"{count} documents masked: {output}")
    return {"documents": count, "output": output}


def _fold(
    config: Path,
    output: Path,
    training: Sequence[AnnotatedText],
    held_out: Sequence[AnnotatedText],
    overrides: dict[str, Any],
    spread: bool,
    gpu_id: int,
) -> dict[str, list[tuple[int, int]]]:
    import spacy
    from spacy.cli.train import train

    from ...detection.label_map import decision_of
    from ...formats.tab import write_tab
    from ...storage.files import scratch_folder

    with scratch_folder(output) as folder:
        write_tab(training, folder / "train.json")
        write_tab(held_out, folder / "dev.json")
        overrides["paths.train"] = str(folder / "train.json")
        overrides["paths.dev"] = str(folder / "dev.json")
        train(config, folder / "model", use_gpu=gpu_id, overrides=overrides)
        nlp = spacy.load(folder / "model" / "model-last")
        if spread:
            nlp.add_pipe("mask_spreader")
        docs = nlp.pipe(text.text for text in held_out)
        return {
            text.doc_id: [
                (ent.start_char, ent.end_char)
                for ent in doc.ents
                if decision_of(ent.label_) is not False
            ]
            for text, doc in zip(held_out, docs, strict=True)
        }
