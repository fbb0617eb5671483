"""An index of background documents opened for reading: memory-mapped, checked, shared."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field
from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..errors import Errors, KanonError
from ..storage.folders import WORD, BlockFile, block_count, digest_of_file, of_one_moment
from ..text.caches import remembered
from ..text.normalization import normalize

# What a linear attacker looks at: words, pairs of neighbouring words, letters inside words.
#
# A feature is a 64-bit number, made of its word or letters by a hash that never changes, so that an
# index needs no dictionary of strings. Two features fall together with a chance of 7 in 100,000 in
# an index of 50 million.

WORDS, PAIRS, LETTERS = "words", "pairs", "letters"
FEATURES: tuple[str, ...] = (WORDS, PAIRS, LETTERS)
# Letters of one feature; a blank stands before and after each word.
GRAM = 4

_WORD = re.compile(r"\w+")
_FIRST, _SECOND = np.uint64(0x9E3779B97F4A7C15), np.uint64(0xBF58476D1CE4E5B9)

Keys = NDArray[np.uint64]


class Occurrences(NamedTuple):
    """Features of a text where they stand.

    keys (Keys): The features, one for each occurrence.
    first, last (NDArray[np.intp]): Numbers of the words that an occurrence begins and ends with;
        if either is hidden, so is the feature.
    """

    keys: Keys
    first: NDArray[np.intp]
    last: NDArray[np.intp]


def words_of(text: str) -> list[str]:
    """The words of a text as features see them: runs of letters and digits in lower case, without
    accents.

    >>> words_of("Zoë's 2nd  Lace-School")
    ['zoe', 's', '2nd', 'lace', 'school']
    """
    return _WORD.findall(normalize(text).text.casefold())


def occurrences(words: Sequence[str], gaps: NDArray[np.bool_], feature: str) -> Occurrences:
    """All occurrences of one kind of feature."""
    numbers = np.arange(len(words))
    if feature == LETTERS:
        grams = [_grams(word) for word in words]
        own = np.repeat(numbers, [len(keys) for keys in grams])
        return Occurrences(_joined(grams), own, own)
    keys = np.fromiter((_hash(word) for word in words), np.uint64, len(words))
    if feature == WORDS:
        return Occurrences(keys, numbers, numbers)
    last = np.flatnonzero(~gaps[1:]) + 1
    return Occurrences(_pair_keys(keys[last - 1], keys[last]), last - 1, last)


def count_features(texts: Sequence[Sequence[str]], feature: str) -> tuple[Keys, NDArray[np.int64]]:
    """The different features of some texts, ascending, and how often each stands there."""
    parts = [occurrences(words, np.zeros(len(words), bool), feature).keys for words in texts]
    keys, counts = np.unique(_joined(parts), return_counts=True)
    return keys, counts


@remembered(1 << 18)
def _hash(text: str) -> int:
    data = text.encode("utf8", "surrogatepass")
    return int.from_bytes(blake2b(data, digest_size=8).digest(), "little")


@remembered(1 << 18)
def _grams(word: str) -> Keys:
    """The letter features of a word, each as often as it stands there."""
    padded = f" {word} "
    last = max(len(padded) - GRAM, 0)
    grams = [padded[start : start + GRAM] for start in range(last + 1)]
    return np.array([_hash(f"\0{gram}") for gram in grams], dtype=np.uint64)


def _pair_keys(first: Keys, second: Keys) -> Keys:
    """One number for two in this order (the finalizer of SplitMix64)."""
    keys = first * _FIRST + second
    keys ^= keys >> np.uint64(30)
    keys *= _SECOND
    keys ^= keys >> np.uint64(27)
    return keys


def _joined(parts: Sequence[Keys]) -> Keys:
    return np.concatenate([np.empty(0, np.uint64), *parts])


# The files of an index of background documents, and the checks before a byte is believed.
#
# All numbers are little-endian. For each kind of feature ("words", "pairs", "letters"), with F
# features and N pairs of a feature and a person:
#
# | file | content |
# |---|---|
# | KIND.keys | F features (uint64, ascending) |
# | KIND.heads | every `HEAD`th of them, to find the stretch of KIND.keys that may hold one |
# | KIND.starts | F + 1 positions (uint64): where the people of each feature begin |
# | KIND.people | N numbers of people (uint32), ascending for each feature |
# | KIND.counts | N numbers (uint8): how often the feature stands in the documents of the person |
# | KIND.norms | one float32 for each person: length of the TF-IDF vector |
#
# Besides: people.json, the people in their order; vectors.bin, one vector (float32) of a language
# model for each person, where they were asked for; blocks.bin, CRC-32 of every block of the files
# above but people.json and KIND.heads; meta.json.
#
# The documents themselves are not stored, but words can be guessed from the features: an index is
# as confidential as its documents.

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
    """Read and check an index's description, the sizes of its files, and hashes of small ones."""
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
            f"[KN172] The index {path.parent} has format version {values.get('version')}, this "
            f"package reads version {VERSION}. Make it again with build background."
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
    RETURNS (BackgroundIndex): Ready for questions.
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
        """First posting and number of people of each feature, without reading the postings."""
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
        """Vectors of people, of unit length, shape (people, size)."""
        described = self.meta.vectors
        if described is None or described["model"] != model:
            reason = "none at all" if described is None else f"those of {described['model']!r}"
            raise KanonError(
                f"[KN178] The index {self.path} has no vectors of the model {model!r} ({reason}). "
                f"Make it again with: build background --model {model}"
            )
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


def tf_of(counts: NDArray[np.generic]) -> NDArray[np.float64]:
    """Weight of how often a feature stands in a text: 1 + ln(count), and 0 for none.

    >>> tf_of(np.array([0, 1, 2])).round(3).tolist()
    [0.0, 1.0, 1.693]
    """
    values = np.asarray(counts, dtype=np.float64)
    return np.where(values > 0, 1 + np.log(np.maximum(values, 1)), 0.0)


def idf_of(people: NDArray[np.generic], population: int) -> NDArray[np.float64]:
    """Weight of how few people have a feature: 1 + ln((1 + population) / (1 + people))."""
    return 1 + np.log((1 + population) / (1 + np.asarray(people, dtype=np.float64)))
