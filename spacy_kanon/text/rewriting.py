"""Text and replacements -> new text, with offsets that map both ways."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from ..errors import Errors, KanonError
from .markup import markup_spans


@dataclass(frozen=True, slots=True)
class Replacement:
    """Characters `start` to `end` (exclusive) of a text become `text`."""

    start: int
    end: int
    text: str


@dataclass(frozen=True, slots=True)
class Rewritten:
    """A rewritten text and where each replacement stands in both texts.

    text (str): The new text.
    replacements (tuple[Replacement, ...]): In text order, offsets into the original.
    starts (tuple[int, ...]): Where each replacement begins in the new text.
    """

    text: str
    replacements: tuple[Replacement, ...]
    starts: tuple[int, ...]

    def to_rewritten(self, offset: int) -> int:
        """The offset in the new text of an offset in the original.

        An offset inside something replaced goes to the start of its replacement, since nothing
        finer is true; the end of something replaced goes to the end of its replacement.
        """
        index = bisect_right(self.replacements, offset, key=lambda r: r.start) - 1
        if index < 0:
            return offset
        before = self.replacements[index]
        if before.start < offset < before.end or offset == before.start < before.end:
            return self.starts[index]
        return self.starts[index] + len(before.text) + (offset - before.end)

    def to_original(self, offset: int) -> int:
        """The offset in the original of an offset in the new text (see `to_rewritten`)."""
        index = bisect_right(self.starts, offset) - 1
        if index < 0:
            return offset
        before = self.replacements[index]
        inside = offset - self.starts[index]
        if inside < len(before.text):
            return before.start
        return before.end + inside - len(before.text)

    def original_span(self, start: int, end: int) -> tuple[int, int]:
        """The smallest stretch of the original that covers `start` to `end` of the new text."""
        if start >= end:
            return self.to_original(start), self.to_original(start)
        last = bisect_right(self.starts, end - 1) - 1
        if last >= 0 and end - 1 < self.starts[last] + len(self.replacements[last].text):
            return self.to_original(start), self.replacements[last].end
        return self.to_original(start), self.to_original(end - 1) + 1


def rewrite(text: str, replacements: Iterable[Replacement]) -> Rewritten:
    """Apply replacements to a text; HTML and Markdown at the edges of what they replace stays.

    text (str): The text as written.
    replacements (Iterable[Replacement]): In any order; they must not overlap.
    RETURNS (Rewritten): The new text; the replacements in it without markup at their edges.
    RAISES (KanonError): Overlapping or out-of-range replacements.

    >>> rewrite("<b>Ann</b> left", [Replacement(3, 9, "***")]).text
    '<b>***</b> left'
    """
    markup = markup_spans(text)
    ordered = tuple(
        replacement if not markup else _without_edges(replacement, markup)
        for replacement in sorted(replacements, key=lambda r: (r.start, r.end))
    )
    pieces: list[str] = []
    starts: list[int] = []
    position = length = 0
    for replacement in ordered:
        if not position <= replacement.start <= replacement.end <= len(text):
            raise KanonError(
                Errors.E320.format(start=replacement.start, end=replacement.end, length=len(text))
            )
        kept = text[position : replacement.start]
        starts.append(length + len(kept))
        pieces += [kept, replacement.text]
        length = starts[-1] + len(replacement.text)
        position = replacement.end
    pieces.append(text[position:])
    return Rewritten("".join(pieces), ordered, tuple(starts))


def _without_edges(replacement: Replacement, markup: Sequence[tuple[int, int]]) -> Replacement:
    """A replacement of a stretch without the markup that it begins or ends with."""
    first, last = replacement.start, replacement.end
    near = bisect_right(markup, first, key=lambda span: span[1])
    for left, right in markup[near:]:
        if left >= last:
            break
        if left <= first < right:
            first = right
        elif left < last <= right:
            last = left
    return Replacement(first, last, replacement.text) if first < last else replacement
