"""The texts of all files of a folder, each file in its own format."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

from ..errors import KanonError
from .texts import BadRecord, TextRecord, read_texts


def files_of(folder: Path) -> list[Path]:
    """The files of a folder and its folders, by name; hidden ones are left out.

    folder (Path): The folder.
    RETURNS (list[Path]): Relative to the folder.
    """
    relative = (path.relative_to(folder) for path in folder.rglob("*") if path.is_file())
    return sorted(p for p in relative if not any(part.startswith(".") for part in p.parts))


def read_folder(folder: Path, **reading: Any) -> Iterator[TextRecord | BadRecord]:
    """Read the texts of a folder, file by file.

    folder (Path): The folder.
    **reading (Any): As for `read_texts`.
    YIELDS (TextRecord | BadRecord): Each says which file it comes from. A file that cannot be read
        is one bad record, and the others go on. `line` of a file that is one text is its number.
    """
    for number, relative in enumerate(files_of(folder), start=1):
        yield from of_folder(read_texts(folder / relative, **reading), relative, number)


def of_folder(
    records: Iterator[TextRecord | BadRecord], relative: Path, number: int
) -> Iterator[TextRecord | BadRecord]:
    """The records of a file as those of its folder (`read_folder`).

    records (Iterator[TextRecord | BadRecord]): Of the file.
    relative (Path): The file in the folder.
    number (int): Which of the files it is, from 1.
    """
    try:
        for record in records:
            if isinstance(record, BadRecord):
                yield BadRecord(record.line, f"{relative}: {record.problem}")
            elif record.row:
                yield replace(record, file=relative)
            else:
                yield replace(record, file=relative, line=number)
    except KanonError as error:
        yield BadRecord(number, f"{relative}: {error}")
