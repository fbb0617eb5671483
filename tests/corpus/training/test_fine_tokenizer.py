"""Tokens end where a mention can end."""

import pytest
import spacy

FINE = {"nlp": {"tokenizer": {"@tokenizers": "spacy-kanon.FineTokenizer.v1"}}}


@pytest.fixture(scope="module")
def nlp():
    return spacy.blank("en", config=FINE)


@pytest.mark.parametrize(
    ("text", "tokens"),
    [
        ("1905–1981", ["1905", "–", "1981"]),
        ("1998-99", ["1998", "-", "99"]),
        ("in 2011.Kamieniecki", ["in", "2011", ".", "Kamieniecki"]),
        ("a TD.He left", ["a", "TD", ".", "He", "left"]),
        ("(1960-05-19)19 May", ["(", "1960", "-", "05", "-", "19", ")", "19", "May"]),
        ("Dini\u200e is", ["Dini", "\u200e", "is"]),
        ("\u200fDini", ["\u200f", "Dini"]),
        # As before: what is one word stays one.
        ("the U.S. Army", ["the", "U.S.", "Army"]),
        ("3.14 or 1,000", ["3.14", "or", "1,000"]),
        ("J.R.R. Tolkien", ["J.R.R.", "Tolkien"]),
        ("B.Sc. and e.g. tea", ["B.Sc", ".", "and", "e.g.", "tea"]),
        ("Rolls-Royce (UK)", ["Rolls", "-", "Royce", "(", "UK", ")"]),
        ("", []),
    ],
)
def test_tokens(nlp, text, tokens):
    doc = nlp(text)
    assert [token.text for token in doc] == tokens
    assert doc.text == text


def test_it_is_stored_with_the_pipeline(nlp, tmp_path):
    nlp.to_disk(tmp_path)
    again = spacy.load(tmp_path)
    assert [token.text for token in again("1905–1981")] == ["1905", "–", "1981"]
