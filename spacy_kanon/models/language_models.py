"""Masked language models: how probable are the words of a text to a reader who cannot see them?

transformers gives an encoder without a head for hidden words a random one and only warns, so
that every figure made with it is noise that changes from run to run.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..errors import Errors, KanonError, must_be, require

if TYPE_CHECKING:
    from spacy.tokens import Doc


def load_masked_language_model(source: str) -> tuple[Any, Any]:
    """The tokenizer and the model, ready to be asked."""
    require("torch", "transformers", extra="transformers")
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
            f"[KN721] {source!r} cannot guess hidden words: {len(missing)} of its weights are not "
            f"in the file ({', '.join(missing[:3])}), so they would be random and every figure "
            "with them. Give a masked language model that was saved with its head."
        )
    if not tokenizer.is_fast or tokenizer.mask_token_id is None:
        reason = "a fast tokenizer with a mask token is needed"
        raise KanonError(Errors.E702.format(model=source, reason=reason))
    return tokenizer, model.eval()


# Architectures whose first positions are those of padding (Liu et al. 2019, as released).
_OFFSET_POSITIONS = ("roberta", "xlm-roberta", "camembert", "longformer")


def positions_of(config: Any, *, unknown: int = 512) -> int:
    """Sub-words that a transformer takes at once, with the markers at their ends."""
    positions = getattr(config, "max_position_embeddings", None) or unknown
    if getattr(config, "model_type", "") in _OFFSET_POSITIONS:
        positions -= (config.pad_token_id or 0) + 1
    return int(positions)


Offsets = NDArray[np.int64]


def token_offsets(doc: Doc) -> tuple[Offsets, Offsets]:
    """Character offsets of tokens, without the blanks behind them."""
    columns: Any = doc.to_array(["LENGTH", "SPACY"])
    lengths, blanks = columns.astype("int64").reshape(-1, 2).T
    ends = (lengths + blanks).cumsum() - blanks
    return ends - lengths, ends


class Window(NamedTuple):
    """Sub-words `start` to `end` (exclusive) go into the model; `hidden` of them are predicted."""

    start: int
    end: int
    hidden: tuple[int, ...]  # Numbers in the whole sequence, ascending.


def centred_window(length: int, first: int, last: int, size: int) -> tuple[int, int]:
    """Bounds of a window around `first` to `last`, moved, not cut, where the sequence ends."""
    spare = size - (last - first)
    start = max(0, min(first - spare // 2, length - size))
    return start, min(length, start + size)


def hidden_windows(length: int, hidden: Sequence[int], size: int) -> Iterator[Window]:
    """Windows in which all of `hidden` are predicted once, at most half of each hidden."""
    reach = max(1, size // 2)
    groups: list[list[int]] = []
    for place in sorted(set(hidden)):
        if not groups or place - groups[-1][0] >= reach:
            groups.append([])
        groups[-1].append(place)
    for group in groups:
        yield Window(*centred_window(length, group[0], group[-1] + 1, size), tuple(group))


class Question(NamedTuple):
    """How probable is `target` if `hidden` cannot be seen? Both are character offsets."""

    target: Sequence[tuple[int, int]]
    hidden: Sequence[tuple[int, int]]


class _Job(NamedTuple):
    """A window and all the places in it that the model must not see."""

    window: Window
    masked: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Encoding:
    """A text in sub-words: ids, and first and last (exclusive) character of each."""

    ids: NDArray[np.int64]
    starts: NDArray[np.int64]
    ends: NDArray[np.int64]

    def inside(self, offsets: Sequence[tuple[int, int]]) -> list[int]:
        """Numbers of the sub-words that share a character with any of the offsets, ascending."""
        inside: set[int] = set()
        for start, end in offsets:
            touching = np.minimum(self.ends, end) > np.maximum(self.starts, start)
            inside.update(np.flatnonzero(touching).tolist())
        return sorted(inside)


class MaskedLanguageModel:
    """A masked language model and its tokenizer. Loaded when it is first asked."""

    def __init__(self, model: str, *, window: int = 256, batch_size: int = 16) -> None:
        for name, value, least in (("window", window, 8), ("batch_size", batch_size, 1)):
            if value < least:
                raise must_be(name, f"at least {least}", value)
        self.name = model
        self._window = window
        self._batch_size = batch_size
        self._loaded: tuple[Any, Any, int] | None = None

    def load(self) -> tuple[Any, Any, int]:
        """The tokenizer, the model and the size of a window, loaded once."""
        if self._loaded is None:
            tokenizer, model = load_masked_language_model(self.name)
            room = positions_of(model.config) - tokenizer.num_special_tokens_to_add()
            if room < 2:
                reason = f"its positions leave room for {room} sub-words"
                raise KanonError(Errors.E702.format(model=self.name, reason=reason))
            self._loaded = tokenizer, model, min(self._window, room)
        return self._loaded

    def encode(self, text: str) -> Encoding:
        """All sub-words of a text, without markers at its ends."""
        tokenizer, _, _ = self.load()
        encoded = tokenizer(
            text, add_special_tokens=False, return_offsets_mapping=True, verbose=False
        )
        starts, ends = np.asarray(encoded["offset_mapping"], dtype=np.int64).reshape(-1, 2).T
        return Encoding(np.asarray(encoded["input_ids"], dtype=np.int64), starts, ends)

    def log_probabilities(
        self, text: str, questions: Sequence[Question]
    ) -> list[NDArray[np.float64]]:
        """ln p of each wanted sub-word, seen in a window with the others near it in the middle."""
        encoding = self.encode(text)
        size = self.load()[2]
        asked: list[list[_Job]] = []
        for question in questions:
            targets = encoding.inside(question.target)
            hidden = sorted({*targets, *encoding.inside(question.hidden)})
            asked.append(
                [
                    _Job(window, tuple(p for p in hidden if window.start <= p < window.end))
                    for window in hidden_windows(len(encoding.ids), targets, size)
                ]
            )
        # Questions that differ outside of a window only share its answer.
        jobs = list(dict.fromkeys(job for group in asked for job in group))
        answers: dict[_Job, NDArray[np.float64]] = {}
        for first in range(0, len(jobs), self._batch_size):
            batch = jobs[first : first + self._batch_size]
            answers.update(zip(batch, self._score(encoding.ids, batch), strict=True))
        return [
            np.concatenate([answers[job] for job in group]) if group else np.zeros(0)
            for group in asked
        ]

    def _score(self, ids: NDArray[np.int64], jobs: Sequence[_Job]) -> list[NDArray[np.float64]]:
        import torch

        tokenizer, model, _ = self.load()
        rows = []
        for job in jobs:
            visible = ids[job.window.start : job.window.end].tolist()
            for position in job.masked:
                visible[position - job.window.start] = tokenizer.mask_token_id
            rows.append(tokenizer.build_inputs_with_special_tokens(visible))
        # Markers at the start are as many as stand before the first sub-word of a window.
        before = tokenizer.build_inputs_with_special_tokens([-1]).index(-1)
        width = max(map(len, rows))
        padding = tokenizer.pad_token_id or 0
        inputs = torch.tensor([row + [padding] * (width - len(row)) for row in rows])
        attention = torch.tensor([[1] * len(row) + [0] * (width - len(row)) for row in rows])
        positions = [
            (row, position - job.window.start + before)
            for row, job in enumerate(jobs)
            for position in job.window.hidden
        ]
        truth = torch.tensor([int(ids[position]) for job in jobs for position in job.window.hidden])
        with torch.inference_mode():
            scores = _scores_at(model, inputs, attention, positions).double().log_softmax(dim=-1)
        values = scores[torch.arange(len(truth)), truth].numpy()
        return np.split(values, np.cumsum([len(job.window.hidden) for job in jobs])[:-1])


def _scores_at(
    model: Any, inputs: Any, attention: Any, positions: Sequence[tuple[int, int]]
) -> Any:
    """Scores of the vocabulary at some places, by the output layer for these alone."""
    rows, columns = (list(part) for part in zip(*positions, strict=True))
    head = getattr(model, "cls", None) or getattr(model, "lm_head", None)
    if head is None:
        return model(input_ids=inputs, attention_mask=attention).logits[rows, columns]
    return head(model.base_model(input_ids=inputs, attention_mask=attention)[0][rows, columns])
