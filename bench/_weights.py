"""Weights of a linear model over clues, as `lang.lexicon.weights` reads them."""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path

import numpy as np
from sklearn.feature_extraction import DictVectorizer
from sklearn.linear_model import LogisticRegression

FOLDER = Path(__file__).parents[1] / "spacy_kanon" / "lang" / "data"
LEAST = 0.03  # Smaller weights are left out.


def fit(
    clues: Sequence[Collection[str]], targets: Sequence[bool], weights: Sequence[float],
    *, constant: str, rare: int, strength: float,
) -> dict[str, float]:  # fmt: skip
    """Weights by clue, that of the constant under its name. Clues rarer than `rare` have none."""
    counts = Counter(clue for each in clues for clue in each)
    vectorizer = DictVectorizer(dtype=np.float32)
    matrix = vectorizer.fit_transform({c: 1 for c in each if counts[c] >= rare} for each in clues)
    matrix.indices, matrix.indptr = matrix.indices.astype("int32"), matrix.indptr.astype("int32")
    model = LogisticRegression(C=strength, solver="liblinear", max_iter=300)
    model.fit(matrix, targets, sample_weight=weights)
    learned = dict(zip(vectorizer.get_feature_names_out(), model.coef_[0], strict=True))
    learned[constant] = learned.get(constant, 0.0) + model.intercept_[0]
    return {
        clue: round(float(weight), 2)
        for clue, weight in learned.items()
        if abs(weight) >= LEAST or clue == constant
    }


def score(weights: Mapping[str, float], clues: Collection[str]) -> float:
    return sum(weights.get(clue, 0.0) for clue in clues)


def write(name: str, weights: Mapping[str, float]) -> None:
    """A clue, a tab and its weight in each line."""
    lines = (f"{clue}\t{weights[clue]:g}\n" for clue in sorted(weights))
    (FOLDER / name).write_text("".join(lines), "utf8")
