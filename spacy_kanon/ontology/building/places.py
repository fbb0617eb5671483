"""Where things lie: today's country, its division, and the regions of the world around it.

Wikidata often lists several countries and parts of the world for one place, past ones and overseas
ones among them ("Norway" lies in Europe and, by Bouvet Island, in Antarctica). A wording must be
true without a footnote, so: a country is one that has a country code today, and regions come from
the United Nations' list of countries (`data/regions.tsv`).
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from ..chains import NONE, Graph, Pointers, make_graph
from ..classes import Region
from .stored_items import RowOf

_MAX_STEPS = 12


@dataclass(frozen=True, slots=True)
class Places:
    """country, division: one row or `NONE` for each row. inside: row -> rows around it."""

    country: Pointers
    division: Pointers
    inside: Graph


def locate(
    numbers: npt.NDArray[np.uint32],
    country_codes: Mapping[int, str],
    graphs: Mapping[str, Graph],
    regions: Sequence[Region],
) -> Places:
    """Find country, division and regions of all items.

    numbers (NDArray[uint32]): Of all items, by row.
    country_codes (Mapping[int, str]): Of the countries of today, by row.
    graphs (Mapping[str, Graph]): P17, P31 and P131, of rows.
    regions (Sequence[Region]): Of the world.
    RETURNS (Places): By row.
    """
    rows = RowOf(numbers)
    codes = {country_codes[row]: row for row in sorted(country_codes, reverse=True)}
    parts_of_world = {region.number for region in regions}
    country = np.full(len(numbers), NONE, dtype=np.int32)
    division = np.full(len(numbers), NONE, dtype=np.int32)
    inner, outer = array("I"), array("I")
    climber = _Climber(frozenset(country_codes), graphs)
    for row in range(len(numbers)):
        if row in country_codes or int(numbers[row]) in parts_of_world:
            continue
        trail, end = climber.climb(row)
        country[row] = climber.country_of(row, end)
        if end != NONE and end == country[row] and trail:
            division[row] = trail[-1]
        for place in (int(division[row]), int(country[row])):
            if place != NONE:
                inner.append(row)
                outer.append(place)
    for region in regions:
        if region.number in rows:
            region_row = rows[region.number]
            inside = [codes[code] for code in region.countries if code in codes]
            inner.extend(inside)
            outer.extend([region_row] * len(inside))
            if region.parent in rows:
                inner.append(region_row)
                outer.append(rows[region.parent])
    around = make_graph(len(numbers), np.array(inner), np.array(outer))
    return Places(country, division, around)


@dataclass(frozen=True, slots=True)
class _Climber:
    """Goes up from places to countries.

    countries (frozenset[int]): Rows.
    graphs (Mapping[str, Graph]): P17, P31 and P131, of rows.
    """

    countries: frozenset[int]
    graphs: Mapping[str, Graph]

    def _targets(self, name: str, row: int) -> list[int]:
        return [int(target) for target in self.graphs[name].of(row)]

    def country_of(self, row: int, end: int) -> int:
        """The country that a place lies in today, `NONE` if that is not certain.

        Of several (Hamburg was French once) the one that its divisions lead to, or the only one
        that its classes belong to ("municipality of Germany").

        end (int): The country its divisions lead to, or `NONE`.
        """
        candidates = [
            candidate
            for candidate in dict.fromkeys(self._targets("P17", row))
            if candidate in self.countries and candidate != row
        ]
        if len(candidates) < 2 or end in candidates:
            return end if end in candidates or not candidates else candidates[0]
        classes = self._targets("P31", row)
        named = {self._first_country(each) for each in classes} & set(candidates)
        return named.pop() if len(named) == 1 else NONE

    def _first_country(self, row: int) -> int:
        for target in self._targets("P17", row):
            if target in self.countries and target != row:
                return target
        return NONE

    def climb(self, row: int) -> tuple[list[int], int]:
        """Go up by "located in the administrative territorial entity" to a country of today.

        RETURNS (tuple[list[int], int]): Rows on the way, and the country or `NONE`.
        """
        trail: list[int] = []
        current = row
        for _ in range(_MAX_STEPS):
            targets = [
                target
                for target in self._targets("P131", current)
                if target != row and target not in trail
            ]
            ends = [target for target in targets if target in self.countries]
            if ends:
                return trail, ends[0]
            # A division of today names its country; one that is gone does not lead to one.
            ways = [target for target in targets if self._first_country(target) >= 0]
            if not ways:
                return trail, self._first_country(current)
            current = ways[0]
            trail.append(current)
        return [], NONE
