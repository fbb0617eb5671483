"""Counting combinations of terms, level by level, without counting those that cannot matter.

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
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from pyroaring import BitMap

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
