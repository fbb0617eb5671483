"""The same question asked of people instead of combinations: polynomial, for any size at once.

A person's *signature* is the set of kept terms that the person has. Some combination has a
support of 1..k-1 if and only if some signature has a support below k: whoever matches the
combination has a signature that contains it, which nobody can match without matching the
combination as well. Only *maximal* signatures need to be looked at (those inside no other), and
the support of a maximal signature is simply the number of people who have it.

Used where counting combinations would take too long, for the risk of the text as written, and to
verify a result by another way than it was found.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from pyroaring import BitMap

from .itemsets import Combination, people_of

Rows = NDArray[np.uint64]
Counts = NDArray[np.int64]

# People are numbered by a table over their id range if it has at most this many entries per
# person, and by binary search otherwise.
_SPARSE = 16


class Witness(NamedTuple):
    """A combination of terms and how many people fit it (1..k-1 if it is a breach).

    terms (tuple[int, ...]): Numbers of the terms, ascending.
    support (int): People who have all of them.
    """

    terms: Combination
    support: int


@dataclass(frozen=True, slots=True)
class SignatureTable:
    """The distinct signatures of all people who have at least one of the terms.

    terms (tuple[int, ...]): Numbers of the terms; the place in the tuple is the number of the bit.
    rows (uint64, (signatures, words)): One bit per term, 64 terms a word.
    counts (int64, (signatures,)): How many people have exactly this signature.
    """

    terms: Combination
    rows: Rows
    counts: Counts

    @classmethod
    def count(cls, postings: Sequence[BitMap], terms: Iterable[int]) -> SignatureTable:
        """Group people by signature. Memory grows with the number of people concerned, time with
        the number of their postings; no combination is formed."""
        members = tuple(sorted(set(terms)))
        people = BitMap.union(*[postings[term] for term in members]) if members else BitMap()
        rows = np.zeros((len(people), (len(members) + 63) // 64), dtype=np.uint64)
        if len(people):
            ids = _ids(people)
            low, span = int(ids[0]), int(ids[-1]) - int(ids[0]) + 1
            place = None
            if span <= _SPARSE * len(ids):
                place = np.zeros(span, dtype=np.uint32)
                place[ids - low] = np.arange(len(ids), dtype=np.uint32)
            for bit, term in enumerate(members):
                own = _ids(postings[term])
                where = np.searchsorted(ids, own) if place is None else place[own - low]
                rows[where, bit >> 6] |= np.uint64(1 << (bit & 63))
        return cls(members, *_distinct(rows, np.ones(len(rows), dtype=np.int64)))

    def without(self, gone: Iterable[int]) -> SignatureTable:
        """The table after some terms are masked (the numbers of the bits stay)."""
        stay = ~self._bits(set(gone) & set(self.terms))
        rows = self.rows & stay
        some = rows.any(axis=1)
        return SignatureTable(self.terms, *_distinct(rows[some], self.counts[some]))

    def support(self, terms: Iterable[int]) -> int:
        """How many people have all the terms."""
        bits = self._bits(terms)
        return int(self.counts[((self.rows & bits) == bits).all(axis=1)].sum())

    def maximal(self) -> Iterator[Witness]:
        """Signatures that are part of no other, with their support: larger ones first, then by
        the numbers of their terms. Every signature is part of one of them."""
        flags = np.unpackbits(self.rows.view(np.uint8), axis=1)
        sizes = flags.sum(axis=1, dtype=np.int64)
        # Rows of one size are ordered by their bits, so that the order never depends on ids.
        order = np.lexsort([*self.rows.T, -sizes])
        rows, counts = self.rows[order], self.counts[order]
        while len(rows):
            first = rows[0]
            yield Witness(self._terms(first), int(counts[0]))
            outside = (rows & ~first).any(axis=1)
            rows, counts = rows[outside], counts[outside]

    def breaches(self, k: int) -> Iterator[Witness]:
        """Maximal signatures that fewer than k people have."""
        return (witness for witness in self.maximal() if witness.support < k)

    def smallest_supports(self) -> dict[int, int]:
        """Per term that somebody has, the smallest non-empty support of any combination that
        holds it: the least support of a maximal signature with it."""
        best: dict[int, int] = {}
        for witness in self.maximal():
            for term in witness.terms:
                best[term] = min(best.get(term, witness.support), witness.support)
        return dict(sorted(best.items()))

    def signatures(self) -> Iterator[Witness]:
        """All signatures, in no particular order, with the number of people who have just it."""
        for row, count in zip(self.rows, self.counts, strict=True):
            yield Witness(self._terms(row), int(count))

    def _bits(self, terms: Iterable[int]) -> Rows:
        bits = np.zeros(self.rows.shape[1], dtype=np.uint64)
        place = {term: bit for bit, term in enumerate(self.terms)}
        for term in terms:
            bit = place[term]
            bits[bit >> 6] |= np.uint64(1 << (bit & 63))
        return bits

    def _terms(self, row: Rows) -> Combination:
        """Numbers of the terms whose bits are set, ascending."""
        flags = np.unpackbits(row.astype("<u8").view(np.uint8), bitorder="little")
        return tuple(self.terms[bit] for bit in np.flatnonzero(flags))


def verify(postings: Sequence[BitMap], kept: Iterable[int], k: int) -> list[Witness]:
    """Count a released text again: who breaches k among the kept terms, in any number?

    postings (Sequence[BitMap]): People per term.
    kept (Iterable[int]): Numbers of the terms that stay in the text.
    RETURNS (list[Witness]): The breaches, each a maximal signature of fewer than k people. Empty
        if and only if no combination of kept terms, of any size, has a support of 1..k-1.
    """
    return list(SignatureTable.count(postings, kept).breaches(k))


def signatures(postings: Sequence[BitMap], terms: Iterable[int]) -> dict[Combination, int]:
    """The distinct signatures of all people who have at least one of the terms, one after the
    other: for very many terms of which each person has few, where a table would not fit.

    postings (Sequence[BitMap]): People per term.
    terms (Iterable[int]): Numbers of the terms that take part.
    RETURNS (dict[Combination, int]): Terms, ascending, and how many people have just these. Time
        and memory grow with the number of postings alone.
    """
    members = [term for term in sorted(set(terms)) if postings[term]]
    if not members:
        return {}
    lists = [_ids(postings[term]) for term in members]
    people = np.concatenate(lists)
    term_of = np.repeat(np.array(members, dtype=np.uint32), [len(ids) for ids in lists])
    order = np.argsort(people, kind="stable")
    people, term_of = people[order], term_of[order]
    bounds = [0, *(np.flatnonzero(np.diff(people)) + 1).tolist(), len(people)]
    counts = Counter(term_of[start:end].tobytes() for start, end in pairwise(bounds))
    return {
        tuple(np.frombuffer(code, dtype=np.uint32).tolist()): count
        for code, count in counts.items()
    }


def minimal_breach(postings: Sequence[BitMap], breach: Witness, k: int) -> Witness:
    """Part of a breach that is one and has no part that is.

    Terms that fewest people have (then the first) are put together until fewer than k people fit;
    of these, each that is not needed for that is left out, the most frequent first.
    """
    terms: list[int] = []
    people = BitMap()
    for term in sorted(breach.terms, key=lambda term: (len(postings[term]), term)):
        people = people & postings[term] if terms else postings[term]
        terms.append(term)
        if len(people) < k:
            break
    for term in reversed(terms[:-1]):
        fewer = [other for other in terms if other != term]
        left = people_of(postings, fewer)
        if len(left) < k:
            terms, people = fewer, left
    return Witness(tuple(sorted(terms)), len(people))


def _ids(people: BitMap) -> NDArray[np.uint32]:
    return np.frombuffer(people.to_array(), dtype=np.uint32)


def _distinct(rows: Rows, counts: Counts) -> tuple[Rows, Counts]:
    """Merge equal rows and add up their counts."""
    if not rows.shape[1] or not len(rows):
        return rows[:0], counts[:0]
    # Words are merged one by one into a single code per row: exact, unlike a hash.
    _, code = np.unique(rows[:, 0], return_inverse=True)
    for word in range(1, rows.shape[1]):
        values, own = np.unique(rows[:, word], return_inverse=True)
        _, code = np.unique(code * len(values) + own, return_inverse=True)
    total = np.bincount(code, weights=counts).astype(np.int64)
    first = np.empty(len(total), dtype=np.int64)
    first[code[::-1]] = np.arange(len(rows) - 1, -1, -1)
    return rows[first], total
