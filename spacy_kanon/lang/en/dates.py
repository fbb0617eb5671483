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
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence

from ...names import AGE, DATE_OF_BIRTH
from ...text.normalization import normalize
from ...text.places import all_of, in_word, matches_at, may_match, word_starts
from ..language_rules import KeyedSpan
from ..lexicon import word_list, words_of
from . import date_patterns as patterns
from .calendar_keys import (
    PARTS_OF_DECADE,
    age_keys,
    century_key,
    coarser,
    date_key,
    date_keys,
    decade_key,
    implied_keys,
    short_years,
    wikidata_time_keys,
)
from .date_patterns import HOLIDAYS, MONTH, MONTHS, WEEKDAY
from .lexicon import (
    NUMBER_WORD,
    SCALES,
    TEENS,
    TENS,
    UNITS,
    choice,
    number_places,
    ordinal_value,
    year_value,
)

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
_AGE_WORD = re.compile(r"[Aa]ge[ds]? ")
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
    for match in _AGE_WORD.finditer(text):
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


_OLDEST = 120
_AGE_NUMBER = rf"\d{{1,3}}|{NUMBER_WORD}"
# "aged 31", "age of twelve", "31-year-old", "31 years old", "31 years of age"
_TOLD_AGE = re.compile(
    rf"[Aa]ge[ds]?(?: of)? (?P<age>{_AGE_NUMBER})"
    rf"|(?P<years>{_AGE_NUMBER})[- ]years?[- ](?:old|of age)"
)
# What stands between an age and the date that it is told of. A clause that tells the date of
# something else ("born", "since") is no link.
_AGE_FIRST = re.compile(r"\)?,? (?:(?:[^\W\d_]+ ){0,8})?(?:in|on|during)(?: the)? ")
_DATE_FIRST = re.compile(
    r"\)?,?(?: \(| (?:when )?(?:he|she|they|who) (?:was|were)| at (?:the|an)| while)? ?"
)
_OTHER_DATE = re.compile(
    r"\b(?:born|since|until|till|by|before|after|from|between|later|earlier|ago|of|he|she|they|and"
    r"|but|who|when)\b"
)
_SPOKEN = rf"(?:{_AGE_NUMBER}|a hundred(?: and {NUMBER_WORD})?)"
_NOT_MORE = r"(?![\w/%]|[.,:]\d| ?(?:%|per|mg|ml|kg|minutes|hours|days|weeks|months))"
# Ages as people and forms write them: words and what else each has in it, and the form, whose
# group tells the age.
_FORMS = tuple(
    (words_of(words), re.compile(hint), re.compile(form))
    for words, hint, form in (
        # "in her 98th year", "her 95th birthday"
        (
            "year birthday",
            r"(?:st|nd|rd|th) (?:year|birthday)",
            r"\b(?:his|her|their|my|your|the) (?P<age>\d{2,3}(?:st|nd|rd|th)) (?:year|birthday)\b",
        ),
        # "Age: 91", "AGE (years): 93", "age=93", '"age": "97"', "Age/Sex: 91/M", "age now 94"
        (
            "age aged ages yo o",
            r"(?i:\bage|y\.?o\b)",
            r"\b(?i:age[ds]?|y\.?o)\b"
            r"(?:[^\w\n]{1,4}(?i:years?|yrs?|y|sex|now|of|about|is|was|in|at|to be|household)"
            rf"\b){{0,3}}[^\w\n]{{1,14}}(?P<age>{_SPOKEN})(?![\w%]|[.,:]\d| ?%)",
        ),
        # "91M", "F 64"
        ("m f", r"\d ?[MF♀♂]\b|\d[♀♂]", r"(?<![\w/.-])(?P<age>\d{2,3} ?(?:[MF](?![\w])|[♀♂]))"),
        # "Years: 90 Months: 7"
        (
            "year years",
            r"Years?: ?\d",
            r"\bYears?: ?(?P<age>\d{2,3}(?:,? Months?: ?\d{1,2})?)(?!\w)",
        ),
        ("m f", r"[MF♀♂],? ?\d\d", rf"(?:(?<!\w)[MF],? |[♀♂] ?)(?P<age>\d{{2,3}}){_NOT_MORE}"),
        # "turned 100", "lived to 104", "just gone ninety"
        (
            "turned turning turns lived gone nearly almost",
            r"turn|lived to|ust gone|nearly|almost",
            r"\b(?:turn(?:ed|ing|s)|lived to|[Jj]ust gone|nearly|almost)(?: be)? "
            rf"(?P<age>{_SPOKEN}){_NOT_MORE}(?! [a-z]+s\b)",
        ),
        # "Mrs Public is 95", "he was 91", "alive at 98"
        (
            "is was be am now already s m",
            rf"(?: (?:is|was|be|am|now|already)|'[sm]) {_SPOKEN}",
            r"\b(?:[Hh]e|[Ss]he|I|[Mm]other|[Ff]ather|[Pp]atient|[Pp]t|[Ww]ife|[Hh]usband|who"
            r"|[A-Z][a-z]+)(?: is| was|'s|'m| will be| am)(?: now| already)? "
            rf"(?P<age>{_SPOKEN}){_NOT_MORE}(?! [a-z]+s\b)",
        ),
        (
            "alive died dead widowed retired still",
            r" at \d\d",
            rf"\b(?:alive|died|dead|widowed|retired|still) at (?P<age>\d{{2,3}}){_NOT_MORE}",
        ),
    )
)
# "in my twenties", "her late 40s": the decade of an age.
_DECADE = re.compile(
    r"\b(?:[Mm]y|[Hh]is|[Hh]er|[Tt]heir|[Yy]our|[Oo]ur|[Ii]n|[Aa]ge[ds]?)"
    rf"(?: (?:his|her|my|their))? (?P<age>(?:(?P<part>{'|'.join(PARTS_OF_DECADE)})[- ])?"
    rf"(?:(?P<ten>[1-9])0'?s|(?P<word>{'|'.join(ten[:-1] + 'ies' for ten in TENS)})))\b"
)
_TEN_OF = {ten[:-1] + "ies": number for number, ten in enumerate(TENS, 2)}
_IN_YEARS_OLD = ("old", "of age", *(f"y{sign}o" for sign in ("", ".", "/", " ", " /", ". ", "./")))
_IN_YEARS_OLD += ("y. /o",)
# "91 y/o", "94 y.o.", "94 y old", "99 yo", "31-year-old", "31 years of age"
_YEARS_OLD = re.compile(
    rf"(?<![\w/.-])(?P<age>{_SPOKEN}[- ]?(?:(?:years?|yrs?|y)[. -]{{0,2}}olds?"
    rf"|y\.? ?/?o\b\.?|(?:years?|yrs?) of age))"
)
_FIRST_NUMBER = re.compile(rf"{NUMBER_WORD}|\d{{1,3}}")
_AGE_HINT = re.compile(rf"\b[Aa]ge|(?<!\w)(?:{_AGE_NUMBER})[- ]years?")
_IN_FORMS = re.compile(r"\d|(?i:ninety|hundred|eighty|seventy|sixty|fifty|forty|thirty|twenty)")
_FARTHEST = 80  # Characters between the two.
_YEAR = re.compile(r"date/(\d{4})(?:-\d\d){0,2}")


def find_ages(text: str) -> Iterator[KeyedSpan]:
    """Ages in all forms that people and forms write them in.

    text (str): A normalized text.
    YIELDS (KeyedSpan): What tells the age alone, with its key; they may overlap.

    >>> texts = ["Age (years): 93", "91M, fall", "Mrs Public is 95.", "94 y.o. F", "is 95 mg"]
    >>> [text[m.start : m.end] for text in texts for m in find_ages(text)]
    ['93', '91M', '95', '94 y.o.']
    """
    if not _IN_FORMS.search(text):
        return
    matches = [
        form.finditer(text)
        for words, hint, form in _FORMS
        if may_match(text, words, "♀", "♂") and hint.search(text)
    ]
    if may_match(text, *_IN_YEARS_OLD):
        matches.append(matches_at(_YEARS_OLD, text, number_places(text)))
    for match in (match for found in matches for match in found):
        yield KeyedSpan(*match.span("age"), _key_of(match["age"]))


def find_told_ages(text: str) -> Iterator[KeyedSpan]:
    """Ages and decades of ages, or their parts, with their keys, for a population to count.

    text (str): A normalized text.
    YIELDS (KeyedSpan): They may overlap.

    >>> text = "I am 43. His aunt is in her late fifties."
    >>> [(text[m.start : m.end], m.keys[0]) for m in find_told_ages(text)]
    [('43', 'age/43'), ('late fifties', 'age/57')]
    """
    yield from (mention for mention in find_ages(text) if mention.keys)
    for match in matches_at(_TOLD_AGE, text, [m.start() for m in _AGE_HINT.finditer(text)]):
        if keys := _key_of(match["age"] or match["years"]):
            yield KeyedSpan(*match.span(), keys)
    for match in _DECADE.finditer(text):
        first = 10 * int(match["ten"] or _TEN_OF[match["word"]])
        part = PARTS_OF_DECADE.get(match["part"])
        ages = tuple(age_keys(first + digit)[0] for digit in part or ())
        yield KeyedSpan(*match.span("age"), ages or age_keys(first)[1:2])


def _key_of(written: str) -> tuple[str, ...]:
    """The key of a written age; empty if it is none."""
    match = _FIRST_NUMBER.match(written)
    years = ordinal_value(match[0]) if match else None
    return age_keys(years)[:1] if years is not None and years <= _OLDEST else ()


def with_birth_years(text: str, dates: Sequence[KeyedSpan]) -> Iterator[KeyedSpan]:
    """Dates and ages of a text, the ages with the years of birth that they tell.

    text (str): A normalized text.
    dates (Sequence[KeyedSpan]): What was found in it, in order and without overlaps.
    RETURNS (Iterator[KeyedSpan]): The same mentions; an age that stands beside a date has the
        keys of both years in which a person of that age on that date may have been born.
    """
    for i, mention in enumerate(dates):
        age = None if mention.keys else _age(text[mention.start : mention.end])
        if age is None:
            yield mention
            continue
        keys = _birth_years(age, _years_beside(text, dates, i))
        yield mention._replace(keys=keys)


def _age(written: str) -> int | None:
    match = _TOLD_AGE.fullmatch(written)
    if match is None:
        return None
    value = ordinal_value(match["age"] or match["years"])
    return value if value is not None and value <= _OLDEST else None


def _years_beside(text: str, dates: Sequence[KeyedSpan], i: int) -> tuple[int, ...]:
    """Years of the date that an age is told of: right before it, or after it in its clause."""
    mention = dates[i]
    if i:
        before = dates[i - 1]
        if mention.start - before.end <= _FARTHEST:
            link = text[before.end : mention.start]
            if _DATE_FIRST.fullmatch(link) and _years_of(before):
                return _years_of(before)
    if i + 1 < len(dates):
        after = dates[i + 1]
        link = text[mention.end : after.start]
        if len(link) <= _FARTHEST and _AGE_FIRST.fullmatch(link) and not _OTHER_DATE.search(link):
            return _years_of(after)
    return ()


def _years_of(date: KeyedSpan) -> tuple[int, ...]:
    """The years of a date; empty if one of its readings has none."""
    matches = [_YEAR.fullmatch(key) for key in date.keys]
    years = tuple(int(match[1]) for match in matches if match)
    return years if len(years) == len(matches) else ()


def _birth_years(age: int, years: Sequence[int]) -> tuple[str, ...]:
    births = sorted({year - age - early for year in years for early in (0, 1)})
    keys = (date_key(year) for year in births)
    return tuple(key for key in keys if key)


__all__ = [
    "KeyedSpan",
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


def _day_and_month(match: re.Match[str]) -> Iterator[KeyedSpan]:
    """A day of a month, or both days of "8-12 July 1998"."""
    month, years = _month(match["month"]), _stated_years(match)
    if _is_verb(match):
        return
    last = _keys(*(date_key(year, month, int(match["day"])) for year in years))
    if match["from"] is None:
        yield KeyedSpan(match.start(), match.end(), last)
        return
    first = _keys(*(date_key(year, month, int(match["from"])) for year in years))
    yield KeyedSpan(match.start(), match.start("between"), first)
    yield KeyedSpan(match.end("between"), match.end(), last)


def _day_in_words(match: re.Match[str]) -> Iterator[KeyedSpan]:
    """ "the nineteenth of June 1978", but not "may first go"."""
    if _is_verb(match):
        return
    month, day = _month(match["month"]), ordinal_value(match["day"])
    keys = _keys(*(date_key(year, month, day) for year in _stated_years(match)))
    yield KeyedSpan(match.start(), match.end(), keys)


def _roman_month(match: re.Match[str]) -> Iterator[KeyedSpan]:
    month = patterns.ROMAN_MONTHS.index(match["month"].upper()) + 1
    key = date_key(int(match["year"]), month, int(match["day"]))
    yield KeyedSpan(match.start(), match.end(), _keys(key))


def _month_and_year(match: re.Match[str]) -> Iterator[KeyedSpan]:
    month = _month(match["month"])
    keys = _keys(*(date_key(year, month) for year in _stated_years(match)))
    yield KeyedSpan(match.start(), match.end(), keys)


def _year_first(match: re.Match[str]) -> Iterator[KeyedSpan]:
    key = date_key(int(match["year"]), int(match["month"]), int(match["day"]))
    yield KeyedSpan(match.start(), match.end(), _keys(key))


def _is_short_dotted_date(match: re.Match[str]) -> bool:
    full = len(match["first"]) == len(match["second"]) == 2
    return full and date_key(None, int(match["second"]), int(match["first"])) is not None


def _year_last(match: re.Match[str]) -> Iterator[KeyedSpan]:
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
    yield KeyedSpan(match.start(), match.end(), _keys(*keys))


def _year_and_month(match: re.Match[str]) -> Iterator[KeyedSpan]:
    """ "1972-05" is a month, "1909-10" the years 1909 and 1910."""
    if int(match["month"]) > int(match["year"]) % 100:
        return
    key = date_key(int(match["year"]), int(match["month"]))
    yield KeyedSpan(match.start(), match.end(), _keys(key))


def _bare_years(match: re.Match[str]) -> Iterator[KeyedSpan]:
    if patterns.NO_YEAR_BEFORE.search(_before(match)):
        return
    if patterns.NO_YEAR_BEHIND.match(match.string, match.end()):
        return
    first = int(match["year"])
    second_text = match["second"]
    if second_text is None:
        yield KeyedSpan(match.start(), match.end(), _keys(date_key(first)))
        return
    second = _second_year(first, second_text)
    if second != first + 1 and (match["sep"] == "/" or len(second_text) == 1):
        return  # "1972/05" is the number of a case, "1972-5" that of a record.
    yield KeyedSpan(match.start(), match.end("year"), _keys(date_key(first)))
    if second > first:
        yield KeyedSpan(match.start("second"), match.end(), _keys(date_key(second)))


def _second_year(first: int, written: str) -> int:
    """The year that "73" or "3" mean after "1972-"; "00" after "1999-" is 2000."""
    span = int(10 ** len(written))
    second = first - first % span + int(written)
    return second + span if second < first and first % span == span - 1 else second


def _old_year(match: re.Match[str]) -> Iterator[KeyedSpan]:
    number = int(match["year"] or match["number"] or match["value"])
    era = match["era"] or match["last"] or ""
    keys = _keys(date_key(1 - number if era.startswith("B") else number)) if number else ()
    yield KeyedSpan(match.start(), match.end(), keys)


def _decade(match: re.Match[str]) -> Iterator[KeyedSpan]:
    years = _years(match["short"]) if match["short"] else (int(match["decade"]),)
    yield KeyedSpan(match.start(), match.end(), _keys(*(decade_key(year) for year in years)))


def _century(match: re.Match[str]) -> Iterator[KeyedSpan]:
    number = ordinal_value(match["digits"] or match["word"])
    before_christ = (match["era"] or "").upper().startswith("B")
    is_counted = number is not None and not before_christ
    keys = (century_key(100 * (number - 1)),) if is_counted and number else ()
    yield KeyedSpan(match.start(), match.end(), keys)


def _year_only(match: re.Match[str]) -> Iterator[KeyedSpan]:
    keys = _keys(*(date_key(year) for year in _stated_years(match)))
    yield KeyedSpan(match.start(), match.end(), keys)


def _year_in_words(match: re.Match[str]) -> Iterator[KeyedSpan]:
    if not patterns.NO_YEAR_BEHIND.match(match.string, match.end()):
        yield from _year_only(match)


def _short_year(match: re.Match[str]) -> Iterator[KeyedSpan]:
    if not patterns.BEFORE_SHORT_YEAR.search(_before(match)):
        return
    keys = _keys(*(date_key(year) for year in _years(match["year"])))
    yield KeyedSpan(match.start("year"), match.end("year"), keys)


def _holiday(match: re.Match[str]) -> Iterator[KeyedSpan]:
    day = patterns.HOLIDAYS[match["holiday"].lower()]
    key: str | None = None
    if match["year"]:
        key = date_key(int(match["year"]), *(day or ()))
    yield KeyedSpan(match.start(), match.end(), _keys(key))


def _month_alone(match: re.Match[str]) -> Iterator[KeyedSpan]:
    start = match.start("month")
    before = match.string[max(0, start - _CONTEXT) : start]
    month = match["month"]
    if month in patterns.VERB_MONTHS:
        return
    if patterns.BEFORE_MONTH.search(before) or patterns.SURE_MONTH.fullmatch(month):
        yield KeyedSpan(match.start(), match.end(), ())


def _no_place_in_the_calendar(match: re.Match[str]) -> Iterator[KeyedSpan]:
    yield KeyedSpan(match.start(), match.end(), ())


_Reader = Callable[[re.Match[str]], Iterator[KeyedSpan]]
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


def find_dates(text: str) -> list[KeyedSpan]:
    """Dates, times, ages and durations of a normalized text.

    text (str): See `text.normalization.normalize`.
    RETURNS (list[KeyedSpan]): In the order of the text, not overlapping. Where two overlap, the
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


def _first_and_longest(mentions: list[KeyedSpan]) -> list[KeyedSpan]:
    mentions.sort(key=lambda mention: (mention.start, -mention.end, not mention.keys))
    kept: list[KeyedSpan] = []
    for mention in mentions:
        if not kept or mention.start >= kept[-1].end:
            kept.append(mention)
    return kept


def parse_date(text: str) -> tuple[str, ...]:
    """Keys of a text that is one date and nothing else; empty if it is none.

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
_FOREIGN_AGE = re.compile(r"(?<![\w.,/-])\d{1,3} (?:anos|ans|Jahre(?: alt)?|jahrig\w{0,2})\b")
_IN_FOREIGN = frozenset(_MONTHS) | {"anos", "ans", "jahre"}
_HINT = re.compile(rf"\d(?:er)?\.? ?(?:de )?(?:{_NAMES})|\d (?:an[os]|Jahre|jahrig)")


def find_foreign_dates(text: str) -> Iterator[KeyedSpan]:
    """Dates with months of other languages, and ages.

    text (str): A normalized text.
    RETURNS (Iterator[KeyedSpan]): As `dates.find_dates` has them.

    >>> [m.keys for m in find_foreign_dates("le 3 mai 2024, am 18. Januar, 19 de abril de 2023")]
    [('date/2024-05-03',), ('date/XXXX-01-18',), ('date/2023-04-19',)]
    """
    if not may_match(text, _IN_FOREIGN, "jahrig") or _HINT.search(text) is None:
        return
    for match in _DATE.finditer(text):
        day = int(match["last"] or match["day"].removesuffix("er"))
        year = int(match["year"]) if match["year"] else None
        key = date_key(year, _MONTHS[match["month"].lower()], day)
        yield KeyedSpan(*match.span(), (key,) if key else ())
    for match in _FOREIGN_AGE.finditer(text):
        yield KeyedSpan(*match.span(), ())


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
