"""Among whom people are counted."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spacy_kanon.anonymity.decide import scope_of
from spacy_kanon.errors import KanonError
from tests.examples import examples

from ..fakes import FakeKnowledge

EXAMPLES = examples(__file__)

YEARS = {0: (1950, 2001), 1: (1990,), 2: (1950,), 3: (1991, 2000), 4: (1920, 1989), 5: (1989, 1991)}


def of_years(years) -> dict[str, list[int]]:
    keys = {year for some in years.values() for year in some}
    return {
        f"date/{year:04d}": [person for person in years if year in years[person]] for year in keys
    }


KNOWLEDGE = FakeKnowledge(
    {"Norwegian": [0, 1, 2], "judoka": [1, 2, 3], "Élan": [2], **of_years(YEARS)}
)


@pytest.mark.parametrize("entries,people", EXAMPLES["test_people"])
def test_people(entries, people):
    scope = scope_of(entries, KNOWLEDGE)
    assert (None if scope is None else set(scope)) == people


@pytest.mark.parametrize("entry", ["dragon", "", "alive in 1870", "alive in 20000", "alive"])
def test_what_fits_nobody_is_refused(entry):
    with pytest.raises(KanonError, match="KN329"):
        scope_of(["Norwegian", entry], KNOWLEDGE)


@given(
    years=st.dictionaries(
        st.integers(0, 9), st.lists(st.integers(1, 12), max_size=4), min_size=1, max_size=9
    ),
    year=st.integers(1, 12),
)
def test_alive_is_a_date_until_and_one_since(years, year):
    expected = {person for person, some in years.items() if some and min(some) <= year <= max(some)}
    knowledge = FakeKnowledge(of_years(years), population=10)
    if expected:
        assert set(scope_of([f"alive in {year}"], knowledge)) == expected
    else:
        with pytest.raises(KanonError, match="KN329"):
            scope_of([f"alive in {year}"], knowledge)
