"""Draw what `audit --json` counted: text that stays against people who are singled out.

    python -m spacy kanon audit ... --report audit.json
    python bench/plot_audit.py audit.json docs/images/audit.svg --without StanfordNER4 StanfordNER7

Each release is a point: right is more text, down is fewer documents in which a combination of
visible terms fits fewer than k people. Intervals are Wilson's, 95 %.
"""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Container
from pathlib import Path

import matplotlib

matplotlib.use("svg")
import matplotlib.pyplot as plt

Z = 1.96
OURS = "ours"
NEAR = (3.0, 12.0)  # Points of text and of documents, in per cent.


def interval(count: int, total: int) -> tuple[float, float]:
    """Wilson's interval of a share.

    count (int): Documents of which it is true.
    total (int): All documents, at least 1.
    RETURNS (tuple[float, float]): From and to.
    """
    share = count / total
    middle = share + Z * Z / (2 * total)
    half = Z * math.sqrt(share * (1 - share) / total + Z * Z / (4 * total * total))
    scale = 1 + Z * Z / total
    return (middle - half) / scale, (middle + half) / scale


def draw(audit: dict, path: Path, without: Container[str]) -> None:
    """audit (dict): As `audit --json` writes it. path (Path): The picture.
    without (Container[str]): Releases that are left out."""
    plt.rcParams.update({"svg.hashsalt": "audit", "font.size": 10})
    figure, axes = plt.subplots(figsize=(7.2, 4.4), layout="constrained")
    drawn: list[tuple[float, float]] = []
    for release in sorted(audit["releases"], key=lambda one: -one["shares"]["tokens_visible"]):
        name = release["release"]
        if name in without:
            continue
        visible = 100 * release["shares"]["tokens_visible"]
        count, total = release["breached"], release["documents"]
        low, high = interval(count, total)
        share = 100 * count / total
        colour = "#00796b" if name.startswith(OURS) else "#757575"
        errors = [[max(share - 100 * low, 0)], [max(100 * high - share, 0)]]
        axes.errorbar(visible, share, errors, fmt="o", color=colour, capsize=2, elinewidth=0.8)
        # What stands close to a point on its right is named on its left.
        left = any(x - visible < NEAR[0] and abs(y - share) < NEAR[1] for x, y in drawn)
        place = {"xytext": (-6, 5), "ha": "right"} if left else {"xytext": (6, 5)}
        axes.annotate(name, (visible, share), textcoords="offset points", color=colour, **place)
        drawn.append((visible, share))
    k = audit["options"]["k"]
    axes.set_xlabel("tokens that stay visible (%)")
    axes.set_ylabel(f"documents that single out fewer than {k} people (%)")
    axes.set_ylim(-4, 104)
    axes.margins(x=0.18)
    axes.spines[["top", "right"]].set_visible(False)
    axes.grid(alpha=0.25)
    figure.savefig(path, metadata={"Date": None})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("audit", type=Path)
    parser.add_argument("picture", type=Path)
    parser.add_argument("--without", nargs="*", default=[], help="releases to leave out")
    options = parser.parse_args()
    draw(json.loads(options.audit.read_text(encoding="utf8")), options.picture, options.without)


if __name__ == "__main__":
    main()
