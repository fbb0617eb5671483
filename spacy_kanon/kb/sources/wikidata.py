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
from typing import Any

from pyroaring import BitMap

from ...errors import Errors, KanonError
from ...io.dump_lines import BrokenLines, item_number
from ...io.progress import dump_with_progress, progress_bar
from ...io.whole_files import scratch_folder
from ...names import PERSON, QUANTITY
from ...types import TermRow
from ..terms import date_rows, item_key, own_name_keys, person_keys, rows, surface_key
from .facts import PARTS, FactSpill
from .labels import ItemNames, NameSpill, item_names, quick_item_number
from .statements import (
    EXCLUDED,
    HUMAN,
    TIME_QUALIFIERS,
    EntityDecoder,
    Property,
    aliases_of,
    entity_decoder,
    expand_languages,
    is_human,
    labels_of,
    live_statements,
    may_be_human,
    property_number,
    property_of,
    quantity_surfaces,
    snak_value,
    time_keys,
    titles_of,
)

BATCH_ROWS = 50_000
SCRATCH = "kanon-facts"


class WikidataDump:
    """A Wikidata JSON dump (.json, .json.gz, .json.bz2) as a source of people.

    path (Path): The dump, as an array or as JSON lines.
    languages (Sequence[str]): Languages of labels, aliases, demonyms and official names.
    progress (bool): Show a progress bar on a terminal.
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
        scratch: Path | None = None,
    ) -> None:
        self.path = Path(path)
        self.languages = tuple(languages)
        self._decoder: EntityDecoder = entity_decoder(expand_languages(self.languages))
        self._progress = progress
        self._scratch = scratch
        self._start()

    def _start(self) -> None:
        self._humans = BitMap()
        self._used = BitMap()
        self._entities = 0
        self._named = 0
        self._broken = BrokenLines(self.path)

    @property
    def population(self) -> int:
        return len(self._humans)

    def describe(self) -> dict[str, object]:
        return {
            "name": "wikidata",
            "path": self.path.name,
            "languages": list(self.languages),
            "entities": self._entities,
            "values": len(self._used),
            "values_without_entity": len(self._used) - self._named,
            "broken_lines": len(self._broken),
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
        self._broken.report()

    def _first_pass(self, facts: FactSpill) -> Iterator[list[TermRow]]:
        decode = self._decoder.human.decode
        number, line = 0, b""
        for number, line in self._lines("people"):
            self._entities += 1
            if not may_be_human(line):
                if not (line.startswith(b"{") and line.endswith(b"}")):
                    self._broken.note(number, "not one JSON object")
                continue
            try:
                entity = decode(line)
            except self._decoder.errors as error:
                self._broken.note(number, error)
                continue
            if is_human(entity):
                yield self._human(entity, facts)
        if self._entities <= len(self._broken):
            raise KanonError(Errors.E141.format(path=self.path))
        self._broken.check_end(number, line)

    def _human(self, entity: Any, facts: FactSpill) -> list[TermRow]:
        """Rows of what a human's own entity says; what needs other entities goes to `facts`.

        An entity that stands in the dump twice counts once.
        """
        identifier = item_number(entity.id)
        if identifier is None or identifier in self._humans:
            return []
        person = len(self._humans)
        self._humans.add(identifier)
        aliases = [*aliases_of(entity), *titles_of(entity)]
        terms = rows(own_name_keys(labels_of(entity), aliases), person, PERSON, "name")
        for origin, statements in live_statements(entity.claims):
            prop = property_of(origin)
            if prop.kind == EXCLUDED or property_number(origin) == 0:
                continue
            for statement in statements:
                terms += self._statement(statement, origin, prop, person, facts)
        return terms

    def _statement(
        self, statement: Any, origin: str, prop: Property, person: int, facts: FactSpill
    ) -> list[TermRow]:
        terms = []
        for identifier, snaks in zip(TIME_QUALIFIERS, _qualifiers(statement), strict=False):
            for snak in snaks:
                terms += date_rows(time_keys(snak_value(snak)), person, identifier)
        value = snak_value(statement.mainsnak)
        text = value if isinstance(value, str) else getattr(value, "text", None)
        if text is not None:
            return terms + (
                rows(person_keys(text), person, PERSON, origin) if prop.kind == PERSON else []
            )
        item = item_number(getattr(value, "id", None))
        if item is not None and value.id != HUMAN:
            self._used.add(item)
            facts.add(item, person, property_number(origin))
        terms += date_rows(time_keys(value), person, origin)
        if prop.kind == QUANTITY:
            keys = map(surface_key, quantity_surfaces(origin, value))
            terms += rows([key for key in keys if key], person, QUANTITY, origin)
        return terms

    def _second_pass(self, names: NameSpill) -> None:
        seen = BitMap()
        for number, line in self._lines("values"):
            if number in self._broken:
                continue
            try:
                item = quick_item_number(line, self._decoder)
                if item is None or item not in self._used or item in seen:
                    continue
                entity = self._decoder.value.decode(line)
            except self._decoder.errors as error:
                self._broken.note(number, error)
                continue
            seen.add(item)
            names.add(item_names(entity, self._decoder, item, is_human=item in self._humans))
        self._named = names.count

    def _join(self, facts: FactSpill, names: NameSpill) -> Iterator[list[TermRow]]:
        for part in progress_bar(range(PARTS), "joining", total=PARTS, shown=self._progress):
            names_of = {entry.item: entry for entry in names.read(part)}
            for item, number, people in facts.groups(part):
                yield from _fact_rows(item, names_of.get(item), f"P{number}", people)

    def _lines(self, what: str) -> Iterator[tuple[int, bytes]]:
        return dump_with_progress(self.path, f"reading {what}", shown=self._progress)


def _qualifiers(statement: Any) -> list[list[Any]]:
    qualifiers = statement.qualifiers
    if not qualifiers or isinstance(qualifiers, list):
        return []
    return [getattr(qualifiers, field) or [] for field in qualifiers.__struct_fields__]


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
