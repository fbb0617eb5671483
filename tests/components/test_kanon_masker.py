import pytest
import spacy
from spacy.tokens import DocBin, Span

from spacy_kanon.anonymity.state import Options
from spacy_kanon.components.states import plain_options
from spacy_kanon.errors import KanonError
from spacy_kanon.names import KANON, KEEP, MASK
from spacy_kanon.release.record import document_record

TEXT = "Ann Xyzzy was born in Oslo, Norway in 1972. She is a Norwegian singer. Write to a@b.org."


@pytest.fixture(scope="module")
def nlp():
    nlp = spacy.blank("en")
    nlp.add_pipe("kanon_masker")
    return nlp


def make(**config):
    nlp = spacy.blank("en")
    nlp.add_pipe("kanon_masker", config=config)
    return nlp


def masked(doc):
    return [span.text for span in doc.spans[KANON] if span.label_ == MASK]


def test_it_works_when_it_is_the_only_component(nlp):
    doc = nlp(TEXT)
    assert {"Ann Xyzzy", "a@b.org"} <= set(masked(doc))
    assert doc._.masked_text.startswith("*** was born")
    assert "Xyzzy" not in doc._.masked_text and "a@b.org" not in doc._.masked_text
    assert doc.text == TEXT


def test_every_decision_has_its_evidence(nlp):
    doc = nlp(TEXT)
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


def test_a_report_that_is_changed_changes_no_setting():
    options = Options(weights={"PERSON": 2.0})
    plain = plain_options(options)
    assert plain["always_mask"] == ["PERSON", "CODE"]
    plain["weights"]["PERSON"] = 1.0
    plain["always_mask"].clear()
    assert options == Options(weights={"PERSON": 2.0})


def test_entities_and_span_groups_of_others_are_candidates():
    nlp = make(sources=["ents", "mine"])
    doc = nlp.make_doc("the red house by the quiet lake")
    doc.ents = [Span(doc, 1, 3, label="GPE")]
    doc.spans["mine"] = [Span(doc, 5, 7, label="PERSON")]
    doc = nlp.get_pipe("kanon_masker")(doc)
    assert masked(doc) == ["red house", "quiet lake"]
    kinds = [span._.risk_evidence["kind"] for span in doc.spans[KANON]]
    assert kinds == ["LOC", "PERSON"]


def test_without_rules_only_the_knowledge_base_and_the_sources_count():
    assert masked(make(rules=False)("Quuxville 4711")) == []


def test_results_survive_a_docbin(nlp):
    doc = nlp(TEXT)
    data = DocBin(docs=[doc], store_user_data=True).to_bytes()
    [back] = DocBin(store_user_data=True).from_bytes(data).get_docs(nlp.vocab)
    assert document_record(back) == document_record(doc)


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
    assert nlp.get_pipe("kb_gazetteer").kb.knowledge is nlp.get_pipe("kanon_masker").kb.knowledge
    assert document_record(nlp(TEXT)) == alone


@pytest.mark.parametrize(
    ("combine", "expected"),
    [
        ("union", {"Ann Xyzzy", "Norway", "1972", "singer. Write", "a@b.org"}),
        ("model", {"Norway", "singer. Write"}),
    ],
)
def test_a_trained_masker_is_one_source(combine, expected):
    nlp = make(combine=combine, unknown="keep")
    doc = nlp.make_doc(TEXT)
    by_text = {"Norway": (7, 8), "singer. Write": (15, 18)}
    doc.set_ents([Span(doc, *bounds, label=MASK) for bounds in by_text.values()])
    assert {doc[slice(*bounds)].text for bounds in by_text.values()} == set(by_text)
    doc = nlp.get_pipe("kanon_masker")(doc)
    assert expected == {span.text for span in doc.spans[KANON] if span.label_ == MASK}
    assert doc._.kanon["config"]["combine"] == combine


@pytest.mark.parametrize(
    ("label", "hides"), [(MASK, True), ("MASK_MISC", True), ("GPE", True), ("KEEP_MISC", False)]
)
def test_what_nobody_knows_is_for_the_model_to_say(label, hides):
    # A recognizer that decides nothing has not said that its spans may stay.
    nlp = spacy.blank("en")
    nlp.add_pipe("mask_spreader")
    masker = nlp.add_pipe("kanon_masker", config={"unknown": "model"})
    doc = nlp.make_doc("Glubbers and Flumps opened at Qwertz Hall.")
    doc.set_ents([Span(doc, 0, 1, label=label)])
    doc = masker(doc)
    assert ("Glubbers" in masked(doc)) == hides
    assert "Flumps" not in masked(doc)


def test_without_a_masker_nobody_can_say():
    nlp = spacy.blank("en")
    nlp.add_pipe("kb_gazetteer")
    with pytest.raises(KanonError, match="KN585"):
        nlp.add_pipe("kanon_masker", config={"unknown": "model"})


def test_overlapping_masks_of_several_sources_are_one():
    nlp = make(combine="model", sources=["ents", "mine"])
    doc = nlp.make_doc(TEXT)
    doc.set_ents([Span(doc, 0, 2, label=MASK)])
    doc.spans["mine"] = [Span(doc, 1, 4, label=MASK), Span(doc, 5, 6, label="LOC")]
    doc = nlp.get_pipe("kanon_masker")(doc)
    assert masked(doc) == ["Ann Xyzzy was born"]


@pytest.mark.parametrize("lang", ["de", "nb", "xx"])
def test_a_language_without_rules_is_refused_or_searched_for_terms_only(lang):
    nlp = spacy.blank(lang)
    with pytest.raises(KanonError, match="KN224"):
        nlp.add_pipe("kanon_masker")
    nlp.add_pipe("kanon_masker", config={"rules": False})
    doc = nlp("Ein Mann aus Oslo, geboren am 12. Mai 1972.")
    assert [span.text for span in doc.spans[KANON]] == ["Oslo"]
