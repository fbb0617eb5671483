import pytest
import spacy

from scripts.make_samples import check_sample, sample_documents
from spacy_kanon.linkage.build import build_background
from spacy_kanon.linkage.reader import open_background
from spacy_kanon.names import KINDS
from spacy_kanon.release.record import document_record
from tests.fakes import pipeline
from tests.growth import assert_linear
from tests.refusals import refused

PEOPLE = [
    ("ada", "Ada Berg makes bobbin lace and sings contralto. She lives in Oslo and teaches."),
    ("bo", "Bo Young is a bobsleigh pilot from Oslo. He teaches and makes films."),
    ("cy", "Cy Jasper is a pilot and lives in Bergen. He makes films and sings."),
    ("di", "Di Rose makes films and lives in Oslo. She sings and teaches."),
    ("eve", "Eve Will lives in Bergen and teaches. She sings and makes furniture."),
]
TEXT = "She lives in Oslo, sings, teaches and makes lace. Her lace is known."


@pytest.fixture(scope="module")
def index(tmp_path_factory):
    folder = tmp_path_factory.mktemp("background") / "index"
    build_background(PEOPLE, folder, parts=1)
    return folder


def linking(index, *before, **config):
    settings = {"index": str(index), "k": 2, **config}
    return pipeline(*before, linkage_masker=settings)


def masked(nlp, text=TEXT, subject=None):
    doc = nlp.make_doc(text)
    doc._.subject = subject
    return nlp(doc)


def test_what_gives_away_goes_with_report_and_evidence(index):
    doc = masked(linking(index), subject="ada")
    assert "lace" not in doc._.masked_text and "teaches" in doc._.masked_text
    assert [span.text for span in doc.spans["linkage"]].count("lace") == 2
    assert {span.label_ for span in doc.spans["linkage"]} == {"MASK"}
    report = masked(linking(index), subject="ada")._.linkage
    assert report["subject"] == "ada" and report["reached"]
    assert report["likely_before"] == 1 and report["likely"] >= 2
    assert report["population"] == 5 and 0 < report["kept"] < 1
    assert set(report["guides"]) == {"words", "pairs", "letters"}
    assert report["guides"]["words"]["rank_before"] == 1 < report["guides"]["words"]["rank"]
    doc = masked(linking(index))
    [lace, *_] = [span for span in doc.spans["linkage"] if span.text == "lace"]
    evidence = lace._.risk_linkage
    assert evidence["people"] == 1 and evidence["likely_with"] < 2 <= evidence["likely_without"]
    assert evidence["message"].startswith("'lace' points to 1 of 5 people; with it 1 would be")


@pytest.mark.parametrize("subject,expected", [(None, "ada"), ("ada", "ada"), ("di", "di")])
def test_the_subject_is_given_or_pointed_to(index, subject, expected):
    assert masked(linking(index), subject=subject)._.linkage["subject"] == expected


def test_phrases_are_masked_whole(tmp_path):
    people = [(name, f"{text} Order of Lenin") if name == "ada" else (name, text)
              for name, text in PEOPLE]  # fmt: skip
    build_background(people, tmp_path / "index", parts=1)
    nlp = linking(tmp_path / "index", whole=list(KINDS))
    doc = masked(nlp, "She got the Order of Lenin.", "ada")
    assert "Order of Lenin" in [span.text for span in doc.spans["linkage"]]
    doc = masked(linking(tmp_path / "index", whole=[]), "She got the Order of Lenin.", "ada")
    assert all(len(span) == 1 for span in doc.spans["linkage"])


def test_words_that_hardly_anybody_of_the_index_has_can_go_too(index):
    text = "She lives in Oslo and makes marzipan."
    usual = masked(linking(index), text, "ada")
    strict = masked(linking(index, rare=0), text, "ada")
    assert "marzipan" in usual._.masked_text and "marzipan" not in strict._.masked_text
    assert strict._.linkage["rare"] == 0 and "makes" in strict._.masked_text
    (span,) = [span for span in strict.spans["linkage"] if span.text == "marzipan"]
    assert span._.risk_linkage["people"] == 0
    assert span._.risk_linkage["message"] == ("'marzipan' points to 0 of 5 people, too few to stay")


def test_masks_of_the_first_masker_stay_and_one_report_names_both(index):
    text = "Thomas Jasper, born 23 May 1972, makes lace in Oslo."
    first = pipeline("kanon_masker")(text)
    doc = masked(linking(index, "kanon_masker"), text, "ada")
    hidden = {(s.start, s.end) for s in first.spans["kanon"] if s.label_ == "MASK"}
    spans = {(s.start, s.end): s for s in doc.spans["kanon"] if s.label_ == "MASK"}
    assert hidden < set(spans)
    assert "lace" not in doc._.masked_text and "Jasper" not in doc._.masked_text
    attackers = {spans[bounds].text: spans[bounds]._.risk_evidence["attackers"] for bounds in spans}
    assert attackers["Thomas Jasper"] == ["knowledge base"]
    assert attackers["lace"] == ["background"]
    assert doc._.kanon["masked"] == len(spans)
    record = document_record(doc)
    assert len(record["spans"]) == len(doc.spans["kanon"])


def test_spans_that_come_in_between_move_the_positions_of_others(index):
    text = "Her lace is known. The Norwegian singer was born in Oslo in 1972."
    first = pipeline("kanon_masker")(text)
    doc = masked(linking(index, "kanon_masker"), text, "ada")
    assert doc.spans["kanon"][0].text == "lace" != first.spans["kanon"][0].text
    partners = partners_of(first)
    assert partners and partners.items() <= partners_of(doc).items()
    assert singled_out(first) == singled_out(doc) != []
    assert len(doc.spans["kanon"].attrs["masks"]) == len(doc.spans["kanon"])


def partners_of(doc):
    spans = doc.spans["kanon"]
    evidence = {span.text: span._.risk_evidence for span in spans}
    return {text: [spans[i].text for i in why["with"]] for text, why in evidence.items()
            if why["with"]}  # fmt: skip


def singled_out(doc):
    return [doc.spans["kanon"][i].text for i in doc._.kanon["before"]["terms"]]


def test_what_the_first_masker_keeps_may_still_go(index):
    doc = masked(linking(index, "kanon_masker", k=1), "He lives in Oslo.")
    [oslo] = [span for span in doc.spans["kanon"] if span.text == "Oslo"]
    assert oslo.label_ == "KEEP" and oslo._.risk_evidence["attackers"] == []
    text = "She lives in Oslo and makes lace"
    people = [("x", text), *((f"y{i}", "He lives in Bergen") for i in range(4))]
    build_background(people, index.parent / "oslo", parts=1)
    doc = masked(linking(index.parent / "oslo", "kanon_masker"), "She lives in Oslo.", "x")
    [oslo] = [span for span in doc.spans["kanon"] if span.text == "Oslo"]
    assert oslo.label_ == "MASK" and oslo._.replacement == "***"
    assert oslo._.risk_evidence["attackers"] == ["background"]
    assert doc._.masked_text.endswith(" lives in ***.")


def test_wordings_that_give_away_become_stars(tmp_path):
    """A truthful wording is text, too: a reader may know one person with it."""
    text = "Thomas Jasper was born in Oslo."
    nlp = pipeline(kanon_masker={"k": 10_000}, wikidata_generalizer={})
    wording = nlp(text)._.sanitized_text
    people = [("x", wording), ("y", "He was born."), ("z", "She was born.")]
    build_background(people, tmp_path / "index", parts=1)
    nlp.add_pipe("linkage_masker", config={"index": str(tmp_path / "index"), "k": 2})
    doc = masked(nlp, text, "x")
    assert "born" in doc._.sanitized_text
    assert doc._.linkage["reached"]
    general = doc._.kanon["generalization"]["replacements"]
    assert all(text[start:end] not in doc._.sanitized_text for start, end, _ in general)


def test_settings_that_cannot_be(index, config, code):
    refused(code, linking, index, **config)


def test_what_cannot_be_protected_is_refused(index, config, subject, code):
    message = refused(code, masked, linking(index, **config), subject=subject)
    assert "lace" not in message and "nobody " not in message[:20]


def test_one_bad_text_does_not_end_a_stream(index):
    nlp = linking(index)
    failed = []
    nlp.set_error_handler(lambda name, component, docs, error: failed.append(error.code))
    docs = [nlp.make_doc(TEXT) for _ in range(3)]
    docs[1]._.subject = "nobody"
    assert len(list(nlp.pipe(docs))) == 2 and failed == ["KN176"]


def test_a_long_text_takes_time_in_proportion(index):
    """The million characters of a book, scaled down."""
    nlp = linking(index)
    nlp.max_length = 10**7

    def mask(count):
        words = " ".join(f"lace word{number} sings" for number in range(count))
        doc = masked(nlp, words, "ada")
        assert "lace" not in doc._.masked_text and doc._.linkage["reached"]

    assert_linear(mask, 5_000)


@pytest.mark.parametrize("text", ["", " ", "*** 7 ***", "Xyzzy qwerty."])
def test_texts_that_link_to_nobody_stay_as_they_are(index, text):
    doc = masked(linking(index), text)
    assert doc._.masked_text == text and doc._.linkage["likely"] == 5
    assert doc._.linkage["subject"] is None


def test_another_index_than_the_saved_one_is_refused(index, tmp_path):
    linking(index).to_disk(tmp_path / "nlp")
    build_background(PEOPLE[:3], tmp_path / "other", parts=1)
    config = {"components.linkage_masker.index": str(tmp_path / "other")}
    refused("KN311", spacy.load, tmp_path / "nlp", config=config)


def test_a_stored_index_travels_with_the_linking(index, tmp_path):
    nlp = linking(index, store_index=True)
    nlp.to_disk(tmp_path / "nlp")
    there = spacy.load(tmp_path / "nlp", config={"components.linkage_masker.index": None})
    assert masked(there)._.masked_text == masked(nlp)._.masked_text


def test_the_bundled_sample_is_what_its_generator_makes():
    assert check_sample("background") == open_background(None).fingerprint
    people = {person for person, _ in sample_documents()}
    assert set(open_background(None).people) == people
