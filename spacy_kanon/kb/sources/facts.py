"""(item, person, property) facts on disk, cut by item so that one part fits in memory."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import numpy as np

PARTS = 64  # At 110 M facts one part holds 1.7 M of them, 20 MB.
BUFFER = 1_000_000
FACT = np.dtype([("item", "<u4"), ("person", "<u4"), ("origin", "<u4")])


class FactSpill:
    """Collects facts in memory and appends them to the file of their part when many are there.

    The part of a fact is its item modulo `PARTS`; the names of an item go to the same part.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._items = array("I")
        self._people = array("I")
        self._origins = array("I")
        self.count = 0

    def add(self, item: int, person: int, origin: int) -> None:
        self._items.append(item)
        self._people.append(person)
        self._origins.append(origin)
        self.count += 1
        if len(self._items) >= BUFFER:
            self.flush()

    def flush(self) -> None:
        """Write what is buffered. RAISES (OSError): The disk is full or cannot be written."""
        facts = np.empty(len(self._items), FACT)
        facts["item"] = np.frombuffer(self._items, np.uint32)
        facts["person"] = np.frombuffer(self._people, np.uint32)
        facts["origin"] = np.frombuffer(self._origins, np.uint32)
        self._items, self._people, self._origins = array("I"), array("I"), array("I")
        parts = facts["item"] % PARTS
        facts = facts[np.argsort(parts, kind="stable")]
        bounds = np.cumsum(np.bincount(parts, minlength=PARTS))[:-1]
        for part, rows in enumerate(np.split(facts, bounds)):
            if len(rows):
                with self._path(part).open("ab") as file:
                    file.write(rows.tobytes())

    def groups(self, part: int) -> Iterator[tuple[int, int, list[int]]]:
        """The facts of a part as (item, origin, increasing people), by item and origin."""
        if not self._path(part).exists():
            return
        facts = np.unique(np.fromfile(self._path(part), FACT))
        facts = facts[np.lexsort((facts["person"], facts["origin"], facts["item"]))]
        changed = (facts["item"][1:] != facts["item"][:-1]) | (
            facts["origin"][1:] != facts["origin"][:-1]
        )
        starts = [0, *(np.flatnonzero(changed) + 1).tolist(), len(facts)]
        for start, stop in pairwise(starts):
            first = facts[start]
            yield int(first["item"]), int(first["origin"]), facts["person"][start:stop].tolist()

    def _path(self, part: int) -> Path:
        return self._folder / f"facts-{part}.bin"
