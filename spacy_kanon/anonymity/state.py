"""One text on its way through masking, recoding and rewriting: options, terms, decisions.

A term is everything in one text that has one canonical key and stands for the same people; its
mentions are decided together. The masker makes the terms and decides, the generalizer gives
wordings to those that must not stay as written, and what rewrites the text reads them.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from operator import attrgetter
from typing import Any, NamedTuple, Protocol, runtime_checkable

from pyroaring import BitMap

from ..errors import Errors, KanonError, must_be
from ..errors import check_choice as _check_choice
from ..lang.language_rules import NOUN
from ..names import CODE, CONFIDENCE, DEFAULT_K, KINDS, PERSON
from ..types import Knowledge, Mention, Policy, Written
from .combinations import NODE_BUDGET, Witness
from .joint import JOINT_BUDGET, STRATEGIES


@dataclass(frozen=True, slots=True)
class Wording:
    """One replacement of a term."""

    text: str  # The bare phrase, without article: "city in Norway".
    # How the language fits it into a sentence: NOUN, NAME, PERIOD or YEAR of `lang.language_rules`.
    form: str = NOUN
    # Whom each thing it says fits: first the phrase, the union of all that it covers, then terms
    # that it names ("Norway"). Empty: it says nothing ("DATE", "PERSON 1", "***") and fits all
    # people. None: it says something that cannot be counted.
    says: tuple[BitMap, ...] | None = ()
    # What it covers, to count it again: id of a phrase of the ontology ("class/Q515/in/Q20") or key
    # of the knowledge base ("date/197X"); "" if there is none.
    phrase: str = ""
    # What stands instead before a noun: "Norwegian"; "" for the phrase's own noun.
    adjective: str = ""

    @property
    def is_free(self) -> bool:
        """Whether it identifies no one."""
        return self.says == ()


@dataclass(frozen=True, slots=True)
class Term:
    """A term of one document. Its mentions all get one wording."""

    key: str  # Its canonical key.
    kind: str  # One of `names.KINDS`.
    text: str  # Its first mention, as written.
    # Whom it fits as written; None if the knowledge base does not know it.
    people: BitMap | None
    stays: bool  # It may stay as written.
    # From the least general to the last, which is always `***`; empty until they are looked for.
    wordings: tuple[Wording, ...] = ()
    # Keys of the knowledge base that it may mean; none: it is not known.
    keys: tuple[str, ...] = ()
    mentions: tuple[int, ...] = ()  # Positions of its mentions among those of the document.
    # Number of the person, or of the term among those of its label, from 1 in order of first
    # mention, but kept terms after masked ones.
    entity: int = 0
    shows: tuple[tuple[str, ...], ...] = ()  # Further things that it shows, see `types.Mention`.


class RejectedLevel(NamedTuple):
    """A level of a term (None: as written) and the breach, in numbers of terms, that it makes."""

    level: int | None
    witness: Witness


@dataclass(frozen=True, slots=True)
class Choice:
    """What a selector chose."""

    levels: tuple[int | None, ...]  # Per term the number of its wording; None leaves it as written.
    # Per term, more specific wordings and why not.
    refused: dict[int, tuple[RejectedLevel, ...]] = field(default_factory=dict)
    # The release, if the selector has counted it, breaches included.
    counted: Counted | None = None


class Selector(Protocol):
    """Chooses a wording for every term of a document that does not stay."""

    def __call__(
        self, terms: Sequence[Term], *, k: int, node_budget: int = NODE_BUDGET
    ) -> Choice: ...


@runtime_checkable
class ScoringSelector(Selector, Protocol):
    """A selector that has learned what people like to read."""

    def scores(self, terms: Sequence[Term]) -> Sequence[Sequence[float]]:
        """How much each wording of each term is liked, from 0 to 1; last the term as written."""


@dataclass(frozen=True, slots=True)
class Counted:
    """The text as released, counted."""

    # Per term that says something that can be counted, the smallest non-empty support of any
    # combination with it.
    supports: dict[int, int]
    breaches: tuple[Witness, ...]  # Combinations that fit 1 to k - 1 people (the largest ones).
    uncounted: tuple[int, ...]  # Terms whose wording says something that cannot be counted.

    @property
    def k_reached(self) -> int | None:
        """The smallest group that the release singles out; None if it says nothing counted."""
        return min(self.supports.values(), default=None)


def check_choice(terms: Sequence[Term], choice: Choice) -> None:
    """RAISES (KanonError): E440 or E441 if a chosen level does not exist or is not allowed."""
    if len(choice.levels) != len(terms):
        raise KanonError(
            f"[KN440] The selector chose for {len(choice.levels)} terms where the document has "
            f"{len(terms)}. A selector must return one level per term, in their order."
        )
    for number, (term, level) in enumerate(zip(terms, choice.levels, strict=True), start=1):
        if level is None and term.stays:
            continue
        count = len(term.wordings)
        if level is None or not 0 <= level < count:
            raise KanonError(
                f"[KN441] The selector chose level {level!r} for term number {number} (of "
                f"kind {term.kind}), which has the {count} levels from 0 and must not stay "
                "as written. Choose one of these; the last is always ***."
            )


def constraints(term: Term, level: int | None) -> tuple[BitMap, ...] | None:
    """Whom each thing that a wording says fits; None: it cannot be counted."""
    if level is not None:
        return term.wordings[level].says
    return None if term.people is None else (term.people,)


JOINT = "joint"
COMBINATIONS = "combinations"
GUARANTEES = (JOINT, COMBINATIONS)

# Why a mention is masked or stays.
ALWAYS = "always"
UNKNOWN = "unknown"
RARE = "rare"
COMBINATION = "combination"
TOGETHER = "together"
SAME_PERSON = "person"
MODEL = "model"
KEPT = "kept"
UNCOUNTED = "uncounted"
DENIED = "deny"
ALLOWED = "allow"
RULED = "rule"


_ALLOWED = int(Policy.ALLOWED | Policy.PART_ALLOWED)


@dataclass(frozen=True, slots=True)
class Decision:
    """What happens to one mention."""

    mention: Mention
    masked: bool  # Whether it is masked.
    # One of the reasons in `anonymity.decide`, "kept", "uncounted" (kept, though unknown to the
    # knowledge base, because the options say so), "deny" (a list masks it), "allow" (unknown to the
    # knowledge base, and kept because a list says so) or "rule" (the operator of its kind lets
    # nothing of it stay, or lets the unknown stay).
    reason: str
    # People of the knowledge base. Masked for a combination: who fit it; for rarity or always: who
    # have the term; kept: the smallest group that any combination of kept terms with this one
    # singles out. None: the knowledge base cannot say.
    support: int | None
    # Positions of the first mentions of the other terms of the combination.
    partners: tuple[int, ...]
    score: float  # Disclosure risk as written, 0 to 1 (see `explain.risk_score`).
    # Number of the person, or of the term among those of its label, from 1 in order of first
    # mention, but kept terms after masked ones.
    entity: int

    @property
    def allowed(self) -> bool:
        """Whether a list says that the mention, or a part of it, may stay."""
        return bool(int(self.mention.policy) & _ALLOWED)


@dataclass(frozen=True, slots=True)
class Before:
    """What the text as written gives away."""

    # Size of the smallest non-empty group of people that a combination of the text's known terms
    # singles out; None if no term is known.
    support: int | None = None
    terms: tuple[int, ...] = ()  # Positions of the mentions of such a combination.


# What of each stands in the plain values of a state, in the order in which it is read again.
_MENTION = attrgetter(
    "start", "end", "kind", "source", "sub_kind", "keys", "unsure", "policy.value", "part"
)
_TERM = attrgetter("key", "kind", "keys", "shows", "mentions", "entity", "stays")
_DECISION = attrgetter("masked", "reason", "support", "partners", "score", "entity")
_WRITTEN = attrgetter("text", "operator", "instead_of", "true", "is_part")


@dataclass(frozen=True, slots=True)
class DocState:
    """The terms of one text and what was decided on them."""

    text: str  # As written.
    k: int  # Fewest people that what is released may fit.
    guarantee: str  # "joint" or "combinations", see `Options`.
    fingerprint: str  # Of the knowledge base that the people are of.
    mentions: tuple[Mention, ...]  # In text order, without overlaps.
    terms: tuple[Term, ...]  # In order of first mention.
    term_of: tuple[int, ...]  # Per mention, the number of its term.
    people: int = 0  # How many people all counts are made among.
    decisions: tuple[Decision, ...] = ()  # One a mention.
    written: tuple[Written, ...] = ()  # What stands, or would stand, in the place of each mention.
    # By position of the mentions of which a part stays, what would be there if that went too.
    without_part: Mapping[int, str] = field(default_factory=dict)
    # Per mention whether a generalizer may put something else there.
    is_open: tuple[bool, ...] = ()
    # Size of the smallest non-empty group of people that any combination of the kept terms singles
    # out; None if nothing known is kept (then it is the population).
    k_reached: int | None = None
    before: Before = Before()  # What the text as written gives away.
    method: str = ""  # How the decision was counted: "generators", "signatures" or "joint".
    # Under the guarantee "joint", what was proven of the release.
    proof: Mapping[str, Any] = field(default_factory=dict)
    # Where the people are a sample, what `population.Sample.fits` says of what is kept; `k_reached`
    # is then what is promised of the population.
    fits: Mapping[str, Any] = field(default_factory=dict)

    def is_masked(self, position: int) -> bool:
        """Whether a mention, or all of it but a part, is replaced."""
        return self.decisions[position].masked or self.written[position].is_part

    def to_plain(self) -> dict[str, Any]:
        """What `from_plain` needs, in tuples, which the garbage collector lets alone."""
        return {
            "k": self.k,
            "guarantee": self.guarantee,
            "knowledge_base": self.fingerprint,
            "people": self.people,
            "mentions": tuple(map(_MENTION, self.mentions)),
            "terms": tuple(map(_TERM, self.terms)),
            "decisions": tuple(map(_DECISION, self.decisions)),
            "written": tuple(map(_WRITTEN, self.written)),
            "without_part": tuple(self.without_part.items()),
            "is_open": self.is_open,
            **({"fits": dict(self.fits)} if self.fits else {}),
        }

    @classmethod
    def from_plain(
        cls,
        text: str,
        plain: Mapping[str, Any],
        knowledge: Knowledge | None = None,
        *,
        masked: Collection[int] = (),
    ) -> DocState:
        """Make a state again."""
        if knowledge is not None and plain["knowledge_base"] != knowledge.fingerprint:
            values = {"expected": plain["knowledge_base"], "found": knowledge.fingerprint}
            raise KanonError(Errors.E444.format(path=getattr(knowledge, "path", "-"), **values))
        terms: list[Term] = []
        term_of = [0] * len(plain["mentions"])
        for number, entry in enumerate(plain["terms"]):
            key, kind, keys, shows, positions, entity, stays = entry
            for position in positions:
                term_of[position] = number
            shows = tuple(map(tuple, shows))
            people = None
            if knowledge is not None:  # The people that it was counted by.
                people = people_with(keys, knowledge)
                if people is not None and plain["guarantee"] == JOINT:
                    people = BitMap.intersection(people, *people_of_each(shows, knowledge))
                elif people is None and stays:
                    people = people_or_implied(None, people_of_each(shows, knowledge))
            start, end = plain["mentions"][positions[0]][:2]
            stays = stays and not any(position in masked for position in positions)
            terms.append(
                Term(
                    key, kind, text[start:end], people, stays, (), tuple(keys), tuple(positions),
                    entity, shows,
                )
            )  # fmt: skip
        mentions = tuple(
            Mention(
                start, end, kind, terms[term].key, tuple(keys), source, sub_kind=sub_kind,
                unsure=unsure, policy=Policy(policy), part=part,
            )
            for (start, end, kind, source, sub_kind, keys, unsure, policy, part), term in zip(
                plain["mentions"], term_of, strict=True
            )
        )  # fmt: skip
        return cls(
            text,
            plain["k"],
            plain["guarantee"],
            plain["knowledge_base"],
            mentions,
            tuple(terms),
            tuple(term_of),
            plain["people"],
            tuple(
                Decision(mention, gone, reason, support, tuple(partners), score, entity)
                for mention, (gone, reason, support, partners, score, entity) in zip(
                    mentions, plain["decisions"], strict=True
                )
            ),
            tuple(Written(*values) for values in plain["written"]),
            dict(plain["without_part"]),
            tuple(plain["is_open"]),
            fits=plain.get("fits", {}),
        )

    def with_terms(self, terms: Sequence[Term]) -> DocState:
        """The same text with terms that have been decided on, or have got wordings."""
        return replace(self, terms=tuple(terms))

    def beginning_at(self, starts: Mapping[int, int]) -> DocState:
        """The same decisions on mentions that begin earlier."""
        if not starts:
            return self
        mentions, decisions = list(self.mentions), list(self.decisions)
        for position, start in starts.items():
            mentions[position] = replace(mentions[position], start=start)
            decisions[position] = replace(decisions[position], mention=mentions[position])
        return replace(self, mentions=tuple(mentions), decisions=tuple(decisions))


def people_with(keys: Collection[str], knowledge: Knowledge) -> BitMap | None:
    """All people who have one of several terms, not to be changed in place; None if unknown."""
    lists = [people for people in map(knowledge.people, keys) if people]
    if len(lists) > 1:
        return BitMap.union(*lists)
    return lists[0] if lists else None


def people_or_implied(people: BitMap | None, implied: Sequence[BitMap]) -> BitMap | None:
    """Who fits what can be counted of a phrase."""
    return BitMap.intersection(*implied) if people is None and implied else people


def people_of_each(shows: Sequence[Sequence[str]], knowledge: Knowledge) -> tuple[BitMap, ...]:
    """The people of each of several things that a mention shows."""
    lists = [people_with(keys, knowledge) for keys in shows]
    return tuple(people for people in lists if people is not None)


BY_MODEL = "model"
TOKENS = "tokens"
BITS = "bits"
WEIGHTS = (TOKENS, BITS)


@dataclass(frozen=True, slots=True)
class Options:
    """How to decide. The defaults are those of the `kanon_masker` component.

    k (int): Wanted size of every group of people that the kept terms can single out.
    guarantee (str): "joint": all that is kept fits at least `k` people together, so that no fact
        which the knowledge base misses can break it. "combinations": Algorithm 1; no combination
        of kept terms fits 1 to k - 1 people, and one that fits no person counts as safe.
    selection (str | None): Which terms stay. Under "joint" one of "best" (the most), "greedy" (the
        most frequent first) and "random"; under "combinations" which term of a breach is masked:
        "greedy" (the one that fewest people have) or "random". None: "best" and "greedy".
    weights (str): What "best" keeps the most of: "tokens" (characters of text) or "bits"
        (information).
    unknown (str): "mask" or "keep" what the knowledge base does not know, or let the trained
        "model" say.
    always_mask (tuple[str, ...]): Kinds that never stay.
    combine (str): How a trained masker's spans and the counts agree (see `decide`).
    seed (int): For `selection="random"`.
    node_budget (int | None): Combinations, or branches, to look at before the exact fallback takes
        over or the bound is reported; None is the guarantee's own.
    confidence (float): Where the knowledge base is a sample, the chance with which at least `k`
        people of its population fit what is kept; see `population`.
    RAISES (KanonError): E321 or E322 for a setting out of range.
    """

    k: int = DEFAULT_K
    guarantee: str = JOINT
    selection: str | None = None
    weights: str = TOKENS
    unknown: str = "mask"
    always_mask: tuple[str, ...] = (PERSON, CODE)
    combine: str = "union"
    seed: int = 0
    node_budget: int | None = None
    confidence: float = CONFIDENCE

    def __post_init__(self) -> None:
        if not isinstance(self.k, int) or isinstance(self.k, bool) or self.k < 1:
            raise KanonError(Errors.E322.format(name="k", least=1, value=self.k))
        if not 0.5 <= self.confidence < 1:
            raise must_be("confidence", "from 0.5 to below 1", self.confidence)
        _check_choice("guarantee", self.guarantee, GUARANTEES)
        _check_choice("unknown", self.unknown, ("mask", "keep", BY_MODEL))
        _check_choice("combine", self.combine, ("union", "release"))
        for kind in self.always_mask:
            _check_choice("always_mask", kind, KINDS)
        by_combinations = self.guarantee == COMBINATIONS
        strategies = ("greedy", "random") if by_combinations else tuple(STRATEGIES)
        _check_choice("selection", self.strategy, strategies)
        _check_choice("weights", self.weights, WEIGHTS)

    @property
    def strategy(self) -> str:
        """The selection, or the guarantee's own."""
        if self.selection is not None:
            return self.selection
        return "best" if self.guarantee == JOINT else "greedy"

    @property
    def budget(self) -> int:
        """The node budget, or the guarantee's own."""
        if self.node_budget is not None:
            return self.node_budget
        return JOINT_BUDGET if self.guarantee == JOINT else NODE_BUDGET
