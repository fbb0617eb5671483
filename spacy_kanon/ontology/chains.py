"""Chains of generalizations in a graph of items, without circles.

A graph is two arrays: row i points to `targets[offsets[i]:offsets[i + 1]]`, in the order in which
the source gave them. A chain is stored as one pointer a row, "the next more general item", so that
chains of millions of items take four bytes each and are walked without any search.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, partial
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from ..names import DEM, LOC, MISC, ORG
from ..storage.records import bundled_rows

Rows = npt.NDArray[np.uint32]
Pointers = npt.NDArray[np.int32]

NONE = -1
# Longest chain that is given out; Wikidata's reasonable ones have below 20 levels.
MAX_LEVELS = 50


@dataclass(frozen=True, slots=True)
class Graph:
    """offsets: n + 1 numbers; targets: rows."""

    offsets: Rows
    targets: Rows

    def __len__(self) -> int:
        return len(self.offsets) - 1

    def of(self, row: int) -> Rows:
        return self.targets[self.offsets[row] : self.offsets[row + 1]]

    def of_all(self, rows: npt.NDArray[np.int64]) -> npt.NDArray[np.int64]:
        """The targets of many rows, one row's after the other's."""
        first = self.offsets[rows].astype(np.int64)
        counts = self.offsets[rows + 1].astype(np.int64) - first
        skipped = np.repeat(first - np.cumsum(counts) + counts, counts)
        return self.targets[skipped + np.arange(len(skipped))].astype(np.int64)


def make_graph(size: int, sources: npt.NDArray, targets: npt.NDArray) -> Graph:
    """A graph from pairs of rows; the order of one row's targets is kept."""
    order = np.argsort(sources, kind="stable")
    counts = np.bincount(sources, minlength=size)
    return Graph(offsets_of(counts), np.asarray(targets, dtype=np.uint32)[order])


def offsets_of(lengths: npt.ArrayLike, dtype: type = np.uint32) -> npt.NDArray:
    """Where each of several stretches begins, and the last one ends."""
    return np.concatenate([[0], np.cumsum(lengths)]).astype(dtype)


def reverse(graph: Graph) -> Graph:
    """The same edges from their other end, each row's targets in rising order."""
    sources = np.repeat(np.arange(len(graph), dtype=np.uint32), np.diff(graph.offsets))
    return make_graph(len(graph), graph.targets, sources)


def without_circles(graph: Graph, removed: npt.NDArray[np.bool_]) -> Graph:
    """Drop the edges to removed rows, the self references, and those that close a circle.

    Depth first, rows in rising order and targets in theirs; an edge back to a row of the current
    path is dropped. So the answer depends on nothing but the graph, and no depth is too great.
    """
    fresh, on_path, done = 0, 1, 2
    state = bytearray(len(graph))
    sources, targets = array("I"), array("I")  # A list takes nine times as much.
    offsets, all_targets = graph.offsets, graph.targets
    for start in range(len(graph)):
        if state[start] != fresh:
            continue
        state[start] = on_path
        path = [(start, iter(all_targets[offsets[start] : offsets[start + 1]].tolist()))]
        while path:
            row, ahead = path[-1]
            for target in ahead:
                if removed[target] or state[target] == on_path:
                    continue
                sources.append(row)
                targets.append(target)
                if state[target] == fresh:
                    state[target] = on_path
                    first, last = offsets[target], offsets[target + 1]
                    path.append((target, iter(all_targets[first:last].tolist())))
                    break
            else:
                state[row] = done
                path.pop()
    return make_graph(len(graph), np.frombuffer(sources, np.uint32), np.array(targets))


def first_found(graph: Graph) -> Pointers:
    """For each row the first of its targets."""
    pointers = np.full(len(graph), NONE, dtype=np.int32)
    has_targets = np.diff(graph.offsets) > 0
    pointers[has_targets] = graph.targets[graph.offsets[:-1][has_targets]]
    return pointers


def walk(pointers: Pointers, row: int, *, limit: int = MAX_LEVELS) -> Iterator[int]:
    """The rows above a row, from specific to general, at most `limit` of them."""
    for _ in range(limit):
        row = int(pointers[row])
        if row == NONE:
            return
        yield row


def toward(graph: Graph, goals: npt.NDArray[np.bool_], removed: npt.NDArray[np.bool_]) -> Pointers:
    """For each row that reaches a goal and is none, the first target on a shortest way to one."""
    distance = np.full(len(graph), np.iinfo(np.int32).max, dtype=np.int64)
    distance[goals] = 0
    upward = reverse(graph)
    edge = np.flatnonzero(goals)
    level = 0
    while len(edge):
        level += 1
        below = np.unique(upward.of_all(edge))
        below = below[(distance[below] > level) & ~removed[below]]
        distance[below] = level
        edge = below
    pointers = np.full(len(graph), NONE, dtype=np.int32)
    for row in np.flatnonzero((distance > 0) & (distance <= level)):
        targets = graph.of(int(row))
        pointers[row] = targets[int(np.argmin(distance[targets]))]
    return pointers


def closure(graph: Graph, start: npt.ArrayLike) -> npt.NDArray[np.int64]:
    """The given rows and all that can be reached from them, sorted."""
    seen = np.zeros(len(graph), dtype=bool)
    edge = np.unique(np.asarray(start, dtype=np.int64))
    while len(edge):
        seen[edge] = True
        edge = np.unique(graph.of_all(edge))
        edge = edge[~seen[edge]]
    return np.flatnonzero(seen)


class MetaClasses(NamedTuple):
    """Classes with a special role, by item number."""

    removed: list[int]  # Never offered, and no chain goes through them.
    barred: list[int]  # Their instances are no readings of a phrase of a text.
    tops: dict[int, str]  # Where a chain ends; with the kind of information of what is below.
    # Wording where the label would not be one (role "renamed" does nothing else).
    phrases: dict[int, str]

    def tops_of(self, kind: str) -> list[int]:
        """Where chains of a kind end."""
        return [number for number, of in self.tops.items() if of == kind]


@dataclass(frozen=True, slots=True)
class Region:
    """A part of the world made of whole countries (United Nations M49, and usual groupings)."""

    number: int  # Its Wikidata item.
    label: str
    demonym: str  # What its people are called, "" if it has no word.
    parent: int  # The region around it, 0 if none.
    countries: tuple[str, ...]  # ISO 3166-1 alpha-2 codes; empty if it is made of other regions.


@cache
def meta_classes() -> MetaClasses:
    """The table `data/meta_classes.tsv`."""
    rows = list(bundled_rows("meta_classes.tsv"))
    of_role = {
        role: {int(row[0][1:]): row[3] for row in rows if row[2] == role}
        for role in ("removed", "barred", "top")
    }
    phrases = {int(item[1:]): phrase for item, _, _, _, phrase, _ in rows if phrase}
    return MetaClasses([*of_role["removed"]], [*of_role["barred"]], of_role["top"], phrases)


@cache
def regions() -> tuple[Region, ...]:
    """The table `data/regions.tsv`, small regions before the ones around them."""
    return tuple(
        Region(
            number=int(item[1:]),
            label=label,
            demonym=demonym,
            parent=int(parent[1:]) if parent else 0,
            countries=tuple(countries.split()),
        )
        for item, label, demonym, parent, countries in bundled_rows("regions.tsv")
    )


KIND_FLAGS: dict[str, int] = {LOC: 1, ORG: 2, DEM: 4, MISC: 8}


class Flag:
    """What is known of an item, as bits."""

    ANY_KIND = 15
    REMOVED = 16  # Never a wording.
    BARRED = 32  # Never a reading.
    TOP = 64  # Chains end here.
    CLASS = 128  # Has subclasses, instances or a class above: a text may mean one of its instances.
    COUNTRY = 256
    REGION = 512
    LANGUAGE = 1024
    PEOPLE = 2048  # An ethnic group, a nationality or the people of a place.
    ROLE = 4096  # Said of a person: an occupation, office, title or rank.
    GONE = 8192  # A former country or division.
    PERSON_CLASS = 16384  # A class of people: its instances are people.
    OFFICE = 32768  # An office or position, as distinct from who holds it.


_PERSON = 215627
# Classes whose instances and subclasses get the flag.
_GIVE: dict[int, tuple[int, ...]] = {
    Flag.LANGUAGE: (34770, 17376908, 25295, 33742),
    Flag.PEOPLE: (41710, 33829, 231002, 2472587),
    Flag.ROLE: (
        _PERSON, 12737077, 28640, 4164871, 355567, 216353, 4120621, 56019, 294414, 1781513,
    ),
    Flag.OFFICE: (4164871, 294414),
    Flag.GONE: (3024240, 19953632, 15893266, 19832712, 28171280, 48349),
}  # fmt: skip
# Wikidata's classes of classes: what is an instance of one of them is no wording. (An instance of
# "first-order class" is an ordinary class, its instances are things.)
_CLASSES_OF_CLASSES = (19361238, 19478619, 24017414, 24017465, 23958852, 23959932)


def rows_of(numbers: npt.NDArray[np.uint32], wanted: npt.ArrayLike) -> npt.NDArray[np.int64]:
    """Where items are among sorted numbers, of several the last one; `NONE` for what is not there.

    >>> rows_of(np.array([3, 5, 5], np.uint32), [5, 4]).tolist()
    [2, -1]
    """
    asked = np.asarray(wanted, dtype=np.uint32)
    rows = np.searchsorted(numbers, asked, side="right") - 1
    rows[numbers[rows] != asked] = NONE  # Row -1 is the last one: its number is another.
    return rows


def known_rows(numbers: npt.NDArray[np.uint32], wanted: npt.ArrayLike) -> npt.NDArray[np.int64]:
    """Rows of the items that are there."""
    rows = rows_of(numbers, wanted)
    return rows[rows != NONE]


def make_flags(
    numbers: npt.NDArray[np.uint32], countries: Sequence[int], subclass: Graph, instance: Graph
) -> npt.NDArray[np.uint16]:
    """Flags of all rows."""
    flags = np.zeros(len(subclass), dtype=np.uint16)
    subclasses, instances = reverse(subclass), reverse(instance)
    own, meta = partial(known_rows, numbers), meta_classes()

    def below(wanted: Sequence[int]) -> npt.NDArray[np.int64]:
        classes = closure(subclasses, own(wanted))
        return np.union1d(classes, instances.of_all(classes))

    for kind, flag in KIND_FLAGS.items():
        flags[below(meta.tops_of(kind))] |= flag
    flags[(flags & Flag.ANY_KIND) == 0] |= KIND_FLAGS[MISC]
    for flag, classes in _GIVE.items():
        flags[below(classes)] |= flag
    flags[closure(subclasses, own((_PERSON,)))] |= Flag.PERSON_CLASS
    flags[below(meta.barred)] |= Flag.BARRED
    flags[instances.of_all(own(_CLASSES_OF_CLASSES))] |= Flag.REMOVED
    flags[own(meta.removed)] |= Flag.REMOVED
    tops = own(list(meta.tops))
    flags[tops] = (flags[tops] & np.uint16(0xFFFF - Flag.REMOVED)) | Flag.TOP
    is_class = (np.diff(subclass.offsets) > 0) | (np.diff(subclasses.offsets) > 0)
    is_class |= np.diff(instances.offsets) > 0
    is_class |= (flags & Flag.TOP) > 0
    flags[is_class] |= Flag.CLASS
    flags[np.array(countries, dtype=np.int64)] |= Flag.COUNTRY
    flags[own([region.number for region in regions()])] |= Flag.REGION
    return flags
