"""Scores of a classifier -> probabilities that mean what they say (Platt 1999).

A calibrated probability of 0.8 is right in 8 of 10 cases, so that a threshold on it can be moved
between privacy and utility by people who know what an error costs them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ..errors import Errors, KanonError

_EDGE = 1e-6
_STEPS = 100
_RIDGE = 1e-6

Floats = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Calibration:
    """p' = sigmoid(slope * logit(p) + intercept); temperature scaling is the case intercept 0.

    slope (float): Above 0, so that the order of scores stays.
    intercept (float): Added to the log-odds.
    """

    slope: float = 1.0
    intercept: float = 0.0

    def __call__(self, scores: Sequence[float] | Floats) -> Floats:
        """Calibrated probabilities, same shape as `scores` (0 to 1)."""
        return _sigmoid(self.slope * logit(scores) + self.intercept)


def fit_platt(scores: Sequence[float] | Floats, right: Sequence[bool]) -> Calibration:
    """Fit slope and intercept by maximum likelihood."""
    truth = np.asarray(right, dtype=bool)
    positive, negative = int(truth.sum()), int((~truth).sum())
    if not positive or not negative:
        raise KanonError(Errors.E560.format(right=positive, wrong=negative))
    target = np.where(truth, (positive + 1) / (positive + 2), 1 / (negative + 2))
    features = np.stack([logit(scores), np.ones(len(truth))], axis=1)
    weights = np.array([1.0, 0.0])
    loss = _loss(features @ weights, target)
    for _ in range(_STEPS):
        predicted = _sigmoid(features @ weights)
        gradient = features.T @ (predicted - target)
        curvature = (features * (predicted * (1 - predicted))[:, None]).T @ features
        step = np.linalg.solve(curvature + _RIDGE * np.eye(2), gradient)
        size = 1.0
        while size > _EDGE and _loss(features @ (weights - size * step), target) > loss:
            size /= 2
        weights = weights - size * step
        before, loss = loss, _loss(features @ weights, target)
        if before - loss < 1e-10:
            break
    return Calibration(max(float(weights[0]), _EDGE), float(weights[1]))


def expected_calibration_error(
    predicted: Sequence[float] | Floats, right: Sequence[bool], *, bins: int = 10
) -> float:
    """Mean distance of probability and frequency over equal bins, weighted by their cases.

    >>> round(expected_calibration_error([0.9, 0.9, 0.1], [True, False, False]), 3)
    0.3
    """
    values = np.asarray(predicted, dtype=float)
    truth = np.asarray(right, dtype=float)
    number = np.clip((values * bins).astype(int), 0, bins - 1)
    error = 0.0
    for index in range(bins):
        inside = number == index
        if inside.any():
            error += abs(values[inside].mean() - truth[inside].mean()) * inside.mean()
    return float(error)


def logit(scores: Sequence[float] | Floats) -> Floats:
    """Log-odds; scores of 0 and 1 are moved in a little."""
    values = np.clip(np.asarray(scores, dtype=float), _EDGE, 1 - _EDGE)
    log_odds: Floats = np.log(values) - np.log1p(-values)
    return log_odds


def _sigmoid(values: Floats) -> Floats:
    return 0.5 * (1 + np.tanh(values / 2))


def _loss(values: Floats, target: Floats) -> float:
    return float(np.sum(np.logaddexp(0, values) - target * values))
