import datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spacy_kanon.lang.en import dates
from spacy_kanon.lang.en.dates import date_keys, find_dates, implied_keys
from tests.examples import examples

EXAMPLES = examples(__file__)
YEARS_OF_TEXTS = st.dates(datetime.date(1000, 1, 1), datetime.date(2100, 12, 31))


def found(text):
    return [
        (text[m.start : m.end], *(key.removeprefix("date/") for key in m.keys))
        for m in find_dates(text)
    ]


def test_one_expression(expression, keys):
    assert found(f"It was {expression} then.") == [(expression, *keys)]


@pytest.mark.parametrize("expression,keys", EXAMPLES["test_one_expression"])
def test_a_text_that_is_a_date_parses(expression, keys):
    assert dates.parse_date(f" {expression} ") == tuple(f"date/{key}" for key in keys)


def test_ranges_and_neighbours(text, expected):
    assert found(text) == expected


def test_wikidata_times(value, precision, finest):
    keys = dates.wikidata_time_keys(value, precision)
    assert (keys[0] if keys else None) == (finest and f"date/{finest}")


@given(
    YEARS_OF_TEXTS, st.sampled_from(["%Y-%m-%d", "%d %B %Y", "%B %d, %Y", "%d %b %Y", "%d.%m.%Y"])
)
def test_every_day_reads_back_from_every_form(day, form):
    keys = implied_keys(f"date/{day.isoformat()}")
    assert keys == date_keys(day.year, day.month, day.day)
    assert dates.parse_date(day.strftime(form)) == keys[:1]


@given(st.dates())
def test_coarser_keys_are_a_chain(day):
    chain = [f"date/{day.isoformat()}", *dates.coarser(f"date/{day.isoformat()}")]
    assert len(chain) == 5
    assert [dates.coarser(key) for key in chain] == [tuple(chain[i + 1 :]) for i in range(5)]
    assert dates.coarser("date/XXXX-05-23") == dates.coarser("Oslo") == ()


def test_what_a_date_is(text, sub_kinds):
    spans = find_dates(text)
    assert [dates.sub_kind_of_date(text, date.start, date.end) for date in spans] == sub_kinds


def test_an_age_beside_a_date_tells_the_year_of_birth(text, age, years):
    at = text.index(age)
    (mention,) = [m for m in find_dates(text) if m.start <= at < m.end]
    assert list(mention.keys) == [f"date/{year}" for year in years.split()]
