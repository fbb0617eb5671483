"""Numbers of digests, in sorted arrays instead of a dict: 20 bytes each instead of some 190."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

DIGEST = "S16"

Digests = NDArray[np.bytes_]
Numbers = NDArray[np.int64]


class DigestNumbers:
    """Which number a digest has.

    Plan: what is added becomes a sorted run; while the run before is not twice as long, the two are
    merged. So there are at most as many runs as the number of digests has bits, and each digest is
    moved as often at most. A look-up is a binary search in each run.

    >>> numbers = DigestNumbers()
    >>> numbers.add(np.array([b"b", b"a"], DIGEST), np.array([0, 1]))
    >>> numbers.find(np.array([b"a", b"c"], DIGEST)).tolist()
    [1, -1]
    """

    def __init__(self) -> None:
        self._runs: list[tuple[Digests, NDArray[np.uint32]]] = []

    def find(self, digests: Digests) -> Numbers:
        """Numbers of digests.

        digests (Digests): Any.
        RETURNS (Numbers): -1 for those that were not added.
        """
        numbers = np.full(len(digests), -1, dtype=np.int64)
        for run, run_numbers in self._runs:
            places = np.minimum(np.searchsorted(run, digests), len(run) - 1)
            hits = run[places] == digests
            numbers[hits] = run_numbers[places[hits]]
        return numbers

    def add(self, digests: Digests, numbers: Numbers) -> None:
        """Give numbers to digests.

        digests (Digests): None of them was added before, and none stands here twice.
        numbers (Numbers): One for each.
        """
        if not len(digests):
            return
        self._runs.append(_sorted(digests, numbers.astype(np.uint32)))
        while len(self._runs) > 1 and len(self._runs[-2][0]) < 2 * len(self._runs[-1][0]):
            last, before = self._runs.pop(), self._runs.pop()
            pairs = zip(before, last, strict=True)
            self._runs.append(_sorted(*(np.concatenate(pair) for pair in pairs)))


def _sorted(digests: Digests, numbers: NDArray[np.uint32]) -> tuple[Digests, NDArray[np.uint32]]:
    order = np.argsort(digests, kind="stable")
    return digests[order], numbers[order]
