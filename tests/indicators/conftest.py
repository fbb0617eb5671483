import pytest

from spacy_kanon.indicators import learning

from ..tiny_bert import save_tiny_masked_model

WORDS = ["ann", "lee", "##s", "met", "bo", "in", "oslo", "born", "1972", "a", "geologist", ".", ","]


@pytest.fixture(autouse=True)
def few_trees(monkeypatch):
    """What there is to learn here takes no more."""
    monkeypatch.setattr(learning, "TREES", (40,))


@pytest.fixture(scope="session")
def tiny_bert(tmp_path_factory) -> str:
    """Folder of a BERT with random weights, a vocabulary of a dozen words and 32 positions."""
    pytest.importorskip("transformers")
    return save_tiny_masked_model(tmp_path_factory.mktemp("bert"), WORDS, positions=32)
