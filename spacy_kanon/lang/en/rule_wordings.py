"""Wordings by rule, for what no ontology lists: people, dates, quantities, codes.

After the thesis, section 3.2.2, and its own list of faults, section 4.6.3: a range keeps its shape,
and a unit behind a hyphen is a unit. Every list goes from specific to general.

`shape_of` reads a wording of this kind where it stands as a mere string in annotated data.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from ...names import DATE_PREFIX, DATETIME, PERSON, QUANTITY, STAR
from ...text.normalization import normalize
from ..language_rules import NAME, PERIOD, YEAR, RuleWording
from ..mentions import DateMention
from .calendar_keys import century_key, decade_key
from .date_patterns import MONTHS
from .dates import find_dates
from .inflection import DATE_IN, ordinal
from .quantities import find_quantities

_ANY_DATE = RuleWording("DATE", NAME, keys=())
_KEY = re.compile(rf"{DATE_PREFIX}(-?\d{{4}}|\d{{3}}X|\d{{2}}XX|XXXX)(?:-(\d\d))?")
_YEAR = re.compile(r"-?\d{4}")
_LONG_NUMBER = re.compile(r"\d{3,}")
_NUMBER = re.compile(r"\d[\d.,]*\d|\d")
_RANGE = re.compile(r"\d\s*(?:\b(?:and|to|or)\b|[-–/x×])\s*\d")
_WORD = re.compile(r"[^\W\d_]")

STAR_SHAPE, EMPTY_SHAPE, YEAR_SHAPE, DECADE_SHAPE, DATE_SHAPE, PERSON_SHAPE, QUANTITY_SHAPE = (
    "star",
    "empty",
    "year",
    "decade",
    "date",
    "person number",
    "quantity",
)
_SHAPES = (
    (re.compile(re.escape(STAR)), STAR_SHAPE),
    (re.compile(r"\s*"), EMPTY_SHAPE),
    (re.compile(r"-?\d{1,4}"), YEAR_SHAPE),
    (re.compile(rf"{DATE_IN}the .*|.*\d0s\b.*"), DECADE_SHAPE),
    (re.compile(_ANY_DATE.text), DATE_SHAPE),
    (re.compile(r"PERSON \d+"), PERSON_SHAPE),
    (re.compile(r"(?:.*\W)?X(?:\W.*|[a-z]{2} .*)?"), QUANTITY_SHAPE),
)
SHAPES = frozenset(shape for _, shape in _SHAPES)


def rule_wordings(
    text: str, kind: str, *, person: int = 1, keys: Sequence[str] = ()
) -> list[RuleWording]:
    """Wordings of a mention by rule, from specific to general, without `***`.

    text (str): The mention as it stands in the text.
    kind (str): Its kind. Codes and what an ontology lists have no wordings by rule.
    person (int): For PERSON, the number of the person in the document.
    keys (Sequence[str]): For DATETIME, the keys under which the mention was found to be one date,
        which then need not be read again; none if it was not.
    RETURNS (list[RuleWording]): One may say the same as the mention.

    >>> [wording.text for wording in rule_wordings("23 May 1972", "DATETIME")]
    ['1972', 'date in the 1970s', 'DATE']
    >>> rule_wordings("100-acre", "QUANTITY")[0].text
    'X-acre'
    """
    if kind == PERSON:
        return [RuleWording(f"PERSON {person}", NAME, keys=())]
    if kind == DATETIME:
        return _date_wordings(text, keys)
    if kind == QUANTITY:
        return [RuleWording(without_numbers(text), NAME, keys=())]
    return []


def shape_of(wording: str) -> str | None:
    """The shape of a wording that was made by rule, here or by annotators' rules like these.

    wording (str): The bare phrase.
    RETURNS (str | None): One of `SHAPES`; None for a wording of any other origin.

    >>> shape_of("date in the 1980s"), shape_of("X-acre"), shape_of("city in Norway")
    ('decade', 'quantity', None)
    """
    return next((shape for pattern, shape in _SHAPES if pattern.fullmatch(wording)), None)


def _date_wordings(text: str, keys: Sequence[str]) -> list[RuleWording]:
    """Year, decade, "DATE"; a range of years in the shape it has."""
    if _states_year_of(text, keys):
        return [*_single(text, DateMention(0, len(text), tuple(keys))), _ANY_DATE]
    dates = [date for date in _dates_of(text) if date.keys]
    parts = {_part(date) for date in dates}
    if not dates:
        counted = without_numbers(text)
        says = None if any(char.isdigit() for char in counted) else ()
        is_worded = _WORD.search(counted[1:])
        return [*([RuleWording(counted, NAME, keys=says)] if is_worded else []), _ANY_DATE]
    if len(parts) == 1:
        return [*_single(text, dates[0]), _ANY_DATE]
    if all(_YEAR.fullmatch(part) for part in parts):
        return [*_range(text, dates), _ANY_DATE]
    return [_ANY_DATE]


def _states_year_of(text: str, keys: Sequence[str]) -> bool:
    """Whether a date has the year of its keys written out and no other: "23 May 1972"."""
    years = {match[1] if (match := _KEY.match(key)) else "" for key in keys}
    return len(years) == 1 and _LONG_NUMBER.findall(text) == list(years)


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


def _single(text: str, date: DateMention) -> list[RuleWording]:
    part = _part(date)
    if _YEAR.fullmatch(part):
        year = _of_key(_year(part), YEAR, DATE_PREFIX + part)
        decade = _of_key(f"{DATE_IN}the {_decade(part)}", PERIOD, _decade_key(part))
        return [decade] if text == year.text else [year, decade]
    if part.endswith("X") and part[2] != "X":
        century = f"{DATE_IN}the {ordinal(int(part[:2]) + 1)} century"
        return [_of_key(century, PERIOD, century_key(int(part[:2]) * 100))]
    match = _KEY.match(date.keys[0])
    if part == "XXXX" and match is not None and match[2]:
        month = f"{DATE_IN}{MONTHS[int(match[2]) - 1]}"
        return [RuleWording(month, PERIOD, keys=((f"{DATE_PREFIX}XXXX-{match[2]}",),))]
    return []


def _of_key(text: str, form: str, key: str) -> RuleWording:
    """A wording that one key says; without a key nobody can count it."""
    return RuleWording(text, form, key, ((key,),) if key else None)


def _range(text: str, dates: Sequence[DateMention]) -> list[RuleWording]:
    """The same words with years, then with decades, in the place of the dates."""
    parts = [_part(date) for date in dates]
    decades = {_decade(part): _decade_key(part) for part in parts}
    is_finer = any(len(key) > len(f"{DATE_PREFIX}1972") for date in dates for key in date.keys)
    years = _all_of([DATE_PREFIX + part for part in parts])
    wordings = [RuleWording(_replaced(text, dates, _year), NAME, keys=years)] if is_finer else []
    if len(decades) == 1:
        (decade, key), *_ = decades.items()
        return [*wordings, RuleWording(f"{DATE_IN}the {decade}", PERIOD, keys=_all_of([key]))]
    words = text[dates[0].end : dates[1].start]
    article = "the " if _WORD.search(words) else ""
    both = _replaced(text, dates, lambda part: article + _decade(part))
    return [*wordings, RuleWording(both, NAME, keys=_all_of(list(map(_decade_key, parts))))]


def _all_of(keys: Sequence[str]) -> tuple[tuple[str, ...], ...] | None:
    """Each key as a date of its own; None if one of them is missing."""
    return tuple((key,) for key in keys) if all(keys) else None


def _replaced(text: str, dates: Sequence[DateMention], write: Callable[[str], str]) -> str:
    pieces, end = [], 0
    for date in dates:
        pieces += [text[end : date.start], write(_part(date))]
        end = date.end
    return "".join([*pieces, text[end:]])


def _year(part: str) -> str:
    """ISO 8601 counts a year 0: "-0043" is 44 BC."""
    number = int(part)
    return str(number) if number > 0 else f"{1 - number} BC"


def _decade(part: str) -> str:
    number = int(part)
    return f"{number // 10 * 10}s" if number > 0 else f"{(1 - number) // 10 * 10}s BC"


def _decade_key(part: str) -> str:
    """Key of the decade, "" before the common era, where decades have none."""
    return decade_key(int(part)) if int(part) > 0 else ""


def without_numbers(text: str) -> str:
    """The phrase with "X" for each number.

    text (str): A quantity or a duration, as it stands in its text.
    RETURNS (str): "X" alone for a text without a number.

    >>> without_numbers("between 10 and 20 km"), without_numbers("$5 million")
    ('between X and X km', '$X')
    """
    normalized = normalize(text)
    pieces: list[str] = []
    end = 0
    for mention in find_quantities(normalized.text):
        start, number_end = normalized.original(mention.number_start, mention.number_end)
        number = text[start:number_end]
        written = _NUMBER.sub("X", number) if _RANGE.search(number) else "X"
        pieces += [text[end:start], written]
        end = number_end
    replaced = "".join([*pieces, text[end:]]) if pieces else "X"
    return _NUMBER.sub("X", replaced)
