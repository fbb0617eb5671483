"""What a federated training does, in plain values, so that it fits Flower's run config."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, fields
from math import exp, inf, sqrt
from pathlib import Path
from typing import Any

from ..errors import must_be
from ..storage.files import whole_folder

STRATEGIES = "FedAvg", "FedAdam", "FedMedian", "FedTrimmedAvg", "Krum", "MultiKrum", "Bulyan"


@dataclass(frozen=True, slots=True)
class Plan:
    """The run of a training."""

    strategy: str = "FedAvg"  # One of Flower's own, `STRATEGIES`.
    rounds: int = 10
    epochs: int = 2  # Passes over a client's documents in each round.
    seed: int = 0  # Of division, order and noise-free randomness.
    fraction: float = 1.0  # Share of the clients taken in each round.
    # Least number of connected clients that a round begins with, and of good replies that count.
    min_clients: int = 2
    timeout: float = 3600.0  # Seconds to wait for the replies of a round, and for `min_clients`.
    clipping_norm: float = 0.0  # Above 0: differential privacy, the L2 norm of a client's update.
    noise_multiplier: float = 0.0  # Standard deviation of the noise over the norm, times 1/clients.
    delta: float = 1e-5  # For which the epsilon is reported.

    def __post_init__(self) -> None:
        mean = self.strategy == "FedAvg"
        for name, holds, allowed in (
            ("strategy", self.strategy in STRATEGIES, f"one of {', '.join(STRATEGIES)}"),
            ("rounds", self.rounds >= 1, "at least 1"),
            ("epochs", self.epochs >= 1, "at least 1"),
            ("min_clients", self.min_clients >= 1, "at least 1"),
            ("fraction", 0 < self.fraction <= 1, "above 0 and at most 1"),
            ("timeout", self.timeout > 0, "above 0"),
            ("delta", 0 < self.delta < 1, "above 0 and below 1"),
            ("clipping_norm", self.clipping_norm >= 0, "not below 0"),
            ("clipping_norm", not self.private or mean, "0 unless the strategy is FedAvg"),
            ("noise_multiplier", self.noise_multiplier >= 0, "not below 0"),
            ("noise_multiplier", self.private or not self.noise_multiplier, "0 without clipping"),
        ):
            if not holds:
                raise must_be(name, allowed, getattr(self, name))

    @property
    def private(self) -> bool:
        return self.clipping_norm > 0

    def sampled(self, clients: int) -> int:
        """How many of the connected clients are asked in a round, as Flower's strategies do it."""
        return max(int(clients * self.fraction), self.min_clients)

    @classmethod
    def from_config(cls, config: Mapping[str, Any]) -> Plan:
        """From a run config, whose names may be written with hyphens."""
        values = {name.replace("-", "_"): value for name, value in config.items()}
        return cls(**{f.name: values[f.name] for f in fields(cls) if f.name in values})


# The Flower app of a deployment: a folder that `flwr run` sends to SuperLink and SuperNodes.
_PROJECT = Path(__file__).parents[1] / "data" / "flower_app.toml"


def write_flower_app(
    folder: Path, plan: Plan, *, model: Path, results: Path, force: bool = False
) -> None:
    """Write the folder that `flwr run` sends to all sides."""
    config = {name.replace("_", "-"): value for name, value in asdict(plan).items()}
    config |= {"model": str(model), "output": str(results), "dev": ""}
    lines = "\n".join(f"{name} = {json.dumps(value)}" for name, value in config.items())
    client = "client_app:clipping_app" if plan.private else "client_app:app"
    with whole_folder(folder, force=force) as work:
        project = _PROJECT.read_text("utf8").format(client=client, config=lines)
        (work / "pyproject.toml").write_text(project, encoding="utf8")


# What differential privacy a training gives: epsilon for a delta, at the level of clients.
#
# A private round releases the mean of the updates, each cut by its client to an L2 norm C, plus
# Gaussian noise: the noise multiplier is the noise's standard deviation in units of the most that
# one client can move the mean. Composed over rounds, Gaussian mechanisms are one Gaussian
# mechanism, so that epsilon is exact, not a bound (Dong, Roth, Su 2022, "Gaussian Differential
# Privacy", corollaries 2.13 and 3.3; Balle and Wang 2018, "Improving the Gaussian mechanism",
# theorem 8).
#
# Two neighbouring relations: a client's update is counted or it is zero; or it is replaced by any
# other, which moves the mean up to twice as far. What it covers are the parameters of every round.
# Losses, scores and numbers of documents in the report are measured without noise, and that only
# some clients are taken in a round is not counted as a protection.


def privacy_spent(rounds: Iterable[Mapping[str, Any]], delta: float) -> dict[str, float | None]:
    """Epsilon of the rounds of a report; None if parameters went out without noise."""
    noise = [float(entry["noise_multiplier"]) for entry in rounds if entry["changed"]]
    counted = epsilon(noise, delta)
    replaced = epsilon([multiplier / 2 for multiplier in noise], delta)
    return {
        "delta": delta,
        "epsilon": counted if counted < inf else None,
        "epsilon_replaced": replaced if replaced < inf else None,
    }


def epsilon(noise_multipliers: Iterable[float], delta: float) -> float:
    """The least epsilon at delta of one Gaussian mechanism after the other."""
    from scipy.optimize import brentq

    multipliers = list(noise_multipliers)
    if not all(multipliers):
        return inf
    mu = sqrt(sum(multiplier**-2 for multiplier in multipliers))
    if gaussian_delta(0.0, mu) <= delta:
        return 0.0
    high = 1.0
    while gaussian_delta(high, mu) > delta:
        high *= 2
    return float(brentq(lambda value: gaussian_delta(value, mu) - delta, 0.0, high, xtol=1e-12))


def gaussian_delta(epsilon: float, mu: float) -> float:
    """Phi(mu/2 - epsilon/mu) - e^epsilon Phi(-mu/2 - epsilon/mu) of a mu-GDP mechanism."""
    from scipy.special import log_ndtr, ndtr

    if mu == 0:
        return 0.0
    near, far = mu / 2 - epsilon / mu, mu / 2 + epsilon / mu
    return float(ndtr(near) - exp(epsilon + log_ndtr(-far)))
