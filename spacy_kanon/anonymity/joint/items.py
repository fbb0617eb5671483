"""From chains of wordings to items of which any set may be taken.

Plan. A chain offers one of several wordings. If its people grow along the chain, choosing one is
the same as taking items, one per wording, each worth what its wording adds to the next, more
general one: whoever fits the specific wording fits the general ones too, so these cost nobody.

Example: "Oslo" (900 people, worth 6 bits), "a city in Norway" (4,000 people, 3 bits), "***".
Items: "a city in Norway" worth 3, "Oslo" worth 3 more. Taking "Oslo" alone leaves 900 people, and
they all fit "a city in Norway" as well: both items together are worth 6, the wording "Oslo".

A chain that does not grow becomes items that exclude each other, each worth its whole wording.

Values are whole multiples of a grid (the largest value / 2^40, rounded to a power of two), so that
their sums are exact and do not depend on the order in which they are formed.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import NamedTuple

from pyroaring import BitMap

from ..alike import Alike

_GRID_BITS = 40


@dataclass(frozen=True, slots=True)
class Chain:
    """What may stand for one term, from specific to general.

    people (tuple[BitMap | None, ...]): Who fits each level; None: cannot be counted, so that the
        level is never allowed. The last level, which says nothing, is implied: it has the number
        `len(people)`, fits everybody and is worth 0. A term that stays or goes has one level here.
    values (tuple[float, ...]): What each of these levels is worth, zero or more.
    """

    people: tuple[BitMap | None, ...]
    values: tuple[float, ...]


class Item(NamedTuple):
    """Something that may be taken, at the price of everybody whom it does not fit.

    people (BitMap): Whom it fits, inside the base. Never changed.
    size (int): How many these are.
    value (int): What it is worth, on the grid.
    group (int): Items of one group exclude each other; -1: none.
    """

    people: BitMap
    size: int
    value: int
    group: int


@dataclass(frozen=True, slots=True)
class Items:
    """The items of some chains.

    items (list[Item]): By size; of one size by value, the greatest first; then in the order of
        the chains.
    free (int): What those are worth that fit everybody, so that they are taken anyhow.
    unit (float): What 1 on the grid is worth.
    """

    items: list[Item]
    free: int
    unit: float


def grid_unit(chains: Sequence[Chain]) -> float:
    """What 1 on the grid is worth: a power of two near the largest value / 2^40."""
    largest = max([max(chain.values) for chain in chains if chain.values], default=0.0)
    return math.ldexp(1.0, math.frexp(largest)[1] - _GRID_BITS) if largest > 0 else 1.0


def items_of(chains: Sequence[Chain], base: BitMap | None, everybody: int, k: int) -> Items:
    """Items that stand for some chains.

    chains (Sequence[Chain]): The chains.
    base (BitMap | None): All counts happen inside; None: the whole population.
    everybody (int): How many people that is.
    k (int): Levels that fit fewer are left out.
    RETURNS (Items): The items.
    """
    unit = grid_unit(chains)
    items: list[Item] = []
    free = 0
    alike = Alike()
    places: list[int] = []
    for number, chain in enumerate(chains):
        for item in _items_of_chain(chain, number, base, k, 1 / unit):
            people, size, value, group = item
            if group >= 0:
                items.append(item)
            elif size == everybody:
                free += value
            else:
                twin = alike.number(people)
                if twin == len(places):
                    places.append(len(items))
                    items.append(item)
                else:
                    value += items[places[twin]].value
                    items[places[twin]] = Item(people, size, value, -1)
    items.sort(key=lambda item: (item.size, -item.value))
    return Items(items, free, unit)


def _items_of_chain(
    chain: Chain, number: int, base: BitMap | None, k: int, scale: float
) -> list[Item]:
    if len(chain.people) == 1:
        people, value = chain.people[0], round(chain.values[0] * scale)
        if people is None or not value:
            return []
        if base is not None:
            people = people & base
        size = len(people)
        return [Item(people, size, value, -1)] if size >= k else []
    options: list[Item] = []
    for people, worth in zip(chain.people, chain.values, strict=True):
        if people is None or worth <= 0:
            continue
        if base is not None:
            people = people & base
        size = len(people)
        if size >= k:
            options.append(Item(people, size, round(worth * scale), number))
    options = _undominated(options)
    pairs = pairwise(options)
    if not all(narrow.people.issubset(wide.people) for narrow, wide in pairs):
        return options
    values = [option.value for option in options] + [0]
    return [
        Item(option.people, option.size, values[place] - values[place + 1], -1)
        for place, option in enumerate(options)
    ]


def _undominated(options: list[Item]) -> list[Item]:
    """Options, by size, without those for which another fits them all and is worth as much."""
    kept: list[Item] = []
    for option in sorted(options, key=lambda option: (-option.size, -option.value)):
        if option.value and not any(
            other.value >= option.value and option.people.issubset(other.people) for other in kept
        ):
            kept.append(option)
    return kept[::-1]
