"""What a release would fit with one other level, against one intersection per question."""

import random

from hypothesis import given, settings
from hypothesis import strategies as st
from pyroaring import BitMap

from spacy_kanon.anonymity.joint import Chain, LeaveOneOut
from tests.growth import assert_linear

OSLO, NORWEGIAN, JUDOKA = range(0, 20), range(0, 60), range(17, 40)
EVERYBODY = 100


def literal(chains, levels, chain, level):
    people = set(range(EVERYBODY))
    for number, entry in enumerate(chains):
        at = level if number == chain else levels[number]
        people &= set(entry.people[at]) if at < len(entry.people) else people
    return len(people)


@settings(max_examples=150, deadline=None)
@given(st.integers(0, 2**32))
def test_equals_one_intersection_per_question(seed):
    rng = random.Random(seed)
    lists = [BitMap(rng.sample(range(EVERYBODY), rng.randint(0, 90))) for _ in range(4)]
    chains = [
        Chain(tuple(rng.choices(lists, k=size)), (1.0,) * size)
        for size in (rng.randint(0, 3) for _ in range(rng.randint(0, 7)))
    ]
    levels = tuple(rng.randint(0, len(chain.people)) for chain in chains)
    changed = LeaveOneOut(chains, levels, population=EVERYBODY)
    for number, chain in enumerate(chains):
        for level in range(len(chain.people) + 1):
            expected = literal(chains, levels, number, level)
            assert changed.support(number, level) == expected
    spoken = [chains[number].people[levels[number]] for number in changed.speaking]
    told = [c.people[at] for c, at in zip(chains, levels, strict=True) if at < len(c.people)]
    assert len(spoken) == len(set(map(bytes, map(BitMap.serialize, told))))


def test_forty_thousand_chains_with_few_lists():
    rng = random.Random(1)
    lists = [BitMap(rng.sample(range(EVERYBODY), 80)) for _ in range(5)]

    def ask_all(count):
        chains = [
            Chain((BitMap([number % 100]), rng.choice(lists)), (2.0, 1.0))
            for number in range(count)
        ]
        changed = LeaveOneOut(chains, (1,) * len(chains), population=EVERYBODY)
        supports = [changed.support(number, 0) for number in range(len(chains))]
        assert set(supports) <= {0, 1} and len(changed.speaking) == 5

    assert_linear(ask_all, 40_000)  # No intersection of all for each question.
