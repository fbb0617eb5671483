"""Operators in a pipeline: with a generalizer behind, saved and loaded, in other processes."""

import logging
import pickle
from datetime import datetime

import pytest
import spacy
from spacy.tokens import DocBin

from spacy_kanon.release.record import countable_texts, document_record, rewritten
from spacy_kanon.text.reversible_map import make_map, restore
from tests.fakes import pipeline

KEY = "a secret of more than thirty-two characters"
TEXT = (
    "Ann Xyzzy, born on 12 May 1972, wrote from a.b@example.org on May 14, 1972. "
    "Bo Ek lives in Xyzzytown; Xyzzy left in 1973 for Oslo."
)
EVERY = {
    "PERSON": "surrogate", "DATETIME": "shift", "EMAIL": "encrypt", "CODE": "partial",
    "LOC": "generalize", "*": "hash",
}  # fmt: skip
PAGE = "<p><b>Ann Xyzzy</b>, born <i>12 May 1972</i>, wrote to <b>a.b@example.org</b>.</p>"


@pytest.fixture(autouse=True)
def key(monkeypatch):
    monkeypatch.setenv("KANON_TEST_KEY", KEY)


def make(operators, *, generalizer=False, **config):
    config = {"operators": operators, "key": "env:KANON_TEST_KEY", **config}
    behind = {"wikidata_generalizer": {}} if generalizer else {}
    return pipeline(kanon_masker=config, **behind)


@pytest.fixture(scope="module")
def every():
    return make(EVERY, generalizer=True)


def test_operators_of_every_kind(every):
    doc = every(TEXT)
    text = doc._.sanitized_text
    assert "Xyzzy" not in text and "[EMAIL enc:" in text
    by_text = {span.text: span for span in doc.spans["kanon"]}
    assert by_text["Ann Xyzzy"]._.replacement in text
    assert by_text["Ann Xyzzy"]._.replacement == by_text["Ann Xyzzy"]._.replacement.strip()
    for masked in ("Ann Xyzzy", "12 May 1972", "a.b@example.org"):
        assert by_text[masked]._.replacement in doc._.masked_text
        assert by_text[masked]._.risk_evidence["after"]["fixed"]
    assert "1973" not in doc._.sanitized_text and "1972" not in doc._.sanitized_text
    assert make({})(TEXT)._.masked_text.count("1973") == 1
    record = document_record(doc)
    marks = {
        TEXT[span["start"] : span["end"]]: (span["operator"], span["true"])
        for span in record["spans"]
        if "operator" in span
    }
    assert marks["Ann Xyzzy"] == ("surrogate", False) and marks["1973"] == ("shift", False)
    assert marks["a.b@example.org"] == ("encrypt", True)
    report = doc._.kanon["operators"]
    assert not report["surrogate"]["true"] and report["shift"]["phrases"] == 3
    assert "untrue" in report["surrogate"]["shows"]
    changes = rewritten(doc)
    assert restore(changes.text, make_map(TEXT, changes)) == TEXT


def test_what_is_hidden_in_addition_or_removed():
    # The masker keeps Philadelphia; the best release of the generalizer keeps more without it.
    doc = make({"LOC": "numbered"}, generalizer=True)(
        "Winifred Fenham (born July 21, 1937) is an American footballer. She was born in "
        "Philadelphia and died in New York City on July 18, 2019."
    )
    assert "Philadelphia" in doc._.masked_text
    assert "born in LOC 1 and died in New York City" in doc._.sanitized_text
    doc = make({"PERSON": "remove"})(TEXT)
    assert doc._.masked_text.startswith(", born on")
    assert rewritten(doc).text == doc._.masked_text


def test_the_same_bytes_again_and_after_loading(every, tmp_path):
    first = every(TEXT)._.sanitized_text
    assert make(EVERY, generalizer=True)(TEXT)._.sanitized_text == first
    every.to_disk(tmp_path / "pipeline")
    assert spacy.load(tmp_path / "pipeline")(TEXT)._.sanitized_text == first
    component = every.get_pipe("kanon_masker")
    copy = pickle.loads(pickle.dumps(component))
    doc = every.make_doc(TEXT)
    assert copy(doc)._.masked_text == every(TEXT)._.masked_text


def test_no_key_is_saved_logged_or_written(every, tmp_path, caplog):
    with caplog.at_level(logging.DEBUG):
        doc = every(TEXT)
    every.to_disk(tmp_path)
    saved = b"".join(path.read_bytes() for path in tmp_path.rglob("*") if path.is_file())
    docs = DocBin(docs=[doc], store_user_data=True).to_bytes()
    component = pickle.dumps(every.get_pipe("kanon_masker"))
    for data in (saved, every.to_bytes(), docs, component, str(every.config).encode()):
        assert KEY.encode() not in data
    assert KEY not in caplog.text and KEY not in str(document_record(doc))
    assert b"env:KANON_TEST_KEY" in saved


def test_dates_of_one_subject_move_alike():
    nlp = make({"DATETIME": "shift"})
    docs = []
    for text in ("It began on 1 May 1972.", "It ended on 3 May 1972."):
        doc = nlp.make_doc(text)
        doc._.subject = "7"
        docs.append(nlp(doc)._.masked_text)
    moved = (" ".join(text.rstrip(".").split()[-3:]) for text in docs)
    first, second = (datetime.strptime(day, "%d %B %Y") for day in moved)
    assert (second - first).days == 2 and first.year != 1972


def test_operators_in_markup():
    doc = make({"*": "surrogate", "DATETIME": "shift"})(PAGE)
    (text,) = countable_texts(doc)
    assert text.startswith("<p><b>***</b>, born <i>***</i>") and "***" not in doc._.masked_text
    doc = make({"DATETIME": "year"}, always_mask=[])("<p>He died on <i>12 May 1999</i>.</p>")
    assert doc._.masked_text == "<p>He died on <i>1999</i>.</p>"


def test_an_article_that_an_operator_wrote_is_none_of_the_phrase_behind_it():
    nlp = make({"MISC": "hash"}, generalizer=True, deny=["the"])
    doc = nlp("Bo Ek joined the University of Xyzzytown in 1973.")
    assert "joined [MISC " in doc._.sanitized_text
    assert "] a university in " in doc._.sanitized_text
