"""Codes, names and addresses as people say and hide them.

"A n g e l a", "M-i-r-i-a-m" and "J as in Juliet, O as in Oscar" are letters set apart; "four one,
double oh nine" and "oh7 seven 7" are one number; "jane dot doe at example dot com" is an address.
Each is a run of units of one sort, with the signs and small words between them that speech has.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

from ....text.places import matches_at
from ...mentions import CodeMention
from ..lexicon import is_plain

# Letters, each by itself, all set apart by the same sign: four or more by blanks, else three.
_LETTERS = re.compile(
    r"(?<![\w'.-])[^\W\d_](?P<sign>[ *~]|-|, | - |\. )[^\W\d_]"
    r"(?:(?P=sign)(?:[Dd]ouble[- ])?[^\W\d_]){1,80}(?![\w'])"
)
_IN_LETTERS = re.compile(r"(?:[ *~-]|[,.] )\w(?:[ *~-]|[,.] )")
# "J as in Juliet, O as in Oscar", "H for Henry, U, for umbrella"
_SPELLED = re.compile(
    r"(?<!\w)[A-Za-z],? (?:as in|for|like) [A-Za-z]+"
    r"(?:(?:,? and|[,.;])? [A-Za-z](?:,? (?:as in|for|like) [A-Za-z]+|(?=[,.;]|$))){1,40}"
)
_IN_SPELLED = re.compile(r"\b[A-Za-z],? (?:as in|for|like) ")

_DIGIT = r"zero|one|two|three|four|five|six|seven|eight|niner?|oh|nought|naught"
_TEN = (
    r"ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen"
    r"|(?:twen|thir|for|fif|six|seven|eigh|nine)ty"
)
_TIMES = r"double|triple|treble|quadruple"
_UNIT = rf"(?:(?:{_TIMES})[ -])?(?:(?:{_DIGIT}|\d)+|{_TEN}|o)(?!\w)"
_BETWEEN = r"(?:[ ,./-]|\.\.\.|…|\b(?:then|and|dash|hyphen|hundred|um|uh|er)\b(?= )){1,8}"
_NUMBER = re.compile(rf"(?<![\w'])(?:{_UNIT})(?:{_BETWEEN}(?:{_UNIT})){{1,40}}", re.IGNORECASE)
# "seven one", "double four": two digits that no noun follows
_PAIR = re.compile(rf"(?<![\w'-])(?:{_TIMES}|{_DIGIT}) (?:{_DIGIT})(?=[.,;:!?\n]|$)", re.IGNORECASE)
_GLUED = re.compile(rf"(?<![\w'])(?:{_DIGIT}|\d)*(?:{_DIGIT})(?:{_DIGIT}|\d)+(?!\w)", re.IGNORECASE)
# Before what may be a unit of such a number.
_BEFORE_UNIT = re.compile(rf"[^\w'](?={_TIMES}|{_DIGIT}|{_TEN}|o\b|\d)", re.IGNORECASE)
_UNITS = re.compile(_UNIT, re.IGNORECASE)
_ONLY_IN_CODES = re.compile(rf"\b(?:{_TIMES}|oh|zero|nought|naught|niner)(?:\b|\d)", re.IGNORECASE)
_WORD = re.compile(r"[^\W\d_]+")
_FEWEST_UNITS = 3

# Endings of addresses that are no word of a sentence ("look at the dot in the middle"); the last
# four are kept for examples (RFC 2606).
_END = (
    r"(?:com|org|net|edu|gov|mil|info|biz|io|ai|eu|uk|ca|au|nz|de|fr|es|nl|ch|se|dk|fi|pl|ru|cn|jp"
    r"|it|at|be|ie|hu|il|no|pt|cz|ro|gr|tr|br|mx|ar|kr|sg|za|example|test|invalid|local"
    r"|[a-z] [a-z](?: [a-z])?)"
)
_PROVIDER = r"(?:gmail|googlemail|hotmail|outlook|yahoo|icloud|aol|gmx|proton(?:mail)?|posteo)"
_AT = (
    r"(?: ?[(\[{<] ?at? ?[)\]}>] ?|,? at | ?@ ?| ?&commat; ?|_at_|,? then the at sign,? (?:then )?)"
)
_SAID_DOT = r"(?: ?[(\[{<] ?(?:dot|\.) ?[)\]}>] ?| (?:dot|period|&period;) |_dot_| \. )"
_DOT = rf"(?:{_SAID_DOT}|\.)"
_JOIN = rf"(?:{_DOT}| (?:underscore|hyphen|dash|plus|minus) |, number (?:\w+ ){{0,3}})"
_PART = r"(?:[\w+-]{1,40}?)"
SAID_ADDRESS = re.compile(
    rf"(?<![\w.+-])(?:(?:{_PART}{_JOIN}){{0,4}}|(?:\w ){{1,20}})[\w+-]{{1,40}}?"
    rf"(?:, (?:all )?one word)?{_AT}(?:the )?"
    rf"(?:(?:{_PART}{_DOT}){{0,3}}{_PART}{_SAID_DOT}{_END}(?:{_SAID_DOT}{_END})?|{_PROVIDER})(?![\w-])",
    re.IGNORECASE,
)
IN_SAID_ADDRESS = re.compile(
    rf"(?i:\W(?:dot|period)\b|_dot_|[(\[{{<] ?\.| \. |\Wat {_PROVIDER}\b|&period;)"
)


def find_set_apart(text: str) -> Iterator[CodeMention]:
    """Letters that stand apart, and numbers in words.

    text (str): A normalized text.
    YIELDS (CodeMention): Nothing says what they are. Letters that make an ordinary word
        ("R E P O R T") are no mention.

    >>> texts = ["ask A n n a L e e", "a R E P O R T", "four one, double oh nine", "one or two"]
    >>> [text[m.start:m.end] for text in texts for m in find_set_apart(text)]
    ['A n n a L e e', 'four one, double oh nine']
    """
    if _IN_LETTERS.search(text):
        for match in _LETTERS.finditer(text):
            letters = "".join(_WORD.findall(match[0])).lower()
            fewest = 3 if match["sign"] in ("-", ", ") else 4
            if len(letters) >= fewest and not _is_ordinary(letters) and not _in_order(letters):
                yield CodeMention(*match.span(), "")
    if _IN_SPELLED.search(text):
        yield from (CodeMention(*match.span(), "") for match in _SPELLED.finditer(text))
    places = [before.start() for before in _BEFORE_UNIT.finditer(" " + text)]
    for match in matches_at(_NUMBER, text, places):
        if _is_code(match[0]):
            yield CodeMention(*match.span(), "")
    for pattern in (_PAIR, _GLUED):
        found = matches_at(pattern, text, places)
        yield from (CodeMention(*match.span(), "") for match in found)


def _is_code(written: str) -> bool:
    """Whether a run of digits and words of digits is a number that is told digit by digit."""
    units = [unit for unit in _UNITS.findall(written) if unit]
    words = _WORD.findall(written)
    if not words or all(word.lower() in ("and", "then", "o") for word in words):
        return False
    if _ONLY_IN_CODES.search(written) is not None:
        return True
    return len(units) >= _FEWEST_UNITS and "hundred" not in map(str.lower, words)


def _is_ordinary(letters: str) -> bool:
    """ "report", and "areport": an article stands before it like one letter more."""
    return is_plain(letters) or (letters[0] in "ai" and is_plain(letters[1:]))


def _in_order(letters: str) -> bool:
    """ "a b c d": items of a list, not the letters of a word."""
    return all(a <= b for a, b in pairwise(letters))
