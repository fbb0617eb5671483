"""A knowledge base that lacks a share of what is known of each person: a view over a whole one.

What a real knowledge base misses is not known; what a whole one would miss without 30 % of it can
be counted. Which facts are absent hangs on a seed, the person and the fact alone, so the view is
the same in every process and in any order of questions.

What one statement gave goes together as far as the files still tell:

- a date takes its month, year, decade, century and day of any year with it, unless another date of
  the person implies these too;
- keys with the same people and the same origins are taken for one value under several names;
- all names known of a person (the own ones, those of relatives) are one statement.
"""

import hashlib
from collections import defaultdict
from collections.abc import Container, Iterator
from functools import cached_property
from typing import Any

import numpy as np
import numpy.typing as npt
from pyroaring import BitMap

from spacy_kanon.kb.reader import KnowledgeBase
from spacy_kanon.lang.en.calendar_keys import coarser, implied_keys
from spacy_kanon.names import DATE_PREFIX, PERSON

REMEMBERED_PEOPLE = 20_000_000  # Ids in lists that are kept ready: some 100 MB at most.
_ANY_YEAR = f"{DATE_PREFIX}XXXX-"


class SubsampledKnowledge:
    """Implements `types.Knowledge` with fewer facts than a whole one, of the same people.

    words (Container[str]): What stays a term if no one is left that has it; all, if it is `whole`.
    """

    def __init__(
        self, whole: KnowledgeBase, share: float, *, seed: int = 0, words: Container[str] = ()
    ) -> None:
        self.whole, self.share, self.seed, self.words = whole, share, seed, words
        self._least = np.uint64(int(share * 2**64))
        self._lists: dict[str, BitMap] = {}
        self._held = 0

    def __getattr__(self, name: str) -> Any:
        """What facts do not change is that of the whole one."""
        return getattr(self.whole, name)

    @property
    def fingerprint(self) -> str:
        content = f"{self.whole.fingerprint} without {self.share!r}, seed {self.seed}, {self.words}"
        return hashlib.sha256(content.encode()).hexdigest()

    def prefixes(self, text: str) -> list[str]:
        return [key for key in self.whole.prefixes(text) if key in self]

    def folded_prefixes(self, text: str) -> list[str]:
        return [key for key in self.whole.folded_prefixes(text) if key in self]

    def has_prefix(self, prefix: str) -> bool:
        """Whether a key starts with `prefix`."""
        return next(self.terms(prefix), None) is not None

    def terms(self, prefix: str = "") -> Iterator[str]:
        """All keys that start with `prefix`, in the order of the trie."""
        return (key for key in self.whole.terms(prefix) if key in self)

    def __contains__(self, key: object) -> bool:
        if not isinstance(key, str):
            return False
        return key in self.whole and (key in self.words or bool(self.people(key)))

    def count(self, key: str) -> int:
        return len(self.people(key))

    def people(self, key: str) -> BitMap:
        people = self._lists.get(key)
        if people is None:
            people = self._left_of_date(key) if key.startswith(DATE_PREFIX) else self._left(key)
            if self._held > REMEMBERED_PEOPLE:
                self._lists, self._held = {}, 0
            self._lists[key] = people
            self._held += len(people)
        return people

    def _left(self, key: str) -> BitMap:
        """People who still have a term that is no date."""
        people = self.whole.people(key)
        if not people:
            return people
        if self.whole.kind(key) == PERSON:
            return self._thin(people, PERSON)
        digest = hashlib.blake2b(people.serialize(), digest_size=16).hexdigest()
        return self._thin(people, f"{digest} {self.whole.origins(key)}")

    def _left_of_date(self, key: str) -> BitMap:
        """Who still has a finer date inside, and of those who never had one, who has this."""
        finer = self._finer.get(key, ())
        with_finer = BitMap.union(BitMap(), *map(self.whole.people, finer))
        bare = self._thin(self.whole.people(key) - with_finer, key)
        return BitMap.union(bare, *map(self.people, finer))

    @cached_property
    def _finer(self) -> dict[str, list[str]]:
        """Per key of a date, those of the next finer precision."""
        finer = defaultdict(list)
        for key in self.whole.terms(DATE_PREFIX):
            any_year = [other for other in implied_keys(key) if other.startswith(_ANY_YEAR)]
            for other in (*coarser(key)[:1], *any_year):
                if other != key:
                    finer[other].append(key)
        return dict(finer)

    def _thin(self, people: BitMap, statement: str) -> BitMap:
        """Those whose statement of this name stays."""
        if not people:
            return people
        digest = hashlib.blake2b(f"{self.seed} {statement}".encode(), digest_size=8).digest()
        ids = np.array(people.to_array(), dtype=np.uint64)
        numbers = _mixed(_mixed(ids) ^ np.uint64(int.from_bytes(digest, "little")))
        return BitMap(ids[numbers >= self._least].astype(np.uint32))


def _mixed(numbers: npt.NDArray[np.uint64]) -> npt.NDArray[np.uint64]:
    """Each number scattered over all of 64 bits (the finalizer of SplitMix64)."""
    mixed = numbers + np.uint64(0x9E3779B97F4A7C15)
    mixed = (mixed ^ (mixed >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    mixed = (mixed ^ (mixed >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return mixed ^ (mixed >> np.uint64(31))
