"""How likely an unknown mention tells something about a person, by what can be seen of it.

A linear model over clues: the look of the mention, the classes of its words by counts, the words
around it, where in the layout it stands, and what kind of text it is. The weights are learned by
`bench/fit_clues.py` from texts that people marked; here they are only added up.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Sequence
from itertools import islice

from ...names import CODE, DATETIME, DEM, LOC, MISC, ORG, PERSON, QUANTITY
from ...text.caches import remembered
from ...text.token_text import TokenText
from ..language_rules import WordUse as Use
from ..lexicon import FLAGS, weights
from .lexicon import (
    FUNCTION_WORDS,
    HONORIFICS,
    LOC_WORDS,
    NAMES_TOO,
    ORG_WORDS,
    RARE_SURNAME,
    flags_of,
    is_common,
    is_plain,
    may_be_name,
)
from .word_use import WordUse

_NAMED = (PERSON, LOC, ORG, MISC, DEM)
_MEASURED = (QUANTITY, DATETIME, CODE)
_THIRD_PERSON = frozenset(("he", "she", "his", "her", "him", "hers"))
_FIRST_PERSON = frozenset(("i", "my", "me", "we", "our", "us", "you", "your"))
_LOOSE_CUTS = (0.02, 0.1, 0.3, 0.6)
_THIRD_CUTS = (0.005, 0.015, 0.03)
_FIRST_CUTS = (0.004, 0.02, 0.05)
_LENGTH_CUTS = (80, 200, 500, 1500)
_CELL_CUTS = (2, 4, 8, 16)
_MENTION_CUTS = (2, 3, 5, 9, 14, 25)
_SIGNS = "@/#:.-_%£$€+,\n&"
_SIGN_NAMES = {'"': "QUOTE", "'": "APOSTROPHE", "\\": "BACKSLASH", "\n": "NEWLINE"}
_IN_TABLE = str.maketrans(_SIGN_NAMES)
_UPPER, _LOWER, _DIGIT = re.compile(r"[A-Z]"), re.compile(r"[a-z]"), re.compile(r"\d")
_REPEATED = re.compile(r"(.)\1+")
_WORD = re.compile(r"[^\W\d_]+")
_MOST_DIGITS = 4  # More digits are the number of something.
_MONEY = re.compile(r"[£$€@]|\b(?:euros?|pounds?|dollars?)\b", re.IGNORECASE)
# The day of a month, the number of a house or a room, a date in figures.
_PLACE_IN_A_COUNT = re.compile(r"\d(?:st|nd|rd|th)\b|\bno\b|\d[./-]\d+[./-]\d", re.IGNORECASE)
# Durations and times of day; what has a place in the calendar is never left.
_NO_DATE = re.compile(
    r"(?:\b(?:years?|months?|weeks?|days?|hours?|hrs?|mins?|minutes?|secs?|seconds?)\b)"
    r"|(?:\A\d{1,2}(?:[:.]\d\d)?(?: ?[ap]\.?m\.?)?\Z)",
    re.IGNORECASE,
)


@remembered(20_000)
def word_class(word: str) -> str:
    """What a word is, by lists and counts.

    word (str): A token.
    RETURNS (str): One of a dozen classes: "plain", "given", "thing", "rare" ...

    >>> [word_class(word) for word in ("Megan", "Instagram", "surgery", "the", "12", "Xyzzy")]
    ['given', 'thing', 'plain', 'func', 'num', 'rare']
    """
    low = word.lower().rstrip(".")
    if not low.isalpha():
        if low.isdigit():
            return "num"
        has_digit = any(map(str.isdigit, low))
        if not any(map(str.isalpha, low)):
            return "dig" if has_digit else "sign" + low[:1].strip()
        if has_digit:
            return "dig"
    if low in FUNCTION_WORDS:
        return "func"
    if low in HONORIFICS:
        return "hon"
    flags = flags_of(low)
    if flags & FLAGS["GIVEN"]:
        return "given"
    if is_plain(low):
        return "plain"
    if is_common(low):
        return "amb"
    if flags & FLAGS["THING"]:
        return "thing"
    if low in ORG_WORDS:
        return "org"
    if low in LOC_WORDS:
        return "loc"
    return "name" if flags & FLAGS["NAME"] else "rare"


@remembered(20_000)
def may_tell_nothing(written: str, kind: str) -> bool:
    """Whether a mention is one of those of which some tell nothing about anybody.

    written (str): As it stands in the text.
    kind (str): One of `names.KINDS`.
    RETURNS (bool): False for sums of money, long numbers, whatever has a place in the calendar and
        a word that people or towns are called by.

    >>> may_tell_nothing("14 days", "DATETIME"), may_tell_nothing("14 May", "DATETIME")
    (True, False)
    >>> may_tell_nothing("Instagram", "MISC"), may_tell_nothing("Megan", "MISC")
    (True, False)
    """
    if sum(char.isdigit() for char in written) > _MOST_DIGITS or _MONEY.search(written):
        return False
    if kind in _MEASURED and _PLACE_IN_A_COUNT.search(written):
        return False
    if kind == DATETIME and _NO_DATE.search(written) is None:
        return False
    if kind not in _NAMED:
        return True
    words = [word.lower() for word in _WORD.findall(written) if word[:1].isupper()]
    if len(words) == 1 and flags_of(words[0]) & (NAMES_TOO | RARE_SURNAME):
        return False
    return not any(map(may_be_name, words))


class Clues:
    """What can be seen of the mentions of one text."""

    def __init__(self, tokens: TokenText, use: Use) -> None:
        """tokens (TokenText): The text.
        use (WordUse): How its words are used.
        """
        self.tokens = tokens
        self.use = use
        self._of_text = _clues_of_text(tokens, use)

    def chance(
        self, first: int, last: int, kind: str, *, source: str, times: int, tag: str = ""
    ) -> float:
        """As `Chances` says; tags are those of spaCy's taggers."""
        table_ = weights()
        clues = self.clues(first, last, kind, source=source, times=times, tag=tag)
        # Rounded once: the same whatever the order of the set.
        score = math.fsum(table_[clue] for clue in clues if clue in table_)
        return 1.0 / (1.0 + math.exp(-score))

    def clues(
        self, first: int, last: int, kind: str, *, source: str, times: int, tag: str = ""
    ) -> set[str]:
        """The clues of a mention, each alone and together with its kind.

        first, last, kind, source, times, tag: As `Chances` says.
        RETURNS (set[str]): Names of clues, as the table of weights has them.
        """
        words = [word for word in self.use.words[first:last] if word] or [""]
        classes = [word_class(word) for word in words]
        plain = {"b", f"source={source}", f"times={min(times, 3)}"}
        if tag:
            plain.add(f"tag={tag}")
        plain.update(self._of_look(words, classes, kind, first, last))
        plain.update(self._of_neighbours(first, last))
        plain.update(self._of_place(first, last))
        clues = plain | {f"{kind}|{clue}" for clue in plain}
        clues.update(self._with_text(words, classes, kind, first, last))
        if not any(map("".join(clues).__contains__, _SIGN_NAMES)):
            return clues
        return {clue.translate(_IN_TABLE) for clue in clues}

    def _of_look(
        self, words: Sequence[str], classes: Sequence[str], kind: str, first: int, last: int
    ) -> Iterator[str]:
        """Words, signs, digits and capitals of a mention."""
        written = self.tokens.written(first, last)
        count = sum(any(map(str.isalnum, word)) for word in words)
        yield f"n={min(count, 4)}"
        yield f"first={classes[0]}"
        yield f"last={classes[-1]}"
        yield from (f"has={name}" for name in classes)
        letters = sorted({name for name in classes if not name.startswith("sign")})
        yield "all=" + "+".join(letters)[:40]
        yield "shape=" + _shape(words[0])
        if len(words) > 1:
            yield "shape9=" + _shape(words[-1])
        yield f"length={_bucket(len(written), _MENTION_CUTS)}"
        yield f"digits={min(sum(map(str.isdigit, written)), 7)}"
        yield from (f"sign={sign}" for sign in _SIGNS if sign in written)
        if written.isupper():
            yield "CAPITALS"
        if all(word.islower() for word in words):
            yield "lower"
        yield from (f"in={w.lower()}" for w in words if w.islower() or kind in (QUANTITY, DATETIME))
        if count == 1 and classes[0] in ("rare", "thing", "name", "amb"):
            yield "ending=" + words[0].lower()[-3:]
        if any(word.lower() in self.use.lower for word in words if word[:1].isupper()):
            yield "lower elsewhere"

    def _of_neighbours(self, first: int, last: int) -> Iterator[str]:
        """Words before and behind a mention, in its line."""
        words, tokens = self.use.words, self.tokens
        starts, ends, text = tokens.original_starts, tokens.original_ends, tokens.original
        if first == 0 or "\n" in text[ends[first - 1] : starts[first]]:
            yield "before=LINE"
        else:
            before = words[first - 1]
            yield f"before={before.lower() or 'BLANK'}"
            yield f"before is {word_class(before)}"
            if first > 1:
                yield f"before2={words[first - 2].lower() or 'BLANK'}"
            if ends[first - 1] == starts[first]:
                yield "no gap before"
        if last >= len(words) or "\n" in text[ends[last - 1] : starts[last] + 1]:
            yield "behind=LINE"
            return
        behind = words[last]
        yield f"behind={behind.lower() or 'BLANK'}"
        yield f"behind is {word_class(behind)}"
        if last + 1 < len(words):
            yield f"behind2={words[last + 1].lower()}"
        if behind.islower() and behind.endswith("s"):
            yield "behind is plural"
        if ends[last - 1] == starts[last]:
            yield "no gap behind"

    def _of_place(self, first: int, last: int) -> Iterator[str]:
        """Where in a sentence, a line or a table a mention stands."""
        use = self.use
        if use.opens_sentence(first):
            yield "opens"
        layout = use.layout if isinstance(use, WordUse) else None
        number = -1 if layout is None else layout.cell_of[first]
        if layout is None or number < 0:
            return
        cell = layout.cells[number]
        begins, ends = first == layout.start_of(cell), last >= cell.last
        yield "loose" if number in layout.loose else "prose"
        if begins:
            yield "begins cell"
        if ends:
            yield "ends cell"
        if begins and ends:
            yield "is cell"
        if not use.structure.isdisjoint(range(cell.first, first)):
            yield "behind label"
        if use.in_title(first):
            yield "title"
        yield f"cell={_bucket(cell.last - cell.first, _CELL_CUTS)}"

    def _with_text(
        self, words: Sequence[str], classes: Sequence[str], kind: str, first: int, last: int
    ) -> Iterator[str]:
        """What kind of text it is, together with the simplest about the mention."""
        of_text = self._of_text
        yield f"{kind}|{of_text[0]}{of_text[2]}"
        written = self.tokens.written(first, last)
        look = classes[0]
        if kind in _MEASURED:
            alone = all(name in ("num", "func") for name in classes)
            look = f"{min(sum(map(str.isdigit, written)), 4)}{'alone' if alone else ''}"
        for clue in of_text:
            yield f"{kind}|{clue}"
            if kind in _MEASURED or len(words) == 1:
                yield f"{kind}|{clue}{look}"


def _clues_of_text(tokens: TokenText, use: Use) -> tuple[str, ...]:
    """What kind of text it is: who speaks of whom, how much is no prose, how long it is."""
    words = [word.lower() for word in use.words if word[:1].isalnum()]
    count = max(1, len(words))
    third = sum(map(_THIRD_PERSON.__contains__, words)) / count
    by_speaker = sum(map(_FIRST_PERSON.__contains__, words)) / count
    layout = use.layout if isinstance(use, WordUse) else None
    loose = 0
    if layout is not None:
        loose = sum(layout.cells[i].last - layout.cells[i].first for i in layout.loose)
    return (
        f"third={_bucket(third, _THIRD_CUTS)}",
        f"speaker={_bucket(by_speaker, _FIRST_CUTS)}",
        f"looseness={_bucket(loose / max(1, len(tokens)), _LOOSE_CUTS)}",
        f"words={_bucket(count, _LENGTH_CUTS)}",
    )


@remembered(20_000)
def _shape(word: str) -> str:
    shape = _DIGIT.sub("d", _LOWER.sub("x", _UPPER.sub("X", word)))
    return "".join(islice(_REPEATED.sub(r"\1" if len(shape) > 4 else r"\1\1", shape), 6))


def _bucket(value: float, cuts: Sequence[float]) -> int:
    return sum(value >= cut for cut in cuts)
