"""The strings of an ontology and their words: two tries, and the items and strings behind them.

There are some millions of strings, so their readings are grouped on disk: cut by a hash of the
string into files of which each fits in memory. A trie takes any order, and tells the ids of its
strings afterwards.
"""

from __future__ import annotations

import tempfile
import zlib
from array import array
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import IO

import marisa_trie
import numpy as np
import numpy.typing as npt
import srsly

from ..chains import make_graph
from ..entities import Entity
from ..flags import BARRED, REMOVED
from ..surfaces import HOW_BITS, pack, strings_of, unpack, words_of
from ..tables import Array

PARTS = 64
_WAITING = 500  # Readings of a part that are not yet written.
# A word of more strings than this is no help in finding one of them ("of", "the").
MAX_STRINGS_OF_WORD = 20_000

Numbers = npt.NDArray[np.uint32]


@contextmanager
def grouped_readings(folder: Path, *, parts: int | None = None) -> Iterator[GroupedReadings]:
    """Group readings by their strings, in temporary files that go when the block ends.

    folder (Path): For the files.
    parts (int | None): How many of them; None: `PARTS`.
    YIELDS (GroupedReadings): Without any yet.
    """
    with ExitStack() as stack:
        files: list[IO[bytes]] = []
        for _ in range(parts or PARTS):
            files.append(stack.enter_context(tempfile.TemporaryFile(dir=folder)))
        yield GroupedReadings(files)


class GroupedReadings:
    """Readings, given back by groups of strings.

    >>> with grouped_readings(Path("."), parts=1) as readings:
    ...     readings.add("Oslo", 8)
    ...     readings.add("Bergen", 12)
    ...     readings.add("Oslo", 5)
    ...     list(readings.groups())
    [{'Oslo': [8, 5], 'Bergen': [12]}]
    """

    def __init__(self, files: Sequence[IO[bytes]]) -> None:
        """files (Sequence[IO[bytes]]): Empty, open for reading and writing."""
        self._files = files
        self._waiting: list[list[tuple[str, int]]] = [[] for _ in files]

    def add(self, key: str, reading: int) -> None:
        """Add a reading of a string.

        key (str): The string.
        reading (int): Packed.
        """
        part = zlib.crc32(key.encode("utf8")) % len(self._files)
        waiting = self._waiting[part]
        waiting.append((key, reading))
        if len(waiting) == _WAITING:
            data = srsly.msgpack_dumps(waiting)
            self._files[part].write(len(data).to_bytes(8, "little") + data)
            waiting.clear()

    def groups(self) -> Iterator[dict[str, list[int]]]:
        """All strings with their readings, a part at a time; can be called again.

        YIELDS (dict[str, list[int]]): Of a part.
        """
        for file, waiting in zip(self._files, self._waiting, strict=True):
            group: dict[str, list[int]] = {}
            file.seek(0)
            while size := file.read(8):
                for key, reading in srsly.msgpack_loads(file.read(int.from_bytes(size, "little"))):
                    group.setdefault(key, []).append(reading)
            for key, reading in waiting:
                group.setdefault(key, []).append(reading)
            if group:
                yield group


class Keys:
    """The strings of a trie by id, each made when its turn comes."""

    def __init__(self, trie: marisa_trie.Trie) -> None:
        """trie (Trie): Of the strings."""
        self._trie = trie

    def __len__(self) -> int:
        return len(self._trie)

    def __iter__(self) -> Iterator[str]:
        return (self._trie.restore_key(identity) for identity in range(len(self._trie)))


def string_tables(
    path: Path,
    entities: Iterable[Entity],
    flags: npt.NDArray[np.uint16],
    uses: npt.NDArray[np.int64],
    demonyms: Mapping[int, str],
    country_codes: frozenset[str],
) -> tuple[Keys, dict[str, Array]]:
    """Write the trie of strings, and tell what each may stand for, the most used item first.

    path (Path): The file of the trie.
    entities (Iterable[Entity]): All items, by row.
    flags (NDArray[uint16]): Of the items.
    uses (NDArray[int64]): Of the items.
    demonyms (Mapping[int, str]): Of regions, by number.
    country_codes (frozenset[str]): Of today's countries.
    RETURNS (tuple[Keys, dict[str, Array]]): The strings, and the tables of readings.
    """
    with grouped_readings(path.parent) as grouped:
        for row, entity in enumerate(entities):
            if flags[row] & (BARRED | REMOVED) or not entity.label:
                continue
            demonym = demonyms.get(entity.number)
            names = [*entity.demonyms, demonym] if demonym else entity.demonyms
            for key, how in strings_of(entity, names, country_codes):
                grouped.add(key, pack(row, how))
        trie = _written(path, (key for group in grouped.groups() for key in group))
        ids, counts, values = array("I"), array("I"), array("I")
        for group in grouped.groups():
            for key, of_key in group.items():
                of_key.sort(key=lambda reading: (-uses[unpack(reading)[0]], reading))
                ids.append(trie[key])
                counts.append(len(of_key))
                values.extend(of_key)
    offsets, readings = _by_id(np.array(ids), np.array(counts), np.array(values))
    strings = np.repeat(np.arange(len(trie), dtype=np.uint32), np.diff(offsets))
    by_item = make_graph(len(flags), readings >> HOW_BITS, strings)
    return Keys(trie), {
        "reading_offsets": offsets,
        "readings": readings,
        "string_offsets": by_item.offsets,
        "string_targets": by_item.targets,
    }


def _by_id(ids: Numbers, counts: Numbers, values: Numbers) -> tuple[Numbers, Numbers]:
    """Lists that lie one after the other, in the order of their ids.

    RETURNS (tuple): Where each begins, and the values.
    """
    lengths = np.zeros(len(ids), dtype=np.uint32)
    lengths[ids] = counts
    offsets = _offsets(lengths)
    shift = offsets[ids].astype(np.int64) - (np.cumsum(counts, dtype=np.int64) - counts)
    ordered = np.empty(len(values), dtype=np.uint32)
    ordered[np.repeat(shift, counts) + np.arange(len(values))] = values
    return offsets, ordered


def _offsets(lengths: npt.NDArray) -> Numbers:
    offsets = np.zeros(len(lengths) + 1, dtype=np.uint32)
    np.cumsum(lengths, out=offsets[1:])
    return offsets


def word_tables(path: Path, keys: Keys) -> dict[str, Array]:
    """Write the trie of words; which strings each is a word of, unless they are too many.

    path (Path): The file of the trie.
    keys (Keys): The strings.
    RETURNS (dict[str, Array]): The tables of words.
    """
    trie = _written(path, {word for key in keys for word in words_of(key)})
    words, strings = array("I"), array("I")
    for identity, key in enumerate(keys):
        for word in dict.fromkeys(words_of(key)):
            words.append(trie[word])
            strings.append(identity)
    numbers = np.array(words)
    lengths = np.bincount(numbers, minlength=len(trie))
    few = lengths <= MAX_STRINGS_OF_WORD
    order = np.argsort(numbers, kind="stable")
    order = order[few[numbers[order]]]
    return {
        "word_offsets": _offsets(np.where(few, lengths, 0)),
        "word_strings": np.array(strings)[order],
    }


def _written(path: Path, keys: Iterable[str]) -> marisa_trie.Trie:
    """A trie of strings in a file, mapped into memory."""
    data = marisa_trie.Trie(keys, num_tries=1).tobytes()
    path.write_bytes(data)  # Its own `save` knows no full disk.
    trie = marisa_trie.Trie()
    trie.mmap(str(path))
    return trie
