"""What a general wording stands for, and the options made of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from ..lang.language_rules import NOUN
from .chains import NONE

# Relations between the thing replaced and the phrase: it is one, it lies in the place, its people
# are called so, it is part of the whole.
CLASS_PHRASE = "class"
PLACE_PHRASE = "in"
DEMONYM_PHRASE = "demonym"
PART_PHRASE = "part"
# Source of an option that is an ordinary noun, read from a name and its sentence.
WORD = "word"


class Phrase(NamedTuple):
    """A set of items with a name.

    relation (str): CLASS_PHRASE, PLACE_PHRASE, DEMONYM_PHRASE or PART_PHRASE.
    row (int): The class, place, or whole.
    place (int): The place around it, or `NONE`.
    """

    relation: str
    row: int
    place: int = NONE


@dataclass(frozen=True, slots=True)
class Option:
    """One truthful replacement.

    text (str): The bare phrase, without article: "city in Norway".
    form (str): How the language fits it into a sentence: NOUN, NAME, PERIOD or YEAR of
        `lang.language_rules`.
    source (str): Where it comes from: a relation of `Phrase`, WORD, "rule" or "star".
    phrase (str): What it covers, to count it by that alone: id of a phrase
        ("class/Q515/in/Q20"), or key of a knowledge base ("date/197X"); "" if neither can tell.
    keys (tuple[tuple[str, ...], ...] | None): For an option that no item of the ontology stands
        behind, the keys of each thing that it names: `(("date/197X",), ("date/198X",))` for "the
        1970s to the 1980s". Empty: it says nothing about anybody ("DATE"). None: the keys do not
        tell; without a phrase it cannot be counted at all.
    adjective (str): What may stand instead before a noun: "Norwegian"; "" if nothing is known.
    """

    text: str
    form: str = NOUN
    source: str = "rule"
    phrase: str = ""
    keys: tuple[tuple[str, ...], ...] | None = None
    adjective: str = ""
