import pytest

from spacy_kanon.lang.en.addresses import find_addresses
from tests.examples import examples
from tests.growth import assert_linear

EXAMPLES = examples(__file__)


def places(text):
    return [(text[one.start : one.end], one.form) for one in find_addresses(text)]


@pytest.mark.parametrize(("address", "form"), EXAMPLES["test_one_whole"])
def test_one_whole(address, form):
    assert places(f"They were at {address}, it said.") == [(address, form)]


def test_the_end_of_a_sentence_is_no_part_of_an_address():
    assert places("He lives at 12 Baker Street. Seen") == [("12 Baker Street", "ADDRESS")]


def test_the_code_of_an_area_is_the_digits_behind_its_state():
    assert places("Springfield, IL 62704-1234.") == [("62704-1234", "ZIP")]


@pytest.mark.parametrize("text", EXAMPLES["test_no_address"])
def test_no_address(text):
    assert places(text) == []


@pytest.mark.parametrize(
    "unit", ["12 A ", "1 B B B B ", "room ", "Rue ", "12 rue de ", "A1A ", "9 "]
)
def test_time_is_linear(unit):
    assert_linear(lambda size: find_addresses((unit * size)[:size]), 40_000)
