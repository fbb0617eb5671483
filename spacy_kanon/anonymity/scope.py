"""Among whom people are counted: what an attacker knows for certain of everybody in the texts.

An entry is a term ("Norwegian", or its key) or "alive in 1990". Whoever is counted although the
attacker can rule them out makes a release look safer than it is. So "alive in 1990" are only the
people of whom a date until 1990 and one from 1990 on are known: some who were alive are missing,
which asks for more masks and never for fewer.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from pyroaring import BitMap

from ..errors import Errors, KanonError
from ..lang.en.calendar_keys import MAX_YEAR, year_text
from ..names import DATE_PREFIX
from ..text.normalization import normalize_key
from ..types import Knowledge

_ALIVE = re.compile(r"alive in (\d{1,4})", re.IGNORECASE)
_REMEMBERED = 16
_alive: dict[tuple[str, int], BitMap] = {}


def scope_of(entries: Sequence[str], knowledge: Knowledge) -> BitMap | None:
    """The people of whom all of some entries are true.

    entries (Sequence[str]): Terms, keys of terms, and "alive in YEAR".
    knowledge (Knowledge): Where the people come from.
    RETURNS (BitMap | None): None for no entries: everybody. Nobody may change it.
    RAISES (KanonError): E329 for an entry that fits nobody.
    """
    lists = [_people_of(entry, knowledge) for entry in entries]
    return BitMap.intersection(*lists) if lists else None


def _people_of(entry: str, knowledge: Knowledge) -> BitMap:
    alive = _ALIVE.fullmatch(entry.strip())
    if alive is not None:
        people = _alive_in(int(alive[1]), knowledge)
    else:
        people = knowledge.people(entry) or knowledge.people(normalize_key(entry))
    if not people:
        raise KanonError(Errors.E329.format(key=entry))
    return people


def _alive_in(year: int, knowledge: Knowledge) -> BitMap:
    """People with a date until the year and one from it on. It is asked for every text."""
    question = knowledge.fingerprint, year
    if question not in _alive:
        if len(_alive) >= _REMEMBERED:
            _alive.clear()
        until = BitMap.union(BitMap(), *(_dated(other, knowledge) for other in range(1, year + 1)))
        since = (_dated(other, knowledge) for other in range(year, MAX_YEAR + 1))
        _alive[question] = until & BitMap.union(BitMap(), *since)
    return _alive[question]


def _dated(year: int, knowledge: Knowledge) -> BitMap:
    return knowledge.people(f"{DATE_PREFIX}{year_text(year)}")
