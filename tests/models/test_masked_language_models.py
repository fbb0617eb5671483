"""An encoder without a head for hidden words is refused wherever a language model is asked for."""

import pytest

pytest.importorskip("torch", reason="needs PyTorch: pip install 'spacy-kanon[transformers]'")
pytest.importorskip("transformers", reason="needs pip install 'spacy-kanon[transformers]'")

import transformers

from spacy_kanon.models.language_models import MaskedLanguageModel, load_masked_language_model
from tests.refusals import refused

from ..tiny_bert import save_tiny_bert


@pytest.fixture(scope="module")
def headless(tmp_path_factory) -> str:
    return save_tiny_bert(tmp_path_factory.mktemp("headless"))


def test_an_encoder_without_a_head_and_a_folder_without_a_model_are_refused(headless, tmp_path):
    refused(r"KN721.*cls\.predictions", MaskedLanguageModel(headless).load)
    refused("KN702", MaskedLanguageModel(str(tmp_path)).load)


def test_with_its_head_it_is_taken(headless, tmp_path):
    # Its output layer is tied to its embeddings, so that part of the head is not in the file.
    transformers.AutoModelForMaskedLM.from_pretrained(headless).save_pretrained(tmp_path)
    transformers.AutoTokenizer.from_pretrained(headless).save_pretrained(tmp_path)
    MaskedLanguageModel(str(tmp_path)).load()


def test_a_roberta_with_and_without_its_head(headless, tmp_path):
    sizes = {"vocab_size": 16, "hidden_size": 16, "intermediate_size": 16}
    config = transformers.RobertaConfig(num_hidden_layers=1, num_attention_heads=2, **sizes)
    for folder, kind in (("with", "RobertaForMaskedLM"), ("without", "RobertaModel")):
        getattr(transformers, kind)(config).save_pretrained(tmp_path / folder)
        transformers.AutoTokenizer.from_pretrained(headless).save_pretrained(tmp_path / folder)
    load_masked_language_model(str(tmp_path / "with"))
    refused("KN721", load_masked_language_model, str(tmp_path / "without"))


def test_files_that_do_not_fit_together_are_refused(headless, tmp_path):
    model = transformers.AutoModelForMaskedLM.from_pretrained(headless)
    model.save_pretrained(tmp_path)
    transformers.AutoTokenizer.from_pretrained(headless).save_pretrained(tmp_path)
    model.config.vocab_size += 3
    model.config.save_pretrained(tmp_path)
    refused("KN702", load_masked_language_model, str(tmp_path))
    (tmp_path / "model.safetensors").write_bytes(b"cut off")
    refused("KN702", load_masked_language_model, str(tmp_path))
