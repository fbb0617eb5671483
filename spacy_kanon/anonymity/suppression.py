"""The weaker guarantee: which terms of a document must go, why, and what the rest gives away.

Algorithm 1 of "Bootstrapping Text Anonymization Models with Distant Supervision" (the
intersection for its printed union), with an unbounded size of combinations by default:

    mask every term that fewer than k people have
    for size 2, 3, ...: for every combination of unmasked terms, in document order:
        if 1 <= support < k: mask one of its terms and start again

The result equals that of the literal algorithm, draws of the random selection included; see
`combinations` for why it is found so much sooner.

A phrase may imply more than one thing: who reads "in May 1952" reads 1952, too. That month may
fit no one together with the other phrases, which Algorithm 1 calls safe, while the year fits one
person. So everything that a phrase implies is counted like a term of its own, and they stay or go
together.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from pyroaring import BitMap

from ..errors import RecordError
from .combinations import NODE_BUDGET, BreachSearch, Combination, SetIndex, Witness
from .state import Options

Chooser = Callable[[Combination], int]


def _chooser(selection: str, counts: Sequence[int], seed: int) -> Chooser:
    """Which term of a breach is masked: the one that fewest people have, or a random one."""
    if selection == "greedy":
        return lambda terms: min(terms, key=lambda term: (counts[term], term))
    rng = random.Random(seed)
    return lambda terms: terms[rng.randrange(len(terms))]


@dataclass(frozen=True, slots=True)
class KeptTerms:
    """What to mask, and why. Terms are numbered as in the posting lists given to `decide`."""

    kept: Combination  # Terms that stay, ascending.
    masked: Combination  # Terms that go, ascending: given as masked, unknown, or by a breach.
    # For each term masked by a breach, that breach; a term that fewer than k have is one itself.
    witnesses: dict[int, Witness]
    # For each kept term, the smallest support above 0 of a combination of kept terms with it.
    supports: dict[int, int]
    # "generators" if the masks are those of Algorithm 1, "signatures" if the node budget ended
    # before (see `decide`), "joint" for a release counted as a whole.
    method: Literal["generators", "signatures", "joint"]


def decide(
    postings: Sequence[BitMap],
    *,
    k: int,
    selection: str = "greedy",
    seed: int = 0,
    node_budget: int = NODE_BUDGET,
    masked: Iterable[int] = (),
) -> KeptTerms:
    """Choose the terms to mask so that no combination of those left has a support of 1..k-1.

    postings (Sequence[BitMap]): People per term, terms in document order. Never changed. An
        empty list is below k, so the term goes.
    node_budget (int): Combinations of three or more terms to count before going over to minimal
        parts of signatures. Masks made from there on need not be those of Algorithm 1.
    """
    gone = frozenset(masked)
    counts = [len(people) for people in postings]
    choose = _chooser(selection, counts, seed)
    known = [term for term, count in enumerate(counts) if count and term not in gone]
    witnesses = {term: Witness((term,), counts[term]) for term in known if counts[term] < k}
    common = [term for term in known if term not in witnesses]
    search = BreachSearch(postings, common, k, node_budget=node_budget)
    for breach in search:
        chosen = choose(breach.terms)
        witnesses[chosen] = breach
        search.mask(chosen)
    return KeptTerms(
        kept=search.kept,
        masked=tuple(sorted(set(range(len(counts))).difference(search.kept))),
        witnesses=dict(sorted(witnesses.items())),
        supports=search.supports(),
        method="signatures" if search.by_signatures else "generators",
    )


# All pairs of them are counted. A book has fewer, a register of thousands of people more.
MOST_LISTS = 2_000


def decide_implied(
    postings: Sequence[BitMap],
    implied: Sequence[Sequence[BitMap]],
    masked: frozenset[int],
    options: Options,
) -> KeptTerms:
    """Decide by combinations on terms and on all that they imply."""
    witnesses: dict[int, Witness] = {}
    gone = set(masked)
    for owner, people in enumerate(postings):
        counts = [len(people), *(len(part) for part in implied[owner] if part)]
        if owner not in masked and min(counts) < options.k:
            gone.add(owner)
            rare = next((count for count in counts if 0 < count < options.k), 0)
            if rare:
                witnesses[owner] = Witness((owner,), rare)
    lists, owners = _lists_of(postings, implied, gone)
    if len(lists) - len(gone) > MOST_LISTS:
        raise RecordError(
            f"[KN348] This text has more than {MOST_LISTS} different things to count in "
            "combinations. Split it, or count all that stays together: guarantee = 'joint'."
        )
    while True:
        decision = decide(
            lists,
            k=options.k,
            selection=options.strategy,
            seed=options.seed,
            node_budget=options.budget,
            masked=[number for number, who in enumerate(owners) if gone.issuperset(who)],
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
    return replace(
        decision,
        kept=tuple(term for term in range(len(postings)) if term not in gone),
        masked=tuple(sorted(gone)),
        witnesses=dict(sorted(witnesses.items())),
        supports=dict(sorted(supports.items())),
    )


def _lists_of(
    postings: Sequence[BitMap], implied: Sequence[Sequence[BitMap]], gone: set[int]
) -> tuple[list[BitMap], list[list[int]]]:
    """Lists to count and whose each is: of the terms, then once what those that are kept imply."""
    lists, owners = list(postings), [[owner] for owner in range(len(postings))]
    index = SetIndex()
    place_of: dict[int, int] = {}
    for owner, people in enumerate(postings):
        if owner not in gone:
            place_of.setdefault(index.number(people), owner)
    for owner, parts in enumerate(implied):
        if owner in gone:
            continue
        for people in parts:
            if not people or people == postings[owner]:
                continue
            place = place_of.setdefault(index.number(people), len(lists))
            if place == len(lists):
                lists.append(people)
                owners.append([])
            if owner not in owners[place]:
                owners[place].append(owner)
    return lists, owners
