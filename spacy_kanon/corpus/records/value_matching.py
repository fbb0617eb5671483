"""How well a stretch of text fits a value of a record, from 0 to 1.

By normal form first, which depends on the value's kind:

| kind         | 1.0                    | less                                                  |
|--------------|------------------------|-------------------------------------------------------|
| date         | same day, month, year  | .95 finer than the value, .9 its month, .85 its day   |
|              |                        | without the year, .8 its year                         |
| person       | same name              | .95 same person (initials, titles), .85 a given name, |
|              |                        | .75 the surname alone                                 |
| organization | same words             | .95 other order, acronym, abbreviated words; .8 to    |
|              |                        | .95 one the beginning or the end of the other         |
| place        | same words             | .9 one of its parts between commas                    |
| people       | same country or people |                                                       |

Fuzzily second: 0.9 times the normalized Indel similarity of `rapidfuzz`, so that the normal form
always wins over a resemblance.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from rapidfuzz import fuzz

from ...kb.countries import country_of
from ...lang.en.calendar_keys import implied_keys
from ...lang.en.dates import parse_date
from ...lang.en.name_parts import parse_name
from ...lang.en.person_names import same_person
from ...text.caches import remembered
from ...text.normalization import normalize_key
from .field_labels import DATE, ORGANIZATION, PEOPLE, PERSON, PHRASE, PLACE

_CACHE = 65536
_FUZZY_WEIGHT = 0.9
_WORD = re.compile(r"\w+(?:['.]\w+)*\.?")
_SMALL_WORDS = frozenset(
    [
        "the",
        "a",
        "an",
        "of",
        "and",
        "for",
        "at",
        "in",
        "de",
        "la",
        "du",
        "des",
        "der",
        "di",
        "y",
        "&",
        "-",
    ]
)
_PRECISIONS = {4: 0.8, 7: 0.9, 10: 1.0}  # By the length of "1972", "1972-05", "1972-05-23".
_FINER, _ANY_YEAR = 0.95, 0.85
_PART, _SURNAME_ALONE = 0.85, 0.75
_FIRST_WORD = 0.7  # "Harvard", but also "Brooklyn" for a college there.
_JOINED = re.compile(r" (?:and|or|&|with) |[,;]", re.IGNORECASE)
_MIN_ACRONYM = 2
_MIN_ABBREVIATED = 3


@remembered(_CACHE)
def fit(kind: str, value: str, written: str) -> float:
    """The score of `written` for `value`. Symmetric in nothing: the record's value is the fact.

    kind (str): One of `field_labels.VALUE_KINDS`.
    value (str): As the record has it.
    written (str): As the text has it.
    RETURNS (float): From 0 to 1.

    >>> fit("person", "Nathaniel Hawthorne", "Hawthorne"), fit("date", "1972-05-23", "May 1972")
    (0.75, 0.9)
    """
    value_form, written_form = folded(value), folded(written)
    if not value_form or not written_form:
        return 0.0
    if value_form == written_form:
        return 1.0
    by_form = _BY_KIND[kind](value, written)
    return max(
        by_form, 0.0 if kind == DATE else _FUZZY_WEIGHT * fuzz.ratio(value_form, written_form) / 100
    )


@remembered(_CACHE)
def folded(text: str) -> str:
    """Text as it is compared.

    Case, diacritics, hyphens, a possessive and an article before it do not matter.

    text (str): Any text.
    RETURNS (str): In lower case, with single blanks.

    >>> folded("The Hague's")
    'hague'
    """
    words = normalize_key(text).casefold().replace("-", " ").split()
    if len(words) > 1 and words[0] == "the":
        words = words[1:]
    return re.sub(r"(?:'s|(?<=s)')$", "", " ".join(words))


def fit_date(value: str, written: str) -> float:
    """How well a date fits; see the table at the top of this file.

    value (str): As the record has it.
    written (str): As the text has it.
    RETURNS (float): From 0 to 1; 0 if either is no date.
    """
    return fit_date_keys(parse_date(value), parse_date(written))


def fit_date_keys(value: Sequence[str], written: Sequence[str]) -> float:
    """The best reading counts where a date is ambiguous.

    value, written (Sequence[str]): Calendar keys, one for each reading.
    RETURNS (float): From 0 to 1.
    """
    return max(
        (_fit_keys(value_key, written_key) for value_key in value for written_key in written),
        default=0.0,
    )


def _fit_keys(value: str, written: str) -> float:
    if value == written:
        return 1.0
    if written in implied_keys(value):
        if written.startswith("date/XXXX"):
            return _ANY_YEAR
        return _PRECISIONS.get(len(written.removeprefix("date/").lstrip("-")), 0.0)
    if value in implied_keys(written) and not value.endswith("X"):
        return _FINER
    return 0.0


def fit_person(value: str, written: str) -> float:
    """Given names tell more than the surname, which a family shares.

    value (str): As the record has it.
    written (str): As the text has it.
    RETURNS (float): From 0 to 1.
    """
    if _JOINED.search(written) and not _JOINED.search(value):
        return 0.0
    name, mention = parse_name(value), parse_name(written)
    parts = {part.casefold() for part in (*mention.given, mention.surname) if part}
    whole = {part.casefold() for part in (*name.given, name.surname, *name.nicknames) if part}
    if len(parts) == 1 < len(whole) and parts <= whole:
        return _SURNAME_ALONE if name.surname.casefold() in parts else _PART
    if same_person(value, written):
        return 0.95
    if any(len(part) < 2 for part in parts):
        return 0.0
    if len(whole) == 1 and whole <= parts:
        return _PART
    return 0.9 if len(parts) > 1 and parts < whole else 0.0


def fit_organization(value: str, written: str) -> float:
    """How well the name of an organization fits; see the table at the top of this file.

    value (str): As the record has it.
    written (str): As the text has it.
    RETURNS (float): From 0 to 1.
    """
    value_words, written_words = _words(value), _words(written)
    if not value_words or not written_words:
        return 0.0
    if sorted(value_words) == sorted(written_words):
        return 0.95
    if _is_acronym(written, value) or _is_acronym(value, written):
        return 0.95
    if _abbreviates(value_words, written_words) or _abbreviates(written_words, value_words):
        return 0.95
    shorter, longer = sorted((value_words, written_words), key=len)
    if len(shorter) < 2:
        return _FIRST_WORD if longer[:1] == shorter and len(shorter[0]) > 2 else 0.0
    if longer[: len(shorter)] == shorter or longer[-len(shorter) :] == shorter:
        return 0.8 + 0.15 * len(" ".join(shorter)) / len(" ".join(longer))
    return 0.0


def fit_place(value: str, written: str) -> float:
    """How well the name of a place fits: one of its parts between commas is enough.

    value (str): As the record has it.
    written (str): As the text has it.
    RETURNS (float): 0.9 or 0.
    """
    written_form = folded(written)
    if any(folded(part) == written_form for part in value.split(",")):
        return 0.9
    return 0.9 if any(folded(part) == folded(value) for part in written.split(",")) else 0.0


def fit_people(value: str, written: str) -> float:
    """How well a country or a word for its people fits.

    value (str): As the record has it.
    written (str): As the text has it.
    RETURNS (float): 1 or 0.
    """
    value_country, written_country = country_of(value), country_of(written)
    return 1.0 if value_country is not None and value_country == written_country else 0.0


def _fit_phrase(value: str, written: str) -> float:
    return 0.95 if _words(value) == _words(written) else 0.0


def _words(text: str) -> tuple[str, ...]:
    """The words that matter, folded, with the full stop of an abbreviation."""
    words = _WORD.findall(normalize_key(text).casefold().replace("-", " "))
    return tuple(word for word in words if word not in _SMALL_WORDS)


def _is_acronym(short: str, long: str) -> bool:
    """ "MIT", "M.I.T." and "UC Berkeley" for the long forms."""
    letters = normalize_key(short).replace(".", "")
    if len(letters) < _MIN_ACRONYM or not letters.isalpha() or not letters.isupper():
        return False
    words = normalize_key(long).replace("-", " ").split()
    content = [word for word in words if word.casefold() not in _SMALL_WORDS]
    return len(content) > 1 and any(
        "".join(word[0] for word in chosen).upper() == letters for chosen in (content, words)
    )


def _abbreviates(short: Sequence[str], long: Sequence[str]) -> bool:
    """ "Univ. of Oslo", "Penn State University": word by word, a beginning for the word."""
    return len(short) == len(long) > 1 and all(
        brief == full
        or (
            len(brief.rstrip(".")) >= _MIN_ABBREVIATED
            and full.startswith(brief.rstrip("."))
            and (brief.endswith(".") or len(brief) > _MIN_ABBREVIATED)
        )
        for brief, full in zip(short, long, strict=True)
    )


_BY_KIND: dict[str, Callable[[str, str], float]] = {
    DATE: fit_date,
    PERSON: fit_person,
    ORGANIZATION: fit_organization,
    PLACE: fit_place,
    PEOPLE: fit_people,
    PHRASE: _fit_phrase,
}
