import pytest
import spacy
from hypothesis import example, given
from hypothesis import strategies as st
from spacy.tokens import Doc, DocBin, Span

from spacy_kanon.components import doc_spans
from spacy_kanon.components.doc_spans import analysis_of, cut_at_borders
from spacy_kanon.names import KANON, KEEP, MASK, PERSON
from spacy_kanon.release.audit import Auditor
from spacy_kanon.release.record import document_record
from spacy_kanon.types import TermRow
from tests.fakes import pipeline
from tests.kb.people import kb_of
from tests.refusals import refused

TEXT = "Ann Xyzzy was born in Oslo, Norway in 1972. She is a Norwegian singer. Write to a@b.org."
NLP = spacy.blank("en")
PARTS = ["a", "Ann", "12", "  ", " ", "\n", "\t", "<b>", "</b>", *',|^=":{}']


def make(**config):
    return pipeline(kanon_masker=config)


def masked(doc):
    return [span.text for span in doc.spans[KANON] if span.label_ == MASK]


def test_it_works_alone_and_every_decision_has_its_evidence():
    nlp = pipeline(kanon_masker={})
    doc = nlp(TEXT)
    assert {"Ann Xyzzy", "a@b.org"} <= set(masked(doc))
    assert doc._.masked_text.startswith("*** was born")
    assert "Xyzzy" not in doc._.masked_text and "a@b.org" not in doc._.masked_text
    assert doc.text == TEXT
    report = doc._.kanon
    assert report["k"] == 5 and report["population"] == 20_000
    assert report["masked"] == len(masked(doc)) and report["mentions"] == len(doc.spans[KANON])
    assert report["k_reached"] is None or report["k_reached"] >= 5
    for span in doc.spans[KANON]:
        assert span.label_ in (MASK, KEEP)
        assert 0 < span._.risk_score <= 1
        assert span.text in span._.risk_evidence["message"]
        assert (span._.replacement is None) == (span.label_ == KEEP)
        if span.label_ == KEEP:
            assert span._.risk_k >= 5
    data = DocBin(docs=[doc], store_user_data=True).to_bytes()
    [back] = DocBin(store_user_data=True).from_bytes(data).get_docs(nlp.vocab)
    assert document_record(back) == document_record(doc)


def test_a_report_that_is_changed_changes_no_setting():
    nlp = make()
    nlp("Ann left.")._.kanon["config"]["always_mask"].clear()
    assert nlp("Ann left.")._.kanon["config"]["always_mask"] == ["PERSON", "CODE"]


def test_maskers_entities_and_groups_are_sources():
    nlp = make(sources=["ents", "mine"])
    doc = nlp.make_doc("the red house by the quiet lake")
    doc.ents = [Span(doc, 1, 3, label="GPE")]
    doc.spans["mine"] = [Span(doc, 5, 7, label="PERSON")]
    doc = nlp.get_pipe("kanon_masker")(doc)
    assert masked(doc) == ["red house", "quiet lake"]
    kinds = [span._.risk_evidence["kind"] for span in doc.spans[KANON]]
    assert kinds == ["LOC", "PERSON"]
    assert masked(make(rules=False)("Quuxville 4711")) == []
    doc = nlp.make_doc(TEXT)
    doc.set_ents([Span(doc, 0, 2, label=MASK)])
    doc.spans["mine"] = [Span(doc, 1, 4, label=MASK), Span(doc, 5, 6, label="LOC")]
    doc = nlp.get_pipe("kanon_masker")(doc)
    assert masked(doc)[0] == "Ann Xyzzy was born"


def test_a_setting_given_by_config_stays(tmp_path):
    make(k=2).to_disk(tmp_path)
    again = spacy.load(tmp_path, config={"components.kanon_masker.k": 500})
    again.to_disk(tmp_path / "again")
    nlp = spacy.load(tmp_path / "again")
    assert nlp.get_pipe("kanon_masker").options.k == 500
    assert nlp(TEXT)._.kanon["k"] == 500


def test_a_gazetteer_before_it_shares_its_knowledge_base_and_changes_nothing():
    nlp = make()
    alone = document_record(nlp(TEXT))
    nlp.add_pipe("kb_gazetteer", first=True)
    assert nlp.get_pipe("kb_gazetteer").kb.open() is nlp.get_pipe("kanon_masker").kb.open()
    assert document_record(nlp(TEXT)) == alone
    slot = nlp.get_pipe("kanon_masker").kb
    walker = slot.walker()
    slot.forget()  # The words of texts, which the walker remembers.
    assert slot.walker() is not walker


def test_a_trained_masker_is_a_source_that_model_needs():
    nlp = make(unknown="keep")
    doc = nlp.make_doc(TEXT)
    by_text = {"Norway": (7, 8), "singer. Write": (15, 18)}
    doc.set_ents([Span(doc, *bounds, label=MASK) for bounds in by_text.values()])
    assert {doc[slice(*bounds)].text for bounds in by_text.values()} == set(by_text)
    doc = nlp.get_pipe("kanon_masker")(doc)
    found = {span.text for span in doc.spans[KANON] if span.label_ == MASK}
    assert found == {"Ann Xyzzy", "Norway", "1972", "singer. Write", "a@b.org"}
    nlp = pipeline(kb_gazetteer={})
    refused("KN585", nlp.add_pipe, "kanon_masker", config={"unknown": "model"})


def test_what_nobody_knows_is_for_the_model_to_say(label, hides):
    # A recognizer that decides nothing has not said that its spans may stay.
    nlp = pipeline(mask_spreader={})
    masker = nlp.add_pipe("kanon_masker", config={"unknown": "model"})
    doc = nlp.make_doc("Glubbers and Flumps opened at Qwertz Hall.")
    doc.set_ents([Span(doc, 0, 1, label=label)])
    doc = masker(doc)
    assert ("Glubbers" in masked(doc)) == hides
    assert "Flumps" not in masked(doc)


@pytest.mark.parametrize("lang", ["de", "nb", "xx"])
def test_a_language_without_rules_is_refused_or_searched_for_terms_only(lang):
    nlp = spacy.blank(lang)
    refused("KN224", nlp.add_pipe, "kanon_masker")
    nlp.add_pipe("kanon_masker", config={"rules": False})
    doc = nlp("Ein Mann aus Oslo, geboren am 12. Mai 1972.")
    assert [span.text for span in doc.spans[KANON]] == ["Oslo"]


@pytest.fixture(scope="module")
def strict():
    """Only the whole population is at least k: each fact that is known has to go."""
    return pipeline(kanon_masker={"k": 20_000})


def test_what_a_reader_sees_through_goes(strict, text, masked):
    assert strict(text)._.masked_text == masked


def test_a_word_that_reads_as_a_name_beside_masks_is_masked_too(tmp_path, text, released):
    rows = [TermRow(w, n, PERSON, "P734") for w in ("Prior", "Links", "Dea") for n in range(2)]
    audit = Auditor(kb_of(tmp_path / "kb", rows, population=20), 5).audit
    assert make(kb=str(tmp_path / "kb"))(text)._.masked_text == released
    assert audit(analysis_of(NLP(released))).support is None


@given(st.lists(st.sampled_from(PARTS), max_size=40).map("".join))
@example("12    tiles, red    £14.50    £17\n4     kit    £38.00    £15\n\n       TOTAL  £2\n")
def test_the_text_is_the_same(text):
    assert cut_at_borders(NLP.make_doc(text)).text == text


def test_a_sentence_begins_behind_a_full_stop_without_a_blank():
    text = "She left in 1995.She (born 1960, aged 8) froze (-8 C). Total (8-).They met."
    cut = [token.text for token in cut_at_borders(NLP.make_doc(text))]
    assert {"1995", "8", "-8", "She", "They"} <= {*cut} and "".join(cut) == text.replace(" ", "")


def test_all_attributes_are_registered_once_and_empty():
    doc_spans.register_extensions()
    doc_spans.register_extensions()
    doc = spacy.blank("en")("Oslo")
    assert all(doc._.get(name) is None for name in doc_spans.DOC_EXTENSIONS)
    assert all(doc[0:1]._.get(name) is None for name in doc_spans.SPAN_EXTENSIONS)


def test_what_a_user_registered_stays():
    name = doc_spans.SPAN_EXTENSIONS[0]
    before = Span.get_extension(name) if Span.has_extension(name) else None
    Span.set_extension(name, default="mine", force=True)
    try:
        doc_spans.register_extensions()
        assert Span.get_extension(name)[0] == "mine"
    finally:
        Span.remove_extension(name)
        if before is not None:
            Span.set_extension(name, default=None)
    assert Doc.has_extension(doc_spans.DOC_EXTENSIONS[0])
