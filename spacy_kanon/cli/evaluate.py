"""`python -m spacy kanon evaluate`: gold annotations and masks in, one table out."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

from wasabi import msg

from ..errors import Errors, KanonError
from ._util import (
    Arg,
    Opt,
    Report,
    Seed,
    command,
    named_file,
    pairs_of,
    show_table,
)


@command("evaluate", shown=False)
def evaluate(
    gold: Annotated[Path, Arg(help="Gold annotations: TAB, WikiReplace, DocBin, JSONL, ...")],
    masks: Annotated[
        list[str] | None,
        Arg(metavar="[NAME=]FILE", help="Mask files or annotated texts; a file may hold several"),
    ] = None,
    pipeline: Annotated[
        list[str],
        Opt("--pipeline", "-p", metavar="NAME=PIPELINE", help="Pipeline, or blank:FACTORY, to run"),
    ] = [],
    spans_key: Annotated[
        str, Opt("--spans-key", help="Where pipelines put masks: a span group, or 'ents'")
    ] = "kanon",
    references: Annotated[
        bool, Opt("--references", help="Add rows for masking nothing, all capitals, everything")
    ] = False,
    baseline: Annotated[str, Opt("--baseline", help="Compare the others to this system")] = "",
    weights: Annotated[
        str, Opt("--weights", help="Of precision: unigram, none, or a masked language model")
    ] = "unigram",
    ignorable: Annotated[
        Path | None,
        Opt("--ignorable", help='May stay visible: {"characters": "...", "words": [...]} as JSON'),
    ] = None,
    tagger: Annotated[
        str, Opt("--tagger", help="Pipeline whose tags say what may stay visible, as in TAB")
    ] = "",
    allow_missing: Annotated[
        bool, Opt("--allow-missing", help="Count documents without masks as unmasked")
    ] = False,
    metrics: Annotated[str, Opt("--metrics", help="Scores to show, by commas")] = "",
    by_kind: Annotated[bool, Opt("--by-kind", help="Also show recall per kind")] = False,
    by_label: Annotated[
        bool, Opt("--by-label", help="Also compare labels: counts per scheme, label, confusion")
    ] = False,
    resamples: Annotated[int, Opt("--resamples", help="Of the bootstrap; 0: no intervals")] = 1000,
    level: Annotated[float, Opt("--level", help="Of the intervals")] = 0.95,
    seed: Seed = 0,
    report: Report = None,
) -> dict[str, Any]:
    """Score masks against gold annotations, with intervals over documents.

    Privacy is recall (of entities, mentions, tokens), utility is precision. Every document of the
    gold corpus must be in a mask file: leaving hard ones out would flatter a system.
    """
    from ..evaluation.comparison import MAIN_METRICS
    from ..evaluation.mask_scores import Settings
    from ..release.scoring.evaluate import compare

    files = [named_file(entry) for entry in masks or ()]
    shown = _metric_names(metrics) if metrics else MAIN_METRICS
    pipelines = dict(pairs_of(pipeline, "--pipeline", "NAME=PIPELINE"))
    settings = Settings(allow_missing=allow_missing, resamples=resamples, level=level, seed=seed)
    comparison = compare(
        gold,
        files,
        settings,
        pipelines=pipelines,
        spans_key=spans_key,
        references=references,
        baseline=baseline,
        weights=weights,
        ignorable=ignorable,
        tagger=tagger,
        labels=by_label,
        report=report,
    )
    _show_comparison(comparison, shown, by_kind=by_kind)
    if report is not None:
        msg.good(f"Report: {report}")
    return comparison.to_dict()


def _show_comparison(comparison: Any, metrics: Sequence[str], *, by_kind: bool) -> None:
    from ..evaluation import comparison as tables

    def show(title: str, table: Any) -> None:
        head, rows = table
        msg.info(title)
        show_table(rows, tuple(head), max_col=60)

    gold = ", ".join(f"{value} {key}" for key, value in comparison.gold.items())
    intervals = f"In brackets: {comparison.level:.0%} intervals over documents."
    show(f"Gold: {gold}. {intervals}", tables.score_table(comparison, metrics))
    if by_kind:
        show("Mention recall by kind", tables.kind_table(comparison))
    if comparison.differences:
        title = f"Difference from {comparison.baseline}, paired by document"
        show(title, tables.difference_table(comparison, metrics))
    if comparison.agreement:
        head, rows = tables.agreement_table(comparison)
        rounded = [[row[0], *(f"{value:.3f}" for value in row[1:])] for row in rows]
        show("Agreement of annotators (identifier type)", (head, rounded))
    if comparison.detection:
        show("Detection of labelled mentions", tables.detection_table(comparison))
    for name, scores in comparison.scores.items():
        if scores.cleanup.describe():
            msg.warn(f"{name}: {scores.cleanup.describe()}")


def _metric_names(metrics: str) -> list[str]:
    from ..evaluation.mask_scores import METRICS

    names = [metric.name for metric in METRICS]
    chosen = [name.strip() for name in metrics.split(",") if name.strip()]
    for name in chosen:
        if name not in names:
            raise KanonError(Errors.E606.format(name=name, names=", ".join(names)))
    return chosen
