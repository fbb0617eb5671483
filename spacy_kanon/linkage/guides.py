"""Guides: attackers that show which words of a text link it to one person.

A guide is asked about a text in two steps. `candidates` names the people that the text as it is
points to most; `attack` follows how like some people stay while units of the text are masked one by
one. Write a guide of your own as a class with these two methods, and register a function that makes
it under `@misc`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from ..errors import Errors, KanonError, check_choice
from .reader import FEATURES, WORDS, BackgroundIndex, idf_of, joined, occurrences, tf_of

Numbers = NDArray[np.intp]
Floats = NDArray[np.float64]

# Postings that one search for candidates reads at most. Features are read from the rarest on, so
# that in a large index only those are left out that tell people apart least.
BUDGET = 2_000_000

ALWAYS, FREELY, IF_NEEDED = -1, 0, 1


@dataclass(frozen=True, slots=True)
class Visible:
    """The words of a text that a reader sees, and the units in which they can be masked."""

    words: Sequence[str]  # As `reader.words_of` gives them.
    # Shape (words,): number of each word's unit. All words of a unit, which may stand in several
    # places, are masked together.
    units: Numbers
    gaps: NDArray[np.bool_]  # Shape (words,): something hidden stands before the word.
    costs: Floats  # Shape (units,): what masking a unit costs, above 0.
    # Shape (units,): when a unit may be masked: `FREELY`, or `IF_NEEDED` (only if masking all of
    # the former is not enough); `ALWAYS`: it is masked, whatever guides say.
    stages: NDArray[np.int8]


class Attack(Protocol):
    """How like each of some people a text is while its units are masked."""

    @property
    def scores(self) -> Floats:
        """Shape (people,), for what is not masked now; higher is liker, 0 or less says nothing."""

    def gains(self, direction: Floats) -> Floats:
        """By how much `scores @ direction` would fall if one more unit were masked.

        direction (Floats): Shape (people,).
        RETURNS (Floats): Shape (units,); 0 for units that are masked. May be approximate.
        """

    def mask(self, unit: int) -> None:
        """Hide the words of a unit that is not masked."""

    def unmask(self, unit: int) -> None:
        """Show the words of a unit that is masked."""


class Guide(Protocol):
    """An attacker that guides masking."""

    def candidates(self, index: BackgroundIndex, visible: Visible, size: int) -> Numbers:
        """Numbers of up to `size` people that the text is most like, in any order."""

    def attack(self, index: BackgroundIndex, visible: Visible, people: Numbers) -> Attack:
        """Follow some people, each once, in the order given."""


class TfidfLinkage:
    """TF-IDF of one kind of feature, compared by the cosine.

    features (str): "words", "pairs" (of neighbouring words) or "letters" (four of a word).
    """

    def __init__(self, features: str = WORDS) -> None:
        check_choice("features", features, FEATURES)
        self.features = features

    def candidates(self, index: BackgroundIndex, visible: Visible, size: int) -> Numbers:
        """People by their score, exact up to `BUDGET` postings."""
        if index.population <= size:
            return np.arange(index.population)
        keys, counts = np.unique(
            occurrences(visible.words, visible.gaps, self.features).keys, return_counts=True
        )
        first, people = index.sizes(self.features, keys)
        order = np.argsort(people, kind="stable")
        order = order[(np.cumsum(people[order]) <= BUDGET) & (people[order] > 0)]
        posted = index.postings(self.features, first[order], people[order])
        idf = idf_of(people[order], index.population)
        weights = np.repeat(tf_of(counts[order]) * idf**2, people[order]) * tf_of(posted.counts)
        sums = np.bincount(posted.people, weights=weights, minlength=index.population)
        return _likest(sums / index.norms(self.features), size)

    def attack(self, index: BackgroundIndex, visible: Visible, people: Numbers) -> TfidfAttack:
        """Weights of the people, and which units each feature depends on."""
        return TfidfAttack(index, visible, people, self.features)


def _likest(scores: Floats, size: int) -> Numbers:
    """Numbers of up to `size` people with the highest scores above 0, of equal ones the first."""
    least = max(np.partition(scores, -size)[-size], 0.0) if size < len(scores) else 0.0
    best = np.flatnonzero(scores > least)
    equal = np.flatnonzero(scores == least)[: size - len(best)] if least else best[:0]
    return np.concatenate([best, equal])


class TfidfAttack:
    """Scores kept up to date: masking a unit changes the terms of the features it has a part in."""

    def __init__(
        self, index: BackgroundIndex, visible: Visible, people: Numbers, features: str
    ) -> None:
        keys, first, last = occurrences(visible.words, visible.gaps, features)
        self._keys, row = np.unique(keys, return_inverse=True)
        start, count = index.sizes(features, self._keys)
        self._idf = np.where(count > 0, idf_of(count, index.population), 0.0)
        self._counts = np.bincount(row, minlength=len(self._keys))
        self._weights = _Weights(index, features, (start, count), people, self._idf)
        # A link is a place of a feature, which its unit, or two for a pair, can hide.
        self._link_row = row
        self._link_units = np.stack([visible.units[first], visible.units[last]])
        self._hidden = np.zeros(len(row), np.int8)  # How many of its units are masked.
        unit_of = np.concatenate([self._link_units[0], self._link_units[1]])
        link_of = np.tile(np.arange(len(row)), 2)
        once = np.concatenate([np.ones(len(row), bool), self._link_units[0] != self._link_units[1]])
        order = np.argsort(unit_of[once], kind="stable")
        self._links = link_of[once][order]
        self._bounds = np.searchsorted(unit_of[once][order], np.arange(len(visible.costs) + 1))
        self._units = len(visible.costs)
        everything = np.arange(len(self._keys))
        self.scores = self._weights.sums(everything, tf_of(self._counts) * self._idf)
        # Pairs of a unit and a feature it has a part in, and which pair each place belongs to.
        pairs = unit_of[once][order] * (len(self._keys) + 1) + self._link_row[self._links]
        self._pairs, self._pair_of = np.unique(pairs, return_inverse=True)

    def gains(self, direction: Floats) -> Floats:
        """Exact: how far each unit's own places lower `scores @ direction`."""
        unit, row = np.divmod(self._pairs, len(self._keys) + 1)
        alive = self._hidden[self._links] == 0
        lost = np.bincount(self._pair_of[alive], minlength=len(unit))
        counts = self._counts[row]
        values = self._weights.along(direction)[row] * self._idf[row]
        drop = (tf_of(counts) - tf_of(counts - lost)) * values
        return np.bincount(unit, weights=drop, minlength=self._units).astype(np.float64)

    def mask(self, unit: int) -> None:
        """Count down the features in the unit's places."""
        links = self._places(unit)
        self._change(links[self._hidden[links] == 0], -1)
        self._hidden[links] += 1

    def unmask(self, unit: int) -> None:
        """Count up the features in the unit's places that nothing else hides."""
        links = self._places(unit)
        self._hidden[links] -= 1
        self._change(links[self._hidden[links] == 0], 1)

    def _places(self, unit: int) -> Numbers:
        return self._links[self._bounds[unit] : self._bounds[unit + 1]]

    def _change(self, links: Numbers, sign: int) -> None:
        rows, places = np.unique(self._link_row[links], return_counts=True)
        if len(rows):
            after = self._counts[rows] + sign * places
            change = (tf_of(after) - tf_of(self._counts[rows])) * self._idf[rows]
            self._counts[rows] = after
            self.scores = self.scores + self._weights.sums(rows, change)


class _Weights:
    """Weight of each feature for each of some people, as entries of a sparse table."""

    def __init__(
        self,
        index: BackgroundIndex,
        features: str,
        stretches: tuple[NDArray[np.int64], NDArray[np.int64]],
        people: Numbers,
        idf: Floats,
    ) -> None:
        order = np.argsort(people)
        ranked = people[order].astype(np.uint32)
        rows, columns, counts = [], [], []
        for row, (start, length) in enumerate(zip(*(s.tolist() for s in stretches), strict=True)):
            if length:
                posted = index.postings(features, np.array([start]), np.array([length]))
                hits, places = _intersection(ranked, posted.people)
                rows.append(np.full(len(hits), row))
                columns.append(order[hits])
                counts.append(posted.counts[places])
        self._rows = joined(rows, np.intp)
        self._columns = joined(columns, np.intp)
        norms = index.norms(features)[people].astype(np.float64)
        self._values = tf_of(joined(counts, np.intp)) * idf[self._rows] / norms[self._columns]
        self._shape = (len(idf), len(people))
        self._starts = np.searchsorted(self._rows, np.arange(len(idf) + 1))

    def sums(self, rows: Numbers, values: Floats) -> Floats:
        """Sum over features of a value times the weights, shape (people,)."""
        lengths = self._starts[rows + 1] - self._starts[rows]
        ends = np.cumsum(lengths)
        entries = np.arange(ends[-1] if len(ends) else 0)
        entries += np.repeat(self._starts[rows] - (ends - lengths), lengths)
        return np.bincount(
            self._columns[entries],
            weights=self._values[entries] * np.repeat(values, lengths),
            minlength=self._shape[1],
        ).astype(np.float64)

    def along(self, direction: Floats) -> Floats:
        """Sum over people of the weights times a direction, shape (features,)."""
        return np.bincount(
            self._rows, weights=self._values * direction[self._columns], minlength=self._shape[0]
        ).astype(np.float64)


def _intersection(
    few: NDArray[np.uint32], many: NDArray[np.uint32]
) -> tuple[NDArray[np.intp], NDArray[np.intp]]:
    """Where the common numbers of two ascending arrays stand in each of them."""
    if len(many) < len(few):
        places, hits = _intersection(many, few)
        return hits, places
    places = np.searchsorted(many, few)
    inside = places < len(many)
    inside[inside] = many[places[inside]] == few[inside]
    return np.flatnonzero(inside), places[inside]


# Latent topics as a guide: who writes about the same things, in whatever words.
#
# The words that stand together in many people's documents are one topic (latent semantic analysis,
# Deerwester et al. 1990). A text and a person are as alike as their weights of topics, by the
# cosine. This guide reads what it needs from the words of any index, and no language model.
#
# With X the TF-IDF weights of the landmarks (people x words), the topics are the first eigenvectors
# V of X X', with eigenvalues L. The weights of a text t are L^-1/2 V' (X t), and X t is what
# `TfidfAttack` keeps up to date: the text's score with each landmark. So this guide is a projection
# of that one's scores.
#
# The first eigenvector, how usual a text's words are, is alike for all, and left out.

# People whose documents make the topics, at most: evenly from all of a large index.
LANDMARKS = 2000
# Weights that are added up together: bounds memory to this many rows of topics.
_TOGETHER = 100_000
_NOTHING = 1e-9


class Topics(NamedTuple):
    """The topics of an index."""

    landmarks: Numbers  # Shape (landmarks,): the people who made them.
    projection: Floats  # Shape (landmarks, topics): from scores with the landmarks to topics.
    people: Floats  # Shape (people, topics): each person's weights, of unit length.


class LatentLinkage:
    """Cosine of topics."""

    def __init__(self, topics: int = 100) -> None:
        if topics < 1:
            raise KanonError(Errors.E322.format(name="topics", least=1, value=topics))
        self.topics = topics
        self._words = TfidfLinkage(WORDS)

    def candidates(self, index: BackgroundIndex, visible: Visible, size: int) -> Numbers:
        """People by the cosine with the text; compares with all people."""
        everybody = np.arange(index.population)
        if len(everybody) <= size:
            return everybody
        return _likest(self.attack(index, visible, everybody).scores, size)

    def attack(self, index: BackgroundIndex, visible: Visible, people: Numbers) -> LatentAttack:
        """Follow some people."""
        topics = topics_of(index, self.topics)
        return LatentAttack(self._words.attack(index, visible, topics.landmarks), topics, people)


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
    """The topics of an index: two looks at all its words, kept for the next texts."""
    landmarks = np.arange(index.population)
    if len(landmarks) > LANDMARKS:  # At equal distances.
        landmarks = np.unique(np.linspace(0, len(landmarks) - 1, LANDMARKS).astype(np.intp))
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
    """Weights of people for some words, in flat arrays."""

    words: Numbers  # Which of the words, from 0 on.
    people: NDArray[np.uint32]  # Who.
    weights: Floats  # TF-IDF, divided by the length of the person's vector.


def _all_entries(index: BackgroundIndex) -> Iterator[Entries]:
    """All words that two people have: a word of one person makes no two alike."""
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
