"""Keys of dates, in the form of EDTF (ISO 8601-2): one per precision a date implies.

| precision | key |
|---|---|
| day, month, year | `date/1972-05-23`, `date/1972-05`, `date/1972` |
| decade, century | `date/197X`, `date/19XX` (the years 1900 to 1999) |
| day of an unstated year | `date/XXXX-05-23` |

Years are astronomical, as in ISO 8601: 1 BC is year 0000, 44 BC is year -0043.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from ...names import AGE_PREFIX, DATE_PREFIX

MAX_YEAR = 9999  # Four digits are all that EDTF's plain form has.
_DAYS_IN_MONTH = (31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)
_LAST_JULIAN_YEAR = 1923  # Greece was the last country to give up the Julian calendar.
_KEY = re.compile(r"date/(-?\d{4})(?:-(\d\d)(?:-(\d\d))?)?")
_DECADE = re.compile(r"date/(-?\d{2})\dX")
_WIKIDATA_TIME = re.compile(r"([+-])(\d{1,16})-(\d\d)-(\d\d)T")
# Up to these two digits a year can be of either century: '25 is 1925 or 2025.
_LAST_OF_BOTH_CENTURIES = 30
_CENTURY, _DECADE_PRECISION, _MONTH = 7, 8, 10  # Wikidata's precisions; 11 is a day.


def is_date(year: int | None, month: int, day: int = 1) -> bool:
    """Whether the day is in the calendar: the Julian one too, as long as it was in use."""
    if not (1 <= month <= 12 and 1 <= day <= _DAYS_IN_MONTH[month - 1]):
        return False
    if year is None or month != 2 or day != 29:
        return True
    julian = year <= _LAST_JULIAN_YEAR
    return year % 4 == 0 and (julian or year % 100 != 0 or year % 400 == 0)


def year_text(year: int) -> str:
    """A year as keys have it."""
    return f"{'-' if year < 0 else ''}{abs(year):04d}"


def decade_key(year: int) -> str:
    """The key of a decade: "date/197X"."""
    return f"{DATE_PREFIX}{year_text(year)[:-1]}X"


def short_years(number: int) -> tuple[int, ...]:
    """The years that two digits can mean: 72 is 1972, 22 is 1922 and 2022."""
    late = (2000 + number,) if number <= _LAST_OF_BOTH_CENTURIES else ()
    return (1900 + number, *late)


def century_key(year: int) -> str:
    """The key of a century: "date/19XX"."""
    return f"{DATE_PREFIX}{year_text(year)[:-2]}XX"


def date_key(year: int | None, month: int | None = None, day: int | None = None) -> str | None:
    """The most specific key of a date; None if the calendar does not have it."""
    if year is not None and not -MAX_YEAR <= year <= MAX_YEAR:
        return None
    if month is None:
        return None if year is None else DATE_PREFIX + year_text(year)
    if not is_date(year, month, day or 1):
        return None
    if year is None:
        return f"{DATE_PREFIX}XXXX-{month:02d}-{day:02d}" if day else None
    tail = f"-{day:02d}" if day else ""
    return f"{DATE_PREFIX}{year_text(year)}-{month:02d}{tail}"


def coarser(key: str) -> tuple[str, ...]:
    """Keys that hold wherever `key` does, finest first: month, year, decade, century.

    `date/XXXX-05-23` is beside this chain (see `date_keys`).
    """
    match = _KEY.fullmatch(key)
    if match is None:
        decade = _DECADE.fullmatch(key)
        return (f"{DATE_PREFIX}{decade[1]}XX",) if decade else ()
    year, month, day = match.groups()
    chain = [f"{DATE_PREFIX}{year}-{month}"] if day else []
    if month:
        chain.append(DATE_PREFIX + year)
    return (*chain, f"{DATE_PREFIX}{year[:-1]}X", f"{DATE_PREFIX}{year[:-2]}XX")


def implied_keys(key: str) -> tuple[str, ...]:
    """All keys a fact with this key implies: itself, the day of any year, all coarser ones."""
    match = _KEY.fullmatch(key)
    any_year = (f"{DATE_PREFIX}XXXX-{match[2]}-{match[3]}",) if match and match[3] else ()
    return (key, *any_year, *coarser(key))


def shown_dates(keys: Sequence[str]) -> tuple[tuple[str, ...], ...]:
    """What a date shows besides itself: the day of any year, its month, year, decade, century."""
    chains = [implied_keys(key) for key in keys if _KEY.fullmatch(key) or _DECADE.fullmatch(key)]
    if not chains or len(chains) < len(keys):
        return ()
    size = max(map(len, chains))
    levels = zip(*((chain[0],) * (size - len(chain)) + chain for chain in chains), strict=True)
    shown = [tuple(dict.fromkeys(level)) for level in levels]
    return tuple(level for level in shown[1:] if level != shown[0])


def date_keys(year: int, month: int | None = None, day: int | None = None) -> tuple[str, ...]:
    """All keys that a fact with this date implies, finest first."""
    key = date_key(year, month or None, (day or None) if month else None)
    return implied_keys(key) if key else ()


ADULT_FROM, OLD_FROM = 18, 65
# Last digits of the years, and of the ages, of a part of a decade.
PARTS_OF_DECADE = {"early": range(4), "mid": range(4, 7), "late": range(7, 10)}


def age_keys(age: int) -> tuple[str, ...]:
    """All keys that a fact with this age implies: the age, its decade, its part of life."""
    old = (f"{AGE_PREFIX}old",) if age >= OLD_FROM else ()
    part = "adult" if age >= ADULT_FROM else "minor"
    return (f"{AGE_PREFIX}{age}", f"{AGE_PREFIX}{age // 10}X", *old, AGE_PREFIX + part)


def wikidata_time_keys(time: str, precision: int) -> tuple[str, ...]:
    """All keys that a Wikidata time value implies."""
    match = _WIKIDATA_TIME.match(time)
    if match is None or precision < _CENTURY:
        return ()
    sign, digits, month_text, day_text = match.groups()
    number = int(digits)
    if number == 0 or number > MAX_YEAR:
        return ()
    year = number if sign == "+" else 1 - number
    if precision == _CENTURY:
        # The 19th century is 1801 to 1900 in Wikidata, and stored as any of these years.
        return (century_key(number - 1),) if sign == "+" else ()
    if precision == _DECADE_PRECISION:
        return (decade_key(year), century_key(year)) if sign == "+" else ()
    month = int(month_text) if precision >= _MONTH else 0
    day = int(day_text) if precision > _MONTH else 0
    return date_keys(year, month, day) or date_keys(year, month) or date_keys(year)
