"""Which of the detected spans must go? Each risk indicator and their combination on gold spans.

    python bench/bench_indicators.py DATA REPORT --models FOLDER \
        [--language-model MLM] [--transformer ENCODER] [--tab-masks FILE] [--wiki-masks FILE] \
        [--kb KB] [--only tab|wikireplace] [--filled N]

Indicators learn from all training documents but a third (at most HELD); thresholds for the wanted
recall and the combination are learned on that third, which the indicators have not seen; the test
documents are looked at once, for the scores. WikiReplace: trained on the released spans of other
biographies with filled gaps. Masks of a trained masker and searches exist for the test documents
only: the combination with these is cross-validated over the test documents. Spans are those that
annotators marked, the kept ones (NO_MASK) included: "mask all" is what a perfect detector without
indicators would do.
"""

from __future__ import annotations

import argparse
import gzip
import json
import random
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

from _indicator_data import (
    Corpus,
    arguments,
    span_risk,
    tab,
    train_span_classifier,
    wikireplace,
    with_groups,
)

from spacy_kanon.core.indication import Indication, MarkedSpan
from spacy_kanon.corpus.masks import read_masks
from spacy_kanon.evaluation.plots import PrivacyUtility, SystemPoint
from spacy_kanon.evaluation.report import Report
from spacy_kanon.evaluation.systems import Settings, evaluate_systems
from spacy_kanon.indicators.combination import Vote
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
from spacy_kanon.indicators.language_model import MaskedLanguageModel
from spacy_kanon.indicators.lm_probability import NUMBERS, LMProbability, lm_features
from spacy_kanon.indicators.perturbation import Perturbation
from spacy_kanon.indicators.search import Document, build_index
from spacy_kanon.indicators.sequence_labelling import make_sequence_labelling
from spacy_kanon.indicators.span_classification import make_span_classification
from spacy_kanon.indicators.web_search import make_web_search
from spacy_kanon.names import MASK
from spacy_kanon.pipeline.risk_indicators import share_by_entity
from spacy_kanon.types import MaskedSpan

HELD = 30
FOLDS = 7
RECALLS = (0.90, 0.95, 0.98)
SHARES = (0.01, 0.1, 0.5, 1.0)
SPAN_SHARES = (0.1, 1.0)  # Of the span classifier, whose training takes minutes.
METRICS = (
    "entity_recall_direct",
    "entity_recall_quasi",
    "token_recall",
    "token_precision",
    "token_precision_weighted",
    "token_f1",
)


class Experiment:
    """One corpus: what every indicator says of the held-out and of the test documents."""

    def __init__(self, corpus: Corpus, options: argparse.Namespace) -> None:
        self.corpus = corpus
        self.options = options
        held = min(HELD, len(corpus.train) // 3)
        self.base, self.held = corpus.train[held:], corpus.train[:held]
        held_ids = {one.doc_id for one in self.held}
        self.base_gold = [one for one in corpus.train_gold if one.doc_id not in held_ids]
        self.held_gold = [one for one in corpus.train_gold if one.doc_id in held_ids]
        self.test = corpus.test
        self.model = MaskedLanguageModel(options.language_model or "", window=options.window)
        self.said: dict[str, tuple[Said, Said]] = {}  # Of held and of test documents.
        self.test_only: dict[str, Said] = {}
        self.notes: list[str] = []
        self.sizes: list[list[str | int | float | None]] = []

    def lm_probability(self) -> None:
        texts = [*self.base, *self.held, *self.test]
        features = self.corpus.timed(
            "lm_probability", len(texts), lambda: [lm_features(t.text, self.model) for t in texts]
        )
        self.features = {id(text): row for text, row in zip(texts, features, strict=True)}
        for method in ("logistic", "boosted"):
            classifier, trained = fit_decisions(
                self.base, self._rows(self.base), NUMBERS, method=method, recall=self.options.recall
            )
            self.notes.append(f"lm_probability ({method}): {trained.fitted.settings}")
            indicator = LMProbability(self.model, classifier)
            self.said[f"lm_probability, {method}"] = (
                self._cached(indicator, self.held), self._cached(indicator, self.test)
            )  # fmt: skip
        self._training_sizes()

    def _rows(self, texts: Sequence[DecidedText]) -> list:
        return [self.features[id(text)] for text in texts]

    def _cached(self, indicator: LMProbability, texts: Sequence[DecidedText]) -> Said:
        """What the indicator says, from features that were computed before."""
        found = []
        for row in self._rows(texts):
            scores = indicator.classifier([features for features in row if features is not None])
            values = iter(scores)
            limit = indicator.classifier.threshold
            found.append(
                [
                    Indication(1.0, True, "no sub-word") if features is None
                    else Indication(score := next(values), score >= limit)
                    for features in row
                ]
            )  # fmt: skip
        return found

    def _training_sizes(self) -> None:
        """Token precision at the wanted recall for parts of the training documents, mean of 3."""
        for share in SHARES:
            count = max(1, round(share * len(self.base)))
            for method in ("logistic", "boosted"):
                runs = []
                for seed in range(1 if share == 1 else 3):
                    part = random.Random(seed).sample(self.base, count)
                    if len({masked for text in part for masked in text.risky}) < 2:
                        continue
                    classifier, _ = fit_decisions(
                        part, self._rows(part), NUMBERS, method=method, recall=self.options.recall
                    )
                    said = self._cached(LMProbability(self.model, classifier), self.test)
                    runs.append(self.scores({"x": said})["x"])
                mean = [sum(run[m] for run in runs) / len(runs) if runs else None for m in METRICS]
                self.sizes.append([f"lm_probability, {method}", count, *mean])

    def span_classification(self, share: float = 1.0) -> None:
        count = max(2, round(share * len(self.base)))
        out = self.options.models / f"spans-{self.corpus.name.split()[0].lower()}-{count}"
        if not (out / "model-last").exists():
            train_span_classifier(
                self.base_gold[:count], self.options.transformer, out, self.options.epochs
            )
        model = out / "model-last"
        gold = [*self.held_gold, *self.corpus.test_gold]
        marks = self.corpus.timed("span_classification", len(gold), lambda: span_risk(model, gold))
        indicator = make_span_classification(source="span_risk")
        held, test = (
            ask(indicator, with_groups(texts, {"span_risk": marks}))
            for texts in (self.held, self.test)
        )
        threshold = entity_threshold(self.held, _scores(held), self.options.recall)
        cut = _recut(held, threshold), _recut(test, threshold)
        if share == 1.0:
            self.said["span_classification"] = cut
            self.notes.append(f"span_classification: threshold {threshold:.3f}")
        scores = self.scores({"x": cut[1]})["x"]
        self.sizes.append(["span_classification", count, *(scores[m] for m in METRICS)])

    def perturbation(self) -> None:
        few = self.held[:10]
        tuned, _ = tune_perturbation(Perturbation(self.model, 0.5), few, recall=self.options.recall)
        self.notes.append(
            f"perturbation: threshold {tuned.threshold:.3g} from {len(few)} documents"
        )
        texts = [*self.held, *self.test]
        said = self.corpus.timed("perturbation", len(texts), lambda: ask(tuned, texts))
        self.said["perturbation"] = said[: len(self.held)], said[len(self.held) :]

    def sequence_labelling(self, masks: Mapping[str, Sequence[MaskedSpan]]) -> None:
        marks = {doc: [MarkedSpan(*span[:2], MASK) for span in row] for doc, row in masks.items()}
        for match in ("strict", "partial", "overlap"):
            indicator = make_sequence_labelling(source="masks", match=match)
            said = ask(indicator, with_groups(self.test, {"masks": marks}))
            self.test_only[f"sequence_labelling, {match}"] = said

    def web_search(self, index: Path) -> None:
        for size in (1, 2):
            indicator = make_web_search(index, max_phrases=size)
            name = f"web_search, up to {size} phrases"
            said = self.corpus.timed(name, len(self.test), lambda i=indicator: ask(i, self.test))
            self.test_only[name] = said

    def kb_support(self, path: Path) -> None:
        indicator = make_kb_support(path)
        texts = [*self.held, *self.test]
        said = self.corpus.timed("kb_support", len(texts), lambda: ask(indicator, texts))
        self.said["kb_support"] = said[: len(self.held)], said[len(self.held) :]

    def combinations(self) -> dict[str, Said]:
        five = [name for name in self.said if name != "kb_support" and _is_chosen(name)]
        found: dict[str, Said] = {}
        for vote in ("any", "majority", "all"):
            voters = [*five, *filter(_is_chosen, self.test_only)]
            found[f"vote: {vote}"] = self._vote(vote, voters)
        for label, names in (("", five), (" and KB", [*five, "kb_support"])):
            if not five or any(name not in self.said for name in names):
                continue
            for recall in RECALLS:
                learned, _ = train_combination(
                    self.held, {name: self.said[name][0] for name in names}, recall=recall
                )
                said = {name: self.said[name][1] for name in names}
                found[f"learned{label}, recall {recall}"] = _combine(learned, self.test, said)
        if self.test_only:
            found |= self._cross_validated()
        return found

    def _vote(self, vote: str, names: Sequence[str]) -> Said:
        said = {n: self.said[n][1] if n in self.said else self.test_only[n] for n in names}
        return _combine(Vote(vote), self.test, said)

    def _cross_validated(self) -> dict[str, Said]:
        """Learned on the other test documents, with all indicators."""
        every = {name: said[1] for name, said in self.said.items()} | self.test_only
        every = {name: said for name, said in every.items() if _is_chosen(name)}
        found: dict[str, Said] = {}
        for recall in RECALLS:
            result: Said = [[] for _ in self.test]
            for fold in range(FOLDS):
                inside = [i for i in range(len(self.test)) if i % FOLDS == fold]
                others = [i for i in range(len(self.test)) if i % FOLDS != fold]
                learned, _ = train_combination(
                    [self.test[i] for i in others],
                    {name: [said[i] for i in others] for name, said in every.items()},
                    recall=recall,
                )
                part = {name: [said[i] for i in inside] for name, said in every.items()}
                answers = _combine(learned, [self.test[i] for i in inside], part)
                for i, row in zip(inside, answers, strict=True):
                    result[i] = row
            found[f"learned from all, cross-validated, recall {recall}"] = result
        return found

    def scores(self, systems: Mapping[str, Said]) -> dict[str, dict[str, float]]:
        masks = {name: _masks(self.test, said) for name, said in systems.items()}
        found = evaluate_systems(self.corpus.test_gold, masks, settings=Settings(resamples=0))
        return {
            name: {metric: scores[metric].value for metric in METRICS}
            for name, scores in found.items()
        }

    def systems(self) -> dict[str, Said]:
        everything = [[Indication(1.0, True)] * len(one.risky) for one in self.test]
        nothing = [[Indication(0.0, False)] * len(one.risky) for one in self.test]
        single = {name: said for name, (_, said) in self.said.items()}
        return {
            "mask all": everything,
            "mask none": nothing,
            **single,
            **self.test_only,
            **self.combinations(),
        }


def _is_chosen(name: str) -> bool:
    """Of several forms of one indicator one goes into combinations."""
    return not name.endswith(("logistic", "strict", "overlap", "up to 1 phrases"))


def _combine(combination, texts: Sequence[DecidedText], said: Mapping[str, Said]) -> Said:
    return [
        [
            combination(span.kind, {name: rows[i][j] for name, rows in said.items()})
            for j, span in enumerate(one.text.spans)
        ]
        for i, one in enumerate(texts)
    ]


def _masks(texts: Sequence[DecidedText], said: Said) -> dict[str, list[tuple[int, int]]]:
    """Entities are decided as one, as the component does."""
    masks: dict[str, list[tuple[int, int]]] = {}
    for one, row in zip(texts, said, strict=True):
        shared = share_by_entity(one.text, row)
        spans = masks.setdefault(one.doc_id, [])
        spans += [(s.start, s.end) for s, f in zip(one.text.spans, shared, strict=True) if f.risky]
    return masks


def _scores(said: Said) -> list[list[float]]:
    return [[found.score for found in row] for row in said]


def _recut(said: Said, threshold: float) -> Said:
    return [
        [found if found.note else found._replace(risky=found.score >= threshold) for found in row]
        for row in said
    ]


def background(data: Path, out: Path) -> Path:
    """Articles of the people of the test texts among those of others."""
    documents = []
    for part in ("dev", "train"):
        path = data / "wikireplace" / f"{part}_articles.jsonl.gz"
        with gzip.open(path, "rt", encoding="utf8") as file:
            records = [json.loads(line) for line in file]
        documents += [Document(f"{part}/{r['doc_id']}", r["text"]) for r in records]
    build_index(documents, out, force=True)
    return out


def run(corpus: Corpus, options: argparse.Namespace, report: Report) -> None:
    experiment = Experiment(corpus, options)
    if options.language_model:
        _say("language model", corpus)
        experiment.lm_probability()
        _say("perturbation", corpus)
        experiment.perturbation()
    for share in SPAN_SHARES if options.transformer else ():
        _say(f"span classifier, {share:.0%} of the documents", corpus)
        experiment.span_classification(share)
    if options.kb:
        experiment.kb_support(options.kb)
    masks = options.tab_masks if corpus.name.startswith("TAB") else options.wiki_masks
    if masks:
        experiment.sequence_labelling(read_masks(masks))
    if corpus.name.startswith("Wiki"):
        experiment.web_search(background(options.data, options.models / "background.sqlite"))
    _say("combinations", corpus)
    write_sections(experiment, report)


def write_sections(experiment: Experiment, report: Report) -> None:
    corpus = experiment.corpus
    scores = experiment.scores(experiment.systems())
    report.table(
        f"{corpus.name}: indicators on annotated spans",
        ["system", *METRICS],
        [[name, *(row[m] for m in METRICS)] for name, row in scores.items()],
        f"{len(experiment.base)} documents to learn from, {len(experiment.held)} held out for "
        f"thresholds and combinations, {len(experiment.test)} tested. Thresholds are for an entity "
        f"recall of {experiment.options.recall} on the held-out documents unless said otherwise.",
    )
    points = [
        SystemPoint(
            name,
            min(row["entity_recall_direct"], row["entity_recall_quasi"]),
            row["token_precision"],
            "combinations" if name.startswith(("vote", "learned")) else "single",
        )
        for name, row in scores.items()
        if name != "mask none"
    ]
    report.figure(
        f"{corpus.name}: privacy and utility",
        PrivacyUtility(points, "Lower one of direct and quasi entity recall", "Token precision"),
    )
    if experiment.sizes:
        write_sizes(experiment, report)
    report.table(
        f"{corpus.name}: seconds of one processor core a document",
        ["indicator", "seconds"],
        [[name, seconds] for name, seconds in corpus.seconds.items()],
    )
    if experiment.notes:
        report.text("\n".join(f"- {note}" for note in experiment.notes))


def write_sizes(experiment: Experiment, report: Report) -> None:
    report.table(
        f"{experiment.corpus.name}: size of the training data",
        ["indicator", "documents", *METRICS],
        experiment.sizes,
        "lm_probability: mean of three draws of documents.",
    )


def _say(step: str, corpus: Corpus) -> None:
    print(f"{time.process_time():7.0f} s  {corpus.name}: {step}", flush=True)


def main() -> None:
    options = arguments()
    options.models.mkdir(parents=True, exist_ok=True)
    data = options.data
    meta = {k: str(v) for k, v in vars(options).items()}
    report = Report("Privacy risk indicators", meta, seeds={"documents": 0})
    if options.only != "wikireplace":
        run(tab(data / "tab"), options, report)
        report.write(options.report)
    if options.only != "tab":
        biographies = data / "biographies" / "biographies.jsonl.gz"
        run(wikireplace(data / "wikireplace", biographies, options.filled), options, report)
    report.write(options.report)


if __name__ == "__main__":
    main()
