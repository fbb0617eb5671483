"""Addresses of streets, rooms and codes of areas as they stand in English text.

"221B Baker Street, Flat 4", "Hauptstraße 12", "12 rue de la Paix", "P.O. Box 12", "room 12B",
"NW1 6XE", "IL 62704-1234". The town of an address is a term of its own, which can be counted.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from ....names import ADDRESS, ROOM, ZIP
from ....text.places import matches_at, number_starts, words_before
from ...mentions import AddressMention

_STREETS = (
    r"(?:Street|St|Str|Road|Rd|Avenue|Ave|Av|Lane|Ln|Drive|Dr|Boulevard|Blvd|Court|Ct|Square|Sq"
    r"|Place|Pl|Terrace|Ter|Way|Close|Crescent|Cres|Gardens|Gdns|Grove|Highway|Hwy|Parkway|Pkwy"
    r"|Row|Walk|Mews|Circle|Cir|Trail|Quay|Alley|Turnpike|Pike|Esplanade|Embankment|Broadway)"
)
_NAME = r"(?:[^\W\d_a-z][\w'’-]*\.?|\d{1,3}(?:st|nd|rd|th))"
_UNIT = (
    r"(?:(?:,? ?(?:[Aa]pt|[Aa]partment|[Ff]lat|[Uu]nit|[Ss]uite|[Ss]te|[Rr]oom|[Rr]m|[Ff]loor)"
    r"\b\.? ?|,? ?# ?)[A-Za-z]?\d{1,5}[A-Za-z]?\b)?"
)
_HOUSE = r"\d{1,5}(?:[A-Za-z]\b|(?: ?1/2)|(?: ?[-–/] ?\d{1,5}[A-Za-z]?))?"
_ENGLISH = re.compile(
    rf"(?<![\w.,/:$€£-])(?P<house>{_HOUSE}),? (?:{_NAME} ){{1,4}}?{_STREETS}\b"
    rf"(?: (?:[NSEW]|[NS][EW]|North|South|East|West)\b)?(?:\.(?=,| [a-z#]))?{_UNIT}"
)
_GERMAN = re.compile(
    r"(?<!\w)(?:[^\W\d_a-zß][\w-]*(?:stra(?:ß|ss)e|str\.|weg|platz|allee|gasse|gaten|gata|vei(?:en)?"
    r"|straat|laan|plein)|[^\W\d_a-zß]\w+[- ](?:Stra(?:ß|ss)e|Str\.|Weg|Platz|Allee|Gasse)) "
    r"\d{1,4} ?(?:[a-h]\b)?(?!\w)"
)
_GERMAN_ENDS = (
    *("straße ", "strasse ", "str. ", "weg ", "platz ", "allee ", "gasse "),
    *("Straße ", "Strasse ", "Str. ", "Weg ", "Platz ", "Allee ", "Gasse "),
    *("gaten ", "gata ", "vei ", "veien ", "straat ", "laan ", "plein "),
)
_FRENCH = re.compile(
    r"(?<![\w.,/:-])\d{1,4}(?: ?(?:bis|ter)\b)?,? (?:[Rr]ue|[Aa]venue|[Bb]oulevard|[Pp]lace"
    r"|[Cc]hemin|[Ii]mpasse|[Qq]uai|[Aa]llée|[Vv]ia|[Pp]iazza|[Cc]alle) (?:d[eu]s? |de la "
    r"|d['’]|de l['’]|l['’]|della |del |la )?[^\W\d_a-z][\w'’-]*"
    r"(?: (?:de |d['’])?[^\W\d_a-z][\w'’-]*){0,3}"
)
_BOX = re.compile(r"(?<!\w)(?:P\.? ?O\.? ?|[Pp]ost(?: [Oo]ffice)? )[Bb]ox (?:[Nn]o\.? ?)?\d{1,6}\b")
_ROOM = re.compile(
    r"(?<!\w)(?:[Rr]oom|ROOM|[Rr]m\.|[Ww]ard|WARD|[Bb]ed|BED|[Ff]lat|[Aa]pt\.?|[Aa]partment"
    r"|[Ss]uite|[Bb]edroom|[Bb]ay|[Cc]ubicle)(?: (?:[Nn]o\.|[Nn]umber))? #?"
    r"(?:[A-Z]{1,2}-?)?\d{1,4}(?:[-./]\d{1,3})?[A-Za-z]?(?![\w%]|[.,]\d|-\w)"
)
_LONGEST_BEFORE_ROOM = 32
_STATES = (
    "AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ"
    "|NM|NY|NC|ND|OH|OK|OR|PA|PR|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY"
)
_ZIP = re.compile(rf"(?<![\w.])(?:{_STATES})\.?,? (?P<zip>\d{{5}}(?:-\d{{4}})?)(?![\w-]|[.,]\d)")
_POSTCODE = re.compile(r"(?<!\w)(?P<zip>[A-Z]{1,2}\d[A-Z\d]? ?\d[ABD-HJLNP-UW-Z]{2})(?!\w)")
_ZIP_NUMBER = re.compile(r"\d{5}(?!\d)")
_END_OF_POSTCODE = re.compile(r"\d+[ABD-HJLNP-UW-Z]{2}(?!\w)")
_YEAR = re.compile(r"1[5-9]\d\d|20\d\d")
# "In 1998 Baker Street was closed" tells a year.
_BEFORE_YEAR = re.compile(
    r"\b(?:in|since|until|till|by|before|after|from|of|and|to|during) $", re.I
)
_CONTEXT = 10


def find_addresses(text: str) -> list[AddressMention]:
    """Addresses, rooms and codes of areas of a text, in its order and without overlaps.

    text (str): A normalized text.
    RETURNS (list[AddressMention]): The longer one where two begin together.

    >>> find_addresses("at 12 Baker Street, London NW1 6XE")
    [AddressMention(start=3, end=18, form='ADDRESS'), AddressMention(start=27, end=34, form='ZIP')]
    """
    mentions = sorted(_all(text), key=lambda mention: (mention.start, -mention.end))
    kept: list[AddressMention] = []
    for mention in mentions:
        if not kept or mention.start >= kept[-1].end:
            kept.append(mention)
    return kept


def _all(text: str) -> Iterator[AddressMention]:
    """In no order, with overlaps; see `text.places`."""
    numbers = number_starts(text)
    for match in matches_at(_ENGLISH, text, numbers):
        if not _tells_a_year(match):
            yield AddressMention(*match.span(), ADDRESS)
    for matches in (
        _GERMAN.finditer(text) if _has_german_street(text, numbers) else (),
        matches_at(_FRENCH, text, numbers),
        _BOX.finditer(text) if "ox " in text else (),
    ):
        for match in matches:
            yield AddressMention(match.start(), match.start() + len(match[0].rstrip()), ADDRESS)
    for match in matches_at(_ROOM, text, words_before(text, numbers, _LONGEST_BEFORE_ROOM)):
        yield AddressMention(*match.span(), ROOM)
    if any(_ZIP_NUMBER.match(text, at) for at in numbers):
        for match in _ZIP.finditer(text):
            yield AddressMention(*match.span("zip"), ZIP)
    if any(_END_OF_POSTCODE.match(text, at) for at in numbers):
        for match in _POSTCODE.finditer(text):
            yield AddressMention(*match.span("zip"), ZIP)


def _has_german_street(text: str, numbers: Sequence[int]) -> bool:
    """Whether a number stands behind the end of a German name of a street."""
    return any(text.endswith(_GERMAN_ENDS, 0, at) for at in numbers)


def _tells_a_year(match: re.Match[str]) -> bool:
    before = match.string[max(0, match.start() - _CONTEXT) : match.start()]
    return bool(_YEAR.fullmatch(match["house"]) and _BEFORE_YEAR.search(before))
