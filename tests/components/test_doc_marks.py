import spacy
from spacy.tokens import Span

from spacy_kanon.detection.risk_spans import MarkedSpan
from spacy_kanon.formats.docbin import marks_of


def test_marks_of_a_doc():
    doc = spacy.blank("en")("Ann met Bo")
    doc.ents = [Span(doc, 0, 1, label="PERSON")]
    doc.spans["sc"] = [Span(doc, 2, 3, label="MASK")]
    assert marks_of(doc, "ents") == [MarkedSpan(0, 3, "PERSON")]
    assert marks_of(doc, "sc") == [MarkedSpan(8, 10, "MASK")]
    doc.spans["sc"].attrs["scores"] = [0.25]
    assert marks_of(doc, "sc") == [MarkedSpan(8, 10, "MASK", 0.25)]
    assert marks_of(doc, "other") is None
