"""A tiny random BERT folder, so that no test downloads a transformer."""

from __future__ import annotations

from pathlib import Path

SPECIAL = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]"]
WORDS = [*SPECIAL, "ann", "lee", "sang", "in", "oslo", "and", "bo", "met", "her", "."]


def save_tiny_bert(path: Path) -> None:
    import torch
    from transformers import BertConfig, BertModel, BertTokenizerFast

    torch.manual_seed(0)
    (path / "words.txt").write_text("\n".join(WORDS), encoding="utf8")
    config = BertConfig(
        vocab_size=len(WORDS),
        hidden_size=16,
        num_hidden_layers=2,
        num_attention_heads=2,
        intermediate_size=32,
        max_position_embeddings=512,
    )
    BertModel(config).save_pretrained(path)
    BertTokenizerFast(str(path / "words.txt"), model_max_length=512).save_pretrained(path)


def save_tiny_masked_model(path: Path) -> None:
    """One that predicts words."""
    import torch
    from transformers import BertConfig, BertForMaskedLM, BertTokenizerFast

    (path / "vocab.txt").write_text("\n".join(WORDS), encoding="utf8")
    torch.manual_seed(0)
    config = BertConfig(
        vocab_size=len(WORDS),
        hidden_size=16,
        num_hidden_layers=1,
        num_attention_heads=2,
        intermediate_size=16,
        max_position_embeddings=64,
    )
    BertForMaskedLM(config).eval().save_pretrained(path)
    BertTokenizerFast(str(path / "vocab.txt"), model_max_length=64).save_pretrained(path)
