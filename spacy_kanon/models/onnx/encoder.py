"""`spacy-kanon.OnnxEncoder.v1`: vectors of tokens by ONNX Runtime, a window at a time.

[components.transformer.model]
@architectures = "spacy-kanon.OnnxEncoder.v1"
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray
from spacy.tokens import Doc, Span
from spacy.util import registry
from thinc.api import Model

from ...errors import Errors, KanonError
from .runtime import OnnxShim

Array = NDArray[Any]


@registry.architectures("spacy-kanon.OnnxEncoder.v1")
def build_onnx_encoder(width: int, window: int = 128, stride: int = 96) -> Model:
    """Build the layer; `kanon assemble --onnx` puts a trained encoder into it.

    width (int): Of the vectors.
    window, stride (int): Tokens of a window, and between the beginnings of two.
    RETURNS (Model): From Docs to an array of shape (tokens, width) for each. It does not learn.
    """
    return Model(
        "onnx_encoder",
        _forward,
        init=_init,
        dims={"nO": width},
        attrs={"window": window, "stride": stride},
        shims=[OnnxShim()],
    )


def windows_of(length: int, window: int, stride: int) -> list[tuple[int, int]]:
    """Tokens of the windows of a text, as `spacy-transformers.strided_spans.v1` cuts them.

    length (int): Tokens of the text.
    window, stride (int): Tokens of a window, and between the beginnings of two.
    RETURNS (list[tuple[int, int]]): First and last, the latter exclusive.

    >>> windows_of(10, 6, 4)
    [(0, 6), (4, 10)]
    """
    windows: list[tuple[int, int]] = []
    start = 0
    for _ in range(length // stride):
        windows.append((start, min(start + window, length)))
        if start + window >= length:
            return windows
        start += stride
    if start < length:
        windows.append((start, length))
    return windows


def _forward(model: Model, docs: Sequence[Doc], is_train: bool) -> tuple[list[Any], Callable]:
    if is_train:
        raise KanonError(Errors.E584)
    ops: Any = model.ops
    return [ops.asarray(_encode(model, doc)) for doc in docs], _no_gradients


def _encode(model: Model, doc: Doc) -> Array:
    """The mean of the vectors of all sub-words of a token, in all windows; zero without any."""
    shim: Any = model.shims[0]
    sums = np.zeros((len(doc), model.get_dim("nO")), dtype="float32")
    counts = np.zeros((len(doc), 1), dtype="float32")
    for start, end in windows_of(len(doc), model.attrs["window"], model.attrs["stride"]):
        for span, ids, offsets in _fitting(shim, doc[start:end]):
            rows, tokens = _aligned(span, offsets[: shim.longest])
            vectors = shim.vectors(ids[: shim.longest])
            np.add.at(sums, tokens, vectors[rows])
            np.add.at(counts, tokens, 1)
    return sums / np.maximum(counts, 1)


def _fitting(shim: OnnxShim, span: Span) -> Iterator[tuple[Span, list[int], list[tuple[int, int]]]]:
    """A window, halved until the encoder takes every sub-word; a single word of more is cut."""
    ids, offsets = shim.encode(span.text)
    if len(ids) > shim.longest and len(span) > 1:
        middle = len(span) // 2
        yield from _fitting(shim, span[:middle])
        yield from _fitting(shim, span[middle:])
    else:
        yield span, ids, offsets


def _aligned(span: Span, offsets: Sequence[tuple[int, int]]) -> tuple[list[int], list[int]]:
    """Pairs of a sub-word and a token of the Doc that share a character."""
    first = span.start_char
    token_at: list[int] = []
    for token in span:
        token_at += [token.i] * (token.idx - first + len(token) - len(token_at))
        # The blank behind a token is the token's, too.
        token_at += [token.i] * len(token.whitespace_)
    rows: list[int] = []
    tokens: list[int] = []
    for row, (start, end) in enumerate(offsets):
        for token_number in dict.fromkeys(token_at[start:end]):
            rows.append(row)
            tokens.append(token_number)
    return rows, tokens


def _init(model: Model, X: Any = None, Y: Any = None) -> None:
    """Nothing is drawn at random: the encoder comes trained."""


def _no_gradients(gradients: Any) -> list[Doc]:
    return []
