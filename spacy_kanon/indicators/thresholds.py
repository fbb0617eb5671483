"""Where to cut scores: from few labels to a threshold."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from ..errors import Errors, KanonError


def threshold_for_recall(scores: Sequence[float], risky: Sequence[bool], recall: float) -> float:
    """The highest threshold at which at least this share of the risky ones is not below it.

    scores (Sequence[float]): Of each case.
    risky (Sequence[bool]): Of each case.
    recall (float): Above 0, up to 1.
    RETURNS (float): A score.
    RAISES (KanonError): E701 for another recall; E704 if nothing is risky.
    """
    if not 0 < recall <= 1:
        raise KanonError(
            Errors.E701.format(name="recall", expected="above 0, up to 1", value=recall)
        )
    positive = np.sort(np.asarray(scores, dtype=float)[np.asarray(risky, dtype=bool)])[::-1]
    if not len(positive):
        raise KanonError(Errors.E704.format(labels="no risky span", what="a threshold"))
    needed = int(np.ceil(recall * len(positive) - 1e-9))
    return float(positive[max(needed, 1) - 1])


def balanced_threshold(scores: Sequence[float], risky: Sequence[bool]) -> float:
    """The score from which on the share of the risky ones exceeds that of the others the most.

    This is Youden's index (1950), recall + specificity - 1: unlike F1 it does not depend on how
    many are risky. Of equally good scores the lowest, which is the careful one.

    scores (Sequence[float]): Of each case.
    risky (Sequence[bool]): Of each case.
    RETURNS (float): A score.
    RAISES (KanonError): E704 if all labels are the same.
    """
    values = np.asarray(scores, dtype=float)
    labels = np.asarray(risky, dtype=bool)
    if labels.all() or not labels.any():
        labels_seen = "risky spans only" if len(labels) and labels.all() else "no risky span"
        raise KanonError(Errors.E704.format(labels=labels_seen, what="a threshold"))
    order = np.argsort(-values, kind="stable")
    recall = np.cumsum(labels[order]) / labels.sum()
    alarms = np.cumsum(~labels[order]) / (~labels).sum()
    index = recall - alarms
    # Equal scores stand on one side: only the last of them is a place to cut.
    last = np.append(values[order][:-1] != values[order][1:], True)
    index[~last] = -1.0
    best = np.flatnonzero(index >= index.max() - 1e-12)[-1]
    return float(values[order][best])
