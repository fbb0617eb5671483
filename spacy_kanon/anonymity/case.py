"""One text on its way through masking, recoding and rewriting: its terms, and what may stay.

A term is everything in one text that has one canonical key and stands for the same people; its
mentions are decided together. The masker makes the terms, the generalizer gives wordings to those
that must not stay as written, whoever rewrites the text reads them.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from pyroaring import BitMap

from ..errors import Errors, KanonError
from ..types import Knowledge, Mention
from .recoding_types import Term

JOINT = "joint"
COMBINATIONS = "combinations"
GUARANTEES = (JOINT, COMBINATIONS)


@dataclass(frozen=True, slots=True)
class Case:
    """The terms of one text.

    text (str): As written.
    k (int): Fewest people that what is released may fit.
    guarantee (str): "joint" or "combinations", see `options.Options`.
    scope (tuple[str, ...]): Keys of the terms that everybody has among whom is counted.
    fingerprint (str): Of the knowledge base that the people are of.
    mentions (tuple[Mention, ...]): In text order, without overlaps.
    terms (tuple[Term, ...]): In order of first mention.
    term_of (tuple[int, ...]): Per mention, the number of its term.
    """

    text: str
    k: int
    guarantee: str
    scope: tuple[str, ...]
    fingerprint: str
    mentions: tuple[Mention, ...]
    terms: tuple[Term, ...]
    term_of: tuple[int, ...]

    def to_plain(self) -> dict[str, Any]:
        """What `from_plain` needs besides the text and the people, in plain values."""
        return {
            "k": self.k,
            "guarantee": self.guarantee,
            "scope": list(self.scope),
            "knowledge_base": self.fingerprint,
            "mentions": [[m.start, m.end, m.kind, m.source, m.sub_kind] for m in self.mentions],
            "terms": [
                {
                    "key": term.key,
                    "kind": term.kind,
                    "keys": list(term.keys),
                    "shows": [list(keys) for keys in term.shows],
                    "mentions": list(term.mentions),
                    "entity": term.entity,
                    "stays": term.stays,
                }
                for term in self.terms
            ],
        }

    @classmethod
    def from_plain(
        cls,
        text: str,
        plain: Mapping[str, Any],
        knowledge: Knowledge,
        *,
        leaving: Collection[int] = (),
    ) -> Case:
        """Make a case again.

        text (str): The text that it was made of.
        plain (Mapping[str, Any]): What `to_plain` gave.
        knowledge (Knowledge): The knowledge base that it was counted with.
        leaving (Collection[int]): Positions of mentions that somebody has masked since; their terms
            do not stay.
        RETURNS (Case): With people, and without wordings.
        RAISES (KanonError): E444 if the knowledge base is another one.
        """
        if plain["knowledge_base"] != knowledge.fingerprint:
            raise KanonError(
                Errors.E444.format(
                    expected=plain["knowledge_base"],
                    path=getattr(knowledge, "path", "-"),
                    found=knowledge.fingerprint,
                )
            )
        terms, term_of = [], [0] * len(plain["mentions"])
        for number, entry in enumerate(plain["terms"]):
            positions = tuple(entry["mentions"])
            for position in positions:
                term_of[position] = number
            start, end = plain["mentions"][positions[0]][:2]
            keys = tuple(entry["keys"])
            shows = tuple(tuple(shown) for shown in entry["shows"])
            people = people_with(keys, knowledge)
            if people is not None and plain["guarantee"] == JOINT:
                people = BitMap.intersection(people, *people_of_each(shows, knowledge))
            elif people is None and entry["stays"]:
                people = people_or_shown(None, people_of_each(shows, knowledge))
            terms.append(
                Term(
                    entry["key"],
                    entry["kind"],
                    text[start:end],
                    people,
                    entry["stays"] and leaving_none(positions, leaving),
                    (),
                    keys,
                    positions,
                    entry["entity"],
                    shows,
                )
            )
        mentions = tuple(
            Mention(start, end, kind, terms[term].key, terms[term].keys, source, sub_kind=sub_kind)
            for (start, end, kind, source, sub_kind), term in zip(
                plain["mentions"], term_of, strict=True
            )
        )
        return cls(
            text,
            plain["k"],
            plain["guarantee"],
            tuple(plain["scope"]),
            plain["knowledge_base"],
            mentions,
            tuple(terms),
            tuple(term_of),
        )

    def with_terms(self, terms: Sequence[Term]) -> Case:
        """The same text with terms that have been decided on, or have got wordings."""
        return replace(self, terms=tuple(terms))


def leaving_none(positions: Sequence[int], leaving: Collection[int]) -> bool:
    """Whether none of the mentions is one of those that leave."""
    return not any(position in leaving for position in positions)


def people_with(keys: Collection[str], knowledge: Knowledge) -> BitMap | None:
    """Everybody who has one of several terms.

    keys (Collection[str]): Keys of terms: several where a phrase is ambiguous.
    knowledge (Knowledge): Where the people come from.
    RETURNS (BitMap | None): The union of the posting lists (it may be one of the knowledge base's
        own: never change it in place); None if the knowledge base knows none of the terms.
    """
    lists = [people for people in map(knowledge.people, keys) if people]
    if len(lists) > 1:
        return BitMap.union(*lists)
    return lists[0] if lists else None


def people_or_shown(people: BitMap | None, shown: Sequence[BitMap]) -> BitMap | None:
    """Who fits what can be counted of a phrase.

    people (BitMap | None): Those of the phrase; None if the knowledge base does not know it.
    shown (Sequence[BitMap]): Those of each known thing that it shows besides.
    RETURNS (BitMap | None): Whoever fits an unknown phrase fits all that it shows; None if that is
        nothing.
    """
    return BitMap.intersection(*shown) if people is None and shown else people


def people_of_each(shows: Sequence[Sequence[str]], knowledge: Knowledge) -> tuple[BitMap, ...]:
    """The people of each of several things that a mention shows.

    shows (Sequence[Sequence[str]]): Keys of each.
    knowledge (Knowledge): Where the people come from.
    RETURNS (tuple[BitMap, ...]): Without those that nobody is known to have.
    """
    lists = [people_with(keys, knowledge) for keys in shows]
    return tuple(people for people in lists if people is not None)
