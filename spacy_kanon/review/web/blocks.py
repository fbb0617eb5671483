"""A text as HTML, block by block, with its marks as written and as released.

Everything of the text is escaped here and nowhere else. Characters that would change how others
are shown (bidirectional controls) or that HTML drops are put into boxes of their own. Every
character of the text stands in a `w` box or directly in the line, one for one, so that a page can
tell offsets; what is put in its place stands in `r` boxes, which do not count.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from markupsafe import Markup, escape

from ...text.rewriting import Replacement
from ..model.marks import Mark

MAX_BLOCK = 2000
_SIGNS = {
    "\x00": "NUL", "\u061c": "ALM", "\u200b": "ZWSP", "\u200c": "ZWNJ", "\u200d": "ZWJ",
    "\u200e": "LRM", "\u200f": "RLM", "\u202a": "LRE", "\u202b": "RLE", "\u202c": "PDF",
    "\u202d": "LRO", "\u202e": "RLO", "\u2060": "WJ", "\u2066": "LRI", "\u2067": "RLI",
    "\u2068": "FSI", "\u2069": "PDI", "\ufeff": "BOM",
}  # fmt: skip
_SIGN = re.compile("[" + "".join(_SIGNS) + "\r]")


@dataclass(frozen=True, slots=True)
class Look:
    """How a mark is shown besides its words.

    label (str): For people who listen.
    classes (str): Of the element.
    options (tuple[tuple[str, str], ...]): Values and names of a drop-down; none: it is a button.
    replaced (bool): The label goes on with what is put in its place, as it is shown.
    rest (str): What the label says behind that.
    """

    label: str
    classes: str
    options: tuple[tuple[str, str], ...] = ()
    replaced: bool = False
    rest: str = ""

    def spoken(self, shown: str) -> str:
        """The whole label.

        shown (str): What is put in the place of the mark.
        RETURNS (str): With the words that are seen, so that they can be said to a program.

        >>> Look("Oslo", "m", replaced=True, rest="not sure").spoken("a city")
        'Oslo, replaced by a city, not sure'
        """
        words = f"replaced by {shown or 'nothing'}" if self.replaced else ""
        return ", ".join(filter(None, (self.label, words, self.rest)))


def split_blocks(text: str) -> list[tuple[int, int]]:
    """Where a text is cut: after line breaks, and long lines at blanks.

    text (str): As written.
    RETURNS (list[tuple[int, int]]): Bounds that cover it, each of at most about `MAX_BLOCK`.
    """
    blocks = []
    start = 0
    for line in text.splitlines(keepends=True):
        end = start + len(line)
        while end - start > MAX_BLOCK:
            cut = text.rfind(" ", start + MAX_BLOCK // 2, start + MAX_BLOCK) + 1
            cut = cut or start + MAX_BLOCK
            blocks.append((start, cut))
            start = cut
        blocks.append((start, end))
        start = end
    return blocks or [(0, 0)]


def safe(text: str) -> str:
    """Text as HTML that shows every character and is one character for each of them.

    text (str): Any.
    RETURNS (str): HTML.

    >>> safe("a<b\\r\\u202e")
    'a&lt;b&#13;<bdi class="sign" data-sign="RLO">\\u202e</bdi>'
    """
    return _SIGN.sub(_boxed, str(escape(text)))


def _boxed(match: re.Match[str]) -> str:
    sign = match.group()
    if sign == "\r":
        return "&#13;"
    shown = "\u2400" if sign == "\x00" else sign
    return f'<bdi class="sign" data-sign="{_SIGNS[sign]}">{shown}</bdi>'


class BlockWriter:
    """Writes the blocks of one state of a sheet."""

    def __init__(
        self,
        text: str,
        blocks: Sequence[tuple[int, int]],
        marks: Sequence[Mark],
        replacements: Sequence[Replacement],
        looks: dict[int, Look],
    ) -> None:
        """text (str): As written. blocks (Sequence[tuple[int, int]]): Of `split_blocks`.
        marks (Sequence[Mark]): In text order.
        replacements (Sequence[Replacement]): What changes in the text, in order.
        looks (dict[int, Look]): Of the marks, by number.
        """
        self._text = text
        self._blocks = blocks
        self._marks = marks
        self._mark_ends = [mark.end for mark in marks]
        self._replacements = replacements
        self._ends = [max(r.end, r.start + 1) for r in replacements]
        self._looks = looks

    def signature(self, number: int) -> tuple[object, ...]:
        """What a block is made of: equal for equal HTML.

        number (int): Of the block.
        RETURNS (tuple[object, ...]): To be compared.
        """
        start, end = self._blocks[number]
        marks = [(m.number, m.start, m.end, self._looks[m.number]) for m in self._in(start, end)]
        return (*marks, None, *self._replaced(start, end))

    def as_written(self, number: int) -> Markup:
        """A block with its marks.

        number (int): Of the block.
        RETURNS (Markup): For the inside of the block's element.
        """
        start, end = self._blocks[number]
        pieces: list[str] = []
        position = start
        for mark in self._in(start, end):
            a, b = max(mark.start, start), min(mark.end, end)
            pieces += self._plain(position, a)
            pieces.append(self._marked(mark, a, b))
            position = b
        pieces += self._plain(position, end)
        return Markup("".join(pieces))

    def as_released(self, number: int) -> Markup:
        """A block as it will be released.

        number (int): Of the block.
        RETURNS (Markup): For the inside of the block's element.
        """
        start, end = self._blocks[number]
        pieces, position = [], start
        for change in self._replaced(start, end):
            if change.start >= start:
                pieces.append(safe(self._text[position : change.start]))
                pieces.append(f"<ins>{safe(change.text)}</ins>")
            position = min(max(change.end, position), end)
        pieces.append(safe(self._text[position:end]))
        return Markup("".join(pieces))

    def _in(self, start: int, end: int) -> Iterator[Mark]:
        first = bisect_right(self._mark_ends, start)
        for number in range(first, len(self._marks)):
            mark = self._marks[number]
            if mark.start >= end:
                return
            yield mark

    def _replaced(self, start: int, end: int) -> Iterator[Replacement]:
        first = bisect_right(self._ends, start)
        for number in range(first, len(self._replacements)):
            change = self._replacements[number]
            if change.start >= end:
                return
            yield change

    def _plain(self, start: int, end: int) -> Iterator[str]:
        """Text outside of marks. What changes there with a mark, an article, is shown in that."""
        position = start
        for change in self._replaced(start, end) if start < end else ():
            a, b = max(change.start, start), min(change.end, end)
            if a >= b and change.start != change.end:
                continue
            yield safe(self._text[position:a])
            yield f'<span class="w">{safe(self._text[a:b])}</span>'
            if not self._has_mark(change) and change.start >= start:
                yield f'<span class="r">{safe(change.text)}</span>'
            position = b
        yield safe(self._text[position:end])

    def _has_mark(self, change: Replacement) -> bool:
        return any(True for _ in self._in(change.start, max(change.end, change.start + 1)))

    def _marked(self, mark: Mark, start: int, end: int) -> str:
        look = self._looks[mark.number]
        if look.options:
            return self._drop_down(mark, look) if start == mark.start else ""
        written = safe(self._text[start:end])
        label = escape(look.spoken(""))
        if mark.hides:
            shown = "".join(
                change.text
                for change in self._replaced(mark.start, mark.end)
                if next(self._in(change.start, change.end)).number == mark.number
            )
            label = escape(look.spoken(shown))
            shown = shown if start == mark.start else ""
            inside = f'<span class="w">{written}</span><span class="r">{safe(shown)}</span>'
        else:
            inside = written
        identity = f' id="m{mark.number}"' if start == mark.start else ""
        return (
            f'<span{identity} class="m {look.classes}" data-m="{mark.number}" role="button" '
            f'tabindex="-1" aria-label="{label}">{inside}</span>'
        )

    def _drop_down(self, mark: Mark, look: Look) -> str:
        """As in the thesis (section 4.3.2): the original comes first and cannot be chosen."""
        chosen = "" if mark.choice is None else mark.choice.text
        first = " selected" if mark.choice is None else ""
        words = escape(self._text[mark.start : mark.end])
        listed = "".join(
            f'<option value="{escape(value)}"{" selected" if value == chosen else ""}>'
            f"{escape(name)}</option>"
            for value, name in look.options
        )
        return (
            f'<select id="m{mark.number}" class="m pick {look.classes}" data-m="{mark.number}" '
            f'aria-label="{escape(look.label)}"><option value="" disabled{first}>{words}</option>'
            f"{listed}</select>"
        )
