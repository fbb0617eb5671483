"""The least general wording, term by term, with which a document keeps k.

Each term comes with a list of alternatives, from the term itself to its most general wording
("Oslo", "a city in Norway", "a city"), each with the people it fits; behind the last stands the
mask. A generalized term fits more people than the term, which makes a breach *and* heals one:
a combination that fitted nobody may now fit two. So the count is made on the mixture of kept,
generalized and masked terms as it will be released.

Plan.
1. `decide` masks on the terms as written; what it keeps stays as written.
2. The masked terms come back one by one, those whose most general wording fits most people first,
   each at its most specific level that makes no breach with what is in the text by then.
3. The released mixture is counted again by signatures.

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
from .kanonymity import Decision, check_whole_number, decide
from .release import NODE_BUDGET, breach_with, smallest_supports
from .selection import Selection
from .signatures import Witness, verify


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
    before (Decision): The decision on the terms as written.
    """

    k: int
    levels: tuple[int | None, ...]
    refused: dict[int, tuple[Witness, ...]]
    supports: dict[int, int]
    before: Decision

    @property
    def support(self) -> int | None:
        """Smallest support of any combination in the release; None if all is masked."""
        return min(self.supports.values(), default=None)


def decide_levels(
    levels: Sequence[Sequence[BitMap]],
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

    levels (Sequence[Sequence[BitMap]]): Per term in document order, the people each alternative
        fits, from the most specific (the term as written) to the most general. A wording stands
        for the union of what it covers. Empty: nobody is known to fit it, so it is never used.
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
    first = [options[0] if options else nobody for options in levels]
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
    for term in before.kept:
        chosen[term] = 0
    release = [first[term] if chosen[term] == 0 else nobody for term in range(len(levels))]
    refused: dict[int, tuple[Witness, ...]] = {}
    for term in _order(levels, [term for term in before.masked if term not in gone]):
        reasons = []
        for level, people in enumerate(levels[term]):
            if level == 0 and term in shy:
                continue
            reason = breach_with(release, term, people, k, node_budget=node_budget)
            if reason is None:
                chosen[term], release[term] = level, people
                break
            reasons.append(reason)
        refused[term] = tuple(reasons)
    kept = [term for term, level in enumerate(chosen) if level is not None]
    for witness in verify(release, kept, k):
        raise KanonError(Errors.E304.format(support=witness.support, terms=witness.terms, k=k))
    return LevelDecision(
        k=k,
        levels=tuple(chosen),
        refused=dict(sorted(refused.items())),
        supports=smallest_supports(release, kept, node_budget=node_budget),
        before=before,
    )


def _order(levels: Sequence[Sequence[BitMap]], terms: Sequence[int]) -> list[int]:
    """Those whose most general wording fits most people first; then in document order."""
    return sorted(terms, key=lambda term: (-max(map(len, levels[term]), default=0), term))
