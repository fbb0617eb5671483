"""The terms of one text on their way through the decision, under either guarantee."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import NamedTuple

from pyroaring import BitMap

from ..errors import Errors, KanonError
from ..names import PERSON
from .algorithm1 import Decision
from .case import JOINT
from .equivalence_classes import Witness
from .joint.items import Chain
from .joint.one_changed import OneChanged
from .joint.release import JointRelease, choose_jointly
from .joint.weights import bits_kept, text_kept, weight_of_kind
from .options import BITS, BY_MODEL, TOKENS, Options
from .shown_parts import decide_shown
from .support import smallest_supports
from .term_drafts import TermDraft
from .verdicts import (
    ALLOWED,
    ALWAYS,
    COMBINATION,
    DENIED,
    KEPT,
    MODEL,
    RARE,
    RULED,
    SAME_PERSON,
    TOGETHER,
    UNCOUNTED,
    UNKNOWN,
)

# What may stay by a list weighs so much more for "best" than what nobody named.
_WEIGHT_OF_ALLOWED = 1000.0


class Said(NamedTuple):
    """What lists and rules say, by positions of mentions.

    denied (frozenset[int]): Mentions that have to go.
    allowed (frozenset[int]): Mentions that stay where k allows it.
    ruled (frozenset[int]): Mentions that an operator's rule lets stay where k allows it.
    ruled_out (frozenset[int]): Mentions of which such a rule lets nothing stay.
    held (frozenset[int]): Mentions that hold what may stay and could not be cut at it, as a name of
        which one half is allowed. They are decided as all others, and it is said if they go.
    """

    denied: frozenset[int] = frozenset()
    allowed: frozenset[int] = frozenset()
    ruled: frozenset[int] = frozenset()
    ruled_out: frozenset[int] = frozenset()
    held: frozenset[int] = frozenset()


NOTHING_SAID = Said()


class Trial:
    """Decides which terms go, and why.

    counted (list[int]): The terms that the knowledge base knows, and unknown ones that may stay but
        show what it knows.
    postings (list[BitMap]): Their people inside the scope. A rank is a position in these two.
    shown (list[list[BitMap]]): The people of what each shows besides: of a day, of its year.
    people (int): How many people the scope has.
    gone (set[int]): Terms that leave the text.
    joint (JointRelease | None): The joint release, if that was asked for.
    """

    def __init__(
        self,
        terms: Sequence[TermDraft],
        options: Options,
        insisted: frozenset[int],
        *,
        population: int,
        scope: BitMap | None = None,
        listed: Said = NOTHING_SAID,
    ) -> None:
        """terms (Sequence[TermDraft]): In order of first mention.
        options (Options): How to decide.
        insisted (frozenset[int]): Positions of mentions that a trained masker wants hidden.
        population (int): How many people the knowledge base has.
        scope (BitMap | None): The people among whom all counts are made; None: everybody.
        listed (Said): What lists say of mentions.
        RAISES (KanonError): E328 if these are fewer than k.
        """
        self.terms = terms
        self.options = options
        self.people = population if scope is None else len(scope)
        if self.people < options.k and (options.guarantee == JOINT or scope is not None):
            raise KanonError(Errors.E328.format(count=self.people, k=options.k))
        always = set(options.always_mask)
        # Who lets a model say what the unknown is has decided on guesses, too.
        fails_closed = options.unknown != BY_MODEL
        self.always = {
            i
            for i, term in enumerate(terms)
            if term.kinds & always or (fails_closed and term.unsure and term.may_be in always)
        }
        self.insisted = {
            i for i, term in enumerate(terms) if not insisted.isdisjoint(term.mentions)
        }
        if options.combine == "model":
            self.always = set()
        elif options.combine == "release" and options.unknown == BY_MODEL:
            self.insisted = {i for i in self.insisted if terms[i].people is None}
        elif options.combine == "release":
            self.insisted = set()
        self.denied = _touching(terms, listed.denied)
        self.ruled_out = _touching(terms, listed.ruled_out)
        # Mentions of a term are decided together: it may stay if every one of them may.
        out = self.denied | self.ruled_out
        self.allowed = _inside_of(terms, listed.allowed) - out
        self.ruled = _inside_of(terms, listed.ruled | listed.allowed) - out
        self.always -= self.ruled
        self.insisted = (self.insisted - self.allowed) | out
        self.counted = [i for i in range(len(terms)) if self._is_counted(i)]
        self.rank_of = {i: rank for rank, i in enumerate(self.counted)}
        self.postings = [_inside(terms[i].fitting, scope) for i in self.counted]
        self.shown = [[_inside(people, scope) for people in terms[i].shown] for i in self.counted]
        if options.guarantee == JOINT:  # Who fits a phrase fits all that it shows.
            self.postings = [
                BitMap.intersection(people, *shown)
                for people, shown in zip(self.postings, self.shown, strict=True)
            ]
        self.gone: set[int] = set()
        self.with_person: set[int] = set()
        self.joint: JointRelease | None = None

    def _is_counted(self, i: int) -> bool:
        """Whether counts decide on a term: on an unknown one if nothing else makes it go."""
        if self.terms[i].people is not None:
            return True
        may_stay = self.options.unknown != "mask" or i in self.ruled
        return may_stay and i not in self.always | self.insisted and bool(self.terms[i].shown)

    def decide(self) -> Decision:
        """Fill in `gone`.

        RETURNS (Decision): Terms by rank, with exact supports of what is kept.
        """
        if self.options.combine == "model":
            return self._report()
        insisted = self.always | self.insisted
        if self.options.unknown == "mask":
            insisted |= set(range(len(self.terms))) - set(self.counted) - self.ruled
        first = decision = self._decide(insisted)
        self.gone = insisted | {self.counted[rank] for rank in decision.masked}
        # All forms of a masked person's name go with it; that may leave room for other terms.
        while more := self._forms_of_masked_people():
            self.with_person |= more
            decision = self._decide(insisted | self.with_person)
            self.gone = (
                insisted | self.with_person | {self.counted[rank] for rank in decision.masked}
            )
        if decision is first or self.options.guarantee == JOINT:
            return decision
        return replace(
            decision, witnesses={**decision.witnesses, **first.witnesses}, method=first.method
        )

    def _forms_of_masked_people(self) -> set[int]:
        people = {self.terms[i].entity for i in self.gone if PERSON in self.terms[i].kinds}
        return {
            i
            for i, term in enumerate(self.terms)
            if PERSON in term.kinds and term.entity in people and i not in self.gone
        }

    def _report(self) -> Decision:
        """Mask what the model wants hidden; only count what that leaves."""
        self.gone = set(self.insisted)
        kept = [rank for rank, i in enumerate(self.counted) if i not in self.gone]
        supports = smallest_supports(self.postings, kept, node_budget=self.options.budget)
        return Decision(
            k=self.options.k,
            max_arity=self.options.max_arity,
            kept=tuple(kept),
            masked=tuple(rank for rank, i in enumerate(self.counted) if i in self.gone),
            unknown=(),
            witnesses={},
            supports=supports,
            method="generators",
            nodes=0,
        )

    def _decide(self, gone: set[int]) -> Decision:
        masked = [rank for rank, i in enumerate(self.counted) if i in gone]
        if self.options.guarantee == JOINT:
            return self._decide_jointly(frozenset(masked))
        return decide_shown(
            self.postings,
            self.shown,
            frozenset(masked),
            self.options,
            [float(self.terms[i].characters or 1) for i in self.counted],
        )

    def _decide_jointly(self, masked: frozenset[int]) -> Decision:
        ranks = [rank for rank in range(len(self.counted)) if rank not in masked]
        chains = [Chain((self.postings[rank],), (self._value(rank),)) for rank in ranks]
        release = self.joint = choose_jointly(
            chains,
            k=self.options.k,
            population=self.people,
            strategy=self.options.strategy,
            seed=self.options.seed,
            node_budget=self.options.budget,
        )
        kept = tuple(rank for rank, level in zip(ranks, release.levels, strict=True) if level == 0)
        witnesses = {}
        changed = OneChanged(chains, release.levels, population=self.people)
        for chain, (rank, level) in enumerate(zip(ranks, release.levels, strict=True)):
            if level:
                support = changed.support(chain, 0)
                witnesses[rank] = Witness(tuple(sorted((rank, *kept))), support or 0)
        staying = set(kept)
        return Decision(
            k=self.options.k,
            max_arity=None,
            kept=kept,
            masked=tuple(rank for rank in range(len(self.counted)) if rank not in staying),
            unknown=(),
            witnesses=witnesses,
            supports=dict.fromkeys(kept, release.support),
            method="joint",
            nodes=release.nodes,
        )

    def _value(self, rank: int) -> float:
        weight = _WEIGHT_OF_ALLOWED if self.counted[rank] in self.allowed else 1.0
        return weight * self._plain_value(rank)

    def _plain_value(self, rank: int) -> float:
        term, weights = self.terms[self.counted[rank]], self.options.weights
        if weights == TOKENS:
            return text_kept([term.characters or 1])
        if weights == BITS:
            return bits_kept(max(len(self.postings[rank]), 1), self.people)
        assert not isinstance(weights, str)
        return weight_of_kind(term.kind(min(term.kinds)), weights)

    def explain(self, i: int, decision: Decision) -> tuple[str, int | None, tuple[int, ...]]:
        """Reason, support and the ranks of the partners, for one term.

        i (int): Number of the term.
        decision (Decision): What `decide` returned.
        RETURNS (tuple[str, int | None, tuple[int, ...]]): See `verdicts.Verdict`.
        """
        rank = self.rank_of.get(i)
        alone = None if rank is None else len(self.postings[rank])
        if i in self.denied:
            return DENIED, alone, ()
        if i in self.ruled_out:
            return RULED, alone, ()
        if i in self.always:
            return ALWAYS, alone, ()
        if i in self.insisted:
            return (MODEL if alone is None or alone >= self.options.k else RARE), alone, ()
        if i in self.with_person:
            return SAME_PERSON, alone, ()
        if rank is None or alone is None:
            if i in self.gone:
                return UNKNOWN, None, ()
            if i in self.allowed:
                return ALLOWED, None, ()
            return (RULED if i in self.ruled else UNCOUNTED), None, ()
        if i not in self.gone:
            return KEPT, decision.supports[rank], ()
        if alone < self.options.k:
            return RARE, alone, ()
        witness = decision.witnesses[rank]
        reason = TOGETHER if self.options.guarantee == JOINT else COMBINATION
        return reason, witness.support, tuple(t for t in witness.terms if t != rank)

    def first_mentions(self, ranks: Iterable[int]) -> tuple[int, ...]:
        """Positions of the first mentions of counted terms, ascending.

        ranks (Iterable[int]): The terms.
        """
        return tuple(sorted(self.terms[self.counted[rank]].mentions[0] for rank in ranks))


def _inside(people: BitMap | None, scope: BitMap | None) -> BitMap:
    if people is None:
        return BitMap()
    return people if scope is None else people & scope


def _touching(terms: Sequence[TermDraft], positions: frozenset[int]) -> set[int]:
    """The terms of which one of the mentions is at a position."""
    return {i for i, term in enumerate(terms) if not positions.isdisjoint(term.mentions)}


def _inside_of(terms: Sequence[TermDraft], positions: frozenset[int]) -> set[int]:
    """The terms of which all mentions are at positions."""
    return {i for i, term in enumerate(terms) if positions.issuperset(term.mentions)}
