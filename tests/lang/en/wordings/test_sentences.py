"""A wording fits its sentence: articles, number, prepositions, capitals."""

import pytest

from spacy_kanon.lang.en.wording_rules import fit, is_apposed, is_attribute
from spacy_kanon.lang.language_rules import COUNT, NAME, NOUN, PERIOD, YEAR

DECADE, PART, CENTURY = (
    f"date in the {period}" for period in ("1970s", "early 1970s", "late 20th century")
)


@pytest.mark.parametrize(
    "before,original,option,form,text,instead",
    [
        ("She lives in ", "Oslo", "city in Norway", NOUN, "a city in Norway", ""),
        ("", "Oslo", "city in Norway", NOUN, "A city in Norway", ""),
        ("He left. ", "Oslo", "city", NOUN, "A city", ""),
        ("She was an ", "actor", "performer", NOUN, "performer", "a "),
        ("She was a ", "geologist", "earth scientist", NOUN, "earth scientist", "an "),
        ("A ", "geologist", "earth scientist", NOUN, "earth scientist", "An "),
        ("She was a ", "geologist", "scientist", NOUN, "scientist", ""),
        ("They were ", "geologists", "scientist", NOUN, "scientists", ""),
        ("from the ", "University of Oslo", "university", NOUN, "a university", ""),
        ("The ", "University of Oslo", "university", NOUN, "A university", ""),
        ("Ann's The ", "Academy", "school", NOUN, "school", ""),
        ("the famous ", "Oslo", "city", NOUN, "city", ""),
        ("killed in his native ", "Norway", "country", NOUN, "country", ""),
        ("the 2012 ", "World Cup", "championship", NOUN, "championship", ""),
        ("his ", "Oslo", "city", NOUN, "city", ""),
        ("Ada's ", "Toyota", "vehicle", NOUN, "vehicle", ""),
        ("She is ", "Norwegian", "Scandinavian", NAME, "Scandinavian", ""),
        ("a ", "Norwegian", "Indian", NAME, "Indian", "an "),
        ("the ", "Norwegians", "European", NAME, "Europeans", ""),
        ("in ", "Norway", "the Nordic countries", NAME, "the Nordic countries", ""),
        ("in the ", "US", "the Americas", NAME, "Americas", ""),
        ("in northern ", "Norway", "country", NOUN, "a country", "the north of "),
        ("In central ", "Oslo", "city", NOUN, "a city", "the centre of "),
        ("in nearby ", "Oslo", "city", NOUN, "city", "a nearby "),
        ("lives at 14 ", "Elm Street", "street", NOUN, "street", ""),
        ("died of ", "lung cancer", "disease", NOUN, "a disease", ""),
        ("she plays ", "football", "team sport", NOUN, "a team sport", ""),
        ("the spread of ", "Shotokan karate", "martial art", NOUN, "a martial art", ""),
        ("served as ", "president", "office holder", NOUN, "an office holder", ""),
        ("of the ", "Kuru kingdom", "kingdom", NOUN, "a kingdom", ""),
        ("He plays ", "Bach", "music", NOUN, "music", ""),
        ("sent (“", "the Government", "public authority", NOUN, "a public authority", ""),
        ("the All-", "Rookie Team", "sports team", NOUN, "sports team", ""),
        ("by an ", "18-year", "multi-year", COUNT, "multi-year", "a "),
    ],
)
def test_nouns_and_names(before, original, option, form, text, instead):
    fitted = fit(option, before=before, original=original, form=form)
    assert (fitted.text, fitted.before) == (text, instead)


def test_what_the_text_told_of_keeps_its_article():
    asked = {"before": "left the ", "original": "Academy"}
    assert fit("school", **asked).text == "a school"
    assert fit("school", **asked, is_known=True) == ("school", "", 0)


@pytest.mark.parametrize(
    "before,after,option,adjective,text",
    [
        ("a ", " singer", "city in Norway", "Norwegian", "Norwegian"),
        ("a ", " singer", "city in Norway", "", "city"),
        ("an ", "-based firm", "city", "", "city"),
        ("in ", " suburbs", "city in Norway", "", "city"),
        ("", " wins", "city", "", "A city"),
        ("in ", " and", "city", "Norwegian", "a city"),
        ("in ", " was", "city", "Norwegian", "a city"),
        ("left ", " early", "city", "Norwegian", "a city"),
        ("in ", " last spring", "city", "Norwegian", "a city"),
    ],
)
def test_before_a_noun_it_is_an_adjective(before, after, option, adjective, text):
    fitted = fit(option, before=before, after=after, original="Oslo", adjective=adjective)
    assert fitted.text == text


@pytest.mark.parametrize(
    "before,after,option,text,instead,taken",
    [
        ("in ", "", DECADE, "the 1970s", "", 0),
        ("born ", "", DECADE, "in the 1970s", "", 0),
        ("Ann (", " – ", DECADE, "the 1970s", "", 0),
        ("on ", "", DECADE, "the 1970s", "in ", 3),
        ("On the ", "", DECADE, "the 1970s", "In ", 7),
        ("the ", " season", PART, "early 1970s", "", 0),
        ("a ", " film", PART, "early 1970s", "an ", 2),
        ("a ", " film", CENTURY, "late 20th century", "", 0),
        ("on the ", " Yankees", DECADE, "1970s", "", 0),
        ("received a ", " Emmy Award", DECADE, "1970s", "", 0),
        ("the nominee for ", " Democrat", DECADE, "the 1970s", "", 0),
        ("on the afternoon of ", ".", DECADE, "a date in the 1970s", "", 0),
        ("in early ", "", DECADE, "the 1970s", "", 6),
        ("In the year ", " he", DECADE, "the 1970s", "", 9),
        ("He left. ", " was hard", DECADE, "A date in the 1970s", "", 0),
        ("on ", "", "date in spring", "spring", "in ", 3),
    ],
)
def test_dates(before, after, option, text, instead, taken):
    fitted = fit(option, before=before, after=after, original="3 May 1972", form=PERIOD)
    assert (fitted.text, fitted.before, fitted.taken) == (text, instead, taken)


def test_a_preposition_in_the_mention_stays_one():
    fitted = fit(DECADE, before="He lived there ", original="from 1971 to 1975", form=PERIOD)
    assert fitted.text == "in the 1970s"


@pytest.mark.parametrize(
    "before,text,taken",
    [("", "In", 3), ("she left ", "in", 3)],
)
def test_a_year_takes_in(before, text, taken):
    on = "On " if not before else "on "
    fitted = fit("1972", before=before + on, original="3 May 1972", form=YEAR)
    assert (fitted.text, fitted.before, fitted.taken) == ("1972", f"{text} ", taken)


@pytest.mark.parametrize(
    "before,after,text",
    [
        ("It won. ", " Ada Xyzzy wrote", "Writer"),
        ("It won. ", " wrote", "A writer"),
        ("It won: ", " Ada Xyzzy wrote", "writer"),
    ],
)
def test_a_title_takes_no_article(before, after, text):
    original = "critic" if before == "It won: " else "Critic"
    assert fit("writer", before=before, original=original, after=after).text == text


@pytest.mark.parametrize(
    "before,text",
    [
        ("(b. ", "in the 1970s"),
        ("B.D. 1961, D.D. ", "in the 1970s"),
        ("Ada J. ", "the 1970s"),
        ("He left. ", "A date in the 1970s"),
    ],
)
def test_the_full_stop_of_an_abbreviation_ends_no_sentence(before, text):
    assert fit(DECADE, before=before, original="c. 1972", form=PERIOD).text == text


@pytest.mark.parametrize(
    "option,after,text",
    [
        ("Germanic language", " languages", "Germanic"),
        ("Germanic language", " grammar", "Germanic language"),
        ("language", " languages", "language"),
    ],
)
def test_the_noun_behind_is_not_said_again(option, after, text):
    assert fit(option, before="the ", original="Norwegian", after=after).text == text


@pytest.mark.parametrize(
    "before,option,text,taken",
    [
        ("with ", "dozens of", "dozens of", 0),
        ("with nearly ", "dozens of", "dozens of", 7),
        ("the ", "two or three", "two or three", 0),
        ("Nearly ", "dozens of", "Dozens of", 7),
    ],
)
def test_numbers(before, option, text, taken):
    fitted = fit(option, before=before, original="30", form=COUNT)
    assert (fitted.text, fitted.taken) == (text, taken)


@pytest.mark.parametrize(
    "before,after,expected",
    [
        ("the ", " singer", True),
        ("the ", " won", False),
        ("in ", " suburbs", True),
        ("", " suburbs", False),
        ("", " originally", False),
        ("", "-born", True),
        ("", "- and", False),
        ("a musical ", " family", True),
        ("two veteran ", " officers", True),
        ("", "", False),
    ],
)
def test_attributes(before, after, expected):
    assert is_attribute(before, after) is expected


def test_appositions():
    assert is_apposed('the film "', frozenset({"film"}))
    assert is_apposed("one of his books, entitled ", frozenset())
    assert is_apposed('her debut single, "', frozenset({"single"}))
    assert not is_apposed("the film of ", frozenset({"film"}))


@pytest.mark.parametrize("original", ["Professor", "Xyzzy Parish Council"])
def test_a_greeting_takes_no_article(original):
    assert fit("educator", before="Dear ", original=original).text == "educator"


def test_what_somebody_is_treated_for_takes_an_article():
    fitted = fit("health problem", before="was treated for ", original="depression")
    assert fitted.text == "a health problem"
