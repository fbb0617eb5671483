"""A folder of files, released as a folder: each file in its own format, under a name that says
nothing. It appears when all of it is written (`storage.files.whole_folder`)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path, PurePath
from typing import Any

from ...documents.document import DOCUMENTS
from ...formats.sanitized import BINARY_FORMATS
from ...storage.files import whole_folder
from ...storage.texts import TextRecord, files_of, guess_format
from ..record_ids import released_names
from .files import Places, ReleaseFiles


class ReleaseFolder:
    """What is open while a run goes on: one file at a time."""

    def __init__(self, places: Places, source: Path, work: Path) -> None:
        """places (Places): How to write. source (Path): The folder that is read.
        work (Path): Where to write.
        """
        files = files_of(source)
        self._names: Mapping[PurePath, PurePath] = dict(zip(files, files, strict=True))
        if not places.layout.keep_ids:
            self._names = released_names(files)
        self._places = places
        self._work = work
        self._current: Path | None = None
        self._files: ReleaseFiles | None = None
        self._open: list[Any] = []

    def write(
        self,
        entry: TextRecord,
        records: Sequence[Mapping[str, Any]],
        maps: Sequence[Mapping[str, Any] | None],
    ) -> None:
        """Write one record to the file that it belongs to; the arguments are those of
        `ReleaseFiles.write`."""
        assert entry.file is not None, "read from a folder"
        format = guess_format(entry.file)
        if format == "text":
            released = records[0][self._places.layout.released]
            self._place(entry.file).write_text(released, encoding="utf8", newline="")
            return
        if entry.file != self._current:
            self.finish()
            self._begin(entry.file, format)
        assert self._files is not None
        self._files.write(entry, records, maps)

    def finish(self) -> None:
        """Close the file that is open."""
        if self._files is not None:
            self._files.finish()
        for file in self._open:
            file.close()
        self._files, self._open = None, []

    def _begin(self, relative: Path, format: str) -> None:
        path = self._place(relative)
        if format in (*BINARY_FORMATS, *DOCUMENTS):
            self._open = [path.open("wb")]
        else:
            self._open = [path.open("w", encoding="utf8", newline="\n")]
        places = replace(self._places, output=path, format=format)
        if places.text is not None:
            self._open.append(places.text.open("w", encoding="utf8", newline="\n"))
        text = self._open[1] if places.text is not None else None
        self._current = relative
        self._files = ReleaseFiles(places, self._open[0], text=text)

    def _place(self, relative: Path) -> Path:
        path = self._work / self._names[relative]
        path.parent.mkdir(parents=True, exist_ok=True)
        return path


@contextmanager
def open_folder(places: Places, source: Path) -> Iterator[ReleaseFolder]:
    """Open a folder; it appears when the block ends without an error.

    places (Places): Where and how.
    source (Path): The folder that is read.
    YIELDS (ReleaseFolder): To write to.
    RAISES (KanonError): E002 if it cannot be written, E004 if it exists.
    """
    assert places.output is not None
    with whole_folder(places.output) as work:
        folder = ReleaseFolder(places, source, work)
        try:
            yield folder
        finally:
            folder.finish()
