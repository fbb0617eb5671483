"""The light attacker: TF-IDF over words and sub-words, and a linear classifier. Seconds.

Each person is one weight vector, the normalized sum of the TF-IDF vectors of his documents (a
Rocchio classifier), and a text is scored by the inner product with each. With a document or two per
person this linear rule recognizes more people than linear models that are fitted by gradient
(bench/bench_attack.py), and it needs no search for parameters, no chance and little time.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec
from itertools import chain
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ...errors import Errors, KanonError
from ...text.placeholders import remove_placeholders
from .background import Background


class LightAttacker:
    """TF-IDF of words and word pairs, and of 3 to 5 letters inside words; linear.

    RAISES (KanonError): E001 if scikit-learn is not installed.
    """

    def __init__(self) -> None:
        if find_spec("sklearn") is None:
            raise KanonError(Errors.E001.format(packages="scikit-learn", extra="evaluation"))
        from sklearn.feature_extraction.text import TfidfVectorizer

        options: dict[str, Any] = {"sublinear_tf": True, "dtype": np.float32}
        self._vectorizers = [
            TfidfVectorizer(ngram_range=(1, 2), token_pattern=r"\w+", **options),
            TfidfVectorizer(analyzer="char_wb", ngram_range=(3, 5), **options),
        ]
        self._weights: list[Any] = []

    def fit(self, background: Background) -> None:
        """Learn one weight vector for each person and kind of feature.

        background (Background): The documents of each person.
        """
        from scipy.sparse import csr_array
        from sklearn.preprocessing import normalize

        documents = list(chain.from_iterable(background.documents))
        counts = list(map(len, background.documents))
        person = np.repeat(np.arange(len(counts)), counts)
        ones = np.ones(len(documents), dtype=np.float32)
        membership = csr_array(
            (ones, (person, np.arange(len(documents)))), shape=(len(counts), len(documents))
        )
        self._weights = [
            normalize(membership @ vectorizer.fit_transform(documents)).T.tocsr()
            for vectorizer in self._vectorizers
        ]

    def scores(self, texts: Sequence[str]) -> NDArray[np.floating]:
        """Sum of the two cosines with each person; shape (texts, people).

        texts (Sequence[str]): Anonymized.
        RETURNS (NDArray[np.floating]): From 0 to 2.
        """
        clean = [remove_placeholders(text) for text in texts]
        words, letters = (
            (vectorizer.transform(clean) @ weights).toarray().astype(np.float64)
            for vectorizer, weights in zip(self._vectorizers, self._weights, strict=True)
        )
        cosines: NDArray[np.float64] = words + letters
        return cosines
