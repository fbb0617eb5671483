import pytest

from spacy_kanon.lang.en.dates import find_dates
from tests.examples import examples

EXAMPLES = examples(__file__)


def keys_of(text: str, age: str) -> list[str]:
    at = text.index(age)
    (mention,) = [m for m in find_dates(text) if m.start <= at < m.end]
    return [key.removeprefix("date/") for key in mention.keys]


@pytest.mark.parametrize(
    "text, age, years", EXAMPLES["test_an_age_beside_a_date_tells_the_year_of_birth"]
)
def test_an_age_beside_a_date_tells_the_year_of_birth(text, age, years):
    assert keys_of(text, age) == years.split()
