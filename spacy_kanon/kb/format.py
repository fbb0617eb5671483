"""The files of a knowledge base, and how each number in them is written.

All numbers are little-endian. With T terms, L distinct posting lists:

| file | content |
|---|---|
| terms.marisa | trie of all keys; a key's id is its row |
| rows.bin | T records `ROW`: posting list, origin set, kinds (bit mask), kind most people have |
| lists.bin | L + 1 records `LIST`: first word in postings.bin, number of people (0: a word that |
| | no one is known to have); the last closes |
| postings.bin | posting lists as 32-bit words: sorted ids below `SHORT` people, otherwise a |
| | serialized roaring bitmap padded with zeros to whole words |
| origins.json | origin sets, each a sorted list of properties or columns |
| blocks.bin | CRC-32 of every `BLOCK` bytes of rows.bin, then lists.bin, then postings.bin |
| meta.json | the fields of `FORMAT`, as `storage.folders` writes them |

Equal posting lists are stored once: the aliases of one item share theirs.
"""

from __future__ import annotations

import json
import struct
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from ..errors import Errors, KanonError
from ..names import KINDS, SAMPLINGS
from ..storage.folders import (
    BLOCKS,
    META,
    WORD,
    FolderFormat,
    block_count,
    is_count,
    is_date,
    is_object,
    shaped,
)
from ..types import Population

MAX_PEOPLE = 1 << 32
SHORT = 16  # Lists below this many people are stored as plain ids.

ROW = struct.Struct("<IIBB")
LIST = struct.Struct("<QI")
LIST_AND_END = struct.Struct("<QIQ")  # A LIST and the first field of the next.
ROW_DTYPE = np.dtype([("list", "<u4"), ("origins", "<u4"), ("kinds", "u1"), ("kind", "u1")])
LIST_DTYPE = np.dtype([("start", "<u8"), ("count", "<u4")])

KIND_BITS: dict[str, int] = {kind: 1 << index for index, kind in enumerate(KINDS)}


@dataclass(frozen=True)
class KBFiles:
    """The names of the files, in the order they are written."""

    terms: str = "terms.marisa"
    rows: str = "rows.bin"
    lists: str = "lists.bin"
    postings: str = "postings.bin"
    origins: str = "origins.json"
    blocks: str = BLOCKS
    meta: str = META

    @property
    def hashed(self) -> tuple[str, ...]:
        """Files whose size and SHA-256 stand in meta.json: all but meta.json itself."""
        return tuple(getattr(self, f.name) for f in fields(self) if f.name != "meta")

    @property
    def blocked(self) -> tuple[str, ...]:
        """Files whose blocks are checked one by one, when they are first read."""
        return (self.rows, self.lists, self.postings)


FILES = KBFiles()


def check_finished(folder: Path) -> None:
    """Refuse a folder that is missing, or that a build has not finished."""
    if not folder.exists():
        raise KanonError(Errors.E003.format(path=folder))
    name = folder.resolve().name
    if name.startswith(".") and name.endswith(".tmp"):  # As `storage.files` names it.
        raise KanonError(
            f"[KN104] {folder} is the working folder of a build that has not finished. Wait for "
            "it, or start build kb again: it clears what a killed build left."
        )


def population_fault(values: Mapping[str, Any], people: int) -> str:
    """What is wrong with a population that `people` are a sample of; "" if nothing is."""
    if set(values) != set(Population._fields):
        return f"it does not have the fields {', '.join(Population._fields)}"
    if not (values["name"] and all(isinstance(values[n], str) for n in ("name", "source"))):
        return "it has no name or no source"
    if values["sampling"] not in SAMPLINGS:
        return f"its sampling is none of {', '.join(SAMPLINGS)}"
    if not is_count(values["size"], least=people):
        return f"its size is no number of at least {people:,}, the people of the sample"
    return ""


def _fault(values: Mapping[str, Any]) -> str:
    """What is wrong between the fields of this format; "" if nothing is."""
    population = values.get("population")
    if population is not None and population_fault(population, values["people"]):
        return "its population makes no sense"
    sizes = {name: entry["bytes"] for name, entry in values["files"].items()}
    sizes_by_counts = {
        FILES.rows: values["terms"] * ROW.size,
        FILES.lists: (values["lists"] + 1) * LIST.size,
        FILES.blocks: sum(block_count(sizes[name]) for name in FILES.blocked) * WORD,
    }
    if any(sizes[name] != size for name, size in sizes_by_counts.items()):
        return "counts and sizes do not agree"
    return ""


FORMAT = FolderFormat(
    name="spacy-kanon knowledge base",
    version=2,
    files=FILES.hashed,
    absent=Errors.E100,
    outdated=Errors.E102,
    description=Errors.E101,
    damaged=Errors.E103,
    fields={
        # Numbers of people, of keys, of distinct posting lists, and of (key, person) pairs.
        "people": partial(is_count, most=MAX_PEOPLE),
        "terms": is_count,
        "lists": is_count,
        "postings": is_count,
        # Length in characters of the longest literal surface.
        "longest": partial(is_count, most=MAX_PEOPLE, least=0),
        # Whether literal surfaces are also stored under their case-folded keys, and how many
        # surfaces were never to be stored.
        "options": shaped(
            folded=lambda value: isinstance(value, bool), harmless=partial(is_count, least=0)
        ),
        "created": is_date,
        "population": is_object,  # What the people are a sample of; absent for a list.
    },
    optional=("population",),
    fault=_fault,
    blocked=FILES.blocked,
)


def kinds_of(mask: int) -> tuple[str, ...]:
    """The kinds of a bit mask, in the order of `names.KINDS`.

    >>> kinds_of(0b101)
    ('PERSON', 'LOC')
    """
    return tuple(kind for kind, bit in KIND_BITS.items() if mask & bit)


def folder_bytes(folder: Path) -> dict[str, int]:
    """Bytes on disk of every file of a knowledge base."""
    names = (*FILES.hashed, FILES.meta)
    return {name: (folder / name).stat().st_size for name in names}


def write_origins(path: Path, sets: Iterable[tuple[str, ...]]) -> None:
    """Write the sets in the order of their numbers."""
    text = json.dumps([list(names) for names in sets])
    path.write_text(text + "\n", encoding="utf8")


def read_origins(data: bytes, path: Path) -> list[tuple[str, ...]]:
    """The inverse of `write_origins`."""
    try:
        sets = json.loads(data.decode("utf8"))
    except (ValueError, RecursionError) as error:
        reason = "it holds no JSON"
        raise KanonError(Errors.E103.format(path=path, reason=reason)) from error
    if not isinstance(sets, list) or not all(_is_names(names) for names in sets):
        reason = "it holds no lists of names"
        raise KanonError(Errors.E103.format(path=path, reason=reason))
    return [tuple(names) for names in sets]


def _is_names(names: object) -> bool:
    return isinstance(names, list) and all(isinstance(name, str) for name in names)
