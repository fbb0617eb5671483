"""The joint decision: one wording per term, so that k people fit all that is released together.

Let people(t) be who fits a term or a wording t, and S what is released. If the intersection of
people(t) over S has at least k people, then every part of S fits at least as many, and a
knowledge base with more people or more facts only makes every people(t) larger. So the release
keeps k against every knowledge base that contains ours. (Algorithm 1 calls a combination that fits
no one safe, and loses its promise with the first missing fact.)

The release should be worth as much as possible: in text kept, in bits of information, or by the
user's own weight per kind. "best" finds the heaviest release, see below; "greedy" (the most
frequent term first) and "random" (seeded) add one term after the other as long as k people are
left.

Example, k = 5: "Oslo" fits 900 people, "Norwegian" 5,000, "judoka" 40, "Oslo" and "judoka" 3. Worth
2 tokens each: "Norwegian" and "Oslo" stay (870 people), and `LeaveOneOut` says of "judoka": with
what stays it would fit 3.

From chains of wordings to items of which any set may be taken. A chain offers one of several
wordings. If its people grow along the chain, choosing one is the same as taking items, one per
wording, each worth what its wording adds to the next, more general one: who fits the specific
wording fits the general ones too. Example: "Oslo" (900 people, worth 6 bits), "a city in Norway"
(4,000 people, 3 bits), "***". Items: "a city in Norway" worth 3, "Oslo" worth 3 more. A chain that
does not grow becomes a group of items that exclude each other, each worth its whole wording; a
bound counts only the most valuable one of each group. Values are whole multiples of a grid (the
largest value / 2^40, rounded to a power of two), so that their sums are exact in any order.

The search, over lists of people. Items are sorted by size. A set's first item is the smallest of
its lists, so the sets fall into as many parts as there are items, and in a part only the people of
its first item matter:

1. Start from a set that takes the most valuable item as long as k people are left.
2. Go through the parts from the smallest item on. Where an item and all larger ones are worth no
   more than the best set so far, stop: the large lists are never intersected with each other.
3. The bound of a part is what its first item and all items that k of its people fit are worth.
   Visit the parts with a bound above the best set so far, the largest bound first: with few
   people left over bit masks, otherwise by the same plan once more.

Example, k = 5: judoka (40 people, worth 2), Oslo (900, worth 3), Norwegian (5,000, worth 4), all
three 3 people. Step 1 takes Norwegian and Oslo (870 people, worth 7). Part judoka: it goes with
Norwegian only, at most 6. Part Oslo: Oslo and all larger ones are worth 7, so stop.

The search, over bit masks of a few thousand people, by branch and bound. Each step looks at a
branch: some items are taken, some are out, the others are open.

1. Open items that fewer than k of the branch's people fit are out; those that all fit are taken.
2. A set that k people fit is worth no more to any of them than all open items that the person
   fits. So only people for whom these are worth more than the best set so far can fit a better one.
   Fewer than k such people: the branch is done. Otherwise go on with these people only, from step
   1, until no one else leaves. All people who fit a better set pass, so its support stays the same.
3. Branch on one item: take it, or put it out together with all items that only its people fit
   (to take one of those is to take it).

Example, k = 2, best so far 4: five people, items A (worth 3; people 0 1 2), B (worth 2; 0 1 3),
C (worth 1; 3 4). Person 0 and 1 may reach 5, person 2 only 3, person 3 only 3, person 4 only 1.
So 0 and 1 are left, A and B fit both, and the set A B, worth 5, is reached without a branch.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray
from pyroaring import BitMap

from .combinations import SetIndex, ids_of, intersection


def bits_kept(support: int, population: int) -> float:
    """Information that stays with a wording: -log2(support / population) bits."""
    return math.log2(population / support) if support < population else 0.0


_GRID_BITS = 40


@dataclass(frozen=True, slots=True)
class Chain:
    """What may stand for one term, from specific to general."""

    # Who fits each level; None: cannot be counted, so that the level is never allowed. The last
    # level, which says nothing, is implied: it has the number `len(people)`, fits all people and is
    # worth 0. A term that stays or goes has one level here.
    people: tuple[BitMap | None, ...]
    values: tuple[float, ...]  # What each of these levels is worth, zero or more.


class Item(NamedTuple):
    """Something that may be taken, at the price of all people whom it does not fit."""

    people: BitMap  # Whom it fits. Never changed.
    size: int  # How many these are.
    value: int  # What it is worth, on the grid.
    group: int  # Items of one group exclude each other; -1: none.


@dataclass(frozen=True, slots=True)
class Items:
    """The items of some chains."""

    # By size; of one size by value, the greatest first; then in the order of the chains.
    items: list[Item]
    free: int  # What those are worth that fit all people, so that they are taken anyhow.
    unit: float  # What 1 on the grid is worth.


def items_of(chains: Sequence[Chain], everybody: int, k: int) -> Items:
    """Items that stand for some chains, with k people each."""
    largest = max([max(chain.values) for chain in chains if chain.values], default=0.0)
    unit = math.ldexp(1.0, math.frexp(largest)[1] - _GRID_BITS) if largest > 0 else 1.0
    items: list[Item] = []
    free = 0
    index = SetIndex()
    places: list[int] = []
    for number, chain in enumerate(chains):
        for item in _items_of_chain(chain, number, k, 1 / unit):
            people, size, value, group = item
            if group >= 0:
                items.append(item)
            elif size == everybody:
                free += value
            else:
                twin = index.number(people)
                if twin == len(places):
                    places.append(len(items))
                    items.append(item)
                else:
                    value += items[places[twin]].value
                    items[places[twin]] = Item(people, size, value, -1)
    items.sort(key=lambda item: (item.size, -item.value))
    return Items(items, free, unit)


def _items_of_chain(chain: Chain, number: int, k: int, scale: float) -> list[Item]:
    if len(chain.people) == 1:
        people, value = chain.people[0], round(chain.values[0] * scale)
        if people is None or not value:
            return []
        size = len(people)
        return [Item(people, size, value, -1)] if size >= k else []
    options: list[Item] = []
    for people, worth in zip(chain.people, chain.values, strict=True):
        if people is None or worth <= 0:
            continue
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
    valuable = [option for option in options if option.value]
    for option in sorted(valuable, key=lambda option: (-option.size, -option.value)):
        for other in kept:
            if other.value >= option.value and option.people.issubset(other.people):
                break
        else:
            kept.append(option)
    return kept[::-1]


# Mask of people, value, number of the item.
Option = tuple[int, int, int]


def most_of(items: Iterable[tuple[int, int]], groups: Sequence[int]) -> int:
    """What no set of items (value, number) exceeds: of each group only the most valuable counts."""
    total = 0
    most: dict[int, int] = {}
    for value, number in items:
        group = groups[number]
        if group < 0:
            total += value
        elif value > most.get(group, 0):
            most[group] = value
    return total + sum(most.values())


def ungrouped(options: Sequence[Option], groups: Sequence[int]) -> tuple[list[Option], list[int]]:
    """Take apart the groups that grow among the people of a branch: the items, and what is left."""
    kept, members = _members(options, groups)
    left = list(groups)
    for some in members.values():
        some = _undominated_of_groups(some)
        if all(wide[0] & narrow[0] == narrow[0] for wide, narrow in pairwise(some)):
            below = 0
            for mask, value, number in some:
                kept.append((mask, value - below, number))
                below, left[number] = value, -1
        else:
            kept += some
    return kept, left


def _members(
    options: Sequence[Option], groups: Sequence[int]
) -> tuple[list[Option], dict[int, list[Option]]]:
    """Those of no group, and those of each."""
    alone: list[Option] = []
    members: dict[int, list[Option]] = {}
    for option in options:
        group = groups[option[2]]
        if group < 0:
            alone.append(option)
        else:
            members.setdefault(group, []).append(option)
    return alone, members


def _undominated_of_groups(options: Sequence[Option]) -> list[Option]:
    """From wide to narrow, without those that another one makes needless."""
    kept: list[Option] = []
    for option in sorted(options, key=lambda option: (-option[0].bit_count(), -option[1])):
        mask, value, _ = option
        if not any(mask & wide == mask and value <= worth for wide, worth, _ in kept):
            kept.append(option)
    return kept


_WEIGHT_BITS = 10
# Options whose masks are written out at once, a number a person.
_MOST_ROWS = 256

# People, value of the items taken, these items, open items, bound.
_Branch = tuple[int, int, int, list[Option], int]


@dataclass(slots=True)
class Best:
    """The best set so far, and what the search may still spend."""

    budget: int
    value: int = 0
    taken: int = 0  # The items in it, as a bit mask of their numbers.
    bound: int = 0  # No set that was left aside for want of budget is worth more.
    nodes: int = 0

    def offer(self, value: int, taken: int) -> None:
        """Keep a set that k people fit if it is worth more than the best so far."""
        if value > self.value:
            self.value, self.taken = value, taken

    def leave(self, bound: int) -> None:
        """Leave a branch aside, with what no set in it exceeds."""
        if bound > self.bound:
            self.bound = bound

    def spent(self) -> bool:
        """Count a branch. RETURNS (bool): Whether the budget has ended."""
        if self.nodes >= self.budget:
            return True
        self.nodes += 1
        return False


def masks_of(universe: BitMap, people: Iterable[BitMap]) -> list[int]:
    """Number people, ascending, and write parts of them as ints: one bit per person."""
    width, numbers = len(universe), _numbers(universe)
    masks = []
    for part in people:
        fits = np.zeros(width, dtype=bool)
        fits[numbers[ids_of(part)]] = True
        masks.append(_mask(fits))
    return masks


def _numbers(universe: BitMap) -> NDArray[np.intp]:
    """Per id the number of the person."""
    numbers = np.empty(universe.max() + 1 if universe else 0, dtype=np.intp)
    numbers[ids_of(universe)] = np.arange(len(universe))
    return numbers


def search_masks(
    everybody: int,
    value: int,
    taken: int,
    options: list[Option],
    groups: Sequence[int],
    k: int,
    best: Best,
) -> None:
    """Look for a set that is worth more than the best so far, over bit masks."""
    options, groups = ungrouped(options, groups)
    bound = value + _most_of(options, groups)
    stack: list[_Branch] = [((1 << everybody) - 1, value, taken, options, bound)]
    shift = _shift(option[1] for option in options)
    while stack:
        people, value, taken, options, bound = stack.pop()
        if bound <= best.value:
            continue
        if best.spent():
            best.leave(bound)
            continue
        reduced = _reduced(people, value, taken, options, groups, k, shift, best)
        if reduced is None:
            continue
        people, value, taken, options, bound = reduced
        chosen = max(options, key=_rank)
        mask, gain, number = chosen
        out = [o for o in options if o[0] & ~mask]
        if out:
            stack.append((people, value, taken, out, value + _most_of(out, groups)))
        inside = [o for o in options if o is not chosen]
        group = groups[number]
        if group >= 0:
            inside = [o for o in inside if groups[o[2]] != group]
            bound = value + gain + _most_of(inside, groups)
        stack.append((mask, value + gain, taken | 1 << number, inside, bound))


def _most_of(options: Sequence[Option], groups: Sequence[int]) -> int:
    return most_of([option[1:] for option in options], groups)


def _rank(option: Option) -> tuple[int, int, int]:
    mask, value, number = option
    return value, mask.bit_count(), -number


def _reduced(
    people: int,
    value: int,
    taken: int,
    options: list[Option],
    groups: Sequence[int],
    k: int,
    shift: int,
    best: Best,
) -> _Branch | None:
    """Steps 1 and 2. RETURNS (_Branch | None): What is left of a branch; None: nothing better."""
    while True:
        size = people.bit_count()
        left: list[Option] = []
        common = people
        for option in options:
            mask, gain, number = option
            mask &= people
            count = mask.bit_count()
            if count < k:
                continue
            if count == size and groups[number] < 0:
                value += gain
                taken |= 1 << number
            else:
                left.append((mask, gain, number))
                common &= mask
        best.offer(value, taken)
        bound = value + _most_of(left, groups)
        if bound <= best.value:
            return None
        if common.bit_count() >= k:
            for _, _, number in left:
                taken |= 1 << number
            best.offer(bound, taken)
            return None
        able = _heavier(people, left, groups, best.value - value, shift)
        if able.bit_count() < k:
            return None
        if able == people:
            return people, value, taken, left, bound
        people, options = able, left


def _shift(values: Iterable[int]) -> int:
    """Bits to drop from values: the zeros at the end of all, or more if they are too long."""
    union = 0
    for value in values:
        union |= value
    zeros = (union & -union).bit_length() - 1
    return max(zeros, union.bit_length() - _WEIGHT_BITS, 0)


def sums_of(
    width: int, options: Sequence[Option], groups: Sequence[int], shift: int
) -> NDArray[np.float64]:
    """What all people may reach, rounded up: whole numbers, which floats hold exactly."""
    alone, members = _members(options, groups)
    sums = np.zeros(width)
    for first in range(0, len(alone), _MOST_ROWS):
        fits, weights = _matrix(alone[first : first + _MOST_ROWS], width, shift)
        sums += weights @ fits
    for some in members.values():
        fits, weights = _matrix(some, width, shift)
        sums += (weights[:, np.newaxis] * fits).max(axis=0)
    return sums


def _matrix(
    options: Sequence[Option], width: int, shift: int
) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    """A row an item, a column a person: 1 if it fits; and the value of each item, rounded up."""
    size = (width + 7) // 8
    packed = np.frombuffer(b"".join([o[0].to_bytes(size, "little") for o in options]), np.uint8)
    packed = packed.reshape(len(options), size)
    fits = np.unpackbits(packed, axis=1, count=width, bitorder="little").astype(np.float32)
    return fits, np.array([-(-o[1] >> shift) for o in options], dtype=np.float32)


def _heavier(
    people: int, options: Sequence[Option], groups: Sequence[int], least: int, shift: int
) -> int:
    """Of some people, those whose open items are worth more than `least`, or may be."""
    threshold = least >> shift
    if threshold < 0:
        return people
    return people & _mask(sums_of(people.bit_length(), options, groups, shift) > threshold)


def _mask(fits: NDArray[np.bool_]) -> int:
    return int.from_bytes(np.packbits(fits, bitorder="little").tobytes(), "little")


def reaches(
    universe: BitMap, lists: Sequence[BitMap], values: Sequence[int], groups: Sequence[int]
) -> NDArray[np.int64]:
    """What no set that a person fits exceeds: a number a person, in ascending order."""
    width, numbers = len(universe), _numbers(universe)
    sums = np.zeros(width, np.int64)
    best_of: dict[int, NDArray[np.int64]] = {}
    for people, value, group in zip(lists, values, groups, strict=True):
        who = numbers[ids_of(people)]
        if group < 0:
            sums[who] += value
        else:
            most = best_of.setdefault(group, np.zeros(width, np.int64))
            most[who] = np.maximum(most[who], value)
    for most in best_of.values():
        sums += most
    return sums


# People in all lists of a part, from which on it is not written as bit masks: 70 ns each.
_MOST_ENTRIES = 50_000
# Up to here it is at once; above, people whose lists are worth too little are first left out.
_FEW_ENTRIES = 300
# People, size, value, number: an item inside a part.
_Open = tuple[BitMap, int, int, int]


def search(items: Sequence[Item], k: int, node_budget: int) -> Best:
    """Find the heaviest set of items that at least k people fit, or a bound of its weight."""
    best = Best(node_budget)
    groups = [item.group for item in items]
    opened = [(item.people, item.size, item.value, n) for n, item in enumerate(items)]
    _take_valuable(opened, groups, k, best)
    _visit(0, 0, opened, groups, k, best)
    best.bound = max(best.bound, best.value)
    return best


def _take_valuable(opened: Sequence[_Open], groups: Sequence[int], k: int, best: Best) -> None:
    """Step 1: take one item after the other, the most valuable first, as long as k people fit."""
    people: BitMap | None = None
    value = taken = 0
    used: set[int] = set()
    for fit, _, gain, number in sorted(opened, key=lambda item: (-item[2], -item[1], item[3])):
        if groups[number] in used:
            continue
        common = fit if people is None else people & fit
        if len(common) >= k:
            people = common
            value += gain
            taken |= 1 << number
            if groups[number] >= 0:
                used.add(groups[number])
    best.offer(value, taken)


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
            masks = masks_of(people, [item[0] for item in inside])
            options = [(m, item[2], item[3]) for m, item in zip(masks, inside, strict=True)]
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
    """Larger items that go with an item, and the bound of its part, if above `least`."""
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
    together = most_of([(gain, number), *[opened[mate][2:] for mate in mates]], groups)
    return min(bound - lost, taken_value + together), mates


def _among_the_able(
    people: BitMap, opened: list[_Open], groups: Sequence[int], least: int, k: int
) -> tuple[BitMap, list[_Open]]:
    """Leave out people for whom all items that they fit are worth no more than `least`."""
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


@dataclass(frozen=True, slots=True)
class Task:
    """What a strategy gets."""

    chains: Sequence[Chain]
    everybody: int
    k: int
    seed: int
    node_budget: int


# Levels, bound and nodes.
Choice = tuple[list[int], float, int]


def _best(task: Task) -> Choice:
    prepared = items_of(task.chains, task.everybody, task.k)
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
    fitting = [item.people for n, item in enumerate(items) if taken >> n & 1]
    people = intersection(fitting) if fitting else None
    size = task.everybody if people is None else len(people)
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
        lists = task.chains[chain].people
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
    left: BitMap | None = None
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
    """Who fits all levels; None: all people."""
    pairs = zip(task.chains, levels, strict=True)
    lists = [_counted(chain, level) for chain, level in pairs if level < len(chain.people)]
    return intersection(lists) if lists else None


def value_of(chains: Sequence[Chain], levels: Sequence[int]) -> float:
    """What levels are worth, whatever the order of the sum."""
    return math.fsum(
        chain.values[level]
        for chain, level in zip(chains, levels, strict=True)
        if level < len(chain.values)
    )


JOINT_BUDGET = 20_000


@dataclass(frozen=True, slots=True)
class JointRelease:
    """One level per chain, and what all of them together give away."""

    levels: tuple[int, ...]  # Level per chain; `len(chain.people)` says nothing.
    # How many people fit all levels together: the k that was reached, also of each kept term. Below
    # k only if there is no release: there are fewer than k people. All levels then say nothing,
    # and the caller should refuse.
    support: int
    value: float  # What the levels are worth.
    # No release is worth more. Equal to `value` if the release is proven to be the best, up to the
    # grid of `items`; infinite for strategies that prove nothing.
    bound: float
    nodes: int  # Branches that were looked at.
    optimality: float = 1.0  # Share of the bound that was reached: 1.0 if nothing better exists.

    @property
    def proof(self) -> dict[str, Any]:
        """What was proven of it, in plain values."""
        bound = None if self.bound == math.inf else self.bound
        plain = {"value": self.value, "bound": bound, "nodes": self.nodes}
        return {"optimality": self.optimality, **plain}


def choose_jointly(
    chains: Sequence[Chain],
    *,
    k: int,
    population: int,
    strategy: str = "best",
    seed: int = 0,
    node_budget: int = JOINT_BUDGET,
) -> JointRelease:
    """Choose one level per chain, so that at least k people fit all levels together.

    strategy (str): "best": the release worth most; of equals the first by size of the lists, value
        and order of the chains. "greedy": one chain after the other, the most frequent first, each
        with the most valuable level that leaves k people. "random": the same in a random order.
    node_budget (int): Branches that "best" may look at. It then returns the best release so far,
        at least as good as the greedy one, and a bound above its value.
    """
    if population < k:
        nothing = tuple(len(chain.people) for chain in chains)
        return JointRelease(nothing, population, 0.0, 0.0, 0)
    task = Task(chains, population, k, seed, node_budget)
    levels, bound, nodes = STRATEGIES[strategy](task)
    people = people_of(task, levels)
    support = population if people is None else len(people)
    value = value_of(chains, levels)
    share = 1.0 if bound <= value else value / bound
    return JointRelease(tuple(levels), support, value, max(value, bound), nodes, share)


class LeaveOneOut:
    """How many people a release would fit if one of its chains had another level: the witnesses."""

    # Asked for every level that was not released, of up to 45,000 chains in a million characters of
    # dates. So equal lists are held once: leaving a chain out changes something only if no other
    # chain has its list, and what is left without that list is formed once.

    def __init__(self, chains: Sequence[Chain], levels: Sequence[int], *, population: int) -> None:
        self._chains = chains
        self._population = population
        index = SetIndex()
        self._list_of = [
            None if level == len(chain.people) else index.number(_counted(chain, level))
            for chain, level in zip(chains, levels, strict=True)
        ]
        self._lists = index.lists
        self._times = [0] * len(index.lists)
        speaking: dict[int, int] = {}
        for chain_number, number in enumerate(self._list_of):
            if number is not None:
                self._times[number] += 1
                speaking.setdefault(number, chain_number)
        # The first chain of each list; together these fit whom all of them fit.
        self.speaking = tuple(sorted(speaking.values()))
        self._all = intersection(self._lists) if self._lists else None
        self._without: dict[int, BitMap | None] = {}

    def support(self, chain: int, level: int) -> int | None:
        """How many people would fit; None if the level cannot be counted."""
        people = self._others(chain)
        tried = self._chains[chain].people
        if level < len(tried):
            fit = tried[level]
            if fit is None:
                return None
            return len(fit) if people is None else people.intersection_cardinality(fit)
        return self._population if people is None else len(people)

    def _others(self, chain: int) -> BitMap | None:
        """Who fits what the other chains release; None: all people."""
        number = self._list_of[chain]
        if number is None or self._times[number] > 1:
            return self._all
        if number not in self._without:
            others = self._lists[:number] + self._lists[number + 1 :]
            self._without[number] = intersection(others) if others else None
        return self._without[number]


def _counted(chain: Chain, level: int) -> BitMap:
    people = chain.people[level]
    assert people is not None
    return people
