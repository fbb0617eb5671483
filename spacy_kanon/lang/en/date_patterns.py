"""Patterns of English dates, times and durations, and the words that they hold."""

from __future__ import annotations

from ..lexicon import noun_table, patterns
from .lexicon import NUMBERS, any_case

MONTHS = (
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
)  # fmt: skip
# Month and day of those that have the same in each year.
HOLIDAYS: dict[str, tuple[int, int] | None] = {
    name: (int(day[:2]), int(day[3:])) if day[0].isdigit() else None
    for name, day in noun_table("holidays").items()
}

# In lower case these are verbs, unless a year or a day of the month stands beside them.
VERB_MONTHS = frozenset({"may", "march"})

ROMAN_MONTHS = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII")

VAGUE_AMOUNTS = ("several", "a few", "few", "many", "a couple of", "a number of", "some", "half a",
                 "half an", "another")  # fmt: skip

NEAR = ("last", "next", "previous", "following", "same", "preceding", "subsequent", "past",
        "coming")  # fmt: skip
PATTERNS = patterns(
    "dates",
    **NUMBERS,
    MONTHS="|".join(MONTHS),
    HOLIDAYS=any_case(HOLIDAYS),
    NEAR=any_case(NEAR),
    VAGUE_AMOUNTS=any_case(VAGUE_AMOUNTS),
)
