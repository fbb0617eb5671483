import pytest

from spacy_kanon.lang.en.identifiers import form_by_cue
from spacy_kanon.names import CODE, SUB_KINDS


@pytest.mark.parametrize(
    ("before", "form"),
    [
        ("license plate ", "PLATE"),
        ("driver's license no. ", "LICENSE"),
        ("Medical record number: ", "MRN"),
        ("Medicare ID ", "HEALTH_PLAN"),
        ("fax number is ", "FAX"),
        ("account ending in ", "ACCOUNT"),
        ("postcode ", "ZIP"),
        ("accounting for ", "before"),
        ("passport of Ann, who has ", "before"),
        ("", "before"),
    ],
)
def test_the_words_before_a_code_say_what_it_is(before, form):
    text = f"The {before}AB123456"
    assert form_by_cue(text, len(text) - 8, len(text), "before") == form
    assert form == "before" or SUB_KINDS[form] == CODE
