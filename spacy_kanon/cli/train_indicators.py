"""`python -m spacy kanon train-indicators`: annotated texts in, trained risk indicators out."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

from ..errors import must_be
from ..storage.files import check_new_folder
from . import _options
from ._util import Arg, Opt, command


@command("train-indicators")
def train_indicators(
    gold: Annotated[Path, Arg(help="Annotated texts: TAB, WikiReplace, DocBin, JSONL, ...")],
    output: Annotated[Path, Arg(metavar="OUT", help="Folder to make")],
    language_model: Annotated[
        str | None, Opt(help="Masked language model: a folder, or a name: bert-base-cased")
    ] = None,
    masks: Annotated[Path | None, Opt(help="Masks of GOLD by a model that has not seen it")] = None,
    masker: Annotated[
        str | None, Opt(help="The pipeline that will make such masks of new texts")
    ] = None,
    index: Annotated[Path | None, Opt(help="Search index (scripts/index_documents.py)")] = None,
    kb: Annotated[Path | None, Opt(help="Knowledge base, whose counts are an indicator")] = None,
    perturbation: Annotated[bool, Opt(help="Use the language model for this, too (slow)")] = True,
    recall: Annotated[float, Opt(help="Share of the entities to mask that must be found")] = 0.95,
    window: Annotated[int, Opt(help="Sub-words of context for the language model")] = 256,
    seed: _options.Seed = 0,
    force: _options.Force = False,
) -> dict[str, Any]:
    """Train the indicators that learn, and the combination of all that are given.

    OUT/component.json is the config of the component: nlp.add_pipe("risk_indicators", config=...).
    Printed are recall and precision over spans of documents that were not learned from.
    """
    from ..fitting.indicators import train

    check_new_folder(output, force=force, inputs=[gold, masks, index])
    if not (language_model or masks or index or kb):
        expected = "at least one of --language-model, --masks, --index and --kb"
        raise must_be("the indicators", expected, "none")
    model = {"model": language_model, "window": window}
    options = {"recall": recall, "seed": seed}
    return train(
        gold,
        output,
        options,
        language_model=model if language_model else None,
        perturbation=perturbation,
        masks=masks,
        masker=masker,
        index=index,
        kb=kb,
        force=force,
    )
