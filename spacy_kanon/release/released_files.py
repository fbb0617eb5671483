"""Released texts from anybody's files: ours or another tool's, or masks on the originals."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from ..errors import Errors, KanonError
from ..evaluation.masks import prepare_masks
from ..formats import registry
from ..names import MASKED_TEXT, SANITIZED_TEXT, STAR
from ..storage.records import BadRecord, read_columns, read_records, table_format
from ..storage.tables import WHOLE, Stretch
from ..storage.texts import files_of, guess_format, plain_id, read_texts
from ..text.rewriting import Replacement, rewrite
from ..types import AnnotatedText

ANY = "any"  # Every field that holds a text.
TEXT_COLUMNS = (SANITIZED_TEXT, MASKED_TEXT, "text")  # The first that is there.
_ID_COLUMNS = ("id", "doc_id")
_LINE = "line "


@dataclass(frozen=True, slots=True)
class Released:
    """A released text.

    name (str): What its file calls it, else its line.
    text (str): As released.
    subject (str | None): Name of whom it is about, where that is told.
    masks (tuple[tuple[int, int], ...] | None): What of the original is masked, where that is told.
    """

    name: str
    text: str
    subject: str | None = None
    masks: tuple[tuple[int, int], ...] | None = None


@dataclass(frozen=True, slots=True)
class Originals:
    """Texts as written.

    texts (tuple[AnnotatedText, ...]): In file order.
    subjects (Mapping[str, str]): Name of whom a text is about, by document id.
    """

    texts: tuple[AnnotatedText, ...] = ()
    subjects: Mapping[str, str] | None = None

    def subject(self, name: str) -> str | None:
        """Whom a text is about; None if that is not told."""
        return (self.subjects or {}).get(name)


def read_originals(path: Path, *, subject_column: str | None = None) -> Originals:
    """Texts as written, from a table with ids and texts or from a file of annotated texts.

    path (Path): CSV, TSV, JSONL or Parquet with `text` and `id` or `doc_id`; or what `evaluate`
        reads as gold.
    subject_column (str | None): Field of a table with the name of whom a text is about.
    RETURNS (Originals): In file order.
    RAISES (KanonError): E556 for the first record that cannot be read; E604 for an id that stands
        twice; what the readers raise.
    """
    format_name = table_format(path)
    if format_name is None:
        return Originals(tuple(registry.read_texts(path)))
    texts: dict[str, AnnotatedText] = {}
    subjects = {}
    for record in read_records(path, format_name, need=["text"]):
        released = (
            record
            if isinstance(record, BadRecord)
            else _released(record.line, record.values, "text", subject_column)
        )
        if isinstance(released, BadRecord):
            raise KanonError(
                Errors.E556.format(path=path, line=released.line, problem=released.problem)
            )
        if released.name in texts:
            raise KanonError(Errors.E604.format(doc_id=released.name))
        texts[released.name] = AnnotatedText(released.name, released.text, {})
        if released.subject is not None:
            subjects[released.name] = released.subject
    return Originals(tuple(texts.values()), subjects)


def read_released(
    path: Path,
    *,
    text_column: str | None = None,
    subject_column: str | None = None,
    stretch: Stretch = WHOLE,
) -> Iterator[Released | BadRecord]:
    """Released texts in file order; what cannot be read comes as a BadRecord in its turn.

    path (Path): Plain text (one document), CSV, TSV, JSONL or Parquet; or a folder of such files,
        which are read by name, and whose names then stand before those of texts without an id.
    text_column (str | None): Field with the released text; "any" takes every field that holds a
        text; None takes the first of `TEXT_COLUMNS` that is there.
    subject_column (str | None): Field with the name of whom a text is about.
    stretch (Stretch): Which records of a table.
    RAISES (KanonError): E590 if the name promises no format that is read; E592 if a table has no
        such column; E003, E005, E591 for the file.
    """
    if path.is_dir():
        for relative in files_of(path):
            entries = read_released(
                path / relative, text_column=text_column, subject_column=subject_column
            )
            for entry in entries:
                yield in_folder(entry, relative)
        return
    format_name = guess_format(path)
    if format_name == "text":
        for record in read_texts(path, format=format_name):
            if isinstance(record, BadRecord):
                yield record
            else:
                yield Released(str(record.id), record.text)
        return
    if table_format(path) is None:
        readable = ", ".join(("text", "jsonl", "csv", "tsv", "parquet"))
        raise KanonError(Errors.E590.format(path=path, formats=readable))
    if text_column is None and format_name != "jsonl":
        columns = read_columns(path, format_name)
        text_column = next((name for name in TEXT_COLUMNS if name in columns), TEXT_COLUMNS[-1])
    need = [text_column] if text_column not in (None, ANY) else []
    need += [] if subject_column is None else [subject_column]
    for row in read_records(path, format_name, need=need, stretch=stretch):
        if isinstance(row, BadRecord):
            yield row
        else:
            yield _released(row.line, row.values, text_column, subject_column)


def in_folder(entry: Released | BadRecord, relative: Path) -> Released | BadRecord:
    """An entry of a file as one of its folder.

    entry (Released | BadRecord): As the file has it.
    relative (Path): The file in the folder.
    RETURNS (Released | BadRecord): It says which file it comes from where it names a line.
    """
    if isinstance(entry, BadRecord):
        return BadRecord(entry.line, f"{relative}: {entry.problem}")
    if entry.name.startswith(_LINE):
        return replace(entry, name=f"{relative}, {entry.name}")
    return entry


def released_by_masks(
    originals: Originals, masks: Mapping[str, Sequence[Any]], *, name: str
) -> Iterator[Released]:
    """Originals with what a system masks replaced, by its own replacements or by `***`.

    originals (Originals): Texts as written.
    masks (Mapping[str, Sequence[MaskedSpan]]): By document id.
    name (str): What errors call the system.
    YIELDS (Released): One a text; masks that overlap are united.
    RAISES (KanonError): E600 to E602 if masks and texts do not fit together.
    """
    prepared, _ = prepare_masks(originals.texts, masks, name=name)
    for text, bounds in zip(originals.texts, prepared, strict=True):
        wordings = {tuple(span[:2]): span[2] for span in masks[text.doc_id] if len(span) > 2}
        replacements = [
            Replacement(start, end, wordings.get((start, end)) or STAR) for start, end in bounds
        ]
        released = rewrite(text.text, replacements).text
        subject = originals.subject(text.doc_id)
        yield Released(text.doc_id, released, subject, tuple(bounds))


def _released(
    line: int, values: Mapping[str, Any], text_column: str | None, subject_column: str | None
) -> Released | BadRecord:
    identity = next((values[name] for name in _ID_COLUMNS if name in values), None)
    if text_column == ANY:
        aside = {*_ID_COLUMNS, subject_column}
        text: Any = "\n".join(
            value for name, value in values.items() if isinstance(value, str) and name not in aside
        )
    else:
        columns = TEXT_COLUMNS if text_column is None else (text_column,)
        column = next((name for name in columns if name in values), None)
        if column is None:
            return BadRecord(line, f"no field {' or '.join(map(repr, columns))}")
        text = values[column]
        if not isinstance(text, str):
            return BadRecord(line, f"the text is {type(text).__name__}, not a string")
    subject = None if subject_column is None else values.get(subject_column)
    try:
        name = plain_id(identity)
    except ValueError as error:
        return BadRecord(line, str(error))
    return Released(
        f"{_LINE}{line}" if name is None else str(name),
        text,
        subject if isinstance(subject, str) and subject.strip() else None,
    )
