"""Draw the rows of `bench_linkage.py --json`: text that is kept against people who are recognized.

    python bench/plot_linkage.py rows.json docs/images/linkage.svg --set wikireplace

A panel for each attacker, none of which guided the masks that it attacks. Right is more text, down
is fewer people. Settings of one tool (TOOL@SETTING) are joined by a line; intervals are Wilson's,
95 %.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Container, Sequence
from pathlib import Path
from typing import Any

import matplotlib

matplotlib.use("svg")
import matplotlib.pyplot as plt

COLOURS = {"ours": "#2f6db5", "guided": "#00796b", "both": "#8061b3"}
LABELS = {
    "ours": "ours, by counts",
    "guided": "guided by linkage",
    "both": "counts and linkage",
}
OTHERS = "#757575"
ATTACKERS = {
    "pairs": "words and pairs of words",
    "letters": "letters of words",
    "vectors": "sentence vectors",
}
NEAR = (8.0, 7.0)  # Points of text and of people, in per cent: closer labels change sides.
LEFTMOST = 58.0  # Points with less text are named on their left.


def draw(rows: Sequence[dict[str, Any]], path: Path, without: Container[str]) -> None:
    """rows (Sequence[dict]): Of one set. path (Path): The picture.
    without (Container[str]): Systems that are left out."""
    plt.rcParams.update({"svg.hashsalt": "linkage", "font.size": 9})
    attackers = [name for name in ATTACKERS if any(row["attacker"] == name for row in rows)]
    figure, panels = plt.subplots(
        1, len(attackers), figsize=(4.2 * len(attackers), 4.6), sharey=True, layout="constrained",
        squeeze=False,
    )  # fmt: skip
    for axes, attacker in zip(panels[0], attackers, strict=True):
        chosen = [r for r in rows if r["attacker"] == attacker and r["system"] not in without]
        _panel(axes, chosen)
        axes.set_title(f"attacked by {ATTACKERS[attacker]}", fontsize=9)
    panels[0][0].set_ylabel("people recognized (%)")
    handles, labels = panels[0][0].get_legend_handles_labels()
    figure.legend(handles, labels, loc="outside lower center", ncols=4, frameon=False)
    figure.savefig(path, metadata={"Date": None})


def _panel(axes: Any, rows: Sequence[dict[str, Any]]) -> None:
    drawn: list[tuple[float, float]] = []
    rows = sorted(rows, key=lambda row: row["system"].partition("@")[0] in COLOURS)
    tools: dict[str, list[dict[str, Any]]] = {}
    for row in rows:
        tool = row["system"].partition("@")[0]
        tools.setdefault(tool if tool in COLOURS else "", []).append(row)
    for tool, settings in tools.items():
        settings.sort(key=lambda row: -row["kept"])
        kept = [100 * row["kept"] for row in settings]
        share = [100 * row["recognized"] for row in settings]
        low = [max(y - 100 * row["low"], 0) for y, row in zip(share, settings, strict=True)]
        high = [max(100 * row["high"] - y, 0) for y, row in zip(share, settings, strict=True)]
        axes.errorbar(
            kept, share, [low, high], fmt="o-" if tool else "o", color=COLOURS.get(tool, OTHERS),
            capsize=2, elinewidth=0.6, markersize=4, linewidth=1.3,
            label=LABELS.get(tool, "others"),
        )  # fmt: skip
        for x, y, row in zip(kept, share, settings, strict=True):
            near = [u - x for u, v in drawn if abs(u - x) < NEAR[0] and abs(v - y) < NEAR[1]]
            if near and tool:
                continue  # Settings that do much the same need no name each.
            right = not near and x > LEFTMOST
            place = {"xytext": (5, 4)} if right else {"xytext": (-5, 4), "ha": "right"}
            axes.annotate(
                row["system"].partition("@")[2] or row["system"], (x, y),
                textcoords="offset points", color=COLOURS.get(tool, OTHERS), fontsize=7, **place,
            )  # fmt: skip
            drawn.append((x, y))
    axes.set_xlabel("words kept (%)")
    axes.set_xlim(12, 112)
    axes.set_ylim(-3, 103)
    axes.spines[["top", "right"]].set_visible(False)
    axes.grid(alpha=0.25)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("rows", type=Path)
    parser.add_argument("picture", type=Path)
    parser.add_argument("--set", default="wikireplace")
    parser.add_argument("--without", nargs="*", default=[], help="systems to leave out")
    options = parser.parse_args()
    rows = json.loads(options.rows.read_text(encoding="utf8"))
    draw([row for row in rows if row["set"] == options.set], options.picture, options.without)


if __name__ == "__main__":
    main()
