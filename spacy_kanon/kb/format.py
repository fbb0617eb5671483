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
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

import numpy as np

from ..errors import Errors, KanonError
from ..names import KINDS
from ..storage.folders import BLOCKS, META, FolderFormat

SHORT = 16  # Lists below this many people are stored as plain ids.

ROW = struct.Struct("<IIBB")
LIST = struct.Struct("<QI")
LIST_AND_END = struct.Struct("<QIQ")  # A LIST and the first field of the next.
ROW_DTYPE = np.dtype([("list", "<u4"), ("origins", "<u4"), ("kinds", "u1"), ("kind", "u1")])
LIST_DTYPE = np.dtype([("start", "<u8"), ("count", "<u4")])

KIND_BITS: dict[str, int] = {kind: 1 << index for index, kind in enumerate(KINDS)}


class KBFiles(NamedTuple):
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
        return self[:-1]


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


FORMAT = FolderFormat(
    name="spacy-kanon knowledge base",
    # Fields: numbers of `people`, of `terms`, of distinct posting `lists`, and of `postings`, the
    # (key, person) pairs; `longest`, the length in characters of the longest literal surface;
    # `options`: whether surfaces are also stored case-folded, and how many were never to be stored;
    # `created`; `population`: what the people are a sample of, absent for a list.
    version=2,
    files=FILES.hashed,
    blocked=(FILES.rows, FILES.lists, FILES.postings),
)


def kinds_of(mask: int) -> tuple[str, ...]:
    """The kinds of a bit mask, in the order of `names.KINDS`.

    >>> kinds_of(0b101)
    ('PERSON', 'LOC')
    """
    return tuple(kind for kind, bit in KIND_BITS.items() if mask & bit)


def folder_bytes(folder: Path) -> dict[str, int]:
    """Bytes on disk of every file of a knowledge base."""
    return {name: (folder / name).stat().st_size for name in FILES}


def write_origins(path: Path, sets: Iterable[tuple[str, ...]]) -> None:
    """Write the sets in the order of their numbers."""
    path.write_text(json.dumps([list(names) for names in sets]) + "\n", encoding="utf8")
