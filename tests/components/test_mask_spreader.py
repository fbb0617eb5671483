import pytest
import spacy
from spacy.tokens import Span

from spacy_kanon.names import MASK
from tests.refusals import refused

TEXT = "Zlatan Fooberg sang in Barville. Later Barville heard a@b.org from Fooberg and Ann Lee."
DECIDED = "Ann Lee of Norway sued Norway State Office and Lee Ltd in Oslo."
SPANS = [
    (0, 2, "MASK_PERSON"), (3, 4, "MASK_LOC"), (5, 8, "KEEP_ORG"), (9, 11, "KEEP_ORG"),
    (12, 13, "KEEP_LOC"),
]  # fmt: skip


def spread(text, *spans, **config):
    nlp = spacy.blank("en")
    spreader = nlp.add_pipe("mask_spreader", config=config)
    doc = nlp.make_doc(text)
    doc.set_ents([Span(doc, start, end, label=label) for start, end, label in spans])
    return spreader(doc)


def run(label: str = MASK, **config):
    return spread(TEXT, (4, 5, label), **config)


def masks(doc):
    return [ent.text for ent in doc.ents if ent.label_ == MASK]


def test_masks_spread_with_their_kinds():
    assert masks(run(kinds=[])) == ["Barville", "Barville"]
    assert {"Zlatan Fooberg", "Barville", "a@b.org"} <= set(masks(run()))
    assert "Zlatan Fooberg" in masks(spread(TEXT, (1, 2, MASK)))
    doc = run("GPE", kinds=[])
    assert [(ent.text, ent.label_) for ent in doc.ents] == [("Barville", "GPE")]
    # The country stays in the name of the office, which may stay; what is kept is no entity.
    assert decide(SPANS) == [("Ann Lee", MASK, "PERSON"), ("Norway", MASK, "LOC")]
    spans = [(1, 2, "MASK_PERSON"), (9, 11, "KEEP_ORG")]
    assert decide(spans) == [("Lee", MASK, "PERSON"), ("Lee", MASK, "PERSON")]
    found = decide(SPANS, always=["ORG"])
    assert found[2:] == [("Norway State Office", MASK, "ORG"), ("Lee Ltd", MASK, "ORG")]
    assert decide([(3, 4, "MASK_LOC")]) == [("Norway", MASK, "LOC"), ("Norway", MASK, "LOC")]


def test_dates_are_whole_and_names_beside_them_apart(text, first, last, expected):
    assert masks(spread(text, (first, last, MASK), kinds=[])) == expected


@pytest.mark.parametrize("setting", ["kinds", "always"])
def test_an_unknown_kind_is_refused(setting):
    refused(rf"KN321.*{setting}", run, **{setting: ["NAME"]})


def decide(spans, **config):
    doc = spread(DECIDED, *spans, kinds=[], **config)
    return [(ent.text, ent.label_, ent.id_) for ent in doc.ents]


@pytest.mark.parametrize("label", [MASK, "MASK_DEM", "KEEP_DEM"])
def test_a_mention_that_never_ends_is_not_believed(label):
    text = "It was Ann Lee who " + "said and said again " * 10 + "so in 1990 in Oslo."
    doc = spread(text, (0, len(text.split()) + 1, label), kinds=[])
    found = [(ent.text, ent.id_) for ent in doc.ents]
    assert found == [("Ann Lee", "PERSON"), ("1990", "DATETIME"), ("Oslo", "LOC")]
