"""Bounds behind a tagger, and a promise made of the pipeline as a whole."""

from __future__ import annotations

import numpy as np
import pytest
import spacy
from train_bounds import READINGS, train_bounds

from spacy_kanon.components.recognition.leaning import leaning_of, masks_key
from spacy_kanon.fitting.calibrate import Settings, calibrate_recall
from spacy_kanon.formats.masks import hidden_spans
from spacy_kanon.formats.tab import write_tab

from ..recall_samples import documents, trained

DOCUMENTS = documents(8, 1, sentences=2)


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """A tagger that hides little, learned bounds, spreading and counts; promised of the whole."""
    folder = tmp_path_factory.mktemp("promise")
    nlp = trained("kanon_tagger", steps=5, shift=-1.5)
    nlp.to_disk(folder / "tagger")
    write_tab(documents(10, 2, sentences=3), folder / "gold.json")
    write_tab(DOCUMENTS, folder / "dev.json")
    train_bounds(folder / "tagger", folder / "gold.json", folder / "bounded", steps=60)
    nlp = spacy.load(folder / "bounded")
    nlp.add_pipe("mask_spreader", config={"kinds": []})
    nlp.add_pipe("kanon_masker", config={"rules": False, "combine": "union", "unknown": "model"})
    nlp.to_disk(folder / "whole")
    settings = Settings(0.8, of="quasi")
    calibrate_recall(folder / "whole", folder / "dev.json", folder / "out", settings)
    return folder


def missed(nlp) -> float:
    """Share of the quasi identifiers of DOCUMENTS that the whole pipeline leaves visible."""
    shares = []
    for text in DOCUMENTS:
        hidden = {i for span in hidden_spans(nlp(text.text), "kanon") for i in range(*span)}
        whole = [
            hidden.issuperset(range(m.start, m.end))
            for m in text.annotations["a"]
            if m.identifier_type == "QUASI"
        ]
        shares.append(1 - np.mean(whole))
    return float(np.sum(shares))


def test_bounds_stand_behind_a_tagger_that_gives_readings(folder):
    nlp = spacy.load(folder / "bounded")
    assert nlp.pipe_names == ["ner", "mask_bounds"]
    assert nlp.get_pipe("ner").readings == list(READINGS)
    assert any(nlp(text.text).ents for text in DOCUMENTS)


def test_the_least_that_keeps_the_promise_of_the_whole_is_chosen(folder):
    nlp = spacy.load(folder / "out")
    leaning = leaning_of(nlp)
    assert (leaning.name, masks_key(nlp, leaning)) == ("mask_bounds", "kanon")
    chosen = leaning.setting["threshold"]
    allowed = 0.2 * (len(DOCUMENTS) + 1) - 1
    assert missed(nlp) <= allowed
    thresholds = []
    for value in leaning.values:
        leaning.move(value)
        thresholds.append(leaning.setting["threshold"])
    assert thresholds.index(chosen) > 0
    leaning.move(leaning.values[thresholds.index(chosen) - 1])
    assert missed(nlp) > allowed
