"""The strings of the ontology: what may stand for an item in a text."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

import numpy as np
import numpy.typing as npt

from ..text.normalization import normalize_key
from .entities import Entity
from .flags import BARRED, REMOVED

# How a string stands for an item, from the closest to the loosest.
LABEL, ALIAS, DEMONYM = 0, 1, 2
HOW = ("label", "alias", "demonym")
HOW_BITS = 2

_WORD = re.compile(r"\w+")
_LETTER = re.compile(r"[^\W\d_]")


def words_of(key: str) -> list[str]:
    """Words of a key, without regard to case."""
    return _WORD.findall(key.casefold())


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
    is_lowered = key.islower() and is_short and not entity.label.islower()
    return is_country_code or is_lowered


def collect(
    entities: Sequence[Entity],
    flags: npt.NDArray[np.uint16],
    uses: npt.NDArray[np.int64],
    region_demonyms: dict[int, str],
) -> dict[str, list[int]]:
    """All keys with their readings, the most used item first."""
    readings_of: dict[str, list[int]] = {}
    codes = frozenset(entity.country_code for entity in entities if entity.country_code)
    for row, entity in enumerate(entities):
        if flags[row] & (BARRED | REMOVED) or not entity.label:
            continue
        of_region = region_demonyms.get(entity.number)
        names = [*entity.demonyms, of_region] if of_region else entity.demonyms
        for key, how in strings_of(entity, names, codes):
            readings_of.setdefault(key, []).append(pack(row, how))
    for readings in readings_of.values():
        readings.sort(key=lambda reading: (-uses[unpack(reading)[0]], reading))
    return readings_of
