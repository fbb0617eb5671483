"""What a general wording stands for, and the options made of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from .chains import NONE

# Relations between the thing replaced and the phrase: it is one, it lies in the place, its people
# are called so, it is part of the whole.
CLASS_PHRASE = "class"
PLACE_PHRASE = "in"
DEMONYM_PHRASE = "demonym"
PART_PHRASE = "part"


class Phrase(NamedTuple):
    """A set of items with a name.

    relation (str): CLASS_PHRASE, PLACE_PHRASE, DEMONYM_PHRASE or PART_PHRASE.
    row (int): The class, place, or whole. place (int): The place around it, or `NONE`.
    """

    relation: str
    row: int
    place: int = NONE


# Forms of a wording: a noun that takes an article, or a name or adjective that takes none.
NOUN = "noun"
NAME = "name"


@dataclass(frozen=True, slots=True)
class Option:
    """One truthful replacement.

    text (str): The bare phrase, without article: "city in Norway".
    form (str): NOUN or NAME.
    source (str): Where it comes from: a relation of `Phrase`, "rule" or "star".
    phrase (str): For counting whom it fits: id of a phrase ("class/Q515/in/Q20"), or key of a
        knowledge base ("date/197X"); "" if neither can tell.
    """

    text: str
    form: str = NOUN
    source: str = "rule"
    phrase: str = ""
