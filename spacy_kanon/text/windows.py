"""Windows over a long sequence of sub-words, so that a model never sees a cut-off text.

To predict a stretch with as much context as the model can take, the stretch stands in the middle of
a window of the model's size. A stretch that is longer than the model can take is predicted part by
part, each with context of its own.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple


class Window(NamedTuple):
    """Sub-words `start` to `end` (exclusive) go into the model; `hidden` of them are predicted.

    hidden (tuple[int, ...]): Numbers in the whole sequence, ascending.
    """

    start: int
    end: int
    hidden: tuple[int, ...]


def centred_window(length: int, first: int, last: int, size: int) -> tuple[int, int]:
    """Bounds of the window of `size` (or less, for a short sequence) around `first` to `last`.

    It is moved, not cut, where the sequence begins or ends.
    """
    spare = size - (last - first)
    start = max(0, min(first - spare // 2, length - size))
    return start, min(length, start + size)


def hidden_windows(length: int, hidden: Sequence[int], size: int) -> Iterator[Window]:
    """Windows in which all of `hidden` are predicted once.

    Neighbouring hidden places share a window as long as they take up at most half of it, so each
    is seen with at least as much context as is hidden with it.

    length (int): Of the whole sequence.
    hidden (Sequence[int]): Numbers of the places to predict.
    size (int): Of a window, at least 2.
    """
    reach = max(1, size // 2)
    group: list[int] = []
    for place in sorted(set(hidden)):
        if group and place - group[0] >= reach:
            yield _around(length, group, size)
            group = []
        group.append(place)
    if group:
        yield _around(length, group, size)


def _around(length: int, group: Sequence[int], size: int) -> Window:
    start, end = centred_window(length, group[0], group[-1] + 1, size)
    return Window(start, end, tuple(group))
