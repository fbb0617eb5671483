"""Items read from a Wikidata dump."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

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


class DumpSource:
    """Items of a Wikidata JSON dump, in one pass and constant memory but for the counts.

    path (Path): The dump: JSON array or lines, plain, gzip or bzip2.
    languages (Sequence[str]): Languages of aliases. The wording is always English, from the label
        in English or, where there is none, from the label for all languages ("mul").
    progress (bool): Show a progress bar on stderr, if that is a terminal.
    """

    def __init__(
        self, path: Path, *, languages: Sequence[str] = ("en",), progress: bool = False
    ) -> None:
        self.path = path
        self._progress = progress
        self.languages = tuple(dict.fromkeys(languages))
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
        broken = BrokenLines(self.path)
        errors: tuple[type[Exception], ...] = (*decode_errors(), ValueError)
        number, line = 0, b""
        for number, line in self._lines():
            try:
                entity = self._entity(line)
            except errors as error:
                broken.note(number, error)
                continue
            if entity is not None:
                yield entity
        broken.check_end(number, line)
        broken.report()

    def _lines(self) -> Iterator[tuple[int, bytes]]:
        return dump_with_progress(self.path, "reading items", shown=self._progress)

    def _entity(self, line: bytes) -> Entity | None:
        """The item on a line; None for anything else. A person's values are counted."""
        record = decoders()[0](line)
        if not record.id.startswith("Q"):
            return None
        number = item_number(record.id)
        if number is None or number >= LOCAL_FIRST:
            raise ValueError("its id is none of an item")
        if is_human(record):
            values = list(item_values(record))  # All of them or, where one is broken, none.
            for value in values:
                self._uses.add(value)
            self._people += 1
            entity = None
        else:
            entity = entity_of(number, record, self.languages)
            self._items += 1
        self._modified = max(self._modified, record.modified)
        return entity
