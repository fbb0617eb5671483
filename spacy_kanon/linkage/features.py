"""What a linear attacker looks at: words, pairs of neighbouring words, letters inside words.

A feature is a 64-bit number, made of its word or letters by a hash that never changes, so that an
index needs no dictionary of strings. Two features fall together with a chance of 7 in 100,000 in
an index of 50 million.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from hashlib import blake2b
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..text.caches import remembered
from ..text.normalization import normalize

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
    """All occurrences of one kind of feature.

    words (Sequence[str]): As `words_of` gives them.
    gaps (NDArray[np.bool_]): Shape (words,): something hidden stands before the word.
    feature (str): One of `FEATURES`.
    """
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
