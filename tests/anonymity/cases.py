"""Small documents for the tests of the decision: a few terms over a few people."""

import random
from collections.abc import Sequence

import numpy as np
from hypothesis import strategies as st
from pyroaring import BitMap

PEOPLE = 24


def document(chance: random.Random, most_terms: int = 7) -> list[frozenset[int]]:
    """Posting lists: independent ones, copies, parts of others, and some that nobody has."""
    lists: list[frozenset[int]] = []
    for _ in range(chance.randint(0, most_terms)):
        share = chance.choice([0.0, 0.2, 0.4, 0.4, 0.6, 0.8])
        people = frozenset(person for person in range(PEOPLE) if chance.random() < share)
        other = chance.choice(lists) if lists else people
        how = chance.choice(["own", "own", "own", "copy", "part", "rest"])
        made = {"own": people, "copy": other, "part": other & people, "rest": people - other}
        lists.append(made[how])
    return lists


def documents(most_terms: int = 7) -> st.SearchStrategy[list[frozenset[int]]]:
    """Documents by number, so that a failing one can be made again."""
    return st.integers(0, 2**32).map(lambda seed: document(random.Random(seed), most_terms))


def bitmaps(lists: Sequence[frozenset[int]]) -> list[BitMap]:
    return [BitMap(people) for people in lists]


def shared_core(terms: int, people: int = 20_000, seed: int = 0) -> list[BitMap]:
    """Terms that six people have in common and others by chance: for k <= 6 nothing is masked,
    and every one of the 2^terms combinations fits somebody."""
    rng = np.random.default_rng(seed)
    core = np.arange(6)
    return [
        BitMap(np.union1d(core, rng.choice(people, 200)).astype(np.uint32)) for _ in range(terms)
    ]
