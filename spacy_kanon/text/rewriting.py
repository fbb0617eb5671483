"""Text and replacements -> new text, with offsets that map both ways; and what anonymizers write
instead of a phrase: `***`, `PERSON 1`, `WORK_OF_ART`."""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from operator import add, attrgetter, itemgetter

from ..errors import Errors, KanonError, RecordError
from ..names import KINDS, SUB_KINDS
from .borders import IN_JSON, Borders, Bounds, read_borders

# A number or a string of JSON.
_IS_JSON = re.compile(r"-?(?:0|[1-9]\d*)(?:\.\d+)?|\"[^\"\\\n]*\"")
# What tools write instead of a phrase. It says nothing about a person, but "PERSON 1" in lower case
# would look like the ordinary word.
_ONTONOTES = (
    "NORP", "FAC", "GPE", "PRODUCT", "EVENT", "WORK_OF_ART", "LAW", "LANGUAGE", "DATE", "TIME",
    "PERCENT", "MONEY", "ORDINAL", "CARDINAL", "LOCATION", "ORGANIZATION",
)  # fmt: skip
_LABELS = "|".join((*KINDS, *_ONTONOTES))
# "AGE 93" and "MRN 12345" can be what a text says: sub-kinds are labels in brackets only.
_SUB_LABELS = "|".join(SUB_KINDS)
# "[EMAIL]", "[EMAIL 1]", "[EMAIL 5f0c62b0]", "[EMAIL enc:...]"
_BRACKETED = rf"(?<=\[)(?:{_LABELS}|{_SUB_LABELS})(?: (?:enc:)?[\w-]+)?(?=\])"
_PLACEHOLDER = re.compile(
    rf"\*{{2,}}|{_BRACKETED}|(?<!\w)(?:(?:{_LABELS})(?:[ _]\d+)?|NAME \d+)(?!\w)"
)
_NUMBERED = re.compile(rf"(?:{_SUB_LABELS}) \d+")

_ENDING = re.compile(r"^['’]s?$|(?<=\])['’]s?$")


@dataclass(frozen=True, slots=True)
class Replacement:
    """Characters `start` to `end` (exclusive) of a text become `text`."""

    start: int
    end: int
    text: str


@dataclass(frozen=True, slots=True)
class Rewritten:
    """A rewritten text and where each replacement stands in both texts."""

    text: str
    replacements: tuple[Replacement, ...]  # In text order, offsets into the original.
    starts: tuple[int, ...]  # Where each of them begins in the new text.

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

    @property
    def ends(self) -> tuple[int, ...]:
        """Where each replacement ends in the new text."""
        return tuple(map(add, self.starts, map(len, map(attrgetter("text"), self.replacements))))

    def moved(self, offset: int) -> int:
        """How much further on the original has what the new text has there, kept as written."""
        last = bisect_right(self.starts, offset) - 1
        end = self.starts[last] + len(self.replacements[last].text) if last >= 0 else 0
        return self.replacements[last].end - end if last >= 0 else 0

    def cut(self, text: str, start: int, end: int) -> Rewritten:
        """The rewriting of a part of the text, from `start` to `end` in the original."""
        # Of an empty part the first may lie behind the last: nothing touches it.
        first = bisect_right(self.replacements, start, key=lambda r: r.end)
        last = bisect_left(self.replacements, end, key=lambda r: r.start)
        inside = self.replacements[first:last]
        if any(r.start < start or r.end > end for r in inside):
            raise RecordError(Errors.E346)
        moved = (Replacement(r.start - start, r.end - start, r.text) for r in inside)
        return rewrite(text, moved, exact=True)


def rewrite(text: str, replacements: Iterable[Replacement], *, exact: bool = False) -> Rewritten:
    """Apply replacements to a text; delimiters at the edges of what they replace stay."""
    borders = None if exact else read_borders(text)
    ordered = tuple(sorted(replacements, key=lambda r: (r.start, r.end)))
    if borders is not None:
        ordered = tuple(_fitted(text, replacement, borders) for replacement in ordered)
    pieces: list[str] = []
    starts: list[int] = []
    position, length, size = 0, 0, len(text)
    for replacement in ordered:
        if not position <= replacement.start <= replacement.end <= size:
            raise KanonError(
                f"[KN320] A replacement from {replacement.start} to {replacement.end} "
                f"overlaps another one or leaves the text of {size} characters. Give "
                "replacements that do not overlap."
            )
        kept = text[position : replacement.start]
        starts.append(length + len(kept))
        pieces += [kept, replacement.text]
        length = starts[-1] + len(replacement.text)
        position = replacement.end
    pieces.append(text[position:])
    return Rewritten("".join(pieces), ordered, tuple(starts))


def without_borders(text: str, start: int, end: int, spans: Sequence[Bounds]) -> Bounds:
    """A stretch without the delimiters that it begins or ends with; whole if it has no more."""
    first, last = start, end
    near = bisect_right(spans, first, key=lambda span: span[1])
    inside = spans[near : bisect_left(spans, last, key=lambda span: span[0])]
    for left, right in inside:
        if left > first and any(map(str.isalnum, text[first:left])):
            break
        first = right
    for left, right in reversed(inside):
        if right < last and any(map(str.isalnum, text[right:last])):
            break
        last = left
    return (first, last) if first < last else (start, end)


def _fitted(text: str, replacement: Replacement, borders: Borders) -> Replacement:
    """A replacement as the format of its place writes it: in quotes for a number of JSON."""
    start, end = without_borders(text, replacement.start, replacement.end, borders.spans)
    written = replacement.text
    number = bisect_right(borders.escapes, start, key=itemgetter(0)) - 1
    # The innermost format of the place, else the outermost, which may be that of the whole text.
    for first, last, table in (*borders.escapes[number : number + 1], *borders.escapes[:1]):
        if first <= start and end <= last:
            written = written.translate(table)
            break
    number = bisect_right(borders.bare, start, key=itemgetter(0)) - 1
    if number >= 0 and end <= borders.bare[number][1] and not _IS_JSON.fullmatch(written):
        (start, end), written = borders.bare[number], f'"{written.translate(IN_JSON)}"'
    return Replacement(start, end, written)


def remove_placeholders(text: str, gap: str = " ") -> str:
    """The text with `gap` for `***` and labels such as `PERSON 1` or `WORK_OF_ART`.

    >>> remove_placeholders("*** met PERSON 1.", "_")
    '_ met _.'
    """
    return _PLACEHOLDER.sub(gap, text)


def placeholder_bounds(text: str) -> list[tuple[int, int]]:
    """Where `***` and labels such as `PERSON 1` stand, with the brackets around them.

    >>> placeholder_bounds("*** met [PERSON 1].")
    [(0, 3), (8, 18)]
    """
    bounds = []
    for match in _PLACEHOLDER.finditer(text):
        start, end = match.span()
        bracketed = text[start - 1 : start] == "[" and text[end : end + 1] == "]"
        bounds.append((start - bracketed, end + bracketed))
    return bounds


def is_placeholder(wording: str) -> bool:
    """Whether a wording identifies no one, brackets and a possessive aside.

    >>> [is_placeholder(wording) for wording in ("***", "[LOC]", "PERSON 1's", "a city in Norway")]
    [True, True, True, False]
    """
    bare = _ENDING.sub("", wording)
    if _NUMBERED.fullmatch(bare):
        return True
    return not _ENDING.sub("", remove_placeholders(wording, "")).strip("[]… ")
