"""Draw the charts and write the tables of `docs/measurements.md` from `bench/results`.

    python bench/plot_results.py docs

`charts.json` has the charts, `measurements.json` the rows of tables. A chart has bars, or named
points: x, y and, if its name would touch another, how many points above the mark the name is
written. What begins with "ours" has a colour of its own.
"""

import json
import re
import sys
from pathlib import Path
from typing import Any

import matplotlib

matplotlib.use("svg")
import matplotlib.pyplot as plt

RESULTS = Path(__file__).parent / "results"
TABLE = re.compile(r"(<!-- rows of (\w+) -->\n.+\n\|[-|]+\|\n)(?:\|.+\|\n)*")


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
        axes.plot(x, y, "o", color=colour(name))
        style = {"xytext": (6, above[0] if above else 5), "textcoords": "offset points"}
        axes.annotate(name, (x, y), **style, color=colour(name), fontsize=9)
    if chart.get("log"):
        axes.set(xscale="log", yscale="log")
    axes.set(xlabel=chart["x"], ylabel=chart.get("y", ""))
    axes.set_title(chart["title"], fontsize=11)
    axes.margins(x=0.2, y=0.1)
    axes.spines[["top", "right"]].set_visible(False)
    axes.grid(alpha=0.25)
    figure.savefig(path, metadata={"Date": None})
    plt.close(figure)


def results(name: str) -> list[dict[str, Any]]:
    return json.loads((RESULTS / f"{name}.json").read_text(encoding="utf8"))


def with_rows(page: str) -> str:
    """A page whose tables under `<!-- rows of NAME -->` have the rows of that name."""

    def rows(table: re.Match[str]) -> str:
        lines = [table[1]]
        for entry in results("measurements"):
            figures = entry["figure"] if isinstance(entry["figure"], list) else [entry["figure"]]
            if entry["table"] == table[2]:
                lines.append(f"| {' | '.join([entry['what'], *figures])} |\n")
        return "".join(lines)

    return TABLE.sub(rows, page)


def main() -> None:
    plt.rcParams.update({"svg.hashsalt": "charts", "font.size": 10})
    docs = Path(sys.argv[1])
    for entry in results("charts"):
        draw(entry["figure"], docs / "images" / f"{entry['what']}.svg")
    page = docs / "measurements.md"
    page.write_text(with_rows(page.read_text(encoding="utf8")), encoding="utf8")


if __name__ == "__main__":
    main()
