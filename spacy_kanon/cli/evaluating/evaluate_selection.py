"""`python -m spacy kanon evaluate-selection`: how well replacements are chosen."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer
from wasabi import msg

from ...evaluation.intervals import RESAMPLES
from .._app import kanon_cli
from .._errors import friendly_errors
from .._options import argument, option
from .system_files import named_path

if TYPE_CHECKING:
    from ...evaluation.selection import Rankings, SelectionItem
    from .selectors_to_score import Predictions

STATISTICS = ("1", "2", ">2", "***", "all")


def evaluate_selection(
    gold: Path,
    configs: Mapping[str, Path],
    *,
    framings: Sequence[str] = ("listwise", "binary", "multiclass"),
    folds: int = 10,
    ablation: bool = False,
    resamples: int = RESAMPLES,
) -> dict[str, Any]:
    """Score the baselines, trained selectors, and selectors trained by each config in each framing.

    gold (Path): WikiReplace: documents with options and choices.
    configs (Mapping[str, Path]): Training configs with a replacement_selector, by name.
    framings (Sequence[str]): Framings to train each config in.
    folds (int): Of the cross-validation, over documents.
    ablation (bool): Also train each model without each of its features.
    resamples (int): Of the bootstrap over documents.
    RETURNS (dict): "statistics", "agreement" and per system its scores, in plain values.
    RAISES (KanonError): E003, E483, E484, E504, E605, E608; what the reader of the format raises.
    """
    from ...evaluation import selection
    from ...formats.registry import read_texts
    from ...models.selection_model import FRAMINGS
    from .selectors_to_score import (
        cross_validate,
        cross_validate_table,
        load_selector,
        predict_selection,
        read_selection_config,
        selection_items,
    )

    texts = read_texts(gold)
    items = selection_items(texts)
    # All are read before the first is trained: a mistake in the last one costs nothing.
    trained = {name: load_selector(path) for name, path in configs.items() if path.is_dir()}
    jobs = [
        (f"{name} {framing}{' without ' + part if part else ''}", framing, config)
        for name, path in configs.items()
        if name not in trained
        for framing in framings
        for part in ("", *(FRAMINGS.get(framing, ()) if ablation else ()))
        for config in [read_selection_config(path, framing, [part] if part else [])]
    ]
    systems = {
        "first level": _scores(items, selection.first_level_rankings(items), resamples),
        "table": _scores(items, cross_validate_table(items, folds=folds), resamples),
    }
    for name, selector in trained.items():
        predictions = predict_selection(texts, selector)
        framing = selector.model.attrs["framing"]
        systems[name] = _learned_scores(items, predictions, framing, resamples)
    for name, framing, config in jobs:
        predictions = cross_validate(texts, config, folds=folds, name=name)
        systems[name] = _learned_scores(items, predictions, framing, resamples)
    kinds = selection.selection_statistics(items)
    return {
        "documents": len(texts),
        "phrases": len(items),
        "folds": folds,
        "statistics": {kind: {n: counts[n] for n in STATISTICS} for kind, counts in kinds.items()},
        "agreement": _agreement(items),
        "systems": systems,
    }


@kanon_cli.command("evaluate-selection")
@friendly_errors
def evaluate_selection_cli(
    gold: Path = argument(evaluate_selection, "gold"),
    configs: list[str] = typer.Argument(
        None,
        metavar="[NAME=PATH]...",
        help="Trained pipelines with a replacement_selector (folders), or training configs",
    ),
    framing: list[str] = typer.Option(
        ["listwise", "binary", "multiclass"],
        "--framing",
        "-f",
        help="Framings to train each config in",
    ),
    folds: int = option(evaluate_selection, "folds", "--folds", "-n"),
    ablation: bool = option(evaluate_selection, "ablation", "--ablation", "-a"),
    resamples: int = option(evaluate_selection, "resamples", "--resamples"),
    as_json: bool = typer.Option(False, "--json", help="Print everything as JSON"),
) -> None:
    """Print the figures of the thesis for the baselines and for learned selectors.

    Statistics and agreement of the annotators; accuracy against the majority and against anybody,
    and mean reciprocal rank, with intervals over documents and per kind; precision, recall, F1 and
    confusion of levels and pairs; and, when asked, what each feature is worth. Learned selectors
    of a config are trained anew for each fold and scored on the documents that they did not see.
    The selector of a trained pipeline is scored as it is: give documents it was not trained on.
    """
    report = evaluate_selection(
        gold,
        dict(named_path(spec) for spec in configs or ()),
        framings=framing,
        folds=folds,
        ablation=ablation,
        resamples=resamples,
    )
    if as_json:
        typer.echo(json.dumps(report, indent=2))
    else:
        show_selection(report)


def _agreement(items: Sequence[SelectionItem]) -> dict[str, float] | None:
    """Light's kappas, or None where no phrase has two annotators."""
    from ...evaluation.selection import selection_agreement

    several = any(len([n for names in item.votes.values() for n in names]) > 1 for item in items)
    return selection_agreement(items) if several else None


def _scores(items: Sequence[SelectionItem], rankings: Rankings, resamples: int) -> dict[str, Any]:
    from ...evaluation import selection

    levels, matrix = selection.level_confusion(items, rankings)
    by_kind = selection.score_by_kind(items, rankings, resamples=resamples)
    return {
        **asdict(selection.score_selection(items, rankings, resamples=resamples)),
        "kinds": {kind: asdict(scores) for kind, scores in by_kind.items()},
        "levels": {
            name: asdict(scores) for name, scores in selection.level_scores(items, rankings).items()
        },
        "confusion": {"levels": levels, "counts": matrix},
    }


def _learned_scores(
    items: Sequence[SelectionItem], predictions: Predictions, framing: str, resamples: int
) -> dict[str, Any]:
    """With the scores of pairs where each option has a score of its own."""
    from ...evaluation.selection import pair_scores

    scores = _scores(items, predictions.rankings, resamples)
    if framing != "multiclass":
        pairs, confusion = pair_scores(items, predictions.probabilities)
        scores["pairs"] = {**asdict(pairs), "confusion": confusion}
    return scores


def show_selection(report: Mapping[str, Any]) -> None:
    """Print a report of `evaluate_selection` as tables.

    report (Mapping[str, Any]): What `evaluate_selection` returns.
    """
    msg.divider("What annotators chose: levels per kind (level-coded)")
    statistics = report["statistics"]
    _table(
        ("Kind", *STATISTICS),
        [(kind, *(counts[name] for name in STATISTICS)) for kind, counts in statistics.items()],
    )
    if report["agreement"]:
        kappas = report["agreement"]
        msg.text(
            f"Light's kappa: {kappas['level']:.3f} level-coded, {kappas['string']:.3f} string-coded"
        )
    systems = report["systems"]
    msg.divider(f"String-coded gold, {report['folds']} folds over {report['documents']} documents")
    _table(
        ("System", "Majority", "Any", "MRR"),
        [
            (
                name,
                *(
                    _with_interval(scores[metric])
                    for metric in ("accuracy_majority", "accuracy_any", "mean_reciprocal_rank")
                ),
            )
            for name, scores in systems.items()
        ],
    )
    msg.divider("Majority accuracy per kind")
    kinds = list(statistics)
    _table(
        ("System", *kinds),
        [
            (name, *(_percent(scores["kinds"][k]["accuracy_majority"]["value"]) for k in kinds))
            for name, scores in systems.items()
        ],
    )
    msg.divider("Level-coded gold: precision, recall, F1")
    averages = ("micro", "macro", "weighted")
    _table(
        ("System", *averages),
        [
            (name, *(_three(scores["levels"][average]) for average in averages))
            for name, scores in systems.items()
        ],
    )
    _show_pairs(systems)
    for name, scores in systems.items():
        msg.divider(f"True level (row) against chosen level: {name}")
        levels = scores["confusion"]["levels"]
        rows = zip(levels, scores["confusion"]["counts"], strict=True)
        _table(("", *levels), [(level, *counts) for level, counts in rows])


def _show_pairs(systems: Mapping[str, Any]) -> None:
    with_pairs = {name: scores["pairs"] for name, scores in systems.items() if "pairs" in scores}
    if with_pairs:
        msg.divider("Pairs of a phrase and an option (binary framing)")
        rows = []
        for name, pairs in with_pairs.items():
            (true_negative, false_positive), (false_negative, true_positive) = pairs["confusion"]
            counts = (true_positive, false_positive, false_negative, true_negative)
            rows.append((name, _three(pairs), *counts))
        _table(("System", "P / R / F1", "TP", "FP", "FN", "TN"), rows)


def _table(header: Sequence[Any], rows: Sequence[Sequence[Any]]) -> None:
    msg.table(
        [tuple(map(str, row)) for row in rows],
        header=tuple(map(str, header)),
        divider=True,
        max_col=60,
        aligns=("l", *("r" for _ in header[1:])),
    )


def _with_interval(score: Mapping[str, float]) -> str:
    return f"{_percent(score['value'])} ({_percent(score['low'])}-{_percent(score['high'])})"


def _three(scores: Mapping[str, float]) -> str:
    return " / ".join(_percent(scores[name]) for name in ("precision", "recall", "f1"))


def _percent(share: float) -> str:
    return f"{100 * share:.1f}"
