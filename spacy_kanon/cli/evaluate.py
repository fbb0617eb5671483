"""`python -m spacy kanon evaluate`: gold annotations and masks in, one table out."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer
from wasabi import msg

from ..errors import Errors, KanonError
from . import kanon_cli
from ._errors import friendly_errors

if TYPE_CHECKING:
    from ..evaluation.comparison import Comparison, Table
    from ..evaluation.ignorable import Ignorable
    from ..evaluation.weights import Weighting
    from ..types import AnnotatedText

NO_WEIGHTS = "none"
UNIGRAM = "unigram"


@kanon_cli.command("evaluate")
@friendly_errors
def evaluate_cli(
    gold: Path = typer.Argument(..., help="Gold annotations: TAB, WikiReplace, DocBin, JSONL, ..."),
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
    spans_key: str = typer.Option(
        "kanon", "--spans-key", help="Where pipelines put their masks: a span group, or 'ents'"
    ),
    references: bool = typer.Option(
        False, "--references", "-r", help="Add rows for masking nothing, all capitals, everything"
    ),
    baseline: str = typer.Option("", "--baseline", "-b", help="Compare the others to this system"),
    weights: str = typer.Option(
        UNIGRAM,
        "--weights",
        "-w",
        help="For weighted precision: 'unigram', 'none', or a masked language model",
    ),
    ignorable: Path = typer.Option(
        None,
        "--ignorable",
        help='What may stay visible in a mention, as JSON: {"characters": "...", "words": [...]}',
    ),
    tagger: str = typer.Option(
        "", "--tagger", help="A spaCy pipeline whose tags say what may stay visible, as in TAB"
    ),
    allow_missing: bool = typer.Option(
        False, "--allow-missing", help="Count documents without masks as unmasked"
    ),
    metrics: str = typer.Option("", "--metrics", "-m", help="Scores to show, by commas"),
    by_kind: bool = typer.Option(False, "--by-kind", help="Also show recall per kind"),
    resamples: int = typer.Option(1000, "--resamples", help="Of the bootstrap; 0: no intervals"),
    level: float = typer.Option(0.95, "--level", help="Of the intervals"),
    seed: int = typer.Option(0, "--seed", help="Of the bootstrap"),
    as_json: bool = typer.Option(False, "--json", help="Print all scores as JSON"),
    report: Path = typer.Option(None, "--report", "-o", help="Also write .md, .html or .json"),
) -> None:
    """Score masks against gold annotations, with intervals over documents.

    Privacy is recall (of entities, mentions, tokens), utility is precision. Every document of the
    gold corpus must be in a mask file: leaving hard ones out would flatter a system.
    """
    from ..evaluation.comparison import MAIN_METRICS

    files = [*(("", path) for path in masks or ()), *map(_named_path, system)]
    shown = _metric_names(metrics) if metrics else MAIN_METRICS
    comparison = evaluate(
        gold,
        files,
        pipelines=dict(_named(spec) for spec in pipeline),
        spans_key=spans_key,
        references=references,
        baseline=baseline,
        weights=weights,
        ignorable=ignorable,
        tagger=tagger,
        allow_missing=allow_missing,
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
    resamples: int = 1000,
    level: float = 0.95,
    seed: int = 0,
    report: Path | None = None,
) -> Comparison:
    """Score systems on a gold file; the arguments are those of the command.

    files (Sequence[tuple[str, Path]]): Name and mask file of each system; an empty name takes the
        names in the file, or the file's stem.
    RAISES (KanonError): E5xx for the files, E600 to E610 if they do not fit together, E640 for the
        report's suffix.
    """
    from ..corpus.convert import read_texts
    from ..evaluation.comparison import Comparison, make_report
    from ..evaluation.reference import reference_systems
    from ..evaluation.report import check_report_path
    from ..evaluation.systems import Settings, compare_systems, evaluate_systems

    if report is not None:
        check_report_path(report)
    texts = read_texts(gold)
    systems = read_all_systems(files)
    for name, spec in (pipelines or {}).items():
        _add(systems, name, run_pipeline(spec, texts, spans_key))
    if references:
        for name, masks in reference_systems(texts).items():
            _add(systems, name, masks)
    if baseline and baseline not in systems:
        raise KanonError(Errors.E607.format(name=baseline, names=", ".join(systems)))
    settings = Settings(
        weighting=_weighting(weights),
        ignorable=_ignorable(ignorable, tagger, texts),
        allow_missing=allow_missing,
        resamples=resamples,
        level=level,
        seed=seed,
    )
    scores = evaluate_systems(texts, systems, settings=settings)
    comparison = Comparison(
        gold=_describe(texts),
        scores=scores,
        level=level,
        baseline=baseline,
        differences={
            name: compare_systems(scores[baseline], other, settings=settings)
            for name, other in scores.items()
            if baseline and name != baseline
        },
        agreement=_agreement(texts),
    )
    if report is not None:
        options: dict[str, object] = {"weights": weights, "tagger": tagger or None}
        inputs = [gold, *(path for _, path in files), *([ignorable] if ignorable else [])]
        make_report(comparison, options, seed=seed, inputs=inputs).write(report)
    return comparison


def read_all_systems(files: Sequence[tuple[str, Path]]) -> dict[str, Any]:
    """The masks of every system in the files, by name. RAISES (KanonError): E609, E5xx."""
    from ..corpus.convert import read_systems

    systems: dict[str, Any] = {}
    for name, path in files:
        found = read_systems(path)
        for own_name, masks in found.items():
            if name and name in found and name != own_name:
                continue  # "NAME=FILE" picks one system of a file that holds several
            chosen = own_name if not name or name == own_name else name
            if name and len(found) > 1 and name not in found:
                chosen = f"{name}/{own_name}"
            _add(systems, chosen, masks)
    return systems


def run_pipeline(
    spec: str, texts: Sequence[AnnotatedText], spans_key: str
) -> dict[str, list[tuple[int, int]]]:
    """What a spaCy pipeline masks in the gold texts.

    From a span group the spans labelled MASK; from "ents" all entities, or those labelled MASK if
    any are.
    RAISES (KanonError): E608 if there is no such pipeline, or it does not set the span group.
    """
    from tqdm import tqdm

    from ..names import MASK

    nlp = _load(spec)
    docs = nlp.pipe(text.text for text in texts)
    masks = {}
    for text, doc in zip(texts, tqdm(docs, spec, len(texts), disable=None), strict=True):
        if spans_key != "ents" and spans_key not in doc.spans:
            reason = f"{spec} does not set doc.spans[{spans_key!r}]"
            raise KanonError(
                Errors.E608.format(argument="spans_key", value=spans_key, reason=reason)
            )
        spans = list(doc.ents if spans_key == "ents" else doc.spans[spans_key])
        labelled = [span for span in spans if span.label_ == MASK]
        chosen = spans if spans_key == "ents" and not labelled else labelled
        masks[text.doc_id] = [(span.start_char, span.end_char) for span in chosen]
    return masks


def show_comparison(comparison: Comparison, metrics: Sequence[str], *, by_kind: bool) -> None:
    """Print the tables."""
    from ..evaluation import comparison as tables

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
    for name, scores in comparison.scores.items():
        if scores.cleanup.describe():
            msg.warn(f"{name}: {scores.cleanup.describe()}")


def _show(table: Table) -> None:
    head, rows = table
    if rows:
        msg.table(rows, header=head, divider=True, max_col=60)


def _named(spec: str) -> tuple[str, str]:
    name, equals, value = spec.partition("=")
    if not equals or not name or not value:
        reason = "write NAME=VALUE"
        raise KanonError(Errors.E608.format(argument="system", value=spec, reason=reason))
    return name, value


def _named_path(spec: str) -> tuple[str, Path]:
    name, value = _named(spec)
    return name, Path(value)


def _metric_names(metrics: str) -> list[str]:
    from ..evaluation.metrics import METRICS

    known = [metric.name for metric in METRICS]
    chosen = [name.strip() for name in metrics.split(",") if name.strip()]
    for name in chosen:
        if name not in known:
            raise KanonError(Errors.E606.format(name=name, names=", ".join(known)))
    return chosen


def _add(systems: dict[str, Any], name: str, masks: Any) -> None:
    if name in systems:
        raise KanonError(Errors.E609.format(name=name))
    systems[name] = masks


def _load(spec: str) -> Any:
    import spacy

    prefix, colon, factory = spec.partition(":")
    try:
        if colon and prefix == "blank":
            nlp = spacy.blank("en")
            nlp.add_pipe(factory)
            return nlp
        return spacy.load(spec)
    except (OSError, ValueError) as error:
        if isinstance(error, KanonError):
            raise
        raise KanonError(
            Errors.E608.format(argument="pipeline", value=spec, reason=str(error).strip())
        ) from error


def _weighting(weights: str) -> Weighting | str | None:
    from ..evaluation.weights import MaskedLanguageModelWeights

    if weights == NO_WEIGHTS:
        return None
    return weights if weights == UNIGRAM else MaskedLanguageModelWeights(weights)


def _ignorable(path: Path | None, tagger: str, texts: Sequence[AnnotatedText]) -> Ignorable:
    from ..corpus.files import read_json
    from ..evaluation.ignorable import DEFAULT_IGNORABLE, IgnorableWords, ignorable_by_tags

    if tagger:
        nlp = _load(tagger)
        docs = nlp.pipe(text.text for text in texts)
        return ignorable_by_tags({t.doc_id: d for t, d in zip(texts, docs, strict=True)})
    if path is None:
        return DEFAULT_IGNORABLE
    content = read_json(path, "JSON")
    words = content.get("words", []) if isinstance(content, dict) else None
    characters = content.get("characters", "") if isinstance(content, dict) else None
    if not isinstance(words, list) or not isinstance(characters, str):
        reason = 'it must be {"characters": "...", "words": [...]}'
        raise KanonError(Errors.E500.format(path=path, format="a list of words", reason=reason))
    return IgnorableWords(characters, tuple(str(word).lower() for word in words))


def _agreement(texts: Sequence[AnnotatedText]) -> dict[str, dict[str, float]]:
    """Empty if no document has two annotators, or the package for alpha is not installed."""
    from importlib.util import find_spec

    from ..evaluation.agreement import agreement

    if find_spec("krippendorff") is None or all(len(t.annotations) < 2 for t in texts):
        return {}
    return agreement(texts)


def _describe(texts: Sequence[AnnotatedText]) -> dict[str, int]:
    mentions = [m for t in texts for marked in t.annotations.values() for m in marked]
    return {
        "documents": len(texts),
        "annotations of a document by a person": sum(len(text.annotations) for text in texts),
        "mentions": len(mentions),
        "DIRECT": sum(m.identifier_type == "DIRECT" for m in mentions),
        "QUASI": sum(m.identifier_type == "QUASI" for m in mentions),
        "NO_MASK": sum(m.identifier_type == "NO_MASK" for m in mentions),
    }
