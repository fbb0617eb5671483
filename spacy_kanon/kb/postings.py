"""Posting lists as bytes: sorted ids, or a roaring bitmap in its portable serialized form.

A bitmap is read by a compiled library that believes what the bytes say of themselves: a container
with more members than its header names makes it write past the end of its memory. So the bytes are
checked against the published format (github.com/RoaringBitmap/RoaringFormatSpec) before it gets
them.
"""

from __future__ import annotations

import struct
from array import array

import numpy as np
import numpy.typing as npt
from pyroaring import BitMap

from ..io.block_file import WORD
from .format import SHORT

_NO_RUNS, _RUNS = 12346, 12347  # Cookies.
_RUNS_WITH_OFFSETS = 4  # From this many containers on, a bitmap with runs has offsets too.
_ARRAY_MAX = 4096  # A container of more members is a bit set.
_BIT_SET_BYTES = 8192
_PAIR = np.dtype([("key", "<u2"), ("most", "<u2")])  # `most` is the number of members less one.

Halves = npt.NDArray[np.uint16]


def encode_list(ids: np.ndarray) -> np.ndarray:
    """The words of one posting list.

    ids (ndarray): Strictly increasing uint32, at least one.
    RETURNS (ndarray): 32-bit words.
    """
    if len(ids) < SHORT:
        return ids
    bitmap = BitMap(array("I", ids.astype(np.uint32).tobytes()))
    bitmap.run_optimize()
    data = bitmap.serialize()
    return np.frombuffer(data + b"\0" * (-len(data) % WORD), dtype="<u4")


def decode_list(data: bytes, count: int, people: int) -> BitMap:
    """The inverse of `encode_list`.

    data (bytes): The words of one list.
    count (int): Number of its ids.
    people (int): Number of people: no id is as high.
    RETURNS (BitMap): The ids.
    RAISES (ValueError): The bytes are no such list.
    """
    if count < SHORT:
        bitmap = BitMap(struct.unpack(f"<{count}I", data) if len(data) == count * WORD else ())
    else:
        _check_bitmap(data, count)
        bitmap = BitMap.deserialize(data)
    if not count or len(bitmap) != count or bitmap.max() >= people:
        raise ValueError(f"no posting list of {count} people")
    return bitmap


def _check_bitmap(data: bytes, count: int) -> None:
    """RAISES (ValueError): The bytes are no well-formed bitmap of `count` members."""
    pairs, runs, start = _header(data)
    counts = pairs["most"].astype(np.int64) + 1
    if int(counts.sum()) != count or (pairs["key"][1:] <= pairs["key"][:-1]).any():
        raise ValueError("its containers are not in order, or of another number of people")
    if not runs and int(counts.max()) <= _ARRAY_MAX:
        end = _check_arrays(data, start, counts)
    else:
        end = start
        for index, members in enumerate(counts.tolist()):
            has_runs = index // 8 < len(runs) and runs[index // 8] >> index % 8 & 1
            if has_runs:
                end = _check_runs(data, end, members)
            elif members <= _ARRAY_MAX:
                end = _check_arrays(data, end, counts[index : index + 1])
            else:
                end = _check_bit_set(data, end, members)
    if not 0 <= len(data) - end < WORD:
        raise ValueError("its containers do not fill its bytes")


def _header(data: bytes) -> tuple[np.ndarray, bytes, int]:
    """RETURNS: Keys and sizes of the containers; bits of those with runs; start of the first."""
    if len(data) < 2 * WORD:
        raise ValueError("it is too short for a bitmap")
    cookie, size = struct.unpack_from("<II", data)
    runs, start, has_offsets = b"", 2 * WORD, True
    if cookie & 0xFFFF == _RUNS:
        size = (cookie >> 16) + 1
        start = WORD + (size + 7) // 8
        runs = data[WORD:start]
        has_offsets = size >= _RUNS_WITH_OFFSETS
    elif cookie != _NO_RUNS:
        raise ValueError("it does not begin like a bitmap")
    end = start + size * _PAIR.itemsize
    first = end + has_offsets * size * WORD
    if not size or first > len(data):
        raise ValueError("its containers do not fill its bytes")
    return np.frombuffer(data, _PAIR, size, start), runs, first


def _check_arrays(data: bytes, start: int, counts: npt.NDArray[np.int64]) -> int:
    """Containers that list their members, one after the other. RETURNS (int): Their end."""
    values = _halves(data, start, int(counts.sum()))
    rises = values[1:] > values[:-1]
    rises[np.cumsum(counts)[:-1] - 1] = True  # From one container to the next.
    if not rises.all():
        raise ValueError("the members of a container are not in order")
    return start + values.nbytes


def _check_runs(data: bytes, start: int, members: int) -> int:
    """A container of stretches, each as its first member and its length less one."""
    pairs = _halves(data, start + 2, 2 * int(_halves(data, start, 1)[0])).astype(np.int64)
    first, last = pairs[::2], pairs[::2] + pairs[1::2]
    if (
        int((last - first + 1).sum()) != members
        or (first[1:] <= last[:-1]).any()
        or (last >> 16).any()
    ):
        raise ValueError("the runs of a container are not in order")
    return start + 2 + 2 * len(pairs)


def _check_bit_set(data: bytes, start: int, members: int) -> int:
    stretch = data[start : start + _BIT_SET_BYTES]
    if len(stretch) != _BIT_SET_BYTES or int.from_bytes(stretch, "little").bit_count() != members:
        raise ValueError("a bit set has another number of members")
    return start + _BIT_SET_BYTES


def _halves(data: bytes, start: int, count: int) -> Halves:
    if start + 2 * count > len(data):
        raise ValueError("its containers do not fill its bytes")
    return np.frombuffer(data, "<u2", count, start)
