"""The files of one run of sanitize: the release, the map that restores it, the page that explains.

They are a set (`io.whole_files`): together they appear, with the map first. Standard output is
written as the records come; with a map it waits until the map stands, since nobody can take back
what has been printed.
"""

from __future__ import annotations

import io
import json
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

from ...corpus.formats.sanitized import make_writer
from ...io.output_checks import check_outputs
from ...io.texts import TextRecord
from ...io.whole_files import Target, whole_files
from ...names import MASKED_TEXT, SANITIZED_TEXT
from ...release.record_ids import released_id
from ...text.reversible_map import header


@dataclass(frozen=True, slots=True)
class Places:
    """Where a run writes, and how.

    output (Path | None): The release; None is standard output.
    format (str): Of the release, one of `corpus.formats.sanitized.FORMATS`.
    mapping (Path | None): The map, if any.
    html (Path | None): The page, if any.
    generalized (bool): The records hold a text with generalizations too.
    evidence (bool): The release quotes the texts: it is for its owner alone, as map and page are.
    keep_ids (bool): Ids stand in the release as they are, whatever they say.
    guard (bool): Cells of CSV that a spreadsheet would run as formulas get a quote in front.
    """

    output: Path | None
    format: str
    mapping: Path | None = None
    html: Path | None = None
    generalized: bool = False
    evidence: bool = False
    keep_ids: bool = False
    guard: bool = True

    def check(self, source: Path | None) -> None:
        """Refuse places that would destroy something. RAISES (KanonError): As `check_outputs`."""
        outputs = {"--output": self.output, "--mapping": self.mapping, "--html": self.html}
        check_outputs(outputs, inputs={"the source": source})


class ReleaseFiles:
    """What is open while a run goes on."""

    def __init__(
        self, places: Places, release: IO[str], mapping: IO[str] | None, page: IO[str] | None
    ) -> None:
        self._places = places
        self._mapping = mapping
        self._page = page
        self._pages: list[tuple[str, dict[str, Any]]] = []
        guarded = places.guard and places.format == "csv"
        self._write: Callable[[Mapping[str, Any]], None] = make_writer(
            release, places.format, generalized=places.generalized, guard=guarded
        )
        if mapping is not None:
            field = SANITIZED_TEXT if places.generalized else MASKED_TEXT
            mapping.write(json.dumps(header(field, guarded=guarded)) + "\n")

    def write(
        self,
        entry: TextRecord,
        record: Mapping[str, Any],
        shown: Mapping[str, Any],
        text_map: Mapping[str, Any] | None,
    ) -> None:
        """Write one text.

        entry (TextRecord): As it was read.
        record (Mapping[str, Any]): What was decided, with the words.
        shown (Mapping[str, Any]): As much of it as the release may hold.
        text_map (Mapping[str, Any] | None): What restores the text.
        """
        identity = entry.id if self._places.keep_ids else released_id(entry.id, entry.line)
        self._write({"id": identity, **shown})
        if self._mapping is not None and text_map is not None:
            line = {"id": identity, "original_id": entry.id, **text_map}
            self._mapping.write(json.dumps(line) + "\n")
        if self._page is not None:
            self._pages.append((entry.text, {"id": entry.id, **record}))

    def finish(self) -> None:
        """Write what could not be written before the last text came."""
        from ...reports.sanitized_page import render_page

        if self._page is not None:
            self._page.write(render_page(self._pages, title="Sanitized texts"))


@contextmanager
def open_release(places: Places) -> Iterator[ReleaseFiles]:
    """Open all files of a run; they appear when the block ends without an error.

    places (Places): Where and how.
    YIELDS (ReleaseFiles): To write to.
    RAISES (KanonError): E002 if something cannot be written.
    """
    targets = [
        Target(path, private=private, restores=restores)
        for path, private, restores in (
            (places.mapping, True, True),
            (places.html, True, False),
            (places.output, places.evidence, False),
        )
        if path is not None
    ]
    with _standard_output(places) as stream:
        if not targets:
            yield ReleaseFiles(places, _needed(stream), None, None)
            return
        with whole_files(targets) as opened:
            files = {target.path: file for target, file in zip(targets, opened, strict=True)}
            release = _needed(stream) if places.output is None else files[places.output]
            mapping = None if places.mapping is None else files[places.mapping]
            page = None if places.html is None else files[places.html]
            writer = ReleaseFiles(places, release, mapping, page)
            yield writer
            writer.finish()


def _needed(stream: IO[str] | None) -> IO[str]:
    assert stream is not None, "standard output is open where no file is named"
    return stream


@contextmanager
def _standard_output(places: Places) -> Iterator[IO[str] | None]:
    """Standard output in UTF-8, if the release goes there; with a map it gets all at the end."""
    if places.output is not None:
        yield None
        return
    stdout = io.TextIOWrapper(sys.stdout.buffer, encoding="utf8", newline="\n")
    try:
        if places.mapping is None:
            yield stdout
        else:
            folder = places.mapping.parent
            with tempfile.TemporaryFile("w+", encoding="utf8", newline="\n", dir=folder) as spool:
                yield spool
                spool.seek(0)
                shutil.copyfileobj(spool, stdout)
        stdout.flush()
    finally:
        with suppress(ValueError, OSError):
            stdout.detach()
