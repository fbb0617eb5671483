"""Nouns that are passed between rooms: small, frozen, plain."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntFlag
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from .names import SIMPLE_RANDOM

if TYPE_CHECKING:  # evaluation and corpus use the nouns below without a knowledge base
    from pyroaring import BitMap


class Policy(IntFlag):
    """What lists, a trained masker and operators say of a mention, before people are counted."""

    FORCED = 1  # A trained masker hides it.
    DENIED = 2  # A list hides it.
    ALLOWED = 4  # A list lets it stay where k allows it.
    PART_ALLOWED = 8  # It holds what a list allows, and cannot be cut there.
    RULED = 16  # The operator of its kind lets it stay, as far as the operator goes.
    RULED_OUT = 32  # The operator of its kind lets nothing of it stay.


NO_POLICY = Policy(0)


@dataclass(frozen=True, slots=True)
class Mention:
    """A stretch of a text that may identify a person.

    start, end (int): Character offsets (code points, end exclusive) into the original text.
    kind (str): One of `names.KINDS`.
    key (str): Canonical key. Mentions with equal keys are decided together.
    keys (tuple[str, ...]): Keys of the knowledge base whose posting lists count for this mention,
        as their union: several where the text is ambiguous ("5/6/1972"), none where the knowledge
        base does not know the phrase (its risk is then unknown, never zero).
    source (str): Who found it: "kb", "rules", "ents" or the name of a span group.
    shows (tuple[tuple[str, ...], ...]): What a reader of the mention learns in addition to
        `keys`: of a day its month, year, decade and century, of "Paris, Texas" also Paris. Each is
        one further thing shown, known of the union of the people of its keys.
    sub_kind (str): What it is more exactly, such as one of `names.SUB_KINDS`; "" if unknown.
    unsure (bool): Whether the kind is a guess: a name may be a person, a number a code or an age.
    policy (Policy): What lists, a trained masker and operators say of it.
    part (str | None): What an operator writes for it if it stays; None: the text as written.
    """

    start: int
    end: int
    kind: str
    key: str
    keys: tuple[str, ...] = ()
    source: str = "kb"
    shows: tuple[tuple[str, ...], ...] = ()
    sub_kind: str = ""
    unsure: bool = False
    policy: Policy = NO_POLICY
    part: str | None = None

    @property
    def label(self) -> str:
        """What a placeholder calls it: the sub-kind, or the kind."""
        return self.sub_kind or self.kind


@dataclass(frozen=True, slots=True)
class Written:
    """What stands in the place of a phrase."""

    text: str  # As it is released.
    operator: str  # Name of the operator that wrote it.
    instead_of: str = ""  # Of the one that could not write anything for this phrase, or "".
    true: bool = True  # Whether it says nothing that is not so.
    is_part: bool = False  # Whether it is the part of the phrase that stays, and was decided on.


class MaskedSpan(NamedTuple):
    """A stretch of a text that a system hides, and what it puts there; None: nothing said."""

    start: int
    end: int
    replacement: str | None = None


@dataclass(frozen=True, slots=True)
class GoldMention:
    """A mention (code points, end exclusive) as a person annotated it."""

    start: int
    end: int
    kind: str  # One of `names.KINDS`, or whatever label the source used.
    identifier_type: str  # One of `names.IDENTIFIER_TYPES`.
    entity_id: str  # Mentions of one annotator with equal ids are one entity.
    mention_id: str = ""  # As the source numbers it.
    # The source's other fields, kept as they were.
    extra: Mapping[str, Any] = field(default_factory=dict, hash=False)


@dataclass(frozen=True, slots=True)
class AnnotatedText:
    """A text with the mentions that each of its annotators marked, in annotation order.

    An annotator who marked nothing is listed with an empty sequence; one who did not read the
    text is not listed.

    doc_id (str): Id of the document.
    text (str): The whole text.
    annotations (Mapping[str, Sequence[GoldMention]]): Mentions by the name of their annotator.
    meta (Mapping[str, Any]): The source's other fields.
    """

    doc_id: str
    text: str
    annotations: Mapping[str, Sequence[GoldMention]] = field(hash=False)
    meta: Mapping[str, Any] = field(default_factory=dict, hash=False)


class TermRow(NamedTuple):
    """One fact of the background knowledge: this person has this term."""

    key: str  # A normalized surface ("Oslo"), or a prefixed key ("date/1972-05").
    person: int  # Dense number, 0-based.
    kind: str  # One of `names.KINDS`.
    origin: str  # The Wikidata property ("P19") or the table's column ("birth_place").


class Population(NamedTuple):
    """What the people of a knowledge base are a sample of.

    name (str): What reports call it, such as "us".
    size (int): How many people it has.
    sampling (str): "simple random": drawn from it, each set of people with the same chance;
        "synthetic": drawn from a model that the population is taken to be drawn from, too.
    source (str): Where size and shares come from.
    """

    name: str
    size: int
    sampling: str = SIMPLE_RANDOM
    source: str = ""


class PeopleSource(Protocol):
    """Where a knowledge base is built from."""

    def describe(self) -> dict[str, object]:
        """What `meta.json` says of the source: name, path, date, languages and options."""

    def batches(self) -> Iterator[Sequence[TermRow]]:
        """Stream all facts in bounded memory, many at a time."""

    @property
    def population(self) -> int:
        """Number of people; final once `batches` is exhausted."""


class TermDictionary(Protocol):
    """What the search for mentions needs of a knowledge base."""

    def prefixes(self, text: str) -> list[str]:
        """Keys of all literal surfaces that `text` starts with, shortest first."""

    def has_prefix(self, prefix: str) -> bool: ...  # Whether a key begins so.

    @property
    def folded(self) -> bool: ...  # Whether it has surfaces case-folded, too.

    def folded_prefixes(self, text: str) -> list[str]: ...

    def __contains__(self, key: object) -> bool: ...

    def kind(self, key: str) -> str:
        """The kind that most people have this term under."""


class Knowledge(TermDictionary, Protocol):
    """A knowledge base opened for reading. Thread- and fork-safe."""

    @property
    def population(self) -> int:
        """Number of people in it."""

    @property
    def sample_of(self) -> Population | None:
        """What its people are a sample of; None: they are all there are."""

    @property
    def fingerprint(self) -> str: ...

    def count(self, key: str) -> int:
        """Number of people with the term; 0 if the key is unknown."""

    def people(self, key: str) -> BitMap:
        """Ids of the people with the term, in a shared object: never change it in place."""

    def kinds(self, key: str) -> tuple[str, ...]:
        """All kinds that people have the term under."""

    def origins(self, key: str) -> tuple[str, ...]:
        """Properties or columns the term came from, sorted."""
