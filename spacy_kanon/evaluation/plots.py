"""The figures of a report. Each draws itself on matplotlib axes and gives its data as a table.

`plot(axes)` draws with matplotlib's defaults; `plot.data()` needs no matplotlib.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

Rows = list[list[str | int | float | None]]


class SystemPoint(NamedTuple):
    """One system in the privacy-utility plane: shares from 0 to 1, higher is better."""

    system: str
    privacy: float
    utility: float
    group: str = ""


class RiskPoint(NamedTuple):
    """One setting of one tool: the share of words it keeps, and the share of people recognized."""

    tool: str
    setting: str
    kept: float
    risk: float
    interval: tuple[float, float]


@dataclass(frozen=True, slots=True)
class PrivacyUtility:
    """Privacy against utility, each system a labelled point; the upper right corner is best."""

    points: Sequence[SystemPoint]
    privacy: str = "Privacy: 1 − share of people recognized"
    utility: str = "Utility: information kept"

    def data(self) -> tuple[list[str], Rows]:
        rows: Rows = [[p.system, p.group, p.privacy, p.utility] for p in self.points]
        return ["system", "group", self.privacy, self.utility], rows

    def __call__(self, axes: Any) -> None:
        groups = list(dict.fromkeys(point.group for point in self.points))
        for group in groups:
            chosen = [(p.utility, p.privacy) for p in self.points if p.group == group]
            axes.scatter(*zip(*chosen, strict=True), label=group)
        _finish(axes, self.utility, self.privacy, legend=len(groups) > 1)
        _name_points(axes, ((p.utility, p.privacy, p.system) for p in self.points))


@dataclass(frozen=True, slots=True)
class RiskCurve:
    """Risk against text kept, each tool a line through its settings; below right is best."""

    points: Sequence[RiskPoint]
    kept: str = "Share of the words kept"
    risk: str = "Share of people recognized"

    def data(self) -> tuple[list[str], Rows]:
        rows: Rows = [[p.tool, p.setting, p.kept, p.risk, *p.interval] for p in self.points]
        return ["tool", "setting", self.kept, self.risk, "low", "high"], rows

    def __call__(self, axes: Any) -> None:
        tools = list(dict.fromkeys(point.tool for point in self.points))
        for tool in tools:
            points = sorted((p for p in self.points if p.tool == tool), key=lambda p: p.kept)
            low = [max(p.risk - p.interval[0], 0.0) for p in points]
            high = [max(p.interval[1] - p.risk, 0.0) for p in points]
            kept, risk = [p.kept for p in points], [p.risk for p in points]
            axes.errorbar(kept, risk, yerr=[low, high], marker="o", capsize=3, label=tool)
        _finish(axes, self.kept, self.risk, legend=bool(tools))
        _name_points(axes, ((p.kept, p.risk, p.setting) for p in self.points if p.setting))


@dataclass(frozen=True, slots=True)
class Bars:
    """Grouped horizontal bars, for example recall per kind of information and system.

    values (Mapping[str, Mapping[str, float]]): Series -> category -> value from 0 to 1; a
        category that a series lacks has no bar.
    """

    values: Mapping[str, Mapping[str, float]]
    measure: str = "Recall"

    def data(self) -> tuple[list[str], Rows]:
        categories = dict.fromkeys(name for row in self.values.values() for name in row)
        rows: Rows = [
            [name, *(row.get(name) for row in self.values.values())] for name in categories
        ]
        return ["", *self.values], rows

    def __call__(self, axes: Any) -> None:
        categories = [row[0] for row in self.data()[1]]
        height = 0.8 / max(len(self.values), 1)
        for number, (series, row) in enumerate(self.values.items()):
            places = [categories.index(name) + (number + 0.5) * height - 0.4 for name in row]
            bars = axes.barh(places, list(row.values()), height * 0.9, label=series)
            axes.bar_label(bars, fmt="%.2f", padding=3, fontsize=8)
        axes.set_yticks(range(len(categories)), categories)
        axes.invert_yaxis()
        axes.set(xlim=(0, 1.08), xlabel=self.measure)
        if len(self.values) > 1:
            axes.legend()


@dataclass(frozen=True, slots=True)
class Confusion:
    """Confusion matrix: rows are the truth, columns what was said; colour is the row's share."""

    labels: Sequence[str]
    counts: Sequence[Sequence[int]]

    def data(self) -> tuple[list[str], Rows]:
        rows: Rows = [[label, *row] for label, row in zip(self.labels, self.counts, strict=True)]
        return ["true \\ said", *self.labels], rows

    def __call__(self, axes: Any) -> None:
        counts = np.asarray(self.counts, dtype=float)
        share = counts / np.maximum(counts.sum(axis=1, keepdims=True), 1)
        axes.imshow(share, cmap="Blues", vmin=0, vmax=1, aspect="auto")
        for (row, column), count in np.ndenumerate(counts):
            if count:
                colour = "white" if share[row, column] > 0.55 else "black"
                axes.text(column, row, f"{count:.0f}", ha="center", va="center", color=colour)
        axes.set_xticks(range(len(self.labels)), self.labels, rotation=45, ha="right")
        axes.set_yticks(range(len(self.labels)), self.labels)
        axes.set(xlabel="Said", ylabel="True")


def _finish(axes: Any, across: str, up: str, *, legend: bool = False) -> None:
    """Both axes from 0 to 1 with a little air, so that points on the border are whole."""
    axes.set(xlim=(-0.04, 1.04), ylim=(-0.04, 1.04), xlabel=across, ylabel=up)
    axes.grid(alpha=0.3)
    if legend:
        axes.legend(loc="lower left", bbox_to_anchor=(0, 1), ncols=4, frameon=False, fontsize=9)


def _name_points(axes: Any, points: Iterable[tuple[float, float, str]]) -> None:
    """Write each point's name beside it; names of points at about one place below each other."""
    taken: Counter[tuple[int, int]] = Counter()
    for x, y, name in points:
        place = round(x * 20), round(y * 20)
        offset = (7, -3 - 11 * taken[place])
        axes.annotate(name, (x, y), xytext=offset, textcoords="offset points", fontsize=9)
        taken[place] += 1
