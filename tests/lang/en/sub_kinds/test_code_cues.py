import pytest

from spacy_kanon.lang.en.identifiers import form_by_cue
from spacy_kanon.names import CODE, SUB_KINDS
from tests.examples import examples

EXAMPLES = examples(__file__)


@pytest.mark.parametrize(
    ("before", "form"), EXAMPLES["test_the_words_before_a_code_say_what_it_is"]
)
def test_the_words_before_a_code_say_what_it_is(before, form):
    text = f"The {before}AB123456"
    assert form_by_cue(text, len(text) - 8, len(text), "before") == form
    assert form == "before" or SUB_KINDS[form] == CODE
