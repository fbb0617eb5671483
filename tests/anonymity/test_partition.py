"""People by what they have: the same breach as by counting combinations of all of them."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pyroaring import BitMap

from spacy_kanon.anonymity.combinations import Witness, breach_with
from spacy_kanon.anonymity.suppression import Partition, decide

from .cases import bitmaps, documents


def partition_of(postings):
    partition = Partition(1)
    for term, people in enumerate(postings):
        partition.add(term, people)
    return partition


def released(lists, k):
    """What Algorithm 1 keeps of some terms; the rest is empty."""
    kept = decide(bitmaps(lists), k=k).kept
    return bitmaps([people if t in kept else () for t, people in enumerate(lists)])


@pytest.mark.parametrize("node_budget", [0, 1, 3, 50_000])
@settings(max_examples=150, deadline=None)
@given(documents(), documents(most_terms=1), st.integers(1, 6))
def test_the_first_breach_is_that_of_the_miner(node_budget, lists, more, k):
    release, people = released(lists, k), BitMap(more[0] if more else ())
    if len(people) < k:
        return
    witness = breach_with(release, len(lists), people, k, node_budget=node_budget)
    breach = partition_of(release).first_breach(people, k, node_budget=node_budget)
    if witness is None:
        assert breach is None
    else:
        assert breach == Witness(witness.terms[:-1], witness.support)


@settings(max_examples=100, deadline=None)
@given(documents(), documents(most_terms=3), st.integers(1, 4))
def test_what_is_taken_back_was_never_there(lists, more, k):
    release = released(lists, k)
    partition, untouched = partition_of(release), partition_of(release)
    for number, people in enumerate(more):
        partition.add(len(lists) + number, BitMap(people))
    for _ in more:
        partition.take_back()
    for people in map(BitMap, more):
        if len(people) >= k:
            breaches = [p.first_breach(people, k, node_budget=100) for p in (partition, untouched)]
            assert breaches[0] == breaches[1]


def test_more_terms_than_a_word_has_bits():
    """People 0 to 9 have all of 150 terms; the term that comes in has three of them, and others."""
    partition = partition_of([BitMap(range(10))] * 150)
    people = BitMap([7, 8, 9, *range(100, 120)])
    assert partition.first_breach(people, 3, node_budget=9) is None
    assert partition.first_breach(people, 4, node_budget=9) == Witness((0,), 3)


def test_postings_are_read_only():
    people = BitMap(range(40))
    partition = partition_of([people, BitMap(range(20))])
    partition.first_breach(people, 5, node_budget=9)
    assert people == BitMap(range(40))
