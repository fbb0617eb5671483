"""Replacements in a text that is made of pieces: text nodes, runs, cells, parts of a message."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from .rewriting import Replacement, rewrite


def split(
    bounds: Sequence[tuple[int, int]], replacements: Iterable[Replacement]
) -> list[list[Replacement]]:
    """The replacements of each piece, in its offsets.

    What is replaced across pieces stands in the first one that it touches, and the others lose
    their share of it; what stands between pieces stays.

    bounds (Sequence[tuple[int, int]]): Start and end of each piece, in order and apart.
    replacements (Iterable[Replacement]): In the offsets of the whole text, in order and apart.
    RETURNS (list[list[Replacement]]): As many as pieces.

    >>> split([(0, 3), (4, 7)], [Replacement(1, 5, "*")])
    [[Replacement(start=1, end=3, text='*')], [Replacement(start=0, end=1, text='')]]
    """
    pieces: list[list[Replacement]] = [[] for _ in bounds]
    first = 0
    for replacement in replacements:
        start, end, text = replacement.start, replacement.end, replacement.text
        while first < len(bounds) and bounds[first][1] <= start:
            first += 1
        number = first
        while number < len(bounds) and bounds[number][0] < end:
            low, high = bounds[number]
            if max(start, low) < min(end, high):
                at = max(start, low) - low, min(end, high) - low
                pieces[number].append(Replacement(*at, text))
                text = ""
            number += 1
    return pieces


def joined_again(
    bounds: Sequence[tuple[int, int]], pieces: Sequence[Sequence[Replacement]]
) -> list[Replacement]:
    """The replacements of all pieces in the offsets of the whole text: `split`, undone but for what
    crossed pieces.

    bounds (Sequence[tuple[int, int]]): Start and end of each piece.
    pieces (Sequence[Sequence[Replacement]]): Of `split`.
    """
    return [
        Replacement(low + inside.start, low + inside.end, inside.text)
        for (low, _), replacements in zip(bounds, pieces, strict=True)
        for inside in replacements
    ]


def rewritten_pieces(
    text: str, bounds: Sequence[tuple[int, int]], pieces: Sequence[Sequence[Replacement]]
) -> list[str | None]:
    """The new text of each piece; None if it stays.

    text (str): The whole text.
    bounds (Sequence[tuple[int, int]]): Start and end of each piece.
    pieces (Sequence[Sequence[Replacement]]): Of `split`.
    """
    return [
        rewrite(text[low:high], replacements, exact=True).text if replacements else None
        for (low, high), replacements in zip(bounds, pieces, strict=True)
    ]
