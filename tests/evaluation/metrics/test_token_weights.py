import math

import pytest

from spacy_kanon.evaluation.masks import MaskedLanguageModelWeights, UnigramWeights
from spacy_kanon.models.language_models import MaskedLanguageModel, Question

from ...tiny_bert import save_tiny_masked_model

WORDS = ["ann", "lee", "##s", "met", "bo", "in", "oslo"]
TEXT = "Ann met Lees in Oslo and Bo met Ann"


def test_unigrams():
    # 7 tokens of 4 types in the corpus, one is added to every type and to "unseen".
    weights = UnigramWeights(["a a a b", "A b c"])
    assert weights("a B c d", [(0, 1), (2, 3), (4, 5), (6, 7), (0, 7), (1, 2)]) == pytest.approx(
        [-math.log(n / 11) for n in (5, 3, 2, 1, 1)] + [0.0]
    )


@pytest.fixture(scope="module")
def tiny(tmp_path_factory):
    """A BERT with random weights and a vocabulary of a dozen words."""
    pytest.importorskip("transformers")
    folder = tmp_path_factory.mktemp("bert")
    save_tiny_masked_model(folder, WORDS, positions=32)
    return str(folder)


def test_a_span_weighs_as_its_least_probable_sub_word_with_all_spans_hidden(tiny):
    spans = [(0, 3), (8, 12), (20, 24), (25, 27), (3, 4), (25, 31)]
    model = MaskedLanguageModel(tiny)
    answers = model.log_probabilities(TEXT, [Question([span], spans) for span in spans])
    expected = [-answer.min() if len(answer) else 0.0 for answer in answers]
    assert MaskedLanguageModelWeights(tiny)(TEXT, spans) == pytest.approx(expected, rel=1e-4)
    assert expected[4] == 0.0  # a space has no sub-word


def test_long_texts_are_not_truncated(tiny):
    weights = MaskedLanguageModelWeights(tiny)
    text = "Ann met Bo. " * 40
    spans = [(12 * i, 12 * i + 3) for i in range(40)]
    found = weights(text, spans)
    assert len(found) == 40 and all(weight > 0 for weight in found)
    assert weights(text, []) == []
