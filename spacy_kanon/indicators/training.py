"""Fit the classifiers of the indicators, with model selection by cross-validation.

Folds keep the spans of a document together: they are no independent examples. Candidates are
compared by their logarithmic loss on spans of unseen documents, a proper score, so that the
winner's probabilities can be cut at any threshold (`thresholds`).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from ..errors import Errors, KanonError
from .classifier import SpanRiskClassifier
from .features import FeatureLayout, SpanFeatures
from .models import BinaryModel, BoostedModel, LogisticModel, Matrix, Tree

Method = Literal["logistic", "boosted", "best"]
METHODS = ("logistic", "boosted", "best")
FOLDS = 5
STRENGTHS = (0.01, 0.1, 1.0, 10.0)  # Inverse strengths of the L2 penalty.
DEPTHS, LEAVES, RATE, MOST_TREES = (2, 3), (10, 40), 0.1, 150
SUBSAMPLE = 0.5  # Share of the rows for a tree and of the columns for a split (Friedman 2002).


@dataclass(frozen=True, slots=True)
class Fitted:
    """A model with what cross-validation says of it.

    unseen (NDArray): Shape (rows,): the probability that each row had when its document was not in
        the training data.
    loss (float): Mean logarithmic loss of these, in nats.
    settings (str): What was chosen.
    """

    model: BinaryModel
    unseen: NDArray[np.float64]
    loss: float
    settings: str


def fit_classifier(
    spans: Sequence[SpanFeatures],
    numbers: Sequence[str],
    risky: Sequence[bool],
    documents: Sequence[str],
    *,
    method: Method = "best",
    seed: int = 0,
) -> tuple[SpanRiskClassifier, Fitted]:
    """Fit on spans with gold decisions.

    numbers (Sequence[str]): Names of the numbers of the features.
    documents (Sequence[str]): The document of each span.
    RAISES (KanonError): See `fit_model`.
    """
    layout = FeatureLayout.of(spans, numbers)
    fitted = fit_model(layout.rows(spans), risky, documents, method=method, seed=seed)
    return SpanRiskClassifier(layout, fitted.model), fitted


def fit_model(
    rows: Matrix,
    risky: Sequence[bool],
    documents: Sequence[str],
    *,
    method: Method = "best",
    seed: int = 0,
) -> Fitted:
    """Fit logistic regression, gradient-boosted trees, or the better one of both.

    With a single document there is nothing to validate on: the first candidate is taken, and
    `unseen` holds the probabilities of the training data.
    RAISES (KanonError): E001 without scikit-learn; E701 for another method; E704 if all labels are
        the same.
    """
    if find_spec("sklearn") is None:
        raise KanonError(Errors.E001.format(packages="scikit-learn", extra="evaluation"))
    if method not in METHODS:
        expected = f"one of {', '.join(METHODS)}"
        raise KanonError(Errors.E701.format(name="method", expected=expected, value=method))
    labels = np.asarray(risky, dtype=bool)
    if labels.all() or not labels.any():
        labels_seen = "risky spans only" if len(labels) and labels.all() else "no risky span"
        raise KanonError(Errors.E704.format(labels=labels_seen, what="a classifier"))
    folds = _folds(labels, documents)
    candidates: list[Fitted] = []
    if method != "boosted":
        candidates.append(_fit_logistic(rows, labels, folds))
    if method != "logistic":
        candidates.append(_fit_boosted(rows, labels, folds, seed))
    return min(candidates, key=lambda fitted: fitted.loss)


Folds = list[tuple[NDArray[np.int64], NDArray[np.int64]]]


def _folds(labels: NDArray[np.bool_], documents: Sequence[str]) -> Folds:
    """Rows to train and to test on; only folds whose training part has both labels."""
    from sklearn.model_selection import GroupKFold

    count = min(FOLDS, len(set(documents)))
    if count < 2:
        return []
    numbers = {document: i for i, document in enumerate(dict.fromkeys(documents))}
    groups = [numbers[document] for document in documents]
    split = GroupKFold(count).split(np.zeros(len(labels)), labels, groups)
    return [(train, test) for train, test in split if 0 < labels[train].sum() < len(train)]


def _loss(labels: NDArray[np.bool_], values: Matrix, folds: Folds) -> float:
    """Mean logarithmic loss over the tested rows."""
    rows = np.concatenate([test for _, test in folds]) if folds else np.arange(len(labels))
    clipped = np.clip(values[rows], 1e-12, 1 - 1e-12)
    return float(-np.where(labels[rows], np.log(clipped), np.log1p(-clipped)).mean())


def _fit_logistic(rows: Matrix, labels: NDArray[np.bool_], folds: Folds) -> Fitted:
    best: Fitted | None = None
    for strength in STRENGTHS:
        model = _logistic(rows, labels, strength)
        unseen = model(rows)
        for train, test in folds:
            unseen[test] = _logistic(rows[train], labels[train], strength)(rows[test])
        loss = _loss(labels, unseen, folds)
        if best is None or loss < best.loss:
            best = Fitted(model, unseen, loss, f"logistic regression, C={strength:g}")
        if not folds:
            break
    assert best is not None
    return best


def _logistic(rows: Matrix, labels: NDArray[np.bool_], strength: float) -> LogisticModel:
    from sklearn.linear_model import LogisticRegression

    mean, spread = rows.mean(axis=0), rows.std(axis=0)
    scale = np.where(spread > 1e-12, spread, 1.0)
    fitted = LogisticRegression(C=strength, max_iter=1000).fit((rows - mean) / scale, labels)
    weights = tuple(float(w) for w in fitted.coef_[0])
    return LogisticModel(
        weights,
        float(fitted.intercept_[0]),
        tuple(float(m) for m in mean),
        tuple(float(s) for s in scale),
    )


def _fit_boosted(rows: Matrix, labels: NDArray[np.bool_], folds: Folds, seed: int) -> Fitted:
    """The number of trees is chosen with the other settings, from one fit of all of them."""
    best_loss, best_unseen, chosen = math.inf, np.zeros(0), (DEPTHS[0], LEAVES[0], MOST_TREES // 3)
    for depth in DEPTHS if folds else ():
        for leaf in LEAVES:
            stages = np.full((MOST_TREES, len(labels)), np.nan)
            for train, test in folds:
                booster = _booster(depth, leaf, MOST_TREES, seed).fit(rows[train], labels[train])
                for stage, values in enumerate(booster.staged_predict_proba(rows[test])):
                    stages[stage, test] = values[:, 1]
            losses = [_loss(labels, stage, folds) for stage in stages]
            stage = int(np.argmin(losses))
            if losses[stage] < best_loss:
                best_loss, best_unseen = losses[stage], stages[stage]
                chosen = depth, leaf, stage + 1
    depth, leaf, trees = chosen
    model = _exported(_booster(depth, leaf, trees, seed).fit(rows, labels))
    settings = f"{trees} boosted trees of depth {depth}, at least {leaf} spans a leaf"
    if not folds:
        values = model(rows)
        return Fitted(model, values, _loss(labels, values, folds), settings)
    untested = np.isnan(best_unseen)
    return Fitted(model, np.where(untested, model(rows), best_unseen), best_loss, settings)


def _booster(depth: int, leaf: int, trees: int, seed: int) -> Any:
    from sklearn.ensemble import GradientBoostingClassifier

    return GradientBoostingClassifier(
        learning_rate=RATE,
        n_estimators=trees,
        max_depth=depth,
        min_samples_leaf=leaf,
        subsample=SUBSAMPLE,
        max_features=SUBSAMPLE,
        random_state=seed,
    )


def _exported(booster: Any) -> BoostedModel:
    """scikit-learn's trees as plain numbers; it starts from the log-odds of the classes."""
    share = float(booster.init_.class_prior_[1])
    trees = []
    for (regressor,) in booster.estimators_:
        tree = regressor.tree_
        trees.append(
            Tree(
                tuple(int(f) if f >= 0 else -1 for f in tree.feature),
                tuple(float(t) for t in tree.threshold),
                tuple(int(c) for c in tree.children_left),
                tuple(int(c) for c in tree.children_right),
                tuple(float(v) for v in tree.value[:, 0, 0]),
            )
        )
    return BoostedModel(math.log(share / (1 - share)), float(booster.learning_rate), tuple(trees))
