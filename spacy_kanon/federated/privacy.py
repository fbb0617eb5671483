"""What differential privacy a training gives: epsilon for a delta, at the level of clients.

A private round releases the mean of the updates of its clients, each cut to an L2 norm C, plus
Gaussian noise: the noise multiplier is the noise's standard deviation in units of the most that
one client can move the mean. Composed over rounds, Gaussian mechanisms are one Gaussian mechanism,
so that epsilon is exact, not a bound (Dong, Roth, Su 2022, "Gaussian Differential Privacy",
corollaries 2.13 and 3.3; Balle and Wang 2018, "Improving the Gaussian mechanism", theorem 8).

Two neighbouring relations: a client's update is counted or it is zero; or it is replaced by any
other, which moves the mean up to twice as far. What it covers are the parameters of every round.
Losses, scores and numbers of documents in the report are measured without noise, and that only
some clients are taken in a round is not counted in anybody's favour.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import erfc, exp, inf, pi, sqrt
from typing import Any

_FAR = 35.0  # Beyond it the tail is expanded, to 1e-12; before it exp and erfc stay in range.
_STEPS = 200


def privacy_spent(rounds: Iterable[Mapping[str, Any]], delta: float) -> dict[str, float | None]:
    """Epsilon of the rounds of a report; None if parameters went out without noise.

    delta (float): For which epsilon is told.
    rounds (Iterable[Mapping[str, Any]]): With `changed` and `noise_multiplier`. A round that
        changed nothing released nothing.
    RETURNS (dict): "delta", "epsilon" and "epsilon_replaced".
    """
    noise = [float(entry["noise_multiplier"]) for entry in rounds if entry["changed"]]
    counted = epsilon(noise, delta)
    replaced = epsilon([multiplier / 2 for multiplier in noise], delta)
    return {
        "delta": delta,
        "epsilon": counted if counted < inf else None,
        "epsilon_replaced": replaced if replaced < inf else None,
    }


def epsilon(noise_multipliers: Iterable[float], delta: float) -> float:
    """The least epsilon at delta of one Gaussian mechanism after the other.

    delta (float): Above 0 and below 1.
    noise_multipliers (Iterable[float]): Standard deviation of each over its sensitivity.
    RETURNS (float): 0 or more; infinite if there is one without noise.
    """
    multipliers = list(noise_multipliers)
    if not all(multipliers):
        return inf
    mu = sqrt(sum(multiplier**-2 for multiplier in multipliers))
    if delta_of(0.0, mu) <= delta:
        return 0.0
    low, high = 0.0, 1.0
    while delta_of(high, mu) > delta:
        low, high = high, 2 * high
    for _ in range(_STEPS):
        middle = (low + high) / 2
        if delta_of(middle, mu) > delta:
            low = middle
        else:
            high = middle
    return high


def delta_of(epsilon: float, mu: float) -> float:
    """Phi(mu/2 - epsilon/mu) - e^epsilon Phi(-mu/2 - epsilon/mu) of a mechanism that is mu-GDP.

    The second term is written as density times Mills' ratio, since e^epsilon alone overflows.

    epsilon (float): 0 or more.
    mu (float): Of Gaussian differential privacy, 0 or more.
    RETURNS (float): The least delta.
    """
    if mu == 0:
        return 0.0
    near, far = epsilon / mu - mu / 2, epsilon / mu + mu / 2
    density = exp(-(near**2) / 2) / sqrt(2 * pi)
    return _tail(near) - density * _mills_ratio(far)


def _tail(x: float) -> float:
    """The probability that a standard normal variable is above x."""
    return erfc(x / sqrt(2)) / 2


def _mills_ratio(x: float) -> float:
    """The tail over the density at x (Abramowitz and Stegun 26.2.12 far out)."""
    if x < _FAR:
        return _tail(x) * exp(x**2 / 2) * sqrt(2 * pi)
    square = x**-2
    return (1 - square * (1 - 3 * square * (1 - 5 * square * (1 - 7 * square)))) / x
