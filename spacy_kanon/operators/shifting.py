"""`shift`: the dates of one person, moved by one secret number of days."""

from __future__ import annotations

from dataclasses import dataclass

from ..errors import Errors, KanonError
from ..names import AGE, DATETIME
from .plain import Operator, Phrase, Secret, Surroundings, Written

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
        if around.secret is None:
            raise KanonError(Errors.E353)
        if phrase.kind != DATETIME or phrase.label == AGE or around.language is None:
            return None
        days = shift_days(around.secret, around.subject, self.most_days, weekday=self.weekday)
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
