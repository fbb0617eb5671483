"""English dates moved by some days, each number and name written as it was."""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import date, timedelta
from typing import NamedTuple

from ..lexicon import patterns
from .dates import MONTHS, month_number, short_years
from .lexicon import ordinal

_DAYS_OF_YEAR, _DAYS_OF_MONTH, _DAYS_OF_TRUE_YEAR = 365, 30.4375, 365.25
_WEEKDAYS = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
_COMMON_YEAR, _LEAP_YEAR = 2001, 2000


class _Parts(NamedTuple):
    """What a date says; 0 for what it does not."""

    year: int = 0
    month: int = 0
    day: int = 0


_PATTERNS = tuple(
    patterns("shifting", MONTHS="|".join((*MONTHS, *(month[:3] for month in MONTHS)))).values()
)
_MONTH_FIRST, _DAY_FIRST = 4, 5  # Where one text may be either, "5/6/1972".


def shift_date(written: str, days: int, *, day_first: bool = False) -> str | None:
    """A date moved by so many days, what has no day by whole months or years; None: none to move.

    It keeps its form. With `day_first` "5/6/1972" is in June.
    """
    order = [*range(len(_PATTERNS))]
    if day_first:
        order[_MONTH_FIRST], order[_DAY_FIRST] = _DAY_FIRST, _MONTH_FIRST
    for number in order:
        match = _PATTERNS[number].fullmatch(written)
        groups = {} if match is None else {n: text for n, text in match.groupdict().items() if text}
        # No one can tell on which day of the week a date is in another year.
        if match is None or ("weekday" in groups and "year" not in groups):
            continue
        try:
            parts = _read(groups)
            if _written(match, groups, parts) == written:  # "Monday, 23 May 1972" was a Tuesday.
                return _written(match, groups, _add(parts, days))
        except (ValueError, OverflowError):  # 31 June, the year 10000
            continue
    return None


def _read(groups: Mapping[str, str]) -> _Parts:
    """What the groups of a pattern say. RAISES (ValueError): They are no date."""
    year, month, day = (int(groups.get(name, 0)) for name in ("year", "month", "day"))
    if "name" in groups:
        month = month_number(groups["name"])
    if len(groups.get("year", "")) == 2:
        year = short_years(year)[-1]
    has_month = "month" in groups or "name" in groups
    date(year or _LEAP_YEAR, month if has_month else 1, day if "day" in groups else 1)
    return _Parts(year, month, day)


def _add(parts: _Parts, days: int) -> _Parts:
    """RAISES (ValueError): 29 February without a year."""
    year, month, day = parts
    if day and year:
        moved = date(year, month, day) + timedelta(days=days)
        return _Parts(moved.year, moved.month, moved.day)
    if day:  # Around a year of 365 days.
        at = date(_COMMON_YEAR, month, day).timetuple().tm_yday - 1 + days
        moved = date(_COMMON_YEAR, 1, 1) + timedelta(days=at % _DAYS_OF_YEAR)
        return _Parts(0, moved.month, moved.day)
    if month:
        months = year * 12 + month - 1 + round(days / _DAYS_OF_MONTH)
        return _Parts(months // 12, months % 12 + 1)
    return _Parts(year + round(days / _DAYS_OF_TRUE_YEAR))


def _written(match: re.Match[str], groups: Mapping[str, str], parts: _Parts) -> str:
    """The date of a match with other parts. RAISES (ValueError): Its form cannot say them."""
    if parts.year and not 1000 <= parts.year <= date.max.year:
        raise ValueError(parts.year)
    text = match.string
    for name in sorted(groups.keys() - {"sep"}, key=match.start, reverse=True):
        text = text[: match.start(name)] + _part(name, groups, parts) + text[match.end(name) :]
    return text


def _part(name: str, groups: Mapping[str, str], parts: _Parts) -> str:
    """What a group of a pattern is for other parts, written as it was."""
    was = groups[name]
    if name == "year":
        if len(was) == 2 and short_years(parts.year % 100)[-1] != parts.year:
            raise ValueError(parts.year)
        return str(parts.year)[-len(was) :]
    if name in ("day", "month"):
        number = parts.day if name == "day" else parts.month
        is_padded = was.startswith("0") or ("month" in groups and len(was) > 1)
        return f"{number:02d}" if is_padded else str(number)
    if name == "weekday":
        new = _WEEKDAYS[date(*parts).weekday()]
        new = new if len(was) > 3 else new[:3]
    elif name == "suffix":
        new = ordinal(parts.day)[-2:]
    else:
        is_short = len(was) == 3 and was.lower() != "may"
        new = "Sept" if len(was) == 4 and parts.month == 9 else MONTHS[parts.month - 1]
        new = new[:3] if is_short or (was.lower() == "sept" and parts.month != 9) else new
    return new.upper() if was.isupper() else new.lower() if was.islower() else new
