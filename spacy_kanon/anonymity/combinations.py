"""Posting lists that are alike, held once: thirty days of a month may all become that month.

Counting combinations of terms, level by level, without counting those that cannot matter.

Plan. A combination is a *generator* if none of its proper subsets has the same support. Only
generators are counted:

1. A breach that is met after all its subsets were found clean (support >= k, or 0) is smaller
   than each of them, so it is a generator, and every subset of a generator is a generator.
   Nothing else can be the cause of a mask.
2. Masking a term changes the verdict on no combination without it. The restart of Algorithm 1
   therefore equals going on and skipping what holds a masked term: a mask is one bit.

Example, k = 5: "Oslo" fits 900 people, "Norwegian" 5,000, "judoka" 40. Pairs: Oslo+Norwegian 870,
Oslo+judoka 3 (a breach), Norwegian+judoka 40. The last is no generator, because judoka alone
has 40 already: no larger combination with both needs to be counted.

Combinations are visited by size and then in document order, the order of the literal algorithm,
so that both meet the same breaches in the same order. They are written as bit masks: bit i
stands for term i.

The same question asked of people instead of combinations: polynomial, for any size at once.

A person's *signature* is the set of kept terms that the person has. Some combination has a
support of 1..k-1 if and only if some signature has a support below k: whoever matches the
combination has a signature that contains it, which nobody can match without matching the
combination as well. Only *maximal* signatures need to be looked at (those inside no other), and
the support of a maximal signature is simply the number of people who have it.

Used where counting combinations would take too long, for the risk of the text as written, and to
verify a result by another way than it was found.

Questions about terms that are released together: what one more would do, what is given away.

Combinations are counted where that is quick, people by signature where it is not.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from pyroaring import BitMap


class Alike:
    """Numbers for lists of people, equal ones for equal lists.

    lists (list[BitMap]): The different lists, by their numbers.

    >>> alike = Alike()
    >>> [alike.number(BitMap(people)) for people in ([1, 2], [3], [1, 2])]
    [0, 1, 0]
    """

    def __init__(self) -> None:
        self.lists: list[BitMap] = []
        self._places: dict[tuple[int, int, int], list[int]] = {}

    def number(self, people: BitMap) -> int:
        """The number of a list, a new one if no list before was equal to it.

        people (BitMap): The list, which is not to be changed afterwards.
        RETURNS (int): Its number.
        """
        number = self.find(people)
        if number is None:
            number = len(self.lists)
            self._places.setdefault(_mark(people), []).append(number)
            self.lists.append(people)
        return number

    def find(self, people: BitMap) -> int | None:
        """The number of a list. RETURNS (int | None): None if it has none."""
        places = self._places.get(_mark(people), ())
        return next((place for place in places if self.lists[place] == people), None)


def _mark(people: BitMap) -> tuple[int, int, int]:
    """What equal lists have in common, for lists that differ rarely so."""
    return (len(people), people.min(), people.max()) if people else (0, 0, 0)


Combination = tuple[int, ...]
OnBreach = Callable[[Combination, int], "int | None"]

# People held in one level's bitmaps at most: 2 bytes each or less in all but tiny bitmaps.
_CACHED_PEOPLE = 20_000_000


def terms_of(mask: int) -> Combination:
    """Numbers of the terms in a bit mask, ascending."""
    terms = []
    while mask:
        low = mask & -mask
        terms.append(low.bit_length() - 1)
        mask ^= low
    return tuple(terms)


def mask_of(terms: Sequence[int]) -> int:
    """The bit mask of some terms."""
    mask = 0
    for term in terms:
        mask |= 1 << term
    return mask


def people_of(postings: Sequence[BitMap], terms: Sequence[int]) -> BitMap:
    """Who has every one of the (at least one) terms. May be a posting list itself: do not edit."""
    ordered = sorted(terms, key=lambda term: len(postings[term]))
    people = postings[ordered[0]]
    for term in ordered[1:]:
        people = people & postings[term]
    return people


class GeneratorMiner:
    """Visits the generators among all combinations of some terms, one size at a time.

    postings (Sequence[BitMap]): People per term. Read, never changed.
    terms (Sequence[int]): Numbers of the terms that take part, ascending; none is empty.
    node_budget (int): How many combinations of three and more terms may be counted. Pairs are
        always counted: there are never more than n * (n - 1) / 2.

    arity (int): Size that has been counted completely.
    nodes (int): Combinations counted.
    masked (int): Bit mask of the terms dropped since the start.
    supports (dict[int, int]): Support of each generator of two and more terms found so far.
        Those that hold a masked term are out of date.
    """

    def __init__(
        self, postings: Sequence[BitMap], terms: Sequence[int], *, node_budget: int
    ) -> None:
        self.postings = postings
        self.terms = tuple(terms)
        self.counts = {term: len(postings[term]) for term in self.terms}
        self.arity = 1
        self.nodes = 0
        self.masked = 0
        self.supports: dict[int, int] = {}
        self.frontier: list[tuple[int, int]] = [(0, 0)]
        self._people: dict[int, BitMap] = {}
        self._budget = node_budget
        # Support of every pair that somebody has, generator or not, and the terms that a term
        # forms such a pair with (met) or a generator with (linked).
        self._pairs: dict[int, int] = {}
        self._met: dict[int, int] = dict.fromkeys(self.terms, 0)
        self._linked: dict[int, int] = dict.fromkeys(self.terms, 0)

    @property
    def kept(self) -> Combination:
        """Terms that take part and are not masked."""
        return tuple(term for term in self.terms if not self.masked >> term & 1)

    def drop(self, terms: Sequence[int]) -> None:
        """Mask terms."""
        self.masked |= mask_of(terms)

    def advance(self, k: int, on_breach: OnBreach) -> bool:
        """Count all combinations of the next size.

        k (int): Supports of 1..k-1 are breaches; with k = 1 there are none, and all is counted.
        on_breach (OnBreach): Called with (combination, support) as breaches are met. Returns
            the term to mask, or None to mask nothing. A breach is never part of a larger
            combination that is counted.
        RETURNS (bool): False if the node budget ended before this size was done. Masks made up
            to there are those of the literal algorithm.
        """
        done = self._pair_up(k, on_breach) if self.arity == 1 else self._extend(k, on_breach)
        if done:
            self.arity += 1
        return done

    def _pair_up(self, k: int, on_breach: OnBreach) -> bool:
        postings, counts, pairs, supports = self.postings, self.counts, self._pairs, self.supports
        met, linked, terms, masked = self._met, self._linked, self.terms, self.masked
        self.frontier = frontier = []
        for position, first in enumerate(terms):
            if masked >> first & 1:
                continue
            count_common = postings[first].intersection_cardinality
            first_count, first_bit = counts[first], 1 << first
            for second in terms[position + 1 :]:
                second_bit = 1 << second
                if masked & second_bit:
                    continue
                support = count_common(postings[second])
                self.nodes += 1
                if not support:
                    continue
                if support < k:
                    term = on_breach((first, second), support)
                    if term is None:
                        continue
                    masked |= 1 << term
                    if term == first:
                        break
                    continue
                pair = first_bit | second_bit
                pairs[pair] = support
                met[first] |= second_bit
                met[second] |= first_bit
                if support < first_count and support < counts[second]:
                    supports[pair] = support
                    linked[first] |= second_bit
                    linked[second] |= first_bit
                    frontier.append((pair, second))
        self.masked = masked
        return True

    def _extend(self, k: int, on_breach: OnBreach) -> bool:
        """One level above pairs: join generators that differ in their last term only."""
        supports, masked = self.supports, self.masked
        siblings: dict[int, int] = {}
        for base, last in self.frontier:
            prefix = base ^ (1 << last)
            siblings[prefix] = siblings.get(prefix, 0) | 1 << last
        self._people = people = _PeopleCache(self.postings, dict(self._people))
        grown: list[tuple[int, int]] = []
        for base, last in self.frontier:
            if base & masked:
                continue
            last_bit = 1 << last
            others = siblings[base ^ last_bit] & self._linked[last] & -(last_bit << 1) & ~masked
            while others:
                bit = others & -others
                others ^= bit
                whole = base | bit
                part = self._smallest_part(whole, base)
                if not part:
                    continue
                if self._budget <= 0:
                    self.masked = masked
                    return False
                self._budget -= 1
                self.nodes += 1
                # The smallest part is the cheapest to start from.
                rest = self.postings[(whole ^ part).bit_length() - 1]
                support = people[part].intersection_cardinality(rest)
                if not support:
                    continue
                if support < k:
                    chosen = on_breach(terms_of(whole), support)
                    if chosen is not None:
                        masked |= 1 << chosen
                        if masked & base:
                            break
                elif support < supports[part]:
                    supports[whole] = support
                    grown.append((whole, bit.bit_length() - 1))
        self.frontier, self.masked = grown, masked
        return True

    def _smallest_part(self, whole: int, base: int) -> int:
        """Of the parts of `whole` that lack one term, the one with the smallest support; 0 if one
        of them is no counted generator. `base`, one of them, is."""
        supports = self.supports
        best, smallest, rest = base, supports[base], base
        while rest:
            bit = rest & -rest
            rest ^= bit
            support = supports.get(whole ^ bit, 0)
            if support < smallest:
                if not support:
                    return 0
                best, smallest = whole ^ bit, support
        return best

    def terms_with_support(self, support: int) -> Combination:
        """Terms of the combinations counted so far that so many people have, generators or not.

        support (int): How many.
        RETURNS (Combination): Ascending.
        """
        union = mask_of([term for term, count in self.counts.items() if count == support])
        for counted in (self._pairs, self.supports):
            for mask, count in counted.items():
                if count == support:
                    union |= mask
        return terms_of(union)

    def smallest_supports(self) -> dict[int, int]:
        """Per kept term, the smallest non-empty support of any kept combination that holds it.

        Valid once the frontier is empty. A combination C that was skipped has the support of a
        generator X inside it; if its term t is not in X, all people of X have t. So besides the
        generators that hold t, those whose people all have t count.
        """
        kept = self.kept
        best = {term: self.counts[term] for term in kept}
        masked = self.masked
        for pair, support in self._pairs.items():
            if not pair & masked:
                for term in terms_of(pair):
                    best[term] = min(best[term], support)
        live = sorted(
            (support, mask) for mask, support in self.supports.items() if not mask & masked
        )
        for support, mask in live:
            if mask.bit_count() > 2:
                for term in terms_of(mask):
                    best[term] = min(best[term], support)
        for term in kept:
            met, people = self._met[term], self.postings[term]
            for support, mask in live:
                if support >= best[term]:
                    break
                if not mask & ~met and self._all_have(mask, support, term, people):
                    best[term] = support
                    break
        return best

    def _all_have(self, mask: int, support: int, term: int, people: BitMap) -> bool:
        """Whether all people of a generator have one more term."""
        bit = 1 << term
        members = terms_of(mask)
        if any(self._pairs[bit | 1 << member] < support for member in members):
            return False
        found: int = people_of(self.postings, members).intersection_cardinality(people)
        return found == support


class _PeopleCache(dict[int, BitMap]):
    """Who has all terms of a combination (a bit mask), for the combinations of one size.

    Each is made from a smaller one of the level before if that is still there. That matters: two
    long lists that share few people are slow to intersect, and one such pair stands at the
    beginning of many combinations.
    """

    def __init__(self, postings: Sequence[BitMap], smaller: Mapping[int, BitMap]) -> None:
        super().__init__()
        self._postings = postings
        self._smaller = smaller
        self._room = _CACHED_PEOPLE

    def __missing__(self, mask: int) -> BitMap:
        people = self._make(mask)
        self._room -= len(people)
        if self._room < 0:
            self.clear()
            self._room = _CACHED_PEOPLE - len(people)
        self[mask] = people
        return people

    def _make(self, mask: int) -> BitMap:
        terms = terms_of(mask)
        for term in terms:
            smaller = self._smaller.get(mask ^ (1 << term))
            if smaller is not None:
                return smaller & self._postings[term]
        return people_of(self._postings, terms)


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


# Combinations of three and more terms to count before going over to signatures.
NODE_BUDGET = 50_000


def breach_with(
    release: Sequence[BitMap], term: int, people: BitMap, k: int, *, node_budget: int = NODE_BUDGET
) -> Witness | None:
    """The breach that a wording would make in a release that has none.

    release (Sequence[BitMap]): People per term as released; empty where nothing is released.
    term (int): The term that comes in (its own place in `release` is not looked at).
    people (BitMap): Whom the wording fits.
    RETURNS (Witness | None): A combination with the term that fits 1..k-1 people, or (term,)
        with support 0 if nobody is known to fit the wording. None if there is no breach.
    """
    if len(people) < k:
        return Witness((term,), len(people))
    # Combinations with the new term are combinations of the others among its people.
    common = [
        people & other if number != term else BitMap() for number, other in enumerate(release)
    ]
    others = [number for number, own in enumerate(common) if own and len(own) < len(people)]
    for number in others:
        if len(common[number]) < k:
            return _with(term, (number,), len(common[number]))
    found: list[Witness] = []

    def on_breach(terms: Combination, support: int) -> None:
        found.append(_with(term, terms, support))

    miner = GeneratorMiner(common, others, node_budget=node_budget)
    while miner.frontier and not found:
        if not miner.advance(k, on_breach) and not found:
            return _breach_by_signatures(common, others, term, k)
    return found[0] if found else None


def smallest_supports(
    release: Sequence[BitMap], kept: Sequence[int], *, node_budget: int = NODE_BUDGET
) -> dict[int, int]:
    """Per kept term, the smallest non-empty support of any combination of kept terms with it."""
    miner = GeneratorMiner(release, kept, node_budget=node_budget)
    while miner.frontier:
        if not miner.advance(1, lambda terms, support: None):
            return SignatureTable.count(release, kept).smallest_supports()
    return miner.smallest_supports()


def _breach_by_signatures(
    common: Sequence[BitMap], others: Sequence[int], term: int, k: int
) -> Witness | None:
    table = SignatureTable.count(common, others)
    for signature in table.breaches(k):
        witness = minimal_breach(common, signature, k)
        return _with(term, witness.terms, witness.support)
    return None


def _with(term: int, others: Combination, support: int) -> Witness:
    return Witness(tuple(sorted((term, *others))), support)
