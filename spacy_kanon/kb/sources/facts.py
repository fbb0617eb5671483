"""(item, person, property) facts on disk, cut by item so that one part fits in memory."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from pathlib import Path

import numpy as np

from ..spill import Partitions

PARTS = 64  # At 110 M facts one part holds 1.7 M of them, 20 MB.
BUFFER = 1_000_000
GROUP = 100_000  # People that are given out together: half of all have the same value of P21.


class FactSpill:
    """Collects facts in memory and appends them to the file of their part when many are there.

    The part of a fact is its item modulo `PARTS`; the names of an item go to the same part.

    folder (Path): Where a folder for the files is made.
    """

    def __init__(self, folder: Path) -> None:
        self._partitions = Partitions(folder / "facts")
        self._start()

    def _start(self) -> None:
        self._items, self._people, self._origins = array("I"), array("I"), array("I")

    def add(self, item: int, person: int, origin: int) -> None:
        """Take a fact.

        item (int): Number of the item that is the value.
        person (int): Number of the person.
        origin (int): Number of the property.
        RAISES (OSError): The disk is full or cannot be written.
        """
        self._items.append(item)
        self._people.append(person)
        self._origins.append(origin)
        if len(self._items) >= BUFFER:
            self._flush()

    def finish(self) -> None:
        """Write what is buffered; nothing can be added after.

        RAISES (OSError): The disk is full or cannot be written.
        """
        self._flush()
        self._partitions.finish()

    def _flush(self) -> None:
        import polars as pl

        columns = {"item": self._items, "person": self._people, "origin": self._origins}
        frame = pl.DataFrame({name: np.array(ids, np.uint32) for name, ids in columns.items()})
        self._start()
        self._partitions.cut(frame, pl.col("item") % PARTS)

    def groups(self, part: int) -> Iterator[tuple[int, int, list[int]]]:
        """The facts of a part, each once.

        part (int): Its number, below `PARTS`.
        YIELDS (tuple[int, int, list[int]]): Item, origin and increasing people, by item and origin;
            of more than `GROUP` people several times.
        """
        import polars as pl

        if part not in self._partitions:
            return
        facts = self._partitions.read(part).unique().sort("item", "origin", "person")
        groups = facts.group_by("item", "origin", maintain_order=True).agg(pl.len())
        people, start = facts["person"], 0
        for item, origin, size in groups.iter_rows():
            for first in range(start, start + size, GROUP):
                yield item, origin, people[first : min(first + GROUP, start + size)].to_list()
            start += size

    def abandon(self) -> None:
        """Let go of all files, whatever state they are in."""
        self._partitions.abandon()
