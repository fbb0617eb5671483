"""What phrases show besides, against the literal algorithm with one list per thing shown."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pyroaring import BitMap

from spacy_kanon.anonymity import explain, suppression
from spacy_kanon.anonymity.combinations import BreachSearch, SignatureTable, Witness, verify
from spacy_kanon.anonymity.explain import Exposure, view_before
from spacy_kanon.anonymity.state import Options
from spacy_kanon.anonymity.suppression import decide, decide_implied
from spacy_kanon.errors import RecordError
from tests.anonymity.cases import bitmaps, document, documents, shared_core
from tests.anonymity.literal import (
    algorithm_1,
    breaches,
    minimal_breaches,
    people_of,
    smallest_supports,
)

K = st.integers(1, 6)


# k = 3. Posting lists as ranges, masked terms, why (the combination and its support).
def test_which_terms_go_and_why(postings, masked, why):
    decision = decide([BitMap(range(*bounds)) for bounds in postings], k=3)
    assert decision.masked == masked
    assert decision.witnesses == {term: Witness(*one) for term, one in why.items()}
    assert sorted((*decision.kept, *decision.masked)) == list(range(len(postings)))


def test_pairs_are_not_enough_and_signatures_hold_more_than_64_terms():
    three = [BitMap([0, 1, 2, 3, 4]), BitMap([0, 1, 2, 5, 6]), BitMap([0, 3, 4, 5, 6])]
    decision = decide(three, k=3)
    assert decision.masked == (0,) and min(decision.supports.values()) == 3
    postings = [BitMap(range(term, term + 40)) for term in range(150)]
    for node_budget in (0, 50_000):
        decision = decide(postings, k=5, node_budget=node_budget)
        assert breaches(postings, decision.kept, 5) == []
        assert min(decision.supports.values()) >= 5


@pytest.mark.parametrize("selection", ["greedy", "random"])
@settings(max_examples=150, deadline=None)
@given(documents(), K, st.integers(0, 3))
def test_equals_the_literal_algorithm(selection, lists, k, seed):
    decision = decide(bitmaps(lists), k=k, selection=selection, seed=seed)
    assert set(decision.masked) == algorithm_1(lists, k, selection, seed)
    assert decision.supports == smallest_supports(lists, decision.kept)
    assert decision.method == "generators"


def test_equals_the_literal_algorithm_on_many_documents_that_need_masks():
    """Besides the cases above, of which many need none: 400 documents of up to 10 terms."""
    sizes = []
    for seed in range(400):
        lists = document(random.Random(seed), 5) + document(random.Random(-seed - 1), 5)
        k = 2 + seed % 3
        for selection in ("greedy", "random"):
            decision = decide(bitmaps(lists), k=k, selection=selection, seed=seed)
            assert set(decision.masked) == algorithm_1(lists, k, selection, seed)
            sizes += [len(witness.terms) for witness in decision.witnesses.values()]
    # Large minimal breaches are rare among 24 people; some must have been met all the same.
    assert [sizes.count(size) >= least for size, least in ((2, 120), (3, 25), (4, 2))] == [True] * 3


@settings(max_examples=80, deadline=None)
@given(documents(), K, st.sets(st.integers(0, 6)))
def test_equals_the_literal_algorithm_with_terms_gone_already(lists, k, gone):
    gone = {term for term in gone if term < len(lists)}
    decision = decide(bitmaps(lists), k=k, masked=gone)
    assert set(decision.masked) == algorithm_1(lists, k, masked=gone)
    assert not gone & {*decision.witnesses, *decision.kept}


@pytest.mark.parametrize("selection", ["greedy", "random"])
@pytest.mark.parametrize("node_budget", [0, 1, 3, 50_000])
@given(documents(), K)
def test_no_breach_is_left_with_any_budget(selection, node_budget, lists, k):
    decision = decide(bitmaps(lists), k=k, selection=selection, node_budget=node_budget)
    assert breaches(lists, decision.kept, k) == []
    assert decision.supports == smallest_supports(lists, decision.kept)


@given(documents(), K, st.sampled_from(["greedy", "random"]))
def test_every_witness_is_a_breach_that_holds_its_term(lists, k, selection):
    decision = decide(bitmaps(lists), k=k, selection=selection)
    known = {term for term, people in enumerate(lists) if people}
    assert set(decision.witnesses) == known & set(decision.masked)
    for term, witness in decision.witnesses.items():
        assert term in witness.terms
        assert witness.support == len(people_of(lists, witness.terms))
        assert 1 <= witness.support < k


@pytest.mark.parametrize("node_budget", [0, 50_000])
def test_forty_terms_with_a_common_core(node_budget):
    postings = shared_core(40)
    assert decide(postings, k=5, node_budget=node_budget).masked == ()
    decision = decide(postings, k=7, node_budget=node_budget)
    assert not breaches(postings, decision.kept, 7)


def test_the_end_of_the_budget_is_told():
    # Terms that everyone but one person has: each of the 2^24 combinations has fewer people.
    postings = [BitMap(set(range(60)) - {term}) for term in range(24)]
    common, rare = decide(postings, k=5, node_budget=500), decide(postings, k=40, node_budget=500)
    assert (common.masked, min(common.supports.values())) == ((), 36)
    assert rare.method == "signatures"
    assert not breaches(postings, rare.kept, 40) and len(rare.kept) == 20


@settings(max_examples=100, deadline=None)
@given(documents())
def test_without_masking_it_meets_the_minimal_breaches_by_size_and_in_document_order(lists):
    known = [term for term, people in enumerate(lists) if len(people) >= 4]
    found = list(BreachSearch(bitmaps(lists), known, 4))
    order = [(len(terms), terms) for terms, _ in found]
    assert order == sorted(order)
    assert {terms for terms, _ in found} >= minimal_breaches(lists, known, 4)
    assert all(len(people_of(lists, terms)) == support for terms, support in found)


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
        fewest = min(map(len, minimal_breaches(lists, known, view.support + 1)))
        assert fewest == len(view.terms) or setting
        assert len(people_of(lists, view.terms)) == view.support


@pytest.mark.parametrize("postings", [[], [BitMap()]])
def test_a_text_of_which_nothing_is_known(postings):
    assert view_before(postings) == Exposure((0,) * len(postings), None, ())


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


def literal(lists, parts, k):
    """Algorithm 1 on all that the phrases show, whose phrases stay or go together."""
    gone = {
        term
        for term, people in enumerate(lists)
        if len(people) < k or any(0 < len(part) < k for part in parts[term])
    }
    while True:
        staying = [term for term in range(len(lists)) if term not in gone]
        told = [(lists[term], term) for term in staying]
        told += [(part, term) for term in staying for part in parts[term] if part]
        masked = algorithm_1([people for people, _ in told], k)
        if not masked:
            supports = smallest_supports([people for people, _ in told], range(len(told)))
            return staying, {
                term: min(supports[i] for i, (_, owner) in enumerate(told) if owner == term)
                for term in staying
            }
        gone |= {told[number][1] for number in masked}


@settings(max_examples=150, deadline=None)
@given(st.integers(0, 2**32), st.integers(1, 5))
def test_parts_that_many_show_are_counted_once_with_the_same_result(seed, k):
    rng = random.Random(seed)
    lists = document(rng, 4)
    shared = document(rng, 3)  # Drawn for several phrases: the month of many days.
    parts = [rng.sample(shared, rng.randint(0, len(shared))) for _ in lists]
    options = Options(k=k, guarantee="combinations")
    shown = [bitmaps(some) for some in parts]
    decision = decide_implied(bitmaps(lists), shown, frozenset(), options)
    kept = list(decision.kept)
    told = [lists[term] for term in kept] + [part for term in kept for part in parts[term] if part]
    assert not algorithm_1(told, k) or not kept
    staying, supports = literal(lists, parts, k)
    if kept == staying:
        assert decision.supports == supports
    assert set(decision.masked) == set(range(len(lists))) - set(kept)
    unknown = {term for term, people in enumerate(lists) if not people}
    for term, witness in decision.witnesses.items():
        assert term in witness.terms and witness.support < k
    # Nothing goes without a reason; what nobody has may show something rare besides.
    assert set(decision.masked) == {*decision.witnesses, *unknown}


def test_too_many_things_to_count_in_combinations_are_refused(monkeypatch):
    monkeypatch.setattr(suppression, "MOST_LISTS", 3)
    options = Options(k=5, guarantee="combinations")
    lists = [BitMap(range(number, number + 10)) for number in range(4)]
    decide = lambda lists: decide_implied(  # noqa: E731
        lists, [[]] * len(lists), frozenset(), options
    )
    assert len(decide([*lists[:3], BitMap([1]), BitMap()]).masked) >= 2  # Rare ones do not count.
    with pytest.raises(RecordError, match="KN348"):
        decide(lists)
