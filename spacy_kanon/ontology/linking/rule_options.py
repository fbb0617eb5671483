"""Replacement options by rule, for what no ontology lists: people, dates, quantities, codes.

After the thesis, section 3.2.2, and its own list of faults, section 4.6.3: a range keeps its shape,
a unit behind a hyphen is a unit, and people are not one person because of a shared surname. Every
list goes from specific to general and ends in `***`; no option repeats its original.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from ...lang.en.dates import DateMention, find_dates
from ...lang.en.inflection import ordinal
from ...lang.en.quantities import find_quantities
from ...lang.en.same_person import cluster_persons
from ...names import CODE, DATE_PREFIX, DATETIME, PERSON, QUANTITY
from ...text.normalization import normalize
from ..phrases import NAME, NOUN, Option
from .options import usable

RULE_KINDS: tuple[str, ...] = (PERSON, CODE, DATETIME, QUANTITY)
DATE = Option("DATE", NAME)
_MONTHS = (
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
)  # fmt: skip

_KEY = re.compile(rf"{DATE_PREFIX}(-?\d{{4}}|\d{{3}}X|\d{{2}}XX|XXXX)(?:-(\d\d))?")
_YEAR = re.compile(r"-?\d{4}")
_NUMBER = re.compile(r"\d[\d.,]*\d|\d")
_RANGE = re.compile(r"\d\s*(?:\b(?:and|to|or)\b|[-–/x×])\s*\d")
_WORD = re.compile(r"[^\W\d_]")


def number_people(surfaces: Sequence[str]) -> list[int]:
    """Number the people of a document from 1, in order of first mention.

    Forms of one person's name get one number: identical names, a surname or a first name alone,
    titles and initials; not two first names with one surname ("Théodolinde de Beauharnais" and
    "Joséphine de Beauharnais").

    surfaces (Sequence[str]): Mentions of people as they stand in the text, in its order.
    """
    return [number + 1 for number in cluster_persons(surfaces)]


def rule_options(text: str, kind: str, *, person: int = 1) -> tuple[Option, ...]:
    """Options for a mention of a kind of `RULE_KINDS`; the last one is `***`.

    text (str): The mention as it stands in the text.
    person (int): For PERSON, its number from `number_people`.
    """
    if kind == PERSON:
        options = [Option(f"PERSON {person}", NAME)]
    elif kind == DATETIME:
        options = date_options(text)
    elif kind == QUANTITY:
        options = [Option(without_numbers(text), NAME)]
    else:
        options = []
    return tuple(usable(options, text))


def date_options(text: str) -> list[Option]:
    """Year, decade, "DATE"; a range of years in the shape it has."""
    dates = [date for date in _dates_of(text) if date.keys]
    parts = {_part(date) for date in dates}
    if not dates:
        counted = without_numbers(text)
        return [*([Option(counted, NAME)] if _WORD.search(counted[1:]) else []), DATE]
    if len(parts) == 1:
        return [*_single(text, dates[0]), DATE]
    if all(_YEAR.fullmatch(part) for part in parts):
        return [*_range(text, dates), DATE]
    return [DATE]


def _dates_of(text: str) -> list[DateMention]:
    """Dates with offsets into the text as it is."""
    normalized = normalize(text)
    return [
        DateMention(*normalized.original(date.start, date.end), date.keys)
        for date in find_dates(normalized.text)
    ]


def _part(date: DateMention) -> str:
    """The year, decade or century of a date: "1972", "197X", "19XX", or "XXXX"."""
    match = _KEY.match(date.keys[0])
    return match[1] if match else ""


def _single(text: str, date: DateMention) -> list[Option]:
    part = _part(date)
    if _YEAR.fullmatch(part):
        year = Option(_year(part), NAME, phrase=DATE_PREFIX + part)
        decade = Option(f"date in the {_decade(part)}", NOUN, phrase=_decade_key(part))
        return [decade] if text == year.text else [year, decade]
    if part.endswith("X") and part[2] != "X":
        key = f"{DATE_PREFIX}{part[:2]}XX"
        return [Option(f"date in the {ordinal(int(part[:2]) + 1)} century", NOUN, phrase=key)]
    match = _KEY.match(date.keys[0])
    if part == "XXXX" and match is not None and match[2]:
        return [Option(f"date in {_MONTHS[int(match[2]) - 1]}", NOUN)]
    return []


def _range(text: str, dates: Sequence[DateMention]) -> list[Option]:
    """The same words with years, then with decades, in the place of the dates."""
    decades = {_decade(_part(date)) for date in dates}
    is_finer = any(len(key) > len(f"{DATE_PREFIX}1972") for date in dates for key in date.keys)
    options = [Option(_replaced(text, dates, _year), NAME)] if is_finer else []
    if len(decades) == 1:
        return [*options, Option(f"date in the {decades.pop()}", NOUN)]
    words = text[dates[0].end : dates[1].start]
    article = "the " if _WORD.search(words) else ""
    return [*options, Option(_replaced(text, dates, lambda one: article + _decade(one)), NAME)]


def _replaced(text: str, dates: Sequence[DateMention], write: Callable[[str], str]) -> str:
    pieces, done = [], 0
    for date in dates:
        pieces += [text[done : date.start], write(_part(date))]
        done = date.end
    return "".join([*pieces, text[done:]])


def _year(part: str) -> str:
    """ISO 8601 counts a year 0: "-0043" is 44 BC."""
    number = int(part)
    return str(number) if number > 0 else f"{1 - number} BC"


def _decade(part: str) -> str:
    number = int(part)
    return f"{number // 10 * 10}s" if number > 0 else f"{(1 - number) // 10 * 10}s BC"


def _decade_key(part: str) -> str:
    """Key of the decade, "" before the common era, where decades have none."""
    return f"{DATE_PREFIX}{part[:3]}X" if int(part) > 0 else ""


def without_numbers(text: str) -> str:
    """The phrase with "X" for each number: "X-acre", "$X", "between X and X km", "X"."""
    normalized = normalize(text)
    pieces: list[str] = []
    done = 0
    for mention in find_quantities(normalized.text):
        start, end = normalized.original(mention.number_start, mention.number_end)
        number = text[start:end]
        written = _NUMBER.sub("X", number) if _RANGE.search(number) else "X"
        pieces += [text[done:start], written]
        done = end
    replaced = "".join([*pieces, text[done:]]) if pieces else "X"
    return _NUMBER.sub("X", replaced)
