"""Indicator 1: what a language model cannot guess is informative, and informative is risky.

All sub-words of a span are masked; the log-probabilities that a bidirectional model gives them in
the context of the whole text are reduced to five numbers, which a classifier turns into a risk
together with the kind (Papadopoulou et al. 2023, section 5.1).
"""

from __future__ import annotations

from pathlib import Path

from spacy.util import registry

from ..detection.risk_spans import Indication, SpannedText, undecided
from ..models.language_models import MaskedLanguageModel, Question
from .learning import AGGREGATES, SpanFeatures, SpanRiskClassifier, aggregate, cut, load_classifier

NAME = "lm_probability"
NUMBERS = AGGREGATES


class LMProbability:
    """Probability that a person would mask a span the language model guesses this well."""

    def __init__(self, language_model: MaskedLanguageModel, classifier: SpanRiskClassifier) -> None:
        self.language_model = language_model
        self.classifier, self.fingerprint = classifier, classifier.fingerprint

    def __call__(self, text: SpannedText) -> list[Indication]:
        features = lm_features(text, self.language_model)
        scores = iter(self.classifier([row for row in features if row is not None]))
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
    model: str, classifier: Path, window: int = 256, batch_size: int = 16
) -> LMProbability:
    """Configure the indicator.

    model (str): A masked language model: a name or folder that transformers can load.
    classifier (Path): What `train-indicators` wrote for this indicator and this model.
    window (int): Sub-words of context, at most what the model takes.
    RAISES (KanonError): E003, E703 for the classifier. The model is loaded when first needed.
    """
    learned = load_classifier(Path(classifier), NAME, NUMBERS)
    language_model = MaskedLanguageModel(model, window=window, batch_size=batch_size)
    return LMProbability(language_model, learned)
