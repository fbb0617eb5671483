import json
import random

import numpy as np
import pytest

from spacy_kanon.indicators.learning import (
    BoostedModel,
    SpanFeatures,
    SpanRiskClassifier,
    aggregate,
    fit_classifier,
    load_classifier,
    make_rows,
)
from tests.refusals import refused

NUMBERS = ("x", "y")
TREE = {"feature": [2, -1, -1], "threshold": [0, 0, 0], "left": [1, 0, 0], "right": [2, 0, 0],
        "value": [0, -1, 1]}  # fmt: skip
MODEL = {"start": 0, "rate": 1, "trees": [TREE]}
GOOD = SpanRiskClassifier(kinds=("LOC",), numbers=NUMBERS, model=MODEL)


def data(size=300, seed=0):
    """Risky if x + noise > 0, or if of kind CODE; y says nothing."""
    chance = random.Random(seed)
    spans, risky, documents = [], [], []
    for i in range(size):
        x, y = chance.gauss(0, 1), chance.gauss(0, 1)
        kind = chance.choice(["CODE", "LOC", "ORG"])
        spans.append(SpanFeatures(kind, (x, y)))
        risky.append(kind == "CODE" or x + chance.gauss(0, 0.5) > 0)
        documents.append(f"d{i // 10}")
    return spans, risky, documents


def test_aggregates():
    assert aggregate(np.array([-1.0, -4.0, -2.0, -3.0])) == (-4, -1, -2.5, -2.5, -10)
    assert aggregate(np.array([-2.0])) == (-2, -2, -2, -2, -2)


def test_it_learns_the_same_again_and_unknown_kinds_are_risky():
    spans, risky, documents = data()
    classifier, fitted = fit_classifier(spans, NUMBERS, risky, documents)
    accuracy = np.mean((fitted.unseen > 0.5) == np.asarray(risky))
    assert accuracy > 0.8 and fitted.loss < 0.45
    unseen, truth, _ = data(seed=1)
    assert np.mean((np.asarray(classifier(unseen)) > 0.5) == np.asarray(truth)) > 0.8
    spans, risky, documents = data(60)
    first, second = (
        fit_classifier(spans, NUMBERS, risky, documents[:20] * 3, seed=1)[0] for _ in range(2)
    )
    assert first == second
    spans, risky, documents = data()
    classifier, _ = fit_classifier(spans, NUMBERS, risky, documents)
    as_known = classifier([SpanFeatures(kind, (-1.0, 0.0)) for kind in ("CODE", "LOC", "ORG")])
    assert classifier([SpanFeatures("SPELL", (-1.0, 0.0))]) == [max(as_known)]


def test_stored_trees_predict_what_scikit_learn_does():
    sklearn = pytest.importorskip("sklearn.ensemble")
    from spacy_kanon.indicators.learning import _plain_boosted

    spans, risky, _ = data()
    rows = make_rows(spans, ("CODE", "LOC", "ORG"))
    booster = sklearn.GradientBoostingClassifier(n_estimators=30, random_state=0).fit(rows, risky)
    model = BoostedModel.model_validate_json(_plain_boosted(booster).model_dump_json())
    assert model(rows) == pytest.approx(booster.predict_proba(rows)[:, 1])


def test_documents_stay_together_in_cross_validation():
    # The label is a property of the document: within a document it could be memorized.
    chance = random.Random(0)
    marks = [chance.gauss(0, 1) for _ in range(12)]
    spans = [SpanFeatures("LOC", (marks[i // 20],)) for i in range(240)]
    risky = [i // 20 % 2 == 0 for i in range(240)]
    documents = [f"d{i // 20}" for i in range(240)]
    _, fitted = fit_classifier(spans, ("x",), risky, documents)
    assert np.mean((fitted.unseen > 0.5) == np.asarray(risky)) < 0.8
    spans, risky, _ = data(40)
    classifier, fitted = fit_classifier(spans, NUMBERS, risky, ["d"] * 40)
    assert len(classifier(spans)) == 40 and np.isfinite(fitted.loss)


@pytest.mark.parametrize("risky", [[True] * 30, [False] * 30, []])
def test_one_class_only(risky):
    spans, _, documents = data(30)
    refused("KN704", fit_classifier, spans[: len(risky)], NUMBERS, risky, documents[: len(risky)])


def test_models_in_files(tmp_path):
    spans, risky, documents = data(60)
    classifier, _ = fit_classifier(spans, NUMBERS, risky, documents)
    classifier.save(tmp_path / "c.json", "test")
    loaded = load_classifier(tmp_path / "c.json", "test", NUMBERS)
    assert loaded == classifier and loaded.fingerprint == classifier.fingerprint
    refused("KN003", load_classifier, tmp_path / "none.json", "test", NUMBERS)
    content = json.loads((tmp_path / "c.json").read_text())
    del content["model"]
    for text in ("<html>", json.dumps(content)):
        (tmp_path / "c.json").write_text(text)
        refused("KN703", load_classifier, tmp_path / "c.json", "test", NUMBERS)


def test_damaged_files(tmp_path, where, change):
    path = tmp_path / "c.json"
    GOOD.save(path, "test")
    content = json.loads(path.read_text())
    model = content["model"]
    {"file": content, "model": model, "tree": model["trees"][0]}[where].update(change)
    path.write_text(json.dumps(content))
    refused("KN703", load_classifier, path, "test", NUMBERS)
