"""What is masked once is masked everywhere."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spacy_kanon.detection.propagation import spread_masks
from tests.examples import examples

EXAMPLES = examples(__file__)


@pytest.mark.parametrize(("text", "masks", "expected"), EXAMPLES["test_spread"])
def test_spread(text, masks, expected):
    assert spread_masks(text.split(), masks) == expected


@pytest.mark.parametrize(
    ("kept", "expected"), EXAMPLES["test_not_inside_a_longer_mention_that_may_stay"]
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
