"""`python -m spacy kanon annotate`: texts and a knowledge base in, a silver corpus out."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

from ..names import DEFAULT_K
from . import _options
from ._util import Arg, Opt, command


@command("annotate")
def annotate(
    texts: Annotated[Path, Arg(help="Texts: JSONL, CSV, TSV or Parquet, also with .gz")],
    output: Annotated[
        Path, Arg(help="Folder to make: train.spacy, dev.spacy, test.spacy and statistics.json")
    ],
    kb: _options.Kb = None,
    strategy: Annotated[str, Opt("--strategy", help="greedy or random")] = "greedy",
    k: _options.K = DEFAULT_K,
    unknown: Annotated[
        str, Opt("--unknown", help="mask or keep what the knowledge base does not know")
    ] = "mask",
    rules: Annotated[
        bool, Opt("--rules/--no-rules", help="Look beyond the knowledge base's terms, too")
    ] = True,
    case: Annotated[
        str, Opt("--case", help="exact, or folded to find terms in any case")
    ] = "exact",
    split: Annotated[str, Opt("--split", help="Shares of train/dev/test, by person")] = "80/10/10",
    subject_column: _options.SubjectColumn = None,
    text_column: _options.TextColumn = "text",
    limit: _options.Limit = 0,
    seed: _options.Seed = 0,
    lang: _options.Lang = "en",
    n_process: _options.NProcess = 1,
    force: _options.Force = False,
) -> dict[str, Any]:
    """Annotate texts by distant supervision, for training a masker.

    The same texts, knowledge base and options give the same files. All texts about one person
    (column name, or else id) are on one side of the split.
    """
    from ..release.silver_texts import annotate_file, silver_recipe

    recipe = silver_recipe(
        None if kb is None else str(kb),
        lang,
        k=k,
        selection=strategy,
        unknown=unknown,
        seed=seed,
        rules=rules,
        case=case,
    )
    statistics = annotate_file(
        texts,
        output,
        recipe,
        split=split,
        person_column=subject_column,
        text_column=text_column,
        limit=limit,
        n_process=n_process,
        force=force,
    )
    return {"statistics": statistics, "output": output}
