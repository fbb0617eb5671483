"""Regions of a text: which characters and which tokens a set of spans hides.

A token is a maximal run of word characters (`\\w+`), as in TAB's evaluation. Working on characters
makes the scores independent of any tool's tokenizer.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

WORD = re.compile(r"\w+")


@dataclass(frozen=True, slots=True)
class Overlap:
    """Two sets of units (tokens or characters) compared. Sums of overlaps are overlaps.

    both, gold, system (float): Units in both sets, in the gold set, in the system's.
    """

    both: float = 0
    gold: float = 0
    system: float = 0

    def __add__(self, other: Overlap) -> Overlap:
        return Overlap(self.both + other.both, self.gold + other.gold, self.system + other.system)

    @property
    def precision(self) -> float:
        return self.both / self.system if self.system else float("nan")

    @property
    def recall(self) -> float:
        return self.both / self.gold if self.gold else float("nan")

    @property
    def f1(self) -> float:
        total = self.gold + self.system
        return 2 * self.both / total if total else float("nan")


def covered(length: int, spans: Iterable[tuple[int, int]]) -> NDArray[np.bool_]:
    """For each of `length` characters, whether a span covers it. Spans may overlap.

    length (int): Of the text.
    spans (Iterable[tuple[int, int]]): Start and end, inside the text.
    RETURNS (NDArray[np.bool_]): Shape (length,).

    >>> covered(4, [(1, 3), (2, 3)]).tolist()
    [False, True, True, False]
    """
    steps = np.zeros(length + 1, dtype=np.int32)
    for start, end in spans:
        steps[start] += 1
        steps[end] -= 1
    return np.cumsum(steps[:-1]) > 0


def tokens(text: str, start: int = 0, end: int | None = None) -> list[tuple[int, int]]:
    """Offsets of the tokens of `text[start:end]`; a token cut by a boundary is a token.

    text (str): The whole text.
    start (int): First character that counts.
    end (int | None): First character that does not; None is the end of the text.
    RETURNS (list[tuple[int, int]]): Start and end of each, as offsets of the whole text.
    """
    stop = len(text) if end is None else end
    return [match.span() for match in WORD.finditer(text, start, stop)]


def fully_covered(region: NDArray[np.bool_], spans: Sequence[tuple[int, int]]) -> NDArray[np.bool_]:
    """For each span, whether every character of it lies in the region.

    region (NDArray[np.bool_]): For each character whether it is covered.
    spans (Sequence[tuple[int, int]]): Start and end, inside the region.
    RETURNS (NDArray[np.bool_]): Shape (spans,).
    """
    if not spans:
        return np.zeros(0, dtype=bool)
    before = np.concatenate(([0], np.cumsum(region)))
    starts, ends = np.asarray(spans).T
    whole: NDArray[np.bool_] = (before[ends] - before[starts]) == (ends - starts)
    return whole


def token_overlap(
    text: str, gold: Iterable[tuple[int, int]], system: Iterable[tuple[int, int]]
) -> Overlap:
    """Tokens of the text that are hidden; a token counts as hidden if all of it is.

    text (str): The whole text.
    gold, system (Iterable[tuple[int, int]]): Start and end of what each hides.
    RETURNS (Overlap): Counts of tokens.

    >>> token_overlap("Ada lived in Oslo", [(0, 3), (13, 17)], [(13, 17)])
    Overlap(both=1, gold=2, system=1)
    """
    units = tokens(text)
    ours = fully_covered(covered(len(text), gold), units)
    theirs = fully_covered(covered(len(text), system), units)
    return Overlap(int((ours & theirs).sum()), int(ours.sum()), int(theirs.sum()))


def character_overlap(
    length: int, gold: Iterable[tuple[int, int]], system: Iterable[tuple[int, int]]
) -> Overlap:
    """Characters of the text that are hidden.

    length (int): Of the text.
    gold, system (Iterable[tuple[int, int]]): Start and end of what each hides.
    RETURNS (Overlap): Counts of characters.
    """
    ours, theirs = covered(length, gold), covered(length, system)
    return Overlap(int((ours & theirs).sum()), int(ours.sum()), int(theirs.sum()))


def merge(spans: Iterable[tuple[int, int]]) -> list[tuple[int, int]]:
    """Sorted spans without overlap: those that share a character become one; touching stay two.

    spans (Iterable[tuple[int, int]]): Start and end, in any order.
    RETURNS (list[tuple[int, int]]): New pairs.

    >>> merge([(4, 6), (0, 3), (2, 4)])
    [(0, 4), (4, 6)]
    """
    merged: list[tuple[int, int]] = []
    for start, end in sorted(spans):
        if merged and start < merged[-1][1]:
            merged[-1] = (merged[-1][0], max(merged[-1][1], end))
        else:
            merged.append((start, end))
    return merged
