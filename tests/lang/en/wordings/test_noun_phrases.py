"""How a mention stands in its sentence."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from spacy_kanon.lang.en import wording_rules as noun_phrases

PATTERNS = (
    noun_phrases._RE["LAST_NOUN"],
    noun_phrases._RE["APPOSING"],
    *noun_phrases._OPEN_PHRASES,
)


@pytest.mark.parametrize("pattern", PATTERNS, ids=range(len(PATTERNS)))
@example("x" * 90 + " ")
@example("x" + " " * 90)
@example("x" + "'" * 90 + " “ ")
@given(st.text("ab '’-\"“(,.\n\t", min_size=50, max_size=110))
def test_the_last_words_are_those_of_the_whole_text(pattern, before):
    """The slow search of the whole text is the oracle of the one of its end."""
    whole, end = pattern.search(before), noun_phrases._at_end(pattern, before)
    assert (whole and whole.span()) == (end and end.span())
