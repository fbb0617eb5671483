"""Addresses in English text: streets, rooms and post codes alone, and postal addresses whole.

"221B Baker Street, Flat 4", "Hauptstraße 12", "12 rue de la Paix", "P.O. Box 12", "room 12B",
"NW1 6XE", "IL 62704-1234". The town of an address is a term of its own, which can be counted.

The town of a street says where the street is; that many people live in the town hides no one.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

from ...names import ADDRESS, ROOM, ZIP
from ...text.places import matches_at, may_match, number_starts, words_before
from ..language_rules import LabelledSpan
from ..lexicon import word_list
from .date_patterns import MONTHS
from .lexicon import FUNCTION_WORDS, any_case, words_of

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
_IN_ENGLISH = frozenset(re.findall("[a-z]+", _STREETS.lower()))
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
_IN_FRENCH = words_of("rue avenue boulevard place chemin impasse quai allée allee via piazza calle")
_BOX = re.compile(r"(?<!\w)(?:P\.? ?O\.? ?|[Pp]ost(?: [Oo]ffice)? )[Bb]ox (?:[Nn]o\.? ?)?\d{1,6}\b")
_ROOM = re.compile(
    r"(?<!\w)(?:[Rr]oom|ROOM|[Rr]m\.|[Ww]ard|WARD|[Bb]ed|BED|[Ff]lat|[Aa]pt\.?|[Aa]partment"
    r"|[Ss]uite|[Bb]edroom|[Bb]ay|[Cc]ubicle)(?: (?:[Nn]o\.|[Nn]umber))? #?"
    r"(?:[A-Z]{1,2}-?)?\d{1,4}(?:[-./]\d{1,3})?[A-Za-z]?(?![\w%]|[.,]\d|-\w)"
)
_IN_ROOM = words_of("room rm ward bed flat apt apartment suite bedroom bay cubicle")
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


def find_addresses(text: str) -> list[LabelledSpan]:
    """Addresses, rooms and codes of areas of a text, in its order and without overlaps.

    text (str): A normalized text.
    RETURNS (list[LabelledSpan]): The longer one where two begin together.

    >>> find_addresses("at 12 Baker Street, London NW1 6XE")
    [LabelledSpan(start=3, end=18, form='ADDRESS'), LabelledSpan(start=27, end=34, form='ZIP')]
    """
    mentions = sorted(_all(text), key=lambda mention: (mention.start, -mention.end))
    kept: list[LabelledSpan] = []
    for mention in mentions:
        if not kept or mention.start >= kept[-1].end:
            kept.append(mention)
    return kept


def _all(text: str) -> Iterator[LabelledSpan]:
    """In no order, with overlaps; see `text.places`."""
    numbers = number_starts(text)
    for match in matches_at(_ENGLISH, text, numbers if may_match(text, _IN_ENGLISH) else ()):
        if not _tells_a_year(match):
            yield LabelledSpan(*match.span(), ADDRESS)
    for matches in (
        _GERMAN.finditer(text) if _has_german_street(text, numbers) else (),
        matches_at(_FRENCH, text, numbers if may_match(text, _IN_FRENCH) else ()),
        _BOX.finditer(text) if "ox " in text else (),
    ):
        for match in matches:
            yield LabelledSpan(match.start(), match.start() + len(match[0].rstrip()), ADDRESS)
    has_room = may_match(text, _IN_ROOM)
    rooms = words_before(text, numbers, _LONGEST_BEFORE_ROOM) if has_room else ()
    for match in matches_at(_ROOM, text, rooms):
        yield LabelledSpan(*match.span(), ROOM)
    if any(_ZIP_NUMBER.match(text, at) for at in numbers):
        for match in _ZIP.finditer(text):
            yield LabelledSpan(*match.span("zip"), ZIP)
    if any(_END_OF_POSTCODE.match(text, at) for at in numbers):
        for match in _POSTCODE.finditer(text):
            yield LabelledSpan(*match.span("zip"), ZIP)


def _has_german_street(text: str, numbers: Sequence[int]) -> bool:
    """Whether a number stands behind the end of a German name of a street."""
    return any(text.endswith(_GERMAN_ENDS, 0, at) for at in numbers)


def _tells_a_year(match: re.Match[str]) -> bool:
    before = match.string[max(0, match.start() - _CONTEXT) : match.start()]
    return bool(_YEAR.fullmatch(match["house"]) and _BEFORE_YEAR.search(before))


_STREET = word_list("street")
# A full stop is of a word only if it shortens it: "St. John's", no "Mumbles. Hospital".
_WORD = r"[A-Z](?:[a-z]{0,2}\.|[\w'-]{1,24})"
_LOW_WORD = r"[A-Za-z](?:[a-z]{0,2}\.|[\w'-]{1,24})"
_NUMBER = r"\d{1,4}(?:[A-Za-z](?![A-Za-z]))?(?:[-/]\d{1,3}[A-Za-z]?)?"
# ", Hull", ", 3.º B". A post code has a sub-kind of its own, and so may have what stands before one
# of the United States.
_AND_TOWN = (
    rf"(?:, (?:\d{{1,2}}\.?[ºª] ?[A-Z]?(?!\w)|{_WORD}(?: {_WORD}){{0,2}})){{0,4}}"
    r"(?![\w'-]|(?:,? [A-Z]{2})?,? \d{5})"
)
_HOUSE_UNIT = any_case(
    ("flat", "apt", "apartment", "unit", "suite", "room", "floor", "studio", "apt.")
)
# "22 Saltmarsh Road, Fleetwick", "14b moor lane, ls6"
_ENGLISH_STREET = re.compile(
    rf"(?<![\w.,/-])(?:{_HOUSE_UNIT} #?\w{{1,5}},? )?{_NUMBER},? (?:{_LOW_WORD} ){{1,3}}"
    rf"{any_case(_STREET)}\b"
    rf"\.?(?:, ?[a-z]{{1,2}}\d{{1,2}}(?!\w)|{_AND_TOWN})"
)
_FRENCH_STREETS = words_of(
    "rue avenue av. boulevard bd impasse place allee chemin quai cours route"
)
_FRENCH_STREETS |= {"passage", "square"}
# What starts with the number of a house, with parts of which each match has one.
_AT_NUMBERS: tuple[tuple[Any, ...], ...] = (
    # "12, rue des Tanneurs", "5 impasse du Four"
    (
        re.compile(
            rf"(?<![\w.,/-]){_NUMBER},? ?(?:bis|ter)?,? ?"
            r"(?:rue|avenue|av\.|boulevard|bd|impasse|place|allee|chemin|quai|cours|route|passage|square)"
            rf" (?:(?:de|du|des|la|le|les|l'|d') ?){{0,2}}{_LOW_WORD}(?:[ -]{_WORD}){{0,3}}"
            rf"(?:,? \d{{5}} {_WORD})?"
        ),
        *(f"{street} " for street in _FRENCH_STREETS),
    ),
    # In capitals
    (
        re.compile(
            rf"(?<![\w.,/-]){_NUMBER} (?:[A-Z'-]{{2,20}} ){{1,3}}"
            rf"(?:{'|'.join(sorted(w.upper() for w in _STREET))})\b"
            r"(?:, [A-Z][A-Z'-]{2,20}(?: [A-Z'-]{3,20})?)?"
        ),
        _STREET,
    ),
)
# What starts at most `_LONGEST_BEFORE_NUMBER` characters before a number, or with it; likewise.
_NEAR_NUMBERS: tuple[tuple[Any, ...], ...] = (
    (_ENGLISH_STREET, _STREET),
    # "Flat 4, 27 Rosemount Place", "Unit 6, Wharfside, Hull", "Room 3.17, Carse Building"
    (
        re.compile(
            rf"\b{_HOUSE_UNIT} #?\d(?:[\w-]|\.(?=\w)){{0,5}}(?:, {_NUMBER})?"
            rf"(?:,? {_WORD}(?: {_WORD}){{0,3}}){_AND_TOWN}"
        ),
        words_of("flat apt apartment unit suite room floor studio"),
    ),
    # "Goethestrasse 8, 34119 Kassel", "Lindenweg 14", "bahnstr 9", "Am Muhlbach 3"
    (
        re.compile(
            r"\b(?:[A-Za-z][\w-]{2,25}(?:strasse|str\.?|weg|platz|allee|gasse|ufer|damm|chaussee)"
            r"|(?:Am|Im|An der|Auf der|Auf dem|In der|Zum|Zur|Unter den) [A-Z][\w-]{2,25})"
            rf" {_NUMBER}(?![\w.])(?:,? (?:[A-Z]-?)?\d{{4,5}} {_WORD}(?: {_WORD})?)?"
        ),
        *("strasse ", "str ", "str. ", "weg ", "platz ", "allee ", "gasse ", "ufer ", "damm "),
        *("chaussee ", "Am ", "Im ", "An der ", "Auf de", "In der ", "Zum ", "Zur ", "Unter den "),
    ),
)
# "35000 Rennes", "D-34246 Vellmar": a code with its town.
_CODE_AND_TOWN = re.compile(r"(?<![\w.,/-])(?:[A-Z]-)?\d{5} (?!GmbH)[A-Z][a-z][\w'-]{1,24}(?![\w])")
_LONGEST_BEFORE_NUMBER = 40
# "Avenida de la Constitucion, 17, 3.o B", "calle San Blas, 33"
_SPANISH = re.compile(
    r"\b(?:[Cc]alle|[Aa]venida|[Aa]vda\.|[Pp]laza|[Pp]aseo|[Cc]/|[Cc]amino|[Rr]onda|[Vv]ia) "
    rf"(?:(?:de|del|la|las|los|el) ){{0,2}}{_WORD}(?: (?:(?:de|del|la) ){{0,2}}{_WORD}){{0,3}}"
    rf"(?:,? (?:n\.? ?)?{_NUMBER}(?!\w)(?:, ?\d{{1,2}}\.?[oaºª]? ?[A-Z]?(?!\w))?)?"
)
_IN_SPANISH = (
    "alle ",
    "venida ",
    "vda. ",
    "laza ",
    "aseo ",
    "/ ",
    "amino ",
    "onda ",
    "via ",
    "Via ",
)
# "Hull, East Yorkshire HU1 2AB"
_BRITISH = re.compile(
    rf"\b{_WORD}(?:, {_WORD}(?: {_WORD})?)?,? [A-Z]{{1,2}}\d[A-Z\d]? \d[A-Z]{{2}}(?!\w)"
)
_BEHIND_POSTCODE = re.compile(r"\d+[A-Z]{2}(?!\w)")
_WORDS = re.compile(r"[^\W\d_]+")
# What stands in no name of a street: "2003 the Court", "12 March the court", "12 men took place".
_IN_NO_STREET = FUNCTION_WORDS | words_of("take takes took taken taking")
_A_YEAR = re.compile(r"(?:1[5-9]|20)\d\d\b")
_BEFORE_NO_HOUSE = re.compile(rf"\b(?:in|since|until|by|of|{'|'.join(MONTHS)}),? $", re.I)
_CUE_LENGTH = 12


def find_whole_addresses(text: str) -> Iterator[tuple[int, int]]:
    """Postal addresses in a text.

    text (str): A normalized text.
    RETURNS (Iterator[tuple[int, int]]): Start and end (exclusive); they may overlap.

    >>> text = "He lives at 22 Saltmarsh Road, Fleetwick and works."
    >>> [text[start:end] for start, end in find_whole_addresses(text)]
    ['22 Saltmarsh Road, Fleetwick']
    """
    for matches in _matches(text):
        for match in matches:
            if match.re is not _ENGLISH_STREET or _is_street(match):
                yield match.span()


def _matches(text: str) -> Iterator[Iterator[re.Match[str]]]:
    """All matches of each pattern, see `text.places`."""
    numbers = number_starts(text)
    if not numbers:
        return
    for pattern, *parts in _AT_NUMBERS:
        if may_match(text, *parts):
            yield matches_at(pattern, text, numbers)
    near = [pattern for pattern, *parts in _NEAR_NUMBERS if may_match(text, *parts)]
    if near:
        places = sorted([*numbers, *words_before(text, numbers, _LONGEST_BEFORE_NUMBER)])
        for pattern in near:
            yield matches_at(pattern, text, places)
    yield matches_at(
        _CODE_AND_TOWN, text, [at - back for at in numbers for back in (2, 0) if at >= back]
    )
    if any(part in text for part in _IN_SPANISH):
        yield _SPANISH.finditer(text)
    if any(_BEHIND_POSTCODE.match(text, at) for at in numbers):
        yield _BRITISH.finditer(text)


def _is_street(match: re.Match[str]) -> bool:
    return not _tells_a_date(match) and _IN_NO_STREET.isdisjoint(_WORDS.findall(match[0]))


def _tells_a_date(match: re.Match[str]) -> bool:
    """Whether the number is a year or a day: "in 1998 Baker Street", "12 March Labour Court"."""
    before = match.string[max(0, match.start() - _CUE_LENGTH) : match.start()]
    if _A_YEAR.match(match[0]) and _BEFORE_NO_HOUSE.search(before):
        return True
    name = _WORDS.findall(match[0])[:-1]
    return len(name) > 1 and name[0] in MONTHS
