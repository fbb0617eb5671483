"""Mentions + background knowledge -> which mentions go, and why.

A term is everything in one text that has one canonical key; its mentions are decided together, and
so are all the mentions of one person. Four things take a term out of the text, in this order:

1. its kind is always masked ("always"),
2. the knowledge base does not know it ("unknown"): its risk is unknown, which is not zero,
3. fewer than `k` people have it ("rare"),
4. a combination with other terms of the text is shared by 1 to k - 1 people ("combination").

A term that is only another form of a masked person's name goes with it ("person"). Taking more
terms away never makes a breach, because the combinations that are left were there before.

A trained masker can have its say ("model"): `combine` says how its spans and the counts agree.
"union" masks what either wants hidden. "release" takes the model's spans for candidates and lets
the knowledge base release those whose combinations all fit `k` people. "model" masks the model's
spans and nothing else; the counts are then a report, not a promise.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace

from pyroaring import BitMap

from ..lang.en.rules import ENGLISH
from ..lang.language_rules import LanguageRules
from ..names import PERSON
from ..types import Knowledge, Mention
from .algorithm1 import Decision, decide
from .case import Case
from .disclosure_risk import risk_score, view_before
from .options import Options
from .recoding_types import Term
from .support import smallest_supports
from .term_drafts import TermDraft, group_by_key, number_masked, number_persons, spread_names
from .verdicts import (
    ALWAYS,
    COMBINATION,
    KEPT,
    MODEL,
    RARE,
    SAME_PERSON,
    UNCOUNTED,
    UNKNOWN,
    Before,
    Masking,
    Verdict,
)


def mask_mentions(
    text: str,
    mentions: Sequence[Mention],
    knowledge: Knowledge,
    options: Options,
    *,
    insisted: Collection[int] = (),
    language: LanguageRules | None = ENGLISH,
) -> Masking:
    """Decide on the mentions of a text.

    mentions (Sequence[Mention]): Sorted, not overlapping.
    insisted (Collection[int]): Positions of the mentions that a trained masker wants hidden. What
        becomes of them is for `options.combine` to say; its probability is no disclosure risk, so
        where the knowledge base cannot count, the score is that of the unknown: 1.
    language (LanguageRules | None): Of the text; None: only equal names are one person's.
    RETURNS (Masking): With one verdict a mention, in the same order.
    RAISES (KanonError): An option is out of range.
    """
    drafts = group_by_key(mentions, knowledge)
    if language is not None:
        spread_names(text, mentions, drafts, language)
    number_persons(text, mentions, drafts, language)
    trial = _Trial(drafts, options, frozenset(insisted))
    decision = trial.decide()
    number_masked(mentions, drafts, trial.gone)
    before = view_before(trial.postings, options.k, node_budget=options.node_budget)
    verdicts: dict[int, Verdict] = {}
    terms: list[Term] = []
    term_of = [0] * len(mentions)
    for i, draft in enumerate(drafts):
        reason, support, partners = trial.explain(i, decision)
        rank = trial.rank_of.get(i)
        score = risk_score(None if rank is None else before.supports[rank])
        terms.append(_term(text, mentions, draft, stays=i not in trial.gone))
        for position in draft.mentions:
            term_of[position] = i
            verdicts[position] = Verdict(
                replace(mentions[position], kind=draft.kind(mentions[position].kind)),
                i in trial.gone,
                reason,
                support,
                trial.first_mentions(partners),
                score,
                draft.entity,
            )
    ordered = tuple(verdicts[position] for position in range(len(mentions)))
    return Masking(
        Case(
            text,
            options.k,
            knowledge.fingerprint,
            tuple(verdict.mention for verdict in ordered),
            tuple(terms),
            tuple(term_of),
        ),
        ordered,
        min((v.support for v in ordered if not v.masked and v.support is not None), default=None),
        Before(before.support, trial.first_mentions(before.terms)),
        decision.method,
    )


def _term(text: str, mentions: Sequence[Mention], draft: TermDraft, *, stays: bool) -> Term:
    first = mentions[draft.mentions[0]]
    return Term(
        draft.key,
        draft.kind(first.kind),
        text[first.start : first.end],
        draft.people,
        stays,
        (),
        draft.keys,
        tuple(draft.mentions),
        draft.entity,
    )


class _Trial:
    """The terms of one text on their way through the decision.

    counted (list[int]): The terms that the knowledge base knows.
    postings (list[BitMap]): Their people. A rank is a position in these two.
    gone (set[int]): Terms that leave the text.
    """

    def __init__(
        self, terms: Sequence[TermDraft], options: Options, insisted: frozenset[int]
    ) -> None:
        self.terms = terms
        self.options = options
        self.always = {i for i, term in enumerate(terms) if term.kinds & set(options.always_mask)}
        self.insisted = {
            i for i, term in enumerate(terms) if not insisted.isdisjoint(term.mentions)
        }
        if options.combine == "model":
            self.always = set()
        elif options.combine == "release":
            self.insisted = set()
        self.counted = [i for i, term in enumerate(terms) if term.people is not None]
        self.rank_of = {i: rank for rank, i in enumerate(self.counted)}
        self.postings = [terms[i].people or BitMap() for i in self.counted]
        self.gone: set[int] = set()
        self.with_person: set[int] = set()

    def decide(self) -> Decision:
        """Fill in `gone`. RETURNS (Decision): With exact supports of what is kept."""
        if self.options.combine == "model":
            return self._report()
        decision = self._decide(self.always | self.insisted)
        self.gone = self.always | self.insisted | {self.counted[rank] for rank in decision.masked}
        if self.options.unknown == "mask":
            self.gone |= set(range(len(self.terms))) - set(self.counted)
        people = {self.terms[i].entity for i in self.gone if PERSON in self.terms[i].kinds}
        self.with_person = {
            i
            for i, term in enumerate(self.terms)
            if PERSON in term.kinds and term.entity in people and i not in self.gone
        }
        if not self.with_person:
            return decision
        self.gone |= self.with_person
        final = self._decide(self.gone)
        return replace(final, witnesses=decision.witnesses, method=decision.method)

    def _report(self) -> Decision:
        """Mask what the model wants hidden; only count what that leaves."""
        self.gone = set(self.insisted)
        kept = [rank for rank, i in enumerate(self.counted) if i not in self.gone]
        supports = smallest_supports(self.postings, kept, node_budget=self.options.node_budget)
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
        return decide(
            self.postings,
            k=self.options.k,
            max_arity=self.options.max_arity,
            selection=self.options.selection,
            seed=self.options.seed,
            node_budget=self.options.node_budget,
            masked=[rank for rank, i in enumerate(self.counted) if i in gone],
            weights=[float(self.terms[i].characters or 1) for i in self.counted],
        )

    def explain(self, i: int, decision: Decision) -> tuple[str, int | None, tuple[int, ...]]:
        """Reason, support and the ranks of the partners, for one term."""
        people = self.terms[i].people
        alone = None if people is None else len(people)
        if i in self.always:
            return ALWAYS, alone, ()
        if i in self.insisted:
            return (MODEL if alone is None or alone >= self.options.k else RARE), alone, ()
        if i in self.with_person:
            return SAME_PERSON, alone, ()
        if alone is None:
            return (UNKNOWN if i in self.gone else UNCOUNTED), None, ()
        rank = self.rank_of[i]
        if i not in self.gone:
            return KEPT, decision.supports[rank], ()
        if alone < self.options.k:
            return RARE, alone, ()
        witness = decision.witnesses[rank]
        return COMBINATION, witness.support, tuple(t for t in witness.terms if t != rank)

    def first_mentions(self, ranks: Iterable[int]) -> tuple[int, ...]:
        """Positions of the first mentions of counted terms."""
        return tuple(sorted(self.terms[self.counted[rank]].mentions[0] for rank in ranks))
