import pytest
from hypothesis import given, settings
from pyroaring import BitMap

from spacy_kanon.anonymity import combinations as generators
from spacy_kanon.anonymity.combinations import GeneratorMiner, mask_of, people_of, terms_of

from .cases import bitmaps, documents, shared_core
from .literal import minimal_breaches
from .literal import people_of as literal_people_of


@pytest.mark.parametrize("terms", [(), (0,), (3, 5), (0, 63, 64, 200)])
def test_combinations_as_bit_masks(terms):
    assert terms_of(mask_of(terms)) == terms


def count_all(postings, k=1):
    found = []
    known = [term for term, people in enumerate(postings) if len(people) >= k]
    miner = GeneratorMiner(postings, known, node_budget=10**6)
    while miner.frontier:
        assert miner.advance(k, lambda terms, support: found.append((terms, support)))
    return miner, found


@settings(max_examples=100, deadline=None)
@given(documents())
def test_finds_exactly_the_generators(lists):
    postings = bitmaps(lists)
    miner, _ = count_all([people for people in postings if people])
    lists = [people for people in lists if people]
    expected = {}
    for mask in range(1 << len(lists)):
        terms = terms_of(mask)
        if len(terms) < 2:
            continue
        support = len(literal_people_of(lists, terms))
        parts = [tuple(t for t in terms if t != term) for term in terms]
        if support and all(len(literal_people_of(lists, part)) > support for part in parts):
            expected[mask] = support
    assert miner.supports == expected


@settings(max_examples=100, deadline=None)
@given(documents())
def test_without_masking_it_meets_exactly_the_minimal_breaches(lists):
    _, found = count_all(bitmaps(lists), k=4)
    known = [term for term, people in enumerate(lists) if len(people) >= 4]
    assert {terms for terms, _ in found} == minimal_breaches(lists, known, 4)
    assert all(len(literal_people_of(lists, terms)) == support for terms, support in found)


def test_breaches_come_by_size_and_then_in_document_order():
    _, found = count_all(shared_core(8), k=8)
    order = [(len(terms), terms) for terms, _ in found]
    assert order == sorted(order)


def test_a_full_cache_changes_nothing(monkeypatch):
    postings = [BitMap(set(range(60)) - {term, term + 20}) for term in range(9)]
    before = count_all(postings)[0]
    monkeypatch.setattr(generators, "_CACHED_PEOPLE", 100)
    after = count_all(postings)[0]
    assert (before.supports, before.nodes) == (after.supports, after.nodes)


def test_people_of_changes_no_posting_list():
    postings = [BitMap([1, 2, 3]), BitMap([2, 3, 4])]
    assert people_of(postings, (0, 1)) == BitMap([2, 3])
    assert postings == [BitMap([1, 2, 3]), BitMap([2, 3, 4])]
