"""A tiny random BERT folder, so that no test downloads a transformer."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

SPECIAL = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]"]
WORDS = ["ann", "lee", "sang", "in", "oslo", "and", "bo", "met", "her", "."]


def save_tiny_bert(
    path: Path,
    words: Sequence[str] = WORDS,
    *,
    head: str = "BertModel",
    layers: int = 2,
    inner: int = 32,
    positions: int = 512,
) -> None:
    """head (str): The class of transformers; "BertForMaskedLM" predicts words."""
    import torch
    import transformers

    vocabulary = [*SPECIAL, *words]
    (path / "words.txt").write_text("\n".join(vocabulary), encoding="utf8")
    torch.manual_seed(0)
    config = transformers.BertConfig(
        vocab_size=len(vocabulary),
        hidden_size=16,
        num_hidden_layers=layers,
        num_attention_heads=2,
        intermediate_size=inner,
        max_position_embeddings=positions,
    )
    getattr(transformers, head)(config).eval().save_pretrained(path)
    tokenizer = transformers.BertTokenizerFast(str(path / "words.txt"), model_max_length=positions)
    tokenizer.save_pretrained(path)


def save_tiny_masked_model(
    path: Path, words: Sequence[str] = WORDS, *, positions: int = 64
) -> None:
    """One that predicts words."""
    save_tiny_bert(path, words, head="BertForMaskedLM", layers=1, inner=16, positions=positions)
