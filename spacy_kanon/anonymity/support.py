"""Questions about terms that are released together: what one more would do, what is given away.

Combinations are counted where that is quick, people by signature where it is not.
"""

from __future__ import annotations

from collections.abc import Sequence

from pyroaring import BitMap

from .equivalence_classes import SignatureTable, Witness, minimal_breach
from .itemsets import Combination, GeneratorMiner

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
