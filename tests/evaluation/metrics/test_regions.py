from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from spacy_kanon.evaluation.masks import (
    Overlap,
    covered,
    fully_covered,
    merge,
    token_overlap,
    tokens,
)

spans = st.lists(
    st.tuples(st.integers(0, 29), st.integers(1, 10)).map(lambda p: (p[0], min(30, sum(p)))),
    max_size=8,
)


def test_worked_example():
    text = "Ann met Bo-Li in Oslo"
    assert tokens(text, 4, 12) == [(4, 7), (8, 10), (11, 12)]  # a cut token is a token
    # Gold "Ann", "Bo-Li"; hidden "Ann met", "Bo-L": "Li" is not hidden whole.
    assert token_overlap(text, [(0, 3), (8, 13)], [(0, 7), (8, 12)]) == Overlap(2, 3, 3)


def test_scores_and_sums():
    total = Overlap(1, 2, 4) + Overlap(1, 2, 0)
    assert (total.precision, total.recall, total.f1) == (0.5, 0.5, 0.5)
    assert Overlap().precision != Overlap().precision  # undefined


def test_merge_unites_overlaps_and_keeps_neighbours():
    assert merge([(5, 9), (0, 3), (2, 4), (4, 5), (0, 3), (6, 7)]) == [(0, 4), (4, 5), (5, 9)]


@given(spans, spans)
def test_equal_to_sets_of_characters(first, second):
    ours = {i for start, end in first for i in range(start, end)}
    region = covered(30, first)
    assert {i for i in range(30) if region[i]} == ours
    assert list(fully_covered(region, second)) == [set(range(*s)) <= ours for s in second]
    merged = merge(first)
    assert {i for start, end in merged for i in range(start, end)} == ours
    assert all(a[1] <= b[0] for a, b in pairwise(merged))
