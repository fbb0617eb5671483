"""Strategies of the joint decision: which level each chain gets.

A strategy is a function from a task to levels, a bound that no release exceeds (0.0: these levels
are the best; infinite: nothing is proven) and the number of branches that it looked at.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from pyroaring import BitMap

from .items import Chain, Item, items_of
from .search import search


@dataclass(frozen=True, slots=True)
class Task:
    """What a strategy gets: chains, and the people inside whom all is counted (None: all)."""

    chains: Sequence[Chain]
    base: BitMap | None
    everybody: int
    k: int
    seed: int
    node_budget: int

    def people(self, chain: int, level: int) -> BitMap | None:
        """Who fits a level, inside the base."""
        people = self.chains[chain].people[level]
        return people if people is None or self.base is None else people & self.base


# Levels, bound and nodes.
Choice = tuple[list[int], float, int]


def _best(task: Task) -> Choice:
    prepared = items_of(task.chains, task.base, task.everybody, task.k)
    best = search(prepared.items, task.k, task.node_budget)
    levels = _levels_of(task, prepared.items, best.taken)
    if best.bound == best.value:
        return levels, 0.0, best.nodes
    frequent, _, _ = _greedy(task)
    if value_of(task.chains, frequent) > value_of(task.chains, levels):
        levels = frequent
    # Rounding to the grid moves each value by half a unit at most.
    bound = (best.bound + prepared.free + len(task.chains)) * prepared.unit
    return levels, bound, best.nodes


def _levels_of(task: Task, items: Sequence[Item], taken: int) -> list[int]:
    """Per chain the most valuable level that all people fit who fit some items."""
    people = intersection([item.people for n, item in enumerate(items) if taken >> n & 1])
    size = task.everybody if people is None else len(people)
    if people is None:
        people = task.base
    levels = []
    for chain in task.chains:
        chosen, most = len(chain.people), 0.0
        for level in range(len(chain.people) - 1, -1, -1):
            fit = chain.people[level]
            if fit is None or chain.values[level] < most:
                continue
            if len(fit) == size if people is None else people.issubset(fit):
                chosen, most = level, chain.values[level]
        levels.append(chosen)
    return levels


def _greedy(task: Task) -> Choice:
    def frequency(chain: int) -> int:
        levels = range(len(task.chains[chain].people))
        lists = (task.people(chain, level) for level in levels)
        return next((len(people) for people in lists if people is not None), 0)

    order = sorted(range(len(task.chains)), key=lambda chain: (-frequency(chain), chain))
    return _one_by_one(task, order), math.inf, 0


def _random(task: Task) -> Choice:
    order = list(range(len(task.chains)))
    random.Random(task.seed).shuffle(order)
    return _one_by_one(task, order), math.inf, 0


def _one_by_one(task: Task, order: Sequence[int]) -> list[int]:
    """Give one chain after the other the most valuable level that leaves k people."""
    levels = [len(chain.people) for chain in task.chains]
    left = task.base
    for number in order:
        chain = task.chains[number]
        by_value = sorted(range(len(chain.people)), key=lambda level: (-chain.values[level], level))
        for level in by_value:
            people = chain.people[level]
            if people is None:
                continue
            common = people if left is None else left & people
            if len(common) >= task.k:
                levels[number], left = level, common
                break
    return levels


STRATEGIES: Mapping[str, Callable[[Task], Choice]] = {
    "best": _best,
    "greedy": _greedy,
    "random": _random,
}


def people_of(task: Task, levels: Sequence[int]) -> BitMap | None:
    """Who fits all levels; None: everybody."""
    lists = [] if task.base is None else [task.base]
    for chain, level in zip(task.chains, levels, strict=True):
        if level < len(chain.people):
            people = chain.people[level]
            assert people is not None
            lists.append(people)
    return intersection(lists)


def intersection(lists: Sequence[BitMap]) -> BitMap | None:
    """Who is in all lists, the shortest first; None: no lists. Not to be edited."""
    if not lists:
        return None
    ordered = sorted(lists, key=len)
    people = ordered[0]
    for other in ordered[1:]:
        people = people & other
    return people


def value_of(chains: Sequence[Chain], levels: Sequence[int]) -> float:
    """What levels are worth, whatever the order of the sum."""
    return math.fsum(
        chain.values[level]
        for chain, level in zip(chains, levels, strict=True)
        if level < len(chain.values)
    )
