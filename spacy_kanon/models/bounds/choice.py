"""Which of overlapping candidates become masks."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence

Bounds = tuple[int, int]


def best_apart(
    candidates: Sequence[Bounds], probabilities: Sequence[float], threshold: float
) -> list[Bounds]:
    """The spans apart from each other whose probabilities over the threshold add up to most.

    With a threshold of half the F1 that is reached, this is what has the best F1 to be expected.

    candidates (Sequence[Bounds]): Spans, end exclusive.
    probabilities (Sequence[float]): That each is a mask.
    threshold (float): What each of them costs.
    RETURNS (list[Bounds]): In text order.

    >>> best_apart([(0, 3), (0, 1), (2, 4)], [0.7, 0.6, 0.6], 0.4)
    [(0, 1), (2, 4)]
    """
    worth = sorted(
        (end, start, float(probability) - threshold)
        for (start, end), probability in zip(candidates, probabilities, strict=True)
        if probability > threshold
    )
    ends = [end for end, _, _ in worth]
    best = [0.0]
    taken: list[int | None] = []
    for number, (_, start, value) in enumerate(worth):
        before = bisect_right(ends, start, 0, number)
        taken.append(before if best[before] + value > best[-1] else None)
        best.append(max(best[-1], best[before] + value))
    chosen: list[Bounds] = []
    number = len(worth)
    while number:
        behind = taken[number - 1]
        if behind is None:
            number -= 1
        else:
            end, start, _ = worth[number - 1]
            chosen.append((start, end))
            number = behind
    return chosen[::-1]
