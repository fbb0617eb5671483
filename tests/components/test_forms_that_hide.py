"""Facts and names in forms that a reader sees through, from a text to what is released."""

import pytest
import spacy

from tests.examples import examples

EXAMPLES = examples(__file__)


@pytest.fixture(scope="module")
def nlp():
    """Nobody but everybody is many enough: each fact that is seen has to go."""
    nlp = spacy.blank("en")
    nlp.add_pipe("kanon_masker", config={"k": 20_000})
    return nlp


@pytest.mark.parametrize("text, masked", EXAMPLES["test_what_a_reader_sees_through_goes"])
def test_what_a_reader_sees_through_goes(nlp, text, masked):
    assert nlp(text)._.masked_text == masked
