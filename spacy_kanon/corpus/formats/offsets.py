"""Do the offsets of an annotation fit its text, and if not, why not?

Tools count differently: characters, UTF-16 code units (JavaScript), bytes; with or without a
byte-order mark; with one or two characters for a line end. A span that carries its own text shows
the difference. It is never corrected silently: the error explains it, and the same spans are
accepted with `repair=True`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import accumulate
from pathlib import Path
from typing import NamedTuple
from unicodedata import normalize

from ...errors import Errors, KanonError, shown

BYTE_ORDER_MARK = "\ufeff"


class ClaimedSpan(NamedTuple):
    """Offsets as a file gives them, and the text they are said to hold (None: not said)."""

    start: int
    end: int
    expected: str | None = None


@dataclass(frozen=True, slots=True)
class Counting:
    """A way of counting offsets other than by the characters of the text at hand.

    explanation (str): What errors say of it.
    widths (Callable): For each character of the text, how far it moved the annotator's count.
    origin (int): The annotator's count before the first character.
    """

    explanation: str
    widths: Callable[[str], list[int]]
    origin: int = 0


def check_offsets(
    doc_id: str, text: str, spans: Sequence[ClaimedSpan], *, repair: bool = False
) -> list[tuple[int, int]]:
    """The spans' offsets as characters of `text`.

    doc_id (str): Id of the document, for errors.
    text (str): The text at hand.
    spans (Sequence[ClaimedSpan]): As the file gives them.
    repair (bool): Accept offsets counted another way when one explanation fits every span that
        carries its text.
    RETURNS (list[tuple[int, int]]): Start and end of each span, in characters, in the order of
        `spans`.
    RAISES (KanonError): E501 where the text differs, with the explanation if there is one; E502 if
        a span is empty or outside the text.

    >>> check_offsets("a", "Zoë ran", [ClaimedSpan(0, 4, "Zoë")], repair=True)  # Counted in bytes
    [(0, 3)]
    """
    wrong = next((span for span in spans if not _fits(text, span)), None)
    if wrong is None:
        return [(span.start, span.end) for span in spans]
    counting, offsets = explain(text, spans)
    if counting is not None and repair:
        return offsets
    if wrong.expected is None or (counting is None and not _inside(text, wrong.start, wrong.end)):
        raise KanonError(
            Errors.E502.format(doc_id=doc_id, start=wrong.start, end=wrong.end, length=len(text))
        )
    if counting is None:
        diagnosis = "Correct the offsets or the text: no usual way of counting explains it."
    else:
        diagnosis = f"{counting.explanation} Correct them at the source, or pass --repair."
    raise KanonError(
        Errors.E501.format(
            doc_id=doc_id,
            start=wrong.start,
            end=wrong.end,
            surface=shown(text[max(wrong.start, 0) : max(wrong.end, 0)]),
            expected=shown(wrong.expected),
            diagnosis=diagnosis,
        )
    )


def explain(
    text: str, spans: Sequence[ClaimedSpan]
) -> tuple[Counting | None, list[tuple[int, int]]]:
    """The first way of counting under which every span fits, and the offsets in characters.

    text (str): The text at hand.
    spans (Sequence[ClaimedSpan]): As the file gives them.
    RETURNS (tuple[Counting | None, list[tuple[int, int]]]): None and no offsets if a span does not
        carry its text, or no way of counting fits all.
    """
    if any(span.expected is None for span in spans):
        return None, []
    for counting in (*COUNTINGS, *_constant_shift(text, spans)):
        offsets = _convert(text, spans, counting)
        if offsets is not None:
            return counting, offsets
    return None, []


def check_same_text(doc_id: str, gold: str, other: str, path: Path) -> None:
    """Refuse a system that saw another text than the one that was annotated.

    doc_id (str): Id of the document, for errors.
    gold (str): The text that was annotated.
    other (str): The text in the system's file.
    path (Path): The system's file.
    RAISES (KanonError): E515, with the kind of difference, if a system saw another text.
    """
    if gold != other:
        raise KanonError(
            Errors.E515.format(doc_id=doc_id, path=path, difference=_difference(gold, other))
        )


def _difference(gold: str, other: str) -> str:
    """What is different, as far as it has a name; else where it starts."""
    if gold.removeprefix(BYTE_ORDER_MARK) == other.removeprefix(BYTE_ORDER_MARK):
        return "one of them starts with a byte-order mark"
    if _one_newline(gold) == _one_newline(other):
        return "line ends are CRLF in one and LF in the other"
    if gold.strip() == other.strip():
        return "white space at the start or end"
    if normalize("NFC", gold) == normalize("NFC", other):
        return "letters with diacritics are composed (NFC) in one and not in the other"
    pairs = zip(gold, other, strict=False)
    shorter = min(len(gold), len(other))
    first = next((i for i, (ours, theirs) in enumerate(pairs) if ours != theirs), shorter)
    words = f"{shown(gold[first : first + 20])} is {shown(other[first : first + 20])}"
    return f"from character {first} on, {words}"


def _convert(
    text: str, spans: Sequence[ClaimedSpan], counting: Counting
) -> list[tuple[int, int]] | None:
    """Offsets in characters, or None if some span does not fit under this way of counting."""
    counts = list(accumulate(counting.widths(text), initial=counting.origin))
    # A character of width 0 (the "\r" that the annotator's text lacked) belongs to no span edge.
    starts = {count: position for position, count in enumerate(counts)}
    ends = {count: position for position, count in reversed(list(enumerate(counts)))}
    offsets = []
    for span in spans:
        start, end = starts.get(span.start), ends.get(span.end)
        if start is None or end is None or start >= end:
            return None
        if _one_newline(text[start:end]) != _one_newline(span.expected or ""):
            return None
        offsets.append((start, end))
    return offsets


def _fits(text: str, span: ClaimedSpan) -> bool:
    if not _inside(text, span.start, span.end):
        return False
    return span.expected is None or text[span.start : span.end] == span.expected


def _inside(text: str, start: int, end: int) -> bool:
    return 0 <= start < end <= len(text)


def _one_newline(text: str) -> str:
    return text.replace("\r\n", "\n")


def _ones(text: str) -> list[int]:
    return [1] * len(text)


def _utf16_widths(text: str) -> list[int]:
    return [2 if ord(char) > 0xFFFF else 1 for char in text]


def _utf8_widths(text: str) -> list[int]:
    return [len(char.encode("utf-8", "surrogatepass")) for char in text]


def _without_mark_widths(text: str) -> list[int]:
    return [0 if i == 0 and char == BYTE_ORDER_MARK else 1 for i, char in enumerate(text)]


def _two_character_newline_widths(text: str) -> list[int]:
    before = BYTE_ORDER_MARK + text
    return [
        2 if char == "\n" and last != "\r" else 1 for last, char in zip(before, text, strict=False)
    ]


def _one_character_newline_widths(text: str) -> list[int]:
    after = (text + BYTE_ORDER_MARK)[1:]
    return [
        0 if char == "\r" and following == "\n" else 1
        for char, following in zip(text, after, strict=True)
    ]


def _constant_shift(text: str, spans: Sequence[ClaimedSpan]) -> list[Counting]:
    """Ways of counting from elsewhere, one for each place where the first span's text occurs."""
    first = spans[0]
    shifts: list[Counting] = []
    position = text.find(first.expected or "")
    while position >= 0 and first.expected and len(shifts) < 100:
        shift = first.start - position
        shifts.append(
            Counting(
                f"All offsets are off by {shift}, as if counted in another text.", _ones, shift
            )
        )
        position = text.find(first.expected, position + 1)
    return sorted(shifts, key=lambda counting: abs(counting.origin))


# Those that leave a trace in the text come first: a shift by one can be many things.
COUNTINGS = (
    Counting("The text has a byte-order mark that the offsets do not count.", _without_mark_widths),
    Counting(
        "The offsets count two characters for a line end (CRLF) where the text has one (LF).",
        _two_character_newline_widths,
    ),
    Counting(
        "The offsets count one character for a line end (LF) where the text has two (CRLF).",
        _one_character_newline_widths,
    ),
    Counting("The offsets count UTF-16 code units instead of characters.", _utf16_widths),
    Counting("The offsets count UTF-8 bytes instead of characters.", _utf8_widths),
    Counting("The offsets count a byte-order mark that the text does not have.", _ones, 1),
)
