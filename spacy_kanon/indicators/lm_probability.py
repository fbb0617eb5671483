"""Indicator 1: what a language model cannot guess is informative, and informative is risky.

All sub-words of a span are masked; the log-probabilities that a bidirectional model gives them in
the context of the whole text are reduced to five numbers, which a classifier turns into a risk
together with the kind (Papadopoulou et al. 2023, section 5.1).
"""

from __future__ import annotations

import math
from pathlib import Path

from spacy.util import registry

from ..detection.risk_spans import Indication, SpannedText, undecided
from .classifier import SpanRiskClassifier, load_classifier
from .features import AGGREGATES, SpanFeatures, aggregate
from .language_model import MaskedLanguageModel, Question

NAME = "lm_probability"
NUMBERS = AGGREGATES


class LMProbability:
    """Probability that a person would mask a span the language model guesses this well."""

    def __init__(self, language_model: MaskedLanguageModel, classifier: SpanRiskClassifier) -> None:
        self.language_model = language_model
        self.classifier = classifier

    @property
    def fingerprint(self) -> str:
        return self.classifier.fingerprint

    def __call__(self, text: SpannedText) -> list[Indication]:
        features = lm_features(text, self.language_model)
        measured = [row for row in features if row is not None]
        scores = iter(self.classifier(measured))
        return [
            undecided("the language model has no sub-word for it")
            if row is None
            else _indication(next(scores), self.classifier.threshold)
            for row in features
        ]


def lm_features(text: SpannedText, model: MaskedLanguageModel) -> list[SpanFeatures | None]:
    """Kind and aggregated log-probabilities of each span; None for one without sub-words.

    text (SpannedText): With spans.
    model (MaskedLanguageModel): To ask.
    RETURNS (list): Features of each span, None without sub-words.
    """
    offsets = [[(span.start, span.end)] for span in text.spans]
    answers = model.log_probabilities(text.text, [Question(bounds, bounds) for bounds in offsets])
    return [
        SpanFeatures(span.kind, aggregate(values)) if len(values) else None
        for span, values in zip(text.spans, answers, strict=True)
    ]


def _indication(score: float, threshold: float) -> Indication:
    return Indication(score, score >= threshold)


@registry.misc("spacy-kanon.LMProbability.v1")
def make_lm_probability(
    model: str, classifier: Path, window: int = 256, batch_size: int = 16, bfloat16: bool = False
) -> LMProbability:
    """Configure the indicator.

    model (str): A masked language model: a name or folder that transformers can load.
    classifier (Path): What `train-indicators` wrote for this indicator and this model.
    window (int): Sub-words of context, at most what the model takes.
    bfloat16 (bool): See `MaskedLanguageModel`.
    RAISES (KanonError): E003, E703 for the classifier. The model is loaded when first needed.
    """
    learned = load_classifier(Path(classifier), NAME, NUMBERS)
    language_model = MaskedLanguageModel(
        model, window=window, batch_size=batch_size, bfloat16=bfloat16
    )
    return LMProbability(language_model, learned)


class LMNumbers:
    """The aggregates as numbers for `span_classifier`, in tens of nats, and ln(1 + sub-words).

    A text with its spans is computed once and remembered: training sees it many times.
    """

    def __init__(self, language_model: MaskedLanguageModel, *, cache: int = 10_000) -> None:
        self.language_model = language_model
        self._cache_size = cache
        self._cache: dict[tuple[object, ...], list[list[float]]] = {}

    def __call__(self, text: SpannedText) -> list[list[float]]:
        """One row a span; zeros for one without sub-words."""
        key = (text.text, text.spans)
        if key not in self._cache:
            if len(self._cache) >= self._cache_size:
                self._cache.clear()
            offsets = [[(span.start, span.end)] for span in text.spans]
            questions = [Question(bounds, bounds) for bounds in offsets]
            answers = self.language_model.log_probabilities(text.text, questions)
            self._cache[key] = [
                [*(value / 10 for value in aggregate(values)), math.log1p(len(values))]
                if len(values)
                else [0.0] * (len(AGGREGATES) + 1)
                for values in answers
            ]
        return self._cache[key]


@registry.misc("spacy-kanon.LMNumbers.v1")
def make_lm_numbers(model: str, window: int = 256, batch_size: int = 16) -> LMNumbers:
    """Configure the numbers; see `make_lm_probability`."""
    return LMNumbers(MaskedLanguageModel(model, window=window, batch_size=batch_size))
