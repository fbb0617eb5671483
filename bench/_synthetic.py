"""Generated people with correlated attributes, as columns, for the benchmarks.

Real attributes hang together (a judoka born in Oslo is Norwegian, has a Norwegian name and was
born after 1900), which decides how many combinations fit somebody at all. So every person gets a
country, a field of work and a time, and the rest is drawn from what is common there. Frequencies
fall off as in real registers (Zipf): some terms fit a quarter of all people, most fit one.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from pyroaring import BitMap

Column = NDArray[np.int64]

# How often texts state an attribute, roughly. Sex and field stand in no list of terms ("man" and
# the like are never candidates), and of a date only its most specific form is one. With these
# weights, the shares of people per term are near to those of the terms found in biographies.
STATED = {
    "full": 4, "last": 4, "first": 2, "middle": 1, "date": 2, "month_of_year": 1, "year": 2,
    "year_of_death": 1, "city": 4, "place_of_death": 2, "region": 2, "country": 1,
    "nationality": 1, "occupation": 2, "second_occupation": 1, "employer": 2, "school": 2,
    "award": 2, "party": 1, "genre": 1, "language": 0.5, "religion": 0.5,
}  # fmt: skip


class People:
    """A population in memory: one column per attribute, one number per value.

    A term is a pair (column, value). Columns: country, nationality (of the country, with 5 %
    strangers), region, city, place of death, sex, first, middle and last name, full name, field,
    two occupations, employer, school, award, party, language, religion, genre or sport, year,
    decade, month, day of birth, day and month, year of death.
    """

    def __init__(self, size: int, *, seed: int) -> None:
        self.size = size
        self._rng = np.random.default_rng(seed)
        self.columns = self._draw()
        self._order: dict[str, NDArray[np.uint32]] = {}
        self._start: dict[str, Column] = {}

    def people(self, term: tuple[str, int]) -> BitMap:
        """Ids of the people with the term."""
        name, value = term
        if name not in self._order:
            column = self.columns[name]
            self._order[name] = np.argsort(column, kind="stable").astype(np.uint32)
            self._start[name] = np.searchsorted(
                column[self._order[name]], np.arange(column.max() + 2)
            )
        start, end = self._start[name][value : value + 2]
        return BitMap(self._order[name][start:end])

    def terms_of(self, person: int) -> list[tuple[str, int]]:
        """What is known about one person; -1 stands for an attribute the person has not."""
        return [
            (name, int(column[person]))
            for name, column in self.columns.items()
            if column[person] >= 0
        ]

    def document(
        self, size: int, rng: np.random.Generator, *, common: bool = False
    ) -> list[tuple[str, int]]:
        """The terms of a text about one person that mentions others: half of them the person's
        own (at most 12), the rest of people of the same country (two of three) or of any.

        common (bool): Draw attributes evenly, also those that a text states seldom and that fit
            very many: a harder case than real texts.
        """
        person = int(rng.integers(self.size))
        terms = dict.fromkeys(self._stated(person, min((size + 1) // 2, 12), rng, common))
        country = self.people(("country", int(self.columns["country"][person])))
        while len(terms) < size:
            other = int(rng.integers(self.size))
            if rng.random() < 2 / 3:
                other = int(country[int(rng.integers(len(country)))])
            terms.setdefault(self._stated(other, 1, rng, common)[0])
        stated = list(terms)
        return [stated[i] for i in rng.permutation(len(stated))]

    def _stated(
        self, person: int, size: int, rng: np.random.Generator, common: bool
    ) -> list[tuple[str, int]]:
        terms = [term for term in self.terms_of(person) if common or term[0] in STATED]
        weights = np.array([1 if common else STATED[name] for name, _ in terms], dtype=float)
        drawn = rng.choice(len(terms), size, replace=False, p=weights / weights.sum())
        return [terms[i] for i in drawn]

    def _zipf(self, values: int, *, power: float = 1.0) -> Column:
        weights = 1.0 / np.arange(1, values + 1) ** power
        edges = np.cumsum(weights / weights.sum())
        drawn = np.searchsorted(edges, self._rng.random(self.size))
        return np.minimum(drawn, values - 1).astype(np.int64)

    def _within(self, group: Column, values: int, *, power: float = 1.0) -> Column:
        """A value out of the group's own ones."""
        return group * values + self._zipf(values, power=power)

    def _some(self, column: Column, share: float) -> Column:
        """Known for a share of the people only."""
        return np.where(self._rng.random(self.size) < share, column, -1)

    def _mixed(self, column: Column, share: float) -> Column:
        """A share of the people have somebody else's value."""
        other = column[self._rng.integers(self.size, size=self.size)]
        return np.where(self._rng.random(self.size) < share, other, column)

    def _draw(self) -> dict[str, Column]:
        rng = self._rng
        country = self._zipf(180)
        field = self._zipf(40)
        century = np.where(rng.random(self.size) < 0.75, 1900, 1600 + 100 * self._zipf(3))
        year = century + np.sort(rng.integers(100, size=(self.size, 2)), axis=1)[:, 1]
        month, day = rng.integers(12, size=self.size), rng.integers(28, size=self.size)
        sex = (rng.random(self.size) < 0.24).astype(np.int64)
        region = self._within(country, 12)
        city = self._within(region, 30, power=1.2)
        first = self._within(country // 6 * 2 + sex, 1500)
        last = self._within(country // 2, 9000, power=0.8)
        full = np.unique(first * (last.max() + 1) + last, return_inverse=True)[1]
        occupation = self._within(field, 12, power=1.3)
        died = np.minimum(year + 30 + rng.integers(65, size=self.size), 2025)
        calendar = month * 28 + day
        columns = {
            "country": country,
            "nationality": self._mixed(country, 0.05),
            "region": region,
            "city": city,
            "place_of_death": self._some(self._mixed(city, 0.5), 0.4),
            "sex": sex,
            "first": first,
            "middle": self._some(self._mixed(first, 0.9), 0.3),
            "last": last,
            "full": full,
            "field": field,
            "occupation": occupation,
            "second_occupation": self._some(self._within(field, 12, power=1.3), 0.4),
            "employer": self._some(self._within(country * 40 + field, 6), 0.5),
            "school": self._some(self._within(country, 60), 0.5),
            "award": self._some(self._within(field, 50, power=1.2), 0.3),
            "party": self._some(self._within(country, 5), 0.2),
            "language": self._mixed(country // 3, 0.2),
            "religion": self._some(self._mixed(country // 20, 0.3), 0.4),
            "genre": self._some(self._within(field, 25), 0.6),
            "year": year,
            "decade": year // 10,
            "month_of_year": year * 12 + month,
            "date": year * 336 + calendar,
            "day_and_month": calendar,
            "year_of_death": self._some(died, 0.6),
        }
        return {name: column.astype(np.int64) for name, column in columns.items()}
