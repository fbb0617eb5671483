import json

import pytest

from spacy_kanon.kb.terms import HARMLESS_PATH, harmless_terms, is_harmless

GROUPS = json.loads(HARMLESS_PATH.read_text(encoding="utf8"))
NO_TERMS = "born man Man human it In He I x 7 31 mother year Born"
TERMS = "Will May Mark US IT WHO 100 1972 singer Oslo Li intersex"


@pytest.mark.parametrize("key", NO_TERMS.split())
def test_harmless(key):
    assert is_harmless(key)


@pytest.mark.parametrize("key", TERMS.split())
def test_not_harmless(key):
    assert not is_harmless(key)


@pytest.mark.parametrize("group", GROUPS, ids=[group["group"] for group in GROUPS])
def test_groups_have_a_reason_and_no_term_twice(group):
    assert len(group["reason"]) > 20
    assert group["case"] in ("exact", "lower and title")
    assert len(group["terms"]) == len(set(group["terms"]))
    assert all(term == term.lower() for term in group["terms"])


def test_the_list_stays_short():
    assert len(harmless_terms()) < 1000
