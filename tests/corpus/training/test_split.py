"""Sides and folds: by person, seeded, stable."""

from collections import Counter

import pytest

from spacy_kanon.errors import KanonError
from spacy_kanon.training.silver import SIDES, fold_of, parse_shares, side_of

EVEN = parse_shares("80/10/10")


@pytest.mark.parametrize(
    ("spec", "shares"),
    [("80/10/10", (0.8, 0.1, 0.1)), ("1/0/0", (1.0, 0.0, 0.0)), ("2/1/1", (0.5, 0.25, 0.25))],
)
def test_shares_add_up_to_one(spec, shares):
    assert parse_shares(spec) == pytest.approx(shares)


@pytest.mark.parametrize(
    "spec", ["", "80/20", "80/10/-10", "0/50/50", "a/b/c", "inf/1/1", "nan/1/1"]
)
def test_an_impossible_split_is_refused(spec):
    with pytest.raises(KanonError, match="KN555"):
        parse_shares(spec)


@pytest.mark.parametrize("other", ["MAYA  KODNANI", "Maya Kodnani ", "Māya Kodnani"])
def test_spellings_of_one_name_are_one_person(other):
    for seed in range(20):
        assert side_of("Maya Kodnani", EVEN, seed=seed) == side_of(other, EVEN, seed=seed)


def test_sides_have_their_shares_and_depend_on_the_seed():
    people = [f"Person {number}" for number in range(2000)]
    sides = [side_of(person, EVEN) for person in people]
    counts = Counter(sides)
    assert [counts[side] / 2000 for side in SIDES] == pytest.approx(EVEN, abs=0.03)
    assert sides == [side_of(person, EVEN) for person in people]
    assert sides != [side_of(person, EVEN, seed=1) for person in people]


def test_folds_hold_everybody():
    assert {fold_of(f"d{number}", 7) for number in range(200)} == set(range(7))
