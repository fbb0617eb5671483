"""How far a score would move with other documents: intervals and paired comparisons.

All scores here are functions of counts that are summed over documents. So a resample is a row of
weights (how often each document was drawn), and all resamples are one matrix product. Documents,
not mentions, are drawn: mentions of one document are not independent (Efron and Tibshirani 1993,
chapters 8 and 13; for paired tests Yeh 2000, Dror et al. 2018).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ..errors import Errors, KanonError

Array = NDArray[np.float64]
# From summed counts, shape (..., columns), to scores, shape (..., scores); NaN where undefined.
Statistic = Callable[[Array], Array]

RESAMPLES = 1000
LEVEL = 0.95


@dataclass(frozen=True, slots=True)
class Score:
    """A score and its bootstrap interval over documents; NaN where undefined.

    value (float): From 0 to 1.
    low, high (float): Bounds of the interval.
    """

    value: float
    low: float
    high: float

    def to_dict(self) -> dict[str, float | None]:
        """Plain values. None where undefined."""
        return {name: defined(getattr(self, name)) for name in ("value", "low", "high")}


@dataclass(frozen=True, slots=True)
class PairedDifference:
    """The difference "second minus first" of one score on the same documents.

    difference (float): Second minus first, on all documents.
    low, high (float): Percentile bootstrap interval; NaN for fewer than two documents.
    p_value (float): Of the two-sided permutation test: the share of random exchanges of the two
        systems' documents with a difference at least as large, counting the observed one.
    """

    difference: float
    low: float
    high: float
    p_value: float


def intervals(
    counts: Array,
    statistic: Statistic,
    *,
    resamples: int = RESAMPLES,
    level: float = LEVEL,
    seed: int = 0,
) -> tuple[Array, Array]:
    """Percentile bootstrap intervals of all scores."""
    _check(resamples, level)
    if len(counts) < 2 or resamples == 0:
        undefined = np.full(statistic(counts.sum(axis=0)).shape, np.nan)
        return undefined, undefined.copy()
    scores = statistic(draws(len(counts), resamples, seed) @ counts)
    return _percentiles(scores, level)


def compare(
    first: Array,
    second: Array,
    statistic: Statistic,
    *,
    resamples: int = RESAMPLES,
    level: float = LEVEL,
    seed: int = 0,
) -> list[PairedDifference]:
    """Compare two systems on the same documents, score by score."""
    _check(resamples, level)
    observed = statistic(second.sum(axis=0)) - statistic(first.sum(axis=0))
    low = high = np.full(observed.shape, np.nan)
    p_values = np.full(observed.shape, np.nan)
    if len(first) >= 2 and resamples:
        weights = draws(len(first), resamples, seed)
        low, high = _percentiles(statistic(weights @ second) - statistic(weights @ first), level)
        p_values = _permutation(first, second, statistic, observed, resamples, seed)
    return [
        PairedDifference(*(float(value) for value in values))
        for values in zip(observed, low, high, p_values, strict=True)
    ]


def defined(value: float) -> float | None:
    """A score as JSON knows it, which has no NaN. None for NaN."""
    return None if np.isnan(value) else value


def draws(documents: int, resamples: int, seed: int) -> Array:
    """How often each document is drawn in each resample, shape (resamples, documents).

    >>> draws(3, 2, seed=0).sum(axis=1)
    array([3., 3.])
    """
    rng = np.random.default_rng(seed)
    return rng.multinomial(documents, [1 / documents] * documents, size=resamples).astype(float)


def _permutation(
    first: Array, second: Array, statistic: Statistic, observed: Array, rounds: int, seed: int
) -> Array:
    """Two-sided p-values, shape (scores,): each round exchanges the systems of random documents."""
    rng = np.random.default_rng(seed)
    exchanged = rng.integers(0, 2, size=(rounds, len(first))).astype(float)
    moved = exchanged @ (second - first)
    differences = statistic(second.sum(axis=0) - moved) - statistic(first.sum(axis=0) + moved)
    # A tiny slack, so that sums in another order do not miss an equal difference.
    as_large = np.abs(differences) >= np.abs(observed) - 1e-12
    p_values = (1 + as_large.sum(axis=0)) / (1 + rounds)
    return np.where(np.isnan(observed), np.nan, p_values)


def _percentiles(scores: Array, level: float) -> tuple[Array, Array]:
    """Bounds per column, over the resamples in which the score is defined."""
    tail = (1 - level) / 2 * 100
    low = np.full(scores.shape[1], np.nan)
    high = low.copy()
    for column, values in enumerate(scores.T):
        defined = values[~np.isnan(values)]
        if len(defined):
            low[column], high[column] = np.percentile(defined, [tail, 100 - tail])
    return low, high


def _check(resamples: int, level: float) -> None:
    if not 0 < level < 1:
        reason = "it must lie between 0 and 1"
        raise KanonError(Errors.E608.format(argument="level", value=level, reason=reason))
    if resamples < 0:
        reason = "it cannot be negative"
        raise KanonError(Errors.E608.format(argument="resamples", value=resamples, reason=reason))
