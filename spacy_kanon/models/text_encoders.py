"""Text encoders: strings -> vectors of length 1, for the similarity of a phrase and its options.

An encoder is a Thinc model from a list of texts to an array of shape (texts, width). Both of them
are fixed: a few dozen documents cannot improve an encoder, and only what is fixed may be
remembered between updates.

[components.replacement_selector.model.encoder]
@architectures = "spacy-kanon.HashedTextEncoder.v1"
width = 1024
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, cast
from weakref import WeakKeyDictionary

import numpy as np
from numpy.typing import NDArray
from spacy.strings import get_string_id
from spacy.tokens import Doc
from spacy.util import registry
from spacy.vocab import Vocab
from thinc.api import Model
from thinc.types import Floats2d

from ..errors import Errors, KanonError, require

TextEncoder = Model[list[str], Floats2d]
Vector = NDArray[np.float32]

HASHED = "hashed_text_encoder"
_WORD = re.compile(r"\w+")

# More than the phrases of a corpus of a thousand documents. The oldest go first.
_REMEMBERED = 20_000


class Memory(dict[Any, Any]):
    """A dict that forgets its oldest entries, and that can be referred to weakly."""

    def __setitem__(self, key: Any, value: Any) -> None:
        if key not in self and len(self) >= _REMEMBERED:
            del self[next(iter(self))]
        super().__setitem__(key, value)


_BY_WIDTH: dict[int, Memory] = {}  # 0: without an encoder.
# By the PyTorch module: weights that are read from disk are a new module, so that nothing is
# remembered of the old ones.
_BY_MODULE: WeakKeyDictionary[Any, Memory] = WeakKeyDictionary()


def memory_of(encoder: TextEncoder | None) -> Memory:
    """What may be remembered of an encoder's results: the same object as long as they hold."""
    if encoder is None or encoder.name == HASHED:
        return _BY_WIDTH.setdefault(0 if encoder is None else encoder.get_dim("nO"), Memory())
    return _BY_MODULE.setdefault(cast(Any, encoder.layers[0]).transformer, Memory())


@registry.architectures("spacy-kanon.HashedTextEncoder.v1")
def make_hashed_text_encoder(width: int = 1024) -> TextEncoder:
    """Words and their character trigrams to five-grams, hashed: needs no download and no training.

    width (int): Number of buckets.
    RETURNS (TextEncoder): From texts to vectors, shape (texts, width).
    RAISES (KanonError): E484 for a width below 1.
    """
    if width < 1:
        raise KanonError(Errors.E484.format(setting="width", value=width, reason="it is below 1"))
    return Model(HASHED, _forward_hashed, dims={"nO": width})


def _forward_hashed(
    model: TextEncoder, texts: list[str], is_train: bool
) -> tuple[Floats2d, Callable[[Floats2d], list[str]]]:
    width = model.get_dim("nO")
    vectors = np.array([hashed_vector(text, width) for text in texts]).reshape(-1, width)
    return model.ops.asarray2f(cast(Any, vectors)), lambda gradient: []


def hashed_vector(text: str, width: int) -> Vector:
    """Signed counts of hashed pieces (Weinberger et al. 2009), scaled to length 1."""
    vector = np.zeros(width, dtype="float32")
    for word in _WORD.findall(text.lower()):
        framed = f"<{word}>"
        pieces = {framed[i : i + n] for n in (3, 4, 5) for i in range(len(framed) - n + 1)}
        for piece in sorted({framed, *pieces}):
            value = get_string_id(piece)
            vector[value % width] += 1 if value >> 63 else -1
    length = float(np.linalg.norm(vector))
    return (vector / length).astype("float32") if length else vector


@registry.architectures("spacy-kanon.TransformerTextEncoder.v1")
def make_transformer_text_encoder(name: str, batch_size: int = 64) -> TextEncoder:
    """The mean of a transformer's last layer over a text, by spacy-transformers.

    A text longer than the transformer reads counts with what it reads of it.

    name (str): A model of the Hugging Face hub or a folder. Models made to compare sentences
        ("sentence-transformers/all-MiniLM-L6-v2") serve best.
    batch_size (int): Texts at a time.
    RETURNS (TextEncoder): From texts to vectors, shape (texts, width of the transformer).
    RAISES (KanonError): E001 if spacy-transformers is not installed.
    """
    require("spacy_transformers", extra="transformers")
    from spacy_transformers.architectures import create_TransformerModel_v3
    from spacy_transformers.span_getters import get_doc_spans

    transformer = create_TransformerModel_v3(
        name, get_doc_spans, tokenizer_config={"use_fast": True}
    )
    return Model(
        "transformer_text_encoder",
        _forward_transformer,
        init=_init_transformer,
        layers=[transformer],
        dims={"nO": None},
        attrs={"batch_size": batch_size},
    )


def _init_transformer(model: TextEncoder, X: Any = None, Y: Any = None) -> None:
    transformer = model.layers[0]
    transformer.initialize(X=[_as_doc("a text")])
    if model.has_dim("nO") is None:
        model.set_dim("nO", transformer.get_dim("nO"))


def _forward_transformer(
    model: TextEncoder, texts: list[str], is_train: bool
) -> tuple[Floats2d, Callable[[Floats2d], list[str]]]:
    vectors = np.zeros((len(texts), model.get_dim("nO")), dtype="float32")
    # Texts of a like length together: less padding.
    order = sorted(range(len(texts)), key=lambda row: (len(texts[row]), texts[row]))
    size = model.attrs["batch_size"]
    for start in range(0, len(order), size):
        rows = order[start : start + size]
        vectors[rows] = _transformer_vectors(model, [texts[row] for row in rows])
    return model.ops.asarray2f(cast(Any, vectors)), lambda gradient: []


def _transformer_vectors(model: TextEncoder, texts: list[str]) -> list[Vector]:
    batch = model.layers[0].predict([_as_doc(text) for text in texts])
    # Shape (texts, pieces, width) and (texts, pieces): each text is one span of its Doc.
    layer = batch.model_output.last_hidden_state.detach().cpu().numpy()
    mask = np.asarray(model.ops.to_numpy(batch.wordpieces.attention_mask)) > 0
    means = [pieces[real].mean(axis=0) for pieces, real in zip(layer, mask, strict=True)]
    return [mean / max(float(np.linalg.norm(mean)), 1e-12) for mean in means]


def _as_doc(text: str) -> Doc:
    return Doc(Vocab(), words=text.split() or ["-"])
