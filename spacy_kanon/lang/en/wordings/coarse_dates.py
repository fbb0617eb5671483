"""Dates from specific to general: a year, a part of a decade, a decade, a part of a century.

| wording | years |
|---|---|
| the early, mid, late 1970s | 1970 to 1973, 1974 to 1976, 1977 to 1979 |
| the 1970s | 1970 to 1979 |
| the early, mid, late 20th century | 1900 to 1929, 1930 to 1969, 1970 to 1999 |
| the 20th century | 1900 to 1999 |

Each lies within the next, so that everybody whom a wording fits is fitted by the next one too. A
wording says all that it shows: its own years, and the decade and the century around them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ....names import DATE_PREFIX
from ...language_rules import PERIOD, YEAR, RuleWording
from ..calendar_keys import century_key, decade_key
from ..date_patterns import MONTHS
from ..inflection import DATE_IN, ordinal

# Last digit of a year, or the decade of a century, up to which its part goes.
_PARTS_OF_DECADE = ((3, "early"), (6, "mid"), (9, "late"))
_PARTS_OF_CENTURY = ((2, "early"), (6, "mid"), (9, "late"))
SEASONS: tuple[tuple[str, tuple[int, ...]], ...] = (
    ("winter", (12, 1, 2)),
    ("spring", (3, 4, 5)),
    ("summer", (6, 7, 8)),
    ("autumn", (9, 10, 11)),
)


class Part(NamedTuple):
    """A part of a decade or century.

    name (str): As in a sentence, without "the": "early 1970s".
    keys (tuple[tuple[str, ...], ...]): Each thing that it shows, itself first.
    """

    name: str
    keys: tuple[tuple[str, ...], ...]


def parts_around(year: int) -> tuple[Part, ...]:
    """The stretches of time around a year, from short to long.

    year (int): Astronomical year, from 1 on.
    RETURNS (tuple[Part, ...]): Part of the decade, decade, part of the century, century.

    >>> [part.name for part in parts_around(1978)]
    ['late 1970s', '1970s', 'late 20th century', '20th century']
    """
    return (_part_of_decade(year), *parts_around_decade(year))


def parts_around_decade(year: int) -> tuple[Part, ...]:
    """The stretches of time around the decade of a year, itself first.

    year (int): A year of the decade.
    RETURNS (tuple[Part, ...]): Decade, part of the century, century.
    """
    decade, century = (decade_key(year),), (century_key(year),)
    name, begin, last = _part(_PARTS_OF_CENTURY, year % 100 // 10)
    first = year // 100 * 100
    decades = tuple(decade_key(first + 10 * ten) for ten in range(begin, last + 1))
    return (
        Part(f"{year // 10 * 10}s", (decade, century)),
        Part(f"{name} {_century(year)}", (decades, century)),
        Part(_century(year), (century,)),
    )


def _part_of_decade(year: int) -> Part:
    name, begin, last = _part(_PARTS_OF_DECADE, year % 10)
    first = year // 10 * 10
    years = tuple(f"{DATE_PREFIX}{first + digit:04d}" for digit in range(begin, last + 1))
    return Part(f"{name} {first}s", (years, (decade_key(year),), (century_key(year),)))


def _part(parts: Sequence[tuple[int, str]], digit: int) -> tuple[str, int, int]:
    """Name, first and last digit of the part that a digit is in."""
    begin = 0
    while digit > parts[0][0]:
        begin, parts = parts[0][0] + 1, parts[1:]
    return parts[0][1], begin, parts[0][0]


def _century(year: int) -> str:
    return f"{ordinal(year // 100 + 1)} century"


def around_year(year: int) -> list[RuleWording]:
    """Wordings of a date of which the year is told, without the year itself.

    year (int): Astronomical year, also before the common era.
    RETURNS (list[RuleWording]): From specific to general.
    """
    if year < 1:
        before = 1 - year
        return [RuleWording(f"{DATE_IN}the {before // 10 * 10}s BC", PERIOD)]
    return [_wording(part) for part in parts_around(year)]


def around_decade(year: int) -> list[RuleWording]:
    """Wordings of a decade, without the decade itself.

    year (int): A year of it, of the common era.
    RETURNS (list[RuleWording]): From specific to general.
    """
    return [_wording(part) for part in parts_around_decade(year)[1:]]


def around_month(month: int) -> list[RuleWording]:
    """Wordings of a day of any year.

    month (int): Its month, from 1.
    RETURNS (list[RuleWording]): The month, the season.

    >>> [wording.text for wording in around_month(5)]
    ['date in May', 'date in spring']
    """
    key = f"{DATE_PREFIX}XXXX-{month:02d}"
    name, months = next((name, months) for name, months in SEASONS if month in months)
    season = tuple(f"{DATE_PREFIX}XXXX-{other:02d}" for other in months)
    return [
        RuleWording(f"{DATE_IN}{MONTHS[month - 1]}", PERIOD, keys=((key,),)),
        RuleWording(f"{DATE_IN}{name}", PERIOD, keys=(season,)),
    ]


def exact_year(year: int, key: str) -> RuleWording:
    """The year of a date.

    year (int): Astronomical year.
    key (str): Its key.
    RETURNS (RuleWording): It shows its decade and its century too.
    """
    shown = (
        ((key,), *(part.keys[0] for part in parts_around(year)[1::2])) if year > 0 else ((key,),)
    )
    return RuleWording(str(year) if year > 0 else f"{1 - year} BC", YEAR, key, shown)


def common_parts(years: Sequence[int]) -> list[RuleWording]:
    """Wordings of a range: the stretches of time that all its years lie in.

    years (Sequence[int]): Of the common era, at least one.
    RETURNS (list[RuleWording]): From specific to general.
    """
    lists = [parts_around(year) for year in years]
    return [_wording(part) for part in lists[0] if all(part in other for other in lists)]


def _wording(part: Part) -> RuleWording:
    key = part.keys[0][0] if len(part.keys[0]) == 1 else ""
    return RuleWording(f"{DATE_IN}the {part.name}", PERIOD, key, part.keys)
