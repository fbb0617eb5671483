"""Training and asking of all indicators on one corpus, for `bench_indicators.py`.

Every judgement that something is learned from is one about a document that the judge has not seen:
classifiers are cross-validated over the training documents, the span classifier is trained on each
half of them to judge the other. Thresholds for a wanted recall and the combination are learned from
these judgements. Test documents are judged by what was trained on all training documents.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random

from _indicator_data import ANNOTATED, Corpus, span_risk, train_span_classifier, with_group

from spacy_kanon.detection.risk_spans import (
    PROFILE_NUMBERS,
    Indication,
    MarkedSpan,
    profiles,
    undecided,
)
from spacy_kanon.indicators.combination import LearnedCombination, Vote
from spacy_kanon.indicators.fitting import (
    DecidedText,
    Said,
    ask,
    entity_threshold,
    fit_decisions,
    train_combination,
    tune_perturbation,
)
from spacy_kanon.indicators.kb_support import make_kb_support
from spacy_kanon.indicators.labelling import make_sequence_labelling, make_span_classification
from spacy_kanon.indicators.learning import SpanFeatures, SpanRiskClassifier
from spacy_kanon.indicators.lm_probability import NUMBERS, MaskedLanguageModel, lm_features
from spacy_kanon.indicators.perturbation import Perturbation
from spacy_kanon.indicators.web_search import make_web_search
from spacy_kanon.names import MASK, SPAN_RISK

RECALLS = (0.90, 0.92, 0.95, 0.98)
SHARES = (0.01, 0.1, 0.5, 1.0)
DRAWS = 3
FEW = 10  # Documents whose labels perturbation's threshold is learned from.
FOLDS = 7
HELD = 30  # Documents for the threshold of a span classifier trained on a part of the others.
VOTES = ("any", "majority", "all")
Features = list[list[SpanFeatures | None]]
ALL_TRAIN = "train"


class Experiment:
    """What every indicator says of the training documents (unseen) and of the test documents.

    said (dict[str, dict[str, Said]]): By indicator, then by set of documents: "train" or a name of
        `Corpus.tests`. Masks of a trained masker exist for test documents only.
    combined (dict[str, dict[str, Said]]): The same of combinations, for test documents.
    sizes (list): Indicator, training documents, and what it says of the test documents.
    """

    def __init__(self, corpus: Corpus, options: argparse.Namespace) -> None:
        self.corpus = corpus
        self.options = options
        self.train = corpus.train
        self.sets = {ALL_TRAIN: corpus.train, **corpus.tests}
        self.said: dict[str, dict[str, Said]] = {}
        self.combined: dict[str, dict[str, Said]] = {}
        self.sizes: list[tuple[str, int, list[Said]]] = []
        self.notes: list[str] = []

    def _say(self, step: str) -> None:
        print(f"{time.process_time():7.0f} s  {self.corpus.name}: {step}", flush=True)

    def _count(self) -> int:
        return sum(map(len, self.sets.values()))

    def _ask(self, name: str, indicator, sets: Mapping[str, Sequence[DecidedText]]) -> None:
        """An indicator that has nothing to learn."""
        self._say(name)
        count = sum(map(len, sets.values()))
        self.said[name] = self.corpus.timed(
            name, count, lambda: {key: ask(indicator, texts) for key, texts in sets.items()}
        )

    def profile(self) -> None:
        """No indicator, the baseline of them all: kind, length, place and number of mentions."""
        features: dict[str, Features] = {
            key: [
                [SpanFeatures(p.kind, p.numbers) for p in profiles(one.text)] for one in texts
            ]
            for key, texts in self.sets.items()
        }  # fmt: skip
        self._fit("profile alone", features, PROFILE_NUMBERS, "best")

    def lm_probability(self, model: MaskedLanguageModel) -> None:
        self._say("language model")
        features: dict[str, Features] = self.corpus.timed(
            "lm_probability",
            self._count(),
            lambda: {
                key: [lm_features(one.text, model) for one in texts]
                for key, texts in self.sets.items()
            },
        )
        for method in ("logistic", "boosted"):
            name = f"lm_probability, {method}"
            self._fit(name, features, NUMBERS, method)
            self._lm_sizes(name, features, method)

    def _fit(
        self, name: str, features: Mapping[str, Features], numbers: Sequence[str], method
    ) -> None:
        classifier, trained = fit_decisions(
            self.train, features[ALL_TRAIN], numbers, method=method, recall=self.options.recall
        )
        self.notes.append(
            f"{name}: {trained.fitted.settings}, threshold {classifier.threshold:.3f}"
        )
        self.said[name] = {
            key: trained.said if key == ALL_TRAIN else judged(classifier, rows)
            for key, rows in features.items()
        }

    def _lm_sizes(self, name: str, features: Mapping[str, Features], method) -> None:
        """With parts of the training documents, several draws of the small ones."""
        for share in SHARES[:-1]:
            count = max(1, round(share * len(self.train)))
            runs = []
            for seed in range(1 if share == 0.5 else DRAWS):
                part = Random(seed).sample(range(len(self.train)), count)
                texts = [self.train[i] for i in part]
                if len({masked for one in texts for masked in one.risky}) < 2:
                    continue  # Nothing can be learned from decisions that are all the same.
                rows = [features[ALL_TRAIN][i] for i in part]
                classifier, _ = fit_decisions(
                    texts, rows, NUMBERS, method=method, recall=self.options.recall
                )
                runs.append(judged(classifier, features[ANNOTATED]))
            self.sizes.append((name, count, runs))
        self.sizes.append((name, len(self.train), [self.said[name][ANNOTATED]]))

    def span_classification(self) -> None:
        """Trained on all, on each half to judge the other, and on small parts."""
        name = "span_classification"
        half = len(self.train) // 2
        everything = range(len(self.train))
        halves = everything[:half], everything[half:]
        judged_by = {}
        for part, others in (halves, halves[::-1]):
            self._say(f"{name}, half of the documents")
            judged_by[part.start] = self._judge_spans(part, [self.train[i] for i in others])
        unseen = [*judged_by[halves[1].start], *judged_by[0]]
        threshold = entity_threshold(self.train, scores_of(unseen), self.options.recall)
        self._say(f"{name}, all documents")
        model = self._span_model(everything)
        self.said[name] = {ALL_TRAIN: recut(unseen, threshold)}
        for key, texts in self.corpus.tests.items():
            said = self.corpus.timed(name, len(texts), lambda t=texts: _span_said(model, t))
            self.said[name][key] = recut(said, threshold)
        self.notes.append(f"{name}: threshold {threshold:.3f}")
        self._span_sizes(name, half)

    def _span_sizes(self, name: str, half: int) -> None:
        """Smaller parts; their thresholds are from documents that they have not seen."""
        for share in SHARES[:-1]:
            part = range(half if share == 0.5 else max(2, round(share * len(self.train))))
            held = self.train[half : half + HELD]
            said = self._judge_spans(part, [*held, *self.corpus.tests[ANNOTATED]])
            limit = entity_threshold(held, scores_of(said[: len(held)]), self.options.recall)
            self.sizes.append((name, len(part), [recut(said[len(held) :], limit)]))
        self.sizes.append((name, len(self.train), [self.said[name][ANNOTATED]]))

    def _span_model(self, part: range) -> Path:
        name = f"spans-{self.corpus.name.split()[0].lower()}-{part.start}-{part.stop}"
        gold = [self.corpus.train_gold[i] for i in part]
        return train_span_classifier(
            gold, self.options.transformer, self.options.models / name, self.options.epochs
        )

    def _judge_spans(self, part: range, texts: Sequence[DecidedText]) -> Said:
        return _span_said(self._span_model(part), texts)

    def perturbation(self, model: MaskedLanguageModel) -> None:
        name = "perturbation"
        self._ask(name, Perturbation(model, 0.5), self.sets)
        few = self.train[:FEW]
        tuned, _ = tune_perturbation(
            Recorded(self.said[name][ALL_TRAIN], self.train, model), few
        )  # fmt: skip
        self.notes.append(f"{name}: threshold {tuned.threshold:.3g} from {len(few)} documents")
        for key, said in self.said[name].items():
            self.said[name][key] = recut(said, tuned.threshold)

    def sequence_labelling(self, masks: Mapping[str, Sequence[Sequence[int]]]) -> None:
        marks = {
            doc: [MarkedSpan(span[0], span[1], MASK) for span in row] for doc, row in masks.items()
        }
        tests = {key: with_group(texts, "masks", marks) for key, texts in self.corpus.tests.items()}
        for match in ("strict", "partial", "overlap"):
            indicator = make_sequence_labelling(source="masks", match=match)
            self._ask(f"sequence_labelling, {match}", indicator, tests)

    def web_search(self, index: Path) -> None:
        for size in (1, 2):
            indicator = make_web_search(index, max_phrases=size)
            self._ask(f"web_search, up to {size} phrases", indicator, self.sets)

    def kb_support(self, path: Path) -> None:
        self._ask("kb_support", make_kb_support(path), self.sets)

    def combine(self) -> None:
        self._say("combinations")
        voters = [name for name in self.said if is_chosen(name) and name != "kb_support"]
        for vote in VOTES:
            self.combined[f"vote: {vote}"] = {
                key: combine(Vote(vote), texts, {name: self.said[name][key] for name in voters})
                for key, texts in self.corpus.tests.items()
            }
        learned = [name for name in voters if ALL_TRAIN in self.said[name]]
        if not learned:
            return
        self._learn("learned", learned)
        if "kb_support" in self.said:
            self._learn("learned with KB", [*learned, "kb_support"])
        if any(name.startswith("sequence_labelling") for name in self.said):
            base = f"learned{' with KB' if 'kb_support' in self.said else ''}"
            self._cross_validate(base, [*voters])

    def _learn(self, name: str, inputs: Sequence[str]) -> None:
        """One model; its threshold for each wanted recall is from unseen documents."""
        said = {one: self.said[one][ALL_TRAIN] for one in inputs}
        learned, trained = train_combination(self.train, said)
        self.notes.append(f"{name}: {trained.fitted.settings}; from {', '.join(inputs)}")
        for recall in RECALLS:
            limit = entity_threshold(self.train, scores_of(trained.said), recall)
            self.combined[f"{name}, recall {recall}"] = {
                key: recut(self._apply(learned, key, inputs), limit) for key in self.corpus.tests
            }

    def _apply(self, learned: LearnedCombination, key: str, inputs: Sequence[str]) -> Said:
        return combine(learned, self.sets[key], {one: self.said[one][key] for one in inputs})

    def _cross_validate(self, base: str, names: Sequence[str]) -> None:
        """Learned on the annotated spans of the other test documents, with the masker's word.

        base (str): A learned combination, one of the inputs.
        """
        first = self.combined[f"{base}, recall {RECALLS[0]}"]
        inputs = {"learned": first, **{name: self.said[name] for name in names}}
        texts = self.corpus.tests[ANNOTATED]
        for recall in RECALLS:
            found: dict[str, Said] = {key: [[] for _ in texts] for key in self.corpus.tests}
            for fold in range(FOLDS):
                inside = [i for i in range(len(texts)) if i % FOLDS == fold]
                others = [i for i in range(len(texts)) if i % FOLDS != fold]
                learned, _ = train_combination(
                    [texts[i] for i in others],
                    {name: [said[ANNOTATED][i] for i in others] for name, said in inputs.items()},
                    method="logistic",
                    recall=recall,
                )
                for key, tests in self.corpus.tests.items():
                    part = {name: [said[key][i] for i in inside] for name, said in inputs.items()}
                    rows = combine(learned, [tests[i] for i in inside], part)
                    for i, row in zip(inside, rows, strict=True):
                        found[key][i] = row
            self.combined[f"learned from all, cross-validated, recall {recall}"] = found


class Recorded(Perturbation):
    """What perturbation said before, so that a threshold is tuned without asking again."""

    def __init__(self, said: Said, texts: Sequence[DecidedText], model: MaskedLanguageModel):
        super().__init__(model, 0.5)
        self._said = {id(one.text): row for one, row in zip(texts, said, strict=True)}

    def __call__(self, text):
        return self._said[id(text)]


def is_chosen(name: str) -> bool:
    """Of several forms of one indicator one goes into combinations; the profile is in all."""
    others = ("logistic", "strict", "overlap", "up to 1 phrases", "profile alone")
    return not name.endswith(others)


def judged(classifier: SpanRiskClassifier, features: Features) -> Said:
    """What a classifier says, from features that were computed before."""
    found: Said = []
    for row in features:
        values = iter(classifier([one for one in row if one is not None]))
        found.append(
            [
                undecided("no sub-word") if one is None
                else Indication(score := next(values), score >= classifier.threshold)
                for one in row
            ]
        )  # fmt: skip
    return found


def _span_said(model: Path, texts: Sequence[DecidedText]) -> Said:
    indicator = make_span_classification(source=SPAN_RISK)
    return ask(indicator, with_group(texts, SPAN_RISK, span_risk(model, texts)))


def combine(combination, texts: Sequence[DecidedText], said: Mapping[str, Said]) -> Said:
    return [
        [
            combination(profile, {name: rows[i][j] for name, rows in said.items()})
            for j, profile in enumerate(profiles(one.text))
        ]
        for i, one in enumerate(texts)
    ]


def scores_of(said: Said) -> list[list[float]]:
    return [[found.score for found in row] for row in said]


def recut(said: Said, threshold: float) -> Said:
    """The same scores with another threshold; what is undecided stays risky."""
    return [
        [found if found.note else found._replace(risky=found.score >= threshold) for found in row]
        for row in said
    ]
