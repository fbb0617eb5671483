"""What a release writes of a record: safe texts with their spans, or the source's row with them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ...errors import Errors, KanonError
from ...names import MASKED_TEXT, SANITIZED_TEXT
from ...storage.texts import TextRecord, id_field_of
from ..record_ids import released_id

ALL_COLUMNS = "*"
_SHARED = ("k", "invented")  # What the texts of one record have in common.


@dataclass(frozen=True, slots=True)
class Layout:
    """How records become rows.

    text_columns (tuple[str, ...]): Columns of the source that were sanitized.
    id_column (str | None): The one that names a record; None takes "id" or "doc_id", if there.
    keep (tuple[str, ...]): Other columns that are released as they are; "*" means all.
    compact (bool): A row holds what the source's row held, with the released texts in the place of
        its texts; nothing of how they were made.
    keep_ids (bool): Ids stand in the release as they are, whatever they say.
    generalized (bool): The released text is the sanitized one, else the masked one.
    """

    text_columns: tuple[str, ...] = ("text",)
    id_column: str | None = None
    keep: tuple[str, ...] = ()
    compact: bool = False
    keep_ids: bool = False
    generalized: bool = False

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
