"""The figures of a report. Each draws itself on matplotlib axes and gives its data as a table.

`plot(axes)` draws with matplotlib's defaults; `plot.data()` needs no matplotlib.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

Rows = list[list[str | int | float | None]]


class SystemPoint(NamedTuple):
    """One system in the privacy-utility plane: shares from 0 to 1, higher is better."""

    system: str
    privacy: float
    utility: float
    group: str = ""


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
class Bars:
    """Grouped horizontal bars, for example recall per kind of information and system."""

    # Series -> category -> value from 0 to 1; a category that a series lacks has no bar.
    values: Mapping[str, Mapping[str, float]]

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
        axes.set(xlim=(0, 1.08), xlabel="Recall")
        if len(self.values) > 1:
            axes.legend()


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
