"""Vectors of a transformer as a guide: what the words mean, not which they are.

The vector of a person is the mean over passages of the background, that of a text the mean over
passages of what is left of it; both are compared by the cosine. Needs the extra "transformers", and
an index that was made with the same model (`build background --model`).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..errors import Errors, KanonError
from .build import Encoder, passages
from .guides import Floats, Numbers, Visible
from .reader import BackgroundIndex

# Sub-words of a passage at most; 40 words have about 55.
_LENGTH = 128
_BATCH = 64


class EmbeddingLinkage:
    """Cosine of mean sentence vectors.

    model (str): Folder of a Hugging Face encoder, or its name on the hub.
    gpu_id (int): GPU, or -1 for the CPU.
    RAISES (KanonError): E001 if transformers and PyTorch are not installed; E178 at the first text
        if the index holds no vectors of the model.
    """

    def __init__(self, model: str, gpu_id: int = -1) -> None:
        _require()
        self.model = model
        self.gpu_id = gpu_id

    def candidates(self, index: BackgroundIndex, visible: Visible, size: int) -> Numbers:
        """People by the cosine with the text; compares with everybody."""
        everybody = np.arange(index.population)
        if len(everybody) <= size or not visible.words:
            return everybody[:size]
        scores = self.attack(index, visible, everybody).scores
        return np.argsort(-scores, kind="stable")[:size]

    def attack(self, index: BackgroundIndex, visible: Visible, people: Numbers) -> EmbeddingAttack:
        """Follow some people."""
        vectors = index.vectors(model_name(self.model), people)
        return EmbeddingAttack(vectors, visible, encoder(self.model, self.gpu_id))


def make_embedding_linkage(model: str, gpu_id: int = -1) -> EmbeddingLinkage:
    """Make the guide `spacy-kanon.EmbeddingLinkage.v1`.

    model (str): Folder of a Hugging Face encoder, or its name on the hub.
    gpu_id (int): GPU, or -1 for the CPU.
    """
    return EmbeddingLinkage(model, gpu_id)


class EmbeddingAttack:
    """Scores by the vectors of passages; only passages that change are read again.

    Masking a word changes the meaning of its passage in no simple way. So what masking one more
    unit would change is measured on the text as written, once and for all, by leaving each unit
    out of each of its passages, and taken to add up: `gains` are approximate, `scores` exact.

    Reading costs far more than counting words, so passages are read when `scores` are asked for:
    what is masked and shown again in between, or refused by a guide that was asked before, costs
    nothing.
    """

    def __init__(self, people: NDArray[np.float32], visible: Visible, encoder: Encoder) -> None:
        self._people = people.astype(np.float64)
        self._encoder = encoder
        self._words = np.array(visible.words, dtype=object)
        self._units = visible.units
        self._masked: set[int] = set()
        self._numbers = [np.array(part) for part in passages(range(len(self._words)))]
        self._passages_of: dict[int, list[int]] = {}
        for number, words in enumerate(self._numbers):
            for unit in np.unique(self._units[words]).tolist():
                self._passages_of.setdefault(unit, []).append(number)
        self._known: dict[tuple[str, ...], NDArray[np.float64]] = {}
        self._size = people.shape[1]
        self._count = len(visible.costs)
        self._written = self._embed([self._left(n, set()) for n in range(len(self._numbers))])
        self._vectors = self._written.copy()
        self._losses: NDArray[np.float64] | None = None
        self._changed: set[int] = set()
        self._scores = self._scored()

    @property
    def scores(self) -> Floats:
        """For what is not masked now, exact."""
        if self._changed:
            numbers = sorted(self._changed)
            self._vectors[numbers] = self._embed([self._left(n, self._masked) for n in numbers])
            self._changed.clear()
            self._scores = self._scored()
        return self._scores

    def gains(self, direction: Floats) -> Floats:
        """Approximate, see above."""
        if self._losses is None:
            self._losses = self._measured()
        gains = self._losses @ (direction @ self._people)
        gains[list(self._masked)] = 0.0
        return np.asarray(gains)

    def mask(self, unit: int) -> None:
        """Read the unit's passages without it when next asked."""
        self._masked.add(unit)
        self._changed.update(self._passages_of.get(unit, ()))

    def unmask(self, unit: int) -> None:
        """Read the unit's passages with it when next asked."""
        self._masked.remove(unit)
        self._changed.update(self._passages_of.get(unit, ()))

    def _scored(self) -> Floats:
        total = self._vectors.sum(axis=0)
        length = float(np.linalg.norm(total))
        return np.asarray(self._people @ (total / length if length else total))

    def _measured(self) -> NDArray[np.float64]:
        """What leaving out each unit takes from the text's vector, shape (units, size)."""
        pairs = [(u, n) for u, numbers in sorted(self._passages_of.items()) for n in numbers]
        without = self._embed([self._left(n, {u}) for u, n in pairs])
        losses = np.zeros((self._count, self._size))
        length = float(np.linalg.norm(self._written.sum(axis=0))) or 1.0
        for (unit, number), vector in zip(pairs, without, strict=True):
            losses[unit] += (self._written[number] - vector) / length
        return losses

    def _left(self, number: int, masked: set[int]) -> tuple[str, ...]:
        """The words of a passage that are not masked."""
        words = self._numbers[number]
        return tuple(
            word
            for word, unit in zip(self._words[words], self._units[words].tolist(), strict=True)
            if unit not in masked
        )

    def _embed(self, texts: Sequence[tuple[str, ...]]) -> NDArray[np.float64]:
        """Vectors of passages, nothing for one without words; each is read once."""
        fresh = [text for text in dict.fromkeys(texts) if text and text not in self._known]
        if fresh:
            vectors = self._encoder.embed([" ".join(text) for text in fresh])
            self._known |= zip(fresh, vectors.astype(np.float64), strict=True)
        table = np.zeros((len(texts), self._size))
        for row, text in enumerate(texts):
            if text:
                table[row] = self._known[text]
        return table


def model_name(model: str) -> str:
    """The name under which an index stores the vectors of a model: a folder's own name."""
    return Path(model).name if Path(model).is_dir() else model


@lru_cache(maxsize=2)
def encoder(model: str, gpu_id: int = -1) -> Encoder:
    """Load a model: mean of its last layer's vectors over the sub-words, of unit length.

    model (str): Folder, or name on the hub.
    gpu_id (int): GPU, or -1 for the CPU.
    RAISES (KanonError): E001 without the extra, E650 if the model cannot be loaded, E651 if there
        is no such GPU.
    """
    _require()
    import torch
    from transformers import AutoModel, AutoTokenizer

    if not -1 <= gpu_id < torch.cuda.device_count():
        allowed = f"from -1 to {torch.cuda.device_count() - 1}, as many GPUs as PyTorch sees"
        raise KanonError(Errors.E651.format(name="gpu_id", value=gpu_id, allowed=allowed))
    device = "cpu" if gpu_id < 0 else f"cuda:{gpu_id}"
    try:
        tokenizer: Any = AutoTokenizer.from_pretrained(model)
        network: Any = AutoModel.from_pretrained(model).eval().to(device)
    except (OSError, ValueError) as error:
        reason = str(error).strip().splitlines()[0]
        raise KanonError(Errors.E650.format(model=model, reason=reason)) from error

    def embed(texts: Sequence[str]) -> NDArray[np.float32]:
        rows = np.zeros((len(texts), network.config.hidden_size), np.float32)
        order = sorted(range(len(texts)), key=lambda row: -len(texts[row]))  # Of like length.
        for start in range(0, len(order), _BATCH):
            chosen = order[start : start + _BATCH]
            batch = tokenizer(
                [texts[row] for row in chosen],
                padding=True,
                truncation=True,
                max_length=_LENGTH,
                return_tensors="pt",
            ).to(device)
            with torch.inference_mode():
                states = network(**batch).last_hidden_state
            weights = batch["attention_mask"].unsqueeze(-1)
            mean = (states * weights).sum(1) / weights.sum(1)
            rows[chosen] = torch.nn.functional.normalize(mean, dim=1).cpu().numpy()
        return rows

    return Encoder(model_name(model), embed)


def _require() -> None:
    if find_spec("torch") is None or find_spec("transformers") is None:
        raise KanonError(
            Errors.E001.format(packages="transformers and torch", extra="transformers")
        )
