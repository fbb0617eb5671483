"""Invented people over real places, occupations and calendars.

For the bundled sample knowledge base, for demonstrations and for benchmarks of any size. What the
real population has, this one has too:

- skew: countries, cities, names and occupations follow falling weights, so that some terms fit
  thousands of people and most names one;
- correlation: names, language, birthplace, residence, school, employer and citizenship hang on
  the country; occupations, employers, offices and fields on the sector; deaths on births;
- gaps: most attributes are known of a part of the people only, and dates often to the year.

People are drawn in blocks from `RandomState`, whose stream numpy has frozen, so the same size and
seed give the same people everywhere and always.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from functools import lru_cache
from importlib.resources import files
from typing import Any

import numpy as np
from numpy.typing import NDArray

from spacy_kanon.errors import must_be
from spacy_kanon.kb.countries import country_of
from spacy_kanon.kb.terms import demonym_keys, person_keys, relative_keys, surface_key, value_keys
from spacy_kanon.lang.en.dates import date_keys
from spacy_kanon.names import DATETIME, DEM, ITEM_PREFIX, LOC, MISC, ORG, PERSON, QUANTITY
from spacy_kanon.types import TermRow

# Real places, occupations and calendars, and the parts of invented names, as flat arrays.
#
# `data/world.json` is made by hand for this package. Cities, countries and occupations are real
# and carry their Wikidata item where one is given; organizations are made of a pattern and a place.

WORLD = files("spacy_kanon") / "data" / "world.json"
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
    """Weights 1, 1/2, 1/3, ...: few members are frequent, most are rare (Zipf)."""
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
    return World(json.loads(WORLD.read_text(encoding="utf8")))


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


SAMPLE_PEOPLE, SAMPLE_SEED = 20_000, 2022  # Of the bundled sample.
BLOCK = 16_384  # People that are drawn together.
FIRST_YEAR, LAST_YEAR = 1850, 2004
NOW = 2024  # Nobody invented dies later.
_MONTH_DAYS = np.array([31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31])
_MONTH_OF_DAY = np.repeat(np.arange(1, 13), _MONTH_DAYS)
_DAY_OF_DAY = np.concatenate([np.arange(1, days + 1) for days in _MONTH_DAYS])

Integers = NDArray[np.int64]
NONE = -1  # An attribute that is not known of a person.


class SyntheticPeople:
    """Invented people as a source (see the module).

    n_people (int): How many.
    seed (int): Other seeds give other people.
    """

    def __init__(self, n_people: int, seed: int = 0) -> None:
        if n_people < 1:
            raise must_be("n_people", "at least 1", n_people)
        self._n_people = n_people
        self._seed = seed

    @property
    def population(self) -> int:
        return self._n_people

    def describe(self) -> dict[str, object]:
        return {
            "name": "synthetic",
            "people": self._n_people,
            "seed": self._seed,
            "languages": ["en"],
        }

    def batches(self) -> Iterator[Sequence[TermRow]]:
        """Stream all facts, a block of people at a time."""
        for number, first in enumerate(range(0, self._n_people, BLOCK)):
            size = min(BLOCK, self._n_people - first)
            yield Block(size, np.random.RandomState([self._seed, number])).rows(first)


class Block:
    """People that are drawn together, as one array an attribute.

    Each attribute is drawn for a whole block and cut to size, so that a larger population
    begins with the same people as a smaller one.
    """

    def __init__(self, size: int, random: np.random.RandomState) -> None:
        self.size = size
        self._random = random
        self.world = world()
        self._draw_origin()
        self._draw_names()
        self._draw_life()
        self._draw_work()
        self._draw_rest()

    def _uniform(self) -> NDArray[Any]:
        return self._random.random_sample(BLOCK)[: self.size]

    def _share(self, share: float, values: Integers) -> Integers:
        """The values, known of a share of the people only."""
        return np.where(self._uniform() < share, values, NONE)

    def _city_near(self, share: float) -> Integers:
        """A city of the home country for a share of the people, one of anywhere for the rest."""
        abroad = self.world.country_groups.draw(np.zeros(self.size, np.int64), self._uniform())
        country = np.where(self._uniform() < share, self.country, abroad)
        return self.world.city_groups.draw(country, self._uniform())

    def _any(self, count: int) -> Integers:
        """One of `count` values, the first ones more often."""
        return (count * self._uniform() ** 2).astype(np.int64)

    def _draw_origin(self) -> None:
        nobody = np.zeros(self.size, np.int64)
        self.country = self.world.country_groups.draw(nobody, self._uniform())
        other = self.world.country_groups.draw(nobody, self._uniform())
        self.second_country = np.where(other != self.country, self._share(0.04, other), NONE)
        self.birthplace = self._share(0.85, self._city_near(0.93))

    def _draw_names(self) -> None:
        cultures = len(self.world.cultures)
        home = self.world.country_culture[self.country]
        self.culture = np.where(self._uniform() < 0.94, home, self._any(cultures))
        self.is_woman = self._uniform() < 0.42
        women, men, first, last = (
            self.world.name_groups[part].draw(self.culture, self._uniform())
            for part in ("women", "men", "first", "last")
        )
        self.first_name = np.where(self.is_woman, women, men)
        self.first_part, self.last_part = first, last
        women, men = (
            self.world.name_groups[part].draw(self.culture, self._uniform())
            for part in ("women", "men")
        )
        middle = np.where(self.is_woman, women, men)
        self.middle = np.where(middle != self.first_name, self._share(0.45, middle), NONE)

    def _draw_life(self) -> None:
        span = LAST_YEAR - FIRST_YEAR
        self.birth_year = LAST_YEAR - (span * self._uniform() ** 1.6).astype(np.int64)
        self.birth_day = (365 * self._uniform()).astype(np.int64)
        self.birth_precision = self._precision()
        age = 35 + (63 * self._uniform() ** 0.7).astype(np.int64)
        died = self.birth_year + age
        is_dead = (died <= NOW) & (self._uniform() < 0.95)
        self.death_year = np.where(is_dead, died, NONE)
        self.death_day = (365 * self._uniform()).astype(np.int64)
        self.death_precision = self._precision()
        self.home = self._city_near(0.88)
        self.residence = self._share(0.35, self.home)
        self.deathplace = np.where(is_dead, self._share(0.6, self.home), NONE)
        self.cause = np.where(is_dead, self._share(0.2, self._any(len(self.world.causes))), NONE)

    def _precision(self) -> Integers:
        """3 for a day, 2 for a month, 1 for a year, 0 for no date."""
        uniform = self._uniform()
        return np.select([uniform < 0.72, uniform < 0.76, uniform < 0.94], [3, 2, 1], 0)

    def _draw_work(self) -> None:
        nothing = np.zeros(self.size, np.int64)
        self.occupation = self.world.occupation_groups.draw(nothing, self._uniform())
        self.sector = self.world.occupation_sector[self.occupation]
        other = self.world.sector_occupations.draw(self.sector, self._uniform())
        self.second_occupation = np.where(other != self.occupation, self._share(0.3, other), NONE)
        self.field = self._share(0.3, self.world.field_groups.draw(self.sector, self._uniform()))
        self.school = self._share(0.5, self._city_near(0.85))
        self.organization = self._share(0.5, self._any(100))
        self.post = self._share(0.12, self._any(100))
        self.award = self._share(0.1, self._any(len(self.world.awards)))

    def _draw_rest(self) -> None:
        self.speaks_english = self._uniform() < 0.2
        self.knows_language = self._uniform() < 0.3
        self.religion = self._share(0.12, self._any(len(self.world.religions)))
        self.spouse = self._share(0.15, (self.size * self._uniform()).astype(np.int64))
        self.children = self._share(0.08, 2 + self._any(6))
        self.height = self._share(0.15, 155 + (45 * self._uniform()).astype(np.int64))

    def name(self, index: int) -> str:
        """First, middle and last name of the person at an index of the block."""
        firsts = self.world.women if self.is_woman[index] else self.world.men
        middle = self.middle[index]
        return " ".join(
            [
                firsts[self.first_name[index]],
                *([firsts[middle]] if middle >= 0 else []),
                self.world.first_parts[self.first_part[index]]
                + self.world.last_parts[self.last_part[index]],
            ]
        )

    def rows(self, first: int) -> list[TermRow]:
        """The facts of the block's people, the first of whom has the number `first`."""
        facts: list[TermRow] = []
        for index in range(self.size):
            person = first + index
            name = self.name(index)
            facts += [TermRow(key, person, PERSON, "name") for key in person_keys(name)]
            for origin, terms in self._facts(index):
                facts += [TermRow(key, person, kind, origin) for kind, key in terms]
        return facts

    def _facts(self, index: int) -> Iterator[tuple[str, Terms]]:
        """(property, terms) of what is known of a person beside the name."""
        yield from self._dates(index)
        yield from self._places(index)
        yield from self._occupations(index)
        yield from self._details(index)

    def _dates(self, index: int) -> Iterator[tuple[str, Terms]]:
        for origin, year, day, precision in (
            ("P569", self.birth_year, self.birth_day, self.birth_precision),
            ("P570", self.death_year, self.death_day, self.death_precision),
        ):
            if year[index] != NONE:
                yield origin, _date_terms(int(year[index]), int(day[index]), int(precision[index]))

    def _places(self, index: int) -> Iterator[tuple[str, Terms]]:
        for number in (self.country[index], self.second_country[index]):
            if number != NONE:
                country = self.world.countries[number]
                yield "P27", country_terms(country["code"], country["item"])
        for origin, cities in (
            ("P19", self.birthplace),
            ("P20", self.deathplace),
            ("P551", self.residence),
        ):
            if cities[index] != NONE:
                yield origin, value_terms(*self.world.cities[cities[index]], LOC)
        if self.school[index] != NONE:
            name = self.world.place_name("University of {city}", self.school[index])
            yield "P69", value_terms(name, "", ORG)

    def _occupations(self, index: int) -> Iterator[tuple[str, Terms]]:
        for number in (self.occupation[index], self.second_occupation[index]):
            if number != NONE:
                yield "P106", value_terms(*self.world.occupations[number], DEM)
        if self.field[index] != NONE:
            yield "P101", value_terms(self.world.fields[self.field[index]], "", DEM)
        sector, city = self.world.sectors[self.sector[index]], self.home[index]
        for drawn, patterns, origin in (
            (self.organization, sector["orgs"], sector["org"]),
            (self.post, sector["posts"], sector["post"]),
        ):
            if drawn[index] != NONE and patterns:
                name = self.world.place_name(patterns[drawn[index] % len(patterns)], city)
                yield origin, value_terms(name, "", KINDS_OF[origin])

    def _details(self, index: int) -> Iterator[tuple[str, Terms]]:
        country = self.world.countries[self.country[index]]
        if self.knows_language[index]:
            yield "P103", value_terms(country["language"], "", DEM)
        if self.speaks_english[index]:
            yield "P1412", value_terms("English", "", DEM)
        for origin, drawn, names in (
            ("P166", self.award, self.world.awards),
            ("P140", self.religion, self.world.religions),
            ("P509", self.cause, self.world.causes),
        ):
            if drawn[index] != NONE:
                yield origin, value_terms(names[drawn[index]], "", KINDS_OF[origin])
        if self.spouse[index] not in (NONE, index):
            keys = relative_keys([self.name(self.spouse[index])])
            yield "P26", tuple((PERSON, key) for key in keys)
        if self.children[index] != NONE:
            yield "P1971", _quantity_terms(f"{self.children[index]} children")
        if self.height[index] != NONE:
            metres = f"{self.height[index] / 100:.2f} m"
            yield "P2048", _quantity_terms(f"{self.height[index]} cm") + _quantity_terms(metres)


@lru_cache(maxsize=65536)
def _date_terms(year: int, day_of_year: int, precision: int) -> Terms:
    if precision == 0:
        return ()
    month = int(_MONTH_OF_DAY[day_of_year]) if precision > 1 else None
    day = int(_DAY_OF_DAY[day_of_year]) if precision > 2 else None
    return tuple((DATETIME, key) for key in date_keys(year, month, day))


@lru_cache(maxsize=1024)
def _quantity_terms(surface: str) -> Terms:
    key = surface_key(surface)
    return ((QUANTITY, key),) if key else ()
