"""The people of a release, parted by what they have of it, while terms are added one by one.

People with equal signatures (`equivalence_classes`) make a class. A term that comes in splits each
class that some of its people are in, which takes time in proportion to the people of the term
alone; and whether it may come in is seen from the classes of its people, of which there are far
fewer than people.

Example, k = 5: of 40 judokas 30 are in the class {Norwegian}, 8 in {Norwegian, Oslo}, 2 in {Oslo}.
"judoka" makes a breach only if a class in no other has fewer than 5 of them: {Norwegian, Oslo} has
8, the others are parts of it, so it makes none.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from pyroaring import BitMap

from .equivalence_classes import SignatureTable, Witness, minimal_breach
from .itemsets import terms_of

_WORD = 64

Flags = NDArray[np.uint8]
Counts = NDArray[np.int64]


class _Classes(NamedTuple):
    """Where some people are.

    ids (uint32, (people,)): Who they are. classes (int32, (people,)): The class of each.
    counts (int64, (classes,)): How many of them are in each class of the partition.
    """

    ids: NDArray[np.uint32]
    classes: NDArray[np.int32]
    counts: Counts


class Partition:
    """Classes of people with equal signatures.

    terms (int): Terms that there may be by now, numbered from 0.
    """

    def __init__(self, terms: int) -> None:
        """terms (int): How many terms there may be at first."""
        self.terms = terms
        self._people: dict[int, BitMap] = {}
        # Class 0 is that of the people without a term. A class that is split keeps its number,
        # for those of its people that stay in it and to be put together again.
        self._class_of = np.zeros(0, dtype=np.int32)
        self._split_from = np.zeros(1, dtype=np.int32)
        # Who comes in was asked about right before.
        self._asked: tuple[BitMap, _Classes] | None = None
        self._rows = np.zeros((1, _words(terms)), dtype=np.uint64)

    def add(self, term: int, people: BitMap) -> None:
        """Let a term in.

        term (int): Its number, which has not been added before.
        people (BitMap): Who has it.
        """
        if term >= self.terms:
            self.terms = term + 1
            wider = _words(self.terms) - self._rows.shape[1]
            self._rows = np.pad(self._rows, ((0, 0), (0, wider)))
        self._people[term] = people
        if not people:
            return
        ids, classes, counts = self._classes(people)
        self._asked = None
        split = np.flatnonzero(counts)
        number = np.zeros(len(counts), dtype=np.int32)
        number[split] = np.arange(len(counts), len(counts) + len(split), dtype=np.int32)
        self._class_of[ids] = number[classes]
        rows = self._rows[split]
        rows[:, term // _WORD] |= np.uint64(1 << term % _WORD)
        self._rows = np.concatenate([self._rows, rows])
        self._split_from = np.concatenate([self._split_from, split.astype(np.int32)])

    def take_back(self) -> None:
        """Undo the last `add`."""
        _, people = self._people.popitem()
        if people:
            ids, classes, _ = self._classes(people)
            self._asked = None
            self._class_of[ids] = self._split_from[classes]
            before = int(classes.min())
            self._rows, self._split_from = self._rows[:before], self._split_from[:before]

    def first_breach(self, people: BitMap, k: int, *, node_budget: int) -> Witness | None:
        """The breach with a term that comes in that Algorithm 1 would meet first.

        people (BitMap): Who has that term; at least `k`.
        k (int): Combinations that fewer people have are breaches. There are none yet.
        node_budget (int): Combinations of three and more of the other terms to count; if they do
            not get to a breach, it is a minimal one of a signature.
        RETURNS (Witness | None): The other terms of a breach, and how many people have all. None
            if there is no breach.
        """
        table = self._among(people)
        flags = _flags(table)
        supports = table.counts @ flags
        rare = np.flatnonzero((supports > 0) & (supports < k))
        if len(rare):
            return Witness((int(rare[0]),), int(supports[rare[0]]))
        signature = next(table.breaches(k), None)
        if signature is None:
            return None
        others = np.flatnonzero((supports > 0) & (supports < len(people))).tolist()
        mined = _ClassMiner(flags, table.counts, others).first_breach(k, node_budget)
        if mined is not None:
            return mined
        common = [
            people & self._people[term] if term in signature.terms else BitMap()
            for term in range(self.terms)
        ]
        return minimal_breach(common, signature, k)

    def _among(self, people: BitMap) -> SignatureTable:
        """The signatures of some people, without those who have no term."""
        counts = self._classes(people).counts
        some = np.flatnonzero(counts[1:]) + 1
        return SignatureTable(tuple(range(self.terms)), self._rows[some], counts[some])

    def _classes(self, people: BitMap) -> _Classes:
        if self._asked is not None and self._asked[0] is people:
            return self._asked[1]
        ids = np.frombuffer(people.to_array(), dtype=np.uint32)
        missing = int(ids[-1]) + 1 - len(self._class_of)
        if missing > 0:
            more = np.zeros(max(missing, len(self._class_of)), dtype=np.int32)
            self._class_of = np.concatenate([self._class_of, more])
        classes = self._class_of[ids]
        asked = _Classes(ids, classes, np.bincount(classes, minlength=len(self._rows)))
        self._asked = people, asked
        return asked


class _ClassMiner:
    """The search of `itemsets.GeneratorMiner` for its first breach, on classes instead of people.

    Who has a combination is one whole number with a bit per class. Two combinations one of which
    holds the other have equal supports if and only if they have equal classes; and at least as many
    people as classes have them, so people need to be counted for a handful of classes only.
    """

    def __init__(self, flags: Flags, counts: Counts, terms: Sequence[int]) -> None:
        """flags (uint8, (classes, terms)): Who has what. counts (int64, (classes,)): People.
        terms (Sequence[int]): Terms that take part, ascending.
        """
        packed = np.packbits(flags.T, axis=1, bitorder="little")
        self._counts = counts.tolist()
        self._classes = {term: int.from_bytes(packed[term].tobytes(), "little") for term in terms}
        # Generators: a bit mask of terms -> how many classes have it; and, for those of the
        # largest size so far, in order, the mask, its last term and the classes.
        self._sizes: dict[int, int] = {}
        self._frontier: list[tuple[int, int, int]] = []
        self._linked = dict.fromkeys(terms, 0)

    def first_breach(self, k: int, node_budget: int) -> Witness | None:
        """The first breach among pairs, then triples and so on; None if the budget ends before.

        k, node_budget: As in `GeneratorMiner`.
        """
        breach = self._pair_up(k)
        left = node_budget
        while breach is None and self._frontier and left > 0:
            breach, left = self._extend(k, left)
        return breach

    def _support_below(self, k: int, classes: int) -> int:
        """How many people are in classes, if they are fewer than k; else 0."""
        if classes.bit_count() >= k:
            return 0
        support = sum(self._counts[number] for number in terms_of(classes))
        return support if support < k else 0

    def _pair_up(self, k: int) -> Witness | None:
        linked = self._linked
        items = list(self._classes.items())
        for position, (first, first_classes) in enumerate(items):
            first_size = first_classes.bit_count()
            for second, second_classes in items[position + 1 :]:
                classes = first_classes & second_classes
                if not classes:
                    continue
                size = classes.bit_count()
                if size < k and (support := self._support_below(k, classes)):
                    return Witness((first, second), support)
                if size < first_size and size < second_classes.bit_count():
                    pair = 1 << first | 1 << second
                    self._sizes[pair] = size
                    linked[first] |= 1 << second
                    linked[second] |= 1 << first
                    self._frontier.append((pair, second, classes))
        return None

    def _extend(self, k: int, left: int) -> tuple[Witness | None, int]:
        """One size more. RETURNS (tuple[Witness | None, int]): A breach, and what is left of the
        budget."""
        sizes, grown = self._sizes, []
        siblings: dict[int, int] = {}
        for base, last, _ in self._frontier:
            prefix = base ^ (1 << last)
            siblings[prefix] = siblings.get(prefix, 0) | 1 << last
        for base, last, base_classes in self._frontier:
            others = siblings[base ^ (1 << last)] & self._linked[last] & -(2 << last)
            while others:
                bit = others & -others
                others ^= bit
                smallest = self._smallest_part(base | bit, base)
                if not smallest:
                    continue
                if left <= 0:
                    return None, 0
                left -= 1
                term = bit.bit_length() - 1
                classes = base_classes & self._classes[term]
                if not classes:
                    continue
                size = classes.bit_count()
                if size < k and (support := self._support_below(k, classes)):
                    return Witness(terms_of(base | bit), support), left
                if size < smallest:
                    sizes[base | bit] = size
                    grown.append((base | bit, term, classes))
        self._frontier = grown
        return None, left

    def _smallest_part(self, whole: int, base: int) -> int:
        """Classes of the smallest part that lacks one term; 0 if one of them is no generator."""
        sizes = self._sizes
        smallest, rest = sizes[base], base
        while rest:
            bit = rest & -rest
            rest ^= bit
            size = sizes.get(whole ^ bit, 0)
            if size < smallest:
                if not size:
                    return 0
                smallest = size
        return smallest


def _flags(table: SignatureTable) -> Flags:
    """One row a signature, one column a term."""
    rows = table.rows.astype("<u8", copy=False).view(np.uint8)
    return np.unpackbits(rows, axis=1, bitorder="little")[:, : len(table.terms)]


def _words(terms: int) -> int:
    return max(1, -(-terms // _WORD))
