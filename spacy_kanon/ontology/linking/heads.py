"""Names that say what they name: "Bodmin College" is a college, "FC Haka" a football club.

The head of a name is its last word, or the word before "of": "University of Miami". It counts if
the ontology knows a class by that word, or if it is one of the usual words and abbreviations of
`data/name_heads.tsv`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from ...lang.en.inflection import is_plural, singular, split_head
from ...lang.en.wordings.kinds_of_things import (
    DATED,
    ends_in_its_kind,
    is_seat,
    names_a_town,
    names_a_work,
)
from ...lang.en.wordings.name_heads import last_words
from ...names import DEM, LOC, MISC, ORG
from ..flags import BARRED, CLASS, KIND_FLAGS, PERSON_CLASS, REMOVED, ROLE
from ..reader import Ontology
from ..surfaces import LABEL
from .linked import Context

# Kinds of classes that a mention of a kind may be headed by.
_KINDS = {LOC: (LOC, ORG), ORG: (ORG, LOC, MISC), DEM: (DEM,), MISC: (MISC, DEM, ORG, LOC)}


# "Republic of Ghana": of a country this says what it is called in full.
_FORMS_OF_STATE = frozenset({"republic", "kingdom", "sultanate", "emirate", "principality"})
_LONG_HEADS = ("Hall of Fame",)


@cache
def name_heads() -> dict[str, str]:
    """Words and abbreviations that end or begin names, and the label of the class they mean.

    Several labels are parted by "|": the first one that the ontology has counts.
    """
    text = (files("spacy_kanon") / "data" / "name_heads.tsv").read_text(encoding="utf8")
    return dict(line.split("\t")[:2] for line in text.splitlines()[1:])


class Head(NamedTuple):
    """The head of a name.

    rows (list[int]): Classes that it may mean.
    name (str): The name without it.
    """

    rows: list[int]
    name: str


def find_head(ontology: Ontology, key: str, kind: str) -> Head | None:
    """The classes that the head of a name may mean, and the name without it.

    ontology (Ontology): Where the classes stand.
    key (str): Normalized name.
    kind (str): Kind of the mention.
    RETURNS (Head | None): None for a name without such a head.
    """
    for head, name in _splits(key):
        rows = _usual(ontology, head, kind) or _classes_called(ontology, head, kind)
        if rows:
            return Head(rows, name)
    return None


def is_misread(labels: Iterable[str], kind: str, context: Context) -> bool:
    """Whether a name that ends in the name of a class stands where a town or a title does.

    labels (Iterable[str]): Of the classes.
    kind (str): Kind of the mention.
    context (Context): Its sentence.
    RETURNS (bool): True for "Lake Placid" behind "in", for "Eagle Squadron" behind "starred in".
    """
    labels = list(labels)
    if kind == LOC and names_a_town(context.before):
        return not any(map(is_seat, labels))
    is_dated = any(word in label for label in labels for word in DATED)
    return names_a_work(kind, context.before, context.after) and not is_dated


def names_a_state(labels: Iterable[str]) -> bool:
    """Whether a name that ends in the name of a class is the full one of a country.

    labels (Iterable[str]): Of the classes.
    RETURNS (bool): True for "Republic of Ghana", if Ghana is one.
    """
    return not _FORMS_OF_STATE.isdisjoint(labels)


def _splits(key: str) -> Iterator[tuple[str, str]]:
    """Possible heads with the rest of the name, long heads first."""
    front, behind = split_head(key)
    words = front.split(" ")
    for usual in _LONG_HEADS:
        if key.endswith(f" {usual}"):
            yield usual, key[: -len(usual) - 1]
    if behind and not _is_headed(behind):
        yield front, behind.split(" ", 2)[-1]
    for start in range(1, len(words)):
        # "State of Utah" is a state, "Utah State" a university, "Hampton Court" a house.
        if words[start:] != ["State"] and ends_in_its_kind(front):
            yield " ".join(words[start:]), " ".join(words[:start])
    if len(words) > 1 and words[0].isupper():
        yield words[0], " ".join(words[1:])


def _is_headed(behind: str) -> bool:
    """Whether what is behind "of" ends in a head: "City of Hope Medical Center" is no city."""
    words = behind.split(" in ")[0].split(" at ")[0].split()
    return len(words) > 2 and any(" ".join(words[-n:]) in last_words() for n in (1, 2))


def _usual(ontology: Ontology, head: str, kind: str) -> list[int]:
    """The class of one of the usual words that names end in."""
    name = name_heads().get(head)
    if name is None or kind == DEM:
        return []
    for label in name.split("|"):
        rows = labelled(ontology, label, (LOC, ORG, MISC))
        # A publisher can be a person; what "Xyzzy Press" names is none.
        rows = [row for row in rows if not ontology.has(row, PERSON_CLASS | ROLE)]
        if rows:
            return rows[:1]
    return []


def _classes_called(ontology: Ontology, head: str, kind: str) -> list[int]:
    """Classes with the head as their label.

    A capitalized head is part of a name. Names of organizations and places say what they name,
    those of works ("Vanishing Point") do not, unless by words that are usual there.
    """
    is_name = head[:1] != head[:1].lower()
    if is_name and (is_plural(head) or (kind == MISC and not _narrows(head))):
        return []
    name = head.lower()
    return labelled(ontology, name, _KINDS[kind]) or (
        labelled(ontology, singular(name), _KINDS[kind]) if is_plural(name) else []
    )


def _narrows(head: str) -> bool:
    """Whether a head of several words ends in a usual one: "Film Award", not "Point"."""
    _, _, last = head.rpartition(" ")
    return last != head and last in last_words()


def labelled(ontology: Ontology, name: str, kinds: tuple[str, ...]) -> list[int]:
    """Classes of some kinds with this label, the most used one first.

    ontology (Ontology): Where the classes stand.
    name (str): The label.
    kinds (tuple[str, ...]): Kinds of which a class has to be one.
    RETURNS (list[int]): Rows of the classes.
    """
    flag = sum(KIND_FLAGS[kind] for kind in kinds)
    return [
        reading.row
        for reading in ontology.readings(name)
        if reading.how == LABEL
        and ontology.has(reading.row, CLASS)
        and not ontology.has(reading.row, REMOVED | BARRED)
        and ontology.has(reading.row, flag)
    ]


def bodies_called(ontology: Ontology, noun: str) -> list[int]:
    """Classes of organizations that a common noun is the label of, if it means nothing else.

    ontology (Ontology): Where the classes stand.
    noun (str): In the singular.
    RETURNS (list[int]): Rows; empty for "band", which is of music, too.
    """
    others = KIND_FLAGS[DEM] | KIND_FLAGS[MISC]
    readings = ontology.readings(noun)
    is_body = all(
        reading.how == LABEL
        and ontology.is_class(reading.row)
        and ontology.has(reading.row, KIND_FLAGS[ORG])
        and not ontology.has(reading.row, others)
        for reading in readings
    )
    return [reading.row for reading in readings] if is_body else []
