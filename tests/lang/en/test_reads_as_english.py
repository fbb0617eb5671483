"""Whatever is replaced by whatever, no sentence says an article or a preposition twice."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spacy_kanon.lang.en.lexicon import indefinite_article
from spacy_kanon.lang.en.wording_rules import phrase
from spacy_kanon.lang.language_rules import NAME, NOUN, PERIOD, YEAR, Chosen
from spacy_kanon.text.rewriting import rewrite

# How a sentence stands before a mention, the mention, and what follows.
NAMES = [
    ("She lives in ", "Oslo"), ("He left ", "the United States"), ("The ", "Oslo Chess Union"),
    ("In an ", "Oslo Chess Union"), ("", "Hamar"),
]  # fmt: skip
NOUNS = [("She is a ", "geologist"), ("He was an ", "actor"), ("The ", "artists"), ("An ", "actor")]
DATES = [
    ("She won on ", "23 May 1972"), ("He left in ", "1972"), ("He was born ", "23 May 1972"),
    ("From ", "1972"), ("In the ", "1970s"), ("", "In 1972"),
]  # fmt: skip
AFTER = [". ", " and then went. ", ", as we know. ", " won. "]
WORDINGS = {
    "names": [("city in Norway", NOUN), ("organization", NOUN), ("university", NOUN),
              ("European", NAME), ("the United Kingdom", NAME), ("***", NAME), ("PERSON 1", NAME)],
    "nouns": [("performing artist", NOUN), ("earth scientist", NOUN), ("honest European", NOUN),
              ("***", NAME)],
    "dates": [("1972", YEAR), ("date in the 1970s", PERIOD), ("date in the early 1970s", PERIOD),
              ("DATE", NAME)],
}  # fmt: skip


def sentences(kind, openings):
    return st.tuples(
        st.sampled_from(openings), st.sampled_from(AFTER), st.sampled_from(WORDINGS[kind])
    )


SENTENCES = st.one_of(
    sentences("names", NAMES), sentences("nouns", NOUNS), sentences("dates", DATES)
)


def released(parts):
    text, chosen = "", []
    for (before, original), after, (wording, form) in parts:
        start = len(text) + len(before)
        text += before + original + after
        chosen.append(Chosen(start, start + len(original), wording, form))
    return rewrite(text, phrase(text, chosen)).text


@given(st.lists(SENTENCES, min_size=1, max_size=5))
def test_no_word_is_said_twice_and_articles_fit(parts):
    text = released(parts)
    assert not re.search(r"\b(?:an?|the) (?:an?|the)\b", text, re.I), text
    assert not re.search(r"\b(in|on|of|from) (?:in|on|of|from)\b", text, re.I), text
    for article, word in re.findall(r"\b(an?) ([\w-]+)", text, re.I):
        assert article.lower() == indefinite_article(word), text
    starts = re.findall(r"(?:^|[.] )(\w)", text)
    assert all(start.isupper() or start.isdigit() for start in starts), text


@pytest.mark.parametrize("between", [" ", "", "\u00a0"])
@pytest.mark.parametrize("first", ["***", "PERSON 1"])
@pytest.mark.parametrize("second", ["***", "PERSON 2"])
def test_placeholders_side_by_side_are_one(first, second, between):
    text = f"Ada{between}Oslo won."
    start = 3 + len(between)
    chosen = [Chosen(0, 3, first, NAME), Chosen(start, start + 4, second, NAME)]
    said = second if first == "***" else first
    assert rewrite(text, phrase(text, chosen)).text == f"{said} won."


def test_placeholders_of_two_lines_stay_apart():
    text = "Town: Oslo\nPt: Ada"
    chosen = [Chosen(6, 10, "***", NAME), Chosen(11, 13, "***", NAME)]
    assert rewrite(text, phrase(text, chosen)).text == "Town: ***\n***: Ada"
