"""Mentions -> the terms of a text: grouped by key, names spread over their parts, numbered."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from pyroaring import BitMap

from ..lang.language_rules import LanguageRules
from ..names import CODE, PERSON, QUANTITY
from ..types import Knowledge, Mention
from .state import people_of_each, people_or_shown, people_with


@dataclass(slots=True)
class TermDraft:
    """A term in the making.

    mentions (list[int]): Positions of its mentions.
    keys (tuple[str, ...]): Keys of the knowledge base.
    people (BitMap | None): Who has one of these; None if the knowledge base has none of them.
    kinds (set[str]): Of its mentions.
    shows (tuple[tuple[str, ...], ...]): Further things that its mentions show, see `types.Mention`.
    shown (tuple[BitMap, ...]): The people of each of these.
    characters (int): Of all its mentions.
    entity (int): Number of the person or thing that it stands for.
    unsure (bool): Whether the kind of a mention is a guess: it may be a person.
    """

    key: str
    keys: tuple[str, ...]
    people: BitMap | None
    mentions: list[int]
    kinds: set[str]
    shows: tuple[tuple[str, ...], ...] = ()
    shown: tuple[BitMap, ...] = ()
    characters: int = 0
    entity: int = 0
    unsure: bool = False

    @property
    def may_be(self) -> str:
        """What a term of which the kind is a guess may be at worst."""
        return CODE if QUANTITY in self.kinds else PERSON

    @property
    def fitting(self) -> BitMap | None:
        """Who fits what can be counted: of an unknown phrase, the known terms that it shows."""
        return people_or_shown(self.people, self.shown)

    def kind(self, of_mention: str) -> str:
        """The kind of a mention: a person's name or a code anywhere is one everywhere."""
        if PERSON in self.kinds:
            return PERSON
        return CODE if CODE in self.kinds else of_mention


def group_by_key(mentions: Sequence[Mention], knowledge: Knowledge) -> list[TermDraft]:
    """The terms of mentions, in order of first mention.

    Mentions with equal keys are one term, unless they stand for different people: "Class of '03" is
    1903 or 2003, "1903" is not. A mention that the knowledge base does not know goes with the first
    term of its key.

    mentions (Sequence[Mention]): In text order.
    knowledge (Knowledge): Where the people come from.
    RETURNS (list[TermDraft]): Each with a key of its own.
    """
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
            draft = same_key[mention.keys] = TermDraft(key, mention.keys, people, [], set())
            drafts.append(draft)
        more = tuple(keys for keys in mention.shows if keys not in draft.shows)
        if more:
            draft.shows += more
            draft.shown += people_of_each(more, knowledge)
        draft.mentions.append(position)
        draft.kinds.add(mention.kind)
        draft.unsure = draft.unsure or mention.unsure
        draft.characters += mention.end - mention.start
    return drafts


def spread_names(
    text: str, mentions: Sequence[Mention], terms: Sequence[TermDraft], language: LanguageRules
) -> None:
    """What a person of this text is called by is a person's name wherever else it stands.

    That is the surname, and any other part of the name that the knowledge base does not know.
    """
    parts: set[str] = set()
    surnames: set[str] = set()
    for term in terms:
        if PERSON in term.kinds:
            name = surface_of(text, mentions, term)
            if language.is_plain_name(name):
                parts.update(name.split())
                surnames.add(language.surname(name))
    for term in terms:
        word = surface_of(text, mentions, term)
        if word in surnames or (term.people is None and word in parts):
            term.kinds.add(PERSON)


def surface_of(text: str, mentions: Sequence[Mention], term: TermDraft) -> str:
    first = mentions[term.mentions[0]]
    return text[first.start : first.end]


def number_persons(
    text: str,
    mentions: Sequence[Mention],
    terms: Sequence[TermDraft],
    language: LanguageRules | None,
) -> None:
    """Number persons in order of first mention from 1; all forms of a name share a number."""
    persons = [term for term in terms if PERSON in term.kinds]
    surfaces = [surface_of(text, mentions, term) for term in persons]
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
    """Number what is no person from 1, for each label (that is the sub-kind, or the kind) by
    itself: first what is masked in order of first mention, then what stays, which somebody may hide
    later.
    """
    seen: dict[str, int] = {}
    others = [i for i, term in enumerate(terms) if PERSON not in term.kinds]
    for i in sorted(others, key=lambda i: i not in gone):
        label = mentions[terms[i].mentions[0]].label
        seen[label] = terms[i].entity = seen.get(label, 0) + 1
