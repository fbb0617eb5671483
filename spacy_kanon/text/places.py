"""Places in a text where a pattern can match, found by cheap scans.

Trying a long pattern at every character is slow, and nearly always in vain. What every match must
contain is rare: a number, a certain word. A search finds these and goes back from them to
where a match can start. A scan may name too many places, never too few, so that `matches_at` finds
what `Pattern.finditer` finds in all of the text.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from .caches import remembered

_REACH = 40  # Characters before a number.
_NUMBER = re.compile(r"\d\d*")
_WORD = re.compile(r"[^\W_][^\W_]*")
_LETTERS = re.compile(r"[^\W\d_]+")
_ASCII_LETTERS = re.compile(r"[a-z]+")


def matches_at(
    pattern: re.Pattern[str], text: str, places: Iterable[int]
) -> Iterator[re.Match[str]]:
    """What `pattern.finditer(text)` finds if all matches start at one of some places."""
    end = 0
    for place in sorted(places):
        match = pattern.match(text, place) if place >= end else None
        if match:
            end = match.end()
            yield match


def starts(pattern: re.Pattern[str], text: str) -> list[int]:
    """Where the matches of a pattern start."""
    return list(map(re.Match.start, pattern.finditer(text)))


@remembered(2)  # Several searches ask the same of one text.
def words_in(text: str) -> frozenset[str]:
    """Runs of letters in a text, in whatever case, folded: a look-up says what cannot match."""
    return frozenset((_ASCII_LETTERS if text.isascii() else _LETTERS).findall(text.casefold()))


def in_lower_case(text: str) -> str:
    """A text in lower case, with every character where it was."""
    low = text.casefold()
    return low if len(low) == len(text) else "".join([char.lower()[:1] for char in text])


# A string, words of which one is needed, a pattern, or a tuple of which all are.
Part = Any


def may_match(text: str, *parts: Part) -> bool:
    """Whether a text has one of the parts of which each match of a pattern contains one."""
    for part in parts:
        if part.__class__ is str:
            found = part in text
        elif part.__class__ is frozenset:
            found = not part.isdisjoint(words_in(text))
        elif part.__class__ is tuple:
            found = all(may_match(text, needed) for needed in part)
        else:
            found = part.search(text) is not None
        if found:
            return True
    return False


@remembered(2)
def number_starts(text: str) -> Sequence[int]:
    """Where runs of digits start."""
    return starts(_NUMBER, text)


@remembered(2)
def near_numbers(text: str) -> Sequence[int]:
    """Where numbers start, and words at most `_REACH` characters before one."""
    numbers = number_starts(text)
    places = set(numbers)
    done = 0
    for number in numbers:
        words = _WORD.finditer(text, max(number - _REACH, done), number)
        places.update(word.start() for word in words)
        done = number
    return sorted(places)


class Search(NamedTuple):
    """A pattern, and where alone it can match."""

    name: str
    pattern: re.Pattern[str]
    parts: tuple[Part, ...] = ()  # Each match has one of them; none: any text may.
    places: Callable[[str], Sequence[int]] | None = None  # Where all matches start.


def find_all(searches: Iterable[Search], text: str) -> Iterator[tuple[str, re.Match[str]]]:
    """All matches of several patterns, with the names of these."""
    for name, pattern, parts, places in searches:
        if parts and not may_match(text, *parts):
            continue
        found = matches_at(pattern, text, places(text)) if places else pattern.finditer(text)
        for match in found:
            yield name, match
