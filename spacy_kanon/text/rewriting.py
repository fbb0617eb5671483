"""Text and replacements -> new text, with offsets that map both ways."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
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
        replacement if not markup else _without_edges(text, replacement, markup)
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


def without_markup(
    text: str, start: int, end: int, markup: Sequence[tuple[int, int]]
) -> tuple[int, int]:
    """A stretch without the markup that it begins or ends with, and the signs between two tags.

    text (str): The text as written.
    start, end (int): Bounds of the stretch.
    markup (Sequence[tuple[int, int]]): What `markup_spans` gives for the text.
    RETURNS (tuple[int, int]): Bounds; as they were if nothing would be left.

    >>> text = "<p><b>Ann</b>.</p>"
    >>> without_markup(text, 6, 16, markup_spans(text))
    (6, 9)
    """
    if not markup:
        return start, end
    first, last = start, end
    near = bisect_right(markup, first, key=lambda span: span[1])
    inside = markup[near : bisect_left(markup, last, key=lambda span: span[0])]
    for left, right in inside:
        if left > first and any(map(str.isalnum, text[first:left])):
            break
        first = right
    for left, right in reversed(inside):
        if right < last and any(map(str.isalnum, text[right:last])):
            break
        last = left
    return (first, last) if first < last else (start, end)


def _without_edges(
    text: str, replacement: Replacement, markup: Sequence[tuple[int, int]]
) -> Replacement:
    first, last = without_markup(text, replacement.start, replacement.end, markup)
    return Replacement(first, last, replacement.text)
