import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spacy_kanon.linkage import guides
from spacy_kanon.linkage.guides import make_tfidf_linkage
from spacy_kanon.linkage.reader import FEATURES
from tests.refusals import refused

from .samples import documents, index_of, literal_scores, visible_of, words


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
def test_scores_and_gains_are_the_literal_ones(tmp_path_factory, feature, texts, text, size, data):
    folder = tmp_path_factory.mktemp("index") / "x"
    index = index_of(folder, [(str(i), " ".join(each)) for i, each in enumerate(texts)])
    units = data.draw(st.lists(st.integers(0, size), min_size=len(text), max_size=len(text)))
    visible = visible_of(text, units)
    people = np.array(data.draw(st.permutations(range(len(texts)))))
    attack = make_tfidf_linkage(feature).attack(index, visible, people)
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


@settings(deadline=None, max_examples=75)
@given(
    feature=st.sampled_from(FEATURES), texts=documents, text=st.lists(words, min_size=1, max_size=9)
)
def test_candidates_are_the_best_people(tmp_path_factory, feature, texts, text):
    folder = tmp_path_factory.mktemp("index") / "x"
    index = index_of(folder, [(str(i), " ".join(each)) for i, each in enumerate(texts)])
    best = make_tfidf_linkage(feature).candidates(index, visible_of(text), 1)
    scores = literal_scores(texts, text, feature)
    if max(scores) == 0:
        assert len(best) == 0
    else:
        assert scores[int(best[0])] == pytest.approx(max(scores), rel=1e-5)


def test_a_search_ends_at_its_budget(tmp_path, monkeypatch):
    index = index_of(tmp_path / "x", [("a", "the lace"), ("b", "the"), ("c", "the pilot")])
    monkeypatch.setattr(guides, "BUDGET", 1)
    guide = make_tfidf_linkage("words")
    assert guide.candidates(index, visible_of(["the", "lace"]), 2).tolist() == [0]
    assert guide.candidates(index, visible_of(["the"]), 2).tolist() == []


def test_there_are_three_kinds_of_features():
    refused("KN321", make_tfidf_linkage, "vowels")
