"""How alike are a phrase and what replaced it? Swappable measures, each from 0 to 1."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from ...errors import Errors, KanonError

if TYPE_CHECKING:
    from spacy.language import Language

# (originals, replacements) -> similarity of each pair, 0 to 1.
Similarity = Callable[[Sequence[str], Sequence[str]], list[float]]

_WORD = re.compile(r"\w+")


def token_overlap(originals: Sequence[str], replacements: Sequence[str]) -> list[float]:
    """Dice coefficient of the two multisets of case-folded words; needs no model."""
    return [_dice(one, other) for one, other in zip(originals, replacements, strict=True)]


def vector_similarity(nlp: Language) -> Similarity:
    """Cosine of the word vectors of a spaCy pipeline; a phrase without a vector is like nothing.

    RAISES (KanonError): E652 if the pipeline has no word vectors.
    """
    if nlp.vocab.vectors_length == 0:
        raise KanonError(Errors.E652.format(name=nlp.meta["name"]))

    def similarity(originals: Sequence[str], replacements: Sequence[str]) -> list[float]:
        one = np.array([nlp.make_doc(text).vector for text in originals])
        other = np.array([nlp.make_doc(text).vector for text in replacements])
        return _cosines(one, other)

    return similarity


def embedding_similarity(model: str | Path, batch_size: int = 64) -> Similarity:
    """Cosine of mean-pooled embeddings of a Hugging Face model, a local folder or a name.

    RAISES (KanonError): E001 without the `transformers` extra, E650 if the model does not load.
    """
    if find_spec("transformers") is None or find_spec("torch") is None:
        raise KanonError(Errors.E001.format(packages="transformers, torch", extra="transformers"))
    import torch
    from transformers import AutoModel, AutoTokenizer

    try:
        tokenizer = AutoTokenizer.from_pretrained(str(model))
        encoder = AutoModel.from_pretrained(str(model)).eval()
    except (OSError, ValueError) as error:
        reason = str(error).strip().splitlines()[0]
        raise KanonError(Errors.E650.format(model=str(model), reason=reason)) from error

    def embed(texts: Sequence[str]) -> np.ndarray:
        rows = []
        for first in range(0, len(texts), batch_size):
            batch = tokenizer(
                list(texts[first : first + batch_size]),
                padding=True,
                truncation=True,
                return_tensors="pt",
            )
            with torch.no_grad():
                hidden = encoder(**batch).last_hidden_state
            mask = batch["attention_mask"].unsqueeze(-1).float()
            rows.append(((hidden * mask).sum(1) / mask.sum(1).clamp(min=1)).numpy())
        return np.concatenate(rows) if rows else np.empty((0, encoder.config.hidden_size))

    def similarity(originals: Sequence[str], replacements: Sequence[str]) -> list[float]:
        return _cosines(embed(originals), embed(replacements))

    return similarity


def _dice(one: str, other: str) -> float:
    first = Counter(_WORD.findall(one.casefold()))
    second = Counter(_WORD.findall(other.casefold()))
    total = first.total() + second.total()
    if total == 0:
        return float(one == other)
    return 2 * (first & second).total() / total


def _cosines(one: np.ndarray, other: np.ndarray) -> list[float]:
    """Row-wise cosine, negative ones as 0. Shapes (n, width)."""
    if not len(one):
        return []
    lengths = np.linalg.norm(one, axis=1) * np.linalg.norm(other, axis=1)
    cosines = (one * other).sum(axis=1) / np.where(lengths == 0, 1, lengths)
    return np.clip(np.where(lengths == 0, 0, cosines), 0, 1).astype(float).tolist()
