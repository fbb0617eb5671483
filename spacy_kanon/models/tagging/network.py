"""The network of `kanon_tagger`: token vectors -> a score for each tag."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from spacy.tokens import Doc
from spacy.util import registry
from thinc.api import Dropout, Gelu, Linear, Model, chain
from thinc.types import Floats2d

TokenVectors = Model[list[Doc], list[Floats2d]]
TagScores = Model[list[Doc], list[Floats2d]]


@registry.architectures("spacy-kanon.TokenTagger.v1")
def build_token_tagger(
    tok2vec: TokenVectors, hidden_width: int = 0, nO: int | None = None
) -> TagScores:
    """Build the network.

    tok2vec (TokenVectors): Any of spaCy's, a listener too.
    hidden_width (int): Of a layer between vectors and scores; 0 for none: one linear layer, as in
        the BERT token classifiers of the papers.
    nO (int | None): Number of tags; `kanon_tagger` sets it when it is initialized.
    RETURNS (TagScores): From Docs to the scores of their tokens, shape (tokens, tags) each.
    """
    scores: Model[Floats2d, Floats2d] = Linear(nO=nO)
    output: Model[Floats2d, Floats2d] = chain(Dropout(0.0), scores)
    if hidden_width:
        hidden: Model[Floats2d, Floats2d] = Gelu(nO=hidden_width, normalize=True)
        output = chain(Dropout(0.0), hidden, Dropout(0.0), scores)
    return Model(
        "token_tagger",
        forward,
        init=_initialize,
        layers=[tok2vec, output],
        refs={"tok2vec": tok2vec, "scores": scores},
    )


def _initialize(model: TagScores, X: Any = None, Y: Any = None) -> None:
    tok2vec, output = model.layers
    if X is None:
        return
    tok2vec.initialize(X=X)
    output.initialize(X=model.ops.xp.concatenate(tok2vec.predict(X)))


def forward(
    model: TagScores, docs: list[Doc], is_train: bool
) -> tuple[list[Floats2d], Callable[[list[Floats2d]], list[Doc]]]:
    """Scores of all tokens, and the backward pass.

    The last layer takes one Doc after the other: in a product of larger matrices sums are taken in
    another order, and the scores of a text would depend on its neighbours.

    model (TagScores): What `build_token_tagger` built.
    docs (list[Doc]): Any.
    is_train (bool): Whether dropout applies.
    RETURNS (tuple[list[Floats2d], Callable]): Scores of each Doc, and from their gradients to that
        of the Docs.
    """
    tok2vec, output = model.layers
    vectors, backprop_tokens = tok2vec(docs, is_train)
    passes = [output(rows, is_train) for rows in vectors]

    def backprop(gradients: list[Floats2d]) -> list[Doc]:
        pairs = zip(passes, gradients, strict=True)
        return backprop_tokens([backprop_rows(rows) for (_, backprop_rows), rows in pairs])

    return [scores for scores, _ in passes], backprop
