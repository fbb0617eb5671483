"""Wordings by rule, for what no ontology lists: people, dates, quantities, codes.

After the thesis, section 3.2.2, and its own list of faults, section 4.6.3: a range keeps its shape,
and a unit behind a hyphen is a unit. Every list goes from specific to general.

`shape_of` reads a wording of this kind where it stands as a mere string in annotated data.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from ... import names
from ...names import AGE_PREFIX, CODE, DATE_PREFIX, DATETIME, PERSON, QUANTITY, STAR
from ...text.normalization import normalize
from ...text.rewriting import Replacement, rewrite
from ..language_rules import (
    COUNT,
    LABEL,
    MONEY,
    NAME,
    NOUN,
    ORDINAL,
    PERIOD,
    KeyedSpan,
    RuleWording,
)
from .calendar_keys import age_keys, date_key, decade_key
from .coarse_wordings import (
    NUMBER_WORDS,
    RELATIVE_TIMES,
    SEASONS,
    age_words,
    around_decade,
    around_month,
    around_year,
    common_parts,
    counted_words,
    exact_year,
    relative_words,
)
from .date_patterns import MONTHS
from .dates import find_dates
from .inflection import DATE_IN
from .lexicon import NUMBER_WORD
from .quantities import find_quantities

_ANY_DATE = RuleWording("DATE", NAME, keys=())
_KEY = re.compile(rf"{DATE_PREFIX}(-?\d{{4}}|\d{{3}}X|\d{{2}}XX|XXXX)(?:-(\d\d))?")
_YEAR = re.compile(r"-?\d{4}")
_LONG_NUMBER = re.compile(r"\d{3,}")
_NUMBER = re.compile(r"\d[\d.,]*\d|\d")
_RANGE = re.compile(r"\d\s*(?:\b(?:and|to|or)\b|[-–/x×])\s*\d")
_WORD = re.compile(r"[^\W\d_]")
# A capitalized word or a label before a number in digits: "Apollo 13", "No. 5", "page 7".
_NUMBERED = re.compile(
    r"(?:\b[A-Z][\w.-]*|\b(?i:no|nr|top|pages?|route|chapter|number|section|part|grade)\.?|#) $"
)
# The same before a number in words: "season two", "Formula One".
_LABELLED = re.compile(
    r"\b(?:[Ss]eason|[Pp]art|[Vv]olume|[Cc]hapter|[Gg]roup|[Dd]ivision|[Cc]lass|[Tt]ype|[Ll]evel"
    r"|[Pp]hase|[Ss]tage|[Rr]ound|[Aa]ct|[Bb]ook|[Ee]pisode|[Dd]ay|[Ww]eek|[Gg]rade|[Rr]oom|[Uu]nit"
    r"|[Ff]ormula|[Tt]op|[Nn]umber|[Pp]age|[Tt]ier|[Ll]eague|[Aa]pollo|[Ww]ar) $"
    rf"|(?:\d|\b(?:{NUMBER_WORD})) (?:by|or|and|to|minus) $"
)
_HOUR_BEFORE = re.compile(r"\b(?:until|till|at|by|around) $", re.I)
_AGE_BEFORE = re.compile(
    r"\b(?:aged? (?:of )?|(?:when|until|since|after|before) (?:he|she|they|I|we|you) (?:was|were) "
    r"|turn(?:ed|s|ing) )"
    r"(?:just |only |about )?$",
    re.I,
)
_IS_BEFORE = re.compile(r"(?:\b(?:am|is|are|was|were)|'[ms]|\b(?:now|already|just)) $", re.I)
_AGE_ALONE = re.compile(r"[\w-]+(?: years? (?:old|of age))?")
_ARTICLE_BEFORE = re.compile(r"\b(?:an?|every|each|another|per) (?:[a-z]+ )?$", re.I)

# What an editor writes for what cannot be said: "[phone number]". Any number behind "No." may be
# taken for a docket, and one with the right check digit for an identity: these are just numbers.
_LABELS = {
    names.EMAIL: "email address", names.PHONE: "phone number", names.FAX: "fax number",
    names.URL: "web address", names.IP: "IP address", names.HANDLE: "user name",
    names.FILE: "file name", names.IBAN: "account number", names.ACCOUNT: "account number",
    names.CREDIT_CARD: "card number", names.SSN: "social security number",
    names.MRN: "record number", names.HEALTH_PLAN: "insurance number",
    names.PASSPORT: "passport number", names.LICENSE: "licence number",
    names.PLATE: "registration number", names.VIN: "vehicle number", names.DEVICE: "device number",
    names.ZIP: "postal code", names.ADDRESS: "address", names.ROOM: "room",
}  # fmt: skip

# What figures with signs between them are, the surest first.
_FIGURES = {
    "[time]": re.compile(r"\d?\d(?::\d\d){1,2}(?: ?[ap]\.?m\.?)?|[12]?\d[.]\d\d(?: ?[ap]\.?m\.?)?"
                         r"|\d?\d ?[ap]\.?m\.?", re.I),
    "[date]": re.compile(r"\d?\d[./-]\d?\d[./-](?:\d\d|\d{4})|\d{4}-\d\d-\d\d"),
    "[IP address]": re.compile(r"\d{1,3}(?:\.\d{1,3}){3}"),
    "[number]": re.compile(r"(?:#|[Nn]o\. ?)?[+(]?\d[\d ()./-]*"),
    "[code]": re.compile(r"(?=\S*\d)(?=\S*[^\W\d_])(?!\S*[a-z]{3})[\w./-]+"),
}  # fmt: skip
_NTH = re.compile(r"\b\d{1,2}(?:st|nd|rd|th)\b")
STAR_SHAPE, EMPTY_SHAPE, YEAR_SHAPE, DECADE_SHAPE, DATE_SHAPE, PERSON_SHAPE, QUANTITY_SHAPE = (
    "star",
    "empty",
    "year",
    "decade",
    "date",
    "person number",
    "quantity",
)
CENTURY_SHAPE, SEASON_SHAPE, NUMBER_WORD_SHAPE = "century", "season", "number word"
RELATIVE_SHAPE = "relative time"
_SHAPES = (
    (re.compile(re.escape(STAR)), STAR_SHAPE),
    (re.compile(r"\s*"), EMPTY_SHAPE),
    (re.compile(r"-?\d{1,4}"), YEAR_SHAPE),
    (re.compile(rf"{DATE_IN}the .*century"), CENTURY_SHAPE),
    (re.compile(rf"{DATE_IN}the .*|.*\d0s\b.*"), DECADE_SHAPE),
    (
        re.compile(rf"{DATE_IN}(?:{'|'.join([*MONTHS, *(name for name, _ in SEASONS)])})"),
        SEASON_SHAPE,
    ),
    (NUMBER_WORDS, NUMBER_WORD_SHAPE),
    (RELATIVE_TIMES, RELATIVE_SHAPE),
    (re.compile(_ANY_DATE.text), DATE_SHAPE),
    (re.compile(r"(?:PERSON|NAME) \d+"), PERSON_SHAPE),
    (re.compile(r"(?:.*\W)?X(?:\W.*|[a-z]{2} .*)?"), QUANTITY_SHAPE),
)
SHAPES = frozenset(shape for _, shape in _SHAPES)


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
    """Wordings of a mention by rule, from specific to general, without `***`.

    text (str): The mention as it stands in the text.
    kind (str): Its kind. What an ontology lists has no wordings by rule.
    sub_kind (str): What it is more exactly, one of `names.SUB_KINDS`, or "".
    person (int): For PERSON, the number of the person in the document.
    keys (Sequence[str]): For DATETIME, the keys under which the mention was found to be one date,
        which then need not be read again; none if it was not. A quantity with keys is a term of
        the knowledge base: no word for its number can be counted then.
    before, after (str): The text around it, which says whether a number counts something.
    RETURNS (list[RuleWording]): One may say the same as the mention.

    >>> [wording.text for wording in rule_wordings("23 May 1972", "DATETIME")][:3]
    ['1972', 'date in the early 1970s', 'date in the 1970s']
    >>> rule_wordings("100-acre", "QUANTITY")[0].text
    'multi-acre'
    """
    if kind == PERSON:
        return [RuleWording(f"PERSON {person}", NAME, keys=())]
    if kind == DATETIME:
        return _date_wordings(text, keys, before, after)
    if kind == QUANTITY:
        counted = [] if keys else _counted(text, before, after)
        return [*counted, RuleWording(without_numbers(text), NAME, keys=())]
    if sub_kind in _LABELS or kind == CODE:
        general = "code" if _WORD.search(text) else "number"
        return [RuleWording(f"[{_LABELS.get(sub_kind, general)}]", LABEL, keys=())]
    return []


def measured_label(text: str) -> str:
    """What a phrase of figures is, in brackets; "" for all else and for ordinals.

    >>> measured_label("10:02"), measured_label("Friday 9th"), measured_label("covid-19")
    ('[time]', '[date]', '')
    """
    original = normalize(text).text
    whole = 0, len(original)
    forms = {one.form for one in find_quantities(original) if (one.start, one.end) == whole}
    if MONEY in forms:
        return "[amount]"
    if label := next((one for one, form in _FIGURES.items() if form.fullmatch(original)), ""):
        return "" if ORDINAL in forms else label
    if forms:
        return "" if ORDINAL in forms else "[number]"
    dates = [Replacement(date.start, date.end, "") for date in find_dates(original)]
    rest = _NTH.sub("", rewrite(original, dates).text)  # "Friday 9th"
    return "[date]" if dates and not any(map(str.isalnum, rest)) else ""


def _counted(text: str, before: str, after: str) -> list[RuleWording]:
    """A word for the number, see `number_word`, unless a sign like "⑴" is left that counts too."""
    words = number_word(text, before, after)
    is_whole = bool(words) and not any(char.isdigit() for char in words)
    return [RuleWording(words, COUNT, keys=())] if is_whole else []


def number_word(text: str, before: str, after: str) -> str:
    """A word for a number, where it counts something and is no part of a name or a label.

    text (str): The mention.
    before, after (str): The text around it.
    RETURNS (str): Empty where there is none.

    >>> number_word("28", "scored ", " goals"), number_word("13", "on Apollo ", " missions")
    ('dozens of', '')
    """
    labels = _LABELLED if text[:1].isalpha() else _NUMBERED
    if labels.search(before) and not after.startswith(" times"):
        return ""
    if _HOUR_BEFORE.search(before) and not after.startswith(" "):
        return ""
    if _AGE_BEFORE.search(before):
        age = age_words(f"aged {text}")
        words = "" if age is None else age.text.removeprefix("aged ")
    else:
        words = counted_words(text, after)
    return "" if _ARTICLE_BEFORE.search(before) and not words.startswith("multi") else words


def shape_of(wording: str) -> str | None:
    """The shape of a wording that was made by rule, here or by annotators' rules like these.

    wording (str): The bare phrase.
    RETURNS (str | None): One of `SHAPES`; None for a wording of any other origin.

    >>> shape_of("date in the 1980s"), shape_of("X-acre"), shape_of("city in Norway")
    ('decade', 'quantity', None)
    """
    return next((shape for pattern, shape in _SHAPES if pattern.fullmatch(wording)), None)


def _date_wordings(text: str, keys: Sequence[str], before: str, after: str) -> list[RuleWording]:
    """Year, decade, century and their parts, "DATE"; a range of years in the shape it has."""
    if keys and keys[0].startswith(AGE_PREFIX):
        return [*_age_wordings(text, keys, before), _ANY_DATE]
    if _states_year_of(text, keys):
        return [*_single(text, KeyedSpan(0, len(text), tuple(keys))), _ANY_DATE]
    dates = [date for date in _dates_of(text) if date.keys]
    parts = {_part(date) for date in dates}
    if not dates:
        return [*_durations(text, keys, before, after), _ANY_DATE]
    if len(parts) == 1:
        return [*_single(text, dates[0]), _ANY_DATE]
    if all(_YEAR.fullmatch(part) for part in parts):
        return [*_range(text, dates), _ANY_DATE]
    return [_ANY_DATE]


def _age_wordings(text: str, keys: Sequence[str], before: str) -> list[RuleWording]:
    """The band of an age that the knowledge base has, then the part of life."""
    years = keys[0].removeprefix(AGE_PREFIX)
    _, decade, *parts = age_keys(int(years.replace("X", "0")))
    is_noun = bool(_IS_BEFORE.search(before)) and _AGE_ALONE.fullmatch(text) is not None
    words = parts[-1].removeprefix(AGE_PREFIX)
    if not years.isdigit() or len(keys) > 1:  # "in my forties", "in my late forties"
        ten = [RuleWording(re.split("[- ]", text)[-1], NAME, keys=((decade,),))]
        last = RuleWording(f"{words} years", NAME, keys=((parts[-1],),))
        return [*(ten if len(keys) > 1 else []), last]
    wordings = [RuleWording(words, NOUN if is_noun else NAME, keys=((parts[-1],),))]
    age = age_words(text) or age_words(f"aged {years}")
    if age is not None:
        band = tuple(age_keys(year)[0] for year in range(age.least, age.most + 1))
        written = age.text if age_words(text) else age.text.removeprefix("aged ")
        wordings.insert(0, RuleWording(written, COUNT, keys=(band,)))
    return wordings


def _durations(text: str, keys: Sequence[str], before: str, after: str) -> list[RuleWording]:
    """An age in a band, a duration without its number; of other times nothing."""
    order = "" if keys else relative_words(text, before)
    if order:
        return [RuleWording(order, NAME, keys=())]
    counted = without_numbers(text)
    if not _WORD.search(counted[1:]):
        return []
    says = None if any(char.isdigit() for char in counted) else ()
    general = RuleWording(counted, NAME, keys=says)
    age = age_words(text)
    if age is None:
        return [*([] if keys else _counted(text, before, after)), general]
    births = sorted(int(match[1]) for key in keys if (match := _KEY.match(key)))
    first, last = (births[0], births[-1]) if births else (0, -1)
    earliest, latest = first - (age.most - age.years), last + (age.years - age.least)
    band = tuple(key for year in range(earliest, latest + 1) if (key := date_key(year)))
    return [RuleWording(age.text, COUNT, keys=(band,) if births else ()), general]


def _states_year_of(text: str, keys: Sequence[str]) -> bool:
    """Whether a date has the year of its keys written out and no other: "23 May 1972"."""
    years = {match[1] if (match := _KEY.match(key)) else "" for key in keys}
    return len(years) == 1 and _LONG_NUMBER.findall(text) == list(years)


def _dates_of(text: str) -> list[KeyedSpan]:
    """Dates with offsets into the text as it is."""
    normalized = normalize(text)
    return [
        KeyedSpan(*normalized.original(date.start, date.end), date.keys)
        for date in find_dates(normalized.text)
    ]


def _part(date: KeyedSpan) -> str:
    """The year, decade or century of a date: "1972", "197X", "19XX", or "XXXX"; empty where it may
    be one of several, as in "3/14/22".
    """
    parts = {match[1] if (match := _KEY.match(key)) else "" for key in date.keys}
    return parts.pop() if len(parts) == 1 else ""


def _single(text: str, date: KeyedSpan) -> list[RuleWording]:
    part = _part(date)
    if _YEAR.fullmatch(part):
        year = exact_year(int(part), DATE_PREFIX + part)
        coarser = around_year(int(part))
        return coarser if text == year.text else [year, *coarser]
    if part.endswith("X") and part[2] != "X":
        return around_decade(int(part[:3]) * 10)
    match = _KEY.match(date.keys[0])
    if part == "XXXX" and match is not None and match[2]:
        return around_month(int(match[2]))
    return []


def _range(text: str, dates: Sequence[KeyedSpan]) -> list[RuleWording]:
    """The same words with years, then with decades, in the place of the dates; then what is
    around all of them."""
    parts = [_part(date) for date in dates]
    years = [int(part) for part in parts]
    decades = {_decade(part): _decade_key(part) for part in parts}
    is_finer = any(len(key) > len(f"{DATE_PREFIX}1972") for date in dates for key in date.keys)
    keys = _all_of([DATE_PREFIX + part for part in parts])
    wordings = [RuleWording(_replaced(text, dates, _year), NAME, keys=keys)] if is_finer else []
    around = common_parts(years) if min(years) > 0 else []
    if len(decades) == 1:
        (decade, key), *_ = decades.items()
        in_decade = RuleWording(f"{DATE_IN}the {decade}", PERIOD, keys=_all_of([key]))
        return [*wordings, *(around or [in_decade])]
    words = text[dates[0].end : dates[1].start]
    article = "the " if _WORD.search(words) else ""
    both = _replaced(text, dates, lambda part: article + _decade(part))
    keys = _all_of(list(map(_decade_key, parts)))
    return [*wordings, RuleWording(both, NAME, keys=keys), *around]


def _all_of(keys: Sequence[str]) -> tuple[tuple[str, ...], ...] | None:
    """Each key as a date of its own; None if one of them is missing."""
    return tuple((key,) for key in keys) if all(keys) else None


def _replaced(text: str, dates: Sequence[KeyedSpan], write: Callable[[str], str]) -> str:
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
