"""One number for one person of a text, and another for a relative with the same surname."""

import pytest
import spacy

from tests.examples import examples

EXAMPLES = examples(__file__)


@pytest.fixture(scope="module")
def nlp():
    made = spacy.blank("en")
    made.add_pipe("kanon_masker")
    made.add_pipe("wikidata_generalizer")
    return made


@pytest.mark.parametrize(("text", "same", "apart"), EXAMPLES["test_each_person_has_one_number"])
def test_each_person_has_one_number(nlp, text, same, apart):
    doc = nlp(text)
    said = {span.text: span._.replacement for span in doc.spans["kanon"]}
    number = said[same[-1]]
    assert number.startswith("PERSON") and {said[name] for name in same} == {number}
    assert number not in {said[name] for name in apart}
