"""A knowledge base's reader of dumps that has Spark read them (`kb.sources.readers.DumpReader`)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray
from pyroaring import BitMap

from ..kb.statements import entity_decoder, expand_languages
from ..kb.wikidata import (
    BrokenLine,
    ItemNames,
    PersonRows,
    check_entities,
    human_on,
    names_on,
    person_rows,
)
from ..storage.dump_lines import BrokenLines, item_number
from ..storage.files import scratch_folder
from ..types import TermRow
from .dump_splits import SCRATCH, ReadLine, Said, SplitRows, read_dump

if TYPE_CHECKING:
    from pyspark.sql import SparkSession

PERSON, TERM, VALUE, NAMES = "person", "term", "value", "names"


@dataclass(frozen=True)
class PeopleWork:
    """Of each human: its item, finished terms, and values that need other entities.

    languages (tuple[str, ...]): As a user gives them.
    """

    languages: tuple[str, ...]

    def reader(self) -> tuple[ReadLine, tuple[type[Exception], ...]]:
        """As `LineWork` says."""
        decoder = entity_decoder(expand_languages(self.languages))

        def read(line: bytes) -> Iterator[Said]:
            entity = human_on(line, decoder)
            identifier = item_number(entity.id) if entity is not None else None
            if identifier is None:
                return
            terms, values = person_rows(entity, 0)
            yield {"what": PERSON, "number": identifier}
            for key, _, kind, origin in terms:
                yield {"what": TERM, "key": key, "kind": kind, "origin": origin}
            for item, number, _ in values:
                yield {"what": VALUE, "number": item, "count": number}

        return read, (BrokenLine,)


@dataclass(frozen=True)
class NamesWork:
    """The names of items that are values.

    languages (tuple[str, ...]): As a user gives them.
    used (BitMap): Which items.
    humans (BitMap): Which of all items are people.
    """

    languages: tuple[str, ...]
    used: BitMap
    humans: BitMap

    def reader(self) -> tuple[ReadLine, tuple[type[Exception], ...]]:
        """As `LineWork` says."""
        import msgspec

        decoder = entity_decoder(expand_languages(self.languages))

        def read(line: bytes) -> Iterator[Said]:
            entry = names_on(line, decoder, self.used, self.humans)
            if entry is not None:
                data = msgspec.json.encode(asdict(entry))
                yield {"what": NAMES, "number": entry.item, "data": data}

        return read, (BrokenLine,)


class SparkReader:
    """Reads a dump by Spark, as `DumpReader` says: what it gives is what one process gives.

    spark (SparkSession): Classic or Connect.
    path (Path): The dump, at the same path on all machines.
    languages (Sequence[str]): As a user gives them.
    scratch (Path): Folder that all machines have under the same path, for what is read.
    parts (int | None): About how many splits; None: as Spark does it.
    """

    def __init__(
        self,
        spark: SparkSession,
        path: Path,
        languages: Sequence[str],
        *,
        scratch: Path,
        parts: int | None = None,
    ) -> None:
        self._spark = spark
        self._path = path
        self._languages = tuple(languages)
        self._scratch = scratch
        self._parts = parts
        self._broken = BrokenLines(path)
        self.entities = 0

    @property
    def broken_lines(self) -> int:
        return len(self._broken)

    def people(self, number: Callable[[int], int | None]) -> Iterator[PersonRows]:
        """As `DumpReader` says."""
        with scratch_folder(self._scratch / SCRATCH) as folder:
            splits = self._read(PeopleWork(self._languages), folder)
            self.entities, self._broken = splits.entities, splits.broken()
            check_entities(self._path, self.entities, self._broken)
            splits.check_end()
            people = _Numbers(splits, number)
            for columns in splits.columns(TERM, ("split", "line", "key", "kind", "origin")):
                persons, kept = people.of(columns)
                rows = zip(
                    *(column.filter(kept).to_pylist() for column in columns[2:]), strict=True
                )
                yield (
                    [
                        TermRow(key, person, kind, origin)
                        for person, (key, kind, origin) in zip(persons, rows, strict=True)
                    ],
                    [],
                )
            for columns in splits.columns(VALUE, ("split", "line", "number", "count")):
                persons, kept = people.of(columns)
                items, origins = (column.filter(kept).to_pylist() for column in columns[2:])
                yield [], list(zip(items, origins, persons, strict=True))

    def names(self, used: BitMap, humans: BitMap) -> Iterator[ItemNames]:
        """As `DumpReader` says."""
        import msgspec

        with scratch_folder(self._scratch / SCRATCH) as folder:
            splits = self._read(NamesWork(self._languages, used, humans), folder)
            first = _first_lines(splits)
            decoder = msgspec.json.Decoder(ItemNames)
            for rows in splits.rows(NAMES, ("split", "line", "data")):
                for split, line, data in rows:
                    if splits.line_of(split, line) in first:
                        yield decoder.decode(data)
            for line, reason in splits.broken().listed():
                if line not in self._broken:
                    self._broken.note(line, reason)

    def report(self) -> None:
        """As `DumpReader` says."""
        self._broken.report()

    def _read(self, work: Any, folder: Path) -> SplitRows:
        return read_dump(self._spark, self._path, work, folder / "rows", parts=self._parts)


class _Numbers:
    """Numbers of people by the lines they stand on, given in the order of the dump."""

    def __init__(self, splits: SplitRows, number: Callable[[int], int | None]) -> None:
        self._splits = splits
        lines, items = _lines_and_items(splits, PERSON)
        order = np.argsort(lines)
        numbers = (number(int(item)) for item in items[order])
        self._lines = lines[order]
        self._numbers = np.fromiter((-1 if n is None else n for n in numbers), np.int64, len(lines))

    def of(self, columns: Sequence[Any]) -> tuple[list[int], Any]:
        """RETURNS: Numbers of the people of rows, and which of the rows have one."""
        import pyarrow

        splits, lines = (column.to_numpy() for column in columns[:2])
        at = np.searchsorted(self._lines, self._splits.lines_of(splits, lines))
        numbers = self._numbers[at]
        return numbers[numbers >= 0].tolist(), pyarrow.array(numbers >= 0)


def _lines_and_items(splits: SplitRows, what: str) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    lines, items = [np.empty(0, np.int64)], [np.empty(0, np.int64)]
    for split, line, item in splits.columns(what, ("split", "line", "number")):
        lines.append(splits.lines_of(split.to_numpy(), line.to_numpy()))
        items.append(item.to_numpy())
    return np.concatenate(lines), np.concatenate(items)


def _first_lines(splits: SplitRows) -> BitMap:
    """Lines on which an item stands for the first time."""
    lines, items = _lines_and_items(splits, NAMES)
    order = np.lexsort((lines, items))
    _, first = np.unique(items[order], return_index=True)
    return BitMap(lines[order][first].astype(np.uint32))
