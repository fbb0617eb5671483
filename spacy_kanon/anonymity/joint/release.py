"""The joint decision: one wording per term, so that k people fit all that is released together.

Let people(t) be who fits a term or a wording t, and S what is released. If the intersection of
people(t) over S has at least k people, then every part of S fits at least as many, and a
knowledge base with more people or more facts only makes every people(t) larger. So the release
keeps k against every knowledge base that contains ours. (Algorithm 1 calls a combination that fits
nobody safe, and loses its promise with the first missing fact.)

The release should be worth as much as possible. "best" finds the heaviest one, see `search`;
"greedy" (the most frequent term first) and "random" (seeded) add one term after the other as long
as k people are left.

Example, k = 5: "Oslo" fits 900 people, "Norwegian" 5,000, "judoka" 40, "Oslo" and "judoka" 3. Worth
2 tokens each: "Norwegian" and "Oslo" stay (870 people), and `OneChanged` says of "judoka": with
what stays it would fit 3.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from pyroaring import BitMap

from ...errors import Errors, KanonError
from .items import Chain
from .strategies import STRATEGIES, Task, intersection, people_of, value_of

NODE_BUDGET = 20_000


@dataclass(frozen=True, slots=True)
class JointRelease:
    """One level per chain, and what all of them together give away.

    k (int): What was asked for.
    levels (tuple[int, ...]): Level per chain; `len(chain.people)` says nothing.
    support (int): How many people fit all levels together: the k that was reached, also of each
        kept term. Below `k` only if there is no release: the scope and what is fixed fit fewer
        than k people by themselves. All levels then say nothing, and the caller should refuse.
    value (float): What the levels are worth.
    bound (float): No release is worth more. Equal to `value` if the release is proven to be the
        best, up to the grid of `items`; infinite for strategies that prove nothing.
    nodes (int): Branches that were looked at.
    not_growing (tuple[int, ...]): Chains with a level that somebody fits who does not fit the
        next one. They are counted like all others.
    """

    k: int
    levels: tuple[int, ...]
    support: int
    value: float
    bound: float
    nodes: int
    not_growing: tuple[int, ...]

    @property
    def feasible(self) -> bool:
        """Whether there is a release at all."""
        return self.support >= self.k

    @property
    def optimality(self) -> float:
        """Share of the bound that was reached: 1.0 if nothing better exists, 0.0 if nothing was
        proven."""
        if self.bound <= self.value:
            return 1.0
        return self.value / self.bound


def choose_jointly(
    chains: Sequence[Chain],
    *,
    k: int,
    population: int,
    scope: BitMap | None = None,
    fixed: Sequence[BitMap] = (),
    strategy: str = "best",
    seed: int = 0,
    node_budget: int = NODE_BUDGET,
) -> JointRelease:
    """Choose one level per chain, so that at least k people fit all levels together.

    chains (Sequence[Chain]): The terms of a text. Their people are never changed.
    k (int): Fewest people that the release may fit. At least 1.
    population (int): How many people there are.
    scope (BitMap | None): Who the release is about for certain; all counts happen inside. None:
        the population.
    fixed (Sequence[BitMap]): People of what is released anyhow.
    strategy (str): "best": the release worth most. Among equals the search's order decides: by
        size of the lists, then by value, then by the order of the chains; for the same people
        every chain has its most valuable level, the most specific among equals. "greedy": chains
        by the people of their first countable level, most frequent first, each with the most
        valuable level that leaves k people. "random": the same in a random order.
    seed (int): For "random".
    node_budget (int): Branches that "best" may look at. It then returns the best release so far,
        at least as good as the greedy one, and a bound above its value.
    RETURNS (JointRelease): The release; ask it whether it is `feasible`.
    RAISES (KanonError): KN300 or KN302 for arguments out of range.
    """
    _check(chains, k, population, node_budget, strategy)
    base = intersection([*([] if scope is None else [scope]), *fixed])
    everybody = population if base is None else len(base)
    not_growing = tuple(
        n for n, chain in enumerate(chains) if len(chain.people) > 1 and not _grows(chain, base)
    )
    if everybody < k:
        nothing = tuple(len(chain.people) for chain in chains)
        return JointRelease(k, nothing, everybody, 0.0, 0.0, 0, not_growing)
    task = Task(chains, base, everybody, k, seed, node_budget)
    levels, bound, nodes = STRATEGIES[strategy](task)
    people = people_of(task, levels)
    support = everybody if people is None else len(people)
    value = value_of(chains, levels)
    return JointRelease(k, tuple(levels), support, value, max(value, bound), nodes, not_growing)


def _grows(chain: Chain, base: BitMap | None) -> bool:
    counted = [people for people in chain.people if people is not None]
    if base is not None:
        counted = [people & base for people in counted]
    return all(a.issubset(b) for a, b in pairwise(counted))


def _check(
    chains: Sequence[Chain], k: int, population: int, node_budget: int, strategy: str
) -> None:
    for name, number, least in (
        ("k", k, 1),
        ("population", population, 0),
        ("node_budget", node_budget, 0),
    ):
        if not isinstance(number, int) or isinstance(number, bool) or number < least:
            expected = f"a whole number of at least {least}"
            raise KanonError(Errors.E300.format(name=name, expected=expected, value=number))
    if strategy not in STRATEGIES:
        expected = f"one of {', '.join(map(repr, STRATEGIES))}"
        raise KanonError(Errors.E300.format(name="strategy", expected=expected, value=strategy))
    for chain in chains:
        if len(chain.values) != len(chain.people):
            amounts = {"found": len(chain.values), "expected": len(chain.people)}
            raise KanonError(Errors.E302.format(name="values", **amounts))
        for value in chain.values:
            if not (math.isfinite(value) and value >= 0):
                expected = "a finite number of at least zero"
                raise KanonError(Errors.E300.format(name="A value", expected=expected, value=value))
