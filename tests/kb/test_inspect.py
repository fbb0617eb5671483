from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pyroaring import BitMap

from spacy_kanon.kb import inspect
from spacy_kanon.lang.en.person_names import name_keys
from spacy_kanon.names import DATETIME, KINDS, LOC, MISC, ORG, PERSON
from spacy_kanon.types import TermRow

from .people import Oracle, kb_of, random_rows

ROWS = [
    *(TermRow(key, 0, PERSON, "label") for key in name_keys("Thomas Daniel Jasper")),
    *(TermRow("American", person, LOC, "P27") for person in range(20)),
    *(TermRow("singer", person, MISC, "P106") for person in range(0, 20, 2)),
    *(TermRow("date/1972", person, DATETIME, "P569") for person in range(0, 20, 5)),
    TermRow("date/1972-05-06", 0, DATETIME, "P569"),
    TermRow("date/1972-06-05", 5, DATETIME, "P570"),
    TermRow("Orebro", 3, LOC, "P19"),
    TermRow("Orebro", 4, ORG, "P108"),
    TermRow("Orebro", 4, LOC, "P19"),
    TermRow("item/Q585", 7, LOC, "P19"),
]


@pytest.fixture(scope="module")
def kb(tmp_path_factory):
    return kb_of(tmp_path_factory.mktemp("inspect") / "kb", ROWS)


def test_a_text_is_found_as_in_a_document(kb, text, keys):
    assert inspect.find_keys(kb, text) == keys


def test_terms_are_described_known_or_not(kb):
    report = inspect.describe_term(kb, "5/6/1972")
    assert set(report.keys) == {"date/1972-05-06", "date/1972-06-05"}
    assert report.people == 2 and report.origins == ("P569", "P570")
    report = inspect.describe_term(kb, "Örebro")
    assert (report.people, report.kind, report.kinds) == (2, LOC, (LOC, ORG))
    assert report.origins == ("P108", "P19")
    report = inspect.describe_term(kb, "Bergen")
    assert (report.keys, report.people, report.kind, report.kinds) == ((), 0, None, ())


def test_support_of_nothing_and_of_the_unknown(kb, terms, people):
    assert inspect.support(kb, terms) == people


@pytest.fixture(scope="module")
def random_kb(tmp_path_factory):
    rows = random_rows(people=60, keys=40, rows=1500)
    return kb_of(tmp_path_factory.mktemp("inspect") / "random", rows), Oracle(rows)


@given(data=st.data())
def test_support_is_set_algebra(random_kb, data):
    kb, oracle = random_kb
    key = st.sampled_from(sorted(oracle.people))
    terms = data.draw(st.lists(st.lists(key, min_size=1, max_size=3), min_size=1, max_size=4))
    sets = [set().union(*(oracle.people[key] for key in keys)) for keys in terms]
    before = {key: kb.people(key).copy() for keys in terms for key in keys}
    assert inspect.support(kb, terms) == len(set.intersection(*sets))
    assert all(kb.people(key) == people for key, people in before.items()), "lists are unchanged"
    assert list(inspect.pair_supports(kb, terms)) == [
        (a, b, len(sets[a] & sets[b])) for a, b in combinations(range(len(terms)), 2)
    ]


@pytest.mark.parametrize("top", [0, 1, 5, 1000])
def test_the_most_frequent_terms(random_kb, top):
    kb, oracle = random_kb
    groups = {}
    for key, people in oracle.people.items():
        if not key.startswith("date/"):
            groups.setdefault(frozenset(people), []).append(key)
    found = inspect.most_frequent(kb, top)
    assert [group["people"] for group in found] == sorted(map(len, groups), reverse=True)[:top]
    for group in found:
        assert sorted(groups[frozenset(oracle.people[group["terms"][0]])]) == group["terms"]
        assert group["kind"] == oracle.kind(group["terms"][0])


@pytest.fixture(scope="module")
def base(tmp_path_factory):
    """A small knowledge base, and its terms as pairs of a kind and a set of people."""
    rows = random_rows(people=40, keys=60, rows=400)
    kb = kb_of(tmp_path_factory.mktemp("possible") / "kb", rows, 40)
    return inspect.PossiblePeople(kb), [(kb.kind(key), set(kb.people(key))) for key in kb.terms()]


@given(
    people=st.sets(st.integers(0, 39), min_size=1),
    kinds=st.sets(st.sampled_from(KINDS)),
    k=st.integers(1, 8),
)
def test_who_explains_the_most_masks(base, people, kinds, k):
    possible, terms = base
    explained = {
        person: sum(
            any(own == kind and person in who and len(who & people) < k for own, who in terms)
            for kind in kinds - {PERSON}
        )
        for person in people
    }
    most = max(explained.values())
    expected = {person for person, number in explained.items() if number == most}
    assert set(possible.people(BitMap(people), kinds, k)) == expected
    assert possible.people(BitMap(people), {PERSON}, k) == BitMap(people)
