"""A secret stop: where the subject stands among the people whom the rule does not exclude."""

from itertools import combinations
from random import Random

import numpy as np
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from spacy_kanon.linkage.guides import ALWAYS, IF_NEEDED, TfidfLinkage
from spacy_kanon.linkage.search import Goal, hide, likeliest, possible, preferred
from tests.linkage import samples
from tests.refusals import refused

GUIDES = {feature: TfidfLinkage(feature) for feature in ("words", "pairs", "letters")}
WORDS = {"words": TfidfLinkage("words")}


def literal_likely(texts, text, masked, subject, goal, feature):
    """People as likely as the subject, counted one by one."""
    shown = [None if word in masked else word for word in text]
    scores = samples.literal_scores(texts, shown, feature)
    if scores[subject] <= 1e-9:
        return len(texts)
    bar = scores[subject] * (1 + goal.margin) - 1e-6
    return sum(score >= bar or person == subject for person, score in enumerate(scores))


def allows(texts, text, masked, subject, goal):
    return all(
        literal_likely(texts, text, masked, subject, goal, feature) >= goal.k for feature in GUIDES
    )


@given(
    texts=samples.documents,
    text=st.lists(samples.words, min_size=1, max_size=7),
    k=st.integers(1, 3),
    margin=st.sampled_from([-0.2, 0.0, 0.1]),
    data=st.data(),
)
def test_every_guide_sees_k_people_and_nothing_is_masked_in_vain(
    tmp_path_factory, texts, text, k, margin, data
):
    k = min(k, len(texts))
    index = samples.index_of_words(tmp_path_factory, texts)
    goal = Goal(k, margin)
    subject = data.draw(st.integers(0, len(texts) - 1))
    visible = samples.visible_of(text)
    hidden = hide(index, GUIDES, visible, goal, subject=subject)
    names = list(dict.fromkeys(text))
    masked = {names[unit] for unit in hidden.units}
    assert hidden.reached and allows(texts, text, masked, subject, goal)
    for unit, need in hidden.needed.items():
        assert need.likely < k
        assert not allows(texts, text, masked - {names[unit]}, subject, goal) or margin == 0
    if allows(texts, text, set(), subject, goal) and margin != 0:
        assert not masked


@settings(deadline=None, max_examples=40)
@given(texts=samples.documents, text=st.lists(samples.words, min_size=2, max_size=6, unique=True))
def test_seldom_more_is_masked_than_the_fewest(tmp_path_factory, texts, text):
    index = samples.index_of_words(tmp_path_factory, texts)
    goal = Goal(2, margin=0.05)
    hidden = hide(index, GUIDES, samples.visible_of(text), goal, subject=0)
    fewest = next(
        size
        for size in range(len(text) + 1)
        if any(allows(texts, text, set(masked), 0, goal) for masked in combinations(text, size))
    )
    assert len(hidden.units) <= 2 * fewest + 1


@pytest.fixture
def index(tmp_path):
    return samples.index_of(tmp_path / "index")


def test_whom_it_points_to_and_what_goes(index):
    text = ["bobsleigh", "pilot"]
    hidden = hide(
        index, WORDS, samples.visible_of(text), Goal(2, margin=-0.3), subject=index.number("bo")
    )
    assert [text[unit] for unit in hidden.units] == ["bobsleigh"]
    assert hidden.before["words"].likely == 1 and hidden.after["words"].likely == 2
    assert hidden.needed[0].likely == 1
    visible = samples.visible_of(["makes", "lace", "pilot"])
    assert likeliest(index, GUIDES, visible) == index.number("ada")
    hidden = hide(index, GUIDES, visible, Goal(2))
    assert hidden.subject == index.number("ada") and hidden.before["words"].rank == 1
    # Nobody else has any of these words, so only silence hides whose they are.
    hidden = hide(index, WORDS, samples.visible_of(["lace", "contralto"]), Goal(4), subject=0)
    assert hidden.units == (0, 1) and hidden.after["words"].likely == 4
    visible = samples.visible_of(["lace", "contralto"])
    visible.stages[1] = IF_NEEDED
    hidden = hide(index, WORDS, visible, Goal(4), subject=0)
    assert hidden.units == (0, 1) and hidden.reached


@pytest.mark.parametrize("text", [[], ["unheard", "words"]])
def test_a_text_that_says_nothing_is_left_alone(index, text):
    assert likeliest(index, GUIDES, samples.visible_of(text)) is None
    hidden = hide(index, GUIDES, samples.visible_of(text), Goal(4))
    assert hidden.units == () and hidden.reached and hidden.after["words"].likely == 4


def test_what_is_always_masked_goes_first_and_dear_words_stay(index):
    # Nobody has the first word, so no guide would ask for it; it is not put back either.
    visible = samples.visible_of(["unheard", "lace", "contralto", "sings"])
    visible.stages[[0, 3]] = ALWAYS
    hidden = hide(index, WORDS, visible, Goal(2), subject=0)
    assert {0, 3} <= set(hidden.units) and set(hidden.needed) == set(hidden.units)
    nobody = hide(index, WORDS, samples.visible_of(["unheard"]), Goal(2))
    assert nobody.units == () and nobody.subject is None
    visible = samples.visible_of(["unheard"])
    visible.stages[0] = ALWAYS
    assert hide(index, WORDS, visible, Goal(2)).units == (0,)
    # Either word gives ada away; the one that stands there twice costs more.
    text = ["contralto", "taught", "taught", "pilot"]
    hidden = hide(index, WORDS, samples.visible_of(text), Goal(2, margin=-0.9), subject=0)
    assert 1 not in hidden.units or 0 in hidden.units


def test_k_above_the_people_and_a_broken_guide(index):
    refused("KN175", hide, index, GUIDES, samples.visible_of(["lace"]), Goal(5))
    refused(
        r"KN182.*'mine'", hide, index, {"mine": Broken()}, samples.visible_of(["lace"]), Goal(2)
    )


class Broken:
    """A guide that answers with what is no score."""

    def candidates(self, index, visible, size):
        return np.arange(2)

    def attack(self, index, visible, people):
        attack = TfidfLinkage("words").attack(index, visible, people)
        attack.scores = attack.scores * np.nan
        return attack


def test_following_few_people_is_safe(tmp_path_factory):
    """Counting only some people can mask more, never less."""
    rng = np.random.default_rng(0)
    vocabulary = [f"w{number}" for number in range(60)]
    texts = [list(rng.choice(vocabulary, 20)) for _ in range(150)]
    index = samples.index_of_words(tmp_path_factory, texts)
    goal = Goal(5, margin=0.05)
    for subject in range(5):
        visible = samples.visible_of(texts[subject][:12])
        names = list(dict.fromkeys(texts[subject][:12]))
        few = hide(index, GUIDES, visible, goal, subject=subject, followed=1)
        masked = {names[unit] for unit in few.units}
        for feature, guide in few.after.items():
            true = literal_likely(texts, visible.words, masked, subject, goal, feature)
            assert true >= guide.likely >= goal.k


def literal_place(texts, text, masked, subject, goal):
    """Place of the subject among the people whom the rule allows, counted one by one."""
    shown = [None if word in masked else word for word in text]
    scores = [samples.literal_scores(texts, shown, feature) for feature in GUIDES]
    ahead = 0
    for person in range(len(texts)):
        allowed = all(
            literal_likely(texts, text, masked, person, goal, feature) >= goal.k
            for feature in GUIDES
        )
        liker = all(row[person] >= row[subject] - 1e-6 for row in scores)
        ahead += person != subject and allowed and liker
    return ahead + 1


@settings(deadline=None, max_examples=25)
@given(
    texts=samples.documents,
    text=st.lists(samples.words, min_size=1, max_size=7),
    k=st.integers(1, 3),
    place=st.integers(1, 3),
    seed=st.integers(0, 3),
    who=st.integers(0, 59),
)
# Guides agree on fewer people than each sees.
@example(
    texts=[["a", "oslo", "the"], ["lace", "a", "the"], ["sings", "sings", "the"], ["the"]],
    text=["a", "the", "sings"],
    k=2,
    place=2,
    seed=2,
    who=2,
)
def test_the_subject_has_its_place_and_one_key_gives_one_release(
    tmp_path_factory, texts, text, k, place, seed, who
):
    k = min(k, len(texts))
    goal = Goal(k, margin=0.1, place=min(place, len(texts) - k + 1))
    index = samples.index_of_words(tmp_path_factory, texts)
    subject = who % len(texts)
    hidden, again = (
        hide(index, GUIDES, samples.visible_of(text), goal, subject=subject, rng=Random(seed))
        for _ in range(2)
    )
    names = list(dict.fromkeys(text))
    masked = {names[unit] for unit in hidden.units}
    assert hidden == again and hidden.reached

    def reached(masked):
        likely = [literal_likely(texts, text, masked, subject, goal, f) >= k for f in GUIDES]
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
