"""A tiny random encoder stands in for a real one: what is tested is the bookkeeping."""

from __future__ import annotations

import numpy as np
import pytest

pytest.importorskip("torch")
pytest.importorskip("transformers")

from spacy_kanon.errors import KanonError
from spacy_kanon.linkage.build import Encoder, build_background
from spacy_kanon.linkage.guides import EmbeddingAttack, encoder, make_embedding_linkage, model_name
from spacy_kanon.linkage.reader import open_background
from spacy_kanon.linkage.search import Goal, hide

from ..tiny_bert import save_tiny_bert
from .samples import PEOPLE, index_of, visible_of


def embed(texts):
    """Counts of letters, of unit length."""
    rows = np.array([[text.count(letter) for letter in "abeilops"] for text in texts], np.float32)
    return rows / np.maximum(np.linalg.norm(rows, axis=1, keepdims=True), 1e-9)


LETTERS = Encoder("letters", embed)


def literal(people, words, masked, units):
    """Mean vector of passages of 40 words, without the masked units, against each person."""
    total = np.zeros(people.shape[1])
    for start in range(0, len(words), 40):
        part = range(start, min(start + 40, len(words)))
        left = " ".join(words[i] for i in part if units[i] not in masked)
        if left:
            total += embed([left])[0]
    length = np.linalg.norm(total)
    return people @ (total / length if length else total)


def test_scores_follow_masking():
    rng = np.random.default_rng(0)
    words = [str(word) for word in rng.choice(["able", "boil", "lisp", "oppose", "sea"], 70)]
    visible = visible_of(words)
    people = embed(["able sea", "boil", "oppose lisp"])
    attack = EmbeddingAttack(people, visible, LETTERS)
    masked: set[int] = set()
    for unit in (0, 3, 0, 1, 3):
        (attack.unmask if unit in masked else attack.mask)(unit)
        masked ^= {unit}
        expected = literal(people, words, masked, visible.units.tolist())
        assert attack.scores == pytest.approx(expected, abs=1e-6)
        gains = attack.gains(np.array([1.0, 0.0, -1.0]))
        assert gains.shape == (5,) and all(gains[unit] == 0 for unit in masked)


def test_passages_are_read_only_when_scores_are_asked_for():
    read: list[str] = []

    def counted(texts):
        read.extend(texts)
        return embed(texts)

    visible = visible_of(["able", "boil", "lisp"])
    attack = EmbeddingAttack(embed(["able sea", "boil"]), visible, Encoder("letters", counted))
    assert read == ["able boil lisp"]
    attack.mask(0)
    attack.unmask(0)
    attack.mask(1)
    assert len(read) == 1 and attack.scores.shape == (2,)
    assert read[1:] == ["able lisp"]


def test_vectors_are_stored_checked_and_asked_for_by_name(tmp_path):
    build_background(PEOPLE, tmp_path / "index", encoder=LETTERS, parts=1)
    index = open_background(tmp_path / "index", verify=True)
    rows = index.vectors("letters", [3, 0])
    assert rows.shape == (2, 8) and np.linalg.norm(rows, axis=1) == pytest.approx([1, 1])
    with pytest.raises(KanonError, match=r"KN178.*'other'"):
        index.vectors("other", [0])
    with pytest.raises(KanonError, match="KN178"):
        index_of(tmp_path / "without").vectors("letters", [0])


def test_a_transformer_guides(tmp_path):
    model = save_tiny_bert(tmp_path / "tiny")
    build_background(PEOPLE, tmp_path / "index", encoder=encoder(model), parts=1)
    index = open_background(tmp_path / "index")
    guides = {"meaning": make_embedding_linkage(model)}
    hidden = hide(index, guides, visible_of(["makes", "lace", "pilot"]), Goal(2), subject=0)
    assert hidden.reached and hidden.after["meaning"].likely >= 2
    assert len(guides["meaning"].candidates(index, visible_of(["lace"]), 2)) == 2
    assert model_name(model) == "tiny" and model_name("hub/name") == "hub/name"


def test_a_model_that_is_not_there(tmp_path):
    with pytest.raises(KanonError, match="KN650"):
        encoder(str(tmp_path / "nothing"))


@pytest.mark.parametrize("gpu_id", [-2, 99])
def test_a_gpu_that_is_not_there(tmp_path, gpu_id):
    with pytest.raises(KanonError, match=r"KN300.*gpu_id"):
        encoder(str(tmp_path), gpu_id)
