"""What the attacker knows about each person, and the texts that are attacked."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from ...errors import Errors, KanonError

_WORD = re.compile(r"\S+")
_NAMED = 10  # People or documents that a message names.


@dataclass(frozen=True, slots=True)
class Target:
    """A text that is attacked, and the person it is really about.

    doc_id (str): Id of the text.
    person (str): Whom it is about.
    text (str): As the system released it.
    """

    doc_id: str
    person: str
    text: str


@dataclass(frozen=True, slots=True)
class Background:
    """What the attacker knows: for every person one or more documents, in a fixed order.

    people (tuple[str, ...]): Each person once.
    documents (tuple[tuple[str, ...], ...]): The documents of each person, none of them empty.
    """

    people: tuple[str, ...]
    documents: tuple[tuple[str, ...], ...]

    @classmethod
    def from_pairs(cls, pairs: Iterable[tuple[str, str]]) -> Background:
        """Collect (person, document) pairs; people keep the order in which they first come.

        pairs (Iterable[tuple[str, str]]): Person and document.
        RETURNS (Background): Documents of each person in the order they come.
        RAISES (KanonError): E645 for an empty document, E605 for fewer than two people.
        """
        documents_of: dict[str, list[str]] = {}
        for person, document in pairs:
            if not document.strip():
                raise KanonError(Errors.E645.format(person=person))
            documents_of.setdefault(person, []).append(document)
        if len(documents_of) < 2:
            advice = "Add the background documents of more people."
            raise KanonError(
                Errors.E605.format(
                    what="The attack",
                    minimum=2,
                    unit="people",
                    count=len(documents_of),
                    advice=advice,
                )
            )
        return cls(tuple(documents_of), tuple(map(tuple, documents_of.values())))

    def head(self, share: float) -> Background:
        """The first `share` (0 to 1] of the words of every document, at least one word.

        share (float): Of the words of each document, above 0, at most 1.
        RETURNS (Background): The same people with shorter documents.
        RAISES (KanonError): E646 for a share outside (0, 1].
        """
        if not 0 < share <= 1:
            raise KanonError(Errors.E646.format(share=share))
        if share == 1:
            return self
        shortened = tuple(
            tuple(first_words(document, share) for document in documents)
            for documents in self.documents
        )
        return Background(self.people, shortened)

    def with_masked(self, masked: Iterable[tuple[str, str]]) -> Background:
        """The same people, also known by anonymized documents.

        The paper's attacker anonymizes part of the background with the tool under attack, so that
        training texts look like the attacked ones. A document of somebody else is refused.

        masked (Iterable[tuple[str, str]]): Person and document.
        RETURNS (Background): The same people, some with more documents.
        RAISES (KanonError): E645 for an empty document, E642 for an unknown person.
        """
        more: dict[str, list[str]] = {person: [] for person in self.people}
        pairs = list(masked)
        refuse_absent([person for person, _ in pairs], more)
        for person, document in pairs:
            if not document.strip():
                raise KanonError(Errors.E645.format(person=person))
            more[person].append(document)
        documents = tuple(
            (*documents_of_person, *more[person])
            for person, documents_of_person in zip(self.people, self.documents, strict=True)
        )
        return Background(self.people, documents)

    def alike(self) -> list[tuple[str, ...]]:
        """Groups of people with equal documents: no attacker can tell them apart.

        RETURNS (list[tuple[str, ...]]): Groups of two or more people.
        """
        groups: dict[tuple[str, ...], list[str]] = {}
        for person, documents in zip(self.people, self.documents, strict=True):
            groups.setdefault(documents, []).append(person)
        return [tuple(group) for group in groups.values() if len(group) > 1]


def first_words(text: str, share: float) -> str:
    """The text up to the end of its first `share` of words (runs without white space).

    text (str): Any text.
    share (float): Above 0, at most 1.
    RETURNS (str): At least one word, if there is one.

    >>> first_words("Ada wrote the notes", 0.5)
    'Ada wrote'
    """
    words = list(_WORD.finditer(text))
    if not words:
        return text
    return text[: words[math.ceil(share * len(words)) - 1].end()]


def shorten(names: Sequence[str]) -> str:
    """The first names of a long list, for a message.

    names (Sequence[str]): In the order they are to be shown.
    RETURNS (str): Names with commas between, and how many more there are.
    """
    more = f" and {len(names) - _NAMED} more" if len(names) > _NAMED else ""
    return ", ".join(names[:_NAMED]) + more


def refuse_absent(people: Sequence[str], background: Mapping[str, object]) -> None:
    """Refuse people of whom the background holds no document.

    people (Sequence[str]): Whom the texts are about.
    background (Mapping[str, object]): Its keys are the people that the attacker knows.
    RAISES (KanonError): E642 if somebody is not among them.
    """
    distinct = dict.fromkeys(people)
    absent = [person for person in distinct if person not in background]
    if absent:
        raise KanonError(
            Errors.E642.format(count=len(absent), total=len(distinct), people=shorten(absent))
        )
