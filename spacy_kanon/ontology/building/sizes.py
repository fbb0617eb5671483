"""How large a city is: classes of size that nobody wrote down, from the number of inhabitants.

Wikidata calls few cities "big city", and says of most how many people live there (P1082). A city
gets the class if it has a fifth more inhabitants than the class asks for: numbers are old. What is
no city by its own classes gets none: a county of a million is no big city.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping

import numpy as np

from ..chains import NONE, Graph, closure, make_graph, reverse
from .stored_items import RowOf

CITY = 515
# Classes of cities, and from how many inhabitants on something is taken for one: Wikidata asks for
# 100,000 of a big city; "millions" are two at least.
SIZES: tuple[tuple[int, int], ...] = ((1549591, 120_000), (1637706, 2_400_000))


def with_sizes(
    instance: Graph,
    subclass: Graph,
    populations: Mapping[int, int],
    countries: Collection[int],
    rows: RowOf,
) -> Graph:
    """What cities are instances of, with the classes of their size behind what the source says.

    instance, subclass (Graph): P31 and P279, by row.
    populations (Mapping[int, int]): Inhabitants by row, where they are known.
    countries (Collection[int]): Rows of countries: these get none.
    rows (RowOf): Numbers of items -> rows.
    RETURNS (Graph): P31; the same object if nothing is added.
    """
    city = rows.get(CITY, NONE)
    if city == NONE or not populations:
        return instance
    cities = closure(reverse(subclass), [city])
    sources, targets = [], []
    for number, least in SIZES:
        size = rows.get(number, NONE)
        if size == NONE:
            continue
        for row, population in populations.items():
            if population < least or row in countries:
                continue
            classes = instance.of(row)
            if np.isin(classes, cities).any() and size not in classes:
                sources.append(row)
                targets.append(size)
    if not sources:
        return instance
    before = np.repeat(np.arange(len(instance)), np.diff(instance.offsets))
    return make_graph(
        len(instance),
        np.concatenate([before, sources]),
        np.concatenate([instance.targets, targets]),
    )
