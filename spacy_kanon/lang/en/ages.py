"""Ages beside a date: whoever was 31 in 2009 was born in 1977 or 1978."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from ...text.places import matches_at, may_match
from ..lexicon import words_of
from ..mentions import DateMention
from .calendar_keys import age_keys, date_key
from .number_words import NUMBER_WORD, TENS, number_places, ordinal_value

_OLDEST = 120
_NUMBER = rf"\d{{1,3}}|{NUMBER_WORD}"
# "aged 31", "age of twelve", "31-year-old", "31 years old", "31 years of age"
_AGE = re.compile(
    rf"[Aa]ge[ds]?(?: of)? (?P<age>{_NUMBER})|(?P<years>{_NUMBER})[- ]years?[- ](?:old|of age)"
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
_SPOKEN = rf"(?:{_NUMBER}|a hundred(?: and {NUMBER_WORD})?)"
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
    rf"(?: (?:his|her|my|their))? (?P<age>(?:(?:early|mid|late)[- ])?"
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
_AGE_HINT = re.compile(rf"\b[Aa]ge|(?<!\w)(?:{_NUMBER})[- ]years?")
_IN_FORMS = re.compile(r"\d|(?i:ninety|hundred|eighty|seventy|sixty|fifty|forty|thirty|twenty)")
_FARTHEST = 80  # Characters between the two.
_YEAR = re.compile(r"date/(\d{4})(?:-\d\d){0,2}")


def find_ages(text: str) -> Iterator[DateMention]:
    """Ages in all forms that people and forms write them in.

    text (str): A normalized text.
    YIELDS (DateMention): What tells the age alone, with its key; they may overlap.

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
        yield DateMention(*match.span("age"), _key_of(match["age"]))


def find_told_ages(text: str) -> Iterator[DateMention]:
    """Ages and decades of ages with their keys, as far as a population can be asked for them.

    text (str): A normalized text.
    YIELDS (DateMention): They may overlap.

    >>> text = "I am 43. His aunt is in her late fifties."
    >>> [(text[m.start : m.end], m.keys[0]) for m in find_told_ages(text)]
    [('43', 'age/43'), ('late fifties', 'age/5X')]
    """
    yield from (mention for mention in find_ages(text) if mention.keys)
    for match in matches_at(_AGE, text, [m.start() for m in _AGE_HINT.finditer(text)]):
        if keys := _key_of(match["age"] or match["years"]):
            yield DateMention(*match.span(), keys)
    for match in _DECADE.finditer(text):
        ten = int(match["ten"] or _TEN_OF[match["word"]])
        yield DateMention(*match.span("age"), (age_keys(10 * ten)[1],))


def _key_of(written: str) -> tuple[str, ...]:
    """The key of a written age; empty if it is none."""
    match = _FIRST_NUMBER.match(written)
    years = ordinal_value(match[0]) if match else None
    return age_keys(years)[:1] if years is not None and years <= _OLDEST else ()


def with_birth_years(text: str, dates: Sequence[DateMention]) -> Iterator[DateMention]:
    """Dates and ages of a text, the ages with the years of birth that they tell.

    text (str): A normalized text.
    dates (Sequence[DateMention]): What was found in it, in order and without overlaps.
    RETURNS (Iterator[DateMention]): The same mentions; an age that stands beside a date has the
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
    match = _AGE.fullmatch(written)
    if match is None:
        return None
    value = ordinal_value(match["age"] or match["years"])
    return value if value is not None and value <= _OLDEST else None


def _years_beside(text: str, dates: Sequence[DateMention], i: int) -> tuple[int, ...]:
    """Years of the date that an age is told of: right before it, or after it in its clause."""
    mention = dates[i]
    if i:
        before = dates[i - 1]
        if mention.start - before.end <= _FARTHEST:
            link = text[before.end : mention.start]
            if _DATE_FIRST.fullmatch(link) and _years(before):
                return _years(before)
    if i + 1 < len(dates):
        after = dates[i + 1]
        link = text[mention.end : after.start]
        if len(link) <= _FARTHEST and _AGE_FIRST.fullmatch(link) and not _OTHER_DATE.search(link):
            return _years(after)
    return ()


def _years(date: DateMention) -> tuple[int, ...]:
    """The years of a date; empty if one of its readings has none."""
    matches = [_YEAR.fullmatch(key) for key in date.keys]
    years = tuple(int(match[1]) for match in matches if match)
    return years if len(years) == len(matches) else ()


def _birth_years(age: int, years: Sequence[int]) -> tuple[str, ...]:
    births = sorted({year - age - early for year in years for early in (0, 1)})
    keys = (date_key(year) for year in births)
    return tuple(key for key in keys if key)
