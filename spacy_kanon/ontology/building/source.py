"""Items read from a Wikidata dump."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from tqdm import tqdm

from ...errors import Errors, KanonError
from ...io.dump_lines import dump_lines
from ..entities import Entity, Uses
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
        decode, *_, decode_error = decoders()
        lines = tqdm(
            dump_lines(self.path),
            desc="Reading items",
            unit=" entities",
            unit_scale=True,
            disable=None if self._progress else True,
        )
        for line_number, line in lines:
            try:
                record = decode(line)
                if not record.id.startswith("Q"):
                    continue
                number = int(record.id[1:])
                self._modified = max(self._modified, record.modified)
                if is_human(record):
                    self._people += 1
                    for value in item_values(record):
                        self._uses.add(value)
                    continue
                self._items += 1
                yield entity_of(number, record, self.languages)
            except (decode_error, ValueError) as error:
                raise KanonError(
                    Errors.E403.format(path=self.path, line=line_number, reason=error)
                ) from error
