from __future__ import annotations

import pytest

MARKERS = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]"]
WORDS = ["ann", "lee", "##s", "met", "bo", "in", "oslo", "born", "1972", "a", "geologist", ".", ","]


@pytest.fixture(scope="session")
def tiny_bert(tmp_path_factory) -> str:
    """Folder of a BERT with random weights, a vocabulary of a dozen words and 32 positions."""
    torch = pytest.importorskip("torch")
    transformers = pytest.importorskip("transformers")
    folder = tmp_path_factory.mktemp("bert")
    vocabulary = [*MARKERS, *WORDS]
    (folder / "vocab.txt").write_text("\n".join(vocabulary))
    torch.manual_seed(0)
    config = transformers.BertConfig(
        vocab_size=len(vocabulary),
        hidden_size=16,
        num_hidden_layers=1,
        num_attention_heads=2,
        intermediate_size=16,
        max_position_embeddings=32,
    )
    transformers.BertTokenizerFast(str(folder / "vocab.txt")).save_pretrained(folder)
    transformers.BertForMaskedLM(config).eval().save_pretrained(folder)
    return str(folder)
