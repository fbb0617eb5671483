import pytest
import spacy
from spacy.tokens import DocBin, Span

from spacy_kanon.detection.risk_spans import MarkedSpan
from spacy_kanon.formats.docbin import marks_of, read_docbin, to_doc, write_docbin
from spacy_kanon.names import GOLD
from spacy_kanon.types import AnnotatedText, GoldMention

from ..samples import two_annotators


@pytest.fixture(scope="module")
def nlp():
    return spacy.blank("en")


def test_round_trip_keeps_everything(nlp, tmp_path):
    texts = [two_annotators("d1"), two_annotators("d2")]
    write_docbin(texts, tmp_path / "x.spacy", nlp)
    assert read_docbin(tmp_path / "x.spacy") == texts
    doc = to_doc(two_annotators(), nlp)
    found = [(span.text, span.label_, span.id_, span.kb_id_) for span in doc.spans[GOLD]]
    assert found[0] == ("Ann Lee", "PERSON", "DIRECT", "a1e1") and len(found) == 4
    mention = GoldMention(4, 8, "DATETIME", "QUASI", "e", "m")
    text = AnnotatedText("d", "mid-1990s", {"a": [mention]})
    doc = to_doc(text, nlp)
    assert doc.spans[GOLD][0].end_char >= 8
    write_docbin([text], tmp_path / "x.spacy", nlp)
    assert read_docbin(tmp_path / "x.spacy")[0].annotations["a"] == [mention]
    doc = nlp("Ann met Bo")
    doc.ents = [Span(doc, 0, 1, label="PERSON")]
    doc.spans["sc"] = [Span(doc, 2, 3, label="MASK")]
    assert marks_of(doc, "ents") == [MarkedSpan(0, 3, "PERSON")]
    assert marks_of(doc, "sc") == [MarkedSpan(8, 10, "MASK")]
    doc.spans["sc"].attrs["scores"] = [0.25]
    assert marks_of(doc, "sc") == [MarkedSpan(8, 10, "MASK", 0.25)]
    assert marks_of(doc, "other") is None


def test_a_docbin_of_another_tool_is_read_from_its_entities(nlp, tmp_path):
    doc = nlp("Ann met Bo.")
    doc.ents = [
        doc.char_span(0, 3, label="PERSON"),
        doc.char_span(8, 10, label="MASK", span_id="DIRECT"),
    ]
    DocBin(docs=[doc]).to_disk(tmp_path / "x.spacy")
    (text,) = read_docbin(tmp_path / "x.spacy")
    assert [(m.start, m.kind, m.identifier_type) for m in text.annotations["annotator1"]] == [
        (0, "PERSON", "QUASI"),
        (8, "MISC", "DIRECT"),
    ]
