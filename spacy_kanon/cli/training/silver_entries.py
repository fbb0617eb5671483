"""The texts of a silver corpus, each with whom it is about."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ...errors import Errors, KanonError
from ...storage.texts import TextRecord, read_good_texts

if TYPE_CHECKING:
    from ...training.silver import Entry

STATISTICS = "statistics.json"
_DEFAULT_PERSON_COLUMN = "name"


def person_column_of(path: Path, text_column: str, person_column: str | None) -> str | None:
    """The field that says whom a text is about.

    path (Path): Of the texts.
    text_column (str): Field that holds the text.
    person_column (str | None): If it was named.
    RETURNS (str | None): "name" if the first text has it; None: "id" or "doc_id".
    """
    if person_column is not None:
        return person_column
    records = read_good_texts(path, text_column=text_column, id_column=_DEFAULT_PERSON_COLUMN)
    first = next(records, None)
    return None if first is None or first.id is None else _DEFAULT_PERSON_COLUMN


def entries_of(
    records: Iterable[TextRecord], path: Path, name: str, column: str | None
) -> Iterator[Entry]:
    """Texts with whom they are about.

    records (Iterable[TextRecord]): Of a file.
    path (Path): The file.
    name (str): What the corpus calls it.
    column (str | None): The field that says whom a text is about.
    YIELDS (Entry): To annotate.
    RAISES (KanonError): E554 for a text about nobody.
    """
    from ...training.silver import Entry

    for record in records:
        if record.id is None or not str(record.id).strip():
            raise KanonError(Errors.E554.format(path=path, line=record.line, column=column or "id"))
        yield Entry(f"{name}:{record.line}", str(record.id), record.text)


def check_statistics(path: Path, statistics: Mapping[str, Mapping[str, Any]]) -> None:
    """Refuse a corpus that nothing can be learned from.

    path (Path): Of the texts.
    statistics (Mapping[str, Mapping[str, Any]]): Of its sides.
    RAISES (KanonError): E550 without texts, E552 without anything masked.
    """
    if not any(side["documents"] for side in statistics.values()):
        raise KanonError(Errors.E550.format(path=path))
    if not any(side["spans"] for side in statistics.values()):
        raise KanonError(Errors.E552.format(path=path))
