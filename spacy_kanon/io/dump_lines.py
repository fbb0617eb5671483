"""The lines of a Wikidata JSON dump, for every room that reads one."""

from __future__ import annotations

import bz2
import gzip
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import IO

from ..errors import Errors, KanonError


def dump_lines(path: Path) -> Iterator[tuple[int, bytes]]:
    """Read the entities of a Wikidata JSON dump, one JSON object a line.

    Both published forms are read: the array ("[" on the first line, a comma after every entity but
    the last, "]" on the last line) and plain JSON lines. Gzip (with `isal` where installed, 2.4
    times as fast) and bzip2 are told by their first bytes, not by the file's name.

    path (Path): The dump.
    YIELDS (tuple[int, bytes]): 1-based line number, and the bytes of one JSON object.
    RAISES (KanonError): E003 if there is no such file, E005 if it ends too early or is damaged.
    """
    if not path.is_file():
        raise KanonError(Errors.E003.format(path=path))
    number, is_array, is_closed = 0, False, False
    try:
        with _open_bytes(path) as file:
            for line in file:
                number += 1
                line = line.strip()
                if number == 1:
                    line = line.removeprefix(b"\xef\xbb\xbf")
                    is_array = line.startswith(b"[")
                    line = line.removeprefix(b"[").lstrip()
                if is_array and line.endswith(b"]"):
                    is_closed = True
                    line = line[:-1].rstrip()
                line = line.removesuffix(b",")
                if line:
                    yield number, line
    except (EOFError, zlib.error, OSError) as error:
        raise KanonError(Errors.E005.format(path=path, line=number, reason=error)) from error
    if is_array and not is_closed:
        reason = "the array is not closed"
        raise KanonError(Errors.E005.format(path=path, line=number, reason=reason))


def _open_bytes(path: Path) -> IO[bytes]:
    with path.open("rb") as file:
        magic = file.read(3)
    if magic[:2] == b"\x1f\x8b":
        try:
            from isal import igzip
        except ModuleNotFoundError:
            return gzip.open(path, "rb")  # type: ignore[return-value]
        return igzip.open(path, "rb")
    if magic == b"BZh":
        return bz2.open(path, "rb")
    return path.open("rb")
