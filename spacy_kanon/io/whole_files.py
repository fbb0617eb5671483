"""Files that are written whole or not at all."""

from __future__ import annotations

import os
import secrets
import shutil
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, Any

from ..errors import Errors, KanonError


@contextmanager
def whole_file(
    path: Path, *, binary: bool = False, private: bool = False, newline: str | None = "\n"
) -> Iterator[IO[Any]]:
    """Open a file that appears under `path` only when the block ends without an error.

    It is written under a temporary name in the same folder, flushed to disk and renamed once. An
    existing file is replaced in one step, and is left alone if anything goes wrong before.

    private (bool): Readable by the owner alone (mode 0600) from the first byte on.
    RAISES (KanonError): The folder cannot be written, or the disk is full.
    """
    path = Path(path)
    work = _temporary(path)
    mode, options = ("wb", {}) if binary else ("w", {"encoding": "utf8", "newline": newline})
    try:
        descriptor = os.open(work, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
        with os.fdopen(descriptor, mode, **options) as file:  # type: ignore[call-overload]
            yield file
            file.flush()
            os.fsync(file.fileno())
        if not private:
            os.chmod(work, 0o666 & ~_umask())
        os.replace(work, path)
        sync_folder(path.parent)
    except BaseException as error:
        with suppress(FileNotFoundError):
            os.unlink(work)
        if isinstance(error, OSError):
            raise KanonError(Errors.E002.format(path=path, reason=error.strerror)) from error
        raise


@contextmanager
def whole_folder(path: Path, *, force: bool = False) -> Iterator[Path]:
    """Fill a folder that appears under `path` only when the block ends without an error.

    Yields a temporary folder beside it. `force` replaces an existing folder: the old one is moved
    aside, the new one renamed into place and only then the old one removed.

    RAISES (KanonError): `path` exists and `force` is not set, or it cannot be written.
    """
    path = Path(path)
    if path.exists() and not force:
        raise KanonError(Errors.E004.format(path=path))
    work = _temporary(path)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        work.mkdir(mode=0o700)
        yield work
        work.chmod(0o777 & ~_umask())
        for file in work.rglob("*"):
            if file.is_file():
                sync_file(file)
        sync_folder(work)
        if path.exists() and not force:
            raise KanonError(Errors.E004.format(path=path))
        if path.exists():
            old = work.with_suffix(".old")
            path.rename(old)
            work.rename(path)
            shutil.rmtree(old)
        else:
            work.rename(path)
        sync_folder(path.parent)
    except BaseException as error:
        shutil.rmtree(work, ignore_errors=True)
        if isinstance(error, OSError):
            raise KanonError(Errors.E002.format(path=path, reason=error.strerror)) from error
        raise


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


def _temporary(path: Path) -> Path:
    """A name beside `path` that nobody has. It is chosen before anything is made under it, so
    that an interruption at any moment knows what to remove."""
    return path.parent / f".{path.name}.{secrets.token_hex(6)}.tmp"


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
