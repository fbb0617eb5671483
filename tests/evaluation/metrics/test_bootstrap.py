import numpy as np
import pytest

from spacy_kanon.evaluation.intervals import compare, draws, score_with_interval
from tests.refusals import refused


def recall(counts):
    with np.errstate(invalid="ignore"):
        return (counts[..., 0] / counts[..., 1])[..., None]


def interval(counts, **options):
    (score,) = score_with_interval(counts, recall, **options)
    return score.low, score.high


COUNTS = np.array([[1, 2], [3, 3], [0, 4], [5, 9], [2, 2]], dtype=float)


def test_equal_to_drawing_documents_one_by_one():
    low, high = interval(COUNTS, resamples=300, seed=7)
    values = []
    for weights in draws(len(COUNTS), 300, 7):
        drawn = [COUNTS[i] for i, times in enumerate(weights) for _ in range(int(times))]
        assert len(drawn) == len(COUNTS)
        values.append(sum(row[0] for row in drawn) / sum(row[1] for row in drawn))
    assert [low, high] == pytest.approx(list(np.percentile(values, [2.5, 97.5])))


def test_intervals_hold_the_truth_about_as_often_as_they_say():
    rng = np.random.default_rng(0)
    hits = 0
    for seed in range(200):
        masked = rng.binomial(10, 0.7, size=60)
        counts = np.column_stack([masked, np.full(60, 10)]).astype(float)
        low, high = interval(counts, resamples=200, seed=seed)
        hits += low <= 0.7 <= high
    assert 0.88 <= hits / 200 <= 0.99


@pytest.mark.parametrize("counts,resamples", [(COUNTS[:1], 100), (COUNTS, 0)])
def test_no_interval_from_one_document_or_no_resamples(counts, resamples):
    assert np.isnan(interval(counts, resamples=resamples)).all()


def test_a_clear_difference_is_found_with_its_sign():
    total = np.full(30, 10.0)
    worse = np.column_stack([np.full(30, 3.0), total])
    better = np.column_stack([np.full(30, 8.0), total])
    (found,) = compare(worse, better, recall, resamples=500)
    assert found.difference == found.low == found.high == pytest.approx(0.5)
    assert found.p_value == pytest.approx(1 / 501)
    assert compare(better, worse, recall)[0].difference == pytest.approx(-0.5)


@pytest.mark.parametrize("options", [{"level": 1.0}, {"level": 0.0}, {"resamples": -1}])
def test_bad_options(options):
    refused("KN300", interval, COUNTS, **options)
