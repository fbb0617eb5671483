"""Edit distance under 15 % among a million strings, without looking at all of them.

Method: partitions (Li, Deng, Wang and Feng, "Pass-Join: a partition-based method for similarity
joins", VLDB 2011). Two strings within d edits share at least one of d + 1 pieces of one of them
unchanged, and that piece cannot have moved by more than d places. So each known string of length
n, which may differ by d(n) < 0.15 n edits, is cut into d(n) + 1 pieces of nearly equal length, and
each piece is listed under a hash of (n, number of the piece, its text). A look-up cuts the same
pieces out of the query, for all lengths and shifts that could fit, finds all their hashes by one
binary search, and computes the real distance for the few strings found.

Example: "Universtiy" (10 characters) may differ by one edit from strings of 10 characters, which
are cut into two pieces: "Unive" + "rsity". The first is found in place.
"""

from __future__ import annotations

import math
import zlib
from array import array
from collections.abc import Iterable, Iterator

import numpy as np
import numpy.typing as npt

MAX_DISTANCE = 0.15
# Shorter strings have no edit to spare.
MIN_LENGTH = math.floor(1 / MAX_DISTANCE) + 1
# Longer ones are titles and quotations: a piece of them would not be more selective.
MAX_LENGTH = 80

Hashes = npt.NDArray[np.uint32]


def allowed_edits(length: int) -> int:
    """The largest number of edits below 15 % of a length."""
    return max(0, math.ceil(MAX_DISTANCE * length) - 1)


def cuts(length: int) -> list[tuple[int, int]]:
    """Start and end of the pieces of a string; the later ones are longer by one where needed."""
    pieces = allowed_edits(length) + 1
    size, longer = divmod(length, pieces)
    bounds, start = [], 0
    for index in range(pieces):
        end = start + size + (index >= pieces - longer)
        bounds.append((start, end))
        start = end
    return bounds


def _hash(length: int, index: int, piece: str) -> int:
    return zlib.crc32(piece.encode("utf8"), length * 31 + index)


def piece_index(surfaces: Iterable[tuple[int, str]]) -> tuple[Hashes, Hashes]:
    """Hashes of all pieces, sorted, and beside each the id of its string."""
    hashes, ids = array("I"), array("I")
    for identity, text in surfaces:
        if MIN_LENGTH <= len(text) <= MAX_LENGTH:
            for index, (start, end) in enumerate(cuts(len(text))):
                hashes.append(_hash(len(text), index, text[start:end]))
                ids.append(identity)
    keys, values = np.array(hashes, dtype=np.uint32), np.array(ids, dtype=np.uint32)
    order = np.lexsort((values, keys))
    return keys[order], values[order]


def candidates(query: str, hashes: Hashes, ids: Hashes) -> npt.NDArray[np.uint32]:
    """Ids of strings that share a piece with the query in a fitting place, sorted, each once."""
    if not MIN_LENGTH <= len(query) <= MAX_LENGTH + allowed_edits(MAX_LENGTH):
        return np.zeros(0, dtype=np.uint32)
    wanted = np.fromiter(_query_hashes(query), dtype=np.uint32)
    first = np.searchsorted(hashes, wanted, side="left")
    last = np.searchsorted(hashes, wanted, side="right")
    found = [ids[start:end] for start, end in zip(first, last, strict=True) if start < end]
    return np.unique(np.concatenate(found)) if found else np.zeros(0, dtype=np.uint32)


def _query_hashes(query: str) -> Iterator[int]:
    """Hashes of the pieces that a string close to the query could have in common with it.

    Shifts follow Pass-Join's multi-match bounds: if piece i is the first one unchanged, at most i
    edits lie before it and at most d - i after it.
    """
    size = len(query)
    reach = allowed_edits(size) + 1
    for length in range(max(MIN_LENGTH, size - reach), min(MAX_LENGTH, size + reach) + 1):
        edits = min(allowed_edits(length), allowed_edits(size))
        difference = size - length
        if abs(difference) > edits:
            continue
        for index, (start, end) in enumerate(cuts(length)[: edits + 1]):
            before, after = index, edits - index
            lowest = max(0, start - before, start + difference - after)
            highest = min(size - (end - start), start + before, start + difference + after)
            for position in range(lowest, highest + 1):
                yield _hash(length, index, query[position : position + end - start])
