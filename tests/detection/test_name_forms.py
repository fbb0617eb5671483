import pytest
import spacy
from hypothesis import given
from hypothesis import strategies as st

from spacy_kanon.components.doc_spans import analysis_of
from spacy_kanon.detection.analysis import Analysis
from spacy_kanon.detection.detect import detect
from spacy_kanon.names import PERSON
from tests.growth import assert_linear

from ..fakes import FakeKnowledge

NLP = spacy.blank("en")
KNOWLEDGE = FakeKnowledge({"Angela": [1, 2], "Rose": [3]}, kinds={"Angela": PERSON, "Rose": PERSON})
WORDS = st.text(st.sampled_from("bdgklmnoruvxz"), min_size=4, max_size=8).map(str.capitalize)
NAMES = st.lists(WORDS, min_size=2, max_size=3).map(" ".join)


def mentions(text: str):
    return detect(analysis_of(NLP.make_doc(text)), KNOWLEDGE)


def candidates(text: str) -> dict[str, tuple[str, str]]:
    return {
        text[mention.start : mention.end]: (mention.kind, mention.key) for mention in mentions(text)
    }


def test_forms_that_hold_a_name(text, surface, kind):
    start = text.rindex(surface)
    end = start + len(surface)
    covering = [mention for mention in mentions(text) if mention.start <= start < mention.end]
    assert [(mention.kind, mention.end >= end) for mention in covering] == [(kind, True)]


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


@given(
    st.lists(NAMES, min_size=2, max_size=5, unique=True), st.sampled_from([", ", " and ", ", and "])
)
def test_each_name_of_a_list_is_a_mention(names, last):
    text = f"Attendees: {', '.join(names[:-1])}{last}{names[-1]}\nStatus"
    people = [text[m.start : m.end] for m in mentions(text) if m.kind == PERSON]
    assert people == names


@pytest.mark.parametrize("name", ["Zorvath, Angela", "Angela Zorvath, MD", "Zorvath"])
def test_one_name_in_a_field_is_one_mention(name):
    text = f"Attendees: {name}\nStatus"
    assert [text[m.start : m.end] for m in mentions(text)] == [name]
