from __future__ import annotations

import pytest

from spacy_kanon.indicators import learning

from ..tiny_bert import tiny_config

MARKERS = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]"]
WORDS = ["ann", "lee", "##s", "met", "bo", "in", "oslo", "born", "1972", "a", "geologist", ".", ","]


@pytest.fixture(autouse=True)
def few_trees(monkeypatch):
    """What there is to learn here takes no more."""
    monkeypatch.setattr(learning, "TREES", (40,))


@pytest.fixture(scope="session")
def tiny_bert(tmp_path_factory) -> str:
    """Folder of a BERT with random weights, a vocabulary of a dozen words and 32 positions."""
    torch = pytest.importorskip("torch")
    transformers = pytest.importorskip("transformers")
    folder = tmp_path_factory.mktemp("bert")
    vocabulary = [*MARKERS, *WORDS]
    (folder / "vocab.txt").write_text("\n".join(vocabulary))
    torch.manual_seed(0)
    config = tiny_config(len(vocabulary), positions=32)
    transformers.BertTokenizerFast(str(folder / "vocab.txt")).save_pretrained(folder)
    transformers.BertForMaskedLM(config).eval().save_pretrained(folder)
    return str(folder)
