"""Sub-kinds from the rules and from other components, as far as placeholders and evidence."""

import pytest
import spacy

from spacy_kanon.names import SUB_KINDS
from tests.fakes import pipeline

TEXT = (
    "He was born on 12 May 1972, aged 93. Call +44 7700 900123 or write to a.b@example.org. "
    "He lives at 221B Baker Street, Springfield, IL 62704-1234; MRN 00123456, plate AB12 CDE."
)


def test_placeholders_say_the_sub_kind_and_are_numbered_by_it():
    nlp = pipeline(kanon_masker={"replacement": "kind"})
    doc = nlp(TEXT)
    for stretch in ("on [DATE_OF_BIRTH], ", " [PHONE] or write to [EMAIL].", " at [ADDRESS], "):
        assert stretch in doc._.masked_text
    seen = {span.text: span._.risk_evidence["sub_kind"] for span in doc.spans["kanon"]}
    assert seen["00123456"] == "MRN" and seen["aged 93"] == "AGE"
    assert seen["62704-1234"] == "ZIP" and seen["AB12 CDE"] == "PLATE"
    nlp = pipeline(kanon_masker={"replacement": "numbered"})
    text = nlp("He wrote to a@example.org, b@example.org and a@example.org from 10.0.0.1.")
    assert "EMAIL 1, EMAIL 2 and EMAIL 1 from IP 1" in text._.masked_text


@pytest.fixture(scope="module", params=["entity_ruler", "span_ruler"])
def ruled(request):
    """A pipeline that masks what a ruler of its own finds."""
    nlp = spacy.blank("en")
    nlp.add_pipe(request.param, name="mine")
    sources = ["ents"] if request.param == "entity_ruler" else ["ruler"]
    nlp.add_pipe("kanon_masker", config={"sources": sources, "replacement": "kind"})
    return nlp


@pytest.mark.parametrize(
    ("label", "kind", "sub_kind"),
    [*((sub, kind, sub) for sub, kind in sorted(SUB_KINDS.items())),
     ("EMAIL_ADDRESS", "CODE", "EMAIL"), ("GPE", "LOC", ""), ("WARD", "MISC", "")],
)  # fmt: skip
def test_labels_of_rulers(ruled, label, kind, sub_kind):
    ruler = ruled.get_pipe("mine")
    ruler.clear()
    ruler.add_patterns([{"label": label, "pattern": "bluebird seven"}])
    doc = ruled("it is about bluebird seven today")
    evidence = doc.spans["kanon"][0]._.risk_evidence
    assert (evidence["kind"], evidence["sub_kind"]) == (kind, sub_kind)
    assert doc._.masked_text == f"it is about [{sub_kind or kind}] today"


def test_a_kind_that_changes_takes_its_sub_kind_away():
    """What a person of the text is called by is a name wherever else it stands."""
    ruled = spacy.blank("en")
    ruler = ruled.add_pipe("span_ruler")
    ruler.add_patterns(
        [{"label": "PERSON", "pattern": "Ann Qwe"}, {"label": "ROOM", "pattern": "Qwe"}]
    )
    ruled.add_pipe("kanon_masker", config={"sources": ["ruler"]})
    doc = ruled("He met Ann Qwe; it was Qwe then.")
    last = doc.spans["kanon"][-1]
    assert last.text == "Qwe"
    evidence = last._.risk_evidence
    assert (evidence["kind"], evidence["sub_kind"]) == ("PERSON", "")
