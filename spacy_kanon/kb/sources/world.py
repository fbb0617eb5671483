"""Real places, occupations and calendars, and the parts of invented names, as flat arrays.

`data/world.json` is made by hand for this package. Cities, countries and occupations are real
and carry their Wikidata item where one is given; organizations are made of a pattern and a place.
"""

from __future__ import annotations

import json
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ...names import DATETIME, DEM, ITEM_PREFIX, LOC, MISC, ORG, PERSON, QUANTITY
from ..countries import country_of
from ..terms import demonym_keys, value_keys

WORLD_PATH = Path(__file__).parents[2] / "data" / "world.json"
KINDS_OF = {
    "P19": LOC, "P20": LOC, "P27": LOC, "P551": LOC, "P69": ORG, "P108": ORG, "P54": ORG,
    "P102": ORG, "P241": ORG, "P39": DEM, "P101": DEM, "P103": DEM, "P106": DEM, "P140": DEM,
    "P509": DEM, "P1412": DEM, "P166": MISC, "P26": PERSON, "P569": DATETIME, "P570": DATETIME,
    "P1971": QUANTITY, "P2048": QUANTITY,
}  # fmt: skip

Terms = tuple[tuple[str, str], ...]  # (kind, key) of one value.


class Groups:
    """Weighted members of groups, drawn by group.

    weights (list[list[float]]): Weights of the members of each group. A member's number counts
        through all groups.
    """

    def __init__(self, weights: list[list[float]]) -> None:
        self.starts = np.cumsum([0, *map(len, weights)])
        flat = np.array([weight for group in weights for weight in group], dtype=np.float64)
        self._cumulative = np.cumsum(flat)
        before = np.concatenate([[0.0], self._cumulative])
        self._low = before[self.starts[:-1]]
        self._mass = before[self.starts[1:]] - self._low

    def draw(self, group: NDArray[Any], uniform: NDArray[Any]) -> NDArray[Any]:
        """Numbers of members, one for each group number and uniform deviate in [0, 1)."""
        members = np.searchsorted(
            self._cumulative, self._low[group] + uniform * self._mass[group], side="right"
        )
        return np.clip(members, self.starts[group], self.starts[group + 1] - 1)


def falling(count: int) -> list[float]:
    """Weights 1, 1/2, 1/3, ...: few members are frequent, most are rare (Zipf).

    count (int): How many.
    """
    return [1.0 / rank for rank in range(1, count + 1)]


class World:
    """The content of `data/world.json` with a number for everything that can be drawn."""

    def __init__(self, content: dict[str, Any]) -> None:
        self.countries = content["countries"]
        self.country_groups = Groups([[float(country["weight"]) for country in self.countries]])
        self.cities = [
            (name, item) for country in self.countries for name, item in country["cities"]
        ]
        self.city_groups = Groups([falling(len(country["cities"])) for country in self.countries])
        self.city_country = np.repeat(
            np.arange(len(self.countries)), [len(country["cities"]) for country in self.countries]
        )
        self.cultures = list(content["cultures"].values())
        culture_numbers = {name: number for number, name in enumerate(content["cultures"])}
        self.country_culture = np.array(
            [culture_numbers.get(country["culture"], 0) for country in self.countries]
        )
        self.women = [name for culture in self.cultures for name in culture["women"]]
        self.men = [name for culture in self.cultures for name in culture["men"]]
        self.first_parts = [part for culture in self.cultures for part in culture["first"]]
        self.last_parts = [part for culture in self.cultures for part in culture["last"]]
        self.name_groups = {
            part: Groups([falling(len(culture[part])) for culture in self.cultures])
            for part in ("women", "men", "first", "last")
        }
        self.sectors = list(content["sectors"].values())
        sector_numbers = {name: number for number, name in enumerate(content["sectors"])}
        occupations = sorted(content["occupations"], key=lambda row: sector_numbers[row[3]])
        self.occupations = [(name, item) for name, item, _, _ in occupations]
        self.occupation_sector = np.array([sector_numbers[row[3]] for row in occupations])
        weights = np.array([float(row[2]) for row in occupations])
        self.occupation_groups = Groups([weights.tolist()])
        self.sector_occupations = Groups(
            [weights[self.occupation_sector == n].tolist() for n in range(len(self.sectors))]
        )
        self.fields = [field for sector in self.sectors for field in sector["fields"]]
        self.field_groups = Groups([falling(len(sector["fields"])) for sector in self.sectors])
        self.awards = content["awards"]
        self.religions = content["religions"]
        self.causes = content["causes"]

    def place_name(self, pattern: str, city: int) -> str:
        """A pattern of `world.json` filled in: "University of {city}" -> "University of Oslo"."""
        country = country_of(self.countries[self.city_country[city]]["code"])
        assert country is not None
        return pattern.format(city=self.cities[city][0], country=country.names[0])


@lru_cache(maxsize=1)
def world() -> World:
    return World(json.loads(WORLD_PATH.read_text(encoding="utf8")))


@lru_cache(maxsize=65536)
def value_terms(name: str, item: str, kind: str) -> Terms:
    """Terms of a value: its surfaces, and its Wikidata item where it has one."""
    items = ((kind, ITEM_PREFIX + item),) if item else ()
    return (*((kind, key) for key in value_keys(name, kind=kind)), *items)


@lru_cache(maxsize=1024)
def country_terms(code: str, item: str) -> Terms:
    """Terms of a citizenship: the country's names, its demonyms and its item."""
    country = country_of(code)
    assert country is not None
    names = value_keys(country.names[0], country.names[1:], kind=LOC)
    demonyms = demonym_keys(country.demonyms)
    return (
        *((LOC, key) for key in names),
        *((DEM, key) for key in demonyms),
        (LOC, ITEM_PREFIX + item),
    )
