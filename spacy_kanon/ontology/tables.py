"""The number tables of an ontology: one file, one memory map, and what must hold of each table.

With n items and s strings:

| table | type | length | holds |
|---|---|---|---|
| numbers | u4 | n | numbers of the items, rising |
| flags, uses | u2, u4 | n | bits of `flags`; statements of people that point to the item |
| labels, label_offsets | u1, u8 | -, n + 1 | UTF-8 of all labels, and where each begins |
| country, division, chain_*, up_* | i4 | n | another row, or `chains.NONE` |
| *_offsets, *_targets | u4 | n + 1, - | graphs of rows; "string": from rows to strings |
| reading_offsets, readings | u4 | s + 1, - | packed readings of each string (`surfaces.unpack`) |
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from ..storage.folders import map_file
from .chains import KIND_FLAGS
from .format import CHAIN_PROPERTIES

GRAPHS: tuple[str, ...] = (
    "P31", "P31_below", "P279", "P279_below", "P361", "P361_below", "inside", "inside_below",
    "string",
)  # fmt: skip
POINTERS: tuple[str, ...] = (
    "country",
    "division",
    *(f"chain_{name}" for name in CHAIN_PROPERTIES),
    *(f"up_{kind}" for kind in KIND_FLAGS),
)
# A list of numbers and where each row's stretch of it begins.
STRETCHES: tuple[tuple[str, str], ...] = (
    *((f"{name}_offsets", f"{name}_targets") for name in GRAPHS),
    ("label_offsets", "labels"),
    ("reading_offsets", "readings"),
)
TYPES: dict[str, str] = {
    "numbers": "<u4",
    "flags": "<u2",
    "uses": "<u4",
    **dict.fromkeys(POINTERS, "<i4"),
    **{name: "<u4" for names in STRETCHES for name in names},
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
