"""Topics against the literal decomposition of the table of weights."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spacy_kanon.linkage import guides
from spacy_kanon.linkage.guides import LatentLinkage, TfidfLinkage
from spacy_kanon.linkage.reader import FEATURES, count_features, idf_of, tf_of, words_of
from spacy_kanon.linkage.search import Goal, hide
from tests.examples import examples
from tests.linkage.samples import (
    documents,
    index_of,
    index_of_words,
    literal_scores,
    visible_of,
    words,
)

PEOPLE = examples(__file__)["people"]
WORDS = sorted({word for _, text in PEOPLE for word in text.split()})


def shown(visible, masked):
    """The words that are left, None for each that is hidden."""
    return [
        None if unit in masked else word
        for word, unit in zip(visible.words, visible.units.tolist(), strict=True)
    ]


@settings(deadline=None, max_examples=150)
@given(
    feature=st.sampled_from(FEATURES),
    texts=documents,
    text=st.lists(words, min_size=1, max_size=9),
    size=st.integers(1, 4),
    data=st.data(),
)
def test_candidates_scores_and_gains_are_the_literal_ones(
    tmp_path_factory, feature, texts, text, size, data
):
    index = index_of_words(tmp_path_factory, texts)
    units = data.draw(st.lists(st.integers(0, size), min_size=len(text), max_size=len(text)))
    best = TfidfLinkage(feature).candidates(index, visible_of(text), 1)
    scores = literal_scores(texts, text, feature)
    if max(scores) == 0:
        assert len(best) == 0
    else:
        assert scores[int(best[0])] == pytest.approx(max(scores), rel=1e-5)
    visible = visible_of(text, units)
    people = np.array(data.draw(st.permutations(range(len(texts)))))
    attack = TfidfLinkage(feature).attack(index, visible, people)
    direction = np.linspace(-1, 1, len(people))
    masked: set[int] = set()
    for unit in data.draw(st.lists(st.integers(0, len(visible.costs) - 1), max_size=6)):
        (attack.unmask if unit in masked else attack.mask)(unit)
        masked ^= {unit}
        expected = np.array(literal_scores(texts, shown(visible, masked), feature))[people]
        assert attack.scores == pytest.approx(expected, rel=1e-6, abs=1e-9)
        gains = attack.gains(direction)
        for other in range(len(visible.costs)):
            without = literal_scores(texts, shown(visible, masked | {other}), feature)
            loss = float((expected - np.array(without)[people]) @ direction)
            assert gains[other] == pytest.approx(loss, rel=1e-6, abs=1e-6)


def test_a_search_ends_at_its_budget(tmp_path, monkeypatch):
    index = index_of(tmp_path / "x", [("a", "the lace"), ("b", "the"), ("c", "the pilot")])
    monkeypatch.setattr(guides, "BUDGET", 1)
    guide = TfidfLinkage("words")
    assert guide.candidates(index, visible_of(["the", "lace"]), 2).tolist() == [0]
    assert guide.candidates(index, visible_of(["the"]), 2).tolist() == []


@pytest.fixture(scope="module")
def index(tmp_path_factory):
    return index_of(tmp_path_factory.mktemp("latent") / "index", PEOPLE)


def weights_of(text):
    """Weights of the words that two people have; the length is that of all words."""
    counts = {word: text.count(word) for word in text}
    people = {word: sum(word in words.split() for _, words in PEOPLE) for word in WORDS}
    row = {w: float(tf_of(c) * idf_of(people[w], len(PEOPLE))) for w, c in counts.items()}
    return np.array([row.get(w, 0.0) if people[w] > 1 else 0.0 for w in WORDS]), row


def literal_cosines(text, topics):
    """Cosines by the singular vectors of the people's table but the first."""
    table = []
    for _, known in PEOPLE:
        shared, row = weights_of(known.split())
        table.append(shared / np.linalg.norm(list(row.values())))
    _, sizes, vectors = np.linalg.svd(np.array(table), full_matrices=False)
    basis = vectors[1 : topics + 1][sizes[1 : topics + 1] > 1e-6]
    people = np.array(table) @ basis.T
    of_text = weights_of(text)[0] @ basis.T
    lengths = np.linalg.norm(people, axis=1) * np.linalg.norm(of_text)
    return people @ of_text / np.where(lengths > 1e-9, lengths, np.inf)


@pytest.mark.parametrize("topics", [1, 2, 4])
@pytest.mark.parametrize("masked", [(), (0,), (1, 2)])
def test_scores_are_the_literal_ones(index, topics, masked):
    words = ["pilot", "oslo", "choir", "sings", "medal"]
    people = np.array([4, 0, 2])
    attack = LatentLinkage(topics).attack(index, visible_of(words), people)
    for unit in (3, *masked):
        attack.mask(unit)
    attack.unmask(3)
    left = [word for unit, word in enumerate(words) if unit not in masked]
    assert attack.scores == pytest.approx(literal_cosines(left, topics)[people], abs=1e-6)


@given(st.lists(st.sampled_from(WORDS), min_size=2, max_size=8))
def test_gains_are_the_slope_of_the_scores(index, words):
    """Against the difference that a small share of the unit makes."""
    visible = visible_of(words)
    everybody = np.arange(len(PEOPLE))
    attack = LatentLinkage(3).attack(index, visible, everybody)
    direction = np.array([1.0, -0.5, 0.0, 0.2, -0.7, 0.0])
    before, gains = attack._weights()[0], attack.gains(direction)
    length = attack._weights()[1]
    for unit in np.unique(visible.units):
        attack.mask(unit)
        after, left = attack._weights()
        attack.unmask(unit)
        step = (before * length - after * left) * 1e-6
        moved = before * length - step
        moved /= np.linalg.norm(moved) or 1.0
        slope = (before - moved) @ attack._people.T @ direction / 1e-6
        assert gains[unit] == pytest.approx(slope, abs=1e-4)


def test_candidates_by_topics_mislead_where_words_differ(index):
    hidden = hide(
        index, {"topics": LatentLinkage(2)}, visible_of(["bobsleigh", "rowing"]), Goal(3), subject=1
    )
    assert hidden.reached and hidden.after["topics"].likely >= 3
    visible = visible_of(["rowing", "team"])
    scores = LatentLinkage(3).attack(index, visible, np.arange(6)).scores
    best = LatentLinkage(3).candidates(index, visible, 2)
    assert best.tolist() == np.argsort(-scores, kind="stable")[:2].tolist()
    assert LatentLinkage(3).candidates(index, visible, 6).tolist() == list(range(6))
    rows = list(index.all_postings("words"))
    assert sum(len(people) for _, people, _ in rows) == index.meta["features"]["words"][1]
    keys, _ = count_features([words_of("pilot")], "words")
    first, count = index.sizes("words", keys)
    people = np.concatenate([part.people for part in rows])
    assert people[first[0] : first[0] + count[0]].tolist() == [1, 2, 4]


def test_people_of_a_large_index_are_seen_by_its_landmarks(index, monkeypatch):
    monkeypatch.setattr(guides, "LANDMARKS", 4)
    monkeypatch.setattr(guides, "_TOGETHER", 3)
    guides.topics_of.cache_clear()
    topics = guides.topics_of(index, 2)
    guides.topics_of.cache_clear()
    assert topics.landmarks.tolist() == [0, 1, 3, 5] and topics.projection.shape == (4, 2)
    assert np.linalg.norm(topics.people, axis=1) == pytest.approx(np.ones(len(PEOPLE)))
    text = LatentLinkage(2).attack(index, visible_of(["pilot", "medal"]), np.arange(6)).scores
    assert text.argmax() in (1, 4, 5)


@pytest.mark.parametrize("words", [[], ["unheard"]])
def test_a_text_without_known_words_says_nothing(index, words):
    assert not LatentLinkage().attack(index, visible_of(words), np.arange(6)).scores.any()
