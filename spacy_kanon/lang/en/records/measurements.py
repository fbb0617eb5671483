"""Stretches of a text that measure or count off: they identify nobody.

A dose, a blood pressure, a value with its unit, the number of a page, a section, a step or a
version say nothing about who a text is about. What is recognized is the form: a number beside a
unit of the laboratory, an abbreviation of the clinic, or a noun that counts off.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from ....text.places import all_of, matches_at, number_starts, words_before
from ...lexicon import word_list
from ..number_words import NUMBER_WORD, NUMERAL, any_case

_NUMBER = r"[<>~≈]?\d{1,6}(?:[.,]\d{1,4})?"
_RANGE = rf"{_NUMBER}(?: ?(?:-|to) ?{_NUMBER})?"
# Units that doses and laboratories have, and a biography has not.
_UNIT = (
    r"(?:(?:mg|mcg|μg|µg|ug|ng|pg|mmol|μmol|µmol|umol|nmol|pmol|mIU|μIU|IU|iu|mEq|meq|fl|fL|cfu"
    r"|mol|units?|g|mL|ml|kg|L|U|mm|cm)(?: ?/ ?(?:k?g|d[lL]|m[lL]|[lL]|hr?|day|min|m2|kg/day|mol))"
    r"|mg|mcg|μg|µg|ug|ng|mmol|mIU|IU|mL|ml|mmHg|bpm|kPa|cmH2O|cfu|puffs?|tablets?|tabs?|capsules?"
    r"|mm/hr?|(?:x ?)?10\^?\d{1,2} ?(?:/ ?[mµ]?[lL])?|mmHG|mm Hg|units)(?![\w])"
)
_DOSE_UNIT = r"(?:mg|mcg|μg|µg|ug|g|ml|mL|units?|IU|puffs?|tablets?|mmol|%)(?![\w])"
_OFTEN = (
    r"(?:OD|BD|TDS|QDS|PRN|ON|OM|STAT|od|bd|tds|qds|prn|nocte|mane|stat|po|PO|IV|iv|IM|im|SC|sc|"
    r"once daily|twice daily|three times daily|four times daily|daily)\b"
)
# Abbreviations of vital signs, tests, routes, parts of a history and degrees of clinicians.
_CLINICAL = word_list("clinical")
_ABBREVIATION = "|".join(sorted(map(re.escape, _CLINICAL), key=len, reverse=True))
# What stands before the number of a part, a step, a level; the number counts and names nobody.
_COUNTED = word_list("counted")
# "500 mg twice daily", "139 mmol/L (135 - 145)", "<5.7 %"
_DOSE = re.compile(rf"(?<![\w.,/-]){_RANGE} ?-?{_UNIT}(?:,? {_OFTEN}){{0,2}}")
_DOSE_AND_TIMES = re.compile(rf"(?<![\w.,/-]){_RANGE} ?{_DOSE_UNIT} {_OFTEN}(?: {_OFTEN})?")
# "BP 142/88", "Hb 104", "ANA 1:320", "SpO2 91%", "LVEF 45%"
_VALUE = re.compile(
    rf"(?<![\w-])(?:{_ABBREVIATION})[ :=-]{{1,3}}[<>]?\d{{1,4}}(?:\.\d{{1,3}})?"
    r"(?:[/:]\d{1,4})?"
    r" ?(?:%|(?![\w/.]\d))(?![\w-])"
)
# What starts with a number, or with one sign before it.
_AT_NUMBERS = (
    # "500 mg twice daily", "139 mmol/L (135 - 145)", "<5.7 %"
    _DOSE,
    _DOSE_AND_TIMES,
    # "(4.0 - 11.0)", "12.0 - 15.5": a range of reference.
    re.compile(r"(?<![\w.,/-])\(?\d{1,4}\.\d{1,2} ?- ?\d{1,4}\.\d{1,2}\)?(?![\w.,/-])"),
    # "4.2.x"
    re.compile(r"(?<![\w.])\d{1,2}\.(?:\d{1,3}\.)?x(?![\w/])"),
    # Of a log: "[2214]"
    re.compile(r"(?<=\[)\d{1,6}(?=\])"),
    # "[00:12:05]", a time within a recording
    re.compile(r"\[\d{1,2}:\d\d:\d\d\]"),
)
_SIGNS_BEFORE = frozenset("<>~≈([")
# What starts with a word right before a number.
_BEFORE_NUMBERS = (
    _VALUE,
    # "page 3 of 12", "paragraphs 21 to 24", "Male 1", "Week 12", "Article 13(b)"
    re.compile(
        rf"\b{any_case(_COUNTED)}s? \d{{1,3}}(?:\.\d{{1,2}}){{0,3}}[a-z]?"
        r"(?:\([a-z0-9]{1,3}\)){0,2}"
        r"(?:(?:,| and| to| of|-) ?\d{1,3}(?:\.\d{1,2})?){0,3}(?![\w/:-]|[.,]\d)"
    ),
    # "version 4.2.1", "v2", "Windows 11"
    re.compile(r"\b(?:[Vv]ersions? |[Vv]\.? ?)\d{1,3}(?:\.(?:\d{1,4}|x)){0,3}(?!\w)"),
    # Of a log: "port 51022", "size=48213", "web01"
    re.compile(
        r"(?<!al )\b(?:size|rows|status|port|code|took|retry|pid|bytes|count|process"
        r"|exit|error|ms|line|ttl)(?: ?[=:] ?| )\d{1,7}\b(?![-/:.]\d)"
    ),
    re.compile(
        r"(?<![\w.-])(?:web|db|app|srv|node|host|worker|cache|mail|proxy|eth|tty|ssh|pts/|log)-?"
        r"\d{1,3}(?![\w-])"
    ),
)
_LONGEST_BEFORE_NUMBER = 20
# "26 hours", "12 weeks", "six nights": no place in the calendar.
_DURATION = re.compile(
    rf"(?<![\w.,/$€£-])(?:{NUMERAL}|{NUMBER_WORD})"
    rf"(?:(?: ?- ?| to | or )(?:{NUMERAL}|{NUMBER_WORD}))? "
    r"(?:working |business |calendar )?(?:second|minute|hour|night|week)s?\b(?! of [A-Z])"
)
_UNITS_OF_TIME = (" second", " minute", " hour", " night", " week")
_LONGEST_AMOUNT = 256  # Two numbers in words, with what joins them.
# "this year", "tomorrow"
_DAYS = ("oday", "omorrow", "esterday", "onight")
_TIMES = ("week", "month", "year", "time", "term", "morning", "afternoon", "evening")
_NEAR_TIMES = tuple(f"{near} {time}" for near in ("his", "ext", "ast") for time in _TIMES)
# Patterns, and the strings of which each match has one in it or right behind it.
_WITH_PARTS: tuple[tuple[re.Pattern[str], tuple[str, ...]], ...] = (
    (re.compile(r"\bGram[- ](?=positive|negative)"), ("Gram",)),
    (re.compile(r"\b(?:[Tt]oday|[Tt]omorrow|[Yy]esterday|[Tt]onight)\b"), _DAYS),
    (re.compile(rf"\b(?:[Tt]his|[Nn]ext|[Ll]ast) (?:{'|'.join(_TIMES)})\b"), _NEAR_TIMES),
    (
        # "/usr/bin/systemctl"
        re.compile(
            r"(?<![\w/.~])/(?:usr|bin|sbin|opt|etc|var|lib|tmp|proc|dev|sys|api)"
            r"(?:/[\w.@+-]{1,60}){0,12}"
        ),
        ("/",),
    ),
)

_OF_THE_CLINIC = frozenset((_DOSE, _DOSE_AND_TIMES, _VALUE))
_CLINICAL_WORD = re.compile(rf"(?<![\w-])(?:{_ABBREVIATION})(?![\w-])")
_CLINICAL_RANGE = re.compile(r"(?<![\w.,/-])\(?\d{1,3} ?- ?\d{1,3}\)?(?![\w.,/-])")
_CLINICAL_MATCHES = 3  # Measurements of a text in which an abbreviation of the clinic is one.


def find_measurements(text: str) -> Iterator[tuple[int, int]]:
    """Stretches that measure or count off.

    text (str): A normalized text.
    RETURNS (Iterator[tuple[int, int]]): Start and end (exclusive); they may overlap.

    >>> text = "Aspirin 75 mg, BP 142/88, see page 3."
    >>> sorted({text[start:end] for start, end in find_measurements(text)})
    ['75 mg', 'BP 142/88', 'page 3']
    """
    clinical = 0
    for pattern, matches in _matches(text):
        for match in matches:
            clinical += pattern in _OF_THE_CLINIC
            yield match.start(), match.start() + len(match[0].rstrip())
    if clinical >= _CLINICAL_MATCHES:
        for pattern in (_CLINICAL_WORD, _CLINICAL_RANGE):
            yield from (match.span() for match in pattern.finditer(text))


def _matches(text: str) -> Iterator[tuple[re.Pattern[str], Iterator[re.Match[str]]]]:
    """All matches of each pattern, see `text.places`."""
    numbers = number_starts(text)
    if numbers:
        yield from _matches_of_numbers(text, numbers)
    units = sorted(at for unit in _UNITS_OF_TIME for at in all_of(text, unit))
    yield _DURATION, matches_at(_DURATION, text, words_before(text, units, _LONGEST_AMOUNT))
    for pattern, parts in _WITH_PARTS:
        if any(map(text.__contains__, parts)):
            yield pattern, pattern.finditer(text)


def _matches_of_numbers(
    text: str, numbers: Sequence[int]
) -> Iterator[tuple[re.Pattern[str], Iterator[re.Match[str]]]]:
    """Matches that start with a number, or a word or two before one."""
    signs = [at - 1 for at in numbers if text[at - 1 : at] in _SIGNS_BEFORE]
    for pattern in _AT_NUMBERS:
        yield pattern, matches_at(pattern, text, [*numbers, *signs])
    words = words_before(text, numbers, _LONGEST_BEFORE_NUMBER)
    for pattern in _BEFORE_NUMBERS:
        yield pattern, matches_at(pattern, text, words)
