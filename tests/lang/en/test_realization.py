import pytest

from spacy_kanon.lang.en.wording_rules import phrase
from spacy_kanon.lang.language_rules import COUNT, NAME, NOUN, PERIOD, YEAR, Chosen
from spacy_kanon.text.rewriting import rewrite


def said(text, *chosen, brackets=False):
    """The text with each (original, wording) replaced, in text order."""
    found, position = [], 0
    for original, wording, *form in chosen:
        start = text.index(original, position)
        position = start + len(original)
        found.append(Chosen(start, position, wording, *(form or [NOUN])))
    return rewrite(text, phrase(text, found, brackets=brackets)).text


@pytest.mark.parametrize(
    "text,chosen,expected",
    [
        ("He lives in Oslo.", [("Oslo", "city in Norway")], "He lives in a city in Norway."),
        ("Oslo is big.", [("Oslo", "city in Norway")], "A city in Norway is big."),
        ("She left. Oslo stayed.", [("Oslo", "city")], "She left. A city stayed."),
        ("in Oslo's harbour", [("Oslo", "city in Norway")], "in a city in Norway's harbour"),
        ("in Oslo's harbour", [("Oslo's", "city in Norway")], "in a city in Norway's harbour"),
        ("in Oslo’s harbour", [("Oslo’s", "***", NAME)], "in ***’s harbour"),
        ("He is an actor.", [("actor", "performer")], "He is a performer."),
        ("An actor left.", [("actor", "performer")], "A performer left."),
        ("a geologist", [("geologist", "earth scientist")], "an earth scientist"),
        ("the geologists", [("geologists", "scientist")], "the scientists"),
        ("on 23 May 1972", [("23 May 1972", "1972", YEAR)], "in 1972"),
        ("On 23 May 1972 he left", [("23 May 1972", "1972", YEAR)], "In 1972 he left"),
        ("on 15 March 44 BC", [("15 March 44 BC", "44 BC", YEAR)], "in 44 BC"),
        ("on 12 March 5", [("12 March 5", "5", YEAR)], "in 5"),
        # What merely looks like a year, or like a period, is neither.
        ("on Blink-182", [("Blink-182", "182", NAME)], "on 182"),
        # Initials in brackets behind the name say nothing new.
        (
            "the Oslo Chess Union (OCU).",
            [("Oslo Chess Union", "club"), ("OCU", "club")],
            "a club.",
        ),
        (
            "in mining engineering",
            [("mining", "science"), ("engineering", "science")],
            "in science",
        ),
        ("Hamar (Oslo) and Bo", [("Hamar", "town"), ("Oslo", "city")], "A town (a city) and Bo"),
        ("Hamar (Oslo, now)", [("Hamar", "town"), ("Oslo", "town")], "A town (a town, now)"),
        ("in Oslo", [("Oslo", "date in the diary", NOUN)], "in a date in the diary"),
        ("based on 1972", [("1972", "date in the 1970s", PERIOD)], "based on a date in the 1970s"),
        ("in 1972", [("1972", "date in the 1970s", PERIOD)], "in the 1970s"),
        (
            "between 1988 and 1990",
            [("1988", "date in the 1980s", PERIOD), ("1990", "date in the 1990s", PERIOD)],
            "between the 1980s and the 1990s",
        ),
        (
            "(b. 1972) and (d. 1982)",
            [("1972", "date in the 1970s", PERIOD), ("1982", "date in the 1980s", PERIOD)],
            "(b. in the 1970s) and (d. in the 1980s)",
        ),
        (
            "born 23 May 1972",
            [("23 May 1972", "date in the 1970s", PERIOD)],
            "born in the 1970s",
        ),
        ("Ann met Bo.", [("Ann", "PERSON 1", NAME), ("Bo", "***", NAME)], "PERSON 1 met ***."),
        ("a Norwegian", [("Norwegian", "European", NAME)], "a European"),
        # A word for a number only where the number counts something.
        (
            "He was 73 years old.",
            [("73 years old", "seventy-something years old", COUNT)],
            "He was seventy-something years old.",
        ),
        (
            "28 goals in 28, on page 28.",
            [("28", "dozens of", COUNT), ("28", "dozens of", COUNT), ("28", "dozens of", COUNT)],
            "Dozens of goals in X, on page X.",
        ),
        # What says nothing twice, side by side, says it once.
        ("Ann Bo came.", [("Ann", "***", NAME), ("Bo", "PERSON 2", NAME)], "PERSON 2 came."),
        (
            "A B Bo came.",
            [("A", "***", NAME), ("B", "***", NAME), ("Bo", "NAME 2", NAME)],
            "NAME 2 came.",
        ),
        (
            "In 1950 Bo came.",
            [("1950", "DATE", NAME), ("Bo", "NAME 2", NAME)],
            "In DATE NAME 2 came.",
        ),
        ("Ann Bo's dog", [("Ann", "***", NAME), ("Bo's", "***", NAME)], "***'s dog"),
        ("Ann, Bo came.", [("Ann", "***", NAME), ("Bo", "***", NAME)], "***, *** came."),
        # The word before belongs to another mention: it is not touched.
        ("Class A actor", [("Class A", "***", NAME), ("actor", "artist")], "*** artist"),
    ],
)
def test_replacements_fit_the_sentence(text, chosen, expected):
    assert said(text, *chosen) == expected


def test_brackets_leave_the_sentence_alone():
    text = "An actor in Oslo's harbour"
    chosen = [("actor", "performer"), ("Oslo", "***", NAME)]
    assert said(text, *chosen, brackets=True) == "An [performer] in ***'s harbour"


def test_long_texts_take_linear_time():
    text = "He lives in Oslo with an actor. " * 4000
    chosen = [("Oslo", "city"), ("actor", "performer")] * 4000
    assert said(text, *chosen).count("in a city with a performer") == 4000
