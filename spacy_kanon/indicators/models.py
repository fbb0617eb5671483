"""Binary classifiers as plain numbers: they predict without scikit-learn and are stored as JSON.

`training.py` fits them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

Matrix = NDArray[np.float64]


class BinaryModel(Protocol):
    """Rows of numbers -> probability of the positive class."""

    def __call__(self, rows: Matrix) -> Matrix: ...

    def to_dict(self) -> dict[str, Any]: ...


@dataclass(frozen=True, slots=True)
class LogisticModel:
    """sigmoid(w (x - mean) / scale + b)."""

    weights: tuple[float, ...]
    intercept: float
    mean: tuple[float, ...]
    scale: tuple[float, ...]

    def __call__(self, rows: Matrix) -> Matrix:
        standard = (rows - np.asarray(self.mean)) / np.asarray(self.scale)
        return _sigmoid(standard @ np.asarray(self.weights) + self.intercept)

    def to_dict(self) -> dict[str, Any]:
        return {"model": "logistic", **_lists(asdict(self))}


@dataclass(frozen=True, slots=True)
class Tree:
    """A regression tree: node i goes to `left[i]` where x[feature[i]] <= threshold[i].

    A leaf has feature -1 and gives value[i].
    """

    feature: tuple[int, ...]
    threshold: tuple[float, ...]
    left: tuple[int, ...]
    right: tuple[int, ...]
    value: tuple[float, ...]

    def __call__(self, rows: Matrix) -> Matrix:
        feature, threshold = np.asarray(self.feature), np.asarray(self.threshold)
        left, right = np.asarray(self.left), np.asarray(self.right)
        node = np.zeros(len(rows), dtype=np.int64)
        every = np.arange(len(rows))
        while (inner := feature[node] >= 0).any():
            # scikit-learn compares in single precision.
            low = rows[every, feature[node]].astype(np.float32) <= threshold[node]
            node = np.where(inner, np.where(low, left[node], right[node]), node)
        return np.asarray(self.value)[node]


@dataclass(frozen=True, slots=True)
class BoostedModel:
    """Gradient-boosted trees for the log-odds (Friedman 2001)."""

    start: float
    rate: float
    trees: tuple[Tree, ...]

    def __call__(self, rows: Matrix) -> Matrix:
        odds = np.full(len(rows), self.start)
        for tree in self.trees:
            odds += self.rate * tree(rows)
        return _sigmoid(odds)

    def to_dict(self) -> dict[str, Any]:
        trees = [_lists(asdict(tree)) for tree in self.trees]
        return {"model": "boosted", "start": self.start, "rate": self.rate, "trees": trees}


def model_from_dict(data: Mapping[str, Any]) -> BinaryModel:
    """RAISES (KeyError, TypeError, ValueError): If it is not what `to_dict` made."""
    if data["model"] == "logistic":
        return LogisticModel(
            _floats(data["weights"]),
            float(data["intercept"]),
            _floats(data["mean"]),
            _floats(data["scale"]),
        )
    if data["model"] == "boosted":
        trees = tuple(_tree(tree) for tree in data["trees"])
        return BoostedModel(float(data["start"]), float(data["rate"]), trees)
    raise ValueError(f"there is no model {data['model']!r}")


def _tree(data: Mapping[str, Any]) -> Tree:
    """Children stand after their node, so that every walk down ends."""
    tree = Tree(
        tuple(map(int, data["feature"])),
        _floats(data["threshold"]),
        tuple(map(int, data["left"])),
        tuple(map(int, data["right"])),
        _floats(data["value"]),
    )
    size = len(tree.feature)
    for node, feature in enumerate(tree.feature):
        children = (tree.left[node], tree.right[node])
        if feature >= 0 and not all(node < child < size for child in children):
            raise ValueError(f"node {node} of a tree has the children {children}")
    if not size or {len(tree.threshold), len(tree.value)} != {size}:
        raise ValueError("a tree is incomplete")
    return tree


def _sigmoid(values: Matrix) -> Matrix:
    return 0.5 * (1 + np.tanh(0.5 * values))


def _floats(values: Sequence[float]) -> tuple[float, ...]:
    numbers = tuple(float(value) for value in values)
    if not np.isfinite(numbers).all():
        raise ValueError("a number is not finite")
    return numbers


def _lists(data: dict[str, Any]) -> dict[str, Any]:
    return {key: list(value) if isinstance(value, tuple) else value for key, value in data.items()}
