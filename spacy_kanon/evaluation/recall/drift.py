"""Do new documents still keep a promise that was made on others?"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from .bounds import BETTING, lower_bound
from .risk_control import Promise

PERMUTATIONS = 2000


class Drift(NamedTuple):
    """What new documents say about a promise.

    documents (int): New ones with something to hide.
    missed (float): Mean share that is missed in them.
    low (float): What the mean share missed in all documents like them does not fall short of.
    broken (bool): `low` is above what was promised: the promise does not hold for such documents.
    p_value (float): Chance of a difference as large, upward, between two lots of like documents.
    """

    documents: int
    missed: float
    low: float
    broken: bool
    p_value: float


def check(
    calibrated: Sequence[float], new: Sequence[float], promise: Promise, *, seed: int = 0
) -> Drift:
    """Compare the losses of new documents with the promise, and with those it was made on.

    calibrated (Sequence[float]): Shares missed where the promise was made.
    new (Sequence[float]): Shares missed in new documents, in an order that has nothing to do with
        them.
    promise (Promise): What was promised.
    seed (int): Of the permutations.
    RETURNS (Drift): A promise that is not refuted is not proven: see `documents`.
    """
    low = lower_bound(new, promise.error, promise.bound or BETTING)
    return Drift(
        len(new),
        float(np.mean(new)),
        low,
        low > promise.level,
        _permutation(np.asarray(calibrated, dtype=float), np.asarray(new, dtype=float), seed),
    )


def _permutation(before: np.ndarray, after: np.ndarray, seed: int) -> float:
    """Share of random divisions whose new documents lose as much more, the observed one counted."""
    generator = np.random.default_rng(seed)
    together = np.concatenate([before, after])
    observed = after.sum()
    as_large = sum(
        generator.permutation(together)[: len(after)].sum() >= observed - 1e-9
        for _ in range(PERMUTATIONS)
    )
    return (1 + as_large) / (1 + PERMUTATIONS)
