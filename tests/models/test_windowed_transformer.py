"""Prediction by windows gives what prediction at once gives."""

import pickle
import shutil
from types import SimpleNamespace

import numpy as np
import pytest
import spacy
from thinc.api import NumpyOps

from spacy_kanon.models.language_models import positions_of
from spacy_kanon.models.transformers import _room
from tests.fakes import pipeline
from tests.refusals import refused

from ..tiny_bert import save_tiny_bert, strided, windowed

pytest.importorskip("spacy_transformers")

NEIGHBOURS = [
    "Ann Lee sang in Oslo.",
    "Bo",
    "",
    " ".join(["Ann met her in Oslo and Bo sang."] * 12),
    "Lee met Ann Lee and Bo.",
]


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return save_tiny_bert(tmp_path_factory.mktemp("bert"))


def make(folder, **settings):
    nlp = pipeline(transformer=windowed(folder, **settings))
    nlp.initialize()
    return nlp


def output(doc):
    return doc._.trf_data.model_output.last_hidden_state


@pytest.mark.parametrize("words", [1, 7, 200])
def test_windows_change_nothing(folder, words, tmp_path):
    text = " ".join(["Ann Lee sang in Oslo and Bo met her."] * 40).split()[:words]
    by_two, at_once = make(folder, windows=2), make(folder, windows=10_000)
    one, other = by_two(" ".join(text)), at_once(" ".join(text))
    assert output(one).shape == output(other).shape
    np.testing.assert_allclose(output(one), output(other), atol=1e-5)
    by_two.to_disk(tmp_path / "model")
    for again in (spacy.load(tmp_path / "model"), pickle.loads(pickle.dumps(by_two))):
        np.testing.assert_allclose(output(again(" ".join(text))), output(other), atol=1e-5)


def test_a_graphics_card_takes_some_windows_at_a_time(folder):
    nlp = make(folder, windows=3)
    model = nlp.get_pipe("transformer").model.layers[0]
    model.ops, seen = NumpyOps(), []
    model.ops.device_type = "gpu"
    model.shims[0]._model.register_forward_pre_hook(
        lambda module, args, kwargs: seen.append(len(kwargs["input_ids"])), with_kwargs=True
    )
    nlp("Ann met Bo in Oslo. " * 50)
    assert max(seen) == 3


def token_vectors(doc):
    data = doc._.trf_data
    if not len(doc):
        return b""
    vectors = data.model_output.last_hidden_state
    return vectors.reshape(-1, vectors.shape[-1])[data.align.dataXd].tobytes()


def test_neighbours_in_a_batch_change_no_bit(folder):
    nlp = make(folder)
    network = nlp.get_pipe("transformer").model.layers[0].shims[0]._model
    masks = []
    network.register_forward_pre_hook(
        lambda module, args, kwargs: masks.append(kwargs["attention_mask"]), with_kwargs=True
    )
    alone = [token_vectors(nlp(text)) for text in NEIGHBOURS]
    for size in (2, 3, 5):
        assert [token_vectors(doc) for doc in nlp.pipe(NEIGHBOURS, batch_size=size)] == alone
    # By construction, for larger networks too: no window ever meets another, or padding.
    assert all(len(mask) == 1 and mask.all() for mask in masks)


def test_windows_and_words_longer_than_them(folder, short):
    refused("KN300", make, folder, windows=0)
    doc = make(short, get_spans=strided(128, 128))("Oslo " + "annlee" * 100 + " Oslo")
    assert max(doc._.trf_data.wordpieces.lengths) <= 24
    assert (doc._.trf_data.align.lengths > 0).all()


@pytest.fixture
def short(folder, tmp_path):
    """The same network for windows of 24 sub-words."""
    from transformers import AutoTokenizer

    path = tmp_path / "short"
    shutil.copytree(folder, path)
    AutoTokenizer.from_pretrained(path, model_max_length=24).save_pretrained(path)
    return path


def test_no_sub_word_is_dropped(short, text, times):
    nlp = make(short, get_spans=strided(128, 128))
    doc = nlp(text * times)
    windows = doc._.trf_data.wordpieces
    assert max(windows.lengths) <= 24
    tokenizer = nlp.get_pipe("transformer").model.tokenizer
    wanted = len(tokenizer(doc.text, add_special_tokens=False, verbose=False)["input_ids"])
    assert sum(length - 2 for length in windows.lengths) >= wanted
    assert (doc._.trf_data.align.lengths[[not token.is_space for token in doc]] > 0).all()


def test_positions_of_padding_are_no_room():
    from transformers import BertConfig, RobertaConfig

    class Tokenizer:
        model_max_length = 10**30

        def num_special_tokens_to_add(self):
            return 2

    bert = BertConfig(max_position_embeddings=512)
    roberta = RobertaConfig(max_position_embeddings=514, pad_token_id=1)
    assert _room(Tokenizer(), bert) == _room(Tokenizer(), roberta) == 510


def test_positions(config, expected):
    assert positions_of(SimpleNamespace(**config), unknown=300) == expected
