import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pyroaring import BitMap

from spacy_kanon.anonymity import combinations
from spacy_kanon.anonymity.combinations import Witness, breach_with, smallest_supports, verify
from spacy_kanon.anonymity.suppression import decide

from .cases import bitmaps, documents
from .literal import people_of
from .literal import smallest_supports as literal_smallest_supports


@pytest.mark.parametrize("node_budget", [0, 50_000])
@settings(max_examples=100, deadline=None)
@given(documents(), documents(most_terms=1), st.integers(1, 6))
def test_one_more_term_makes_a_breach_exactly_if_the_whole_has_one(node_budget, lists, more, k):
    kept = decide(bitmaps(lists), k=k).kept
    mixture = [people if term in kept else frozenset() for term, people in enumerate(lists)]
    people = more[0] if more else frozenset()
    mixture.append(people)
    reason = breach_with(bitmaps(mixture), len(lists), BitMap(people), k, node_budget=node_budget)
    found = verify(bitmaps(mixture), [*kept, len(lists)], k) or len(people) < k
    assert (reason is not None) == bool(found)
    if reason is not None:
        assert len(lists) in reason.terms
        assert reason.support == len(people_of(mixture, reason.terms)) < k


@pytest.mark.parametrize("most_terms", [0, 500])
@settings(max_examples=60, deadline=None)
@given(documents())
def test_smallest_supports_equal_brute_force(most_terms, lists):
    kept = [term for term, people in enumerate(lists) if people]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(combinations, "MOST_TERMS", most_terms)
        found = smallest_supports(bitmaps(lists), kept)
    assert found == literal_smallest_supports(lists, kept)


def test_a_wider_wording_can_make_a_breach_where_nobody_fitted():
    few = BitMap(range(100, 110))
    assert breach_with([few, BitMap()], 1, BitMap(range(20)), 5) is None
    assert breach_with([few, BitMap()], 1, BitMap(range(103)), 5) == Witness((0, 1), 3)
