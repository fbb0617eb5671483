"""Which of several things that are called alike a mention means."""

from __future__ import annotations

import re
from collections.abc import Sequence

from ...names import DEM, LOC, MISC, ORG
from ..flags import COUNTRY, GONE, KIND_FLAGS
from ..reader import Ontology, Reading
from ..surfaces import ALIAS, DEMONYM, LABEL
from .homonyms import by_label, uncontested
from .linked import FITTING, Context
from .plausibility import of_nation_or_language

# A reading that has this share of all uses is what is meant; one that is called so only for short,
# beside one that is called so first of all, if that many people have it, too.
DOMINANCE = 0.9
_FAMOUS = 100
_NAME = r"[A-Z][\w'’.-]*(?: [A-Z][\w'’.-]*){0,2}"
# "in Albany, New York" is in the state; in "Rome, New York and Oslo" nobody can tell.
_INSIDE = re.compile(rf"(?:\bCounty|\b(?:in|at|near|from|of) {_NAME}), $")
_LISTED_BEFORE = re.compile(r"[A-Z][\w'’.-]*, $")
_LISTED_BEHIND = re.compile(rf"(?:,? {_NAME})?,? (?:and|or) [A-Z]")


def choose(
    ontology: Ontology, readings: Sequence[Reading], kind: str, context: Context
) -> list[Reading]:
    """The readings that fit the mention's kind and sentence; one if one clearly dominates.

    ontology (Ontology): Counts how much each is used.
    readings (Sequence[Reading]): What the string can stand for.
    kind (str): Kind of the mention.
    context (Context): Its sentence.
    RETURNS (list[Reading]): Empty if none fits.
    """
    if kind in (DEM, MISC):
        readings = of_nation_or_language(ontology, readings, context.before, context.after)
    fitting: list[Reading] = []
    for kinds in FITTING[kind]:
        flag = sum(KIND_FLAGS[fitting_kind] for fitting_kind in kinds)
        fitting = [reading for reading in readings if fits(ontology, reading, flag, kind)]
        if kind == LOC and kinds == (ORG,):  # What a place is called for short is no body.
            fitting = [reading for reading in fitting if reading.how == LABEL]
        if fitting:
            fitting = list(uncontested(ontology, fitting, readings, kind))
            break
    present = [reading for reading in fitting if not ontology.has(reading.row, GONE)]
    present = present or fitting
    listed = kind in (LOC, ORG) and _LISTED_BEFORE.search(context.before)
    names = [reading for reading in present if reading.how == LABEL]
    if listed and names:
        countries = [reading for reading in present if ontology.has(reading.row, COUNTRY)]
        if len(countries) == 1:
            return countries
        is_inside = _INSIDE.search(context.before) and not _LISTED_BEHIND.match(context.after)
        return names if is_inside else present
    present = list(by_label(ontology, present))
    total = sum(ontology.uses(reading.row) for reading in present)
    for reading in present:
        uses = ontology.uses(reading.row)
        if total and uses >= DOMINANCE * total and _is_meant(reading, present, uses):
            return [reading]
    return present


def _is_meant(reading: Reading, present: Sequence[Reading], uses: int) -> bool:
    """Whether the one that is used most is meant: "Oklahoma" is no university in every text."""
    others = any(one.how == LABEL for one in present)
    return reading.how != ALIAS or not others or uses >= _FAMOUS


def fits(ontology: Ontology, reading: Reading, flag: int, kind: str) -> bool:
    """Whether a reading is of one of some kinds.

    ontology (Ontology): Where the item stands.
    reading (Reading): The item and how the string stands for it.
    flag (int): Bits of the kinds, see `flags.KIND_FLAGS`.
    kind (str): Kind of the mention: a demonym is no place.
    RETURNS (bool): True if it fits.
    """
    if reading.how == DEMONYM:
        return kind in (DEM, MISC)
    return ontology.has(reading.row, flag)
