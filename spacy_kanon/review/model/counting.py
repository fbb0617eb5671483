"""How many people fit what a sheet leaves visible, counted anew after every command.

Plan. What stands in the text as written is read once: the *ground*, stretches with the people that
each fits. A mark that hides takes the stretches under it away and puts its wording in their place;
of a stretch that is hidden in part, what is left of it is read again. What is then visible is a
list of parts, each with posting lists. Together they fit whoever is in all lists, and the smallest
list first makes that a matter of microseconds a part.

A part without a posting list says something whose risk is unknown. It is never taken for safe.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from pyroaring import BitMap

from ...anonymity.combinations import verify
from .marks import KEEP, OPERATOR, Choice, Mark, Sheet

_MOST_WITNESSES = 5


class Part(NamedTuple):
    """Something visible, and whom it fits.

    start, end (int): The stretch of the original text that it stands on or for.
    people (tuple[BitMap, ...] | None): Whom each thing that it says fits; empty: it says nothing;
        None: that is not known.
    ruled (bool): A list or a rule of the masker lets it stay, known or not.
    """

    start: int
    end: int
    people: tuple[BitMap, ...] | None
    ruled: bool = False


Reading = Callable[[int, int], Sequence[Part]]
Says = Callable[[Mark, Choice], "tuple[BitMap, ...] | None"]


@dataclass(frozen=True, slots=True)
class Counted:
    """What a sheet leaves visible, counted.

    support (int): Fewest people that anything visible singles out: all of it together, or under
        the guarantee "combinations" the smallest group of 1 to k - 1 people, else the population.
    unknown (tuple[tuple[int, int], ...]): Stretches that say what cannot be counted.
    witness (tuple[tuple[int, int], ...]): If fewer than k: stretches that together fit so few.
    """

    support: int
    unknown: tuple[tuple[int, int], ...]
    witness: tuple[tuple[int, int], ...]

    def holds(self, k: int) -> bool:
        """Whether the sheet can be released."""
        return self.support >= k and not self.unknown


class LiveCount:
    """Counts the sheets of one text."""

    def __init__(
        self,
        ground: Sequence[Part],
        *,
        k: int,
        population: int,
        scope: BitMap | None,
        read: Reading,
        says: Says,
        jointly: bool = True,
        unknown_counts: bool = True,
    ) -> None:
        self.ground = list(ground)
        self.k = k
        self.population = population
        self.jointly = jointly
        self._scope = scope
        self._read = read
        self._says = says
        self._unknown_counts = unknown_counts
        self._starts = [part.start for part in ground]
        self._ends = [part.end for part in ground]
        self._alone: dict[tuple[int, int], int | None] = {}
        self._remains: dict[tuple[int, int], tuple[Part, ...]] = {}

    def count(self, sheet: Sheet) -> Counted:
        """Count a sheet. Also why, if fewer than k people fit."""
        return self._counted(self.visible(sheet))

    def visible(self, sheet: Sheet) -> list[Part]:
        """What a sheet leaves visible."""
        return self._visible(list(sheet))

    def with_choices(
        self, sheet: Sheet, marks: Sequence[Mark], choices: Sequence[Choice]
    ) -> list[Counted]:
        """What the sheet would be with each of several choices for some marks."""
        numbers = {mark.number for mark in marks}
        others = [mark for mark in sheet if mark.number not in numbers]
        touched = self._touched(marks)
        # The ground under the marks is either hidden by the choice or what a kept one shows.
        apart = self._visible(others, without=touched)
        hidden = self._visible([*others, *marks], within=touched, opaque=numbers)
        base = self._everybody(apart)
        counted = []
        for choice in choices:
            if choice.hides:
                # What an operator leaves is of each mention; all else says the same everywhere.
                saying = marks if choice.how == OPERATOR else marks[:1]
                extra = [*hidden, *(Part(m.start, m.end, self._says(m, choice)) for m in saying)]
            else:
                kept = [replace(mark, choice=None) for mark in marks]
                extra = self._visible([*others, *kept], within=touched)
                extra += self._unseen(kept)
            counted.append(self._counted([*apart, *extra], extra, base))
        return counted

    def _touched(self, marks: Sequence[Mark]) -> set[int]:
        """Numbers of the parts of the ground that marks touch."""
        return {number for mark in marks for number in self._numbers(mark.start, mark.end)}

    def alone(self, mark: Mark) -> int | None:
        """How many people fit the phrase under a mark, as written."""
        bounds = mark.start, mark.end
        if bounds not in self._alone:
            parts = [self.ground[number] for number in self._numbers(*bounds)]
            if not parts or any(part.people is None for part in parts):
                self._alone[bounds] = None
            else:
                everybody = self._everybody(parts)
                size = self.population if everybody is None else len(everybody)
                self._alone[bounds] = size
        return self._alone[bounds]

    def _visible(
        self,
        marks: Sequence[Mark],
        *,
        opaque: Collection[int] = (),
        within: Collection[int] | None = None,
        without: Collection[int] = (),
    ) -> list[Part]:
        """What some marks leave visible."""
        hidden = [(m.start, m.end) for m in marks if m.hides or m.number in opaque]
        hidden.sort()
        starts = [start for start, _ in hidden]
        parts: list[Part] = []
        numbers = range(len(self.ground)) if within is None else sorted(within)
        for number in numbers:
            if number not in without:
                parts += self._left_of(self.ground[number], hidden, starts)
        if within is None:
            for mark in marks:
                choice = mark.choice
                if choice is not None and choice.how != KEEP:
                    parts.append(Part(mark.start, mark.end, self._says(mark, choice)))
            parts += self._unseen(marks)
        return parts

    def _unseen(self, marks: Iterable[Mark]) -> list[Part]:
        """What people have marked that stays, and of which the knowledge base knows nothing."""
        return [
            Part(mark.start, mark.end, None)
            for mark in marks
            if not mark.hides and not mark.is_harmless and not self._numbers(mark.start, mark.end)
        ]

    def _left_of(
        self, part: Part, hidden: Sequence[tuple[int, int]], starts: Sequence[int]
    ) -> Sequence[Part]:
        """What hidden stretches leave of a part of the ground."""
        first = bisect_left(starts, part.start)
        if first and hidden[first - 1][1] > part.start:
            first -= 1
        position, pieces, touched = part.start, [], False
        for number in range(first, len(hidden)):
            start, end = hidden[number]
            if start >= part.end:
                break
            touched = True
            if start > position:
                pieces.append((position, start))
            position = max(position, end)
        if not touched:
            return (part,)
        if position < part.end:
            pieces.append((position, part.end))
        return [seen for piece in pieces for seen in self._remain(*piece)]

    def _remain(self, start: int, end: int) -> tuple[Part, ...]:
        if (start, end) not in self._remains:
            self._remains[start, end] = tuple(self._read(start, end))
        return self._remains[start, end]

    def _numbers(self, start: int, end: int) -> range:
        """Parts of the ground that a stretch touches."""
        first = bisect_left(self._ends, start + 1)
        return range(first, max(first, bisect_left(self._starts, end)))

    def _counted(
        self,
        parts: Sequence[Part],
        extra: Sequence[Part] | None = None,
        base: BitMap | None = None,
    ) -> Counted:
        unknown = tuple((p.start, p.end) for p in parts if p.people is None and not p.ruled)
        unknown = unknown if self._unknown_counts else ()
        if not self.jointly:
            support, witness = self._combinations(parts)
            return Counted(support, unknown, witness)
        if extra is None:
            everybody = self._everybody(parts)
        else:
            everybody = self._intersected([base, *_lists(extra)])
        support = self.population if everybody is None else len(everybody)
        witness = self._witness(parts) if support < self.k else ()
        return Counted(support, unknown, witness)

    def _everybody(self, parts: Sequence[Part]) -> BitMap | None:
        """Who fits all parts; None: nothing that is counted is said."""
        return self._intersected([self._scope, *_lists(parts)])

    @staticmethod
    def _intersected(lists: Sequence[BitMap | None]) -> BitMap | None:
        distinct = {id(people): people for people in lists if people is not None}
        ordered = sorted(distinct.values(), key=len)
        if not ordered:
            return None
        return BitMap.intersection(*ordered) if len(ordered) > 1 else ordered[0]

    def _combinations(self, parts: Sequence[Part]) -> tuple[int, tuple[tuple[int, int], ...]]:
        postings, owners = [], []
        for part in parts:
            for people in part.people or ():
                postings.append(people if self._scope is None else people & self._scope)
                owners.append((part.start, part.end))
        breaches = verify(postings, range(len(postings)), self.k)
        if not breaches:
            return self.population, ()
        least = min(breaches, key=lambda breach: (breach.support, len(breach.terms)))
        return least.support, tuple(dict.fromkeys(owners[term] for term in least.terms))

    def _witness(self, parts: Sequence[Part]) -> tuple[tuple[int, int], ...]:
        """Few parts that together fit fewer than k people: always the one that leaves fewest."""
        open_parts = [part for part in parts if part.people]
        left = self._scope
        witness: list[Part] = []
        while open_parts and len(witness) < _MOST_WITNESSES:
            sized = [(self._left(left, part), n) for n, part in enumerate(open_parts)]
            size, number = min(sized)
            part = open_parts.pop(number)
            witness.append(part)
            left = self._intersected([left, *(part.people or ())])
            if size < self.k:
                break
        return tuple((part.start, part.end) for part in witness)

    def _left(self, left: BitMap | None, part: Part) -> int:
        lists = part.people
        assert lists, "only parts with people are asked for"
        people = lists[0] if len(lists) == 1 else BitMap.intersection(*lists)
        return len(people) if left is None else people.intersection_cardinality(left)


def _lists(parts: Iterable[Part]) -> list[BitMap]:
    return [people for part in parts for people in part.people or ()]
