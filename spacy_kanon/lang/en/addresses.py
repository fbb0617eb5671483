"""Addresses in English text: streets, rooms and post codes alone, and postal addresses whole.

"221B Baker Street, Flat 4", "Hauptstraße 12", "12 rue de la Paix", "P.O. Box 12", "room 12B",
"NW1 6XE", "IL 62704-1234". The town of an address is a term of its own, which can be counted.

The town of a street says where the street is; that many people live in the town hides no one.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from ...names import ADDRESS, ROOM, ZIP
from ...text.places import Search, find_all, near_numbers, number_starts
from ...text.spans import apart
from ..language_rules import LabelledSpan
from ..lexicon import patterns, word_list
from .dates import MONTHS
from .lexicon import FUNCTION_WORDS, any_case, words_of

_STREET = word_list("street")
_RE = patterns(
    "addresses",
    STREET=any_case(_STREET),
    STREET_CAPITALS="|".join(sorted(map(str.upper, _STREET))),
    HOUSE_UNIT=any_case(words_of("flat apt apartment unit suite room floor studio apt.")),
    MONTHS="|".join(MONTHS),
    STATES="|".join(sorted(word_list("state_codes"))),
)
_IN_ENGLISH = frozenset(re.findall("[a-z]+", _RE["STREETS"].pattern.lower()))

_IN_ROOM = words_of("room rm ward bed flat apt apartment suite bedroom bay cubicle")
_CONTEXT = 10
_FORMED = (
    Search(ADDRESS, _RE["ENGLISH"], (_IN_ENGLISH,), number_starts),
    Search(ADDRESS, _RE["BOX"], ("ox ",)),
    Search(ROOM, _RE["ROOM"], (_IN_ROOM,), near_numbers),
    Search(ZIP, _RE["ZIP"], (_RE["ZIP_NUMBER"],)),
    Search(ZIP, _RE["POSTCODE"], (_RE["END_OF_POSTCODE"],)),
)


def find_addresses(text: str) -> list[LabelledSpan]:
    """Addresses, rooms and codes of areas of a text, in its order and without overlaps."""
    return apart(sorted(_all(text), key=lambda mention: (mention.start, -mention.end)))


def _all(text: str) -> Iterator[LabelledSpan]:
    """In no order, with overlaps."""
    for form, match in find_all(_FORMED, text):
        if match.re is not _RE["ENGLISH"] or not _tells_a_year(match):
            yield LabelledSpan(*match.span("zip" if form == ZIP else 0), form)


def _tells_a_year(match: re.Match[str]) -> bool:
    before = match.string[max(0, match.start() - _CONTEXT) : match.start()]
    return bool(_RE["YEAR"].fullmatch(match["house"]) and _RE["BEFORE_YEAR"].search(before))


def _before_codes(text: str) -> list[int]:
    """Where numbers start, or a letter and a sign before one: "D-35000"."""
    return [at - back for at in number_starts(text) for back in (2, 0) if at >= back]


def _parts(name: str) -> tuple[str, ...]:
    return tuple(part.replace("_", " ") for part in sorted(word_list(name)))


_FLATS = words_of("flat apt apartment unit suite room floor studio")
_WHOLE = tuple(
    Search(name, _RE[name], parts, places)
    for name, parts, places in (
        ("FRENCH_STREET", _parts("french_streets"), number_starts),
        ("STREET_IN_CAPITALS", (_STREET,), number_starts),
        ("ENGLISH_STREET", (_STREET,), near_numbers),
        ("FLAT", (_FLATS,), near_numbers),
        ("GERMAN_STREET", _parts("german_streets"), near_numbers),
        ("CODE_AND_TOWN", (), _before_codes),
        ("SPANISH", _parts("spanish_streets"), None),
        ("BRITISH", (_RE["BEHIND_POSTCODE"],), None),
    )
)
# What stands in no name of a street: "2003 the Court", "12 March the court", "12 men took place".
_IN_NO_STREET = FUNCTION_WORDS | words_of("take takes took taken taking")
_CUE_LENGTH = 12


def find_whole_addresses(text: str) -> Iterator[tuple[int, int]]:
    """Postal addresses in a text."""
    for name, match in find_all(_WHOLE, text):
        if name != "ENGLISH_STREET" or _is_street(match):
            yield match.span()


def _is_street(match: re.Match[str]) -> bool:
    """Not where the number is a year or a day: "in 1998 Baker Street", "12 March Labour Court"."""
    before = match.string[max(0, match.start() - _CUE_LENGTH) : match.start()]
    words = _RE["WORDS"].findall(match[0])
    is_year = _RE["A_YEAR"].match(match[0]) and _RE["BEFORE_NO_HOUSE"].search(before)
    is_date = is_year or (len(words) > 2 and words[0] in MONTHS)
    return not is_date and _IN_NO_STREET.isdisjoint(words)
