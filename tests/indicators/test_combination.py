import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spacy_kanon.detection import risk_spans
from spacy_kanon.indicators import fitting
from spacy_kanon.indicators.combination import NAME, Vote, make_learned_combination
from spacy_kanon.indicators.perturbation import Perturbation
from spacy_kanon.models.language_models import MaskedLanguageModel
from tests.refusals import refused

from .samples import spanned

LOC = risk_spans.SpanProfile("LOC")
YES, NO = risk_spans.Indication(0.9, True), risk_spans.Indication(0.1, False)
VOTES = {"y": YES, "n": NO, "?": risk_spans.undecided("down")}
scores = st.sampled_from([0.0, 0.1, 0.5, 0.9, 1.0])
labelled = st.lists(st.tuples(scores, st.booleans()), min_size=1)


def test_votes(at_least, votes, expected):
    found = Vote(at_least)(LOC, {str(i): VOTES[vote] for i, vote in enumerate(votes)})
    assert found.risky is expected


def decided(count=60, seed=0):
    """Texts of ten spans; `good` knows the truth nearly always, `noise` never."""
    chance = random.Random(seed)
    texts, good, noise = [], [], []
    for i in range(count):
        risky = tuple(chance.random() < 0.6 for _ in range(10))
        spans = tuple(
            risk_spans.RiskSpan(j, j + 1, chance.choice(["LOC", "ORG"])) for j in range(10)
        )
        texts.append(fitting.DecidedText(f"d{i}", risk_spans.SpannedText("x" * 10, spans), risky))
        scores = [min(1.0, max(0.0, chance.gauss(0.7 if r else 0.3, 0.15))) for r in risky]
        good.append([risk_spans.Indication(score, score > 0.5) for score in scores])
        noise.append([risk_spans.Indication(score := chance.random(), score > 0.5) for _ in risky])
    return texts, {"good": good, "noise": noise}


def test_learns_whom_to_believe(tmp_path):
    texts, given = decided()
    learned, trained = fitting.train_combination(texts, given, recall=0.95)
    right = [
        found.risky == risky
        for one, row in zip(texts, trained.indications, strict=True)
        for found, risky in zip(row, one.risky, strict=True)
    ]
    assert sum(right) / len(right) > 0.85
    assert learned(LOC, {"good": YES, "noise": NO}).risky
    assert not learned(LOC, {"good": NO, "noise": YES}).risky
    learned.classifier.save(tmp_path / "c.json", NAME)
    assert make_learned_combination(tmp_path / "c.json") == learned


def test_other_indicators_and_none_that_could_tell():
    learned = fitting.train_combination(*decided(10))[0]
    for said in ({}, {"good": YES}, {"good": YES, "noise": NO, "new": NO}):
        refused("KN708", learned, LOC, said)
    found = learned(
        LOC, {"good": risk_spans.undecided("down"), "noise": risk_spans.undecided("down")}
    )
    assert found.risky and found.note


@pytest.mark.parametrize("recall", [0.5, 0.9, 1.0])
def test_the_wanted_recall_is_reached_on_entities(recall):
    texts, given = decided(20)
    scores = [[found.score for found in row] for row in given["good"]]
    limit = fitting.entity_threshold(texts, scores, recall)
    pairs = [
        (score >= limit, risky)
        for one, row in zip(texts, scores, strict=True)
        for score, risky in zip(row, one.risky, strict=True)
    ]
    assert sum(f and r for f, r in pairs) >= recall * sum(r for _, r in pairs) - 1e-9


def lm_texts():
    text = spanned(
        "Ann Lee met Bo in Oslo, a geologist born 1972.",
        ("Ann Lee", "PERSON"), ("Bo", "PERSON"), ("Oslo", "LOC"), ("geologist", "DEM"),
        ("1972", "DATETIME"),
    )  # fmt: skip
    return [fitting.DecidedText(f"d{i}", text, (True, True, False, False, True)) for i in range(12)]


def test_language_model_indicators_learn(tiny_bert):
    model = MaskedLanguageModel(tiny_bert)
    indicator, trained = fitting.train_lm_probability(lm_texts(), model, recall=1.0)
    found = indicator(lm_texts()[0].text)
    assert [one.risky for one in found] == [True, True, False, False, True]
    assert len(trained.indications) == 12 and all(0 <= one.score <= 1 for one in found)
    tuned, given = fitting.tune_perturbation(Perturbation(model, 0.5), lm_texts())
    assert 0 <= tuned.threshold <= 1
    assert given == [tuned(one.text) for one in lm_texts()] and len(given) == 12


@given(labelled, st.floats(0.01, 1.0))
def test_recall_is_reached_and_no_higher_score_would_do(pairs, recall):
    scores, risky = zip(*pairs, strict=True)
    if not any(risky):
        return
    threshold = fitting.threshold_for_recall(scores, risky, recall)

    def found(limit):
        return sum(s >= limit for s, r in pairs if r) / sum(risky)

    assert found(threshold) >= recall - 1e-9
    assert all(found(score) < recall for score in scores if score > threshold)


@given(labelled)
def test_the_balanced_threshold_is_the_best_of_all(pairs):
    scores, risky = zip(*pairs, strict=True)
    if all(risky) or not any(risky):
        return

    def index(limit):
        hits = sum(s >= limit for s, r in pairs if r) / sum(risky)
        alarms = sum(s >= limit for s, r in pairs if not r) / (len(risky) - sum(risky))
        return hits - alarms

    threshold = fitting.balanced_threshold(scores, risky)
    assert index(threshold) == pytest.approx(max(map(index, scores)))
