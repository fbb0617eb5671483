"""Times that are told by others keep their order and lose their length."""

import pytest

from spacy_kanon.lang.en.coarse_wordings import relative_words
from spacy_kanon.lang.en.rule_wordings import (
    RELATIVE_SHAPE,
    number_word,
    rule_wordings,
    shape_of,
)
from spacy_kanon.names import DATETIME


def test_words_for_times_beside_others(before, text, words):
    assert relative_words(text, before) == words
    assert not words or shape_of(words) == RELATIVE_SHAPE


@pytest.mark.parametrize("before", ["when I was ", "Mum turned ", "since they were "])
def test_a_bare_age_gets_its_band(before):
    assert number_word("64", before, " last week") == "sixty-something"


def test_such_a_time_that_the_calendar_knows_is_told_by_its_date():
    told = rule_wordings("same year", DATETIME, keys=("date/1972",), before="In the ")
    assert "same period" not in [wording.text for wording in told]
    assert [w.text for w in rule_wordings("same year", DATETIME)] == ["same period", "DATE"]
