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
from ..lang.en.name_words import NAME_PARTICLES
from ..lang.en.person_names import surname
from ..lang.en.same_person import cluster_persons
from ..names import CODE, KINDS, PERSON
from ..types import Knowledge, Mention
from .algorithm1 import Decision, decide
from .disclosure_risk import risk_score, view_before
from .equivalence_classes import verify
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

    k_reached (int | None): Size of the smallest non-empty group of people that any combination of
        the kept terms singles out; None if nothing known is kept (then it is the population).
    method (str): How the decision was counted: "generators" or "signatures".
    """

    verdicts: tuple[Verdict, ...]
    k_reached: int | None
    before: Before
    method: str


@dataclass(slots=True)
class _Term:
    """All mentions of one key, with the number of the person or thing they stand for."""

    mentions: list[int]
    people: BitMap | None
    kinds: set[str]
    characters: int = 0
    entity: int = 0

    def kind(self, own: str) -> str:
        """The kind of all mentions: a person's name or a code anywhere is one everywhere."""
        return next((kind for kind in (PERSON, CODE) if kind in self.kinds), own)


def mask_mentions(
    text: str,
    mentions: Sequence[Mention],
    knowledge: Knowledge,
    options: Options,
    *,
    insisted: Collection[int] = (),
) -> Masking:
    """Decide on the mentions of a text.

    mentions (Sequence[Mention]): Sorted, not overlapping.
    insisted (Collection[int]): Positions of the mentions that a trained masker wants hidden. What
        becomes of them is for `options.combine` to say; its probability is no disclosure risk, so
        where the knowledge base cannot count, the score is that of the unknown: 1.
    RETURNS (Masking): With one verdict a mention, in the same order.
    RAISES (KanonError): An option is out of range.
    """
    terms = _group_by_key(mentions, knowledge)
    _spread_names(text, mentions, terms)
    _number_persons(text, mentions, terms)
    case = _Case(terms, options, frozenset(insisted))
    decision = case.decide()
    _number_masked(mentions, terms, case.gone)
    before = view_before(case.postings, options.k, node_budget=options.node_budget)
    verdicts: list[Verdict | None] = [None] * len(mentions)
    for i, term in enumerate(terms):
        reason, support, places = case.explain(i, decision)
        place = case.place_of.get(i)
        score = risk_score(None if place is None else before.supports[place])
        for position in term.mentions:
            verdicts[position] = Verdict(
                replace(mentions[position], kind=term.kind(mentions[position].kind)),
                i in case.gone,
                reason,
                support,
                case.first_mentions(places),
                score,
                term.entity,
            )
    kept = [verdict.support for verdict in verdicts if verdict is not None and not verdict.masked]
    return Masking(
        tuple(verdict for verdict in verdicts if verdict is not None),
        min((support for support in kept if support is not None), default=None),
        Before(before.support, case.first_mentions(before.terms)),
        decision.method,
    )


class _Case:
    """The terms of one text on their way through the decision.

    A place is the number of a counted term, that is one that the knowledge base knows, in the
    list of posting lists.
    """

    def __init__(self, terms: Sequence[_Term], options: Options, insisted: frozenset[int]) -> None:
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
        self.place_of = {i: place for place, i in enumerate(self.counted)}
        self.postings = [terms[i].people or BitMap() for i in self.counted]
        self.gone: set[int] = set()
        self.with_person: set[int] = set()

    def decide(self) -> Decision:
        """Fill in `gone`. RETURNS (Decision): With exact supports of what is kept."""
        if self.options.combine == "model":
            return self._report()
        decision = self._decide(self.always | self.insisted)
        self.gone = self.always | self.insisted | {self.counted[place] for place in decision.masked}
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
        kept = [place for place, i in enumerate(self.counted) if i not in self.gone]
        supports = smallest_supports(self.postings, kept, node_budget=self.options.node_budget)
        return Decision(
            k=self.options.k,
            max_arity=self.options.max_arity,
            kept=tuple(kept),
            masked=tuple(place for place, i in enumerate(self.counted) if i in self.gone),
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
            masked=[place for place, i in enumerate(self.counted) if i in gone],
            weights=[float(self.terms[i].characters or 1) for i in self.counted],
        )

    def explain(self, i: int, decision: Decision) -> tuple[str, int | None, tuple[int, ...]]:
        """Reason, support and the places of the partners, for one term."""
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
        place = self.place_of[i]
        if i not in self.gone:
            return KEPT, decision.supports[place], ()
        if alone < self.options.k:
            return RARE, alone, ()
        witness = decision.witnesses[place]
        return COMBINATION, witness.support, tuple(t for t in witness.terms if t != place)

    def first_mentions(self, places: Iterable[int]) -> tuple[int, ...]:
        """Positions of the first mentions of counted terms."""
        return tuple(sorted(self.terms[self.counted[place]].mentions[0] for place in places))


def _group_by_key(mentions: Sequence[Mention], knowledge: Knowledge) -> list[_Term]:
    by_key: dict[str, _Term] = {}
    for position, mention in enumerate(mentions):
        term = by_key.get(mention.key)
        if term is None:
            term = _Term([], people_of(mention.keys, knowledge), set())
            by_key[mention.key] = term
        term.mentions.append(position)
        term.kinds.add(mention.kind)
        term.characters += mention.end - mention.start
    return list(by_key.values())


def people_of(keys: Collection[str], knowledge: Knowledge) -> BitMap | None:
    """Everybody who has one of these keys; None if the knowledge base knows none of them."""
    known = [key for key in keys if knowledge.count(key)]
    if not known:
        return None
    if len(known) == 1:
        return knowledge.people(known[0])
    return BitMap.union(*(knowledge.people(key) for key in known))


def _spread_names(text: str, mentions: Sequence[Mention], terms: Sequence[_Term]) -> None:
    """What a person of this text is called by is a person's name wherever else it stands.

    That is the surname, and any other part of the name that the knowledge base does not know.
    """
    parts: set[str] = set()
    surnames: set[str] = set()
    for term in terms:
        if PERSON in term.kinds:
            name = _surface(text, mentions, term)
            if _is_plain_name(name):
                parts.update(name.split())
                surnames.add(surname(name))
    for term in terms:
        word = _surface(text, mentions, term)
        if word in surnames or (term.people is None and word in parts):
            term.kinds.add(PERSON)


def _is_plain_name(name: str) -> bool:
    """Whether every word is a name or a particle: "Ludwig van Beethoven", no "House of Lords"."""
    return all(not word.islower() or word in NAME_PARTICLES for word in name.split())


def _surface(text: str, mentions: Sequence[Mention], term: _Term) -> str:
    first = mentions[term.mentions[0]]
    return text[first.start : first.end]


def _number_persons(text: str, mentions: Sequence[Mention], terms: Sequence[_Term]) -> None:
    """Number persons in order of first mention from 1; all forms of a name share a number."""
    persons = [term for term in terms if PERSON in term.kinds]
    clusters = cluster_persons([_surface(text, mentions, term) for term in persons])
    for term, cluster in zip(persons, clusters, strict=True):
        term.entity = cluster + 1


def _number_masked(
    mentions: Sequence[Mention], terms: Sequence[_Term], gone: Collection[int]
) -> None:
    """Number what is masked and no person, kind by kind, in order of first mention from 1."""
    seen: dict[str, int] = {}
    for i, term in enumerate(terms):
        if i in gone and PERSON not in term.kinds:
            kind = mentions[term.mentions[0]].kind
            seen[kind] = term.entity = seen.get(kind, 0) + 1


def find_breach(masking: Masking, knowledge: Knowledge, *, k: int) -> int | None:
    """Count what was kept again, by people's signatures instead of by combinations.

    RETURNS (int | None): The support of a combination of kept terms that fits 1 to k - 1 people;
        None if there is none.
    """
    kept = {
        verdict.mention.key: verdict.mention.keys
        for verdict in masking.verdicts
        if not verdict.masked and verdict.support is not None
    }
    postings = [people_of(keys, knowledge) or BitMap() for keys in kept.values()]
    breaches = verify(postings, range(len(postings)), k)
    return min((breach.support for breach in breaches), default=None)
