"""Build an ontology folder from items and their relations.

Steps, each in memory that grows by some bytes an item:
1. All items are written to a file; the needed ones are sorted by number (`select`).
2. One pass over them gives their relations as graphs, and their labels.
3. Flags, places and chains come from the graphs; each table is written as soon as it is made.
4. A second pass gives the strings, grouped on disk (`strings`), with what each may stand for.
"""

from __future__ import annotations

import marshal
import re
import struct
import tempfile
from array import array
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from itertools import groupby
from os import SEEK_END
from pathlib import Path
from typing import IO, Any

import marisa_trie
import numpy as np
import numpy.typing as npt

from ..errors import KanonError
from ..storage.folders import write_description, written_folder
from ..text.normalization import normalize_key
from .chains import (
    KIND_FLAGS,
    NONE,
    Flag,
    Graph,
    Pointers,
    closure,
    first_found,
    known_rows,
    make_flags,
    make_graph,
    meta_classes,
    offsets_of,
    regions,
    reverse,
    rows_of,
    toward,
    without_circles,
)
from .format import (
    ARRAYS,
    CHAIN_PROPERTIES,
    FORMAT,
    PROPERTIES,
    SURFACES,
    Array,
    Entity,
    EntitySource,
    write_arrays,
)
from .reader import ALIAS, DEMONYM, HOW_BITS, LABEL, pack

_HEADER = struct.Struct("<II")  # Number of an item, and bytes of what follows.
_DIGEST = 16  # Bytes of a string's digest.
_LETTER = re.compile(r"[^\W\d_]")


def strings_of(
    entity: Entity, demonyms: Sequence[str], country_codes: frozenset[str]
) -> Iterator[tuple[str, int]]:
    """Keys of an item, each with the closest way it stands for it.

    Left out are codes ("NO", "no" for Norway) and strings without letters: in a text they nearly
    always mean something else. A code that is written with points as well ("U.S.") stays.
    """
    seen: set[str] = set()
    spelled = {alias.replace(".", "").replace(" ", "") for alias in entity.aliases if "." in alias}
    named = [(entity.label, LABEL), *((alias, ALIAS) for alias in entity.aliases)]
    for name, how in [*named, *((demonym, DEMONYM) for demonym in demonyms)]:
        key = normalize_key(name)
        if key in seen or len(key) < 2 or not _LETTER.search(key):
            continue
        if how == ALIAS and _is_code(key, entity, country_codes) and key not in spelled:
            continue
        seen.add(key)
        yield key, how


def _is_code(key: str, entity: Entity, country_codes: frozenset[str]) -> bool:
    is_short = len(key) <= 3 and " " not in key
    is_country_code = key in country_codes or (
        bool(entity.country_code) and is_short and key.isupper()
    )
    return is_country_code or (key.islower() and is_short and not entity.label.islower())


class StoredItems:
    """Items in a file as they come; once sorted, each is read when its turn comes."""

    def __init__(self, file: IO[bytes]) -> None:
        self._file = file
        self._places: npt.NDArray[np.uint64] = np.zeros(0, dtype=np.uint64)
        self.numbers: npt.NDArray[np.uint32] = np.zeros(0, dtype=np.uint32)

    def append(self, entity: Entity) -> None:
        """Append an item, in any order."""
        data = marshal.dumps(tuple(entity))
        self._file.write(_HEADER.pack(entity.number, len(data)) + data)

    def sort(self, is_wanted: Callable[[int], bool]) -> None:
        """Keep the wanted numbers, sorted; items of one number by what they say."""
        found = array("Q"), array("I")
        end = self._file.seek(0, SEEK_END)
        place = self._file.seek(0)
        while place < end:
            number, size = _HEADER.unpack(self._file.read(_HEADER.size))
            if is_wanted(number):
                found[0].append(place)
                found[1].append(number)
            place = self._file.seek(place + _HEADER.size + size)
        places, numbers = map(np.array, found)
        order = np.argsort(numbers, kind="stable")
        self._places, self.numbers = places[order], numbers[order]
        again = np.flatnonzero(self.numbers[1:] == self.numbers[:-1])
        rows = np.union1d(again, again + 1).tolist()
        for _, alike in groupby(rows, self.numbers.__getitem__):
            same = list(alike)
            self._places[same] = sorted(self._places[same], key=self._read)

    def __len__(self) -> int:
        return len(self._places)

    def __iter__(self) -> Iterator[Entity]:
        return map(self._read, self._places)

    def _read(self, place: np.uint64) -> Entity:
        self._file.seek(int(place))
        _, size = _HEADER.unpack(self._file.read(_HEADER.size))
        return Entity(*marshal.loads(self._file.read(size)))


# Where things lie: today's country, its division, and the regions of the world around it.
#
# Wikidata often lists several countries and parts of the world for one place, past ones and
# overseas ones among them ("Norway" lies in Europe and, by Bouvet Island, in Antarctica). A wording
# must be true without a footnote, so: a country is one that has a country code today, and regions
# come from the United Nations' list of countries (`data/regions.tsv`).

_MAX_STEPS = 12
_COUNTRY = 6256


def locate(
    numbers: npt.NDArray[np.uint32],
    country_codes: Mapping[int, str],
    graphs: Mapping[str, Graph],
    flags: npt.NDArray[np.uint16],
) -> tuple[Pointers, Pointers, Graph]:
    """Country and division of each row, `NONE` for none; and from rows to the rows around them."""
    codes = {country_codes[row]: row for row in sorted(country_codes, reverse=True)}
    parts_of_world = {region.number for region in regions()}
    country = np.full(len(numbers), NONE, dtype=np.int32)
    division = np.full(len(numbers), NONE, dtype=np.int32)
    inner, outer = array("I"), array("I")
    today = np.flatnonzero((flags & Flag.GONE) == 0).tolist()
    (kind,) = rows_of(numbers, [_COUNTRY]).tolist()
    uncoded = {row for row in today if row not in country_codes and kind in graphs["P31"].of(row)}
    placed = {row for row in today if row not in country_codes and len(graphs["P17"].of(row))}
    climber = _Climber(frozenset(country_codes), frozenset(uncoded), frozenset(placed), graphs)
    for row in range(len(numbers)):
        if row in country_codes or int(numbers[row]) in parts_of_world:
            continue
        trail, end = climber.climb(row)
        country[row] = climber.country_of(row, end)
        if end != NONE and end == country[row] and trail:
            division[row] = climber.division_of(row)
        for place in (int(division[row]), int(country[row])):
            if place != NONE:
                inner.append(row)
                outer.append(place)
    own, parents = (
        rows_of(numbers, [getattr(region, name) for region in regions()]).tolist()
        for name in ("number", "parent")
    )
    for region, region_row, parent in zip(regions(), own, parents, strict=True):
        if region_row != NONE:
            inside = [codes[code] for code in region.countries if code in codes]
            inner.extend(inside)
            outer.extend([region_row] * len(inside))
            if parent != NONE:
                inner.append(region_row)
                outer.append(parent)
    return country, division, make_graph(len(numbers), np.array(inner), np.array(outer))


@dataclass(frozen=True, slots=True)
class _Climber:
    """Goes up from places to countries."""

    countries: frozenset[int]  # Rows of those with a code.
    uncoded: frozenset[int]  # Of those of today without one.
    divisions: frozenset[int]  # Of all that is not gone and names its country.
    graphs: Mapping[str, Graph]  # P17, P31 and P131, of rows.

    def _targets(self, name: str, row: int) -> list[int]:
        return [int(target) for target in self.graphs[name].of(row)]

    def _countries(self, row: int) -> list[int]:
        targets = dict.fromkeys(self._targets("P17", row))
        return [target for target in targets if target in self.countries and target != row]

    def country_of(self, row: int, end: int) -> int:
        """The country that a place lies in today, `NONE` if that is not certain.

        Of several (Hamburg was French once) the one that its divisions lead to, or the only one
        that its classes belong to ("municipality of Germany"). A country without a code is one.
        """
        candidates = self._countries(row)
        if end in candidates or not candidates:
            return end
        if len(candidates) == 1 and self.uncoded.isdisjoint({*self._targets("P17", row)} - {row}):
            return candidates[0]
        classes = self._targets("P31", row)
        named = {one for each in classes for one in self._countries(each)[:1]} & {*candidates}
        return named.pop() if len(named) == 1 else NONE

    def division_of(self, row: int) -> int:
        """The division that all of today around a place lead to (Lausanne lay in two cantons)."""
        ways = [way for way in self._targets("P131", row) if way != row and way in self.divisions]
        tops = {[way, *self.climb(way)[0]][-1] for way in ways}
        return tops.pop() if len(tops) == 1 else NONE

    def climb(self, row: int) -> tuple[list[int], int]:
        """Go up by "located in the administrative territorial entity" to a country of today."""
        trail: list[int] = []
        current = row
        for _ in range(_MAX_STEPS):
            targets = [
                target
                for target in self._targets("P131", current)
                if target != row and target not in trail
            ]
            ends = [target for target in targets if target in self.countries]
            if ends:
                return trail, ends[0]
            # A division of today names its country; one that is gone does not lead to one.
            ways = list(filter(self._countries, targets))
            if not ways:
                return trail, self.country_of(current, NONE)
            current = ways[0]
            trail.append(current)
        return [], NONE


# All instances of these stand in texts about people: human population, ethnic group, nationality,
# country (thesis, section 3.2.1).
SEED_CLASSES: tuple[int, ...] = (33829, 41710, 231002, 6256)

Numbers = npt.NDArray[np.int64]


def select(source: EntitySource, file: IO[bytes]) -> tuple[StoredItems, Numbers]:
    """What is reachable, sorted, with its uses; if a country is among it, all regions.

    All items are written to the file, since only the end of the source tells which are needed; in
    memory stay eight bytes a relation (about 1.5 GB for all of Wikidata), the counts of uses, and
    where the items lie that are kept.
    """
    edges, items = _Edges(), StoredItems(file)
    missing = {region.number: Entity(region.number, region.label) for region in regions()}
    for entity in source.entities():
        edges.add(entity)
        items.append(entity)
    used, counts = source.uses()
    is_wanted = edges.reachable(used)
    del edges
    items.sort(is_wanted.__getitem__)
    added = missing.keys() - set(items.numbers.tolist())
    if added and any(entity.country_code for entity in items):
        file.seek(0, SEEK_END)
        for number in added:
            items.append(missing[number])
        items.sort(lambda number: number in added or is_wanted[number])
    else:
        added = set()
    return items, _uses_of(items.numbers, used, counts, added)


def _uses_of(
    numbers: npt.NDArray[np.uint32], used: Numbers, counts: Numbers, unused: Iterable[int]
) -> Numbers:
    """The count of each item; none of those that the source does not have."""
    uses = np.zeros(len(numbers), dtype=np.int64)
    if len(used):
        places = rows_of(used.astype(np.uint32), numbers)
        uses = np.where(places == NONE, 0, counts[places])
    uses[np.isin(numbers, list(unused))] = 0
    return uses


class _Edges:
    """Relations between items as flat arrays of numbers."""

    def __init__(self) -> None:
        self._ends = {name: (array("I"), array("I")) for name in PROPERTIES}
        self._wanted = array("I")
        self._largest = 0

    def add(self, entity: Entity) -> None:
        for (sources, targets), values in zip(self._ends.values(), entity.edges, strict=True):
            for value in values:
                sources.append(entity.number)
                targets.append(value)
                self._largest = max(self._largest, value)
        if entity.has_person:
            self._wanted.append(entity.number)
        self._largest = max(self._largest, entity.number)

    def _pairs(self, name: str) -> tuple[npt.NDArray, npt.NDArray]:
        sources, targets = self._ends[name]
        return np.frombuffer(sources, np.uint32), np.frombuffer(targets, np.uint32)

    def reachable(self, used: Numbers) -> npt.NDArray[np.bool_]:
        """Items of texts about people and everything above them, by number."""
        classes = np.zeros(self._largest + 1, dtype=bool)
        classes[[number for number in SEED_CLASSES if number <= self._largest]] = True
        below, above = self._pairs("P279")
        _spread(classes, [(above, below)])
        is_wanted = np.zeros(self._largest + 1, dtype=bool)
        is_wanted[used[used <= self._largest]] = True
        is_wanted[np.frombuffer(self._wanted, np.uint32)] = True
        instances, of = self._pairs("P31")
        is_wanted[instances[classes[of]]] = True
        _spread(is_wanted, list(map(self._pairs, PROPERTIES)))
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


# How large a city is: classes of size that the source lacks, from the number of inhabitants.
#
# Wikidata calls few cities "big city", and says of most how many people live there (P1082). A city
# gets the class if it has a fifth more inhabitants than the class asks for: numbers are old. What
# is no city by its own classes gets none: a county of a million is no big city.

CITY = 515
# Classes of cities, and from how many inhabitants on something is taken for one: Wikidata asks for
# 100,000 of a big city; "millions" are two at least.
SIZES: tuple[tuple[int, int], ...] = ((1549591, 120_000), (1637706, 2_400_000))


def with_sizes(
    instance: Graph,
    subclass: Graph,
    populations: Mapping[int, int],
    countries: Collection[int],
    numbers: npt.NDArray[np.uint32],
) -> Graph:
    """What cities are instances of, with the classes of their size behind what the source says."""
    city, *sizes = rows_of(numbers, [CITY, *(number for number, _ in SIZES)]).tolist()
    if city == NONE or not populations:
        return instance
    cities = closure(reverse(subclass), [city])
    sources, targets = [], []
    for size, (_, least) in zip(sizes, SIZES, strict=True):
        if size == NONE:
            continue
        for row, population in populations.items():
            if population < least or row in countries:
                continue
            classes = instance.of(row)
            if np.isin(classes, cities).any() and size not in classes:
                sources.append(row)
                targets.append(size)
    if not sources:
        return instance
    before = np.repeat(np.arange(len(instance)), np.diff(instance.offsets))
    return make_graph(
        len(instance),
        np.concatenate([before, sources]),
        np.concatenate([instance.targets, targets]),
    )


# The strings of an ontology and their words: two tries, and the items and strings behind them.
#
# There are some millions of strings, so they lie on disk until the trie is made; in memory stay 20
# bytes of each. A trie tells the ids of its strings afterwards.


def string_tables(
    path: Path,
    entities: Iterable[Entity],
    flags: npt.NDArray[np.uint16],
    uses: npt.NDArray[np.int64],
    demonyms: Mapping[int, str],
    country_codes: frozenset[str],
) -> tuple[marisa_trie.Trie, dict[str, Array]]:
    """Write the trie of strings, and tell what each may stand for, the most used item first."""

    def readings_of(row: int, entity: Entity) -> list[tuple[str, int]]:
        if flags[row] & (Flag.BARRED | Flag.REMOVED) or not entity.label:
            return []
        demonym = demonyms.get(entity.number)
        names = [*entity.demonyms, demonym] if demonym else entity.demonyms
        return [(key, pack(row, how)) for key, how in strings_of(entity, names, country_codes)]

    digests, packed = bytearray(), array("I")
    with tempfile.TemporaryFile(dir=path.parent) as file:
        for row, entity in enumerate(entities):
            listed = readings_of(row, entity)
            packed.extend(reading for _, reading in listed)
            for key, _ in listed:
                string = key.encode("utf8")
                file.write(string + b"\n")
                digests += blake2b(string, digest_size=_DIGEST).digest()
        kept = np.frombuffer(digests, f"S{_DIGEST}")
        _, first, which = np.unique(kept, return_index=True, return_inverse=True)
        is_first = np.zeros(len(kept), dtype=bool)
        is_first[first] = True

        def distinct() -> Iterator[str]:
            file.seek(0)
            strings = zip(file, is_first, strict=True)
            return (string[:-1].decode("utf8") for string, new in strings if new)

        trie = _written(path, distinct())
        ids = np.empty(len(first), dtype=np.uint32)
        ids[which[is_first]] = [trie[key] for key in distinct()]
    readings, strings = np.array(packed, dtype=np.uint32), ids[which]
    order = np.lexsort((readings, -uses[readings >> HOW_BITS], strings))
    readings, strings = readings[order], strings[order]
    by_item = make_graph(len(flags), readings >> HOW_BITS, strings)
    return trie, {
        "reading_offsets": offsets_of(np.bincount(strings, minlength=len(trie))),
        "readings": readings,
        "string_offsets": by_item.offsets,
        "string_targets": by_item.targets,
    }


def _written(path: Path, keys: Iterable[str]) -> marisa_trie.Trie:
    """A trie of strings in a file, mapped into memory."""
    data = marisa_trie.Trie(keys, num_tries=1).tobytes()
    path.write_bytes(data)  # Its own `save` knows no full disk.
    trie = marisa_trie.Trie()
    trie.mmap(str(path))
    return trie


def build_ontology(source: EntitySource, out: Path, *, force: bool = False) -> dict[str, Any]:
    """Write an ontology to a folder, whole or not at all: same items of the source, same bytes."""
    with written_folder(out, FORMAT, force=force) as folder:
        with tempfile.TemporaryFile(dir=folder) as file:
            items, uses = select(source, file)
            described = source.describe()
            if not len(items):
                raise KanonError(
                    f"[KN404] {described.get('file')} holds nothing that an ontology could be "
                    "built from: no statement of a person leads to an item. Check that this is a "
                    "Wikidata JSON dump with people in it."
                )
            values: dict[str, Any] = {}
            tables = _tables(folder, items, uses, values)
            values["arrays"] = write_arrays(folder / ARRAYS, tables)
        return write_description(folder, FORMAT, {"source": described, **values})


def _read_columns(
    items: StoredItems,
) -> tuple[dict[int, str], dict[int, int], bytearray, array[int], dict[str, Graph]]:
    """Codes of countries and inhabitants by row; all labels and their lengths; graphs."""
    codes, populations = dict[int, str](), dict[int, int]()
    labels, lengths = bytearray(), array("I")
    ends = {name: (array("I"), array("I")) for name in PROPERTIES}
    for row, entity in enumerate(items):
        label = entity.label.encode("utf8")
        labels += label
        lengths.append(len(label))
        if entity.country_code:
            codes[row] = entity.country_code
        if entity.population:
            populations[row] = entity.population
        for (sources, targets), numbers in zip(ends.values(), entity.edges, strict=True):
            sources.extend([row] * len(numbers))
            targets.extend(numbers)
    graphs = {}
    for name in PROPERTIES:
        from_rows, to_numbers = ends.pop(name)
        to_rows = rows_of(items.numbers, to_numbers)
        here = to_rows >= 0
        graphs[name] = make_graph(len(items), np.array(from_rows)[here], to_rows[here])
    return codes, populations, labels, lengths, graphs


def _tables(
    folder: Path, items: StoredItems, uses: Numbers, values: dict[str, Any]
) -> Iterator[tuple[str, Array]]:
    """All tables, in the order in which they stand in the file; `values` gets the counts."""
    countries, populations, labels, lengths, graphs = _read_columns(items)
    graphs["P31"] = with_sizes(graphs["P31"], graphs["P279"], populations, countries, items.numbers)
    del populations
    flags = make_flags(items.numbers, list(countries), graphs["P279"], graphs["P31"])
    yield "numbers", items.numbers
    yield "uses", np.minimum(uses, np.iinfo(np.uint32).max).astype(np.uint32)
    yield "flags", flags
    yield "labels", np.frombuffer(labels, dtype=np.uint8)
    del labels
    yield "label_offsets", offsets_of(lengths, np.uint64)
    chains = _chains(graphs, flags, items.numbers)
    for name in list(chains):
        yield name, chains.pop(name)
    for name in ("P31", "P279", "P361"):
        yield from _both_ways(name, graphs[name])
    country, division, inside = locate(items.numbers, countries, graphs, flags)
    graphs.clear()
    yield "country", country
    yield "division", division
    yield from _both_ways("inside", inside)
    counts = {
        "items": len(items),
        "without_label": lengths.count(0),
        "removed_classes": int(((flags & Flag.REMOVED) > 0).sum()),
        "with_country": int((country >= 0).sum()),
    }
    del country, division, inside
    demonyms = {region.number: region.demonym for region in regions() if region.demonym}
    codes = frozenset(countries.values())
    strings, readings = string_tables(folder / SURFACES, items, flags, uses, demonyms, codes)
    values["counts"] = {**counts, "strings": len(strings)}
    for name in list(readings):
        yield name, readings.pop(name)


def _chains(
    graphs: dict[str, Graph], flags: npt.NDArray[np.uint16], numbers: npt.NDArray[np.uint32]
) -> dict[str, Array]:
    """Pointers to the next more general item: per property the first found; `up_KIND` leads by P279
    to a class of that kind that says something: a school is an institution and a building."""
    removed = (flags & Flag.REMOVED) > 0
    chains: dict[str, Array] = {}
    for name in CHAIN_PROPERTIES:
        chains[f"chain_{name}"] = first_found(without_circles(graphs[name], removed))
    for kind in KIND_FLAGS:
        goals = np.zeros(len(flags), dtype=bool)
        goals[known_rows(numbers, meta_classes().tops_of(kind))] = True
        chains[f"up_{kind}"] = toward(graphs["P279"], goals, removed)
    return chains


def _both_ways(name: str, graph: Graph) -> Iterator[tuple[str, Array]]:
    below = reverse(graph)
    for table, edges in ((name, graph), (f"{name}_below", below)):
        yield f"{table}_offsets", edges.offsets
        yield f"{table}_targets", edges.targets
