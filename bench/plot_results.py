"""Draw the charts of the documentation from `bench/results/charts.json`.

    python bench/plot_results.py docs/images

A chart has bars, or named points: x, y and, if its name would touch another, how many points above
the mark the name is written. What begins with "ours" has a colour of its
own.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import matplotlib

matplotlib.use("svg")
import matplotlib.pyplot as plt

CHARTS = Path(__file__).parent / "results" / "charts.json"


def colour(name: str) -> str:
    return "#00796b" if name.startswith("ours") else "#757575"


def draw(chart: dict[str, Any], path: Path) -> None:
    """chart: the figure of an entry of `charts.json`. path: the picture."""
    figure, axes = plt.subplots(figsize=(7.2, 4.2), layout="constrained")
    if "bars" in chart:
        names, values = zip(*reversed(chart["bars"].items()), strict=True)
        bars = axes.barh(names, values, color=list(map(colour, names)), height=0.6)
        axes.bar_label(bars, padding=3)
    for name, (x, y, *above) in chart.get("points", {}).items():
        place = (6, above[0] if above else 5)
        axes.plot(x, y, "o", color=colour(name))
        axes.annotate(
            name, (x, y), textcoords="offset points", xytext=place, color=colour(name), fontsize=9
        )
    if chart.get("log"):
        axes.set_xscale("log")
        axes.set_yscale("log")
    axes.set_title(chart["title"], fontsize=11)
    axes.set_xlabel(chart["x"])
    axes.set_ylabel(chart.get("y", ""))
    axes.margins(x=0.2, y=0.1)
    axes.spines[["top", "right"]].set_visible(False)
    axes.grid(alpha=0.25)
    figure.savefig(path, metadata={"Date": None})
    plt.close(figure)


def main() -> None:
    plt.rcParams.update({"svg.hashsalt": "charts", "font.size": 10})
    for entry in json.loads(CHARTS.read_text(encoding="utf8")):
        draw(entry["figure"], Path(sys.argv[1]) / f"{entry['what']}.svg")


if __name__ == "__main__":
    main()
