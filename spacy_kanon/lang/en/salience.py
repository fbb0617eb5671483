"""How likely an unknown mention tells something about a person, by what can be seen of it.

A linear model over clues: the look of the mention, the classes of its words by counts, the words
around it, where in the layout it stands, and what kind of text it is. The weights are learned by
`bench/fit_clues.py` from texts that people marked; here they are only added up.
"""

from __future__ import annotations

import math
import re
from bisect import bisect_right
from collections import Counter
from collections.abc import Sequence
from itertools import islice
from typing import Any

from ...names import CODE, DATETIME, MEASURED, QUANTITY
from ...text.caches import remembered
from ..lexicon import patterns, weights
from . import bits
from .lexicon import flags_of, is_plain, may_be_name
from .word_use import WordUse

_RE = patterns("salience")
_THIRD_PERSON = frozenset(("he", "she", "his", "her", "him", "hers"))
_FIRST_PERSON = frozenset(("i", "my", "me", "we", "our", "us", "you", "your"))
_LOOSE_CUTS = (0.02, 0.1, 0.3, 0.6)
_THIRD_CUTS = (0.005, 0.015, 0.03)
_FIRST_CUTS = (0.004, 0.02, 0.05)
_LENGTH_CUTS = (80, 200, 500, 1500)
_CELL_CUTS = (2, 4, 8, 16)
_MENTION_CUTS = (2, 3, 5, 9, 14, 25)
_SIGNS = "@/#:.-_%£$€+,\n&"
_IN_TABLE = str.maketrans({'"': "QUOTE", "'": "APOSTROPHE", "\\": "BACKSLASH", "\n": "NEWLINE"})
_UPPER, _LOWER, _DIGIT = re.compile(r"[A-Z]"), re.compile(r"[a-z]"), re.compile(r"\d")
_REPEATED = re.compile(r"(.)\1+")
_WORD = re.compile(r"[^\W\d_]+")
_MOST_DIGITS = 4  # More digits are the number of something.
# What a word is called, and its flag; the first that it has counts.
_CLASSES = (
    *(("func", bits.FUNCTION), ("hon", bits.HONORIFIC), ("given", bits.GIVEN)),
    *(("plain", 0), ("amb", bits.COMMON), ("thing", bits.THING), ("org", bits.ORG)),
    *(("loc", bits.LOC), ("name", bits.NAME)),
)


@remembered(20_000)
def word_class(word: str) -> str:
    """What a word is, by lists and counts."""
    low = word.lower().rstrip(".")
    if not low.isalpha():
        if low.isdigit():
            return "num"
        has_digit = any(map(str.isdigit, low))
        if not any(map(str.isalpha, low)):
            return "dig" if has_digit else "sign" + low[:1].strip()
        if has_digit:
            return "dig"
    flags = flags_of(low)
    for name, flag in _CLASSES:
        if is_plain(low) if name == "plain" else flags & flag:
            return name
    return "rare"


@remembered(20_000)
def may_tell_nothing(written: str, kind: str) -> bool:
    """Whether a mention is one of those of which some identify no one."""
    digits = sum(map(str.isdigit, written))
    if digits > _MOST_DIGITS or _RE["MONEY"].search(written):
        return False
    if kind == CODE and not digits and written.islower():  # "one eight two"
        return False
    if kind in MEASURED and _RE["PLACE_IN_A_COUNT"].search(written):
        return False
    if kind == DATETIME and _RE["NO_DATE"].search(written) is None:
        return False
    if kind in MEASURED:
        return True
    words = [word.lower() for word in _WORD.findall(written) if not word.islower()]
    # "Welfare Dot", and alone a rarer surname, too.
    if words and flags_of(words[-1]) & (bits.NAMES_TOO if words[1:] else bits.WORD_AND_NAME):
        return False
    return not any(map(may_be_name, words))


class Clues:
    """What can be seen of the mentions of one text."""

    def __init__(self, use: WordUse) -> None:
        self.use = use
        self.tokens = use.layout.tokens
        # What kind of text it is: who speaks of whom, how much is no prose, how long it is.
        words: Counter[str] = Counter()
        for word, times in Counter(use.words).items():
            if word[:1].isalnum():
                words[word.lower()] += times
        count = max(1, words.total())
        third = sum(map(words.__getitem__, _THIRD_PERSON)) / count
        by_speaker = sum(map(words.__getitem__, _FIRST_PERSON)) / count
        cells = use.layout.cells
        loose = sum([cells[i].last - cells[i].first for i in use.layout.loose])
        self._of_text = (
            f"third={bisect_right(_THIRD_CUTS, third)}",
            f"speaker={bisect_right(_FIRST_CUTS, by_speaker)}",
            f"looseness={bisect_right(_LOOSE_CUTS, loose / max(1, len(use.words)))}",
            f"words={bisect_right(_LENGTH_CUTS, count)}",
        )

    def chance(self, first: int, last: int, kind: str, **about: Any) -> float:
        """How likely it tells something; `about` is what `clues` takes."""
        table = weights()
        found = [table[clue] for clue in self.clues(first, last, kind, **about) if clue in table]
        # Rounded once: the same whatever the order of the set.
        return 1.0 / (1.0 + math.exp(-math.fsum(found)))

    def clues(
        self, first: int, last: int, kind: str, *, source: str, times: int, tag: str = ""
    ) -> set[str]:
        """The clues of a mention, each alone and together with its kind; tags are spaCy's."""
        words = [*filter(None, self.use.words[first:last])] or [""]
        classes = [*map(word_class, words)]
        written = self.tokens.written(first, last)
        alone = {
            *("b", f"source={source}", f"times={min(times, 3)}", *([f"tag={tag}"] if tag else ())),
            *self._of_look(words, classes, kind, written),
            *self._of_neighbours(first, last),
            *self._of_place(first, last),
        }
        # What kind of text it is, together with the simplest about the mention.
        of_text, look = self._of_text, classes[0]
        with_kind = {*alone, f"{of_text[0]}{of_text[2]}", *of_text}
        if kind in MEASURED:
            are_numbers = {"num", "func"}.issuperset(classes)
            look = f"{min(sum(map(str.isdigit, written)), 4)}{'alone' if are_numbers else ''}"
        if kind in MEASURED or len(words) == 1:
            with_kind.update([clue + look for clue in of_text])
        clues = alone | {f"{kind}|{clue}" for clue in with_kind}
        return set("\0".join(clues).translate(_IN_TABLE).split("\0"))  # All at once: one call.

    def _of_look(
        self, words: Sequence[str], classes: Sequence[str], kind: str, written: str
    ) -> list[str]:
        """Words, signs, digits and capitals of a mention."""
        count = len([word for word in words if word.isalnum() or any(map(str.isalnum, word))])
        letters = sorted({name for name in classes if not name.startswith("sign")})
        found = [
            f"n={min(count, 4)}",
            f"first={classes[0]}",
            f"last={classes[-1]}",
            f"all={'+'.join(letters)[:40]}",
            f"shape={_shape(words[0])}",
            f"length={bisect_right(_MENTION_CUTS, len(written))}",
            f"digits={min(sum(map(str.isdigit, written)), 7)}",
            *[f"has={name}" for name in classes],
        ]
        if len(words) > 1:
            found.append(f"shape9={_shape(words[-1])}")
        if not written.isalnum():
            found += [f"sign={sign}" for sign in _SIGNS if sign in written]
        if written.isupper():
            found.append("CAPITALS")
        lower = [*filter(str.islower, words)]
        if len(lower) == len(words):
            found.append("lower")
        found += [f"in={w.lower()}" for w in (words if kind in (QUANTITY, DATETIME) else lower)]
        if count == 1 and classes[0] in ("rare", "thing", "name", "amb"):
            found.append(f"ending={words[0].lower()[-3:]}")
        if any(word.lower() in self.use.lower for word in words if word[:1].isupper()):
            found.append("lower elsewhere")
        return found

    def _of_neighbours(self, first: int, last: int) -> list[str]:
        """Words before and behind a mention, in its line."""
        words, tokens = self.use.words, self.tokens
        starts, ends, text = tokens.original_starts, tokens.original_ends, tokens.original
        if first == 0 or "\n" in text[ends[first - 1] : starts[first]]:
            found = ["before=LINE"]
        else:
            before = words[first - 1]
            found = [f"before={before.lower() or 'BLANK'}", f"before is {word_class(before)}"]
            if first > 1:
                found.append(f"before2={words[first - 2].lower() or 'BLANK'}")
            if ends[first - 1] == starts[first]:
                found.append("no gap before")
        if last >= len(words) or "\n" in text[ends[last - 1] : starts[last] + 1]:
            return [*found, "behind=LINE"]
        behind = words[last]
        found += (f"behind={behind.lower() or 'BLANK'}", f"behind is {word_class(behind)}")
        if last + 1 < len(words):
            found.append(f"behind2={words[last + 1].lower()}")
        if behind.endswith("s") and behind.islower():
            found.append("behind is plural")
        if ends[last - 1] == starts[last]:
            found.append("no gap behind")
        return found

    def _of_place(self, first: int, last: int) -> list[str]:
        """Where in a sentence, a line or a table a mention stands."""
        use, layout = self.use, self.use.layout
        found = ["opens"] if use.opens_sentence(first) else []
        number = layout.cell_of[first]
        if number < 0:
            return found
        cell = layout.cells[number]
        begins, ends = first == layout.start_of(cell), last >= cell.last
        found.append("loose" if number in layout.loose else "prose")
        if begins:
            found.append("begins cell")
        if ends:
            found.append("ends cell")
        if begins and ends:
            found.append("is cell")
        if not use.structure.isdisjoint(range(cell.first, first)):
            found.append("behind label")
        if first in use.in_titles:
            found.append("title")
        found.append(f"cell={bisect_right(_CELL_CUTS, cell.last - cell.first)}")
        return found


@remembered(20_000)
def _shape(word: str) -> str:
    shape = _DIGIT.sub("d", _LOWER.sub("x", _UPPER.sub("X", word)))
    return "".join(islice(_REPEATED.sub(r"\1" if len(shape) > 4 else r"\1\1", shape), 6))
