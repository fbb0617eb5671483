"""Build an ontology folder from items and their relations."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import marisa_trie
import numpy as np
import numpy.typing as npt

from ...errors import Errors, KanonError
from ...io.checked_tries import remember_trie
from ...io.whole_files import whole_folder
from ..approximate import piece_index
from ..chains import Graph, first_found, longest, make_graph, reverse, toward, without_circles
from ..classes import meta_classes, regions
from ..entities import CHAIN_PROPERTIES, PROPERTIES, Entity, EntitySource
from ..flags import KIND_FLAGS, REMOVED, make_flags
from ..format import ARRAYS, SURFACES, WORDS, write_meta
from ..surfaces import HOW_BITS, collect, words_of
from ..tables import Array, write_arrays
from .places import Places, locate, with_regions
from .select import select
from .statistics import chain_statistics

# A word of more strings than this is no help in finding one of them ("of", "the").
MAX_STRINGS_OF_WORD = 20_000


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
        selection = select(source, folder)
        described = source.describe()
        entities = with_regions(selection.entities, regions())
        if not entities:
            reason = "no statement of a person leads to an item"
            raise KanonError(Errors.E404.format(path=described.get("file"), reason=reason))
        uses = np.zeros(len(entities), dtype=np.int64)
        used = dict(zip((one.number for one in selection.entities), selection.uses, strict=True))
        for row, entity in enumerate(entities):
            uses[row] = used.get(entity.number, 0)
        meta = _write(folder, entities, uses, described)
    for name, table in ((SURFACES, "reading_offsets"), (WORDS, "word_offsets")):
        remember_trie(meta["files"][name]["sha256"], meta["arrays"][table][2] - 1)
    return meta


def _write(
    folder: Path, entities: Sequence[Entity], uses: npt.NDArray[np.int64], source: dict[str, Any]
) -> dict[str, Any]:
    rows = {entity.number: row for row, entity in enumerate(entities)}
    graphs = _graphs(entities, rows)
    flags = make_flags(entities, rows, graphs["P279"], graphs["P31"], meta_classes(), regions())
    places = locate(entities, rows, regions())
    chains = _chains(graphs, flags, rows)
    keys, readings = _strings(folder, entities, flags, uses)
    arrays: dict[str, Array] = {
        "numbers": np.array([entity.number for entity in entities], dtype=np.uint32),
        "uses": np.minimum(uses, np.iinfo(np.uint32).max).astype(np.uint32),
        "flags": flags,
        **_labels(entities),
        **chains,
        **_both_ways("P31", graphs["P31"]),
        **_both_ways("P279", graphs["P279"]),
        **_both_ways("P361", graphs["P361"]),
        "country": places.country,
        "division": places.division,
        **_both_ways("inside", places.inside),
        **readings,
        **_word_arrays(folder, keys),
    }
    arrays["piece_hashes"], arrays["piece_ids"] = piece_index(enumerate(keys))
    index = write_arrays(folder / ARRAYS, arrays)
    meta = {
        "source": source,
        "counts": _counts(entities, keys, flags, places),
        "statistics": chain_statistics(chains),
        "arrays": index,
    }
    return write_meta(folder, meta)


def _graphs(entities: Sequence[Entity], rows: dict[int, int]) -> dict[str, Graph]:
    graphs = {}
    for index, name in enumerate(PROPERTIES):
        pairs = [
            (row, rows[number])
            for row, entity in enumerate(entities)
            for number in entity.edges[index]
            if number in rows
        ]
        ends = np.array(pairs, dtype=np.uint32).reshape(-1, 2)
        graphs[name] = make_graph(len(entities), ends[:, 0], ends[:, 1])
    return graphs


def _chains(
    graphs: dict[str, Graph], flags: npt.NDArray[np.uint16], rows: dict[int, int]
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


def _labels(entities: Sequence[Entity]) -> dict[str, Array]:
    encoded = [entity.label.encode("utf8") for entity in entities]
    offsets = np.zeros(len(encoded) + 1, dtype=np.uint64)
    np.cumsum([len(label) for label in encoded], out=offsets[1:])
    return {
        "labels": np.frombuffer(b"".join(encoded), dtype=np.uint8),
        "label_offsets": offsets,
    }


def _of_graph(name: str, graph: Graph) -> dict[str, Array]:
    return {f"{name}_offsets": graph.offsets, f"{name}_targets": graph.targets}


def _both_ways(name: str, graph: Graph) -> dict[str, Array]:
    return {**_of_graph(name, graph), **_of_graph(f"{name}_below", reverse(graph))}


def _strings(
    folder: Path,
    entities: Sequence[Entity],
    flags: npt.NDArray[np.uint16],
    uses: npt.NDArray[np.int64],
) -> tuple[list[str], dict[str, Array]]:
    """Write the trie of strings.

    RETURNS (tuple[list[str], dict[str, Array]]): The strings by id, and the tables of readings.
    """
    demonyms = {region.number: region.demonym for region in regions() if region.demonym}
    found = collect(entities, flags, uses, demonyms)
    trie = marisa_trie.Trie(sorted(found), num_tries=1)
    (folder / SURFACES).write_bytes(trie.tobytes())  # Its own `save` knows no full disk.
    keys = [trie.restore_key(identity) for identity in range(len(trie))]
    offsets = np.zeros(len(keys) + 1, dtype=np.uint32)
    np.cumsum([len(found[key]) for key in keys], out=offsets[1:])
    readings = np.array([one for key in keys for one in found[key]], dtype=np.uint32)
    strings = np.repeat(np.arange(len(keys), dtype=np.uint32), np.diff(offsets))
    by_item = make_graph(len(entities), readings >> HOW_BITS, strings)
    return keys, {
        "reading_offsets": offsets,
        "readings": readings,
        **_of_graph("string", by_item),
    }


def _word_arrays(folder: Path, keys: Sequence[str]) -> dict[str, Array]:
    """Write the trie of words; which strings each is a word of, unless they are too many."""
    found: dict[str, list[int]] = {}
    for identity, key in enumerate(keys):
        for word in dict.fromkeys(words_of(key)):
            found.setdefault(word, []).append(identity)
    trie = marisa_trie.Trie(sorted(found), num_tries=1)
    (folder / WORDS).write_bytes(trie.tobytes())
    lists = [found[trie.restore_key(identity)] for identity in range(len(trie))]
    lists = [ids if len(ids) <= MAX_STRINGS_OF_WORD else [] for ids in lists]
    offsets = np.zeros(len(lists) + 1, dtype=np.uint32)
    np.cumsum([len(ids) for ids in lists], out=offsets[1:])
    strings = np.array([identity for ids in lists for identity in ids], dtype=np.uint32)
    return {"word_offsets": offsets, "word_strings": strings}


def _counts(
    entities: Sequence[Entity], keys: Sequence[str], flags: npt.NDArray[np.uint16], places: Places
) -> dict[str, int]:
    return {
        "items": len(entities),
        "strings": len(keys),
        "without_label": sum(not entity.label for entity in entities),
        "removed_classes": int(((flags & REMOVED) > 0).sum()),
        "with_country": int((places.country >= 0).sum()),
    }
