"""Posting lists in the order in which they are written, equal ones once."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

import numpy as np

from .digests import DIGEST, DigestNumbers
from .format import LIST_DTYPE

if TYPE_CHECKING:
    import polars as pl


class ListWriter:
    """Numbers posting lists in the order in which they first appear, equal ones alike.

    A list of one person, the most frequent sort, is known by the person; any other by a 128-bit
    digest of its length and words.

    lists, postings (int): Distinct lists, and (key, person) pairs, so far.

    people (int): Size of the population.
    """

    def __init__(self, people: int) -> None:
        self.lists = 0
        self.postings = 0
        self._words = 0
        self._of_person = np.full(people, -1, dtype=np.int64)
        self._of_digest = DigestNumbers()
        self._of_nobody = -1

    def add(self, frame: pl.DataFrame) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """Take the next terms; columns `count` and `words`, as `build` makes them.

        frame (pl.DataFrame): A row a term, in the order of rows.
        RETURNS: The number of each term's list; records (`LIST_DTYPE`) and words of the new lists.
        """
        counts = frame["count"].to_numpy()
        words = frame["words"].explode().drop_nulls().to_numpy().astype("<u4")
        lengths = frame["words"].list.len().to_numpy().astype(np.int64)
        starts = np.cumsum(lengths) - lengths
        single = np.flatnonzero(counts == 1)
        people = words[starts[single]]
        several = np.flatnonzero(counts > 1)
        nobody = np.flatnonzero(counts == 0)
        digests = np.array(
            [
                hashlib.blake2b(
                    counts[row].tobytes() + words[start:end].tobytes(), digest_size=16
                ).digest()
                for row, start, end in zip(
                    several, starts[several], starts[several] + lengths[several], strict=True
                )
            ],
            dtype=DIGEST,
        )
        # A digest that was not seen belongs to the first of the rows that have it.
        distinct, first_of, which = np.unique(digests, return_index=True, return_inverse=True)
        distinct_numbers = self._of_digest.find(distinct)
        fresh = np.flatnonzero(distinct_numbers < 0)

        new = np.zeros(len(counts), dtype=bool)
        unseen = np.flatnonzero(self._of_person[people] < 0)
        _, first = np.unique(people[unseen], return_index=True)
        new[single[unseen[first]]] = True
        new[several[first_of[fresh]]] = True

        if len(nobody) and self._of_nobody < 0:
            new[nobody[0]] = True

        numbers = np.full(len(counts), -1, dtype=np.int64)
        numbers[new] = self.lists + np.arange(int(new.sum()))
        self._of_person[people[new[single]]] = numbers[single[new[single]]]
        numbers[single] = self._of_person[people]
        distinct_numbers[fresh] = numbers[several[first_of[fresh]]]
        self._of_digest.add(distinct[fresh], distinct_numbers[fresh])
        numbers[several] = distinct_numbers[which]

        if len(nobody):
            self._of_nobody = max(self._of_nobody, int(numbers[nobody[0]]))
            numbers[nobody] = self._of_nobody

        records = np.empty(int(new.sum()), dtype=LIST_DTYPE)
        records["start"] = self._words + np.cumsum(lengths[new]) - lengths[new]
        records["count"] = counts[new]
        self.lists += len(records)
        self.postings += int(counts.sum())
        self._words += int(lengths[new].sum())
        return numbers.astype(np.uint32), records, words[np.repeat(new, lengths)]

    def closing_record(self) -> np.ndarray:
        """The record after the last, which says where the last list ends."""
        return np.array([(self._words, 0)], dtype=LIST_DTYPE)
