import pytest
from hypothesis import given, settings
from pyroaring import BitMap

from spacy_kanon.anonymity import explain
from spacy_kanon.anonymity.explain import Exposure, risk_score, view_before

from .cases import bitmaps, documents
from .literal import minimal_breaches, people_of, smallest_supports


def min_size(lists, known, support):
    breaches = minimal_breaches(lists, known, support + 1)
    return min(map(len, breaches))


@pytest.mark.parametrize("setting", [{}, {"RISK_BUDGET": 0}, {"MOST_TERMS": 0}])
@settings(max_examples=120, deadline=None)
@given(documents())
def test_the_view_before_equals_brute_force(setting, lists):
    """Also with no combination counted, and with people told one by one, as for many terms."""
    with pytest.MonkeyPatch.context() as patch:
        for name, value in setting.items():
            patch.setattr(explain, name, value)
        view = view_before(bitmaps(lists))
    known = [term for term, people in enumerate(lists) if people]
    best = smallest_supports(lists, known)
    assert view.supports == tuple(best.get(term, 0) for term in range(len(lists)))
    assert view.support == min(best.values(), default=None)
    if known:
        assert min_size(lists, known, view.support) == len(view.terms) or setting
        assert len(people_of(lists, view.terms)) == view.support


@pytest.mark.parametrize("postings", [[], [BitMap()]])
def test_a_text_of_which_nothing_is_known(postings):
    assert view_before(postings) == Exposure((0,) * len(postings), None, ())


@pytest.mark.parametrize("support,score", [(1, 1.0), (2, 0.5), (5, 0.2), (0, 1.0), (None, 1.0)])
def test_risk_score(support, score):
    assert risk_score(support) == score
