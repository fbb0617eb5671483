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
from dataclasses import dataclass, replace

from pyroaring import BitMap

from ..errors import Errors, KanonError
from ..lang.en.rules import ENGLISH
from ..lang.language_rules import LanguageRules
from ..names import CODE, KINDS, PERSON
from ..types import Knowledge, Mention
from .algorithm1 import Decision, decide
from .case import Case, people_with
from .disclosure_risk import risk_score, view_before
from .recoding_types import Term
from .support import smallest_supports
from .suppression import get_selection

ALWAYS = "always"
UNKNOWN = "unknown"
RARE = "rare"
COMBINATION = "combination"
SAME_PERSON = "person"
MODEL = "model"
KEPT = "kept"
UNCOUNTED = "uncounted"
COMBINATIONS_OF_SOURCES = ("union", "release", "model")


@dataclass(frozen=True, slots=True)
class Options:
    """How to decide. The defaults are those of the `kanon_masker` component.

    k (int): Wanted size of every group of people that the kept terms can single out.
    max_arity (int | None): Largest combination that is counted; None counts all of them.
    selection (str): Which term of a breach goes: a name registered in `anonymity.suppression`.
    unknown (str): "mask" or "keep" what the knowledge base does not know.
    always_mask (tuple[str, ...]): Kinds that never stay.
    combine (str): How a trained masker's spans and the counts agree (see the module).
    seed (int): For `selection="random"`.
    node_budget (int): Combinations to look at before the exact fallback takes over.
    """

    k: int = 5
    max_arity: int | None = None
    selection: str = "greedy"
    unknown: str = "mask"
    always_mask: tuple[str, ...] = (PERSON, CODE)
    combine: str = "union"
    seed: int = 0
    node_budget: int = 50_000

    def __post_init__(self) -> None:
        if self.k < 1:
            raise KanonError(Errors.E322.format(name="k", least=1, value=self.k))
        if self.max_arity is not None and self.max_arity < 1:
            raise KanonError(Errors.E322.format(name="max_arity", least=1, value=self.max_arity))
        if self.unknown not in ("mask", "keep"):
            raise KanonError(
                Errors.E321.format(name="unknown", value=self.unknown, choices="mask, keep")
            )
        if self.combine not in COMBINATIONS_OF_SOURCES:
            choices = ", ".join(COMBINATIONS_OF_SOURCES)
            raise KanonError(
                Errors.E321.format(name="combine", value=self.combine, choices=choices)
            )
        get_selection(self.selection)
        for kind in self.always_mask:
            if kind not in KINDS:
                raise KanonError(
                    Errors.E321.format(name="always_mask", value=kind, choices=", ".join(KINDS))
                )


@dataclass(frozen=True, slots=True)
class Verdict:
    """What happens to one mention.

    masked (bool): Whether it goes.
    reason (str): One of the reasons in the module's docstring, "kept", or "uncounted" (kept,
        though unknown to the knowledge base, because the options say so).
    support (int | None): People of the knowledge base. Masked for a combination: who fit it; for
        rarity or always: who have the term; kept: the smallest group that any combination of kept
        terms with this one singles out. None: the knowledge base cannot say.
    partners (tuple[int, ...]): Positions (in the list of mentions) of the other terms of the
        combination, each by its first mention.
    score (float): Disclosure risk as written, 0 to 1 (see `anonymity.disclosure_risk.risk_score`).
    entity (int): Number of the person, or of the masked term among those of its kind, from 1 in
        order of first mention; 0 for a kept term that is no person.
    """

    mention: Mention
    masked: bool
    reason: str
    support: int | None
    partners: tuple[int, ...]
    score: float
    entity: int


@dataclass(frozen=True, slots=True)
class Before:
    """What the text as written gives away.

    support (int | None): Size of the smallest non-empty group of people that a combination of the
        text's known terms singles out; None if no term is known.
    terms (tuple[int, ...]): Positions of the mentions of such a combination.
    """

    support: int | None
    terms: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Masking:
    """The verdicts on all mentions of a text, in text order.

    case (Case): The text with its terms, which know whether they stay.
    k_reached (int | None): Size of the smallest non-empty group of people that any combination of
        the kept terms singles out; None if nothing known is kept (then it is the population).
    method (str): How the decision was counted: "generators" or "signatures".
    """

    case: Case
    verdicts: tuple[Verdict, ...]
    k_reached: int | None
    before: Before
    method: str


@dataclass(slots=True)
class _Draft:
    """A term in the making.

    mentions (list[int]): Positions of its mentions.
    keys (tuple[str, ...]): Keys of the knowledge base.
    kinds (set[str]): Of its mentions.
    characters (int): Of all its mentions.
    entity (int): Number of the person or thing that it stands for.
    """

    key: str
    keys: tuple[str, ...]
    people: BitMap | None
    mentions: list[int]
    kinds: set[str]
    characters: int = 0
    entity: int = 0

    def kind(self, of_mention: str) -> str:
        """The kind of a mention: a person's name or a code anywhere is one everywhere."""
        return next((kind for kind in (PERSON, CODE) if kind in self.kinds), of_mention)


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
    drafts = _group_by_key(mentions, knowledge)
    if language is not None:
        _spread_names(text, mentions, drafts, language)
    _number_persons(text, mentions, drafts, language)
    trial = _Trial(drafts, options, frozenset(insisted))
    decision = trial.decide()
    _number_masked(mentions, drafts, trial.gone)
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


def _term(text: str, mentions: Sequence[Mention], draft: _Draft, *, stays: bool) -> Term:
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

    def __init__(self, terms: Sequence[_Draft], options: Options, insisted: frozenset[int]) -> None:
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


def _group_by_key(mentions: Sequence[Mention], knowledge: Knowledge) -> list[_Draft]:
    by_key: dict[str, _Draft] = {}
    for position, mention in enumerate(mentions):
        draft = by_key.get(mention.key)
        if draft is None:
            people = people_with(mention.keys, knowledge)
            draft = by_key[mention.key] = _Draft(mention.key, mention.keys, people, [], set())
        draft.mentions.append(position)
        draft.kinds.add(mention.kind)
        draft.characters += mention.end - mention.start
    return list(by_key.values())


def _spread_names(
    text: str, mentions: Sequence[Mention], terms: Sequence[_Draft], language: LanguageRules
) -> None:
    """What a person of this text is called by is a person's name wherever else it stands.

    That is the surname, and any other part of the name that the knowledge base does not know.
    """
    parts: set[str] = set()
    surnames: set[str] = set()
    for term in terms:
        if PERSON in term.kinds:
            name = _surface(text, mentions, term)
            if language.is_plain_name(name):
                parts.update(name.split())
                surnames.add(language.surname(name))
    for term in terms:
        word = _surface(text, mentions, term)
        if word in surnames or (term.people is None and word in parts):
            term.kinds.add(PERSON)


def _surface(text: str, mentions: Sequence[Mention], term: _Draft) -> str:
    first = mentions[term.mentions[0]]
    return text[first.start : first.end]


def _number_persons(
    text: str,
    mentions: Sequence[Mention],
    terms: Sequence[_Draft],
    language: LanguageRules | None,
) -> None:
    """Number persons in order of first mention from 1; all forms of a name share a number."""
    persons = [term for term in terms if PERSON in term.kinds]
    surfaces = [_surface(text, mentions, term) for term in persons]
    if language is None:
        numbers: dict[str, int] = {}
        clusters = [numbers.setdefault(surface, len(numbers)) for surface in surfaces]
    else:
        clusters = language.cluster_persons(surfaces)
    for term, cluster in zip(persons, clusters, strict=True):
        term.entity = cluster + 1


def _number_masked(
    mentions: Sequence[Mention], terms: Sequence[_Draft], gone: Collection[int]
) -> None:
    """Number what is masked and no person, kind by kind, in order of first mention from 1."""
    seen: dict[str, int] = {}
    for i, term in enumerate(terms):
        if i in gone and PERSON not in term.kinds:
            kind = mentions[term.mentions[0]].kind
            seen[kind] = term.entity = seen.get(kind, 0) + 1
