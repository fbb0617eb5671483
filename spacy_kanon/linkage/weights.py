"""TF-IDF weights, the same in an index and in a text that is compared with it."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray


def tf_of(counts: NDArray[np.generic]) -> NDArray[np.float64]:
    """Weight of how often a feature stands in a text: 1 + ln(count), and 0 for none.

    >>> tf_of(np.array([0, 1, 2])).round(3).tolist()
    [0.0, 1.0, 1.693]
    """
    values = np.asarray(counts, dtype=np.float64)
    return np.where(values > 0, 1 + np.log(np.maximum(values, 1)), 0.0)


def idf_of(people: NDArray[np.generic], population: int) -> NDArray[np.float64]:
    """Weight of how few people have a feature: 1 + ln((1 + population) / (1 + people)).

    people (NDArray): How many people have each feature.
    population (int): How many people there are.
    """
    return 1 + np.log((1 + population) / (1 + np.asarray(people, dtype=np.float64)))
