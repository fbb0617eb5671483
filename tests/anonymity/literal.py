"""Algorithm 1 as printed, and a second way to count breaches, both in plain Python sets.

Slow and obvious on purpose: the oracles that the fast code is held against.
"""

import random
from collections.abc import Callable, Collection, Iterable, Sequence
from itertools import combinations

PeopleSet = Collection[int]
Breach = tuple[tuple[int, ...], int]


def pick_greedy(seed: int, counts: Sequence[int]) -> Callable[[tuple[int, ...]], int]:
    """The term with the shortest posting list; the first in the document among equals."""
    return lambda combination: min(combination, key=lambda term: (counts[term], term))


def pick_random(seed: int, counts: Sequence[int]) -> Callable[[tuple[int, ...]], int]:
    """One term of the combination, uniformly."""
    rng = random.Random(seed)
    return lambda combination: combination[rng.randrange(len(combination))]


PICK = {"greedy": pick_greedy, "random": pick_random}


def algorithm_1(
    postings: Sequence[PeopleSet],
    k: int,
    selection: str = "greedy",
    seed: int = 0,
    masked: Iterable[int] = (),
) -> set[int]:
    """Which terms to mask, by Algorithm 1 of "Bootstrapping Text Anonymization Models with
    Distant Supervision" (intersection for the printed union, terms in document order).

    It starts again from pairs after every mask, like the original. `postings` may be anything
    with `&` and `len` (sets, or bitmaps for a quicker rival).
    """
    pick = PICK[selection](seed, [len(people) for people in postings])
    gone = {term for term, people in enumerate(postings) if len(people) < k} | set(masked)
    while (breach := first_breach(postings, gone, k)) is not None:
        gone.add(pick(breach))
    return gone


def first_breach(postings: Sequence[PeopleSet], gone: set[int], k: int) -> tuple[int, ...] | None:
    live = [term for term in range(len(postings)) if term not in gone]
    for arity in range(2, len(live) + 1):
        for combination in combinations(live, arity):
            people = postings[combination[0]]
            for term in combination[1:]:
                people = people & postings[term]  # type: ignore[operator]
            if 1 <= len(people) < k:
                return combination
    return None


def people_of(postings: Sequence[PeopleSet], combination: Iterable[int]) -> set[int]:
    """Who has every term of the (non-empty) combination."""
    sets = [set(postings[term]) for term in combination]
    return set.intersection(*sets)


def signatures(postings: Sequence[PeopleSet], kept: Iterable[int]) -> dict[int, frozenset[int]]:
    """Each person's own set of kept terms."""
    own: dict[int, set[int]] = {}
    for term in sorted(set(kept)):
        for person in postings[term]:
            own.setdefault(person, set()).add(term)
    return {person: frozenset(terms) for person, terms in own.items()}


def breaches(postings: Sequence[PeopleSet], kept: Iterable[int], k: int) -> list[Breach]:
    """Signatures that fewer than k people share: empty if and only if no combination of kept
    terms, of any size, has a support of 1..k-1.

    Why: whoever matches a combination has a signature that contains it, so that signature's
    support is at most the combination's, and it is itself a combination of kept terms.
    """
    found = {}
    for terms in set(signatures(postings, kept).values()):
        support = len(people_of(postings, terms))
        if support < k:
            found[tuple(sorted(terms))] = support
    return sorted(found.items())


def smallest_supports(postings: Sequence[PeopleSet], kept: Iterable[int]) -> dict[int, int]:
    """Per kept term, the smallest non-empty support of any combination of kept terms with it,
    by trying all combinations."""
    kept = sorted(set(kept))
    best = {term: len(postings[term]) for term in kept}
    for arity in range(2, len(kept) + 1):
        for combination in combinations(kept, arity):
            support = len(people_of(postings, combination))
            if support:
                for term in combination:
                    best[term] = min(best[term], support)
    return best


def minimal_breaches(
    postings: Sequence[PeopleSet], kept: Iterable[int], k: int
) -> set[tuple[int, ...]]:
    """Breaches (support 1..k-1) none of whose parts is a breach, by trying all combinations."""
    kept = sorted(set(kept))
    found: set[tuple[int, ...]] = set()
    for arity in range(1, len(kept) + 1):
        for combination in combinations(kept, arity):
            if any(set(part) <= set(combination) for part in found):
                continue
            if 1 <= len(people_of(postings, combination)) < k:
                found.add(combination)
    return found
