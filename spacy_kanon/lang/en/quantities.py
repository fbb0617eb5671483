"""Quantities in English text, and measurements that identify no one.

A dose, a blood pressure, a value with its unit, the number of a page, a section, a step or a
version say nothing about who a text is about. What is recognized is the form: a number beside a
unit of the laboratory, an abbreviation of the clinic, or a noun that counts off.

A mention knows where its number stands, so that "75 kg" can become "X kg". Durations and ages
are dates' business (`lang.en.dates`); a plain number that can be a year is left to it as well.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from ...text.places import Search, find_all, matches_at, near_numbers, number_starts, starts
from ...text.spans import apart
from ..language_rules import MEASURE, MONEY, NUMBER, ORDINAL, SCORE, SHARE, QuantityMention
from ..lexicon import patterns, word_list, words_of
from .identifiers import form_by_cue
from .lexicon import NUMBERS, any_case, choice, number_places

# Abbreviations of vital signs and tests, which have values, and of routes and parts of a history.
_MEASURED, _CLINICAL = word_list("measured"), word_list("clinical") | word_list("measured")
# What is before the number of a part, a step, a level; the number counts and names no person.
_COUNTED = word_list("counted")
_TIMES = ("week", "month", "year", "time", "term", "morning", "afternoon", "evening")
_RE = patterns(
    "quantities",
    **NUMBERS,
    MEASURED=choice(_MEASURED),
    CLINICAL=choice(_CLINICAL),
    COUNTED_NOUNS=any_case(_COUNTED),
    CURRENCY_CODES="|".join(sorted(map(str.upper, word_list("currency_codes")))),
    CURRENCY_NAMES=any_case(word_list("currency_names") | {"pound sterling", "pounds sterling"}),
    VAGUE_WORDS=any_case(("dozen", "dozens", "hundreds", "thousands", "millions", "billions")),
    TIMES="|".join(_TIMES),
)
_SIGNS_BEFORE = frozenset("<>~≈([")
_MEASURED_WORDS = frozenset(re.split(r"[^a-z]", word.casefold())[0] for word in _MEASURED)
_LOGGED = word_list("logged")
_MACHINES = words_of("web db app srv node host worker cache mail proxy eth tty ssh pts log")


def _at_numbers(text: str) -> list[int]:
    """Where numbers start, or a sign before one."""
    numbers = number_starts(text)
    return [*numbers, *(at - 1 for at in numbers if text[at - 1 : at] in _SIGNS_BEFORE)]


_SEARCHES = tuple(
    Search(name, _RE[name], parts, places)
    for name, parts, places in (
        ("DOSE", (), _at_numbers),
        ("DOSE_AND_TIMES", (), _at_numbers),
        ("REFERENCE_RANGE", ("-",), _at_numbers),
        ("OPEN_VERSION", (".x",), _at_numbers),
        ("IN_BRACKETS", ("[",), _at_numbers),
        ("RECORDED_AT", ("[",), _at_numbers),
        ("VALUE", (_MEASURED_WORDS,), near_numbers),
        ("COUNTED", (_COUNTED | {f"{word}s" for word in _COUNTED},), near_numbers),
        ("VERSION", (words_of("version versions v"),), near_numbers),
        ("LOGGED", (_LOGGED,), near_numbers),
        ("MACHINE", (_MACHINES,), near_numbers),
        ("DURATION", (), number_places),
        ("GRAM", ("Gram",), None),
        ("NEAR_DAY", ("oday", "omorrow", "esterday", "onight"), None),
        ("NEAR_TIME", tuple(f"{near} {t}" for near in ("his", "ext", "ast") for t in _TIMES), None),
        ("SYSTEM_PATH", ("/",), None),
    )
)
_OF_THE_CLINIC = frozenset(("DOSE", "DOSE_AND_TIMES", "VALUE"))
# At a number, in this order: its form.
_AT_A_NUMBER = {
    "MONEY": MONEY,
    "SHARE": SHARE,
    "HEIGHT": MEASURE,
    "MEASURE": MEASURE,
    "SCORE": SCORE,
    "PLAIN": NUMBER,
}

_CLINICAL_MATCHES = 3  # Measurements of a text in which an abbreviation of the clinic is one.


def find_measurements(text: str) -> Iterator[tuple[int, int]]:
    """Stretches that measure or count off: "75 mg", "BP 142/88", "page 3"."""
    clinical = 0
    for name, match in find_all(_SEARCHES, text):
        clinical += name in _OF_THE_CLINIC
        yield match.start(), match.start() + len(match[0].rstrip())
    if clinical >= _CLINICAL_MATCHES:
        for name in ("CLINICAL_WORD", "CLINICAL_RANGE"):
            yield from (match.span() for match in _RE[name].finditer(text))


_REFERENCE_CONTEXT = 40  # Characters before a number that can say so.
_NO_COUNT = frozenset({"one", "a", "an"})  # As plain words: "one of them", "a".


def find_quantities(text: str) -> list[QuantityMention]:
    """Quantities of a normalized text, in its order and without overlaps, the longest first."""
    numbers = number_places(text)
    mentions = [
        mention
        for matches, form in (
            (matches_at(_RE["SIGNED_MONEY"], text, _money_places(text)), MONEY),
            (matches_at(_RE["ORDINAL"], text, numbers), ORDINAL),
            (matches_at(_RE["VAGUE"], text, numbers), NUMBER),
            (_RE["AVERAGE"].finditer(text), NUMBER),
        )
        for match in matches
        for mention in _read(match, form)
    ]
    for start in matches_at(_RE["START"], text, numbers):
        for name, form in _AT_A_NUMBER.items():
            if match := _RE[name].match(text, start.start()):
                mentions += _read(match, form)
    mentions.sort(key=lambda mention: (mention.start, -mention.end, not mention.unit))
    return apart(mentions)


def _money_places(text: str) -> list[int]:
    """Where a sign or a code of a currency may stand: "US$5", "€ 5", "EUR 5"."""
    places = starts(_RE["CODE_AND_DIGIT"], text)
    for sign in starts(_RE["SYMBOL_SIGN"], text):
        places += range(max(sign - 2, 0), sign + 1)
    return places


def _read(match: re.Match[str], form: str) -> Iterator[QuantityMention]:
    groups = match.groupdict()
    if form in (NUMBER, SCORE) and not _counts(match):
        return
    if form == ORDINAL and not _ranks(match):
        return
    start = match.start()
    if form == NUMBER:
        rank = _RE["RANK_BEFORE"].search(match.string, max(0, start - _REFERENCE_CONTEXT), start)
        start = rank.start() if rank else start
    unit = groups.get("unit") or groups.get("sign") or ""
    yield QuantityMention(start, match.end(), *match.span("number"), unit, form)


def _ranks(match: re.Match[str]) -> bool:
    """Whether an ordinal tells a rank: not "at first", and not a part of a name ("Third World")."""
    word, end = match["number"], match.end()
    if word[0].isdigit() or "-" in word:  # "Thirty-first Congress".
        return True
    in_name = word[0].isupper() and match.string[end : end + 2].strip().isupper()
    return word.lower() != "first" and not in_name


def _counts(match: re.Match[str]) -> bool:
    """Whether a number without unit is a quantity, and no year, reference or enumeration."""
    text, number, (start, end) = match.string, match["number"], match.span()
    if number.lower() in _NO_COUNT or _RE["YEAR_LIKE"].fullmatch(number):
        return False
    if not number[0].isdigit():
        return True
    if _RE["REFERENCE_BEFORE"].search(text, max(0, start - _REFERENCE_CONTEXT), start):
        return False
    opens_a_line = start == 0 or text[start - 1] in "\n("
    return not (opens_a_line and _RE["ENUMERATION"].match(text, end))


_FEWEST_CODE_DIGITS = 3
_OLDEST_TOLD = 89


def may_identify(text: str, start: int, end: int) -> bool:
    """Whether a number without a unit may be an age over 89, a part of a date or a code."""
    written = text[start:end].strip(" ,.;:")
    if _RE["DAY_OF_MONTH"].match(text, start):
        return True
    match = _RE["BARE"].fullmatch(written)
    if match is None or _RE["COUNTED_BEHIND"].match(text, end):
        return False
    if match["number"] is None:
        return True
    digits = sum(map(str.isdigit, written))
    if digits >= _FEWEST_CODE_DIGITS or (written.isdigit() and int(written) > _OLDEST_TOLD):
        return True
    return bool(form_by_cue(text, start, end, ""))  # "ext. 12", "member 03"
