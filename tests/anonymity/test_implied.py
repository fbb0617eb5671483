"""What phrases show besides, against the literal algorithm with one list per thing shown."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pyroaring import BitMap

from spacy_kanon.anonymity import suppression
from spacy_kanon.anonymity.state import Options
from spacy_kanon.anonymity.suppression import decide_implied
from spacy_kanon.errors import RecordError

from .cases import bitmaps, document
from .literal import algorithm_1, smallest_supports


def literal(lists, parts, k):
    """Algorithm 1 on all that the phrases show, whose phrases stay or go together."""
    gone = {
        term
        for term, people in enumerate(lists)
        if len(people) < k or any(0 < len(part) < k for part in parts[term])
    }
    while True:
        staying = [term for term in range(len(lists)) if term not in gone]
        told = [(lists[term], term) for term in staying]
        told += [(part, term) for term in staying for part in parts[term] if part]
        masked = algorithm_1([people for people, _ in told], k)
        if not masked:
            supports = smallest_supports([people for people, _ in told], range(len(told)))
            return staying, {
                term: min(supports[i] for i, (_, owner) in enumerate(told) if owner == term)
                for term in staying
            }
        gone |= {told[number][1] for number in masked}


@settings(max_examples=150, deadline=None)
@given(st.integers(0, 2**32), st.integers(1, 5))
def test_parts_that_many_show_are_counted_once_with_the_same_result(seed, k):
    rng = random.Random(seed)
    lists = document(rng, 4)
    shared = document(rng, 3)  # Drawn for several phrases: the month of many days.
    parts = [rng.sample(shared, rng.randint(0, len(shared))) for _ in lists]
    options = Options(k=k, guarantee="combinations")
    shown = [bitmaps(some) for some in parts]
    decision = decide_implied(bitmaps(lists), shown, frozenset(), options)
    kept = list(decision.kept)
    told = [lists[term] for term in kept] + [part for term in kept for part in parts[term] if part]
    assert not algorithm_1(told, k) or not kept
    staying, supports = literal(lists, parts, k)
    if kept == staying:
        assert decision.supports == supports
    assert set(decision.masked) == set(range(len(lists))) - set(kept)
    unknown = {term for term, people in enumerate(lists) if not people}
    for term, witness in decision.witnesses.items():
        assert term in witness.terms and witness.support < k
    # Nothing goes without a reason; what nobody has may show something rare besides.
    assert set(decision.masked) == {*decision.witnesses, *unknown}


def test_too_many_things_to_count_in_combinations_are_refused(monkeypatch):
    monkeypatch.setattr(suppression, "MOST_LISTS", 3)
    options = Options(k=5, guarantee="combinations")
    lists = [BitMap(range(number, number + 10)) for number in range(4)]
    decide = lambda lists: decide_implied(  # noqa: E731
        lists, [[]] * len(lists), frozenset(), options
    )
    assert len(decide([*lists[:3], BitMap([1]), BitMap()]).masked) >= 2  # Rare ones do not count.
    with pytest.raises(RecordError, match="KN348"):
        decide(lists)
