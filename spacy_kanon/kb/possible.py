"""Who a released text can be about, for a reader who knows how the count decides.

What could have stayed would have stayed: a mask hides a term that fits fewer than k people together
with what is visible, or one of a kind that is always masked. So a placeholder that shows a kind
excludes people without such a term of the kind (Kenthapadi, Mishra and Nissim, "Simulatable
Auditing", PODS 2005). `***` shows no kind and may hide a name, so it excludes no person.
"""

from __future__ import annotations

from collections.abc import Collection

import numpy as np
from numpy.typing import NDArray
from pyroaring import BitMap

from ..names import FOLDED_PREFIX, KINDS, PERSON, SUB_KINDS
from ..text.placeholders import placeholder_bounds
from .reader import KnowledgeBase


class PossiblePeople:
    """The terms of each person, by kind. Holds all statements in memory."""

    def __init__(self, knowledge: KnowledgeBase) -> None:
        rows, counts = knowledge.table()
        keys: dict[tuple[int, int], str] = {}  # A list of people has a key for each spelling.
        for row in np.flatnonzero(counts).tolist():
            key = knowledge.key(row)
            if not key.startswith(FOLDED_PREFIX):
                keys.setdefault((int(rows["list"][row]), int(rows["kind"][row])), key)
        lists = [np.array(knowledge.people(key), np.int64) for key in keys.values()]
        owners = np.concatenate(lists)
        order = np.argsort(owners, kind="stable")
        self._terms = np.repeat(np.arange(len(lists)), list(map(len, lists)))[order]
        self._starts = np.searchsorted(owners[order], np.arange(knowledge.population + 1))
        self._kinds = np.array([kind.bit_length() - 1 for _, kind in keys])

    def people(self, fitting: BitMap, kinds: Collection[str], k: int) -> BitMap:
        """Those who explain the most of the kinds shown, which may be of unknown phrases."""
        people = np.array(fitting, np.int64)
        lengths = self._starts[people + 1] - self._starts[people]
        who = np.repeat(np.arange(len(people)), lengths)
        first = np.repeat(self._starts[people] - np.cumsum(lengths) + lengths, lengths)
        terms = self._terms[first + np.arange(len(first))]
        rare = np.bincount(terms, minlength=len(self._kinds))[terms] < k
        explained: NDArray[np.int64] = np.zeros(len(people), np.int64)
        for kind in set(kinds) - {PERSON}:
            own = rare & (self._kinds[terms] == KINDS.index(kind))
            explained += np.bincount(who[own], minlength=len(people)) > 0
        return BitMap(people[explained == explained.max(initial=0)].tolist())


def kinds_shown(text: str) -> set[str]:
    """The kinds that placeholders of a released text tell.

    >>> sorted(kinds_shown("*** of [ADDRESS] met PERSON 1."))
    ['LOC', 'PERSON']
    """
    bounds = placeholder_bounds(text)
    labels = {text[start:end].strip("[]").partition(" ")[0] for start, end in bounds}
    return {SUB_KINDS.get(label, label) for label in labels} & {*KINDS}
