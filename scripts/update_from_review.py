"""Train a masker and a selector on reviewed texts, and say what that was worth.

Texts are split by the hash of their id, so that a text stays on its side when more are reviewed: a
part is held out for the figures, a part is for training to stop by, the rest is learned from.
Nothing is replaced: what was trained lies in a folder of its own, and where it does less than what
was there before, the report says so.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import spacy
from evaluate_selection import selection_report
from spacy.cli.train import train
from spacy.language import Language
from wasabi import msg

from spacy_kanon.cli._util import Arg, Opt, script_command
from spacy_kanon.cli.evaluate import compare
from spacy_kanon.errors import Errors, KanonError
from spacy_kanon.evaluation.mask_scores import Settings
from spacy_kanon.formats.annotation_files import write_json
from spacy_kanon.formats.masks import hidden_spans, write_masks
from spacy_kanon.formats.tab import write_tab
from spacy_kanon.names import KANON
from spacy_kanon.release.runner import FACTORY, component_name, find_component
from spacy_kanon.review.controller import Controller
from spacy_kanon.review.exporting import reviewed
from spacy_kanon.review.setup import Plan, begin
from spacy_kanon.storage.files import check_new_folder, scratch_folder, whole_folder
from spacy_kanon.types import AnnotatedText

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


# Said of a part that does less well than what was there before.
_WORSE = {
    "masker": "The trained masker alone hides less than what was there before ({metrics}). Nothing "
    "was replaced: keep what you have, or use it with the counts behind it (column 'with counts'; "
    "sanitize --pipeline {folder}, or assemble).",
    "selector": "The trained selector ranks less well than what was there before ({metrics}). "
    "Nothing was replaced: keep what you have.",
}


def update_from_review(
    project: Annotated[Path, Arg(help="Folder of a project of kanon review")],
    output: Annotated[Path, Arg(help="Folder to make")],
    masker: Annotated[
        Path | None, Opt("--masker", help="Training config of a masker: configs/masker_cpu.cfg")
    ] = None,
    selector: Annotated[
        Path | None, Opt("--selector", help="Of a selector: configs/selection_cpu.cfg")
    ] = None,
    initial: Annotated[
        Path | None, Opt("--initial", help="Pipeline that the masker's config goes on from")
    ] = None,
    initial_selector: Annotated[
        Path | None, Opt("--initial-selector", help="Pipeline that the selector's goes on from")
    ] = None,
) -> dict[str, Any]:
    """Train on the reviewed texts of a project, and compare before and after on a held-out part."""
    for name, value, needed, given in (
        ("OUTPUT", output, "--masker or --selector", masker or selector),
        ("--initial", initial, "--masker", masker),
        ("--initial-selector", initial_selector, "--selector", selector),
    ):
        if value is not None and given is None:
            raise KanonError(f"[KN934] {name} goes with {needed}. Give both, or neither.")
    check_new_folder(output, force=False, inputs=[masker, selector, initial, initial_selector])
    controller = begin(project, None, Plan())
    configs = {"masker": masker, "selector": selector}
    try:
        report = update(
            controller, output, **configs, initial=initial, initial_selector=initial_selector
        )
    finally:
        controller.project.close()
    show_losses(report, output)
    return {**report, "output": output}


def show_losses(report: Mapping[str, Any], output: Path) -> None:
    """Warn of the parts that do less well than what was there before."""
    for part, names in report["worse"].items():
        metrics = ", ".join(name.replace("_", " ") for name in names)
        msg.warn(_WORSE[part].format(metrics=metrics, folder=output / part / "model-best"))


def split(texts: Sequence[AnnotatedText]) -> Parts:
    """Split texts by the hash of their id.

    texts (Sequence[AnnotatedText]): With one final annotation each.
    RETURNS (Parts): None of them empty.
    RAISES (KanonError): KN930 for fewer than `LEAST_TEXTS`.
    """
    if len(texts) < LEAST_TEXTS:
        raise KanonError(
            f"[KN930] {len(texts)} reviewed texts are too few to learn from and to be tested on. "
            f"Review at least {LEAST_TEXTS}."
        )
    ordered = sorted(texts, key=lambda text: hashlib.sha256(text.doc_id.encode()).digest())
    held_out = max(_LEAST_HELD_OUT, round(len(ordered) * _HELD_OUT))
    left = ordered[held_out:]
    stop = max(1, len(left) // 5)
    return Parts(left[stop:], left[:stop], ordered[:held_out])


def update(
    controller: Controller,
    output: Path,
    *,
    masker: Path | None = None,
    selector: Path | None = None,
    initial: Path | None = None,
    initial_selector: Path | None = None,
) -> dict[str, Any]:
    """Train on reviewed texts and compare on those that were held out.

    controller (Controller): Of a project.
    output (Path): Folder to make: trained pipelines and `report.json`. The texts that were
        learned from do not stay in it, but a model can remember what it has seen.
    masker, selector (Path | None): Training configs; None trains none.
    initial, initial_selector (Path | None): Pipelines that these begin with (`paths.init`); before
        is then their score, else that of what the machine had masked, and of the most specific
        replacement.
    RETURNS (dict[str, Any]): "texts" per part; "masker" and "selector": figures before and after;
        "worse" by these two: the figures that a model must not lose, and has lost.
    RAISES (KanonError): KN930 for too few reviewed texts; what training and evaluation raise.
    """
    parts = split(reviewed(controller))
    report: dict[str, Any] = {"texts": {name: len(part) for name, part in parts._asdict().items()}}
    with (
        whole_folder(output) as folder,
        scratch_folder(controller.project.folder / "update") as scratch,
    ):
        files = _write(parts, scratch)
        if masker is not None:
            _train(masker, folder / "masker", files, initial)
            report["masker"] = _masks(controller, parts, files, folder / "masker", initial, scratch)
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

    files = {}
    for name, part in parts._asdict().items():
        files[name] = folder / f"{name}.json"
        write_tab(part, files[name])
    return files


def _train(config: Path, output: Path, files: dict[str, Path], initial: Path | None) -> None:
    if not config.is_file():
        raise KanonError(Errors.E003.format(path=config))
    paths = {"paths.train": str(files["train"]), "paths.dev": str(files["stop"])}
    begin = {} if initial is None else {"paths.init": str(initial)}
    train(config, output, overrides={**paths, **begin})


def _masks(
    controller: Controller,
    parts: Parts,
    files: dict[str, Path],
    trained: Path,
    initial: Path | None,
    scratch: Path,
) -> dict[str, dict[str, float]]:
    """Privacy and utility of masks on the held-out texts, before and after."""

    pipelines = {AFTER: str(trained / "model-best")}
    systems = []
    if initial is None:
        held_out = {text.doc_id for text in parts.held_out}
        sessions = {t.doc_id: controller.session(t.id) for t in controller.project.texts()}
        machine = {
            name: [(m.start, m.end) for m in session.machine_marks() if m.hides]
            for name, session in sessions.items()
            if name in held_out
        }
        write_masks(machine, scratch / "machine.json")
        systems.append((BEFORE, scratch / "machine.json"))
    else:
        pipelines = {BEFORE: str(initial), **pipelines}
    both = _with_masker(spacy.load(trained / "model-best"), controller.engine.nlp)
    with_counts = {text.doc_id: hidden_spans(both(text.text), KANON) for text in parts.held_out}
    write_masks(with_counts, scratch / "with_counts.json")
    systems.append((TOGETHER, scratch / "with_counts.json"))
    comparison = compare(
        files["held_out"], systems, Settings(resamples=0), pipelines=pipelines, spans_key="ents"
    )
    return {
        name: {metric: comparison.scores[name][metric].value for metric in _MASK_METRICS}
        for name in (BEFORE, AFTER, TOGETHER)
    }


def _with_masker(nlp: Language, project: Language) -> Language:
    """A pipeline with the masker of a project behind it, which decides on its entities."""
    config = {**project.get_pipe_config(str(component_name(project, FACTORY))), "sources": ["ents"]}
    config.pop("factory")
    nlp.add_pipe(FACTORY, config=config)
    find_component(nlp, FACTORY).adopt(find_component(project, FACTORY))
    return nlp


def _selection(
    files: dict[str, Path], trained: Path, initial: Path | None
) -> dict[str, dict[str, float]]:
    """How often annotators chose what is ranked first, before and after."""
    selectors = {AFTER: trained / "model-best"}
    if initial is not None:
        selectors[BEFORE] = initial
    report = selection_report(files["held_out"], selectors, folds=_FOLDS, resamples=0)
    systems = {BEFORE: "first level" if initial is None else BEFORE, AFTER: AFTER}
    return {
        name: {
            metric: float(report["systems"][system][metric]["value"])
            for metric in _SELECTION_METRICS
        }
        for name, system in systems.items()
    }


if __name__ == "__main__":
    script_command(update_from_review)()
