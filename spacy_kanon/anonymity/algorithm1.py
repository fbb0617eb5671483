"""The k-anonymity decision: which terms of a document must go, why, and what the rest gives away.

Algorithm 1 of "Bootstrapping Text Anonymization Models with Distant Supervision" (the
intersection for its printed union), with an unbounded size of combinations by default:

    mask every term that fewer than k people have
    for size 2, 3, ...: for every combination of unmasked terms, in document order:
        if 1 <= support < k: mask one of its terms and start again

The result equals that of the literal algorithm, draws of the random selection included; see
`generators` for why it is found so much sooner.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Literal

from pyroaring import BitMap

from ..errors import Errors, KanonError
from .equivalence_classes import SignatureTable, Witness, minimal_breach
from .itemsets import Combination, GeneratorMiner
from .support import NODE_BUDGET, breach_with, smallest_supports
from .suppression import Chooser, Selection, TermFacts, get_selection


@dataclass(frozen=True, slots=True)
class KeptTerms:
    """What to mask, and why. Terms are numbered as in the posting lists given to `decide`.

    k (int): What was asked for.
    max_arity (int | None): Largest size of combination that may cause a mask; None: any.
    kept (tuple[int, ...]): Terms that stay, ascending.
    masked (tuple[int, ...]): Terms that go, ascending: given as masked, unknown, or by a breach.
    unknown (tuple[int, ...]): Masked terms that nobody has, so that nothing is known about them.
    witnesses (dict[int, Witness]): For each term masked by a breach, that breach; a term that
        fewer than k people have is a breach by itself.
    supports (dict[int, int]): For each kept term, the smallest non-empty support of any
        combination of kept terms that holds it. The combination may be larger than `max_arity`,
        so that a bound which leaves a breach shows here as a support below k. Empty without
        `with_risk`.
    method (str): "generators" if the masks are those of Algorithm 1 (or, for a selection that
        sees all breaches, were chosen from all minimal breaches). "signatures" if the node budget
        ended: see `decide`. "joint" for a release counted as a whole, see `joint.release`.
    nodes (int): Combinations counted.
    """

    k: int
    max_arity: int | None
    kept: Combination
    masked: Combination
    unknown: Combination
    witnesses: dict[int, Witness]
    supports: dict[int, int]
    method: Literal["generators", "signatures", "joint"]
    nodes: int

    @property
    def support(self) -> int | None:
        """Smallest support of any combination of kept terms: the k that was reached. None if
        no term is kept or risk was not asked for."""
        return min(self.supports.values(), default=None)


def decide(
    postings: Sequence[BitMap],
    *,
    k: int,
    max_arity: int | None = None,
    selection: str | Selection = "greedy",
    seed: int = 0,
    node_budget: int = NODE_BUDGET,
    masked: Iterable[int] = (),
    weights: Sequence[float] | None = None,
    with_risk: bool = True,
) -> KeptTerms:
    """Choose the terms to mask so that no combination of those left has a support of 1..k-1.

    postings (Sequence[BitMap]): People per term, terms in document order. Never changed. An
        empty list means that nobody is known to have the term; it is below k, so the term goes.
    k (int): Fewest people that a combination may fit, unless it fits nobody. At least 1.
    max_arity (int | None): Look at combinations of at most this many terms, as the paper does.
        The guarantee then ends there. None: of any number.
    selection (str | Selection): Which term of a breach goes: "greedy", "random", "fewest" (keeps
        more text), or a strategy of your own.
    seed (int): For "random".
    node_budget (int): Combinations of three or more terms to count before going over to
        signatures, which are polynomial. From there on each breach is a signature of fewer than
        k people, shrunk to a minimal breach, and the selection chooses from that. The masks made
        before are those of Algorithm 1, those after it need not be; whatever `max_arity` is,
        no combination of any size is left with a support of 1..k-1.
    masked (Iterable[int]): Terms that are gone already, for other reasons.
    weights (Sequence[float] | None): What masking each term costs, for "fewest".
    with_risk (bool): Whether to fill in `supports`.
    RETURNS (KeptTerms): The terms that go and stay.
    RAISES (KanonError): KN300 to KN302 for arguments out of range, KN303 if a selection of your
        own does not do its part.
    """
    gone = frozenset(masked)
    _check(postings, k, max_arity, node_budget, weights, gone)
    counts = [len(people) for people in postings]
    facts = TermFacts(counts, weights or [1.0] * len(counts), seed)
    strategy = get_selection(selection)
    search = _Search(
        postings, counts, k, max_arity, gone, strategy.make(facts), strategy.at_once, node_budget
    )
    search.run()
    kept = search.kept
    return KeptTerms(
        k=k,
        max_arity=max_arity,
        kept=kept,
        masked=tuple(sorted(set(range(len(counts))).difference(kept))),
        unknown=tuple(t for t, count in enumerate(counts) if not count and t not in gone),
        witnesses=dict(sorted(search.witnesses.items())),
        supports=search.supports() if with_risk else {},
        method="signatures" if search.by_signatures else "generators",
        nodes=search.miner.nodes,
    )


@dataclass
class _Search:
    """One run of the algorithm; see `decide` for the fields."""

    postings: Sequence[BitMap]
    counts: Sequence[int]
    k: int
    max_arity: int | None
    gone: frozenset[int]
    choose: Chooser
    at_once: bool
    node_budget: int
    witnesses: dict[int, Witness] = field(default_factory=dict)
    by_signatures: bool = False
    kept: Combination = ()
    miner: GeneratorMiner = field(init=False)

    def run(self) -> None:
        # Step 1: terms that are breaches, or unknown, by themselves.
        live = []
        for term, count in enumerate(self.counts):
            if term in self.gone:
                continue
            if count >= self.k:
                live.append(term)
            elif count:
                self.witnesses[term] = Witness((term,), count)
        # Step 2: combinations of 2, 3, ... terms.
        self.miner = GeneratorMiner(self.postings, live, node_budget=self.node_budget)
        finished = self._mask_at_once() if self.at_once else self._mask_one_by_one()
        self.kept = self.miner.kept
        # Step 3: what the budget left undone.
        if not finished:
            self.by_signatures = True
            self._mask_by_signatures()
            if self.at_once:
                self._release()

    def supports(self) -> dict[int, int]:
        """Smallest support per kept term; counts on from `max_arity` without masking."""
        if self.by_signatures:
            return smallest_supports(self.postings, self.kept, node_budget=self.node_budget)
        while self.miner.frontier:
            if not self.miner.advance(1, _mask_nothing):
                return SignatureTable.count(self.postings, self.kept).smallest_supports()
        return self.miner.smallest_supports()

    def _levels_left(self) -> bool:
        limit = self.max_arity
        return bool(self.miner.frontier) and (limit is None or self.miner.arity < limit)

    def _mask_one_by_one(self) -> bool:
        """Algorithm 1. RETURNS (bool): Whether the budget was enough."""

        def on_breach(terms: Combination, support: int) -> int:
            chosen = self.choose((terms,))
            if len(chosen) != 1 or chosen[0] not in terms:
                raise KanonError(Errors.E303.format(terms=terms, chosen=list(chosen)))
            self.witnesses[chosen[0]] = Witness(terms, support)
            return chosen[0]

        while self._levels_left():
            if not self.miner.advance(self.k, on_breach):
                return False
        return True

    def _mask_at_once(self) -> bool:
        """Collect all minimal breaches, then choose. RETURNS (bool): Whether the budget was
        enough; if not, the choice was made from those found until then."""
        found: list[Witness] = []

        def on_breach(terms: Combination, support: int) -> None:
            found.append(Witness(terms, support))

        finished = True
        while finished and self._levels_left():
            finished = self.miner.advance(self.k, on_breach)
        self.miner.drop(self._mask_all(found))
        return finished

    def _mask_by_signatures(self) -> None:
        """Mask until no signature of kept terms belongs to fewer than k people."""
        table = SignatureTable.count(self.postings, self.kept)
        while found := self._next_breaches(table):
            gone = self._mask_all(found)
            table = table.without(gone)
            self.kept = tuple(term for term in self.kept if term not in gone)

    def _next_breaches(self, table: SignatureTable) -> list[Witness]:
        """Minimal breaches: the next one, or one for each breaching signature."""
        found: dict[Combination, Witness] = {}
        for signature in table.breaches(self.k):
            witness = minimal_breach(self.postings, signature, self.k)
            found.setdefault(witness.terms, witness)
            if not self.at_once:
                break
        return list(found.values())

    def _release(self) -> None:
        """Put back, the last masked first, what choices that did not know of each other need
        not have masked."""
        nobody = BitMap()
        released = [
            people if term in self.kept else nobody for term, people in enumerate(self.postings)
        ]
        for term, witness in reversed(list(self.witnesses.items())):
            if len(witness.terms) == 1:
                continue
            people = self.postings[term]
            reason = breach_with(released, term, people, self.k, node_budget=self.node_budget)
            if reason is None:
                released[term] = people
                del self.witnesses[term]
            else:
                self.witnesses[term] = reason
        self.kept = tuple(term for term, people in enumerate(released) if people)

    def _mask_all(self, found: Sequence[Witness]) -> list[int]:
        """Choose terms for several breaches. The witness of each is the first breach that no
        other chosen term stops, or else the first that holds it."""
        chosen = list(dict.fromkeys(self.choose([witness.terms for witness in found])))
        alone: dict[int, Witness] = {}
        shared: dict[int, Witness] = {}
        for witness in found:
            hit = [term for term in witness.terms if term in chosen]
            if not hit:
                raise KanonError(Errors.E303.format(terms=witness.terms, chosen=chosen))
            for term in hit:
                (alone if len(hit) == 1 else shared).setdefault(term, witness)
        if not set(chosen) <= alone.keys() | shared.keys():
            raise KanonError(Errors.E303.format(terms=sorted(alone | shared), chosen=chosen))
        self.witnesses |= shared | alone
        return chosen


def _mask_nothing(terms: Combination, support: int) -> None:
    """With k = 1 there are no breaches."""


def _check(
    postings: Sequence[BitMap],
    k: int,
    max_arity: int | None,
    node_budget: int,
    weights: Sequence[float] | None,
    gone: frozenset[int],
) -> None:
    check_whole_number("k", k, 1)
    check_whole_number("node_budget", node_budget, 0)
    if max_arity is not None:
        check_whole_number("max_arity", max_arity, 1)
    if weights is not None:
        if len(weights) != len(postings):
            raise KanonError(
                Errors.E302.format(name="weights", found=len(weights), expected=len(postings))
            )
        for weight in weights:
            if not (math.isfinite(weight) and weight > 0):
                raise KanonError(
                    Errors.E300.format(
                        name="A weight", expected="a positive, finite number", value=weight
                    )
                )
    for term in sorted(gone):
        if not 0 <= term < len(postings):
            raise KanonError(
                Errors.E300.format(
                    name="A term in masked",
                    expected=f"a number of a posting list, below {len(postings)}",
                    value=term,
                )
            )


def check_whole_number(name: str, value: object, least: int) -> None:
    """RAISES (KanonError): KN300 unless `value` is an int (no bool) and at least `least`."""
    if not isinstance(value, int) or isinstance(value, bool) or value < least:
        expected = f"a whole number of at least {least}"
        raise KanonError(Errors.E300.format(name=name, expected=expected, value=value))
