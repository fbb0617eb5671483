"""The ontology on disk: which files, which arrays, and the checks before any byte is trusted.

A folder of four files. `meta.json` names and describes the others; `arrays.bin` holds all number
tables one after the other, little-endian and 8-byte aligned, so that one memory map serves them
all; `surfaces.marisa` and `words.marisa` are tries of strings whose ids are rows of tables.
"""

from __future__ import annotations

import hashlib
import json
import mmap
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from ..errors import Errors, KanonError

FORMAT = "spacy-kanon-ontology"
VERSION = 1
META = "meta.json"
ARRAYS = "arrays.bin"
SURFACES = "surfaces.marisa"
WORDS = "words.marisa"
DATA_FILES: tuple[str, ...] = (ARRAYS, SURFACES, WORDS)

# Below this size all hashes are compared at every opening (about 1 ms a megabyte).
VERIFIED_BYTES = 16 << 20
_ALIGNMENT = 8

Array = npt.NDArray[Any]


def write_arrays(path: Path, arrays: dict[str, Array]) -> dict[str, list[Any]]:
    """Write tables one after the other.

    RETURNS (dict[str, list]): For each table its numpy type, first byte and length.
    """
    index: dict[str, list[Any]] = {}
    position = 0
    with path.open("wb") as file:
        for name, array in arrays.items():
            data = np.ascontiguousarray(array, dtype=array.dtype.newbyteorder("<"))
            index[name] = [data.dtype.str, position, len(data)]
            file.write(data.tobytes())
            padding = -data.nbytes % _ALIGNMENT
            file.write(b"\0" * padding)
            position += data.nbytes + padding
    return index


def read_arrays(path: Path, index: dict[str, list[Any]]) -> dict[str, Array]:
    """Map the tables into memory, shared between processes and never copied."""
    with path.open("rb") as file:
        data = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
    try:
        return {
            name: np.frombuffer(data, dtype=dtype, count=count, offset=first)
            for name, (dtype, first, count) in index.items()
        }
    except (ValueError, TypeError) as error:
        raise KanonError(Errors.E402.format(path=path, reason=error)) from error


def fingerprint(meta: dict[str, Any]) -> str:
    """Hash of everything that an answer of the ontology can depend on."""
    content = {key: value for key, value in meta.items() if key != "fingerprint"}
    return hashlib.sha256(_canonical(content).encode("utf8")).hexdigest()


def write_meta(folder: Path, meta: dict[str, Any]) -> dict[str, Any]:
    """Write `meta.json` with the fingerprint added, and return it."""
    meta = {**meta, "fingerprint": fingerprint(meta)}
    text = json.dumps(meta, ensure_ascii=False, indent=1, sort_keys=True)
    (folder / META).write_bytes(text.encode("utf8") + b"\n")
    return meta


def read_meta(folder: Path, *, verify: bool = False) -> dict[str, Any]:
    """Read and check `meta.json`, and the sizes and hashes of the files it names.

    verify (bool): Compare the hashes of large files too, which takes seconds a gigabyte.
    RAISES (KanonError): E400 if this is no ontology or one of another version, E401 if a file is
        missing or damaged.
    """
    path = folder / META
    try:
        meta = json.loads(path.read_text(encoding="utf8"))
    except FileNotFoundError as error:
        raise KanonError(Errors.E400.format(path=folder, reason="it has no meta.json")) from error
    except ValueError as error:
        raise KanonError(Errors.E401.format(path=path, reason=error)) from error
    if not isinstance(meta, dict) or meta.get("format") != FORMAT:
        raise KanonError(Errors.E400.format(path=folder, reason="meta.json is of another kind"))
    if meta.get("version") != VERSION:
        reason = f"it has format version {meta.get('version')}, this program reads {VERSION}"
        raise KanonError(Errors.E400.format(path=folder, reason=reason))
    if meta.get("fingerprint") != fingerprint(meta):
        raise KanonError(Errors.E401.format(path=path, reason="its fingerprint does not fit"))
    _check_files(folder, meta["files"], verify=verify)
    return meta


def describe_files(folder: Path) -> dict[str, dict[str, Any]]:
    """Size and SHA-256 of each data file."""
    return {
        name: {"bytes": (folder / name).stat().st_size, "sha256": _sha256(folder / name)}
        for name in DATA_FILES
    }


def _check_files(folder: Path, files: dict[str, dict[str, Any]], *, verify: bool) -> None:
    for name in DATA_FILES:
        path = folder / name
        if name not in files or not path.is_file():
            raise KanonError(Errors.E401.format(path=path, reason="the file is missing"))
        size, wanted = path.stat().st_size, files[name]["bytes"]
        if size != wanted:
            reason = f"it has {size} bytes instead of {wanted}"
            raise KanonError(Errors.E401.format(path=path, reason=reason))
    if verify or sum(entry["bytes"] for entry in files.values()) <= VERIFIED_BYTES:
        for name in DATA_FILES:
            if _sha256(folder / name) != files[name]["sha256"]:
                reason = "its content has changed"
                raise KanonError(Errors.E401.format(path=folder / name, reason=reason))


def _sha256(path: Path) -> str:
    digest = hashlib.sha256()
    with path.open("rb") as file:
        while block := file.read(1 << 20):
            digest.update(block)
    return digest.hexdigest()


def _canonical(content: Any) -> str:
    return json.dumps(content, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
