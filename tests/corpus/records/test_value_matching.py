from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spacy_kanon.records.annotation import fit
from spacy_kanon.records.fields import Kind

SAME, NEAR, NO = 0.95, 0.69, 0.65


@pytest.mark.parametrize(
    "value,written,score",
    [
        ("31 March 1938", "March 31, 1938", 1.0),
        ("31 March 1938", "1938-03-31", 1.0),
        ("31 March 1938", "March 1938", 0.9),
        ("31 March 1938", "31 March", 0.85),
        ("31 March 1938", "1938", 0.8),
        ("1938", "March 31, 1938", 0.95),
        ("5 June 1972", "5/6/1972", 1.0),
        ("31 March 1938", "31 March 1939", 0.0),
        ("31 March 1938", "30 March 1938", 0.0),
        ("31 March 1938", "the 1930s", 0.0),
        ("1938", "1839", 0.0),
    ],
)
def test_dates(value, written, score):
    assert fit("date", value, written) == score


@pytest.mark.parametrize(
    "value,written,least,most",
    [
        ("Thomas Daniel Jasper", "Thomas Daniel Jasper", 1, 1),
        ("Thomas Daniel Jasper", "thomas daniel jasper's", 1, 1),
        ("José Núñez", "Jose Nunez", 1, 1),
        ("Thomas Daniel Jasper", "T. D. Jasper", SAME, SAME),
        ("Thomas Daniel Jasper", "Dr. Thomas Jasper", SAME, SAME),
        ("Thomas Daniel Jasper", "Thomas", 0.85, 0.85),
        ("Thomas Daniel Jasper", "Jasper", 0.75, 0.75),
        ("Thomas", "Thomas Jasper", 0.85, 0.85),
        ("Catherine Jasper", "Katherine Jasper", 0.7, 0.9),
        ("Thomas Jasper", "Thomas and Ann Jasper", 0, 0.75),
        ("Thomas Jasper", "Ann Lee", 0, 0.5),
    ],
)
def test_persons(value, written, least, most):
    assert least <= fit("person", value, written) <= most


@pytest.mark.parametrize(
    "value,written,least,most",
    [
        ("Massachusetts Institute of Technology", "MIT", SAME, SAME),
        ("Massachusetts Institute of Technology", "M.I.T.", SAME, SAME),
        ("MIT", "Massachusetts Institute of Technology", SAME, SAME),
        ("Brigham Young University", "BYU", SAME, SAME),
        ("University of Oslo", "Univ. of Oslo", SAME, SAME),
        ("University of Oslo", "Oslo University", SAME, SAME),
        ("Pennsylvania State University", "Penn State University", SAME, SAME),
        ("University of Oslo", "the University of Oslo", 1, 1),
        ("Royal Academy", "Royal Academy of Music", 0.8, SAME),
        ("Harvard University", "Harvard", 0.7, 0.7),
        ("University of Kansas", "University of Arkansas", NEAR, 0.9),
        ("Massachusetts Institute of Technology", "MTI", 0, 0.3),
        ("University of Oslo", "Police", 0, 0.4),
        ("Leipzig University", "University", 0, 0.7),
    ],
)
def test_organizations(value, written, least, most):
    assert least <= fit("organization", value, written) <= most


@pytest.mark.parametrize(
    "kind,value,written,least",
    [
        ("place", "Oslo, Norway", "Oslo", 0.9),
        ("place", "Oslo", "Oslo, Norway", 0.9),
        ("people", "Norway", "Norwegian", 1),
        ("people", "United States of America", "American", 1),
        ("phrase", "the red cross", "Red Cross", 1),
    ],
)
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


@pytest.mark.parametrize("kind", ["person", "organization"])
def test_another_script_does_not_match(kind):
    assert fit(kind, "Александр Иванов", "Thomas Jasper") < 0.5
    assert fit(kind, "王小明", "王小明") == 1
