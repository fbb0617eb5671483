from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spacy_kanon.linkage.reader import FEATURES, count_features, words_of

from .samples import features_of, words


@pytest.mark.parametrize(
    "text,expected",
    [
        ("", []),
        (" \n***", []),
        ("Lace-making, 1972!", ["lace", "making", "1972"]),
        ("Zoe\u0308 O'Brien", ["zoe", "o", "brien"]),
        ("STRASSE Straße", ["strasse", "strasse"]),
        ("x\u200by", ["xy"]),
    ],
)
def test_words(text, expected):
    assert words_of(text) == expected


@pytest.mark.parametrize("feature", FEATURES)
@given(text=st.lists(words, max_size=12))
def test_features_are_those_of_the_literal_ones(feature, text):
    _, counts = count_features([text], feature)
    assert Counter(counts.tolist()) == Counter(features_of(text, feature).values())


@pytest.mark.parametrize(
    "feature,expected",
    [("words", [1987474883419541120, 8079082606332175587]), ("pairs", [11500436847539504444])],
)
def test_the_numbers_of_features_never_change(feature, expected):
    assert count_features([["lace", "oslo"]], feature)[0].tolist() == expected
