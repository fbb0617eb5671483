"""What is left of a text, by hand-worked examples."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spacy_kanon.evaluation.utility import find_replaced, measure_utility, token_overlap
from spacy_kanon.types import MaskedSpan
from tests.refusals import refused

TEXT = "Ada lived in Oslo"  # 17 characters, 4 words
BITS = {"Ada": 4.0, "lived": 1.0, "in": 1.0, "Oslo": 2.0}


def test_utility(spans, tokens, characters, information, similarity):
    found = measure_utility([TEXT], [[MaskedSpan(*span) for span in spans]], BITS.__getitem__)
    assert found.spans == len(spans)
    assert found.tokens == pytest.approx(tokens)
    assert found.characters == pytest.approx(characters)
    assert found.information == pytest.approx(information)
    assert found.similarity == pytest.approx(similarity)


@pytest.mark.parametrize("spans", [[(2, 2)], [(-1, 2)], [(3, 99)], [(0, 3), (2, 5)]])
def test_bad_spans(spans):
    refused("KN653", measure_utility, [TEXT], [[MaskedSpan(*span) for span in spans]])


def test_replaced_spans_are_found(sanitized, expected):
    assert find_replaced("Ada lived in Oslo.", sanitized) == [MaskedSpan(*e) for e in expected]


@given(st.text("ab .*", max_size=20), st.text("ab .*", max_size=20))
def test_found_spans_are_always_valid(original, sanitized):
    found = measure_utility([original], [find_replaced(original, sanitized)])
    assert 0 <= found.similarity <= 1 and 0 <= found.tokens <= 1


def test_token_overlap(one, other, expected):
    assert token_overlap(one, other) == pytest.approx(expected)
