"""Among whom people are counted."""

import pytest

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
