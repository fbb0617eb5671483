"""Algorithm 1 on phrases that show more than one thing.

Who reads "in May 1952" reads 1952, too. That month may fit nobody together with the other phrases,
which Algorithm 1 calls safe, while the year fits one person. So everything that a phrase shows is
counted like a term of its own, and they stay or go together.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pyroaring import BitMap

from .algorithm1 import Decision, decide
from .equivalence_classes import Witness
from .options import Options


def decide_shown(
    postings: Sequence[BitMap],
    shown: Sequence[Sequence[BitMap]],
    masked: frozenset[int],
    options: Options,
    weights: Sequence[float],
) -> Decision:
    """Decide by combinations on terms and on all that they show.

    postings (Sequence[BitMap]): People per term, in document order.
    shown (Sequence[Sequence[BitMap]]): Per term the people of each further thing that it shows.
    masked (frozenset[int]): Terms that are gone already.
    options (Options): How to decide.
    weights (Sequence[float]): What masking each term costs.
    RETURNS (Decision): In numbers of terms; a support is the smallest of all that a term shows.
    RAISES (KanonError): As `algorithm1.decide`.
    """
    lists, owners = list(postings), list(range(len(postings)))
    for owner, parts in enumerate(shown):
        for people in parts:
            if people and people != postings[owner]:
                lists.append(people)
                owners.append(owner)
    gone = set(masked)
    witnesses: dict[int, Witness] = {}
    while True:
        decision = decide(
            lists,
            k=options.k,
            max_arity=options.max_arity,
            selection=options.strategy,
            seed=options.seed,
            node_budget=options.budget,
            masked=[number for number, owner in enumerate(owners) if owner in gone],
            weights=[weights[owner] for owner in owners],
        )
        for number, witness in decision.witnesses.items():
            terms = tuple(sorted({owners[term] for term in witness.terms}))
            witnesses.setdefault(owners[number], Witness(terms, witness.support))
        gone |= {owners[number] for number in decision.masked}
        # Masking more never makes a breach, so a round more only counts what is left.
        if not any(owners[number] in gone for number in decision.kept):
            break
    supports: dict[int, int] = {}
    for number, support in decision.supports.items():
        supports[owners[number]] = min(supports.get(owners[number], support), support)
    everybody = range(len(postings))
    return replace(
        decision,
        kept=tuple(term for term in everybody if term not in gone),
        masked=tuple(term for term in everybody if term in gone),
        unknown=tuple(term for term in decision.unknown if term < len(postings)),
        witnesses=dict(sorted(witnesses.items())),
        supports=dict(sorted(supports.items())),
    )
