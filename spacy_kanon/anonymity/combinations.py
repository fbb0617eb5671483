"""How many people fit combinations of terms: which breach comes first, and what each term risks.

Two ways of counting, both exact:

- By *signature*. A person's signature is the set of terms that the person has. Some combination
  has a support of 1..k-1 if and only if some signature has a support below k: who matches the
  combination has a signature that contains it. Only *maximal* signatures (inside no other) need to
  be looked at, and their support is the number of people who have them. This is polynomial, and
  tells whether there is a breach and the smallest support per term.
- By *size*, where Algorithm 1 asks for the first breach in the order of size and document. Only
  what has fewer people than each of its parts is extended: whatever fits the same people as a part
  is a breach only if the part was one. As soon as no signature is a breach, the search ends.

Example, k = 5: "Oslo" fits 900 people, "Norwegian" 5,000, "judoka" 40. Pairs: Oslo+Norwegian 870,
Oslo+judoka 3 (a breach), Norwegian+judoka 40. The last is not extended, because judoka alone has
40 already.

Masking a term changes the verdict on no combination without it. The restart of Algorithm 1
therefore equals going on and skipping what holds a masked term. Combinations are bit masks: bit i
stands for term i.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import reduce
from itertools import islice, pairwise
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from pyroaring import BitMap

Combination = tuple[int, ...]
Postings = Sequence[BitMap] | Mapping[int, BitMap]
Rows = NDArray[np.uint64]
Counts = NDArray[np.int64]

# Combinations of three and more terms to count before going over to signatures.
NODE_BUDGET = 50_000
# From here on a table of signatures is mostly zeros, and pairs are more than people.
MOST_TERMS = 500
# People are numbered by a table over their id range if it has at most this many entries per
# person, and by binary search otherwise.
_SPARSE = 16
# Terms that part the people of one, of whom up to here every combination is tried.
_FEW_PARTS = 6
# Combinations to extend, from which on it is first asked whether there is a breach at all.
_MANY = 2_000


class Witness(NamedTuple):
    """A combination of terms and how many people fit it (1..k-1 if it is a breach)."""

    terms: Combination  # Numbers of the terms, ascending.
    support: int  # People who have all of them.


class SetIndex:
    """Numbers for lists of people, equal ones for equal lists.

    >>> index = SetIndex()
    >>> [index.number(BitMap(people)) for people in ([1, 2], [3], [1, 2])]
    [0, 1, 0]
    """

    def __init__(self) -> None:
        self.lists: list[BitMap] = []
        self._places: dict[tuple[int, int, int], list[int]] = {}

    def number(self, people: BitMap) -> int:
        """The number of a list, a new one if none before was equal. Do not edit it afterwards."""
        mark = (len(people), people.min(), people.max()) if people else (0, 0, 0)
        places = self._places.setdefault(mark, [])
        for place in places:
            if self.lists[place] == people:
                return place
        places.append(len(self.lists))
        self.lists.append(people)
        return places[-1]


def terms_of(mask: int) -> Combination:
    """Numbers of the terms in a bit mask, ascending."""
    terms = []
    while mask:
        low = mask & -mask
        terms.append(low.bit_length() - 1)
        mask ^= low
    return tuple(terms)


def intersection(lists: Iterable[BitMap]) -> BitMap:
    """Who is in all of one or more lists, the shortest first. May be one of them: do not edit."""
    return reduce(BitMap.__and__, sorted(lists, key=len))


def people_of(postings: Postings, terms: Iterable[int]) -> BitMap:
    """Who has every one of the (at least one) terms. May be a posting list itself: do not edit."""
    return intersection(postings[term] for term in terms)


@dataclass(frozen=True, slots=True)
class SignatureTable:
    """The distinct signatures of all people who have at least one of the terms."""

    terms: Combination  # Numbers of the terms; the place in the tuple is the number of the bit.
    rows: Rows  # One bit per term, 64 terms a word.
    counts: Counts  # How many people have exactly this signature.

    @classmethod
    def count(cls, postings: Postings, terms: Iterable[int]) -> SignatureTable:
        """Group people by signature, in time that grows with the number of their postings."""
        members = tuple(sorted(set(terms)))
        people = BitMap.union(*[postings[term] for term in members]) if members else BitMap()
        rows = np.zeros((len(people), (len(members) + 63) // 64), dtype=np.uint64)
        if len(people):
            ids = ids_of(people)
            low, span = int(ids[0]), int(ids[-1]) - int(ids[0]) + 1
            place = None
            if span <= _SPARSE * len(ids):
                place = np.zeros(span, dtype=np.uint32)
                place[ids - low] = np.arange(len(ids), dtype=np.uint32)
            for bit, term in enumerate(members):
                own = ids_of(postings[term])
                where = np.searchsorted(ids, own) if place is None else place[own - low]
                rows[where, bit >> 6] |= np.uint64(1 << (bit & 63))
        return cls(members, *_distinct(rows, np.ones(len(rows), dtype=np.int64)))

    def without(self, masked: Iterable[int]) -> SignatureTable:
        """The table after some terms are masked (the numbers of the bits stay)."""
        bits = np.zeros(self.rows.shape[1], dtype=np.uint64)
        for bit in np.flatnonzero(np.isin(self.terms, list(masked))).tolist():
            bits[bit >> 6] |= np.uint64(1 << (bit & 63))
        rows = self.rows & ~bits
        some = rows.any(axis=1)
        return SignatureTable(self.terms, *_distinct(rows[some], self.counts[some]))

    def maximal(self) -> Iterator[Witness]:
        """Signatures that are part of no other, with their support, larger ones first."""
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
        """Per term that anyone has, the least support of a maximal signature that holds it."""
        best: dict[int, int] = {}
        for witness in self.maximal():
            for term in witness.terms:
                best[term] = min(best.get(term, witness.support), witness.support)
        return dict(sorted(best.items()))

    def _terms(self, row: Rows) -> Combination:
        flags = np.unpackbits(row.astype("<u8").view(np.uint8), bitorder="little")
        return tuple(self.terms[bit] for bit in np.flatnonzero(flags))


def ids_of(people: BitMap) -> NDArray[np.uint32]:
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


def verify(postings: Sequence[BitMap], kept: Iterable[int], k: int) -> list[Witness]:
    """Count a released text again: who breaches k among the kept terms, in any number?"""
    return list(SignatureTable.count(postings, kept).breaches(k))


def smallest_supports(postings: Postings, terms: Iterable[int]) -> dict[int, int]:
    """Per term that anyone has, the smallest support above 0 of any combination that holds it."""
    known = sorted((t for t in set(terms) if postings[t]), key=lambda term: len(postings[term]))
    if len(known) > MOST_TERMS:
        return sparse_supports(postings, known)[0]
    # Step 1: with as many other terms as one after the other leave someone. One person is least.
    best: dict[int, int] = {}
    for term in known:
        if term not in best:
            people = postings[term]
            for other in known:
                if len(people) == 1:
                    break
                if people.intersect(postings[other]):
                    people = people & postings[other]
            if len(people) == 1:
                best.update((other, 1) for other in known if people.intersect(postings[other]))
    # Step 2: of the others, those that few terms part, by trying these in all combinations.
    left = []
    for term in (term for term in known if term not in best):
        # Posting lists that hold some of its people, and not all.
        count, size = postings[term].intersection_cardinality, len(postings[term])
        some = (postings[other] for other in known if 0 < count(postings[other]) < size)
        parts = list(islice(some, _FEW_PARTS + 1))
        if len(parts) > _FEW_PARTS:
            left.append(postings[term])
        else:
            best[term] = _smallest_part(postings[term], parts)
    # Step 3: the rest, by the signatures of their own people.
    if left:
        people = BitMap.union(*left)
        inside = {
            term: postings[term] & people for term in known if people.intersect(postings[term])
        }
        best = SignatureTable.count(inside, inside).smallest_supports() | best
    return dict(sorted(best.items()))


def _smallest_part(people: BitMap, parts: Sequence[BitMap]) -> int:
    """The size of the smallest intersection with some of several parts that is not empty."""
    least = len(people)
    for place, part in enumerate(parts, start=1):
        common = people & part
        if 0 < len(common) < len(people):
            least = min(least, _smallest_part(common, parts[place:]))
    return least


def sparse_supports(postings: Postings, known: Sequence[int]) -> tuple[dict[int, int], Witness]:
    """The same for very many terms of which each person has few, in the space of their postings."""
    best: dict[int, int] = {}
    rarest = Witness((), 0)
    for terms in sorted(_signatures(postings, known), key=lambda terms: (-len(terms), terms[::-1])):
        if any(best.get(term) != 1 for term in terms):
            support = len(people_of(postings, terms))
            best.update({term: min(best.get(term, support), support) for term in terms})
            if not rarest.terms or support < rarest.support:
                rarest = Witness(terms, support)
    return best, rarest


def _signatures(postings: Postings, known: Iterable[int]) -> set[Combination]:
    """The distinct signatures."""
    members = sorted(known)
    lists = [ids_of(postings[term]) for term in members]
    people = np.concatenate(lists)
    term_of = np.repeat(np.array(members, dtype=np.uint32), [len(ids) for ids in lists])
    order = np.argsort(people, kind="stable")
    people, term_of = people[order], term_of[order]
    bounds = [0, *(np.flatnonzero(np.diff(people)) + 1).tolist(), len(people)]
    codes = {term_of[start:end].tobytes() for start, end in pairwise(bounds)}
    return {tuple(np.frombuffer(code, dtype=np.uint32).tolist()) for code in codes}


def minimal_breach(postings: Postings, breach: Witness, k: int) -> Witness:
    """Part of a breach that has no breach as part, of the terms that fewest people have."""
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


class BreachSearch:
    """Iterates over the breaches of two and more terms, by size and then in document order.

    Mask a term of each breach before asking for the next. If the node budget ends, the breaches
    are from there on minimal parts of breaching signatures, of any size (`by_signatures`).
    """

    def __init__(
        self, postings: Postings, terms: Sequence[int], k: int, *, node_budget: int = NODE_BUDGET
    ) -> None:
        self.postings, self.terms, self.k = postings, tuple(terms), k
        self._supports: dict[int, int] | None = None
        self.by_signatures = False
        self._budget = node_budget
        self._masked = 0
        # What may still be extended: the combination, terms that may come in, its support.
        self._frontier: list[tuple[int, int, int]] = [(0, 0, 0)]
        self._extended: list[tuple[int, int]] = [(len(postings[t]), 1 << t) for t in self.terms]
        self._linked: dict[int, int] = dict.fromkeys(self.terms, 0)

    @property
    def kept(self) -> Combination:
        """Terms that take part and are not masked."""
        return tuple(term for term in self.terms if not self._masked >> term & 1)

    def supports(self) -> dict[int, int]:
        """Per kept term the smallest support above 0, once the search has ended."""
        if self._supports is None and (self.by_signatures or self._frontier):
            self._supports = smallest_supports(self.postings, self.kept)
        if self._supports is None:
            # Whatever fits the same people as a part of it has that part's support.
            best: dict[int, int] = {}
            left = set(self.kept)
            for support, mask in sorted(self._extended):
                if not left:
                    break
                if not mask & self._masked:
                    people = people_of(self.postings, terms_of(mask))
                    hit = [term for term in left if people.issubset(self.postings[term])]
                    best.update(dict.fromkeys(hit, support))
                    left.difference_update(hit)
            self._supports = dict(sorted(best.items()))
        return self._supports

    def mask(self, term: int) -> None:
        """Leave a term out from here on."""
        self._masked |= 1 << term

    def __iter__(self) -> Iterator[Witness]:
        yield from self._pairs()
        for _ in range(2, len(self.terms)):
            if len(self._frontier) > _MANY:
                supports = SignatureTable.count(self.postings, self.kept).smallest_supports()
                if min(supports.values()) >= self.k:
                    self._supports = supports
                    return
            yield from self._larger()
            if self.by_signatures:
                yield from self._of_signatures()
                return

    def _pairs(self) -> Iterator[Witness]:
        postings, linked, k = self.postings, self._linked, self.k
        counts = {term: len(postings[term]) for term in self.terms}
        found = []
        for position, first in enumerate(self.terms):
            if self._masked >> first & 1:
                continue
            count_common, first_count = postings[first].intersection_cardinality, counts[first]
            for second in self.terms[position + 1 :]:
                if self._masked >> second & 1:
                    continue
                support = count_common(postings[second])
                if support >= k:
                    if support < first_count and support < counts[second]:
                        linked[first] |= 1 << second
                        found.append((first, second, support))
                elif support:
                    yield Witness((first, second), support)
                    if self._masked >> first & 1:
                        break
        self._extend(
            [
                (1 << first | 1 << second, linked[first] & linked[second], support)
                for first, second, support in found
            ]
        )

    def _extend(self, grown: list[tuple[int, int, int]]) -> None:
        self._frontier = grown
        self._extended += [(support, whole) for whole, _, support in grown]

    def _larger(self) -> Iterator[Witness]:
        """One size more."""
        grown: list[tuple[int, int, int]] = []
        for base, open_terms, base_support in self._frontier:
            others = open_terms & ~self._masked
            if base & self._masked or not others:
                continue
            people = people_of(self.postings, terms_of(base))
            for term in terms_of(others):
                if self._masked >> term & 1:
                    continue
                if self._budget <= 0:
                    self.by_signatures = True
                    return
                self._budget -= 1
                support = people.intersection_cardinality(self.postings[term])
                whole = base | 1 << term
                if 0 < support < self.k:
                    yield Witness(terms_of(whole), support)
                    if base & self._masked:
                        break
                elif self.k <= support < base_support:
                    grown.append((whole, others & self._linked[term], support))
        self._extend(grown)

    def _of_signatures(self) -> Iterator[Witness]:
        """One minimal breach after the other, until no signature is a breach."""
        table = SignatureTable.count(self.postings, self.kept)
        while (signature := next(table.breaches(self.k), None)) is not None:
            before = self._masked
            yield minimal_breach(self.postings, signature, self.k)
            table = table.without(terms_of(self._masked ^ before))


def first_breach(
    postings: Postings, terms: Iterable[int], k: int, *, node_budget: int = NODE_BUDGET
) -> Witness | None:
    """The breach of smallest size, then in document order; not the smallest if the budget ends."""
    known = [term for term in sorted(terms) if postings[term]]
    for term in known:
        if len(postings[term]) < k:
            return Witness((term,), len(postings[term]))
    return next(iter(BreachSearch(postings, known, k, node_budget=node_budget)), None)
