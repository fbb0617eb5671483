import spacy
from hypothesis import given
from hypothesis import strategies as st

from spacy_kanon.detection.analysis import Analysis
from spacy_kanon.detection.gazetteer import find_mentions, shown_keys
from spacy_kanon.lang.en.calendar_keys import date_keys, implied_keys, shown_dates
from spacy_kanon.names import DATETIME, LOC, PERSON

from ..fakes import FakeKnowledge

NLP = spacy.blank("en")
KNOWLEDGE = FakeKnowledge(
    {
        **{key: [0] for key in date_keys(1972, 5, 23)},
        **{key: [1, 2] for key in date_keys(1972, 6, 5)},
        **{key: [1, 3] for key in date_keys(1972, 5, 6)},
        "Paris, Texas": [0],
        "Paris (Texas)": [0],
        "Paris": [0, 1],
        "Texas": [0, 2],
        "Smith, John": [3],
        "Oslo": [1],
    },
    kinds={"Smith, John": PERSON, "Paris": LOC, "Texas": LOC, "Oslo": LOC},
)


def test_dates_show_all_that_is_coarser(readings, shown):
    keys = tuple(f"date/{key}" for key in readings.split())
    levels = [level.split() for level in shown.split("|") if level.strip()]
    assert shown_dates(keys) == tuple(tuple(f"date/{key}" for key in level) for level in levels)


@given(st.lists(st.dates(), min_size=1, max_size=3))
def test_who_fits_a_date_fits_all_that_it_shows(days):
    keys = [f"date/{day.isoformat()}" for day in days]
    for level in shown_dates(keys):
        assert all(set(level) & set(implied_keys(key)) for key in keys)


def test_mentions_say_what_they_show(text, shows):
    doc = NLP.make_doc(text)
    starts, ends = [token.idx for token in doc], [token.idx + len(token) for token in doc]
    (mention,) = find_mentions(Analysis(text, starts, ends), KNOWLEDGE)
    assert mention.shows == tuple(shows)
    assert (mention.kind == DATETIME) == mention.key.startswith("date/")


def test_an_unknown_mention_shows_nothing_that_is_counted():
    assert shown_keys((), KNOWLEDGE) == ()
    assert shown_keys(("date/1850-01-01",), KNOWLEDGE) == ()
