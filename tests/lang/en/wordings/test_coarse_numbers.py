"""Numbers as words: true of the number, and never the number itself."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spacy_kanon.lang.en.coarse_wordings import (
    BANDS,
    age_words,
    band_of,
    counted_words,
    value_of,
)


@pytest.mark.parametrize(
    "text,behind,expected",
    [
        ("four years", "", "several years"),
        ("two hours", "", "two or three hours"),
        ("$5 million", ".", "millions of dollars"),
        ("$5 million", " deal", ""),
        ("US$400,000", "", "hundreds of thousands of US dollars"),
        ("80 DEM", "", "dozens of German marks"),
        ("80 ISK", "", ""),
        ("28", " goals", "dozens of"),
        ("23", " goals", "more than a dozen"),
        ("ten", " Emmy nominations", "several"),
        ("7", " Pine Street is", ""),
        ("3", "-on-3 basketball", ""),
        ("28", " and", ""),
        ("7", " pm", ""),
        ("7.30 pm", ", Thursday", ""),
        ("four", " of them", "several"),
        ("thirty", ".", "dozens"),
        ("4", ".", ""),
        ("28", "", ""),
        ("1,350", " people", "hundreds of"),
        ("two-episode", " feature", "multi-episode"),
        ("two", "-episode feature", "multi"),
        ("58", "-year-old man", ""),
        ("sixty", "-eighth Congress", ""),
        ("second", " secretary", ""),
        ("75 kg", "", "dozens of kg"),
        ("PLN 556", ".", "hundreds of Polish zlotys"),
        ("four years and six months’", " prison", "several years’"),
        (".212", " average", ""),
        ("100", " games", "a hundred or more"),
        ("third", " novel", "later"),
        ("third", " of them", ""),
        ("No. 5", " seed", ""),
        ("25%", "", "about thirty percent"),
        ("99%", "", ""),
        ("one", " goal", ""),
        ("5-3", " win", ""),
    ],
)
def test_words_for_numbers(text, behind, expected):
    assert counted_words(text, behind) == expected


@pytest.mark.parametrize(
    "text,expected",
    [
        ("the age of 58", "the age of fifty-something"),
        ("aged 31", "aged thirty-something"),
        ("twelve years old", "about ten years old"),
        ("16 years old", "about fifteen years old"),
        ("aged 19", "aged nearly twenty"),
        ("58-year-old", "fifty-something-year-old"),
        ("age of 97", "age of ninety or more"),
        ("105 years old", "ninety or more years old"),
        ("91-year-old", "ninety-or-more-year-old"),
        ("aged 4", None),
        ("aged 200", None),
        ("four years", None),
    ],
)
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


@pytest.mark.parametrize(
    "written,value",
    [
        ("3.5 million", 3.5e6), ("twenty-eight", 28), ("a hundred", 100), ("1,200", 1200),
        ("two dozen", 24), ("5m", 5e6), ("3-4", None), ("10 to 20", None), ("ten or twelve", None),
        ("third", None), ("", None), ("kg", None),
    ],
)  # fmt: skip
def test_values(written, value):
    assert value_of(written) == value
