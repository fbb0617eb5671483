"""What a release writes of a record, and what it calls it: nothing says whom a text is about."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import PurePath
from typing import Any

from ..errors import Errors, KanonError
from ..names import MASKED_TEXT, SANITIZED_TEXT
from ..storage.texts import TextRecord, id_field_of

ALL_COLUMNS = "*"
_SHARED = ("k", "invented")  # What the texts of one record have in common.


@dataclass(frozen=True, slots=True)
class Layout:
    """How records become rows."""

    text_columns: tuple[str, ...] = ("text",)  # Columns of the source that were sanitized.
    # The one that names a record; None takes "id" or "doc_id", if there.
    id_column: str | None = None
    keep: tuple[str, ...] = ()  # Other columns that are released as they are; "*" means all.
    # A row holds what the source's row held, with the released texts in the place of its texts;
    # nothing of how they were made.
    compact: bool = False
    keep_ids: bool = False  # Ids stand in the release as they are, whatever they say.
    generalized: bool = False  # The released text is the sanitized one, else the masked one.

    @property
    def released(self) -> str:
        """The field of a record that holds the released text."""
        return SANITIZED_TEXT if self.generalized else MASKED_TEXT

    @property
    def released_columns(self) -> tuple[str, ...]:
        """The columns of the rows that hold the released texts."""
        if self.compact:
            return self.text_columns
        if len(self.text_columns) == 1:
            return (self.released,)
        return tuple(f"{column}.{self.released}" for column in self.text_columns)

    @property
    def columns(self) -> tuple[str, ...]:
        """The columns of a table without rows."""
        if self.compact:
            return self.text_columns
        return ("id", self.released, "k", "spans")

    def identity(self, entry: TextRecord) -> Any:
        """What the release calls a record."""
        return entry.id if self.keep_ids else released_id(entry.id, entry.line)

    def kept(self, entry: TextRecord) -> dict[str, Any]:
        """The values of other columns that are released, in the order of the source."""
        missing = [c for c in self.keep if c != ALL_COLUMNS and c not in entry.row]
        if missing:
            raise KanonError(
                Errors.E592.format(
                    column=missing[0], path=f"record {entry.line}", count=len(entry.row)
                )
            )
        aside = {*self.text_columns, id_field_of(entry.row, self.id_column)}
        return {
            column: value
            for column, value in entry.row.items()
            if column not in aside and (ALL_COLUMNS in self.keep or column in self.keep)
        }

    def left_out(self, entry: TextRecord) -> set[str]:
        """Columns of the source that the release does not have."""
        aside = {*self.text_columns, id_field_of(entry.row, self.id_column)}
        return set(entry.row) - aside - set(self.kept(entry))

    def row(self, entry: TextRecord, records: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
        """The row of a record."""
        kept = self.kept(entry)
        if self.compact:
            return self._compact_row(entry, kept, records)
        fields: dict[str, Any] = dict(records[0])
        if len(self.text_columns) > 1:
            fields = {
                f"{column}.{name}": value
                for column, record in zip(self.text_columns, records, strict=True)
                for name, value in record.items()
                if name not in _SHARED
            }
            fields |= {name: records[0][name] for name in _SHARED if name in records[0]}
        for column in kept:
            if column == "id" or column in fields:
                raise KanonError(Errors.E597.format(column=column))
        return {"id": self.identity(entry), **kept, **fields}

    def _compact_row(
        self, entry: TextRecord, kept: Mapping[str, Any], records: Sequence[Mapping[str, Any]]
    ) -> dict[str, Any]:
        texts = {
            column: record[self.released]
            for column, record in zip(self.text_columns, records, strict=True)
        }
        name = id_field_of(entry.row, self.id_column)
        ids = {} if name is None else {name: self.identity(entry)}
        values = {**kept, **texts, **ids}
        order = [*ids, *texts] if not entry.row else entry.row
        return {column: values[column] for column in order if column in values}


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
