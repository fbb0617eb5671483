"""The strings of the ontology: what may stand for an item in a text."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from ..text.normalization import normalize_key
from .entities import Entity

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
