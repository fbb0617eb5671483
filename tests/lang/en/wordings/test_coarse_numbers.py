"""Numbers as words: true of the number, and never the number itself."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from spacy_kanon.lang.en.coarse_wordings import (
    BANDS,
    age_words,
    band_of,
    counted_words,
    value_of,
)


def test_words_for_numbers(text, behind, expected):
    assert counted_words(text, behind) == expected


def test_ages_in_bands(text, expected):
    age = age_words(text)
    assert (age and age.text) == expected


@given(st.integers(5, 120))
def test_an_age_lies_in_its_band(years):
    age = age_words(f"aged {years}")
    assert age.least <= years <= age.most
    assert age.most - age.least >= 9 if years >= 20 else age.most > age.least


@given(st.floats(2, 1e12))
def test_a_number_lies_in_its_band(number):
    band = band_of(number)
    assert band.least <= number < band.most + 1
    assert not any(char.isdigit() for char in band.word)


def test_bands_leave_no_gap_and_are_wide():
    for band, after in pairwise(BANDS):
        assert after.least == band.most + 1
        assert (band.most + 0.5) / (band.least - 0.5) >= 1.5


def test_values(written, value):
    assert value_of(written) == value
