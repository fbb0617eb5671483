"""Mentions + background knowledge -> which mentions go, and why.

A term is everything in one text that has one canonical key; its mentions are decided together, and
so are all the mentions of one person. Four things take a term out of the text, in this order:

1. its kind is always masked ("always"),
2. the knowledge base does not know it ("unknown"): its risk is unknown, which is not zero,
3. fewer than `k` people have it ("rare"),
4. under the guarantee "joint", all that stays would fit fewer than `k` people with it ("together");
   under "combinations", a combination with other terms of the text is shared by 1 to k - 1 people
   ("combination").

A term that is only another form of a masked person's name goes with it ("person"). Taking more
terms away never makes a breach, because the combinations that are left were there before.

Why "joint" holds against every knowledge base that contains ours: see `joint.release`. What it does
not say: the facts of the knowledge base are taken to be true; what is no term is not counted.
Whether the terms of a text are about one person or about several does not matter: k people fit all
of them, so k people fit any part of them.

A trained masker can have its say ("model"): `combine` says how its spans and the counts agree.
"union" masks what either wants hidden. "release" takes the model's spans for candidates and lets
the knowledge base release those whose combinations all fit `k` people. "model" masks the model's
spans and nothing else; the counts are then a report, not a promise.

`unknown = "model"` gives each its own: the knowledge base has its say on what it knows, the model
on what it does not. All visible known terms still fit `k` people; what nobody counts is hidden
where the model wants it, instead of everywhere. With "release" the model has no say on known terms.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace

from ..lang.en.rules import ENGLISH
from ..lang.language_rules import LanguageRules
from ..types import Knowledge, Mention
from .case import Case
from .disclosure_risk import risk_score, view_before
from .options import Options
from .recoding_types import Term
from .scope import scope_of
from .term_drafts import TermDraft, group_by_key, number_others, number_persons, spread_names
from .trial import NOTHING_SAID, Said, Trial
from .verdicts import Before, Masking, Verdict


def mask_mentions(
    text: str,
    mentions: Sequence[Mention],
    knowledge: Knowledge,
    options: Options,
    *,
    insisted: Collection[int] = (),
    listed: Said = NOTHING_SAID,
    language: LanguageRules | None = ENGLISH,
) -> Masking:
    """Decide on the mentions of a text.

    mentions (Sequence[Mention]): Sorted, not overlapping.
    insisted (Collection[int]): Positions of the mentions that a trained masker wants hidden. What
        becomes of them is for `options.combine` to say; its probability is no disclosure risk, so
        where the knowledge base cannot count, the score is that of the unknown: 1.
    listed (Said): What lists say: what they deny goes under every setting; what they allow is not
        masked for its kind, a model or for being unknown, but only for the counts.
    language (LanguageRules | None): Of the text; None: only equal names are one person's.
    RETURNS (Masking): With one verdict a mention, in the same order.
    RAISES (KanonError): An option is out of range.
    """
    drafts = group_by_key(mentions, knowledge)
    if language is not None:
        spread_names(text, mentions, drafts, language)
    number_persons(text, mentions, drafts, language)
    trial = Trial(
        drafts,
        options,
        frozenset(insisted),
        population=knowledge.population,
        scope=scope_of(options.scope, knowledge),
        listed=listed,
    )
    decision = trial.decide()
    number_others(mentions, drafts, trial.gone)
    before = view_before(trial.postings)
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
                _of_kind(mentions[position], draft.kind(mentions[position].kind)),
                i in trial.gone,
                reason,
                support,
                trial.first_mentions(partners),
                score,
                draft.entity,
                position in listed.allowed or position in listed.held,
            )
    ordered = tuple(verdicts[position] for position in range(len(mentions)))
    return Masking(
        Case(
            text,
            options.k,
            options.guarantee,
            options.scope,
            knowledge.fingerprint,
            tuple(verdict.mention for verdict in ordered),
            tuple(terms),
            tuple(term_of),
        ),
        ordered,
        min((v.support for v in ordered if not v.masked and v.support is not None), default=None),
        Before(before.support, trial.first_mentions(before.terms)),
        decision.method,
        trial.joint,
        trial.people,
    )


def _of_kind(mention: Mention, kind: str) -> Mention:
    """A mention under the kind of its term; a sub-kind of another kind is not its."""
    return mention if mention.kind == kind else replace(mention, kind=kind, sub_kind="")


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
        draft.shows,
    )
