"""Codes and addresses in English text.

E-mail and web addresses, files, phone, account, card and case numbers; streets, rooms and post
codes alone, and postal addresses whole.

"A n g e l a", "M-i-r-i-a-m" and "J as in Juliet, O as in Oscar" are letters set apart; "four one,
double oh nine" and "oh7 seven 7" are one number; "jane dot doe at example dot com" is an address.
Each is a run of units of one sort, with the signs and small words between them that speech has.

What is a code is decided by its form, by a checksum where the form alone is weak (python-stdnum),
by the numbering plan (phonenumbers), or by the word before it ("application no. 43696/04",
"passport AB123456"). Years, scores ("1-0") and names with a digit ("B2B") are no codes.

"221B Baker Street, Flat 4", "Hauptstraße 12", "12 rue de la Paix", "P.O. Box 12", "room 12B",
"NW1 6XE" and "IL 62704-1234" are addresses. The town of an address is a term of its own, which can
be counted; that many people live in the town of a street hides no one.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from importlib import import_module
from ipaddress import ip_address
from itertools import pairwise
from typing import Any

from ... import names
from ...text.places import (
    Search,
    find_all,
    in_lower_case,
    matches_at,
    may_match,
    near_numbers,
    number_starts,
    starts,
    words_in,
)
from ...text.spans import apart
from ..language_rules import LabelledSpan
from ..lexicon import patterns, word_list
from .dates import MONTHS
from .lexicon import FUNCTION_WORDS, ORDINARY_WORDS, any_case, choice, is_plain, words_of

_RE = patterns(
    "codes",
    UNIT_WORDS=choice(word_list("unit_words")),
    CODE_CUES=any_case(word_list("cues")),
    CUE_TAIL=any_case(words_of("card code file plate id account reference license licence")),
)
# What codes are called by their first letters: what such a word stands before says the rest.
CODE_ACRONYMS = word_list("code_acronyms")
_CONTEXT = 40  # Characters before a code that are looked at.


def form_by_cue(text: str, start: int, end: int, default: str) -> str:
    """What a code is, by the words before it and by its shape."""
    cue = _RE["BEFORE"].search(text[max(0, start - _CONTEXT) : start])
    if cue is not None and cue.lastgroup is not None:
        return cue.lastgroup
    return names.VIN if _RE["VIN_FORM"].fullmatch(text, start, end) else default


_IN_SPELLED = frozenset(("as", "for", "like"))

_FEWEST_UNITS = 3
# Words of which a number in words or of both, and a said address, has one.
_IN_NUMBER = word_list("in_spoken_numbers")
_DIGIT_WORDS = tuple(word_list("digit_words"))

_IN_SAYING = word_list("in_spoken_addresses")


def find_set_apart(text: str) -> Iterator[LabelledSpan]:
    """Letters that stand apart, "A n n a", and numbers in words: "four one, double oh nine"."""
    if _RE["IN_LETTERS"].search(text):
        for match in _RE["LETTERS"].finditer(text):
            letters = "".join(_RE["WORD"].findall(match[0])).lower()
            fewest = 3 if match["sign"] in ("-", ", ") else 4
            # "report", and "areport" with an article; "a b c d" are items of a list.
            is_word = is_plain(letters) or (letters[0] in "ai" and is_plain(letters[1:]))
            is_list = all(a <= b for a, b in pairwise(letters))
            if len(letters) >= fewest and not is_word and not is_list:
                yield LabelledSpan(*match.span(), "")
    words = words_in(text)
    if not words.isdisjoint(_IN_SPELLED) and _RE["SPELLING"].search(text):
        yield from (LabelledSpan(*match.span(), "") for match in _RE["SPELLED"].finditer(text))
    if words.isdisjoint(_IN_NUMBER):
        begun = [word for word in words if word.startswith(_DIGIT_WORDS)]
        if not any(map(_RE["GLUED_WORD"].fullmatch, begun)):
            return
    places = starts(_RE["BEFORE_UNIT"], " " + in_lower_case(text))
    codes = [m.span() for m in matches_at(_RE["NUMBER"], text, places) if _is_code(m[0])]
    for pattern in (_RE["PAIR"], _RE["GLUED"]):
        pieces = (match.span() for match in matches_at(pattern, text, places))
        codes += [p for p in pieces if not any(a <= p[0] and p[1] <= b for a, b in codes)]
    yield from (LabelledSpan(start, end, "") for start, end in codes)


def _is_code(written: str) -> bool:
    """Whether a run of digits and words of digits is a number that is told digit by digit."""
    units = [unit for unit in _RE["UNITS"].findall(written) if unit]
    words = _RE["WORD"].findall(written)
    if not words or all(word.lower() in ("and", "then", "o") for word in words):
        return False
    if _RE["ONLY_IN_CODES"].search(written) is not None:
        return True
    units = [unit for unit in units if not _RE["YEARS"].fullmatch(unit)]  # "In 1898 and 1899, two"
    return len(units) >= _FEWEST_UNITS and "hundred" not in map(str.lower, words)


OTHER = ""  # A code of which nothing says what it is a code of.
# A word that says by itself that a code follows: "passport AB123456", "Case C-123/45"
_IN_CUES = frozenset(re.split(r"[^a-z]", cue)[0] for cue in word_list("cues"))
_MIN_MIXED_DIGITS = 3  # "B2B", "MP3" and "COVID-19" have fewer.
_MIN_NUMBERED = 3  # "no. 12" counts, "no. 1234" names.
_BEFORE_NUMBER_LENGTH = 20  # Characters before "no." that can say that the number is a public one.
_MIN_PHONE_DIGITS, _MAX_PHONE_DIGITS = 7, 15  # ITU-T E.164 allows 15.
_MIN_TRUNK_DIGITS, _MAX_TRUNK_DIGITS = 9, 12
# National numbers whose checksums are strict enough to stand without a word before them.
_NATIONAL_CHECKS = sorted(word_list("national_numbers"))
# Numbering plans that are tried for numbers written without country code.
_REGIONS = ("US", "GB")


def find_codes(text: str) -> list[LabelledSpan]:
    """Codes of a normalized text, in its order and without overlaps, the longest first."""
    mentions = [*_find(text, *_KNOWN), *find_set_apart(text)]
    mentions += _find(text, "IPV6", "CASE")
    mentions += [*_find_numbered(text), *_find_named(text)]
    mentions += _find(text, "IBAN", "MIXED", "DIGIT_RUN", "GROUPED")
    mentions.sort(key=lambda mention: (mention.start, -mention.end))
    return [_by_cue(text, mention) for mention in apart(mentions)]


def _by_cue(text: str, mention: LabelledSpan) -> LabelledSpan:
    """What the words before a code say of it, where its form says little."""
    if mention.form not in (OTHER, names.DOCKET, names.PHONE):
        return mention
    form = form_by_cue(text, mention.start, mention.end, mention.form)
    is_phone = mention.form == names.PHONE and form != names.FAX
    return mention if is_phone else mention._replace(form=form)


# Of each pattern, what every match has one of: a cheap search begins with a set or a letter.
_PARTS: dict[str, Sequence[Any]] = {
    **{name[3:]: [part] for name, part in _RE.items() if name.startswith("IN_")},
    **{"EMAIL": "@", "HANDLE": "@", "HASHTAG": "#", "ECLI": ["ECLI"], "URL": ["://", "www."]},
    "NUMBERED": ["#", _RE["IN_NUMBERED"]],
    "MIXED": [_RE["LETTER_AND_DIGIT"], _RE["DIGIT_AND_LETTER"]],
    "SAID_ADDRESS": [
        (_IN_SAYING, _RE["SAYING"]),
        *(" . ", *(f"{opening}{gap}." for opening in "([{<" for gap in ("", " "))),
    ],
}


def _form_of_network(match: re.Match[str]) -> str | None:
    try:
        ip_address(match[0])
    except ValueError:
        return None  # "10:30:00" and the like have the form only.
    return names.IP


def _form_of_case(match: re.Match[str]) -> str | None:
    """ "43696/04", but not the years "1939/40" nor the time "10:30"."""
    first, second = match["first"], match["second"]
    year = len(first) == 4 and 1000 <= int(first) <= 2100
    if match["sep"] == ":" and not (year and len(second) > 1):
        return None
    next_years = int(first) + 1, int(first) % 100 + 1
    return None if year and match["sep"] == "/" and int(second) in next_years else names.DOCKET


def _find_numbered(text: str) -> Iterator[LabelledSpan]:
    """Codes after "no." and the like, with those that follow by "and" or a comma."""
    done = 0
    for _, match in find_all([_SEARCHES["NUMBERED"]], text):
        before = text[max(0, match.start() - _BEFORE_NUMBER_LENGTH) : match.start()]
        if match.start() < done or _RE["PUBLIC_NUMBER"].search(before):
            continue
        code: re.Match[str] | None = match
        while code is not None and _digits(code["code"]) >= _MIN_NUMBERED:
            yield LabelledSpan(*code.span("code"), names.DOCKET)
            done = code.end("code")
            code = _RE["NEXT"].match(text, done)


def _find_named(text: str) -> Iterator[LabelledSpan]:
    done = 0
    # Places in the longer text are in this one those of the cues.
    for start in starts(_RE["BEFORE_CUE"], " " + text) if may_match(text, _IN_CUES) else ():
        match = _RE["NAMED"].match(text, start) if start >= done else None
        if match is None:
            continue
        done = match.end()
        code = match["code"]
        is_long = _digits(code) >= _MIN_NUMBERED or code[0].isalpha()
        span = match.span("code")
        is_year = _RE["YEARS"].fullmatch(code) and form_by_cue(text, *span, OTHER) != names.ZIP
        if is_long and not is_year:
            yield LabelledSpan(*span, OTHER)


def _form_of_mixed(match: re.Match[str]) -> str | None:
    if _digits(match[0]) < _MIN_MIXED_DIGITS:
        return None
    is_national = any(checksum(name)(match[0]) for name in _NATIONAL_CHECKS)
    return names.NATIONAL_ID if is_national else OTHER


def _form_of_groups(match: re.Match[str]) -> str | None:
    """Groups of digits that pass a checksum or a numbering plan."""
    written = match[0]
    if _RE["YEARS"].fullmatch(written):
        return None
    count = _digits(written)
    if 13 <= count <= 19 and checksum("luhn")(re.sub(r"\D", "", written)):
        return names.CREDIT_CARD
    if _MIN_PHONE_DIGITS <= count <= _MAX_PHONE_DIGITS and _is_phone(written):
        return names.PHONE
    if any(checksum(name)(written) for name in _NATIONAL_CHECKS):
        return names.NATIONAL_ID
    has_trunk = _RE["TRUNK"].match(written) and _MIN_TRUNK_DIGITS <= count <= _MAX_TRUNK_DIGITS
    return names.PHONE if has_trunk else None


def _digits(text: str) -> int:
    return sum(char.isdigit() for char in text)


@cache
def checksum(module: str) -> Callable[[str], bool]:
    """`is_valid` of a module of python-stdnum, imported at first use: that keeps imports quick."""
    check: Callable[[str], bool] = import_module(f"stdnum.{module}").is_valid
    return check


def _is_phone(written: str) -> bool:
    import phonenumbers

    regions: tuple[str | None, ...] = (None,) if written.startswith("+") else _REGIONS
    for region in regions:
        try:
            number = phonenumbers.parse(written, region)
        except phonenumbers.NumberParseException:
            continue  # The plan does not have such numbers: it is no phone number there.
        # With its country code a number that is not in use yet ("+44 7700 900123") is one, too.
        if phonenumbers.is_valid_number(number) or (
            region is None and phonenumbers.is_possible_number(number)
        ):
            return True
    return False


# What a match of a pattern is a code of,
_KNOWN = {
    **dict.fromkeys(("EMAIL", "SAID_ADDRESS"), names.EMAIL),
    **dict.fromkeys(("URL", "DOMAIN"), names.URL),
    **dict.fromkeys(("HANDLE", "HASHTAG"), names.HANDLE),
    **dict.fromkeys(("FILE_PATH", "FILE"), names.FILE),
    "IPV4": names.IP,
    "MAC": names.DEVICE,
    "UUID": OTHER,
    "ECLI": names.DOCKET,
    "BRITISH_PLATE": names.PLATE,
    "SOCIAL_SECURITY": names.SSN,
}
# or a function that says so, if it is one.
_JUDGED: dict[str, Callable[[re.Match[str]], str | None]] = {
    "IPV6": _form_of_network,
    "CASE": _form_of_case,
    "IBAN": lambda match: names.IBAN if checksum("iban")(match[0]) else None,
    "MIXED": _form_of_mixed,
    "GROUPED": _form_of_groups,
}
_SEARCHES = {
    name: Search(name, _RE[name], tuple(parts)) for name, parts in _PARTS.items() if name in _RE
}


def _find(text: str, *forms: str) -> Iterator[LabelledSpan]:
    for name, match in find_all(map(_SEARCHES.__getitem__, forms), text):
        form = _JUDGED[name](match) if name in _JUDGED else _KNOWN.get(name, OTHER)
        # "~rose" is no one's folder.
        if form is not None and match[0].removeprefix("~") not in ORDINARY_WORDS:
            yield LabelledSpan(*match.span(), form)


_STREET = word_list("street")
_ADDRESSES = patterns(
    "addresses",
    STREET=any_case(_STREET),
    STREET_CAPITALS="|".join(sorted(map(str.upper, _STREET))),
    HOUSE_UNIT=any_case(words_of("flat apt apartment unit suite room floor studio apt.")),
    MONTHS="|".join(MONTHS),
    STATES="|".join(sorted(word_list("state_codes"))),
)
_IN_ENGLISH = frozenset(re.findall("[a-z]+", _ADDRESSES["STREETS"].pattern.lower()))

_IN_ROOM = words_of("room rm ward bed flat apt apartment suite bedroom bay cubicle")
_BEFORE_HOUSE = 10  # Characters.
_PARTS_OF_ADDRESSES = (
    Search(names.ADDRESS, _ADDRESSES["ENGLISH"], (_IN_ENGLISH,), number_starts),
    Search(names.ADDRESS, _ADDRESSES["BOX"], ("ox ",)),
    Search(names.ROOM, _ADDRESSES["ROOM"], (_IN_ROOM,), near_numbers),
    Search(names.ZIP, _ADDRESSES["ZIP"], (_ADDRESSES["ZIP_NUMBER"],)),
    Search(names.ZIP, _ADDRESSES["POSTCODE"], (_ADDRESSES["END_OF_POSTCODE"],)),
)


def find_addresses(text: str) -> list[LabelledSpan]:
    """Addresses, rooms and codes of areas of a text, in its order and without overlaps."""
    addresses = [
        LabelledSpan(*match.span("zip" if form == names.ZIP else 0), form)
        for form, match in find_all(_PARTS_OF_ADDRESSES, text)
        if match.re is not _ADDRESSES["ENGLISH"] or not _tells_a_year(match)
    ]
    return apart(sorted(addresses, key=lambda mention: (mention.start, -mention.end)))


def _tells_a_year(match: re.Match[str]) -> bool:
    before = match.string[max(0, match.start() - _BEFORE_HOUSE) : match.start()]
    return bool(
        _ADDRESSES["YEAR"].fullmatch(match["house"]) and _ADDRESSES["BEFORE_YEAR"].search(before)
    )


def _parts(name: str) -> tuple[str, ...]:
    return tuple(part.replace("_", " ") for part in sorted(word_list(name)))


_FLATS = words_of("flat apt apartment unit suite room floor studio")
_WHOLE_ADDRESSES = tuple(
    Search(name, _ADDRESSES[name], parts, places)
    for name, parts, places in (
        ("FRENCH_STREET", _parts("french_streets"), number_starts),
        ("STREET_IN_CAPITALS", (_STREET,), number_starts),
        ("ENGLISH_STREET", (_STREET,), near_numbers),
        ("FLAT", (_FLATS,), near_numbers),
        ("GERMAN_STREET", _parts("german_streets"), near_numbers),
        # Where numbers start, or a letter and a sign before one: "D-35000".
        ("CODE_AND_TOWN", (), lambda text: [n for at in number_starts(text) for n in (at - 2, at)]),
        ("SPANISH", _parts("spanish_streets"), None),
        ("BRITISH", (_ADDRESSES["BEHIND_POSTCODE"],), None),
    )
)
# What stands in no name of a street: "2003 the Court", "12 March the court", "12 men took place".
_IN_NO_STREET = FUNCTION_WORDS | words_of("take takes took taken taking")
_CUE_LENGTH = 12


def find_whole_addresses(text: str) -> Iterator[tuple[int, int]]:
    """Postal addresses in a text."""
    for name, match in find_all(_WHOLE_ADDRESSES, text):
        if name != "ENGLISH_STREET" or _is_street(match):
            yield match.span()


def _is_street(match: re.Match[str]) -> bool:
    """Not where the number is a year or a day: "in 1998 Baker Street", "12 March Labour Court"."""
    before = match.string[max(0, match.start() - _CUE_LENGTH) : match.start()]
    words = _ADDRESSES["WORDS"].findall(match[0])
    is_year = _ADDRESSES["A_YEAR"].match(match[0]) and _ADDRESSES["BEFORE_NO_HOUSE"].search(before)
    is_date = is_year or (len(words) > 2 and words[0] in MONTHS)
    return not is_date and _IN_NO_STREET.isdisjoint(words)
