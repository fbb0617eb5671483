"""Tags of tokens: outside, beginning and continuing an entity of each label.

Numbers of tags: 0 is outside, 1 + 2 i begins an entity of label i, 2 + 2 i continues it.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

Array = NDArray[Any]
MISSING = -1


def count_of(labels: Sequence[str]) -> int:
    """How many tags there are. labels (Sequence[str]): Of entities."""
    return 1 + 2 * len(labels)


def tags_of(biluo: Iterable[str | None], labels: Sequence[str]) -> list[int | None]:
    """spaCy's tags as numbers.

    biluo (Iterable[str | None]): Of tokens: "O", "B-MASK", "I-MASK", "L-MASK", "U-MASK"; None or
        "-" where nobody has said.
    labels (Sequence[str]): Of entities.
    RETURNS (list[int | None]): MISSING where nobody has said; None for a label not among them.

    >>> tags_of(["O", "B-MASK", "L-MASK", "U-MASK", None, "U-LOC"], ["MASK"])
    [0, 1, 2, 1, -1, None]
    """
    numbers: dict[str | None, int] = {None: MISSING, "-": MISSING, "O": 0}
    for i, label in enumerate(labels):
        for letter, number in (("B", 1), ("U", 1), ("I", 2), ("L", 2)):
            numbers[f"{letter}-{label}"] = number + 2 * i
    return [numbers.get(tag) for tag in biluo]


def best_tags(scores: Array) -> list[int]:
    """The tags that add up to most among those that can follow each other.

    An entity is continued only by what began or continued one of its label.

    scores (Array): Of each token and tag, logarithms; shape (tokens, tags).
    RETURNS (list[int]): A tag for each token.

    >>> best_tags(np.log([[0.5, 0.4, 0.1], [0.1, 0.0001, 0.9]]))
    [1, 2]
    """
    if not len(scores):
        return []
    first, *rows = np.asarray(scores, dtype="float64").tolist()
    tags = len(first)
    # Nothing can be continued at the beginning. Plain numbers: arrays of so few cost more.
    total = [-math.inf if tag and tag % 2 == 0 else score for tag, score in enumerate(first)]
    came_from: list[list[int]] = []
    for row in rows:
        highest = max(total)
        sources = [total.index(highest)] * tags
        sums = [highest + score for score in row]
        # Continued is what has the same label; all other tags follow whatever is best.
        for inside in range(2, tags, 2):
            source = inside - 1 if total[inside - 1] >= total[inside] else inside
            sources[inside] = source
            sums[inside] = total[source] + row[inside]
        came_from.append(sources)
        total = sums
    path = [total.index(max(total))]
    for sources in reversed(came_from):
        path.append(sources[path[-1]])
    return path[::-1]


def entities_of(tags: Sequence[int], labels: Sequence[str]) -> list[tuple[int, int, str]]:
    """Tags as entities.

    tags (Sequence[int]): Of each token.
    labels (Sequence[str]): Of entities.
    RETURNS (list[tuple[int, int, str]]): First token, the token behind the last, and label.

    >>> entities_of([1, 2, 1, 0, 1], ["MASK"])
    [(0, 2, 'MASK'), (2, 3, 'MASK'), (4, 5, 'MASK')]
    """
    entities: list[tuple[int, int, str]] = []
    for token, tag in enumerate(tags):
        if not tag:
            continue
        if tag % 2:
            entities.append((token, token + 1, labels[tag // 2]))
        else:
            start, _, label = entities[-1]
            entities[-1] = (start, token + 1, label)
    return entities


def weights_of(class_weights: Sequence[float], labels: Sequence[str]) -> Array:
    """The weight of each tag.

    class_weights (Sequence[float]): Of tokens outside of entities, of those that begin one, and of
        those that continue one.
    labels (Sequence[str]): Of entities.
    RETURNS (Array): By tag.

    >>> weights_of([1, 10, 5], ["MASK", "LOC"]).tolist()
    [1.0, 10.0, 5.0, 10.0, 5.0]
    """
    outside, *inside = class_weights
    return np.asarray([outside, *(list(inside) * len(labels))], dtype="float64")


def weighted_loss(
    logits: Array, tags: Array, weights: Array, label_smoothing: float = 0.0
) -> tuple[float, Array]:
    """Cross entropy with weights of classes and smoothed labels, as PyTorch's `CrossEntropyLoss`.

    logits (Array): Shape (tokens, tags).
    tags (Array): The right ones; MISSING where nobody has said, which teaches nothing.
    weights (Array): Of each tag.
    label_smoothing (float): Share of the right tag's probability that all tags divide.
    RETURNS (tuple[float, Array]): The mean, each token with the weight of its tag, and the gradient
        of the logits.
    """
    logs = log_softmax(logits)
    stated = tags != MISSING
    total = float(weights[tags[stated]].sum())
    if not total:
        return 0.0, np.zeros(logits.shape)
    right = np.zeros(logs.shape)
    right[stated] = label_smoothing / logits.shape[1]
    right[np.flatnonzero(stated), tags[stated]] += 1 - label_smoothing
    right *= weights / total
    gradient = right.sum(axis=1, keepdims=True) * np.exp(logs) - right
    return float(-(right * logs).sum()), gradient


def log_softmax(logits: Array) -> Array:
    """Logarithms of probabilities. logits (Array): Shape (tokens, tags)."""
    values = np.asarray(logits, dtype="float64")
    values = values - values.max(axis=1, keepdims=True, initial=-np.inf)
    return np.asarray(values - np.log(np.exp(values).sum(axis=1, keepdims=True)))
