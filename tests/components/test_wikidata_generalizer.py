import pytest
import spacy
from spacy.tokens import DocBin

from spacy_kanon.anonymity.state import Choice
from spacy_kanon.errors import KanonError
from spacy_kanon.names import KANON, MASK
from spacy_kanon.release.record import (
    document_record,
    released_record,
)
from tests.fakes import pipeline
from tests.refusals import refused

from .kb import build_small_kb

OSLO = "Anna, an actor from Oslo, won in 1968. Oslo is big. Write to a@b.org."


def make(masker=None, **config):
    return pipeline(kanon_masker=masker or {}, wikidata_generalizer=config)


@pytest.fixture(scope="module")
def nlp():
    return make()


def test_text_options_report_and_record(nlp):
    doc = nlp(OSLO)
    expected = "PERSON 1, an actor from a city in Europe, won in 1968. A city in Europe is big."
    assert doc._.sanitized_text.startswith(expected)
    assert doc._.masked_text.startswith("***, an actor from ***, won in 1968. *** is big.")
    assert doc.text == OSLO
    oslo = next(span for span in doc.spans[KANON] if span.text == "Oslo")
    assert oslo._.generalizations[:3] == ["city in Norway", "city in Scandinavia", "city in Europe"]
    assert oslo._.generalizations[-1] == "***"
    assert oslo._.replacement == "city in Europe"
    assert oslo._.risk_evidence["message"].startswith("with what stays, “Oslo” would fit ")
    after = oslo._.risk_evidence["after"]
    assert after["message"].startswith("“city in Norway” with “actor” and “1968” fits 0 people")
    assert after["options"][after["level"]]["phrase"] == "class/Q515/in/Q46"
    fits = [option["fits"] for option in after["options"]]
    assert fits == sorted(fits) and fits[-1] == 20_000
    report = doc._.kanon
    assert report["k_reached"] >= report["k"] == 5
    general = report["generalization"]
    assert general["match"] == "items" and general["breaches"] == []
    assert general["generalized"] == 4 and general["stars"] == 0
    kept = [span for span in doc.spans[KANON] if span.label_ != MASK]
    assert kept and all(span._.generalizations is None for span in kept)
    record = document_record(doc)
    assert record["sanitized_text"] == doc._.sanitized_text
    bare = str(released_record(record) | {"sanitized_text": ""})
    assert "masked_text" not in bare
    assert "Oslo" not in bare and "Norway" not in bare and "city in Scandinavia" not in bare
    assert "Oslo" in str(record)


def test_a_school_with_a_title_in_its_name_is_no_person(nlp):
    doc = nlp("She graduated from Archbishop John Carroll High School in Radnor, Pennsylvania.")
    assert "from a high school" in doc._.sanitized_text


def test_a_state_is_a_place_and_no_organization(nlp):
    """A knowledge base may have it as one: whom it employed."""
    finder = nlp.get_pipe("wikidata_generalizer")._prepared()[1]
    is_region = {name: finder._is_region(name) for name in ("Norway", "Oslo", "actor", "Xyzzy")}
    assert is_region == {"Norway": True, "Oslo": False, "actor": False, "Xyzzy": False}


def test_no_person_is_a_company_and_no_film_a_creative_work(nlp):
    doc = nlp("He is a Scottish sports broadcaster. She saw the film Drop Dead Gorgeous.")
    assert "sports organization" not in doc._.sanitized_text
    assert "creative work" not in doc._.sanitized_text


def test_codes_are_told_by_their_sort(nlp):
    doc = nlp("Anna called 07700 900517 and wrote to ann@x.example about case no. 4471/22.")
    expected = "called [phone number] and wrote to [email address] about case no. [number]."
    assert doc._.sanitized_text.endswith(expected)


def test_options_bring_nothing_back_and_places_are_no_persons(nlp):
    # Where "1972" must go, "23 May 1972" does not become "1972".
    doc = nlp("Anna, an actor from Oslo, won in 1972, on 23 May 1972.")
    options = {span.text: span._.generalizations for span in doc.spans[KANON]}
    masked = {span.text for span in doc.spans[KANON] if span.label_ == MASK}
    assert "23 May 1972" in masked
    assert ("1972" in masked) != ("1972" in options["23 May 1972"])
    doc = nlp("It was run in buildings in London, Bradford and finally Austria.")
    said = {span.text: span._.replacement for span in doc.spans[KANON]}
    assert not said.get("Bradford", "").startswith("PERSON")
    text = make(brackets=True)(OSLO)._.sanitized_text
    assert "an actor from [city in Europe], won" in text and text.startswith("[PERSON 1],")


def chosen_by(nlp, monkeypatch, level):
    """The Doc where a selector gives every term that must not stay one level."""

    def select(terms, *, k, node_budget):
        return Choice(tuple(None if term.stays else level for term in terms))

    monkeypatch.setattr(nlp.get_pipe("wikidata_generalizer"), "selector", select)
    return nlp(OSLO)


def test_selectors_that_do_not_count_or_choose_what_is_not_there(nlp, monkeypatch):
    report = chosen_by(nlp, monkeypatch, 0)._.kanon
    assert report["k_reached"] >= 5 and report["generalization"]["breaches"] == []
    message = refused(r"KN441.*number 1", chosen_by, nlp, monkeypatch, 99)
    assert "Oslo" not in message


def test_a_doc_without_evidence_of_a_masker_is_refused(nlp):
    [again] = DocBin(docs=[nlp(OSLO)]).get_docs(nlp.vocab)
    refused("KN443", nlp.get_pipe("wikidata_generalizer"), again)
    alone = pipeline(wikidata_generalizer={})
    refused("KN443", alone, "Oslo")
    assert alone("")._.sanitized_text == ""


def test_what_cannot_be_combined_or_preferred_is_refused():
    refused("KN442", make({"guarantee": "combinations"}), OSLO)
    refused("KN300", make, preference=-0.5)


def test_it_counts_with_the_knowledge_base_of_the_masker(tmp_path):
    kb = str(build_small_kb(tmp_path / "kb"))
    with pytest.warns(UserWarning, match="KN448"):
        doc = make({"kb": kb})("The geologist from Oslo.")
    assert doc._.kanon["population"] == 24
    nlp = pipeline(
        kanon_masker={"kb": kb},
        wikidata_generalizer={"kb": str(build_small_kb(tmp_path / "b", seed=1))},
    )
    with pytest.warns(UserWarning), pytest.raises(KanonError, match="KN444"):
        nlp("Oslo")


def test_preference_says_what_a_wording_is_worth_beside_its_bits():
    text = (
        "Anna, a Norwegian painter and geologist born in 1950 in Oslo, lived in Paris, a Catholic. "
        "She studied in Stockholm and was a violinist, a French writer and a politician."
    )
    docs = [make(preference=bits)(text) for bits in (0.0, 30.0)]
    reports = [doc._.kanon["generalization"] for doc in docs]
    assert [report["config"]["preference"] for report in reports] == [0.0, 30.0]
    bits = [report["bits"] for report in reports]
    assert bits[0] > bits[1]
    wordings = [[span._.replacement for span in doc.spans["kanon"]] for doc in docs]
    silent = [sum(wording in ("***", "person") for wording in chosen) for chosen in wordings]
    assert silent[0] > silent[1]


@pytest.mark.usefixtures("own_vocabulary")
def test_storing_the_ontology_makes_the_pipeline_stand_alone(tmp_path):
    nlp = make(store_ontology=True)
    expected = nlp(OSLO)._.sanitized_text
    nlp.to_disk(tmp_path / "nlp")
    assert (tmp_path / "nlp" / "wikidata_generalizer" / "ontology" / "meta.json").is_file()
    assert spacy.load(tmp_path / "nlp")(OSLO)._.sanitized_text == expected
    other = make().from_bytes(nlp.to_bytes())
    assert other(OSLO)._.sanitized_text == expected


def test_each_person_has_one_number(nlp, text, same, apart):
    doc = nlp(text)
    said = {span.text: span._.replacement for span in doc.spans["kanon"]}
    number = said[same[-1]]
    assert number.startswith("PERSON") and {said[name] for name in same} == {number}
    assert number not in {said[name] for name in apart}


@pytest.mark.parametrize("text", ["May", "Bachelor", "Asia"])
def test_a_word_that_is_no_name_is_no_person(nlp, text):
    doc = nlp(
        "Ann Xyzzy received her Bachelor's degree in May, and toured the Americas, Asia and Chad."
    )
    said = {span.text: span._.replacement for span in doc.spans[KANON]}
    kinds = ("PERSON",) if text == "Asia" else ("PERSON", "NAME")
    assert not (said.get(text) or "").startswith(kinds)
