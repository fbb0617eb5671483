"""Load an encoder that can guess hidden words, or refuse it.

transformers gives an encoder without a head for hidden words a random one and only warns, so
that every figure made with it is noise that changes from run to run.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from ..errors import Errors, KanonError, require

if TYPE_CHECKING:
    from spacy.tokens import Doc


def load_masked_language_model(source: str) -> tuple[Any, Any]:
    """The tokenizer and the model, ready to be asked."""
    require_transformers()
    from transformers import AutoModelForMaskedLM, AutoTokenizer

    try:
        tokenizer = AutoTokenizer.from_pretrained(source, use_fast=True)
        model, report = AutoModelForMaskedLM.from_pretrained(source, output_loading_info=True)
    except Exception as error:  # transformers, torch and safetensors each have their own
        reason = " ".join(str(error).split())
        raise KanonError(Errors.E702.format(model=source, reason=reason)) from error
    missing = sorted(report["missing_keys"])
    if missing:
        raise KanonError(
            f"[KN721] {source!r} cannot guess hidden words: {len(missing)} of its weights are not "
            f"in the file ({', '.join(missing[:3])}), so they would be random and every figure "
            "with them. Give a masked language model that was saved with its head."
        )
    check_tokenizer(tokenizer, source)
    return tokenizer, model.eval()


def check_tokenizer(tokenizer: Any, source: str) -> None:
    """Refuse a tokenizer by which no sub-word can be located or hidden."""
    if not tokenizer.is_fast or tokenizer.mask_token_id is None:
        reason = "a fast tokenizer with a mask token is needed"
        raise KanonError(Errors.E702.format(model=source, reason=reason))


def require_transformers() -> None:
    require("torch", "transformers", extra="transformers")


# Architectures whose first positions are those of padding (Liu et al. 2019, as released).
_OFFSET_POSITIONS = ("roberta", "xlm-roberta", "camembert", "longformer")


def positions_of(config: Any, *, unknown: int = 512) -> int:
    """Sub-words that a transformer takes at once, with the markers at their ends."""
    positions = getattr(config, "max_position_embeddings", None) or unknown
    if getattr(config, "model_type", "") in _OFFSET_POSITIONS:
        positions -= (config.pad_token_id or 0) + 1
    return int(positions)


Offsets = NDArray[np.int64]


def token_offsets(doc: Doc) -> tuple[Offsets, Offsets]:
    """Character offsets of tokens, without the blanks behind them."""
    columns: Any = doc.to_array(["LENGTH", "SPACY"])
    lengths, blanks = columns.astype("int64").reshape(-1, 2).T
    ends = (lengths + blanks).cumsum() - blanks
    return ends - lengths, ends
