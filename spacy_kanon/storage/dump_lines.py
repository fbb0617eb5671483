"""The lines of a Wikidata JSON dump, for every room that reads one."""

from __future__ import annotations

import bz2
import gzip
import re
import warnings
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import IO

from ..errors import Errors, KanonError

BROKEN_ALLOWED = 10
BROKEN_SHARE = 0.01
SHOWN = 5
MAX_ITEM = 2**32 - 1
_OFTEN = 1000  # Lines from one call of `moved` to the next.
_ITEM_ID = re.compile(r"Q([1-9][0-9]{0,9})")


def dump_lines(
    path: Path, moved: Callable[[int], object] | None = None
) -> Iterator[tuple[int, bytes]]:
    """Read the entities of a Wikidata JSON dump, one JSON object a line.

    Both published forms are read: the array, with its brackets and commas, and plain JSON lines.
    Gzip (with `isal` 2.4 times as fast) and bzip2 are told by their first bytes.
    """
    if not path.is_file():
        raise KanonError(Errors.E003.format(path=path))
    number, is_array, is_closed = 0, False, False
    try:
        with path.open("rb") as packed, _open_bytes(packed) as file:
            for line in file:
                number += 1
                if moved is not None and number % _OFTEN == 0:
                    moved(packed.tell())
                line = line.strip()
                if number == 1:
                    line = line.removeprefix(b"\xef\xbb\xbf")
                    is_array = line.startswith(b"[")
                    line = line.removeprefix(b"[")
                if is_array and line.endswith(b"]"):
                    is_closed = True
                    line = line[:-1].rstrip()
                line = line.removesuffix(b",")
                if line:
                    yield number, line
    except (EOFError, zlib.error, OSError) as error:
        if isinstance(error, OSError) and error.errno is not None:
            raise KanonError(Errors.E010.format(path=path, reason=error.strerror)) from error
        raise KanonError(Errors.E005.format(path=path, line=number, reason=error)) from error
    if is_array and not is_closed:
        reason = "the array is not closed"
        raise KanonError(Errors.E005.format(path=path, line=number, reason=reason))


def _open_bytes(packed: IO[bytes]) -> IO[bytes]:
    """What is in a file, by its first bytes."""
    packing = _packing(packed)
    if packing == "gz":
        try:
            from isal import igzip
        except ModuleNotFoundError:
            return gzip.open(packed, "rb")  # type: ignore[return-value]
        return igzip.open(packed, "rb")
    if packing == "bz2":
        return bz2.open(packed, "rb")
    return packed


def packing_of(path: Path) -> str:
    """How a dump is packed, by its first bytes. "gz", "bz2", or "" if it is plain."""
    with path.open("rb") as packed:
        return _packing(packed)


def _packing(packed: IO[bytes]) -> str:
    magic = packed.read(3)
    packed.seek(0)
    return "gz" if magic[:2] == b"\x1f\x8b" else "bz2" if magic == b"BZh" else ""


class BrokenLines:
    """Lines of a dump that cannot be read: left out and counted, up to a bound.

    A dump of 100 million lines is not given up for one of them; of many, none can be believed.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._reasons: dict[int, str] = {}

    def __len__(self) -> int:
        return len(self._reasons)

    def __contains__(self, number: object) -> bool:
        return number in self._reasons

    def note(self, number: int, reason: object) -> None:
        """Leave a line out."""
        self._reasons[number] = str(reason)
        if len(self) > max(BROKEN_ALLOWED, BROKEN_SHARE * number):
            raise KanonError(
                f"[KN140] {len(self)} of the first {number} lines of {self._path} are broken: "
                f"{self._shown()}. Check that it is a Wikidata JSON dump with one entity a line, "
                "and download it again."
            )

    def listed(self) -> list[tuple[int, str]]:
        """Lines and reasons, by line."""
        return sorted(self._reasons.items())

    def check_end(self, number: int, line: bytes) -> None:
        """Look at the last line again: a broken one may be all that is left of the rest."""
        if number in self and not line.endswith(b"}"):
            reason = "the last entity is not complete"
            raise KanonError(Errors.E005.format(path=self._path, line=number, reason=reason))

    def report(self) -> None:
        """WARNS (UserWarning): E142 if any lines were left out."""
        if self._reasons:
            message = (
                f"[KN142] {len(self)} broken lines of {self._path} were left out: {self._shown()}"
            )
            warnings.warn(message, stacklevel=3)

    def _shown(self) -> str:
        shown = [f"{number} ({reason})" for number, reason in self.listed()[:SHOWN]]
        return ", ".join(shown) + (", ..." if len(self) > len(shown) else "")


def item_number(identifier: str | None) -> int | None:
    """The number of a Wikidata item.

    >>> item_number("Q42"), item_number("P31"), item_number("Q-5")
    (42, None, None)
    """
    match = _ITEM_ID.fullmatch(identifier) if identifier else None
    number = int(match[1]) if match else 0
    return number if 0 < number <= MAX_ITEM else None
