"""The re-identification attack on people made up for the purpose."""

from random import Random

import numpy as np
import pytest

from spacy_kanon.evaluation import attackers
from spacy_kanon.evaluation.attackers import LightAttacker, masked_copy, split_passages
from spacy_kanon.evaluation.reidentification import (
    EVERYTHING_MASKED,
    RANDOM_GUESS,
    Background,
    Target,
    run_attack,
    wilson_interval,
)
from tests.refusals import refused
from tests.tiny_bert import save_tiny_bert

PEOPLE = {
    "Ada": "Ada wove tapestries in Bergen. Her looms came from Ghent, and she sang alto.",
    "Bo": "Bo sailed from Turku as a pilot. He mapped the skerries and kept bees.",
    "Cy": "Cy taught geometry in Leuven. Students feared the oral examinations.",
}
BACKGROUND = Background.from_pairs(PEOPLE.items())
ORIGINAL = [
    Target("a", "Ada", "Ada was a weaver from Bergen who bought looms in Ghent."),
    Target("b", "Bo", "Bo, pilot of Turku, mapped skerries."),
    Target("c", "Cy", "Cy is a teacher of geometry."),
]
OTHERS = {"d": Target("d", "Dee", "text"), "a of Bo": Target("a", "Bo", "")}
KNOWN = {target.doc_id: target for target in ORIGINAL} | OTHERS
PASSAGE = "In 1952 Ada Berg sang for the town of Oslo with two of her older friends"
LETTERS = {"Ada": "loom weave", "Bo": "ship sail", "Cy": "chalk cat"}
READ = [[f"the {words} {words}."] * 6 for words in LETTERS.values()]  # Passages of each.
LETTERED = Background.from_pairs(
    (person, ". ".join(f"the {words} {words}" for _ in range(6)) + ".")
    for person, words in LETTERS.items()
)


class FixedAttacker:
    """Scores that the test chose, and a note of what it was fitted on."""

    def __init__(self, scores):
        self.table = np.asarray(scores, dtype=float)
        self.fitted = []

    def fit(self, background):
        self.fitted.append(background)

    def scores(self, texts):
        return self.table[: len(texts)]


def test_light_attacker_recognizes_originals_and_not_what_is_masked():
    masked = [Target(t.doc_id, t.person, "*** was a *** from ***.") for t in ORIGINAL]
    found = run_attack(BACKGROUND, {"original": ORIGINAL, "masked": masked}, LightAttacker)
    scores = {score.system: score for score in found}
    assert list(scores) == ["original", "masked", EVERYTHING_MASKED, RANDOM_GUESS]
    assert scores["original"].recognized == 1.0
    assert scores["original"].mean_rank == 1.0
    assert scores["masked"].recognized < 0.7
    # Nothing but punctuation is left of either; who ties with everybody is worth a random guess.
    assert scores[EVERYTHING_MASKED].recognized == pytest.approx(1 / 3)
    assert scores[RANDOM_GUESS].recognized == pytest.approx(1 / 3)


def test_several_documents_of_a_person_count_together():
    pairs = [("Ada", "Ada wove."), ("Bo", PEOPLE["Bo"]), ("Ada", "Her looms came from Ghent.")]
    background = Background.from_pairs(pairs)
    assert background.people == ("Ada", "Bo")
    attacker = LightAttacker()
    attacker.fit(background)
    scores = attacker.scores(["looms of Ghent", "the bees of a pilot"])
    assert scores.argmax(axis=1).tolist() == [0, 1]


def test_scores_and_equal_documents():
    # Ranks: 1; tied with one for the second place; last. So top 1: 1/3, top 2: (1 + 1/2 + 0)/3.
    attacker = FixedAttacker([[0.9, 0.1, 0.0], [0.8, 0.1, 0.1], [0.5, 0.4, 0.1]])
    score = run_attack(BACKGROUND, {"x": ORIGINAL}, lambda: attacker, top=(1, 2, 3))[0]
    assert score.recognized == pytest.approx(1 / 3)
    assert score.top == pytest.approx({1: 1 / 3, 2: 0.5, 3: 1.0})
    assert score.ranks == {"a": 1.0, "b": 2.5, "c": 3.0}
    assert score.mean_rank == pytest.approx(6.5 / 3)
    twins = Background.from_pairs([("A", "same"), ("B", "other"), ("C", "same")])
    assert twins.alike() == [("A", "C")]


def test_wilson_interval(share, count, expected):
    assert wilson_interval(share, count) == pytest.approx(expected, abs=1e-4)


def test_bad_texts(code, systems):
    given = {name: [KNOWN[target] for target in targets] for name, targets in systems.items()}
    refused(code, run_attack, BACKGROUND, given, LightAttacker)


@pytest.mark.parametrize("scores", [np.zeros((3, 2)), np.full((3, 3), np.nan)])
def test_bad_attacker(scores):
    refused("KN648", run_attack, BACKGROUND, {"x": ORIGINAL}, lambda: FixedAttacker(scores))


def test_passages_are_whole_sentences(text, passages):
    assert list(split_passages(text, 4)) == passages


@pytest.mark.parametrize("seed", range(30))
def test_a_masked_copy_is_a_stretch_with_masks(seed):
    words, whole = masked_copy(PASSAGE, Random(seed)).split(), PASSAGE.split()
    assert 8 <= len(words) <= len(whole)
    assert any(
        all(word in ("***", other) for word, other in zip(words, whole[start:], strict=False))
        for start in range(len(whole) - len(words) + 1)
    )


def test_names_and_numbers_go_first():
    copies = [masked_copy(PASSAGE, Random(seed)).split() for seed in range(400)]
    names = sum(word in copy for copy in copies for word in ("Ada", "Berg", "1952"))
    others = sum(word in copy for copy in copies for word in ("sang", "for", "town"))
    assert names < 0.8 * others


@pytest.fixture
def read(monkeypatch):
    """The passages that the language model was shown."""
    texts = []

    def embed(passages):
        texts.extend(passages)
        rows = np.array([[t.count(letter) for letter in "lwspkc"] for t in passages], np.float32)
        return rows / np.maximum(np.linalg.norm(rows, axis=1, keepdims=True), 1e-9)

    monkeypatch.setattr(attackers, "encoder", lambda model: embed)
    return texts


def fitted():
    attacker = attackers.VectorAttacker(attackers.VectorOptions("letters", passage_words=5))
    attacker.fit(LETTERED)
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
    pytest.importorskip("spacy_transformers")
    encode = attackers.encoder(save_tiny_bert(tmp_path / "tiny"))
    vectors = encode(["makes lace", "a pilot", "lace"])
    assert np.linalg.norm(vectors, axis=1) == pytest.approx([1, 1, 1])
    refused("KN650", attackers.encoder, str(tmp_path / "nothing"))


def learned(words=5):
    attacker = attackers.LearnedAttacker(attackers.LearnedOptions("letters", passage_words=words))
    attacker.fit(LETTERED)
    return attacker


def test_a_classifier_takes_means_over_passages_the_same_each_time(read):
    targets = [Target(person, person, f"{words}.") for person, words in LETTERS.items()]
    assert run_attack(LETTERED, {"original": targets}, learned)[0].recognized == 1.0
    texts = [target.text for target in targets]
    assert learned().scores(texts).tolist() == learned().scores(texts).tolist()
    scores = learned().scores(["", "ship. " * 200])
    assert scores.shape == (2, 3)
    assert scores[0].tolist() == [0, 0, 0]
    assert scores[1].sum() == pytest.approx(1.0)
