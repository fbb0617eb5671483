"""Items read from a Wikidata dump."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from ...io.dump_lines import BrokenLines, decode_errors, item_number
from ...io.progress import dump_with_progress
from ..entities import LOCAL_FIRST, Entity, Uses
from .decode import decoders, entity_of, is_human, item_values


class UseCounter:
    """Counts numbers; memory grows with how many different ones there are."""

    _BATCH = 1 << 21

    def __init__(self) -> None:
        self._waiting = array("I")
        self._numbers = np.zeros(0, dtype=np.int64)
        self._counts = np.zeros(0, dtype=np.int64)

    def add(self, number: int) -> None:
        self._waiting.append(number)
        if len(self._waiting) >= self._BATCH:
            self._settle()

    def _settle(self) -> None:
        new, counts = np.unique(np.frombuffer(self._waiting, np.uint32), return_counts=True)
        numbers, place = np.unique(np.concatenate([self._numbers, new]), return_inverse=True)
        weights = np.concatenate([self._counts, counts])
        self._counts = np.bincount(place, weights, minlength=len(numbers)).astype(np.int64)
        self._numbers = numbers.astype(np.int64)
        self._waiting = array("I")

    def counts(self) -> Uses:
        self._settle()
        return self._numbers, self._counts


class LineReading(NamedTuple):
    """What a line of a dump says.

    entity (Entity | None): The item on it, if it is no person.
    is_person (bool): Whether it is one.
    values (Sequence[int]): Of a person: the items that are values, each as often as it stands.
    modified (str): When it was changed last.
    """

    entity: Entity | None = None
    is_person: bool = False
    values: Sequence[int] = ()
    modified: str = ""


# What the lines of a dump say, in any order, without those that are broken.
LineReader = Callable[[], Iterator[LineReading]]


class DumpSource:
    """Items of a Wikidata JSON dump, in one pass and constant memory but for the counts.

    path (Path): The dump: JSON array or lines, plain, gzip or bzip2.
    languages (Sequence[str]): Languages of aliases. The wording is always English, from the label
        in English or, where there is none, from the label for all languages ("mul").
    progress (bool): Show a progress bar on stderr, if that is a terminal.
    reader (LineReader | None): Who reads its lines; None: this process.
    """

    def __init__(
        self,
        path: Path,
        *,
        languages: Sequence[str] = ("en",),
        progress: bool = False,
        reader: LineReader | None = None,
    ) -> None:
        self.path = path
        self.languages = tuple(dict.fromkeys(languages))
        self._reader = reader or partial(local_readings, path, self.languages, progress=progress)
        self._uses = UseCounter()
        self._people = self._items = 0
        self._modified = ""

    def uses(self) -> Uses:
        return self._uses.counts()

    def describe(self) -> dict[str, Any]:
        return {
            "file": self.path.name,
            "bytes": self.path.stat().st_size,
            "people": self._people,
            "items": self._items,
            "last_modified": self._modified or None,
            "languages": list(self.languages),
        }

    def entities(self) -> Iterator[Entity]:
        """Stream all items that are no people. Each call reads the dump anew.

        RAISES (KanonError): E001 if msgspec is not installed; E003, E005 or E140 if the dump is
            missing, damaged or cut off, or too many of its lines are broken.
        WARNS (UserWarning): E142 if lines are broken; they are left out.
        """
        for reading in self._reader():
            for value in reading.values:
                self._uses.add(value)
            self._people += reading.is_person
            self._items += reading.entity is not None
            self._modified = max(self._modified, reading.modified)
            if reading.entity is not None:
                yield reading.entity


def local_readings(
    path: Path, languages: Sequence[str], *, progress: bool = False
) -> Iterator[LineReading]:
    """The lines of a dump, read in this process.

    path (Path): The dump.
    languages (Sequence[str]): Languages of aliases.
    progress (bool): Show a progress bar.
    YIELDS (LineReading): One for each line that is an entity.
    RAISES (KanonError): As `DumpSource.entities`.
    """
    broken, errors = BrokenLines(path), line_errors()
    number, line = 0, b""
    for number, line in dump_with_progress(path, "reading items", shown=progress):
        try:
            yield read_line(line, languages)
        except errors as error:
            broken.note(number, error)
    broken.check_end(number, line)
    broken.report()


def line_errors() -> tuple[type[Exception], ...]:
    """What `read_line` raises for a broken line. RAISES (KanonError): E001 without msgspec."""
    return (*decode_errors(), ValueError)


def read_line(line: bytes, languages: Sequence[str]) -> LineReading:
    """Read a line of a dump, which depends on no other line.

    line (bytes): Of a dump.
    languages (Sequence[str]): Languages of aliases.
    RETURNS (LineReading): Empty for what is no item.
    RAISES (ValueError): And the other `line_errors`: it is no entity.
    """
    record = decoders()[0](line)
    if not record.id.startswith("Q"):
        return LineReading()
    number = item_number(record.id)
    if number is None or number >= LOCAL_FIRST:
        raise ValueError("its id is none of an item")
    if is_human(record):
        return LineReading(None, True, list(item_values(record)), record.modified)
    return LineReading(entity_of(number, record, languages), modified=record.modified)
