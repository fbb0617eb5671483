"""Released texts of this or another tool, or masks on the originals."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, NamedTuple

from ..errors import Errors, KanonError
from ..evaluation.masks import prepare_masks
from ..formats import registry
from ..names import MASKED_TEXT, SANITIZED_TEXT, STAR
from ..storage.records import BadRecord, all_good, read_columns, table_format
from ..storage.texts import files_of, read_texts
from ..text.rewriting import Replacement, rewrite
from ..types import AnnotatedText, MaskedSpan

# Of several text columns of a source each has a name before it: "note.masked_text".
TEXT_COLUMNS = (SANITIZED_TEXT, MASKED_TEXT, "text")


@dataclass(frozen=True, slots=True)
class Released:
    """A released text."""

    name: str  # What its file calls it, else its line.
    text: str  # As released.
    subject: str | None = None  # Name of whom it is about, where that is told.
    # What of the original is masked, where that is told.
    masks: tuple[MaskedSpan, ...] | None = None


class Originals(NamedTuple):
    """Texts as written, and the name of whom a text is about, by document id."""

    texts: Sequence[AnnotatedText] = ()
    subjects: Mapping[str, str] = {}


def read_originals(path: Path, *, subject_column: str | None = None) -> Originals:
    """Texts as written, from a table with ids and texts or from a file of annotated texts."""
    if table_format(path) is None:
        return Originals(registry.read_texts(path))
    entries = read_released(path, text_column="text", subject_column=subject_column)
    texts: dict[str, Released] = {}
    for entry in all_good(entries, path):
        if texts.setdefault(entry.name, entry) is not entry:
            raise KanonError(Errors.E604.format(doc_id=entry.name))
    return Originals(
        [AnnotatedText(name, entry.text, {}) for name, entry in texts.items()],
        {name: entry.subject for name, entry in texts.items() if entry.subject is not None},
    )


def read_released(
    path: Path, *, text_column: str | None = None, subject_column: str | None = None
) -> Iterator[Released | BadRecord]:
    """Released texts of a file or folder; what cannot be read comes as a BadRecord in its turn."""
    for relative in files_of(path) if path.is_dir() else [None]:
        file, of_file = (path, "") if relative is None else (path / relative, str(relative))
        columns = released_columns(file) if text_column is None else (text_column,)
        for record in read_texts(file, text_column=columns, subject_column=subject_column):
            if isinstance(record, BadRecord):
                yield BadRecord(record.line, ": ".join(filter(None, (of_file, record.problem))))
            else:
                line = ", ".join(filter(None, (of_file, f"line {record.line}")))
                name = line if record.id is None else str(record.id)
                yield Released(name, "\n".join(record.texts), record.subject)


def released_columns(path: Path) -> tuple[str, ...]:
    """The columns of a table with released texts: of the first of `TEXT_COLUMNS` that is there."""
    table = table_format(path)
    columns = () if table is None or not path.is_file() else read_columns(path, table)
    for name in TEXT_COLUMNS:
        if found := tuple(c for c in columns if c == name or c.endswith(f".{name}")):
            return found
    return TEXT_COLUMNS[-1:]


def released_by_masks(
    originals: Originals, masks: Mapping[str, Sequence[Any]], *, name: str
) -> Iterator[Released]:
    """Originals with what a system masks replaced, by its own replacements or by `***`."""
    texts = originals.texts
    prepared, _ = prepare_masks(texts, masks, name=name)
    for text, bounds in zip(texts, prepared, strict=True):
        given = masks.get(text.doc_id, ())
        wordings = {tuple(span[:2]): span[2] for span in given if len(span) > 2}
        spans = tuple(MaskedSpan(*span, wordings.get(span)) for span in bounds)
        replacements = [Replacement(s.start, s.end, s.replacement or STAR) for s in spans]
        released = rewrite(text.text, replacements).text
        yield Released(text.doc_id, released, originals.subjects.get(text.doc_id), spans)


def read_releases(
    released: Sequence[tuple[str, Path]],
    masks: Sequence[tuple[str, Path]] = (),
    texts: Path | None = None,
    *,
    text_column: str | None = None,
    subject_column: str | None = None,
) -> tuple[Originals, dict[str, Iterator[Released | BadRecord]]]:
    """Releases by name, and the originals, if they are given."""
    if masks and texts is None:
        raise KanonError(Errors.E507.format(path=masks[0][1]))
    originals, of_release = Originals(), subject_column
    if texts is not None:
        table = table_format(texts)
        told = table is not None and subject_column in read_columns(texts, table)
        originals = read_originals(texts, subject_column=subject_column if told else None)
        of_release = None if told else subject_column
    releases: dict[str, Iterator[Released | BadRecord]] = {}
    for name, path in released:
        entries = read_released(path, text_column=text_column, subject_column=of_release)
        name = name or path.name.removesuffix(".gz").rsplit(".", 1)[0]
        add_system(releases, name, _of_originals(name, entries, originals))
    for name, system in read_named_systems(masks, originals.texts).items():
        add_system(releases, name, released_by_masks(originals, system, name=name))
    return originals, releases


def _of_originals(
    release: str, entries: Iterator[Released | BadRecord], originals: Originals
) -> Iterator[Released | BadRecord]:
    """The same, with the subjects that only the originals name."""
    names = {text.doc_id for text in originals.texts}
    shared = not names
    for entry in entries:
        if not isinstance(entry, BadRecord):
            shared = shared or entry.name in names
            if entry.subject is None:
                entry = replace(entry, subject=originals.subjects.get(entry.name))
        yield entry
    if not shared:
        raise KanonError(Errors.E657.format(release=release))


def read_named_systems(
    files: Sequence[tuple[str, Path]], gold: Sequence[AnnotatedText]
) -> dict[str, Any]:
    """The masks of every system in files."""
    systems: dict[str, Any] = {}
    for name, path in files:
        in_file = registry.read_systems(path, gold)
        if name and name in in_file:  # NAME=FILE picks one system of a file that holds several.
            in_file = {name: in_file[name]}
        for own_name, masks in in_file.items():
            several = f"{name}/{own_name}" if len(in_file) > 1 else name
            add_system(systems, several if name else own_name, masks)
    return systems


def add_system(systems: dict[str, Any], name: str, masks: Any) -> None:
    """Put one more system among the others. RAISES (KanonError): E609 if its name is there."""
    if name in systems:
        raise KanonError(Errors.E609.format(name=name))
    systems[name] = masks
