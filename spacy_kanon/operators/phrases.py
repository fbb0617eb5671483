"""What operators read and write: a phrase that goes, and what is written in its place."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

from ..lang.language_rules import LanguageRules
from .keys import Secret


@dataclass(frozen=True, slots=True)
class Phrase:
    """A phrase that must not stay as written.

    text (str): As written.
    kind (str): One of `names.KINDS`.
    label (str): What a placeholder calls it: the sub-kind, or the kind.
    number (int): Of the person or thing in its text, from 1.
    identity (str): What is equal in all phrases that stand for the same person or thing.
    before (str): The words before it.
    """

    text: str
    kind: str
    label: str
    number: int = 1
    identity: str = ""
    before: str = ""


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What all phrases of one text share.

    secret (Secret | None): The key, if the operators have one.
    within (bytes): Equal for all texts in which the same phrase gets the same words.
    subject (bytes): Equal for all texts about the same person.
    language (LanguageRules | None): Of the text, if there are rules for it.
    taken (frozenset[str]): Words in lower case that a surrogate must not have.
    """

    secret: Secret | None = None
    within: bytes = b""
    subject: bytes = b""
    language: LanguageRules | None = None
    taken: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Written:
    """What stands in the place of a phrase.

    text (str): As it is released.
    operator (str): Name of the operator that wrote it.
    instead_of (str): Name of the operator that could not write anything for this phrase, or "".
    true (bool): Whether it says nothing that is not so.
    is_part (bool): Whether it is the part of the phrase that stays, which was decided on.
    undo (Mapping[str, Any]): What undoing it needs besides the key, in plain values.
    """

    text: str
    operator: str
    instead_of: str = ""
    true: bool = True
    is_part: bool = False
    undo: Mapping[str, Any] = field(default_factory=dict)


class Operator(Protocol):
    """Writes something in the place of phrases. It has no state that texts change.

    name (str): In configs and records.
    shows (str): What a reader learns from what it writes, as a sentence for the report; "" if
        nothing. Counts of people do not see it.
    true (bool): Whether what it writes says nothing that is not so.
    needs_key (bool): Whether it works only with a key.
    """

    name: str
    shows: str
    true: bool
    needs_key: bool

    def write(self, phrase: Phrase, around: Surroundings) -> Written | None:
        """What to put in the place of a phrase.

        phrase (Phrase): What goes.
        around (Surroundings): Of its text.
        RETURNS (Written | None): None if the operator has nothing for such a phrase.
        """
        ...


def words_of(text: str) -> frozenset[str]:
    """The words of a text, in lower case.

    text (str): Any text.
    RETURNS (frozenset[str]): Without those of one character.
    """
    return frozenset(word.lower() for word in re.findall(r"\w{2,}", text))
