"""Make the samples that the package carries, or check them: what nobody has to trust the bytes of.

    python scripts/make_samples.py kb|ontology|background [--check] [--out FOLDER]

- kb: 20,000 invented people (`scripts/synthetic_people.py`);
- ontology: countries and what their people are called (`data/countries.tsv`), their capitals and
  larger cities (`data/capitals.tsv`, `data/world.json`), common occupations, kinds of organizations
  and works, languages and religions (`data/sample_classes.tsv`), written down by hand;
- background: two biographies of each of 120 invented people of that knowledge base.

`--check` makes a sample anew and compares it with the folder.
"""

from __future__ import annotations

import argparse
import csv
import json
import tempfile
from collections.abc import Callable, Iterator, Sequence
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import tomllib
from sample_texts import make_texts
from synthetic_people import SAMPLE_PEOPLE, SAMPLE_SEED, SyntheticPeople
from wasabi import msg

from spacy_kanon.errors import KanonError
from spacy_kanon.kb.build import build_kb
from spacy_kanon.kb.reader import POPULATIONS, open_kb
from spacy_kanon.kb.reader import SAMPLE as KB
from spacy_kanon.linkage.build import build_background
from spacy_kanon.linkage.reader import SAMPLE as BACKGROUND
from spacy_kanon.linkage.reader import open_background
from spacy_kanon.ontology.build import build_ontology
from spacy_kanon.ontology.format import LOCAL_FIRST, PROPERTIES, Entity, Uses
from spacy_kanon.ontology.reader import SAMPLE as ONTOLOGY
from spacy_kanon.ontology.reader import open_ontology

BACKGROUND_PEOPLE = 120
BACKGROUND_SEEDS = (1, 2)
_CITY, _CAPITAL, _COUNTRY, _LANGUAGE = "city", "capital", "country", "language"


class SampleSource:
    """The hand-made tables as items.

    Items have their Wikidata number where the tables give one, so that the sample fits knowledge
    bases built from a dump; the others are numbered by their place in the tables ("L1", ...).
    """

    def __init__(self) -> None:
        self._items: dict[tuple[str, str], Entity] = {}
        self._local = 0
        classes = _table("sample_classes.tsv")
        self._classes = {row["label"]: self._number(row["item"]) for row in classes}
        self._read_classes(classes)
        self._read_countries()
        self._read_states()

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

    def _read_states(self) -> None:
        """States of the United States in the regions that people speak of: "the Midwest"."""
        path = POPULATIONS / "us" / "regions.toml"
        country = self._items["country", "United States"].number
        regions: dict[str, int] = {}
        for state in tomllib.loads(path.read_text("utf8"))["region"]:
            name = state["within"][0].removeprefix("the ")
            if name not in regions:
                regions[name] = self._number("")
                area = [self._classes["geographic region"]]
                self._add(name, regions[name], part="us", P31=area, P17=[country])
            self._add(
                state["name"],
                self._number(""),
                part="us",
                aliases=state.get("also", ()),
                demonyms=state.get("people", ()),
                P31=[self._classes["state"]],
                P131=[regions[name]],
                P17=[country],
            )


def _read(name: str) -> str:
    return (files("spacy_kanon") / "data" / name).read_text(encoding="utf8")


def _table(name: str) -> list[dict[str, str]]:
    return list(csv.DictReader(_read(name).splitlines(), delimiter="\t"))


def sample_documents() -> Iterator[tuple[str, str]]:
    """Person and text of each background document."""
    for seed in BACKGROUND_SEEDS:
        for record in make_texts(BACKGROUND_PEOPLE, seed=seed):
            yield record["name"], record["text"]


class Sample(NamedTuple):
    """A folder of the package. `build` replaces a folder; both give the fingerprint of one."""

    folder: Path
    build: Callable[[Path], str]
    fingerprint: Callable[[Path], str]


SAMPLES = {
    "kb": Sample(
        KB,
        lambda out: (
            build_kb(SyntheticPeople(SAMPLE_PEOPLE, SAMPLE_SEED), out, force=True).fingerprint
        ),
        lambda folder: open_kb(folder).fingerprint,
    ),
    "ontology": Sample(
        ONTOLOGY,
        lambda out: build_ontology(SampleSource(), out, force=True)["fingerprint"],
        lambda folder: open_ontology(folder).fingerprint,
    ),
    "background": Sample(
        BACKGROUND,
        lambda out: build_background(sample_documents(), out, force=True).fingerprint,
        lambda folder: open_background(folder).fingerprint,
    ),
}


def check_sample(name: str, folder: Path | None = None) -> str:
    """Make a sample anew and compare it with a folder, the bundled one if none is given.

    RETURNS (str): The fingerprint of both.
    RAISES (KanonError): They differ, or the folder cannot be opened.
    """
    sample = SAMPLES[name]
    found = sample.fingerprint(folder or sample.folder)
    with tempfile.TemporaryDirectory() as scratch:
        expected = sample.build(Path(scratch) / "sample")
    if found != expected:
        raise KanonError(
            f"The {name} at {folder or sample.folder} has the fingerprint {found}, but its "
            f"source makes {expected}. Make it again: python scripts/make_samples.py {name}"
        )
    return expected


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Make or check a sample of the package.")
    parser.add_argument("sample", choices=SAMPLES)
    parser.add_argument("--check", action="store_true", help="compare instead of writing")
    parser.add_argument("--out", type=Path, help="folder (default: the package's own)")
    options = parser.parse_args(arguments)
    try:
        if options.check:
            msg.good(
                "The sample is what its source makes", check_sample(options.sample, options.out)
            )
        else:
            sample = SAMPLES[options.sample]
            msg.good("Wrote the sample", sample.build(options.out or sample.folder))
    except KanonError as error:
        msg.fail(str(error), exits=1)


if __name__ == "__main__":
    main()
