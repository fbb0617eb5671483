"""Make the bundled sample ontology: `python -m spacy_kanon.ontology.building.sample [--check]`.

Countries and what their people are called (`data/countries.tsv`), their capitals and larger cities
(`data/capitals.tsv`, `data/world.json`), common occupations, kinds of organizations and works,
languages and religions (`data/sample_classes.tsv`): facts, written down by hand for this package.
Items have their Wikidata number where the tables give one, so that the sample fits knowledge bases
built from a dump; the others are numbered by their place in the tables ("L1", "L2", ...).
"""

from __future__ import annotations

import csv
import json
import tempfile
from collections.abc import Iterator, Sequence
from functools import partial
from importlib.resources import files
from pathlib import Path
from typing import Any

import numpy as np

from ..errors import Errors, KanonError
from ..storage.bundled_folder import run_bundled
from .build import build_ontology
from .format import LOCAL_FIRST, PROPERTIES, Entity, Uses
from .reader import SAMPLE, open_ontology

_CITY, _CAPITAL, _COUNTRY, _LANGUAGE = "city", "capital", "country", "language"


class SampleSource:
    """The hand-made tables as items."""

    def __init__(self) -> None:
        self._items: dict[tuple[str, str], Entity] = {}
        self._local = 0
        classes = _table("sample_classes.tsv")
        self._classes = {row["label"]: self._number(row["item"]) for row in classes}
        self._read_classes(classes)
        self._read_countries()

    def entities(self) -> Iterator[Entity]:
        yield from self._items.values()

    def uses(self) -> Uses:
        return np.zeros(0, dtype=np.int64), np.zeros(0, dtype=np.int64)

    def describe(self) -> dict[str, Any]:
        return {"file": "sample", "items": len(self._items), "languages": ["en"]}

    def _number(self, item: str) -> int:
        if item:
            return int(item[1:])
        self._local += 1
        return LOCAL_FIRST + self._local

    def _add(
        self,
        label: str,
        number: int,
        *,
        part: str,
        aliases: Sequence[str] = (),
        demonyms: Sequence[str] = (),
        code: str = "",
        **targets: Sequence[int],
    ) -> None:
        edges = tuple(tuple(targets.get(name, ())) for name in PROPERTIES)
        self._items[part, label] = Entity(
            number, label, tuple(aliases), tuple(demonyms), code, edges, True
        )

    def _read_classes(self, rows: Sequence[dict[str, str]]) -> None:
        for row in rows:
            above = [self._classes[name] for name in row["above"].split(";") if name]
            is_language = any(name.endswith(_LANGUAGE) for name in row["above"].split(";"))
            is_one = is_language and row["aliases"] and "languages" not in row["aliases"]
            self._add(
                row["label"],
                self._classes[row["label"]],
                part="class",
                aliases=[alias for alias in row["aliases"].split(";") if alias],
                P31=[self._classes[_LANGUAGE]] if is_one else (),
                P279=above,
            )

    def _read_countries(self) -> None:
        world = json.loads(_read("world.json"))
        by_code = {country["code"]: country for country in world["countries"]}
        numbers: dict[str, int] = {}
        for row in _table("countries.tsv"):
            code = row["code"]
            if not code:
                continue
            numbers[code] = self._number(by_code.get(code, {}).get("item", ""))
            self._add(
                row["name"],
                numbers[code],
                part="country",
                aliases=[name for name in row["other_names"].split(";") if name],
                demonyms=[name for name in row["demonyms"].split(";") if name],
                code=code,
                P31=[self._classes[_COUNTRY]],
            )
        capitals = {row["code"]: row["capital"] for row in _table("capitals.tsv")}
        for code, number in numbers.items():
            cities = dict(by_code.get(code, {}).get("cities", ()))
            capital = capitals.get(code)
            if capital is not None:
                cities.setdefault(capital, "")
            for name, item in cities.items():
                kinds = [_CITY, _CAPITAL] if name == capital else [_CITY]
                classes = [self._classes[kind] for kind in kinds]
                self._add(name, self._number(item), part=code, P31=classes, P17=[number])


def _read(name: str) -> str:
    return (files("spacy_kanon") / "data" / name).read_text(encoding="utf8")


def _table(name: str) -> list[dict[str, str]]:
    return list(csv.DictReader(_read(name).splitlines(), delimiter="\t"))


def build_sample(out: Path, *, force: bool = False) -> str:
    """Build the sample into a folder. RETURNS (str): Its fingerprint."""
    return build_ontology(SampleSource(), out, force=force)["fingerprint"]


def check_sample(sample: Path = SAMPLE) -> str:
    """Build the sample anew and compare it with the bundled one."""
    with tempfile.TemporaryDirectory() as folder:
        rebuilt = build_sample(Path(folder) / "sample_ontology")
    bundled = open_ontology(sample).fingerprint
    if rebuilt != bundled:
        raise KanonError(Errors.E407.format(path=sample, found=bundled, expected=rebuilt))
    return rebuilt


def main(arguments: Sequence[str] | None = None) -> None:
    run_bundled(
        arguments,
        what="bundled sample ontology",
        folder=SAMPLE,
        build=partial(build_sample, force=True),
        check=check_sample,
    )


if __name__ == "__main__":
    main()
