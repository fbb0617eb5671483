"""Hand-kept knowledge about classes and regions: two small tables with a reason per row."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files

REMOVED, BARRED, TOP = "removed", "barred", "top"


@dataclass(frozen=True, slots=True)
class MetaClasses:
    """Classes with a special role, by item number.

    removed (dict[int, str]): Never offered, and no chain goes through them; with the reason.
    barred (dict[int, str]): Their instances are no readings of a phrase of a text.
    tops (dict[int, str]): Where a chain ends; with the kind of information of what is below.
    phrases (dict[int, str]): Wording where the label would not be one (role "renamed" does
        nothing else).
    """

    removed: dict[int, str] = field(default_factory=dict)
    barred: dict[int, str] = field(default_factory=dict)
    tops: dict[int, str] = field(default_factory=dict)
    phrases: dict[int, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Region:
    """A part of the world made of whole countries (United Nations M49, and usual groupings).

    number (int): Its Wikidata item.
    demonym (str): What its people are called, "" if nobody says so.
    parent (int): The region around it, 0 if none.
    countries (tuple[str, ...]): ISO 3166-1 alpha-2 codes; empty if it is made of other regions.
    """

    number: int
    label: str
    demonym: str
    parent: int
    countries: tuple[str, ...]


def _table(name: str) -> list[list[str]]:
    text = (files("spacy_kanon") / "data" / name).read_text(encoding="utf8")
    return [line.split("\t") for line in text.splitlines()[1:]]


@cache
def meta_classes() -> MetaClasses:
    """The table `data/meta_classes.tsv`."""
    classes = MetaClasses()
    for item, _label, role, kind, phrase, reason in _table("meta_classes.tsv"):
        number = int(item[1:])
        if role == TOP:
            classes.tops[number] = kind
        elif role == BARRED:
            classes.barred[number] = reason
        elif role == REMOVED:
            classes.removed[number] = reason
        if phrase:
            classes.phrases[number] = phrase
    return classes


@cache
def regions() -> tuple[Region, ...]:
    """The table `data/regions.tsv`, small regions before the ones around them."""
    return tuple(
        Region(
            number=int(item[1:]),
            label=label,
            demonym=demonym,
            parent=int(parent[1:]) if parent else 0,
            countries=tuple(countries.split()),
        )
        for item, label, demonym, parent, countries in _table("regions.tsv")
    )
