"""People and what is known about them, from a Wikidata JSON dump, in bounded memory.

A value of a person ("born in Q585") is another entity, whose names stand anywhere in the dump.
Plan:

1. First pass: lines that mention Q5 are decoded; of each human the names, dates and quantities
   are given out at once, and its (item, person, property) facts go to disk, cut by item.
2. Second pass: the names of the items that occur in a fact, and of no others, go to disk, cut
   by item in the same way.
3. Part by part, names and facts are joined.

In memory are never more than two bitmaps of item numbers, the buffers, and one part: at 110 M
entities and 110 M facts some hundred MB. Two passes over the compressed file cost less than
writing down the names of all entities.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

from pyroaring import BitMap

from ...errors import Errors, KanonError
from ...io.progress import progress_bar
from ...io.whole_files import scratch_folder
from ...types import TermRow
from ..terms import item_key
from .facts import PARTS, FactSpill
from .labels import ItemNames, NameSpill
from .readers import DumpReader, LocalReader
from .statements import property_of

BATCH_ROWS = 50_000
SCRATCH = "kanon-facts"


class WikidataDump:
    """A Wikidata JSON dump (.json, .json.gz, .json.bz2) as a source of people.

    path (Path): The dump, as an array or as JSON lines.
    languages (Sequence[str]): Languages of labels, aliases, demonyms and official names.
    progress (bool): Show a progress bar on a terminal.
    reader (DumpReader | None): Who reads its lines; None: this process.
    scratch (Path | None): Folder for temporary files (about 12 bytes a fact and 100 bytes a
        value; 2 GB for all of Wikidata); the system's own if None. What killed runs have left in
        it is removed.
    """

    def __init__(
        self,
        path: Path,
        *,
        languages: Sequence[str] = ("en",),
        progress: bool = False,
        reader: DumpReader | None = None,
        scratch: Path | None = None,
    ) -> None:
        self.path = Path(path)
        self.languages = tuple(languages)
        self._reader = reader or LocalReader(self.path, self.languages, progress=progress)
        self._progress = progress
        self._scratch = scratch
        self._start()

    def _start(self) -> None:
        self._humans = BitMap()
        self._used = BitMap()
        self._named = 0

    @property
    def population(self) -> int:
        return len(self._humans)

    def describe(self) -> dict[str, object]:
        return {
            "name": "wikidata",
            "path": self.path.name,
            "languages": list(self.languages),
            "entities": self._reader.entities,
            "values": len(self._used),
            "values_without_entity": len(self._used) - self._named,
            "broken_lines": self._reader.broken_lines,
        }

    def batches(self) -> Iterator[Sequence[TermRow]]:
        """Stream all facts. Each call reads the dump anew.

        RAISES (KanonError): The file is missing, cut off, or holds no entities (E003, E005,
            E140, E141), or the temporary files cannot be written (E002).
        """
        self._start()
        scratch = Path(tempfile.gettempdir()) if self._scratch is None else self._scratch
        with scratch_folder(scratch / SCRATCH) as folder:
            facts, names = FactSpill(folder), NameSpill(folder)
            try:
                yield from _in_batches(self._first_pass(facts))
                facts.finish()
                self._second_pass(names)
                names.finish()
                yield from _in_batches(self._join(facts, names))
            except OSError as error:
                raise KanonError(Errors.E002.format(path=folder, reason=error)) from error
            finally:
                facts.abandon()
                names.abandon()
        self._reader.report()

    def _first_pass(self, facts: FactSpill) -> Iterator[list[TermRow]]:
        for terms, values in self._reader.people(self._number):
            for item, origin, person in values:
                self._used.add(item)
                facts.add(item, person, origin)
            yield terms

    def _number(self, identifier: int) -> int | None:
        """Number of a person; None for an entity that stands in the dump twice: it counts once."""
        if identifier in self._humans:
            return None
        self._humans.add(identifier)
        return len(self._humans) - 1

    def _second_pass(self, names: NameSpill) -> None:
        for entry in self._reader.names(self._used, self._humans):
            names.add(entry)
        self._named = names.count

    def _join(self, facts: FactSpill, names: NameSpill) -> Iterator[list[TermRow]]:
        for part in progress_bar(range(PARTS), "joining", total=PARTS, shown=self._progress):
            names_of = {entry.item: entry for entry in names.read(part)}
            for item, number, people in facts.groups(part):
                yield from _fact_rows(item, names_of.get(item), f"P{number}", people)


def _fact_rows(
    item: int, names: ItemNames | None, origin: str, people: Sequence[int]
) -> Iterator[list[TermRow]]:
    """Rows of everybody who has an item by a property: one list a key, to bound memory."""
    prop = property_of(origin)
    if names is not None and names.is_harmless:
        return
    yield [TermRow(item_key(item), person, prop.kind, origin) for person in people]
    for kind, key in names.keys(prop) if names is not None else ():
        yield [TermRow(key, person, kind, origin) for person in people]


def _in_batches(lists: Iterator[list[TermRow]]) -> Iterator[list[TermRow]]:
    batch: list[TermRow] = []
    for terms in lists:
        batch += terms
        if len(batch) >= BATCH_ROWS:
            yield batch
            batch = []
    if batch:
        yield batch
