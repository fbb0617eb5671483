"""Names in short: where a text writes out what some initials stand for."""

from __future__ import annotations

import re

from ..lexicon import words_of

_INITIALS = re.compile(r"[A-Z]{2,8}")
_SMALL = words_of("of the and for in de des du on at to")
_WORD_BEFORE = re.compile(r"(?P<word>[^\W_][\w'’.]*)(?:[ -]| & )$")
# A name of eight words is not longer.
_LONGEST = 150


def written_out(text: str, initials: str) -> tuple[int, int] | None:
    """Where the name stands that some initials are short for.

    text (str): The whole text. initials (str): A mention.
    RETURNS (tuple[int, int] | None): Start and end of the name that has the initials in brackets
        behind it; None for anything else.

    >>> text = "He led the Cape Cod Baseball League (CCBL) until CCBL rules changed."
    >>> start, end = written_out(text, "CCBL")
    >>> text[start:end]
    'Cape Cod Baseball League'
    """
    if _INITIALS.fullmatch(initials) is None:
        return None
    bracket = text.find(f" ({initials})")
    if bracket < 0:
        return None
    before = text[max(0, bracket - _LONGEST) : bracket] + " "
    letters, position = list(initials), len(before)
    while letters and (match := _WORD_BEFORE.search(before[:position])) is not None:
        word, position = match["word"], match.start()
        if word[0] == letters[-1]:
            letters.pop()
        elif word.lower() not in _SMALL:
            return None
    return None if letters else (bracket - len(before) + 1 + position, bracket)
