import pytest
from hypothesis import given
from hypothesis import strategies as st

from spacy_kanon.indicators.fitting import balanced_threshold, threshold_for_recall
from tests.refusals import refused

scores = st.sampled_from([0.0, 0.1, 0.5, 0.9, 1.0])
labelled = st.lists(st.tuples(scores, st.booleans()), min_size=1)


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


@pytest.mark.parametrize("risky", [[], [False, False]])
def test_nothing_risky(risky):
    refused("KN704", threshold_for_recall, [0.5] * len(risky), risky, 0.9)
    refused("KN704", balanced_threshold, [0.5] * len(risky), risky)


@pytest.mark.parametrize("recall", [0, -1, 1.1])
def test_impossible_recalls(recall):
    refused("KN300", threshold_for_recall, [0.5], [True], recall)
