from __future__ import annotations

from itertools import pairwise

import pytest
import spacy
from hypothesis import given, settings
from hypothesis import strategies as st

from spacy_kanon.detection.analysis import Analysis
from spacy_kanon.detection.detect import find_candidates
from spacy_kanon.names import CODE, DATETIME, LOC, ORG, PERSON, QUANTITY
from tests.growth import assert_linear

NLP = spacy.blank("en")


def candidates(text: str) -> list[tuple[str, str]]:
    doc = NLP.make_doc(text)
    starts, ends = [token.idx for token in doc], [token.idx + len(token) for token in doc]
    found = find_candidates(Analysis(text, starts, ends))
    assert all(doc.char_span(one.start, one.end) is not None for one in found)
    assert all(one.end <= two.start for one, two in pairwise(found))
    assert all(one.keys == () and one.source == "rules" for one in found)
    return [(text[one.start : one.end], one.kind) for one in found]


def surfaces(text: str) -> list[str]:
    return [surface for surface, _ in candidates(text)]


@pytest.mark.parametrize(
    "text, expected",
    [
        ("she met Ada Berg there", ["Ada Berg"]),
        ("works at the University of Oslo today", ["University of Oslo"]),
        ("with Ludwig van Beethoven and", ["Ludwig van Beethoven"]),
        ("for Charles de Gaulle himself", ["Charles de Gaulle"]),
        ("with de Gaulle himself", ["de Gaulle"]),
        ("by J. R. R. Tolkien in", ["J. R. R. Tolkien"]),
        ("of Jean-Paul Sartre and", ["Jean-Paul Sartre"]),
        ("met Conan O'Brien here", ["Conan O'Brien"]),
        ("Minister of State for Women and Child Development",
         ["Minister of State for Women and Child Development"]),
        ("from Norway and Sweden to", ["Norway", "Sweden"]),
        ("Ada, Bo and Carl", ["Ada", "Bo", "Carl"]),
        ("for Smith & Wesson in", ["Smith & Wesson"]),
        ("at Xyzzy, Inc. in", ["Xyzzy, Inc."]),
        ("with her iPhone and", ["iPhone"]),
        ("for the BBC in", ["BBC"]),
        ("near St. John's College in", ["St. John's College"]),
        ("Norway's Ada Berg", ["Norway", "Ada Berg"]),
        ("spoke at al-Qaeda and", ["al-Qaeda"]),
        # Titles of works go on over small words where the sentence or a year says what they are.
        ("She was in the film Trouble in Paradise then.", ["Trouble in Paradise"]),
        ("He was in Men in Black (1997) then.", ["Men in Black", "1997"]),
        ('sang "Somebody to Love" there', ["Somebody to Love"]),
        ("in the series Grey's Anatomy again", ["Grey's Anatomy"]),
        ("the novel Smith in London", ["Smith", "London"]),
        ("with Blake Edwards in Cairo (1968)", ["Blake Edwards", "Cairo", "1968"]),
        ("received his Bachelor's Degree in Botany there", ["Bachelor's Degree in Botany"]),
        ("holds a Ph.D from there", ["Ph.D"]),
    ],
)  # fmt: skip
def test_capitalized_sequences(text, expected):
    assert surfaces(text) == expected


@pytest.mark.parametrize(
    "text, expected",
    [
        ("The house is old. However, it stands. In the end it falls.", []),
        ("In Oslo it rains.", ["Oslo"]),
        ("Although he left, I stayed. My dog did too.", []),
        ("Will they come? May I?", []),
        ("Will Berg comes.", ["Will Berg"]),
        ("Rose was happy.", ["Rose"]),
        ("Xyzzy was happy.", ["Xyzzy"]),
        # The text itself shows that the word is an ordinary one.
        ("Kiosks are small. They like kiosks. Kiosks stay.", []),
        ("the Court held that the Government failed", []),
        ("under Article 6 of the law", []),
        ("Mr Berg met Mrs. Lo", ["Berg", "Lo"]),
        ("THE FACTS", []),
        ("she died.He left", []),
    ],
)
def test_ordinary_words(text, expected):
    assert surfaces(text) == expected


@pytest.mark.parametrize(
    "text, expected",
    [
        ("born 23 May 1972 here", [("23 May 1972", DATETIME)]),
        ("for four years now", [("four years", DATETIME)]),
        ("write to ada@berg.no now", [("ada@berg.no", CODE)]),
        ("application no. 18403/91 now", [("18403/91", CODE)]),
        ("with 1,200 people there", [("1,200", QUANTITY)]),
        ("his X7Z9 key", [("X7Z9", CODE)]),
        ("called Владимир Путин there", [("Владимир Путин", PERSON)]),
        ("her song 微光 there", [("微光", "MISC")]),
        ("said /zlǎtan/ there", [("/zlǎtan/", "MISC")]),
        ('her song "Set Me Free" there', [("Set Me Free", "MISC")]),
        ("lived in Xyzzy then", [("Xyzzy", LOC)]),
        ("at the Xyzzy Hospital then", [("Xyzzy Hospital", ORG)]),
        ("with Ada Berg then", [("Ada Berg", PERSON)]),
        ("", []),
        (" \n\t", []),
        ("nothing to see here", []),
    ],
)
def test_kinds(text, expected):
    found = candidates(text)
    assert [(surface, kind) for surface, kind in found if (surface, kind) in expected] == expected
    assert len(found) <= len(expected) + 1


@pytest.mark.parametrize("quoted", ['"I will not go there again," he said', '"and so on"'])
def test_speech_is_no_title(quoted):
    assert all(len(surface.split()) == 1 for surface in surfaces(quoted))


@settings(max_examples=100, deadline=None)
@given(st.text(max_size=80).filter(lambda text: text.isprintable()))
def test_every_digit_is_covered_in_any_text(text):
    doc = NLP.make_doc(text)
    starts, ends = [token.idx for token in doc], [token.idx + len(token) for token in doc]
    analysis = Analysis(text, starts, ends)
    found = find_candidates(analysis)
    covered = {i for one in found for i in range(one.start, one.end)}
    covered |= {i for token in analysis.use.structure for i in range(starts[token], ends[token])}
    assert all(i in covered for i, char in enumerate(text) if char in "0123456789")


def test_a_long_text():
    text = "However, Ada Berg of Oslo left on 3 May 1972 for the University of Xyzzy. " * 400
    assert len(surfaces(text)) == 4 * 400


def test_many_dates_take_linear_time():
    piece = "On 3 May 1972 he paid 300 dollars to Zorvath. "

    def find(count):
        assert len(candidates(piece * count)) == 3 * count

    assert_linear(find, 1_600)
