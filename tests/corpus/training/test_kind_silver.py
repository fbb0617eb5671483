import pytest
import spacy
from annotate_kinds import find_kinds, silver_doc
from spacy.tokens import Span

from spacy_kanon.formats.tab import write_tab
from spacy_kanon.training.silver import make_kind_corpus
from spacy_kanon.types import AnnotatedText, GoldMention
from tests.fakes import FakeKnowledge
from tests.refusals import refused

KINDS = {"geologist": "DEM", "Oslo": "LOC", "Royal Society": "ORG", "Norwegian": "DEM"}
KNOWLEDGE = FakeKnowledge({surface: [1, 2] for surface in KINDS}, kinds=KINDS)
TEXT = "Ann Lee, a Norwegian geologist born on 3 May 1972 in Oslo, joined the Royal Society."


def kinds(doc) -> dict[str, str]:
    return {doc.text[m.start : m.end]: m.kind for m in find_kinds(doc, KNOWLEDGE)}


def test_kinds_come_from_gazetteers_and_rules_and_not_from_masks():
    found = kinds(spacy.blank("en")(TEXT))
    assert found["geologist"] == found["Norwegian"] == "DEM"
    assert found["3 May 1972"] == "DATETIME" and found["Oslo"] == "LOC"
    assert found["Royal Society"] == "ORG" and "Ann Lee" in found
    doc = spacy.blank("en")("The bone was here.")
    doc.ents = [Span(doc, 1, 2, label="MASK")]
    assert kinds(doc) == {}


def test_the_recognizer_at_hand_comes_before_the_gazetteer_but_not_before_dates():
    doc = spacy.blank("en")(TEXT)
    society, may = TEXT.index("the Royal"), TEXT.index("May")
    doc.ents = [
        doc.char_span(0, 7, label="PER"),
        doc.char_span(may, may + 3, label="ORG"),
        doc.char_span(society, len(TEXT) - 1, label="ORG"),
    ]
    found = kinds(doc)
    assert found["Ann Lee"] == "PERSON" and found["the Royal Society"] == "ORG"
    assert found["3 May 1972"] == "DATETIME" and "May" not in found


@pytest.mark.parametrize("text", ["", " ", "\n\n", "Oslo\n", "  Oslo  Oslo"])
def test_entities_can_be_learned(text):
    doc = silver_doc(spacy.blank("en")(text), KNOWLEDGE)
    assert [e.text for e in doc.ents] == ["Oslo"] * text.count("Oslo")
    assert not any(e[0].is_space or e[-1].is_space for e in doc.ents)


def gold():
    mentions = [
        GoldMention(0, 3, "PERSON", "NO_MASK", "e1"),  # inside the next
        GoldMention(0, 7, "PERSON", "DIRECT", "e1"),
        GoldMention(11, 20, "DEM", "NO_MASK", "e2"),
    ]
    return AnnotatedText("d", TEXT, {"a": mentions})


def test_reader(tmp_path):
    write_tab([gold()], tmp_path / "gold.json")
    (example,) = make_kind_corpus(tmp_path / "gold.json")(spacy.blank("en"))
    assert len(example.reference.ents) == 2 and len(example.predicted.ents) == 0
    refused("KN553", lambda: next(make_kind_corpus(None)(spacy.blank("en"))))
