"""Small joint problems for the tests, and their answer in plain sets by trying everything."""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product
from math import fsum

from pyroaring import BitMap

from spacy_kanon.anonymity.joint import Chain


@dataclass(frozen=True)
class Problem:
    """Chains over a few people."""

    chains: tuple[Chain, ...]
    k: int
    population: int


def stays(people: Sequence[int], value: float = 1.0) -> Chain:
    """A term that stays or goes."""
    return Chain((BitMap(people),), (value,))


def problem(
    seed: int, *, most_terms: int, most_levels: int, people: int = 14, grows: float = 0.7
) -> Problem:
    """Lists of every density; chains that grow (that share), that do not, and that cannot be
    counted."""
    chance = random.Random(seed)
    population = chance.choice([people // 2, people, 3 * people])

    def some(share: float) -> set[int]:
        return {person for person in range(population) if chance.random() < share}

    chains = []
    for _ in range(chance.randint(0, most_terms)):
        is_growing = chance.random() < grows
        fit: set[int] = set()
        lists: list[BitMap | None] = []
        for _ in range(chance.randint(1, most_levels)):
            drawn = some(chance.choice([0.1, 0.4, 0.7, 1.0]))
            fit = fit | drawn if is_growing else drawn
            lists.append(None if chance.random() < 0.05 else BitMap(fit))
        values = [chance.choice([0.0, 0.7, 1.0, 1.0, 2.0, 3.25]) for _ in lists]
        if is_growing:
            values.sort(reverse=True)
        chains.append(Chain(tuple(lists), tuple(values)))
    return Problem(tuple(chains), chance.randint(1, 5), population)


def people_of(task: Problem, levels: Sequence[int]) -> set[int] | None:
    """Who fits all levels; None if one cannot be counted."""
    fit = set(range(task.population))
    for chain, level in zip(task.chains, levels, strict=True):
        if level < len(chain.people):
            people = chain.people[level]
            if people is None:
                return None
            fit &= set(people)
    return fit


def value_of(task: Problem, levels: Sequence[int]) -> float:
    pairs = zip(task.chains, levels, strict=True)
    return fsum(chain.values[level] for chain, level in pairs if level < len(chain.values))


def best_value(task: Problem) -> float | None:
    """The largest value of any release; None if there is none. Tries everything."""
    values = []
    for levels in product(*(range(len(chain.people) + 1) for chain in task.chains)):
        fit = people_of(task, levels)
        if fit is not None and len(fit) >= task.k:
            values.append(value_of(task, levels))
    return max(values, default=None)


def best_of_two_levels(task: Problem) -> float:
    """The same for terms that stay or go, by depth first without bounds."""
    lists = [set(chain.people[0] or ()) for chain in task.chains]
    values = [chain.values[0] for chain in task.chains]

    def visit(place: int, fit: set[int]) -> float:
        if place == len(lists):
            return 0.0
        without = visit(place + 1, fit)
        inside = fit & lists[place]
        if len(inside) < task.k:
            return without
        return max(without, values[place] + visit(place + 1, inside))

    start = people_of(task, [1] * len(lists))
    return visit(0, start or set())
