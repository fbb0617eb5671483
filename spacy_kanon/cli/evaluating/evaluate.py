"""`python -m spacy kanon evaluate`: gold annotations and masks in, one table out."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

import typer
from wasabi import msg

from ...errors import Errors, KanonError
from ...evaluation.intervals import LEVEL, RESAMPLES
from ...names import MASK
from ...storage.output_checks import check_outputs
from .._app import kanon_cli
from .._errors import friendly_errors
from .._options import argument, option
from .system_files import (
    UNIGRAM,
    add_system,
    choose_ignorable,
    choose_weighting,
    named,
    named_path,
    read_all_systems,
    read_labelled,
    run_pipeline,
)

if TYPE_CHECKING:
    from ...evaluation.comparison import Comparison, Table
    from ...evaluation.mask_scores import Settings
    from ...evaluation.span_scores import DetectionScores, LabelledSpan
    from ...types import AnnotatedText

# Labelled spans by document.
Labelled: TypeAlias = "Mapping[str, Sequence[LabelledSpan]]"


def evaluate(
    gold: Path,
    files: Sequence[tuple[str, Path]] = (),
    *,
    pipelines: Mapping[str, str] | None = None,
    spans_key: str = "kanon",
    references: bool = False,
    baseline: str = "",
    weights: str = UNIGRAM,
    ignorable: Path | None = None,
    tagger: str = "",
    allow_missing: bool = False,
    labels: bool = False,
    resamples: int = RESAMPLES,
    level: float = LEVEL,
    seed: int = 0,
    report: Path | None = None,
) -> Comparison:
    """Score systems on a gold file.

    gold (Path): Gold annotations: TAB, WikiReplace, DocBin, JSONL, ...
    files (Sequence[tuple[str, Path]]): Name and mask file of each system; an empty name takes the
        names in the file, or the file's stem.
    pipelines (Mapping[str, str] | None): Names, and spaCy pipelines (folder or package) or
        blank:FACTORY, run on the gold texts.
    spans_key (str): Where pipelines put their masks: a span group, or 'ents'.
    references (bool): Add rows for masking nothing, all capitals, everything.
    baseline (str): Compare the others to this system.
    weights (str): For weighted precision: 'unigram', 'none', or a masked language model.
    ignorable (Path | None): What may stay visible in a mention, as JSON: {"characters": "...",
        "words": [...]}.
    tagger (str): A spaCy pipeline whose tags say what may stay visible, as in TAB.
    allow_missing (bool): Count documents without masks as unmasked.
    labels (bool): Also compare labels: counts per scheme, label and confusion.
    resamples (int): Of the bootstrap; 0: no intervals.
    level (float): Of the intervals.
    seed (int): Of the bootstrap.
    report (Path | None): Also write .md, .html or .json.
    RETURNS (Comparison): All scores of all systems.
    RAISES (KanonError): E5xx for the files, E600 to E610 if they do not fit together, E640 for the
        report's suffix.
    """
    from ...evaluation.comparison import Comparison, make_report
    from ...evaluation.mask_scores import Settings, compare_systems, evaluate_systems
    from ...evaluation.span_scores import label_confusion
    from ...formats.registry import read_texts
    from ...reports.report import check_report_path

    if report is not None:
        check_report_path(report)
    inputs = [gold, *(path for _, path in files), *([ignorable] if ignorable else [])]
    check_outputs({"--report": report}, inputs={f"the input {path}": path for path in inputs})
    texts = read_texts(gold)
    spans_of_pipelines = {
        name: run_pipeline(spec, texts, spans_key) for name, spec in (pipelines or {}).items()
    }
    systems = _collect(texts, files, spans_of_pipelines, references)
    if baseline and baseline not in systems:
        raise KanonError(Errors.E607.format(name=baseline, names=", ".join(systems)))
    settings = Settings(
        weighting=choose_weighting(weights),
        ignorable=choose_ignorable(ignorable, tagger, texts),
        allow_missing=allow_missing,
        resamples=resamples,
        level=level,
        seed=seed,
    )
    scores = evaluate_systems(texts, systems, settings=settings)
    compared = [name for name in scores if baseline and name != baseline]
    comparison = Comparison(
        gold=_describe(texts),
        scores=scores,
        level=level,
        baseline=baseline,
        differences={
            name: compare_systems(scores[baseline], scores[name], settings=settings)
            for name in compared
        },
        agreement=_agreement(texts),
    )
    if labels:
        labelled = _labelled(texts, files, spans_of_pipelines)
        comparison = replace(
            comparison,
            detection=_detect(texts, labelled, settings),
            confusion={name: label_confusion(texts, spans) for name, spans in labelled.items()},
        )
    if report is not None:
        options: dict[str, object] = {"weights": weights, "tagger": tagger or None}
        make_report(comparison, options, seed=seed, inputs=inputs).write(report)
    return comparison


@kanon_cli.command("evaluate")
@friendly_errors
def evaluate_cli(
    gold: Path = argument(evaluate, "gold"),
    masks: list[Path] = typer.Argument(
        None, help="Mask files; a file may hold several systems ({system: {doc_id: [[s, e]]}})"
    ),
    system: list[str] = typer.Option(
        [], "--system", "-s", metavar="NAME=FILE", help="A mask file under a name of your own"
    ),
    pipeline: list[str] = typer.Option(
        [],
        "--pipeline",
        "-p",
        metavar="NAME=PIPELINE",
        help="A spaCy pipeline (folder or package), or blank:FACTORY, run on the gold texts",
    ),
    spans_key: str = option(evaluate, "spans_key", "--spans-key"),
    references: bool = option(evaluate, "references", "--references", "-r"),
    baseline: str = option(evaluate, "baseline", "--baseline", "-b"),
    weights: str = option(evaluate, "weights", "--weights", "-w"),
    ignorable: Path | None = option(evaluate, "ignorable", "--ignorable"),
    tagger: str = option(evaluate, "tagger", "--tagger"),
    allow_missing: bool = option(evaluate, "allow_missing", "--allow-missing"),
    metrics: str = typer.Option("", "--metrics", "-m", help="Scores to show, by commas"),
    by_kind: bool = typer.Option(False, "--by-kind", help="Also show recall per kind"),
    labels: bool = option(evaluate, "labels", "--labels", "-l"),
    resamples: int = option(evaluate, "resamples", "--resamples"),
    level: float = option(evaluate, "level", "--level"),
    seed: int = option(evaluate, "seed", "--seed"),
    as_json: bool = typer.Option(False, "--json", help="Print all scores as JSON"),
    report: Path | None = option(evaluate, "report", "--report", "-o"),
) -> None:
    """Score masks against gold annotations, with intervals over documents.

    Privacy is recall (of entities, mentions, tokens), utility is precision. Every document of the
    gold corpus must be in a mask file: leaving hard ones out would flatter a system.
    """
    from ...evaluation.comparison import MAIN_METRICS

    files = [*(("", path) for path in masks or ()), *map(named_path, system)]
    shown = _metric_names(metrics) if metrics else MAIN_METRICS
    comparison = evaluate(
        gold,
        files,
        pipelines=dict(named(spec) for spec in pipeline),
        spans_key=spans_key,
        references=references,
        baseline=baseline,
        weights=weights,
        ignorable=ignorable,
        tagger=tagger,
        allow_missing=allow_missing,
        labels=labels,
        resamples=resamples,
        level=level,
        seed=seed,
        report=report,
    )
    if as_json:
        typer.echo(json.dumps(comparison.to_dict(), indent=2))
    else:
        show_comparison(comparison, shown, by_kind=by_kind)
    if report is not None and not as_json:
        msg.good(f"Report: {report}")


def _collect(
    texts: Sequence[AnnotatedText],
    files: Sequence[tuple[str, Path]],
    pipelines: Mapping[str, Labelled],
    references: bool,
) -> dict[str, Any]:
    """The masks of all systems by name, in the order given."""
    from ...evaluation.comparison import reference_systems

    systems = read_all_systems(files, texts)
    for name, spans in pipelines.items():
        add_system(systems, name, spans)
    if references:
        for name, masks in reference_systems(texts).items():
            add_system(systems, name, masks)
    if not systems:
        advice = "Name mask files or pipelines, or pass --references."
        raise KanonError(
            Errors.E605.format(what="Evaluation", minimum=1, unit="system", count=0, advice=advice)
        )
    return systems


def _labelled(
    texts: Sequence[AnnotatedText],
    files: Sequence[tuple[str, Path]],
    pipelines: Mapping[str, Labelled],
) -> dict[str, Labelled]:
    """Labelled spans of every file, by the name given or the file's stem, and of every pipeline
    that says more than MASK."""
    labelled = {name or path.stem: read_labelled(path, texts) for name, path in files}
    for name, spans in pipelines.items():
        if any(span.label != MASK for row in spans.values() for span in row):
            labelled[name] = spans
    return labelled


def _detect(
    texts: Sequence[AnnotatedText], labelled: Mapping[str, Labelled], settings: Settings
) -> dict[str, DetectionScores]:
    from ...evaluation.span_scores import evaluate_detection

    return {
        name: evaluate_detection(
            texts,
            spans,
            name=name,
            resamples=settings.resamples,
            level=settings.level,
            seed=settings.seed,
        )
        for name, spans in labelled.items()
    }


def show_comparison(comparison: Comparison, metrics: Sequence[str], *, by_kind: bool) -> None:
    """Print the tables.

    comparison (Comparison): What `evaluate` returns.
    metrics (Sequence[str]): Scores to show.
    by_kind (bool): Also show recall per kind.
    """
    from ...evaluation import comparison as tables

    gold = ", ".join(f"{value} {key}" for key, value in comparison.gold.items())
    msg.info(f"Gold: {gold}. In brackets: {comparison.level:.0%} intervals over documents.")
    _show(tables.score_table(comparison, metrics))
    if by_kind:
        msg.info("Mention recall by kind")
        _show(tables.kind_table(comparison))
    if comparison.differences:
        msg.info(f"Difference from {comparison.baseline}, paired by document")
        _show(tables.difference_table(comparison, metrics))
    if comparison.agreement:
        msg.info("Agreement of annotators (identifier type)")
        head, rows = tables.agreement_table(comparison)
        _show((head, [[row[0], *(f"{value:.3f}" for value in row[1:])] for row in rows]))
    if comparison.detection:
        msg.info("Detection of labelled mentions")
        _show(tables.detection_table(comparison))
    for name, scores in comparison.scores.items():
        if scores.cleanup.describe():
            msg.warn(f"{name}: {scores.cleanup.describe()}")


def _show(table: Table) -> None:
    head, rows = table
    if rows:
        msg.table(rows, header=head, divider=True, max_col=60)


def _metric_names(metrics: str) -> list[str]:
    from ...evaluation.mask_scores import METRICS

    names = [metric.name for metric in METRICS]
    chosen = [name.strip() for name in metrics.split(",") if name.strip()]
    for name in chosen:
        if name not in names:
            raise KanonError(Errors.E606.format(name=name, names=", ".join(names)))
    return chosen


def _agreement(texts: Sequence[AnnotatedText]) -> dict[str, dict[str, float]]:
    """Empty if no document has two annotators, or the package for alpha is not installed."""
    from importlib.util import find_spec

    from ...evaluation.agreement import agreement

    if find_spec("krippendorff") is None or all(len(t.annotations) < 2 for t in texts):
        return {}
    return agreement(texts)


def _describe(texts: Sequence[AnnotatedText]) -> dict[str, int]:
    mentions = [m for t in texts for marked in t.annotations.values() for m in marked]
    return {
        "documents": len(texts),
        "annotations by one person": sum(len(text.annotations) for text in texts),
        "mentions": len(mentions),
        "DIRECT": sum(m.identifier_type == "DIRECT" for m in mentions),
        "QUASI": sum(m.identifier_type == "QUASI" for m in mentions),
        "NO_MASK": sum(m.identifier_type == "NO_MASK" for m in mentions),
    }
