"""A p-value may be small for a false promise only as rarely as it says."""

import itertools
import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from spacy_kanon.evaluation.recall import lower_bound, p_value, upper_bound

# Losses and their probabilities; the mean is what a promise is about.
URNS = {
    "all or nothing": ((0.0, 1.0), (0.9, 0.1)),
    "half": ((0.0, 0.5, 1.0), (0.7, 0.2, 0.1)),
    "rarely all": ((0.0, 0.05, 1.0), (0.55, 0.4, 0.05)),
    "the same": ((0.25,), (1.0,)),
}


def exact_error(urn: str, count: int, error: float) -> float:
    """Chance that a level just below the true mean is refuted: every sequence is looked at."""
    losses, chances = URNS[urn]
    level = math.fsum(x * p for x, p in zip(losses, chances, strict=True)) - 1e-9
    refuted = 0.0
    for draw in itertools.product(range(len(losses)), repeat=count):
        if p_value([losses[i] for i in draw], level, error) <= error:
            refuted += math.prod(chances[i] for i in draw)
    return refuted


@pytest.mark.parametrize("urn", URNS)
@pytest.mark.parametrize("error", [0.05, 0.2, 0.5])
def test_errors_are_as_rare_as_promised_in_all_sequences(urn, error):
    assert exact_error(urn, 6, error) <= error


shares = st.lists(st.sampled_from([0.0, 0.0, 0.0, 0.05, 0.2, 0.5, 1.0]), min_size=1, max_size=40)


@given(shares, st.sampled_from([0.05, 0.1, 0.3]))
def test_bounds_enclose_the_mean(losses, error):
    mean = np.mean(losses)
    upper, lower = upper_bound(losses, error), lower_bound(losses, error)
    assert lower - 1e-9 <= mean <= upper + 1e-9


@given(shares, st.floats(0.01, 0.98), st.floats(0.001, 0.01))
def test_a_higher_level_is_refuted_by_what_refutes_a_lower_one(losses, level, more):
    assert p_value(losses, level + more, 0.1) <= p_value(losses, level, 0.1) + 1e-9
