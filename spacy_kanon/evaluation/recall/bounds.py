"""What a few documents prove about the mean loss of all documents like them.

A loss is a number from 0 to 1, here the share of a document that was missed. Documents are taken to
be exchangeable: those that are measured are like those to come, in any order, as if all had been
drawn from one urn. Documents of another court, ward or year are not.

Each function gives the p-value of "the mean loss is above `level`": if it is, a p-value of at most
`error` comes up in at most that share of all draws, with any number of documents and whatever the
distribution of losses. So a small p-value is a proof, and a large one is none of the contrary.

- Hoeffding-Bentkus: Bates et al. 2021, "Distribution-free, risk-controlling prediction sets",
  section 3.1.2. Knows only the mean.
- Bernstein: Maurer and Pontil 2009, theorem 4. Knows mean and variance; pays for it by a term that
  falls with the number of documents, so that it needs hundreds.
- Betting: Waudby-Smith and Ramdas 2020, as in section 3.1.3 of Bates et al. A gambler bets against
  the claim, document by document; what was won is the evidence. The sharpest where most documents
  lose little, and they do.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from ...errors import Errors, KanonError

HOEFFDING_BENTKUS = "hoeffding-bentkus"
BERNSTEIN = "bernstein"
BETTING = "betting"

# From losses, level and error to a p-value.
PValue = Callable[[Sequence[float], float, float], float]

_HALVINGS = 40


def hoeffding_bentkus(losses: Sequence[float], level: float, error: float = 0.1) -> float:
    """The smaller of Hoeffding's and Bentkus' p-value.

    losses (Sequence[float]): From 0 to 1, at least one.
    level (float): Mean loss that is to be refuted, between 0 and 1.
    error (float): Not needed: this p-value is the same for all.
    RETURNS (float): Up to 1.

    >>> hoeffding_bentkus([0.0] * 45, 0.05) <= 0.1 < hoeffding_bentkus([0.0] * 44, 0.05)
    True
    """
    count = len(losses)
    mean = math.fsum(losses) / count
    if mean >= level:
        return 1.0
    hoeffding = math.exp(-count * _divergence(mean, level))
    # Sums of shares are not exact: 2.9999999 losses are 3.
    bentkus = math.e * _binomial_tail(math.ceil(count * mean - 1e-9), count, level)
    return min(1.0, hoeffding, bentkus)


def bernstein(losses: Sequence[float], level: float, error: float = 0.1) -> float:
    """The empirical Bernstein inequality, solved for the probability.

    losses (Sequence[float]): From 0 to 1.
    level (float): Mean loss that is to be refuted, between 0 and 1.
    error (float): Not needed: this p-value is the same for all.
    RETURNS (float): Up to 1; 1 for a single document, which has no variance.

    >>> round(bernstein([0.0] * 200, 0.05), 3)
    0.028
    """
    count = len(losses)
    mean = math.fsum(losses) / count
    if count < 2 or mean >= level:
        return 1.0
    variance = math.fsum((loss - mean) ** 2 for loss in losses) / (count - 1)
    # mean + sqrt(2 variance x / n) + 7 x / (3 (n - 1)) = level, where x = log(2 / p).
    square, linear = 7 / (3 * (count - 1)), math.sqrt(2 * variance / count)
    root = (math.sqrt(linear**2 + 4 * square * (level - mean)) - linear) / (2 * square)
    return min(1.0, 2 * math.exp(-(root**2)))


def betting(losses: Sequence[float], level: float, error: float = 0.1) -> float:
    """One over the most that a gambler ever had, who began with 1.

    The stake on a document is set by the documents before it, so the losses must come in an order
    that has nothing to do with them.

    losses (Sequence[float]): From 0 to 1.
    level (float): Mean loss that is to be refuted, between 0 and 1.
    error (float): Stakes are set to do best at this one; the p-value is valid at any.
    RETURNS (float): Up to 1.

    >>> betting([0.0] * 60, 0.05) <= 0.1 < betting([0.0] * 40, 0.05)
    True
    """
    count = len(losses)
    total, squares, variance = 0.5, 0.25, 0.25
    fortune = most = 0.0  # Logarithms.
    for number, loss in enumerate(losses, start=1):
        stake = min(1.0, math.sqrt(2 * math.log(1 / error) / (count * variance)))
        fortune += _log(1 - stake * (loss - level))
        most = max(most, fortune)
        total += loss
        squares += (loss - total / (number + 1)) ** 2
        variance = squares / (number + 1)
    return math.exp(-most)


BOUNDS: dict[str, PValue] = {
    HOEFFDING_BENTKUS: hoeffding_bentkus,
    BERNSTEIN: bernstein,
    BETTING: betting,
}


def bound_of(name: str) -> PValue:
    """A bound by its name.

    name (str): One of `BOUNDS`.
    RETURNS (PValue): The function.
    RAISES (KanonError): E321 if there is none of this name.
    """
    if name not in BOUNDS:
        raise KanonError(Errors.E321.format(name="bound", value=name, choices=", ".join(BOUNDS)))
    return BOUNDS[name]


def upper_bound(losses: Sequence[float], error: float, bound: str = BETTING) -> float:
    """What the mean loss does not exceed, but for a chance of `error`.

    losses (Sequence[float]): From 0 to 1, at least one.
    error (float): Between 0 and 1.
    bound (str): One of `BOUNDS`.
    RETURNS (float): From 0 to 1; 1 if nothing can be said.
    RAISES (KanonError): E321 for an unknown bound.

    >>> round(upper_bound([0.0] * 45, 0.1, "hoeffding-bentkus"), 3)
    0.05
    """
    p_value = bound_of(bound)
    low, high = 0.0, 1.0
    for _ in range(_HALVINGS):
        middle = (low + high) / 2
        if p_value(losses, middle, error) <= error:
            high = middle
        else:
            low = middle
    return high


def lower_bound(losses: Sequence[float], error: float, bound: str = BETTING) -> float:
    """What the mean loss does not fall short of, but for a chance of `error`.

    losses (Sequence[float]): From 0 to 1, at least one.
    error (float): Between 0 and 1.
    bound (str): One of `BOUNDS`.
    RETURNS (float): From 0 to 1; 0 if nothing can be said.
    RAISES (KanonError): E321 for an unknown bound.
    """
    return 1 - upper_bound([1 - loss for loss in losses], error, bound)


def _divergence(mean: float, level: float) -> float:
    """Of two coins, in nats."""
    heads = mean * math.log(mean / level) if mean > 0 else 0.0
    tails = (1 - mean) * math.log((1 - mean) / (1 - level)) if mean < 1 else 0.0
    return heads + tails


def _binomial_tail(most: int, count: int, chance: float) -> float:
    """Probability of at most `most` successes in `count` trials."""
    if chance >= 1:
        return float(most >= count)
    return math.fsum(
        math.exp(
            math.lgamma(count + 1)
            - math.lgamma(hits + 1)
            - math.lgamma(count - hits + 1)
            + hits * math.log(chance)
            + (count - hits) * math.log1p(-chance)
        )
        for hits in range(min(most, count) + 1)
    )


def _log(value: float) -> float:
    return math.log(value) if value > 0 else -math.inf
