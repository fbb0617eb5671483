"""A text with the words joined that a hyphen parts at the end of a line."""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from dataclasses import dataclass

from ..text.token_text import TokenText

# A hyphen and a line break; what stands before and behind is looked at by hand.
_LINE_END = re.compile(r"[-\u2010\u2011\u00ad][ \t]{0,20}\r?\n[ \t]{0,20}")


@dataclass(frozen=True, slots=True)
class JoinedText:
    """A text without hyphens at line ends, and which tokens of the text its tokens are.

    text (str): The joined text.
    starts, ends (Sequence[int]): Bounds of its tokens; a joined word is one token.
    firsts, lasts (Sequence[int]): First and last (exclusive) token of the text, for each of its.
    """

    text: str
    starts: Sequence[int]
    ends: Sequence[int]
    firsts: Sequence[int]
    lasts: Sequence[int]

    def has_joint(self, first: int, last: int) -> bool:
        """Whether one of its tokens `first` to `last` (exclusive) is a joined word."""
        return self.lasts[last - 1] - self.firsts[first] > last - first


def without_hyphenation(tokens: TokenText) -> JoinedText | None:
    """Join "Nor-\\nwegian" to "Norwegian".

    A word goes on in the next line if that begins with a letter in lower case. That joins the
    parts of "well-\\nknown" too: whoever searches the joined text searches the other as well.

    tokens (TokenText): The text as it is.
    RETURNS (JoinedText | None): None if no word of it is hyphenated at a line end.
    """
    text = tokens.original
    spans = (match.span() for match in _LINE_END.finditer(text))
    cuts = [span for span in spans if _parts_a_word(text, *span) and _is_in_tokens(tokens, *span)]
    if not cuts:
        return None
    pieces: list[str] = []
    done = 0
    for start, end in cuts:
        pieces.append(text[done:start])
        done = end
    firsts, lasts = _merged_tokens(tokens, cuts)
    before = _Shift(cuts)
    starts = [before.shifted(tokens.original_starts[first]) for first in firsts]
    ends = [before.shifted(tokens.original_ends[last - 1]) for last in lasts]
    return JoinedText("".join([*pieces, text[done:]]), starts, ends, firsts, lasts)


def _parts_a_word(text: str, start: int, end: int) -> bool:
    return start > 0 and text[start - 1].isalpha() and text[end : end + 1].islower()


def _is_in_tokens(tokens: TokenText, start: int, end: int) -> bool:
    """Whether the letters before and behind a cut are in tokens."""
    first = bisect_right(tokens.original_starts, start - 1) - 1
    last = bisect_right(tokens.original_starts, end) - 1
    ends = tokens.original_ends
    return first >= 0 and ends[first] >= start and ends[last] > end


def _merged_tokens(
    tokens: TokenText, cuts: Sequence[tuple[int, int]]
) -> tuple[list[int], list[int]]:
    """First and last (exclusive) token of each joined token."""
    firsts: list[int] = []
    lasts: list[int] = []
    token = 0  # The first that is in none of the joined ones.
    for start, end in cuts:
        # The tokens that hold the letters before and behind the cut, and all between them.
        first = bisect_right(tokens.original_starts, start - 1) - 1
        last = bisect_left(tokens.original_starts, end + 1)
        if first < token:  # The joined word goes on.
            lasts[-1] = last
        else:
            firsts += range(token, first + 1)
            lasts += range(token + 1, first + 1)
            lasts.append(last)
        token = last
    firsts += range(token, len(tokens))
    lasts += range(token + 1, len(tokens) + 1)
    return firsts, lasts


class _Shift:
    """Offsets in a text after stretches of it were cut out."""

    def __init__(self, cuts: Sequence[tuple[int, int]]) -> None:
        self._ends = [end for _, end in cuts]
        self._sizes = [0]
        for start, end in cuts:
            self._sizes.append(self._sizes[-1] + end - start)

    def shifted(self, offset: int) -> int:
        """The place of an offset that is in none of the cuts."""
        return offset - self._sizes[bisect_right(self._ends, offset)]
