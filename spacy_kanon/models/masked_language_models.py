"""Load an encoder that can guess hidden words, or refuse it.

transformers gives an encoder without a head for hidden words a random one and only warns, so
that every figure made with it is noise that changes from run to run.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import Any

from ..errors import Errors, KanonError


def load_masked_language_model(source: str) -> tuple[Any, Any]:
    """The tokenizer and the model, ready to be asked.

    source (str): A name or folder that transformers can load.
    RETURNS (tuple[PreTrainedTokenizerFast, PreTrainedModel]): Tokenizer and model.
    RAISES (KanonError): E001 if transformers or torch are not installed; E702 for a model that
        cannot be loaded, or a tokenizer without offsets or mask token; E721 for an encoder some of
        whose weights, its head for hidden words above all, are not in the file.
    """
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
            Errors.E721.format(model=source, count=len(missing), examples=", ".join(missing[:3]))
        )
    check_tokenizer(tokenizer, source)
    return tokenizer, model.eval()


def check_tokenizer(tokenizer: Any, source: str) -> None:
    """Refuse a tokenizer by which no sub-word can be located or hidden.

    tokenizer (PreTrainedTokenizerBase): To check.
    source (str): What the error calls it.
    RAISES (KanonError): E702.
    """
    if not tokenizer.is_fast or tokenizer.mask_token_id is None:
        reason = "a fast tokenizer with a mask token is needed"
        raise KanonError(Errors.E702.format(model=source, reason=reason))


def require_transformers() -> None:
    """RAISES (KanonError): E001 if torch or transformers are not installed."""
    missing = [name for name in ("torch", "transformers") if find_spec(name) is None]
    if missing:
        raise KanonError(Errors.E001.format(packages=", ".join(missing), extra="transformers"))
