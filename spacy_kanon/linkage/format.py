"""The files of an index of background documents, and the checks before a byte is believed.

All numbers are little-endian. For each kind of feature ("words", "pairs", "letters"), with F
features and N pairs of a feature and a person:

| file | content |
|---|---|
| KIND.keys | F features (uint64, ascending) |
| KIND.heads | every `HEAD`th of them, to find the stretch of KIND.keys that may hold one |
| KIND.starts | F + 1 positions (uint64): where the people of each feature begin |
| KIND.people | N numbers of people (uint32), ascending for each feature |
| KIND.counts | N numbers (uint8): how often the feature stands in the documents of the person |
| KIND.norms | one float32 for each person: length of the TF-IDF vector |

Besides: people.json, the people in their order; vectors.bin, one vector (float32) of a language
model for each person, where they were asked for; blocks.bin, CRC-32 of every block of the files
above but people.json and KIND.heads; meta.json.

The documents themselves are not stored, but words can be guessed from the features: an index is
as confidential as its documents.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from ..errors import Errors, KanonError
from ..io.block_file import WORD, block_count
from ..io.checked_folders import digest_of_file
from .features import FEATURES, GRAM

FORMAT = "spacy-kanon background"
VERSION = 1
META, PEOPLE, VECTORS, BLOCKS = "meta.json", "people.json", "vectors.bin", "blocks.bin"
HEAD = 512
# Parts of a kind of feature, and bytes of one number in each.
BLOCKED_PARTS = {"keys": 8, "starts": 8, "people": 4, "counts": 1, "norms": 4}
HEADS = "heads"


@dataclass(frozen=True)
class Meta:
    """What meta.json holds.

    people, documents (int): How many were indexed.
    features (dict[str, list[int]]): Kind -> numbers of features and of postings.
    vectors (dict | None): `model` (its folder's or hub's name), `size` (length of a vector) and
        `passages` (how many were embedded); None without vectors.
    files (dict): Name -> {"bytes": int, "sha256": str}.
    """

    people: int
    documents: int
    features: dict[str, list[int]]
    vectors: dict[str, Any] | None
    files: dict[str, dict[str, Any]]
    gram: int = GRAM
    format: str = field(default=FORMAT)
    version: int = field(default=VERSION)

    @property
    def fingerprint(self) -> str:
        """Identifies the contents: equal for two indexes of the same documents."""
        return hashlib.sha256(json.dumps(asdict(self), sort_keys=True).encode()).hexdigest()

    def to_json(self) -> str:
        """The text of meta.json."""
        values = {**asdict(self), "fingerprint": self.fingerprint}
        return json.dumps(values, indent=1, sort_keys=True, ensure_ascii=False) + "\n"


def blocked_files(vectors: bool) -> list[str]:
    """Files that are checked block by block when they are first read, in the order of BLOCKS."""
    parts = [f"{feature}.{part}" for feature in FEATURES for part in BLOCKED_PARTS]
    return [*parts, *([VECTORS] if vectors else [])]


def hashed_files() -> list[str]:
    """Small files whose hashes are compared when an index is opened."""
    return [PEOPLE, BLOCKS, *(f"{feature}.{HEADS}" for feature in FEATURES)]


def read_meta(folder: Path, *, verify: bool = False) -> Meta:
    """Read and check the description of an index, the sizes of its files, and small files' hashes.

    folder (Path): The index.
    verify (bool): Compare the hashes of all files, which takes seconds a gigabyte.
    RAISES (KanonError): E003, E170 no index, E172 another version, E171 a file is missing, cut
        off or changed.
    """
    if not folder.exists():
        raise KanonError(Errors.E003.format(path=folder))
    path = folder / META
    if not path.is_file():
        raise KanonError(Errors.E170.format(path=folder, reason=f"it has no {META}"))
    meta = _parsed(path)
    blocked = blocked_files(meta.vectors is not None)
    sizes = dict(_expected_sizes(meta))
    for name in [*blocked, *hashed_files()]:
        _check_size(folder / name, meta.files[name]["bytes"], sizes.get(name))
    for name in [*blocked, *hashed_files()] if verify else hashed_files():
        if digest_of_file(folder / name) != meta.files[name]["sha256"]:
            raise _damaged(folder / name, f"its SHA-256 differs from {META}")
    return meta


def _parsed(path: Path) -> Meta:
    try:
        values = json.loads(path.read_text(encoding="utf8"))
    except ValueError as error:
        raise _damaged(path, "it is not JSON") from error
    if not isinstance(values, dict) or values.get("format") != FORMAT:
        raise KanonError(Errors.E170.format(path=path, reason=f"it does not say '{FORMAT}'"))
    if values.get("version") != VERSION:
        raise KanonError(
            Errors.E172.format(path=path.parent, actual=values.get("version"), expected=VERSION)
        )
    fingerprint = values.pop("fingerprint", None)
    try:
        meta = Meta(**values)
        complete = {*blocked_files(meta.vectors is not None), *hashed_files()} == set(meta.files)
    except (TypeError, ValueError) as error:
        raise _damaged(path, "it has wrong fields") from error
    if fingerprint != meta.fingerprint or not complete:
        raise _damaged(path, "its fingerprint does not fit")
    return meta


def _expected_sizes(meta: Meta) -> Iterator[tuple[str, int]]:
    for feature, (features, postings) in meta.features.items():
        lengths = {
            "keys": features, "starts": features + 1, "people": postings, "counts": postings,
            "norms": meta.people,
        }  # fmt: skip
        for part, width in BLOCKED_PARTS.items():
            yield f"{feature}.{part}", lengths[part] * width
        yield f"{feature}.{HEADS}", -(-features // HEAD) * 8
    if meta.vectors is not None:
        yield VECTORS, meta.people * meta.vectors["size"] * 4
    blocked = blocked_files(meta.vectors is not None)
    yield BLOCKS, sum(block_count(meta.files[name]["bytes"]) for name in blocked) * WORD


def _check_size(path: Path, described: int, expected: int | None) -> None:
    if not path.is_file():
        raise _damaged(path, "the file is missing")
    size = path.stat().st_size
    if size != described or described != (described if expected is None else expected):
        raise _damaged(path, f"it has {size:,} bytes instead of {expected or described:,}")


def _damaged(path: Path, reason: str) -> KanonError:
    return KanonError(Errors.E171.format(path=path, reason=reason))
