"""Tokens end where a mention can end."""

import pytest
import spacy

from tests.examples import examples

EXAMPLES = examples(__file__)

FINE = {"nlp": {"tokenizer": {"@tokenizers": "spacy-kanon.FineTokenizer.v1"}}}


@pytest.fixture(scope="module")
def nlp():
    return spacy.blank("en", config=FINE)


@pytest.mark.parametrize(("text", "tokens"), EXAMPLES["test_tokens"])
def test_tokens(nlp, text, tokens):
    doc = nlp(text)
    assert [token.text for token in doc] == tokens
    assert doc.text == text


def test_it_is_stored_with_the_pipeline(nlp, tmp_path):
    nlp.to_disk(tmp_path)
    again = spacy.load(tmp_path)
    assert [token.text for token in again("1905–1981")] == ["1905", "–", "1981"]
