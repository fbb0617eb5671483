"""What a kept term is worth: text, information, or the user's own weight per kind.

Example: "Oslo" is mentioned twice (2 tokens) and fits 900 of 48,819 people. By text it is worth
2.0, by information -log2(900 / 48,819) = 5.76 bits, by the weights {"LOC": 3} of a user 3.0.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping


def text_kept(lengths: Iterable[int]) -> float:
    """Worth of a term by the text that stays with it.

    lengths (Iterable[int]): Length of each mention of the term, in tokens or in characters.
    RETURNS (float): Their sum.
    """
    return float(sum(lengths))


def bits_kept(support: int, population: int) -> float:
    """Worth of a term or wording by the information that stays with it.

    support (int): How many people it fits; at least 1.
    population (int): How many people there are.
    RETURNS (float): -log2(support / population); 0.0 if it fits everybody.
    """
    return math.log2(population / support) if support < population else 0.0


def weight_of_kind(kind: str, weights: Mapping[str, float]) -> float:
    """Worth of a term by the user's own weights.

    kind (str): Kind of the term, one of `names.KINDS`.
    weights (Mapping[str, float]): Worth per kind, checked by `bad_weights`.
    RETURNS (float): The kind's weight; 1.0 if the user gave none.
    """
    return float(weights.get(kind, 1.0))


def bad_weights(weights: Mapping[str, float]) -> tuple[str, ...]:
    """Kinds whose weight cannot be used.

    weights (Mapping[str, float]): Worth per kind.
    RETURNS (tuple[str, ...]): Kinds with a weight that is zero, negative, infinite or not a
        number, sorted; the caller raises. Empty if all are usable.
    """
    return tuple(sorted(kind for kind, weight in weights.items() if not _is_usable(weight)))


def _is_usable(weight: object) -> bool:
    if isinstance(weight, bool) or not isinstance(weight, (int, float)):
        return False
    return math.isfinite(weight) and weight > 0
