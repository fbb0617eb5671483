"""Labels of recognizers and maskers."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spacy_kanon.names import KEEP, KINDS, MASK, decision_label, decision_of, kind_of_label


@pytest.mark.parametrize(
    ("label", "kind"),
    [
        ("PERSON", "PERSON"), ("per", "PERSON"), ("GPE", "LOC"), ("NORP", "DEM"),
        ("MONEY", "QUANTITY"), ("IBAN_CODE", "CODE"), ("MASK_ORG", "ORG"), ("KEEP_DEM", "DEM"),
        ("MASK", "MISC"), ("WORK_OF_ART", "MISC"), ("", "MISC"),
    ],
)  # fmt: skip
def test_kinds(label, kind):
    assert kind_of_label(label) == kind


@pytest.mark.parametrize(
    ("label", "decision"),
    [
        (MASK, True),
        ("MASK_LOC", True),
        ("KEEP_LOC", False),
        ("LOC", None),
        (KEEP, None),
        ("", None),
    ],
)
def test_decisions(label, decision):
    assert decision_of(label) is decision


@given(st.sampled_from(KINDS), st.booleans())
def test_a_decision_label_says_both(kind, masked):
    label = decision_label(kind, masked=masked)
    assert (kind_of_label(label), decision_of(label)) == (kind, masked)
