import pytest

from spacy_kanon.text.placeholders import is_placeholder, remove_placeholders
from tests.examples import examples

EXAMPLES = examples(__file__)


@pytest.mark.parametrize("wording,expected", EXAMPLES["test_what_says_nothing"])
def test_what_says_nothing(wording, expected):
    assert is_placeholder(wording) is expected


@pytest.mark.parametrize("text,expected", EXAMPLES["test_removes_labels_but_no_words"])
def test_removes_labels_but_no_words(text, expected):
    assert remove_placeholders(text, "_") == expected
    assert remove_placeholders(text) == expected.replace("_", " ")
