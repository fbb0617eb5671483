import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spacy_kanon.text.places import in_word, matches_at, number_starts, words_before

TEXTS = st.text(alphabet="ab1 _-é½²", max_size=30)


@given(TEXTS, st.sampled_from(["[ab]+", "a.", r"\d+ ", "(?<![ab])a", "ab|b"]))
def test_matches_at_all_places_are_those_of_finditer(text, pattern):
    everywhere = reversed(range(len(text)))
    matches = [match.span() for match in matches_at(re.compile(pattern), text, everywhere)]
    assert matches == [match.span() for match in re.finditer(pattern, text)]


@given(TEXTS)
def test_numbers_start_where_the_character_before_is_no_digit(text):
    assert number_starts(text) == [match.start() for match in re.finditer(r"(?<!\d)\d", text)]


@given(TEXTS, st.integers(1, 12))
def test_words_before_numbers_are_all_that_start_within_reach(text, reach):
    numbers = number_starts(text)
    starts = words_before(text, numbers, reach)
    near = {
        at
        for at, char in enumerate(text)
        if char.isalnum() and (at == 0 or not text[at - 1].isalnum())
        if any(number - reach <= at < number for number in numbers)
    }
    assert near <= set(starts)
    assert starts == sorted(set(starts))


@pytest.mark.parametrize("char", ["a", "1", "_", "é", "½", "²", " ", "-", "'", "漢"])
def test_a_word_character_is_what_the_regex_engine_takes_for_one(char):
    assert in_word(char, 1) == (re.fullmatch(r"\w", char) is not None)
