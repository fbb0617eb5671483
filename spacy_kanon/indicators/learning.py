"""Classifiers of spans: what they read, how they are fitted, how they are kept.

They are stored as JSON and predict without scikit-learn, which fits them. Aggregates of the
log-probabilities are those of Papadopoulou et al. 2023, section 5.1.
"""

from __future__ import annotations

import hashlib
import json
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray
from pydantic import BaseModel, FiniteFloat, model_validator

from ..detection.risk_spans import Indication
from ..errors import Errors, KanonError, must_be, need_file, require
from ..storage.files import whole_file

AGGREGATES = ("min", "max", "median", "mean", "sum")
Matrix = NDArray[np.float64]
Floats = tuple[FiniteFloat, ...]


def aggregate(log_probabilities: Matrix) -> tuple[float, ...]:
    """min, max, median, mean and sum, in nats. The list must not be empty."""
    values = np.asarray(log_probabilities, dtype=float)
    return tuple(float(f(values)) for f in (np.min, np.max, np.median, np.mean, np.sum))


def cut(score: float, threshold: float) -> Indication:
    """Risky from the threshold on."""
    return Indication(score, score >= threshold)


def check_share(name: str, value: float) -> float:
    """RAISES (KanonError): E300 if the value is not from 0 to 1."""
    if not 0 <= value <= 1:
        raise must_be(name, "from 0 to 1", value)
    return value


class Tree(BaseModel, frozen=True):
    """Node i goes to `left[i]` where x[feature[i]] <= threshold[i]; a leaf has feature -1."""

    feature: tuple[int, ...]
    threshold: Floats
    left: tuple[int, ...]
    right: tuple[int, ...]
    value: Floats

    @model_validator(mode="after")
    def check(self) -> Tree:
        nodes = list(zip(self.feature, self.left, self.right, strict=True))
        if not nodes or {len(self.threshold), len(self.value)} != {len(nodes)}:
            raise ValueError("a tree is incomplete")
        for node, (feature, *children) in enumerate(nodes):
            if feature >= 0 and not all(node < child < len(nodes) for child in children):
                raise ValueError(f"node {node} of a tree has the children {children}")
        return self

    def __call__(self, rows: Matrix) -> Matrix:
        feature, threshold = np.asarray(self.feature), np.asarray(self.threshold)
        left, right = np.asarray(self.left), np.asarray(self.right)
        node = np.zeros(len(rows), dtype=np.int64)
        every = np.arange(len(rows))
        while (inner := feature[node] >= 0).any():
            # scikit-learn compares in single precision.
            low = rows[every, feature[node]].astype(np.float32) <= threshold[node]
            node = np.where(inner, np.where(low, left[node], right[node]), node)
        return np.asarray(self.value)[node]


class BoostedModel(BaseModel, frozen=True):
    """Gradient-boosted trees for the log-odds (Friedman 2001)."""

    start: FiniteFloat
    rate: FiniteFloat
    trees: tuple[Tree, ...]

    def __call__(self, rows: Matrix) -> Matrix:
        odds = np.full(len(rows), self.start)
        for tree in self.trees:
            odds += self.rate * tree(rows)
        return sigmoid(odds)

    def fits(self, columns: int) -> bool:
        return all(feature < columns for tree in self.trees for feature in tree.feature)


def sigmoid(values: Any) -> Any:
    """1 / (1 + exp(-x)), without overflow."""
    return 0.5 * (1 + np.tanh(0.5 * values))


class SpanFeatures(NamedTuple):
    """What a classifier is given about one span: its kind and numbers in a fixed order."""

    kind: str
    numbers: tuple[float, ...]


class SpanRiskClassifier(BaseModel, frozen=True):
    """Probability that a person would mask a span, and where to cut it."""

    kinds: tuple[str, ...]  # Those seen in training, sorted: one column each (1 or 0).
    numbers: tuple[str, ...]  # Names of the numbers, the columns after the kinds.
    model: BoostedModel
    threshold: FiniteFloat = 0.5  # A span is risky from this probability on.

    @model_validator(mode="after")
    def check(self) -> SpanRiskClassifier:
        if not self.model.fits(columns := len(self.kinds) + len(self.numbers)):
            raise ValueError(f"the model does not fit {columns} columns")
        return self

    def __call__(self, spans: Sequence[SpanFeatures]) -> list[float]:
        """The probability of each span; of a kind not seen in training the highest of all kinds."""
        if not spans:
            return []
        shares = [float(value) for value in self.model(make_rows(spans, self.kinds))]
        for i, span in enumerate(spans):
            if span.kind not in self.kinds and self.kinds:
                shares[i] = max(self([span._replace(kind=kind) for kind in self.kinds]))
        return shares

    @property
    def fingerprint(self) -> str:
        return fingerprint(self.model_dump(mode="json"))

    def save(self, path: Path, indicator: str) -> None:
        """Store the classifier for an indicator."""
        write_learned(path, indicator, self.model_dump(mode="json"))


def make_rows(spans: Sequence[SpanFeatures], kinds: Sequence[str]) -> Matrix:
    """One row a span: a column for each kind, 1 for its own, then the numbers."""
    columns = [[float(span.kind == kind) for kind in kinds] for span in spans]
    numbers = [span.numbers for span in spans]
    return np.hstack([np.asarray(columns, dtype=float), np.asarray(numbers, dtype=float)])


def load_classifier(path: Path, indicator: str, numbers: Sequence[str]) -> SpanRiskClassifier:
    """The classifier of an indicator."""
    data = read_learned(path, indicator)
    try:
        classifier = SpanRiskClassifier.model_validate(data)
    except ValueError as error:
        raise damaged(path, indicator, error) from error
    if classifier.numbers != tuple(numbers):
        reason = f"it was trained on {', '.join(classifier.numbers)}"
        raise damaged(path, indicator, f"{reason}; this needs {', '.join(numbers)}")
    return classifier


FORMAT = "spacy-kanon indicator"
VERSION = 1


def fingerprint(data: Mapping[str, Any]) -> str:
    """SHA-256 of the content, whatever the order of its keys."""
    return hashlib.sha256(json.dumps(data, sort_keys=True).encode("utf8")).hexdigest()


def write_learned(path: Path, indicator: str, data: Mapping[str, Any]) -> None:
    """Write the file whole or not at all. RAISES (KanonError): E002."""
    record = {"format": FORMAT, "version": VERSION, "indicator": indicator, **data}
    with whole_file(Path(path)) as file:
        json.dump(record, file, indent=1, sort_keys=True, allow_nan=False)
        file.write("\n")


def read_learned(path: Path, indicator: str) -> dict[str, Any]:
    path = Path(path)
    need_file(path)
    try:
        data = json.loads(path.read_bytes())
    except ValueError as error:
        raise damaged(path, indicator, error) from error
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise damaged(path, indicator, "it was not written by train-indicators")
    if data.get("version") != VERSION:
        raise damaged(path, indicator, f"it has version {data.get('version')!r}, not {VERSION}")
    if data.get("indicator") != indicator:
        raise damaged(path, indicator, f"it was trained for {data.get('indicator')!r}")
    return data


def damaged(path: Path, indicator: str, reason: object) -> KanonError:
    return KanonError(
        f"[KN703] {path} is not what the indicator {indicator!r} has learned: {reason}. Train it "
        "again with: python -m spacy kanon train-indicators"
    )


# Fit the classifiers of the indicators, with model selection by cross-validation.
#
# Folds keep the spans of a document together: they are no independent examples. Candidates are
# compared by their logarithmic loss on spans of unseen documents, a proper score, so that the
# winner's probabilities can be cut at any threshold. Logistic regression is no candidate: its loss
# is .425 where that of the trees is .402 (40 texts of TAB), .385 to .382 (49 of WikiReplace).

FOLDS = 5
DEPTHS, LEAVES, RATE, TREES = (2, 3), (10, 40), 0.1, (50, 20, 100, 150)
SUBSAMPLE = 0.5  # Share of the rows for a tree and of the columns for a split (Friedman 2002).


@dataclass(frozen=True, slots=True)
class Fitted:
    """What cross-validation says of a model."""

    unseen: Matrix  # Of each row, when its document was not in the training data.
    loss: float  # Mean logarithmic loss of these, in nats.
    settings: str  # What was chosen.


def fit_classifier(
    spans: Sequence[SpanFeatures],
    numbers: Sequence[str],
    risky: Sequence[bool],
    documents: Sequence[str],
    *,
    seed: int = 0,
) -> tuple[SpanRiskClassifier, Fitted]:
    """Fit gradient-boosted trees; a single document leaves nothing to validate on."""
    require("sklearn", extra="evaluation")
    labels = np.asarray(risky, dtype=bool)
    if labels.all() or not labels.any():
        labels_seen = "risky spans only" if len(labels) and labels.all() else "no risky span"
        raise KanonError(Errors.E704.format(labels=labels_seen, what="a classifier"))
    kinds = tuple(sorted({span.kind for span in spans}))
    rows, folds = make_rows(spans, kinds), _folds(labels, documents)
    model, fitted = _fit(rows, labels, folds, seed)
    return SpanRiskClassifier(kinds=kinds, numbers=tuple(numbers), model=model), fitted


Folds = list[tuple[NDArray[np.int64], NDArray[np.int64]]]


def _folds(labels: NDArray[np.bool_], documents: Sequence[str]) -> Folds:
    """Rows to train and to test on; only folds whose training part has both labels."""
    from sklearn.model_selection import GroupKFold

    numbers = {document: i for i, document in enumerate(dict.fromkeys(documents))}
    if len(numbers) < 2:
        return []
    groups = [numbers[document] for document in documents]
    split = GroupKFold(min(FOLDS, len(numbers))).split(labels, labels, groups)
    return [(train, test) for train, test in split if 0 < labels[train].sum() < len(train)]


def _fit(
    rows: Matrix, labels: NDArray[np.bool_], folds: Folds, seed: int
) -> tuple[BoostedModel, Fitted]:
    from sklearn.base import clone
    from sklearn.ensemble import GradientBoostingClassifier
    from sklearn.metrics import log_loss
    from sklearn.model_selection import GridSearchCV, ParameterGrid

    estimator = GradientBoostingClassifier(
        learning_rate=RATE, subsample=SUBSAMPLE, max_features=SUBSAMPLE, random_state=seed
    )
    grid = {"max_depth": DEPTHS, "min_samples_leaf": LEAVES, "n_estimators": TREES}
    if folds:
        search = GridSearchCV(estimator, grid, scoring="neg_log_loss", cv=folds).fit(rows, labels)
        chosen, best = search.best_params_, search.best_estimator_
    else:
        chosen = ParameterGrid(grid)[0]
        best = estimator.set_params(**chosen).fit(rows, labels)
    unseen = best.predict_proba(rows)[:, 1]
    for train, test in folds:
        fitted = clone(best).fit(rows[train], labels[train])
        unseen[test] = fitted.predict_proba(rows[test])[:, 1]
    tested = np.concatenate([test for _, test in folds]) if folds else np.arange(len(labels))
    loss = float(log_loss(labels[tested], unseen[tested], labels=[False, True]))
    told = ", ".join(f"{key} {value}" for key, value in chosen.items())
    return _plain_boosted(best), Fitted(unseen, loss, told)


def _plain_boosted(booster: Any) -> BoostedModel:
    """scikit-learn's trees as plain numbers; it starts from the log-odds of the classes."""
    share = float(booster.init_.class_prior_[1])
    trees = tuple(
        Tree(
            feature=np.maximum(tree.feature, -1).tolist(),
            threshold=tree.threshold.tolist(),
            left=tree.children_left.tolist(),
            right=tree.children_right.tolist(),
            value=tree.value[:, 0, 0].tolist(),
        )
        for tree in (regressor.tree_ for (regressor,) in booster.estimators_)
    )
    start = math.log(share / (1 - share))
    return BoostedModel(start=start, rate=float(booster.learning_rate), trees=trees)
