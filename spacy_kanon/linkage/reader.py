"""An index of background documents opened for reading: memory-mapped, checked, shared."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..errors import Errors, KanonError
from ..io.block_file import WORD, BlockFile, block_count
from ..io.checked_folders import of_one_moment
from .features import FEATURES, Keys
from .format import (
    BLOCKS,
    HEAD,
    HEADS,
    PEOPLE,
    VECTORS,
    Meta,
    blocked_files,
    read_meta,
)

SAMPLE = Path(__file__).parent.parent / "data" / "sample_background"


class Postings(NamedTuple):
    """Who has each of some features, all in flat arrays.

    starts (NDArray[np.int64]): Shape (features + 1,): stretch of each feature in the other two.
    people (NDArray[np.uint32]): Numbers of people, ascending for each feature.
    counts (NDArray[np.uint8]): How often the feature stands in their documents.
    """

    starts: NDArray[np.int64]
    people: NDArray[np.uint32]
    counts: NDArray[np.uint8]


def open_background(path: Path | str | None = None, *, verify: bool = False) -> BackgroundIndex:
    """Open an index; None is the bundled sample of invented people.

    Sizes of all files and hashes of the small ones are checked here, every block of the others
    when it is first read.

    path (Path | str | None): The folder.
    verify (bool): Check every byte now.
    RAISES (KanonError): E003, E170, E171, E172: it is missing, damaged, or of another version.
    """
    return BackgroundIndex(SAMPLE if path is None else Path(path), verify=verify)


class BackgroundIndex:
    """Who is linked by which features. Safe between threads, after a fork, and when pickled."""

    def __init__(self, path: Path, *, verify: bool = False) -> None:
        self.path = path
        of_one_moment(path, lambda: self._open(verify))
        self.fingerprint = self.meta.fingerprint
        self._numbers = {person: number for number, person in enumerate(self.people)}
        self._norms: dict[str, NDArray[np.float32]] = {}

    def _open(self, verify: bool) -> None:
        path = self.path
        self.meta: Meta = read_meta(path, verify=verify)
        self.people: list[str] = json.loads((path / PEOPLE).read_text(encoding="utf8"))
        self._heads = {
            feature: np.fromfile(path / f"{feature}.{HEADS}", dtype="<u8") for feature in FEATURES
        }
        self._files = self._open_files()

    def __reduce__(self) -> tuple[Any, ...]:
        return open_background, (self.path,)

    def __repr__(self) -> str:
        return f"BackgroundIndex({str(self.path)!r}, {self.population:,} people)"

    @property
    def population(self) -> int:
        """Number of people."""
        return self.meta.people

    def number(self, person: str) -> int | None:
        """Number of a person in `people`, None if the index does not have the person."""
        return self._numbers.get(person)

    def sizes(self, feature: str, keys: Keys) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """First posting and number of people of each feature, without reading the postings.

        feature (str): One of `features.FEATURES`.
        keys (Keys): The features, ascending.
        RETURNS: Two arrays of shape (keys,); both are 0 for a feature that nobody has.
        """
        first = np.zeros(len(keys), np.int64)
        count = np.zeros(len(keys), np.int64)
        heads = self._heads[feature]
        stretch = np.searchsorted(heads, keys, side="right") - 1
        for number in np.unique(stretch[stretch >= 0]).tolist():
            own = slice(*np.searchsorted(stretch, [number, number + 1]).tolist())
            rows, bounds = self._stretch(feature, number)
            position = np.searchsorted(rows, keys[own])
            hit = position < len(rows)
            hit[hit] = rows[position[hit]] == keys[own][hit]
            first[own][hit] = bounds[position[hit]]
            count[own][hit] = bounds[position[hit] + 1] - bounds[position[hit]]
        return first, count

    def postings(
        self, feature: str, first: NDArray[np.int64], count: NDArray[np.int64]
    ) -> Postings:
        """The people of features, by what `sizes` gave for them."""
        people = [np.empty(0, np.uint32)]
        counts = [np.empty(0, np.uint8)]
        for start, length in zip(first.tolist(), count.tolist(), strict=True):
            if length:
                people.append(self._read(f"{feature}.people", start, start + length, "<u4"))
                counts.append(self._read(f"{feature}.counts", start, start + length, "u1"))
        starts = np.concatenate([[0], np.cumsum(count)])
        return Postings(starts, np.concatenate(people), np.concatenate(counts))

    def all_postings(self, feature: str) -> Iterator[Postings]:
        """The people of all features in their order, some features at a time."""
        for number in range(len(self._heads[feature])):
            _, bounds = self._stretch(feature, number)
            first, last = int(bounds[0]), int(bounds[-1])
            yield Postings(
                bounds - first,
                self._read(f"{feature}.people", first, last, "<u4"),
                self._read(f"{feature}.counts", first, last, "u1"),
            )

    def norms(self, feature: str) -> NDArray[np.float32]:
        """Length of each person's TF-IDF vector, shape (people,)."""
        if feature not in self._norms:
            values = self._read(f"{feature}.norms", 0, self.population, "<f4")
            self._norms[feature] = np.maximum(values, np.float32(1e-12))
        return self._norms[feature]

    def vectors(self, model: str, people: Sequence[int] | NDArray[np.intp]) -> NDArray[np.float32]:
        """Vectors of people, of unit length, shape (people, size).

        RAISES (KanonError): E178 if the index has none of this model.
        """
        described = self.meta.vectors
        if described is None or described["model"] != model:
            reason = "none at all" if described is None else f"those of {described['model']!r}"
            raise KanonError(Errors.E178.format(path=self.path, model=model, reason=reason))
        size = int(described["size"])
        rows = [self._read(VECTORS, p * size, (p + 1) * size, "<f4") for p in map(int, people)]
        return np.stack(rows) if rows else np.empty((0, size), np.float32)

    def _stretch(self, feature: str, number: int) -> tuple[Keys, NDArray[np.int64]]:
        """Features `HEAD` * number and the next ones, and where their postings begin and end."""
        first = number * HEAD
        last = min(first + HEAD, self.meta.features[feature][0])
        keys = self._read(f"{feature}.keys", first, last, "<u8")
        bounds = self._read(f"{feature}.starts", first, last + 1, "<u8").astype(np.int64)
        if (np.diff(bounds) < 0).any():
            raise self._files[f"{feature}.starts"].damaged("its positions do not ascend")
        return keys, bounds

    def _read(self, name: str, start: int, stop: int, dtype: str) -> NDArray[Any]:
        """Numbers `start` to `stop` (exclusive) of a file."""
        width = np.dtype(dtype).itemsize
        return np.frombuffer(self._files[name].read(start * width, stop * width), dtype=dtype)

    def _open_files(self) -> dict[str, BlockFile]:
        checks = (self.path / BLOCKS).read_bytes()
        files: dict[str, BlockFile] = {}
        start = 0
        for name in blocked_files(self.meta.vectors is not None):
            size = self.meta.files[name]["bytes"]
            end = start + block_count(size) * WORD
            if size:  # Documents of one word have no pair.
                files[name] = BlockFile(self.path / name, checks[start:end], error=Errors.E171)
            start = end
        return files
