"""Which items of the source the ontology needs: those of texts about people, and all above them."""

from __future__ import annotations

import tempfile
from array import array
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import srsly

from ..entities import PROPERTIES, Entity, EntitySource

# All instances of these stand in texts about people: human population, ethnic group, nationality,
# country (thesis, section 3.2.1).
SEED_CLASSES: tuple[int, ...] = (33829, 41710, 231002, 6256)
_SUBCLASS = PROPERTIES.index("P279")
_INSTANCE = PROPERTIES.index("P31")
_BATCH = 2000

Numbers = npt.NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Selection:
    """entities: sorted by number. uses: statements of people that point to each of them."""

    entities: list[Entity]
    uses: npt.NDArray[np.int64]


def select(source: EntitySource, folder: Path) -> Selection:
    """Read the source once and keep what is reachable.

    All items are written to a temporary file in `folder`, since only the end of the source tells
    which are needed; in memory stay eight bytes a relation (about 1.5 GB for all of Wikidata), the
    counts of uses and the items that are kept.
    """
    edges = _Edges()
    with tempfile.TemporaryFile(dir=folder) as file:
        batch: list[list[object]] = []
        for entity in source.entities():
            edges.add(entity)
            batch.append(list(entity))
            if len(batch) == _BATCH:
                _write(file, batch)
                batch = []
        _write(file, batch)
        file.seek(0)
        used, counts = source.uses()
        is_wanted = edges.reachable(used)
        entities = [entity for entity in _read(file) if is_wanted[entity.number]]
    entities.sort()
    count_of = dict(zip(used.tolist(), counts.tolist(), strict=True))
    uses = [count_of.get(entity.number, 0) for entity in entities]
    return Selection(entities, np.array(uses, dtype=np.int64))


def _write(file, batch: list[list[object]]) -> None:
    data = srsly.msgpack_dumps(batch)
    file.write(len(data).to_bytes(8, "little") + data)


def _read(file) -> Iterator[Entity]:
    while size := file.read(8):
        records = srsly.msgpack_loads(file.read(int.from_bytes(size, "little")))
        yield from map(entity_of, records)


def entity_of(record: Sequence[Any]) -> Entity:
    """An entity from the list that MessagePack made of it.

    record (Sequence[Any]): Its fields, with lists for tuples.
    """
    number, label, aliases, demonyms, code, edges, has_person = record
    targets = tuple(tuple(numbers) for numbers in edges)
    return Entity(number, label, tuple(aliases), tuple(demonyms), code, targets, has_person)


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
