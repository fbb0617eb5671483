"""`python -m spacy kanon evaluate`: gold annotations and masks in, one table out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any

from wasabi import msg

from ..errors import check_choice, too_few
from ..names import IDENTIFIER_TYPES
from ..storage.files import check_outputs
from ..storage.progress import progress_bar
from . import _options
from ._util import (
    Arg,
    Opt,
    check_report,
    command,
    named_file,
    pairs_of,
    show_report_tables,
    write_report,
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
        str, Opt(help="Where pipelines put masks: a span group, or 'ents'")
    ] = "kanon",
    baseline: Annotated[str, Opt(help="Compare the others to this system")] = "",
    weights: Annotated[str, Opt(help="Of precision: unigram or none")] = "unigram",
    by_kind: Annotated[bool, Opt("--by-kind", help="Also show recall per kind")] = False,
    resamples: Annotated[int, Opt(help="Of the bootstrap; 0: no intervals")] = 1000,
    level: Annotated[float, Opt(help="Of the intervals")] = 0.95,
    seed: _options.Seed = 0,
    report: _options.Report = None,
) -> dict[str, Any]:
    """Score masks against gold annotations, with intervals over documents.

    Privacy is recall (of entities, mentions, tokens), utility is precision. Every document of the
    gold corpus must be in a mask file: leaving hard ones out would flatter a system.
    """
    from ..evaluation import comparison as tables
    from ..evaluation.mask_scores import Settings

    files = [named_file(entry) for entry in masks or ()]
    pipelines = dict(pairs_of(pipeline, "--pipeline", "NAME=PIPELINE"))
    check_report(report)
    check_outputs({"--report": report}, inputs=[gold, *(path for _, path in files)])
    settings = Settings(None if weights == "none" else weights, resamples, level, seed)
    comparison = compare(
        gold, files, settings, pipelines=pipelines, spans_key=spans_key, baseline=baseline
    )
    shown = [tables.score_table(comparison)]
    if by_kind:
        shown.append(tables.kind_table(comparison))
    if comparison.differences:
        shown.append(tables.difference_table(comparison))
    if comparison.agreement:
        shown.append(tables.agreement_table(comparison))
    msg.info(comparison.summary)
    show_report_tables(shown)
    for name, scores in comparison.scores.items():
        if scores.cleanup.describe():
            msg.warn(f"{name}: {scores.cleanup.describe()}")
    result = comparison.to_dict()
    write_report(report, result)
    return result


def compare(
    gold: Path,
    files: Sequence[tuple[str, Path]],
    settings: Any,
    *,
    pipelines: Mapping[str, str] | None = None,
    spans_key: str = "kanon",
    baseline: str = "",
) -> Any:
    """Score systems on a gold file; the arguments are those of the command."""
    from ..evaluation.agreement import agreement
    from ..evaluation.comparison import Comparison
    from ..evaluation.mask_scores import compare_systems, evaluate_systems
    from ..formats.registry import read_texts
    from ..release.released_files import add_system, read_named_systems

    texts = read_texts(gold)
    systems = read_named_systems(files, texts)
    for name, spec in (pipelines or {}).items():
        add_system(systems, name, _run_pipeline(spec, texts, spans_key))
    if not systems:
        advice = "Name mask files or pipelines."
        raise too_few("Evaluation", "system", advice)
    if baseline:
        check_choice("system", baseline, systems)
    scores = evaluate_systems(texts, systems, settings=settings)
    several = any(len(text.annotations) > 1 for text in texts) and find_spec("krippendorff")
    mentions = [m for t in texts for marked in t.annotations.values() for m in marked]
    described = {
        "documents": len(texts),
        "annotations by one person": sum(len(text.annotations) for text in texts),
        "mentions": len(mentions),
        **{name: sum(m.identifier_type == name for m in mentions) for name in IDENTIFIER_TYPES},
    }
    return Comparison(
        gold=described,
        scores=scores,
        level=settings.level,
        baseline=baseline,
        differences={
            name: compare_systems(scores[baseline], scores[name], settings=settings)
            for name in scores
            if baseline and name != baseline
        },
        agreement=agreement(texts) if several else {},
    )


def _run_pipeline(spec: str, texts: Sequence[Any], spans_key: str) -> dict[str, list[Any]]:
    """Bounds of what a pipeline masks, by document."""
    from ..formats.masks import hidden_spans
    from ..release.runner import load_pipeline

    docs = load_pipeline(spec).pipe(text.text for text in texts)
    shown = progress_bar(docs, spec, total=len(texts))
    return {t.doc_id: hidden_spans(doc, spans_key) for t, doc in zip(texts, shown, strict=True)}
