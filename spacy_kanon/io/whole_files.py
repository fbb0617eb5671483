"""Files and folders that are written whole or not at all, alone or as the set of one run.

Everything is written under a temporary name beside its place, made durable, and renamed. Of a set
with a map (what restores the rest) the map comes first, under its run's name; then the others take
their places; then the map takes its own. A kill at any moment so leaves, of the old set and the new
one, at least one whole with its map: under `m.jsonl`, or under `m.jsonl.run-...` beside it.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

from ..errors import Errors, KanonError
from .interruptions import uninterrupted
from .leftovers import (
    claim,
    clear_runs,
    clear_temporaries,
    is_being_written,
    old_folders,
    run_name,
    settle,
    temporary_name,
)
from .locks import locked_folders


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

    path, binary, private, newline: As in `Target`.
    YIELDS (IO): The open file.
    RAISES (KanonError): E002 if the folder cannot be written, or the disk is full; E013 if another
        run is writing the same file.
    """
    target = Target(path, binary=binary, private=private, newline=newline)
    with whole_files([target]) as [file]:
        yield file


@contextmanager
def whole_files(targets: Sequence[Target]) -> Iterator[list[IO[Any]]]:
    """Open files that appear together when the block ends without an error.

    targets (Sequence[Target]): At least one; all in different places. They take their places in
        this order, but for the map (see above): what the map restores is the last one.
    YIELDS (list[IO]): The open files, in the order of the targets.
    RAISES (KanonError): E002 if a folder cannot be written, or the disk is full; E013 if another
        run is writing one of them.
    """
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
    """Fill a folder that appears under `path` only when the block ends without an error.

    path (Path): Where it will stand.
    force (bool): Replace an existing folder: it is moved aside, the new one renamed into place and
        only then the old one removed. A kill between leaves the old one aside; the next call puts
        it back.
    YIELDS (Path): A temporary folder beside it, for its owner alone until it is whole.
    RAISES (KanonError): E004 if `path` exists and `force` is not set; E002 if it cannot be written.
    """
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
    """A folder for what is needed on the way to an output: beside it, for its owner alone.

    output (Path): The file or folder that is made; what dead runs for it left is cleared first.
    YIELDS (Path): The folder, which is gone when the block ends.
    RAISES (KanonError): E002 if it cannot be made.
    """
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
