from __future__ import annotations

import pytest
import spacy
from spacy.tokens import Span

from spacy_kanon.errors import KanonError
from spacy_kanon.names import MASK

TEXT = "Zlatan Fooberg sang in Barville. Later Barville heard a@b.org from Fooberg and Ann Lee."


def run(label: str = MASK, **config):
    nlp = spacy.blank("en")
    nlp.add_pipe("mask_spreader", config=config)
    doc = nlp.make_doc(TEXT)
    doc.set_ents([Span(doc, 4, 5, label=label)])
    return nlp.get_pipe("mask_spreader")(doc)


def masks(doc):
    return [ent.text for ent in doc.ents if ent.label_ == MASK]


def test_a_phrase_is_masked_everywhere():
    assert masks(run(kinds=[])) == ["Barville", "Barville"]


def test_names_and_codes_are_masked_whatever_the_model_says():
    assert {"Zlatan Fooberg", "Barville", "a@b.org"} <= set(masks(run()))


def test_a_name_that_the_model_hides_in_part_is_hidden_whole():
    nlp = spacy.blank("en")
    nlp.add_pipe("mask_spreader")
    doc = nlp.make_doc(TEXT)
    doc.set_ents([Span(doc, 1, 2, label=MASK)])
    assert "Zlatan Fooberg" in masks(nlp.get_pipe("mask_spreader")(doc))


def test_other_labels_are_left_alone():
    doc = run("GPE", kinds=[])
    assert [(ent.text, ent.label_) for ent in doc.ents] == [("Barville", "GPE")]


def test_an_unknown_kind_is_refused():
    with pytest.raises(KanonError, match="KN321"):
        run(kinds=["NAME"])
