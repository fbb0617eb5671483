"""Mentions + background knowledge -> which mentions are masked, and why.

A term is everything in one text that has one canonical key; its mentions are decided together, and
so are all the mentions of one person. Four things mask a term, in this order:

1. its kind is always masked ("always"),
2. the knowledge base does not know it ("unknown"): its risk is unknown, which is not zero,
3. fewer than `k` people have it ("rare"),
4. under the guarantee "joint", all that stays would fit fewer than `k` people with it ("together");
   under "combinations", a combination with other terms of the text is shared by 1 to k - 1 people
   ("combination").

A term that is only another form of a masked person's name goes with it ("person"). Taking more
terms away never makes a breach, because the combinations that are left were there before.

Why "joint" holds against every knowledge base that contains ours: see `joint`. What it does
not say: the facts of the knowledge base are taken to be true; what is no term is not counted.
Whether the terms of a text are about one person or about several does not matter: k people fit all
of them, so k people fit any part of them.

A trained masker can have its say ("model"): `combine` says how its spans and the counts agree.
"union" masks what either wants hidden. "release" takes the model's spans for candidates and lets
the knowledge base release those whose combinations all fit `k` people.

`unknown = "model"` gives each its own: the knowledge base has its say on what it knows, the model
on what it does not. All visible known terms still fit `k` people; uncounted phrases are hidden
where the model wants it, instead of everywhere. With "release" the model has no say on known terms.

People who are counted although an attacker can rule them out make a release look safer than it is:
what an attacker knows of all people in the texts should hold of all people in the knowledge base.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass, replace

from pyroaring import BitMap

from ..errors import Errors, KanonError
from ..lang.language_rules import LanguageRules
from ..names import CODE, PERSON, QUANTITY
from ..types import Knowledge, Mention, Policy
from . import state as reasons
from .combinations import Witness
from .explain import risk_score, view_before
from .joint import Chain, JointRelease, LeaveOneOut, bits_kept, choose_jointly
from .population import Sample, reached_of, sample_of, sets_of
from .state import (
    Before,
    Decision,
    DocState,
    Options,
    Term,
    people_of_each,
    people_or_implied,
    people_with,
)
from .suppression import KeptTerms, decide_implied


@dataclass(slots=True)
class TermDraft:
    """A term in the making."""

    key: str
    text: str  # Its first mention, as written.
    keys: tuple[str, ...]  # Keys of the knowledge base.
    people: BitMap | None  # Who has one of these; None if the knowledge base has none of them.
    mentions: list[int]  # Positions of its mentions.
    kinds: set[str]  # Of its mentions.
    # Further things that its mentions show, see `types.Mention`.
    shows: tuple[tuple[str, ...], ...] = ()
    implied: tuple[BitMap, ...] = ()  # The people of each of these.
    characters: int = 0  # Of all its mentions.
    entity: int = 0  # Number of the person or thing that it stands for.
    unsure: bool = False  # Whether the kind of a mention is a guess: it may be a person.

    @property
    def may_be(self) -> str:
        """What a term of which the kind is a guess may be at worst."""
        return CODE if QUANTITY in self.kinds else PERSON

    @property
    def fitting(self) -> BitMap | None:
        """Who fits what can be counted: of an unknown phrase, the known terms that it implies."""
        return people_or_implied(self.people, self.implied)

    def kind(self, of_mention: str) -> str:
        """The kind of a mention: a person's name or a code anywhere is one everywhere."""
        if PERSON in self.kinds:
            return PERSON
        return CODE if CODE in self.kinds else of_mention


def group_by_key(text: str, mentions: Sequence[Mention], knowledge: Knowledge) -> list[TermDraft]:
    """Terms in order of first mention; equal keys with the same people are one."""
    by_key: dict[str, dict[tuple[str, ...], TermDraft]] = {}
    drafts: list[TermDraft] = []
    for position, mention in enumerate(mentions):
        same_key = by_key.setdefault(mention.key, {})
        draft = same_key.get(mention.keys)
        if draft is None and same_key and not mention.keys:
            draft = next(iter(same_key.values()))
        if draft is None and () in same_key:
            draft = same_key[mention.keys] = same_key.pop(())
            draft.keys, draft.people = mention.keys, people_with(mention.keys, knowledge)
        if draft is None:
            key = f"{mention.key}|{len(same_key)}" if same_key else mention.key
            people = people_with(mention.keys, knowledge)
            written = text[mention.start : mention.end]
            draft = TermDraft(key, written, mention.keys, people, [], set())
            same_key[mention.keys] = draft
            drafts.append(draft)
        more = tuple([keys for keys in mention.shows if keys not in draft.shows])
        if more:
            draft.shows += more
            draft.implied += people_of_each(more, knowledge)
        draft.mentions.append(position)
        draft.kinds.add(mention.kind)
        draft.unsure = draft.unsure or mention.unsure
        draft.characters += mention.end - mention.start
    return drafts


def spread_names(terms: Sequence[TermDraft], language: LanguageRules) -> None:
    """The surname, and unknown parts, of a person of this text are a name everywhere."""
    parts: set[str] = set()
    surnames: set[str] = set()
    for term in terms:
        if PERSON in term.kinds and language.is_plain_name(term.text):
            parts.update(term.text.split())
            surnames.add(language.surname(term.text))
    for term in terms:
        if term.text in surnames or (term.people is None and term.text in parts):
            term.kinds.add(PERSON)


def number_persons(terms: Sequence[TermDraft], language: LanguageRules | None) -> None:
    """Number persons in order of first mention from 1; all forms of a name share a number."""
    persons = [term for term in terms if PERSON in term.kinds]
    surfaces = [term.text for term in persons]
    if language is None:
        numbers: dict[str, int] = {}
        clusters = [numbers.setdefault(surface, len(numbers)) for surface in surfaces]
    else:
        clusters = language.cluster_persons(surfaces)
    for term, cluster in zip(persons, clusters, strict=True):
        term.entity = cluster + 1


def number_others(
    mentions: Sequence[Mention], terms: Sequence[TermDraft], gone: Collection[int]
) -> None:
    """Number what is no person from 1 for each label: first what is masked, then what stays."""
    seen: dict[str, int] = {}
    others = [i for i, term in enumerate(terms) if PERSON not in term.kinds]
    for i in sorted(others, key=lambda i: i not in gone):
        label = mentions[terms[i].mentions[0]].label
        seen[label] = terms[i].entity = seen.get(label, 0) + 1


# What may stay by a list weighs so much more for "best" than what no list names.
_WEIGHT_OF_ALLOWED = 1000.0


def decide(
    text: str,
    mentions: Sequence[Mention],
    knowledge: Knowledge,
    options: Options,
    *,
    language: LanguageRules | None = None,
) -> DocState:
    """Decide on the mentions of a text.

    text (str): As written.
    mentions (Sequence[Mention]): Sorted, not overlapping. Their policies say what a trained masker
        wants hidden (what becomes of these is for `options.combine` to say), what lists deny (it is
        masked under every setting) and allow (it is not masked for its kind, by a model or for
        being unknown, but only for the counts).
    knowledge (Knowledge): The people to count.
    options (Options): How to decide.
    language (LanguageRules | None): Of the text; None: only equal names are one person's.
    RETURNS (DocState): With one decision a mention, in the same order.
    RAISES (KanonError): An option is out of range.
    """
    drafts = group_by_key(text, mentions, knowledge)
    if language is not None:
        spread_names(drafts, language)
    number_persons(drafts, language)
    sample = sample_of(knowledge, options.confidence)
    people = knowledge.population
    decision = MaskingDecision(drafts, mentions, options, population=people, sample=sample)
    selection = decision.decide()
    number_others(mentions, drafts, decision.masked)
    before = view_before(decision.postings)
    decisions: dict[int, Decision] = {}
    terms: list[Term] = []
    term_of = [0] * len(mentions)
    for i, draft in enumerate(drafts):
        reason, support, partners = decision.explain(i, selection)
        positions = decision.first_mentions(partners) if partners else ()
        rank = decision.rank_of.get(i)
        score = risk_score(None if rank is None else before.supports[rank])
        for position in draft.mentions:
            term_of[position] = i
            mention = mentions[position]
            kind = draft.kind(mention.kind)
            if kind != mention.kind:  # A sub-kind of another kind is not its.
                mention = replace(mention, kind=kind, sub_kind="")
            decisions[position] = Decision(
                mention, i in decision.masked, reason, support, positions, score, draft.entity
            )
        first = decisions[draft.mentions[0]].mention
        stays, found_at = i not in decision.masked, tuple(draft.mentions)
        terms.append(
            Term(
                draft.key, first.kind, draft.text, draft.people, stays, (), draft.keys, found_at,
                draft.entity, draft.shows,
            )
        )  # fmt: skip
    ordered = tuple([decisions[position] for position in range(len(mentions))])
    kept = [d.support for d in ordered if not d.masked and d.support is not None]
    k_reached, fits = reached_of(min(kept, default=None), sample, decision.sets, decision.k)
    return DocState(
        text,
        options.k,
        options.guarantee,
        knowledge.fingerprint,
        tuple([decision.mention for decision in ordered]),
        tuple(terms),
        tuple(term_of),
        decision.people,
        ordered,
        k_reached=k_reached,
        before=Before(before.support, decision.first_mentions(before.terms)),
        method=selection.method,
        proof={} if decision.joint is None else decision.joint.proof,
        fits=fits,
    )


class MaskingDecision:
    """Decides which terms of a text are masked, and why."""

    def __init__(
        self,
        terms: Sequence[TermDraft],
        mentions: Sequence[Mention],
        options: Options,
        *,
        population: int,
        sample: Sample | None = None,
    ) -> None:
        self.terms = terms
        self.options = options
        self.people = population
        always = set(options.always_mask)
        # Who lets a model say what the unknown is has decided on guesses, too.
        fails_closed = options.unknown != reasons.BY_MODEL
        self.always = {
            i
            for i, term in enumerate(terms)
            if term.kinds & always or (fails_closed and term.unsure and term.may_be in always)
        }
        said = [int(mention.policy) for mention in mentions]
        forced = _said(terms, said, Policy.FORCED)
        if options.combine == "release" and options.unknown == reasons.BY_MODEL:
            forced = {i for i in forced if terms[i].people is None}
        elif options.combine == "release":
            forced = set()
        self.denied = _said(terms, said, Policy.DENIED)
        self.ruled_out = _said(terms, said, Policy.RULED_OUT)
        # Mentions of a term are decided together: it may stay if every one of them may.
        out = self.denied | self.ruled_out
        self.allowed = _said(terms, said, Policy.ALLOWED, all) - out
        self.ruled = _said(terms, said, Policy.RULED | Policy.ALLOWED, all) - out
        self.always -= self.ruled
        self.forced = (forced - self.allowed) | out
        # Sets of terms that a sample has to bound at once, and the people of it that have to fit.
        self.sets, self.k = 1, options.k
        if sample is not None:
            self.sets = sets_of([1] * sum(map(self._parts, range(len(terms)))))
            self.k = sample.needed(options.k, self.sets)
        if self.people < self.k and options.guarantee == reasons.JOINT:
            raise KanonError(Errors.E328.format(count=self.people, k=self.k))
        # A rank is a position in `counted`, `postings` (who fits each) and `implied` (who fits what
        # each implies besides: of a day, its year).
        self.counted = [i for i in range(len(terms)) if self._is_counted(i)]
        self.rank_of = {i: rank for rank, i in enumerate(self.counted)}
        self.postings = [terms[i].fitting or BitMap() for i in self.counted]
        self.implied = [[people or BitMap() for people in terms[i].implied] for i in self.counted]
        if options.guarantee == reasons.JOINT:  # Who fits a phrase fits all that it implies.
            self.postings = [
                BitMap.intersection(people, *implied)
                for people, implied in zip(self.postings, self.implied, strict=True)
            ]
        self.masked: set[int] = set()
        self.with_person: set[int] = set()
        self.joint: JointRelease | None = None

    def _is_counted(self, i: int) -> bool:
        """Whether counts decide on a term: on an unknown one if nothing else makes it go."""
        if self.terms[i].people is not None:
            return True
        may_stay = self.options.unknown != "mask" or i in self.ruled
        return may_stay and i not in self.always | self.forced and bool(self.terms[i].implied)

    def _parts(self, i: int) -> int:
        """How many lists of a term the choice is among."""
        if i in self.always | self.forced:
            return 0
        return 1 if self.options.guarantee == reasons.JOINT else 1 + len(self.terms[i].implied)

    def decide(self) -> KeptTerms:
        """Fill in `gone`; kept terms come by rank, with exact supports."""
        forced = self.always | self.forced
        if self.options.unknown == "mask":
            forced |= set(range(len(self.terms))) - set(self.counted) - self.ruled
        first = decision = self._decide(forced)
        # All forms of a masked person's name go with it; that may leave room for other terms.
        person_of = {i: term.entity for i, term in enumerate(self.terms) if PERSON in term.kinds}
        while True:
            masked_people = set(map(person_of.get, person_of.keys() & self.masked))
            more = {i for i in person_of.keys() - self.masked if person_of[i] in masked_people}
            if not more:
                break
            self.with_person |= more
            decision = self._decide(forced | self.with_person)
        if decision is first or self.options.guarantee == reasons.JOINT:
            return decision
        return replace(
            decision, witnesses={**decision.witnesses, **first.witnesses}, method=first.method
        )

    def _decide(self, gone: set[int]) -> KeptTerms:
        """Decide on what is not gone yet, and note what is masked."""
        masked = frozenset(rank for rank, i in enumerate(self.counted) if i in gone)
        if self.options.guarantee == reasons.JOINT:
            decision = self._decide_jointly(masked)
        else:
            options = replace(self.options, k=self.k)
            decision = decide_implied(self.postings, self.implied, masked, options)
        self.masked = gone | {self.counted[rank] for rank in decision.masked}
        return decision

    def _decide_jointly(self, masked: frozenset[int]) -> KeptTerms:
        ranks = [rank for rank in range(len(self.counted)) if rank not in masked]
        chains = [Chain((self.postings[rank],), (self._value(rank),)) for rank in ranks]
        release = self.joint = choose_jointly(
            chains,
            k=self.k,
            population=self.people,
            strategy=self.options.strategy,
            seed=self.options.seed,
            node_budget=self.options.budget,
        )
        kept = tuple(rank for rank, level in zip(ranks, release.levels, strict=True) if level == 0)
        witnesses = {}
        changed = LeaveOneOut(chains, release.levels, population=self.people)
        for chain, (rank, level) in enumerate(zip(ranks, release.levels, strict=True)):
            if level:
                support = changed.support(chain, 0)
                witnesses[rank] = Witness(tuple(sorted((rank, *kept))), support or 0)
        staying = set(kept)
        return KeptTerms(
            kept=kept,
            masked=tuple(rank for rank in range(len(self.counted)) if rank not in staying),
            witnesses=witnesses,
            supports=dict.fromkeys(kept, release.support),
            method="joint",
        )

    def _value(self, rank: int) -> float:
        """What keeping a term is worth."""
        term, weights = self.terms[self.counted[rank]], self.options.weights
        if weights == reasons.TOKENS:
            value = float(term.characters or 1)
        else:
            value = bits_kept(max(len(self.postings[rank]), 1), self.people)
        return value * (_WEIGHT_OF_ALLOWED if self.counted[rank] in self.allowed else 1.0)

    def explain(self, i: int, decision: KeptTerms) -> tuple[str, int | None, tuple[int, ...]]:
        """Reason, support and the ranks of the partners, for one term."""
        rank = self.rank_of.get(i)
        alone = None if rank is None else len(self.postings[rank])
        if i in self.denied:
            return reasons.DENIED, alone, ()
        if i in self.ruled_out:
            return reasons.RULED, alone, ()
        if i in self.always:
            return reasons.ALWAYS, alone, ()
        if i in self.forced:
            is_rare = alone is not None and alone < self.k
            return (reasons.RARE if is_rare else reasons.MODEL), alone, ()
        if i in self.with_person:
            return reasons.SAME_PERSON, alone, ()
        if rank is None or alone is None:
            if i in self.masked:
                return reasons.UNKNOWN, None, ()
            if i in self.allowed:
                return reasons.ALLOWED, None, ()
            return (reasons.RULED if i in self.ruled else reasons.UNCOUNTED), None, ()
        if i not in self.masked:
            return reasons.KEPT, decision.supports[rank], ()
        if alone < self.k:
            return reasons.RARE, alone, ()
        witness = decision.witnesses[rank]
        reason = (
            reasons.TOGETHER if self.options.guarantee == reasons.JOINT else reasons.COMBINATION
        )
        return reason, witness.support, tuple(t for t in witness.terms if t != rank)

    def first_mentions(self, ranks: Iterable[int]) -> tuple[int, ...]:
        """Positions of the first mentions of counted terms, ascending."""
        return tuple(sorted(self.terms[self.counted[rank]].mentions[0] for rank in ranks))


def _said(
    terms: Sequence[TermDraft],
    said: Sequence[int],
    policy: Policy,
    of: Callable[[Iterable[bool]], bool] = any,
) -> set[int]:
    """The terms of which one of these is said of any of the mentions, or of all of them."""
    if not any(said):
        return set()
    return {i for i, term in enumerate(terms) if of(bool(said[p] & policy) for p in term.mentions)}
