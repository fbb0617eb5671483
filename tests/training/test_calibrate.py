"""calibrate --catch: the setting is chosen on annotated documents, stored and checked."""

from dataclasses import replace

import numpy as np
import pytest
import spacy

from spacy_kanon.components.kanon_masker import read_recall
from spacy_kanon.components.kanon_tagger import LOGIT_BIASES, get_operating_point
from spacy_kanon.fitting.calibrate import Settings, calibrate_recall, check_recall
from spacy_kanon.formats.tab import write_tab
from spacy_kanon.names import NO_MASK
from spacy_kanon.training.corpora import TRAINING_TEXTS, fingerprint_of
from tests.commands import command
from tests.refusals import refused

from ..recall_samples import documents, trained

DOCUMENTS = documents(20, 1, sentences=3)
run = command("calibrate")
AMONG = "documents are among those that the pipeline was"


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """A masker that misses a lot, and documents."""
    folder = tmp_path_factory.mktemp("recall")
    nlp, _ = trained(steps=8)
    get_operating_point(nlp).move(-2.0)
    nlp.meta["kanon"] = {TRAINING_TEXTS: [fingerprint_of(DOCUMENTS[0].text.upper())]}
    nlp.to_disk(folder / "masker")
    nlp.add_pipe("mask_spreader", config={"kinds": []})
    nlp.add_pipe("kanon_masker", config={"rules": False})
    nlp.to_disk(folder / "counted")
    write_tab(DOCUMENTS, folder / "dev.json")
    write_tab(documents(20, 2, sentences=3), folder / "new.json")
    write_tab(DOCUMENTS[:12], folder / "few.json")
    write_tab([reworded(text) for text in documents(12, 3)], folder / "other.json")
    return folder


def reworded(text):
    """What was a town or a trade is now words that the masker has learned to leave."""
    letters = list(text.text)
    for m in text.annotations["a"]:
        if m.identifier_type == "QUASI":
            letters[m.start : m.end] = ("well known " * 3)[: m.end - m.start]
    return replace(text, text="".join(letters))


@pytest.fixture(scope="module")
def calibrated(folder):
    settings = Settings(0.9, of="quasi")
    return calibrate_recall(folder / "masker", folder / "dev.json", folder / "out", settings)


def missed(nlp, texts):
    shares = []
    for text in texts:
        hidden = {
            i
            for ent in nlp(text.text).ents
            if ent.label_.startswith("MASK")
            for i in range(ent.start_char, ent.end_char)
        }
        # Entities, as in TAB: all mentions of one have to be hidden.
        entities: dict[str, bool] = {}
        for m in text.annotations["a"]:
            if m.identifier_type == "QUASI":
                whole = hidden.issuperset(range(m.start, m.end))
                entities[m.entity_id] = entities.get(m.entity_id, True) and whole
        shares.append(1 - sum(entities.values()) / len(entities))
    return np.array(shares)


def test_the_promise_holds_on_the_documents_by_an_independent_count(folder, calibrated):
    nlp = spacy.load(folder / "out")
    losses = missed(nlp, DOCUMENTS)
    assert (losses.sum() + 1) / (len(losses) + 1) <= 0.1
    assert calibrated["caught"] == pytest.approx(1 - losses.mean(), abs=1e-4)
    assert sorted(calibrated["losses"]) == pytest.approx(sorted(losses), abs=1e-4)
    before = spacy.load(folder / "masker")
    assert calibrated["caught_before"] == pytest.approx(
        1 - missed(before, DOCUMENTS).mean(), abs=1e-4
    )
    assert calibrated["caught_before"] < 0.9, "there was something to calibrate"


def test_no_setting_that_hides_less_would_do(folder, calibrated):
    nlp = spacy.load(folder / "out")
    point = get_operating_point(nlp)
    position = LOGIT_BIASES.index(calibrated["setting"]["logit_bias"])
    point.move(LOGIT_BIASES[position - 1])
    losses = missed(nlp, DOCUMENTS)
    assert (losses.sum() + 1) / (len(losses) + 1) > 0.1


def test_what_was_chosen_is_stored_in_weights_and_meta(folder, calibrated):
    nlp = spacy.load(folder / "out")
    assert read_recall(nlp.meta) == calibrated
    assert nlp.get_pipe("kanon_tagger").logit_bias == calibrated["setting"]["logit_bias"] > -2
    assert calibrated["precision"][0] < calibrated["precision_before"][0]
    assert calibrated["documents"] == 20 and "20" in calibrated["message"]
    nlp.add_pipe("kanon_masker")
    plain = nlp("Ann Lee, a baker.")._.kanon["masker_recall"]
    assert plain["of"] == "quasi" and "texts" not in plain and "losses" not in plain


def test_the_same_documents_in_another_order_give_the_same_pipeline(folder, calibrated, tmp_path):
    write_tab(DOCUMENTS[::-1], tmp_path / "dev.json")
    settings = Settings(0.9, of="quasi")
    again = calibrate_recall(folder / "masker", tmp_path / "dev.json", tmp_path / "out", settings)
    assert again == calibrated


def test_with_confidence_more_is_hidden(folder, calibrated, tmp_path):
    settings = Settings(0.8, of="token", confidence=0.8)
    record = calibrate_recall(folder / "masker", folder / "dev.json", tmp_path / "out", settings)
    assert record["caught_low"] >= 0.8 and record["caught"] >= record["caught_low"]
    assert "confidence 0.8" in record["message"]


def test_counts_of_a_knowledge_base_are_part_of_what_is_measured(folder, tmp_path):
    settings = Settings(0.9, of="direct")
    record = calibrate_recall(folder / "counted", folder / "dev.json", tmp_path / "out", settings)
    nlp = spacy.load(tmp_path / "out")
    masker = nlp.get_pipe("kanon_masker")
    assert record["knowledge_base"] == masker.kb.open().fingerprint
    doc = nlp(DOCUMENTS[0].text)
    assert doc._.kanon["masker_recall"]["catch"] == 0.9
    masker.recall["knowledge_base"] = "another"
    refused("KN574", nlp, DOCUMENTS[0].text)


def test_a_promise_without_counts_is_none_where_counts_release_masks(folder, calibrated):
    nlp = spacy.load(folder / "out")
    nlp.add_pipe("kanon_masker", config={"combine": "release"})
    assert "masker_recall" not in nlp("Ann Lee, a baker.")._.kanon


def test_new_documents_are_compared_with_the_promise(folder, calibrated):
    record, drift = check_recall(folder / "out", folder / "new.json")
    assert record == calibrated and not drift.broken
    assert drift.missed == pytest.approx(
        missed(spacy.load(folder / "out"), documents(20, 2, sentences=3)).mean()
    )
    run(folder / "out", folder / "new.json", "--check")


def test_what_is_said(folder, calibrated, monkeypatch, words, said):
    monkeypatch.chdir(folder)
    result = run(*words.split(), status=None)
    assert said in " ".join(result.output.split())
    assert result.exit_code == (AMONG not in said)


def unmarked(text):
    mentions = [
        replace(m, identifier_type=NO_MASK) if m.identifier_type == "QUASI" else m
        for m in text.annotations["a"]
    ]
    return replace(text, annotations={"a": mentions})


def test_what_cannot_be_promised_leaves_nothing(folder, tmp_path, dev, arguments, code):
    write_tab([unmarked(text) for text in DOCUMENTS], folder / "unmarked.json")
    run(folder / "masker", folder / dev, tmp_path / "out", *arguments, fails=code)
    assert not (tmp_path / "out").exists()


def test_an_expensive_promise_is_warned_of(folder, tmp_path):
    warned = []
    settings = Settings(0.9)
    calibrate_recall(
        folder / "masker", folder / "dev.json", tmp_path / "out", settings, warn=warned.append
    )
    assert any("The promise is expensive: of what is hidden" in text for text in warned)
