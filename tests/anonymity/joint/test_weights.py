"""What a kept term is worth."""

import pytest

from spacy_kanon.anonymity.joint import bad_weights, bits_kept


@pytest.mark.parametrize(
    "support,population,bits", [(1, 1024, 10.0), (512, 1024, 1.0), (1024, 1024, 0.0)]
)
def test_bits_kept(support, population, bits):
    assert bits_kept(support, population) == bits


@pytest.mark.parametrize(
    "weights,bad",
    [
        ({}, ()),
        ({"LOC": 1, "ORG": 0.5}, ()),
        ({"ORG": -1, "LOC": 0, "MISC": 2}, ("LOC", "ORG")),
        ({"LOC": float("nan"), "ORG": float("inf")}, ("LOC", "ORG")),
        ({"LOC": True, "ORG": "3"}, ("LOC", "ORG")),
    ],
)
def test_bad_weights(weights, bad):
    assert bad_weights(weights) == bad
