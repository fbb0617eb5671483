"""The vector attacker on counts of letters in place of sentence vectors."""

from __future__ import annotations

import numpy as np
import pytest

pytest.importorskip("sklearn")
pytest.importorskip("torch")
pytest.importorskip("transformers")

from spacy_kanon.evaluation.attacks import vector_attacker
from spacy_kanon.evaluation.attacks.background import Background, Target
from spacy_kanon.evaluation.attacks.reidentification import run_attack
from spacy_kanon.evaluation.attacks.vector_attacker import VectorAttacker, VectorOptions
from spacy_kanon.linkage.build import Encoder

PEOPLE = {"Ada": "loom weave", "Bo": "ship sail", "Cy": "chalk cat"}
BACKGROUND = Background.from_pairs(
    (person, ". ".join(f"the {words} {words}" for _ in range(6)) + ".")
    for person, words in PEOPLE.items()
)


@pytest.fixture
def read(monkeypatch):
    """The passages that the language model was shown."""
    texts = []

    def embed(passages):
        texts.extend(passages)
        rows = np.array([[t.count(letter) for letter in "lwspkc"] for t in passages], np.float32)
        return rows / np.maximum(np.linalg.norm(rows, axis=1, keepdims=True), 1e-9)

    monkeypatch.setattr(vector_attacker, "encoder", lambda model: Encoder(model, embed))
    return texts


def fitted(**settings):
    attacker = VectorAttacker(VectorOptions("letters", passage_words=5, **settings))
    attacker.fit(BACKGROUND)
    return attacker


def test_people_are_recognized_by_their_words(read):
    targets = [Target(person, person, f"{words}.") for person, words in PEOPLE.items()]
    scores = run_attack(BACKGROUND, {"original": targets}, fitted)
    recognized = {score.system: score.recognized for score in scores}
    assert recognized["original"] == 1.0
    assert recognized["everything masked"] == pytest.approx(1 / 3)


def test_a_text_is_the_mean_of_its_passages(read):
    attacker = fitted()
    halves = ["the loom weave loom weave.", "the ship sail ship sail."]
    scores = attacker.scores([*halves, " ".join(halves), "", "*** PERSON 1"])
    assert scores.shape == (5, 3)
    assert scores[2] == pytest.approx((scores[0] + scores[1]) / 2)
    assert scores[3:].tolist() == [[0, 0, 0], [0, 0, 0]]
    assert scores[:3].sum(axis=1) == pytest.approx([1, 1, 1])


@pytest.mark.parametrize("copies,times", [(0, 1), (2, 3)])
def test_it_learns_from_masked_copies_of_each_passage(read, copies, times):
    fitted(copies=copies)
    whole = [text for text in read if text.startswith("the ") and len(text.split()) == 5]
    assert len(whole) >= 18 and len(read) <= 18 * times
    assert copies == 0 or len(read) > 18
    assert not any("*" in text for text in read)


def test_the_seed_decides_the_copies(read):
    first = fitted(seed=1).scores(["loom ship"])
    assert (fitted(seed=1).scores(["loom ship"]) == first).all()
    assert (fitted(seed=2).scores(["loom ship"]) != first).any()
