"""A text as the search sees it: folded, with the bounds of its tokens."""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import chain
from typing import NamedTuple

from ..errors import KanonError
from .borders import Borders, Field
from .normalization import ENCODED, normalize


@dataclass(frozen=True, slots=True)
class TokenText:
    """A folded text and its tokens. Tokens are numbered as in the original, the text as written."""

    text: str  # Folded, see `text.normalization.normalize`.
    # Bounds of each token in it, equal where nothing is left of one (blanks, invisible characters).
    starts: Sequence[int]
    ends: Sequence[int]
    original: str
    original_starts: Sequence[int]
    original_ends: Sequence[int]

    @classmethod
    def of(
        cls, text: str, starts: Sequence[int], ends: Sequence[int], reading: str | None = None
    ) -> TokenText:
        """Fold a text and carry its token bounds over."""
        _check_bounds(text, starts, ends)
        folded = normalize(text if reading is None else reading)
        if not folded.map[0]:
            return cls(folded.text, starts, ends, text, starts, ends)
        new = folded.from_original(starts), folded.from_original(ends)
        return cls(folded.text, *new, text, starts, ends)

    def __len__(self) -> int:
        return len(self.starts)

    def words(self) -> list[str]:
        """The folded tokens."""
        text = self.text
        return [text[start:end] for start, end in zip(self.starts, self.ends, strict=True)]

    def holding(self, pattern: re.Pattern[str]) -> set[int]:
        """Numbers of the tokens that a match of a pattern begins in, in the original."""
        starts, ends = self.original_starts, self.original_ends
        places = [match.start() for match in pattern.finditer(self.original)]
        rows = [(bisect_right(starts, place) - 1, place) for place in places]
        return {i for i, place in rows if i >= 0 and place < ends[i]}

    def written(self, first: int, last: int) -> str:
        """Tokens `first` to `last` (exclusive) as they stand in the original."""
        return self.original[self.original_starts[first] : self.original_ends[last - 1]]

    def folded(self, first: int, last: int) -> str:
        """Tokens `first` to `last` (exclusive), folded, without blanks around them."""
        return self.text[self.starts[first] : self.ends[last - 1]].strip()

    def are_only(self, start: int, end: int, first: int, last: int) -> bool:
        """Whether tokens `first` to `last` (exclusive) have no letter or digit besides those in
        `text[start:end]`.
        """
        before, after = self.text[self.starts[first] : start], self.text[end : self.ends[last - 1]]
        return not any(char.isalnum() for char in before + after)

    def covering(self, start: int, end: int) -> tuple[int, int]:
        """First and last (exclusive) of the tokens that touch `text[start:end]`."""
        first = max(bisect_right(self.starts, start) - 1, 0)
        if first < len(self.starts) and self.ends[first] <= start:
            first += 1
        return first, bisect_left(self.starts, end)


def _check_bounds(text: str, starts: Sequence[int], ends: Sequence[int]) -> None:
    bounds = [0, *chain.from_iterable(zip(starts, ends, strict=False)), len(text)]
    if len(starts) != len(ends) or bounds != sorted(bounds):
        raise KanonError(
            f"[KN220] The bounds of {len(starts)} tokens are out of order, or leave the text of "
            f"{len(text)} characters. Give sorted starts and ends that do not overlap."
        )


_GAP = re.compile(r"[\n\t\u3000]| {2,}")
_JOINT = re.compile(rf"[-\u2010\u2011\u00ad][ \t]{{0,20}}\r?\n[ \t]{{0,20}}|{ENCODED}")
_BULLETS = frozenset("-*•·>#|–—+")
_ENDERS = frozenset(".!?:;")
_SENTENCE = re.compile(r"[a-z\u00df-\u00ff)\"'][.!?][\"')]?(?:\s|$)|[a-z] [a-z]+ [a-z]+ [a-z]+ ")


class Cell(NamedTuple):
    """Tokens `first` to `last` (exclusive) between two gaps of a line."""

    first: int
    last: int


class Layout:
    """Lines and cells of a text, and its words. It does not change."""

    def __init__(self, tokens: TokenText, borders: Borders | None = None) -> None:
        self.tokens = tokens
        self.borders = borders

    @cached_property
    def plain(self) -> list[str]:
        """The folded tokens."""
        return self.tokens.words()

    @cached_property
    def words(self) -> list[str]:
        """The folded tokens; delimiters of structured text are bars or empty."""
        words = self.plain
        return words if self.borders is None else [word.strip(" ") for word in words]

    @cached_property
    def joints(self) -> list[tuple[int, int]]:
        """First and last (exclusive) token of each word that has several: "Mer-\\nkel", "&#65;nn".

        A hyphen at the end of a line joins a word that goes on in lower case or with a digit.
        """
        tokens, original = self.tokens, self.tokens.original
        joints: list[tuple[int, int]] = []
        if "-\n" not in original and tokens.text is original:
            return joints
        for match in _JOINT.finditer(original):
            start, end = match.span()
            before, behind = original[start - 1 : start].isalnum(), original[end : end + 1]
            is_break = "\n" in match[0]
            if is_break and not (before and (behind.islower() or behind.isdigit())):
                continue
            first = bisect_right(tokens.original_starts, start - before) - 1
            last = bisect_left(tokens.original_starts, end + behind.isalnum())
            if joints and first < joints[-1][1]:
                first = joints.pop()[0]
            if last - first > 1 and first >= 0:
                joints.append((first, last))
        return joints

    def inside(self, start: int, end: int) -> range:
        """Numbers of the tokens of a stretch of the original text."""
        starts = self.tokens.original_starts
        return range(bisect_left(starts, start), bisect_left(starts, end))

    @cached_property
    def is_markup(self) -> frozenset[int]:
        """Numbers of the tokens that are delimiters of structured text."""
        spans = () if self.borders is None else self.borders.spans
        return frozenset(i for span in spans for i in self.inside(*span))

    @cached_property
    def fields(self) -> list[tuple[Field, range, range]]:
        """Values of structured text, with the tokens of their labels and their own."""
        fields = () if self.borders is None else self.borders.fields
        return [(f, self.inside(*(f.label or (0, 0))), self.inside(f.start, f.end)) for f in fields]

    @cached_property
    def cells(self) -> list[Cell]:
        """Cells of all lines, in order; they hold no blank token at either end."""
        original, tokens, words = self.tokens.original, self.tokens, self.words
        ends = tokens.original_ends
        borders: set[int] = set()  # Tokens that may be a blank or a bar, or stand behind a gap.
        for gap in _GAP.finditer(original):
            first, last = bisect_right(ends, gap.start()), bisect_right(ends, gap.end())
            borders.update(range(first, last + 1))
        signs = {word for word in set(words) if word == "|" or not word.strip()}
        if signs:
            borders.update([i for i, word in enumerate(words) if word in signs])
        cells: list[Cell] = []
        begins = {label.start for _, label, _ in self.fields if label}
        first = 0
        for i in sorted(borders | begins):
            if i >= len(words):
                break
            before = original[ends[i - 1] if i else 0 : tokens.original_starts[i]]
            blank = not words[i].strip() and i not in self.is_markup
            if blank or words[i] == "|" or i in begins or _GAP.search(before):
                if i > first:
                    cells.append(Cell(first, i))
                first = i + 1 if blank or words[i] == "|" else i
        if first < len(words):
            cells.append(Cell(first, len(words)))
        return cells

    @cached_property
    def cell_of(self) -> list[int]:
        """For each token the number of its cell; -1 for blanks and bars between cells."""
        numbers: list[int] = []
        for number, (first, last) in enumerate(self.cells):
            numbers += [-1] * (first - len(numbers)) + [number] * (last - first)
        return numbers + [-1] * (len(self.tokens) - len(numbers))

    def start_of(self, cell: Cell) -> int:
        """The first token of a cell that is no bullet and no markup; its end if there is none."""
        i = cell.first
        while i < cell.last and (self.words[i] in _BULLETS or not self.words[i].strip()):
            i += 1
        return i

    @cached_property
    def loose(self) -> frozenset[int]:
        """Numbers of the cells that are no running prose: headings, fields, items of a table."""
        written = self.tokens.written
        cells = enumerate(self.cells)
        return frozenset(number for number, cell in cells if not _SENTENCE.search(written(*cell)))

    @cached_property
    def openings(self) -> frozenset[int]:
        """First words of cells that begin something new; a line of wrapped prose does not."""
        tokens: set[int] = set()
        for number, cell in enumerate(self.cells):
            before = self.cells[number - 1] if number else None
            wrapped = (
                before is not None
                and number not in self.loose
                and number - 1 not in self.loose
                and self.words[before.last - 1] not in _ENDERS
                and self.tokens.original_starts[cell.first]
                - self.tokens.original_ends[before.last - 1] < 2
            )  # fmt: skip
            if not wrapped:
                tokens.add(self.start_of(cell))
        return frozenset(tokens)


def count_capitals(words: Iterable[str]) -> tuple[int, int]:
    """Words of two letters and more, and those of them that are not in capitals, two at most."""
    count = others = 0
    for word in words:
        if len(word) > 1 and word.isalpha():
            count += 1
            others += not word.isupper()
            if others > 1:
                break
    return count, others
