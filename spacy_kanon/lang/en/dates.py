"""Dates, times, ages and durations in English text, with calendar keys; dates of birth among them.

A mention's keys are its most specific reading: one key, or several where the text is ambiguous
("5/6/1972" is 5 June or May 6). An expression without a place in the calendar ("four years",
"last Tuesday") and an impossible date ("30 February 1999") have none. Each end of a range
("1988-1990", "8-12 July 1998") is a mention of its own: a person who fits the one need not fit
the other, so one mention for both would overstate how many people fit.

Dates in German, French and Spanish, which letters and names of files hold in English texts.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from ...names import AGE, DATE_OF_BIRTH
from ...text.normalization import normalize
from ...text.places import matches_at, may_match
from ..mentions import DateMention
from . import date_patterns as patterns
from .ages import with_birth_years
from .calendar_keys import (
    century_key,
    coarser,
    date_key,
    date_keys,
    decade_key,
    implied_keys,
    short_years,
    wikidata_time_keys,
)
from .date_sites import date_places
from .number_words import NUMBER_WORD, ordinal_value, year_value

__all__ = [
    "DateMention",
    "coarser",
    "date_keys",
    "find_dates",
    "implied_keys",
    "parse_date",
    "wikidata_time_keys",
]

_CONTEXT = 12  # Characters before a match that are looked at for what they say about it.


def _keys(*candidates: str | None) -> tuple[str, ...]:
    return tuple(dict.fromkeys(key for key in candidates if key is not None))


def _before(match: re.Match[str]) -> str:
    return match.string[max(0, match.start() - _CONTEXT) : match.start()]


def _years(text: str) -> tuple[int, ...]:
    """The years that two to four digits can mean; "'72" and "72" are 1972."""
    digits = text.lstrip("'")
    if digits[0].isalpha():
        year = year_value(digits)
        return () if year is None else (year,)
    value = int(digits)
    if len(digits) > 2:
        return (value,)
    return short_years(value)


def _stated_years(match: re.Match[str]) -> tuple[int | None, ...]:
    """Astronomical years of a match with the groups year, old and era; (None,) without one."""
    groups = match.groupdict()
    text = groups.get("year") or groups.get("old") or groups.get("glued")
    if not text:
        return (None,)
    if (groups.get("era") or "").startswith("B") and text.isdecimal():
        return (1 - int(text),)
    return _years(text)


def _month(name: str) -> int:
    prefix = name[:3].capitalize()
    return next(i for i, month in enumerate(patterns.MONTHS, 1) if month.startswith(prefix))


def _is_verb(match: re.Match[str]) -> bool:
    """Whether what begins with a month is none: "they march 5 miles", "may first go"."""
    is_first = match.start("month") == match.start()
    return is_first and match["month"] in patterns.VERB_MONTHS and not match["year"]


def _day_and_month(match: re.Match[str]) -> Iterator[DateMention]:
    """A day of a month, or both days of "8-12 July 1998"."""
    month, years = _month(match["month"]), _stated_years(match)
    if _is_verb(match):
        return
    last = _keys(*(date_key(year, month, int(match["day"])) for year in years))
    if match["from"] is None:
        yield DateMention(match.start(), match.end(), last)
        return
    first = _keys(*(date_key(year, month, int(match["from"])) for year in years))
    yield DateMention(match.start(), match.start("between"), first)
    yield DateMention(match.end("between"), match.end(), last)


def _day_in_words(match: re.Match[str]) -> Iterator[DateMention]:
    """ "the nineteenth of June 1978", but not "may first go"."""
    if _is_verb(match):
        return
    month, day = _month(match["month"]), ordinal_value(match["day"])
    keys = _keys(*(date_key(year, month, day) for year in _stated_years(match)))
    yield DateMention(match.start(), match.end(), keys)


def _roman_month(match: re.Match[str]) -> Iterator[DateMention]:
    month = patterns.ROMAN_MONTHS.index(match["month"].upper()) + 1
    key = date_key(int(match["year"]), month, int(match["day"]))
    yield DateMention(match.start(), match.end(), _keys(key))


def _month_and_year(match: re.Match[str]) -> Iterator[DateMention]:
    month = _month(match["month"])
    keys = _keys(*(date_key(year, month) for year in _stated_years(match)))
    yield DateMention(match.start(), match.end(), keys)


def _year_first(match: re.Match[str]) -> Iterator[DateMention]:
    key = date_key(int(match["year"]), int(match["month"]), int(match["day"]))
    yield DateMention(match.start(), match.end(), _keys(key))


def _is_short_dotted_date(match: re.Match[str]) -> bool:
    full = len(match["first"]) == len(match["second"]) == 2
    return full and date_key(None, int(match["second"]), int(match["first"])) is not None


def _year_last(match: re.Match[str]) -> Iterator[DateMention]:
    """ "5/6/1972" is read both ways, "5.6.1972" only as 5 June: dots are European."""
    first, second = int(match["first"]), int(match["second"])
    dotted = match["sep"].startswith(".")
    if dotted and len(match["year"]) == 2 and not _is_short_dotted_date(match):
        return  # "1.2.34" is a section.
    keys: list[str | None] = []
    for year in _years(match["year"]):
        keys.append(date_key(year, second or 13, first or 32))
        if not dotted:
            keys.append(date_key(year, first or 13, second or 32))
    yield DateMention(match.start(), match.end(), _keys(*keys))


def _year_and_month(match: re.Match[str]) -> Iterator[DateMention]:
    """ "1972-05" is a month, "1909-10" the years 1909 and 1910."""
    if int(match["month"]) > int(match["year"]) % 100:
        return
    key = date_key(int(match["year"]), int(match["month"]))
    yield DateMention(match.start(), match.end(), _keys(key))


def _bare_years(match: re.Match[str]) -> Iterator[DateMention]:
    if patterns.NO_YEAR_BEFORE.search(_before(match)):
        return
    if patterns.NO_YEAR_BEHIND.match(match.string, match.end()):
        return
    first = int(match["year"])
    second_text = match["second"]
    if second_text is None:
        yield DateMention(match.start(), match.end(), _keys(date_key(first)))
        return
    second = _second_year(first, second_text)
    if second != first + 1 and (match["sep"] == "/" or len(second_text) == 1):
        return  # "1972/05" is the number of a case, "1972-5" that of a record.
    yield DateMention(match.start(), match.end("year"), _keys(date_key(first)))
    if second > first:
        yield DateMention(match.start("second"), match.end(), _keys(date_key(second)))


def _second_year(first: int, written: str) -> int:
    """The year that "73" or "3" mean after "1972-"; "00" after "1999-" is 2000."""
    span = int(10 ** len(written))
    second = first - first % span + int(written)
    return second + span if second < first and first % span == span - 1 else second


def _old_year(match: re.Match[str]) -> Iterator[DateMention]:
    number = int(match["year"] or match["number"] or match["value"])
    era = match["era"] or match["last"] or ""
    keys = _keys(date_key(1 - number if era.startswith("B") else number)) if number else ()
    yield DateMention(match.start(), match.end(), keys)


def _decade(match: re.Match[str]) -> Iterator[DateMention]:
    years = _years(match["short"]) if match["short"] else (int(match["decade"]),)
    yield DateMention(match.start(), match.end(), _keys(*(decade_key(year) for year in years)))


def _century(match: re.Match[str]) -> Iterator[DateMention]:
    number = ordinal_value(match["digits"] or match["word"])
    before_christ = (match["era"] or "").upper().startswith("B")
    is_counted = number is not None and not before_christ
    keys = (century_key(100 * (number - 1)),) if is_counted and number else ()
    yield DateMention(match.start(), match.end(), keys)


def _year_only(match: re.Match[str]) -> Iterator[DateMention]:
    keys = _keys(*(date_key(year) for year in _stated_years(match)))
    yield DateMention(match.start(), match.end(), keys)


def _year_in_words(match: re.Match[str]) -> Iterator[DateMention]:
    if not patterns.NO_YEAR_BEHIND.match(match.string, match.end()):
        yield from _year_only(match)


def _short_year(match: re.Match[str]) -> Iterator[DateMention]:
    if not patterns.BEFORE_SHORT_YEAR.search(_before(match)):
        return
    keys = _keys(*(date_key(year) for year in _years(match["year"])))
    yield DateMention(match.start("year"), match.end("year"), keys)


def _holiday(match: re.Match[str]) -> Iterator[DateMention]:
    day = patterns.HOLIDAYS[match["holiday"].lower()]
    key: str | None = None
    if match["year"]:
        key = date_key(int(match["year"]), *(day or ()))
    yield DateMention(match.start(), match.end(), _keys(key))


def _month_alone(match: re.Match[str]) -> Iterator[DateMention]:
    start = match.start("month")
    before = match.string[max(0, start - _CONTEXT) : start]
    month = match["month"]
    if month in patterns.VERB_MONTHS:
        return
    if patterns.BEFORE_MONTH.search(before) or patterns.SURE_MONTH.fullmatch(month):
        yield DateMention(match.start(), match.end(), ())


def _no_place_in_the_calendar(match: re.Match[str]) -> Iterator[DateMention]:
    yield DateMention(match.start(), match.end(), ())


_Reader = Callable[[re.Match[str]], Iterator[DateMention]]
# Name of the pattern in `date_patterns`, and how to read a match.
_READERS: dict[str, _Reader] = {
    "DAY_MONTH": _day_and_month,
    "MONTH_DAY": _day_and_month,
    "WORD_DAY_MONTH": _day_in_words,
    "MONTH_WORD_DAY": _day_in_words,
    "ROMAN_MONTH": _roman_month,
    "MONTH_YEAR": _month_and_year,
    "YEAR_FIRST": _year_first,
    "YEAR_LAST": _year_last,
    "YEAR_MONTH": _year_and_month,
    "OLD_YEAR": _old_year,
    "DECADE": _decade,
    "CENTURY": _century,
    "SEASON_YEAR": _year_only,
    "YEAR_IN_WORDS": _year_in_words,
    "HOLIDAY": _holiday,
    "YEARS": _bare_years,
    "SHORT_YEAR": _short_year,
    "DURATION": _no_place_in_the_calendar,
    "AGE": _no_place_in_the_calendar,
    "TIME": _no_place_in_the_calendar,
    "DECADE_WORD": _no_place_in_the_calendar,
    "RELATIVE": _no_place_in_the_calendar,
    "MONTH_ALONE": _month_alone,
    "SEASON_ALONE": _no_place_in_the_calendar,
}
# Earlier ones are listed first where mentions tie.
_FINDERS: tuple[tuple[str, re.Pattern[str], _Reader], ...] = tuple(
    (name, getattr(patterns, name), read) for name, read in _READERS.items()
)


def find_dates(text: str) -> list[DateMention]:
    """Dates, times, ages and durations of a normalized text.

    text (str): See `text.normalization.normalize`.
    RETURNS (list[DateMention]): In the order of the text, not overlapping. Where two overlap, the
        one that starts first stays; of these the longest, then the one with keys.

    >>> [(m.start, m.end, m.keys) for m in find_dates("born on 23 May 1972 in Oslo")]
    [(8, 19, ('date/1972-05-23',))]
    """
    sites = date_places(text)
    mentions = [
        mention
        for name, pattern, read in _FINDERS
        if name in sites
        for match in matches_at(pattern, text, sites[name])
        for mention in read(match)
    ]
    mentions += find_foreign_dates(text)
    return list(with_birth_years(text, _first_and_longest(mentions)))


def _first_and_longest(mentions: list[DateMention]) -> list[DateMention]:
    mentions.sort(key=lambda mention: (mention.start, -mention.end, not mention.keys))
    kept: list[DateMention] = []
    for mention in mentions:
        if not kept or mention.start >= kept[-1].end:
            kept.append(mention)
    return kept


def parse_date(text: str) -> tuple[str, ...]:
    """Keys of a text that is one date and nothing else; empty if it is none.

    text (str): A text as written.
    RETURNS (tuple[str, ...]): The most specific readings. `implied_keys` gives all keys of each.
    """
    normalized = normalize(text).text.strip()
    dates = find_dates(normalized)
    whole = len(dates) == 1 and dates[0].start == 0 and dates[0].end == len(normalized)
    return dates[0].keys if whole else ()


_MONTHS = {
    name: number
    for names in (
        "januar februar marz april mai juni juli august september oktober november dezember",
        "janner feber maerz april mai juni juli august september oktober november dezember",
        "janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre",
        "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
        "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre "
        "dicembre",
    )
    for number, name in enumerate(names.split(), 1)
}
_NAMES = "|".join(sorted({*_MONTHS, *(m.capitalize() for m in _MONTHS)}, key=len, reverse=True))
_DATE = re.compile(
    rf"(?<![\w.,/-])(?P<day>3[01]|[12]\d|0?[1-9]|1er)"
    r"(?:(?P<between> ?(?:au|bis|al|-) ?)(?P<last>\d{1,2}))?"
    rf"(?:\. ?| de | )(?P<month>{_NAMES})\b(?:,? (?:de |del )?(?P<year>1\d{{3}}|20\d\d)(?!\d))?"
)
_AGE = re.compile(r"(?<![\w.,/-])\d{1,3} (?:anos|ans|Jahre(?: alt)?|jahrig\w{0,2})\b")
_IN_FOREIGN = frozenset(_MONTHS) | {"anos", "ans", "jahre"}
_HINT = re.compile(rf"\d(?:er)?\.? ?(?:de )?(?:{_NAMES})|\d (?:an[os]|Jahre|jahrig)")


def find_foreign_dates(text: str) -> Iterator[DateMention]:
    """Dates with months of other languages, and ages.

    text (str): A normalized text.
    RETURNS (Iterator[DateMention]): As `dates.find_dates` has them.

    >>> [m.keys for m in find_foreign_dates("le 3 mai 2024, am 18. Januar, 19 de abril de 2023")]
    [('date/2024-05-03',), ('date/XXXX-01-18',), ('date/2023-04-19',)]
    """
    if not may_match(text, _IN_FOREIGN, "jahrig") or _HINT.search(text) is None:
        return
    for match in _DATE.finditer(text):
        day = int(match["last"] or match["day"].removesuffix("er"))
        year = int(match["year"]) if match["year"] else None
        key = date_key(year, _MONTHS[match["month"].lower()], day)
        yield DateMention(*match.span(), (key,) if key else ())
    for match in _AGE.finditer(text):
        yield DateMention(*match.span(), ())


_NUMBER = rf"(?:\d{{1,3}}|{NUMBER_WORD})"
_AGE_CUE = re.compile(
    rf"(?:age[ds]?|at the age of|turned)\b.*|{_NUMBER}[- ](?:years?|months?|weeks?|days?)[- ]"
    rf"(?:olds?|of age)|{_NUMBER}[- ]?(?:y/?o|yrs?\.? old)|.*\byears? old",
    re.IGNORECASE,
)
_BORN = re.compile(
    r"\b(?:born|d\.?o\.?b\.?|(?:date|year|place and date) of birth|birth ?(?:date|day|year)|b\.)"
    r"[\s:=(-]*(?:(?:on|in|is|was|around|about)\b\s*)?(?:(?:the|a|[A-Z]\w+day,?)\s+)?$",
    re.IGNORECASE,
)
_BORN_IN_PLACE = re.compile(r"\bborn in [A-Z][\w'. -]{1,40}?,? (?:on|in) (?:the )?$")
_IN_AGE = ("age", "turned", "old", "yo", "y/o")
_IN_BIRTH = ("born", "birth", "ob", "o.b", "b.")
_CUE_LENGTH = 80  # Characters before a date that are looked at.


def sub_kind_of_date(text: str, start: int, end: int) -> str:
    """What a date, time or age is more exactly.

    text (str): A normalized text.
    start, end (int): Bounds of the date.
    RETURNS (str): `names.AGE`, `names.DATE_OF_BIRTH` or "".

    >>> sub_kind_of_date("aged 34", 0, 7), sub_kind_of_date("DOB: 12/05/1972", 5, 15)
    ('AGE', 'DATE_OF_BIRTH')
    """
    if may_match(text[start:end].lower(), *_IN_AGE) and _AGE_CUE.fullmatch(text, start, end):
        return AGE
    before = text[max(0, start - _CUE_LENGTH) : start]
    if not may_match(before.lower(), *_IN_BIRTH):
        return ""
    return DATE_OF_BIRTH if _BORN.search(before) or _BORN_IN_PLACE.search(before) else ""
