"""Where a command may write: checked before its work begins.

Two outputs in one file, an output in the place of an input, a device that would become a file: each
of them destroys something without a word, so each is refused by one function that all commands use.
"""

from __future__ import annotations

import os
import stat
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from ..errors import Errors, KanonError
from .files import refuse_existing

STANDARD_OUTPUT = ("-", "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1")
_KINDS = {
    stat.S_ISDIR: "a folder",
    stat.S_ISFIFO: "a pipe",
    stat.S_ISCHR: "a device",
    stat.S_ISBLK: "a device",
    stat.S_ISSOCK: "a socket",
}
Paths = Mapping[str, "Path | None"]


def output_path(name: str | Path) -> Path | None:
    """Where an output goes; None is standard output.

    >>> output_path("-"), output_path("/dev/stdout")
    (None, None)
    """
    return None if str(name) in STANDARD_OUTPUT else Path(name)


def check_outputs(
    outputs: Paths, *, inputs: Paths | None = None, folders: Paths | None = None
) -> None:
    """Refuse outputs that would destroy an input, each other, or what is no file."""
    read, written, whole = (
        {option: path for option, path in (paths or {}).items() if path is not None}
        for paths in (inputs, outputs, folders)
    )
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
    _check_redirection(read | written | whole)


def check_new_file(path: Path, *, force: bool, inputs: Sequence[Path | None]) -> None:
    """Check the one file that a command writes."""
    refuse_existing(path, force)
    check_outputs({"the output": path}, inputs=_named(inputs))


def check_new_folder(path: Path, *, force: bool, inputs: Sequence[Path | None]) -> None:
    """Check the one folder that a command writes, as `check_new_file` does a file."""
    refuse_existing(path, force)
    check_outputs({}, inputs=_named(inputs), folders={"the output": path})


def _named(inputs: Sequence[Path | None]) -> Paths:
    return {f"the input {path}": Path(path) for path in inputs if path is not None}


def _identities(path: Path) -> list[object]:
    """What tells a file from others: its place, and its number if it exists (hard links)."""
    identities: list[object] = [os.path.realpath(path)]
    try:
        status = os.stat(path)
    except OSError:
        return identities
    return [*identities, (status.st_dev, status.st_ino)]


def _check_file(option: str, path: Path) -> None:
    real = Path(os.path.realpath(path))
    try:
        mode = os.stat(real).st_mode
    except OSError:
        mode = stat.S_IFREG
    if not stat.S_ISREG(mode):
        kind = next((kind for test, kind in _KINDS.items() if test(mode)), "no regular file")
        raise KanonError(
            f"[KN007] {option} names {path}, which is {kind}. Name a regular file (- writes to "
            "standard output)."
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


def _check_redirection(paths: Mapping[str, Path]) -> None:
    """Standard output may be redirected to a file that an option names too."""
    try:
        status = os.fstat(sys.__stdout__.fileno())  # type: ignore[union-attr]
    except (OSError, ValueError, AttributeError):
        return
    if not stat.S_ISREG(status.st_mode):
        return
    for option, path in paths.items():
        if (status.st_dev, status.st_ino) in _identities(path):
            raise KanonError(Errors.E006.format(first="standard output", second=option, path=path))
