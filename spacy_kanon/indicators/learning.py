"""Classifiers of spans as plain numbers: what they read, how they are fitted, how they are kept.

Aggregates of the log-probabilities are those of Papadopoulou et al. 2023, section 5.1.
"""

from __future__ import annotations

import hashlib
import json
import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Literal, Protocol

import numpy as np
from numpy.typing import NDArray

from ..errors import Errors, KanonError
from ..storage.files import whole_file

AGGREGATES = ("min", "max", "median", "mean", "sum")


def aggregate(log_probabilities: NDArray[np.float64]) -> tuple[float, ...]:
    """min, max, median, mean and sum, in nats. The list must not be empty."""
    values = np.asarray(log_probabilities, dtype=float)
    return (
        float(values.min()),
        float(values.max()),
        float(np.median(values)),
        float(values.mean()),
        float(values.sum()),
    )


@dataclass(frozen=True, slots=True)
class SpanFeatures:
    """What a classifier is given about one span: its kind and numbers in a fixed order."""

    kind: str
    numbers: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class FeatureLayout:
    """How spans become rows: one column a kind (1 or 0), then the numbers.

    kinds (tuple[str, ...]): Those seen in training, sorted.
    numbers (tuple[str, ...]): Names of the numbers.
    """

    kinds: tuple[str, ...]
    numbers: tuple[str, ...]

    @classmethod
    def of(cls, spans: Iterable[SpanFeatures], numbers: Sequence[str]) -> FeatureLayout:
        return cls(tuple(sorted({span.kind for span in spans})), tuple(numbers))

    @property
    def columns(self) -> tuple[str, ...]:
        return (*(f"kind={kind}" for kind in self.kinds), *self.numbers)

    def rows(self, spans: Sequence[SpanFeatures]) -> NDArray[np.float64]:
        """Shape (spans, columns). The kind columns of a kind that is not known are all 0."""
        table = np.zeros((len(spans), len(self.columns)))
        column = {kind: i for i, kind in enumerate(self.kinds)}
        for row, span in zip(table, spans, strict=True):
            if span.kind in column:
                row[column[span.kind]] = 1.0
            row[len(self.kinds) :] = span.numbers
        return table


# Binary classifiers as plain numbers: they predict without scikit-learn and are stored as JSON.
#
# `training.py` fits them.

Matrix = NDArray[np.float64]


class BinaryModel(Protocol):
    """Rows of numbers -> probability of the positive class."""

    def __call__(self, rows: Matrix) -> Matrix: ...

    def to_dict(self) -> dict[str, Any]: ...


@dataclass(frozen=True, slots=True)
class LogisticModel:
    """sigmoid(w (x - mean) / scale + b)."""

    weights: tuple[float, ...]
    intercept: float
    mean: tuple[float, ...]
    scale: tuple[float, ...]

    def __call__(self, rows: Matrix) -> Matrix:
        standard = (rows - np.asarray(self.mean)) / np.asarray(self.scale)
        return _sigmoid(standard @ np.asarray(self.weights) + self.intercept)

    def to_dict(self) -> dict[str, Any]:
        return {"model": "logistic", **_lists(asdict(self))}


@dataclass(frozen=True, slots=True)
class Tree:
    """A regression tree: node i goes to `left[i]` where x[feature[i]] <= threshold[i].

    A leaf has feature -1 and gives value[i].
    """

    feature: tuple[int, ...]
    threshold: tuple[float, ...]
    left: tuple[int, ...]
    right: tuple[int, ...]
    value: tuple[float, ...]

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


@dataclass(frozen=True, slots=True)
class BoostedModel:
    """Gradient-boosted trees for the log-odds (Friedman 2001)."""

    start: float
    rate: float
    trees: tuple[Tree, ...]

    def __call__(self, rows: Matrix) -> Matrix:
        odds = np.full(len(rows), self.start)
        for tree in self.trees:
            odds += self.rate * tree(rows)
        return _sigmoid(odds)

    def to_dict(self) -> dict[str, Any]:
        trees = [_lists(asdict(tree)) for tree in self.trees]
        return {"model": "boosted", "start": self.start, "rate": self.rate, "trees": trees}


def model_from_dict(data: Mapping[str, Any]) -> BinaryModel:
    if data["model"] == "logistic":
        return LogisticModel(
            _floats(data["weights"]),
            float(data["intercept"]),
            _floats(data["mean"]),
            _floats(data["scale"]),
        )
    if data["model"] == "boosted":
        trees = tuple(_tree(tree) for tree in data["trees"])
        return BoostedModel(float(data["start"]), float(data["rate"]), trees)
    raise ValueError(f"there is no model {data['model']!r}")


def _tree(data: Mapping[str, Any]) -> Tree:
    """Children stand after their node, so that every walk down ends."""
    tree = Tree(
        tuple(map(int, data["feature"])),
        _floats(data["threshold"]),
        tuple(map(int, data["left"])),
        tuple(map(int, data["right"])),
        _floats(data["value"]),
    )
    size = len(tree.feature)
    for node, feature in enumerate(tree.feature):
        children = (tree.left[node], tree.right[node])
        if feature >= 0 and not all(node < child < size for child in children):
            raise ValueError(f"node {node} of a tree has the children {children}")
    if not size or {len(tree.threshold), len(tree.value)} != {size}:
        raise ValueError("a tree is incomplete")
    return tree


def _sigmoid(values: Matrix) -> Matrix:
    return 0.5 * (1 + np.tanh(0.5 * values))


def _floats(values: Sequence[float]) -> tuple[float, ...]:
    numbers = tuple(float(value) for value in values)
    if not np.isfinite(numbers).all():
        raise ValueError("a number is not finite")
    return numbers


def _lists(data: dict[str, Any]) -> dict[str, Any]:
    return {key: list(value) if isinstance(value, tuple) else value for key, value in data.items()}


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
    if not path.is_file():
        raise KanonError(Errors.E003.format(path=path))
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


@dataclass(frozen=True, slots=True)
class SpanRiskClassifier:
    """Probability that a person would mask a span, and where to cut it.

    threshold (float): A span is risky from this probability on.
    """

    layout: FeatureLayout
    model: BinaryModel
    threshold: float = 0.5

    def __call__(self, spans: Sequence[SpanFeatures]) -> list[float]:
        """The probability of each span. Of a kind that was not in the training data: the highest
        that it has as any of the kinds that were."""
        rows = self.layout.rows(spans)
        values = self.model(rows) if len(rows) else rows.sum(axis=1)
        shares = [float(value) for value in values]
        for i, span in enumerate(spans):
            if span.kind not in self.layout.kinds and self.layout.kinds:
                as_others = [replace(span, kind=kind) for kind in self.layout.kinds]
                shares[i] = max(self(as_others))
        return shares

    @property
    def fingerprint(self) -> str:
        return fingerprint(self.to_dict())

    def to_dict(self) -> dict[str, Any]:
        return {
            "kinds": list(self.layout.kinds),
            "numbers": list(self.layout.numbers),
            "model": self.model.to_dict(),
            "threshold": self.threshold,
        }

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> SpanRiskClassifier:
        kinds, numbers = (tuple(map(str, data[key])) for key in ("kinds", "numbers"))
        layout = FeatureLayout(kinds, numbers)
        model = model_from_dict(data["model"])
        _check_columns(model, len(layout.columns))
        return cls(layout, model, float(data["threshold"]))

    def save(self, path: Path, indicator: str) -> None:
        """Store the classifier for an indicator."""
        write_learned(path, indicator, self.to_dict())


def load_classifier(path: Path, indicator: str, numbers: Sequence[str]) -> SpanRiskClassifier:
    """The classifier of an indicator."""
    data = read_learned(path, indicator)
    try:
        classifier = SpanRiskClassifier.from_dict(data)
    except (KeyError, TypeError, ValueError) as error:
        raise damaged(path, indicator, repr(error)) from error
    if classifier.layout.numbers != tuple(numbers):
        reason = f"it was trained on {', '.join(classifier.layout.numbers)}"
        raise damaged(path, indicator, f"{reason}; this needs {', '.join(numbers)}")
    return classifier


def _check_columns(model: BinaryModel, columns: int) -> None:
    if isinstance(model, LogisticModel):
        used = {len(model.weights), len(model.mean), len(model.scale)}
        fits = used == {columns} and all(model.scale)
    elif isinstance(model, BoostedModel):
        fits = all(feature < columns for tree in model.trees for feature in tree.feature)
    if not fits:
        raise ValueError(f"the model does not fit {columns} columns")


# Fit the classifiers of the indicators, with model selection by cross-validation.
#
# Folds keep the spans of a document together: they are no independent examples. Candidates are
# compared by their logarithmic loss on spans of unseen documents, a proper score, so that the
# winner's probabilities can be cut at any threshold (`thresholds`).

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
    """Fit on spans with gold decisions."""
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
