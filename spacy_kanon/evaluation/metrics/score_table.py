"""The table of scores: what each is called and which counts it divides.

A score is a ratio of summed counts, or the harmonic mean of two such ratios. Counts are columns
that `tab.tab_counts` and `systems` make per document.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from .bootstrap import Array

Columns = Callable[[str], Array]


@dataclass(frozen=True, slots=True)
class Ratio:
    """Sum of some columns over the sum of others; NaN where the denominator is 0.

    top, bottom (tuple[str, ...]): Names of columns.
    """

    top: tuple[str, ...]
    bottom: tuple[str, ...]

    def compute(self, column: Columns) -> Array:
        """The ratio for each row of counts.

        column (Columns): From the name of a column to its values.
        RETURNS (Array): Of the columns' shape.
        """
        top = np.sum([column(name) for name in self.top], axis=0)
        bottom = np.sum([column(name) for name in self.bottom], axis=0)
        with np.errstate(invalid="ignore", divide="ignore"):
            return np.where(bottom > 0, top / bottom, np.nan)


@dataclass(frozen=True, slots=True)
class Metric:
    """A named score.

    name (str): As in JSON and reports.
    parts (tuple[Ratio, ...]): One ratio, or two whose harmonic mean is the score.
    definition (str): One line for reports.
    """

    name: str
    parts: tuple[Ratio, ...]
    definition: str

    def compute(self, column: Columns) -> Array:
        """The score for each row of counts.

        column (Columns): From the name of a column to its values.
        RETURNS (Array): Of the columns' shape.
        """
        values = [part.compute(column) for part in self.parts]
        return values[0] if len(values) == 1 else harmonic_mean(*values)


def harmonic_mean(precision: Array, recall: Array) -> Array:
    """F1. 0 if one of them is 0, even if the other is undefined; NaN if both are undefined.

    precision, recall (Array): Of one shape.
    RETURNS (Array): Of that shape.
    """
    total = precision + recall
    with np.errstate(invalid="ignore", divide="ignore"):
        mean = 2 * precision * recall / total
    return np.where((precision == 0) | (recall == 0), 0.0, mean)


def _recall(unit: str, *groups: str) -> Ratio:
    return Ratio(
        tuple(f"{unit}/{group}/masked" for group in groups),
        tuple(f"{unit}/{group}" for group in groups),
    )


def _precision(scheme: str, unit: str) -> Ratio:
    return Ratio((f"{scheme}/{unit}/agreed",), (f"{scheme}/{unit}",))


def _prf(name: str, what: str, precision: Ratio, recall: Ratio) -> list[Metric]:
    return [
        Metric(f"{name}_precision", (precision,), f"precision of {what}"),
        Metric(f"{name}_recall", (recall,), f"recall of {what}"),
        Metric(f"{name}_f1", (precision, recall), f"F1 of {what}"),
    ]


def _tab_metrics() -> list[Metric]:
    metrics = []
    for unit, plural in (("entity", "entities"), ("mention", "mentions"), ("token", "tokens")):
        groups = {"_direct": ("direct",), "_quasi": ("quasi",), "": ("direct", "quasi")}
        for suffix, names in groups.items():
            what = " and ".join(names)
            metrics.append(
                Metric(
                    f"{unit}_recall{suffix}",
                    (_recall(unit, *names),),
                    f"share of {plural} of {what} identifiers that are masked (TAB)",
                )
            )
    for unit in ("token", "mention"):
        metrics += [
            Metric(
                f"{unit}_precision",
                (_precision("precision", unit),),
                f"share of annotators who mask a masked {unit} too (TAB)",
            ),
            Metric(
                f"{unit}_precision_weighted",
                (_precision("weighted", unit),),
                f"the same, each {unit} weighted by its information (TAB)",
            ),
        ]
    f1 = (_precision("precision", "token"), _recall("token", "direct", "quasi"))
    metrics.append(
        Metric("token_f1", f1, "harmonic mean of token_precision and token_recall (TAB)")
    )
    return metrics


def _span_metrics() -> list[Metric]:
    metrics = []
    for scheme in ("exact", "partial"):
        precision = Ratio((f"{scheme}/credit",), (f"{scheme}/actual",))
        recall = Ratio((f"{scheme}/credit",), (f"{scheme}/possible",))
        metrics += _prf(scheme, f"spans, {scheme} boundaries (SemEval-2013)", precision, recall)
        metrics += [_typed_recall(scheme, group) for group in ("DIRECT", "QUASI")]
    return metrics


def _typed_recall(scheme: str, group: str) -> Metric:
    ratio = Ratio((f"{scheme}/{group}/credit",), (f"exact/{group}",))
    definition = f"recall of {group} spans, {scheme} boundaries"
    return Metric(f"{scheme}_recall_{group.lower()}", (ratio,), definition)


def _distinct_metrics() -> list[Metric]:
    metrics = []
    for unit in ("token", "character"):
        both = f"distinct/{unit}/both"
        metrics += _prf(
            f"distinct_{unit}",
            f"{unit}s of the text, each once per annotator",
            Ratio((both,), (f"distinct/{unit}/system",)),
            Ratio((both,), (f"distinct/{unit}/gold",)),
        )
    return metrics


METRICS: tuple[Metric, ...] = (*_tab_metrics(), *_span_metrics(), *_distinct_metrics())


def kind_metrics(kind: str) -> Sequence[Metric]:
    """Recalls over entities whose first mention is of a kind, and over spans of that kind.

    kind (str): One of `names.KINDS`, or another label of the gold mentions.
    RETURNS (Sequence[Metric]): Recalls of entities, mentions, tokens and spans.
    """
    tab = [
        Metric(f"{unit}_recall", (_recall(unit, kind),), f"{unit} recall of {kind}")
        for unit in ("entity", "mention", "token")
    ]
    spans = [
        Metric(
            f"{scheme}_recall",
            (Ratio((f"{scheme}/{kind}/credit",), (f"exact/{kind}",)),),
            f"recall of {kind} spans, {scheme} boundaries",
        )
        for scheme in ("exact", "partial")
    ]
    return [*tab, *spans]
