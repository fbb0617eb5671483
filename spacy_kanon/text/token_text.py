"""A text as the search sees it: folded, with the bounds of its tokens."""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from ..errors import Errors, KanonError
from .normalization import normalize


@dataclass(frozen=True, slots=True)
class TokenText:
    """A folded text and its tokens. Tokens are numbered as in the original.

    text (str): The folded text, see `text.normalization.normalize`.
    starts, ends (Sequence[int]): Bounds of each token in the folded text. Both are equal where
        nothing of the token is left (whitespace, invisible characters).
    original (str): The text as written.
    original_starts, original_ends (Sequence[int]): Bounds of each token in the original.
    """

    text: str
    starts: Sequence[int]
    ends: Sequence[int]
    original: str
    original_starts: Sequence[int]
    original_ends: Sequence[int]

    @classmethod
    def of(
        cls, text: str, starts: Sequence[int], ends: Sequence[int], reading: str | None = None
    ) -> TokenText:
        """Fold a text and carry its token bounds over.

        reading (str | None): A text of the same length that is searched in its place.
        RAISES (KanonError): If the bounds are not in order or not inside the text.
        """
        _check_bounds(text, starts, ends)
        folded = normalize(text if reading is None else reading)
        if not folded.map[0]:
            return cls(folded.text, starts, ends, text, starts, ends)
        new_starts, new_ends = _carried_over(folded.map, [starts, ends])
        return cls(folded.text, new_starts, new_ends, text, starts, ends)

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
        if first < len(self) and self.ends[first] <= start:
            first += 1
        return first, bisect_left(self.starts, end)


def _carried_over(
    stretches: Sequence[Sequence[int]], offsets: Sequence[Sequence[int]]
) -> Sequence[list[int]]:
    """`Normalized.from_original` for many offsets at once."""
    starts, ends, original_starts, original_ends = (np.asarray(part) for part in stretches)
    here = np.asarray(offsets, dtype=np.int64)
    row = np.searchsorted(original_starts, here, side="right") - 1
    known = np.maximum(row, 0)
    inside = np.where(here == original_starts[known], starts[known], ends[known])
    after = ends[known] + here - original_ends[known]
    there = np.where(here < original_ends[known], inside, after)
    carried: list[list[int]] = np.where(row < 0, here, there).tolist()
    return carried


def _check_bounds(text: str, starts: Sequence[int], ends: Sequence[int]) -> None:
    count = len(starts)
    if count == len(ends):
        bounds = [0] * (2 * count)
        bounds[::2], bounds[1::2] = starts, ends
        if not count or (bounds[0] >= 0 and bounds[-1] <= len(text) and bounds == sorted(bounds)):
            return
    raise KanonError(Errors.E220.format(tokens=count, length=len(text)))
