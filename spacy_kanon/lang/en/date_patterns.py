"""Patterns of English dates, times and durations, and the words that they hold."""

from __future__ import annotations

from ..lexicon import patterns
from .lexicon import NUMBERS, any_case

MONTHS = (
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
)  # fmt: skip
HOLIDAYS: dict[str, tuple[int, int] | None] = {
    "new year's day": (1, 1), "new year's eve": (12, 31), "valentine's day": (2, 14),
    "saint patrick's day": (3, 17), "st patrick's day": (3, 17), "st. patrick's day": (3, 17),
    "all saints' day": (11, 1), "halloween": (10, 31), "christmas eve": (12, 24),
    "christmas day": (12, 25), "boxing day": (12, 26), "christmas": None, "easter": None,
    "easter sunday": None, "easter monday": None, "good friday": None, "palm sunday": None,
    "ash wednesday": None, "pentecost": None, "thanksgiving": None, "thanksgiving day": None,
    "ramadan": None, "eid al-fitr": None, "eid al-adha": None, "hanukkah": None, "passover": None,
    "yom kippur": None, "rosh hashanah": None, "diwali": None, "independence day": None,
    "labour day": None, "labor day": None, "memorial day": None, "bastille day": None,
}  # fmt: skip

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
