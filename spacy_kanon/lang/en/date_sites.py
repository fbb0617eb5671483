"""Where in a text each pattern for dates can match, found by cheap scans.

See `text.places`. What every match must contain is a digit, a month, a unit of time, a season and
the like. This module finds these and goes back from them to the places where a match can start.

All scans begin with a set or a letter, which lets the regex engine skip to the next candidate.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable

from ...text.places import all_of, in_word, word_starts
from ..lexicon import word_list
from .date_patterns import HOLIDAYS, MONTH, MONTHS, WEEKDAY
from .lexicon import words_of
from .number_words import SCALES, TEENS, TENS, UNITS, choice

Places = dict[str, list[int]]  # By the name of the pattern in `date_patterns`, in no order.


def _cases(words: Iterable[str]) -> list[str]:
    return [form for word in words for form in (word, word.upper(), word.capitalize())]


_DIGITS = re.compile(r"\d\d*")

# Months, weekdays and holidays by their first three letters.
_MONTH_HEADS = frozenset(month[:3].upper() for month in MONTHS)
_WEEKDAY_HEADS = frozenset({"MON", "TUE", "WED", "THU", "FRI", "SAT", "SUN"})
_HEADS = _MONTH_HEADS | _WEEKDAY_HEADS | {name[:3].upper() for name in HOLIDAYS}
_CAPITALIZED = re.compile(choice([*_HEADS, *(head.capitalize() for head in _HEADS)]))
_MONTH = re.compile(MONTH)
_WEEKDAY = re.compile(rf"{WEEKDAY}|(?:Mon|Tues?|Wed|Thurs?|Thu|Fri|Sat|Sun)\b")

# Units and parts of time, which follow an amount ("four years") or "last" and the like.
_PERIODS = word_list("periods")
_SHOUTED = words_of("YEAR MONTH WEEK DAY HOUR")
_PERIOD = re.compile(
    rf"[ -](?:{choice([word + end for word in _PERIODS | _SHOUTED for end in ('', 's', 'S')])})"
    r"(?!\w)"
)
_AMOUNTS = frozenset({*UNITS, *TEENS, *TENS, *SCALES, "hundred"}) | words_of(
    "half several few many some another"
)
_IN_AMOUNTS = _AMOUNTS | words_of("a an couple number of and to or")
_AMOUNT_TAILS = frozenset(word[-3:] for word in _AMOUNTS)
_AMOUNT_BACKWARDS = re.compile(
    rf"(?:[ ,./-]|\d|(?:{choice(form[::-1] for form in _cases(_IN_AMOUNTS))})(?!\w))*"
)
_LONGEST_AMOUNT = 256  # Two number words below a billion, with what joins them.
_NEAR_TAILS = frozenset(
    word[-3:]
    for word in words_of(
        "last next previous following same preceding subsequent past coming that this"
    )
)
_LONGEST_NEAR = 24  # "that subsequent "

_SEASONS = tuple(
    form for word in ("spring", "summer", "autumn", "fall", "winter")
    for form in (word, word.capitalize())
)  # fmt: skip
_DAYS_AND_NIGHTS = ("esterday", "omorrow", "onight")
_AGE = re.compile(r"[Aa]ge[ds]? ")
_BEFORE_OLD_YEAR = (
    "c.", "c. ", "ca", "ca.", "ca ", "ca. ", "circa ", "AD", "AD ", "A.D.", "A.D. ",
)  # fmt: skip
_BEFORE_DECADE_WORD = ("twen", "thir", "for", "fif", "six", "seven", "eigh", "nine")
# What stands before the month of a day in words: "nineteenth of June", "twenty-first May".
_BEFORE_MONTH_OF_DAY = tuple(
    end + sign for end in ("of", "th", "TH", "st", "ST", "rd", "RD", "nd", "ND") for sign in " -"
)
_LONGEST_WORD_DAY = 23  # "seventeenth day of "
# Parts of the first words of "nineteen seventy-eight", and the letters before the part at most.
_IN_CENTURY_NUMBER = {
    form: back
    for word, back in (("teen ", 5), ("teen-", 5), ("leven", 1), ("welve", 1), ("wenty", 1))
    for form in (word, word.upper())
}
_PARTS = ("arly", "id", "iddle", "ate")
_PART = re.compile(r"[EeMmLl](?:arly|id|iddle|ate)")
_LONGEST_PART = 17  # "middle to late "
_LONGEST_OLD = 13  # "circa A.D. "
_LONGEST_ORDINAL = 50  # "early to late seventy-seventh c"


def date_places(text: str) -> Places:
    """Places where each pattern may match in a normalized text; all others match nowhere.

    text (str): A normalized text.
    RETURNS (Places): Per name of a pattern the offsets where a match may start.
    """
    sites: Places = defaultdict(list)
    _add_numbers(text, sites)
    _add_capitalized(text, sites)
    _add_months_in_lower_case(text, sites)
    _add_periods(text, sites)
    _add_seasons(text, sites)
    _add_words(text, sites)
    return sites


def _add_numbers(text: str, sites: Places) -> None:
    for match in _DIGITS.finditer(text):
        start, end = match.span()
        size = end - start
        if size > 4:
            continue
        before, after = text[max(0, start - 2) : start], text[end : end + 2]
        maybe_old = before[-1:] in (".", "a", "D") or before in (". ", "a ", "D ")
        if maybe_old and text.endswith(_BEFORE_OLD_YEAR, 0, start):
            sites["OLD_YEAR"] += word_starts(text, start - _LONGEST_OLD, start)
        if in_word(text, start):
            continue
        if after.lstrip(" ")[:1] in ("B", "C", "A"):
            sites["OLD_YEAR"].append(start)
        if size == 4:
            _add_year(text, start, after, sites)
        elif size <= 2:
            sites["DAY_MONTH"].append(start)
            if after[:1] in ("-", "/", "."):
                sites["YEAR_LAST"].append(start)
            if after[:1] in (" ", ".", "/", "-") and text[end + 1 : end + 3].lstrip()[:1] in _ROMAN:
                sites["ROMAN_MONTH"].append(start)
            if after[:1] in _AFTER_HOUR or after in _AFTER_HOUR:
                sites["TIME"].append(start)
            if before[-1:] == "'":
                sites["SHORT_YEAR"].append(start - 1)
                sites["DECADE"] += _with_part(text, start - 1)


_ROMAN = ("I", "V", "X", "i", "v", "x")
_AFTER_HOUR = frozenset({*":.-apAP", " a", " p", " A", " P", " o", " -", " n", " m"})


def _add_year(text: str, start: int, after: str, sites: Places) -> None:
    sites["YEARS"].append(start)
    if after[:1] in ("-", "/", "."):
        sites["YEAR_FIRST"].append(start)
        sites["YEAR_MONTH"].append(start)
    if after[:1] in ("s", "'", "-", "i"):
        sites["DECADE"] += _with_part(text, start)
    if after in (" h", " G", " U"):
        sites["TIME"].append(start)


def _add_capitalized(text: str, sites: Places) -> None:
    for match in _CAPITALIZED.finditer(text):
        start = match.start()
        if in_word(text, start):
            continue
        head = match[0].upper()
        if head in _MONTH_HEADS:
            if not _MONTH.match(text, start):
                continue
            _add_month(text, start, sites)
        elif head in _WEEKDAY_HEADS:
            if not _WEEKDAY.match(text, start):
                continue
            for name in ("DAY_MONTH", "MONTH_DAY", "RELATIVE"):
                sites[name].append(start)
        else:
            sites["HOLIDAY"].append(start)
            continue
        if text[max(0, start - 4) : start - 1].lower() in _NEAR_TAILS:
            sites["RELATIVE"] += word_starts(text, start - _LONGEST_NEAR, start)


def _add_months_in_lower_case(text: str, sites: Places) -> None:
    for month in map(str.lower, MONTHS):
        for start in all_of(text, month):
            if (
                not in_word(text, start)
                and not text[start + len(month) : start + len(month) + 1].isalnum()
            ):
                _add_month(text, start, sites)


def _add_month(text: str, start: int, sites: Places) -> None:
    sites["MONTH_DAY"].append(start)
    sites["MONTH_WORD_DAY"].append(start)
    starts = _with_part(text, start)
    sites["MONTH_YEAR"] += starts
    sites["MONTH_ALONE"] += starts
    if text.endswith(_BEFORE_MONTH_OF_DAY, 0, start):
        sites["WORD_DAY_MONTH"] += word_starts(text, start - _LONGEST_WORD_DAY, start)


def _add_periods(text: str, sites: Places) -> None:
    """Durations and relative dates, from their unit backwards."""
    for match in _PERIOD.finditer(text):
        end = match.start()
        tail = text[max(0, end - 3) : end].lower()
        near = tail in _NEAR_TAILS
        if (
            tail in _AMOUNT_TAILS
            or tail[-1:] == "a"
            or tail[-1:].isdigit()
            or (tail[-2:] in ("an", "of"))
        ):
            backwards = text[max(0, end - _LONGEST_AMOUNT) : end][::-1]
            run = _AMOUNT_BACKWARDS.match(backwards)
            start = end - (run.end() if run else 0)
            starts = list(word_starts(text, start, end))
            sites["DURATION"] += starts
            sites["RELATIVE"] += starts
            end, near = start, True
        if near:
            sites["RELATIVE"] += word_starts(text, end - _LONGEST_NEAR, end)


def _add_seasons(text: str, sites: Places) -> None:
    for season in _SEASONS:
        for at in all_of(text, season):
            if not in_word(text, at):
                starts = _with_part(text, at)
                sites["SEASON_YEAR"] += starts
                sites["SEASON_ALONE"] += starts


def _add_words(text: str, sites: Places) -> None:
    """What is told by one word that is hardly ever there."""
    for match in _AGE.finditer(text):
        sites["AGE"].append(match.start())
    for ending in _DAYS_AND_NIGHTS:
        sites["RELATIVE"] += [max(at - 1, 0) for at in all_of(text, ending)]
    for word in ("noon", "midnight"):
        sites["TIME"] += all_of(text, word)
    for part, back in _IN_CENTURY_NUMBER.items():
        for at in all_of(text, part):
            sites["YEAR_IN_WORDS"] += word_starts(text, at - back, at)
    for at in all_of(text, "entur"):
        sites["CENTURY"] += word_starts(text, at - _LONGEST_ORDINAL, at)
    for at in all_of(text, "ties"):
        if text.endswith(_BEFORE_DECADE_WORD, 0, at):
            sites["DECADE_WORD"] += word_starts(text, at - _LONGEST_ORDINAL, at)


def _with_part(text: str, at: int) -> list[int]:
    """An offset, and those of "early", "mid", "late to" and the like right before it."""
    if text[max(at - 1, 0) : at] in (" ", "-") and text.endswith(_PARTS, 0, at - 1):
        matches = _PART.finditer(text, max(0, at - _LONGEST_PART), at)
        return [*(match.start() for match in matches), at]
    return [at]
