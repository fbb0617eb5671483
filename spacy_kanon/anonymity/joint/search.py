"""The heaviest set of items that k people fit together, by branch and bound.

Plan. Items are sorted by size. A set's first item is the smallest of its lists, so the sets fall
into as many parts as there are items, and in a part only the people of its first item matter:

1. Start from a set that takes the most valuable item as long as k people are left.
2. Go through the parts from the smallest item on. Where an item and all larger ones are worth no
   more than the best set so far, stop: the large lists are never intersected with each other.
3. The bound of a part is what its first item and all items that k of its people fit are worth.
   Visit the parts with a bound above the best set so far, the largest bound first: with few
   people left over `masks`, otherwise by the same plan once more.

Example, k = 5: judoka (40 people, worth 2), Oslo (900, worth 3), Norwegian (5,000, worth 4), all
three 3 people. Step 1 takes Norwegian and Oslo (870 people, worth 7). Part judoka: it goes with
Norwegian only, at most 6. Part Oslo: Oslo and all larger ones are worth 7, so stop.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from pyroaring import BitMap

from .groups import Option, most_of
from .items import Item
from .masks import Best, masks_of, reach_of, reaches, search_masks

# People in all lists of a part, from which on it is not written as bit masks: 70 ns each.
_MOST_ENTRIES = 50_000
# Up to here it is at once; above, people whose lists are worth too little are first left out.
_FEW_ENTRIES = 300
# In all lists of a problem, up to which an open bound is made tighter at the end.
_MOST_TO_TIGHTEN = 5_000_000
# Exchanges that are tried at the end if nothing is proven.
_MOST_ROUNDS = 5
_MOST_EXCHANGES = 100

# People, size, value, number: an item inside a part.
_Open = tuple[BitMap, int, int, int]


def search(items: Sequence[Item], k: int, node_budget: int) -> Best:
    """Find the heaviest set of items that at least k people fit together.

    items (Sequence[Item]): By size; each is fit by at least k people and, unless it has a group,
        not by everybody.
    k (int): How many people.
    node_budget (int): How many branches to look at, at most.
    RETURNS (Best): The best set. If its `bound` is greater than its `value`, the budget ended
        before the set was proven to be the best, and no set is worth more than the bound.
    """
    best = Best(node_budget)
    groups = [item.group for item in items]
    opened = [(item.people, item.size, item.value, n) for n, item in enumerate(items)]
    _take_valuable(opened, groups, k, best)
    _visit(0, 0, opened, groups, k, best)
    if best.bound > best.value:
        _exchange(opened, groups, k, best)
    if best.bound > best.value and sum(item.size for item in items) <= _MOST_TO_TIGHTEN:
        lists, values = [item.people for item in items], [item.value for item in items]
        best.bound = min(best.bound, reach_of(lists, values, groups, k))
    best.bound = max(best.bound, best.value)
    return best


def _take_valuable(opened: Sequence[_Open], groups: Sequence[int], k: int, best: Best) -> None:
    """Step 1."""
    order = sorted(opened, key=lambda item: (-item[2], -item[1], item[3]))
    best.offer(*_take(order, groups, k))


def _take(order: Sequence[_Open], groups: Sequence[int], k: int) -> tuple[int, int]:
    """Take one item after the other as long as k people are left. RETURNS (tuple[int, int]):
    What they are worth, and their numbers as a bit mask."""
    people: BitMap | None = None
    value = taken = 0
    used: set[int] = set()
    for fit, _, gain, number in order:
        if groups[number] in used:
            continue
        common = fit if people is None else people & fit
        if len(common) >= k:
            people = common
            value += gain
            taken |= 1 << number
            if groups[number] >= 0:
                used.add(groups[number])
    return value, taken


def _exchange(opened: Sequence[_Open], groups: Sequence[int], k: int, best: Best) -> None:
    """Without a proof, try each of the most valuable items that are not in the best set: with
    it, then what is in the set, then all others, until no such exchange is worth more."""
    order = sorted(opened, key=lambda item: (-item[2], -item[1], item[3]))
    for _ in range(_MOST_ROUNDS):
        before, taken = best.value, best.taken
        inside = [item for item in order if taken >> item[3] & 1]
        outside = [item for item in order if not taken >> item[3] & 1]
        for item in outside[:_MOST_EXCHANGES]:
            others = [other for other in outside if other is not item]
            best.offer(*_take([item, *inside, *others], groups, k))
        if best.value == before:
            break


def _visit(
    value: int, taken: int, opened: list[_Open], groups: Sequence[int], k: int, best: Best
) -> None:
    """Steps 2 and 3 inside a part: some items are taken, others are open."""
    bounds = _bounds(value, opened, groups)
    parts: list[tuple[int, int, list[int]]] = []
    for place in range(len(opened)):
        if bounds[place] <= best.value:
            break
        if best.spent():
            best.leave(bounds[place])
            break
        bound, mates = _mates(place, value, opened, groups, k, bounds[place], best.value)
        if bound > best.value:
            parts.append((bound, place, mates))
    parts.sort(key=lambda part: (-part[0], part[1]))
    for bound, place, mates in parts:
        if bound <= best.value:
            break
        if best.spent():
            best.leave(bound)
            break
        people, size, gain, number = opened[place]
        inside = []
        reach, chosen = value + gain, taken | 1 << number
        entries = 0
        for other in mates:
            common = people & opened[other][0]
            shared = len(common)
            if shared == size and groups[opened[other][3]] < 0:
                reach += opened[other][2]
                chosen |= 1 << opened[other][3]
            else:
                inside.append((common, shared, opened[other][2], opened[other][3]))
                entries += shared
        best.offer(reach, chosen)
        if not inside:
            continue
        if entries > _FEW_ENTRIES:
            people, inside = _among_the_able(people, inside, groups, best.value - reach, k)
            size, entries = len(people), sum(item[1] for item in inside)
            if size < k:
                continue
        if entries <= _MOST_ENTRIES:
            options = _as_masks(people, inside)
            search_masks(size, reach, chosen, options, groups, k, best)
        else:
            inside.sort(key=lambda item: (item[1], -item[2], item[3]))
            _visit(reach, chosen, inside, groups, k, best)


def _bounds(value: int, opened: Sequence[_Open], groups: Sequence[int]) -> list[int]:
    """What the sets of each item and the larger ones do not exceed."""
    bounds = []
    most: dict[int, int] = {}
    for _, _, gain, number in reversed(opened):
        group = groups[number]
        if group < 0:
            value += gain
        elif gain > most.get(group, 0):
            value += gain - most.get(group, 0)
            most[group] = gain
        bounds.append(value)
    return bounds[::-1]


def _mates(
    place: int,
    taken_value: int,
    opened: Sequence[_Open],
    groups: Sequence[int],
    k: int,
    bound: int,
    least: int,
) -> tuple[int, list[int]]:
    """Places of the larger items that go with an item, and the bound of its part. Both are worth
    nothing once the bound is down to `least`."""
    people, _, gain, number = opened[place]
    count, group = people.intersection_cardinality, groups[number]
    mates = []
    lost = 0
    for other in range(place + 1, len(opened)):
        fit, _, worth, mate = opened[other]
        if count(fit) >= k and (group < 0 or groups[mate] != group):
            mates.append(other)
        elif groups[mate] < 0:
            lost += worth
            if bound - lost <= least:
                return bound - lost, mates
    # Of groups it is known at the end alone which of their items is the best that goes with it.
    together = most_of([(gain, number), *(opened[mate][2:] for mate in mates)], groups)
    return min(bound - lost, taken_value + together), mates


def _as_masks(people: BitMap, opened: Sequence[_Open]) -> list[Option]:
    masks = masks_of(people, [item[0] for item in opened])
    return [(mask, item[2], item[3]) for mask, item in zip(masks, opened, strict=True)]


def _among_the_able(
    people: BitMap, opened: list[_Open], groups: Sequence[int], least: int, k: int
) -> tuple[BitMap, list[_Open]]:
    """Leave out people for whom all items that they fit are worth no more than `least`.
    RETURNS (tuple): Who is left, and the items among them."""
    lists, values = [item[0] for item in opened], [item[2] for item in opened]
    sums = reaches(people, lists, values, [groups[item[3]] for item in opened])
    able = BitMap(np.asarray(people.to_array(), dtype=np.uint32)[sums > least])
    if len(able) < k:
        return able, []
    left = []
    for fit, _, gain, number in opened:
        fit = fit & able
        size = len(fit)
        if size >= k:
            left.append((fit, size, gain, number))
    return able, left
