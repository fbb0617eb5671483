"""Chains of generalizations in a graph of items: without circles, first found and longest.

A graph is two arrays: row i points to `targets[offsets[i]:offsets[i + 1]]`, in the order in which
the source gave them. A chain is stored as one pointer a row, "the next more general item", so that
chains of millions of items take four bytes each and are walked without any search.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

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
    offsets = np.zeros(size + 1, dtype=np.uint32)
    np.cumsum(counts, out=offsets[1:])
    return Graph(offsets, np.asarray(targets, dtype=np.uint32)[order])


def reverse(graph: Graph) -> Graph:
    """The same edges from their other end, each row's targets in rising order."""
    sources = np.repeat(np.arange(len(graph), dtype=np.uint32), np.diff(graph.offsets))
    return make_graph(len(graph), graph.targets, sources)


def without_circles(graph: Graph, removed: npt.NDArray[np.bool_]) -> tuple[Graph, Rows]:
    """Drop the edges to removed rows, the self references, and those that close a circle.

    Depth first, rows in rising order and targets in theirs; an edge back to a row of the current
    path is dropped. So the answer depends on nothing but the graph, and no depth is too great.

    RETURNS (tuple[Graph, Rows]): The graph without circles, and its rows, each after all
        rows it leads to.
    """
    fresh, on_path, done = 0, 1, 2
    state = bytearray(len(graph))
    sources, targets, order = array("I"), array("I"), array("I")  # A list takes nine times as much.
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
                order.append(row)
                path.pop()
    acyclic = make_graph(len(graph), np.frombuffer(sources, np.uint32), np.array(targets))
    return acyclic, np.array(order)


def first_found(graph: Graph) -> Pointers:
    """For each row the first of its targets."""
    pointers = np.full(len(graph), NONE, dtype=np.int32)
    has_targets = np.diff(graph.offsets) > 0
    pointers[has_targets] = graph.targets[graph.offsets[:-1][has_targets]]
    return pointers


def longest(graph: Graph, order: Rows) -> Pointers:
    """For each row the target that begins the longest chain; of equals the last one.

    graph, order: As `without_circles` returns them: one pass, since targets come before sources.
    """
    pointers = np.full(len(graph), NONE, dtype=np.int32)
    length = array("I", bytes(4 * len(graph)))
    offsets, targets = (array("I", rows.tobytes()) for rows in (graph.offsets, graph.targets))
    for row in array("I", order.tobytes()):
        best, best_length = NONE, 0
        for target in targets[offsets[row] : offsets[row + 1]]:
            if length[target] + 1 >= best_length:
                best, best_length = target, length[target] + 1
        pointers[row], length[row] = best, best_length
    return pointers


def walk(pointers: Pointers, row: int, *, limit: int = MAX_LEVELS) -> Iterator[int]:
    """The rows above a row, from specific to general, at most `limit` of them."""
    for _ in range(limit):
        row = int(pointers[row])
        if row == NONE:
            return
        yield row


def toward(graph: Graph, goals: npt.NDArray[np.bool_], removed: npt.NDArray[np.bool_]) -> Pointers:
    """For each row the target on a shortest way to any goal, of equals the first found.

    A goal points nowhere: chains end there. So do rows from which no goal can be reached.
    """
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
