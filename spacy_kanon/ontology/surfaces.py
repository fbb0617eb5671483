"""The strings of the ontology: what may stand for an item in a text."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from ..lang.language_rules import NOUN
from ..text.normalization import normalize_key
from .chains import NONE
from .format import Entity

# How a string stands for an item, from the closest to the loosest.
LABEL, ALIAS, DEMONYM = 0, 1, 2
HOW_BITS = 2

_LETTER = re.compile(r"[^\W\d_]")


def pack(row: int, how: int) -> int:
    return row << HOW_BITS | how


def unpack(reading: int) -> tuple[int, int]:
    """Row and way of standing for it."""
    return reading >> HOW_BITS, reading & ((1 << HOW_BITS) - 1)


def strings_of(
    entity: Entity, demonyms: Sequence[str], country_codes: frozenset[str]
) -> Iterator[tuple[str, int]]:
    """Keys of an item, each with the closest way it stands for it.

    Left out are codes ("NO", "no" for Norway) and strings without letters: in a text they nearly
    always mean something else. A code that is written with points as well ("U.S.") stays.
    """
    seen: set[str] = set()
    spelled = {alias.replace(".", "").replace(" ", "") for alias in entity.aliases if "." in alias}
    named = [(entity.label, LABEL), *((alias, ALIAS) for alias in entity.aliases)]
    for name, how in [*named, *((demonym, DEMONYM) for demonym in demonyms)]:
        key = normalize_key(name)
        if key in seen or len(key) < 2 or not _LETTER.search(key):
            continue
        if how == ALIAS and _is_code(key, entity, country_codes) and key not in spelled:
            continue
        seen.add(key)
        yield key, how


def _is_code(key: str, entity: Entity, country_codes: frozenset[str]) -> bool:
    is_short = len(key) <= 3 and " " not in key
    is_country_code = key in country_codes or (
        bool(entity.country_code) and is_short and key.isupper()
    )
    return is_country_code or (key.islower() and is_short and not entity.label.islower())


# Relations between the thing replaced and the phrase: it is one, it lies in the place, its people
# are called so, it is part of the whole.
CLASS_PHRASE = "class"
PLACE_PHRASE = "in"
DEMONYM_PHRASE = "demonym"
PART_PHRASE = "part"
# Source of an option that is an ordinary noun, read from a name and its sentence.
WORD = "word"


class Phrase(NamedTuple):
    """A set of items with a name."""

    relation: str  # CLASS_PHRASE, PLACE_PHRASE, DEMONYM_PHRASE or PART_PHRASE.
    row: int  # The class, place, or whole.
    place: int = NONE  # The place around it, or `NONE`.


@dataclass(frozen=True, slots=True)
class Option:
    """One truthful replacement."""

    text: str  # The bare phrase, without article: "city in Norway".
    # How the language fits it into a sentence: NOUN, NAME, PERIOD or YEAR of `lang.language_rules`.
    form: str = NOUN
    source: str = "rule"  # Where it comes from: a relation of `Phrase`, WORD, "rule" or "star".
    # What it covers, to count it by that alone: id of a phrase ("class/Q515/in/Q20"), or key of a
    # knowledge base ("date/197X"); "" if neither can tell.
    phrase: str = ""
    # For an option that no item of the ontology stands behind, the keys of each thing that it
    # names: `(("date/197X",), ("date/198X",))` for "the 1970s to the 1980s". Empty: it says nothing
    # about a person ("DATE"). None: the keys do not tell; without a phrase it cannot be counted.
    keys: tuple[tuple[str, ...], ...] | None = None
    # What may stand instead before a noun: "Norwegian"; "" if nothing is known.
    adjective: str = ""
