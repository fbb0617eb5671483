"""Several systems on one gold corpus: the tables of `evaluate`."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from .intervals import PairedDifference, Score, plain
from .mask_scores import SystemScores
from .report import Table, Value

# Names for the head of a table.
SHORT_NAMES = {
    "entity_recall_direct": "ER direct",
    "entity_recall_quasi": "ER quasi",
    "token_recall": "tok R",
    "token_precision": "tok P",
    "token_precision_weighted": "tok wP",
    "token_f1": "tok F1",
    "exact_f1": "exact F1",
    "partial_f1": "part F1",
}
KIND_METRIC = "mention_recall"


@dataclass(frozen=True, slots=True)
class Comparison:
    """What `evaluate` found."""

    gold: Mapping[str, Any]  # Counts of the gold corpus, by what they count.
    scores: Mapping[str, SystemScores]  # By system.
    level: float  # Of the intervals.
    baseline: str = ""  # Name of the system that the others are compared with; "" for none.
    # By system and metric, the system minus the baseline.
    differences: Mapping[str, Mapping[str, PairedDifference]] = field(default_factory=dict)
    # By level and coefficient, if several people annotated.
    agreement: Mapping[str, Mapping[str, float]] = field(default_factory=dict)

    def to_dict(self) -> dict[str, Any]:
        """Plain values for JSON; None where a figure is undefined."""
        return {
            "gold": dict(self.gold),
            "interval_level": self.level,
            "systems": [scores.to_dict() for scores in self.scores.values()],
            "baseline": self.baseline or None,
            "differences": plain(self.differences),
            "agreement": plain(self.agreement),
        }

    @property
    def summary(self) -> str:
        """What the gold corpus holds, and what stands in brackets."""
        counts = ", ".join(f"{value} {key}" for key, value in self.gold.items())
        return f"Gold: {counts}. In brackets: {self.level:.0%} bootstrap intervals over documents."


def _by_system(title: str, systems: Mapping[str, Any], shown: Callable[[Any], str]) -> Table:
    """One row per system, one column per main score."""
    rows = [[name, *(shown(of[metric]) for metric in SHORT_NAMES)] for name, of in systems.items()]
    return Table(title, ["system", *SHORT_NAMES.values()], rows)


def score_table(comparison: Comparison) -> Table:
    """One row per system, each score with its interval: ".812 (.77-.85)"."""
    return _by_system("Main scores", comparison.scores, format_score)


def kind_table(comparison: Comparison) -> Table:
    """One row per system, one column per kind of information."""
    kinds = sorted({kind for scores in comparison.scores.values() for kind in scores.kinds})
    rows = [
        [name, *(format_score(scores.kinds[kind][KIND_METRIC]) for kind in kinds)]
        for name, scores in comparison.scores.items()
    ]
    return Table("Mention recall by kind", ["system", *kinds], rows)


def difference_table(comparison: Comparison) -> Table:
    """One row per system but the baseline: the difference, its interval, and p."""
    title = f"Difference from {comparison.baseline}, paired by document"
    return _by_system(title, comparison.differences, format_difference)


def agreement_table(comparison: Comparison) -> Table:
    """One row per level, one column per coefficient."""
    levels = comparison.agreement
    names = next(iter(levels.values()), {})
    rows: list[list[Value]] = [
        [level, *coefficients.values()] for level, coefficients in levels.items()
    ]
    return Table("Agreement of annotators (identifier type)", ["units", *names], rows)


def format_score(score: Score) -> str:
    """A score with its interval; a dash where there was nothing to score.

    >>> format_score(Score(0.8124, 0.77, 0.85))
    '.812 (.77-.85)'
    """
    if math.isnan(score.value):
        return "-"
    if math.isnan(score.low):
        return _share(score.value, 3)
    return f"{_share(score.value, 3)} ({_share(score.low, 2)}-{_share(score.high, 2)})"


def format_difference(difference: PairedDifference) -> str:
    """A difference with its interval and p-value.

    >>> format_difference(PairedDifference(0.051, 0.02, 0.08, 0.012))
    '+.051 (+.02,+.08) p=.012'
    """
    if math.isnan(difference.difference):
        return "-"
    if math.isnan(difference.low):
        return _signed(difference.difference, 3)
    low, high = _signed(difference.low, 2), _signed(difference.high, 2)
    return f"{_signed(difference.difference, 3)} ({low},{high}) p={_share(difference.p_value, 3)}"


def _share(value: float, digits: int) -> str:
    text = f"{value:.{digits}f}"
    return text[1:] if text.startswith("0.") else text


def _signed(value: float, digits: int) -> str:
    return ("-" if value < 0 else "+") + _share(abs(value), digits)
