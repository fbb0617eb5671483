"""The chosen setting keeps the promise, in every draw that can be looked at."""

import itertools
import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays

from spacy_kanon.evaluation.recall import (
    Promise,
    certifies,
    choose,
    documents_needed,
    falling,
    least_documents,
)
from tests.refusals import refused

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


def draws(count: int):
    for rows in itertools.product(range(len(URN)), repeat=count):
        yield math.prod(CHANCES[row] for row in rows), URN[list(rows)]


@pytest.mark.parametrize("catch", [0.6, 0.7, 0.8])
def test_mean_loss_of_the_next_document_is_at_most_the_level(catch):
    # Exactly: over every sequence of five annotated documents and every document to come. Where
    # no setting is certified, everything is hidden and nothing is lost.
    promise = Promise(catch)
    means = np.array(CHANCES) @ URN
    expected = sum(
        chance * (0.0 if (point := choose(losses, promise)) is None else means[point])
        for chance, losses in draws(5)
    )
    assert 0 < expected <= 1 - catch


matrices = arrays(
    float,
    st.tuples(st.integers(1, 30), st.integers(1, 6)),
    elements=st.sampled_from([0.0, 0.0, 0.1, 0.25, 1.0]),
)
promises = st.builds(
    Promise, st.sampled_from([0.5, 0.8, 0.9, 0.95]), st.sampled_from([None, 0.5, 0.9])
)


@given(matrices, promises)
def test_choice_is_the_first_setting_from_which_all_are_certified(losses, promise):
    bounded = falling(losses)
    verdicts = [certifies(bounded[:, i], promise) for i in range(losses.shape[1])]
    expected = next((i for i in range(len(verdicts)) if all(verdicts[i:])), None)
    assert choose(losses, promise) == expected


@pytest.mark.parametrize(
    ("promise", "documents"),
    [
        (Promise(0.9), 9), (Promise(0.95), 19), (Promise(0.99), 99), (Promise(0.9, 0.9), 25),
        (Promise(0.95, 0.9), 48), (Promise(0.95, 0.95), 63),
    ],
    ids=str,
)  # fmt: skip
def test_documents_that_are_needed_if_nothing_is_missed(promise, documents):
    assert least_documents(promise) == documents
    assert certifies([0.0] * documents, promise)
    assert not certifies([0.0] * (documents - 1), promise)


@pytest.mark.parametrize(
    ("losses", "promise", "documents"),
    [
        ([0.02], Promise(0.95), 32),  # (n * 0.02 + 1) / (n + 1) <= 0.05
        ([0.0, 0.1], Promise(0.9), 17),  # (8 * 0.1 + 1) / (17 + 1) <= 0.1
        ([0.1, 0.1], Promise(0.9), None),
        ([0.2], Promise(0.9, 0.9), None),
    ],
    ids=str,
)
def test_documents_that_would_do(losses, promise, documents):
    assert documents_needed(losses, promise) == documents


def test_nothing_is_certified_without_documents():
    assert not certifies([], Promise(0.5))
    assert choose(np.zeros((0, 3)), Promise(0.5, 0.5)) is None


@pytest.mark.parametrize(
    "settings", [{"catch": 1.0}, {"catch": 0.0}, {"catch": 0.9, "confidence": 1.5}], ids=str
)
def test_impossible_promises_are_refused(settings):
    refused("KN300", Promise, **settings)
