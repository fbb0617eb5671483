"""A wording fits its sentence: articles, number, prepositions, capitals."""

import pytest

from spacy_kanon.lang.en.wording_rules import fit, is_apposed
from spacy_kanon.lang.language_rules import COUNT, PERIOD, YEAR

DECADE, PART, CENTURY = (
    f"date in the {period}" for period in ("1970s", "early 1970s", "late 20th century")
)


def test_nouns_and_names(before, original, option, form, text, instead):
    fitted = fit(option, before=before, original=original, form=form)
    assert (fitted.text, fitted.before) == (text, instead)


def test_articles_and_appositions():
    asked = {"before": "left the ", "original": "Academy"}
    assert fit("school", **asked).text == "a school"
    assert fit("school", **asked, is_known=True) == ("school", "", 0)
    fitted = fit(DECADE, before="He lived there ", original="from 1971 to 1975", form=PERIOD)
    assert fitted.text == "in the 1970s"
    assert is_apposed('the film "', frozenset({"film"}))
    assert is_apposed("one of his books, entitled ", frozenset())
    assert is_apposed('her debut single, "', frozenset({"single"}))
    assert not is_apposed("the film of ", frozenset({"film"}))
    fitted = fit("health problem", before="was treated for ", original="depression")
    assert fitted.text == "a health problem"


def test_before_a_noun_it_is_an_adjective(before, after, option, adjective, text):
    fitted = fit(option, before=before, after=after, original="Oslo", adjective=adjective)
    assert fitted.text == text


def test_dates(before, after, option, text, instead, taken):
    fitted = fit(option, before=before, after=after, original="3 May 1972", form=PERIOD)
    assert (fitted.text, fitted.before, fitted.taken) == (text, instead, taken)


def test_a_year_takes_in(before, text, taken):
    on = "On " if not before else "on "
    fitted = fit("1972", before=before + on, original="3 May 1972", form=YEAR)
    assert (fitted.text, fitted.before, fitted.taken) == ("1972", f"{text} ", taken)


def test_a_title_takes_no_article(before, after, text):
    original = "critic" if before == "It won: " else "Critic"
    assert fit("writer", before=before, original=original, after=after).text == text


def test_the_full_stop_of_an_abbreviation_ends_no_sentence(before, text):
    assert fit(DECADE, before=before, original="c. 1972", form=PERIOD).text == text


def test_the_noun_behind_is_not_said_again(option, after, text):
    assert fit(option, before="the ", original="Norwegian", after=after).text == text


def test_numbers(before, option, text, taken):
    fitted = fit(option, before=before, original="30", form=COUNT)
    assert (fitted.text, fitted.taken) == (text, taken)


@pytest.mark.parametrize("original", ["Professor", "Xyzzy Parish Council"])
def test_a_greeting_takes_no_article(original):
    assert fit("educator", before="Dear ", original=original).text == "educator"
