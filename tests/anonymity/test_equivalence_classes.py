import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pyroaring import BitMap

from spacy_kanon.anonymity.combinations import SignatureTable, Witness, verify

from .cases import bitmaps, documents
from .literal import breaches


@settings(max_examples=150, deadline=None)
@given(documents(), st.integers(1, 6), st.sets(st.integers(0, 6)))
def test_verify_finds_a_breach_exactly_where_plain_sets_do(lists, k, kept):
    kept = {term for term in kept if term < len(lists)}
    found = verify(bitmaps(lists), kept, k)
    expected = breaches(lists, kept, k)
    assert bool(found) == bool(expected)
    assert {tuple(witness) for witness in found} <= set(expected)


@pytest.mark.parametrize("far", [0, 10_000_000, 2**32 - 100])
def test_far_ids_and_many_words(far):
    postings = [BitMap(range(far, far + 3)), BitMap([0, 1, far + 2])] + [BitMap([far + 2])] * 130
    table = SignatureTable.count(postings, range(len(postings)))
    assert table.rows.shape[1] == 3
    assert max(table.maximal(), key=lambda one: len(one.terms)) == Witness(tuple(range(132)), 1)
