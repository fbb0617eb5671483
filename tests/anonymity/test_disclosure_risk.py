from dataclasses import replace

import pytest
from hypothesis import given, settings
from pyroaring import BitMap

from spacy_kanon.anonymity import risk
from spacy_kanon.anonymity.risk import Exposure, risk_score, view_before
from spacy_kanon.errors import KanonError

from .cases import bitmaps, documents
from .literal import people_of, smallest_supports


@pytest.mark.parametrize("node_budget", [0, 50_000])
@settings(max_examples=120, deadline=None)
@given(documents())
def test_the_view_before_equals_brute_force(node_budget, lists):
    view = view_before(bitmaps(lists), node_budget=node_budget)
    known = [term for term, people in enumerate(lists) if people]
    best = smallest_supports(lists, known)
    assert view.supports == tuple(best.get(term, 0) for term in range(len(lists)))
    assert view.support == min(best.values(), default=None)
    if known:
        assert len(people_of(lists, view.terms)) == view.support


@settings(max_examples=60, deadline=None)
@given(documents())
def test_from_so_many_terms_on_people_are_counted_instead_with_the_same_result(lists):
    expected = view_before(bitmaps(lists), node_budget=0)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(risk, "MOST_TERMS", 0)
        view = view_before(bitmaps(lists))
    assert replace(view, terms=()) == replace(expected, terms=())
    assert not view.terms or len(people_of(lists, view.terms)) == view.support


def test_the_view_before_names_the_shortest_combination():
    postings = [BitMap(range(0, 9)), BitMap(range(8, 20)), BitMap(range(0, 20)), BitMap()]
    assert view_before(postings) == Exposure((1, 1, 1, 0), 1, (0, 1))


@pytest.mark.parametrize("postings", [[], [BitMap()]])
def test_a_text_of_which_nothing_is_known(postings):
    assert view_before(postings) == Exposure((0,) * len(postings), None, ())


def test_a_budget_below_zero_is_refused():
    with pytest.raises(KanonError) as error:
        view_before([], node_budget=-1)
    assert error.value.code == "KN300"


@pytest.mark.parametrize("support,score", [(1, 1.0), (2, 0.5), (5, 0.2), (0, 1.0), (None, 1.0)])
def test_risk_score(support, score):
    assert risk_score(support) == score
