"""Which of overlapping candidates become masks, and what is not uncovered for them."""

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


def with_untouched(chosen: Sequence[Bounds], sure: Sequence[Bounds]) -> list[Bounds]:
    """What was chosen, and each sure span that it leaves visible altogether.

    chosen (Sequence[Bounds]): Apart from each other.
    sure (Sequence[Bounds]): Apart from each other: masks of a reading that hides little.
    RETURNS (list[Bounds]): In text order, apart from each other.

    >>> with_untouched([(0, 2)], [(1, 4), (5, 6)])
    [(0, 2), (5, 6)]
    """
    covered = {i for start, end in chosen for i in range(start, end)}
    untouched = [span for span in sure if covered.isdisjoint(range(*span))]
    return sorted([*chosen, *untouched])
