"""Indicator 1: what a language model cannot guess is informative, and informative is risky.

All sub-words of a span are masked; the log-probabilities that a bidirectional model gives them in
the context of the whole text are reduced to five numbers, which a classifier turns into a risk
together with the kind (Papadopoulou et al. 2023, section 5.1).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray
from spacy.util import registry

from ..detection.risk_spans import Indication, SpannedText, undecided
from ..errors import Errors, KanonError, must_be
from ..models.language_models import load_masked_language_model, positions_of
from .learning import AGGREGATES, SpanFeatures, SpanRiskClassifier, aggregate, cut, load_classifier


class Window(NamedTuple):
    """Sub-words `start` to `end` (exclusive) go into the model; `hidden` of them are predicted."""

    start: int
    end: int
    hidden: tuple[int, ...]  # Numbers in the whole sequence, ascending.


def centred_window(length: int, first: int, last: int, size: int) -> tuple[int, int]:
    """Bounds of the window of `size` (or less, for a short sequence) around `first` to `last`.

    It is moved, not cut, where the sequence begins or ends.
    """
    spare = size - (last - first)
    start = max(0, min(first - spare // 2, length - size))
    return start, min(length, start + size)


def hidden_windows(length: int, hidden: Sequence[int], size: int) -> Iterator[Window]:
    """Windows in which all of `hidden` are predicted once.

    Neighbouring hidden places share a window as long as they take up at most half of it, so each
    is seen with at least as much context as is hidden with it.
    """
    reach = max(1, size // 2)
    group: list[int] = []
    for place in sorted(set(hidden)):
        if group and place - group[0] >= reach:
            yield _around(length, group, size)
            group = []
        group.append(place)
    if group:
        yield _around(length, group, size)


def _around(length: int, group: Sequence[int], size: int) -> Window:
    start, end = centred_window(length, group[0], group[-1] + 1, size)
    return Window(start, end, tuple(group))


Offsets = Sequence[tuple[int, int]]


class Question(NamedTuple):
    """How probable is `target` if `hidden` cannot be seen? Both are character offsets."""

    target: Offsets
    hidden: Offsets


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

    def inside(self, offsets: Offsets) -> list[int]:
        """Numbers of the sub-words that share a character with any of the offsets, ascending."""
        inside: set[int] = set()
        for start, end in offsets:
            touching = np.minimum(self.ends, end) > np.maximum(self.starts, start)
            inside.update(np.flatnonzero(touching).tolist())
        return sorted(inside)


class MaskedLanguageModel:
    """A masked language model and its tokenizer. Loaded when it is first asked."""

    def __init__(
        self, model: str, *, window: int = 256, batch_size: int = 16, bfloat16: bool = False
    ) -> None:
        for name, value, least in (("window", window, 8), ("batch_size", batch_size, 1)):
            if value < least:
                raise must_be(name, f"at least {least}", value)
        self.name = model
        self._window = window
        self._batch_size = batch_size
        self._bfloat16 = bfloat16
        self._loaded: tuple[Any, Any, int] | None = None

    def load(self) -> None:
        """Load the model now."""
        if self._loaded is not None:
            return
        tokenizer, model = load_masked_language_model(self.name)
        room = positions_of(model.config) - tokenizer.num_special_tokens_to_add()
        if room < 2:
            reason = f"its positions leave room for {room} sub-words"
            raise KanonError(Errors.E702.format(model=self.name, reason=reason))
        self._loaded = tokenizer, model, min(self._window, room)

    def encode(self, text: str) -> Encoding:
        """All sub-words of a text, without markers at its ends."""
        tokenizer, _, _ = self._parts()
        encoded = tokenizer(
            text, add_special_tokens=False, return_offsets_mapping=True, verbose=False
        )
        offsets = np.asarray(encoded["offset_mapping"], dtype=np.int64).reshape(-1, 2)
        return Encoding(
            np.asarray(encoded["input_ids"], dtype=np.int64), offsets[:, 0], offsets[:, 1]
        )

    def log_probabilities(
        self, text: str, questions: Sequence[Question]
    ) -> list[NDArray[np.float64]]:
        """ln p of each wanted sub-word, for every question.

        What is hidden or wanted is the mask token, one for each sub-word. Each wanted sub-word is
        seen in a window with the others near it in the middle: nothing of any length is cut off.
        """
        encoding = self.encode(text)
        size = self._parts()[2]
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

        tokenizer, model, _ = self._parts()
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
            raw = _scores_at(model, inputs, attention, positions, bfloat16=self._bfloat16)
            scores = raw.double().log_softmax(dim=-1)
        values = scores[torch.arange(len(truth)), truth].numpy()
        ends = np.cumsum([len(job.window.hidden) for job in jobs])[:-1]
        return np.split(values, ends)

    def _parts(self) -> tuple[Any, Any, int]:
        self.load()
        assert self._loaded is not None
        return self._loaded


def _scores_at(
    model: Any,
    inputs: Any,
    attention: Any,
    positions: Sequence[tuple[int, int]],
    *,
    bfloat16: bool,
) -> Any:
    """Scores of the vocabulary at some places, shape (places, vocabulary).

    The output layer is most of the work of a small model: where it is known by name it is computed
    for these places alone, in 32 bits, since 16 would round a log-probability to tenths.
    """
    import torch

    rows, columns = (list(part) for part in zip(*positions, strict=True))
    head = getattr(model, "cls", None) or getattr(model, "lm_head", None)
    with torch.autocast("cpu", dtype=torch.bfloat16, enabled=bfloat16):
        if head is None:
            return model(input_ids=inputs, attention_mask=attention).logits[rows, columns]
        states = model.base_model(input_ids=inputs, attention_mask=attention)[0]
    return head(states[rows, columns].float())


NAME = "lm_probability"
NUMBERS = AGGREGATES


class LMProbability:
    """Probability that a person would mask a span the language model guesses this well."""

    def __init__(self, language_model: MaskedLanguageModel, classifier: SpanRiskClassifier) -> None:
        self.language_model = language_model
        self.classifier, self.fingerprint = classifier, classifier.fingerprint

    def __call__(self, text: SpannedText) -> list[Indication]:
        features = lm_features(text, self.language_model)
        measured = [row for row in features if row is not None]
        scores = iter(self.classifier(measured))
        return [
            undecided("the language model has no sub-word for it")
            if row is None
            else cut(next(scores), self.classifier.threshold)
            for row in features
        ]


def lm_features(text: SpannedText, model: MaskedLanguageModel) -> list[SpanFeatures | None]:
    """Kind and aggregated log-probabilities of each span; None for one without sub-words."""
    offsets = [[(span.start, span.end)] for span in text.spans]
    answers = model.log_probabilities(text.text, [Question(hidden, hidden) for hidden in offsets])
    return [
        SpanFeatures(span.kind, aggregate(values)) if len(values) else None
        for span, values in zip(text.spans, answers, strict=True)
    ]


@registry.misc("spacy-kanon.LMProbability.v1")
def make_lm_probability(
    model: str, classifier: Path, window: int = 256, batch_size: int = 16, bfloat16: bool = False
) -> LMProbability:
    """Configure the indicator.

    model (str): A masked language model: a name or folder that transformers can load.
    classifier (Path): What `train-indicators` wrote for this indicator and this model.
    window (int): Sub-words of context, at most what the model takes.
    bfloat16 (bool): Multiply the matrices of the encoder in bfloat16: faster on processors with
        AVX512-BF16 or AMX, slower on others.
    RAISES (KanonError): E003, E703 for the classifier. The model is loaded when first needed.
    """
    learned = load_classifier(Path(classifier), NAME, NUMBERS)
    language_model = MaskedLanguageModel(
        model, window=window, batch_size=batch_size, bfloat16=bfloat16
    )
    return LMProbability(language_model, learned)
