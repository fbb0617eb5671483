"""What a record is called in a release: nothing that says whom its text is about."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import PurePath
from typing import Any

_DATE = re.compile(r"\d{4}[-./]\d{1,2}[-./]\d{1,2}.*|\d{1,2}[-./]\d{1,2}[-./]\d{4}")
_NUMBER = re.compile(r"\d+(?:[-_./:]\d+)*")
_DIGEST = re.compile(r"[0-9a-f]{32,}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}", re.IGNORECASE)


def released_id(identity: Any, line: int) -> Any:
    """The id of a record, or a number in its place where the id holds words.

    A number, a digest or a UUID says nothing by itself; letters may be a name, a date may be a
    birthday, "Q42" is one person.

    >>> released_id("wiki:Ann Lee", 3), released_id("001-61391", 4), released_id(None, 5)
    ('record-3', '001-61391', None)
    """
    if identity is None or isinstance(identity, int) or says_nothing(str(identity)):
        return identity
    return f"record-{line}"


def says_nothing(identity: str) -> bool:
    """Whether an id is only a number, a digest or a UUID."""
    if _DATE.fullmatch(identity):
        return False
    return bool(_NUMBER.fullmatch(identity) or _DIGEST.fullmatch(identity))


def released_names(paths: Sequence[PurePath]) -> dict[PurePath, PurePath]:
    """What the files of a folder are called in a release: numbers in the place of words.

    >>> released_names([PurePath("Ann/7.txt"), PurePath("Ann/Lee.html")])[PurePath("Ann/Lee.html")]
    PurePosixPath('folder-1/file-2.html')
    """
    folders: dict[PurePath, PurePath] = {PurePath(): PurePath()}
    for path in paths:
        for folder in reversed(path.parents):
            if folder not in folders:
                name = folder.name if says_nothing(folder.name) else f"folder-{len(folders)}"
                folders[folder] = folders[folder.parent] / name
    return {
        path: folders[path.parent]
        / (path.name if says_nothing(path.stem) else f"file-{number}{path.suffix.lower()}")
        for number, path in enumerate(paths, start=1)
    }
