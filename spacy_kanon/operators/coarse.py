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
from typing import NamedTuple

from ..errors import KanonError
from ..lang.language_rules import YEAR, LanguageRules
from ..names import AGE, DATE_OF_BIRTH, DATETIME, ZIP
from .plain import Operator, Phrase, Secret, Surroundings, Written

# Areas of fewer than 20,000 people by the census of 2000, 45 CFR 164.514(b)(2)(i)(B).
RESTRICTED = (
    "036", "059", "063", "102", "203", "556", "692", "790", "821", "823", "830", "831", "878",
    "879", "884", "890", "893",
)  # fmt: skip
_ZIP = re.compile(r"(\d{3})\d\d(?:-\d{4})?")
_AGE = re.compile(r"\d{1,3}(?!\d|st|nd|rd|th)")  # "98th year" has no band.


class Part(NamedTuple):
    """What may stay of a phrase."""

    text: str  # As it is written then; equal to the phrase if all of it may stay.
    keys: tuple[str, ...] = ()  # Under which a knowledge base may know it.


class Coarse(Operator):
    """An operator that leaves a part of phrases; other phrases are masked whole."""

    def part(self, phrase: Phrase, keys: Sequence[str], language: LanguageRules) -> Part | None:
        """What may stay of a phrase that a knowledge base knows under some keys; None: nothing."""
        raise NotImplementedError

    def write(self, phrase: Phrase, around: Surroundings) -> Written | None:
        return None


@dataclass(frozen=True)
class Year(Coarse):
    """The year of a date. Dates without one go, and so do times and days of the week."""

    not_before: int = 0  # Years of birth before it go, too: they tell an age above 89.
    name = "year"
    shows = "years"

    def part(self, phrase: Phrase, keys: Sequence[str], language: LanguageRules) -> Part | None:
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


@dataclass(frozen=True)
class AgeBand(Coarse):
    """Ages as they are up to the oldest; all above it in one band."""

    oldest: int = 89  # The oldest that is told.
    name = "age-band"
    shows = "ages"

    def part(self, phrase: Phrase, keys: Sequence[str], language: LanguageRules) -> Part | None:
        """The age, or its band: "90+ years old"; None for one in words."""
        numbers = [int(number) for number in _AGE.findall(phrase.text)]
        if phrase.label != AGE or len(numbers) != 1:
            return None
        if numbers[0] <= self.oldest:
            return Part(phrase.text, tuple(keys))
        return Part(_AGE.sub(f"{self.oldest + 1}+", phrase.text))


@dataclass(frozen=True)
class Zip3(Coarse):
    """The first three digits of a ZIP code of the United States: "627**"."""

    restricted: tuple[str, ...] = RESTRICTED  # Of areas with too few people: they become "000**".
    name = "zip3"
    shows = "the area of a ZIP code's first three digits"

    def part(self, phrase: Phrase, keys: Sequence[str], language: LanguageRules) -> Part | None:
        match = _ZIP.fullmatch(phrase.text.strip())
        if match is None or phrase.label != ZIP:
            return None
        return Part(f"{'000' if match[1] in self.restricted else match[1]}**")


LEAST_DAYS = 366  # So that a date without a day or a month moves too.
_YEAR, _WEEK = 365, 7


@dataclass(frozen=True)
class Shift(Operator):
    """Dates of one subject (or text), all moved alike; no ages, no weekdays, no decades."""

    most_days: int = 1826  # The largest number of days; the least is 366.
    weekday: bool = False  # Move by whole weeks: what was on a Monday stays on one.
    day_first: bool = False  # Whether "5/6/1972" is in June.
    name = "shift"
    shows = (
        "dates that are not true; the time between the dates of one person, and their order, are"
    )
    true = False
    needs_key = True

    def __post_init__(self) -> None:
        least = LEAST_DAYS + 2 * _WEEK
        days = self.most_days
        if isinstance(days, bool) or not isinstance(days, int) or days < least:
            raise KanonError(
                f"[KN362] most_days has to be a whole number from {least} on, not {days!r}: dates "
                "move by more than a year, so that years move too."
            )

    def write(self, phrase: Phrase, around: Surroundings) -> Written | None:
        """The date moved. None for what is no date that can be moved and moved back."""
        key = around.key
        if phrase.kind != DATETIME or phrase.label == AGE or around.language is None:
            return None
        days = shift_days(key, around.subject, self.most_days, weekday=self.weekday)
        moved = around.language.shift_date(phrase.text, days, day_first=self.day_first)
        return None if moved is None else Written(moved, self.name, true=self.true)


def shift_days(secret: Secret, subject: bytes, most_days: int, *, weekday: bool) -> int:
    """The secret number of days of a subject."""
    step = _WEEK if weekday else 1
    numbers = [
        days for days in range(LEAST_DAYS, most_days + 1) if days % step == 0 and days % _YEAR
    ]
    drawn = int.from_bytes(secret.digest("shift", subject, str(most_days), str(step)), "big")
    drawn, backward = divmod(drawn, 2)
    days = numbers[drawn % len(numbers)]
    return -days if backward else days
