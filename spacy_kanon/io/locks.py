"""Locks that the system lets go when their process ends, however it ends."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

_HELD: dict[int, os.stat_result] = {}
_MARKS: set[int] = set()


def lock_path(path: Path, *, wait: bool = True, mark: bool = False) -> int | None:
    """Hold the lock of a file or folder that exists.

    A process that this one forks does not hold it, so that a worker that outlives a killed run
    does not look like the run.

    path (Path): The file or folder; neither is changed.
    wait (bool): Whether to wait for whoever holds it.
    mark (bool): It is the mark of an owner, held for long: who works in a folder with the mark of
        its own process needs no lock there.
    RETURNS (int | None): For `unlock`; None if somebody else holds it, or the system (Windows, some
        network file systems) has no such locks.
    RAISES (FileNotFoundError): There is nothing under this name.
    """
    if not HAS_LOCKS:
        return None
    descriptor = os.open(path, os.O_RDONLY | os.O_CLOEXEC | os.O_NONBLOCK)
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
    except OSError:
        os.close(descriptor)
        return None
    _HELD[descriptor] = os.fstat(descriptor)
    if mark:
        _MARKS.add(descriptor)
    return descriptor


def unlock(descriptor: int | None) -> None:
    """Let a lock go. descriptor (int | None): What `lock_path` gave."""
    if descriptor is not None:
        _HELD.pop(descriptor, None)
        _MARKS.discard(descriptor)
        with suppress(OSError):
            os.close(descriptor)


@contextmanager
def locked_folders(folders: Sequence[Path]) -> Iterator[None]:
    """Hold the locks of folders while something in them is renamed.

    folders (Sequence[Path]): In any order; all who lock several do it in the order of the names.
    """
    with ExitStack() as stack:
        for folder in sorted({os.path.realpath(folder) for folder in folders}):
            if not is_marked(folder):
                stack.callback(unlock, lock_path(Path(folder)))
        yield


def is_marked(path: str | Path) -> bool:
    """Whether this process holds the mark of an owner of a file or folder that exists."""
    status = os.stat(path)
    return any(os.path.samestat(_HELD[descriptor], status) for descriptor in list(_MARKS))


def _forget_in_child() -> None:
    for descriptor in list(_HELD):
        unlock(descriptor)


HAS_LOCKS = sys.platform != "win32"
if sys.platform != "win32":
    import fcntl

    os.register_at_fork(after_in_child=_forget_in_child)
