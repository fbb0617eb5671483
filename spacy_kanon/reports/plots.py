"""The figures of a report. Each is a small value that draws itself and gives its data as a table.

`plot(axes)` draws on matplotlib axes that the caller owns; `plot.data()` needs no matplotlib.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

Rows = list[list[str | int | float | None]]

INK = "#1c2430"
SOFT = "#5b6675"
GRID = "#e6e9ed"
# Blue, orange, green, violet, red, brown: told apart in common forms of colour blindness.
COLOURS = ("#2f6db5", "#e08214", "#2a9d74", "#8061b3", "#c44a4a", "#8c6d4f")
MARKERS = ("o", "s", "^", "D", "v", "P")

# Where a point's label may stand, in points from it, best first; and the alignment that goes
# with each place.
_PLACES = (
    (8, 0, "left", "center"),
    (-8, 0, "right", "center"),
    (0, 9, "center", "bottom"),
    (0, -9, "center", "top"),
    (7, 10, "left", "bottom"),
    (7, -10, "left", "top"),
    (-7, 10, "right", "bottom"),
    (-7, -10, "right", "top"),
    (12, 22, "left", "bottom"),
    (12, -22, "left", "top"),
    (-12, 22, "right", "bottom"),
    (-12, -22, "right", "top"),
)
_LABEL_SIZE = 9.0
# Mean width of a letter as a share of the font size, for finding free places for labels.
_LETTER_WIDTH = 0.56


@dataclass(frozen=True, slots=True)
class SystemPoint:
    """One system in the privacy-utility plane.

    privacy, utility (float): Shares from 0 to 1; higher is better.
    group (str): Systems of one group share a colour ("baselines", "ours").
    """

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
        for number, group in enumerate(groups):
            chosen = [point for point in self.points if point.group == group]
            axes.scatter(
                [point.utility for point in chosen],
                [point.privacy for point in chosen],
                s=46,
                color=COLOURS[number % len(COLOURS)],
                marker=MARKERS[number % len(MARKERS)],
                label=group,
                zorder=3,
            )
        _unit_square(axes, self.utility, self.privacy)
        if len(groups) > 1:
            _legend_above(axes, len(groups))
        _label_points(axes, [(p.utility, p.privacy, p.system) for p in self.points])


@dataclass(frozen=True, slots=True)
class PrivacyUtilityCurves:
    """Privacy against utility of scores that can be cut anywhere, a line each.

    curves (Mapping[str, Sequence[tuple[float, float]]]): By score: (privacy, utility) of each cut,
        from the strictest to the most permissive.
    points (Sequence[SystemPoint]): Systems that have no score to cut.
    """

    curves: Mapping[str, Sequence[tuple[float, float]]]
    points: Sequence[SystemPoint] = ()
    privacy: str = "Privacy: entity recall"
    utility: str = "Utility: token precision"

    def data(self) -> tuple[list[str], Rows]:
        rows: Rows = [[name, *point] for name, curve in self.curves.items() for point in curve]
        rows += [[point.system, point.privacy, point.utility] for point in self.points]
        return ["score", self.privacy, self.utility], rows

    def __call__(self, axes: Any) -> None:
        for number, (name, curve) in enumerate(self.curves.items()):
            privacy, utility = zip(*curve, strict=True)
            colour = COLOURS[number % len(COLOURS)]
            style = ("-", (0, (5, 2)), (0, (1, 1)))[number // len(COLOURS) % 3]
            axes.plot(utility, privacy, color=colour, linestyle=style, label=name, zorder=3)
        axes.scatter(
            [point.utility for point in self.points],
            [point.privacy for point in self.points],
            s=30,
            color=SOFT,
            zorder=4,
        )
        _unit_square(axes, self.utility, self.privacy)
        # What is annotated is mostly to be masked, so low precisions do not occur.
        reached = [utility for curve in self.curves.values() for _, utility in curve]
        lowest = min([*reached, *(point.utility for point in self.points)], default=0.0)
        axes.set_xlim(max(int(lowest * 10) / 10 - 0.1, -0.04), 1.02)
        if self.curves:
            axes.legend(frameon=False, fontsize=8, loc="lower left")
        _label_points(axes, [(p.utility, p.privacy, p.system) for p in self.points])


@dataclass(frozen=True, slots=True)
class RiskPoint:
    """One setting of one tool: how much it keeps, and how many are recognized all the same.

    tool, setting (str): Settings of one tool are joined by a line.
    kept, risk (float): Shares from 0 to 1.
    interval (tuple[float, float]): Of the risk.
    """

    tool: str
    setting: str
    kept: float
    risk: float
    interval: tuple[float, float]


@dataclass(frozen=True, slots=True)
class RiskCurve:
    """Risk against text kept, each tool a line through its settings; below right is best."""

    points: Sequence[RiskPoint]
    kept: str = "Share of the words kept"
    risk: str = "Share of people recognized"

    def data(self) -> tuple[list[str], Rows]:
        """Columns and rows, in the order of the points."""
        rows: Rows = [[p.tool, p.setting, p.kept, p.risk, *p.interval] for p in self.points]
        return ["tool", "setting", self.kept, self.risk, "low", "high"], rows

    def __call__(self, axes: Any) -> None:
        tools = list(dict.fromkeys(point.tool for point in self.points))
        for number, tool in enumerate(tools):
            points = sorted((p for p in self.points if p.tool == tool), key=lambda p: p.kept)
            kept, risk = [p.kept for p in points], [p.risk for p in points]
            low = [max(p.risk - p.interval[0], 0.0) for p in points]
            high = [max(p.interval[1] - p.risk, 0.0) for p in points]
            axes.errorbar(
                kept,
                risk,
                yerr=[low, high],
                color=COLOURS[number % len(COLOURS)],
                marker=MARKERS[number // len(COLOURS) % len(MARKERS)],
                capsize=3,
                linewidth=1.2,
                label=tool,
                zorder=3,
            )
        _unit_square(axes, self.kept, self.risk)
        if tools:
            _legend_above(axes, len(tools))
        _label_points(axes, [(p.kept, p.risk, p.setting) for p in self.points if p.setting])


@dataclass(frozen=True, slots=True)
class Reliability:
    """Reliability diagram: observed frequency against predicted probability, in equal bins.

    predicted (Sequence[float]): Probabilities, 0 to 1.
    observed (Sequence[bool]): Whether the event happened.
    """

    predicted: Sequence[float]
    observed: Sequence[bool]
    bins: int = 10

    def data(self) -> tuple[list[str], Rows]:
        predicted = np.asarray(self.predicted, dtype=float)
        observed = np.asarray(self.observed, dtype=float)
        number = np.clip((predicted * self.bins).astype(int), 0, self.bins - 1)
        rows: Rows = [
            [
                index / self.bins,
                (index + 1) / self.bins,
                int(inside.sum()),
                float(predicted[inside].mean()),
                float(observed[inside].mean()),
            ]
            for index in range(self.bins)
            if (inside := number == index).any()
        ]
        return ["from", "to", "count", "mean predicted", "observed"], rows

    def __call__(self, axes: Any) -> None:
        _, rows = self.data()
        table = np.asarray(rows, dtype=float).reshape(-1, 5)
        axes.plot([0, 1], [0, 1], color=SOFT, linewidth=1, linestyle=(0, (4, 3)))
        axes.plot(table[:, 3], table[:, 4], color=COLOURS[0], linewidth=2, zorder=3)
        share = table[:, 2] / max(table[:, 2].sum(), 1.0)
        axes.scatter(table[:, 3], table[:, 4], s=25 + 300 * share, color=COLOURS[0], zorder=4)
        _unit_square(axes, "Predicted probability", "Observed frequency")


@dataclass(frozen=True, slots=True)
class Bars:
    """Grouped horizontal bars, for example recall per kind of information and system.

    values (Mapping[str, Mapping[str, float]]): Series -> category -> value from 0 to 1; a
        category that a series lacks has no bar.
    """

    values: Mapping[str, Mapping[str, float]]
    measure: str = "Recall"

    @property
    def categories(self) -> list[str]:
        return list(dict.fromkeys(name for row in self.values.values() for name in row))

    def data(self) -> tuple[list[str], Rows]:
        rows: Rows = [
            [category, *(row.get(category) for row in self.values.values())]
            for category in self.categories
        ]
        return ["", *self.values], rows

    def __call__(self, axes: Any) -> None:
        categories = self.categories
        height = 0.8 / max(len(self.values), 1)
        for number, (series, row) in enumerate(self.values.items()):
            present = [i for i, name in enumerate(categories) if name in row]
            positions = [i + (number + 0.5) * height - 0.4 for i in present]
            widths = [row[categories[i]] for i in present]
            colour = COLOURS[number % len(COLOURS)]
            axes.barh(positions, widths, height * 0.88, color=colour, label=series, zorder=3)
            for position, width in zip(positions, widths, strict=True):
                if height >= 0.16:
                    axes.annotate(
                        f"{width:.2f}",
                        (width, position),
                        xytext=(3, 0),
                        textcoords="offset points",
                        va="center",
                        fontsize=8,
                        color=SOFT,
                    )
        axes.set_yticks(range(len(categories)), categories)
        axes.invert_yaxis()
        axes.set_xlim(0, 1.08)
        axes.set_xticks(np.linspace(0, 1, 6))
        axes.set_xlabel(self.measure, color=INK)
        _plain_axes(axes, grid="x")
        axes.tick_params(axis="y", length=0, labelcolor=INK)
        if len(self.values) > 1:
            _legend_above(axes, len(self.values))


@dataclass(frozen=True, slots=True)
class Confusion:
    """Confusion matrix: rows are the truth, columns what was said; colour is the row's share.

    counts (Sequence[Sequence[int]]): Shape (labels, labels).
    """

    labels: Sequence[str]
    counts: Sequence[Sequence[int]]

    def data(self) -> tuple[list[str], Rows]:
        rows: Rows = [[label, *row] for label, row in zip(self.labels, self.counts, strict=True)]
        return ["true \\ said", *self.labels], rows

    def __call__(self, axes: Any) -> None:
        counts = np.asarray(self.counts, dtype=float)
        share = counts / np.maximum(counts.sum(axis=1, keepdims=True), 1)
        axes.imshow(share, cmap="Blues", vmin=0, vmax=1, aspect="auto")
        size = 9 if len(self.labels) <= 12 else 6
        for (row, column), count in np.ndenumerate(counts):
            if count:
                colour = "white" if share[row, column] > 0.55 else INK
                axes.text(
                    column, row, f"{count:.0f}", ha="center", va="center", fontsize=size,
                    color=colour,
                )  # fmt: skip
        positions = range(len(self.labels))
        turned = {"rotation": 45, "ha": "right"} if sum(map(len, self.labels)) > 60 else {}
        axes.set_xticks(positions, self.labels, fontsize=size, **turned)
        axes.set_yticks(positions, self.labels, fontsize=size)
        axes.set_xlabel("Said", color=INK)
        axes.set_ylabel("True", color=INK)
        axes.tick_params(length=0)
        axes.spines[:].set_visible(False)


def _unit_square(axes: Any, across: str, up: str) -> None:
    """Both axes from 0 to 1 with a little air, so that points on the border are whole."""
    axes.set_xlim(-0.04, 1.04)
    axes.set_ylim(-0.04, 1.04)
    axes.set_xlabel(across, color=INK)
    axes.set_ylabel(up, color=INK)
    _plain_axes(axes, grid="both")


def _plain_axes(axes: Any, grid: str) -> None:
    axes.spines[["top", "right"]].set_visible(False)
    axes.spines[["left", "bottom"]].set_color("#b9c0c9")
    axes.tick_params(colors=SOFT, labelsize=9)
    axes.set_axisbelow(True)
    axes.grid(axis=grid, color=GRID, linewidth=0.8)


def _legend_above(axes: Any, entries: int) -> None:
    """A legend above the frame, where it covers nothing."""
    columns = min(entries, 4)
    axes.legend(frameon=False, fontsize=9, ncols=columns, loc="lower left", bbox_to_anchor=(0, 1))


def _label_points(axes: Any, points: Sequence[tuple[float, float, str]]) -> None:
    """Write each point's name where it covers the fewest points and earlier names."""
    axes.figure.draw_without_rendering()
    scale = axes.figure.dpi / 72
    centres = axes.transData.transform([(x, y) for x, y, _ in points] or np.empty((0, 2)))
    frame = axes.get_window_extent().extents
    taken = [_box(x, y, 10 * scale, 10 * scale, "center", "center") for x, y in centres]
    for (x, y), (data_x, data_y, name) in zip(centres, points, strict=True):
        width = len(name) * _LETTER_WIDTH * _LABEL_SIZE * scale
        height = 1.2 * _LABEL_SIZE * scale
        boxes = [
            _box(x + right * scale, y + up * scale, width, height, across, along)
            for right, up, across, along in _PLACES
        ]
        costs = [
            sum(_overlap(box, other) for other in taken) + _outside(box, frame) for box in boxes
        ]
        best = costs.index(min(costs))
        right, up, across, along = _PLACES[best]
        taken.append(boxes[best])
        far = abs(up) > 12
        axes.annotate(
            name,
            (data_x, data_y),
            xytext=(right, up),
            textcoords="offset points",
            ha=across,
            va=along,
            fontsize=_LABEL_SIZE,
            color=INK,
            zorder=4,
            arrowprops={"arrowstyle": "-", "color": "#b9c0c9", "linewidth": 0.8} if far else None,
        )


def _box(
    x: float, y: float, width: float, height: float, across: str, along: str
) -> tuple[float, float, float, float]:
    """Left, bottom, right, top of a box that is aligned to a point."""
    left = x - {"left": 0.0, "center": 0.5, "right": 1.0}[across] * width
    bottom = y - {"bottom": 0.0, "center": 0.5, "top": 1.0}[along] * height
    return left, bottom, left + width, bottom + height


def _overlap(box: Sequence[float], other: Sequence[float]) -> float:
    """Area that two boxes share, in square pixels."""
    width = min(box[2], other[2]) - max(box[0], other[0])
    height = min(box[3], other[3]) - max(box[1], other[1])
    return max(width, 0.0) * max(height, 0.0)


def _outside(box: Sequence[float], frame: Sequence[float]) -> float:
    """Area of a box that lies outside the frame, in square pixels."""
    area = (box[2] - box[0]) * (box[3] - box[1])
    return area - _overlap(box, frame)
