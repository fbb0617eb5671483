"""The figure of a federated training: a score against passes over the data, one line per setting,
with the standard deviation over seeds as a band."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from ..evaluation.plots import Rows


@dataclass(frozen=True, slots=True)
class Convergence:
    """runs (Mapping[str, Sequence[Sequence[float]]]): Setting -> seed -> score after each round.
    passes (int): Passes over the data in a round."""

    runs: Mapping[str, Sequence[Sequence[float]]]
    score: str = "F1"
    passes: int = 1

    def data(self) -> tuple[list[str], Rows]:
        rows: Rows = []
        for name, seeds in self.runs.items():
            table = np.asarray(seeds, dtype=float)
            for number, (mean, deviation) in enumerate(
                zip(table.mean(axis=0), table.std(axis=0), strict=True), start=1
            ):
                rows.append([name, number * self.passes, float(mean), float(deviation)])
        return ["setting", "passes", f"mean {self.score}", "standard deviation"], rows

    def __call__(self, axes: Any) -> None:
        for name, seeds in self.runs.items():
            table = np.asarray(seeds, dtype=float)
            passes = np.arange(1, table.shape[1] + 1) * self.passes
            mean, deviation = table.mean(axis=0), table.std(axis=0)
            axes.plot(passes, mean, marker="o", label=name)
            axes.fill_between(passes, mean - deviation, mean + deviation, alpha=0.15)
        axes.set(xlabel="Passes over the data", ylabel=self.score)
        axes.set_ylim(bottom=0)
        axes.legend(frameon=False, fontsize=8, loc="lower right")
