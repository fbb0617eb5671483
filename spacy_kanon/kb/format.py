"""The files of a knowledge base, and how each number in them is written.

All numbers are little-endian. With T terms, L distinct posting lists:

| file | content |
|---|---|
| terms.marisa | trie of all keys; a key's id is its row |
| rows.bin | T records `ROW`: posting list, origin set, kinds (bit mask), kind most people have |
| lists.bin | L + 1 records `LIST`: first word in postings.bin, number of people; the last closes |
| postings.bin | posting lists as 32-bit words: sorted ids below `SHORT` people, otherwise a |
| | serialized roaring bitmap padded with zeros to whole words |
| origins.json | origin sets, each a sorted list of properties or columns |
| blocks.bin | CRC-32 of every `BLOCK` bytes of rows.bin, then lists.bin, then postings.bin |
| meta.json | `Meta` |

Equal posting lists are stored once: the aliases of one item share theirs.
"""

from __future__ import annotations

import hashlib
import json
import struct
from array import array
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import Any

import numpy as np
from pyroaring import BitMap

from ..errors import Errors, KanonError
from ..io.block_file import WORD, block_count
from ..names import KINDS

FORMAT = "spacy-kanon knowledge base"
VERSION = 1
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
    blocks: str = "blocks.bin"
    meta: str = "meta.json"

    @property
    def hashed(self) -> tuple[str, ...]:
        """Files whose size and SHA-256 stand in meta.json: all but meta.json itself."""
        return tuple(getattr(self, f.name) for f in fields(self) if f.name != "meta")

    @property
    def blocked(self) -> tuple[str, ...]:
        """Files whose blocks are checked one by one, when they are first read."""
        return (self.rows, self.lists, self.postings)


FILES = KBFiles()


@dataclass(frozen=True)
class Meta:
    """What meta.json holds.

    people, terms, lists, postings (int): Numbers of people, of keys, of distinct posting lists,
        and of (key, person) pairs.
    longest (int): Length in characters of the longest literal surface.
    options (dict): How it was built.
    source (dict): What `PeopleSource.describe` said.
    created (str): Date of the build, ISO 8601; not part of the fingerprint.
    files (dict): name -> {"bytes": int, "sha256": str}.
    """

    people: int
    terms: int
    lists: int
    postings: int
    longest: int
    options: Mapping[str, Any]
    source: Mapping[str, Any]
    created: str
    files: Mapping[str, Mapping[str, Any]]
    format: str = field(default=FORMAT)
    version: int = field(default=VERSION)

    @property
    def fingerprint(self) -> str:
        """Identifies the contents: equal for two builds from one source on different days."""
        contents = {
            "version": self.version,
            "people": self.people,
            "files": {name: self.files[name]["sha256"] for name in sorted(self.files)},
        }
        return hashlib.sha256(json.dumps(contents, sort_keys=True).encode()).hexdigest()

    def to_json(self) -> str:
        values = {**asdict(self), "fingerprint": self.fingerprint}
        return json.dumps(values, indent=2, sort_keys=True, ensure_ascii=False) + "\n"


def read_meta(folder: Path) -> Meta:
    """Read and check the description of a knowledge base, and the sizes of its files.

    RAISES (KanonError): The folder or a file is missing, of another version, cut off, or its
        description does not agree with its own fingerprint. Nothing else has been read then.
    """
    if not folder.exists():
        raise KanonError(Errors.E003.format(path=folder))
    if is_unfinished(folder):
        raise KanonError(Errors.E104.format(path=folder))
    path = folder / FILES.meta
    if not path.is_file():
        raise KanonError(Errors.E100.format(path=folder, file=FILES.meta))
    meta = _parse_meta(path)
    for name in FILES.hashed:
        _check_size(folder / name, meta.files[name]["bytes"])
    return meta


def _parse_meta(path: Path) -> Meta:
    try:
        values = json.loads(path.read_text(encoding="utf8"))
    except ValueError as error:
        raise KanonError(Errors.E101.format(path=path, reason=f"no JSON ({error})")) from error
    if not isinstance(values, dict) or values.get("format") != FORMAT:
        raise KanonError(Errors.E101.format(path=path, reason=f"it does not say '{FORMAT}'"))
    if values.get("version") != VERSION:
        found = values.get("version")
        raise KanonError(Errors.E102.format(path=path.parent, found=found, expected=VERSION))
    fingerprint = values.pop("fingerprint", None)
    try:
        meta = Meta(**values)
        counts = (meta.people, meta.terms, meta.lists, meta.postings, meta.longest + 1)
        sizes = [meta.files[name]["bytes"] for name in FILES.hashed]
        expected = meta.fingerprint
    except (TypeError, KeyError, AttributeError) as error:
        raise KanonError(Errors.E101.format(path=path, reason=f"wrong fields ({error})")) from error
    if not all(isinstance(value, int) and value > 0 for value in (*counts, *sizes)):
        raise KanonError(Errors.E101.format(path=path, reason="a count is no positive number"))
    if fingerprint != expected:
        raise KanonError(Errors.E101.format(path=path, reason="its fingerprint does not fit"))
    sizes_of = dict(zip(FILES.hashed, sizes, strict=True))
    blocks = sum(block_count(sizes_of[name]) for name in FILES.blocked)
    expected_sizes = {
        FILES.rows: meta.terms * ROW.size,
        FILES.lists: (meta.lists + 1) * LIST.size,
        FILES.blocks: blocks * WORD,
    }
    if any(sizes_of[name] != size for name, size in expected_sizes.items()):
        raise KanonError(Errors.E101.format(path=path, reason="counts and sizes do not agree"))
    return meta


def _check_size(path: Path, expected: int) -> None:
    if not path.is_file():
        raise KanonError(Errors.E103.format(path=path, reason="the file is missing"))
    size = path.stat().st_size
    if size != expected:
        reason = f"it has {size:,} bytes instead of {expected:,}"
        raise KanonError(Errors.E103.format(path=path, reason=reason))


def is_unfinished(folder: Path) -> bool:
    """Whether a folder has the name of a build under way (`files.whole_folder`)."""
    name = folder.resolve().name
    return name.startswith(".") and name.endswith(".tmp")


def sha256(path: Path) -> str:
    digest = hashlib.sha256()
    with path.open("rb") as file:
        while chunk := file.read(1 << 20):
            digest.update(chunk)
    return digest.hexdigest()


def check_sha256(path: Path, expected: str) -> None:
    """RAISES (KanonError): The file's bytes are not those that were written."""
    if sha256(path) != expected:
        raise KanonError(Errors.E103.format(path=path, reason="its SHA-256 differs from meta.json"))


def encode_list(ids: np.ndarray) -> np.ndarray:
    """The words of one posting list (ids: strictly increasing uint32, at least one)."""
    if len(ids) < SHORT:
        return ids
    bitmap = BitMap(array("I", ids.astype(np.uint32).tobytes()))
    bitmap.run_optimize()
    data = bitmap.serialize()
    return np.frombuffer(data + b"\0" * (-len(data) % WORD), dtype="<u4")


def decode_list(data: bytes, count: int, people: int) -> BitMap:
    """The inverse of `encode_list`.

    RAISES (ValueError): The bytes are no such list of `count` ids below `people`.
    """
    if count < SHORT:
        bitmap = BitMap(struct.unpack(f"<{count}I", data) if len(data) == count * WORD else ())
    elif data:
        bitmap = BitMap.deserialize(data)
    else:
        bitmap = BitMap()
    if not count or len(bitmap) != count or bitmap.max() >= people:
        raise ValueError(f"no posting list of {count} people")
    return bitmap


def kinds_of(mask: int) -> tuple[str, ...]:
    """The kinds of a bit mask, in the order of `names.KINDS`."""
    return tuple(kind for kind, bit in KIND_BITS.items() if mask & bit)


def write_origins(path: Path, sets: Iterable[tuple[str, ...]]) -> None:
    text = json.dumps([list(names) for names in sets], ensure_ascii=False)
    path.write_text(text + "\n", encoding="utf8")


def folder_bytes(folder: Path) -> dict[str, int]:
    """Bytes on disk of every file of a knowledge base."""
    names = (*FILES.hashed, FILES.meta)
    return {name: (folder / name).stat().st_size for name in names}
