from datetime import date, timedelta

from hypothesis import given
from hypothesis import strategies as st

from spacy_kanon.lang.en.date_shifting import shift_date
from spacy_kanon.lang.en.identifiers import find_addresses, find_whole_addresses
from tests.growth import assert_linear

SHIFTS = st.integers(366, 3650).flatmap(lambda days: st.sampled_from([days, -days]))
FORMATS = [
    "%d %B %Y", "%B %d, %Y", "%b %d %Y", "%Y-%m-%d", "%m/%d/%Y", "%d.%m.%Y", "%d/%m/%y",
    "%A, %d %B %Y", "%a %d %b %Y", "%B %Y", "%Y", "%d %B", "%Y-%m", "%m/%Y",
]  # fmt: skip


def test_days_and_ends_of_addresses():
    assert shift_date("5/6/1972", 400, day_first=True) == "10/7/1973"
    assert places("He lives at 12 Baker Street. Seen") == [("12 Baker Street", "ADDRESS")]
    assert places("Springfield, IL 62704-1234.") == [("62704-1234", "ZIP")]


@given(st.dates(date(1931, 1, 1), date(2020, 12, 31)), SHIFTS, st.sampled_from(FORMATS))
def test_every_date_moves(day, shift, form):
    written = day.strftime(form)
    moved = shift_date(written, shift)
    if moved is None:
        assert (day.month, day.day) == (2, 29) and form == "%d %B"
    else:
        assert moved != written or form == "%d %B"


@given(st.lists(st.dates(date(1000, 1, 1) + timedelta(4000), date(9000, 1, 1)), min_size=2), SHIFTS)
def test_intervals_and_order_stay(days, shift):
    moved = [date.fromisoformat(shift_date(day.isoformat(), shift)) for day in days]
    assert [one - moved[0] for one in moved] == [day - days[0] for day in days]
    months = [shift_date(day.isoformat()[:7], shift) for day in days]
    assert sorted(range(len(days)), key=lambda i: (days[i].isoformat()[:7], i)) == sorted(
        range(len(days)), key=lambda i: (months[i], i)
    )


def places(text):
    return [(text[one.start : one.end], one.form) for one in find_addresses(text)]


def test_one_whole(address, form):
    assert places(f"They were at {address}, it said.") == [(address, form)]


def test_no_address(text):
    assert places(text) == []


def test_an_italian_street_has_a_number():
    text = "I paid via PayPal. Now she lives at via Roma 12."
    assert [text[start:end] for start, end in find_whole_addresses(text)] == ["via Roma 12"]


def test_time_is_linear(unit):
    assert_linear(lambda size: find_addresses((unit * size)[:size]), 40_000)
