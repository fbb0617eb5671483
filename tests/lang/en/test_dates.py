import datetime

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spacy_kanon.lang.en import dates
from spacy_kanon.lang.en.calendar_keys import coarser, date_keys, implied_keys, wikidata_time_keys
from spacy_kanon.lang.en.dates import find_dates, parse_date, sub_kind_of_date
from spacy_kanon.lang.en.lexicon import words_of
from tests.examples import examples
from tests.growth import assert_linear

EXAMPLES = examples(__file__)


def found(text):
    return [
        (text[m.start : m.end], *(key.removeprefix("date/") for key in m.keys))
        for m in find_dates(text)
    ]


def test_one_expression(expression, keys):
    assert found(f"It was {expression} then.") == [(expression, *keys)]


@pytest.mark.parametrize("expression,keys", EXAMPLES["test_one_expression"])
def test_a_text_that_is_a_date_parses(expression, keys):
    assert parse_date(f" {expression} ") == tuple(f"date/{key}" for key in keys)


def test_ranges_and_neighbours(text, expected):
    assert found(text) == expected


def test_what_is_no_date(text):
    assert found(text) == []


def test_paragraphs_and_odd_spaces():
    assert found("23\n\nMay 1972") == [("May 1972", "1972-05")]
    assert parse_date("23\u00a0May\u20091972") == ("date/1972-05-23",)
    assert parse_date("1972‑05–23") == ("date/1972-05-23",)


@pytest.mark.parametrize("text", ["maybe 1972", "a third", "1972 1973 the rest"])
def test_no_parse_of_more_than_a_date(text):
    assert parse_date(text) == ()


def test_date_keys(date, keys):
    assert date_keys(*date) == tuple(f"date/{key}" for key in keys.split())


def test_wikidata_times(value, precision, finest):
    keys = wikidata_time_keys(value, precision)
    assert (keys[0] if keys else None) == (finest and f"date/{finest}")


YEARS_OF_TEXTS = st.dates(datetime.date(1000, 1, 1), datetime.date(2100, 12, 31))


@given(
    YEARS_OF_TEXTS, st.sampled_from(["%Y-%m-%d", "%d %B %Y", "%B %d, %Y", "%d %b %Y", "%d.%m.%Y"])
)
def test_every_day_reads_back_from_every_form(day, form):
    keys = implied_keys(f"date/{day.isoformat()}")
    assert keys == date_keys(day.year, day.month, day.day)
    assert parse_date(day.strftime(form)) == keys[:1]


@given(st.dates())
def test_coarser_keys_are_a_chain(day):
    chain = [f"date/{day.isoformat()}", *coarser(f"date/{day.isoformat()}")]
    assert len(chain) == 5
    assert [coarser(key) for key in chain] == [tuple(chain[i + 1 :]) for i in range(5)]
    assert coarser("date/XXXX-05-23") == coarser("Oslo") == ()


@given(st.text(alphabet="0123456789 -/.,:'MayJunofthsd", max_size=60))
def test_mentions_are_in_order_and_inside(text):
    last = 0
    for mention in find_dates(text):
        assert last <= mention.start < mention.end <= len(text)
        last = mention.end


# Parts of dates, and what can stand in their way.
PARTS = sorted(
    words_of(
        """
        May march MARCH Sept. Jan july Monday Mon. SUNDAY Tues 1 2 05 12 23 31 50 100 1970 1972
        2010 0830 '72 '70s 1970s st th 23rd 5th of the , . - / : ( " ' _ x X early mid- Late to
        and or between a an A An one two Three twenty-eight hundred thousand half several few
        many couple number another years day old ago later YEARS weeks century Centuries
        nineteenth First BC AD A.D. c. ca. circa summer Summer spring Fall winters Christmas
        Easter New Year's Eve noon midnight 10:30 a.m. pm o'clock hours GMT age aged Ages at
        last Next previous following same this That yesterday Tonight evening season twenties
        parties nineteen june may march VI XII seventy-eight oh Twenty eleven nineteenth first
        people 12,000 3.5 1972-05-23 23/05/1972 1939/40 €
        """
    )
)


@settings(max_examples=1000, deadline=None)
@given(
    st.lists(st.tuples(st.sampled_from(PARTS), st.sampled_from(["", " ", " ", " ", "-", "\n\n"])))
)
def test_equal_to_trying_every_pattern_everywhere(parts):
    text = "".join(part + joint for part, joint in parts)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(dates, "matches_at", lambda pattern, text, places: pattern.finditer(text))
        expected = find_dates(text)
    assert find_dates(text) == expected


def test_hostile_texts_take_linear_time(unit):
    assert_linear(lambda size: find_dates((unit * size)[:size]), 40_000)


def test_what_a_date_is(text, sub_kinds):
    dates = find_dates(text)
    assert [sub_kind_of_date(text, date.start, date.end) for date in dates] == sub_kinds


def keys_of(text: str, age: str) -> list[str]:
    at = text.index(age)
    (mention,) = [m for m in find_dates(text) if m.start <= at < m.end]
    return [key.removeprefix("date/") for key in mention.keys]


def test_an_age_beside_a_date_tells_the_year_of_birth(text, age, years):
    assert keys_of(text, age) == years.split()
