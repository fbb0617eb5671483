import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pyroaring import BitMap

from spacy_kanon.anonymity.combinations import SignatureTable, Witness, minimal_breach, verify

from .cases import bitmaps, documents
from .literal import breaches, people_of, signatures, smallest_supports


@settings(max_examples=150, deadline=None)
@given(documents(), st.integers(1, 6), st.sets(st.integers(0, 6)))
def test_verify_finds_a_breach_exactly_where_plain_sets_do(lists, k, kept):
    kept = {term for term in kept if term < len(lists)}
    found = verify(bitmaps(lists), kept, k)
    expected = breaches(lists, kept, k)
    assert bool(found) == bool(expected)
    assert {tuple(witness) for witness in found} <= set(expected)


@settings(max_examples=100, deadline=None)
@given(documents(), st.sets(st.integers(0, 6)))
def test_the_table_counts_like_plain_sets(lists, gone):
    kept = [term for term in range(len(lists)) if term not in gone]
    table = SignatureTable.count(bitmaps(lists), range(len(lists))).without(gone)
    own = signatures(lists, kept)
    assert int(table.counts.sum()) == len(own)
    assert len(table.rows) == len(set(own.values()))
    best = smallest_supports(lists, [term for term in kept if lists[term]])
    assert table.smallest_supports() == best


@settings(max_examples=100, deadline=None)
@given(documents(), st.integers(1, 6))
def test_minimal_breaches_are_breaches_without_a_smaller_one(lists, k):
    table = SignatureTable.count(bitmaps(lists), range(len(lists)))
    for breach in table.breaches(k):
        witness = minimal_breach(bitmaps(lists), breach, k)
        assert set(witness.terms) <= set(breach.terms)
        assert witness.support == len(people_of(lists, witness.terms)) < k
        for term in witness.terms:
            rest = [other for other in witness.terms if other != term]
            assert not rest or len(people_of(lists, rest)) >= k


@pytest.mark.parametrize("far", [0, 10_000_000, 2**32 - 100])
def test_far_ids_and_many_words(far):
    postings = [BitMap(range(far, far + 3)), BitMap([0, 1, far + 2])] + [BitMap([far + 2])] * 130
    table = SignatureTable.count(postings, range(len(postings)))
    assert table.rows.shape[1] == 3
    assert max(table.maximal(), key=lambda one: len(one.terms)) == Witness(tuple(range(132)), 1)


@pytest.mark.parametrize("postings", [[], [BitMap()], [BitMap(), BitMap()]])
def test_nobody(postings):
    table = SignatureTable.count(postings, range(len(postings)))
    assert list(table.maximal()) == []
    assert table.smallest_supports() == {}
    assert verify(postings, range(len(postings)), 5) == []
