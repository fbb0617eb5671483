"""From counts in a sample to people of its population: what is promised, and what is estimated.

A knowledge base may hold n people drawn from a population of N. Let c be how many of the n fit a
set of terms S, and m how many of the N. Three numbers are kept apart: c is counted, m is estimated
with an interval, and a bound on m is promised with a confidence.

The promise. If m <= h - 1, then P(c >= s) <= P(Hyper(N, h - 1, n) >= s), the chance that s or more
of h - 1 people are among n drawn from N, whatever the population looks like. So m >= h is promised
where this is at most 1 - confidence (Clopper and Pearson 1934).

The choice. The same sample chooses S, so all sets that might be chosen have to be bounded at once.
Of t terms these are 2^t; with w wordings a term instead of one, the product of w + 1. So m >= h is
promised of whatever is chosen where

    sets * P(Hyper(N, h - 1, n) >= c) <= 1 - confidence,

and `Sample.needed` is the least c for which this holds with h = k. It is never above k: people of
the sample are people of the population. The sample stays whole, and the decision is the one for
lists with that number in the place of k. The terms and readings of the text are taken to be fixed
before the sample is drawn.

A synthetic sample has no people of the population: both are drawn from one model, so that the n + N
are exchangeable. m < h and c >= s together mean that of the first s + h - 1 people who fit, in
random order, at least s are in the sample: the chance is P(Hyper(N + n, s + h - 1, n) >= s). That
the model is the population's is an assumption; `MARGIN` times k is asked for, see
docs/explanations/what-k-means.md.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from statistics import NormalDist
from typing import TYPE_CHECKING, Any

import numpy as np

from ..names import CONFIDENCE, SYNTHETIC
from ..types import Knowledge, Population

if TYPE_CHECKING:
    from pyroaring import BitMap

# Times as many people are asked for where the sample is synthetic. Where attributes depend on each
# other by three factors, with heavy tails too, or by communities, and in the sample by the region
# alone, 2 kept the confidence of what is promised.
MARGIN = 5
_TERMS = 1024  # Counts up to here are summed up exactly.
_EXACT = 32  # Binomial coefficients with a smaller part up to here are taken as whole numbers.
_ROUNDING = 1 - 1e-3  # More than sums in floats err.


def sets_of(wordings: Iterable[int]) -> int:
    """How many sets of wordings can be chosen.

    >>> sets_of([1, 1, 1, 1]), sets_of([2, 3])
    (16, 12)
    """
    return math.prod(most + 1 for most in wordings)


@dataclass(frozen=True, slots=True)
class Sample:
    """People of whom a population has more."""

    population: Population  # What they were drawn from.
    people: int  # How many there are.
    confidence: float = CONFIDENCE  # Least chance with which a promise holds.

    @property
    def is_synthetic(self) -> bool:
        return self.population.sampling == SYNTHETIC

    @property
    def _margin(self) -> int:
        return MARGIN if self.is_synthetic else 1

    def chance(self, most: int, counted: int) -> float:
        """The greatest chance that `counted` people of the sample fit what `most` fit at most."""
        size, extra = self.population.size, 0
        if self.is_synthetic:
            size, extra = size + self.people, counted
        return tail(min(most + extra, size), counted, self.people, size)

    def needed(self, k: int, sets: int = 1) -> int:
        """How many of the sample have to fit what is released, so that k of the population do."""
        return _needed(self, k * self._margin, sets)

    def promised(self, counted: int, sets: int = 1) -> int:
        """How many of the population fit at least: Clopper and Pearson, then Hoeffding."""
        return _promised(self, counted, sets) // self._margin

    def estimated(self, counted: int) -> tuple[int, int, int]:
        """How many of the population fit: the median, and an interval with the confidence.

        The population count F of a sample count f has P(F <= h) = P(c >= f | h fit), the negative
        binomial distribution of mu-Argus (Benedetti and Franconi, "Statistical and technological
        solutions for controlled data dissemination", 1998; Polettini, "Some remarks on the
        individual risk methodology", 2003) for a population of finite size. Beyond `_TERMS` by the
        approximation of Wilson and Hilferty (PNAS 17:684, 1931).
        """
        beside = (1 - self.confidence) / 2
        median, low, high = (_quantile(self, counted, q) for q in (0.5, beside, 1 - beside))
        return median, low, high

    def fits(self, counted: int, sets: int, needed: int) -> dict[str, Any]:
        """The three numbers of a release, in plain values."""
        size, everybody = self.population.size, counted >= self.people
        median, low, high = (size,) * 3 if everybody else self.estimated(counted)
        return {
            "population": self.population.name,
            "size": size,
            "sampling": self.population.sampling,
            "sample": self.people,
            "needed": needed,
            "counted": counted,
            "estimated": [median, low, high],
            "promised": size if everybody else self.promised(counted, sets),
            "confidence": self.confidence,
        }


def sample_of(knowledge: Knowledge, confidence: float = CONFIDENCE) -> Sample | None:
    """What a knowledge base is a sample of; None: it lists all people."""
    population = knowledge.sample_of
    return None if population is None else Sample(population, knowledge.population, confidence)


def reached_of(
    counted: int | None, sample: Sample | None, sets: int, needed: int
) -> tuple[int | None, dict[str, Any]]:
    """How many people fit a release at least, None if it says nothing; and `Sample.fits` of it."""
    if sample is None:
        return counted, {}
    fits = sample.fits(sample.people if counted is None else counted, sets, needed)
    return counted and fits["promised"], fits


def match_risk(postings: Sequence[BitMap], people: int, sample: Sample | None) -> float:
    """The chance to name the right person of the population by terms that are visible.

    Of a list, 1 / (people who fit), and 1 if none does. Of a sample, with p the share of its people
    who fit, (1 - (1 - p)^N) / (N p): the expected correctness of a match in a population of N
    (Rocher, Hendrickx and de Montjoye, Nature Communications 10:3069, 2019, methods). Terms that no
    one of the sample has with the rarer ones are taken to be independent of these.
    """
    share, left = 1.0, None
    for fitting in sorted(postings, key=len):
        common = fitting if left is None else left & fitting
        if common:
            left = common
        elif sample is None or not fitting:
            return 1.0
        else:
            share *= len(fitting) / people
    count = people if left is None else len(left)
    if sample is None:
        return 1 / count
    share *= count / people
    size = sample.population.size
    return -math.expm1(size * math.log1p(-share)) / (size * share) if share < 1 else 1 / size


def tail(fitting: int, least: int, drawn: int, size: int) -> float:
    """P(Hyper >= least): of `size` people `fitting` fit, and `drawn` are drawn.

    >>> round(tail(2, 1, 2, 4), 9) == round(5 / 6, 9)
    True
    """
    if least <= 0 or least > min(fitting, drawn):
        return float(least <= 0)
    low = max(0, fitting + drawn - size)
    above = least * size > fitting * drawn
    first, last = (least, min(fitting, drawn, least + _TERMS)) if above else (low, least - 1)
    if last < first:
        return 1.0
    start = _log_comb(drawn, first) + _log_comb(size - drawn, fitting - first)
    start -= _log_comb(size, fitting)
    at = np.arange(first, last, dtype=float)
    steps = (fitting - at) * (drawn - at) / ((at + 1) * (size - fitting - drawn + at + 1))
    logs = start + np.concatenate(([0.0], np.cumsum(np.log(steps))))
    total = float(np.exp(logs).sum())
    return min(total, 1.0) if above else max(1.0 - total, 0.0)


def _log_comb(total: int, part: int) -> float:
    if min(part, total - part) <= _EXACT:
        return math.log(math.comb(total, part))
    return math.lgamma(total + 1) - math.lgamma(part + 1) - math.lgamma(total - part + 1)


@lru_cache(maxsize=4096)
def _needed(sample: Sample, k: int, sets: int) -> int:
    allowed = (1 - sample.confidence) * _ROUNDING
    counted = 1
    while counted <= sample.people and not _is_within(sample.chance(k - 1, counted), sets, allowed):
        counted += 1
    return counted


def _is_within(chance: float, sets: int, allowed: float) -> bool:
    """Whether `sets` times a chance is allowed; sets of long texts are more than a float holds."""
    return chance == 0 or math.log(chance) + math.log(sets) <= math.log(allowed)


@lru_cache(maxsize=4096)
def _promised(sample: Sample, counted: int, sets: int) -> int:
    allowed = (1 - sample.confidence) * _ROUNDING

    def holds(people: int) -> bool:
        if counted > _TERMS:
            return _hoeffding(sample, people - 1, counted) + math.log(sets) <= math.log(allowed)
        return _is_within(sample.chance(people - 1, counted), sets, allowed)

    near = _near(sample, counted, max(allowed / min(sets, 1e300), 1e-300))
    return _last(holds, near, sample.population.size)


def _hoeffding(sample: Sample, fitting: int, counted: int) -> float:
    """Logarithm of a bound on P(at least `counted` of the sample fit)."""
    size = sample.population.size
    if sample.is_synthetic:
        fitting, size = fitting + counted, size + sample.people
    drawn, share = counted / fitting, sample.people / size
    if counted > fitting or drawn <= share:
        return -math.inf if counted > fitting else 0.0
    rest = (1 - drawn) * math.log((1 - drawn) / (1 - share)) if drawn < 1 else 0.0
    return -fitting * (drawn * math.log(drawn / share) + rest)


@lru_cache(maxsize=4096)
def _quantile(sample: Sample, counted: int, share: float) -> int:
    near, size = _near(sample, counted, share), sample.population.size
    if counted > _TERMS:
        return near
    return _last(lambda people: sample.chance(people - 1, counted) < share, near, size)


def _near(sample: Sample, counted: int, share: float) -> int:
    """The quantile of Wilson and Hilferty."""
    size, part = sample.population.size, sample.people / sample.population.size
    deviation = NormalDist().inv_cdf(share) * math.sqrt((1 - part) / (9 * counted))
    near = counted / part * max(1 - 1 / (9 * counted) + deviation, 0) ** 3
    return min(round(near), size)


def _last(holds: Callable[[int], bool], near: int, most: int) -> int:
    """About the greatest number up to `most` that holds, sought from `near`."""
    low, high, step = 0, most + 1, max(1, near // 256)
    guess = min(max(near, 1), most)
    while high - low > 1 + low // 1000:
        if holds(guess):
            low = guess
        else:
            high = guess
        middle = (low + high) // 2
        guess = min(low + step, middle) if high > most else middle
        guess = max(high - step, middle) if not low else guess
        step *= 2
    return low


def in_words(number: int, *, about: bool = False) -> str:
    """A number in two digits, or three from a million on: rounded, or else never more than it is.

    >>> in_words(40_906, about=True), in_words(40_906), in_words(335_900_000), in_words(8)
    ('41,000', '40,000', '335 million', '8')
    """
    unit = 10 ** max(len(str(number)) - (3 if number >= 10**6 else 2), 0)
    number = (number + unit // 2 if about else number) // unit * unit
    for power, name in ((9, "billion"), (6, "million")):
        if number >= 10**power:
            return f"{number / 10**power:g} {name}"
    return f"{number:,}"


def sentence_of(fits: Mapping[str, Any]) -> str:
    """What a release gives away, said in one sentence."""
    size, median = in_words(fits["size"]), in_words(fits["estimated"][0], about=True)
    return (
        f"about {median} of {size} people ({fits['population']}) fit what is left "
        f"({fits['confidence']:.0%} sure: at least {in_words(fits['promised'])}); "
        f"{fits['counted']:,} of the sample of {fits['sample']:,} were counted"
    )
