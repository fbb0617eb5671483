"""A text as the search sees it: folded, with the bounds of its tokens."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from ..errors import Errors, KanonError
from .text import normalize


@dataclass(frozen=True, slots=True)
class TokenText:
    """A folded text and its tokens. Tokens are numbered as in the original.

    text (str): The folded text, see `core.text.normalize`.
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
    def of(cls, text: str, starts: Sequence[int], ends: Sequence[int]) -> TokenText:
        """Fold a text and carry its token bounds over.

        RAISES (KanonError): If the bounds are not in order or not inside the text.
        """
        _check_bounds(text, starts, ends)
        folded = normalize(text)
        if not folded.map[0]:
            return cls(folded.text, starts, ends, text, starts, ends)
        there = folded.from_original
        new_starts, new_ends = [there(at) for at in starts], [there(at) for at in ends]
        return cls(folded.text, new_starts, new_ends, text, starts, ends)

    def __len__(self) -> int:
        return len(self.starts)

    def words(self) -> list[str]:
        """The folded tokens."""
        text = self.text
        return [text[start:end] for start, end in zip(self.starts, self.ends, strict=True)]

    def written(self, first: int, last: int) -> str:
        """Tokens `first` to `last` (exclusive) as they stand in the original."""
        return self.original[self.original_starts[first] : self.original_ends[last - 1]]

    def folded(self, first: int, last: int) -> str:
        """Tokens `first` to `last` (exclusive), folded, without blanks around them."""
        return self.text[self.starts[first] : self.ends[last - 1]].strip()

    def covering(self, start: int, end: int) -> tuple[int, int]:
        """First and last (exclusive) of the tokens that touch `text[start:end]`."""
        first = max(bisect_right(self.starts, start) - 1, 0)
        if first < len(self) and self.ends[first] <= start:
            first += 1
        return first, bisect_left(self.starts, end)


def _check_bounds(text: str, starts: Sequence[int], ends: Sequence[int]) -> None:
    if not len(starts):
        return
    in_order = (
        len(starts) == len(ends)
        and starts[0] >= 0
        and ends[-1] <= len(text)
        and all(start <= end for start, end in zip(starts, ends, strict=True))
        and all(end <= start for end, (_, start) in zip(ends, pairwise(starts), strict=False))
    )
    if not in_order:
        raise KanonError(Errors.E220.format(tokens=len(starts), length=len(text)))
