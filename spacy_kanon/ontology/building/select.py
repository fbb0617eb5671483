"""Which items of the source the ontology needs: those of texts about people, and all above them."""

from __future__ import annotations

import tempfile
from array import array
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import IO

import numpy as np
import numpy.typing as npt
import srsly

from ..classes import Region
from ..entities import PROPERTIES, Entity, EntitySource
from .stored_items import StoredItems, entity_of

# All instances of these stand in texts about people: human population, ethnic group, nationality,
# country (thesis, section 3.2.1).
SEED_CLASSES: tuple[int, ...] = (33829, 41710, 231002, 6256)
_SUBCLASS = PROPERTIES.index("P279")
_INSTANCE = PROPERTIES.index("P31")
_BATCH = 2000

Numbers = npt.NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Selection:
    """items: sorted by number. uses: statements of people that point to each of them."""

    items: StoredItems
    uses: npt.NDArray[np.int64]


def select(
    source: EntitySource, folder: Path, file: IO[bytes], regions: Sequence[Region]
) -> Selection:
    """Read the source once and keep what is reachable, and if a country is among it, all regions.

    All items are written to a temporary file, since only the end of the source tells which are
    needed; in memory stay eight bytes a relation (about 1.5 GB for all of Wikidata), the counts of
    uses, and where the items lie that are kept.

    source (EntitySource): To read.
    folder (Path): For the temporary file.
    file (IO[bytes]): Empty; where the items go that are kept.
    regions (Sequence[Region]): Of the world.
    RETURNS (Selection): The items, and how much they are used.
    """
    edges = _Edges()
    with tempfile.TemporaryFile(dir=folder) as every:
        batch: list[list[object]] = []
        for entity in source.entities():
            edges.add(entity)
            batch.append(list(entity))
            if len(batch) == _BATCH:
                _write(every, batch)
                batch = []
        _write(every, batch)
        every.seek(0)
        used, counts = source.uses()
        is_wanted = edges.reachable(used)
        del edges
        items = StoredItems(file)
        missing = {region.number: Entity(region.number, region.label) for region in regions}
        has_country = False
        for entity in _read(every):
            if is_wanted[entity.number]:
                items.append(entity)
                missing.pop(entity.number, None)
                has_country |= bool(entity.country_code)
    added = missing if has_country else {}
    for entity in added.values():
        items.append(entity)
    items.sort()
    return Selection(items, _uses_of(items.numbers, used, counts, added))


def _uses_of(
    numbers: npt.NDArray[np.uint32], used: Numbers, counts: Numbers, unused: Iterable[int]
) -> Numbers:
    """The count of each item; none of those that the source does not have."""
    uses = np.zeros(len(numbers), dtype=np.int64)
    if len(used):
        places = np.minimum(np.searchsorted(used, numbers), len(used) - 1)
        is_used = used[places] == numbers
        uses[is_used] = counts[places[is_used]]
    uses[np.isin(numbers, list(unused))] = 0
    return uses


def _write(file, batch: list[list[object]]) -> None:
    data = srsly.msgpack_dumps(batch)
    file.write(len(data).to_bytes(8, "little") + data)


def _read(file) -> Iterator[Entity]:
    while size := file.read(8):
        records = srsly.msgpack_loads(file.read(int.from_bytes(size, "little")))
        yield from map(entity_of, records)


class _Edges:
    """Relations between items as flat arrays of numbers."""

    def __init__(self) -> None:
        self._ends = [(array("I"), array("I")) for _ in PROPERTIES]
        self._wanted = array("I")
        self._largest = 0

    def add(self, entity: Entity) -> None:
        for (sources, targets), values in zip(self._ends, entity.edges, strict=True):
            for value in values:
                sources.append(entity.number)
                targets.append(value)
                self._largest = max(self._largest, value)
        if entity.has_person:
            self._wanted.append(entity.number)
        self._largest = max(self._largest, entity.number)

    def _pairs(self, index: int) -> tuple[npt.NDArray, npt.NDArray]:
        sources, targets = self._ends[index]
        return np.frombuffer(sources, np.uint32), np.frombuffer(targets, np.uint32)

    def reachable(self, used: Numbers) -> npt.NDArray[np.bool_]:
        """Items of texts about people and everything above them, by number."""
        classes = np.zeros(self._largest + 1, dtype=bool)
        classes[[number for number in SEED_CLASSES if number <= self._largest]] = True
        below, above = self._pairs(_SUBCLASS)
        _spread(classes, [(above, below)])
        is_wanted = np.zeros(self._largest + 1, dtype=bool)
        is_wanted[used[used <= self._largest]] = True
        is_wanted[np.frombuffer(self._wanted, np.uint32)] = True
        instances, of = self._pairs(_INSTANCE)
        is_wanted[instances[classes[of]]] = True
        _spread(is_wanted, [self._pairs(index) for index in range(len(PROPERTIES))])
        return is_wanted


def _spread(flags: npt.NDArray[np.bool_], pairs: Iterable[tuple[npt.NDArray, npt.NDArray]]) -> None:
    """Set the flag of everything that can be reached from what has it, in place."""
    pairs = [(sources, targets) for sources, targets in pairs if len(sources)]
    changed = True
    while changed:
        changed = False
        for sources, targets in pairs:
            new = targets[flags[sources] & ~flags[targets]]
            if len(new):
                flags[new] = True
                changed = True
