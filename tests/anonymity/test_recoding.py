import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pyroaring import BitMap

from spacy_kanon.anonymity.combinations import Witness
from spacy_kanon.anonymity.recode import decide_levels
from spacy_kanon.errors import KanonError

from .cases import bitmaps, documents
from .literal import breaches, smallest_supports


@st.composite
def chains(draw):
    """Per term up to four wordings, mostly each wider than the one before."""
    made = []
    for people in draw(documents(most_terms=5)):
        levels = [people]
        for more in draw(documents(most_terms=3)):
            levels.append(more if draw(st.integers(0, 4)) == 0 else levels[-1] | more)
        made.append(levels)
    return made


def released(lists, levels):
    return [frozenset() if at is None else lists[i][at] for i, at in enumerate(levels)]


def kept(levels):
    return [term for term, level in enumerate(levels) if level is not None]


@pytest.mark.parametrize("node_budget", [0, 50_000])
@settings(max_examples=120, deadline=None)
@given(chains(), st.integers(1, 6), st.sets(st.integers(0, 4)))
def test_the_mixture_keeps_k_and_no_term_can_be_more_specific(node_budget, lists, k, shy):
    shy = {term for term in shy if term < len(lists)}
    decision = decide_levels(
        [bitmaps(levels) for levels in lists], k=k, not_as_written=shy, node_budget=node_budget
    )
    mixture = released(lists, decision.levels)
    assert breaches(mixture, kept(decision.levels), k) == []
    assert all(len(mixture[term]) >= k for term in kept(decision.levels))
    assert decision.supports == smallest_supports(mixture, kept(decision.levels))
    for term, level in enumerate(decision.levels):
        assert level != 0 or term not in shy
        for finer in range(term in shy, len(lists[term]) if level is None else level):
            people = lists[term][finer]
            other = [people if i == term else own for i, own in enumerate(mixture)]
            assert len(people) < k or breaches(other, {*kept(decision.levels), term}, k)


@settings(max_examples=80, deadline=None)
@given(chains(), st.integers(1, 6))
def test_every_refusal_is_a_breach_at_that_level(lists, k):
    decision = decide_levels([bitmaps(levels) for levels in lists], k=k)
    for term, refusals in decision.refused.items():
        level = decision.levels[term]
        assert len(refusals) == (len(lists[term]) if level is None else level)
        for witness in refusals:
            assert term in witness.terms
            assert witness.support < k


OSLO, NORWAY, EUROPE = BitMap(range(2)), BitMap(range(20)), BitMap(range(60))
JUDOKA, ATHLETE = BitMap([1, *range(18, 24)]), BitMap([1, *range(10, 40)])


@pytest.mark.parametrize(
    "levels,chosen",
    [
        ([], ()),
        ([[]], (None,)),
        ([[BitMap()]], (None,)),
        ([[NORWAY]], (0,)),
        ([[OSLO]], (None,)),
        ([[OSLO, NORWAY, EUROPE]], (1,)),
        # The judoka in Norway are three people, the athletes in Norway eleven.
        ([[NORWAY, EUROPE], [JUDOKA, ATHLETE]], (0, 1)),
        # A wording that nobody is known to fit is passed over.
        ([[OSLO, BitMap(), EUROPE]], (2,)),
    ],
)
def test_the_least_general_wording(levels, chosen):
    assert decide_levels(levels, k=5).levels == chosen


def test_a_direct_identifier_does_not_stay_as_written():
    assert decide_levels([[NORWAY, EUROPE]], k=5, not_as_written=[0]).levels == (1,)


def test_the_refusals_say_why():
    decision = decide_levels([[NORWAY], [OSLO, JUDOKA, ATHLETE]], k=5)
    assert decision.refused == {1: (Witness((1,), 2), Witness((0, 1), 3))}
    assert min(decision.supports.values()) == 11


def test_bad_options_are_refused():
    with pytest.raises(KanonError):
        decide_levels([[NORWAY]], k=0)
