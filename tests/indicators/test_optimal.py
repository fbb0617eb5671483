from __future__ import annotations

from itertools import chain, combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spacy_kanon.errors import KanonError
from spacy_kanon.indicators.web_search import cheapest_masks

cases = st.integers(1, 7).flatmap(
    lambda n: st.tuples(
        st.lists(st.sets(st.integers(0, n - 1), min_size=1, max_size=3), max_size=8),
        st.lists(st.integers(1, 20), min_size=n, max_size=n),
    )
)


@pytest.mark.parametrize(
    "sets,weights,expected",
    [
        ([], [1.0], []),
        ([[0]], [5.0], [0]),
        ([[0, 1]], [2.0, 1.0], [1]),
        ([[0, 1], [1, 2]], [1.0, 1.5, 1.0], [1]),
        ([[0, 1], [1, 2]], [1.0, 2.5, 1.0], [0, 2]),
        ([[0, 1], [0]], [9.0, 1.0], [0]),  # the pair is broken with its part
        ([[0, 1], [1, 0], [0, 0, 1]], [1.0, 2.0], [0]),
    ],
)
@pytest.mark.parametrize("method", ["exact", "greedy"])
def test_examples(sets, weights, expected, method):
    assert cheapest_masks(sets, weights, method=method) == expected


def brute_force(sets, weights) -> float:
    spans = range(len(weights))
    choices = chain.from_iterable(combinations(spans, size) for size in range(len(weights) + 1))
    valid = (chosen for chosen in choices if all(set(chosen) & one for one in sets))
    return min(sum(weights[i] for i in chosen) for chosen in valid)


@given(cases)
@settings(deadline=None, max_examples=60)
def test_exact_is_the_cheapest_and_greedy_is_valid(case):
    sets, weights = case
    exact, greedy = (cheapest_masks(sets, weights, method=m) for m in ("exact", "greedy"))
    for chosen in (exact, greedy):
        assert all(set(chosen) & one for one in sets)
        assert chosen == sorted(set(chosen))
    assert sum(weights[i] for i in exact) == brute_force(sets, weights)
    assert sum(weights[i] for i in greedy) >= sum(weights[i] for i in exact)
    # No span of the greedy answer is needless.
    for i in greedy:
        assert not all((set(greedy) - {i}) & one for one in sets)


def test_greedy_can_be_worse():
    # The cheapest per set is 0 (1.9 / 3), yet {1, 2} would do for 1.8.
    sets = [[0, 1], [0, 1], [0, 2], [1, 3], [2, 4]]
    weights = [1.2, 1.0, 1.0, 5.0, 5.0]
    assert cheapest_masks(sets, weights) == [1, 2]


@pytest.mark.parametrize(
    "sets,weights,code",
    [([[]], [1.0], "KN709"), ([[3]], [1.0], "KN701"), ([[0]], [0.0], "KN701")],
)
def test_bad_input(sets, weights, code):
    with pytest.raises(KanonError, match=code):
        cheapest_masks(sets, weights)
