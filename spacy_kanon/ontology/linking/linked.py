"""What a phrase was found to be, and how."""

from __future__ import annotations

from dataclasses import dataclass

from ...names import DEM, LOC, MISC, ORG
from ..phrases import Option

EXACT, TRIMMED, SENTENCE, CONTAINED, HEAD, APPROXIMATE, KIND = (
    "exact", "trimmed", "sentence", "contained", "head", "approximate", "kind",
)  # fmt: skip

# Classes that everything of a kind is in: geographic location, organization, person.
GENERAL: dict[str, int] = {LOC: 2221906, ORG: 43229, DEM: 215627}
GENERAL_ROWS: dict[str, int] = {"place": GENERAL[LOC], "organization": GENERAL[ORG]}
# Kinds of readings that a mention of a kind may have, by preference: people write of a country as
# of an organization, and annotators differ on what is demographic.
FITTING: dict[str, tuple[tuple[str, ...], ...]] = {
    LOC: ((LOC,), (ORG,)),
    ORG: ((ORG,), (LOC,), (MISC,)),
    DEM: ((DEM,), (MISC,)),
    MISC: ((MISC,), (DEM,), (ORG,)),
}


@dataclass(frozen=True, slots=True)
class Context:
    """The sentence around a mention: text before it and behind it."""

    before: str = ""
    after: str = ""


@dataclass(frozen=True, slots=True)
class Linked:
    """What a phrase was found to be.

    method (str): EXACT, TRIMMED, SENTENCE, CONTAINED, HEAD or APPROXIMATE; KIND if nothing was
        found.
    surface (str): The string of the ontology that was matched, "" if none.
    items (tuple[str, ...]): Ids of the items it may stand for; the options are true of all.
    options (tuple[Option, ...]): From specific to general; the last one is always `***`.
    """

    method: str
    surface: str
    items: tuple[str, ...]
    options: tuple[Option, ...]
