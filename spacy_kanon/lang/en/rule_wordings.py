"""Wordings by rule, for what no ontology lists: people, dates, quantities, codes.

After the thesis, section 3.2.2, and its own list of faults, section 4.6.3: a range keeps its shape,
and a unit behind a hyphen is a unit. Every list goes from specific to general.

| wording of a date | years |
|---|---|
| the early, mid, late 1970s | 1970 to 1973, 1974 to 1976, 1977 to 1979 |
| the 1970s | 1970 to 1979 |
| the early, mid, late 20th century | 1900 to 1929, 1930 to 1969, 1970 to 1999 |
| the 20th century | 1900 to 1999 |

Each lies within the next, so that all people whom a wording fits are fitted by the next one too. A
wording says all that it shows: its own years, and the decade and the century around them.

No knowledge base counts numbers, so a wording must not lean on one: each word for a number
(`[amounts]` in `lang/data/en.heads`) stands for a band whose ends lie at least a factor of one and
a half apart, and none of them holds a digit. Ages are told in bands, too: "over thirty".

`shape_of` reads a wording of this kind where it stands as a mere string in annotated data.
"""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from ...names import AGE_PREFIX, CODE, DATE_PREFIX, DATETIME, PERSON, QUANTITY
from ...text.normalization import normalize
from ...text.rewriting import Replacement, rewrite
from ..language_rules import (
    COUNT,
    LABEL,
    MEASURE,
    MONEY,
    NAME,
    NOUN,
    NUMBER,
    ORDINAL,
    PERIOD,
    SHARE,
    YEAR,
    KeyedSpan,
    QuantityMention,
    RuleWording,
)
from ..lexicon import noun_table, patterns, word_list
from .dates import MONTHS, PARTS_OF_DECADE, age_keys, century_key, date_key, decade_key, find_dates
from .lexicon import DATE_IN, FUNCTION_WORDS, NUMBERS, TENS, ordinal, ordinal_value, words_of
from .quantities import find_quantities

_ANY_DATE = RuleWording("DATE", NAME, keys=())
_PARTS_OF_CENTURY = {"early": range(3), "mid": range(3, 7), "late": range(7, 10)}
_SEASONS = {"winter": (12, 1, 2), "spring": (3, 4, 5), "summer": (6, 7, 8), "autumn": (9, 10, 11)}
_SCALES = {word: int(value) for word, value in noun_table("scales").items()}


class Band(NamedTuple):
    """Numbers that share a word, of amounts one before a noun in the plural; the ends count."""

    least: int
    most: int
    word: str


def _bands(table: str, least: int) -> tuple[Band, ...]:
    mosts = list(map(int, noun_table(table)))
    leasts = [least, *(most + 1 for most in mosts)]
    return tuple(map(Band, leasts, mosts, noun_table(table).values()))


BANDS, AGES, RANKS = _bands("amounts", 2), _bands("ages", 2), _bands("ranks", 1)
_RE = patterns("rule_wordings", NUMBER_WORD=NUMBERS["NUMBER_WORD"])
_SHAPES = patterns(
    "shapes",
    TIMES_OF_YEAR="|".join([*MONTHS, *_SEASONS]),
    AMOUNTS="|".join(sorted(band.word for band in BANDS)),
)
SHAPES = frozenset(name.replace("_", " ") for name in _SHAPES)
DECADE_SHAPE, DATE_SHAPE, PERSON_SHAPE = "decade", "date", "person number"
_FIGURES = patterns("figures")
_JOINS = words_of("on to by in and or for of nil")  # "3-on-3".
_IN_TIME = word_list("in_time")  # What comes one after the other: "third base" is no later one.
_LONG, _FEW = 20, words_of("few several")
_SMALL = words_of("of the and for in de des du on at to")  # Of names that initials are short for.
_LONGEST = 150  # A name of eight words is not longer.


def rule_wordings(
    text: str,
    kind: str,
    *,
    sub_kind: str = "",
    person: int = 1,
    keys: Sequence[str] = (),
    before: str = "",
    after: str = "",
) -> list[RuleWording]:
    """Wordings of a mention by rule, from specific to general, without `***`; one may say the same.

    keys (Sequence[str]): For DATETIME, the keys under which the mention was found to be one date,
        which then need not be read again; none if it was not. A quantity with keys is a term of
        the knowledge base: no word for its number can be counted then.

    >>> [wording.text for wording in rule_wordings("23 May 1972", "DATETIME")][:3]
    ['1972', 'date in the early 1970s', 'date in the 1970s']
    >>> rule_wordings("100-acre", "QUANTITY")[0].text
    'multi-acre'
    """
    if kind == PERSON:
        return [RuleWording(f"PERSON {person}", NAME, keys=())]
    if kind == DATETIME:
        return [*_date_wordings(text, keys, before, after), _ANY_DATE]
    if kind == QUANTITY:
        counted = [] if keys else _counted(text, before, after)
        return [*counted, RuleWording(without_numbers(text), NAME, keys=())]
    # An editor's "[phone number]". Any number behind "No." may be taken for a docket, and one with
    # the right check digit for an identity: these are just numbers, and "mezzo" is a word.
    labels = noun_table("labels")
    if sub_kind in labels or (kind == CODE and not (text.isalpha() and text.islower())):
        general = "code" if _RE["WORD"].search(text) else "number"
        return [RuleWording(f"[{labels.get(sub_kind, general)}]", LABEL, keys=())]
    return []


def measured_label(text: str) -> str:
    """What a phrase of figures is, in brackets; "" for all else and for ordinals."""
    original = normalize(text).text
    whole = 0, len(original)
    forms = {one.form for one in find_quantities(original) if (one.start, one.end) == whole}
    if MONEY in forms:
        return "[amount]"
    if ORDINAL in forms:
        return ""
    if label := next((one for one, form in _FIGURES.items() if form.fullmatch(original)), ""):
        return f"[{label.replace('_', ' ')}]"
    if forms:
        return "[number]"
    dates = [Replacement(date.start, date.end, "") for date in find_dates(original)]
    rest = _RE["NTH"].sub("", rewrite(original, dates).text)  # "Friday 9th"
    return "[date]" if dates and not any(map(str.isalnum, rest)) else ""


def shape_of(wording: str) -> str | None:
    """Which of `SHAPES` a wording has that was made by rule, here or by annotators' rules."""
    names = (name for name, pattern in _SHAPES.items() if pattern.fullmatch(wording))
    return next((name.replace("_", " ") for name in names), None)


def _date_wordings(text: str, keys: Sequence[str], before: str, after: str) -> list[RuleWording]:
    """Year, decade, century and their parts; a range of years in the shape it has."""
    if keys and keys[0].startswith(AGE_PREFIX):
        return _age_wordings(text, keys, before)
    found_as = KeyedSpan(0, len(text), tuple(keys))
    if _RE["LONG_NUMBER"].findall(text) == [_part(found_as)]:  # "23 May 1972"
        return _single(text, found_as)
    normalized = normalize(text)
    found = [date for date in find_dates(normalized.text) if date.keys]
    dates = [KeyedSpan(*normalized.original(*date[:2]), date.keys) for date in found]
    parts = list(map(_part, dates))
    if not dates:
        return _durations(text, keys, before, after)
    if len(set(parts)) == 1:
        return _single(text, dates[0])
    return _range(text, dates, parts) if all(map(_RE["YEAR"].fullmatch, parts)) else []


def _age_wordings(text: str, keys: Sequence[str], before: str) -> list[RuleWording]:
    """The band of an age that the knowledge base has, then the part of life."""
    years = keys[0].removeprefix(AGE_PREFIX)
    _, decade, *parts = age_keys(int(years.replace("X", "0")))
    is_noun = _RE["IS_BEFORE"].search(before) and _RE["AGE_ALONE"].fullmatch(text)
    words, last = parts[-1].removeprefix(AGE_PREFIX), ((parts[-1],),)
    if not years.isdigit() or len(keys) > 1:  # "in my forties", "in my late forties"
        ten = [RuleWording(re.split("[- ]", text)[-1], NAME, keys=((decade,),))]
        return [*(ten if len(keys) > 1 else []), RuleWording(f"{words} years", NAME, keys=last)]
    wordings = [RuleWording(words, NOUN if is_noun else NAME, keys=last)]
    age = age_words(text) or age_words(years, "aged ")
    if age is not None:
        band = tuple(age_keys(year)[0] for year in range(age.least, age.most + 1))
        wordings.insert(0, RuleWording(age.text, COUNT, keys=(band,)))
    return wordings


def _durations(text: str, keys: Sequence[str], before: str, after: str) -> list[RuleWording]:
    """An age in a band, a duration without its number; of other times nothing."""
    order = "" if keys else relative_words(text, before)
    if order:
        return [RuleWording(order, NAME, keys=())]
    counted = without_numbers(text)
    says = None if any(char.isdigit() for char in counted) else ()
    general = [RuleWording(counted, NAME, keys=says)] if _RE["WORD"].search(counted[1:]) else []
    age = age_words(text, before)
    if age is None:
        return [*([] if keys or not general else _counted(text, before, after)), *general]
    births = sorted(int(match[1]) for key in keys if (match := _RE["KEY"].match(key)))
    first, last = (births[0], births[-1]) if births else (0, -1)
    earliest, latest = first - (age.most - age.years), last + (age.years - age.least)
    band = tuple(key for year in range(earliest, latest + 1) if (key := date_key(year)))
    return [RuleWording(age.text, COUNT, keys=(band,) if births else ()), *general]


def _part(date: KeyedSpan) -> str:
    """The year, decade or century of a date ("197X", "XXXX"), "" if it may be one of several."""
    parts = {match[1] if (match := _RE["KEY"].match(key)) else "" for key in date.keys}
    return parts.pop() if len(parts) == 1 else ""


def _single(text: str, date: KeyedSpan) -> list[RuleWording]:
    part = _part(date)
    if _RE["YEAR"].fullmatch(part):
        year = exact_year(int(part))
        return [*([] if text == year.text else [year]), *around_year(int(part))]
    if part.endswith("X") and part[2] != "X":
        return [*around_year(int(part[:3]) * 10 + 1)[2:]]
    match = _RE["KEY"].match(date.keys[0])
    return around_month(int(match[2])) if part == "XXXX" and match and match[2] else []


def _range(text: str, dates: Sequence[KeyedSpan], parts: Sequence[str]) -> list[RuleWording]:
    """The same words with years, then decades, for the dates; then what is around them all."""
    years = list(map(int, parts))
    decades = list(map(_decade_name, years))
    keys = [decade_key(year) if year > 0 else "" for year in years]
    of_decades = tuple((key,) for key in keys) if all(keys) else None
    around = common_parts(years) if min(years) > 0 else []
    wordings = []
    if any(len(key) > len(f"{DATE_PREFIX}1972") for date in dates for key in date.keys):
        of_years = tuple((DATE_PREFIX + part,) for part in parts)
        in_years = _replaced(text, dates, list(map(_year_name, years)))
        wordings = [RuleWording(in_years, NAME, keys=of_years)]
    if len(set(decades)) == 1:
        shown = of_decades and of_decades[:1]
        in_decade = RuleWording(f"{DATE_IN}the {decades[0]}", PERIOD, keys=shown)
        return [*wordings, *(around or [in_decade])]
    words = text[dates[0].end : dates[1].start]
    article = "the " if _RE["WORD"].search(words) else ""
    both = _replaced(text, dates, [article + decade for decade in decades])
    return [*wordings, RuleWording(both, NAME, keys=of_decades), *around]


def _replaced(text: str, dates: Sequence[KeyedSpan], written: Sequence[str]) -> str:
    pairs = zip(dates, written, strict=True)
    pieces = (Replacement(date.start, date.end, new) for date, new in pairs)
    return rewrite(text, pieces, exact=True).text


def _year_name(year: int) -> str:
    """ISO 8601 counts a year 0: "-0043" is 44 BC."""
    return str(year) if year > 0 else f"{1 - year} BC"


def _decade_name(year: int) -> str:
    return f"{year // 10 * 10}s" if year > 0 else f"{(1 - year) // 10 * 10}s BC"


def exact_year(year: int) -> RuleWording:
    """The year of a date, which shows its decade and its century too."""
    key = date_key(year) or ""
    around = [wording.keys[0] for wording in around_year(year)[1::2] if wording.keys]
    return RuleWording(_year_name(year), YEAR, key, ((key,), *around))


@cache
def around_year(year: int) -> tuple[RuleWording, ...]:
    """Wordings of a date of which the year is told, without the year itself: parts of its decade,
    the decade, a part of the century, the century; before the common era the decade alone."""
    if year < 1:
        return (RuleWording(f"{DATE_IN}the {_decade_name(year)}", PERIOD),)
    around = (decade_key(year),), (century_key(year),)
    of_decade, digits = _part_with(year % 10, PARTS_OF_DECADE)
    of_century, tens = _part_with(year // 10 % 10, _PARTS_OF_CENTURY)
    years = tuple(f"{DATE_PREFIX}{year // 10 * 10 + digit:04d}" for digit in digits)
    decades = tuple(decade_key(year // 100 * 100 + 10 * ten) for ten in tens)
    decade, century = _decade_name(year), f"{ordinal(year // 100 + 1)} century"
    return (
        RuleWording(f"{DATE_IN}the {of_decade} {decade}", PERIOD, keys=(years, *around)),
        RuleWording(f"{DATE_IN}the {decade}", PERIOD, *around[0], around),
        RuleWording(f"{DATE_IN}the {of_century} {century}", PERIOD, keys=(decades, around[1])),
        RuleWording(f"{DATE_IN}the {century}", PERIOD, *around[1], around[1:]),
    )


def _part_with(digit: int, parts: dict[str, range]) -> tuple[str, range]:
    return next((name, digits) for name, digits in parts.items() if digit in digits)


def around_month(month: int) -> list[RuleWording]:
    """Wordings of a day of any year: the month, the season."""
    name, months = next(season for season in _SEASONS.items() if month in season[1])
    key, *season = (f"{DATE_PREFIX}XXXX-{other:02d}" for other in (month, *months))
    return [
        RuleWording(f"{DATE_IN}{MONTHS[month - 1]}", PERIOD, keys=((key,),)),
        RuleWording(f"{DATE_IN}{name}", PERIOD, keys=(tuple(season),)),
    ]


def common_parts(years: Sequence[int]) -> list[RuleWording]:
    """Wordings of a range: the stretches of time that all its years, of the common era, lie in."""
    first, *others = map(around_year, years)
    return [part for part in first if all(part in other for other in others)]


def band_of(number: float) -> Band | None:
    """The band that a number lies in; None for less than two and for uncounted things."""
    return next((band for band in BANDS if band.least <= number < band.most + 1), None)


def value_of(written: str) -> float | None:
    """The value of a number in digits or words, without its unit; None if it is not one number."""
    if written.startswith("."):  # An average of baseball.
        return None
    scales = _RE["SCALE"].findall(written)
    scale = math.prod(_SCALES[name.lower()] for name in scales)
    bare = _RE["SCALE"].sub(" ", written).replace("-", " ") if scales else written
    digits = _RE["DIGITS"].findall(bare)
    if digits:
        is_single = len(digits) == 1 and not _RE["NO_NUMBER"].search(bare)
        return float(digits[0].replace(",", "")) * scale if is_single else None
    words = bare.strip().lower()
    if words in ("", "a", "an"):
        return float(scale) if scales else None
    number = ordinal_value(words)
    if number is None or words.endswith(("st", "nd", "rd", "th")):
        return None
    return float(number * scale)


def _counted(text: str, before: str, after: str) -> list[RuleWording]:
    """A word for the number, see `number_word`, unless a sign like "⑴" is left that counts too."""
    words = number_word(text, before, after)
    is_whole = bool(words) and not any(char.isdigit() for char in words)
    return [RuleWording(words, COUNT, keys=())] if is_whole else []


def number_word(text: str, before: str, after: str) -> str:
    """A word for an age, or for a number that counts something and is in no name or label."""
    if age := age_words(text, before):
        return age.text
    labels = _RE["LABELLED" if text[:1].isalpha() else "NUMBERED"]
    if " " not in text and labels.search(before) and not after.startswith(" times"):
        return ""
    if _RE["HOUR_BEFORE"].search(before) and not after.startswith(" "):
        return ""
    words = counted_words(text, after)
    return "" if _RE["AN_BEFORE"].search(before) and not words.startswith("multi") else words


def counted_words(text: str, behind: str) -> str:
    """A quantity or a duration with a word for its number; "" if none fits the text behind it."""
    longer = _RE["LONGER_TIME"].fullmatch(text)
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
    if mention.form == ORDINAL:  # "Her third novel" is "her later novel".
        rank = ordinal_value(number.replace(",", ""))
        in_time = _next_word(behind) in _IN_TIME and not (before + after).strip()
        return "later" if in_time and rank is not None and rank > 1 else ""
    value = value_of(number)
    if value is None or (mention.form != MONEY and before.strip()):
        return ""
    if number[:1].isdigit() and not after and not _next_word(behind):
        behind = behind if behind.startswith("-") else ""
    if mention.form == MONEY:
        return _of_money(value, mention, behind)
    if mention.form == SHARE:
        ten = int(value + 5) // 10
        words = ("", "ten", *TENS)[min(ten, len(TENS) + 1)]
        return f"about {words} percent" if 5 <= value <= 95 and behind[:1] != "-" else ""
    return _of_number(value, after, behind) if mention.form in (MEASURE, NUMBER) else ""


def _of_money(value: float, mention: QuantityMention, behind: str) -> str:
    unit = noun_table("money").get(mention.unit, mention.unit)
    band = band_of(value)
    is_name = len(unit) > 1 and not unit.isupper() and unit[-1] not in "$)"
    if band is None or not is_name or _next_word(behind) or behind.startswith("-"):
        return ""
    return f"{band.word} {unit}"


def _of_number(value: float, after: str, behind: str) -> str:
    band = band_of(value)
    if band is None:
        return ""
    hyphened = _RE["HYPHENED"].match(after + behind)
    if hyphened:
        is_number = ordinal_value(hyphened["word"]) is not None or hyphened["word"] in _JOINS
        return "" if is_number or _RE["OLD"].match(after + behind) else f"multi{after}"
    if _RE["OF_DAY"].fullmatch(after.strip()):
        return ""
    if after.strip():
        return f"{band.word} {after.strip()}"
    if _next_word(behind):
        return band.word
    is_count = _RE["ALONE"].match(behind) and value == int(value)  # "At 8.15 sharp" is a time.
    return band.word.removesuffix(" of") if is_count else ""


def _next_word(behind: str) -> str:
    """The word behind a number if it can be what is counted: in lower case, no function word."""
    match = _RE["NEXT_WORD"].match(behind)
    word = (match["word"] or match["things"]) if match else ""
    return "" if word in FUNCTION_WORDS else word


class Age(NamedTuple):
    """An age in a band: what to write, the ends of the band, the age itself."""

    text: str  # "age of over fifty"
    least: int
    most: int
    years: int


def rank_words(text: str) -> str:
    """Among whom a rank is, of several the last; "others" if there is none."""
    ranks = [rank for word in _RE["RANK"].findall(text) if (rank := ordinal_value(word))]
    last = max(ranks, default=0)
    return next((band.word for band in RANKS if band.least <= last <= band.most), "others")


def age_words(text: str, before: str = "") -> Age | None:
    """An age with its band; None for what is no age, and for one outside of all bands."""
    match = _RE["AGE"].fullmatch(text)
    if match is None:
        age = age_words(f"aged {text}") if _RE["AGE_BEFORE"].search(before) else None
        return age and age._replace(text=age.text.removeprefix("aged "))
    group = next(name for name in ("of", "ed", "old") if match[name])
    years = ordinal_value(match[group])
    if years is None or not AGES[0].least <= years <= AGES[-1].most:
        return None
    least, most, words = next(band for band in AGES if years <= band.most)
    joint = match["unit"] and match["unit"].startswith("-")
    written = words.replace(" ", "-") if joint else words
    start, end = match.span(group)
    return Age(text[:start] + written + text[end:], least, most, years)


def relative_words(text: str, before: str) -> str:
    """What is left of a time that another one tells; "" for any other time."""
    if vague := _RE["VAGUE"].fullmatch(text):
        return f"some time {vague['side'].lower()}"
    if beside := _RE["BESIDE"].fullmatch(text):
        return f"{beside['which']} period"
    that = _RE["THAT"].fullmatch(text)
    if that and not _RE["BOUND"].search(before):
        return f"{that['which'].lower()} period" if _RE["IN"].search(before) else "at that time"
    stretch = _RE["STRETCH"].fullmatch(text)
    if stretch is None:
        return ""
    which, number, unit = stretch.group("which", "number", "unit")
    value = value_of(number)
    if value is None:
        return f"{which} {unit}" if number in _FEW else ""
    if value >= _LONG and unit == "years":
        return f"{which} decades"
    band = band_of(value)
    return f"{which} {band.word} {unit}" if band in BANDS[:2] and band else ""


def without_numbers(text: str) -> str:
    """A quantity or a duration with "X" for each number; "X" alone if it has none."""
    normalized = normalize(text)
    pieces = []
    for mention in find_quantities(normalized.text):
        start, end = normalized.original(mention.number_start, mention.number_end)
        is_range = _RE["RANGE"].search(text, start, end)
        written = _RE["NUMBER"].sub("X", text[start:end]) if is_range else "X"
        pieces.append(Replacement(start, end, written))
    return _RE["NUMBER"].sub("X", rewrite(text, pieces, exact=True).text) if pieces else "X"


def written_out(text: str, initials: str) -> tuple[int, int] | None:
    """Start and end of the name that has some initials in brackets behind it; None if none has."""
    if _RE["INITIALS"].fullmatch(initials) is None:
        return None
    bracket = text.find(f" ({initials})")
    if bracket < 0:
        return None
    before = text[max(0, bracket - _LONGEST) : bracket] + " "
    letters, position = list(initials), len(before)
    while letters and (match := _RE["WORD_BEFORE"].search(before[:position])) is not None:
        word, position = match["word"], match.start()
        if word[0] == letters[-1]:
            letters.pop()
        elif word.lower() not in _SMALL:
            return None
    return None if letters else (bracket - len(before) + 1 + position, bracket)
