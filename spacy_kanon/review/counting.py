"""How many people fit what an annotation leaves visible, counted anew after every command.

The text as written is read once: stretches with the people that each fits. A mark that hides takes
away the stretches under it and shows its wording instead; what is left of a stretch that is hidden
in part is read again. What is visible is then a list of parts, each with posting lists, and their
intersection is counted, smallest list first. A part without posting lists has unknown risk and is
never taken for safe.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable, Sequence
from dataclasses import KW_ONLY, dataclass, field
from operator import attrgetter
from typing import NamedTuple

from pyroaring import BitMap

from .model import Annotation, Choice, Mark

_MAX_WITNESSES = 5
Bounds = tuple[int, int]


class Part(NamedTuple):
    """Something visible, on a stretch of the original text or in its place."""

    start: int
    end: int
    people: tuple[BitMap, ...] | None  # Whom each thing that it says fits; None: not known.
    allowed: bool = False  # A list or rule of the masker lets it stay, known or not.


@dataclass(frozen=True, slots=True)
class Count:
    """What an annotation leaves visible, counted."""

    support: int  # How many people fit all that is visible.
    unknown: tuple[Bounds, ...]  # What cannot be counted.
    witness: tuple[Bounds, ...]  # If fewer than k: what together fits so few.

    def holds(self, k: int) -> bool:
        """Whether the annotation can be released."""
        return self.support >= k and not self.unknown


@dataclass(frozen=True)
class LiveCount:
    """Counts the annotations of one text."""

    source: Sequence[Part]  # The text as written.
    _: KW_ONLY
    k: int
    population: int
    read: Callable[[int, int], Sequence[Part]]  # A stretch by itself.
    people: Callable[[Choice, str], tuple[BitMap, ...] | None]  # Whom a wording for a kind fits.
    count_unknown: bool = True
    _left_overs: dict[Bounds, Sequence[Part]] = field(default_factory=dict)

    def count(self, annotation: Annotation) -> Count:
        """What an annotation leaves visible, counted."""
        marks = list(annotation)
        parts = [*self._source_left(marks), *self._wordings(marks)]
        unknown = tuple((p.start, p.end) for p in parts if p.people is None and not p.allowed)
        common = self._common(parts)
        support = self.population if common is None else len(common)
        witness = self._witness(parts) if support < self.k else ()
        return Count(support, unknown if self.count_unknown else (), witness)

    def alone(self, mark: Mark) -> int | None:
        """How many people fit the phrase under a mark, as written; None: unknown."""
        parts = [self.source[number] for number in self._numbers(mark)]
        if not parts or any(part.people is None for part in parts):
            return None
        common = self._common(parts)
        return self.population if common is None else len(common)

    def _wordings(self, marks: Iterable[Mark]) -> list[Part]:
        """What marks show in place of the source, or say of what the source does not know."""
        parts = []
        for mark in marks:
            if mark.hides and mark.choice is not None:
                parts.append(Part(mark.start, mark.end, self.people(mark.choice, mark.kind)))
            elif mark.identifier != "NO_MASK" and not self._numbers(mark):
                parts.append(Part(mark.start, mark.end, None))
        return parts

    def _source_left(self, marks: Sequence[Mark]) -> list[Part]:
        """What marks that hide leave of the source."""
        hidden = sorted((mark.start, mark.end) for mark in marks if mark.hides)
        ends = [end for _, end in hidden]
        parts: list[Part] = []
        for part in self.source:
            position, pieces = part.start, []
            first = index = bisect_left(ends, part.start + 1)
            while index < len(hidden) and hidden[index][0] < part.end:
                pieces.append((position, hidden[index][0]))
                position = hidden[index][1]
                index += 1
            if index == first:
                parts.append(part)
                continue
            for piece in (*pieces, (position, part.end)):
                if piece[0] < piece[1]:
                    if piece not in self._left_overs:
                        self._left_overs[piece] = self.read(*piece)
                    parts += self._left_overs[piece]
        return parts

    def _numbers(self, mark: Mark) -> range:
        """Parts of the source that a mark touches."""
        first = bisect_left(self.source, mark.start + 1, key=attrgetter("end"))
        last = bisect_left(self.source, mark.end, key=attrgetter("start"))
        return range(first, max(first, last))

    def _common(self, parts: Iterable[Part], base: BitMap | None = None) -> BitMap | None:
        """Who fits all parts; None: the whole population, as no part is counted."""
        lists = [people for part in parts for people in part.people or ()]
        some = (people for people in (base, *lists) if people is not None)
        ordered = sorted({id(people): people for people in some}.values(), key=len)
        return BitMap.intersection(*ordered) if len(ordered) > 1 else next(iter(ordered), None)

    def _witness(self, parts: Sequence[Part]) -> tuple[Bounds, ...]:
        """Few parts that together fit fewer than k people: always the one that leaves fewest."""
        candidates = [part for part in parts if part.people]
        left: BitMap | None = None
        witness: list[Bounds] = []
        while candidates and len(witness) < _MAX_WITNESSES:
            sizes = [
                (len(self._common([part], left) or ()), n) for n, part in enumerate(candidates)
            ]
            size, number = min(sizes)
            part = candidates.pop(number)
            witness.append((part.start, part.end))
            left = self._common([part], left)
            if size < self.k:
                break
        return tuple(witness)
