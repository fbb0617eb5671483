"""Posting lists as bytes: sorted ids, or a roaring bitmap in its portable serialized form.

The library checks a bitmap's containers when it reads one (`roaring_bitmap_internal_validate`).
"""

from __future__ import annotations

import hashlib
import struct
from array import array
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray
from pyroaring import BitMap

from ..errors import Errors, KanonError
from ..storage.folders import WORD, Folder, of_one_moment
from .format import FILES, FORMAT, LIST, LIST_AND_END, LIST_DTYPE, ROW, SHORT

if TYPE_CHECKING:
    import polars as pl


def encode_list(ids: np.ndarray) -> np.ndarray:
    """The words of one posting list."""
    if len(ids) < SHORT:
        return ids
    bitmap = BitMap(array("I", ids.astype(np.uint32).tobytes()))
    bitmap.run_optimize()
    data = bitmap.serialize()
    return np.frombuffer(data + b"\0" * (-len(data) % WORD), dtype="<u4")


def decode_list(data: bytes, count: int) -> BitMap:
    """The inverse of `encode_list`."""
    if count < SHORT:
        return BitMap(struct.unpack(f"<{count}I", data))
    return BitMap.deserialize(data)


_DIGEST_BYTES = 16
DIGEST = f"S{_DIGEST_BYTES}"

Digests = NDArray[np.bytes_]
Numbers = NDArray[np.int64]


class DigestNumbers:
    """Which number a digest has.

    Plan: what is added becomes a sorted run; while the run before is not twice as long, the two are
    merged. So there are at most as many runs as the number of digests has bits, and each digest is
    moved as often at most. A look-up is a binary search in each run.

    >>> numbers = DigestNumbers()
    >>> numbers.add(np.array([b"b", b"a"], DIGEST), np.array([0, 1]))
    >>> numbers.find(np.array([b"a", b"c"], DIGEST)).tolist()
    [1, -1]
    """

    def __init__(self) -> None:
        self._runs: list[tuple[Digests, NDArray[np.uint32]]] = []

    def find(self, digests: Digests) -> Numbers:
        """Numbers of digests. -1 for those that were not added."""
        numbers = np.full(len(digests), -1, dtype=np.int64)
        for run, run_numbers in self._runs:
            places = np.minimum(np.searchsorted(run, digests), len(run) - 1)
            hits = run[places] == digests
            numbers[hits] = run_numbers[places[hits]]
        return numbers

    def add(self, digests: Digests, numbers: Numbers) -> None:
        """Give numbers to digests."""
        if not len(digests):
            return
        self._runs.append(_sorted(digests, numbers.astype(np.uint32)))
        while len(self._runs) > 1 and len(self._runs[-2][0]) < 2 * len(self._runs[-1][0]):
            last, before = self._runs.pop(), self._runs.pop()
            pairs = zip(before, last, strict=True)
            self._runs.append(_sorted(*(np.concatenate(pair) for pair in pairs)))


def _sorted(digests: Digests, numbers: NDArray[np.uint32]) -> tuple[Digests, NDArray[np.uint32]]:
    order = np.argsort(digests, kind="stable")
    return digests[order], numbers[order]


class ListWriter:
    """Numbers posting lists as they first appear, equal ones alike, by a digest."""

    def __init__(self) -> None:
        self.lists = 0
        self.postings = 0
        self._words = 0
        self._numbers = DigestNumbers()

    def add(self, frame: pl.DataFrame) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """Take the next terms; columns `count` and `words`, as `build` makes them."""
        counts = frame["count"].to_numpy()
        words = frame["words"].explode().drop_nulls().to_numpy().astype("<u4")
        lengths = frame["words"].list.len().to_numpy().astype(np.int64)
        starts = np.cumsum(lengths) - lengths
        digests = np.zeros(len(counts), DIGEST)
        single = counts == 1
        persons = np.zeros((int(single.sum()), 4), "<u4")
        persons[:, 0], persons[:, 3] = words[starts[single]], 1  # No digest ends so by chance.
        digests[single] = persons.view(DIGEST)[:, 0]
        for row in np.flatnonzero(~single).tolist():
            own = words[starts[row] : starts[row] + lengths[row]]
            data = counts[row].tobytes() + own.tobytes()
            digests[row] = hashlib.blake2b(data, digest_size=_DIGEST_BYTES).digest()
        # A digest that was not seen belongs to the first of the rows that have it.
        distinct, first, which = np.unique(digests, return_index=True, return_inverse=True)
        numbers = self._numbers.find(distinct)
        fresh = np.flatnonzero(numbers < 0)
        new = np.sort(first[fresh])
        numbers[fresh] = self.lists + np.searchsorted(new, first[fresh])
        self._numbers.add(distinct[fresh], numbers[fresh])
        records = np.empty(len(new), dtype=LIST_DTYPE)
        records["start"] = self._words + np.cumsum(lengths[new]) - lengths[new]
        records["count"] = counts[new]
        self.lists += len(records)
        self.postings += int(counts.sum())
        self._words += int(lengths[new].sum())
        is_new = np.isin(np.arange(len(counts)), new)
        return numbers[which].astype(np.uint32), records, words[np.repeat(is_new, lengths)]

    def closing_record(self) -> np.ndarray:
        """The record after the last, which says where the last list ends."""
        return np.array([(self._words, 0)], dtype=LIST_DTYPE)


# Posting lists read the plain way, for counts that check those of `kb.reader`.
#
# Nothing is remembered and no look-up of the reader runs: a key's row in the trie, its record, its
# list and its words are taken from the files anew, each time. The folder must be one that `open_kb`
# has opened, which is what checks the trie.


class LiteralPostings:
    """The people of each key, by rows -> list -> words."""

    def __init__(self, folder: Path, fingerprint: str) -> None:
        of_one_moment(folder, lambda: self._open(folder))
        if self._fingerprint != fingerprint:
            fields = {"found": self._fingerprint, "expected": fingerprint}
            raise KanonError(Errors.E110.format(path=folder, **fields))

    def _open(self, folder: Path) -> None:
        opened = Folder(folder, FORMAT)
        self._fingerprint = opened.values["fingerprint"]
        self._trie = opened.trie(FILES.terms, opened.values["terms"])
        self._rows, self._lists, self._postings = opened.blocked()

    def people(self, key: str) -> BitMap:
        """Ids of the people with the term; empty if the key is unknown."""
        row = self._trie.get(key)
        if row is None:
            return BitMap()
        number, *_ = ROW.unpack(self._rows.read(row * ROW.size, (row + 1) * ROW.size))
        start = number * LIST.size
        first, count, after = LIST_AND_END.unpack(
            self._lists.read(start, start + LIST_AND_END.size)
        )
        if not count:
            return BitMap()
        return decode_list(self._postings.read(first * WORD, after * WORD), count)
