"""Sets of properties or columns that terms came from, as one JSON file."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path

from ..errors import Errors, KanonError


def write_origins(path: Path, sets: Iterable[tuple[str, ...]]) -> None:
    """Write the sets in the order of their numbers.

    path (Path): The file.
    sets (Iterable[tuple[str, ...]]): Sorted names of each.
    """
    text = json.dumps([list(names) for names in sets])
    path.write_text(text + "\n", encoding="utf8")


def read_origins(data: bytes, path: Path) -> list[tuple[str, ...]]:
    """The inverse of `write_origins`.

    data (bytes): What was written, its hash compared.
    path (Path): Where, for messages.
    RETURNS (list[tuple[str, ...]]): Sorted names of each set.
    RAISES (KanonError): E103 if it is no list of lists of names.
    """
    try:
        sets = json.loads(data.decode("utf8"))
    except (ValueError, RecursionError) as error:
        reason = "it holds no JSON"
        raise KanonError(Errors.E103.format(path=path, reason=reason)) from error
    if not isinstance(sets, list) or not all(_is_names(names) for names in sets):
        reason = "it holds no lists of names"
        raise KanonError(Errors.E103.format(path=path, reason=reason))
    return [tuple(names) for names in sets]


def _is_names(names: object) -> bool:
    return isinstance(names, list) and all(isinstance(name, str) for name in names)
