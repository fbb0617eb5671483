"""Names of unfinished files, and what becomes of those that killed runs have left.

Whoever writes something holds its lock (`locks`). What can be locked has no living owner, so it is
removed by the next run that writes under the same name. Only the folder of the output is used.

An interruption can come at any moment, also while a block of `finally` clears up or before one is
entered. So what is claimed is remembered until it is settled, and removed when the process ends.
"""

from __future__ import annotations

import atexit
import os
import re
import secrets
import shutil
from contextlib import suppress
from pathlib import Path

from .interruptions import uninterrupted
from .locks import HAS_LOCKS, is_marked, lock_path, unlock

TOKEN = "[0-9a-f]{12}"
_UNSETTLED: set[Path] = set()  # Of this process.


def temporary_name(path: Path) -> Path:
    """A hidden name beside a path that nobody has. It is chosen before anything is made under it,
    so that an interruption at any moment knows what to remove."""
    return path.parent / f".{path.name}.{secrets.token_hex(6)}.tmp"


def run_name(path: Path, work: Path) -> Path:
    """The name of one run's file before it stands under `path`, visible, so that it can be used.

    work (Path): Its temporary name, whose token it takes over.
    """
    return path.parent / f"{path.name}.run-{work.name.split('.')[-2]}"


def claim(work: Path, *, folder: bool) -> int | None:
    """Make a file (mode 0600) or folder (0700) and hold its lock.

    work (Path): A name that nobody has.
    folder (bool): Which of the two.
    RETURNS (int | None): The lock, for `settle`.
    RAISES (OSError): It cannot be made.
    """
    _UNSETTLED.add(work)
    while True:
        if folder:
            work.mkdir(mode=0o700)
        else:
            os.close(os.open(work, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        with suppress(FileNotFoundError):
            lock = lock_path(work, mark=True)
            # Another run may have taken it for a leftover between the two steps: then once more.
            if lock is None or _is_at(lock, work):
                return lock
            unlock(lock)


def settle(work: Path, lock: int | None) -> None:
    """End what `claim` began: remove what still stands under that name. An interruption waits.

    work (Path): What was claimed.
    lock (int | None): What `claim` gave.
    """
    with uninterrupted():
        _remove_anyhow(work)
        _UNSETTLED.discard(work)
        unlock(lock)


def remove_unsettled() -> None:
    """Remove what this process has claimed and not settled: an interruption kept it from that."""
    with uninterrupted():
        while _UNSETTLED:
            _remove_anyhow(_UNSETTLED.pop())


def clear_temporaries(path: Path) -> None:
    """Remove the unfinished files and folders of dead runs that wrote to `path`.

    RAISES (OSError): One of them cannot be removed.
    """
    _clear(path, rf"\.{re.escape(path.name)}\.{TOKEN}\.tmp")


def is_being_written(path: Path, work: Path) -> bool:
    """Whether a living run besides this one writes to `path`.

    path (Path): The output.
    work (Path): What this run has claimed for it, so that of two that begin at once one sees the
        other at least. A folder of its own, where it prepares that output, does not count.
    """
    others = set(_matching(path, rf"\.{re.escape(path.name)}\.{TOKEN}\.tmp")) - {work}
    return any(_is_held(other) for other in others)


def _is_held(path: Path) -> bool:
    try:
        if path.is_dir() and is_marked(path):
            return False
        lock = lock_path(path, wait=False)
    except OSError:  # It is gone by now.
        return False
    unlock(lock)
    return lock is None


def clear_runs(path: Path) -> None:
    """Remove the files of dead runs under their run's names (`run_name`). RAISES (OSError): As
    `clear_temporaries`."""
    _clear(path, rf"{re.escape(path.name)}\.run-{TOKEN}")


def old_folders(path: Path) -> list[Path]:
    """Folders that were moved aside from `path` to be replaced."""
    return _matching(path, rf"\.{re.escape(path.name)}\.{TOKEN}\.old")


def run_files(path: Path) -> list[Path]:
    """Files that killed runs have left for `path` under their run's names (`run_name`)."""
    return _matching(path, rf"{re.escape(path.name)}\.run-{TOKEN}")


def _clear(path: Path, pattern: str) -> None:
    if not HAS_LOCKS:
        return
    for leftover in _matching(path, pattern):
        try:
            lock = lock_path(leftover, wait=False)
        except OSError:  # Somebody else was faster, or it is another user's.
            continue
        if lock is None:
            continue
        try:
            with suppress(FileNotFoundError):
                if leftover.is_dir():
                    shutil.rmtree(leftover)
                else:
                    leftover.unlink()
        finally:
            unlock(lock)


def _remove_anyhow(path: Path) -> None:
    """Remove a file, or of a folder as much as can be.

    On a full disk that copies what it changes, removing can fail for want of space until something
    else is removed: so it is tried again.
    """
    for _ in range(2):
        with suppress(OSError):
            if path.is_dir():
                shutil.rmtree(path, ignore_errors=True)
            else:
                path.unlink()


def _matching(path: Path, pattern: str) -> list[Path]:
    try:
        with os.scandir(path.parent) as entries:
            names = sorted(entry.name for entry in entries if re.fullmatch(pattern, entry.name))
    except OSError:
        return []
    return [path.parent / name for name in names]


def _is_at(descriptor: int, path: Path) -> bool:
    return os.path.samestat(os.fstat(descriptor), os.stat(path))


atexit.register(remove_unsettled)
if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_UNSETTLED.clear)
