"""Items that lie in a file: of millions of them only numbers and places are in memory."""

from __future__ import annotations

import json
from array import array
from collections.abc import Iterator, Sequence
from itertools import groupby
from operator import itemgetter
from typing import IO, Any

import numpy as np
import numpy.typing as npt

from ..entities import Entity

_LENGTH_BYTES = 4


class StoredItems:
    """Items sorted by number, each read from a file when its turn comes.

    Plan: they are appended as they come; when all are there, only their places are sorted.

    numbers (NDArray[uint32]): Of all items, rising, once `sort` was called.
    """

    def __init__(self, file: IO[bytes]) -> None:
        """file (IO[bytes]): Empty, open for reading and writing."""
        self._file = file
        self._end = 0
        self._appended = array("Q"), array("I")
        self._places: npt.NDArray[np.uint64] = np.zeros(0, dtype=np.uint64)
        self.numbers: npt.NDArray[np.uint32] = np.zeros(0, dtype=np.uint32)

    def append(self, entity: Entity) -> None:
        """Append an item, in any order.

        entity (Entity): The item.
        """
        data = json.dumps(entity).encode()  # Of one item faster than srsly's MessagePack.
        self._file.write(len(data).to_bytes(_LENGTH_BYTES, "little"))
        self._file.write(data)
        places, numbers = self._appended
        places.append(self._end)
        numbers.append(entity.number)
        self._end += _LENGTH_BYTES + len(data)

    def sort(self) -> None:
        """Sort by number, and items of one number by what they say. Nothing is appended after."""
        self._file.flush()
        places, numbers = (np.array(column) for column in self._appended)
        self._appended = array("Q"), array("I")
        order = np.argsort(numbers, kind="stable")
        self._places, self.numbers = places[order], numbers[order]
        again = np.flatnonzero(self.numbers[1:] == self.numbers[:-1])
        rows = np.union1d(again, again + 1).tolist()
        for _, alike in groupby(((self.numbers[row], row) for row in rows), key=itemgetter(0)):
            same = [row for _, row in alike]
            self._places[same] = sorted(self._places[same], key=self._read)

    def __len__(self) -> int:
        return len(self._places)

    def __iter__(self) -> Iterator[Entity]:
        return map(self._read, self._places)

    def rows_of(self, numbers: npt.NDArray[Any]) -> npt.NDArray[np.int64]:
        """Where items are.

        numbers (NDArray): Of any items.
        RETURNS (NDArray[int64]): Rows; -1 for those that are not here.
        """
        rows = np.searchsorted(self.numbers, numbers.astype(np.uint32), side="right") - 1
        rows[self.numbers[rows] != numbers] = -1  # Row -1 is the last one: its number is another.
        return rows

    def _read(self, place: np.uint64) -> Entity:
        self._file.seek(int(place))
        size = int.from_bytes(self._file.read(_LENGTH_BYTES), "little")
        return entity_of(json.loads(self._file.read(size)))


def entity_of(record: Sequence[Any]) -> Entity:
    """An entity from the list that JSON or MessagePack made of it.

    record (Sequence[Any]): Its fields, with lists for tuples.
    """
    number, label, aliases, demonyms, code, edges, has_person, population = record
    targets = tuple(tuple(numbers) for numbers in edges)
    return Entity(
        number, label, tuple(aliases), tuple(demonyms), code, targets, has_person, population
    )


class RowOf:
    """From numbers of items to their rows, as a dict would do it, without its memory."""

    def __init__(self, numbers: npt.NDArray[np.uint32]) -> None:
        """numbers (NDArray[uint32]): Of all rows, rising."""
        self._numbers = numbers

    def __contains__(self, number: int) -> bool:
        return self.get(number, -1) >= 0

    def __getitem__(self, number: int) -> int:
        row = self.get(number, -1)
        if row < 0:
            raise KeyError(number)
        return row

    def get(self, number: int, default: int) -> int:
        """The row of an item, of several the last one.

        number (int): Of the item.
        default (int): If it is not here.
        """
        row = int(np.searchsorted(self._numbers, number, side="right")) - 1
        return row if row >= 0 and self._numbers[row] == number else default
