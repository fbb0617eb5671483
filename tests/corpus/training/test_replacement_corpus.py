import pytest
import spacy

from spacy_kanon.formats.registry import write_texts
from spacy_kanon.training.corpora import make_replacement_corpus, to_replacement_example
from spacy_kanon.types import AnnotatedText
from tests.examples import data_set
from tests.refusals import refused

from ..samples import TEXT, mention


def chosen(options, selection):
    return {
        "generalizations": {"P31": [*options, "***"]},
        "generalization_selection": dict(selection),
    }


def sample() -> AnnotatedText:
    """TEXT is "Ann Lee met Bo in Oslo. Ann left."; the second mention is inside a token."""
    marks = [
        mention(18, 22, "LOC", "QUASI", "e1", 1, replacement=chosen(["city"], {"city": ["x"]})),
        mention(18, 20, "MISC", "QUASI", "e2", 2, replacement=chosen(["film"], {"***": ["x"]})),
        mention(0, 7, "PERSON", "DIRECT", "e3", 3, replacement=chosen([], {"***": ["x", "y"]})),
        mention(12, 14, "PERSON", "NO_MASK", "e4", 4),
    ]
    return AnnotatedText("d", TEXT, {"a": marks})


def test_choices_have_places_and_a_corpus_a_path():
    eg = to_replacement_example(sample(), spacy.blank("en"))
    for doc in (eg.predicted, eg.reference):
        spans = doc.spans["replacements"]
        assert [(span.text, span.label_) for span in spans] == [
            ("Ann Lee", "PERSON"),
            ("Oslo", "LOC"),
        ]
        assert [span._.generalizations for span in spans] == [["***"], ["city", "***"]]
    assert eg.reference.user_data["kanon_replacement_votes"] == [{"***": 2}, {"city": 1}]
    assert [span._.replacement for span in eg.reference.spans["replacements"]] == ["***", "city"]
    assert [span._.replacement for span in eg.predicted.spans["replacements"]] == [None, None]
    assert "kanon_replacement_votes" not in eg.predicted.user_data
    refused("KN485", lambda: list(make_replacement_corpus(None)(spacy.blank("en"))))


@pytest.mark.parametrize("name,kind", [("gold.json", "wikireplace"), ("gold.spacy", "docbin")])
def test_reader(tmp_path, name, kind):
    write_texts([sample()], tmp_path / name, kind)
    (eg,) = make_replacement_corpus(tmp_path / name)(spacy.blank("en"))
    assert len(eg.reference.spans["replacements"]) == 2


def test_released_choices_all_have_a_place():
    corpus = make_replacement_corpus(data_set("wikireplace/dev.json"))
    examples = list(corpus(spacy.blank("en")))
    phrases = sum(len(eg.predicted.spans["replacements"]) for eg in examples)
    assert (len(examples), phrases) == (49, 856)  # of 859, three share their tokens with another
