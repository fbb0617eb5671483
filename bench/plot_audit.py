"""Draw what `audit --json` counted: text that stays against people who are singled out.

    python -m spacy kanon audit ... --json audit.json
    python bench/plot_audit.py audit.json docs/images/audit.svg --without StanfordNER4 StanfordNER7

Each release is a point: right is more text, down is fewer documents in which a combination of
visible terms fits fewer than k people. Intervals are Wilson's, 95 %.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import matplotlib

matplotlib.use("svg")
import matplotlib.pyplot as plt
from scipy.stats import binomtest

NEAR = (3.0, 12.0)  # Points of text and of documents, in per cent.


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("audit", type=Path)
    parser.add_argument("picture", type=Path)
    parser.add_argument("--without", nargs="*", default=[], help="releases to leave out")
    options = parser.parse_args()
    audit = json.loads(options.audit.read_text(encoding="utf8"))
    plt.rcParams.update({"svg.hashsalt": "audit", "font.size": 10})
    figure, axes = plt.subplots(figsize=(7.2, 4.4), layout="constrained")
    drawn: list[tuple[float, float]] = []
    releases = [one for one in audit["releases"] if one["release"] not in options.without]
    for release in sorted(releases, key=lambda one: -one["shares"]["tokens_visible"]):
        name, visible = release["release"], 100 * release["shares"]["tokens_visible"]
        count, total = release["breached"], release["documents"]
        low, high = binomtest(count, total).proportion_ci(method="wilson")
        share = 100 * count / total
        colour = "#00796b" if name.startswith("ours") else "#757575"
        errors = [[share - 100 * low], [100 * high - share]]
        axes.errorbar(visible, share, errors, fmt="o", color=colour, capsize=2, elinewidth=0.8)
        # What stands close to a point on its right is named on its left.
        left = any(x - visible < NEAR[0] and abs(y - share) < NEAR[1] for x, y in drawn)
        place = {"xytext": (-6, 5), "ha": "right"} if left else {"xytext": (6, 5)}
        axes.annotate(name, (visible, share), textcoords="offset points", color=colour, **place)
        drawn.append((visible, share))
    axes.set_xlabel("tokens that stay visible (%)")
    axes.set_ylabel(f"documents that single out fewer than {audit['options']['k']} people (%)")
    axes.set_ylim(-4, 104)
    axes.margins(x=0.18)
    axes.spines[["top", "right"]].set_visible(False)
    axes.grid(alpha=0.25)
    figure.savefig(options.picture, metadata={"Date": None})


if __name__ == "__main__":
    main()
