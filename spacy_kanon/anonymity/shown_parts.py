"""Algorithm 1 on phrases that show more than one thing.

Who reads "in May 1952" reads 1952, too. That month may fit nobody together with the other phrases,
which Algorithm 1 calls safe, while the year fits one person. So everything that a phrase shows is
counted like a term of its own, and they stay or go together.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pyroaring import BitMap

from ..errors import Errors, RecordError
from .algorithm1 import KeptTerms, decide
from .alike import Alike
from .equivalence_classes import Witness
from .options import Options

# All pairs of them are counted. A book has fewer, a register of thousands of people more.
MOST_LISTS = 2_000


def decide_shown(
    postings: Sequence[BitMap],
    shown: Sequence[Sequence[BitMap]],
    masked: frozenset[int],
    options: Options,
    weights: Sequence[float],
) -> KeptTerms:
    """Decide by combinations on terms and on all that they show.

    postings (Sequence[BitMap]): People per term, in document order.
    shown (Sequence[Sequence[BitMap]]): Per term the people of each further thing that it shows.
    masked (frozenset[int]): Terms that are gone already.
    options (Options): How to decide.
    weights (Sequence[float]): What masking each term costs.
    RETURNS (KeptTerms): In numbers of terms; a support is the smallest of all that a term shows.
    RAISES (KanonError): As `algorithm1.decide`; E348 for a text with more than `MOST_LISTS` lists
        that at least k people are in.
    """
    witnesses: dict[int, Witness] = {}
    gone = set(masked)
    for owner, people in enumerate(postings):
        counts = [len(people), *(len(part) for part in shown[owner] if part)]
        if owner not in masked and min(counts) < options.k:
            gone.add(owner)
            rare = next((count for count in counts if 0 < count < options.k), 0)
            if rare:
                witnesses[owner] = Witness((owner,), rare)
    unknown = tuple(owner for owner in gone.difference(masked) if not postings[owner])
    lists, owners = _lists_of(postings, shown, gone)
    if len(lists) - len(gone) > MOST_LISTS:
        raise RecordError(Errors.E348.format(most=MOST_LISTS))
    while True:
        decision = decide(
            lists,
            k=options.k,
            max_arity=options.max_arity,
            selection=options.strategy,
            seed=options.seed,
            node_budget=options.budget,
            masked=[number for number, who in enumerate(owners) if gone.issuperset(who)],
            weights=[sum(weights[owner] for owner in who) for who in owners],
        )
        for number, witness in decision.witnesses.items():
            terms = {owners[term][0] for term in witness.terms}
            for owner in owners[number]:
                others = terms - {owners[number][0]} | {owner}
                witnesses.setdefault(owner, Witness(tuple(sorted(others)), witness.support))
        gone.update(owner for number in decision.witnesses for owner in owners[number])
        # Masking more never makes a breach, so a round more only counts what is left.
        if not any(gone.issuperset(owners[number]) for number in decision.kept):
            break
    supports: dict[int, int] = {}
    for number, support in decision.supports.items():
        for owner in set(owners[number]) - gone:
            supports[owner] = min(supports.get(owner, support), support)
    everybody = range(len(postings))
    return replace(
        decision,
        kept=tuple(term for term in everybody if term not in gone),
        masked=tuple(term for term in everybody if term in gone),
        unknown=tuple(sorted(unknown)),
        witnesses=dict(sorted(witnesses.items())),
        supports=dict(sorted(supports.items())),
    )


def _lists_of(
    postings: Sequence[BitMap], shown: Sequence[Sequence[BitMap]], gone: set[int]
) -> tuple[list[BitMap], list[list[int]]]:
    """The lists to count and whose each is: first those of the terms, then what terms that are not
    gone show besides, once for all that show it, as thirty days show one month."""
    lists, owners = list(postings), [[owner] for owner in range(len(postings))]
    alike = Alike()
    place_of: dict[int, int] = {}
    for owner, people in enumerate(postings):
        if owner not in gone:
            place_of.setdefault(alike.number(people), owner)
    for owner, parts in enumerate(shown):
        if owner in gone:
            continue
        for people in parts:
            if not people or people == postings[owner]:
                continue
            place = place_of.setdefault(alike.number(people), len(lists))
            if place == len(lists):
                lists.append(people)
                owners.append([])
            if owner not in owners[place]:
                owners[place].append(owner)
    return lists, owners
