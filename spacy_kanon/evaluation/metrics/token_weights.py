"""How much a hidden token would have told: weights for information-weighted precision.

TAB weights a masked token by how badly a masked language model predicts it: hiding "born" where
everybody would guess "born" costs little. `UnigramWeights` needs no model: it takes a word's
rarity in the corpus at hand.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from ...errors import Errors, KanonError
from ...models.masked_language_models import check_tokenizer, load_masked_language_model
from ...models.transformer_positions import positions_of
from .regions import tokens

Offsets = Sequence[tuple[int, int]]


class Weighting(Protocol):
    """From a text and all spans of it that one system masks to one weight (>= 0) per span."""

    def __call__(self, text: str, spans: Offsets) -> Sequence[float]: ...


class UnigramWeights:
    """A span weighs as much as its most informative token: -ln p(token), in nats.

    p is the token's share of all tokens in `texts`, lower-cased, with one added to every count
    (also to that of unseen tokens, taken together as one).

    texts (Iterable[str]): What frequencies come from.
    """

    def __init__(self, texts: Iterable[str]) -> None:
        self._counts = Counter(
            text[start:end].lower() for text in texts for start, end in tokens(text)
        )
        self._total = self._counts.total() + len(self._counts) + 1

    def __call__(self, text: str, spans: Offsets) -> list[float]:
        return [self._weight(text, start, end) for start, end in spans]

    def _weight(self, text: str, start: int, end: int) -> float:
        """0 for a span without tokens."""
        return max((self.information(text[s:e]) for s, e in tokens(text, start, end)), default=0.0)

    def information(self, token: str) -> float:
        """How rare a token is.

        token (str): In any case.
        RETURNS (float): In nats, above 0.
        """
        return -math.log((self._counts[token.lower()] + 1) / self._total)


class MaskedLanguageModelWeights:
    """TAB's weights: -ln of the smallest probability the model gives to a sub-word of the span.

    All spans are hidden at once, by the mask token and by an attention of 0. The text is cut into
    segments of equal length, none longer than `segment`, so nothing is truncated. Segments are
    cut out of one sequence, as TAB does: its start and end markers stand in the first and last.

    model (str): A name or folder that transformers can load. Pass a tokenizer and a model that are
        loaded already with `from_loaded`.
    segment (int): Sub-words per segment. TAB uses 100.
    batch_size (int): Segments per forward pass.
    RAISES (KanonError): E001 if transformers or torch are not installed; E608 for a segment that
        the model's positions cannot hold; E702 for a model that cannot be loaded, or a tokenizer
        without offsets or mask token; E721 for an encoder without its head for hidden words.
    """

    def __init__(self, model: str, *, segment: int = 100, batch_size: int = 16) -> None:
        tokenizer, loaded = load_masked_language_model(model)
        self._setup(tokenizer, loaded, segment, batch_size)

    @classmethod
    def from_loaded(
        cls, tokenizer: Any, model: Any, *, segment: int = 100, batch_size: int = 16
    ) -> MaskedLanguageModelWeights:
        """From a fast tokenizer and a masked language model.

        tokenizer (Any): A fast tokenizer with a mask token.
        model (Any): A masked language model.
        segment (int): Sub-words per segment.
        batch_size (int): Segments per forward pass.
        RETURNS (MaskedLanguageModelWeights): Ready to be called.
        RAISES (KanonError): E001, E608 as the class does.
        """
        check_tokenizer(tokenizer, type(tokenizer).__name__)
        weights = cls.__new__(cls)
        weights._setup(tokenizer, model, segment, batch_size)
        return weights

    def _setup(self, tokenizer: Any, model: Any, segment: int, batch_size: int) -> None:
        positions = positions_of(model.config, unknown=segment)
        if not 1 <= segment <= positions:
            reason = f"the model takes segments of 1 to {positions} sub-words"
            raise KanonError(Errors.E608.format(argument="segment", value=segment, reason=reason))
        self._tokenizer = tokenizer
        self._model = model.eval()
        self._segment = segment
        self._batch_size = batch_size

    def __call__(self, text: str, spans: Offsets) -> list[float]:
        if not spans:
            return []
        encoded = self._tokenizer(text, return_offsets_mapping=True, verbose=False)
        ids = np.asarray(encoded["input_ids"])
        pieces = np.asarray(encoded["offset_mapping"]).reshape(-1, 2)
        inside = [_overlapping(pieces, start, end) for start, end in spans]
        hidden = np.zeros(len(ids), dtype=bool)
        for indices in inside:
            hidden[indices] = True
        log_probabilities = self._log_probabilities(ids, hidden)
        return [
            float(-log_probabilities[indices].min()) if len(indices) else 0.0 for indices in inside
        ]

    def _log_probabilities(
        self, ids: NDArray[np.int64], hidden: NDArray[np.bool_]
    ) -> NDArray[np.float64]:
        """ln of the probability of each true sub-word with the hidden ones hidden, shape (n,)."""
        import torch

        segments = math.ceil(len(ids) / self._segment)
        masked = np.where(hidden, self._tokenizer.mask_token_id, ids)
        split_ids = [torch.tensor(part) for part in np.array_split(masked, segments)]
        split_attention = [torch.tensor(part) for part in np.array_split(~hidden, segments)]
        results = []
        for first in range(0, segments, self._batch_size):
            batch = split_ids[first : first + self._batch_size]
            attention = split_attention[first : first + self._batch_size]
            with torch.inference_mode():
                logits = self._model(
                    input_ids=_padded(batch), attention_mask=_padded(attention).long()
                ).logits
            # Shape (segments, length, vocabulary); padding at the end of each row is cut off.
            scores = logits.float().log_softmax(dim=-1)
            results += [scores[row, : len(part)] for row, part in enumerate(batch)]
        every = torch.cat(results)
        truth = torch.tensor(ids)
        return np.asarray(every[torch.arange(len(truth)), truth].double())


def _padded(rows: Sequence[Any]) -> Any:
    """One tensor of shape (rows, longest), filled up with zeros."""
    from torch.nn.utils.rnn import pad_sequence

    return pad_sequence(list(rows), batch_first=True)


def _overlapping(pieces: NDArray[np.int64], start: int, end: int) -> NDArray[np.int64]:
    """Indices of the sub-words that share a character with the span; markers have no characters."""
    shared = np.minimum(pieces[:, 1], end) > np.maximum(pieces[:, 0], start)
    return np.flatnonzero(shared)
