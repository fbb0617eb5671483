"""What an attacker learns from."""

from random import Random

import pytest

from spacy_kanon.evaluation.attackers import masked_copy, split_passages


@pytest.mark.parametrize(
    "text,passages",
    [
        ("One two. Three four five. Six.", ["One two.", "Three four five. Six."]),
        ("a b c d e f g h i", ["a b c d", "e f g h", "i"]),
        ("One.\nTwo\n\nThree", ["One. Two Three"]),
        ("", []),
        (" \n ", []),
    ],
)
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
