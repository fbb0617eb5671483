"""Where things lie: today's country, its division, and the regions of the world around it.

Wikidata often lists several countries and parts of the world for one place, past ones and overseas
ones among them ("Norway" lies in Europe and, by Bouvet Island, in Antarctica). A wording must be
true without a footnote, so: a country is one that has a country code today, and regions come from
the United Nations' list of countries (`data/regions.tsv`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from ..chains import NONE, Graph, Pointers, make_graph
from ..classes import Region
from ..entities import PROPERTIES, Entity

_MAX_STEPS = 12
_COUNTRY = PROPERTIES.index("P17")
_INSTANCE = PROPERTIES.index("P31")
_DIVISION = PROPERTIES.index("P131")


@dataclass(frozen=True, slots=True)
class Places:
    """country, division: one row or `NONE` for each row. inside: row -> rows around it."""

    country: Pointers
    division: Pointers
    inside: Graph


def with_regions(entities: Sequence[Entity], regions: Sequence[Region]) -> list[Entity]:
    """The entities and, if one of them is a country, the regions that are not among them."""
    if not any(entity.country_code for entity in entities):
        return list(entities)
    numbers = {entity.number for entity in entities}
    missing = [
        Entity(region.number, region.label) for region in regions if region.number not in numbers
    ]
    return sorted([*entities, *missing])


def locate(
    entities: Sequence[Entity], rows: Mapping[int, int], regions: Sequence[Region]
) -> Places:
    """Find country, division and regions of all items.

    rows (Mapping[int, int]): Item number -> row.
    """
    countries = {row for row, entity in enumerate(entities) if entity.country_code}
    codes = {entities[row].country_code: row for row in sorted(countries, reverse=True)}
    parts_of_world = {region.number for region in regions}
    country = np.full(len(entities), NONE, dtype=np.int32)
    division = np.full(len(entities), NONE, dtype=np.int32)
    around: list[tuple[int, int]] = []
    for row, entity in enumerate(entities):
        if row in countries or entity.number in parts_of_world:
            continue
        trail, end = _climb(row, entities, rows, countries)
        country[row] = _country_of(row, end, entities, rows, countries)
        if end != NONE and end == country[row] and trail:
            division[row] = trail[-1]
        around += [(row, int(place)) for place in (division[row], country[row]) if place != NONE]
    for region in regions:
        if region.number in rows:
            region_row = rows[region.number]
            around += [(codes[code], region_row) for code in region.countries if code in codes]
            if region.parent in rows:
                around.append((region_row, rows[region.parent]))
    pairs = np.array(around, dtype=np.uint32).reshape(-1, 2)
    return Places(country, division, make_graph(len(entities), pairs[:, 0], pairs[:, 1]))


def _country_of(
    row: int,
    end: int,
    entities: Sequence[Entity],
    rows: Mapping[int, int],
    countries: set[int],
) -> int:
    """The country that a place lies in today, `NONE` if that is not certain.

    Of several (Hamburg was French once) the one that its divisions lead to, or the only one that
    its classes belong to ("municipality of Germany").

    end (int): The country its divisions lead to, or `NONE`.
    """
    candidates = [rows.get(number, NONE) for number in entities[row].edges[_COUNTRY]]
    candidates = [
        candidate
        for candidate in dict.fromkeys(candidates)
        if candidate in countries and candidate != row
    ]
    if len(candidates) < 2 or end in candidates:
        return end if end in candidates or not candidates else candidates[0]
    classes = [rows[number] for number in entities[row].edges[_INSTANCE] if number in rows]
    named = {
        _first_country(entities[candidate], candidate, rows, countries) for candidate in classes
    } & set(candidates)
    return named.pop() if len(named) == 1 else NONE


def _first_country(entity: Entity, row: int, rows: Mapping[int, int], countries: set[int]) -> int:
    for number in entity.edges[_COUNTRY]:
        target = rows.get(number, NONE)
        if target in countries and target != row:
            return target
    return NONE


def _climb(
    row: int, entities: Sequence[Entity], rows: Mapping[int, int], countries: set[int]
) -> tuple[list[int], int]:
    """Go up by "located in the administrative territorial entity" to a country of today.

    RETURNS (tuple[list[int], int]): Rows on the way, and the country or `NONE`.
    """
    trail: list[int] = []
    current = row
    for _ in range(_MAX_STEPS):
        targets = [rows.get(number, NONE) for number in entities[current].edges[_DIVISION]]
        targets = [
            target for target in targets if target not in (NONE, row) and target not in trail
        ]
        ends = [target for target in targets if target in countries]
        if ends:
            return trail, ends[0]
        # A division of today names its country; one that is gone does not lead to one.
        ways = [
            target
            for target in targets
            if _first_country(entities[target], target, rows, countries) >= 0
        ]
        if not ways:
            return trail, _first_country(entities[current], current, rows, countries)
        current = ways[0]
        trail.append(current)
    return [], NONE
