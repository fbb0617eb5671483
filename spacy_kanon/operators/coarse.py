"""Operators that leave the coarser part of a phrase that a rule lets stay: `year`, `age-band`,
`zip3`.

The coarser part is decided on like any phrase: where the knowledge base knows it (a year), it stays
only if k people fit, and is counted with all that stays; where it does not, it stays uncounted,
because the rule says so. What has no such part goes.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol, runtime_checkable

from ..lang.language_rules import YEAR, LanguageRules
from ..names import AGE, DATE_OF_BIRTH, DATETIME, ZIP
from .plain import Phrase, Surroundings, Written

# Areas of fewer than 20,000 people by the census of 2000, 45 CFR 164.514(b)(2)(i)(B).
RESTRICTED = (
    "036", "059", "063", "102", "203", "556", "692", "790", "821", "823", "830", "831", "878",
    "879", "884", "890", "893",
)  # fmt: skip
_ZIP = re.compile(r"(\d{3})\d\d(?:-\d{4})?")
_NUMBER = re.compile(r"\d{1,3}")


class Part(NamedTuple):
    """What may stay of a phrase.

    text (str): As it is written then; equal to the phrase if all of it may stay.
    keys (tuple[str, ...]): Under which a knowledge base may know it.
    """

    text: str
    keys: tuple[str, ...] = ()


@runtime_checkable
class Coarse(Protocol):
    """An operator that leaves a part of phrases."""

    name: str

    def part(self, phrase: Phrase, keys: Sequence[str], language: LanguageRules) -> Part | None:
        """What may stay of a phrase.

        keys (Sequence[str]): Under which a knowledge base knows all of it.
        RETURNS (Part | None): None if nothing may.
        """
        ...


@dataclass(frozen=True, slots=True)
class Year:
    """The year of a date. Dates without one go, and so do times and days of the week.

    not_before (int): Years of birth before it go, too: they tell an age above 89.
    """

    not_before: int = 0
    name: str = "year"
    shows: str = "years"
    true: bool = True
    needs_key: bool = False

    def part(self, phrase: Phrase, keys: Sequence[str], language: LanguageRules) -> Part | None:
        """The year. phrase, keys, language: See `Coarse`. RETURNS (Part | None): With its key; None
        for what is no date.
        """
        if phrase.kind != DATETIME or phrase.label == AGE:
            return None
        wordings = language.rule_wordings(phrase.text, DATETIME, keys=keys)
        year = next((wording for wording in wordings if wording.form == YEAR), None)
        written = phrase.text if year is None else year.text
        if not written.isdigit() or len(written) > 4:
            return None
        if phrase.label == DATE_OF_BIRTH and int(written) < self.not_before:
            return None
        return Part(written, tuple(keys) if year is None else (year.key,))

    def write(self, phrase: Phrase, around: Surroundings) -> Written | None:
        """Nothing. phrase, around: See `Operator.write`. RETURNS (None): What goes, goes whole."""
        return None


@dataclass(frozen=True, slots=True)
class AgeBand:
    """Ages as they are up to the oldest; all above it in one band.

    oldest (int): The oldest that is told.
    """

    oldest: int = 89
    name: str = "age-band"
    shows: str = "ages"
    true: bool = True
    needs_key: bool = False

    def part(self, phrase: Phrase, keys: Sequence[str], language: LanguageRules) -> Part | None:
        """The age or the band. phrase, keys, language: See `Coarse`. RETURNS (Part | None): None
        for an age that is written in words: nobody has read how high it is; and for what is none.
        """
        numbers = [int(number) for number in _NUMBER.findall(phrase.text)]
        if phrase.label != AGE or len(numbers) != 1:
            return None
        if numbers[0] <= self.oldest:
            return Part(phrase.text, tuple(keys))
        return Part(f"aged {self.oldest + 1} or older")

    def write(self, phrase: Phrase, around: Surroundings) -> Written | None:
        """Nothing. phrase, around: See `Operator.write`. RETURNS (None): What goes, goes whole."""
        return None


@dataclass(frozen=True, slots=True)
class Zip3:
    """The first three digits of a ZIP code of the United States: "627**".

    restricted (tuple[str, ...]): Those of areas with too few people, which become "000**".
    """

    restricted: tuple[str, ...] = RESTRICTED
    name: str = "zip3"
    shows: str = "the area of a ZIP code's first three digits"
    true: bool = True
    needs_key: bool = False

    def part(self, phrase: Phrase, keys: Sequence[str], language: LanguageRules) -> Part | None:
        """Three digits. phrase, keys, language: See `Coarse`. RETURNS (Part | None): None for what
        is no such code.
        """
        match = _ZIP.fullmatch(phrase.text.strip())
        if match is None or phrase.label != ZIP:
            return None
        return Part(f"{'000' if match[1] in self.restricted else match[1]}**")

    def write(self, phrase: Phrase, around: Surroundings) -> Written | None:
        """Nothing. phrase, around: See `Operator.write`. RETURNS (None): What goes, goes whole."""
        return None
