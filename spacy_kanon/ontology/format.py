"""The ontology on disk: which files, which description, and the checks before a byte is trusted.

A folder of three files. `meta.json` names and describes the others (`storage.folders`);
`arrays.bin` holds all number tables, so that one memory map serves them all; `surfaces.marisa` is a
trie of strings whose ids are rows of tables.

With n items and s strings:

| table | type | length | holds |
|---|---|---|---|
| numbers | u4 | n | numbers of the items, rising |
| flags, uses | u2, u4 | n | bits of `flags`; statements of people that point to the item |
| labels, label_offsets | u1, u8 | -, n + 1 | UTF-8 of all labels, and where each begins |
| country, division, chain_*, up_* | i4 | n | another row, or `chains.NONE` |
| *_offsets, *_targets | u4 | n + 1, - | graphs of rows; "string": from rows to strings |
| reading_offsets, readings | u4 | s + 1, - | packed readings of each string (`reader.unpack`) |
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple, Protocol

import numpy as np
import numpy.typing as npt

from ..storage.folders import FolderFormat, map_file
from .chains import KIND_FLAGS

ARRAYS = "arrays.bin"
SURFACES = "surfaces.marisa"


FORMAT = FolderFormat(
    name="spacy-kanon-ontology",
    version=4,
    files=(ARRAYS, SURFACES),
    # Fields: `counts`, and `arrays`: type, place and length of each table.
)

# The thesis's four properties in its order of preference, then those that place a thing.
PROPERTIES: tuple[str, ...] = ("P31", "P279", "P8225", "P361", "P17", "P131", "P30")
CHAIN_PROPERTIES: tuple[str, ...] = ("P279", "P361")  # "Instance of" is not transitive.

# Properties of works, groups and deeds whose values are people: an item that has one can stand in
# a text about that person, though no statement of the person points to it (a film and its cast).
PERSON_PROPERTIES: tuple[str, ...] = (
    "P6", "P35", "P50", "P57", "P58", "P84", "P86", "P110", "P112", "P161", "P162", "P169",
    "P170", "P175", "P178", "P286", "P287", "P344", "P371", "P488", "P527", "P634", "P658",
    "P676", "P710", "P725", "P800", "P1029", "P1037", "P1040", "P1346", "P1431", "P3320",
)  # fmt: skip

# Numbers from here on are no Wikidata items but entries of a table ("L1", "L2", ...).
LOCAL_FIRST = 1 << 28

# Item numbers, sorted, and beside each a count.
Uses = tuple[npt.NDArray[np.int64], npt.NDArray[np.int64]]


class Entity(NamedTuple):
    """One item as the builder needs it."""

    number: int  # Number of the Wikidata item, or from `LOCAL_FIRST` on.
    label: str  # English label, "" if there is none.
    aliases: tuple[str, ...] = ()  # Other names in all languages asked for.
    demonyms: tuple[str, ...] = ()  # English names of inhabitants (P1549).
    country_code: str = ""  # ISO 3166-1 alpha-2 code (P297) of today's countries, else "".
    # Values of `PROPERTIES`, in the dump's order.
    edges: tuple[tuple[int, ...], ...] = ((),) * len(PROPERTIES)
    has_person: bool = False  # It has a value of `PERSON_PROPERTIES`.
    population: int = 0  # Fewest inhabitants that a best statement gives it (P1082); 0: unknown.


class EntitySource(Protocol):
    """Where an ontology is built from."""

    def entities(self) -> Iterator[Entity]:
        """Stream all items that are no people, each once."""

    def uses(self) -> Uses:
        """How many statements of people have which item as value; once `entities` has ended."""

    def describe(self) -> dict[str, Any]:
        """Name, size, date and languages of the source, for the ontology's meta.json."""


# The number tables.
GRAPHS: tuple[str, ...] = (
    "P31", "P31_below", "P279", "P279_below", "P361", "P361_below", "inside", "inside_below",
    "string",
)  # fmt: skip
TYPES: dict[str, str] = {
    "numbers": "<u4",
    "flags": "<u2",
    "uses": "<u4",
    **dict.fromkeys(("country", "division"), "<i4"),
    **{f"chain_{name}": "<i4" for name in CHAIN_PROPERTIES},
    **{f"up_{kind}": "<i4" for kind in KIND_FLAGS},
    **{f"{name}_{part}": "<u4" for name in GRAPHS for part in ("offsets", "targets")},
    **dict.fromkeys(("reading_offsets", "readings"), "<u4"),
    "labels": "|u1",
    "label_offsets": "<u8",
}
_ALIGNMENT = 8

Array = npt.NDArray[Any]


def write_arrays(path: Path, arrays: Iterable[tuple[str, Array]]) -> dict[str, list[Any]]:
    """Write tables one after the other, little-endian, each at a multiple of eight bytes."""
    index: dict[str, list[Any]] = {}
    position = 0
    with path.open("wb") as file:
        for name, array in arrays:
            data = np.ascontiguousarray(array, dtype=TYPES[name])
            index[name] = [TYPES[name], position, len(data)]
            size = data.nbytes
            file.write(data.data)
            del array, data
            padding = -size % _ALIGNMENT
            file.write(b"\0" * padding)
            position += size + padding
    return index


def read_arrays(path: Path, index: Mapping[str, Any]) -> dict[str, Array]:
    """Map the tables into memory, shared between processes and never copied."""
    data = map_file(path)
    return {
        name: np.frombuffer(data, dtype=dtype, count=count, offset=first)
        for name, (dtype, first, count) in index.items()
    }
