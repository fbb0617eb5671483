"""A tiny random BERT folder, so that no test downloads a transformer."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

SPECIAL = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]"]
WORDS = ["ann", "lee", "sang", "in", "oslo", "and", "bo", "met", "her", "."]
LISTENER = {
    "@architectures": "spacy-transformers.TransformerListener.v1",
    "grad_factor": 1.0,
    "pooling": {"@layers": "reduce_mean.v1"},
}


def strided(window: int, stride: int) -> dict[str, Any]:
    name = "spacy-transformers.strided_spans.v1"
    return {"@span_getters": name, "window": window, "stride": stride}


def windowed(folder: Path, **settings: Any) -> dict[str, Any]:
    """The config of a transformer component that reads the model in a folder by windows."""
    model = {
        "@architectures": "spacy-kanon.WindowedTransformer.v1",
        "name": str(folder),
        "get_spans": strided(8, 6),
        "tokenizer_config": {"use_fast": True},
        "transformer_config": {},
        "mixed_precision": False,
        "grad_scaler_config": {},
    }
    return {"model": {**model, **settings}}


def save_tiny_bert(
    path: Path,
    words: Sequence[str] = WORDS,
    *,
    head: str = "BertModel",
    layers: int = 2,
    inner: int = 32,
    positions: int = 512,
) -> str:
    """head (str): The class of transformers; "BertForMaskedLM" predicts words."""
    import torch
    import transformers

    path.mkdir(exist_ok=True)
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
    return str(path)


def save_tiny_masked_model(path: Path, words: Sequence[str] = WORDS, *, positions: int = 64) -> str:
    """One that predicts words."""
    return save_tiny_bert(
        path, words, head="BertForMaskedLM", layers=1, inner=16, positions=positions
    )
