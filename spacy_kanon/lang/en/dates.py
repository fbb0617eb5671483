"""Dates, times, ages and durations in English text, with calendar keys; dates of birth among them.

A mention's keys are its most specific reading: one key, or several where the text is ambiguous
("5/6/1972" is 5 June or May 6). An expression without a place in the calendar ("four years",
"last Tuesday") and an impossible date ("30 February 1999") have none. Each end of a range
("1988-1990", "8-12 July 1998") is a mention of its own: a person who fits the one need not fit
the other, so one mention for both would overstate how many people fit.

Dates in German, French and Spanish, which letters and names of files hold in English texts.

Keys have the form of EDTF (ISO 8601-2), one per precision a date implies:

| precision | key |
|---|---|
| day, month, year | `date/1972-05-23`, `date/1972-05`, `date/1972` |
| decade, century | `date/197X`, `date/19XX` (the years 1900 to 1999) |
| day of an unstated year | `date/XXXX-05-23` |

Years are astronomical, as in ISO 8601: 1 BC is year 0000, 44 BC is year -0043.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from itertools import chain

from ...names import AGE, AGE_PREFIX, DATE_OF_BIRTH, DATE_PREFIX
from ...text.caches import remembered
from ...text.normalization import normalize
from ...text.places import matches_at, may_match, starts
from ...text.spans import apart
from ..language_rules import KeyedSpan
from ..lexicon import noun_table, patterns, words_of
from .lexicon import NUMBERS, TENS, any_case, number_places, ordinal_value, year_value

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
    """Keys that hold wherever `key` does, finest first; `date/XXXX-05-23` is beside this chain."""
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


MONTHS = (
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
)  # fmt: skip
# Month and day of those that have the same in each year.
HOLIDAYS: dict[str, tuple[int, int] | None] = {
    name: (int(day[:2]), int(day[3:])) if day[0].isdigit() else None
    for name, day in noun_table("holidays").items()
}
# In lower case these are verbs, unless a year or a day of the month stands beside them.
VERB_MONTHS = frozenset({"may", "march"})
_ROMAN_MONTHS = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII")
_MONTH_OF = {roman: number for number, roman in enumerate(_ROMAN_MONTHS, 1)}
_MONTH_OF |= {month[:3].upper(): number for number, month in enumerate(MONTHS, 1)}
VAGUE_AMOUNTS = ("several", "a few", "few", "many", "a couple of", "a number of", "some", "half a",
                 "half an", "another")  # fmt: skip
NEAR = words_of("last next previous following same preceding subsequent past coming")
PATTERNS = patterns(
    "dates",
    **NUMBERS,
    MONTHS="|".join(MONTHS),
    HOLIDAYS=any_case(HOLIDAYS),
    NEAR=any_case(NEAR),
    VAGUE_AMOUNTS=any_case(VAGUE_AMOUNTS),
)
Places = dict[str, list[int]]  # By the name of the pattern, in no order.
_HEAD = 4  # Letters of a word that tell which patterns are tried there.
_OF_HOLIDAYS = {"HOLIDAY": " ".join(re.split("[^a-z]", name)[0] for name in HOLIDAYS)}
# First letters of a word, in every case that the patterns have -> names of patterns.
_BY_HEAD: defaultdict[str, set[str]] = defaultdict(set)
for _names, _words in (noun_table("date_openings") | _OF_HOLIDAYS).items():
    for _head in [_word[:_HEAD] for _word in _words.split()]:
        for _form in (_head, _head.upper(), _head.capitalize()):
            _BY_HEAD[_form].update(_names.split())
_WORD = re.compile(r"[A-Za-z][A-Za-z]*")
# What else a match begins with. A search skips to the first character, hence no look-behind there.
_OPENINGS = tuple(
    (re.compile(opening), names.split())
    for opening, names in (
        (r"\d(?<!\w\d)\d?(?!\d)", "DAY_MONTH"),
        (r"\d(?<!\w\d)\d?[-/.]", "YEAR_LAST"),
        (r"\d(?<!\w\d)\d?(?:\. ?|[ /-])[IVXivx]", "ROMAN_MONTH"),
        (r"\d(?<!\w\d)(?:\d?(?:[:.]\d| ?[apAPnmoi-])|\d{3} [hGU])", "TIME"),
        (r"\d(?<!\w\d)\d{3}(?!\d)", "YEARS YEAR_FIRST YEAR_MONTH DECADE"),
        (
            r"\d(?<!\w\d)\d{0,3}(?= ?[BCA])|c(?:\. ?|a\.? ?|irca )(?=[\dA])|A\.?D\.? ?(?=\d)",
            "OLD_YEAR",
        ),
        (r"'\d\d", "SHORT_YEAR DECADE"),
    )
)
_AT_NUMBERS = ("WORD_DAY_MONTH", "YEAR_IN_WORDS", "CENTURY", "DURATION")


def date_places(text: str) -> Places:
    """Places where each pattern may match in a normalized text; all others match nowhere."""
    sites: Places = defaultdict(list)
    for word in _WORD.finditer(text):
        for name in _BY_HEAD.get(word[0][:_HEAD], ()):
            sites[name].append(word.start())
    for opening, names in _OPENINGS if any(map(str.isdigit, text)) else ():
        places = starts(opening, text)
        for name in names if places else ():
            sites[name] += places
    numbers = number_places(text)
    for name in _AT_NUMBERS if numbers else ():
        sites[name] += numbers
    return sites


_TENS = [ten[:-1] + "ies" for ten in TENS]
_MONTHS = {name: int(number) for name, number in noun_table("foreign_months").items()}
_IN_ANY_CASE = {*_MONTHS, *map(str.capitalize, _MONTHS)}
_AGES = patterns(
    "ages",
    **NUMBERS,
    TENS="|".join(_TENS),
    PARTS_OF_DECADE="|".join(PARTS_OF_DECADE),
    FOREIGN_MONTHS="|".join(sorted(_IN_ANY_CASE, key=len, reverse=True)),
)
AGE_BEHIND = _AGES["AGE_BEHIND"]
_OLDEST = 120
_YO = ("", ".", "/", " ", " /", ". ", "./", ". /")
_IN_YEARS_OLD = ("old", "of age", *(f"y{sign}o" for sign in _YO))
# Of the forms of an age words of which a text with one has one, if it has no sign of a sex.
_FORMS = [
    (words_of(words), _AGES[f"IN_{name}"], _AGES[name])
    for name, words in noun_table("words_of_ages").items()
]
_TEN_OF = {ten: number for number, ten in enumerate(_TENS, 2)}
_FARTHEST = 80  # Characters between the two.
_YEAR = re.compile(r"date/(\d{4})(?:-\d\d){0,2}")


def find_ages(text: str) -> Iterator[KeyedSpan]:
    """Ages as people and forms write them: "Age (years): 93", "91M, fall", "94 y.o."."""
    if not _AGES["IN_FORMS"].search(text):
        return
    matches = [
        form.finditer(text)
        for words, hint, form in _FORMS
        if may_match(text, words, "♀", "♂") and hint.search(text)
    ]
    if may_match(text, *_IN_YEARS_OLD):
        matches.append(matches_at(_AGES["YEARS_OLD"], text, number_places(text)))
    for match in chain.from_iterable(matches):
        yield KeyedSpan(*match.span("age"), _key_of(match["age"]))


def find_told_ages(text: str) -> Iterator[KeyedSpan]:
    """Ages in sentences and decades of ages, or their parts, for a population to count."""
    for match in matches_at(_AGES["TOLD_AGE"], text, starts(_AGES["AGE_HINT"], text)):
        if keys := _key_of(match["age"] or match["years"]):
            yield KeyedSpan(*match.span(), keys)
    for match in _AGES["DECADE"].finditer(text):
        first = 10 * int(match["ten"] or _TEN_OF[match["word"]])
        part = PARTS_OF_DECADE.get(match["part"])
        ages = tuple(age_keys(first + digit)[0] for digit in part or ())
        yield KeyedSpan(*match.span("age"), ages or age_keys(first)[1:2])


def _key_of(written: str) -> tuple[str, ...]:
    """The key of a written age; empty if it is none."""
    match = _AGES["FIRST_NUMBER"].match(written)
    years = ordinal_value(match[0]) if match else None
    return age_keys(years)[:1] if years is not None and years <= _OLDEST else ()


def with_birth_years(text: str, dates: Sequence[KeyedSpan]) -> Iterator[KeyedSpan]:
    """Dates and ages of a text, the ages with the years of birth that they tell."""
    for i, mention in enumerate(dates):
        written = "" if mention.keys else text[mention.start : mention.end]
        told = _AGES["TOLD_AGE"].fullmatch(written)
        age = ordinal_value(told["age"] or told["years"]) if told else None
        if age is not None and age <= _OLDEST:
            years = _years_beside(text, dates, i)
            births = sorted({year - age - early for year in years for early in (0, 1)})
            mention = mention._replace(keys=_keys(*map(date_key, births)))
        yield mention


def _years_beside(text: str, dates: Sequence[KeyedSpan], i: int) -> tuple[int, ...]:
    """Years of the date that an age is told of: right before it, or after it in its clause."""
    for j, form in ((i - 1, "DATE_FIRST"), (i + 1, "AGE_FIRST")):
        if not 0 <= j < len(dates):
            continue
        link = text[dates[min(i, j)].end : dates[max(i, j)].start]
        is_link = len(link) <= _FARTHEST and _AGES[form].fullmatch(link)
        is_other = j > i and is_link and _AGES["OTHER_DATE"].search(link)
        matches = [*map(_YEAR.fullmatch, dates[j].keys)]
        if is_link and not is_other and matches and all(matches):
            return tuple(int(match[1]) for match in matches if match)
    return ()


_CONTEXT = 12  # Characters before a match that are looked at for what they say about it.


def _keys(*candidates: str | None) -> tuple[str, ...]:
    return tuple(dict.fromkeys(filter(None, candidates)))


def _before(match: re.Match[str], group: str | int = 0) -> str:
    return match.string[max(0, match.start(group) - _CONTEXT) : match.start(group)]


def _years(text: str) -> tuple[int, ...]:
    """The years that two to four digits can mean; "'72" and "72" are 1972."""
    digits = text.lstrip("'")
    if digits[0].isalpha():
        year = year_value(digits)
        return () if year is None else (year,)
    return (int(digits),) if len(digits) > 2 else short_years(int(digits))


def _stated_years(match: re.Match[str]) -> tuple[int | None, ...]:
    """Astronomical years of a match with the groups year, old and era; (None,) without one."""
    groups = match.groupdict()
    text = groups.get("year") or groups.get("old") or groups.get("glued")
    if not text:
        return (None,)
    if (groups.get("era") or "").startswith("B") and text.isdecimal():
        return (1 - int(text),)
    return _years(text)


def month_number(written: str) -> int:
    """The number of a month: of its name, a Roman number or digits."""
    high = written.upper()
    return int(written) if written.isdecimal() else _MONTH_OF.get(high) or _MONTH_OF[high[:3]]


def _stated(match: re.Match[str]) -> Iterator[KeyedSpan]:
    """The date of the year, month and day that a match tells, or both of "8-12 July 1998"."""
    groups = match.groupdict()
    is_verb = groups.get("month") in VERB_MONTHS and not groups["year"]
    if is_verb and match.start("month") == match.start():
        return  # "They march 5 miles", "may first go".
    month = month_number(groups["month"]) if "month" in groups else None
    years, start = _stated_years(match), match.start()
    if groups.get("from"):
        first = _keys(*(date_key(year, month, int(groups["from"])) for year in years))
        yield KeyedSpan(start, match.start("between"), first)
        start = match.end("between")
    day = ordinal_value(groups["day"]) if "day" in groups else None
    yield KeyedSpan(start, match.end(), _keys(*(date_key(year, month, day) for year in years)))


def _year_last(match: re.Match[str]) -> Iterator[KeyedSpan]:
    """ "5/6/1972" is read both ways, "5.6.1972" only as 5 June: dots are European."""
    first, second = int(match["first"]), int(match["second"])
    dotted = match["sep"].startswith(".")
    if dotted and len(match["year"]) == 2:
        is_padded = len(match["first"]) == len(match["second"]) == 2
        if not is_padded or date_key(None, second, first) is None:
            return  # "1.2.34" is a section.
    orders = ((second, first),) if dotted else ((second, first), (first, second))
    years = _years(match["year"])
    keys = (date_key(year, month or 13, day or 32) for year in years for month, day in orders)
    yield KeyedSpan(match.start(), match.end(), _keys(*keys))


def _year_and_month(match: re.Match[str]) -> Iterator[KeyedSpan]:
    """ "1972-05" is a month, "1909-10" the years 1909 and 1910."""
    if int(match["month"]) > int(match["year"]) % 100:
        return
    key = date_key(int(match["year"]), int(match["month"]))
    yield KeyedSpan(match.start(), match.end(), _keys(key))


def _bare_years(match: re.Match[str]) -> Iterator[KeyedSpan]:
    is_none = PATTERNS["NO_YEAR_BEFORE"].search(_before(match))
    if is_none or PATTERNS["NO_YEAR_BEHIND"].match(match.string, match.end()):
        return
    first, second_text = int(match["year"]), match["second"]
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
    years = _years(match["short"] or match["decade"])
    yield KeyedSpan(match.start(), match.end(), _keys(*map(decade_key, years)))


def _century(match: re.Match[str]) -> Iterator[KeyedSpan]:
    number = ordinal_value(match["digits"] or match["word"])
    before_christ = (match["era"] or "").upper().startswith("B")
    is_counted = number is not None and not before_christ
    keys = (century_key(100 * (number - 1)),) if is_counted and number else ()
    yield KeyedSpan(match.start(), match.end(), keys)


def _year_alone(match: re.Match[str]) -> Iterator[KeyedSpan]:
    """ "in '72", or a year in words with nothing behind it that it counts."""
    if match["year"].startswith("'"):
        is_year = PATTERNS["BEFORE_SHORT_YEAR"].search(_before(match)) is not None
    else:
        is_year = not PATTERNS["NO_YEAR_BEHIND"].match(match.string, match.end())
    yield from _stated(match) if is_year else ()


def _holiday(match: re.Match[str]) -> Iterator[KeyedSpan]:
    day = HOLIDAYS[match["holiday"].lower()] or ()
    keys = _keys(date_key(int(match["year"]), *day)) if match["year"] else ()
    yield KeyedSpan(match.start(), match.end(), keys)


def _month_alone(match: re.Match[str]) -> Iterator[KeyedSpan]:
    before, month = _before(match, "month"), match["month"]
    is_sure = PATTERNS["BEFORE_MONTH"].search(before) or PATTERNS["SURE_MONTH"].fullmatch(month)
    if is_sure and month not in VERB_MONTHS:
        yield KeyedSpan(match.start(), match.end(), ())


_AS_STATED = (
    *("DAY_MONTH", "MONTH_DAY", "WORD_DAY_MONTH", "MONTH_WORD_DAY", "ROMAN_MONTH", "MONTH_YEAR"),
    *("YEAR_FIRST", "SEASON_YEAR", "DURATION", "AGE", "TIME", "DECADE_WORD", "RELATIVE"),
    "SEASON_ALONE",
)
_Reader = Callable[[re.Match[str]], Iterator[KeyedSpan]]
# Name of the pattern, and how to read a match; of ties the earlier one counts.
_READERS: dict[str, _Reader] = {
    **dict.fromkeys(_AS_STATED, _stated),
    "YEAR_LAST": _year_last,
    "YEAR_MONTH": _year_and_month,
    "OLD_YEAR": _old_year,
    "DECADE": _decade,
    "CENTURY": _century,
    "YEAR_IN_WORDS": _year_alone,
    "HOLIDAY": _holiday,
    "YEARS": _bare_years,
    "SHORT_YEAR": _year_alone,
    "MONTH_ALONE": _month_alone,
}


@remembered(64)  # Of phrases, which several rules ask of.
def find_dates(text: str) -> Sequence[KeyedSpan]:
    """Dates, times, ages and durations of a normalized text."""
    sites = date_places(text)
    mentions = [
        mention
        for name, read in _READERS.items()
        if name in sites
        for match in matches_at(PATTERNS[name], text, sites[name])
        for mention in read(match)
    ]
    mentions += find_foreign_dates(text)
    mentions.sort(key=lambda mention: (mention.start, -mention.end, not mention.keys))
    return tuple(with_birth_years(text, apart(mentions)))


def parse_date(text: str) -> tuple[str, ...]:
    """Keys of a text that is one date and nothing else; empty if it is none."""
    normalized = normalize(text).text.strip()
    dates = find_dates(normalized)
    whole = len(dates) == 1 and dates[0].start == 0 and dates[0].end == len(normalized)
    return dates[0].keys if whole else ()


_IN_FOREIGN = frozenset(_MONTHS) | {"anos", "ans", "jahre"}


def find_foreign_dates(text: str) -> Iterator[KeyedSpan]:
    """Dates with months of other languages, and ages."""
    if not may_match(text, _IN_FOREIGN, "jahrig") or _AGES["FOREIGN_HINT"].search(text) is None:
        return
    for match in _AGES["FOREIGN_DATE"].finditer(text):
        day = int(match["last"] or match["day"].removesuffix("er"))
        year = int(match["year"]) if match["year"] else None
        key = date_key(year, _MONTHS[match["month"].lower()], day)
        yield KeyedSpan(*match.span(), (key,) if key else ())
    for match in _AGES["FOREIGN_AGE"].finditer(text):
        yield KeyedSpan(*match.span(), ())


_IN_AGE = ("age", "turned", "old", "yo", "y/o")
_IN_BIRTH = ("born", "birth", "ob", "o.b", "b.")
_CUE_LENGTH = 80  # Characters before a date that are looked at.


def sub_kind_of_date(text: str, start: int, end: int) -> str:
    """`names.AGE` or `names.DATE_OF_BIRTH`, or "" for any other date, time or age."""
    may_be_age = may_match(text[start:end].lower(), *_IN_AGE)
    if may_be_age and _AGES["AGE_CUE"].fullmatch(text, start, end):
        return AGE
    before = text[max(0, start - _CUE_LENGTH) : start]
    if not may_match(before.lower(), *_IN_BIRTH):
        return ""
    is_birth = _AGES["BORN"].search(before) or _AGES["BORN_IN_PLACE"].search(before)
    return DATE_OF_BIRTH if is_birth else ""
