"""Bounds, promises and losses of a recall: the chosen setting keeps its promise in every draw."""

import itertools
import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays

from spacy_kanon.evaluation import recall
from spacy_kanon.types import AnnotatedText
from tests.refusals import refused

from ..samples import gold

# Documents as rows of losses by setting, from hiding the least to hiding everything.
URN = np.array(
    [
        [1.0, 0.5, 0.25, 0.0],
        [0.5, 0.5, 0.0, 0.0],
        [0.0, 0.0, 0.0, 0.0],
        [1.0, 0.0, 0.5, 0.0],  # Hides more and finds less: not falling.
    ]
)
CHANCES = (0.2, 0.3, 0.4, 0.1)
matrices = arrays(
    float,
    st.tuples(st.integers(1, 30), st.integers(1, 6)),
    elements=st.sampled_from([0.0, 0.0, 0.1, 0.25, 1.0]),
)
promises = st.builds(
    recall.Promise, st.sampled_from([0.5, 0.8, 0.9, 0.95]), st.sampled_from([None, 0.5, 0.9])
)
# Losses and their probabilities; the mean is what a promise is about.
URNS = {
    "all or nothing": ((0.0, 1.0), (0.9, 0.1)),
    "half": ((0.0, 0.5, 1.0), (0.7, 0.2, 0.1)),
    "rarely all": ((0.0, 0.05, 1.0), (0.55, 0.4, 0.05)),
    "the same": ((0.25,), (1.0,)),
}
shares = st.lists(st.sampled_from([0.0, 0.0, 0.0, 0.05, 0.2, 0.5, 1.0]), min_size=1, max_size=40)
TEXT = "Ann Lee of Oslo met Ann in Oslo and Bonn."
MENTIONS = [(0, 7, "ann"), (20, 23, "ann"), (11, 15, "oslo"), (27, 31, "oslo"), (36, 40, "bonn")]
GOLD = gold("d", TEXT, a=[((a, b), "DIRECT" if e == "ann" else "QUASI", e) for a, b, e in MENTIONS])


def draws(count: int):
    for rows in itertools.product(range(len(URN)), repeat=count):
        yield math.prod(CHANCES[row] for row in rows), URN[list(rows)]


@pytest.mark.parametrize("catch", [0.6, 0.7, 0.8])
def test_mean_loss_of_the_next_document_is_at_most_the_level(catch):
    # Exactly: over every sequence of five annotated documents and every document to come. Where
    # no setting is certified, everything is hidden and nothing is lost.
    promise = recall.Promise(catch)
    means = np.array(CHANCES) @ URN
    expected = sum(
        chance * (0.0 if (point := recall.choose(losses, promise)) is None else means[point])
        for chance, losses in draws(5)
    )
    assert 0 < expected <= 1 - catch


@given(matrices, promises)
def test_choice_is_the_first_setting_from_which_all_are_certified(losses, promise):
    bounded = recall.falling(losses)
    verdicts = [recall.certifies(bounded[:, i], promise) for i in range(losses.shape[1])]
    expected = next((i for i in range(len(verdicts)) if all(verdicts[i:])), None)
    assert recall.choose(losses, promise) == expected


def test_documents_that_are_needed_if_nothing_is_missed(promise, documents):
    promise = recall.Promise(*promise)
    assert recall.least_documents(promise) == documents
    assert recall.certifies([0.0] * documents, promise)
    assert not recall.certifies([0.0] * (documents - 1), promise)


def test_documents_that_would_do(losses, promise, documents):
    assert recall.documents_needed(losses, recall.Promise(*promise)) == documents


def test_documents_with_nothing_to_hide_certify_nothing():
    assert not recall.certifies([], recall.Promise(0.5))
    assert recall.choose(np.zeros((0, 3)), recall.Promise(0.5, 0.5)) is None
    empty = AnnotatedText("e", TEXT, {"a": []})
    assert [d.source.doc_id for d in recall.documents_with([empty, GOLD], "quasi")] == ["d"]
    refused("KN573", recall.documents_with, [empty], "direct")


def exact_error(urn: str, count: int, error: float) -> float:
    """Chance that a level just below the true mean is refuted: every sequence is looked at."""
    losses, chances = URNS[urn]
    level = math.fsum(x * p for x, p in zip(losses, chances, strict=True)) - 1e-9
    refuted = 0.0
    for draw in itertools.product(range(len(losses)), repeat=count):
        if recall.p_value([losses[i] for i in draw], level, error) <= error:
            refuted += math.prod(chances[i] for i in draw)
    return refuted


@pytest.mark.parametrize("urn", URNS)
@pytest.mark.parametrize("error", [0.05, 0.2, 0.5])
def test_errors_are_as_rare_as_promised_in_all_sequences(urn, error):
    assert exact_error(urn, 6, error) <= error


@given(shares, st.sampled_from([0.05, 0.1, 0.3]))
def test_bounds_enclose_the_mean(losses, error):
    mean = np.mean(losses)
    upper, lower = recall.upper_bound(losses, error), recall.lower_bound(losses, error)
    assert lower - 1e-9 <= mean <= upper + 1e-9


@given(shares, st.floats(0.01, 0.98), st.floats(0.001, 0.01))
def test_a_higher_level_is_refuted_by_what_refutes_a_lower_one(losses, level, more):
    assert recall.p_value(losses, level + more, 0.1) <= recall.p_value(losses, level, 0.1) + 1e-9


def test_what_is_missed(masks, quasi, direct, token, precision):
    for unit, missed in (("quasi", quasi), ("direct", direct), ("token", token)):
        measured = recall.measure(recall.documents_with([GOLD], unit), [[masks]], unit)
        assert measured.missed.tolist() == [[missed]], unit
        total = {"quasi": 2, "direct": 1, "token": 6}[unit]
        assert measured.losses.tolist() == [[missed / total]]
        assert measured.caught(0).value == pytest.approx(1 - missed / total)
        hidden = np.nan if precision is None else precision
        assert measured.precision(0).value == pytest.approx(hidden, nan_ok=True)


def test_new_documents_refute_a_promise_or_do_not(new, times, broken):
    drift = recall.check(new * times, recall.Promise(0.9))
    assert drift.broken == broken
    assert drift.low <= drift.missed == pytest.approx(np.mean(new))
