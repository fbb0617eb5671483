"""Do learned bounds begin and end masks where people do, in documents that nothing has seen?

    python bench/bench_bounds.py report GOLD.json FOLDER --variant 40x6e-05 [--catch]
    python bench/bench_bounds.py transfer GOLD.json FOLDER TEST.json TEST_FOLDER --variant T0

FOLDER is what `bench_masker_nested.py train` wrote: readings of recognizers that did not see each
fold, and each two. For the documents of a fold the networks of `mask_bounds` learn from the others,
each as a recognizer read it that saw neither it nor the fold. The threshold is .4, half the exact
F1 to be expected. With --catch it is chosen for each promise on the other folds instead, each
judged by networks that saw neither it nor the fold, by conformal risk control. With --beside
FOLDER:VARIANT the readings of further recognizers, trained on the same folds, stand beside those of
the first one.

`transfer` lets them learn from all folds, each as it was read without it, and judges what the
recognizer of all of them reads in other documents (TEST_FOLDER).
"""

from __future__ import annotations

import argparse
import itertools
import math
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from bench_masker_nested import (
    CATCHES,
    GREEDY,
    Chosen,
    Models,
    entities_in,
    precision,
    print_head,
    print_row,
    score,
)
from spacy.language import Language
from spacy.tokens import Doc

from spacy_kanon.components.recognition.mask_bounds import proposals_of
from spacy_kanon.components.recognition.readings import readings_in, write_readings
from spacy_kanon.evaluation.recall import Measured, Promise, choose, documents_with, measure
from spacy_kanon.formats.registry import read_texts
from spacy_kanon.models.bounds import (
    Networks,
    best_apart,
    candidates_of,
    fit_networks,
    rows_of,
    with_untouched,
)
from spacy_kanon.training.corpora import to_training_doc
from spacy_kanon.types import AnnotatedText

sys.path.insert(0, str(Path(__file__).parents[1] / "scripts"))
from train_bounds import READINGS

THRESHOLD = 0.4
THRESHOLDS = [round(1 / (1 + math.exp(i / 4)), 6) for i in range(-8, 29, 2)]
Spans = list[tuple[int, int]]


class Judged:
    """Candidates of each document as each recognizer read it, and what networks make of them."""

    def __init__(
        self,
        models: Models,
        variant: str,
        folds: int,
        steps: int,
        beside: Sequence[Mapping[str, Any]] = (),
    ) -> None:
        self.models, self.variant, self.steps = models, variant, steps
        self.readers = [models.entities[variant], *beside]
        self.chosen = Chosen(models, [variant], folds)
        self._seen: dict[tuple[str, str], tuple[Doc, Spans, Any, Any]] = {}

    def seen(self, folds: str, text: AnnotatedText) -> tuple[Doc, Spans, Any, Any]:
        """The Doc, its candidates, what is seen of them and which are masks of people."""
        key = folds, text.doc_id
        if key not in self._seen:
            nlp: Language = self.models.nlp
            doc = nlp.make_doc(text.text)
            readings = []
            for shift, reader in itertools.product(READINGS, self.readers):
                entities = reader[folds][str(shift)][text.doc_id]
                spans = [doc.char_span(a, b) for a, b, label in entities if label[:4] == "MASK"]
                readings.append([(s.start, s.end, "MASK") for s in spans if s is not None])
            write_readings(doc, readings)
            proposals = proposals_of(doc, "mask_bounds")
            candidates = candidates_of(proposals)
            gold = {(s.start, s.end) for s in to_training_doc(text, nlp)[0].ents}
            right = np.array([span in gold for span in candidates], dtype=bool)
            self._seen[key] = doc, candidates, rows_of(proposals, candidates), right
        return self._seen[key]

    def networks(self, pairs: Sequence[tuple[str, AnnotatedText]]) -> Networks:
        """Networks that learned from documents as they were read."""
        seen = [self.seen(folds, text) for folds, text in pairs]
        rows, right = (np.concatenate([s[part] for s in seen]) for part in (2, 3))
        return fit_networks(rows, right, steps=self.steps)

    def masks(
        self, networks: Networks, folds: str, text: AnnotatedText, thresholds: Sequence[float]
    ) -> list[Spans]:
        """Completed masks of a document at each threshold."""
        read, candidates, rows, _ = self.seen(folds, text)
        probabilities = networks(rows).tolist()
        masks = []
        for threshold in thresholds:
            sure = [(span.start, span.end) for span in readings_in(read)[0]]
            spans = with_untouched(best_apart(candidates, probabilities, threshold), sure)
            entities = [(*_characters(read, span), "MASK") for span in spans]
            masks.append(self.models.completed(text.doc_id, entities))
        return masks


def _characters(doc: Doc, span: tuple[int, int]) -> tuple[int, int]:
    return doc[span[0]].idx, doc[span[1] - 1].idx + len(doc[span[1] - 1])


def losses_elsewhere(judged: Judged, fold: int) -> Measured:
    """What is missed at each threshold in the documents of the other folds."""
    inner = list(judged.chosen.inner(judged.variant, fold))
    masks: dict[str, list[Spans]] = {}
    for pair in dict.fromkeys(pair for pair, _ in inner):
        networks = judged.networks([(p, text) for p, text in inner if p != pair])
        masks |= {
            text.doc_id: judged.masks(networks, pair, text, THRESHOLDS)
            for p, text in inner
            if p == pair
        }
    documents = documents_with([text for _, text in inner], "quasi")
    by_setting = [
        [masks[document.source.doc_id][column] for document in documents]
        for column in range(len(THRESHOLDS))
    ]
    return measure(documents, by_setting, "quasi")


def report(options: argparse.Namespace) -> None:
    models = Models(options.folder, read_texts(options.gold), options)
    beside = [_entities_beside(spec) for spec in options.beside]
    judged = Judged(models, options.variant, options.folds, options.steps, beside)
    texts = list(models.texts.values())
    print_head()
    before = {
        text.doc_id: models.masks(options.variant, fold, GREEDY, text.doc_id)
        for fold, text in judged.chosen.alone(options.variant)
    }
    print_row("greedy, no bounds", score(texts, before))
    thresholds = [THRESHOLD, *THRESHOLDS] if options.catch else [THRESHOLD]
    after: dict[str, list[Spans]] = {}
    for fold, part in enumerate(judged.chosen.parts):
        networks = judged.networks(list(judged.chosen.inner(options.variant, fold)))
        for text in part:
            after[text.doc_id] = judged.masks(networks, str(fold), text, thresholds)
    print_row(f"bounds at {THRESHOLD}", score(texts, _column(after, 0)))
    if not options.catch:
        return
    measured = [losses_elsewhere(judged, fold) for fold in range(options.folds)]
    for catch in CATCHES:
        columns = [choose(each.losses, Promise(catch)) for each in measured]
        if None in columns:
            print(f"| bounds, catch {catch} | not even hiding the most keeps it |")
            continue
        masks = {
            text.doc_id: after[text.doc_id][1 + column]
            for column, part in zip(columns, judged.chosen.parts, strict=True)
            for text in part
        }
        print_row(f"bounds, catch {catch}", score(texts, masks))
        costs = [precision(each, column) for each, column in zip(measured, columns, strict=True)]
        chosen = [THRESHOLDS[column] for column in columns]
        print(f"  thresholds {chosen}, token precision where chosen {np.mean(costs):.3f}")


def _entities_beside(spec: str) -> Mapping[str, Any]:
    folder, _, variant = spec.rpartition(":")
    return entities_in(Path(folder), variant)[variant]


def _column(masks: Mapping[str, list[Spans]], number: int) -> dict[str, Spans]:
    return {doc_id: by_threshold[number] for doc_id, by_threshold in masks.items()}


def transfer(options: argparse.Namespace) -> None:
    models = Models(options.folder, read_texts(options.gold), options)
    judged = Judged(models, options.variant, options.folds, options.steps)
    networks = judged.networks(judged.chosen.alone(options.variant))
    test = read_texts(options.test)
    final = Models(options.test_folder, test, options)
    elsewhere = Judged(final, options.variant, options.folds, options.steps)
    pairs = elsewhere.chosen.alone(options.variant)
    print_head()
    for name, setting in (("greedy", GREEDY), ("beam", "0.0")):
        masks = {
            t.doc_id: final.masks(options.variant, folds, setting, t.doc_id) for folds, t in pairs
        }
        print_row(f"{name}, no bounds", score(test, masks))
    for threshold in (THRESHOLD, 0.3, 0.2, 0.1):
        masks = {t.doc_id: elsewhere.masks(networks, f, t, [threshold])[0] for f, t in pairs}
        print_row(f"bounds at {threshold}", score(test, masks))


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    commands = parser.add_subparsers(required=True)
    for function in (report, transfer):
        command = commands.add_parser(function.__name__)
        command.add_argument("gold", type=Path)
        command.add_argument("folder", type=Path)
        if function is transfer:
            command.add_argument("test", type=Path)
            command.add_argument("test_folder", type=Path)
        command.add_argument("--variant", required=True)
        command.add_argument("--catch", action="store_true")
        if function is report:
            command.add_argument("--beside", nargs="*", default=[], metavar="FOLDER:VARIANT")
        command.add_argument("--folds", type=int, default=7)
        command.add_argument("--steps", type=int, default=1200)
        command.add_argument("--kb", type=Path)
        command.add_argument("--combine", default="union")
        command.add_argument("--unknown", default="mask")
        command.set_defaults(run=function)
    options = parser.parse_args()
    options.run(options)


if __name__ == "__main__":
    main()
