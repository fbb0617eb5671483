"""One number of yes-or-no properties for every item."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import numpy as np
import numpy.typing as npt

from ..names import DEM, LOC, MISC, ORG
from .chains import Graph, closure, reverse
from .classes import MetaClasses, Region

KIND_FLAGS: dict[str, int] = {LOC: 1, ORG: 2, DEM: 4, MISC: 8}
ANY_KIND = 15
REMOVED = 16  # Never a wording.
BARRED = 32  # Never a reading.
TOP = 64  # Chains end here.
CLASS = 128  # Has subclasses, instances or a class above: a text may mean one of its instances.
COUNTRY = 256
REGION = 512
LANGUAGE = 1024
PEOPLE = 2048  # An ethnic group, a nationality or the people of a place.
ROLE = 4096  # Said of a person: an occupation, office, title or rank.
GONE = 8192  # A former country or division.
PERSON_CLASS = 16384  # A class of people: whoever is in it is a person.
OFFICE = 32768  # An office or position, as distinct from who holds it.

# Classes whose instances and subclasses get the flag.
_LANGUAGES = (34770, 17376908, 25295, 33742)
_PEOPLES = (41710, 33829, 231002, 2472587)
_ROLES = (215627, 12737077, 28640, 4164871, 355567, 216353, 4120621, 56019, 294414, 1781513)
_OFFICES = (4164871, 294414)
_PERSONS = (215627,)
_GONE = (3024240, 19953632, 15893266, 19832712, 28171280, 48349)
# Wikidata's classes of classes: what is an instance of one of them is no wording. (An instance of
# "first-order class" is an ordinary class, its instances are things.)
_CLASSES_OF_CLASSES = (19361238, 19478619, 24017414, 24017465, 23958852, 23959932)


class Rows(Protocol):
    """From numbers of items to their rows."""

    def __contains__(self, number: int) -> bool: ...
    def __getitem__(self, number: int) -> int: ...


def make_flags(
    rows: Rows,
    countries: Sequence[int],
    subclass: Graph,
    instance: Graph,
    meta: MetaClasses,
    regions: Sequence[Region],
) -> npt.NDArray[np.uint16]:
    """Flags of all rows.

    rows (Rows): Of the items.
    countries (Sequence[int]): Rows of the countries of today.
    subclass, instance (Graph): P279 and P31, of row -> rows above.
    meta (MetaClasses): Wikidata's classes of classes.
    regions (Sequence[Region]): Of the world.
    RETURNS (NDArray[uint16]): By row.
    """
    flags = np.zeros(len(subclass), dtype=np.uint16)
    subclasses, instances = reverse(subclass), reverse(instance)

    def below(numbers: Sequence[int]) -> npt.NDArray[np.int64]:
        start = [rows[number] for number in numbers if number in rows]
        classes = closure(subclasses, start)
        return np.union1d(classes, instances.of_all(classes))

    def own(numbers: Sequence[int]) -> list[int]:
        return [rows[number] for number in numbers if number in rows]

    for kind, flag in KIND_FLAGS.items():
        flags[below([number for number, value in meta.tops.items() if value == kind])] |= flag
    flags[(flags & ANY_KIND) == 0] |= KIND_FLAGS[MISC]
    for numbers, flag in (
        (_LANGUAGES, LANGUAGE),
        (_PEOPLES, PEOPLE),
        (_ROLES, ROLE),
        (_OFFICES, OFFICE),
        (_GONE, GONE),
    ):
        flags[below(numbers)] |= flag
    flags[closure(subclasses, own(_PERSONS))] |= PERSON_CLASS
    flags[below(list(meta.barred))] |= BARRED
    flags[instances.of_all(np.array(own(_CLASSES_OF_CLASSES), dtype=np.int64))] |= REMOVED
    flags[own(list(meta.removed))] |= REMOVED
    flags[own(list(meta.tops))] &= np.uint16(0xFFFF - REMOVED)
    flags[own(list(meta.tops))] |= TOP
    is_class = (np.diff(subclass.offsets) > 0) | (np.diff(subclasses.offsets) > 0)
    is_class |= np.diff(instances.offsets) > 0
    is_class |= (flags & TOP) > 0
    flags[is_class] |= CLASS
    flags[np.array(countries, dtype=np.int64)] |= COUNTRY
    flags[own([region.number for region in regions])] |= REGION
    return flags
