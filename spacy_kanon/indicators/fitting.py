"""From texts with people's decisions to trained indicators and their combination.

Whatever a later step learns from, it learns from indications on documents that the earlier step has
not seen (`training.Fitted.unseen`): else the combination would trust most what memorized most.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from ..detection.risk_spans import (
    Indication,
    RiskIndicator,
    SpannedText,
    main_person,
    profiles,
    undecided,
)
from ..errors import Errors, KanonError, must_be, require
from ..models.language_models import MaskedLanguageModel
from .combination import LearnedCombination, combined_features, combined_numbers
from .learning import Fitted, SpanFeatures, SpanRiskClassifier, cut, fit_classifier
from .lm_probability import NUMBERS, LMProbability, lm_features
from .perturbation import Perturbation


def check_recall(recall: float) -> None:
    """RAISES (KanonError): E300 if a recall cannot be asked for."""
    if not 0 < recall <= 1:
        raise must_be("recall", "above 0, up to 1", recall)


def threshold_for_recall(scores: Sequence[float], risky: Sequence[bool], recall: float) -> float:
    """The highest threshold at which at least this share of the risky ones is not below it."""
    check_recall(recall)
    positive = sorted((s for s, masked in zip(scores, risky, strict=True) if masked), reverse=True)
    if not positive:
        raise KanonError(Errors.E704.format(labels="no risky span", what="a threshold"))
    return float(positive[max(math.ceil(recall * len(positive) - 1e-9), 1) - 1])


def balanced_threshold(scores: Sequence[float], risky: Sequence[bool]) -> float:
    """Youden's index (1950), which does not depend on how many are risky; of equals the lowest."""
    if len(set(risky)) < 2:
        labels_seen = "risky spans only" if any(risky) else "no risky span"
        raise KanonError(Errors.E704.format(labels=labels_seen, what="a threshold"))
    require("sklearn", extra="evaluation")
    from sklearn.metrics import roc_curve

    alarms, recall, thresholds = roc_curve(risky, scores, drop_intermediate=False)
    index = recall - alarms
    return float(thresholds[np.flatnonzero(index >= index.max() - 1e-12)[-1]])


# One list a text, one indication a span.
Indications = list[list[Indication]]


@dataclass(frozen=True, slots=True)
class DecidedText:
    """A text, and for each of its spans whether a person masked it."""

    doc_id: str
    text: SpannedText
    risky: tuple[bool, ...]


@dataclass(frozen=True, slots=True)
class Trained:
    """What was learned, what it says of unseen documents, and how it was chosen."""

    indications: Indications
    fitted: Fitted


def ask(indicator: RiskIndicator, texts: Sequence[DecidedText]) -> Indications:
    """What an indicator says of each text."""
    return [indicator(text.text) for text in texts]


def train_lm_probability(
    texts: Sequence[DecidedText],
    model: MaskedLanguageModel,
    *,
    recall: float | None = None,
    seed: int = 0,
) -> tuple[LMProbability, Trained]:
    """Indicator 1. Without a wanted `recall` a span is risky from a probability of 0.5 on."""
    features = [lm_features(text.text, model) for text in texts]
    classifier, trained = fit_decisions(texts, features, NUMBERS, recall=recall, seed=seed)
    return LMProbability(model, classifier), trained


def fit_decisions(
    texts: Sequence[DecidedText],
    features: Sequence[Sequence[SpanFeatures | None]],
    numbers: Sequence[str],
    *,
    recall: float | None = None,
    seed: int = 0,
) -> tuple[SpanRiskClassifier, Trained]:
    """Fit a classifier on the features of all spans; None: a span that has none."""
    usable = [
        (vector, risky, text.doc_id)
        for text, row in zip(texts, features, strict=True)
        for vector, risky in zip(row, text.risky, strict=True)
        if vector is not None
    ]
    classifier, fitted = fit_classifier(
        [vector for vector, _, _ in usable],
        numbers,
        [risky for _, risky, _ in usable],
        [document for _, _, document in usable],
        seed=seed,
    )
    unseen = iter(fitted.unseen.tolist())
    scores = [[1.0 if vector is None else next(unseen) for vector in row] for row in features]
    if recall is not None:
        threshold = entity_threshold(texts, scores, recall)
        classifier = classifier.model_copy(update={"threshold": threshold})
    indications = [
        [
            undecided("no features") if vector is None else cut(score, classifier.threshold)
            for vector, score in zip(row, values, strict=True)
        ]
        for row, values in zip(features, scores, strict=True)
    ]
    return classifier, Trained(indications, fitted)


def tune_perturbation(
    indicator: Perturbation, texts: Sequence[DecidedText]
) -> tuple[Perturbation, Indications]:
    """Indicator 3: its one threshold, from few labels, without direct identifiers."""
    indications = ask(indicator, texts)
    scores: list[float] = []
    risky: list[bool] = []
    for text, row in zip(texts, indications, strict=True):
        target = main_person(text.text, indicator.target_kinds)
        for span, indication, masked in zip(text.text.spans, row, text.risky, strict=True):
            if not indication.note and span.entity != target:
                scores.append(indication.score)
                risky.append(masked)
    threshold = balanced_threshold(scores, risky)
    tuned = Perturbation(indicator.language_model, threshold, target_kinds=indicator.target_kinds)
    # Direct identifiers (score 1) and what is undecided stay risky.
    return tuned, [[i if i.note else cut(i.score, threshold) for i in row] for row in indications]


def train_combination(
    texts: Sequence[DecidedText],
    indications: Mapping[str, Indications],
    *,
    recall: float | None = None,
    seed: int = 0,
) -> tuple[LearnedCombination, Trained]:
    """Learn whom to believe, from indications on documents that were not learned from."""
    names = tuple(indications)
    features = [
        [
            combined_features(profile, {name: indications[name][i][j] for name in names}, names)
            for j, profile in enumerate(profiles(text.text))
        ]
        for i, text in enumerate(texts)
    ]
    classifier, trained = fit_decisions(
        texts, features, combined_numbers(names), recall=recall, seed=seed
    )
    return LearnedCombination(classifier, names), trained


def entity_threshold(
    texts: Sequence[DecidedText], scores: Sequence[Sequence[float]], recall: float
) -> float:
    """The threshold that finds this share of the masked entities, each by any of its mentions."""
    highest: list[float] = []
    risky: list[bool] = []
    for text, row in zip(texts, scores, strict=True):
        for positions in text.text.entities().values():
            highest.append(max(row[i] for i in positions))
            risky.append(any(text.risky[i] for i in positions))
    return threshold_for_recall(highest, risky, recall)
