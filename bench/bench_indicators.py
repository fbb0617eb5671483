"""Which of the detected spans must go? Risk indicators that need no model, and combinations.

    python bench/bench_indicators.py DATA OUT.json --models FOLDER --kb KB

Everything is learned on the released spans of biographies with filled gaps; the 49 biographies of
`dev.json` are looked at once, for the scores. What is learned is learned from what indicators said
of documents that they had not seen. Spans are those that annotators marked, the kept ones (NO_MASK)
included, where "mask all" is what a perfect recognizer without indicators would do. Thresholds are
for a wanted recall of entities, direct and quasi together. OUT.json holds all scores.
"""

import json
import sys
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

from _corpora import call, read

from spacy_kanon.components.risk_indicators import share_by_entity
from spacy_kanon.detection.analysis import Analysis
from spacy_kanon.detection.detect import find_candidates
from spacy_kanon.detection.risk_spans import PROFILE_NUMBERS, Indication, profiles
from spacy_kanon.evaluation.mask_scores import Settings, evaluate_systems
from spacy_kanon.formats.registry import read_texts
from spacy_kanon.indicators import fitting
from spacy_kanon.indicators.combination import Vote
from spacy_kanon.indicators.kb_support import make_kb_support
from spacy_kanon.indicators.learning import SpanFeatures, cut
from spacy_kanon.indicators.web_search import make_web_search
from spacy_kanon.training.corpora import decided_texts
from spacy_kanon.types import AnnotatedText

sys.path.append(str(Path(__file__).parents[1] / "scripts"))
from fill_gaps import Infiller, gaps_of, infill_all, read_partial_texts
from index_documents import Document, build_index

RECALLS = (0.90, 0.95, 0.98)
DONORS = 1500
Decided = list[fitting.DecidedText]
ByIndicator = dict[str, fitting.Indications]


def fill(folder: Path, biographies: Path, count: int) -> list[AnnotatedText]:
    """Released spans of biographies, the text between them filled with that of others."""
    donors = [record["text"] for record in islice(read(biographies), DONORS)]
    gaps = [
        gap for text in donors for gap in gaps_of(text, find_candidates(Analysis.of_plain(text)))
    ]
    train = infill_all(read_partial_texts(folder / "train_spans.jsonl.gz"), Infiller(gaps))
    Random(0).shuffle(train)
    return train[:count]


def background(folder: Path, out: Path) -> Path:
    """Index of the articles of the people of the test texts among those of others."""
    documents = []
    for part in ("dev", "train"):
        for record in read(folder / f"{part}_articles.jsonl.gz"):
            documents.append(Document(f"{part}/{record['doc_id']}", record["text"]))
    build_index(documents, out, force=True)
    return out


def combine(combination: Any, texts: Decided, by_indicator: ByIndicator) -> fitting.Indications:
    return [
        [
            combination(profile, {name: rows[i][j] for name, rows in by_indicator.items()})
            for j, profile in enumerate(profiles(document.text))
        ]
        for i, document in enumerate(texts)
    ]


def profile_alone(train: Decided, test: Decided, recall: float) -> fitting.Indications:
    """No indicator, the baseline of them all: kind, length, place and number of mentions."""
    learned, tested = (
        [[SpanFeatures(p.kind, p.numbers) for p in profiles(document.text)] for document in texts]
        for texts in (train, test)
    )
    classifier, _ = fitting.fit_decisions(train, learned, PROFILE_NUMBERS, recall=recall)
    return [[cut(s, classifier.threshold) for s in classifier(row)] for row in tested]


def learned(
    train: Decided, test: Decided, of_train: ByIndicator, of_test: ByIndicator, name: str
) -> ByIndicator:
    """One model; its threshold for each wanted recall is from unseen documents."""
    combination, trained = fitting.train_combination(train, of_train)
    unseen = [[indication.score for indication in row] for row in trained.indications]
    wanted = {name: of_test[name] for name in of_train}
    decisions = combine(combination, test, wanted)  # Where none could tell, a span stays risky.
    limits = {recall: fitting.entity_threshold(train, unseen, recall) for recall in RECALLS}
    return {
        f"{name}, recall {recall}": [
            [decision if decision.note else cut(decision.score, limit) for decision in row]
            for row in decisions
        ]
        for recall, limit in limits.items()
    }


def masks_of(texts: Decided, indications: fitting.Indications) -> Any:
    """Entities are decided as one, as the component does."""
    masks: dict[str, list[tuple[int, int]]] = {}
    for document, row in zip(texts, indications, strict=True):
        shared = zip(document.text.spans, share_by_entity(document.text, row), strict=True)
        masks[document.doc_id] = [(s.start, s.end) for s, shown in shared if shown.risky]
    return masks


def main(
    data: Path, out: Path, *, kb: Path, models=Path("models"), recall=0.95, filled=453,
    resamples=1000
) -> None:  # fmt: skip
    models.mkdir(parents=True, exist_ok=True)
    folder, biographies = data / "wikireplace", data / "biographies" / "biographies.jsonl.gz"
    gold = read_texts(folder / "dev.json")
    train, test = (
        [fitting.DecidedText(*parts) for parts in decided_texts(texts)]
        for texts in (fill(folder, biographies, filled), gold)
    )
    index = background(folder, models / "background.sqlite")
    searched = {
        f"web_search, up to {n} phrases": make_web_search(index, max_phrases=n) for n in (1, 2)
    }
    indicators = {"kb_support": make_kb_support(kb), **searched}
    of_test = {name: fitting.ask(indicator, test) for name, indicator in indicators.items()}
    best = list(indicators)[-1]  # Of several forms of one indicator one goes into combinations.
    of_train = {name: fitting.ask(indicators[name], train) for name in (best, "kb_support")}
    systems = {
        "mask all": [[Indication(1.0, True)] * len(text.risky) for text in test],
        "profile alone": profile_alone(train, test, recall),
        **of_test,
        **{
            f"vote: {v}": combine(Vote(v), test, {best: of_test[best]})
            for v in ("any", "majority", "all")
        },
        **learned(train, test, {best: of_train[best]}, of_test, "learned"),
        **learned(train, test, of_train, of_test, "learned with KB"),
    }
    scores = evaluate_systems(
        gold,
        {name: masks_of(test, indications) for name, indications in systems.items()},
        settings=Settings(weighting="unigram", resamples=resamples),
    )
    plain = {name: score.to_dict() for name, score in scores.items()}
    out.write_text(json.dumps(plain, indent=1), encoding="utf8")


if __name__ == "__main__":
    call(__doc__, main)
