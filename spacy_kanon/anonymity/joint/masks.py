"""The heaviest set of items among a few thousand people, by branch and bound over bit masks.

Plan. People are numbered, so that who fits an item is one int, and 1,000 people are intersected
in 50 ns. Each step looks at a branch: some items are taken, some are out, the others are open.

1. Open items that fewer than k of the branch's people fit are out; those that all fit are taken.
2. A set that k people fit is worth no more to any of them than all open items that the person
   fits, of a group the most valuable one (see `groups`). So only people for whom these are worth
   more than the best set so far can fit a better one. Fewer than k such people: the branch is
   done. Otherwise go on with these people only, from step 1, until nobody else leaves.
3. Branch on one item: take it, or put it out together with all items that only its people fit
   (to take one of those is to take it).

Example, k = 2, best so far 4: five people, items A (worth 3; people 0 1 2), B (worth 2; 0 1 3),
C (worth 1; 3 4). Person 0 and 1 may reach 5, person 2 only 3, person 3 only 3, person 4 only 1.
So 0 and 1 are left, A and B fit both, and the set A B, worth 5, is reached without a branch.

Why step 2 loses nothing: all people who fit a better set pass it, so a better set has the same
support among those who are left.

The sums of step 2 are formed for all people at once, as a product of values and masks. Values are
rounded up to `_WEIGHT_BITS` bits there, which is safe in a bound.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np
from numpy.typing import NDArray
from pyroaring import BitMap

from .groups import Option, by_group, most_of, sums_of, ungrouped

_WEIGHT_BITS = 10
# Options whose masks are written out at once, a number a person.
_MOST_ROWS = 256

# People, value of the items taken, these items, open items, bound.
_Branch = tuple[int, int, int, list[Option], int]


class Best:
    """The best set so far, and what the search may still spend.

    value (int): Value of the best set.
    taken (int): The items in it, as a bit mask of their numbers.
    bound (int): No set that was left aside for want of budget is worth more; see `Best.leave`.
    nodes (int): Branches looked at.
    budget (int): How many may be.
    """

    __slots__ = ("bound", "budget", "nodes", "taken", "value")

    def __init__(self, budget: int) -> None:
        self.value = 0
        self.taken = 0
        self.bound = 0
        self.nodes = 0
        self.budget = budget

    def offer(self, value: int, taken: int) -> None:
        """Keep a set if it is worth more than the best so far.

        value (int): What it is worth.
        taken (int): Its items; at least k people fit them all.
        """
        if value > self.value:
            self.value, self.taken = value, taken

    def leave(self, bound: int) -> None:
        """Leave a branch aside.

        bound (int): What no set in it exceeds.
        """
        if bound > self.bound:
            self.bound = bound

    def spent(self) -> bool:
        """Count a branch. RETURNS (bool): Whether the budget has ended."""
        if self.nodes >= self.budget:
            return True
        self.nodes += 1
        return False


def masks_of(universe: BitMap, people: Iterable[BitMap]) -> list[int]:
    """Number people, and write sets of them as ints.

    universe (BitMap): Who is numbered, from 0, ascending.
    people (Iterable[BitMap]): Parts of it.
    RETURNS (list[int]): Each part as an int: one bit per person.
    """
    width = len(universe)
    numbers = np.empty(universe.max() + 1 if universe else 0, dtype=np.intp)
    numbers[_ids(universe)] = np.arange(width)
    masks = []
    for part in people:
        fits = np.zeros(width, dtype=bool)
        fits[numbers[_ids(part)]] = True
        masks.append(_mask(fits))
    return masks


def _ids(people: BitMap) -> NDArray[np.uint32]:
    return np.frombuffer(people.to_array(), dtype=np.uint32)


def search_masks(
    everybody: int,
    value: int,
    taken: int,
    options: list[Option],
    groups: Sequence[int],
    k: int,
    best: Best,
) -> None:
    """Look for a set that is worth more than the best so far.

    everybody (int): How many people there are; at least k.
    value (int): What the items are worth that are taken already.
    taken (int): These items, as a bit mask of their numbers.
    options (list[Option]): The open items.
    groups (Sequence[int]): Group per item number: those of one group exclude each other, but for
        group -1.
    k (int): How many people a set must fit.
    best (Best): Read and improved.
    """
    options, groups = ungrouped(options, groups)
    bound = value + _most_of(options, groups)
    stack: list[_Branch] = [((1 << everybody) - 1, value, taken, options, bound)]
    shift = _shift(option[1] for option in options)
    while stack:
        people, value, taken, options, bound = stack.pop()
        if bound <= best.value:
            continue
        if best.spent():
            best.leave(_tightened(bound, people, value, options, groups, shift, k))
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


def _rounded(value: int, shift: int) -> int:
    """A value without its last bits, rounded up."""
    return -(-value >> shift)


def _sums(
    width: int, options: Sequence[Option], groups: Sequence[int], shift: int
) -> NDArray[np.float64]:
    """What everybody may reach, rounded up: whole numbers, which floats hold exactly."""
    size = (width + 7) // 8
    sums = np.zeros(width)
    options, ends = by_group(options, groups)
    # The groups stay together, in the last piece.
    alone = ends[0] if ends else len(options)
    cuts = [*range(0, alone, _MOST_ROWS)] or [0]
    for first, last in zip(cuts, [*cuts[1:], len(options)], strict=True):
        rows = options[first:last]
        packed = np.frombuffer(b"".join([o[0].to_bytes(size, "little") for o in rows]), np.uint8)
        packed = packed.reshape(len(rows), size)
        fits = np.unpackbits(packed, axis=1, count=width, bitorder="little").astype(np.float32)
        weights = np.array([_rounded(o[1], shift) for o in rows], dtype=np.float32)
        is_last = last == len(options)
        sums += sums_of(fits, weights, [end - first for end in ends] if is_last else ())
    return sums


def _heavier(
    people: int, options: Sequence[Option], groups: Sequence[int], least: int, shift: int
) -> int:
    """Of some people, those whose open items are worth more than `least`, or may be."""
    threshold = least >> shift
    if threshold < 0:
        return people
    return people & _mask(_sums(people.bit_length(), options, groups, shift) > threshold)


def _mask(fits: NDArray[np.bool_]) -> int:
    return int.from_bytes(np.packbits(fits, bitorder="little").tobytes(), "little")


def _tightened(
    bound: int,
    people: int,
    value: int,
    options: Sequence[Option],
    groups: Sequence[int],
    shift: int,
    k: int,
) -> int:
    """The bound of a branch that is left aside: what its k-th best person may reach."""
    able = [(mask & people, gain, number) for mask, gain, number in options]
    reach = _kth(_sums(people.bit_length(), able, groups, shift), k)
    return min(bound, value + (reach << shift))


def reaches(
    universe: BitMap, lists: Sequence[BitMap], values: Sequence[int], groups: Sequence[int]
) -> NDArray[np.int64]:
    """What no set that a person fits exceeds.

    universe (BitMap): The people, not empty.
    lists (Sequence[BitMap]): The people of each item, all of the universe.
    values (Sequence[int]): What each item is worth.
    groups (Sequence[int]): The group of each item; -1: none.
    RETURNS (NDArray[np.int64]): A number a person, in ascending order of the people.
    """
    width = len(universe)
    numbers = np.empty(universe.max() + 1, dtype=np.intp)
    numbers[_ids(universe)] = np.arange(width)
    sums = np.zeros(width, np.int64)
    best_of: dict[int, NDArray[np.int64]] = {}
    for people, value, group in zip(lists, values, groups, strict=True):
        who = numbers[_ids(people)]
        if group < 0:
            sums[who] += value
        else:
            most = best_of.setdefault(group, np.zeros(width, np.int64))
            most[who] = np.maximum(most[who], value)
    for most in best_of.values():
        sums += most
    return sums


def reach_of(lists: Sequence[BitMap], values: Sequence[int], groups: Sequence[int], k: int) -> int:
    """What no set that k people fit exceeds: what the k-th best person may reach.

    lists (Sequence[BitMap]): The people of each item.
    values (Sequence[int]): What each item is worth.
    groups (Sequence[int]): The group of each item; -1: none.
    k (int): How many people a set must fit.
    RETURNS (int): The bound.
    """
    universe = BitMap.union(*lists) if lists else BitMap()
    return _kth(reaches(universe, lists, values, groups), k) if universe else 0


def _kth(sums: NDArray[np.integer] | NDArray[np.floating], k: int) -> int:
    """The k-th greatest sum; 0 if there are fewer."""
    return int(np.partition(sums, -k)[-k]) if len(sums) >= k else 0
