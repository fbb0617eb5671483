"""The least general wording, term by term, with which a document keeps k.

Each term comes with a list of alternatives, from the term itself to its most general wording
("Oslo", "a city in Norway", "a city"), each with the people it fits; behind the last stands the
mask. A generalized term fits more people than the term, which makes a breach *and* heals one:
a combination that fitted nobody may now fit two. So the count is made on the mixture of kept,
generalized and masked terms as it will be released.

A wording may say several things at once: "a city in Norway" fits whoever has one of its cities,
and names Norway besides, which masked or generalized mentions of Norway must not be undone by. It
then comes as several posting lists, and each of them is counted like a term of its own.

Plan.
1. `decide` masks on the terms as written; what it keeps stays as written.
2. The masked terms come back one by one, those whose most general wording fits most people first,
   each at its most specific level that makes no breach with what is in the text by then.
3. The released mixture is counted again, from the posting lists and by combinations, where step 2
   has looked at people by what they have of it (`partition`).

Step 2 is minimal by construction: a more specific level was refused because of a breach with
terms that are all still there at the same levels, so it would be a breach now. The mixture has no
breach by induction: a combination without the last term had none before, and one with it was
counted when it came in.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from pyroaring import BitMap

from ..errors import Errors, KanonError
from .algorithm1 import KeptTerms, check_whole_number, decide
from .alike import Alike
from .equivalence_classes import Witness
from .partition import Partition
from .support import NODE_BUDGET, smallest_supports
from .suppression import Selection

# The people that a wording fits; or, if it says several things, those that each of them fits.
Alternative = BitMap | Sequence[BitMap]


@dataclass(frozen=True, slots=True)
class LevelDecision:
    """Which wording each term gets. Terms are numbered as in the levels given to `decide_levels`.

    k (int): What was asked for.
    levels (tuple[int | None, ...]): Per term, the number of the alternative (0: the first in its
        list), or None: masked.
    refused (dict[int, tuple[Witness, ...]]): For each term that is not at level 0 because of a
        breach: for the levels tried before the chosen one, in order, the breach it would have
        made. The term itself stands in the witness at the refused level, all others at their
        levels in the release. Levels that nobody is known to fit have a witness of support 0.
    supports (dict[int, int]): For each released term, the smallest non-empty support of any
        combination of released wordings that holds it.
    before (KeptTerms): The decision on the terms as written.
    """

    k: int
    levels: tuple[int | None, ...]
    refused: dict[int, tuple[Witness, ...]]
    supports: dict[int, int]
    before: KeptTerms

    @property
    def support(self) -> int | None:
        """Smallest support of any combination in the release; None if all is masked."""
        return min(self.supports.values(), default=None)


def decide_levels(
    levels: Sequence[Sequence[Alternative]],
    *,
    k: int,
    selection: str | Selection = "greedy",
    seed: int = 0,
    node_budget: int = NODE_BUDGET,
    masked: Iterable[int] = (),
    not_as_written: Iterable[int] = (),
    weights: Sequence[float] | None = None,
) -> LevelDecision:
    """Choose the least general wording per term such that no combination in the release, of any
    number of terms, has a support of 1..k-1.

    levels (Sequence[Sequence[Alternative]]): Per term in document order, the people each
        alternative fits, from the most specific (the term as written, one posting list) to the
        most general. A wording stands for the union of what it covers. Empty: nobody is known to
        fit it, so it is never used.
    k, selection, seed, node_budget, weights: As in `decide`.
    masked (Iterable[int]): Terms that are masked whatever their alternatives.
    not_as_written (Iterable[int]): Terms that may be generalized but must not stay at level 0,
        for example a direct identifier.
    RETURNS (LevelDecision): The level of each term. No term of the release can be made more
        specific, and no masked term released at any level, without a breach.
    RAISES (KanonError): As `decide`, and KN304 if the second count finds a breach.
    """
    check_whole_number("k", k, 1)
    gone, shy = frozenset(masked), frozenset(not_as_written)
    nobody = BitMap()
    first = [_parts(options[0])[0] if options else nobody for options in levels]
    before = decide(
        first,
        k=k,
        selection=selection,
        seed=seed,
        node_budget=node_budget,
        masked=gone | shy,
        weights=weights,
        with_risk=False,
    )
    chosen: list[int | None] = [None] * len(levels)
    release = _Release(levels, k, node_budget)
    for term in before.kept:
        release.keep(term, first[term])
        chosen[term] = 0
    refused: dict[int, tuple[Witness, ...]] = {}
    for term in _order(levels, [term for term in before.masked if term not in gone]):
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
    return LevelDecision(
        k=k,
        levels=tuple(chosen),
        refused=dict(sorted(refused.items())),
        supports=release.supports(),
        before=before,
    )


class _Release:
    """What is in the text so far. Lists that are alike are held once: thirty days that all become
    one month are one list, and a month that was refused to one of them is refused to all.

    owners (list[list[int]]): The terms that say each list; none: it is not in the text.
    """

    def __init__(self, levels: Sequence[Sequence[Alternative]], k: int, node_budget: int) -> None:
        self.k = k
        self.node_budget = node_budget
        self._alike = Alike()
        for options in levels:
            for alternative in options:
                people = _parts(alternative)[0]
                if len(people) >= k:
                    self._alike.number(people)
        self.owners: list[list[int]] = [[] for _ in self._alike.lists]
        self._refused: dict[int, Witness] = {}
        self._partition = Partition(len(self.owners))

    def keep(self, term: int, people: BitMap) -> None:
        """Let a term in that makes no breach with the others that are kept."""
        place = self._place(people)
        if not self.owners[place]:
            self._partition.add(place, people)
        self.owners[place].append(term)

    def admit(self, term: int, parts: Sequence[BitMap]) -> Witness | None:
        """Take a wording in. RETURNS (Witness | None): The breach that keeps it out, if any."""
        places: list[int] = []
        added: list[int] = []
        for number, people in enumerate(parts):
            reason = self._breach_with(people, alone=number == 0)
            if reason is not None:
                for place in reversed(added):
                    self._partition.take_back()
                    self.owners[place].clear()
                terms = {self.owners[place][0] for place in reason.terms if self.owners[place]}
                return Witness(tuple(sorted({term, *terms})), reason.support)
            place = self._place(people)
            places.append(place)
            if not self.owners[place]:
                self._partition.add(place, people)
                self.owners[place].append(term)
                added.append(place)
        for place in set(places).difference(added):
            self.owners[place].append(term)
        return None

    def _place(self, people: BitMap) -> int:
        place = self._alike.number(people)
        if place == len(self.owners):
            self.owners.append([])
        return place

    def _breach_with(self, people: BitMap, *, alone: bool) -> Witness | None:
        """The other lists of a breach, and its support. alone (bool): Nothing that the same wording
        says came in before."""
        if len(people) < self.k:
            return Witness((), len(people))
        place = self._place(people)
        if self.owners[place]:
            return None
        if place in self._refused:  # What made the breach is there still.
            return self._refused[place]
        reason = self._partition.first_breach(people, self.k, node_budget=self.node_budget)
        if reason is not None and alone:
            self._refused[place] = reason
        return reason

    def supports(self) -> dict[int, int]:
        """Count the release again, from its posting lists and by combinations.

        RETURNS (dict[int, int]): Per released term, the smallest support of anything it says with
            anything else.
        RAISES (KanonError): KN304 if one is below k.
        """
        told = [place for place, terms in enumerate(self.owners) if terms]
        best: dict[int, int] = {}
        lists = self._alike.lists
        for place, support in smallest_supports(lists, told, node_budget=self.node_budget).items():
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
