"""`review --update`: train a masker and a selector on reviewed texts, and say what that was worth.

Texts are split by the hash of their id, so that a text stays on its side when more are reviewed:
a part is held out for the figures, a part is for training to stop by, the rest is learned from.
The work is that of `spacy train`, `kanon evaluate` and `kanon evaluate-selection`. Nothing is
replaced: what was trained lies in a folder of its own, and where it does less than what was there
before, the report says so.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from ...errors import Errors, KanonError
from ..evaluating.evaluate import evaluate
from ..evaluating.evaluate_selection import evaluate_selection

if TYPE_CHECKING:
    from ...review.desk import Desk
    from ...types import AnnotatedText

BEFORE, AFTER = "before", "after"
# The trained masker with the counts of the project behind it, as it is meant to be used.
TOGETHER = "with counts"
LEAST_TEXTS = 6
_HELD_OUT = 0.3
_LEAST_HELD_OUT = 2
_MASK_METRICS = ("mention_recall", "token_recall", "token_precision", "token_f1")
_SELECTION_METRICS = ("accuracy_majority", "accuracy_any", "mean_reciprocal_rank")
# What a model must not lose against what was there before it.
_PRIVACY = ("mention_recall", "token_recall")
_RANKING = ("mean_reciprocal_rank",)
_FOLDS = 2


class Parts(NamedTuple):
    """Reviewed texts, split.

    train (list[AnnotatedText]): To learn from.
    stop (list[AnnotatedText]): On which training sees when to stop.
    held_out (list[AnnotatedText]): For the figures alone.
    """

    train: list[AnnotatedText]
    stop: list[AnnotatedText]
    held_out: list[AnnotatedText]


def split(texts: Sequence[AnnotatedText]) -> Parts:
    """Split texts by the hash of their id.

    texts (Sequence[AnnotatedText]): With one final annotation each.
    RETURNS (Parts): None of them empty.
    RAISES (KanonError): E930 for fewer than `LEAST_TEXTS`.
    """
    if len(texts) < LEAST_TEXTS:
        raise KanonError(Errors.E930.format(count=len(texts), least=LEAST_TEXTS))
    ordered = sorted(texts, key=lambda text: hashlib.sha256(text.doc_id.encode()).digest())
    held_out = max(_LEAST_HELD_OUT, round(len(ordered) * _HELD_OUT))
    left = ordered[held_out:]
    stop = max(1, len(left) // 5)
    return Parts(left[stop:], left[:stop], ordered[:held_out])


def update(
    desk: Desk,
    output: Path,
    *,
    masker: Path | None,
    selector: Path | None,
    initial: Path | None = None,
    initial_selector: Path | None = None,
) -> dict[str, Any]:
    """Train on reviewed texts and compare on those that were held out.

    desk (Desk): Of a project.
    output (Path): Folder to make: trained pipelines and `report.json`. The texts that were
        learned from do not stay in it, but a model can remember what it has seen.
    masker (Path | None): Training config of a masker; None trains none.
    selector (Path | None): Training config of a selector; None trains none.
    initial (Path | None): Pipeline that the masker's config begins with (`paths.init`); before is
        then its score, else that of what the machine had masked.
    initial_selector (Path | None): The same for the selector; before is else the most specific
        replacement.
    RETURNS (dict[str, Any]): "texts" per part; "masker" and "selector": figures before and after;
        "worse" by these two: the figures that a model must not lose, and has lost.
    RAISES (KanonError): E930 for too few reviewed texts; what training and evaluation raise.
    """
    from ...formats.annotation_files import write_json
    from ...review.exporting import reviewed
    from ...storage.files import scratch_folder, whole_folder

    parts = split(reviewed(desk))
    report: dict[str, Any] = {"texts": {name: len(part) for name, part in parts._asdict().items()}}
    with whole_folder(output) as folder, scratch_folder(desk.project.folder / "update") as scratch:
        files = _write(parts, scratch)
        if masker is not None:
            _train(masker, folder / "masker", files, initial)
            report["masker"] = _masks(desk, parts, files, folder / "masker", initial, scratch)
        if selector is not None:
            _train(selector, folder / "selector", files, initial_selector)
            report["selector"] = _selection(files, folder / "selector", initial_selector)
        report["worse"] = _worse(report)
        write_json(report, folder / "report.json")
    return report


def _worse(report: Mapping[str, Any]) -> dict[str, list[str]]:
    """What a model does less well than what was there before, where that matters most."""
    losses = {
        part: [name for name in metrics if report[part][AFTER][name] < report[part][BEFORE][name]]
        for part, metrics in (("masker", _PRIVACY), ("selector", _RANKING))
        if part in report
    }
    return {part: names for part, names in losses.items() if names}


def _write(parts: Parts, folder: Path) -> dict[str, Path]:
    from ...formats.tab import write_tab

    files = {}
    for name, part in parts._asdict().items():
        files[name] = folder / f"{name}.json"
        write_tab(part, files[name])
    return files


def _train(config: Path, output: Path, files: dict[str, Path], initial: Path | None) -> None:
    from spacy.cli.train import train

    if not config.is_file():
        raise KanonError(Errors.E003.format(path=config))
    paths = {"paths.train": str(files["train"]), "paths.dev": str(files["stop"])}
    begin = {} if initial is None else {"paths.init": str(initial)}
    train(config, output, overrides={**paths, **begin})


def _masks(
    desk: Desk,
    parts: Parts,
    files: dict[str, Path],
    trained: Path,
    initial: Path | None,
    scratch: Path,
) -> dict[str, dict[str, float]]:
    """Privacy and utility of masks on the held-out texts, before and after."""
    import spacy

    from ...formats.masks import hidden_spans, write_masks
    from ...names import KANON
    from ...review.annotations import machine_masks

    pipelines = {AFTER: str(trained / "model-best")}
    systems = []
    if initial is None:
        machine = machine_masks(desk, {text.doc_id for text in parts.held_out})
        write_masks(machine, scratch / "machine.json")
        systems.append((BEFORE, scratch / "machine.json"))
    else:
        pipelines = {BEFORE: str(initial), **pipelines}
    both = desk.reader.behind(spacy.load(trained / "model-best"))
    with_counts = {text.doc_id: hidden_spans(both(text.text), KANON) for text in parts.held_out}
    write_masks(with_counts, scratch / "with_counts.json")
    systems.append((TOGETHER, scratch / "with_counts.json"))
    comparison = evaluate(
        files["held_out"], systems, pipelines=pipelines, spans_key="ents", resamples=0
    )
    return {
        name: {metric: comparison.scores[name][metric].value for metric in _MASK_METRICS}
        for name in (BEFORE, AFTER, TOGETHER)
    }


def _selection(
    files: dict[str, Path], trained: Path, initial: Path | None
) -> dict[str, dict[str, float]]:
    """How often annotators chose what is ranked first, before and after."""
    selectors = {AFTER: trained / "model-best"}
    if initial is not None:
        selectors[BEFORE] = initial
    report = evaluate_selection(files["held_out"], selectors, folds=_FOLDS, resamples=0)
    systems = {BEFORE: "first level" if initial is None else BEFORE, AFTER: AFTER}
    return {
        name: {
            metric: float(report["systems"][system][metric]["value"])
            for metric in _SELECTION_METRICS
        }
        for name, system in systems.items()
    }
