"""Build an index of background documents: texts -> features by range -> sorted postings.

1. Every document is cut into words; its features, with their counts, go to one of `PARTS` files by
   their first bits. Documents of one person may stand anywhere.
2. Part by part, in the order of the features, postings are sorted and added up, and written.
3. With the number of people of each feature known, the lengths of the people's vectors are added up
   in the same pass.

Memory is bounded by the largest part and by the names of the people. The bytes depend on the
documents and their order alone.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import IO

import numpy as np
from numpy.typing import NDArray

from ..errors import KanonError
from ..storage.folders import write_description, written_folder
from . import reader

# A power of two: one holds the features with the same first bits.
SPILLED = 64
MOST = 255  # Of one feature in the documents of one person; what is above counts as much.
_ROW = np.dtype([("key", "<u8"), ("person", "<u4"), ("count", "<u4")])


@dataclass(frozen=True)
class Built:
    """Counts of a finished index; `bytes` is the size of the folder."""

    people: int
    documents: int
    features: int
    postings: int
    bytes: int
    fingerprint: str


def build_background(
    documents: Iterable[tuple[str, str]], out: Path, *, force: bool = False, parts: int = SPILLED
) -> Built:
    """Index documents in the folder `out`, which appears whole or not at all."""
    with written_folder(out, reader.FORMAT, force=force) as folder:
        scratch = folder / "scratch"
        scratch.mkdir()
        people, count = _spill(documents, scratch, parts)
        if len(people) < 2:
            raise KanonError(
                f"[KN173] The background has documents of {len(people)} people, and no one can "
                "hide among fewer than two. Add the documents of more people."
            )
        features = {
            feature: _write_feature(folder, scratch, feature, len(people), parts)
            for feature in reader.FEATURES
        }
        shutil.rmtree(scratch)
        (folder / reader.PEOPLE).write_text(json.dumps(people, ensure_ascii=False), encoding="utf8")
        values = {
            "people": len(people),
            "documents": count,
            "features": features,
            "gram": reader.GRAM,
            "source": {},
        }
        described = write_description(folder, reader.FORMAT, values)
    return Built(
        people=len(people),
        documents=count,
        features=sum(counts[0] for counts in features.values()),
        postings=sum(counts[1] for counts in features.values()),
        bytes=sum(entry["bytes"] for entry in described["files"].values()),
        fingerprint=described["fingerprint"],
    )


def _spill(
    documents: Iterable[tuple[str, str]], scratch: Path, parts: int
) -> tuple[list[str], int]:
    """Step 1. RETURNS: The people, and the number of documents."""
    numbers: dict[str, int] = {}
    count = 0
    shift = np.uint64(64 - (parts.bit_length() - 1))
    with ExitStack() as stack:
        files = {
            feature: [
                stack.enter_context((scratch / f"{feature}.{part}").open("wb"))
                for part in range(parts)
            ]
            for feature in reader.FEATURES
        }
        for count, (person, text) in enumerate(documents, start=1):
            words = reader.words_of(text)
            if not words:
                raise KanonError(
                    f"[KN174] Background document {count} has no word. Fill it, or take its "
                    "person out of the file."
                )
            number = numbers.setdefault(person, len(numbers))
            for feature in reader.FEATURES:
                _append(files[feature], number, words, feature, shift)
    return list(numbers), count


def _append(
    files: Sequence[IO[bytes]], person: int, words: Sequence[str], feature: str, shift: np.uint64
) -> None:
    keys, counts = reader.count_features([words], feature)
    rows = np.empty(len(keys), dtype=_ROW)
    rows["key"], rows["person"], rows["count"] = keys, person, counts
    part_of = (keys >> shift).astype(np.intp) if len(files) > 1 else np.zeros(len(keys), np.intp)
    bounds = np.searchsorted(part_of, np.arange(len(files) + 1))
    for part in np.unique(part_of):
        files[part].write(rows[bounds[part] : bounds[part + 1]].tobytes())


def _write_feature(folder: Path, scratch: Path, feature: str, people: int, parts: int) -> list[int]:
    """Steps 2 and 3. RETURNS (list[int]): Numbers of features and of postings."""
    squares = np.zeros(people)
    features = postings = 0
    with ExitStack() as stack:
        raw = {part: scratch / f"{feature}.{part}.raw" for part in reader.PARTS}
        files = {part: stack.enter_context(path.open("wb")) for part, path in raw.items()}
        for part in range(parts):
            path = scratch / f"{feature}.{part}"
            rows = np.fromfile(path, dtype=_ROW)
            path.unlink()
            if not len(rows):
                continue
            rows = _added_up(rows)
            keys, starts, counts = np.unique(rows["key"], return_index=True, return_counts=True)
            files["keys"].write(keys.tobytes())
            files["starts"].write((starts + postings).astype("<u8").tobytes())
            files["people"].write(rows["person"].tobytes())
            files["counts"].write(rows["count"].astype("u1").tobytes())
            weights = reader.tf_of(rows["count"]) * np.repeat(reader.idf_of(counts, people), counts)
            squares += np.bincount(rows["person"], weights=weights**2, minlength=people)
            features += len(keys)
            postings += len(rows)
        files["starts"].write(np.array([postings], "<u8").tobytes())
        files["norms"].write(np.sqrt(squares).astype("<f4").tobytes())
    for name, dtype in reader.PARTS.items():
        empty = not raw[name].stat().st_size
        array = np.empty(0, dtype) if empty else np.memmap(raw[name], dtype, "r")
        np.save(folder / reader.array_name(feature, name), array)
    return [features, postings]


def _added_up(rows: NDArray[np.void]) -> NDArray[np.void]:
    """Rows in the order of features and people, each pair once."""
    rows = rows[np.lexsort((rows["person"], rows["key"]))]
    new = np.ones(len(rows), bool)
    new[1:] = (rows["key"][1:] != rows["key"][:-1]) | (rows["person"][1:] != rows["person"][:-1])
    sums = np.add.reduceat(rows["count"].astype(np.int64), np.flatnonzero(new))
    rows = rows[new]
    rows["count"] = np.minimum(sums, MOST)
    return rows
