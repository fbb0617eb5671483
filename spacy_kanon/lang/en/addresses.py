"""Addresses in English text: streets, rooms and post codes alone, and postal addresses whole.

"221B Baker Street, Flat 4", "Hauptstraße 12", "12 rue de la Paix", "P.O. Box 12", "room 12B",
"NW1 6XE", "IL 62704-1234". The town of an address is a term of its own, which can be counted.

The town of a street says where the street is; that many people live in the town hides no one.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from ...names import ADDRESS, ROOM, ZIP
from ...text.places import matches_at, may_match, number_starts, words_before
from ...text.spans import apart
from ..language_rules import LabelledSpan
from ..lexicon import patterns, word_list
from .date_patterns import MONTHS
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
_LONGEST_BEFORE_ROOM = 32
_CONTEXT = 10


def find_addresses(text: str) -> list[LabelledSpan]:
    """Addresses, rooms and codes of areas of a text, in its order and without overlaps."""
    return apart(sorted(_all(text), key=lambda mention: (mention.start, -mention.end)))


def _all(text: str) -> Iterator[LabelledSpan]:
    """In no order, with overlaps; see `text.places`."""
    numbers = number_starts(text)
    for match in matches_at(_RE["ENGLISH"], text, numbers if may_match(text, _IN_ENGLISH) else ()):
        if not _tells_a_year(match):
            yield LabelledSpan(*match.span(), ADDRESS)
    for match in _RE["BOX"].finditer(text) if "ox " in text else ():
        yield LabelledSpan(*match.span(), ADDRESS)
    has_room = may_match(text, _IN_ROOM)
    rooms = words_before(text, numbers, _LONGEST_BEFORE_ROOM) if has_room else ()
    for match in matches_at(_RE["ROOM"], text, rooms):
        yield LabelledSpan(*match.span(), ROOM)
    if any(_RE["ZIP_NUMBER"].match(text, at) for at in numbers):
        for match in _RE["ZIP"].finditer(text):
            yield LabelledSpan(*match.span("zip"), ZIP)
    if any(_RE["END_OF_POSTCODE"].match(text, at) for at in numbers):
        for match in _RE["POSTCODE"].finditer(text):
            yield LabelledSpan(*match.span("zip"), ZIP)


def _tells_a_year(match: re.Match[str]) -> bool:
    before = match.string[max(0, match.start() - _CONTEXT) : match.start()]
    return bool(_RE["YEAR"].fullmatch(match["house"]) and _RE["BEFORE_YEAR"].search(before))


# What starts with the number of a house, with parts of which each match has one.
_AT_NUMBERS: dict[str, tuple[Any, ...]] = {
    "FRENCH_STREET": tuple(  # Their first letter may be a capital.
        f"{street} "
        for street in words_of(
            "ue venue av. oulevard bd mpasse lace llee alle hemin uai cours route passage square "
            "ia iazza"
        )
    ),
    "STREET_IN_CAPITALS": (_STREET,),
}
# What starts at most `_LONGEST_BEFORE_NUMBER` characters before a number, or with it; likewise.
_NEAR_NUMBERS: dict[str, tuple[Any, ...]] = {
    "ENGLISH_STREET": (_STREET,),
    "FLAT": (words_of("flat apt apartment unit suite room floor studio"),),
    "GERMAN_STREET": (
        *("strasse ", "str ", "str. ", "weg ", "platz ", "allee ", "gasse ", "ufer ", "damm "),
        *("Strasse ", "Str. ", "Weg ", "Platz ", "Allee ", "Gasse ", "gaten ", "gata ", "vei "),
        *("veien ", "straat ", "laan ", "plein "),
        *("chaussee ", "Am ", "Im ", "An der ", "Auf de", "In der ", "Zum ", "Zur ", "Unter den "),
    ),
}
_LONGEST_BEFORE_NUMBER = 40
_IN_SPANISH = (
    *("alle ", "venida ", "vda. ", "laza ", "aseo "),
    *("/ ", "amino ", "onda ", "via ", "Via "),
)
# What stands in no name of a street: "2003 the Court", "12 March the court", "12 men took place".
_IN_NO_STREET = FUNCTION_WORDS | words_of("take takes took taken taking")
_CUE_LENGTH = 12


def find_whole_addresses(text: str) -> Iterator[tuple[int, int]]:
    """Postal addresses in a text."""
    for matches in _matches(text):
        for match in matches:
            if match.re is not _RE["ENGLISH_STREET"] or _is_street(match):
                yield match.span()


def _matches(text: str) -> Iterator[Iterator[re.Match[str]]]:
    """All matches of each pattern, see `text.places`."""
    numbers = number_starts(text)
    if not numbers:
        return
    for name, parts in _AT_NUMBERS.items():
        if may_match(text, *parts):
            yield matches_at(_RE[name], text, numbers)
    near = [_RE[name] for name, parts in _NEAR_NUMBERS.items() if may_match(text, *parts)]
    if near:
        places = sorted([*numbers, *words_before(text, numbers, _LONGEST_BEFORE_NUMBER)])
        for pattern in near:
            yield matches_at(pattern, text, places)
    yield matches_at(
        _RE["CODE_AND_TOWN"],
        text,
        [at - back for at in numbers for back in (2, 0) if at >= back],
    )
    if any(part in text for part in _IN_SPANISH):
        yield _RE["SPANISH"].finditer(text)
    if any(_RE["BEHIND_POSTCODE"].match(text, at) for at in numbers):
        yield _RE["BRITISH"].finditer(text)


def _is_street(match: re.Match[str]) -> bool:
    return not _tells_a_date(match) and _IN_NO_STREET.isdisjoint(_RE["WORDS"].findall(match[0]))


def _tells_a_date(match: re.Match[str]) -> bool:
    """Whether the number is a year or a day: "in 1998 Baker Street", "12 March Labour Court"."""
    before = match.string[max(0, match.start() - _CUE_LENGTH) : match.start()]
    if _RE["A_YEAR"].match(match[0]) and _RE["BEFORE_NO_HOUSE"].search(before):
        return True
    name = _RE["WORDS"].findall(match[0])[:-1]
    return len(name) > 1 and name[0] in MONTHS
