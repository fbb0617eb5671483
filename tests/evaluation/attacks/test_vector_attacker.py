"""Attackers by sentence vectors, on counts of letters in place of these."""

import numpy as np
import pytest

pytest.importorskip("spacy_transformers")

from spacy_kanon.evaluation import attackers
from spacy_kanon.evaluation import attackers as vector_attacker
from spacy_kanon.evaluation.reidentification import Background, Target, run_attack
from tests.refusals import refused

from ...tiny_bert import save_tiny_bert

PEOPLE = {"Ada": "loom weave", "Bo": "ship sail", "Cy": "chalk cat"}
READ = [[f"the {words} {words}."] * 6 for words in PEOPLE.values()]  # Passages of each.
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

    monkeypatch.setattr(vector_attacker, "encoder", lambda model: embed)
    return texts


def fitted():
    attacker = attackers.VectorAttacker(attackers.VectorOptions("letters", passage_words=5))
    attacker.fit(BACKGROUND)
    return attacker


def test_texts_are_means_of_passages_and_scores_their_cosines(read):
    attacker = fitted()
    halves = ["the loom weave loom weave.", "the ship sail ship sail."]
    scores = attacker.scores([*halves, " ".join(halves), "", "*** PERSON 1."])
    assert scores.shape == (5, 3)
    assert scores[2] == pytest.approx((scores[0] + scores[1]) / 2)
    assert scores[3:].tolist() == [[0, 0, 0], [0, 0, 0]]
    assert scores[0].argmax() == 0 and scores[1].argmax() == 1
    assert not any("*" in text or text == "." for text in read)
    vectors = [[np.array([t.count(c) for c in "lwspkc"], float) for t in texts] for texts in READ]
    rows = [row / np.linalg.norm(row) for person in vectors for row in person]
    mean = np.mean(rows, axis=0)
    people = [unit(np.mean([unit(row) for row in person], axis=0) - mean) for person in vectors]
    text = unit(unit(np.array([1, 1, 1, 1, 0, 0.0])) - mean)
    assert fitted().scores(["low sap"])[0] == pytest.approx([text @ p for p in people], abs=1e-6)


def unit(row):
    return row / np.linalg.norm(row)


def test_vectors_of_a_transformer_have_unit_length(tmp_path):
    vectors = attackers.encoder(save_tiny_bert(tmp_path / "tiny"))(
        ["makes lace", "a pilot", "lace"]
    )
    assert np.linalg.norm(vectors, axis=1) == pytest.approx([1, 1, 1])
    refused("KN650", attackers.encoder, str(tmp_path / "nothing"))


def learned(words=5):
    attacker = attackers.LearnedAttacker(attackers.LearnedOptions("letters", passage_words=words))
    attacker.fit(BACKGROUND)
    return attacker


def test_a_classifier_takes_means_over_passages_the_same_each_time(read):
    targets = [Target(person, person, f"{words}.") for person, words in PEOPLE.items()]
    assert run_attack(BACKGROUND, {"original": targets}, learned)[0].recognized == 1.0
    texts = [target.text for target in targets]
    assert learned().scores(texts).tolist() == learned().scores(texts).tolist()
    scores = learned().scores(["", "ship. " * 200])
    assert scores.shape == (2, 3)
    assert scores[0].tolist() == [0, 0, 0]
    assert scores[1].sum() == pytest.approx(1.0)


@pytest.mark.parametrize("options", [attackers.VectorOptions, attackers.LearnedOptions])
def test_passages_have_words(options):
    refused(r"KN300.*passage_words", options, "model", passage_words=0)
