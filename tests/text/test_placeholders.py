import pytest

from spacy_kanon.text.placeholders import is_placeholder, remove_placeholders


@pytest.mark.parametrize(
    "wording,expected",
    [
        ("***", True),
        ("[PERSON]", True),
        ("PERSON 12", True),
        ("DATE", True),
        ("***'s", True),
        ("PERSON 1's", True),
        ("[LOC]’s", True),
        ("a city in Norway", False),
        ("[city in Norway]", False),
        ("a DATE in May", False),
        ("person", False),
    ],
)
def test_what_says_nothing(wording, expected):
    assert is_placeholder(wording) is expected


@pytest.mark.parametrize(
    "text,expected",
    [
        ("*** met PERSON 2 on a date", "_ met _ on a date"),
        ("WORK_OF_ART", "_"),
        ("ORGAN and Person", "ORGAN and Person"),  # A word that holds a label is no label.
    ],
)
def test_removes_labels_but_no_words(text, expected):
    assert remove_placeholders(text, "_") == expected
    assert remove_placeholders(text) == expected.replace("_", " ")
