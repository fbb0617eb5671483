"""Addresses in English text: streets, rooms and post codes alone, and postal addresses whole.

"221B Baker Street, Flat 4", "Hauptstraße 12", "12 rue de la Paix", "P.O. Box 12", "room 12B",
"NW1 6XE", "IL 62704-1234". The town of an address is a term of its own, which can be counted.

The town of a street says where the street is; that many people live in the town hides no one.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from ...names import ADDRESS, ROOM, ZIP
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
_CONTEXT = 12  # Characters before an address that can say that its number is a year or a day.
_FORMS = {"ENGLISH": ADDRESS, "BOX": ADDRESS, "ROOM": ROOM, "ZIP": ZIP, "POSTCODE": ZIP}


def find_addresses(text: str) -> list[LabelledSpan]:
    """Addresses, rooms and codes of areas of a text, in its order and without overlaps."""
    return apart(sorted(_all(text), key=lambda mention: (mention.start, -mention.end)))


def _all(text: str) -> Iterator[LabelledSpan]:
    """In no order, with overlaps."""
    for name, form in _FORMS.items():
        for match in _RE[name].finditer(text):
            if name != "ENGLISH" or not _tells_a_year(match):
                yield LabelledSpan(*match.span("zip" if form == ZIP else 0), form)


def _tells_a_year(match: re.Match[str]) -> bool:
    before = match.string[max(0, match.start() - _CONTEXT) : match.start()]
    return bool(_RE["A_YEAR"].match(match[0]) and _RE["BEFORE_NO_HOUSE"].search(before))


_WHOLE = (
    *("FRENCH_STREET", "STREET_IN_CAPITALS", "ENGLISH_STREET", "FLAT", "GERMAN_STREET"),
    *("CODE_AND_TOWN", "SPANISH", "BRITISH"),
)
# What stands in no name of a street: "2003 the Court", "12 March the court", "12 men took place".
_IN_NO_STREET = FUNCTION_WORDS | words_of("take takes took taken taking")


def find_whole_addresses(text: str) -> Iterator[tuple[int, int]]:
    """Postal addresses in a text."""
    for name in _WHOLE:
        for match in _RE[name].finditer(text):
            if name != "ENGLISH_STREET" or _is_street(match):
                yield match.span()


def _is_street(match: re.Match[str]) -> bool:
    """Whether the number is no year or day: "in 1998 Baker Street", "12 March Labour Court"."""
    words = _RE["WORDS"].findall(match[0])
    is_date = _tells_a_year(match) or (len(words) > 2 and words[0] in MONTHS)
    return not is_date and _IN_NO_STREET.isdisjoint(words)
