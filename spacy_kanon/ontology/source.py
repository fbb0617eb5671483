"""What an ontology is built from: items with names and relations, read from a Wikidata dump."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple, Protocol

import numpy as np
import numpy.typing as npt
from tqdm import tqdm

from ..dumps import dump_lines
from ..errors import Errors, KanonError

# The thesis's four properties in its order of preference, then those that place a thing.
CHAIN_PROPERTIES: tuple[str, ...] = ("P31", "P279", "P8225", "P361")
PLACE_PROPERTIES: tuple[str, ...] = ("P17", "P131", "P30")
PROPERTIES: tuple[str, ...] = (*CHAIN_PROPERTIES, *PLACE_PROPERTIES)

# Properties of works, groups and deeds whose values are people: an item that has one can stand in
# a text about that person, though no statement of the person points to it (a film and its cast).
PERSON_PROPERTIES: tuple[str, ...] = (
    "P6", "P35", "P50", "P57", "P58", "P84", "P86", "P110", "P112", "P161", "P162", "P169",
    "P170", "P175", "P178", "P286", "P287", "P344", "P371", "P488", "P527", "P634", "P658",
    "P676", "P710", "P725", "P800", "P1029", "P1037", "P1040", "P1346", "P1431", "P3320",
)  # fmt: skip

HUMAN = 5
# Numbers from here on are no Wikidata items but entries of a table ("L1", "L2", ...).
LOCAL_FIRST = 1 << 28

# Item numbers, sorted, and beside each a count.
Uses = tuple[npt.NDArray[np.int64], npt.NDArray[np.int64]]


class Entity(NamedTuple):
    """One item as the builder needs it.

    number (int): Number of the Wikidata item, or from `LOCAL_FIRST` on.
    label (str): English label, "" if there is none.
    aliases (tuple[str, ...]): Other names in all languages asked for.
    demonyms (tuple[str, ...]): English names of inhabitants (P1549).
    country_code (str): ISO 3166-1 alpha-2 code (P297) of today's countries, else "".
    edges (tuple[tuple[int, ...], ...]): Values of `PROPERTIES`, in the dump's order.
    has_person (bool): It has a value of `PERSON_PROPERTIES`.
    """

    number: int
    label: str
    aliases: tuple[str, ...] = ()
    demonyms: tuple[str, ...] = ()
    country_code: str = ""
    edges: tuple[tuple[int, ...], ...] = ((),) * len(PROPERTIES)
    has_person: bool = False


class EntitySource(Protocol):
    """Where an ontology is built from."""

    def entities(self) -> Iterator[Entity]:
        """Stream all items that are no people, each once."""
        ...

    def uses(self) -> Uses:
        """How many statements of people have which item as value; once `entities` has ended."""
        ...

    def describe(self) -> dict[str, Any]:
        """Name, size, date and languages of the source, for the ontology's meta.json."""
        ...


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
        from ._decode import decoders, entity_of, is_human, item_values

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
