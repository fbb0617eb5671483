"""A secret stop: where the subject stands among the people whom the rule does not exclude."""

from random import Random

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from spacy_kanon.linkage.guides import TfidfLinkage
from spacy_kanon.linkage.search import Goal, hide, possible, preferred

from .samples import documents, index_of, literal_scores, visible_of, words
from .test_search import literal_likely

FEATURES = ("words", "pairs", "letters")
GUIDES = {feature: TfidfLinkage(feature) for feature in FEATURES}


def literal_place(texts, text, masked, subject, goal):
    """Place of the subject among the people whom the rule allows, counted one by one."""
    shown = [None if word in masked else word for word in text]
    scores = [literal_scores(texts, shown, feature) for feature in FEATURES]
    ahead = 0
    for person in range(len(texts)):
        allowed = all(
            literal_likely(texts, text, masked, person, goal, feature) >= goal.k
            for feature in FEATURES
        )
        liker = all(row[person] >= row[subject] - 1e-6 for row in scores)
        ahead += person != subject and allowed and liker
    return ahead + 1


@settings(deadline=None, max_examples=25)
@given(
    texts=documents,
    text=st.lists(words, min_size=1, max_size=7),
    k=st.integers(1, 3),
    place=st.integers(1, 3),
    seed=st.integers(0, 3),
    data=st.data(),
)
def test_the_subject_has_its_place_and_one_key_gives_one_release(
    tmp_path_factory, texts, text, k, place, seed, data
):
    k = min(k, len(texts))
    goal = Goal(k, margin=0.1, place=min(place, len(texts) - k + 1))
    index = index_of(
        tmp_path_factory.mktemp("index") / "x",
        [(str(i), " ".join(each)) for i, each in enumerate(texts)],
    )
    subject = data.draw(st.integers(0, len(texts) - 1))
    hidden, again = (
        hide(index, GUIDES, visible_of(text), goal, subject=subject, rng=Random(seed))
        for _ in range(2)
    )
    names = list(dict.fromkeys(text))
    masked = {names[unit] for unit in hidden.units}
    assert hidden == again and hidden.reached

    def reached(masked):
        likely = [literal_likely(texts, text, masked, subject, goal, f) >= k for f in FEATURES]
        return all(likely) and literal_place(texts, text, masked, subject, goal) >= goal.place

    assert reached(masked)
    assert not any(reached(masked - {word}) for word in masked)  # Nothing is masked in vain.


@settings(deadline=None, max_examples=100)
@given(
    scores=st.lists(st.lists(st.integers(0, 5), min_size=4, max_size=4), min_size=1, max_size=3),
    weights=st.lists(st.integers(1, 5), min_size=3, max_size=3),
    k=st.integers(1, 4),
)
def test_readers_who_agree_with_the_guides_find_nobody_before_the_place(scores, weights, k):
    """The lemma of docs/explanations/linkage.md: any increasing function of the guides' scores."""
    table = np.array(scores, dtype=float)
    allowed = possible(table, Goal(k, margin=0.1))
    reader = np.array(weights[: len(table)]) @ table**2
    for person in np.flatnonzero(allowed):
        ahead = int((allowed & preferred(table, person)).sum())
        assert int((allowed & (reader >= reader[person])).sum()) - 1 >= ahead
