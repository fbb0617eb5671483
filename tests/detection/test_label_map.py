"""Labels of recognizers and maskers."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spacy_kanon.names import KINDS, decision_label, decision_of, kind_of_label
from tests.examples import examples

EXAMPLES = examples(__file__)


@pytest.mark.parametrize(("label", "kind"), EXAMPLES["test_kinds"])
def test_kinds(label, kind):
    assert kind_of_label(label) == kind


@pytest.mark.parametrize(("label", "decision"), EXAMPLES["test_decisions"])
def test_decisions(label, decision):
    assert decision_of(label) is decision


@given(st.sampled_from(KINDS), st.booleans())
def test_a_decision_label_says_both(kind, masked):
    label = decision_label(kind, masked=masked)
    assert (kind_of_label(label), decision_of(label)) == (kind, masked)
