"""Lists as people write them: an entry a line."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from ..errors import Errors, KanonError


def listed_lines(path: Path) -> Iterator[str]:
    """The entries of a list; empty lines and those that begin with # are none.

    path (Path): A file in UTF-8.
    YIELDS (str): Entries without the blanks around them.
    RAISES (KanonError): E003 if there is no such file; E010 if it cannot be read.
    """
    if not path.is_file():
        raise KanonError(Errors.E003.format(path=path))
    try:
        with path.open(encoding="utf-8-sig") as file:
            for line in file:
                entry = line.strip()
                if entry and not entry.startswith("#"):
                    yield entry
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or "it is not UTF-8"
        raise KanonError(Errors.E010.format(path=path, reason=reason)) from error
