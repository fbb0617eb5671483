"""Candidates of bounds, what is seen of them, and the choice between them."""

from __future__ import annotations

from itertools import combinations, pairwise

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from spacy_kanon.models.bounds import (
    Networks,
    Proposals,
    best_apart,
    candidates_of,
    fit_networks,
    rows_of,
    width_of,
    with_untouched,
)

WORDS = ["Ann", "Lee", ",", "a", "teacher", "and", "poet", ",", "left", "Oslo", "in", "1990", "."]
RULES = [(0, 2, "PERSON"), (9, 10, "LOC"), (11, 12, "DATETIME")]
PROPOSALS = Proposals(WORDS, [[(0, 2)], [(0, 2), (4, 6)], [(0, 2), (4, 7), (9, 12)]], RULES)


@st.composite
def judged(draw):
    starts = draw(st.lists(st.integers(0, 8), max_size=7))
    spans = sorted({(start, start + draw(st.integers(1, 4))) for start in starts})
    return spans, [draw(st.integers(0, 10)) / 10 for _ in spans]


def by_all_subsets(spans, probabilities, threshold):
    """The best sum over the threshold of spans apart, by trying everything."""
    best = 0.0
    for size in range(len(spans) + 1):
        for chosen in combinations(range(len(spans)), size):
            tokens = [i for c in chosen for i in range(*spans[c])]
            if len(tokens) == len(set(tokens)):
                best = max(best, sum(probabilities[c] - threshold for c in chosen))
    return best


@given(judged(), st.integers(0, 10))
def test_choice_is_the_best_of_all(case, tenths):
    spans, probabilities = case
    threshold = tenths / 10
    chosen = best_apart(spans, probabilities, threshold)
    assert chosen == sorted(set(chosen)) and set(chosen) <= set(spans)
    assert all(a[1] <= b[0] for a, b in pairwise(chosen))
    value = sum(probabilities[spans.index(span)] - threshold for span in chosen)
    assert value == pytest.approx(by_all_subsets(spans, probabilities, threshold), abs=1e-9)


@given(judged(), judged())
def test_nothing_sure_is_left_visible_altogether(case, other):
    chosen, sure = (best_apart(*each, 0.0) for each in (case, other))
    both = with_untouched(chosen, sure)
    assert both == sorted(both) and set(chosen) <= set(both)
    assert all(a[1] <= b[0] for a, b in pairwise(both))
    hidden = {i for span in both for i in range(*span)}
    assert all(hidden.intersection(range(*span)) for span in sure)


def test_candidates_are_what_is_proposed_and_what_begins_or_ends_near_it():
    candidates = candidates_of(PROPOSALS)
    assert candidates == sorted(set(candidates))
    sure = {span for reading in PROPOSALS.readings for span in reading}
    assert sure | {(s, e) for s, e, _ in RULES} | {(4, 5), (6, 7), (9, 11)} <= set(candidates)
    signs = {i for i, word in enumerate(WORDS) if not word.isalnum()}
    assert all({s, e - 1}.isdisjoint(signs) for s, e in candidates)


@pytest.mark.parametrize("words", [["Ann"], ["."], WORDS])
def test_rows_have_one_width_and_stay_between_0_and_1(words):
    proposals = Proposals(words, [[], [(0, 1)]], [])
    rows = rows_of(proposals, candidates_of(proposals))
    assert rows.shape == (len(candidates_of(proposals)), width_of(2))
    assert rows.min() >= 0 and rows.max() <= 1
    assert rows_of(proposals, []).shape == (0, width_of(2))


@pytest.mark.parametrize(
    ("span", "standing", "first_hidden"),
    [((0, 2), [1, 1, 1], 0), ((4, 6), [0, 1, 0], 1 / 3), ((4, 5), [0, 0, 0], 1 / 3)],
)
def test_rows_say_in_which_readings_a_span_stands(span, standing, first_hidden):
    (row,) = rows_of(PROPOSALS, [span])
    assert row[:3].tolist() == standing
    assert row[3] == pytest.approx(first_hidden)


def test_rows_tell_what_stands_beside_a_span():
    behind = {word: rows_of(PROPOSALS, [(4, end)])[0] for end, word in ((5, "and"), (6, "poet"))}
    assert not np.array_equal(behind["and"], behind["poet"])
    alone = rows_of(Proposals(["Ann"], [[(0, 1)]], []), [(0, 1)])
    assert np.isfinite(alone).all()


def test_networks_learn_and_come_back_the_same(tmp_path):
    generator = np.random.default_rng(0)
    rows = generator.random((300, 8), dtype="float32")
    right = rows[:, 0] > 0.5
    networks = fit_networks(rows, right, steps=150)
    assert np.mean((networks(rows) > 0.5) == right) > 0.9
    assert np.array_equal(fit_networks(rows, right, steps=150)(rows), networks(rows))
    networks.to_disk(tmp_path)
    again = Networks()
    assert not again.trained
    again.from_disk(tmp_path)
    assert np.array_equal(again(rows), networks(rows))
    assert networks(rows[:0]).shape == (0,)
