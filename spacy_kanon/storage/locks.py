"""Locks that the system lets go when their process ends, and signals that wait meanwhile."""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Let an interruption wait for the end of the block.

    Signals are remembered and raised again: to block them would leave them to another thread, and
    Python would handle them in this one all the same.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    remembered: list[int] = []
    numbers = [getattr(signal, name, None) for name in ("SIGINT", "SIGTERM", "SIGHUP")]
    before = {
        number: signal.signal(number, lambda number, frame: remembered.append(number))
        for number in numbers
        if number is not None and callable(signal.getsignal(number))
    }
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
    for number in remembered[:1]:
        signal.raise_signal(number)


_HELD: dict[int, os.stat_result] = {}
_MARKS: set[int] = set()


def lock_path(path: Path, *, wait: bool = True, mark: bool = False) -> int | None:
    """Hold the lock of a file or folder that exists.

    A process that this one forks does not hold it, so that a worker that outlives a killed run
    does not look like the run.
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
    """Hold the locks of folders while something in them is renamed."""
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
