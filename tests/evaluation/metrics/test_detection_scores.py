from __future__ import annotations

import random

import numpy as np
import pytest

from spacy_kanon.errors import KanonError
from spacy_kanon.evaluation.span_scores import (
    SCHEMES,
    LabelledSpan,
    evaluate_detection,
    label_confusion,
    score_by_label,
    score_spans,
)

from ..samples import gold, random_gold, random_spans

TEXT = "Ann Lee met Bo in Oslo."


def test_counts_are_those_of_the_documents_and_labels():
    rng = random.Random(5)
    texts = [random_gold(rng, f"d{i}", annotators=1) for i in range(6)]
    predicted = {
        text.doc_id: [
            LabelledSpan(*span, rng.choice(("PERSON", "LOC")))
            for span in random_spans(rng, len(text.text), 4)
        ]
        for text in texts
    }
    sides = (
        [[LabelledSpan(m.start, m.end, m.kind) for m in text.annotations["a0"]] for text in texts],
        [predicted[text.doc_id] for text in texts],
    )
    found = evaluate_detection(texts, predicted, resamples=200)
    expected = score_spans(*sides)
    for scheme in SCHEMES:
        scores = found.schemes[scheme]
        assert scores.counts == expected[scheme]
        for value, low, high in scores[1:]:
            assert np.isnan(value) or low <= value <= high
    by_label = score_by_label(*sides)
    assert {name: {k: s.counts for k, s in schemes.items()} for name, schemes in (
        found.labels.items())} == by_label  # fmt: skip


def test_each_annotator_counts_and_identifier_types_may_be_chosen():
    text = gold("d", TEXT, a=[((0, 7), "DIRECT", "x")], b=[((12, 14), "NO_MASK", "y")])
    predicted = {"d": [LabelledSpan(0, 7, "PERSON")]}
    counts = evaluate_detection([text], predicted).schemes["strict"].counts
    assert (counts.correct, counts.missed, counts.spurious) == (1, 1, 1)
    counts = evaluate_detection([text], predicted, identifier_types=["DIRECT"]).schemes["strict"]
    assert (counts.counts.correct, counts.counts.missed) == (1, 0)
    assert np.isnan(counts.f1[1:]).all()  # one document
    plain = evaluate_detection([text], {"d": []}).to_dict()["schemes"]["type"]
    assert plain["missed"] == 2 and plain["precision"] == {"value": None, "low": None, "high": None}


@pytest.mark.parametrize(
    "predicted,code",
    [({}, "KN600"), ({"d": [], "e": []}, "KN601"), ({"d": [LabelledSpan(3, 3)]}, "KN602")],
)
def test_bad_predictions(predicted, code):
    with pytest.raises(KanonError, match=code):
        evaluate_detection([gold("d", TEXT, a=[])], predicted)


def test_no_gold():
    with pytest.raises(KanonError, match="KN603"):
        evaluate_detection([], {})


def test_confusion_counts_right_wrong_missed_and_spurious():
    marks = [((0, 3), "QUASI", "a", "PERSON"), ((4, 7), "QUASI", "b", "ORG"),
             ((12, 14), "QUASI", "c", "PERSON"), ((18, 22), "QUASI", "d", "LOC")]  # fmt: skip
    found = [(0, 3, "PERSON"), (3, 7, "LOC"), (8, 11, "MISC"), (18, 22, "LOC")]
    predicted = {"d": [LabelledSpan(*span) for span in found]}
    labels, counts = label_confusion([gold("d", TEXT, a=marks)], predicted)
    assert labels == ["LOC", "MISC", "ORG", "PERSON", "none"]
    assert counts == [
        [1, 0, 0, 0, 0],
        [0, 0, 0, 0, 0],
        [1, 0, 0, 0, 0],  # Other boundaries are no confusion of labels, another label is.
        [0, 0, 0, 1, 1],
        [0, 1, 0, 0, 0],
    ]
    assert label_confusion([gold("d", TEXT, a=[])], {"d": []}) == (["none"], [[0]])
