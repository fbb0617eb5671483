"""How far a score would move with other documents: intervals and paired comparisons.

All scores here are functions of counts that are summed over documents. So a resample is a row of
weights (how often each document was drawn), and all resamples are one matrix product. Documents,
not mentions, are drawn: mentions of one document are not independent (Efron and Tibshirani 1993,
chapters 8 and 13; for paired tests Yeh 2000, Dror et al. 2018).
"""

from __future__ import annotations

import math
import warnings
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..errors import must_be

Array = NDArray[np.float64]
# From summed counts, shape (..., columns), to scores, shape (..., scores); NaN where undefined.
Statistic = Callable[[Array], Array]

RESAMPLES = 1000
LEVEL = 0.95


class Score(NamedTuple):
    """A score and the bounds of its interval over documents; NaN where undefined."""

    value: float
    low: float
    high: float


class PairedDifference(NamedTuple):
    """The difference "second minus first" of one score on the same documents."""

    difference: float
    low: float  # Of the percentile bootstrap interval; NaN for fewer than two documents.
    high: float
    # Of the two-sided permutation test: the share of random exchanges of the two systems' documents
    # with a difference at least as large, counting the observed one.
    p_value: float


def score_with_interval(
    counts: Array,
    statistic: Statistic,
    *,
    resamples: int = RESAMPLES,
    level: float = LEVEL,
    seed: int = 0,
) -> list[Score]:
    """Every score of all documents with its bootstrap interval, NaN for a single one."""
    _check(resamples, level)
    values = statistic(counts.sum(axis=0))
    low = high = np.full(values.shape, np.nan)
    if len(counts) >= 2 and resamples:
        low, high = _percentiles(statistic(draws(len(counts), resamples, seed) @ counts), level)
    return [Score(*map(float, bounds)) for bounds in zip(values, low, high, strict=True)]


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
    low = high = p_values = np.full(observed.shape, np.nan)
    if len(first) >= 2 and resamples:
        weights = draws(len(first), resamples, seed)
        low, high = _percentiles(statistic(weights @ second) - statistic(weights @ first), level)
        # Each round exchanges the systems of random documents.
        exchanged = np.random.default_rng(seed).integers(0, 2, size=(resamples, len(first)))
        moved = exchanged.astype(float) @ (second - first)
        differences = statistic(second.sum(axis=0) - moved) - statistic(first.sum(axis=0) + moved)
        # A tiny slack, so that sums in another order do not miss an equal difference.
        as_large = np.abs(differences) >= np.abs(observed) - 1e-12
        p_values = (1 + as_large.sum(axis=0)) / (1 + resamples)
        p_values = np.where(np.isnan(observed), np.nan, p_values)
    columns = zip(observed, low, high, p_values, strict=True)
    return [PairedDifference(*map(float, values)) for values in columns]


def wilson_interval(share: float, count: int) -> tuple[float, float]:
    """Wilson score interval of a share of `count` trials (E. B. Wilson, 1927), 95 %.

    >>> [round(end, 3) for end in wilson_interval(0.5, 10)]
    [0.237, 0.763]
    """
    if count == 0:
        return 0.0, 1.0
    z = 1.959964
    centre = (share + z * z / (2 * count)) / (1 + z * z / count)
    half = z / (1 + z * z / count)
    half *= math.sqrt(share * (1 - share) / count + z * z / (4 * count * count))
    return max(centre - half, 0.0), min(centre + half, 1.0)


def ratio(part: Array, whole: Array) -> Array:
    """A share; NaN of nothing."""
    with np.errstate(invalid="ignore", divide="ignore"):
        shares: Array = np.where(whole > 0, part / whole, np.nan)
    return shares


def plain(value: Any) -> Any:
    """The same as JSON has it: named fields as objects, None for NaN and infinity.

    >>> plain({"recall": Score(0.5, float("nan"), 1.0)})
    {'recall': {'value': 0.5, 'low': None, 'high': 1.0}}
    """
    if hasattr(value, "_asdict"):
        value = value._asdict()
    if isinstance(value, Mapping):
        return {str(key): plain(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [plain(item) for item in value]
    if isinstance(value, float) and not math.isfinite(value):
        return None
    return value.as_posix() if isinstance(value, Path) else value


def draws(documents: int, resamples: int, seed: int) -> Array:
    """How often each document is drawn in each resample, shape (resamples, documents).

    >>> draws(3, 2, seed=0).sum(axis=1)
    array([3., 3.])
    """
    rng = np.random.default_rng(seed)
    return rng.multinomial(documents, [1 / documents] * documents, size=resamples).astype(float)


def _percentiles(scores: Array, level: float) -> tuple[Array, Array]:
    """Bounds per column, over the resamples in which the score is defined."""
    tail = (1 - level) / 2 * 100
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", RuntimeWarning)  # A column without any defined score.
        low, high = np.nanpercentile(scores, [tail, 100 - tail], axis=0)
    return low, high


def _check(resamples: int, level: float) -> None:
    if not 0 < level < 1:
        raise must_be("level", "between 0 and 1", level)
    if resamples < 0:
        raise must_be("resamples", "0 or more", resamples)
