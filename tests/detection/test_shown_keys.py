from __future__ import annotations

import pytest
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
CENTURY = "197X | 19XX"


@pytest.mark.parametrize(
    "readings, shown",
    [
        ("1972-05-23", f"XXXX-05-23 | 1972-05 | 1972 | {CENTURY}"),
        ("1972-05", f"1972 | {CENTURY}"),
        ("1972", CENTURY),
        ("197X", "19XX"),
        ("19XX", ""),
        ("XXXX-05-23", ""),
        # Ambiguous: of each thing shown all readings.
        ("1972-06-05 1972-05-06",
         f"XXXX-06-05 XXXX-05-06 | 1972-06 1972-05 | 1972 | {CENTURY}"),
        ("1925 2025", "192X 202X | 19XX 20XX"),
        ("1977 1978", CENTURY),
        ("1979 1980", "197X 198X | 19XX"),
        ("", ""),
    ],
)  # fmt: skip
def test_dates_show_all_that_is_coarser(readings, shown):
    keys = tuple(f"date/{key}" for key in readings.split())
    levels = [level.split() for level in shown.split("|") if level.strip()]
    assert shown_dates(keys) == tuple(tuple(f"date/{key}" for key in level) for level in levels)


@given(st.lists(st.dates(), min_size=1, max_size=3))
def test_who_fits_a_date_fits_all_that_it_shows(days):
    keys = [f"date/{day.isoformat()}" for day in days]
    for level in shown_dates(keys):
        assert all(set(level) & set(implied_keys(key)) for key in keys)


@pytest.mark.parametrize(
    "text, shows",
    [
        ("born 23 May 1972 there",
         [("date/XXXX-05-23",), ("date/1972-05",), ("date/1972",), ("date/197X",), ("date/19XX",)]),
        ("in May 1972 there", [("date/1972",), ("date/197X",), ("date/19XX",)]),
        ("on 5/6/1972 there",
         [("date/XXXX-06-05", "date/XXXX-05-06"), ("date/1972-06", "date/1972-05"),
          ("date/1972",), ("date/197X",), ("date/19XX",)]),
        ("in Paris, Texas there", [("Paris",), ("Texas",)]),
        ("in Paris (Texas) there", [("Paris",), ("Texas",)]),
        # Parts that the knowledge base does not have are nothing to count.
        ("by Smith, John there", []),
        ("in Oslo there", []),
    ],
)  # fmt: skip
def test_mentions_say_what_they_show(text, shows):
    doc = NLP.make_doc(text)
    starts, ends = [token.idx for token in doc], [token.idx + len(token) for token in doc]
    (mention,) = find_mentions(Analysis(text, starts, ends), KNOWLEDGE)
    assert mention.shows == tuple(shows)
    assert (mention.kind == DATETIME) == mention.key.startswith("date/")


def test_an_unknown_mention_shows_nothing_that_is_counted():
    assert shown_keys((), KNOWLEDGE) == ()
    assert shown_keys(("date/1850-01-01",), KNOWLEDGE) == ()
