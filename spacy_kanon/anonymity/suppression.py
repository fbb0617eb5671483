"""Which terms of a breach to mask: the strategies behind the option `selection`.

A strategy is a `Selection`: it makes a fresh chooser for each document, and says whether the
chooser is asked breach by breach, as the literal Algorithm 1 does, or once with all of them.
Add one of your own to `SELECTIONS`, or pass it to `decide` directly.

The k-anonymity decision: which terms of a document must go, why, and what the rest gives away.

Algorithm 1 of "Bootstrapping Text Anonymization Models with Distant Supervision" (the
intersection for its printed union), with an unbounded size of combinations by default:

    mask every term that fewer than k people have
    for size 2, 3, ...: for every combination of unmasked terms, in document order:
        if 1 <= support < k: mask one of its terms and start again

The result equals that of the literal algorithm, draws of the random selection included; see
`generators` for why it is found so much sooner.

The people of a release, parted by what they have of it, while terms are added one by one.

People with equal signatures (`equivalence_classes`) make a class. A term that comes in splits each
class that some of its people are in, which takes time in proportion to the people of the term
alone; and whether it may come in is seen from the classes of its people, of which there are far
fewer than people.

Example, k = 5: of 40 judokas 30 are in the class {Norwegian}, 8 in {Norwegian, Oslo}, 2 in {Oslo}.
"judoka" makes a breach only if a class in no other has fewer than 5 of them: {Norwegian, Oslo} has
8, the others are parts of it, so it makes none.

Algorithm 1 on phrases that show more than one thing.

Who reads "in May 1952" reads 1952, too. That month may fit nobody together with the other phrases,
which Algorithm 1 calls safe, while the year fits one person. So everything that a phrase shows is
counted like a term of its own, and they stay or go together.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Literal, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray
from pyroaring import BitMap

from ..errors import Errors, KanonError, RecordError
from .combinations import (
    NODE_BUDGET,
    Alike,
    Combination,
    GeneratorMiner,
    SignatureTable,
    Witness,
    breach_with,
    mask_of,
    minimal_breach,
    smallest_supports,
    terms_of,
)

if TYPE_CHECKING:
    from .options import Options


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


_WORD = 64

Flags = NDArray[np.uint8]
Counts = NDArray[np.int64]


class _Classes(NamedTuple):
    """Where some people are.

    ids (uint32, (people,)): Who they are. classes (int32, (people,)): The class of each.
    counts (int64, (classes,)): How many of them are in each class of the partition.
    """

    ids: NDArray[np.uint32]
    classes: NDArray[np.int32]
    counts: Counts


class Partition:
    """Classes of people with equal signatures.

    terms (int): Terms that there may be by now, numbered from 0.
    """

    def __init__(self, terms: int) -> None:
        """terms (int): How many terms there may be at first."""
        self.terms = terms
        self._people: dict[int, BitMap] = {}
        # Class 0 is that of the people without a term. A class that is split keeps its number,
        # for those of its people that stay in it and to be put together again.
        self._class_of = np.zeros(0, dtype=np.int32)
        self._split_from = np.zeros(1, dtype=np.int32)
        # Who comes in was asked about right before.
        self._asked: tuple[BitMap, _Classes] | None = None
        self._rows = np.zeros((1, _words(terms)), dtype=np.uint64)

    def add(self, term: int, people: BitMap) -> None:
        """Let a term in.

        term (int): Its number, which has not been added before.
        people (BitMap): Who has it.
        """
        if term >= self.terms:
            self.terms = term + 1
            wider = _words(self.terms) - self._rows.shape[1]
            self._rows = np.pad(self._rows, ((0, 0), (0, wider)))
        self._people[term] = people
        if not people:
            return
        ids, classes, counts = self._classes(people)
        self._asked = None
        split = np.flatnonzero(counts)
        number = np.zeros(len(counts), dtype=np.int32)
        number[split] = np.arange(len(counts), len(counts) + len(split), dtype=np.int32)
        self._class_of[ids] = number[classes]
        rows = self._rows[split]
        rows[:, term // _WORD] |= np.uint64(1 << term % _WORD)
        self._rows = np.concatenate([self._rows, rows])
        self._split_from = np.concatenate([self._split_from, split.astype(np.int32)])

    def take_back(self) -> None:
        """Undo the last `add`."""
        _, people = self._people.popitem()
        if people:
            ids, classes, _ = self._classes(people)
            self._asked = None
            self._class_of[ids] = self._split_from[classes]
            before = int(classes.min())
            self._rows, self._split_from = self._rows[:before], self._split_from[:before]

    def first_breach(self, people: BitMap, k: int, *, node_budget: int) -> Witness | None:
        """The breach with a term that comes in that Algorithm 1 would meet first.

        people (BitMap): Who has that term; at least `k`.
        k (int): Combinations that fewer people have are breaches. There are none yet.
        node_budget (int): Combinations of three and more of the other terms to count; if they do
            not get to a breach, it is a minimal one of a signature.
        RETURNS (Witness | None): The other terms of a breach, and how many people have all. None
            if there is no breach.
        """
        table = self._among(people)
        flags = _flags(table)
        supports = table.counts @ flags
        rare = np.flatnonzero((supports > 0) & (supports < k))
        if len(rare):
            return Witness((int(rare[0]),), int(supports[rare[0]]))
        signature = next(table.breaches(k), None)
        if signature is None:
            return None
        others = np.flatnonzero((supports > 0) & (supports < len(people))).tolist()
        mined = _ClassMiner(flags, table.counts, others).first_breach(k, node_budget)
        if mined is not None:
            return mined
        common = [
            people & self._people[term] if term in signature.terms else BitMap()
            for term in range(self.terms)
        ]
        return minimal_breach(common, signature, k)

    def _among(self, people: BitMap) -> SignatureTable:
        """The signatures of some people, without those who have no term."""
        counts = self._classes(people).counts
        some = np.flatnonzero(counts[1:]) + 1
        return SignatureTable(tuple(range(self.terms)), self._rows[some], counts[some])

    def _classes(self, people: BitMap) -> _Classes:
        if self._asked is not None and self._asked[0] is people:
            return self._asked[1]
        ids = np.frombuffer(people.to_array(), dtype=np.uint32)
        missing = int(ids[-1]) + 1 - len(self._class_of)
        if missing > 0:
            more = np.zeros(max(missing, len(self._class_of)), dtype=np.int32)
            self._class_of = np.concatenate([self._class_of, more])
        classes = self._class_of[ids]
        asked = _Classes(ids, classes, np.bincount(classes, minlength=len(self._rows)))
        self._asked = people, asked
        return asked


class _ClassMiner:
    """The search of `itemsets.GeneratorMiner` for its first breach, on classes instead of people.

    Who has a combination is one whole number with a bit per class. Two combinations one of which
    holds the other have equal supports if and only if they have equal classes; and at least as many
    people as classes have them, so people need to be counted for a handful of classes only.
    """

    def __init__(self, flags: Flags, counts: Counts, terms: Sequence[int]) -> None:
        """flags (uint8, (classes, terms)): Who has what. counts (int64, (classes,)): People.
        terms (Sequence[int]): Terms that take part, ascending.
        """
        packed = np.packbits(flags.T, axis=1, bitorder="little")
        self._counts = counts.tolist()
        self._classes = {term: int.from_bytes(packed[term].tobytes(), "little") for term in terms}
        # Generators: a bit mask of terms -> how many classes have it; and, for those of the
        # largest size so far, in order, the mask, its last term and the classes.
        self._sizes: dict[int, int] = {}
        self._frontier: list[tuple[int, int, int]] = []
        self._linked = dict.fromkeys(terms, 0)

    def first_breach(self, k: int, node_budget: int) -> Witness | None:
        """The first breach among pairs, then triples and so on; None if the budget ends before.

        k, node_budget: As in `GeneratorMiner`.
        """
        breach = self._pair_up(k)
        left = node_budget
        while breach is None and self._frontier and left > 0:
            breach, left = self._extend(k, left)
        return breach

    def _support_below(self, k: int, classes: int) -> int:
        """How many people are in classes, if they are fewer than k; else 0."""
        if classes.bit_count() >= k:
            return 0
        support = sum(self._counts[number] for number in terms_of(classes))
        return support if support < k else 0

    def _pair_up(self, k: int) -> Witness | None:
        linked = self._linked
        items = list(self._classes.items())
        for position, (first, first_classes) in enumerate(items):
            first_size = first_classes.bit_count()
            for second, second_classes in items[position + 1 :]:
                classes = first_classes & second_classes
                if not classes:
                    continue
                size = classes.bit_count()
                if size < k and (support := self._support_below(k, classes)):
                    return Witness((first, second), support)
                if size < first_size and size < second_classes.bit_count():
                    pair = 1 << first | 1 << second
                    self._sizes[pair] = size
                    linked[first] |= 1 << second
                    linked[second] |= 1 << first
                    self._frontier.append((pair, second, classes))
        return None

    def _extend(self, k: int, left: int) -> tuple[Witness | None, int]:
        """One size more. RETURNS (tuple[Witness | None, int]): A breach, and what is left of the
        budget."""
        sizes, grown = self._sizes, []
        siblings: dict[int, int] = {}
        for base, last, _ in self._frontier:
            prefix = base ^ (1 << last)
            siblings[prefix] = siblings.get(prefix, 0) | 1 << last
        for base, last, base_classes in self._frontier:
            others = siblings[base ^ (1 << last)] & self._linked[last] & -(2 << last)
            while others:
                bit = others & -others
                others ^= bit
                smallest = self._smallest_part(base | bit, base)
                if not smallest:
                    continue
                if left <= 0:
                    return None, 0
                left -= 1
                term = bit.bit_length() - 1
                classes = base_classes & self._classes[term]
                if not classes:
                    continue
                size = classes.bit_count()
                if size < k and (support := self._support_below(k, classes)):
                    return Witness(terms_of(base | bit), support), left
                if size < smallest:
                    sizes[base | bit] = size
                    grown.append((base | bit, term, classes))
        self._frontier = grown
        return None, left

    def _smallest_part(self, whole: int, base: int) -> int:
        """Classes of the smallest part that lacks one term; 0 if one of them is no generator."""
        sizes = self._sizes
        smallest, rest = sizes[base], base
        while rest:
            bit = rest & -rest
            rest ^= bit
            size = sizes.get(whole ^ bit, 0)
            if size < smallest:
                if not size:
                    return 0
                smallest = size
        return smallest


def _flags(table: SignatureTable) -> Flags:
    """One row a signature, one column a term."""
    rows = table.rows.astype("<u8", copy=False).view(np.uint8)
    return np.unpackbits(rows, axis=1, bitorder="little")[:, : len(table.terms)]


def _words(terms: int) -> int:
    return max(1, -(-terms // _WORD))


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
