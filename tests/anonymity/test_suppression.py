from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spacy_kanon.anonymity.suppression import SELECTIONS, Selection, TermFacts, get_selection
from spacy_kanon.errors import KanonError

FACTS = TermFacts(counts=[30, 10, 20, 10, 50], weights=[1.0] * 5)


@pytest.mark.parametrize("breach,term", [((0, 1), 1), ((0, 2, 4), 2), ((1, 3), 1), ((3, 4), 3)])
def test_greedy_takes_the_shortest_list_and_the_first_of_equals(breach, term):
    assert list(SELECTIONS["greedy"].make(FACTS)([breach])) == [term]


def test_random_is_seeded_and_fair():
    breach = (0, 2, 4)
    draws = []
    for seed in (1, 1, 2):
        choose = SELECTIONS["random"].make(TermFacts(FACTS.counts, FACTS.weights, seed))
        draws.append([choose([breach])[0] for _ in range(300)])
    assert draws[0] == draws[1] != draws[2]
    assert all(70 < draws[0].count(term) < 130 for term in breach)


@pytest.mark.parametrize(
    "breaches,weights,terms",
    [
        ([], [1, 1, 1, 1, 1], []),
        ([(0, 4), (1, 4), (2, 4)], [1, 1, 1, 1, 1], [4]),
        ([(0, 4), (1, 4), (2, 4)], [1, 1, 1, 1, 9], [0, 1, 2]),
        ([(0, 1)], [1, 1, 1, 1, 1], [1]),
        ([(1, 3)], [1, 1, 1, 1, 1], [1]),
        # 2 is taken first for its three breaches, and is not needed once 0, 1 and 3 are.
        ([(0, 2), (1, 2), (2, 3), (0, 4), (1, 4), (3, 4)], [1, 1, 1, 1, 1], [2, 4]),
    ],
)
def test_fewest(breaches, weights, terms):
    choose = SELECTIONS["fewest"].make(TermFacts(FACTS.counts, weights))
    assert sorted(choose(breaches)) == terms


EDGES = st.lists(st.sets(st.integers(0, 6), min_size=1, max_size=4).map(sorted).map(tuple))


@given(EDGES)
def test_fewest_hits_every_breach_and_needs_every_term(breaches):
    chosen = set(SELECTIONS["fewest"].make(TermFacts([9] * 7, [1.0] * 7))(breaches))
    assert all(chosen & set(terms) for terms in breaches)
    for term in chosen:
        assert not all((chosen - {term}) & set(terms) for terms in breaches)


@given(EDGES)
def test_fewest_stays_within_the_bound_of_greedy_covering(breaches):
    chosen = SELECTIONS["fewest"].make(TermFacts([9] * 7, [1.0] * 7))(breaches)
    best = next(
        size
        for size in range(8)
        if any(
            all(set(pick) & set(terms) for terms in breaches)
            for pick in combinations(range(7), size)
        )
    )
    harmonic = sum(1 / number for number in range(1, max(len(breaches), 1) + 1))
    assert best <= len(chosen) <= max(best * harmonic, best)


def test_selections_by_name_or_as_given():
    own = Selection(lambda facts: lambda breaches: [terms[0] for terms in breaches])
    assert get_selection(own) is own
    assert get_selection("greedy") is SELECTIONS["greedy"]
    with pytest.raises(KanonError, match="fewest, greedy, random") as error:
        get_selection("best")
    assert error.value.code == "KN301"
