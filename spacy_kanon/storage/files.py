"""Files and folders that are written whole or not at all, alone or as the set of one run.

Everything is written under a temporary name beside its place, made durable, and renamed. Of a set
with a map (what restores the rest) the map comes first, under its run's name; then the others take
their places; then the map takes its own. A kill at any moment so leaves, of the old set and the new
one, at least one whole with its map: under `m.jsonl`, or under `m.jsonl.run-...` beside it.

A writer holds the lock of its output. So whatever else has a temporary name of that output is of a
killed run, and is removed.

Two outputs in one file, an output in the place of an input, a device that would become a file: each
of them destroys something without a word, so each is refused before a command begins its work.
"""

from __future__ import annotations

import atexit
import os
import re
import secrets
import shutil
import signal
import threading
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

from ..errors import Errors, KanonError

TOKEN = "[0-9a-f]{12}"
_TEMPORARY: set[Path] = set()  # Of this process: an interruption can come before any `finally`.


@contextmanager
def deferred() -> Iterator[None]:
    """Defer interruptions to the end of the block; blocked, they would go to another thread."""
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


@contextmanager
def reserved(path: Path) -> Iterator[Path]:
    """Hold the lock of an output (E013), `.NAME.lock`, and give a temporary name beside it."""
    from filelock import FileLock, Timeout  # 60 ms, which only a writer needs.

    path.parent.stat()  # FileLock would make it.
    file = path.parent / f".{path.name}.lock"
    work = path.parent / f".{path.name}.{secrets.token_hex(6)}.tmp"
    lock = FileLock(file, timeout=0)
    try:
        with deferred():
            try:
                lock.acquire()
            except Timeout as error:
                raise KanonError(Errors.E013.format(path=path)) from error
            _TEMPORARY.update((file, work))
        for old in _matching(path, rf"\.{re.escape(path.name)}\.{TOKEN}\.tmp"):
            shutil.rmtree(old) if old.is_dir() else old.unlink()
        yield work
    finally:
        with deferred():
            if lock.is_locked:
                _remove(work)
                _remove(file)
                lock.release()


def remove_temporaries() -> None:
    """Remove what this process has begun and not ended: an interruption kept it from that."""
    with deferred():
        for path in list(_TEMPORARY):
            _remove(path)


def _remove(path: Path) -> None:
    """Remove a temporary file, or of a folder as much as can be."""
    for _ in range(2):  # A full disk that copies what it changes can refuse the first time.
        with suppress(OSError):
            if path.is_dir():
                shutil.rmtree(path, ignore_errors=True)
            else:
                path.unlink()
    _TEMPORARY.discard(path)


def run_files(path: Path) -> list[Path]:
    """Files that killed runs have left for `path` under their run's names."""
    return _matching(path, rf"{re.escape(path.name)}\.run-{TOKEN}")


def _matching(path: Path, pattern: str) -> list[Path]:
    names: list[str] = []
    with suppress(OSError):
        names = sorted(filter(re.compile(pattern).fullmatch, os.listdir(path.parent)))
    return [path.parent / name for name in names]


atexit.register(remove_temporaries)
if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_TEMPORARY.clear)


@dataclass(frozen=True)
class Target:
    """A file to write."""

    path: Path  # Where it will stand; of a symbolic link the file that it leads to is replaced.
    binary: bool = False  # Bytes; else text in UTF-8.
    private: bool = False  # Readable by the owner alone (mode 0600) from the first byte on.
    restores: bool = False  # It is the map of the other files of its set.


@contextmanager
def whole_file(path: Path, *, binary: bool = False, private: bool = False) -> Iterator[IO[Any]]:
    """Open a file that appears under `path`, or replaces what is there, only when all went well."""
    with whole_files([Target(path, binary, private)]) as [file]:
        yield file


@contextmanager
def _coded(*paths: Path) -> Iterator[None]:
    """An error of the system as one with a code. RAISES (KanonError): E002."""
    try:
        yield
    except (OSError, UnicodeEncodeError) as error:  # As of half a surrogate pair.
        path = ", ".join(map(str, paths))
        reason = getattr(error, "strerror", None) or error
        raise KanonError(Errors.E002.format(path=path, reason=reason)) from error


@contextmanager
def reading(path: Path) -> Iterator[None]:
    """RAISES (KanonError): E010: the system does not read the file, or it is no text."""
    try:
        yield
    except (OSError, UnicodeDecodeError) as error:
        reason = (error.strerror or error) if isinstance(error, OSError) else "it is not UTF-8"
        raise KanonError(Errors.E010.format(path=path, reason=reason)) from error


@contextmanager
def whole_files(targets: Sequence[Target]) -> Iterator[list[IO[Any]]]:
    """Open files that appear together when the block ends without an error."""
    outputs: list[_Output] = []
    with _coded(*(target.path for target in targets)), ExitStack() as stack:
        for target in targets:
            path = Path(os.path.realpath(target.path))
            work = stack.enter_context(reserved(path))
            text: dict[str, Any] = {} if target.binary else {"encoding": "utf8", "newline": "\n"}
            descriptor = os.open(work, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
            file = os.fdopen(descriptor, "wb" if target.binary else "w", **text)
            stack.callback(_close, file)
            outputs.append(_Output(target, path, work, file))
        yield [output.file for output in outputs]
        for output in outputs:
            output.file.flush()
            os.fsync(output.file.fileno())
            output.file.close()
        with deferred():
            _publish(outputs)


def _close(file: IO[Any]) -> None:
    with suppress(OSError):  # What led here is the error to show.
        file.close()


@dataclass
class _Output:
    """One file of a set, under its temporary name."""

    target: Target
    path: Path
    work: Path
    file: IO[Any]

    def rename(self, path: Path) -> None:
        os.replace(self.work, path)
        self.work = path
        if path == self.path and not self.target.private:  # Only now: what is left is private.
            os.chmod(path, 0o666 & ~umask())
        sync_folder(path.parent)


def _publish(outputs: Sequence[_Output]) -> None:
    """Give the files their names, so that at every moment there is a map of the texts."""
    maps = [output for output in outputs if output.target.restores]
    others = [output for output in outputs if not output.target.restores]
    try:
        for output in maps if others else ():
            token = output.work.name.split(".")[-2]
            output.rename(output.path.with_name(f"{output.path.name}.run-{token}"))
        for output in others:
            output.rename(output.path)
        for output in maps:
            output.rename(output.path)
            for old in run_files(output.path):
                old.unlink(missing_ok=True)
    finally:
        if others and others[-1].work != others[-1].path:  # The old set stands, with its map.
            for output in maps:
                output.work.unlink(missing_ok=True)


@contextmanager
def whole_folder(path: Path, *, force: bool = False) -> Iterator[Path]:
    """Fill a folder that appears under `path` only when the block ends without an error."""
    path = Path(path).absolute()
    with _coded(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        with reserved(path) as work:
            _put_back(path)
            refuse_existing(path, force)
            work.mkdir(mode=0o700)
            yield work
            for file in work.rglob("*"):
                if file.is_file():
                    with file.open("rb") as written:
                        os.fsync(written.fileno())
            sync_folder(work)
            with deferred():
                refuse_existing(path, force)
                _replace_folder(work, path)
                path.chmod(0o777 & ~umask())
                sync_folder(path.parent)


@contextmanager
def scratch_folder(output: Path) -> Iterator[Path]:
    """A folder for what is needed on the way to an output: beside it, for its owner alone."""
    output = Path(os.path.realpath(output))
    with ExitStack() as stack:
        with _coded(output):
            output.parent.mkdir(parents=True, exist_ok=True)
            work = stack.enter_context(reserved(output.with_name(f"{output.name}.scratch")))
            work.mkdir(mode=0o700)
        yield work


def refuse_existing(path: Path, force: bool) -> None:
    """RAISES (KanonError): E004 if something is there, a link that leads nowhere too."""
    if os.path.lexists(path) and not force:
        raise KanonError(Errors.E004.format(path=path))


def _put_back(path: Path) -> None:
    """End a replacement of a folder that was cut short before or after its end."""
    for old in _matching(path, rf"\.{re.escape(path.name)}\.{TOKEN}\.old"):
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


def sync_folder(path: Path) -> None:
    """Make a rename in a folder durable, where the system can."""
    with suppress(OSError):
        descriptor = os.open(path, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def umask() -> int:
    """The rights that this process does not give to files it makes."""
    mask = os.umask(0)
    os.umask(mask)
    return mask


STANDARD_OUTPUT = ("-", "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1")
Paths = Mapping[str, "Path | None"]


def output_path(name: str | Path) -> Path | None:
    """Where an output goes; None is standard output.

    >>> output_path("-"), output_path("/dev/stdout")
    (None, None)
    """
    return None if str(name) in STANDARD_OUTPUT else Path(name)


def check_outputs(
    outputs: Paths, *, inputs: Iterable[Path | None] = (), folders: Paths | None = None
) -> None:
    """Refuse outputs that would destroy an input, each other, or what is no file."""
    read = {f"the input {path}": Path(path) for path in inputs if path is not None}
    written = {option: path for option, path in outputs.items() if path is not None}
    whole = {option: path for option, path in (folders or {}).items() if path is not None}
    for option, path in written.items():
        _check_file(option, path)
    for option, path in whole.items():
        _check_folder(option, path, read)
    seen: dict[object, str] = {}
    for option, path in (read | written | whole).items():
        for identity in _identities(path):
            first = seen.setdefault(identity, option)
            if first != option and not (first in read and option in read):
                raise KanonError(Errors.E006.format(first=first, second=option, path=path))


def check_new_file(path: Path, *, force: bool, inputs: Sequence[Path | None]) -> None:
    """Check the one file that a command writes."""
    refuse_existing(path, force)
    check_outputs({"the output": path}, inputs=inputs)


def check_new_folder(path: Path, *, force: bool, inputs: Sequence[Path | None]) -> None:
    """Check the one folder that a command writes, as `check_new_file` does a file."""
    refuse_existing(path, force)
    check_outputs({}, inputs=inputs, folders={"the output": path})


def _identities(path: Path) -> list[object]:
    """What tells a file from others: its place, and its number if it exists (hard links)."""
    identities: list[object] = [os.path.realpath(path)]
    with suppress(OSError):
        status = os.stat(path)
        identities.append((status.st_dev, status.st_ino))
    return identities


def _check_file(option: str, path: Path) -> None:
    real = Path(os.path.realpath(path))
    if real.exists() and not real.is_file():
        raise KanonError(
            f"[KN007] {option} names {path}, which is a folder, a pipe or a device. Name a regular "
            "file (- writes to standard output)."
        )
    if not real.parent.is_dir():
        raise KanonError(Errors.E002.format(path=path, reason=f"{real.parent} is no folder"))
    if not os.access(real.parent, os.W_OK):
        raise KanonError(Errors.E002.format(path=path, reason=f"{real.parent} cannot be written"))


def _check_folder(option: str, path: Path, inputs: Mapping[str, Path]) -> None:
    real, here = Path(os.path.realpath(path)), Path(os.path.realpath(os.curdir))
    if path.exists() and not path.is_dir():
        raise KanonError(Errors.E008.format(option=option, path=path, what="is a file"))
    if real in (here, *here.parents):
        what = "holds the working directory"
        raise KanonError(Errors.E008.format(option=option, path=path, what=what))
    for name, source in inputs.items():
        if real in Path(os.path.realpath(source)).parents:
            raise KanonError(Errors.E008.format(option=option, path=path, what=f"holds {name}"))
