"""Which terms of a breach to mask: the strategies behind the option `selection`.

A strategy is a `Selection`: it makes a fresh chooser for each document, and says whether the
chooser is asked breach by breach, as the literal Algorithm 1 does, or once with all of them.
Add one of your own to `SELECTIONS`, or pass it to `decide` directly.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from ..errors import Errors, KanonError
from .itemsets import Combination, mask_of, terms_of


@dataclass(frozen=True, slots=True)
class TermFacts:
    """What a strategy may know about the terms of a document.

    counts (Sequence[int]): People per term.
    weights (Sequence[float]): What masking a term costs (for example its number of characters
        in the text); 1.0 each by default. Positive.
    seed (int): For strategies that draw.
    """

    counts: Sequence[int]
    weights: Sequence[float]
    seed: int = 0


class Chooser(Protocol):
    """Picks terms to mask, at least one of every breach it is given: exactly one of a single."""

    def __call__(self, breaches: Sequence[Combination]) -> Sequence[int]: ...


@dataclass(frozen=True, slots=True)
class Selection:
    """A strategy.

    make (Callable): From the facts about a document's terms to a chooser for that document.
    at_once (bool): Whether the chooser is called once with all minimal breaches of the document
        (those none of whose parts is a breach), or with one breach at a time, after which the
        others that hold the masked term are forgotten.
    """

    make: Callable[[TermFacts], Chooser]
    at_once: bool = False


def make_greedy(facts: TermFacts) -> Chooser:
    """The term that fewest people have; among equals the first in the document.

    This is `greedySelect` of Algorithm 1 ("Bootstrapping Text Anonymization Models with Distant
    Supervision"), whose rule for ties is not stated.
    """

    def choose(breaches: Sequence[Combination]) -> list[int]:
        return [min(terms, key=lambda term: (facts.counts[term], term)) for terms in breaches]

    return choose


def make_random(facts: TermFacts) -> Chooser:
    """One term of the breach, uniformly (`randomSelect` of Algorithm 1)."""
    rng = random.Random(facts.seed)

    def choose(breaches: Sequence[Combination]) -> list[int]:
        return [terms[rng.randrange(len(terms))] for terms in breaches]

    return choose


def make_fewest(facts: TermFacts) -> Chooser:
    """Terms that stop many breaches for little weight, and none that is not needed.

    The breaches are edges of a hypergraph of which every edge must lose a term: a weighted
    hitting set. Step 1 takes the term in most open breaches per unit of weight until none is
    open (Chvátal 1979, "A greedy heuristic for the set-covering problem"); ties go to the term
    that fewer people have, then to the first in the document. Step 2 releases, the last taken
    first, every term whose breaches all hold another masked term. The result is minimal: no
    masked term can be put back.
    """

    def choose(breaches: Sequence[Combination]) -> list[int]:
        edges = [mask_of(terms) for terms in breaches]
        return release(edges, cover(edges, facts))

    return choose


def cover(edges: Sequence[int], facts: TermFacts) -> list[int]:
    """Step 1 of `make_fewest`: terms in the order in which they are taken. Edges are bit masks."""
    open_edges: dict[int, set[int]] = {}
    for number, edge in enumerate(edges):
        for term in terms_of(edge):
            open_edges.setdefault(term, set()).add(number)
    taken: list[int] = []
    while True:
        best = min(
            (term for term, numbers in open_edges.items() if numbers),
            key=lambda term: (
                -len(open_edges[term]) / facts.weights[term],
                facts.counts[term],
                term,
            ),
            default=None,
        )
        if best is None:
            return taken
        taken.append(best)
        for number in tuple(open_edges[best]):
            for term in terms_of(edges[number]):
                open_edges[term].discard(number)


def release(edges: Sequence[int], taken: Sequence[int]) -> list[int]:
    """Step 2 of `make_fewest`: take out, the last first, what is not needed to hit every edge."""
    kept, masked = list(taken), mask_of(taken)
    for term in reversed(taken):
        rest = masked ^ (1 << term)
        if all(edge & rest for edge in edges):
            masked = rest
            kept.remove(term)
    return kept


SELECTIONS: dict[str, Selection] = {
    "greedy": Selection(make_greedy),
    "random": Selection(make_random),
    "fewest": Selection(make_fewest, at_once=True),
}


def get_selection(selection: str | Selection) -> Selection:
    """The strategy of this name. RAISES (KanonError): KN301 if there is none."""
    if isinstance(selection, Selection):
        return selection
    if selection not in SELECTIONS:
        raise KanonError(Errors.E301.format(name=selection, known=", ".join(sorted(SELECTIONS))))
    return SELECTIONS[selection]
