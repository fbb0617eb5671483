import re

import pytest
import spacy
from hypothesis import given, settings
from hypothesis import strategies as st

import spacy_kanon
from spacy_kanon.components.doc_spans import token_bounds
from spacy_kanon.lang.en.person_names import parse_name
from spacy_kanon.text import places
from spacy_kanon.text.caches import forget_texts, remembered
from spacy_kanon.text.normalization import _fold_short_stretch, normalize
from spacy_kanon.text.places import matches_at, near_numbers, number_starts
from spacy_kanon.text.token_text import TokenText

NLP = spacy.blank("en")
TEXTS = st.text(alphabet="ab1 _-é½²", max_size=30)


def token_text(text: str) -> TokenText:
    return TokenText.of(text, *token_bounds(NLP.make_doc(text)))


@settings(max_examples=200, deadline=None)
@given(st.text(alphabet="ab \t\n\u00a0\u200be\u0301é.-ﬁ", max_size=40))
def test_bounds_are_carried_over_one_by_one(text):
    tokens, folded = token_text(text), normalize(text)
    assert list(tokens.starts) == [folded.from_original([at])[0] for at in tokens.original_starts]
    assert list(tokens.ends) == [folded.from_original([at])[0] for at in tokens.original_ends]


def test_words_are_folded(text, words):
    assert token_text(text).words() == words


def test_covering():
    tokens = token_text("He left Oslo")
    assert tokens.covering(3, 7) == (1, 2)
    assert tokens.covering(4, 9) == (1, 3)
    assert tokens.covering(2, 7) == (1, 2)


def test_answers_are_remembered_until_they_are_forgotten():
    asked = []

    @remembered(2)
    def length(text: str) -> int:
        asked.append(text)
        return len(text)

    assert [length(text) for text in ("a", "a", "b", "c", "a")] == [1] * 5
    assert asked == ["a", "b", "c", "a"]
    spacy_kanon.forget_texts()
    assert length("a") == 1 and asked[-1] == "a" and len(asked) == 5


def test_no_name_and_no_word_of_a_text_is_left():
    parse_name("Qwertz Uiopsdfg")
    normalize("Zürich Ärger")
    caches = (parse_name, _fold_short_stretch)
    assert all(cache.cache_info().currsize for cache in caches)
    spacy_kanon.forget_texts()
    assert not any(cache.cache_info().currsize for cache in caches)


@given(TEXTS, st.sampled_from(["[ab]+", "a.", r"\d+ ", "(?<![ab])a", "ab|b"]))
def test_matches_at_all_places_are_those_of_finditer(text, pattern):
    everywhere = reversed(range(len(text)))
    matches = [match.span() for match in matches_at(re.compile(pattern), text, everywhere)]
    assert matches == [match.span() for match in re.finditer(pattern, text)]


@given(TEXTS)
def test_numbers_start_where_the_character_before_is_no_digit(text):
    assert number_starts(text) == [match.start() for match in re.finditer(r"(?<!\d)\d", text)]


@given(TEXTS, st.integers(1, 12))
def test_places_near_numbers_are_all_that_start_within_reach(text, reach):
    numbers = number_starts(text)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(places, "_REACH", reach)
        forget_texts()
        starts = near_numbers(text)
    near = {
        at
        for at, char in enumerate(text)
        if char.isalnum() and (at == 0 or not text[at - 1].isalnum())
        if any(number - reach <= at < number for number in numbers)
    }
    assert near | {*numbers} <= set(starts)
    assert starts == sorted(set(starts))
