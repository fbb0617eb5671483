from hypothesis import given, settings

from spacy_kanon.anonymity.combinations import BreachSearch

from .cases import bitmaps, documents, shared_core
from .literal import minimal_breaches
from .literal import people_of as literal_people_of


@settings(max_examples=100, deadline=None)
@given(documents())
def test_without_masking_it_meets_the_minimal_breaches_by_size_and_in_document_order(lists):
    known = [term for term, people in enumerate(lists) if len(people) >= 4]
    found = list(BreachSearch(bitmaps(lists), known, 4))
    order = [(len(terms), terms) for terms, _ in found]
    assert order == sorted(order)
    assert {terms for terms, _ in found} >= minimal_breaches(lists, known, 4)
    assert all(len(literal_people_of(lists, terms)) == support for terms, support in found)


def test_breaches_come_by_size_and_then_in_document_order():
    found = list(BreachSearch(shared_core(8), range(8), 8))
    order = [(len(terms), terms) for terms, _ in found]
    assert order and order == sorted(order)
