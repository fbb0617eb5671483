"""Build the knowledge base of a population: a synthetic sample, drawn from published shares.

    python scripts/make_population.py uk uk_kb

`assets/populations/NAME/population.toml` lists tables in the order of drawing. A table says which
attribute it draws, which earlier ones it is `given`, and rows of shares: the first row whose `when`
fits a person is theirs. What a table is not given, it does not depend on; `independent` says so.
Regions and cities are in `places.toml`, what people do in `occupations.toml`.

What a person is called by is a term: the value, or its `forms` instead; what `say` calls a
combination of values; the age with its decade; the month of birth. What holds everywhere is in
`common.toml`: its tables follow those of the population. Names are not drawn. A name is
a direct identifier, which is masked as unknown, and a sample this small says nothing of rare ones.
So a city whose name may be a person's ("Austin") is a term together with its region only.

People are drawn from `RandomState`, whose stream numpy has frozen: the same shares, size and seed
give the same people everywhere and always.
"""

from __future__ import annotations

import hashlib
import re
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict
from functools import cached_property, partial
from pathlib import Path
from typing import Annotated, Any

import numpy as np
from numpy.typing import NDArray

from spacy_kanon.cli._options import Force
from spacy_kanon.cli._util import Arg, Opt, script_command
from spacy_kanon.errors import KanonError
from spacy_kanon.kb.build import build_kb
from spacy_kanon.kb.countries import country_variants
from spacy_kanon.kb.reader import POPULATIONS
from spacy_kanon.kb.terms import demonym_keys, harmless_terms, surface_key, value_keys
from spacy_kanon.lang.en.bits import GIVEN
from spacy_kanon.lang.en.dates import age_keys, date_keys
from spacy_kanon.lang.en.lexicon import UNITS, flags_of
from spacy_kanon.names import DATETIME, DEM, LOC, SYNTHETIC
from spacy_kanon.storage.files import check_new_folder
from spacy_kanon.types import Population, TermRow

SHARES = "population.toml"
_OF_PLACES = ("region", "city", "country", "group")
COUNTRY = "COUNTRY"  # Kind of a table whose values are countries: names, and demonyms.
_BAND = re.compile(r"(\d+)-(\d+)")
_FIELD = re.compile(r"\{(\w+)\}")

Terms = list[tuple[str, str]]  # (key, kind)


def make_population(
    shares: Annotated[str, Arg(help="us, uk, de, no, world, or a folder with population.toml")],
    output: Annotated[Path, Arg(metavar="OUT", help="Folder to make")],
    people: Annotated[int | None, Opt("--people", help="How many are drawn")] = None,
    force: Force = False,
) -> dict[str, Any]:
    """Draw people and build a knowledge base of them."""
    check_new_folder(output, force=force, inputs=[])
    source = SyntheticPeople(shares, people=people)
    built = build_kb(source, output, harmless=harmless_terms(), force=force)
    return {**asdict(built), "output": output}


class SyntheticPeople:
    """A `types.PeopleSource` of people who are drawn from shares.

    shares (Path | str): Name of a bundled population, or a folder with a population.toml.
    """

    def __init__(
        self, shares: Path | str, *, people: int | None = None, seed: int | None = None
    ) -> None:
        bundled = POPULATIONS / Path(shares).name
        self._folder = Path(shares) if (Path(shares) / SHARES).is_file() else bundled
        self.shares = read_toml(self._folder / SHARES)
        self._add_common()
        self._people = self.shares["people"] if people is None else people
        self._seed = self.shares["seed"] if seed is None else seed

    def _add_common(self) -> None:
        """Add the tables and rules of all populations for which this one draws what they need."""
        if "common" not in self.shares:
            return
        common = read_toml(self._folder / self.shares["common"])
        drawn = {*_OF_PLACES, *(table["attribute"] for table in self.shares["table"])}
        for table in common["table"]:
            if table["attribute"] not in drawn and drawn.issuperset(table["given"]):
                self.shares["table"].append(table)
                drawn.add(table["attribute"])
        self.shares["say"] += [rule for rule in common["say"] if drawn.issuperset(rule["when"])]

    @property
    def population(self) -> int:
        return self._people

    @property
    def sample_of(self) -> Population:
        """What a knowledge base of these people says it is a sample of."""
        return Population(
            self.shares["name"], self.shares["size"], SYNTHETIC, self.shares["source"]
        )

    def describe(self) -> dict[str, object]:
        return {
            "name": "population",
            "shares": self.shares["name"],
            "people": self._people,
            "seed": self._seed,
            "languages": ["en"],
            "sha256": self.digest,
        }

    @property
    def digest(self) -> str:
        """SHA-256 of the files that say who is drawn and what they are called."""
        work = self._folder / self.shares["occupations"]
        others = [self.shares[name] for name in ("places", "common") if name in self.shares]
        files = [self._folder / name for name in (SHARES, *others)]
        content = [path.read_bytes() for path in (*files, work, work.with_suffix(".tsv"))]
        return hashlib.sha256(b"\0".join(content)).hexdigest()

    def batches(self) -> Iterator[Sequence[TermRow]]:
        """Draw all people and tell their terms, those of one value at a time."""
        drawn = self.draw()
        for origin, names, make in self._columns():
            by_value: dict[tuple[Any, ...], list[int]] = {}
            columns = [drawn[name].tolist() for name in names]
            for person, values in enumerate(zip(*columns, strict=True)):
                by_value.setdefault(values, []).append(person)
            for values, people in by_value.items():
                for key, kind in make(*values):
                    yield [TermRow(key, person, kind, origin) for person in people]

    def draw(self) -> dict[str, NDArray[Any]]:
        """The attributes of all people: strings, or numbers (age, month and year of birth)."""
        random = np.random.RandomState(self._seed)
        drawn: dict[str, NDArray[Any]] = {}
        region_table, city_table = self._place_tables
        drawn["region"] = self._drawn(region_table, drawn, random)
        drawn["city"] = self._drawn(city_table, drawn, random)
        for name in ("country", "group"):
            known = {key: region.get(name, "") for key, region in self._regions.items()}
            drawn[name] = np.array([known[region] for region in drawn["region"]], dtype=object)
        for table in self.shares["table"]:
            drawn[table["attribute"]] = self._drawn(table, drawn, random)
        for table in self._work_tables:
            drawn[table["attribute"]] = self._drawn(table, drawn, random)
        drawn["month"] = random.randint(1, 13, self._people)
        had_birthday = drawn["month"] <= random.randint(1, 13, self._people)
        drawn["born"] = self.shares["year"] - drawn["age"] - ~had_birthday
        # Alike people side by side: lists are a third smaller, and the order says nothing.
        regions = {name: number for number, name in enumerate(self._regions)}
        region = np.array([regions[name] for name in drawn["region"]])
        order = np.lexsort([drawn["sex"] == "male", drawn["age"].astype(np.int64), region])
        return {name: values[order] for name, values in drawn.items()}

    def _drawn(
        self, table: Mapping[str, Any], drawn: Mapping[str, NDArray[Any]], random: Any
    ) -> NDArray[Any]:
        """Draw one attribute: the rows in order, each for those people whom none took before."""
        uniform, within = random.random_sample((2, self._people))
        values = np.full(self._people, "", dtype=object)
        free = np.ones(self._people, dtype=bool)
        for row in table["rows"]:
            mine = free.copy()
            for name, wanted in row.get("when", {}).items():
                mine &= fits(drawn[name], wanted)
            names = np.array(list(row["shares"]), dtype=object)
            edges = np.cumsum(list(row["shares"].values()), dtype=np.float64)
            found = np.searchsorted(edges, uniform[mine] * edges[-1], side="right")
            values[mine] = names[np.minimum(found, len(names) - 1)]
            free &= ~mine
        if free.any():
            lost = {name: str(drawn[name][free][0]) for name in table.get("given", ())}
            raise KanonError(f"[KN159] No row of {table['attribute']!r} fits a person with {lost}.")
        if not table.get("number"):
            return values
        bands = {name: _bounds(name) for name in dict.fromkeys(values)}
        low, high = np.array([bands[value] for value in values]).T
        return low + (within * (high - low + 1)).astype(np.int64)

    @cached_property
    def _regions(self) -> dict[str, dict[str, Any]]:
        places = read_toml(self._folder / self.shares["places"])
        return {region["name"]: region for region in places["region"]}

    @cached_property
    def _place_tables(self) -> tuple[dict[str, Any], dict[str, Any]]:
        """Regions by inhabitants, cities by inhabitants within them; "" is elsewhere."""
        people = {name: region["inhabitants"] for name, region in self._regions.items()}
        cities = []
        for name, region in self._regions.items():
            inside = region.get("cities", {})
            elsewhere = max(people[name] - sum(inside.values()), 0)
            cities.append({"when": {"region": name}, "shares": {**inside, "": elsewhere + 1e-9}})
        one = {"attribute": "region", "rows": [{"shares": people}]}
        return one, {"attribute": "city", "given": ["region"], "rows": cities}

    @cached_property
    def _jobs(self) -> dict[str, dict[str, list[str]]]:
        """Unit group of ISCO -> occupation -> what else it is called."""
        path = self._folder / self.shares["occupations"]
        jobs: dict[str, dict[str, list[str]]] = {}
        for line in path.with_suffix(".tsv").read_text("utf8").splitlines()[1:]:
            group, name, also = line.split("\t")
            jobs.setdefault(group, {})[name] = also.split("|") if also else []
        return jobs

    @cached_property
    def work(self) -> dict[str, Any]:
        """The unit groups of those who work, see `occupations.toml`."""
        return read_toml(self._folder / self.shares["occupations"])

    @property
    def _work_tables(self) -> Iterator[dict[str, Any]]:
        """Unit group of those who work, by sex and education; occupation within the group."""
        work, levels = self.work, self.shares["levels"]
        major = self.shares["major"]["shares"]
        total: dict[str, float] = {}
        for code, (employed, *_) in work["groups"].items():
            total[code[0]] = total.get(code[0], 0) + employed
        rows = [{"when": {"work": self._not_at_work}, "shares": {"": 1}}]
        for sex in ("female", "male"):
            for number, fit in enumerate(work["fit"], 1):
                schools = [name for name, level in levels.items() if level == number]
                shares = {}
                for code, (employed, women, level, *_) in work["groups"].items():
                    here = employed / total[code[0]] * major.get(code[0], 0)
                    share = women if sex == "female" else 100 - women
                    shares[code] = here * share * fit[level - 1]
                rows.append({"when": {"sex": sex, "education": schools}, "shares": shares})
        yield {"attribute": "isco", "rows": [*rows, {"shares": {"": 1}}]}
        names = [{"when": {"isco": code}, "shares": self._shares_of(code)} for code in self._jobs]
        yield {"attribute": "occupation", "rows": [*names, {"shares": {"": 1}}]}

    def _shares_of(self, group: str) -> dict[str, float]:
        """The occupations of a group: few of its people, in equal parts; "" for the others."""
        jobs, named = self._jobs[group], self.work["named"]
        return {"": 1 - named, **dict.fromkeys(jobs, named / len(jobs))}

    @property
    def _not_at_work(self) -> list[str]:
        table = next(t for t in self.shares["table"] if t["attribute"] == "work")
        return [name for row in table["rows"] for name in row["shares"] if name != "employed"]

    def _columns(self) -> Iterator[tuple[str, Sequence[str], Callable[..., Terms]]]:
        """Origin of terms, the attributes that they follow from, and what makes them of these."""
        everyone = self.shares.get("everyone", [])
        if everyone:
            yield "country", ["country"], lambda _: _country_terms(everyone[0], everyone[1:])
        yield "place", ["region", "city"], self._place_terms
        yield "occupation", ["isco", "occupation"], self._occupation_terms
        for table in self.shares["table"]:
            if "kind" in table:
                yield table["attribute"], [table["attribute"]], partial(_value, table)
        yield "age", ["age"], lambda age: [(key, DATETIME) for key in age_keys(age)]
        # The day of birth is no term: it stays of no sample of this size, and would take a third of
        # the folder.
        yield "birth", ["born", "month"], lambda *date: [(k, DATETIME) for k in date_keys(*date)]
        for rule in self.shares["say"]:
            yield "said", list(rule["when"]), partial(_said, rule)

    def _place_terms(self, name: str, city: str) -> Terms:
        region = self._regions[name]
        names = [region["name"], *region.get("also", ()), *region.get("within", ())]
        if city:
            names += [city] if not flags_of(city.lower()) & GIVEN else [f"{city}, {region['name']}"]
            names += region.get("areas", {}).get(city, ())
            shorts = (region[field] for field in ("short", "abbreviated") if field in region)
            names += [f"{city}, {short}" for short in shorts]
        terms = [(key, LOC) for name in names for key in value_keys(name, kind=LOC)]
        terms += [(key, DEM) for key in demonym_keys(region.get("people", ()))]
        if region.get("country"):
            terms += _country_terms(region["country"])
        return terms

    def _occupation_terms(self, group: str, name: str) -> Terms:
        if not group:
            return []
        names = [*self.work["groups"][group][3:], name, *self._jobs.get(group, {}).get(name, ())]
        wider = self.work.get("wider", {})
        names += [name for code in wider if group.startswith(code) for name in wider[code]]
        return [(key, DEM) for name in names if name for key in value_keys(name, kind=DEM)]


def read_toml(path: Path) -> dict[str, Any]:
    """A table of shares. RAISES (KanonError): KN156 if there is none, or it is no TOML."""
    if sys.version_info >= (3, 11):
        import tomllib
    else:
        import tomli as tomllib
    try:
        return tomllib.loads(path.read_text("utf8"))
    except (OSError, tomllib.TOMLDecodeError) as error:
        known = ", ".join(sorted(p.parent.name for p in POPULATIONS.glob(f"*/{SHARES}")))
        raise KanonError(
            f"[KN156] {path} cannot be read ({error}). Bundled populations are {known}; others "
            "are folders with a population.toml, see the page on populations."
        ) from error


def _bounds(value: str) -> tuple[int, int]:
    """(18, 24) for "18-24", (3, 3) for "3"."""
    band = _BAND.fullmatch(value)
    return (int(band[1]), int(band[2])) if band else (int(value), int(value))


def fits(values: NDArray[Any], wanted: str | Sequence[str]) -> NDArray[Any]:
    """Whether each value is one of those wanted.

    >>> fits(np.array([17, 18, 24]), "18-24").tolist()
    [False, True, True]
    """
    if wanted == "*":
        return values != ""
    if isinstance(wanted, str) and _BAND.fullmatch(wanted):
        low, high = _bounds(wanted)
        numbers = values.astype(np.int64)
        return (numbers >= low) & (numbers <= high)
    return np.isin(values, [wanted] if isinstance(wanted, str) else list(wanted))


def _value(table: Mapping[str, Any], value: str) -> Terms:
    """Terms of one value of a table: its forms, or itself."""
    forms = table.get("forms", {}).get(value)
    if table["kind"] == COUNTRY and forms is None:
        return _country_terms(value)
    names = ([value] if value else []) if forms is None else forms
    kind = DEM if table["kind"] == COUNTRY else table["kind"]
    return [(key, kind) for name in names if (key := surface_key(name))]


def _country_terms(country: str, more: Sequence[str] = ()) -> Terms:
    names, demonyms = country_variants(country)
    terms = [(key, LOC) for key in value_keys(country, [*names, *more], kind=LOC)]
    return [*terms, *((key, DEM) for key in demonym_keys(demonyms))]


def _said(rule: Mapping[str, Any], *seen: Any) -> Terms:
    """What a rule calls a person, whose values in the order of its `when` are these."""
    known = dict(zip(rule["when"], seen, strict=True))
    for name, wanted in rule["when"].items():
        if not fits(np.array([known[name]], dtype=object), wanted).all():
            return []
    texts = []
    for term in rule["terms"]:
        name = next(iter(_FIELD.findall(term)), None)
        values = [] if name is None else spoken(known[name])
        texts += [term.replace(f"{{{name}}}", value) for value in values] if name else [term]
    return [(key, rule.get("kind", DEM)) for text in texts if (key := surface_key(text))]


def spoken(value: Any) -> list[str]:
    """A value as texts say it: a number also in words.

    >>> spoken("3"), spoken("Black")
    (['3', 'three'], ['Black'])
    """
    text = str(value)
    return [text, UNITS[int(text) - 1]] if text in "123456789" else [text]


if __name__ == "__main__":
    script_command(make_population)()
