"""Terms with their possible replacements, and what may choose among them.

A *selector* gets the terms of one document, each with its wordings from the least general to
`***`, and says for each which one it is to be. Whoever chose, the text as released is counted
again: kept, generalized and masked terms together.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol, runtime_checkable

from pyroaring import BitMap

from ..errors import Errors, KanonError
from ..lang.language_rules import NOUN
from .combinations import NODE_BUDGET, Witness, smallest_supports, verify


@dataclass(frozen=True, slots=True)
class Wording:
    """One replacement of a term.

    text (str): The bare phrase, without article: "city in Norway".
    form (str): How the language fits it into a sentence: NOUN, NAME, PERIOD or YEAR of
        `lang.language_rules`.
    says (tuple[BitMap, ...] | None): Whom each thing it says fits: first the phrase, the union of
        all that it covers, then terms that it names ("Norway"). Empty: it says nothing ("DATE",
        "PERSON 1", "***") and fits everybody. None: it says something that cannot be counted.
    phrase (str): What it covers, to count it again: id of a phrase of the ontology
        ("class/Q515/in/Q20") or key of the knowledge base ("date/197X"); "" if there is none.
    adjective (str): What stands instead before a noun: "Norwegian"; "" for the phrase's own noun.
    """

    text: str
    form: str = NOUN
    says: tuple[BitMap, ...] | None = ()
    phrase: str = ""
    adjective: str = ""

    @property
    def is_free(self) -> bool:
        """Whether it says nothing about anybody."""
        return self.says == ()


@dataclass(frozen=True, slots=True)
class Term:
    """A term of one document. Its mentions all get one wording.

    key (str): Its canonical key. kind (str): One of `names.KINDS`.
    text (str): Its first mention, as written.
    people (BitMap | None): Whom it fits as written; None if the knowledge base does not know it.
    stays (bool): It may stay as written.
    wordings (tuple[Wording, ...]): From the least general to the last, which is always `***`; empty
        until somebody has looked for them.
    keys (tuple[str, ...]): Keys of the knowledge base that it may mean; none: it is not known.
    mentions (tuple[int, ...]): Positions of its mentions among those of the document.
    entity (int): Number of the person, or of the term among those of its label, from 1 in order of
        first mention, but kept terms after masked ones.
    shows (tuple[tuple[str, ...], ...]): Further things that it shows, see `types.Mention`.
    """

    key: str
    kind: str
    text: str
    people: BitMap | None
    stays: bool
    wordings: tuple[Wording, ...] = ()
    keys: tuple[str, ...] = ()
    mentions: tuple[int, ...] = ()
    entity: int = 0
    shows: tuple[tuple[str, ...], ...] = ()


class Refusal(NamedTuple):
    """A level of a term (None: as written) and the breach, in numbers of terms, that it makes."""

    level: int | None
    witness: Witness


@dataclass(frozen=True, slots=True)
class Choice:
    """What a selector chose.

    levels (tuple[int | None, ...]): Per term the number of its wording; None leaves it as written.
    refused (dict[int, tuple[Refusal, ...]]): Per term, more specific wordings and why not.
    counted (Counted | None): The release, if the selector has counted it, breaches included.
    """

    levels: tuple[int | None, ...]
    refused: dict[int, tuple[Refusal, ...]] = field(default_factory=dict)
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
        """How much each wording of each term is liked, from 0 to 1; last the term as written.

        terms (Sequence[Term]): With their wordings.
        RETURNS (Sequence[Sequence[float]]): One list a term.
        """
        ...


@dataclass(frozen=True, slots=True)
class Counted:
    """The text as released, counted.

    supports (dict[int, int]): Per term that says something that can be counted, the smallest
        non-empty support of any combination with it.
    breaches (tuple[Witness, ...]): Combinations that fit 1 to k - 1 people (the largest ones).
    uncounted (tuple[int, ...]): Terms whose wording says something that cannot be counted.
    """

    supports: dict[int, int]
    breaches: tuple[Witness, ...]
    uncounted: tuple[int, ...]

    @property
    def k_reached(self) -> int | None:
        """The smallest group that the release singles out; None if it says nothing counted."""
        return min(self.supports.values(), default=None)


def check_choice(terms: Sequence[Term], choice: Choice) -> None:
    """RAISES (KanonError): E440 or E441 if a chosen level does not exist or is not allowed."""
    if len(choice.levels) != len(terms):
        raise KanonError(Errors.E440.format(found=len(choice.levels), expected=len(terms)))
    for number, (term, level) in enumerate(zip(terms, choice.levels, strict=True), start=1):
        if level is None and term.stays:
            continue
        count = len(term.wordings)
        if level is None or not 0 <= level < count:
            raise KanonError(
                Errors.E441.format(level=level, number=number, kind=term.kind, count=count)
            )


def count_release(terms: Sequence[Term], choice: Choice, *, k: int) -> Counted:
    """Count what a choice releases, by signatures."""
    postings: list[BitMap] = []
    owners: list[int] = []
    uncounted: list[int] = []
    for number, (term, level) in enumerate(zip(terms, choice.levels, strict=True)):
        says = said(term, level)
        if says is None:
            uncounted.append(number)
        for people in says or ():
            postings.append(people)
            owners.append(number)
    places = range(len(postings))
    supports: dict[int, int] = {}
    for place, support in smallest_supports(postings, places).items():
        owner = owners[place]
        supports[owner] = min(supports.get(owner, support), support)
    breaches = tuple(
        Witness(tuple(sorted({owners[place] for place in found.terms})), found.support)
        for found in verify(postings, places, k)
    )
    return Counted(dict(sorted(supports.items())), breaches, tuple(uncounted))


def said(term: Term, level: int | None) -> tuple[BitMap, ...] | None:
    """Whom each thing that a wording says fits; None: it cannot be counted."""
    if level is not None:
        return term.wordings[level].says
    return None if term.people is None else (term.people,)
