import pytest

from spacy_kanon.lang.en.dates import find_dates, sub_kind_of_date
from tests.examples import examples

EXAMPLES = examples(__file__)


@pytest.mark.parametrize(("text", "sub_kinds"), EXAMPLES["test_what_a_date_is"])
def test_what_a_date_is(text, sub_kinds):
    dates = find_dates(text)
    assert [sub_kind_of_date(text, date.start, date.end) for date in dates] == sub_kinds
