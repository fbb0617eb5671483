"""Indicators that build on what another component or pipeline marked."""

import spacy

from spacy_kanon.detection.risk_spans import MarkedSpan
from spacy_kanon.indicators.labelling import make_sequence_labelling, make_span_classification
from tests.refusals import refused

from .samples import spanned

TEXT = "Ann Lee met Bo in Oslo."
SPANS = (("Ann Lee", "PERSON"), ("Bo", "PERSON"), ("Oslo", "LOC"))


def test_matches(mask, strict, partial, overlap):
    text = spanned(TEXT, SPANS[0], groups={"ents": [MarkedSpan(*mask, "MASK")]})
    for match, expected in (("strict", strict), ("partial", partial), ("overlap", overlap)):
        (found,) = make_sequence_labelling(source="ents", match=match)(text)
        assert (found.score, found.risky) == (expected, bool(expected))


def test_marks_of_labels_scores_and_nothing():
    marks = [MarkedSpan(0, 7, "PERSON"), MarkedSpan(8, 11, "MASK", 0.4), MarkedSpan(12, 14, "MASK")]
    found = make_sequence_labelling(source="sc")(spanned(TEXT, *SPANS, groups={"sc": marks}))
    assert [one.score for one in found] == [0.0, 1.0, 0.0]
    for indicator in (make_sequence_labelling(source="sc"), make_span_classification()):
        found = indicator(spanned(TEXT, *SPANS))
        assert all(one.risky and one.note for one in found)
    found = make_sequence_labelling(source="ents")(spanned(TEXT, *SPANS, groups={"ents": []}))
    assert [tuple(one) for one in found] == [(0.0, False, "")] * 3
    marks = [MarkedSpan(0, 7, "MASK", 0.9), MarkedSpan(18, 22, "KEEP", 0.75)]
    indicator = make_span_classification(threshold=0.5)
    found = indicator(spanned(TEXT, *SPANS, groups={"span_risk": marks}))
    assert [one.risky for one in found] == [True, True, False]
    assert found[1].note and found[2].score == 0.25


def test_a_pipeline_of_its_own(tmp_path):
    nlp = spacy.blank("en")
    nlp.add_pipe("entity_ruler").add_patterns([{"label": "MASK", "pattern": "Ann Lee"}])
    nlp.to_disk(tmp_path / "masker")
    found = make_sequence_labelling(model=str(tmp_path / "masker"))(spanned(TEXT, *SPANS))
    assert [one.risky for one in found] == [True, False, False]
    refused("KN706", make_sequence_labelling(model=str(tmp_path / "none")), spanned(TEXT, *SPANS))
