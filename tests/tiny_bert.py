"""A tiny random BERT folder, so that no test downloads a transformer."""

from __future__ import annotations

from pathlib import Path
from typing import Any

SPECIAL = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]"]
WORDS = [*SPECIAL, "ann", "lee", "sang", "in", "oslo", "and", "bo", "met", "her", "."]


def tiny_config(words: int, *, layers: int = 1, inner: int = 16, positions: int) -> Any:
    """Of a BERT that takes no time. words (int): Of its vocabulary."""
    from transformers import BertConfig

    return BertConfig(
        vocab_size=words,
        hidden_size=16,
        num_hidden_layers=layers,
        num_attention_heads=2,
        intermediate_size=inner,
        max_position_embeddings=positions,
    )


def save_tiny_bert(path: Path) -> None:
    import torch
    from transformers import BertModel, BertTokenizerFast

    torch.manual_seed(0)
    (path / "words.txt").write_text("\n".join(WORDS), encoding="utf8")
    config = tiny_config(len(WORDS), layers=2, inner=32, positions=512)
    BertModel(config).save_pretrained(path)
    BertTokenizerFast(str(path / "words.txt"), model_max_length=512).save_pretrained(path)


def save_tiny_masked_model(path: Path) -> None:
    """One that predicts words."""
    import torch
    from transformers import BertForMaskedLM, BertTokenizerFast

    (path / "vocab.txt").write_text("\n".join(WORDS), encoding="utf8")
    torch.manual_seed(0)
    config = tiny_config(len(WORDS), positions=64)
    BertForMaskedLM(config).eval().save_pretrained(path)
    BertTokenizerFast(str(path / "vocab.txt"), model_max_length=64).save_pretrained(path)
