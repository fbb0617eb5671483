"""The network of `span_classifier`: token vectors -> one logit a span.

A span is described by the mean of its tokens' vectors, its first and its last vector, the mean of
the tokens around it, and the numbers that the component adds.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from spacy.tokens import Doc
from spacy.util import registry
from thinc.api import Dropout, LayerNorm, Linear, Maxout, Model, chain
from thinc.types import Floats2d

Bounds = Sequence[tuple[int, int]]
TokenVectors = Model[list[Doc], list[Floats2d]]
SpanModel = Model[Any, Floats2d]


@registry.architectures("spacy-kanon.SpanClassifier.v1")
def build_span_classifier(tok2vec: TokenVectors, hidden_width: int, context: int) -> SpanModel:
    """Build the network.

    tok2vec (TokenVectors): Any of spaCy's, a listener too.
    hidden_width (int): Of the layer between description and logit.
    context (int): Tokens on each side of a span that count as its context.
    RETURNS (SpanModel): From (docs, bounds of their spans, numbers of their spans) to logits, shape
        (spans, 1).
    """
    output: Model[Floats2d, Floats2d] = chain(
        Maxout(nO=hidden_width, nP=2), LayerNorm(nI=hidden_width), Dropout(0.0), Linear(nO=1)
    )
    return Model(
        "span_classifier",
        forward,
        init=_initialize,
        layers=[tok2vec, output],
        refs={"tok2vec": tok2vec, "output": output},
        attrs={"context": context},
        dims={"nO": 1},
    )


def _initialize(model: SpanModel, X: Any = None, Y: Any = None) -> None:
    tok2vec, output = model.layers
    if X is None:
        return
    docs, bounds, numbers = X
    tok2vec.initialize(X=docs)
    described, _ = describe(model, tok2vec.predict(docs), bounds, numbers)
    output.initialize(X=described)


def forward(model: SpanModel, X: Any, is_train: bool) -> tuple[Floats2d, Callable[[Floats2d], Any]]:
    """Logits of all spans, and the backward pass."""
    docs, bounds, numbers = X
    tok2vec, output = model.layers
    vectors, backprop_tokens = tok2vec(docs, is_train)
    described, backprop_described = describe(model, vectors, bounds, numbers)
    logits, backprop_output = output(described, is_train)

    def backprop(d_logits: Floats2d) -> Any:
        return backprop_tokens(backprop_described(backprop_output(d_logits)))

    return logits, backprop


def describe(
    model: SpanModel, vectors: Sequence[Floats2d], bounds: Sequence[Bounds], numbers: Sequence[Any]
) -> tuple[Floats2d, Callable[[Floats2d], list[Floats2d]]]:
    """Description of every span, shape (spans, 4 width + numbers), and its backward pass."""
    ops, reach = model.ops, model.attrs["context"]
    xp = ops.xp
    rows = []
    for tokens, places, extra in zip(vectors, bounds, numbers, strict=True):
        for (start, end), more in zip(places, extra, strict=True):
            around = _around(start, end, len(tokens), reach)
            context = tokens[around].mean(axis=0) if around else xp.zeros_like(tokens[0])
            parts = [tokens[start:end].mean(axis=0), tokens[start], tokens[end - 1], context]
            rows.append(xp.concatenate([*parts, ops.asarray1f(more)]))

    def backprop(d_rows: Floats2d) -> list[Floats2d]:
        gradients = []
        number = 0
        for tokens, places in zip(vectors, bounds, strict=True):
            d_tokens = ops.alloc2f(*tokens.shape)
            width = tokens.shape[1]
            for start, end in places:
                mean, first, last, context = (
                    d_rows[number, i * width : (i + 1) * width] for i in range(4)
                )
                d_tokens[start:end] += mean / (end - start)
                d_tokens[start] += first
                d_tokens[end - 1] += last
                around = _around(start, end, len(tokens), reach)
                if around:
                    d_tokens[around] += context / len(around)
                number += 1
            gradients.append(d_tokens)
        return gradients

    return ops.asarray2f(xp.stack(rows)), backprop


def _around(start: int, end: int, length: int, reach: int) -> list[int]:
    """Tokens beside a span, none of its own."""
    return [*range(max(0, start - reach), start), *range(end, min(length, end + reach))]
