"""The ontology on disk: which files, which description, and the checks before a byte is trusted.

A folder of four files. `meta.json` names and describes the others (`io.checked_folders`);
`arrays.bin` holds all number tables (`tables`), so that one memory map serves them all;
`surfaces.marisa` and `words.marisa` are tries of strings whose ids are rows of tables.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ..errors import Errors, KanonError
from ..io.checked_folders import (
    META,
    FolderFormat,
    check_sha256,
    is_count,
    read_description,
    write_description,
)

ARRAYS = "arrays.bin"
SURFACES = "surfaces.marisa"
WORDS = "words.marisa"
FORMAT = FolderFormat(
    name="spacy-kanon-ontology",
    version=2,
    files=(ARRAYS, SURFACES, WORDS),
    absent=Errors.E400,
    outdated=Errors.E408,
    description=Errors.E401,
    damaged=Errors.E401,
)

# Below this size all hashes are compared and all tables are checked at every opening (about 1 ms a
# megabyte each).
VERIFIED_BYTES = 16 << 20

_FIELDS = {"format", "version", "files", "fingerprint", "checksum"}
_OWN_FIELDS = {"source", "counts", "statistics", "arrays"}
_COUNTS = {"items", "strings", "without_label", "removed_classes", "with_country"}
_STATISTICS = {"concepts", "several_properties", "properties"}
_ROW_COUNTS = {"generalizations", "used", "longest"}
_ROW = _ROW_COUNTS | {"property", "mean", "mean_longest"}


def write_meta(folder: Path, values: Mapping[str, Any]) -> dict[str, Any]:
    """Write `meta.json`, the last file of an ontology.

    folder (Path): Holds the data files.
    values (Mapping[str, Any]): "source", "counts", "statistics" and "arrays" (`write_arrays`).
    RETURNS (dict[str, Any]): All its fields.
    """
    return write_description(folder, FORMAT, values)


def read_meta(folder: Path, *, verify: bool = False) -> tuple[dict[str, Any], bool]:
    """Read and check `meta.json`, and the sizes and hashes of the files it names.

    folder (Path): The ontology.
    verify (bool): Compare the hashes of large files too, which takes seconds a gigabyte.
    RETURNS (tuple[dict[str, Any], bool]): Its fields; and whether the hashes were compared.
    RAISES (KanonError): E400 if this is no ontology, E408 if it is one of another version, E401
        if a file is missing or damaged, E010 if one cannot be read.
    """
    meta = read_description(folder, FORMAT)
    reason = _fault(meta)
    if reason:
        raise KanonError(Errors.E401.format(path=folder / META, reason=reason))
    files = meta["files"]
    is_hashed = verify or sum(entry["bytes"] for entry in files.values()) <= VERIFIED_BYTES
    for name in FORMAT.files if is_hashed else ():
        check_sha256(folder / name, files[name]["sha256"], FORMAT)
    return meta, is_hashed


def _fault(meta: Mapping[str, Any]) -> str:
    """What is wrong with the fields of this format; "" if nothing is."""
    if set(meta) != _FIELDS | _OWN_FIELDS:
        return f"wrong fields: {', '.join(sorted(set(meta) ^ (_FIELDS | _OWN_FIELDS))[:3])}"
    if not _are_counts(meta["counts"], _COUNTS):
        return "its counts are no numbers"
    statistics = meta["statistics"]
    if not isinstance(statistics, dict) or set(statistics) != _STATISTICS:
        return "its statistics have other fields"
    rows = statistics["properties"]
    numbers = {name: value for name, value in statistics.items() if name != "properties"}
    if not _are_counts(numbers, set(numbers)) or not isinstance(rows, list):
        return "its statistics are no numbers"
    if not all(_is_row(row) for row in rows):
        return "the statistics of a property are no numbers"
    return "" if isinstance(meta["arrays"], dict) else "it does not name its tables"


def _are_counts(values: object, names: set[str]) -> bool:
    return (
        isinstance(values, dict)
        and set(values) == names
        and all(value is not False and (value == 0 or is_count(value)) for value in values.values())
    )


def _is_row(row: object) -> bool:
    return (
        isinstance(row, dict)
        and set(row) == _ROW
        and isinstance(row["property"], str)
        and _are_counts({name: row[name] for name in _ROW_COUNTS}, _ROW_COUNTS)
        and all(
            isinstance(row[name], float) and 0 <= row[name] < 1e6
            for name in ("mean", "mean_longest")
        )
    )
