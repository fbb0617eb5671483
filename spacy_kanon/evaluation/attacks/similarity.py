"""How alike are a phrase and what replaced it? Swappable measures, each from 0 to 1."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import numpy as np

from ...errors import Errors, KanonError

if TYPE_CHECKING:
    from spacy.language import Language

# (originals, replacements) -> similarity of each pair, 0 to 1.
Similarity = Callable[[Sequence[str], Sequence[str]], list[float]]

_WORD = re.compile(r"\w+")


def token_overlap(originals: Sequence[str], replacements: Sequence[str]) -> list[float]:
    """Dice coefficient of the two multisets of case-folded words; needs no model.

    originals, replacements (Sequence[str]): Phrases, and what stands for each.
    RETURNS (list[float]): From 0 to 1, in their order.

    >>> token_overlap(["Oslo, Norway"], ["a city in Norway"])
    [0.3333333333333333]
    """
    return [
        _dice(original, replacement)
        for original, replacement in zip(originals, replacements, strict=True)
    ]


def vector_similarity(nlp: Language) -> Similarity:
    """Cosine of the word vectors of a spaCy pipeline; a phrase without a vector is like nothing.

    nlp (Language): Whose vectors are compared.
    RETURNS (Similarity): A measure to give to `measure_utility`.
    RAISES (KanonError): E652 if the pipeline has no word vectors.
    """
    if nlp.vocab.vectors_length == 0:
        raise KanonError(Errors.E652.format(name=nlp.meta["name"]))

    def similarity(originals: Sequence[str], replacements: Sequence[str]) -> list[float]:
        original_vectors = np.array([nlp.make_doc(text).vector for text in originals])
        replacement_vectors = np.array([nlp.make_doc(text).vector for text in replacements])
        return _cosines(original_vectors, replacement_vectors)

    return similarity


def _dice(original: str, replacement: str) -> float:
    first = Counter(_WORD.findall(original.casefold()))
    second = Counter(_WORD.findall(replacement.casefold()))
    total = first.total() + second.total()
    if total == 0:
        return float(original == replacement)
    return 2 * (first & second).total() / total


def _cosines(original_rows: np.ndarray, replacement_rows: np.ndarray) -> list[float]:
    """Row-wise cosine, negative ones as 0. Shapes (n, width)."""
    if not len(original_rows):
        return []
    lengths = np.linalg.norm(original_rows, axis=1) * np.linalg.norm(replacement_rows, axis=1)
    cosines = (original_rows * replacement_rows).sum(axis=1) / np.where(lengths == 0, 1, lengths)
    return [float(cosine) for cosine in np.clip(np.where(lengths == 0, 0, cosines), 0, 1)]
