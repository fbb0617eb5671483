"""Statistics of an ontology in the form of the thesis's table 3.3."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from ..chains import MAX_LEVELS, NONE
from ..entities import CHAIN_PROPERTIES
from ..tables import Array


def _lengths(pointers: Array) -> Array:
    """Length of every row's chain, at most `MAX_LEVELS`."""
    lengths = np.zeros(len(pointers), dtype=np.int64)
    current = pointers.astype(np.int64)
    rows = np.flatnonzero(current != NONE)
    for _ in range(MAX_LEVELS):
        if not len(rows):
            break
        lengths[rows] += 1
        current[rows] = pointers[current[rows]]
        rows = rows[current[rows] != NONE]
    return lengths


def chain_statistics(chains: Mapping[str, Array]) -> dict[str, Any]:
    """Per property how many generalizations there are, for how many items, and their mean number.

    `generalizations`, `used` and `mean` are counted on the chains found first, `mean_longest` on
    the longest. `concepts` are items with a chain by any property. The thesis's last row gives the
    unweighted mean of the column; here it is generalizations by uses.
    """
    rows: list[dict[str, Any]] = []
    used_by: list[Array] = []
    for name in CHAIN_PROPERTIES:
        first = _lengths(chains[f"{name}_first"])
        longest = _lengths(chains[f"{name}_longest"])
        used_by.append(first > 0)
        rows.append(_row(name, int(first.sum()), int((first > 0).sum()), int(longest.sum())))
    total, used, longest_total = (
        sum(row[key] for row in rows) for key in ("generalizations", "used", "longest")
    )
    rows.append(_row("Total", total, used, longest_total))
    counts = np.sum(used_by, axis=0)
    return {
        "concepts": int((counts > 0).sum()),
        "several_properties": int((counts > 1).sum()),
        "properties": rows,
    }


def _row(name: str, generalizations: int, used: int, longest: int) -> dict[str, Any]:
    return {
        "property": name,
        "generalizations": generalizations,
        "used": used,
        "mean": round(generalizations / used, 2) if used else 0.0,
        "longest": longest,
        "mean_longest": round(longest / used, 2) if used else 0.0,
    }


def statistics_table(statistics: Mapping[str, Any]) -> list[tuple[str, ...]]:
    """Rows of text: property, generalizations, times used, mean number, mean of the longest."""
    return [
        (
            row["property"],
            f"{row['generalizations']:,}",
            f"{row['used']:,}",
            f"{row['mean']:.1f}",
            f"{row['mean_longest']:.1f}",
        )
        for row in statistics["properties"]
    ]
