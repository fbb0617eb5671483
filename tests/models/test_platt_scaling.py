"""Platt scaling: recovers what was distorted, keeps the order, is never certain on few cases."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from spacy_kanon.errors import KanonError
from spacy_kanon.models.platt_scaling import (
    Calibration,
    expected_calibration_error,
    fit_platt,
    logit,
)


def distorted(slope: float, intercept: float, cases: int = 20_000):
    """True probabilities, drawn outcomes, and scores from which the former are to be found."""
    random = np.random.RandomState(0)
    true = random.uniform(0.02, 0.98, cases)
    right = random.uniform(size=cases) < true
    scores = 1 / (1 + np.exp(-(logit(true) - intercept) / slope))
    return true, right, scores


@pytest.mark.parametrize(("slope", "intercept"), [(1.0, 0.0), (0.4, 0.0), (2.5, -1.0), (1.0, 1.5)])
def test_a_distortion_is_found_and_undone(slope, intercept):
    true, right, scores = distorted(slope, intercept)
    fitted = fit_platt(scores, right)
    assert (fitted.slope, fitted.intercept) == pytest.approx((slope, intercept), abs=0.1)
    assert np.abs(fitted(scores) - true).max() < 0.03
    assert expected_calibration_error(fitted(scores), right) < 0.015


def test_two_cases_give_no_certainty():
    fitted = fit_platt([0.9, 0.1], [True, False])
    assert 0.6 < float(fitted([0.9])[0]) < 0.7  # Platt's targets: 2/3 and 1/3


@given(
    st.lists(st.tuples(st.floats(0, 1), st.booleans()), min_size=2, max_size=40),
    st.floats(0, 1),
    st.floats(0, 1),
)
def test_the_order_of_scores_stays(cases, low, high):
    right = [truth for _, truth in cases]
    if len(set(right)) < 2:
        right = [i % 2 == 0 for i in range(len(right))]
    fitted = fit_platt([score for score, _ in cases], right)
    low, high = sorted((low, high))
    first, second = fitted([low, high])
    assert 0 <= first <= second <= 1


@pytest.mark.parametrize("right", [[True, True], [False, False], []])
def test_one_sided_cases_are_refused(right):
    with pytest.raises(KanonError, match="KN560"):
        fit_platt([0.5] * len(right), right)


def test_the_identity_changes_nothing():
    assert Calibration()([0.1, 0.5, 0.9]) == pytest.approx([0.1, 0.5, 0.9])
