"""`review --update`: train a masker and a selector on reviewed texts, and say what that was worth.

Texts are split by the hash of their id, so that a text stays on its side when more are reviewed:
a part is held out for the figures, a part is for training to stop by, the rest is learned from.
The work is that of `spacy train`, `kanon evaluate` and `kanon evaluate-selection`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from ...errors import Errors, KanonError
from ..evaluating.evaluate import evaluate
from ..evaluating.evaluate_selection import evaluate_selection

if TYPE_CHECKING:
    from ...review.desk import Desk
    from ...types import AnnotatedText

BEFORE, AFTER = "before", "after"
LEAST_TEXTS = 6
_HELD_OUT = 0.3
_LEAST_HELD_OUT = 2
_MASK_METRICS = ("mention_recall", "token_recall", "token_precision", "token_f1")
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
    initial: Path | None,
) -> dict[str, Any]:
    """Train on reviewed texts and compare on those that were held out.

    desk (Desk): Of a project.
    output (Path): Folder to make: trained pipelines and `report.json`. The texts that were
        learned from do not stay in it, but a model can remember what it has seen.
    masker (Path | None): Training config of a masker; None trains none.
    selector (Path | None): Training config of a selector; None trains none.
    initial (Path | None): Pipeline that the masker's config begins with (`paths.init`); before is
        then its score, else that of what the machine had masked.
    RETURNS (dict[str, Any]): "texts" per part; "masker" and "selector": figures before and after.
    RAISES (KanonError): E930 for too few reviewed texts; what training and evaluation raise.
    """
    from ...corpus.formats.annotation_files import write_json
    from ...io.whole_files import scratch_folder, whole_folder
    from ...review.exporting import reviewed

    parts = split(reviewed(desk))
    report: dict[str, Any] = {"texts": {name: len(part) for name, part in parts._asdict().items()}}
    with whole_folder(output) as folder, scratch_folder(desk.project.folder / "update") as scratch:
        files = _write(parts, scratch)
        if masker is not None:
            begin = {} if initial is None else {"paths.init": str(initial)}
            _train(masker, folder / "masker", files, begin)
            report["masker"] = _masks(desk, parts, files, folder / "masker", initial, scratch)
        if selector is not None:
            _train(selector, folder / "selector", files, {})
            report["selector"] = _selection(files, folder / "selector")
        write_json(report, folder / "report.json")
    return report


def _write(parts: Parts, folder: Path) -> dict[str, Path]:
    from ...corpus.formats.tab import write_tab

    files = {}
    for name, part in parts._asdict().items():
        files[name] = folder / f"{name}.json"
        write_tab(part, files[name])
    return files


def _train(config: Path, output: Path, files: dict[str, Path], more: dict[str, str]) -> None:
    from spacy.cli.train import train

    if not config.is_file():
        raise KanonError(Errors.E003.format(path=config))
    paths = {"paths.train": str(files["train"]), "paths.dev": str(files["stop"])}
    train(config, output, overrides={**paths, **more})


def _masks(
    desk: Desk,
    parts: Parts,
    files: dict[str, Path],
    trained: Path,
    initial: Path | None,
    scratch: Path,
) -> dict[str, dict[str, float]]:
    """Privacy and utility of masks on the held-out texts, before and after."""
    from ...corpus.formats.masks import write_masks
    from ...review.annotations import machine_masks

    pipelines = {AFTER: str(trained / "model-best")}
    systems = []
    if initial is None:
        machine = machine_masks(desk, {text.doc_id for text in parts.held_out})
        write_masks(machine, scratch / "machine.json")
        systems.append((BEFORE, scratch / "machine.json"))
    else:
        pipelines = {BEFORE: str(initial), **pipelines}
    comparison = evaluate(
        files["held_out"], systems, pipelines=pipelines, spans_key="ents", resamples=0
    )
    return {
        name: {metric: comparison.scores[name][metric].value for metric in _MASK_METRICS}
        for name in (BEFORE, AFTER)
    }


def _selection(files: dict[str, Path], trained: Path) -> dict[str, dict[str, float]]:
    """How often annotators chose what is ranked first: by the most specific option, and learned."""
    report = evaluate_selection(
        files["held_out"], {AFTER: trained / "model-best"}, folds=_FOLDS, resamples=0
    )
    metrics = ("accuracy_majority", "accuracy_any", "mean_reciprocal_rank")
    return {
        name: {metric: float(report["systems"][system][metric]["value"]) for metric in metrics}
        for name, system in ((BEFORE, "first level"), (AFTER, AFTER))
    }
