"""Dates, quantities and times in fewer words: wordings that need no knowledge base.

Dates from specific to general: a year, a part of a decade, a decade, a part of a century.

| wording | years |
|---|---|
| the early, mid, late 1970s | 1970 to 1973, 1974 to 1976, 1977 to 1979 |
| the 1970s | 1970 to 1979 |
| the early, mid, late 20th century | 1900 to 1929, 1930 to 1969, 1970 to 1999 |
| the 20th century | 1900 to 1999 |

Each lies within the next, so that all people whom a wording fits are fitted by the next one too. A
wording says all that it shows: its own years, and the decade and the century around them.

Quantities, durations and ages without their number: "several years", "dozens of goals".

No knowledge base counts numbers, so a wording must not lean on one: each of these words stands for
a band whose ends lie at least a factor of one and a half apart, and none of them holds a digit.

| number | word | | number | word |
|---|---|---|---|---|
| 2, 3 | two or three | | 100 to 199 | a hundred or more |
| 4 to 12 | several | | 200 to 1,999 | hundreds of |
| 13 to 23 | more than a dozen | | 2,000 to 19,999 | thousands of |
| 24 to 99 | dozens of | | and so on, by powers of ten | |

Ages are told in bands: "thirty-something" is 30 to 39; below twenty in bands of about five years.

Times that are told by others, without their length: order stays, and nothing else does.

| text | wording |
|---|---|
| a few years later, several days ago | some time later, some time ago |
| (in the) same year, following season | same period, following period |
| that year | at that time |
| the past 40 years | the past decades |

Names in short: where a text writes out what some initials stand for.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import NamedTuple

from ...names import DATE_PREFIX
from ...text.normalization import normalize
from ..language_rules import (
    MEASURE,
    MONEY,
    NUMBER,
    ORDINAL,
    PERIOD,
    SHARE,
    YEAR,
    QuantityMention,
    RuleWording,
)
from ..lexicon import noun_table, word_list
from .calendar_keys import PARTS_OF_DECADE, century_key, decade_key
from .date_patterns import MONTHS
from .inflection import DATE_IN, ordinal
from .lexicon import FUNCTION_WORDS, TENS, ordinal_value, words_of
from .quantities import find_quantities

_PARTS_OF_CENTURY = {"early": range(3), "mid": range(3, 7), "late": range(7, 10)}
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


@cache
def parts_around_decade(year: int) -> tuple[Part, ...]:
    """The stretches of time around the decade of a year, itself first.

    year (int): A year of the decade.
    RETURNS (tuple[Part, ...]): Decade, part of the century, century.
    """
    decade, century = (decade_key(year),), (century_key(year),)
    name, tens = _part(_PARTS_OF_CENTURY, year % 100 // 10)
    first = year // 100 * 100
    decades = tuple(decade_key(first + 10 * ten) for ten in tens)
    return (
        Part(f"{year // 10 * 10}s", (decade, century)),
        Part(f"{name} {_century(year)}", (decades, century)),
        Part(_century(year), (century,)),
    )


def _part_of_decade(year: int) -> Part:
    name, digits = _part(PARTS_OF_DECADE, year % 10)
    first = year // 10 * 10
    years = tuple(f"{DATE_PREFIX}{first + digit:04d}" for digit in digits)
    return Part(f"{name} {first}s", (years, (decade_key(year),), (century_key(year),)))


def _part(parts: Mapping[str, range], digit: int) -> tuple[str, range]:
    """Name and digits of the part that a digit is in."""
    for name, digits in parts.items():
        if digit in digits:
            return name, digits
    raise ValueError(digit)


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


_DIGITS = re.compile(r"\d[\d,]*(?:\.\d+)?")
_SCALES = {
    "hundred": 100, "thousand": 1000, "k": 1000, "million": 10**6, "m": 10**6, "mln": 10**6,
    "ml": 10**6, "billion": 10**9, "bn": 10**9, "trillion": 10**12, "dozen": 12,
}  # fmt: skip
_SCALE = re.compile(
    r"(?<![a-z])(?:hundred|thousand|million|mln?|billion|bn|trillion|dozen|[km])\b", re.I
)

_AGE = re.compile(
    r"(?:the )?(?P<noun>age)(?: of)? (?P<of>[\w-]+)|(?P<aged>aged?) (?P<ed>[\w-]+)"
    r"|(?P<old>[\w-]+?)(?P<unit>[- ]years?[- ](?:old|of age))s?",
    re.I,
)
_LONGER = re.compile(
    r"\s+(?!(?:of|and|or|in|to|from|at|by|am|pm|a\.m|p\.m|o['’]clock|noon|midnight)\b)(?P<word>[a-z][a-z-]+)"
    r"|(?: [A-Z][\w'’-]*){1,3} (?P<things>[a-z]{2,}s)\b"
)
# Behind a number in words that stands for what is counted: "four of them", "the other two."
_ALONE = re.compile(r"(?: (?:of|in|at|by|with|from|were|was|are|had|who|which)\b|[.,;])(?!\d)")
# "four years and six months": several years.
_LONGER_TIME = re.compile(
    r"(?P<most>[\w-]+ (?:years|months|weeks|days|hours))(?:,| and) [\w-]+"
    r" (?:months?|weeks?|days?|hours?|minutes?)(?P<end>['’]?)"
)
_HYPHENED = re.compile(r"-(?P<word>[a-z]+)")
_JOINS = words_of("on to by in and or for of nil")  # "3-on-3".
_OF_DAY = re.compile(r"[ap]\.?m\.?|o['’]clock|h|hrs?|noon|midnight", re.I)
_OLD = re.compile(r"\d+-year-old|-year-old")
# What comes one after the other: "third base" is no later one.
_IN_TIME = word_list("in_time")
_YOUNGEST, _OLDEST = 5, 120


class Band(NamedTuple):
    """Numbers that share a word.

    least (int), most (int): The ends.
    word (str): Before a noun in the plural.
    """

    least: int
    most: int
    word: str


def _bands() -> tuple[Band, ...]:
    bands = [
        Band(2, 3, "two or three"),
        Band(4, 12, "several"),
        Band(13, 23, "more than a dozen"),
        Band(24, 99, "dozens of"),
        Band(100, 199, "a hundred or more"),
        Band(200, 1999, "hundreds of"),
    ]
    scale = 1000
    for name, above in (("thousand", "million"), ("million", "billion"), ("billion", "trillion")):
        bands += [
            Band(2 * scale, 20 * scale - 1, f"{name}s of"),
            Band(20 * scale, 200 * scale - 1, f"tens of {name}s of"),
            Band(200 * scale, 1000 * scale - 1, f"hundreds of {name}s of"),
            Band(1000 * scale, 2000 * scale - 1, f"a {above} or more"),
        ]
        scale *= 1000
    return tuple(bands)


BANDS = _bands()
# Any wording that is made here.
NUMBER_WORDS = re.compile(
    rf"(?:(?:{'|'.join(sorted({band.word for band in BANDS}))})(?: [^\d]*)?|multi(?:-.*)?|later"
    r"|(?:.*\b)?(?:about|nearly)[ -](?:six|ten|fifteen|[a-z]+ty)\b[^\d]*|[^\d]*ty-something[^\d]*"
    r"|[^\d]*ninety[ -]or[ -]more[^\d]*)"
)


def band_of(number: float) -> Band | None:
    """The band that a number lies in.

    number (float): Of a text.
    RETURNS (Band | None): None for less than two and for uncounted things.

    >>> band_of(28).word if band_of(28) else ""
    'dozens of'
    """
    return next((band for band in BANDS if band.least <= number < band.most + 1), None)


def value_of(written: str) -> float | None:
    """The value of a number in digits or words.

    written (str): A number of a text, without its unit.
    RETURNS (float | None): None if it is not one number.

    >>> [value_of(text) for text in ("3.5 million", "twenty-eight", "a hundred", "3-4", ".212")]
    [3500000.0, 28.0, 100.0, None, None]
    """
    if written.startswith("."):  # An average of baseball.
        return None
    scales = _SCALE.findall(written)
    scale = 1
    for name in scales:
        scale *= _SCALES[name.lower()]
    bare = _SCALE.sub(" ", written).replace("-", " ") if scales else written
    digits = _DIGITS.findall(bare)
    if digits:
        is_single = len(digits) == 1 and not re.search(r"[-–/x×]|\b(?:and|or|to)\b", bare)
        return float(digits[0].replace(",", "")) * scale if is_single else None
    words = bare.strip().lower()
    if words in ("", "a", "an"):
        return float(scale) if scales else None
    number = ordinal_value(words)
    if number is None or words.endswith(("st", "nd", "rd", "th")):
        return None
    return float(number * scale)


def counted_words(text: str, behind: str) -> str:
    """A quantity or a duration with a word for its number.

    text (str): The mention.
    behind (str): The text behind it, which says what is counted.
    RETURNS (str): Empty if no word fits here.

    >>> counted_words("four years", ""), counted_words("28", " goals")
    ('several years', 'dozens of')
    """
    longer = _LONGER_TIME.fullmatch(text)
    if longer is not None:
        words = counted_words(longer["most"], behind)
        return words + longer["end"] if words else ""
    normalized = normalize(text)
    mentions = find_quantities(normalized.text)
    if len(mentions) != 1:
        return ""
    mention = mentions[0]
    start, end = normalized.original(mention.number_start, mention.number_end)
    before, number, after = text[:start], text[start:end], text[end:]
    if mention.form == ORDINAL:
        return _of_ordinal(number, before + after, behind)
    value = value_of(number)
    if value is None or (mention.form != MONEY and before.strip()):
        return ""
    if number[:1].isdigit() and not after and not _next_word(behind):
        behind = behind if behind.startswith("-") else ""
    write = _WRITERS.get(mention.form)
    return "" if write is None else write(value, mention, after, behind)


def _of_ordinal(written: str, others: str, behind: str) -> str:
    """ "her third novel" is "her later novel"."""
    value = ordinal_value(written.replace(",", ""))
    in_time = _next_word(behind) in _IN_TIME and not others.strip()
    return "later" if in_time and value is not None and value > 1 else ""


def _of_money(value: float, mention: QuantityMention, after: str, behind: str) -> str:
    unit = noun_table("money").get(mention.unit, mention.unit)
    band = band_of(value)
    is_name = len(unit) > 1 and not unit.isupper() and unit[-1] not in "$)"
    if band is None or not is_name or _next_word(behind) or behind.startswith("-"):
        return ""
    return f"{band.word} {unit}"


def _of_share(value: float, mention: QuantityMention, after: str, behind: str) -> str:
    if behind.startswith("-") or not 5 <= value <= 95:
        return ""
    ten = int(value + 5) // 10
    words = ("", "ten", *TENS)[min(ten, len(TENS) + 1)]
    return f"about {words} percent"


def _of_number(value: float, mention: QuantityMention, after: str, behind: str) -> str:
    band = band_of(value)
    if band is None:
        return ""
    hyphened = _HYPHENED.match(after + behind)
    if hyphened:
        is_number = ordinal_value(hyphened["word"]) is not None or hyphened["word"] in _JOINS
        return "" if is_number or _OLD.match(after + behind) else f"multi{after}"
    if _OF_DAY.fullmatch(after.strip()):
        return ""
    if after.strip():
        return f"{band.word} {after.strip()}"
    if _next_word(behind):
        return band.word
    return band.word.removesuffix(" of") if _ALONE.match(behind) else ""


_WRITERS: dict[str, Callable[[float, QuantityMention, str, str], str]] = {
    MONEY: _of_money,
    SHARE: _of_share,
    MEASURE: _of_number,
    NUMBER: _of_number,
}


def _next_word(behind: str) -> str:
    """The word behind a number if it can be what is counted: in lower case, no function word."""
    match = _LONGER.match(behind)
    word = (match["word"] or match["things"]) if match else ""
    return "" if word in FUNCTION_WORDS else word


# From here on ages are one band: few people are as old.
_OLD_AGE = 90
_YOUNG = ((7, "about six"), (12, "about ten"), (17, "about fifteen"), (19, "nearly twenty"))


def _age_band(years: int) -> tuple[str, int, int]:
    """What to say of an age, and the ends of its band."""
    least = _YOUNGEST
    for most, words in _YOUNG:
        if years <= most:
            return words, least, most
        least = most + 1
    if years >= _OLD_AGE:
        return "ninety or more", _OLD_AGE, _OLDEST
    ten = years // 10
    return f"{TENS[ten - 2]}-something", 10 * ten, 10 * ten + 9


class Age(NamedTuple):
    """An age in a band.

    text (str): What to write: "age of fifty-something".
    least (int), most (int): The ends of the band.
    years (int): The age itself.
    """

    text: str
    least: int
    most: int
    years: int


def age_words(text: str) -> Age | None:
    """An age with its band.

    text (str): "age of 58", "aged 58", "58 years old".
    RETURNS (Age | None): None for what is no age, and for one above all ages.

    >>> age_words("the age of 58").text, age_words("58 years old").text
    ('the age of fifty-something', 'fifty-something years old')
    """
    match = _AGE.fullmatch(text)
    if match is None:
        return None
    group = next(name for name in ("of", "ed", "old") if match[name])
    years = ordinal_value(match[group])
    if years is None or not _YOUNGEST <= years <= _OLDEST:
        return None
    words, least, most = _age_band(years)
    joint = match["unit"] and match["unit"].startswith("-")
    written = words.replace(" ", "-") if joint else words
    start, end = match.span(group)
    return Age(text[:start] + written + text[end:], least, most, years)


_VAGUE = re.compile(
    r"(?:an?|one|(?:an? )?(?:few|couple of|several|some|number of))"
    r" (?:years?|months?|weeks?|days?|decades?|hours?|minutes?)"
    r" (?P<side>later|earlier|afterwards|after|before|ago)",
    re.I,
)
_BESIDE = re.compile(
    r"(?P<which>(?:the )?(?:same|following|next|previous))"
    r" (?:years?|seasons?|months?|weeks?|summer|winter|spring|autumn|fall)",
    re.I,
)
_THAT = re.compile(
    r"(?P<which>that|this) (?:same )?"
    r"(?:year|season|month|week|summer|winter|day|morning|evening|night)",
    re.I,
)
_IN = re.compile(r"\b(?:in|of|during|since|until|from|for|by) $", re.I)
_BOUND = re.compile(r"\b(?:earlier|later|early|late|the|mid) $", re.I)
_STRETCH = re.compile(
    r"(?P<which>(?:the )?(?:past|last|next|previous|following)) (?P<number>[\w-]+)"
    r" (?P<unit>years|months|weeks|days|decades)",
    re.I,
)
_LONG, _FEW = 20, words_of("few several")
# Any wording that is made here.
RELATIVE_TIMES = re.compile(
    r"some time (?:later|earlier|afterwards|after|before|ago)|at that time"
    r"|(?:the )?(?:same|following|next|previous|that|this) period"
    r"|(?:the )?(?:past|last|next|previous|following) (?:decades|[a-z ]+s)",
    re.I,
)


def relative_words(text: str, before: str) -> str:
    """What is left of a time that another one tells.

    text (str): The mention.
    before (str): The text before it.
    RETURNS (str): Empty for any other time, and where no words fit.

    >>> [relative_words(text, "In the ") for text in ("a few years later", "same year", "1972")]
    ['some time later', 'same period', '']
    """
    vague = _VAGUE.fullmatch(text)
    if vague is not None:
        return f"some time {vague['side'].lower()}"
    beside = _BESIDE.fullmatch(text)
    if beside is not None:
        return f"{beside['which']} period"
    that = _THAT.fullmatch(text)
    if that is not None and not _BOUND.search(before):
        return f"{that['which'].lower()} period" if _IN.search(before) else "at that time"
    stretch = _STRETCH.fullmatch(text)
    return "" if stretch is None else _of_stretch(stretch)


def _of_stretch(stretch: re.Match[str]) -> str:
    value = value_of(stretch["number"])
    if value is None:
        return f"{stretch['which']} {stretch['unit']}" if stretch["number"] in _FEW else ""
    if value >= _LONG and stretch["unit"] == "years":
        return f"{stretch['which']} decades"
    band = band_of(value)
    fits = band is not None and band.word in ("two or three", "several")
    return f"{stretch['which']} {band.word} {stretch['unit']}" if fits and band else ""


_INITIALS = re.compile(r"[A-Z]{2,8}")
_SMALL = words_of("of the and for in de des du on at to")
_WORD_BEFORE = re.compile(r"(?P<word>[^\W_][\w'’.]*)(?:[ -]| & )$")
# A name of eight words is not longer.
_LONGEST = 150


def written_out(text: str, initials: str) -> tuple[int, int] | None:
    """Where the name stands that some initials are short for.

    text (str): The whole text. initials (str): A mention.
    RETURNS (tuple[int, int] | None): Start and end of the name that has the initials in brackets
        behind it; None for anything else.

    >>> text = "He led the Cape Cod Baseball League (CCBL) until CCBL rules changed."
    >>> start, end = written_out(text, "CCBL")
    >>> text[start:end]
    'Cape Cod Baseball League'
    """
    if _INITIALS.fullmatch(initials) is None:
        return None
    bracket = text.find(f" ({initials})")
    if bracket < 0:
        return None
    before = text[max(0, bracket - _LONGEST) : bracket] + " "
    letters, position = list(initials), len(before)
    while letters and (match := _WORD_BEFORE.search(before[:position])) is not None:
        word, position = match["word"], match.start()
        if word[0] == letters[-1]:
            letters.pop()
        elif word.lower() not in _SMALL:
            return None
    return None if letters else (bracket - len(before) + 1 + position, bracket)
