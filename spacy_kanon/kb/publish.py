"""One build at a time into a folder, and nothing left of a killed one."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from ..errors import Errors, KanonError
from ..io.whole_files import whole_folder
from .format import FILES


@contextmanager
def claimed_folder(out: Path, *, force: bool = False) -> Iterator[Path]:
    """Fill the folder of a knowledge base, which appears under `out` whole or not at all.

    Yields the working folder, a sibling of `out` with a name that the reader refuses.

    out (Path): The folder to make.
    force (bool): Replace a knowledge base that is there.
    RAISES (KanonError): `out` exists and `force` is not set; `force` is set and `out` holds other
        things; another build into `out` is under way; the place cannot be written.
    """
    out = Path(out).absolute()
    with _lock(out):
        if force:
            _refuse_other_contents(out)
        with whole_folder(out, force=force) as work:
            yield work


def _refuse_other_contents(out: Path) -> None:
    """`--force` may cost a user an old knowledge base, never anything else."""
    if not out.exists():
        return
    names = {*FILES.hashed, FILES.meta}
    others = sorted(p.name for p in out.iterdir() if p.name not in names) if out.is_dir() else [""]
    if others:
        raise KanonError(Errors.E107.format(path=out, example=others[0] or "it is a file"))


@contextmanager
def _lock(out: Path) -> Iterator[None]:
    """Hold a lock that the system lets go when the process ends, however it ends."""
    path = out.parent / f".{out.name}.lock"
    try:
        out.parent.mkdir(parents=True, exist_ok=True)
        file = path.open("ab")
    except OSError as error:
        raise KanonError(Errors.E002.format(path=out, reason=error.strerror)) from error
    try:
        # A lock on a file that the builder before us has just removed is no lock on `out`.
        if not _try_lock(file) or not _is_current(path, file):
            raise KanonError(Errors.E106.format(path=out))
        try:
            yield
        finally:
            path.unlink(missing_ok=True)
    finally:
        file.close()


def _is_current(path: Path, file: IO[bytes]) -> bool:
    return path.exists() and os.path.samestat(path.stat(), os.fstat(file.fileno()))


if sys.platform == "win32":
    import msvcrt

    def _try_lock(file: IO[bytes]) -> bool:
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True
else:
    import fcntl

    def _try_lock(file: IO[bytes]) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True
