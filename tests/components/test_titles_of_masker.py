"""Titles go with the names that they stand before, and tell of what sex to invent one."""

import pytest
import spacy
from spacy.tokens import DocBin

from spacy_kanon.components.doc_spans import read_state
from spacy_kanon.names import KANON, MASK

TEXT = "Dr. Ann Xyzzy met Mr Paris Quux. Xyzzy left, and so did Mrs Quux. It is in Paris."


def masker(**config):
    nlp = spacy.blank("en")
    return nlp, nlp.add_pipe("kanon_masker", config=config)


def test_titles_go_with_names_and_the_same_person_keeps_the_number():
    nlp, component = masker(replacement="numbered")
    doc = nlp(TEXT)
    assert doc._.masked_text.startswith("PERSON 1 met PERSON 2. PERSON 1 left, and so did PERSON ")
    assert "Mr" not in doc._.masked_text
    spans = [span.text for span in doc.spans[KANON] if span.label_ == MASK]
    assert {"Dr. Ann Xyzzy", "Mr Paris Quux", "Xyzzy", "Mrs Quux"} <= set(spans)
    again = next(DocBin(store_user_data=True, docs=[doc]).get_docs(nlp.vocab))
    case = read_state(again, component.kb.open())
    assert [TEXT[m.start : m.end] for m in case.mentions] == [s.text for s in again.spans[KANON]]


def test_titles_and_identities(monkeypatch):
    monkeypatch.setenv("SPACY_KANON_KEY", "ab" * 32)
    nlp, _ = masker(
        operators={"PERSON": "pseudonym"}, key="env:SPACY_KANON_KEY", same_within="corpus"
    )
    names = {nlp(text)._.masked_text for text in ("Dr. Ann Xyzzy.", "Ann Xyzzy.")}
    assert len(names) == 1
    pytest.importorskip("faker")
    monkeypatch.setenv("SPACY_KANON_KEY", "ab" * 32)
    nlp, _ = masker(operators={"PERSON": "surrogate"}, key="env:SPACY_KANON_KEY")
    assert nlp("Then Mrs Xyzzy came.")._.masked_text.startswith("Then Mrs ")


def test_a_name_that_stays_has_its_bounds_as_they_were():
    nlp, _ = masker(always_mask=[], unknown="keep")
    doc = nlp("Then Dr. Xyzzy came.")
    assert [span.text for span in doc.spans[KANON]] == ["Xyzzy"]
