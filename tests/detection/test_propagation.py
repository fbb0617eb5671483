"""What is masked once is masked everywhere."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spacy_kanon.detection.propagation import spread_masks


@pytest.mark.parametrize(
    ("text", "masks", "expected"),
    [
        ("Ann Lee met Ann Lee", [(0, 2)], [(0, 2), (3, 5)]),
        ("Ann Lee met Ann", [(0, 2)], [(0, 2)]),  # a part is another phrase
        ("Lee is Ann Lee", [(2, 4), (0, 1)], [(0, 1), (2, 4)]),  # the mask stays as it is
        ("Lee of Lee City in Lee City", [(0, 1), (2, 4)], [(0, 1), (2, 4), (5, 7)]),  # longest
        ("singer and singer", [(0, 1)], [(0, 1)]),  # lower case: an ordinary word
        ("in 1990 and 1990", [(1, 2)], [(1, 2), (3, 4)]),
        ("A b A", [(0, 1)], [(0, 1)]),  # too short
        ("Ann ann ANN", [(0, 1)], [(0, 1)]),
        ("nothing", [], []),
        ("", [], []),
    ],
)
def test_spread(text, masks, expected):
    assert spread_masks(text.split(), masks) == expected


@pytest.mark.parametrize(
    ("kept", "expected"),
    [
        ([(2, 5)], [(0, 1)]),  # in the name of a ministry
        ([(2, 3)], [(0, 1), (2, 3)]),  # the same phrase, kept elsewhere
        ([(3, 5)], [(0, 1), (2, 3)]),
        ([], [(0, 1), (2, 3)]),
    ],
)
def test_not_inside_a_longer_mention_that_may_stay(kept, expected):
    words = ["Norway", "wrote", "Norway", "State", "Office"]
    assert spread_masks(words, [(0, 1)], kept=kept) == expected


@given(st.lists(st.sampled_from(["Ann", "Lee", "met", "1990"]), max_size=30), st.data())
def test_given_masks_stay_and_nothing_overlaps(words, data):
    cuts = sorted(data.draw(st.sets(st.integers(0, len(words)), max_size=8)))
    masks = list(zip(cuts[::2], cuts[1::2], strict=False))
    found = spread_masks(words, masks)
    assert set(masks) <= set(found)
    edges = [edge for bounds in found for edge in bounds]
    assert edges == sorted(edges)
    assert spread_masks(words, found) == found
