"""What can be asked of a knowledge base from outside: pure functions behind `inspect`."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import reduce
from itertools import combinations, groupby
from operator import and_, or_
from typing import Any

import numpy as np
from numpy.typing import NDArray
from pyroaring import BitMap

from ..lang.en.dates import parse_date
from ..lang.en.person_names import find_names
from ..names import FOLDED_PREFIX, KEY_PREFIXES, KINDS, PERSON, SUB_KINDS
from ..text.normalization import normalize, normalize_key
from ..text.rewriting import placeholder_bounds
from ..types import Knowledge
from .reader import KnowledgeBase


@dataclass(frozen=True)
class TermReport:
    """One term as asked, under the keys it was found by (none: the knowledge base lacks it)."""

    text: str
    keys: tuple[str, ...]
    people: int  # People with any of the keys.
    kind: str | None
    kinds: tuple[str, ...]
    origins: tuple[str, ...]


def find_keys(kb: Knowledge, text: str) -> tuple[str, ...]:
    """Keys that a text means: prefixed, a date, a literal surface, a name with initials."""
    literal = normalize_key(text)
    prefixed = (text,) if text.startswith(KEY_PREFIXES) else ()
    for candidates in (prefixed, parse_date(text), (literal,), _name_keys(literal)):
        keys = tuple(key for key in candidates if key in kb)
        if keys:
            return keys
    return ()


def _name_keys(text: str) -> tuple[str, ...]:
    normalized = normalize(text).text
    return tuple(
        key
        for start, end, keys in find_names(normalized)
        if (start, end) == (0, len(normalized))
        for key in keys
    )


def describe_term(kb: Knowledge, text: str) -> TermReport:
    """What a knowledge base says of one term."""
    keys = find_keys(kb, text)
    return TermReport(
        text=text,
        keys=keys,
        people=support(kb, [keys]),
        kind=kb.kind(keys[0]) if keys else None,
        kinds=tuple(kind for kind in KINDS if any(kind in kb.kinds(key) for key in keys)),
        origins=tuple(sorted({origin for key in keys for origin in kb.origins(key)})),
    )


def support(kb: Knowledge, terms: Sequence[Sequence[str]]) -> int:
    """People whom a combination fits; a term without keys fits no person, no terms fit all."""
    if not terms:
        return kb.population
    if not all(terms):
        return 0
    return len(reduce(and_, [reduce(or_, map(kb.people, keys)) for keys in terms]))


def pair_supports(kb: Knowledge, terms: Sequence[Sequence[str]]) -> Iterator[tuple[int, int, int]]:
    """Support of every pair of terms: their positions, and the number of people."""
    for a, b in combinations(range(len(terms)), 2):
        yield a, b, support(kb, [terms[a], terms[b]])


def most_frequent(kb: KnowledgeBase, top: int) -> list[dict[str, Any]]:
    """The `top` groups of literal terms that most people have. The same people have all terms of a
    group: mostly the spellings of one thing, in alphabetic order."""
    rows, counts = kb.table()
    lists = rows["list"]
    # Terms with one posting list come together; lists of one length in the order of the file.
    order = np.lexsort((lists, -counts.astype(np.int64)))
    groups: list[dict[str, Any]] = []
    for _, group in groupby(order, key=lambda row: lists[row]):
        if len(groups) >= top:
            break
        members = list(group)
        keys = sorted(kb.key(int(row)) for row in members)
        shown = [key for key in keys if not key.startswith(KEY_PREFIXES)]
        if shown:
            people = int(counts[members[0]])
            groups.append({"terms": shown, "people": people, "kind": kb.kind(shown[0])})
    return groups


# Who a released text can be about, for a reader who knows how the count decides.
#
# What could have stayed would have stayed: a mask hides a term that fits fewer than k people
# together with what is visible, or one of a kind that is always masked. So a placeholder that shows
# a kind excludes people without such a term of the kind (Kenthapadi, Mishra and Nissim,
# "Simulatable Auditing", PODS 2005). `***` shows no kind and may hide a name, so it excludes none.


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
