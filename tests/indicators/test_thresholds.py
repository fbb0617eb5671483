from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spacy_kanon.errors import KanonError
from spacy_kanon.indicators.fitting import balanced_threshold, threshold_for_recall

scores = st.sampled_from([0.0, 0.1, 0.5, 0.9, 1.0])
labelled = st.lists(st.tuples(scores, st.booleans()), min_size=1)


@pytest.mark.parametrize(
    "recall,expected", [(1.0, 0.1), (0.99, 0.1), (0.75, 0.4), (0.5, 0.6), (0.1, 0.9)]
)
def test_recall(recall, expected):
    scores = [0.9, 0.6, 0.4, 0.1, 0.95, 0.05]
    risky = [True, True, True, True, False, False]
    assert threshold_for_recall(scores, risky, recall) == expected


@given(labelled, st.floats(0.01, 1.0))
def test_recall_is_reached_and_no_higher_score_would_do(pairs, recall):
    scores, risky = zip(*pairs, strict=True)
    if not any(risky):
        return
    threshold = threshold_for_recall(scores, risky, recall)

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

    assert index(balanced_threshold(scores, risky)) == pytest.approx(max(map(index, scores)))


def test_how_many_are_risky_does_not_move_the_balanced_threshold():
    scores = [0.9, 0.7, 0.6, 0.4, 0.2, 0.1]
    risky = [True, True, False, True, False, False]
    expected = balanced_threshold(scores, risky)
    assert expected == 0.4
    more = [score for score, masked in zip(scores, risky, strict=True) if masked] * 20
    assert balanced_threshold([*scores, *more], [*risky, *[True] * len(more)]) == expected


@pytest.mark.parametrize("risky", [[], [False, False]])
def test_nothing_risky(risky):
    with pytest.raises(KanonError, match="KN704"):
        threshold_for_recall([0.5] * len(risky), risky, 0.9)
    with pytest.raises(KanonError, match="KN704"):
        balanced_threshold([0.5] * len(risky), risky)


@pytest.mark.parametrize("recall", [0, -1, 1.1])
def test_impossible_recalls(recall):
    with pytest.raises(KanonError, match="KN701"):
        threshold_for_recall([0.5], [True], recall)
