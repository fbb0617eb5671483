"""A small knowledge base on disk for tests of components."""

from pathlib import Path

from spacy_kanon.kb.build import build_kb
from spacy_kanon.lang.en.dates import date_keys
from spacy_kanon.lang.en.person_names import name_keys
from spacy_kanon.names import DATETIME, DEM, LOC, PERSON
from spacy_kanon.types import TermRow

from ..kb.people import MemoryPeople

FIRST = ("Thomas", "Ada", "Rose", "Will")
LAST = ("Jasper", "Berg", "Young")


def build_small_kb(out: Path, *, seed: int = 0, folded: bool = False) -> Path:
    """24 people: names, a year of birth, a place and an occupation each."""
    rows = []
    for person in range(24):
        name = f"{FIRST[person % 4]} {LAST[person % 3]}"
        rows += [TermRow(key, person, PERSON, "label") for key in name_keys(name)]
        year = 1970 + (person + seed) % 5
        rows += [TermRow(key, person, DATETIME, "P569") for key in date_keys(year)]
        rows.append(TermRow(("Oslo", "New York")[person % 2], person, LOC, "P19"))
        rows.append(TermRow(("geologist", "pianist")[person // 12], person, DEM, "P106"))
    build_kb(MemoryPeople(rows), out, folded=folded)
    return out
