"""What items that exclude each other are worth together: no more than the best of each group.

A wording of a chain that does not grow excludes the others of its chain (`items`). A bound that
adds all of them up is never reached: of each group only the most valuable one counts, among all
open items for a branch, and among those that a person fits for that person.

Example: "Oslo" (worth 9) and "a city in Norway" (7) exclude each other, "judoka" (4) is in no
group. No set is worth more than 13, and whoever fits the last two reaches 11.

Among fewer people the wordings of a chain may grow after all. Then each is worth what it adds to
the next wider one, and no longer excludes any: whoever takes the narrow one takes all.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

# Mask of people, value, number of the item.
Option = tuple[int, int, int]


def most_of(items: Iterable[tuple[int, int]], groups: Sequence[int]) -> int:
    """What no set of items exceeds.

    items (Iterable[tuple[int, int]]): Value and number of each.
    groups (Sequence[int]): Group per number; -1: none.
    RETURNS (int): The values of those in no group, and the greatest of each group.

    >>> most_of([(9, 0), (7, 1), (4, 2)], [5, 5, -1])
    13
    """
    total = 0
    most: dict[int, int] = {}
    for value, number in items:
        group = groups[number]
        if group < 0:
            total += value
        elif value > most.get(group, 0):
            most[group] = value
    return total + sum(most.values())


def sums_of(
    fits: NDArray[np.float32], weights: NDArray[np.float32], ends: Sequence[int]
) -> NDArray[np.float32]:
    """What each person may reach.

    fits (NDArray[np.float32]): A row an item, a column a person: 1 if it fits. First the items of
        no group, then those of one group after the other. Changed.
    weights (NDArray[np.float32]): A value an item.
    ends (Sequence[int]): Where the items of no group end, and each group but the last: a number of
        rows, rising.
    RETURNS (NDArray[np.float32]): A sum a person.
    """
    alone = ends[0] if ends else len(fits)
    sums = weights[:alone] @ fits[:alone]
    if alone < len(fits):
        grouped = fits[alone:]
        grouped *= weights[alone:, np.newaxis]
        sums += np.maximum.reduceat(grouped, [end - alone for end in ends], axis=0).sum(axis=0)
    return sums


def by_group(options: Sequence[Option], groups: Sequence[int]) -> tuple[list[Option], list[int]]:
    """Order items for `sums_of`.

    options (Sequence[Option]): In any order.
    groups (Sequence[int]): Group per number; -1: none.
    RETURNS (tuple[list[Option], list[int]]): Those of no group, then group by group; and its
        `ends`, empty if there are no groups.
    """
    alone, members = _members(options, groups)
    ends = []
    for some in members.values():
        ends.append(len(alone))
        alone += some
    return alone, ends


def ungrouped(options: Sequence[Option], groups: Sequence[int]) -> tuple[list[Option], list[int]]:
    """Take apart the groups that grow among the people of a branch.

    options (Sequence[Option]): Items among these people.
    groups (Sequence[int]): Group per number; -1: none. Not changed.
    RETURNS (tuple[list[Option], list[int]]): The items, each of a group that grows worth what it
        adds to the next wider one, without those for which another fits all their people and is
        worth as much; and the groups that are left.
    """
    kept, members = _members(options, groups)
    left = list(groups)
    for some in members.values():
        some = _undominated(some)
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


def _undominated(options: Sequence[Option]) -> list[Option]:
    """From wide to narrow, without those that another one makes needless."""
    kept: list[Option] = []
    for option in sorted(options, key=lambda option: (-option[0].bit_count(), -option[1])):
        mask, value, _ = option
        if not any(mask & wide == mask and value <= worth for wide, worth, _ in kept):
            kept.append(option)
    return kept
