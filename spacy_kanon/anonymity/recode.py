"""Wordings that keep k: term by term under "combinations", all together under "joint".

Each term comes with a list of alternatives, from the term itself to its most general wording
("Oslo", "a city in Norway", "a city"), each with the people it fits; behind the last stands the
mask. A generalized term fits more people than the term, which makes a breach *and* heals one:
a combination that fitted no one may now fit two. So the count is made on the mixture of kept,
generalized and masked terms as it will be released.

A wording may say several things at once: "a city in Norway" fits who has one of its cities,
and names Norway besides, which masked or generalized mentions of Norway must not be undone by. It
then comes as several posting lists, and each of them is counted like a term of its own.

Plan.
1. `decide` masks on the terms as written; what it keeps stays as written.
2. The masked terms come back one by one, those whose most general wording fits most people first,
   each at its most specific level that makes no breach with what is in the text by then.
3. The released mixture is counted again, by signatures.

Step 2 is minimal by construction: a more specific level was refused because of a breach with
terms that are all still there at the same levels, so it would be a breach now. The mixture has no
breach by induction: a combination without the last term had none before, and one with it was
counted when it came in.

One wording per term, so that k people fit all of them together and the least is lost.

Every term has a chain: as written, if it may stay, then its wordings from specific to general; the
last says nothing. A wording that names something ("a city in Norway" names Norway) fits who
fits all that it says. What a wording is worth is

    information + preference * mentions * score,

where the information is -log2(people / population) bits, the score tells how much people would like
to read it in this place (1 without a learned table), and `preference` is what one mention that
says something is worth in bits. Without the second part a few exact phrases would use up what k
allows, and all others say nothing. See `joint` for the search and for why the release keeps
k against every knowledge base that contains ours.

Example, k = 5, 48,819 people: "Oslo" fits 61 people and "judoka" 40, together 2. "A city in Norway"
fits 180, 6 of whom are judoka: "judoka" (10.3 bits) with "a city in Norway" (8.1) is worth more
than "Oslo" (9.6) with "***" (0).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import reduce
from itertools import accumulate
from typing import NamedTuple

from pyroaring import BitMap

from ..errors import Errors, KanonError
from .combinations import NODE_BUDGET, SetIndex, Witness, breach_with, smallest_supports
from .joint import JOINT_BUDGET, Chain, JointRelease, LeaveOneOut, bits_kept, choose_jointly
from .state import Choice, Counted, RejectedLevel, Selector, Term, constraints
from .suppression import decide

# The people that a wording fits; or, if it says several things, those that each of them fits.
Alternative = BitMap | Sequence[BitMap]


class LevelDecision(NamedTuple):
    """Which wording each term gets, in numbers of terms."""

    levels: tuple[int | None, ...]  # The number of the alternative; None: masked.
    # For each term that is not at level 0 because of a breach: for the levels tried before the
    # chosen one, in order, the breach it would have made. The term itself stands in the witness at
    # the refused level, all others at their levels in the release. Levels that no one is known to
    # fit have a witness of support 0.
    refused: dict[int, tuple[Witness, ...]]
    # For each released term, the smallest non-empty support of any combination that holds it.
    supports: dict[int, int]


def decide_levels(
    levels: Sequence[Sequence[Alternative]],
    *,
    k: int,
    node_budget: int = NODE_BUDGET,
    not_as_written: Iterable[int] = (),
) -> LevelDecision:
    """Choose the least general wording per term such that no combination in the release, of any
    number of terms, has a support of 1..k-1.

    No term of the release can be made more specific, and no masked term released at any level,
    without a breach.

    levels (Sequence[Sequence[Alternative]]): Per term in document order, the people each
        alternative fits, from the most specific (the term as written, one posting list) to the
        most general. A wording stands for the union of what it covers. Empty: no person is known to
        fit it, so it is never used.
    not_as_written (Iterable[int]): Terms that may be generalized but must not stay at level 0,
        for example a direct identifier.
    """
    shy = frozenset(not_as_written)
    first = [_parts(options[0])[0] if options else BitMap() for options in levels]
    before = decide(first, k=k, node_budget=node_budget, masked=shy, with_risk=False)
    chosen: list[int | None] = [None] * len(levels)
    release = _Release(levels, k, node_budget)
    for term in before.kept:
        release.keep(term, first[term])
        chosen[term] = 0
    refused: dict[int, tuple[Witness, ...]] = {}
    for term in _order(levels, before.masked):
        reasons = []
        for level, people in enumerate(levels[term]):
            if level == 0 and term in shy:
                continue
            reason = release.admit(term, _parts(people))
            if reason is None:
                chosen[term] = level
                break
            reasons.append(reason)
        refused[term] = tuple(reasons)
    return LevelDecision(tuple(chosen), dict(sorted(refused.items())), release.supports())


class _Release:
    """What is in the text so far. Lists that are alike are held once: thirty days that all become
    one month are one list, and a month that was refused to one of them is refused to all.

    released (list[BitMap]): The lists in the text, by their numbers; empty: it is not in the text.
    owners (list[list[int]]): The terms that say each of them.
    """

    def __init__(self, levels: Sequence[Sequence[Alternative]], k: int, node_budget: int) -> None:
        self.k = k
        self.node_budget = node_budget
        self.released: list[BitMap] = []
        self.owners: list[list[int]] = []
        self._index = SetIndex()
        self._refused: dict[int, Witness] = {}
        for options in levels:
            for alternative in options:
                if len(people := _parts(alternative)[0]) >= k:
                    self._place(people)

    def keep(self, term: int, people: BitMap) -> int:
        """Let a term say a list that makes no breach. RETURNS (int): The number of the list."""
        place = self._place(people)
        self.released[place] = people
        if term not in self.owners[place]:
            self.owners[place].append(term)
        return place

    def admit(self, term: int, parts: Sequence[BitMap]) -> Witness | None:
        """Take a wording in. RETURNS (Witness | None): The breach that keeps it out, if any."""
        places: set[int] = set()
        for number, people in enumerate(parts):
            reason = self._breach_with(people, alone=number == 0)
            if reason is not None:
                terms = {self.owners[place][0] for place in reason.terms if self.owners[place]}
                for place in places:
                    self.owners[place].remove(term)
                    if not self.owners[place]:
                        self.released[place] = BitMap()
                return Witness(tuple(sorted({term, *terms})), reason.support)
            places.add(self.keep(term, people))
        return None

    def _place(self, people: BitMap) -> int:
        place = self._index.number(people)
        if place == len(self.owners):
            self.owners.append([])
            self.released.append(BitMap())
        return place

    def _breach_with(self, people: BitMap, *, alone: bool) -> Witness | None:
        """A breach, in numbers of lists. alone (bool): Nothing that the same wording says came in
        before, so that what makes the breach stays."""
        if len(people) < self.k:
            return Witness((), len(people))
        place = self._place(people)
        if self.released[place]:
            return None
        if place in self._refused:
            return self._refused[place]
        reason = breach_with(self.released, place, people, self.k, node_budget=self.node_budget)
        if reason is not None and alone:
            self._refused[place] = reason
        return reason

    def supports(self) -> dict[int, int]:
        """Count the release again."""
        best: dict[int, int] = {}
        for place, support in smallest_supports(self.released, range(len(self.released))).items():
            for term in self.owners[place]:
                best[term] = min(best.get(term, support), support)
        if min(best.values(), default=self.k) < self.k:
            support = min(best.values())
            terms = tuple(sorted(term for term, least in best.items() if least == support))
            raise KanonError(Errors.E304.format(support=support, terms=terms, k=self.k))
        return dict(sorted(best.items()))


def _parts(alternative: Alternative) -> Sequence[BitMap]:
    return (alternative,) if isinstance(alternative, BitMap) else alternative


def _order(levels: Sequence[Sequence[Alternative]], terms: Sequence[int]) -> list[int]:
    """Those whose most general wording fits most people first; then in document order."""
    return sorted(terms, key=lambda term: (-_widest(levels[term]), term))


def _widest(alternatives: Sequence[Alternative]) -> int:
    return max((len(_parts(one)[0]) for one in alternatives), default=0)


# What a mention that says something is worth, in bits.
PREFERENCE = 4.0

# Per term the score of each of its wordings, and behind them that of the term as written.
Scores = Sequence[Sequence[float]]


def choose_wordings(
    terms: Sequence[Term],
    *,
    k: int,
    population: int,
    scope: BitMap | None = None,
    floors: Sequence[int | None] = (),
    node_budget: int = JOINT_BUDGET,
    preference: float = PREFERENCE,
    scores: Scores = (),
) -> tuple[Choice, JointRelease]:
    """Choose the wordings that are worth most together.

    terms (Sequence[Term]): With their wordings. A term that stays although the knowledge base does
        not know it is left as it is, and not counted.
    floors (Sequence[int | None]): Per term the most specific level that it may get (None: as
        written); empty: no such limits.
    """
    ladders = [
        _ladder(term, floors[number] if floors else None) for number, term in enumerate(terms)
    ]
    chains = [
        _chain(
            term,
            ladder,
            population,
            scope,
            [
                preference * (scores[number][-1 if level is None else level] if scores else 1.0)
                for level in ladder
            ],
        )
        for number, (term, ladder) in enumerate(zip(terms, ladders, strict=True))
    ]
    release = choose_jointly(
        chains, k=k, population=population, scope=scope, node_budget=node_budget
    )
    levels: list[int | None] = []
    for term, ladder, level in zip(terms, ladders, release.levels, strict=True):
        if level < len(ladder):
            levels.append(ladder[level])
        else:
            levels.append(None if term.stays and term.people is None else first_free(term))
    released = tuple(
        number for number, level in enumerate(release.levels) if level < len(ladders[number])
    )
    changed = LeaveOneOut(chains, release.levels, population=population, scope=scope)
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


def bits_of(
    terms: Sequence[Term], choice: Choice, *, population: int, scope: BitMap | None = None
) -> float:
    """The information that a choice releases, without what its wordings are liked for."""
    total = 0.0
    for term, level in zip(terms, choice.levels, strict=True):
        says = constraints(term, level)
        if says:
            people = reduce(BitMap.__and__, says)
            fits = len(people if scope is None else people & scope)
            total += bits_kept(max(fits, 1), population)
    return total


def count_jointly(
    terms: Sequence[Term], choice: Choice, *, k: int, population: int, scope: BitMap | None = None
) -> Counted:
    """Count what a choice releases, all of it together."""
    released, uncounted = [], []
    for number, (term, level) in enumerate(zip(terms, choice.levels, strict=True)):
        says = constraints(term, level)
        if says is None:
            uncounted.append(number)
        elif says:
            released.append(number)
    everybody = people_released(terms, choice, scope)
    support = population if everybody is None else len(everybody)
    breaches = (Witness(tuple(released), support),) if released and support < k else ()
    return Counted(dict.fromkeys(released, support), breaches, tuple(uncounted))


def people_released(terms: Sequence[Term], choice: Choice, scope: BitMap | None) -> BitMap | None:
    """Who fits all that a choice says."""
    lists = [] if scope is None else [scope]
    for term, level in zip(terms, choice.levels, strict=True):
        lists += constraints(term, level) or ()
    return reduce(BitMap.__and__, lists) if lists else None


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
    scope: BitMap | None,
    liked: Sequence[float],
) -> Chain:
    people = tuple(reduce(BitMap.__and__, constraints(term, level) or ()) for level in ladder)
    if scope is not None:
        people = tuple(some & scope for some in people)
    mentions = max(1, len(term.mentions))
    # A wording says no more than those before it, however few people the knowledge base has of it.
    fits = accumulate(map(len, people), max)
    values = tuple(
        bits_kept(max(some, 1), population) + mentions * like
        for some, like in zip(fits, liked, strict=True)
    )
    return Chain(people, values)


def k_anonymous(terms: Sequence[Term], *, k: int, node_budget: int = NODE_BUDGET) -> Choice:
    """The least general wordings with which the document keeps k, term by term.

    The first wording that says nothing ("DATE", "***") is what a term gets at the latest. No
    single term can be more specific without a breach. See `anonymity.recoding`.
    """
    counted = [_countable(term) for term in terms]
    decision = decide_levels(
        [
            [term.people or BitMap(), *(term.wordings[level].says or () for level in levels)]
            for term, levels in zip(terms, counted, strict=True)
        ],
        k=k,
        node_budget=node_budget,
        not_as_written=[number for number, term in enumerate(terms) if not term.stays],
    )
    chosen: list[int | None] = []
    for number, term in enumerate(terms):
        level = decision.levels[number]
        if level == 0 or (term.stays and term.people is None):
            chosen.append(None)
        elif level is None:
            chosen.append(first_free(term))
        else:
            chosen.append(counted[number][level - 1])
    refused = {}
    for number, witnesses in decision.refused.items():
        tried: list[int | None] = [*([None] if terms[number].stays else []), *counted[number]]
        refused[number] = tuple(map(RejectedLevel, tried, witnesses))
    uncounted = [n for n, term in enumerate(terms) if term.stays and term.people is None]
    # No breaches: `decide_levels` has counted the release a second time.
    return Choice(tuple(chosen), refused, Counted(decision.supports, (), tuple(uncounted)))


def _countable(term: Term) -> list[int]:
    """Levels that are counted: those before the first that says nothing; none of a term that
    stays without a count."""
    if term.stays and term.people is None:
        return []
    before = range(first_free(term))
    return [level for level in before if term.wordings[level].says is not None]


def make_k_anonymous() -> Selector:
    """`spacy-kanon.KAnonymous.v1`: the least general wordings with which a document keeps k."""
    return k_anonymous
