"""English dates as a form and its numbers: moved by some days and written in the same form again.

A form is the date as written with names in braces for what moves: "12th of May 1972" has the form
"{ordinal} of {month_name} {year}". A date and its form tell each other exactly, or there is none.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from datetime import date, timedelta
from typing import NamedTuple

from .calendar_keys import short_years
from .date_patterns import MONTHS
from .inflection import ordinal

DAYS_OF_YEAR = 365
_DAYS_OF_MONTH, _DAYS_OF_TRUE_YEAR = 30.4375, 365.25
_WEEKDAYS = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
_SHORT_MONTHS = tuple(month[:3] for month in MONTHS)
_COMMON_YEAR, _LEAP_YEAR = 2001, 2000


class Shift(NamedTuple):
    """How far dates move: by so many days, and what has no day by so many months or years."""

    days: int  # More than a year in either direction, so that years move too.

    @property
    def months(self) -> int:
        """Whole months that are closest to the days."""
        return round(self.days / _DAYS_OF_MONTH)

    @property
    def years(self) -> int:
        """Whole years that are closest to the days."""
        return round(self.days / _DAYS_OF_TRUE_YEAR)


class _Parts(NamedTuple):
    """What a date says; 0 for what it does not."""

    year: int = 0
    month: int = 0
    day: int = 0


_MONTH = "|".join((*MONTHS, *(f"{short}" for short in _SHORT_MONTHS), "Sept"))
_WEEKDAY = rf"(?:(?P<weekday>{'|'.join(_WEEKDAYS)}|{'|'.join(day[:3] for day in _WEEKDAYS)})\b)"
_PATTERNS = tuple(
    re.compile(pattern, re.IGNORECASE)
    for pattern in (
        rf"(?:{_WEEKDAY}[, ]+(?:the )?)?(?P<day>\d{{1,2}})(?P<suffix>st|nd|rd|th)?(?: of|-)? ?"
        rf"(?P<name>{_MONTH})\b\.?(?:[ ,-]+(?P<year>\d{{4}}))?",
        rf"(?:{_WEEKDAY}[, ]+)?(?P<name>{_MONTH})\b\.? (?:the )?(?P<day>\d{{1,2}})"
        r"(?P<suffix>st|nd|rd|th)?(?:,? (?P<year>\d{4}))?",
        rf"(?P<name>{_MONTH})\b\.?(?: of|,)? (?P<year>\d{{4}})",
        r"(?P<year>\d{4})(?P<sep>[-/.])(?P<month>\d{1,2})(?:(?P=sep)(?P<day>\d{1,2}))?",
        r"(?P<month>\d{1,2})(?P<sep>[-/.])(?P<day>\d{1,2})(?P=sep)(?P<year>\d{4}|\d\d)",
        r"(?P<day>\d{1,2})(?P<sep>[-/.])(?P<month>\d{1,2})(?P=sep)(?P<year>\d{4}|\d\d)",
        r"(?P<month>\d{1,2})/(?P<year>\d{4})",
        r"(?P<year>\d{4})",
    )
)
_MONTH_FIRST, _DAY_FIRST = 4, 5  # Where one text may be either, "5/6/1972".
_FIELD = re.compile(r"\{(\w+)\}")


def shift_date(written: str, days: int, *, day_first: bool = False) -> str | None:
    """A date moved by so many days, in its form; with `day_first` "5/6/1972" is in June.

    None if it is no date, one that cannot be moved ("Thursday", "the 1970s", "aged 31"), or one
    that could not be moved back exactly.

    >>> shift_date("Tuesday, 23rd May 1972", 400), shift_date("May 1972", 400)
    ('Wednesday, 27th June 1973', 'June 1973')
    """
    form = form_of(written, day_first=day_first)
    if form is None:
        return None
    moved = _moved(written, form, Shift(days))
    back = None if moved is None else _moved(moved, form, Shift(-days))
    return moved if back == written else None


def form_of(written: str, *, day_first: bool = False) -> str | None:
    """The form of a date; None if it has none of the forms that can be moved."""
    order = [*range(len(_PATTERNS))]
    if day_first:
        order[_MONTH_FIRST], order[_DAY_FIRST] = _DAY_FIRST, _MONTH_FIRST
    for number in order:
        match = _PATTERNS[number].fullmatch(written)
        form = None if match is None else _form(match)
        parts = None if form is None else _read(written, form)
        if _is_date(parts) and form is not None and _write(form, parts, written) == written:
            return form
    return None


def _form(match: re.Match[str]) -> str | None:
    groups = {name: text for name, text in match.groupdict().items() if text is not None}
    groups.pop("sep", None)
    if "weekday" in groups and "year" not in groups:
        return None  # No one can tell on which day of the week it is in another year.
    written = match.string
    if "{" in written or "}" in written:
        return None
    places = sorted((match.start(name), match.end(name), name) for name in groups)
    pieces, done = [], 0
    for start, end, name in places:
        if name != "suffix":
            pieces.append(written[done:start] + "{" + _field(name, groups) + "}")
        done = end
    return "".join([*pieces, written[done:]])


def _field(name: str, groups: Mapping[str, str]) -> str:
    """Name of the field that writes a group as it is written."""
    text = groups[name]
    style = "_upper" if text.isupper() and text.isalpha() else ""
    if name == "weekday":
        return ("weekday" if len(text) > 3 else "weekday_short") + style
    if name == "name":
        if text.lower() == "sept":
            return "month_sept" + style
        return ("month_short" if len(text) == 3 and text.lower() != "may" else "month_name") + style
    if name == "day" and "suffix" in groups:
        return "ordinal"
    if name == "year":
        return "year" if len(text) > 2 else "year_short"
    is_padded = text.startswith("0") or ("month" in groups and len(text) > 1)
    return f"{name}_padded" if is_padded else name


def _read(written: str, form: str) -> _Parts | None:
    """What a date of a form says; None if it is none."""
    fields = _FIELD.findall(form)
    literal = _FIELD.split(form)[::2]
    pattern = re.escape(literal[0]) + "".join(
        f"({_READ[field]})" + re.escape(text)
        for field, text in zip(fields, literal[1:], strict=True)
    )
    match = re.fullmatch(pattern, written)
    if match is None:
        return None
    year = month = day = 0
    for field, text in zip(fields, match.groups(), strict=True):
        if field.startswith("month"):
            is_name = text.isalpha()
            month = _SHORT_MONTHS.index(text[:3].capitalize()) + 1 if is_name else int(text)
        elif field.startswith("day") or field == "ordinal":
            day = int(re.sub(r"\D", "", text))
        elif field == "year":
            year = int(text)
        elif field == "year_short":
            year = short_years(int(text))[-1]  # Written with two digits again.
    return _Parts(year, month, day)


def _is_date(parts: _Parts | None) -> bool:
    if parts is None:
        return False
    try:
        date(parts.year or _LEAP_YEAR, parts.month or 1, parts.day or 1)
    except ValueError:
        return False
    return True


def _moved(written: str, form: str, shift: Shift) -> str | None:
    parts = _read(written, form)
    moved = None if parts is None else _add(parts, shift)
    return None if moved is None else _write(form, moved, written)


def _add(parts: _Parts, shift: Shift) -> _Parts | None:
    try:
        if parts.day and parts.year:
            moved = date(*parts) + timedelta(days=shift.days)
            return _Parts(moved.year, moved.month, moved.day)
        if parts.day:
            return _add_in_year(parts, shift)
        if parts.month:
            months = parts.year * 12 + parts.month - 1 + shift.months
            return _checked(_Parts(months // 12, months % 12 + 1))
        return _checked(_Parts(parts.year + shift.years))
    except (ValueError, OverflowError):
        return None


def _add_in_year(parts: _Parts, shift: Shift) -> _Parts:
    """A day without a year moves around a year of 365 days. RAISES (ValueError): 29 February."""
    day = date(_COMMON_YEAR, parts.month, parts.day).timetuple().tm_yday
    moved = (day - 1 + shift.days) % DAYS_OF_YEAR
    there = date(_COMMON_YEAR, 1, 1) + timedelta(days=moved)
    return _Parts(0, there.month, there.day)


def _checked(parts: _Parts) -> _Parts:
    """RAISES (ValueError): The year is none that four digits tell."""
    if not 1000 <= parts.year <= date.max.year:
        raise ValueError(parts.year)
    return parts


def _write(form: str, parts: _Parts | None, like: str) -> str | None:
    """A date in a form; `like` has the capitals."""
    if parts is None or (parts.year and not 1000 <= parts.year <= date.max.year):
        return None
    try:
        written = _FIELD.sub(lambda match: _WRITE[match[1]](parts), form)
    except ValueError:  # 31 June
        return None
    return written if not like.islower() else written.lower()


def _weekday(parts: _Parts) -> str:
    return _WEEKDAYS[date(*parts).weekday()]


_NAME = r"[^\W\d_]+"
_READ = {
    "year": r"\d{4}", "year_short": r"\d\d", "month": r"\d{1,2}", "month_padded": r"\d\d",
    "day": r"\d{1,2}", "day_padded": r"\d\d", "ordinal": r"\d{1,2}(?:st|nd|rd|th)",
    "month_name": _NAME, "month_short": _NAME, "month_sept": _NAME, "weekday": _NAME,
    "weekday_short": _NAME, "month_name_upper": _NAME, "month_short_upper": _NAME,
    "month_sept_upper": _NAME, "weekday_upper": _NAME, "weekday_short_upper": _NAME,
}  # fmt: skip
_LOWER: dict[str, Callable[[_Parts], str]] = {
    "year": lambda parts: str(parts.year),
    "year_short": lambda parts: f"{parts.year % 100:02d}",
    "month": lambda parts: str(parts.month),
    "month_padded": lambda parts: f"{parts.month:02d}",
    "day": lambda parts: str(parts.day),
    "day_padded": lambda parts: f"{parts.day:02d}",
    "ordinal": lambda parts: ordinal(parts.day),
    "month_name": lambda parts: MONTHS[parts.month - 1],
    "month_short": lambda parts: _SHORT_MONTHS[parts.month - 1],
    "month_sept": lambda parts: "Sept" if parts.month == 9 else _SHORT_MONTHS[parts.month - 1],
    "weekday": _weekday,
    "weekday_short": lambda parts: _weekday(parts)[:3],
}


def _upper(write: Callable[[_Parts], str]) -> Callable[[_Parts], str]:
    return lambda parts: write(parts).upper()


_WRITE = _LOWER | {
    f"{name}_upper": _upper(write)
    for name, write in _LOWER.items()
    if name.startswith(("month_n", "month_s", "weekday"))
}
