"""Latent topics as a guide: who writes about the same things, in whatever words.

The words that stand together in many people's documents are one topic (latent semantic analysis,
Deerwester et al. 1990). A text and a person are as alike as their weights of topics, by the cosine.
This guide reads what it needs from the words of any index, and no language model.

With X the TF-IDF weights of the landmarks (people x words), the topics are the first eigenvectors V
of X X', with eigenvalues L. The weights of a text t are L^-1/2 V' (X t), and X t is what
`TfidfAttack` keeps up to date: the text's score with each landmark. So this guide is a projection
of that one's scores.

The first eigenvector says how usual a text's words are, which is alike for everybody, and is left
out.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..errors import Errors, KanonError
from .features import WORDS
from .guides import Attack, Floats, Numbers, TfidfLinkage, Visible
from .reader import BackgroundIndex
from .weights import idf_of, tf_of

# People whose documents make the topics, at most: evenly from all of a large index.
LANDMARKS = 2000
# Weights that are added up together: bounds memory to this many rows of topics.
_TOGETHER = 100_000
_NOTHING = 1e-9


class Topics(NamedTuple):
    """The topics of an index.

    landmarks (Numbers): Shape (landmarks,): the people who made them.
    projection (Floats): Shape (landmarks, topics): from scores with the landmarks to topics.
    people (Floats): Shape (people, topics): each person's weights, of unit length.
    """

    landmarks: Numbers
    projection: Floats
    people: Floats


class LatentLinkage:
    """Cosine of topics.

    topics (int): How many, at least 1.
    RAISES (KanonError): E322 for fewer.
    """

    def __init__(self, topics: int = 100) -> None:
        if topics < 1:
            raise KanonError(Errors.E322.format(name="topics", least=1, value=topics))
        self.topics = topics
        self._words = TfidfLinkage(WORDS)

    def candidates(self, index: BackgroundIndex, visible: Visible, size: int) -> Numbers:
        """People by the cosine with the text; compares with everybody."""
        everybody = np.arange(index.population)
        if len(everybody) <= size:
            return everybody
        scores = self.attack(index, visible, everybody).scores
        best = np.argsort(-scores, kind="stable")[:size]
        return best[scores[best] > 0]

    def attack(self, index: BackgroundIndex, visible: Visible, people: Numbers) -> LatentAttack:
        """Follow some people."""
        topics = topics_of(index, self.topics)
        return LatentAttack(self._words.attack(index, visible, topics.landmarks), topics, people)


def make_latent_linkage(topics: int = 100) -> LatentLinkage:
    """Make the guide `spacy-kanon.LatentLinkage.v1`.

    topics (int): How many, at least 1.
    """
    return LatentLinkage(topics)


class LatentAttack:
    """Topics of what is left of a text; `gains` are exact for the next small change."""

    def __init__(self, words: Attack, topics: Topics, people: Numbers) -> None:
        self._words = words
        self._projection = topics.projection
        self._people = topics.people[people]

    @property
    def scores(self) -> Floats:
        """For what is not masked now, from -1 to 1."""
        return np.asarray(self._people @ self._weights()[0])

    def gains(self, direction: Floats) -> Floats:
        """The derivative of the cosine along what the unit adds to the topics."""
        weights, length = self._weights()
        toward = direction @ self._people
        across = (toward - weights * (weights @ toward)) / length
        return self._words.gains(self._projection @ across)

    def mask(self, unit: int) -> None:
        """Hide the words of a unit."""
        self._words.mask(unit)

    def unmask(self, unit: int) -> None:
        """Show the words of a unit."""
        self._words.unmask(unit)

    def _weights(self) -> tuple[Floats, float]:
        """The text's weights of topics, of unit length, and their length."""
        weights = self._words.scores @ self._projection
        length = float(np.linalg.norm(weights))
        return (weights / length, length) if length else (weights, 1.0)


@lru_cache(maxsize=4)
def topics_of(index: BackgroundIndex, count: int) -> Topics:
    """The topics of an index: two looks at all its words, kept for the next texts.

    index (BackgroundIndex): Who has which words.
    count (int): Topics; fewer if the landmarks have fewer.
    """
    landmarks = _evenly(index.population, LANDMARKS)
    column = np.full(index.population, -1)
    column[landmarks] = np.arange(len(landmarks))
    alike = np.zeros((len(landmarks), len(landmarks)))
    for entries in _all_entries(index):
        table = _table(entries, column, len(landmarks))
        alike += table.T @ table
    values, vectors = np.linalg.eigh(alike)
    order = np.argsort(-values, kind="stable")[1 : count + 1]
    order = order[values[order] > _NOTHING * values[-1]]
    projection = vectors[:, order] / np.sqrt(values[order])
    sums = np.zeros((index.population, len(order)))
    for entries in _all_entries(index):
        words = _table(entries, column, len(landmarks)) @ projection
        for part in range(0, len(entries.people), _TOGETHER):
            _add_topics(sums, words, entries, slice(part, part + _TOGETHER))
    lengths = np.maximum(np.linalg.norm(sums, axis=1, keepdims=True), _NOTHING)
    return Topics(landmarks, projection, sums / lengths)


class Entries(NamedTuple):
    """Weights of people for some words, in flat arrays.

    words (Numbers): Which of the words, from 0 on.
    people (NDArray[np.uint32]): Who.
    weights (Floats): TF-IDF, divided by the length of the person's vector.
    """

    words: Numbers
    people: NDArray[np.uint32]
    weights: Floats


def _all_entries(index: BackgroundIndex) -> Iterator[Entries]:
    """All words that two people have: a word of one person makes nobody alike."""
    norms = index.norms(WORDS).astype(np.float64)
    for starts, people, counts in index.all_postings(WORDS):
        sizes = np.diff(starts)
        shared = np.repeat(sizes > 1, sizes)
        words = np.repeat(np.cumsum(sizes > 1) - 1, sizes)[shared]
        idf = np.repeat(idf_of(sizes, index.population), sizes)[shared]
        weights = tf_of(counts[shared]) * idf / norms[people[shared]]
        yield Entries(words, people[shared], weights)


def _table(entries: Entries, column: Numbers, width: int) -> Floats:
    """Weights of the landmarks, shape (words, landmarks)."""
    columns = column[entries.people]
    inside = columns >= 0
    table = np.zeros((int(entries.words[-1]) + 1 if len(entries.words) else 0, width))
    table[entries.words[inside], columns[inside]] = entries.weights[inside]
    return table


def _add_topics(sums: Floats, words: Floats, entries: Entries, part: slice) -> None:
    """Add to each person's weights of topics what a part of the entries, not empty, says."""
    order = np.argsort(entries.people[part], kind="stable")
    people = entries.people[part][order]
    first = np.flatnonzero(np.concatenate([[True], people[1:] != people[:-1]]))
    terms = words[entries.words[part][order]] * entries.weights[part][order, None]
    sums[people[first]] += np.add.reduceat(terms, first)


def _evenly(population: int, most: int) -> Numbers:
    """Numbers of up to `most` people, at equal distances."""
    if population <= most:
        return np.arange(population)
    return np.unique(np.linspace(0, population - 1, most).astype(np.intp))
