"""Build an ontology folder from items and their relations.

Steps, each in memory that grows by some bytes an item:
1. The items that are needed are written to a file, sorted by number (`select`).
2. One pass over them gives their relations as graphs, and their labels.
3. Flags, places and chains come from the graphs; each table is written as soon as it is made.
4. A second pass gives the strings, grouped on disk (`strings`), and these the words and pieces.
"""

from __future__ import annotations

import tempfile
from array import array
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from ...errors import Errors, KanonError
from ...io.checked_tries import remember_trie
from ...io.whole_files import whole_folder
from ..approximate import piece_index
from ..chains import Graph, first_found, longest, make_graph, reverse, toward, without_circles
from ..classes import meta_classes, regions
from ..entities import CHAIN_PROPERTIES, PROPERTIES, EntitySource
from ..flags import KIND_FLAGS, REMOVED, make_flags
from ..format import ARRAYS, SURFACES, WORDS, write_meta
from ..tables import Array, write_arrays
from .places import locate
from .select import Selection, select
from .sizes import with_sizes
from .statistics import chain_statistics
from .stored_items import RowOf, StoredItems
from .strings import string_tables, word_tables


def build_ontology(source: EntitySource, out: Path, *, force: bool = False) -> dict[str, Any]:
    """Build an ontology and write it to a folder, whole or not at all.

    The bytes depend on the source's content alone: same items, same folder.

    source (EntitySource): For example `DumpSource(path)`.
    out (Path): The folder to make.
    force (bool): Replace `out` if it exists.
    RETURNS (dict[str, Any]): The ontology's `meta.json`.
    RAISES (KanonError): The source is damaged or holds nothing useful, or `out` cannot be written.
    """
    with whole_folder(out, force=force) as folder:
        with tempfile.TemporaryFile(dir=folder) as file:
            selection = select(source, folder, file, regions())
            described = source.describe()
            if not len(selection.items):
                reason = "no statement of a person leads to an item"
                raise KanonError(Errors.E404.format(path=described.get("file"), reason=reason))
            values = _write(folder, selection)
        meta = write_meta(folder, {"source": described, **values})
    for name, table in ((SURFACES, "reading_offsets"), (WORDS, "word_offsets")):
        remember_trie(meta["files"][name]["sha256"], meta["arrays"][table][2] - 1)
    return meta


@dataclass
class _Columns:
    """What one pass over the items gives.

    country_codes (dict[int, str]): Of the countries of today, by row.
    labels (bytearray): All labels, in UTF-8.
    label_offsets (NDArray[uint64]): Where each begins.
    without_label (int): How many items have none.
    graphs (dict[str, Graph]): By property.
    populations (dict[int, int]): Inhabitants of what has some, by row.
    """

    country_codes: dict[int, str] = field(default_factory=dict)
    labels: bytearray = field(default_factory=bytearray)
    label_offsets: npt.NDArray[np.uint64] = field(default_factory=lambda: np.zeros(1, np.uint64))
    without_label: int = 0
    graphs: dict[str, Graph] = field(default_factory=dict)
    populations: dict[int, int] = field(default_factory=dict)


def _columns_of(items: StoredItems) -> _Columns:
    columns = _Columns()
    ends = {name: (array("I"), array("I")) for name in PROPERTIES}
    lengths = array("I")
    for row, entity in enumerate(items):
        label = entity.label.encode("utf8")
        columns.labels += label
        columns.without_label += not label
        lengths.append(len(label))
        if entity.country_code:
            columns.country_codes[row] = entity.country_code
        if entity.population:
            columns.populations[row] = entity.population
        for (sources, targets), numbers in zip(ends.values(), entity.edges, strict=True):
            sources.extend([row] * len(numbers))
            targets.extend(numbers)
    columns.label_offsets = np.zeros(len(items) + 1, dtype=np.uint64)
    np.cumsum(lengths, out=columns.label_offsets[1:])
    for name in PROPERTIES:
        from_rows, to_numbers = ends.pop(name)
        to_rows = items.rows_of(np.array(to_numbers))
        here = to_rows >= 0
        columns.graphs[name] = make_graph(len(items), np.array(from_rows)[here], to_rows[here])
    return columns


def _write(folder: Path, selection: Selection) -> dict[str, Any]:
    """Write all files but the description.

    RETURNS (dict[str, Any]): "counts", "statistics" and "arrays" for that.
    """
    values: dict[str, Any] = {}
    values["arrays"] = write_arrays(folder / ARRAYS, _tables(folder, selection, values))
    return values


def _tables(
    folder: Path, selection: Selection, values: dict[str, Any]
) -> Iterator[tuple[str, Array]]:
    """All tables, in the order in which they stand in the file.

    values (dict[str, Any]): Gets "counts" and "statistics".
    """
    items, uses = selection.items, selection.uses
    columns = _columns_of(items)
    graphs, rows = columns.graphs, RowOf(items.numbers)
    countries = list(columns.country_codes)
    graphs["P31"] = with_sizes(
        graphs["P31"], graphs["P279"], columns.populations, columns.country_codes, rows
    )
    columns.populations.clear()
    flags = make_flags(rows, countries, graphs["P279"], graphs["P31"], meta_classes(), regions())
    yield "numbers", items.numbers
    yield "uses", np.minimum(uses, np.iinfo(np.uint32).max).astype(np.uint32)
    yield "flags", flags
    yield "labels", np.frombuffer(columns.labels, dtype=np.uint8)
    yield "label_offsets", columns.label_offsets
    columns.labels, columns.label_offsets = bytearray(), np.zeros(1, np.uint64)
    chains = _chains(graphs, flags, rows)
    values["statistics"] = chain_statistics(chains)
    for name in list(chains):
        yield name, chains.pop(name)
    for name in ("P31", "P279", "P361"):
        yield from _both_ways(name, graphs[name])
    places = locate(items.numbers, columns.country_codes, graphs, regions())
    graphs.clear()
    yield "country", places.country
    yield "division", places.division
    yield from _both_ways("inside", places.inside)
    counts = {
        "items": len(items),
        "without_label": columns.without_label,
        "removed_classes": int(((flags & REMOVED) > 0).sum()),
        "with_country": int((places.country >= 0).sum()),
    }
    del places
    demonyms = {region.number: region.demonym for region in regions() if region.demonym}
    codes = frozenset(columns.country_codes.values())
    keys, readings = string_tables(folder / SURFACES, items, flags, uses, demonyms, codes)
    values["counts"] = {**counts, "strings": len(keys)}
    for name in list(readings):
        yield name, readings.pop(name)
    yield from word_tables(folder / WORDS, keys).items()
    yield from zip(("piece_hashes", "piece_ids"), piece_index(enumerate(keys)), strict=True)


def _chains(
    graphs: dict[str, Graph], flags: npt.NDArray[np.uint16], rows: RowOf
) -> dict[str, Array]:
    """Pointers to the next more general item: per property first found and longest, and `up`.

    `up_KIND` leads by P279 on the shortest way to a class of that kind that still says something
    to a reader: a school is an institution (ORG) and a building (LOC).
    """
    removed = (flags & REMOVED) > 0
    chains: dict[str, Array] = {}
    for name in CHAIN_PROPERTIES:
        acyclic, order = without_circles(graphs[name], removed)
        chains[f"{name}_first"] = first_found(acyclic)
        chains[f"{name}_longest"] = longest(acyclic, order)
    tops = meta_classes().tops
    for kind in KIND_FLAGS:
        goals = np.zeros(len(flags), dtype=bool)
        goals[[rows[number] for number in tops if tops[number] == kind and number in rows]] = True
        chains[f"up_{kind}"] = toward(graphs["P279"], goals, removed)
    return chains


def _both_ways(name: str, graph: Graph) -> Iterator[tuple[str, Array]]:
    below = reverse(graph)
    for table, edges in ((name, graph), (f"{name}_below", below)):
        yield f"{table}_offsets", edges.offsets
        yield f"{table}_targets", edges.targets
