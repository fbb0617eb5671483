from math import erfc, exp, inf, sqrt

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spacy_kanon.federated.plan import epsilon, gaussian_delta, privacy_spent

multipliers = st.lists(st.floats(0.2, 20), min_size=1, max_size=20)


def test_epsilon_as_googles_accountant_has_it(multiplier, rounds, expected):
    assert epsilon([multiplier] * rounds, 1e-5) == pytest.approx(expected, rel=1e-6)


@pytest.mark.parametrize("mu", [0.01, 0.5, 1, 3, 10])
def test_delta_against_the_formula_as_it_is_written(mu):
    def phi(x):
        return erfc(-x / sqrt(2)) / 2

    for at in (0, 0.1, 1, 5, 20):
        written = phi(mu / 2 - at / mu) - exp(at) * phi(-mu / 2 - at / mu)
        assert gaussian_delta(at, mu) == pytest.approx(written, rel=1e-6, abs=1e-12)


@settings(max_examples=50, deadline=None)
@given(multipliers, st.floats(0.2, 20), st.floats(1e-9, 0.1))
def test_more_rounds_cost_more_and_more_noise_costs_less(noise, other, delta):
    spent = epsilon(noise, delta)
    assert epsilon([*noise, other], delta) >= spent
    assert epsilon([2 * multiplier for multiplier in noise], delta) <= spent
    assert epsilon(noise, delta / 2) >= spent
    assert epsilon(sorted(noise), delta) == pytest.approx(spent)


@settings(max_examples=50, deadline=None)
@given(multipliers, st.floats(1e-9, 0.1))
def test_epsilon_is_the_least_that_has_this_delta(noise, delta):
    spent, mu = epsilon(noise, delta), sqrt(sum(multiplier**-2 for multiplier in noise))
    assert gaussian_delta(spent, mu) <= delta * (1 + 1e-6)
    if spent:
        assert gaussian_delta(spent * 0.999, mu) > delta


def test_only_rounds_with_noise_promise_and_count():
    assert epsilon([1.0, 0.0], 1e-5) == inf
    assert epsilon([], 1e-5) == 0.0
    rounds = [{"changed": changed, "noise_multiplier": 1.0} for changed in (True, False, True)]
    spent = privacy_spent(rounds, 1e-5)
    assert spent["epsilon"] == pytest.approx(epsilon([1.0, 1.0], 1e-5))
    assert spent["epsilon_replaced"] == pytest.approx(epsilon([0.5, 0.5], 1e-5))
    rounds[0]["noise_multiplier"] = 0.0
    assert privacy_spent(rounds, 1e-5) == {"delta": 1e-5, "epsilon": None, "epsilon_replaced": None}
