"""Pieces of a text -> the words that a reader sees, and the units in which they are masked."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import NamedTuple

import numpy as np

from ..lang.en.lexicon import FUNCTION_WORDS
from .features import WORDS, count_features, occurrences, words_of
from .guides import ALWAYS, FREELY, IF_NEEDED, NEVER, Visible
from .reader import BackgroundIndex


class Piece(NamedTuple):
    """A word or phrase that is masked as a whole.

    text (str): What a reader sees.
    key (str): Pieces with equal keys are masked together; "" makes it the words themselves.
    gap (bool): Something hidden stands before it.
    """

    text: str
    key: str = ""
    gap: bool = False


class Units(NamedTuple):
    """What `make_units` makes.

    visible (Visible): For the guides.
    of_piece (list[int]): Number of each piece's unit; -1 for a piece without a word.
    words (list[tuple[str, ...]]): The words of each unit, as one of its pieces has them.
    """

    visible: Visible
    of_piece: list[int]
    words: list[tuple[str, ...]]


def make_units(pieces: Sequence[Piece], protected: Collection[str] = ()) -> Units:
    """Join equal pieces to units. Masking a unit costs as many words as it hides.

    pieces (Sequence[Piece]): In text order.
    protected (Collection[str]): Words and phrases that are never masked, in any case.

    >>> units = make_units([Piece("The"), Piece("lace"), Piece(","), Piece("Lace")])
    >>> units.of_piece, units.words, units.visible.costs.tolist()
    ([0, 1, -1, 1], [('the',), ('lace',)], [1.0, 2.0])
    """
    kept = {tuple(words_of(phrase)) for phrase in protected}
    numbers: dict[str, int] = {}
    visible: list[str] = []
    units: list[int] = []
    gaps: list[bool] = []
    of_piece: list[int] = []
    unit_words: list[tuple[str, ...]] = []
    stages: list[int] = []
    gap = False
    for piece in pieces:
        words = tuple(words_of(piece.text))
        gap = gap or piece.gap
        if not words:
            of_piece.append(-1)
            continue
        unit = numbers.setdefault(piece.key or " ".join(words), len(numbers))
        if unit == len(unit_words):
            unit_words.append(words)
            stages.append(_stage(words, kept))
        of_piece.append(unit)
        visible += words
        units += [unit] * len(words)
        gaps += [gap, *([False] * (len(words) - 1))]
        gap = False
    costs = np.bincount(np.array(units, dtype=np.intp), minlength=len(numbers)).astype(np.float64)
    return Units(
        Visible(
            visible,
            np.array(units, dtype=np.intp),
            np.array(gaps, dtype=bool),
            costs,
            np.array(stages, dtype=np.int8),
        ),
        of_piece,
        unit_words,
    )


def mask_rare(index: BackgroundIndex, units: Units, most: int) -> Units:
    """The same units, those always masked that few people of an index have.

    An index lacks much of what can be read. A word that nobody in it has, or hardly anybody, may be
    all over a document about one person that was not indexed, and no guide can tell.

    index (BackgroundIndex): Who has which words.
    units (Units): Of a text.
    most (int): Units that at most so many people have are masked; function words and what is
        protected are not.
    RETURNS (Units): New stages.
    """
    words = sorted({word for unit in units.words for word in unit})
    keys = occurrences(words, np.zeros(len(words), bool), WORDS).keys
    order = np.argsort(keys, kind="stable")
    people = np.zeros(len(words), np.int64)
    people[order] = index.sizes(WORDS, keys[order])[1]
    fewest = dict(zip(words, people.tolist(), strict=True))
    stages = units.visible.stages.copy()
    for unit in np.flatnonzero(stages == FREELY).tolist():
        phrase = units.words[unit]
        few = min(fewest[word] for word in phrase) <= most
        if few or (len(phrase) > 1 and people_with(index, phrase) <= most):
            stages[unit] = ALWAYS
    return units._replace(visible=replace(units.visible, stages=stages))


def people_with(index: BackgroundIndex, words: Sequence[str]) -> int:
    """How many people have all of some words in their documents."""
    keys, _ = count_features([words], WORDS)
    first, count = index.sizes(WORDS, keys)
    if not len(keys) or not count.all():
        return 0
    order = np.argsort(count, kind="stable")
    people = index.postings(WORDS, first[order[:1]], count[order[:1]]).people
    for row in order[1:].tolist():
        more = index.postings(WORDS, first[row : row + 1], count[row : row + 1]).people
        people = np.intersect1d(people, more, assume_unique=True)
    return len(people)


def _stage(words: tuple[str, ...], protected: Collection[tuple[str, ...]]) -> int:
    if words in protected:
        return NEVER
    return IF_NEEDED if all(word in FUNCTION_WORDS for word in words) else FREELY
