"""A transformer that predicts a text of any length in bounded memory.

`spacy-transformers.TransformerModel.v3` cuts a text into windows, but passes all windows of a text
to the network at once: what the network needs in between grows with the text. Here prediction goes
a few windows at a time, with equal results; training is as there.

[components.transformer.model]
@architectures = "spacy-kanon.WindowedTransformer.v1"
"""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import find_spec
from typing import Any

from spacy.util import registry

from ..errors import Errors, KanonError

WINDOWS = 32


@registry.architectures("spacy-kanon.WindowedTransformer.v1")
def build_windowed_transformer(
    name: str,
    get_spans: Callable,
    tokenizer_config: dict[str, Any],
    transformer_config: dict[str, Any],
    mixed_precision: bool,
    grad_scaler_config: dict[str, Any],
    windows: int = WINDOWS,
) -> Any:
    """Build the model; all but `windows` are settings of `TransformerModel.v3`.

    windows (int): Windows that are predicted at a time.
    RAISES (KanonError): E001 if spacy-transformers is missing; E300 if windows is below 1.
    """
    if windows < 1:
        raise KanonError(Errors.E300.format(name="windows", expected="at least 1", value=windows))
    if find_spec("spacy_transformers") is None:
        raise KanonError(Errors.E001.format(packages="spacy-transformers", extra="transformers"))
    from spacy_transformers.layers import TransformerModel

    model = TransformerModel(
        name,
        get_spans,
        tokenizer_config,
        transformer_config,
        mixed_precision,
        grad_scaler_config,
    )
    network = model.layers[0]
    network._func = _by_windows(network._func, windows)
    return model


def _by_windows(forward: Callable, windows: int) -> Callable:
    """The forward pass of the network, a few windows at a time unless it trains."""

    def by_windows(model: Any, batch: Any, is_train: bool) -> Any:
        if is_train or len(batch) <= windows:
            return forward(model, batch, is_train)
        import torch

        outputs = [
            forward(model, batch[first : first + windows], False)[0]
            for first in range(0, len(batch), windows)
        ]
        kind, keys = type(outputs[0]), list(outputs[0])
        joined = kind(**{key: torch.cat([output[key] for output in outputs]) for key in keys})
        return joined, _no_gradients

    return by_windows


def _no_gradients(gradients: Any) -> list[Any]:
    """Predictions have no backward pass."""
    return []
