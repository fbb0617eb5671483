"""The files of one run of sanitize: the release, the map that restores it, what explains it.

They are a set (`storage.files`): together they appear, with the map first. Standard output is
written as the records come, so it has no map: what has been printed cannot be taken back. A folder
is released as a folder: each file in its own format, under a name that says nothing. What is
written of a record names no person.
"""

from __future__ import annotations

import codecs
import json
import re
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, replace
from pathlib import Path, PurePath
from typing import IO, Any

from ..documents.document import DOCUMENTS, reader_of, release_document
from ..errors import Errors, KanonError
from ..formats.sanitized import BINARY_FORMATS, GUARDED_FORMATS, make_writer
from ..names import MASKED_TEXT
from ..storage.files import Target, whole_files, whole_folder
from ..storage.texts import TextRecord, files_of, guess_format, id_field_of
from ..text.reversible_map import TextMap, changes, header
from .record import Release, released_record, text_field

ALL_COLUMNS = "*"
_SHARED = ("k", "invented")  # What the texts of one record have in common.


@dataclass(frozen=True, slots=True)
class Layout:
    """Where a run writes, and how records become rows."""

    output: Path | None  # The release; None is standard output.
    format: str  # Of the release, one of `formats.sanitized.FORMATS`, or of a document.
    text_columns: tuple[str, ...] = ("text",)  # Columns of the source that were sanitized.
    # The one that names a record; None takes "id" or "doc_id", if there.
    id_column: str | None = None
    keep_column: Sequence[str] = ()  # Other columns, released as they are; "*" means all.
    # A row holds what the source's row held, with the released texts in the place of its texts;
    # nothing of how they were made.
    compact: bool = False
    keep_ids: bool = False  # Ids stand in the release as they are, whatever they say.
    released: str = MASKED_TEXT  # What holds the released text, where no record tells it.
    mapping: Path | None = None  # The map, if any.
    # All that was decided, if it is wanted, as text (.txt) or JSON lines; private, as the map is.
    evidence: Path | None = None
    # Cells of CSV and TSV that a spreadsheet would run as formulas get a quote in front.
    csv_guard: bool = True

    @property
    def text(self) -> Path | None:
        """The released text beside a release of pictures."""
        if self.output is None or self.format != "pdf":
            return None
        return self.output.with_name(f"{self.output.name}.txt")

    def released_columns(self, field: str) -> tuple[str, ...]:
        """The columns of the rows that hold the released texts, which is this field of records."""
        if self.compact:
            return self.text_columns
        if len(self.text_columns) == 1:
            return (field,)
        return tuple(f"{column}.{field}" for column in self.text_columns)

    def identity(self, entry: TextRecord) -> Any:
        """What the release calls a record."""
        return entry.id if self.keep_ids else released_id(entry.id, entry.line)

    def others(self, entry: TextRecord) -> tuple[dict[str, Any], set[str]]:
        """Other columns: the values of those that are released, the names of those that are not."""
        missing = [c for c in self.keep_column if c != ALL_COLUMNS and c not in entry.row]
        if missing:
            place = f"record {entry.line}"
            raise KanonError(
                Errors.E592.format(column=missing[0], path=place, count=len(entry.row))
            )
        aside = {*self.text_columns, id_field_of(entry.row, self.id_column)}
        others = {column: value for column, value in entry.row.items() if column not in aside}
        keeps_all = ALL_COLUMNS in self.keep_column
        kept = {c: v for c, v in others.items() if keeps_all or c in self.keep_column}
        return kept, others.keys() - kept.keys()

    def row(self, entry: TextRecord, releases: Sequence[Release]) -> dict[str, Any]:
        """The row of a record."""
        kept, _ = self.others(entry)
        if self.compact and self.format != "text":
            name = id_field_of(entry.row, self.id_column)
            ids = {} if name is None else {name: self.identity(entry)}
            released = (release.text for release in releases)
            values = {**kept, **dict(zip(self.text_columns, released, strict=True)), **ids}
            order = entry.row or [*ids, *self.text_columns]
            return {column: values[column] for column in order if column in values}
        records = [released_record(release.record or {}) for release in releases]
        fields = records[0]
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
    is_number = bool(_NUMBER.fullmatch(identity) or _DIGEST.fullmatch(identity))
    return is_number and not _DATE.fullmatch(identity)


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


# A record, with the releases of its texts.
Write = Callable[[TextRecord, Sequence[Release]], None]


@contextmanager
def open_release(layout: Layout) -> Iterator[Write]:
    """Open all files of a run; they appear when the block ends without an error."""
    binary = layout.format in (*BINARY_FORMATS, *DOCUMENTS)
    wanted = {
        "mapping": (layout.mapping, {"private": True, "restores": True}),
        "evidence": (layout.evidence, {"private": True}),
        "text": (layout.text, {}),
        "release": (layout.output, {"binary": binary}),
    }
    targets = {n: Target(path, **how) for n, (path, how) in wanted.items() if path is not None}
    guarded = layout.csv_guard and layout.format in GUARDED_FORMATS
    with whole_files(list(targets.values())) as opened:
        files: dict[str, Any] = dict(zip(targets, opened, strict=True))
        if layout.output is None:
            printed = sys.stdout.buffer
            files["release"] = printed if binary else codecs.getwriter("utf8")(printed)
        release = evidence = None
        if layout.format not in DOCUMENTS:
            # Of a table without rows.
            columns = (
                layout.text_columns if layout.compact else ("id", layout.released, "k", "spans")
            )
            release = make_writer(files["release"], layout.format, columns=columns, guard=guarded)
        if layout.evidence is not None:
            form = "text" if layout.evidence.suffix == ".txt" else "jsonl"
            evidence = make_writer(files["evidence"], form, columns=())
        has_header = layout.mapping is None

        def write_header(field: str) -> None:
            nonlocal has_header
            if not has_header:
                fields = layout.released_columns(field)
                named = fields[0] if len(fields) == 1 else fields
                files["mapping"].write(json.dumps(header(named, guarded=guarded)) + "\n")
                has_header = True

        def write(entry: TextRecord, releases: Sequence[Release]) -> None:
            # A pipeline may generalize by itself: a record tells what is released.
            write_header(text_field(releases[0].record or {}))
            if release is not None:
                release.write(layout.row(entry, releases))
            else:
                _write_document(layout.format, files, entry, releases[0])
            identity = {"id": layout.identity(entry)}
            for number, one in enumerate(releases):
                if evidence is not None:
                    several = len(releases) > 1
                    named = {"column": layout.text_columns[number]} if several else {}
                    evidence.write({**identity, **named, **(one.record or {})})
                if layout.mapping is not None:
                    line = {**identity, "original_id": entry.id, **(one.mapping or {})}
                    files["mapping"].write(json.dumps(line) + "\n")

        yield write
        write_header(layout.released)
        if release is not None:
            release.finish()
        files["release"].flush()


def _write_document(
    format: str, files: Mapping[str, IO[Any]], entry: TextRecord, release: Release
) -> None:
    """The file that a text was read from, with the released text in its places."""
    text, text_map = release.text, release.mapping
    assert entry.document and text is not None and text_map is not None, "asked for by sanitize"
    replacements = changes(TextMap.from_dict(text_map), text)
    files["release"].write(release_document(entry.document, replacements, reader_of(format)))
    if "text" in files:
        files["text"].write(text)


@contextmanager
def open_folder(layout: Layout, source: Path) -> Iterator[Write]:
    """Open a folder, file by file; it appears when the block ends without an error."""
    assert layout.output is not None
    files = files_of(source)
    names = dict(zip(files, files, strict=True)) if layout.keep_ids else released_names(files)
    with whole_folder(layout.output) as work, ExitStack() as stack:
        opened: dict[Path | None, Write] = {}

        def write(entry: TextRecord, releases: Sequence[Release]) -> None:
            assert entry.file is not None, "read from a folder"
            path, format = work / names[entry.file], guess_format(entry.file)
            path.parent.mkdir(parents=True, exist_ok=True)
            if format == "text":
                path.write_text(releases[0].text or "", encoding="utf8", newline="")
                return
            if entry.file not in opened:  # The one before is done.
                stack.close()
                opened.clear()
                of_file = replace(layout, output=path, format=format)
                opened[entry.file] = stack.enter_context(open_release(of_file))
            opened[entry.file](entry, releases)

        yield write
