"""A memory-mapped file whose bytes are checked before they are believed."""

from __future__ import annotations

import mmap
import struct
import zlib
from pathlib import Path

from ..errors import Errors, KanonError

BLOCK = 1 << 14  # Bytes under one checksum: 2 us to check, a few pages to read.
WORD = 4


def block_count(size: int) -> int:
    """Blocks of a file with `size` bytes."""
    return -(-size // BLOCK)


def block_checks(path: Path) -> bytes:
    """CRC-32 of each block of a file, as 32-bit words."""
    checks = []
    with path.open("rb") as file:
        while block := file.read(BLOCK):
            checks.append(zlib.crc32(block))
    return struct.pack(f"<{len(checks)}I", *checks)


class BlockFile:
    """Reads stretches of a file; a block is checked against its CRC-32 when it is first read.

    So opening costs nothing, a look-up costs microseconds once, and still no damaged byte is ever
    used. Safe between threads and after a fork: the only state is one flag per block, which is
    set after the check and never unset.

    path (Path): The file, of one byte or more.
    checks (bytes): The CRC-32 of each block, as 32-bit words.
    error (str): The message about damage, with the fields `path` and `reason`.
    RAISES (KanonError): It does not have the number of blocks that `checks` has; E010 if it cannot
        be read.
    """

    def __init__(self, path: Path, checks: bytes, *, error: str = Errors.E103) -> None:
        self.path = path
        self._error = error
        try:
            with path.open("rb") as file:
                self._map = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        except OSError as cause:
            reason = cause.strerror or cause
            raise KanonError(Errors.E010.format(path=path, reason=reason)) from cause
        self.size = len(self._map)
        self._checks = checks
        self._checked = bytearray(block_count(self.size))
        if len(checks) != len(self._checked) * WORD:
            raise self.damaged("it does not have the number of blocks that was written")

    def read(self, start: int, stop: int) -> bytes:
        """RAISES (KanonError): Outside the file, or a block is damaged."""
        if not 0 <= start < stop <= self.size:
            raise self.damaged(f"a record points to bytes {start} to {stop} of {self.size}")
        checked = self._checked
        first, last = start // BLOCK, (stop - 1) // BLOCK
        if first == last and checked[first]:  # Nearly always, after a while.
            return self._map[start:stop]
        for block in range(first, last + 1):
            if not checked[block]:
                self._check(block)
        return self._map[start:stop]

    def damaged(self, reason: str) -> KanonError:
        """The error about this file."""
        return KanonError(self._error.format(path=self.path, reason=reason))

    def close(self) -> None:
        self._map.close()

    def _check(self, block: int) -> None:
        (expected,) = struct.unpack_from("<I", self._checks, block * WORD)
        if zlib.crc32(self._map[block * BLOCK : (block + 1) * BLOCK]) != expected:
            raise self.damaged(f"the checksum of block {block} differs")
        self._checked[block] = 1
