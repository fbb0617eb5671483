"""Which of the detected spans must go? Each risk indicator and their combinations.

    python bench/bench_indicators.py DATA OUT.json --models FOLDER [--report OUT.html] \
        [--language-model MLM] [--transformer ENCODER] [--recognizer PIPELINE] [--kb KB] \
        [--tab-masks FILE] [--wiki-masks FILE] [--only tab|wikireplace] [--filled N]

Everything is learned on the training documents (for WikiReplace: the released spans of other
biographies with filled gaps); the test documents are looked at once, for the scores. Only what uses
a trained masker's masks, which exist for test documents alone, is cross-validated over these.

Spans are those that annotators marked, the kept ones (NO_MASK) included, where "mask all" is what a
perfect recognizer without indicators would do; and, with --recognizer, those that a pipeline and
the rules find. Thresholds are for a wanted recall of entities, direct and quasi together. OUT.json
holds all scores with their intervals, the report the main ones.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Any

import numpy as np
from _indicator_data import (
    ANNOTATED,
    Corpus,
    background,
    tab,
    wikireplace,
)
from _indicator_runs import Experiment, is_chosen, recut, scores_of

from spacy_kanon.components.risk_indicators import share_by_entity
from spacy_kanon.detection.risk_spans import Indication
from spacy_kanon.evaluation.comparison import MAIN_METRICS, SHORT_NAMES, format_score
from spacy_kanon.evaluation.mask_scores import (
    METRICS,
    GoldDocument,
    Settings,
    SystemScores,
    evaluate_systems,
    tab_counts,
)
from spacy_kanon.evaluation.masks import MaskedLanguageModelWeights, Weighting, merge
from spacy_kanon.evaluation.report import Report
from spacy_kanon.formats.masks import read_masks
from spacy_kanon.indicators.fitting import DecidedText, Said
from spacy_kanon.indicators.lm_probability import MaskedLanguageModel

SHOWN = [name for name in MAIN_METRICS if not name.startswith(("exact", "partial"))]
DIRECT, QUASI, PRECISION = "entity_recall_direct", "entity_recall_quasi", "token_precision"
CUTS = 40
AIM = 0.90


def ask_all(corpus: Corpus, options: argparse.Namespace) -> Experiment:
    """Everything that the options allow, the cheap ones first."""
    if options.recognizer:
        corpus.detect(options.recognizer)
    experiment = Experiment(corpus, options)
    experiment.profile()
    if options.kb:
        experiment.kb_support(options.kb)
    if corpus.name.startswith("Wiki"):
        index = options.models / "background.sqlite"
        experiment.web_search(background(options.data / "wikireplace", index))
    masks = options.tab_masks if corpus.name.startswith("TAB") else options.wiki_masks
    if masks:
        experiment.sequence_labelling(read_masks(masks))
    if options.language_model:
        near, far = (
            MaskedLanguageModel(options.language_model, window=window, bfloat16=options.bfloat16)
            for window in (options.window, options.far_window)
        )
        experiment.lm_probability(near)
        experiment.perturbation(far)
    if options.transformer:
        experiment.span_classification()
    experiment.combine()
    return experiment


def systems_of(experiment: Experiment, key: str) -> dict[str, Said]:
    """Everything to score on one set of test documents, by name."""
    texts = experiment.corpus.tests[key]
    return {
        "mask all": [[Indication(1.0, True)] * len(one.risky) for one in texts],
        "mask none": [[Indication(0.0, False)] * len(one.risky) for one in texts],
        **{name: said[key] for name, said in experiment.said.items()},
        **{name: said[key] for name, said in experiment.combined.items()},
    }


def score(
    experiment: Experiment,
    key: str,
    systems: Mapping[str, Said],
    *,
    weighting: Weighting | str | None = None,
    resamples: int = 0,
) -> dict[str, SystemScores]:
    """Entities are decided as one, as the component does."""
    masks = {name: masks_of(experiment.corpus.tests[key], said) for name, said in systems.items()}
    settings = Settings(weighting=weighting, resamples=resamples)
    return evaluate_systems(experiment.corpus.gold, masks, settings=settings)


def masks_of(texts: Sequence[DecidedText], said: Said) -> dict[str, list[tuple[int, int]]]:
    masks: dict[str, list[tuple[int, int]]] = {one.doc_id: [] for one in texts}
    for one, row in zip(texts, said, strict=True):
        shared = zip(one.text.spans, share_by_entity(one.text, row), strict=True)
        masks[one.doc_id] += [(s.start, s.end) for s, found in shared if found.risky]
    return masks


def curves_of(experiment: Experiment, key: str) -> dict[str, list[tuple[float, float, float]]]:
    """Quasi recall, token precision and direct recall at cuts of every score, strictest first."""
    systems = {name: said[key] for name, said in experiment.said.items() if _has_scores(name)}
    systems |= {
        name.partition(", recall")[0]: said[key]
        for name, said in experiment.combined.items()
        if name.endswith("recall 0.9") and "cross" not in name
    }
    documents = [GoldDocument(text) for text in experiment.corpus.gold]
    curves: dict[str, list[tuple[float, float, float]]] = {}
    for name, said in systems.items():
        every = sorted({score for row in scores_of(said) for score in row}, reverse=True)
        step = max(1, len(every) // CUTS)
        curves[name] = []
        for limit in [*every[step - 1 :: step], every[-1]]:
            masks = masks_of(experiment.corpus.tests[key], recut(said, limit))
            total: Counter[str] = Counter()
            for document in documents:
                total.update(tab_counts(document, merge(masks[document.source.doc_id])))
            quasi, precision, direct = (
                float(metric.compute(lambda column, t=total: np.asarray(t[column])))
                for wanted in (QUASI, PRECISION, DIRECT)
                for metric in METRICS
                if metric.name == wanted
            )
            curves[name].append((quasi, precision, direct))
    return curves


def _has_scores(name: str) -> bool:
    return (is_chosen(name) and not name.startswith("sequence")) or name == "profile alone"


def write(experiment: Experiment, report: Report, options: argparse.Namespace) -> dict[str, Any]:
    """Sections of the report. RETURNS (dict): All scores as plain values, by kind of span."""
    corpus, plain = experiment.corpus, {}
    weighting: Weighting | str = "unigram"
    if options.language_model:
        weighting = MaskedLanguageModelWeights(options.language_model)
    for key in corpus.tests:
        with _precision(options):
            found = score(
                experiment, key, systems_of(experiment, key), weighting=weighting, resamples=1000
            )
        curves = curves_of(experiment, key)
        report.table(
            f"{corpus.name}, {key}",
            ["system", *(SHORT_NAMES[name] for name in SHOWN)],
            [[name, *(format_score(s[m]) for m in SHOWN)] for name, s in found.items()],
            f"{len(experiment.train)} documents to learn from, {len(corpus.gold)} tested. "
            f"Thresholds are for a recall of {options.recall} unless said otherwise, that of "
            "perturbation is balanced. In brackets: 95% intervals over documents.",
        )
        write_curves(f"{corpus.name}, {key}", curves, found, report)
        plain[key] = {name: scores.to_dict() for name, scores in found.items()}
        plain[key]["curves"] = curves
    if experiment.sizes:
        write_sizes(experiment, report)
    report.table(
        f"{corpus.name}: seconds of one processor core a document",
        ["indicator", "seconds"],
        [[name, seconds] for name, seconds in corpus.seconds.items()],
    )
    report.text("\n".join(f"- {note}" for note in experiment.notes))
    return {**plain, "seconds": corpus.seconds, "notes": experiment.notes}


def _precision(options: argparse.Namespace) -> AbstractContextManager:
    """Where asked for, the weights come from products in bfloat16, too."""
    if not (options.language_model and options.bfloat16):
        return nullcontext()
    import torch

    return torch.autocast("cpu", dtype=torch.bfloat16)


def write_curves(
    title: str,
    curves: Mapping[str, list[tuple[float, float, float]]],
    found: Mapping[str, SystemScores],
    report: Report,
) -> None:
    shown = dict(curves)
    for name in found:
        if name.startswith(("vote", "mask all")) or name.endswith(
            ("partial", "validated, recall 0.9")
        ):
            shown[name] = [
                tuple(found[name][metric].value for metric in (QUASI, PRECISION, DIRECT))
            ]
    report.table(
        f"{title}: recall and precision at every threshold",
        ["score", "quasi recall", "token precision", "direct recall"],
        [[name, *place] for name, curve in shown.items() for place in curve],
    )
    rows = []
    for name, curve in curves.items():
        reached = next((place for place in curve if place[0] >= AIM), None)
        rows.append([name, *(reached or (None, None, None))])
    report.table(
        f"{title}: at the strictest threshold with a quasi recall of {AIM}",
        ["score", "quasi recall", "token precision", "direct recall"],
        rows,
        "The threshold is chosen on the test documents: it compares scores, it is no result.",
    )


def write_sizes(experiment: Experiment, report: Report) -> None:
    rows = []
    for name, count, runs in experiment.sizes:
        found = score(experiment, ANNOTATED, {str(i): said for i, said in enumerate(runs)})
        values = [sum(s[m].value for s in found.values()) / len(found) for m in SIZE_METRICS]
        rows.append([name, count, len(runs), *(values if runs else [None] * len(SIZE_METRICS))])
    report.table(
        f"{experiment.corpus.name}: size of the training data",
        ["indicator", "documents", "draws", *(SHORT_NAMES[name] for name in SIZE_METRICS)],
        rows,
    )


SIZE_METRICS = [name for name in SHOWN if name != "token_precision_weighted"]


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="See the top of this file")
    parser.add_argument("data", type=Path, help="folder with tab/, wikireplace/, biographies/")
    parser.add_argument("out", type=Path, help="all scores (.json)")
    parser.add_argument("--report", type=Path, help="page to write (.html or .md)")
    parser.add_argument("--models", type=Path, required=True, help="folder for trained models")
    parser.add_argument("--language-model", help="for lm_probability, perturbation and the weights")
    parser.add_argument("--transformer", help="encoder of the span classifier")
    parser.add_argument("--recognizer", type=Path, help="pipeline that detects spans")
    parser.add_argument("--tab-masks", type=Path, help="of tab/dev by a masker trained on train")
    parser.add_argument(
        "--wiki-masks", type=Path, help="of wikireplace/dev by maskers that had not seen the text"
    )
    parser.add_argument("--kb", type=Path, help="knowledge base for the counts")
    parser.add_argument("--recall", type=float, default=0.95)
    parser.add_argument("--window", type=int, default=96, help="context of lm_probability")
    parser.add_argument("--far-window", type=int, default=128, help="context of perturbation")
    parser.add_argument("--bfloat16", action="store_true", help="faster on some processors")
    parser.add_argument("--epochs", type=int, default=3, help="of the span classifier")
    parser.add_argument("--filled", type=int, default=453, help="filled biographies to train on")
    parser.add_argument("--only", choices=["tab", "wikireplace"])
    return parser.parse_args()


def main() -> None:
    options = arguments()
    options.models.mkdir(parents=True, exist_ok=True)
    data = options.data
    meta = {k: str(v) for k, v in vars(options).items()}
    report = Report("Privacy risk indicators", meta, seeds={"documents": 0})
    plain = {}
    if options.only != "wikireplace":
        corpus = tab(data / "tab")
        plain[corpus.name] = write(ask_all(corpus, options), report, options)
    if options.only != "tab":
        biographies = data / "biographies" / "biographies.jsonl.gz"
        corpus = wikireplace(data / "wikireplace", biographies, options.filled)
        plain[corpus.name] = write(ask_all(corpus, options), report, options)
    options.out.write_text(json.dumps(plain, indent=1), encoding="utf8")
    if options.report:
        report.write(options.report)


if __name__ == "__main__":
    main()
