"""The people whom a reader of masks cannot exclude, against a count one by one."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pyroaring import BitMap

from spacy_kanon.kb.build import build_kb
from spacy_kanon.kb.possible import PossiblePeople
from spacy_kanon.kb.reader import open_kb
from spacy_kanon.names import KINDS, PERSON

from .people import MemoryPeople, random_rows


@pytest.fixture(scope="module")
def base(tmp_path_factory):
    """A small knowledge base, and its terms as pairs of a kind and a set of people."""
    out = tmp_path_factory.mktemp("possible") / "kb"
    build_kb(MemoryPeople(random_rows(people=40, keys=60, rows=400), 40), out)
    kb = open_kb(out)
    return PossiblePeople(kb), [(kb.kind(key), set(kb.people(key))) for key in kb.terms()]


@settings(deadline=None)
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
