"""A p-value may be small for a false promise only as rarely as it says."""

from __future__ import annotations

import itertools
import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from spacy_kanon.errors import KanonError
from spacy_kanon.evaluation.recall import (
    BETTING,
    BOUNDS,
    HOEFFDING_BENTKUS,
    bound_of,
    lower_bound,
    upper_bound,
)

NAMES = sorted(BOUNDS)
# Losses and their probabilities; the mean is what a promise is about.
URNS = {
    "all or nothing": ((0.0, 1.0), (0.9, 0.1)),
    "half": ((0.0, 0.5, 1.0), (0.7, 0.2, 0.1)),
    "rarely all": ((0.0, 0.05, 1.0), (0.55, 0.4, 0.05)),
    "the same": ((0.25,), (1.0,)),
}


def exact_error(name: str, urn: str, count: int, error: float) -> float:
    """Chance that a level just below the true mean is refuted: every sequence is looked at."""
    losses, chances = URNS[urn]
    level = math.fsum(x * p for x, p in zip(losses, chances, strict=True)) - 1e-9
    refuted = 0.0
    for draw in itertools.product(range(len(losses)), repeat=count):
        if BOUNDS[name]([losses[i] for i in draw], level, error) <= error:
            refuted += math.prod(chances[i] for i in draw)
    return refuted


@pytest.mark.parametrize("urn", URNS)
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("error", [0.05, 0.2, 0.5])
def test_errors_are_as_rare_as_promised_in_all_sequences(name, urn, error):
    assert exact_error(name, urn, 6, error) <= error


@pytest.mark.parametrize("name", NAMES)
def test_errors_are_as_rare_as_promised_in_samples(name):
    # Shares of entities missed: most documents lose nothing, a few lose a lot.
    generator = np.random.default_rng(7)
    urn = np.concatenate([np.zeros(60), generator.beta(1, 6, 40)])
    draws, level = 600, urn.mean() - 1e-9
    wrong = sum(
        BOUNDS[name](generator.choice(urn, 40).tolist(), level, 0.1) <= 0.1 for _ in range(draws)
    )
    # Four standard deviations above a tenth of the draws.
    assert wrong <= draws * 0.1 + 4 * math.sqrt(draws * 0.09)


def literal_binomial_tail(most: int, count: int, chance: float) -> float:
    return sum(
        math.comb(count, i) * chance**i * (1 - chance) ** (count - i) for i in range(most + 1)
    )


@pytest.mark.parametrize("hits", [0, 1, 2, 5])
def test_hoeffding_bentkus_is_the_printed_formula(hits):
    count, level = 50, 0.2
    mean = hits / count
    h1 = (mean * math.log(mean / level) if hits else 0) + (1 - mean) * math.log(
        (1 - mean) / (1 - level)
    )
    expected = min(1, math.exp(-count * h1), math.e * literal_binomial_tail(hits, count, level))
    losses = [1.0] * hits + [0.0] * (count - hits)
    assert BOUNDS[HOEFFDING_BENTKUS](losses, level, 0.1) == pytest.approx(expected)


def test_betting_never_looks_ahead():
    # What is won on the first documents does not depend on those that follow.
    first = [0.0, 0.3, 0.0, 0.1]
    assert BOUNDS[BETTING]([*first, 1.0], 0.2, 0.1) <= 1
    rich = [0.0] * 80
    assert BOUNDS[BETTING]([*rich, 1.0], 0.1, 0.1) == pytest.approx(
        BOUNDS[BETTING]([*rich, 0.9], 0.1, 0.1)
    )


shares = st.lists(st.sampled_from([0.0, 0.0, 0.0, 0.05, 0.2, 0.5, 1.0]), min_size=1, max_size=40)


@given(shares, st.sampled_from(NAMES), st.sampled_from([0.05, 0.1, 0.3]))
def test_bounds_enclose_the_mean_and_widen_with_confidence(losses, name, error):
    mean = np.mean(losses)
    upper, lower = upper_bound(losses, error, name), lower_bound(losses, error, name)
    assert lower - 1e-9 <= mean <= upper + 1e-9
    assert upper <= upper_bound(losses, error / 2, name) + (1 if name == BETTING else 1e-9)


@given(shares, st.sampled_from(NAMES), st.floats(0.01, 0.98), st.floats(0.001, 0.01))
def test_a_higher_level_is_refuted_by_what_refutes_a_lower_one(losses, name, level, more):
    p_value = BOUNDS[name]
    assert p_value(losses, level + more, 0.1) <= p_value(losses, level, 0.1) + 1e-9


@pytest.mark.parametrize(
    ("losses", "sharpest"),
    [
        ([0.0] * 100, HOEFFDING_BENTKUS),
        ([0.1, 0.0, 0.0, 0.2, 0.0] * 10, BETTING),
        ([0.03, 0.0, 0.05, 0.0, 0.04] * 400, BETTING),
    ],
    ids=["nothing missed", "fifty documents", "thousands"],
)
def test_which_bound_is_sharpest(losses, sharpest):
    assert min(NAMES, key=lambda name: upper_bound(losses, 0.1, name)) == sharpest


def test_unknown_bound_is_refused():
    with pytest.raises(KanonError, match="KN321"):
        bound_of("plain")
