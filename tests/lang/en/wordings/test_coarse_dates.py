"""Stretches of time around a date: each lies in the next, and says all that it shows."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spacy_kanon.lang.en.calendar_keys import implied_keys
from spacy_kanon.lang.en.coarse_wordings import (
    around_month,
    around_year,
    common_parts,
    exact_year,
    parts_around,
)
from spacy_kanon.lang.en.dates import find_dates

YEARS = st.integers(1, 2099)


def test_names_of_parts(year, names):
    assert [part.name for part in parts_around(year)] == names


@given(YEARS)
def test_a_date_lies_in_all_its_parts_and_each_in_the_next(year):
    implied = set(implied_keys(f"date/{year:04d}"))
    before = {f"date/{year:04d}"}
    for part in parts_around(year):
        years = {one for key in part.keys[0] for one in _years(key)}
        assert {int(key[-4:]) for key in before if key[-1] != "X"} <= years
        assert implied & set(part.keys[0])
        assert len(part.keys[0]) == 1 or len(part.keys[0]) >= 3
        before = {f"date/{one:04d}" for one in years}


@given(YEARS)
def test_a_wording_says_whatever_a_reader_finds_in_it(year):
    for wording in [exact_year(year, f"date/{year:04d}"), *around_year(year)]:
        said = {key for keys in wording.keys for key in keys}
        assert all(said.issuperset(date.keys) for date in find_dates(wording.text))


@given(YEARS, YEARS)
def test_common_parts_hold_both_years(first, second):
    for wording in common_parts([first, second]):
        years = {one for key in wording.keys[0] for one in _years(key)}
        assert {first, second} <= years


def test_no_part_of_a_decade_before_the_common_era():
    assert [wording.text for wording in around_year(-43)] == ["date in the 40s BC"]
    assert around_year(-43)[0].keys is None


@pytest.mark.parametrize("month,season", [(12, "winter"), (2, "winter"), (9, "autumn")])
def test_seasons_say_their_months(month, season):
    (_, around) = around_month(month)
    assert around.text == f"date in {season}"
    assert len(around.keys[0]) == 3 and f"date/XXXX-{month:02d}" in around.keys[0]


def _years(key):
    digits = key.removeprefix("date/")
    least = int(digits.replace("X", "0"))
    return range(least, least + 10 ** digits.count("X"))
