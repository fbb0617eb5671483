"""`spacy-kanon.OnnxEncoder.v1`: vectors of tokens by ONNX Runtime, a window at a time.

[components.transformer.model]
@architectures = "spacy-kanon.OnnxEncoder.v1"
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray
from spacy.tokens import Doc
from spacy.util import registry
from thinc.api import Model

from ...errors import Errors, KanonError
from ..token_offsets import token_offsets
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
    if not len(doc):
        return sums
    layout = TextLayout(doc)
    for start, end in windows_of(len(doc), model.attrs["window"], model.attrs["stride"]):
        for first, ids, offsets in _fitting(shim, layout, start, end):
            rows, tokens = layout.aligned(first, offsets[: shim.longest])
            if not len(rows):
                continue
            vectors = shim.vectors(ids[: shim.longest])
            places, begins, sizes = np.unique(tokens, return_index=True, return_counts=True)
            counts[places, 0] += sizes
            # The first sub-word of each token, then the second of those that have two, and so on.
            for number in range(sizes.max()):
                longer = sizes > number
                sums[places[longer]] += vectors[rows[begins[longer] + number]]
    return sums / np.maximum(counts, 1)


class TextLayout:
    """The text of a Doc and which token each character belongs to."""

    def __init__(self, doc: Doc) -> None:
        """doc (Doc): With at least one token."""
        self.text = doc.text
        self.starts, self.ends = token_offsets(doc)
        # The blank behind a token is the token's, too.
        widths = np.diff(self.starts, append=len(self.text))
        self.token_at = np.repeat(np.arange(len(doc)), widths)

    def text_of(self, first: int, last: int) -> str:
        """Of tokens, without the blank at their end.

        first, last (int): Tokens, the last exclusive.
        RETURNS (str): As written.
        """
        return self.text[self.starts[first] : self.ends[last - 1]]

    def aligned(self, first: int, offsets: Sequence[tuple[int, int]]) -> tuple[Array, Array]:
        """Pairs of a sub-word and a token of the Doc that share a character.

        first (int): The token at which the text of the offsets begins.
        offsets (Sequence[tuple[int, int]]): First and last character of sub-words, exclusive.
        RETURNS (tuple[Array, Array]): Sub-words and tokens, those of a token together.
        """
        bounds = np.asarray(offsets, dtype="int64").reshape(-1, 2) + self.starts[first]
        rows = np.flatnonzero(bounds[:, 0] < bounds[:, 1])
        tokens = self.token_at[bounds[rows, 0]]
        several = self.token_at[bounds[rows, 1] - 1] - tokens + 1
        # Those of a sub-word over several tokens count up from its first.
        steps = np.arange(several.sum()) - np.repeat(several.cumsum() - several, several)
        rows, tokens = np.repeat(rows, several), np.repeat(tokens, several) + steps
        order = np.argsort(tokens, kind="stable")
        return rows[order], tokens[order]


def _fitting(
    shim: OnnxShim, layout: TextLayout, start: int, end: int
) -> Iterator[tuple[int, list[int], list[tuple[int, int]]]]:
    """A window, halved until the encoder takes every sub-word; a single word of more is cut."""
    ids, offsets = shim.encode(layout.text_of(start, end))
    if len(ids) > shim.longest and end - start > 1:
        middle = (start + end) // 2
        yield from _fitting(shim, layout, start, middle)
        yield from _fitting(shim, layout, middle, end)
    else:
        yield start, ids, offsets


def _init(model: Model, X: Any = None, Y: Any = None) -> None:
    """Nothing is drawn at random: the encoder comes trained."""


def _no_gradients(gradients: Any) -> list[Doc]:
    return []
