"""The re-identification attack on people made up for the purpose."""

from random import Random

import numpy as np
import pytest

from spacy_kanon.evaluation.attackers import LightAttacker, masked_copy, split_passages
from spacy_kanon.evaluation.reidentification import (
    EVERYTHING_MASKED,
    RANDOM_GUESS,
    Background,
    Target,
    mask_everything,
    run_attack,
    wilson_interval,
)
from tests.refusals import refused

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
    assert attacker.scores(["looms of Ghent", "the bees of a pilot"]).argmax(axis=1).tolist() == [
        0,
        1,
    ]


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


def test_everything_masked(text, expected):
    assert mask_everything(text) == expected


def test_wilson_interval(share, count, expected):
    assert wilson_interval(share, count) == pytest.approx(expected, abs=1e-4)


def test_bad_background(code, pairs):
    refused(code, Background.from_pairs, pairs)


def test_bad_texts(code, systems):
    given = {name: [KNOWN[target] for target in targets] for name, targets in systems.items()}
    refused(code, run_attack, BACKGROUND, given, LightAttacker)


@pytest.mark.parametrize("scores", [np.zeros((3, 2)), np.full((3, 3), np.nan)])
def test_bad_attacker(scores):
    refused("KN648", run_attack, BACKGROUND, {"x": ORIGINAL}, lambda: FixedAttacker(scores))


def test_passages_are_whole_sentences(text, passages):
    assert list(split_passages(text, 4)) == passages


PASSAGE = "In 1952 Ada Berg sang for the town of Oslo with two of her older friends"


def is_part(words, of):
    return any(
        all(word in ("***", other) for word, other in zip(words, of[start:], strict=False))
        for start in range(len(of) - len(words) + 1)
    )


@pytest.mark.parametrize("seed", range(30))
def test_a_masked_copy_is_a_stretch_with_masks(seed):
    words = masked_copy(PASSAGE, Random(seed)).split()
    assert 8 <= len(words) <= len(PASSAGE.split())
    assert is_part(words, PASSAGE.split())


def test_names_and_numbers_go_first():
    copies = [masked_copy(PASSAGE, Random(seed)).split() for seed in range(400)]
    names = sum(word in copy for copy in copies for word in ("Ada", "Berg", "1952"))
    others = sum(word in copy for copy in copies for word in ("sang", "for", "town"))
    assert names < 0.8 * others
