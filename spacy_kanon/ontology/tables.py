"""The number tables of an ontology: one file, one memory map, and what must hold of each table.

With n items, s strings and w words:

| table | type | length | holds |
|---|---|---|---|
| numbers | u4 | n | numbers of the items, rising |
| flags, uses | u2, u4 | n | bits of `flags`; statements of people that point to the item |
| labels, label_offsets | u1, u8 | -, n + 1 | UTF-8 of all labels, and where each begins |
| country, division, chain_*, up_* | i4 | n | another row, or `chains.NONE` |
| *_offsets, *_targets | u4 | n + 1, - | graphs of rows; "string": from rows to strings |
| reading_offsets, readings | u4 | s + 1, - | packed readings of each string (`surfaces.unpack`) |
| word_offsets, word_strings | u4 | w + 1, - | strings that hold a word |
| piece_hashes, piece_ids | u4 | - | hashes of pieces, rising, and the string of each |
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from ..errors import Errors, KanonError
from ..storage.folders import is_count, map_file
from .chains import KIND_FLAGS, NONE
from .format import CHAIN_PROPERTIES
from .surfaces import HOW, HOW_BITS

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
    ("word_offsets", "word_strings"),
)
TYPES: dict[str, str] = {
    "numbers": "<u4",
    "flags": "<u2",
    "uses": "<u4",
    "piece_hashes": "<u4",
    "piece_ids": "<u4",
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
    size = path.stat().st_size
    if set(index) != set(TYPES):
        names = ", ".join(sorted(set(index) ^ set(TYPES))[:3])
        raise KanonError(Errors.E402.format(path=path, reason=f"wrong tables: {names}"))
    for name, entry in index.items():
        if not _fits(entry, TYPES[name], size):
            reason = f"the table {name} is not where its description says"
            raise KanonError(Errors.E402.format(path=path, reason=reason))
    data = map_file(path)
    tables = {
        name: np.frombuffer(data, dtype=dtype, count=count, offset=first)
        for name, (dtype, first, count) in index.items()
    }
    _check_lengths(path, tables)
    return tables


def _fits(entry: object, dtype: str, size: int) -> bool:
    if not isinstance(entry, list) or len(entry) != 3 or entry[0] != dtype:
        return False
    _, first, count = entry
    if not all(is_count(value, least=0) for value in (first, count)):
        return False
    return first % _ALIGNMENT == 0 and first + count * np.dtype(dtype).itemsize <= size


def _check_lengths(path: Path, tables: Mapping[str, Array]) -> None:
    items, pieces = len(tables["numbers"]), len(tables["piece_ids"])
    expected = dict.fromkeys(("flags", "uses", *POINTERS), items)
    expected |= {f"{name}_offsets": items + 1 for name in (*GRAPHS, "label")}
    expected["piece_hashes"] = pieces
    for name, length in expected.items():
        if len(tables[name]) != length:
            reason = f"the table {name} has {len(tables[name]):,} rows instead of {length:,}"
            raise KanonError(Errors.E402.format(path=path, reason=reason))
    if not items or not all(len(tables[name]) for name, _ in STRETCHES):
        raise KanonError(Errors.E402.format(path=path, reason="a table is empty"))


def check_tables(path: Path, tables: Mapping[str, Array]) -> None:
    """Check that every number of every table leads to something that is there."""
    reason = _fault(tables)
    if reason:
        raise KanonError(Errors.E402.format(path=path, reason=reason))


def _fault(tables: Mapping[str, Array]) -> str:
    items, strings = len(tables["numbers"]), len(tables["reading_offsets"]) - 1
    for offsets, numbers in STRETCHES:
        if not _is_partition(tables[offsets], len(tables[numbers])):
            return f"{offsets} does not cut {numbers} into pieces"
    for name in POINTERS:
        if not _is_within(tables[name], items, least=NONE):
            return f"{name} leads to a row that is not there"
    for name in GRAPHS:
        if not _is_within(tables[f"{name}_targets"], strings if name == "string" else items):
            return f"{name}_targets leads to a row that is not there"
    for name in ("word_strings", "piece_ids"):
        if not _is_within(tables[name], strings):
            return f"{name} leads to a string that is not there"
    readings = tables["readings"]
    rows, ways = readings >> HOW_BITS, readings & ((1 << HOW_BITS) - 1)
    if not _is_within(rows, items) or not _is_within(ways, len(HOW)):
        return "readings leads to a row that is not there"
    if not _is_rising(tables["numbers"], strictly=True) or not _is_rising(tables["piece_hashes"]):
        return "numbers or piece_hashes is not sorted"
    return "" if _is_text(tables["labels"], tables["label_offsets"]) else "labels is no UTF-8"


def _is_partition(offsets: Array, length: int) -> bool:
    return offsets[0] == 0 and offsets[-1] == length and _is_rising(offsets)


def _is_rising(numbers: Array, *, strictly: bool = False) -> bool:
    before, after = numbers[:-1], numbers[1:]
    return bool((before < after if strictly else before <= after).all())


def _is_within(numbers: Array, end: int, *, least: int = 0) -> bool:
    return not len(numbers) or bool(least <= numbers.min() and numbers.max() < end)


def _is_text(labels: Array, offsets: Array) -> bool:
    """Whether the labels are UTF-8, and none begins inside a character."""
    try:
        labels.tobytes().decode("utf8")
    except UnicodeDecodeError:
        return False
    starts = offsets[offsets < len(labels)].astype(np.int64)
    return not bool((labels[starts] & 0xC0 == 0x80).any())
