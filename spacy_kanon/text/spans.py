"""Stretches of a text: which touch, which stand apart, and what they cover together."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Sequence
from typing import Any


def apart(stretches: Iterable[Any]) -> list[Any]:
    """Of sorted stretches those that begin where none before them stands."""
    kept: list[Any] = []
    for stretch in stretches:
        if not kept or stretch.start >= kept[-1].end:
            kept.append(stretch)
    return kept


def merge(spans: Iterable[tuple[int, int]]) -> list[tuple[int, int]]:
    """Sorted spans [start, end), those that share a position united."""
    merged: list[tuple[int, int]] = []
    for start, end in sorted(spans):
        if merged and start < merged[-1][1]:
            merged[-1] = (merged[-1][0], max(end, merged[-1][1]))
        else:
            merged.append((start, end))
    return merged


def touching(starts: Sequence[int], ends: Sequence[int], start: int, end: int) -> range:
    """Numbers of the spans, in order and apart, that share a position with one more."""
    return range(bisect_right(ends, start), bisect_left(starts, end))
