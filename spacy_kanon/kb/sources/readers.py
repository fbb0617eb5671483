"""Who reads the lines of a Wikidata dump for a knowledge base, in two passes.

What a line gives does not depend on other lines, so that many processes can read a dump; what
depends on all of them (numbers of people, which items are values) is told by who asks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Protocol

from pyroaring import BitMap

from ...errors import Errors, KanonError
from ...io.dump_lines import BrokenLines, item_number
from ...io.progress import dump_with_progress
from ...names import PERSON, QUANTITY
from ...types import TermRow
from ..terms import date_rows, own_name_keys, person_keys, rows, surface_key
from .labels import ItemNames, item_names, quick_item_number
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

# Item, number of the property and number of the person.
Value = tuple[int, int, int]
# What people's own entities say: finished terms, and values whose names stand elsewhere.
PersonRows = tuple[list[TermRow], list[Value]]


class DumpReader(Protocol):
    """Two passes over a dump. The counts are those of the last first pass.

    entities, broken_lines (int): Lines with entities; lines that were left out.
    """

    @property
    def entities(self) -> int: ...

    @property
    def broken_lines(self) -> int: ...

    def people(self, number: Callable[[int], int | None]) -> Iterator[PersonRows]:
        """First pass.

        number (Callable): Gives a person, told by the item, a number, or None if the item has one
            already. Is called in the order of the dump.
        YIELDS (PersonRows): In any order.
        RAISES (KanonError): E003, E005, E140, E141: the dump is missing, damaged or none.
        """
        ...

    def names(self, used: BitMap, humans: BitMap) -> Iterator[ItemNames]:
        """Second pass.

        used (BitMap): Items whose names are wanted.
        humans (BitMap): Which of all items are people.
        YIELDS (ItemNames): Each item once, as it first stands in the dump, in any order.
        """
        ...

    def report(self) -> None:
        """WARNS (UserWarning): E142 if lines were left out."""
        ...


class BrokenLine(ValueError):
    """A line that is no entity; its text is the reason."""


class LocalReader:
    """Reads a dump in this process, as `DumpReader` says.

    path (Path): The dump.
    languages (Sequence[str]): As a user gives them.
    progress (bool): Show a progress bar on a terminal.
    """

    def __init__(self, path: Path, languages: Sequence[str], *, progress: bool = False) -> None:
        self._path = path
        self._decoder = entity_decoder(expand_languages(languages))
        self._progress = progress
        self._broken = BrokenLines(path)
        self.entities = 0

    @property
    def broken_lines(self) -> int:
        return len(self._broken)

    def people(self, number: Callable[[int], int | None]) -> Iterator[PersonRows]:
        """As `DumpReader` says."""
        self.entities, self._broken = 0, BrokenLines(self._path)
        place, line = 0, b""
        for place, line in self._lines("people"):
            self.entities += 1
            try:
                entity = human_on(line, self._decoder)
            except BrokenLine as error:
                self._broken.note(place, error)
                continue
            identifier = item_number(entity.id) if entity is not None else None
            person = number(identifier) if identifier is not None else None
            if person is not None:
                yield person_rows(entity, person)
        check_entities(self._path, self.entities, self._broken)
        self._broken.check_end(place, line)

    def names(self, used: BitMap, humans: BitMap) -> Iterator[ItemNames]:
        """As `DumpReader` says."""
        seen = BitMap()
        for place, line in self._lines("values"):
            if place in self._broken:
                continue
            try:
                entry = names_on(line, self._decoder, used, humans)
            except BrokenLine as error:
                self._broken.note(place, error)
                continue
            if entry is not None and entry.item not in seen:
                seen.add(entry.item)
                yield entry

    def report(self) -> None:
        """As `DumpReader` says."""
        self._broken.report()

    def _lines(self, what: str) -> Iterator[tuple[int, bytes]]:
        return dump_with_progress(self._path, f"reading {what}", shown=self._progress)


def check_entities(path: Path, entities: int, broken: BrokenLines) -> None:
    """RAISES (KanonError): E141 if no line of a dump is an entity.

    path (Path): The dump.
    entities (int): Lines that hold something.
    broken (BrokenLines): Those of them that are no entities.
    """
    if entities <= len(broken):
        raise KanonError(Errors.E141.format(path=path))


def human_on(line: bytes, decoder: EntityDecoder) -> Any:
    """The human on a line, decoded; None for another entity.

    line (bytes): Of a dump.
    decoder (EntityDecoder): For the languages.
    RAISES (BrokenLine): It is no entity.
    """
    if not may_be_human(line):
        if not (line.startswith(b"{") and line.endswith(b"}")):
            raise BrokenLine("not one JSON object")
        return None
    try:
        entity = decoder.human.decode(line)
    except decoder.errors as error:
        raise BrokenLine(str(error)) from error
    return entity if is_human(entity) else None


def names_on(line: bytes, decoder: EntityDecoder, used: BitMap, humans: BitMap) -> ItemNames | None:
    """The names of the item on a line, if they are wanted.

    line (bytes): Of a dump.
    decoder (EntityDecoder): For the languages.
    used (BitMap): Items whose names are wanted.
    humans (BitMap): Which of all items are people.
    RAISES (BrokenLine): It is no entity.
    """
    try:
        item = quick_item_number(line, decoder)
        if item is None or item not in used:
            return None
        entity = decoder.value.decode(line)
    except decoder.errors as error:
        raise BrokenLine(str(error)) from error
    return item_names(entity, decoder, item, is_human=item in humans)


def person_rows(entity: Any, person: int) -> PersonRows:
    """What a human's own entity says.

    entity (Any): As `human_on` gives it.
    person (int): Number of the person.
    RETURNS (PersonRows): Terms, and values that need other entities.
    """
    aliases = [*aliases_of(entity), *titles_of(entity)]
    terms = rows(own_name_keys(labels_of(entity), aliases), person, PERSON, "name")
    values: list[Value] = []
    for origin, statements in live_statements(entity.claims):
        prop = property_of(origin)
        if prop.kind == EXCLUDED or property_number(origin) == 0:
            continue
        for statement in statements:
            terms += _statement_rows(statement, origin, prop, person, values)
    return terms, values


def _statement_rows(
    statement: Any, origin: str, prop: Property, person: int, values: list[Value]
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
        values.append((item, property_number(origin), person))
    terms += date_rows(time_keys(value), person, origin)
    if prop.kind == QUANTITY:
        keys = map(surface_key, quantity_surfaces(origin, value))
        terms += rows([key for key in keys if key], person, QUANTITY, origin)
    return terms


def _qualifiers(statement: Any) -> list[list[Any]]:
    qualifiers = statement.qualifiers
    if not qualifiers or isinstance(qualifiers, list):
        return []
    return [getattr(qualifiers, field) or [] for field in qualifiers.__struct_fields__]
