import math

import numpy as np
import pytest

from spacy_kanon.errors import KanonError
from spacy_kanon.evaluation.mask_scores import Settings, evaluate_masks
from spacy_kanon.evaluation.masks import MaskedLanguageModelWeights, UnigramWeights

from ...tiny_bert import save_tiny_masked_model
from ..samples import gold

WORDS = ["ann", "lee", "##s", "met", "bo", "in", "oslo"]
TEXT = "Ann met Lees in Oslo and Bo met Ann"


def test_unigrams():
    # 7 tokens of 4 types in the corpus, one is added to every type and to "unseen".
    weights = UnigramWeights(["a a a b", "A b c"])
    assert weights("a B c d", [(0, 1), (2, 3), (4, 5), (6, 7), (0, 7), (1, 2)]) == pytest.approx(
        [-math.log(n / 11) for n in (5, 3, 2, 1, 1)] + [0.0]
    )


def test_rare_words_count_more():
    text = gold("d", "born born born born in Oslo", a=[("Oslo", "QUASI", "x")])
    masks = {"d": [(0, 4), (23, 27)]}
    found = evaluate_masks([text], masks, settings=Settings(resamples=0))
    assert found["token_precision"].value == 1 / 2 < found["token_precision_weighted"].value
    without = evaluate_masks([text], masks, settings=Settings(weighting=None, resamples=0))
    assert np.isnan(without["token_precision_weighted"].value)
    with pytest.raises(KanonError, match="KN608"):
        evaluate_masks([text], masks, settings=Settings(weighting="bigram"))


@pytest.fixture(scope="module")
def tiny(tmp_path_factory):
    """A BERT with random weights and a vocabulary of a dozen words."""
    transformers = pytest.importorskip("transformers")
    folder = tmp_path_factory.mktemp("bert")
    save_tiny_masked_model(folder, WORDS, positions=32)
    tokenizer = transformers.BertTokenizerFast.from_pretrained(folder)
    return folder, tokenizer, transformers.BertForMaskedLM.from_pretrained(folder).eval()


def literal_weights(tokenizer, model, text, spans, segment):
    """One segment at a time, one sub-word at a time, without padding."""
    import torch

    encoded = tokenizer(text, return_offsets_mapping=True)
    ids, pieces = encoded["input_ids"], encoded["offset_mapping"]
    inside = [
        [i for i, (a, b) in enumerate(pieces) if set(range(a, b)) & set(range(*span))]
        for span in spans
    ]
    hidden = {i for indices in inside for i in indices}
    shown = [tokenizer.mask_token_id if i in hidden else token for i, token in enumerate(ids)]
    probabilities = []
    for part in np.array_split(np.arange(len(ids)), math.ceil(len(ids) / segment)):
        with torch.no_grad():
            logits = model(
                input_ids=torch.tensor([[shown[i] for i in part]]),
                attention_mask=torch.tensor([[int(i not in hidden) for i in part]]),
            ).logits[0]
        chances = logits.softmax(-1)
        probabilities += [float(chances[row, ids[i]]) for row, i in enumerate(part)]
    return [
        -math.log(min(probabilities[i] for i in indices)) if indices else 0.0 for indices in inside
    ]


@pytest.mark.parametrize("segment,batch_size", [(32, 16), (5, 16), (4, 2), (3, 1)])
def test_language_model_weights_equal_the_literal_definition(tiny, segment, batch_size):
    _, tokenizer, model = tiny
    spans = [(0, 3), (8, 12), (20, 24), (25, 27), (3, 4), (25, 31)]
    weights = MaskedLanguageModelWeights((tokenizer, model), segment=segment, batch_size=batch_size)
    expected = literal_weights(tokenizer, model, TEXT, spans, segment)
    assert weights(TEXT, spans) == pytest.approx(expected, rel=1e-4)
    assert expected[4] == 0.0  # a space has no sub-word


def test_long_texts_are_not_truncated(tiny):
    folder, _, _ = tiny
    weights = MaskedLanguageModelWeights(str(folder), segment=30)
    text = "Ann met Bo. " * 40
    spans = [(12 * i, 12 * i + 3) for i in range(40)]
    found = weights(text, spans)
    assert len(found) == 40 and all(weight > 0 for weight in found)
    assert weights(text, []) == []


def test_a_segment_that_the_model_cannot_hold(tiny):
    _, tokenizer, model = tiny
    for segment in (0, 33):
        with pytest.raises(KanonError, match="KN608"):
            MaskedLanguageModelWeights((tokenizer, model), segment=segment)
