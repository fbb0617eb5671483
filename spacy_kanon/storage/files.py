"""Files and folders that are written whole or not at all, alone or as the set of one run.

Everything is written under a temporary name beside its place, made durable, and renamed. Of a set
with a map (what restores the rest) the map comes first, under its run's name; then the others take
their places; then the map takes its own. A kill at any moment so leaves, of the old set and the new
one, at least one whole with its map: under `m.jsonl`, or under `m.jsonl.run-...` beside it.
"""

from __future__ import annotations

import atexit
import os
import re
import secrets
import shutil
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

from ..errors import Errors, KanonError
from .locks import HAS_LOCKS, is_marked, lock_path, locked_folders, uninterrupted, unlock

# Names of unfinished files, and what becomes of those that killed runs have left.
#
# Whoever writes something holds its lock (`locks`). What can be locked has no living owner, so it
# is removed by the next run that writes under the same name. Only the folder of the output is used.
#
# An interruption can come at any moment, also while a block of `finally` clears up or before one is
# entered. So what is claimed is remembered until it is settled, and removed when the process ends.

TOKEN = "[0-9a-f]{12}"
_UNSETTLED: set[Path] = set()  # Of this process.


def temporary_name(path: Path) -> Path:
    """A hidden name beside a path that nobody has. It is chosen before anything is made under it,
    so that an interruption at any moment knows what to remove."""
    return path.parent / f".{path.name}.{secrets.token_hex(6)}.tmp"


def run_name(path: Path, work: Path) -> Path:
    """The name of one run's file before it stands under `path`, visible, so that it can be used."""
    return path.parent / f"{path.name}.run-{work.name.split('.')[-2]}"


def claim(work: Path, *, folder: bool) -> int | None:
    """Make a file (mode 0600) or folder (0700) and hold its lock."""
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
    """End what `claim` began: remove what still stands under that name. An interruption waits."""
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
    """Remove the unfinished files and folders of dead runs that wrote to `path`."""
    _clear(path, rf"\.{re.escape(path.name)}\.{TOKEN}\.tmp")


def is_being_written(path: Path, work: Path) -> bool:
    """Whether a living run besides this one writes to `path`."""
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


@dataclass(frozen=True)
class Target:
    """A file to write.

    path (Path): Where it will stand; of a symbolic link the file that it leads to is replaced.
    binary (bool): Bytes; else text in UTF-8.
    private (bool): Readable by the owner alone (mode 0600) from the first byte on.
    newline (str | None): As for `open`.
    restores (bool): It is the map of the other files of its set.
    """

    path: Path
    binary: bool = False
    private: bool = False
    newline: str | None = "\n"
    restores: bool = False


@contextmanager
def whole_file(
    path: Path, *, binary: bool = False, private: bool = False, newline: str | None = "\n"
) -> Iterator[IO[Any]]:
    """Open a file that appears under `path` only when the block ends without an error.

    An existing file is replaced in one step, and is left alone if anything goes wrong before.
    """
    target = Target(path, binary=binary, private=private, newline=newline)
    with whole_files([target]) as [file]:
        yield file


@contextmanager
def whole_files(targets: Sequence[Target]) -> Iterator[list[IO[Any]]]:
    """Open files that appear together when the block ends without an error."""
    written: list[_Unfinished] = []
    try:
        for target in targets:
            written.append(_Unfinished(target))
            written[-1].start()
        yield [unfinished.file for unfinished in written]
        for unfinished in written:
            unfinished.finish()
        with uninterrupted():
            _publish(written)
    except OSError as error:
        paths = ", ".join(str(target.path) for target in targets)
        raise KanonError(Errors.E002.format(path=paths, reason=_reason(error))) from error
    finally:
        release = next((u for u in reversed(written) if not u.target.restores), None)
        stands = release is not None and release.work == release.path
        for unfinished in written:
            unfinished.discard(keep=stands and unfinished.target.restores)


class _Unfinished:
    """One file of a set, under its temporary name."""

    file: IO[Any]

    def __init__(self, target: Target) -> None:
        self.target = target
        self.path = Path(os.path.realpath(target.path))
        self.work = self.claimed = temporary_name(self.path)
        self._lock: int | None = None

    def start(self) -> None:
        clear_temporaries(self.path)
        self._lock = claim(self.work, folder=False)
        if self._lock is not None and is_being_written(self.path, self.work):
            os.unlink(self.work)
            raise KanonError(Errors.E013.format(path=self.path))
        if self.target.binary:
            self.file = self.work.open("wb")
        else:
            self.file = self.work.open("w", encoding="utf8", newline=self.target.newline)

    def finish(self) -> None:
        self.file.flush()
        os.fsync(self.file.fileno())
        self.file.close()

    def rename(self, path: Path) -> None:
        os.replace(self.work, path)
        self.work = path
        if path == self.path and not self.target.private:  # Only now: what is left is private.
            os.chmod(path, 0o666 & ~umask())

    def discard(self, *, keep: bool) -> None:
        """Remove what does not stand in its place. keep (bool): It is needed where it is."""
        if hasattr(self, "file"):
            with suppress(OSError):
                self.file.close()
        if self.work not in (self.claimed, self.path) and not keep:
            with suppress(OSError):
                os.unlink(self.work)
        settle(self.claimed, self._lock)


def _publish(written: Sequence[_Unfinished]) -> None:
    """Give the files their names, so that at every moment there is a map of what stands there."""
    folders = [unfinished.path.parent for unfinished in written]
    maps = [unfinished for unfinished in written if unfinished.target.restores]
    others = [unfinished for unfinished in written if not unfinished.target.restores]
    with locked_folders(folders):
        if others:
            for unfinished in maps:
                unfinished.rename(run_name(unfinished.path, unfinished.work))
                sync_folder(unfinished.path.parent)
        for unfinished in others:
            unfinished.rename(unfinished.path)
        for folder in dict.fromkeys(folders):
            sync_folder(folder)
        for unfinished in maps:
            unfinished.rename(unfinished.path)
            sync_folder(unfinished.path.parent)
            clear_runs(unfinished.path)


@contextmanager
def whole_folder(path: Path, *, force: bool = False) -> Iterator[Path]:
    """Fill a folder that appears under `path` only when the block ends without an error."""
    path = Path(path)
    work = temporary_name(path)
    lock = None
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with locked_folders([path.parent]):
            clear_temporaries(path)
            _put_back(path)
        _refuse_existing(path, force)
        lock = claim(work, folder=True)
        yield work
        for file in work.rglob("*"):
            if file.is_file():
                sync_file(file)
        sync_folder(work)
        with uninterrupted(), locked_folders([path.parent]):
            _refuse_existing(path, force)
            _replace_folder(work, path)
            path.chmod(0o777 & ~umask())
            sync_folder(path.parent)
    except OSError as error:
        raise KanonError(Errors.E002.format(path=path, reason=_reason(error))) from error
    finally:
        settle(work, lock)


@contextmanager
def scratch_folder(output: Path) -> Iterator[Path]:
    """A folder for what is needed on the way to an output: beside it, for its owner alone."""
    output = Path(os.path.realpath(output))
    work = temporary_name(output)
    lock = None
    try:
        try:
            output.parent.mkdir(parents=True, exist_ok=True)
            clear_temporaries(output)
            lock = claim(work, folder=True)
        except OSError as error:
            raise KanonError(Errors.E002.format(path=output, reason=_reason(error))) from error
        yield work
    finally:
        settle(work, lock)


def _refuse_existing(path: Path, force: bool) -> None:
    if path.exists() and not force:
        raise KanonError(Errors.E004.format(path=path))


def _put_back(path: Path) -> None:
    """End a replacement of a folder that was cut short before or after its end."""
    for old in old_folders(path):
        if path.exists():
            shutil.rmtree(old, ignore_errors=True)
        else:
            old.rename(path)


def _replace_folder(work: Path, path: Path) -> None:
    if not path.exists():
        work.rename(path)
        return
    old = work.with_suffix(".old")
    path.rename(old)
    try:
        work.rename(path)
    except OSError:
        old.rename(path)
        raise
    shutil.rmtree(old, ignore_errors=True)


def sync_file(path: Path) -> None:
    """Make a file's bytes durable."""
    with path.open("rb") as file:
        os.fsync(file.fileno())


def sync_folder(path: Path) -> None:
    """Make a rename in a folder durable, where the system can."""
    with suppress(OSError):
        descriptor = os.open(path, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def _reason(error: OSError) -> str:
    return error.strerror or str(error)


def umask() -> int:
    """The rights that this process does not give to files it makes."""
    mask = os.umask(0)
    os.umask(mask)
    return mask
