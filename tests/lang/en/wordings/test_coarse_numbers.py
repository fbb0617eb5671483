"""Numbers, dates and initials in other words: true of what they stand for, and never it."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spacy_kanon.lang.en.dates import find_dates, implied_keys
from spacy_kanon.lang.en.rule_wordings import (
    BANDS,
    age_words,
    around_month,
    around_year,
    band_of,
    common_parts,
    exact_year,
    relative_words,
    rule_wordings,
    shape_of,
    written_out,
)
from spacy_kanon.names import DATETIME

YEARS = st.integers(1, 2099)


def test_ages_in_bands(text, expected):
    age = age_words(text)
    assert (age and age.text) == expected


@given(st.integers(2, 120))
def test_an_age_lies_in_its_band(years):
    age = age_words(f"aged {years}")
    assert age.least <= years <= age.most
    assert age.most - age.least >= 9 if years > 20 else age.most > age.least


@given(st.floats(2, 1e12))
def test_a_number_lies_in_its_band(number):
    band = band_of(number)
    assert band.least <= number < band.most + 1
    assert not any(char.isdigit() for char in band.word)


def test_bands_leave_no_gap_and_decades_before_the_common_era_no_part():
    for band, after in pairwise(BANDS):
        assert after.least == band.most + 1
        assert (band.most + 0.5) / (band.least - 0.5) >= 1.5
    assert [wording.text for wording in around_year(-43)] == ["date in the 40s BC"]
    assert around_year(-43)[0].keys is None
    told = rule_wordings("same year", DATETIME, keys=("date/1972",), before="In the ")
    assert "same period" not in [wording.text for wording in told]
    assert [w.text for w in rule_wordings("same year", DATETIME)] == ["same period", "DATE"]


def test_names_of_parts(year, names):
    assert [part.text for part in around_year(year)] == [f"date in the {name}" for name in names]


@given(YEARS)
def test_a_date_lies_in_all_its_parts_and_each_in_the_next(year):
    implied = set(implied_keys(f"date/{year:04d}"))
    before = {f"date/{year:04d}"}
    for part in around_year(year):
        years = {one for key in part.keys[0] for one in _years(key)}
        assert {int(key[-4:]) for key in before if key[-1] != "X"} <= years
        assert implied & set(part.keys[0])
        assert len(part.keys[0]) == 1 or len(part.keys[0]) >= 3
        before = {f"date/{one:04d}" for one in years}


@given(YEARS)
def test_a_wording_says_whatever_a_reader_finds_in_it(year):
    for wording in [exact_year(year), *around_year(year)]:
        said = {key for keys in wording.keys for key in keys}
        assert all(said.issuperset(date.keys) for date in find_dates(wording.text))


@given(YEARS, YEARS)
def test_common_parts_hold_both_years(first, second):
    for wording in common_parts([first, second]):
        years = {one for key in wording.keys[0] for one in _years(key)}
        assert {first, second} <= years


@pytest.mark.parametrize("month,season", [(12, "winter"), (2, "winter"), (9, "autumn")])
def test_seasons_say_their_months(month, season):
    (_, around) = around_month(month)
    assert around.text == f"date in {season}"
    assert len(around.keys[0]) == 3 and f"date/XXXX-{month:02d}" in around.keys[0]


def _years(key):
    digits = key.removeprefix("date/")
    least = int(digits.replace("X", "0"))
    return range(least, least + 10 ** digits.count("X"))


def test_only_the_words_that_the_letters_begin(text, initials, name):
    bounds = written_out(text, initials)
    assert (None if bounds is None else text[bounds[0] : bounds[1]]) == name


@given(
    st.lists(st.from_regex(r"[A-Z][a-z]{1,9}", fullmatch=True), min_size=2, max_size=8),
    st.text(max_size=200),
)
def test_a_name_is_met_again_wherever_it_stands(words, before):
    name, initials = " ".join(words), "".join(word[0] for word in words)
    text = f"{before}, {name} ({initials})"
    first = text.find(f" ({initials})")
    bounds = written_out(text, initials)
    assert first < len(before) or (bounds and text[slice(*bounds)] == name)


def test_words_for_times_beside_others(before, text, words):
    assert relative_words(text, before) == words
    assert not words or shape_of(words) == "relative time"
