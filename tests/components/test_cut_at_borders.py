"""Docs whose tokens hold no delimiter of structured text and a word."""

import spacy
from hypothesis import example, given
from hypothesis import strategies as st

from spacy_kanon.components.supplied_spans import cut_at_borders

NLP = spacy.blank("en")
PARTS = ["a", "Ann", "12", "  ", " ", "\n", "\t", "<b>", "</b>", *',|^=":{}']


@given(st.lists(st.sampled_from(PARTS), max_size=40).map("".join))
@example("12    tiles, red    £14.50    £17\n4     kit    £38.00    £15\n\n       TOTAL  £2\n")
def test_the_text_is_the_same(text):
    assert cut_at_borders(NLP.make_doc(text)).text == text


def test_a_sentence_begins_behind_a_full_stop_without_a_blank():
    text = "She left in 1995.She (born 1960).They met."
    words = [token.text for token in cut_at_borders(NLP.make_doc(text))]
    assert {"1995", "She", "They"} <= set(words) and "".join(words) == text.replace(" ", "")
