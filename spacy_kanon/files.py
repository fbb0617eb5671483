"""Files that more than one room reads or writes: whole folders, and lines of a Wikidata dump."""

from __future__ import annotations

import bz2
import gzip
import hashlib
import os
import shutil
import tempfile
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from .errors import Errors, KanonError

_BLOCK = 1 << 20


@contextmanager
def new_folder(out: Path, *, force: bool = False) -> Iterator[Path]:
    """A folder that appears whole or not at all.

    The body writes into a temporary folder beside `out`. At its end everything is flushed to disk
    and renamed once; if it fails, nothing is left behind and an older `out` is as it was.

    out (Path): The folder to make.
    force (bool): Replace `out` if it exists.
    YIELDS (Path): The temporary folder.
    RAISES (KanonError): E004 if `out` exists, E002 if it cannot be written.
    """
    out = out.absolute()
    if out.exists() and not force:
        raise KanonError(Errors.E004.format(path=out))
    try:
        out.parent.mkdir(parents=True, exist_ok=True)
        temporary = Path(tempfile.mkdtemp(prefix=f".{out.name}.", dir=out.parent))
        temporary.chmod(0o755)
    except OSError as error:
        raise KanonError(Errors.E002.format(path=out, reason=error.strerror)) from error
    try:
        yield temporary
        _flush(temporary)
        _rename(temporary, out)
    except OSError as error:
        raise KanonError(Errors.E002.format(path=out, reason=error.strerror)) from error
    finally:
        shutil.rmtree(temporary, ignore_errors=True)


def _flush(folder: Path) -> None:
    for path in [*sorted(folder.rglob("*")), folder]:
        descriptor = os.open(path, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def _rename(temporary: Path, out: Path) -> None:
    if not out.exists():
        temporary.rename(out)
        return
    old = Path(tempfile.mkdtemp(prefix=f".{out.name}.", dir=out.parent))
    out.rename(old / out.name)
    try:
        temporary.rename(out)
    except OSError:
        (old / out.name).rename(out)
        raise
    finally:
        shutil.rmtree(old, ignore_errors=True)


def sha256(path: Path) -> str:
    """Hexadecimal SHA-256 of a file's bytes."""
    digest = hashlib.sha256()
    with path.open("rb") as file:
        while block := file.read(_BLOCK):
            digest.update(block)
    return digest.hexdigest()


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
        return bz2.open(path, "rb")  # type: ignore[return-value]
    return path.open("rb")
