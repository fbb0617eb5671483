"""A transformer that predicts a text of any length in bounded memory.

`spacy-transformers.TransformerModel.v3` cuts a text into windows, but passes all windows of a text
to the network at once: what the network needs in between grows with the text. Here prediction goes
a few windows at a time, with equal results; on a processor one at a time and without padding, so
that the same text gives the same bytes in whatever batch it comes. And it drops the sub-words of a
window beyond what the network takes, which a window of many long or foreign words has: here such a
window is halved until nothing is dropped.

[components.transformer.model]
@architectures = "spacy-kanon.WindowedTransformer.v1"
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

from spacy.language import Language
from spacy.tokens import Doc, Span
from spacy.util import registry

from ..errors import Errors, KanonError, must_be, require
from .language_models import positions_of

WINDOWS = 32


@registry.architectures("spacy-kanon.WindowedTransformer.v1")
def build_windowed_transformer(
    name: str,
    get_spans: Callable[..., Any],
    tokenizer_config: dict[str, Any],
    transformer_config: dict[str, Any],
    mixed_precision: bool,
    grad_scaler_config: dict[str, Any],
    windows: int = WINDOWS,
) -> Any:
    """Build the model; all but the last are settings of `TransformerModel.v3`.

    name (str): Of the model: a folder, or a name of the Hugging Face hub.
    get_spans (Callable): Cuts Docs into windows.
    tokenizer_config, transformer_config (dict[str, Any]): Passed to transformers.
    mixed_precision (bool): Train in 16 bits on graphics cards.
    grad_scaler_config (dict[str, Any]): For training in 16 bits.
    windows (int): Windows that are predicted at a time on a graphics card, where what stands beside
        a text can change the last bits of its vectors. A processor always takes one.
    RETURNS (Any): A Thinc model from Docs to the transformer's output.
    RAISES (KanonError): E001 if spacy-transformers is missing; E300 if windows is below 1.
    """
    if windows < 1:
        raise must_be("windows", "at least 1", windows)
    require(PACKAGE, extra="transformers")
    from spacy_transformers.layers import TransformerModel

    model = TransformerModel(
        name, get_spans, tokenizer_config, transformer_config, mixed_precision, grad_scaler_config
    )
    model.attrs["get_spans"] = partial(_fitting_spans, get_spans=get_spans, model=model)
    network = model.layers[0]
    # Parts of functions of this file: whatever stands in a model is sent to other processes.
    network._func = partial(_by_windows, forward=network._func, windows=windows)
    return model


def _fitting_spans(
    docs: Sequence[Doc], *, get_spans: Callable[..., Any], model: Any
) -> list[list[Span]]:
    """Windows of which the network takes every sub-word; a single word of more is cut by it."""
    tokenizer = model.tokenizer
    room = _room(tokenizer, model.transformer.config)

    def halved(span: Span) -> Iterator[Span]:
        # No tokenizer makes more sub-words than there are bytes.
        if len(span) > 1 and len(span.text.encode()) > room:
            pieces = tokenizer(span.text, add_special_tokens=False, verbose=False)["input_ids"]
            if len(pieces) > room:
                middle = len(span) // 2
                yield from halved(span[:middle])
                yield from halved(span[middle:])
                return
        yield span

    return [[part for span in spans for part in halved(span)] for spans in get_spans(docs)]


def _room(tokenizer: Any, config: Any) -> int:
    """Sub-words that fit between the markers at the ends of a window."""
    longest = int(tokenizer.model_max_length)
    most = min(positions_of(config, unknown=longest), longest)
    return most - int(tokenizer.num_special_tokens_to_add())


def _by_windows(
    model: Any, batch: Any, is_train: bool, *, forward: Callable[..., Any], windows: int
) -> Any:
    """The forward pass, a few windows at a time: padding would change the last bits."""
    on_processor = model.ops.device_type == "cpu"
    if is_train or not len(batch) or (not on_processor and len(batch) <= windows):
        return forward(model, batch, is_train)
    size = 1 if on_processor else windows
    parts = [batch[first : first + size] for first in range(0, len(batch), size)]
    outputs = [
        forward(model, _without_padding(part) if on_processor else part, False)[0] for part in parts
    ]
    return _joined(outputs, batch.input_ids.shape[1]), _no_gradients


def _without_padding(window: Any) -> Any:
    """A batch of one window, as long as the window is."""
    length = int(window.attention_mask.sum())
    types = window.token_type_ids
    return replace(
        window,
        strings=[window.strings[0][:length]],
        input_ids=window.input_ids[:, :length],
        attention_mask=window.attention_mask[:, :length],
        token_type_ids=None if types is None else types[:, :length],
    )


def _joined(outputs: Sequence[Any], longest: int) -> Any:
    """Outputs of windows as the output of all, those of sub-words filled up with zeros."""
    import torch

    def filled(tensor: Any) -> Any:
        if tensor.dim() < 3:
            return tensor
        return torch.nn.functional.pad(tensor, (0, 0, 0, longest - tensor.shape[1]))

    first = outputs[0]
    return type(first)(**{key: torch.cat([filled(o[key]) for o in outputs]) for key in first})


def _no_gradients(gradients: Any) -> list[Any]:
    """Predictions have no backward pass."""
    return []


# Checks that a transformer config makes before it loads or downloads anything.
#
# [nlp.before_creation]
# @callbacks = "spacy-kanon.need_transformers.v1"
#
# [initialize.before_init]
# @callbacks = "spacy-kanon.check_transformer.v1"
# name = ${vars.transformer}

PACKAGE = "spacy_transformers"
CONFIG = "config.json"
# What the fast and the slow tokenizers of the common architectures are stored in.
TOKENIZER_FILES = (
    "tokenizer.json", "vocab.txt", "vocab.json", "spiece.model", "sentencepiece.bpe.model",
    "tokenizer.model",
)  # fmt: skip


@registry.callbacks("spacy-kanon.need_transformers.v1")
def make_need_transformers() -> Callable[[type[Language]], type[Language]]:
    """Refuse to build or load a transformer pipeline where spacy-transformers is missing.

    RETURNS (Callable[[type[Language]], type[Language]]): For `nlp.before_creation`; it raises E001.
    """

    def need_transformers(lang_cls: type[Language]) -> type[Language]:
        require(PACKAGE, extra="transformers")
        return lang_cls

    return need_transformers


@registry.callbacks("spacy-kanon.check_transformer.v1")
def make_check_transformer(name: str) -> Callable[[Language], Language]:
    """Refuse a folder that holds no transformer, before training begins.

    name (str): A folder, or the name of a model to download, which is not checked here.
    RETURNS (Callable[[Language], Language]): For `initialize.before_init`; it raises E564.
    """

    def check(nlp: Language) -> Language:
        folder, files = Path(name), ", ".join(TOKENIZER_FILES)
        for missing, needed in (
            (f"no {CONFIG}", (CONFIG,)), (f"no tokenizer (one of {files})", TOKENIZER_FILES),
        ):  # fmt: skip
            if folder.is_dir() and not any((folder / file).is_file() for file in needed):
                raise KanonError(Errors.E564.format(path=folder, missing=missing))
        return nlp

    return check
