"""`python -m spacy kanon annotate` and `annotate-records`: corpora without an annotator."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

from ..errors import check_choice
from ..names import DEFAULT_K
from ..storage.files import check_new_folder
from ..storage.progress import progress_bar
from . import _options
from ._util import Arg, Opt, command


@command("annotate")
def annotate(
    texts: Annotated[Path, Arg(help="Texts: JSONL, CSV, TSV or Parquet, also with .gz")],
    output: Annotated[
        Path, Arg(help="Folder to make: train.spacy, dev.spacy, test.spacy and statistics.json")
    ],
    kb: _options.Kb = None,
    strategy: Annotated[str, Opt(help="greedy or random")] = "greedy",
    k: _options.K = DEFAULT_K,
    unknown: Annotated[
        str, Opt(help="mask or keep what the knowledge base does not know")
    ] = "mask",
    rules: Annotated[bool, Opt(help="Look beyond the knowledge base's terms, too")] = True,
    case: Annotated[str, Opt(help="exact, or folded to find terms in any case")] = "exact",
    split: Annotated[str, Opt(help="Shares of train/dev/test, by person")] = "80/10/10",
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


@command("annotate-records")
def annotate_records(
    source: Annotated[Path, Arg(help="JSONL of {text, record}, CSV or TSV (.gz too)")],
    output: Annotated[Path, Arg(help="Folder to make: DocBin, JSONL, statistics, problems")],
    fields: Annotated[
        Path | None, Opt(help="JSON: labels with their fields (default: BD, PR, SP, CH, ED)")
    ] = None,
    pipeline: Annotated[
        str, Opt(help="spaCy pipeline whose entities and chunks are candidates too")
    ] = "",
    mentions: Annotated[
        str, Opt(help="every, first, or stated: those in a context that states them")
    ] = "stated",
    sentences: Annotated[bool, Opt("--sentences", help="One document per sentence")] = False,
    drop_empty: Annotated[
        bool, Opt("--drop-empty", help="Leave out texts (or sentences) without a mention")
    ] = False,
    keep_citations: Annotated[
        bool, Opt("--keep-citations", help="Leave citation marks such as [12] in the text")
    ] = False,
    text_column: _options.TextColumn = "text",
    record_column: Annotated[str, Opt(help="Field of the record (JSONL)")] = "record",
    calibrate_on: Annotated[
        Path | None, Opt(help="Annotated file ({text, record, gold}) to fit thresholds to")
    ] = None,
    split: Annotated[str, Opt(help="Shares of train/dev/test (default: no split)")] = "",
    split_by: Annotated[
        str, Opt(help="chance, or presence (as WikiPII: most found is the test set)")
    ] = "chance",
    seed: _options.Seed = 0,
    force: _options.Force = False,
) -> dict[str, Any]:
    """Find in each text the values of its record and write training data.

    Values are matched by normal form first (dates in any form, name parts and initials,
    abbreviations) and fuzzily second; words such as "married" decide between readings.
    """
    from ..records import corpus as records
    from ..records.annotation import CHOICES
    from ..records.corpus import DIVISIONS, read_records
    from ..records.fields import load_mapping
    from ..release.runner import load_pipeline
    from ..training.silver import SIDES, parse_shares

    check_new_folder(output, force=force, inputs=[source, fields, calibrate_on])
    shares = dict(zip(SIDES, parse_shares(split), strict=True)) if split else None
    check_choice("--split-by", split_by, DIVISIONS)
    check_choice("--mentions", mentions, CHOICES)
    options = records.AnnotateOptions(mentions, keep_citations, sentences, not drop_empty)
    nlp = load_pipeline(pipeline) if pipeline else None
    reading = {"text_field": text_column, "record_field": record_column}
    labels = load_mapping(fields)
    if calibrate_on is not None:
        from ..records.corpus import calibrate

        labels = calibrate(read_records(calibrate_on, **reading), labels, mentions, nlp)
    bar = progress_bar(read_records(source, **reading), "texts", total=None)
    corpus = records.annotate_records(bar, labels, options, nlp)
    records.write_annotated(corpus, output, shares=shares, by=split_by, seed=seed, force=force)
    statistics = corpus.statistics()
    rows = [
        {"label": x.label, **statistics["labels"][x.label], "threshold": x.threshold}
        for x in corpus.mapping.labels
    ]
    return {**statistics, "labels": rows, "output": output}
