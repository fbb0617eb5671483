"""An index of background documents opened for reading: memory-mapped, checked, shared."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..errors import Errors, KanonError
from ..storage.folders import Folder, FolderFormat, of_one_moment
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
    """Features of a text where they stand."""

    keys: Keys  # The features, one for each occurrence.
    # Numbers of the words that an occurrence begins and ends with; one hidden hides the feature.
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
        return Occurrences(joined(grams, np.uint64), own, own)
    keys = np.fromiter((_hash(word) for word in words), np.uint64, len(words))
    if feature == WORDS:
        return Occurrences(keys, numbers, numbers)
    last = np.flatnonzero(~gaps[1:]) + 1
    return Occurrences(_pair_keys(keys[last - 1], keys[last]), last - 1, last)


def count_features(texts: Sequence[Sequence[str]], feature: str) -> tuple[Keys, NDArray[np.int64]]:
    """The different features of some texts, ascending, and how often each is there."""
    parts = [occurrences(words, np.zeros(len(words), bool), feature).keys for words in texts]
    keys, counts = np.unique(joined(parts, np.uint64), return_counts=True)
    return keys, counts


@remembered(1 << 18)
def _hash(text: str) -> int:
    data = text.encode("utf8", "surrogatepass")
    return int.from_bytes(blake2b(data, digest_size=8).digest(), "little")


@remembered(1 << 18)
def _grams(word: str) -> Keys:
    """The letter features of a word, each as often as it is there."""
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


def joined(parts: Sequence[NDArray[Any]], dtype: type[np.generic]) -> NDArray[Any]:
    """Arrays one after the other, also if there are none."""
    return np.concatenate([np.empty(0, dtype), *parts])


# The files of an index of background documents (`storage.folders`).
#
# Each kind of feature ("words", "pairs", "letters"), with F features and N pairs of a feature and a
# person, is a sparse table of features by people in rows (`scipy.sparse.csr_array` takes it as it
# is: counts, people, starts), as arrays of NumPy that are mapped into memory:
#
# | file | content |
# |---|---|
# | KIND.keys.npy | F features (uint64, ascending) |
# | KIND.starts.npy | F + 1 positions (uint64): where the people of each feature begin |
# | KIND.people.npy | N numbers of people (uint32), ascending for each feature |
# | KIND.counts.npy | N numbers (uint8): how often the feature stands in the person's documents |
# | KIND.norms.npy | one float32 for each person: length of the TF-IDF vector |
#
# Besides: people.json, the people in their order.
#
# The documents themselves are not stored, but words can be guessed from the features: an index is
# as confidential as its documents.

PEOPLE = "people.json"
# Parts of a kind of feature, and the type of the numbers in each.
PARTS = {"keys": "<u8", "starts": "<u8", "people": "<u4", "counts": "u1", "norms": "<f4"}
_STRETCH = 512  # Features that are read together where all are.


def array_name(feature: str, part: str) -> str:
    """The file of a part of a kind of feature."""
    return f"{feature}.{part}.npy"


FORMAT = FolderFormat(
    name="spacy-kanon background",
    version=3,
    files=(PEOPLE, *(array_name(kind, part) for kind in FEATURES for part in PARTS)),
    # Fields: numbers of `people` and `documents`; `features`: kind -> numbers of features and of
    # postings; `gram`.
    hashed=1 << 30,  # About a second.
)


SAMPLE = Path(__file__).parent.parent / "data" / "sample_background"


class Postings(NamedTuple):
    """Who has each of some features, all in flat arrays."""

    starts: NDArray[np.int64]  # Shape (features + 1,): stretch of each feature in the other two.
    people: NDArray[np.uint32]  # Numbers of people, ascending for each feature.
    counts: NDArray[np.uint8]  # How often the feature stands in their documents.


def open_background(path: Path | str | None = None, *, verify: bool = False) -> BackgroundIndex:
    """Open an index; None is the bundled sample of invented people.

    All files are compared with their hashes here; those of an index of more than a gigabyte are,
    with `verify`.

    path (Path | str | None): The folder.
    verify (bool): Check every byte now.
    RETURNS (BackgroundIndex): Ready for questions.
    RAISES (KanonError): E003, E100, E102, E103: it is missing, of another version, or damaged.
    """
    return BackgroundIndex(SAMPLE if path is None else Path(path), verify=verify)


class BackgroundIndex:
    """Who is linked by which features. Safe between threads, after a fork, and when pickled."""

    def __init__(self, path: Path, *, verify: bool = False) -> None:
        self.path = path
        of_one_moment(path, lambda: self._open(verify))
        self.fingerprint: str = self.meta["fingerprint"]
        self._numbers = {person: number for number, person in enumerate(self.people)}
        self._norms: dict[str, NDArray[np.float32]] = {}

    def _open(self, verify: bool) -> None:
        if not self.path.exists():
            raise KanonError(Errors.E003.format(path=self.path))
        folder = Folder(self.path, FORMAT, verify=verify)
        self.meta = folder.values
        self.people: list[str] = json.loads(folder.read(PEOPLE))
        names = [name for name in FORMAT.files if name != PEOPLE]
        self._arrays = {name: folder.array(name) for name in names}

    def __reduce__(self) -> tuple[Any, ...]:
        return open_background, (self.path,)

    def __repr__(self) -> str:
        return f"BackgroundIndex({str(self.path)!r}, {self.population:,} people)"

    @property
    def population(self) -> int:
        """Number of people."""
        return int(self.meta["people"])

    def number(self, person: str) -> int | None:
        """Number of a person in `people`, None if the index does not have the person."""
        return self._numbers.get(person)

    def sizes(self, feature: str, keys: Keys) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """First posting and number of people of each feature, without reading the postings."""
        known, starts = self._part(feature, "keys"), self._part(feature, "starts")
        row = np.searchsorted(known, keys)
        hit = row < len(known)
        hit[hit] = known[row[hit]] == keys[hit]
        first, count = np.zeros((2, len(keys)), np.int64)
        first[hit] = starts[row[hit]]
        count[hit] = starts[row[hit] + 1].astype(np.int64) - first[hit]
        return first, count

    def postings(
        self, feature: str, first: NDArray[np.int64], count: NDArray[np.int64]
    ) -> Postings:
        """The people of features, by what `sizes` gave for them."""
        starts = np.concatenate([[0], np.cumsum(count)])
        stretches = list(map(slice, first.tolist(), (first + count).tolist())) or [slice(0)]
        people, counts = (
            np.concatenate([self._part(feature, part)[stretch] for stretch in stretches])
            for part in ("people", "counts")
        )
        return Postings(starts, people, counts)

    def all_postings(self, feature: str) -> Iterator[Postings]:
        """The people of all features in their order, some features at a time."""
        starts = self._part(feature, "starts").astype(np.int64)
        people, counts = self._part(feature, "people"), self._part(feature, "counts")
        for row in range(0, len(starts) - 1, _STRETCH):
            bounds = starts[row : row + _STRETCH + 1]
            first, last = bounds[0], bounds[-1]
            yield Postings(bounds - first, people[first:last], counts[first:last])

    def norms(self, feature: str) -> NDArray[np.float32]:
        """Length of each person's TF-IDF vector, shape (people,)."""
        if feature not in self._norms:
            self._norms[feature] = np.maximum(self._part(feature, "norms"), np.float32(1e-12))
        return self._norms[feature]

    def _part(self, feature: str, part: str) -> NDArray[Any]:
        return self._arrays[array_name(feature, part)]


def tf_of(counts: NDArray[np.generic]) -> NDArray[np.float64]:
    """Weight of how often a feature stands in a text: 1 + ln(count), and 0 for none.

    >>> tf_of(np.array([0, 1, 2])).round(3).tolist()
    [0.0, 1.0, 1.693]
    """
    counts = np.asarray(counts)
    if counts.dtype == np.uint8:  # Of postings, which are many.
        return _TF[counts]
    values = counts.astype(np.float64)
    return np.where(values > 0, 1 + np.log(np.maximum(values, 1)), 0.0)


_TF = tf_of(np.arange(256))


def idf_of(people: NDArray[np.generic], population: int) -> NDArray[np.float64]:
    """Weight of how few people have a feature: 1 + ln((1 + population) / (1 + people))."""
    return 1 + np.log((1 + population) / (1 + np.asarray(people, dtype=np.float64)))
