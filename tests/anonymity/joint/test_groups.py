"""Bounds of items that exclude each other, against trying every set."""

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pyroaring import BitMap

from spacy_kanon.anonymity.joint import most_of, reaches, sums_of, ungrouped

PEOPLE = 6
ITEMS = st.lists(
    st.tuples(st.integers(1, 2**PEOPLE - 1), st.integers(1, 9), st.integers(-1, 2)), max_size=5
)


def allowed_sets(groups):
    """All sets of items of which no two are of one group."""
    for taken in product((False, True), repeat=len(groups)):
        named = [group for group, took in zip(groups, taken, strict=True) if took and group >= 0]
        if len(set(named)) == len(named):
            yield [number for number, took in enumerate(taken) if took]


def people_of(mask):
    return BitMap(person for person in range(PEOPLE) if mask >> person & 1)


@settings(max_examples=50, deadline=None)
@given(ITEMS)
def test_bounds_are_what_the_best_set_is_worth(items):
    masks, values, groups = [[item[n] for item in items] for n in range(3)]
    sets = list(allowed_sets(groups))
    best = max(sum(values[number] for number in numbers) for numbers in sets)
    assert most_of(zip(values, range(len(items)), strict=True), groups) == best
    lists, everybody = [people_of(mask) for mask in masks], BitMap(range(PEOPLE))
    sums = reaches(everybody, lists, values, groups)
    for person in range(PEOPLE):
        fitting = [ns for ns in sets if all(masks[number] >> person & 1 for number in ns)]
        assert sums[person] == max(sum(values[number] for number in ns) for ns in fitting)
    options = [(mask, value, number) for number, (mask, value, _) in enumerate(items)]
    assert sums_of(PEOPLE, options, groups, 0).tolist() == sums.tolist()


@pytest.mark.parametrize(
    "masks,values,apart",
    [
        ((0b0111, 0b0011), (3, 5), [(0b0111, 3, 0), (0b0011, 2, 1)]),  # it grows
        ((0b0111, 0b0011), (5, 5), [(0b0111, 5, 0)]),  # who fits the narrow one has as much
        ((0b0110, 0b0011), (3, 5), [(0b0011, 5, 1), (0b0110, 3, 0)]),  # it does not
    ],
)
def test_a_chain_among_few_people(masks, values, apart):
    options = [(mask, value, n) for n, (mask, value) in enumerate(zip(masks, values, strict=True))]
    assert ungrouped(options, [4, 4])[0] == apart
