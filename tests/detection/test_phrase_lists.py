import pytest
from hypothesis import given
from hypothesis import strategies as st

from spacy_kanon.detection import lists as phrase_lists
from spacy_kanon.detection.lists import ListEntry, PhraseList, make_recognizer
from spacy_kanon.errors import RecordError
from tests.growth import assert_growth
from tests.refusals import refused


def entries(*values):
    return [ListEntry.of(value, name="deny", number=i) for i, value in enumerate(values, start=1)]


def find(text, *values):
    return [text[one.start : one.end] for one in PhraseList("deny", entries(*values)).find(text)]


def test_what_an_entry_names(entry, text, expected):
    assert find(text, entry) == expected


def test_the_longest_phrase_is_taken_and_lists_are_checked(monkeypatch):
    assert find("in New York City", "New York", "New York City") == ["New York City"]
    refused("KN321", entries, {"phrase": "a", "kind": "PERSONS"})
    refused("Pattern 2 of deny", PhraseList, "deny", entries("fine", {"regex": "(a"}))
    monkeypatch.setattr(phrase_lists, "SECONDS", 0.2)
    with pytest.raises(RecordError, match="KN365"):
        find("a" * 40 + "!", {"regex": r"(?:a|a|b?a)+$"})


@given(st.lists(st.text("ab .-", min_size=1, max_size=6).filter(str.strip)), st.text("ab .-"))
def test_a_list_finds_what_each_entry_finds_somewhere(phrases, text):
    """No entry is found that the text does not hold; a long list finds no less than a short one."""
    together = PhraseList("deny", entries(*phrases)).find(text)
    covered = {i for one in together for i in range(one.start, one.end)}
    for phrase in phrases:
        for one in PhraseList("deny", entries(phrase)).find(text):
            pieces = text[one.start : one.end].split()
            assert "".join(pieces) == "".join(phrase.split())
            assert one.start in covered


def test_what_is_no_entry(entry):
    refused("KN363", entries, entry)


def test_a_long_list_costs_what_a_short_one_does():
    lists = {
        size: PhraseList("deny", entries(*(f"Name{i} Surname{i}" for i in range(size))))
        for size in (200, 20_000)
    }
    text = "Name7 Surname7 met Name199 Surname199. " * 200

    def find(size):
        assert len(lists[size].find(text)) == 400

    assert_growth(find, 200, 20_000, most=8)


def recognized(text, settings):
    """Found by a pattern; a list of spans is what a function answers."""
    made = make_recognizer("mine", (lambda _: settings) if type(settings) is list else settings)
    return [(text[o.start : o.end], o.kind, o.sub_kind) for o in made(text)]


def test_recognizers_without_code_and_with(settings, text, expected):
    assert recognized(text, settings) == expected


def test_recognizers_that_cannot_be_meant(settings, code):
    refused(code, recognized, "abc", settings)
