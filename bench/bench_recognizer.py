"""Recognizers of the eight kinds: precision, recall and F1 by kind, and confusion.

    python bench/bench_recognizer.py train DATA FILLED OUT [--transformer MODEL] [--silver FILE]
    python bench/bench_recognizer.py score DATA REPORT [--kb KB] NAME=PIPELINE ...

`train` makes OUT/cpu and, with an encoder, OUT/trf from TAB's training texts together with the
biographies that `fill-gaps` made of WikiReplace's training spans (FILLED), and OUT/silver from what
`annotate-kinds` wrote. A tenth of the texts is kept to choose settings on; the development sets are
for the scores alone. `score` adds what gazetteers and rules find, the annotator of the silver
corpus, as a system.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from pathlib import Path

import spacy
from _recognizer_data import found_spans, train, write_gold

from spacy_kanon.evaluation.comparison import CONFUSION_NOTE, format_score
from spacy_kanon.evaluation.masks import Overlap, token_overlap
from spacy_kanon.evaluation.plots import Bars, Confusion
from spacy_kanon.evaluation.report import Report
from spacy_kanon.evaluation.span_scores import (
    LabelledSpan,
    SchemeScores,
    evaluate_detection,
    gold_spans,
    label_confusion,
)
from spacy_kanon.formats.registry import read_texts
from spacy_kanon.kb.reader import open_kb
from spacy_kanon.training.silver import annotate_kinds
from spacy_kanon.types import AnnotatedText

RULES = "gazetteers and rules"
ALL = "all"
SETS = {"TAB dev": "tab/dev.json", "WikiReplace dev": "wikireplace/dev.json"}
SCHEMES = ("strict", "exact", "partial")

Found = Mapping[str, Sequence[LabelledSpan]]


def train_all(options: argparse.Namespace) -> None:
    options.out.mkdir(parents=True, exist_ok=True)
    gold, held = write_gold(options.data / "tab" / "train.json", options.filled, options.out)
    train("recognizer_cpu.cfg", gold, held, options.out / "cpu")
    if options.transformer:
        encoder = ("--vars.transformer", options.transformer)
        train("recognizer_trf.cfg", gold, held, options.out / "trf", *encoder)
    if options.silver:
        reader = ("--corpora.train.@readers", "spacy.Corpus.v1")
        train("recognizer_cpu.cfg", options.silver, held, options.out / "silver", *reader)


def score(options: argparse.Namespace) -> None:
    systems = dict(spec.split("=", 1) for spec in options.systems)
    inputs = [options.data / path for path in SETS.values()]
    report = Report("Recognizers of eight kinds", {"systems": systems}, inputs=inputs)
    for name, path in SETS.items():
        gold = read_texts(options.data / path)
        found: dict[str, Found] = {RULES: by_rules(gold, options.kb)}
        for system, pipeline in systems.items():
            found[system] = found_spans(spacy.load(pipeline), gold)
        write_scores(report, name, gold, found)
    report.write(options.report)


def by_rules(texts: Sequence[AnnotatedText], kb: Path | None) -> Found:
    nlp, knowledge = spacy.blank("en"), open_kb(kb)
    return {
        text.doc_id: [
            LabelledSpan(m.start, m.end, m.kind) for m in annotate_kinds(nlp(text.text), knowledge)
        ]
        for text in texts
    }


def write_scores(
    report: Report, name: str, gold: Sequence[AnnotatedText], systems: Mapping[str, Found]
) -> None:
    """By kind each kind is scored as if it were the only one, so strict and exact are the same."""
    bars: dict[str, dict[str, float]] = {}
    for system, found in systems.items():
        scores = evaluate_detection(gold, found, name=system)
        tokens = token_scores(gold, found)
        rows = []
        for label, schemes in {ALL: scores.schemes, **scores.labels}.items():
            counts = schemes["strict"].counts
            row: list[str | int] = [label, counts.possible, counts.actual]
            row += [_prf(schemes[scheme]) for scheme in SCHEMES]
            overlap = tokens[label]
            row.append(f"{overlap.precision:.3f} {overlap.recall:.3f} {overlap.f1:.3f}")
            rows.append([*row, format_score(schemes["strict"].f1)])
        heads = ["kind", "gold", "found", *(f"{s}: P R F1" for s in SCHEMES)]
        report.table(
            f"{name}: {system}", [*heads, "tokens: P R F1", "strict F1 with interval"], rows
        )
        bars[system] = {label: s["strict"].f1.value for label, s in scores.labels.items()}
        confusion = Confusion(*label_confusion(gold, found))
        report.figure(f"{name}: labels of {system}", confusion, CONFUSION_NOTE)
    report.figure(f"{name}: strict F1 by kind", Bars(bars, "F1"))


def token_scores(gold: Sequence[AnnotatedText], predicted: Found) -> dict[str, Overlap]:
    """Tokens that carry a label, by label; "all": that carry any label, the right one or not."""
    totals = {ALL: Overlap()}
    for text in gold:
        system = predicted[text.doc_id]
        for mentions in text.annotations.values():
            ours = gold_spans(mentions)
            for label in (ALL, *sorted({span.label for span in (*ours, *system)})):
                sides = (
                    [(span.start, span.end) for span in spans if label in (ALL, span.label)]
                    for spans in (ours, system)
                )
                part = token_overlap(text.text, *sides)
                totals[label] = totals.get(label, Overlap()) + part
    return totals


def _prf(scores: SchemeScores) -> str:
    return f"{scores.precision.value:.3f} {scores.recall.value:.3f} {scores.f1.value:.3f}"


def main() -> None:
    parser = argparse.ArgumentParser(description="See the top of this file")
    commands = parser.add_subparsers(required=True)
    make = commands.add_parser("train")
    make.set_defaults(run=train_all)
    make.add_argument("data", type=Path, help="folder with tab/ and wikireplace/")
    make.add_argument("filled", type=Path, help="what fill-gaps wrote")
    make.add_argument("out", type=Path, help="folder for the models")
    make.add_argument("--transformer", help="encoder of the transformer config")
    make.add_argument("--silver", type=Path, help="what annotate-kinds wrote")
    show = commands.add_parser("score")
    show.set_defaults(run=score)
    show.add_argument("data", type=Path, help="folder with tab/ and wikireplace/")
    show.add_argument("report", type=Path, help="report to write (.md, .html or .json)")
    show.add_argument("systems", nargs="+", metavar="NAME=PIPELINE")
    show.add_argument("--kb", type=Path, help="gazetteers (default: the bundled sample)")
    options = parser.parse_args()
    options.run(options)


if __name__ == "__main__":
    main()
