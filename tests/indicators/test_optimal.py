import math
from itertools import chain, combinations

from hypothesis import given, settings
from hypothesis import strategies as st

from spacy_kanon.indicators.web_search import cheapest_masks

cases = st.integers(1, 7).flatmap(
    lambda n: st.tuples(
        st.lists(st.sets(st.integers(0, n - 1), min_size=1, max_size=3), max_size=8),
        st.lists(st.integers(1, 20), min_size=n, max_size=n),
    )
)


def test_examples(sets, weights, expected):
    assert cheapest_masks(sets, weights) == expected


def brute_force(sets, weights) -> float:
    spans = range(len(weights))
    choices = chain.from_iterable(combinations(spans, size) for size in range(len(weights) + 1))
    valid = (chosen for chosen in choices if all(set(chosen) & one for one in sets))
    return min(sum(weights[i] for i in chosen) for chosen in valid)


@given(cases)
@settings(deadline=None, max_examples=60)
def test_every_set_loses_a_member_and_no_mask_is_needless(case):
    sets, weights = case
    chosen = cheapest_masks(sets, weights)
    assert all(set(chosen) & one for one in sets)
    assert chosen == sorted(set(chosen))
    bound = brute_force(sets, weights) * (math.log(max(len(sets), 1)) + 1)
    assert sum(weights[i] for i in chosen) <= bound + 1e-9
    for i in chosen:
        assert not all((set(chosen) - {i}) & one for one in sets)
