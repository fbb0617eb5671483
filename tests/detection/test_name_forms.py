from __future__ import annotations

import pytest
import spacy

from spacy_kanon.detection.analysis import Analysis
from spacy_kanon.detection.detect import detect
from spacy_kanon.names import CODE, PERSON
from tests.growth import assert_linear

from ..fakes import FakeKnowledge

NLP = spacy.blank("en")
KNOWLEDGE = FakeKnowledge({"Angela": [1, 2], "Rose": [3]}, kinds={"Angela": PERSON, "Rose": PERSON})


def mentions(text: str):
    doc = NLP.make_doc(text)
    starts, ends = [token.idx for token in doc], [token.idx + len(token) for token in doc]
    return detect(Analysis(text, starts, ends), KNOWLEDGE)


def candidates(text: str) -> dict[str, tuple[str, str]]:
    return {
        text[mention.start : mention.end]: (mention.kind, mention.key) for mention in mentions(text)
    }


@pytest.mark.parametrize(
    "text, surface, kind",
    [
        ("Angela Zorvath left. Then angela zorvath came.", "angela zorvath", PERSON),
        ("Angela Zorvath left, angelazorvath stayed", "angelazorvath", PERSON),
        ("Angela Zorvath left, zorvathangela stayed", "zorvathangela", PERSON),
        ("Angela Zorvath left, azorvath stayed", "azorvath", PERSON),
        ("Angela Zorvath left an angela_zorvath_cv there", "angela_zorvath_cv", PERSON),
        ("Angela Zorvath left a zorvath_cv there", "zorvath_cv", PERSON),
        # One person is one decision, in any case.
        ("Angela Zorvath left. The zorvath stayed.", "zorvath", PERSON),
        ("Angela Zorvath left. Then angela zorvath came, and zorvath left.", "zorvath", PERSON),
        # Whatever name a file, a path or a tag holds.
        ("see angela_zorvath_cv.pdf there", "angela_zorvath_cv.pdf", CODE),
        ("see myvolcanologist.PDF there", "myvolcanologist.PDF", CODE),
        ("see #angelazorvath there", "#angelazorvath", CODE),
        ("see @angela.zorvath there", "@angela.zorvath", CODE),
        ("see /home/azorvath there", "/home/azorvath", CODE),
        ("see /home/azorvath/cv there", "/home/azorvath/cv", CODE),
        ("see ~azorvath there", "~azorvath", CODE),
    ],
)
def test_forms_that_hold_a_name(text, surface, kind):
    start = text.rindex(surface)
    end = start + len(surface)
    covering = [mention for mention in mentions(text) if mention.start <= start < mention.end]
    assert [(mention.kind, mention.end >= end) for mention in covering] == [(kind, True)]


@pytest.mark.parametrize(
    "text, surface",
    [
        # Ordinary words that are parts of names or titles.
        ("She won the Table Tennis Cup. She likes table tennis.", "table tennis"),
        ("Angela Rose left a rose there", "rose"),
        ("Angela Fair ran fairs there", "fairs"),
        ("and/or his/her", "and/or"),
        ("about C# and # signs", "#"),
        ("at ~ the same", "~"),
        ("end of line.do it", "line.do"),
    ],
)
def test_forms_that_hold_none(text, surface):
    assert not [written for written in candidates(text) if surface in written]


def test_a_form_has_the_key_of_its_name():
    forms = candidates("Angela Zorvath left. Then angela zorvath came, azorvath too.")
    assert forms["azorvath"] == forms["Angela Zorvath"] == (PERSON, "Angela Zorvath")


@pytest.mark.parametrize(
    "unit", ["#a", "/a", "~a", "a.", ".pdf", "a.pdf ", "Angela Zorvath ", "angela ", "a_b-"]
)
def test_hostile_texts_take_linear_time(unit):
    def find(size):
        text = "Angela Zorvath " + (unit * size)[:size]
        detect(Analysis(text, [0], [len(text)]), KNOWLEDGE)

    assert_linear(find, 40_000)
