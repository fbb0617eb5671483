from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spacy_kanon.records.annotation import fit
from spacy_kanon.records.fields import Kind

SAME, NEAR, NO = 0.95, 0.69, 0.65


def test_dates(value, written, score):
    assert fit("date", value, written) == score


def test_persons(value, written, least, most):
    assert least <= fit("person", value, written) <= most


def test_organizations(value, written, least, most):
    assert least <= fit("organization", value, written) <= most


def test_other_kinds(kind, value, written, least):
    assert fit(kind, value, written) >= least


@pytest.mark.parametrize("kind", get_args(Kind))
@given(st.text(max_size=30), st.text(max_size=30))
def test_any_text_has_a_score(kind, value, written):
    assert 0 <= fit(kind, value, written) <= 1


@pytest.mark.parametrize("kind", ["person", "organization", "place"])
@given(st.text(alphabet="abcdé -.,'", min_size=1, max_size=20))
def test_a_text_fits_itself(kind, text):
    assert fit(kind, text, text) in (0.0, 1.0)  # 0 where nothing is left of it.
