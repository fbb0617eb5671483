"""Small sources of people for tests, and the slow obvious knowledge base they must agree with."""

import random
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from spacy_kanon.kb.build import build_kb
from spacy_kanon.kb.reader import KnowledgeBase, open_kb
from spacy_kanon.names import KEY_PREFIXES, KINDS
from spacy_kanon.types import TermRow
from tests.examples import examples

ROWS = [TermRow(*row) for row in examples(__file__)["rows"]]


class MemoryPeople:
    """Implements `types.PeopleSource` over a list."""

    def __init__(self, rows: Sequence[TermRow], population: int | None = None, size: int = 7):
        self.rows = list(rows)
        if population is None:
            population = max((row.person for row in rows), default=-1) + 1
        self._population = population
        self._size = size

    def describe(self) -> dict[str, object]:
        return {"name": "memory", "path": None}

    def batches(self) -> Iterator[Sequence[TermRow]]:
        for start in range(0, len(self.rows), self._size):
            yield self.rows[start : start + self._size]

    @property
    def population(self) -> int:
        return self._population


def kb_of(
    folder: Path, rows: Sequence[TermRow], population: int | None = None, **options: Any
) -> KnowledgeBase:
    """The opened knowledge base of some rows."""
    build_kb(MemoryPeople(rows, population), folder, **options)
    return open_kb(folder)


class Oracle:
    """What a knowledge base of these rows has to say, in plain dicts and sets."""

    def __init__(self, rows: Sequence[TermRow]) -> None:
        self.people: dict[str, set[int]] = defaultdict(set)
        self.by_kind: dict[str, dict[str, set[int]]] = defaultdict(lambda: defaultdict(set))
        self.origins: dict[str, set[str]] = defaultdict(set)
        for key, person, kind, origin in rows:
            self.people[key].add(person)
            self.by_kind[key][kind].add(person)
            self.origins[key].add(origin)

    def kind(self, key: str) -> str:
        sizes = Counter({kind: len(people) for kind, people in self.by_kind[key].items()})
        return min(sizes, key=lambda kind: (-sizes[kind], KINDS.index(kind)))

    def kinds(self, key: str) -> tuple[str, ...]:
        return tuple(kind for kind in KINDS if kind in self.by_kind[key])


def random_rows(people: int, keys: int, rows: int, seed: int = 0) -> list[TermRow]:
    """Facts with a skew: low-numbered keys are frequent, most are rare."""
    rng = random.Random(seed)
    made = []
    for _ in range(rows):
        number = int(keys * rng.random() ** 4)
        key = f"key {number}" if number % 5 else f"date/{number}"
        kind = rng.choice([KINDS[number % 8], KINDS[(number + 1) % 8]])
        made.append(TermRow(key, rng.randrange(people), kind, f"P{number % 11}"))
    return made


def assert_agrees(kb, rows: Sequence[TermRow]) -> None:
    oracle = Oracle(rows)
    assert sorted(kb.terms()) == sorted(oracle.people)
    assert len(kb) == len(oracle.people)
    surfaces = [key for key in oracle.people if not key.startswith(KEY_PREFIXES)]
    for key, people in oracle.people.items():
        assert set(kb.people(key)) == people, key
        assert kb.count(key) == len(people), key
        assert kb.kind(key) == oracle.kind(key), key
        assert kb.kinds(key) == oracle.kinds(key), key
        assert kb.origins(key) == tuple(sorted(oracle.origins[key])), key
        prefixes = sorted(filter(f"{key} x".startswith, surfaces), key=len)
        assert kb.prefixes(f"{key} x") == prefixes, key
