"""One wording per term, so that k people fit all of them together and the least is lost.

Every term has a chain: as written, if it may stay, then its wordings from specific to general; the
last says nothing. A wording that names something ("a city in Norway" names Norway) fits who
fits all that it says. What a wording is worth is

    information + preference * mentions * score,

where the information is -log2(people / population) bits, the score tells how much people would like
to read it in this place, and `preference` is what one mention that says something is worth in bits.
Without the second part a few exact phrases would use up what k allows, and all others say nothing.
Without a learned table the score of an ordinary word as written is `ORDINARY_WORD`, as "producers"
reads better than "professionals"; that of all else is 1: "the 2010s" reads as well as "May 2012".
See `joint` for the search and for why the release keeps k against every knowledge base that
contains ours.

Example, k = 5, 48,819 people: "Oslo" fits 61 people and "judoka" 40, together 2. "A city in Norway"
fits 180, 6 of whom are judoka: "judoka" (10.3 bits) with "a city in Norway" (8.1) is worth more
than "Oslo" (9.6) with "***" (0).
"""

from __future__ import annotations

from collections.abc import Sequence

from pyroaring import BitMap

from ..names import MEASURED
from .combinations import Witness, intersection
from .joint import JOINT_BUDGET, Chain, JointRelease, LeaveOneOut, bits_kept, choose_jointly
from .state import Choice, Counted, RejectedLevel, Term, constraints

# What a mention that says something is worth, in bits.
PREFERENCE = 4.0
# The score of an ordinary word as written: 40 keeps 1.1 times as many of them, 3 two thirds.
ORDINARY_WORD = 8.0

# Per term the score of each of its wordings, and behind them that of the term as written.
Scores = Sequence[Sequence[float]]


def choose_wordings(
    terms: Sequence[Term],
    *,
    k: int,
    population: int,
    floors: Sequence[int | None] = (),
    node_budget: int = JOINT_BUDGET,
    preference: float = PREFERENCE,
    scores: Scores = (),
) -> tuple[Choice, JointRelease]:
    """Choose the wordings that are worth most together."""
    ladders, chains = list[list[int | None]](), list[Chain]()
    for number, term in enumerate(terms):
        ladders.append(_ladder(term, floors[number] if floors else None))
        # How well each wording of a term reads, and behind them the term as written.
        as_written = ORDINARY_WORD if term.text.islower() and term.kind not in MEASURED else 1.0
        reads = scores[number] if scores else [1.0] * len(term.wordings) + [as_written]
        chains.append(_chain(term, ladders[-1], population, preference, reads))
    release = choose_jointly(chains, k=k, population=population, node_budget=node_budget)
    levels: list[int | None] = []
    for term, ladder, level in zip(terms, ladders, release.levels, strict=True):
        if level < len(ladder):
            levels.append(ladder[level])
        else:
            levels.append(None if term.stays and term.people is None else first_free(term))
    released = tuple(
        number for number, level in enumerate(release.levels) if level < len(ladders[number])
    )
    changed = LeaveOneOut(chains, release.levels, population=population)
    refused = {}
    for number, (ladder, chosen) in enumerate(zip(ladders, release.levels, strict=True)):
        if chosen:
            others = tuple(sorted({number, *changed.speaking}))
            refused[number] = tuple(
                RejectedLevel(ladder[level], Witness(others, support))
                for level in range(chosen)
                if (support := changed.support(number, level)) is not None
            )
    uncounted = tuple(n for n, term in enumerate(terms) if term.stays and term.people is None)
    counted = Counted(dict.fromkeys(released, release.support), (), uncounted)
    return Choice(tuple(levels), refused, counted), release


def bits_of(terms: Sequence[Term], choice: Choice, *, population: int) -> float:
    """The information that a choice releases, without what its wordings are liked for."""
    total = 0.0
    for term, level in zip(terms, choice.levels, strict=True):
        says = constraints(term, level)
        if says:
            fits = len(intersection(says))
            total += bits_kept(max(fits, 1), population)
    return total


def count_jointly(terms: Sequence[Term], choice: Choice, *, k: int, population: int) -> Counted:
    """Count what a choice releases, all of it together."""
    released, uncounted = [], []
    for number, (term, level) in enumerate(zip(terms, choice.levels, strict=True)):
        says = constraints(term, level)
        if says is None:
            uncounted.append(number)
        elif says:
            released.append(number)
    everybody = people_released(terms, choice)
    support = population if everybody is None else len(everybody)
    breaches = (Witness(tuple(released), support),) if released and support < k else ()
    return Counted(dict.fromkeys(released, support), breaches, tuple(uncounted))


def people_released(terms: Sequence[Term], choice: Choice) -> BitMap | None:
    """Who fits all that a choice says."""
    lists: list[BitMap] = []
    for term, level in zip(terms, choice.levels, strict=True):
        lists += constraints(term, level) or ()
    return intersection(lists) if lists else None


def first_free(term: Term) -> int:
    """The number of the first wording of a term that says nothing."""
    return next(level for level, wording in enumerate(term.wordings) if wording.is_free)


def _ladder(term: Term, floor: int | None) -> list[int | None]:
    """The levels that can be counted, from specific to general, without those that say nothing."""
    if term.stays and term.people is None:
        return []
    levels: list[int | None] = [None] if term.stays and floor is None else []
    return levels + [
        level for level in range(floor or 0, first_free(term)) if term.wordings[level].says
    ]


def _chain(
    term: Term,
    ladder: Sequence[int | None],
    population: int,
    preference: float,
    scores: Sequence[float],
) -> Chain:
    people, values, most = list[BitMap](), list[float](), 1
    worth = preference * max(1, len(term.mentions))
    for level in ladder:
        people.append(intersection(constraints(term, level) or ()))
        # A wording says no more than those before it, however few people the knowledge base has.
        most = max(most, len(people[-1]))
        score = scores[-1 if level is None else level]
        values.append(bits_kept(most, population) + worth * score)
    return Chain(tuple(people), tuple(values))
