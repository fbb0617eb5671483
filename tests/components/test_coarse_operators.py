"""Years, bands of ages and areas of ZIP codes: parts that rules let stay, counted where they can
be.
"""

import pytest

from spacy_kanon.anonymity.state import Choice
from spacy_kanon.release.record import countable_texts, document_record, rewritten
from spacy_kanon.text.reversible_map import make_map, restore
from tests.fakes import pipeline

OPERATORS = {
    "DATETIME": "year",
    "DATE_OF_BIRTH": {"name": "year", "not_before": 1937},
    "AGE": "age-band",
    "ZIP": "zip3",
}


def make(**config):
    config = {"operators": OPERATORS, "unknown": "keep", "replacement": "kind", **config}
    return pipeline(kanon_masker={**config, "always_mask": ["PERSON", "CODE", "DATETIME"]})


def generalizing(**config):
    nlp = make(**config)
    nlp.add_pipe("wikidata_generalizer")
    return nlp


@pytest.fixture(scope="module")
def nlp():
    return make()


@pytest.fixture(scope="module")
def both():
    return generalizing()


def test_what_stays(nlp, both, text, masked):
    doc = nlp(text)
    assert doc._.masked_text == masked
    assert rewritten(doc).text == masked
    assert restore(masked, make_map(text, rewritten(doc))) == text
    general = both(text)
    assert general._.masked_text == masked
    assert general._.sanitized_text == masked.replace("the [", "the [")


def test_the_years_that_stay_are_counted(nlp, both):
    # Of a year that too few people have nothing stays, and k holds for the years that stay.
    doc = nlp("He was in Oslo on 12 May 1972.")
    evidence = {span.text: span._.risk_evidence for span in doc.spans["kanon"]}["12 May 1972"]
    assert evidence["reason"] == "kept" and evidence["support"] >= 5
    assert evidence["keys"] == ["date/1972"] and evidence["operator"]["name"] == "year"
    strict = make(k=10_000)("He was in Oslo on 12 May 1972.")
    assert "1972" not in strict._.masked_text
    reasons = {span.text: span._.risk_evidence["reason"] for span in strict.spans["kanon"]}
    assert reasons["12 May 1972"] == "rare"
    doc = both("Anna, an actor from Oslo, won on 12 May 1972 and on 3 June 1998.")
    assert "1972" in doc._.sanitized_text or "[DATETIME]" in doc._.sanitized_text
    reached = doc._.kanon["k_reached"]
    assert reached is None or reached >= 5
    assert "May" not in doc._.sanitized_text and "June" not in doc._.sanitized_text
    (text, *_) = countable_texts(doc)[-1:]
    assert text == doc._.sanitized_text


def test_behind_a_generalizer_what_stays_is_as_written_and_what_goes_goes_whole():
    nlp = generalizing(operators={"DATETIME": "year", "LOC": "kind"})
    text = "He was in Norway on 12 May 1843."
    assert nlp(text)._.sanitized_text == "He was in Norway on 1843."
    nothing = nlp.get_pipe("wikidata_generalizer")
    nothing.selector = lambda terms, **_: Choice(tuple(len(t.wordings) - 1 for t in terms))
    assert nlp(text)._.sanitized_text == "He was in [LOC] on [DATETIME]."


def test_coarse_parts_are_recorded_and_rules_come_first(nlp):
    (span,) = document_record(nlp("It was on 12 May 1972."))["spans"]
    assert (span["masked"], span["replacement"], span["operator"]) == (True, "1972", "year")
    doc = make(unknown="keep", combine="release")("It was on Thursday.")
    assert doc._.masked_text == "It was on [DATETIME]."


@pytest.mark.parametrize("operator", ["year", "age-band", "zip3"])
def test_what_leaves_a_part_of_one_kind_leaves_nothing_of_others(operator):
    nlp = pipeline(kanon_masker={"operators": {"*": operator}})
    doc = nlp("Ann Xyzzy, MRN 62704, room 12, a.b@example.org, aged 93, from Qwertz.")
    for phrase in ("Xyzzy", "62704", "627**", "12", "example", "93", "Qwertz"):
        assert phrase not in doc._.masked_text
