"""An encoder learns to guess the words of its texts, and only what it should see."""

from __future__ import annotations

import errno
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spacy_kanon.errors import KanonError
from spacy_kanon.models import encoder_adaptation
from spacy_kanon.models.encoder_adaptation import (
    Adaptation,
    adapt_encoder,
    hidden_places,
    runs_of,
    scores_at,
)

from ..tiny_bert import save_tiny_bert

pytest.importorskip("torch")
pytest.importorskip("transformers")

TEXTS = [
    f"{one} sang in oslo and {other} met her . " * 2
    for one, other in [("ann", "bo"), ("bo", "ann"), ("lee", "bo"), ("ann", "lee")]
] * 30
QUICK = Adaptation(steps=40, length=32, batch=128, learn_rate=0.01)


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    path = tmp_path_factory.mktemp("bert")
    save_tiny_bert(path)
    return path


@pytest.fixture(scope="module")
def adapted(folder, tmp_path_factory):
    out = tmp_path_factory.mktemp("adapted")
    return out, adapt_encoder(str(folder), TEXTS, out, QUICK)


def tokenizer_of(folder):
    from transformers import AutoTokenizer

    return AutoTokenizer.from_pretrained(folder)


def test_the_loss_falls_on_texts_it_was_not_trained_on(adapted):
    _, found = adapted
    assert found.after < found.before - 0.5
    assert found.tokens > 0


def test_the_folder_is_an_encoder_and_a_language_model(adapted):
    from transformers import AutoModel, AutoModelForMaskedLM

    out, _ = adapted
    assert AutoModel.from_pretrained(out).config.hidden_size == 16
    _, info = AutoModelForMaskedLM.from_pretrained(out, output_loading_info=True)
    assert not info["missing_keys"]
    assert tokenizer_of(out).mask_token == "[MASK]"


@pytest.mark.slow
def test_the_same_seed_gives_the_same_weights(folder, adapted, tmp_path):
    out, found = adapted
    assert adapt_encoder(str(folder), TEXTS, tmp_path, QUICK) == found
    weights = "model.safetensors"
    assert (tmp_path / weights).read_bytes() == (out / weights).read_bytes()


@pytest.mark.slow
def test_bfloat16_learns_as_well(folder, adapted, tmp_path):
    options = Adaptation(steps=40, length=32, batch=128, learn_rate=0.01, cpu_bfloat16=True)
    assert adapt_encoder(str(folder), TEXTS, tmp_path, options).after < adapted[1].after + 0.3


def test_runs_hold_every_sub_word(folder):
    tokenizer = tokenizer_of(folder)
    text = "ann sang in oslo . " * 13  # 65 sub-words
    runs = runs_of(tokenizer, [text, "bo met her"], 32)
    assert [len(run) for run in runs] == [32, 32]  # 30 + 30, and a rest of 5 too short
    inner = [id for run in runs for id in run[1:-1]]
    assert inner == tokenizer(text, add_special_tokens=False)["input_ids"][:60]
    assert {(run[0], run[-1]) for run in runs} == {(tokenizer.cls_token_id, tokenizer.sep_token_id)}


@given(st.integers(3, 200), st.floats(0.01, 0.9), st.integers(0, 99))
def test_hidden_places(length, share, seed):
    places = hidden_places(length, share, Random(seed))
    wanted = max(1, round(share * (length - 2)))
    assert places == sorted(set(places))
    assert places[0] >= 1 and places[-1] <= length - 2
    assert wanted <= len(places) <= wanted + 3


@pytest.mark.parametrize("kind", ["bert", "roberta", "distilbert"])
def test_scores_at_places_are_those_of_the_whole_model(kind):
    import torch
    import transformers

    torch.manual_seed(0)
    sizes = {"vocab_size": 40, "hidden_size": 16, "num_hidden_layers": 1, "num_attention_heads": 2}
    sizes |= {"intermediate_size": 32}
    small = {"vocab_size": 40, "dim": 16, "n_layers": 1, "n_heads": 2, "hidden_dim": 32}
    config = {
        "bert": lambda: transformers.BertConfig(**sizes),
        "roberta": lambda: transformers.RobertaConfig(**sizes),
        "distilbert": lambda: transformers.DistilBertConfig(**small),
    }[kind]()
    model = transformers.AutoModelForMaskedLM.from_config(config).eval()
    ids = torch.randint(3, 40, (2, 9))
    attention, places = torch.ones_like(ids), torch.rand(2, 9) < 0.4
    with torch.no_grad():
        found = scores_at(model, ids, attention, places)
        wanted = model(input_ids=ids, attention_mask=attention).logits[places]
    torch.testing.assert_close(found, wanted)


def test_too_few_texts(folder, tmp_path):
    with pytest.raises(KanonError, match="KN567"):
        adapt_encoder(str(folder), TEXTS[:49], tmp_path, QUICK)


def test_a_folder_that_is_no_encoder(tmp_path):
    with pytest.raises(KanonError, match="KN564"):
        adapt_encoder(str(tmp_path), TEXTS, tmp_path, QUICK)


def test_a_model_that_does_not_guess_hidden_words(folder, tmp_path):
    from transformers import GPT2Config, GPT2Model

    GPT2Model(GPT2Config(vocab_size=15, n_embd=8, n_layer=1, n_head=1)).save_pretrained(tmp_path)
    tokenizer_of(folder).save_pretrained(tmp_path)
    with pytest.raises(KanonError, match="KN565"):
        adapt_encoder(str(tmp_path), TEXTS, tmp_path / "out", QUICK)


def test_a_loss_that_is_no_number(folder, tmp_path):
    import torch
    from transformers import BertForMaskedLM

    model = BertForMaskedLM.from_pretrained(folder)
    with torch.no_grad():
        model.bert.embeddings.word_embeddings.weight.fill_(float("nan"))
    model.save_pretrained(tmp_path)
    tokenizer_of(folder).save_pretrained(tmp_path)
    with pytest.raises(KanonError, match="KN566"):
        adapt_encoder(str(tmp_path), TEXTS, tmp_path / "out", QUICK)
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize(
    "settings", [{"steps": 0}, {"length": 8}, {"batch": 0}, {"learn_rate": 0.0}, {"hidden": 1.0}]
)
def test_settings_are_checked(settings):
    with pytest.raises(KanonError, match="KN300"):
        Adaptation(**settings)


class Full:
    """A model on a disk that takes no more."""

    def __init__(self, message):
        self.message = message

    def save_pretrained(self, out):
        from safetensors import SafetensorError

        raise SafetensorError(self.message)


def test_a_full_disk_is_an_error_of_the_system(tmp_path):
    message = "Error while serializing: I/O error: File too large (os error 27)"
    with pytest.raises(OSError, match="File too large") as error:
        encoder_adaptation._save(Full(message), None, tmp_path)
    assert error.value.errno == errno.EFBIG
    with pytest.raises(Exception, match="a fault of the library"):
        encoder_adaptation._save(Full("a fault of the library"), None, tmp_path)
