"""What a federated training does, in plain values, so that it fits Flower's run config."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from typing import Any

from ..errors import Errors, KanonError

AVERAGE, TRAVEL, BATCHES, SECURE = "average", "travel", "batches", "secure"
SCENARIOS = (AVERAGE, TRAVEL, BATCHES, SECURE)
STRATEGIES = (
    "FedAvg",
    "FedAvgM",
    "FedAdam",
    "FedAdagrad",
    "FedYogi",
    "FedMedian",
    "FedTrimmedAvg",
    "Krum",
    "MultiKrum",
    "Bulyan",
)
SERVER_SIDE, CLIENT_SIDE = "server", "client"


@dataclass(frozen=True, slots=True)
class Plan:
    """The run of a training.

    scenario (str): average: every client trains a copy and the server combines them by
        `strategy`; travel: the model goes from client to client (the WikiPII paper's mistrusted
        operator); batches: clients send their documents batch by batch and the server trains (its
        trusted operator); secure: like average with FedAvg, but the server sees only the sum
        (SecAgg+).
    strategy (str): One of `STRATEGIES`, Flower's own.
    server_learning_rate (float): For the strategies with a step of the server (FedAvgM, FedAdam,
        FedAdagrad, FedYogi); 0 is Flower's default.
    server_momentum (float): For FedAvgM: the share of the last step in the next.
    rounds (int): Rounds of training.
    epochs (int): Passes over a client's documents in each round.
    seed (int): Of division, order and noise-free randomness.
    fraction (float): Share of the clients taken in each round.
    min_clients (int): Least number of connected clients that a round begins with, and of good
        replies that count. While there are as many, a training goes on without the others.
    timeout (float): Seconds to wait for replies of a round, later ones do not count; and for
        `min_clients` to be connected, then the training ends.
    clipping_norm (float): Above 0: differential privacy, the L2 norm a client's update is cut to.
    noise_multiplier (float): Standard deviation of the noise over clipping norm (times 1/clients).
    delta (float): For which the epsilon is reported (`privacy`).
    clipping_side (str): Where updates are cut: server, or client (which sees to it itself).
    evaluate_at_clients (bool): Score the result of each round on the clients' `dev` documents.
    max_documents (int): For secure: most documents of a client. A client's weight is quantized in
        shares of it, so the nearer it is to the truth, the more exact is the mean.
    """

    scenario: str = AVERAGE
    strategy: str = "FedAvg"
    server_learning_rate: float = 0.0
    server_momentum: float = 0.9
    rounds: int = 10
    epochs: int = 2
    seed: int = 0
    fraction: float = 1.0
    min_clients: int = 2
    timeout: float = 3600.0
    clipping_norm: float = 0.0
    noise_multiplier: float = 0.0
    delta: float = 1e-5
    clipping_side: str = SERVER_SIDE
    evaluate_at_clients: bool = False
    max_documents: int = 1000

    def __post_init__(self) -> None:
        for name, allowed in (
            ("scenario", SCENARIOS),
            ("strategy", STRATEGIES),
            ("clipping_side", (SERVER_SIDE, CLIENT_SIDE)),
        ):
            if getattr(self, name) not in allowed:
                self._fail(name, f"one of {', '.join(allowed)}")
        for name in ("rounds", "epochs", "min_clients", "max_documents"):
            if getattr(self, name) < 1:
                self._fail(name, "at least 1")
        if not 0 < self.fraction <= 1:
            self._fail("fraction", "above 0 and at most 1")
        if self.timeout <= 0:
            self._fail("timeout", "above 0")
        if self.clipping_norm < 0 or self.noise_multiplier < 0:
            self._fail("clipping_norm", "not below 0, nor noise_multiplier")
        if self.noise_multiplier and not self.clipping_norm:
            self._fail("noise_multiplier", "0 unless there is a clipping norm")
        if self.clipping_norm and self.scenario != AVERAGE:
            self._fail("clipping_norm", "0 in this scenario: only average has updates to clip")
        if self.clipping_norm and self.strategy != "FedAvg":
            self._fail("clipping_norm", "0 unless the strategy is FedAvg: the noise is for a mean")
        if not 0 < self.delta < 1:
            self._fail("delta", "above 0 and below 1")
        if self.server_learning_rate < 0 or not 0 <= self.server_momentum < 1:
            self._fail("server_learning_rate", "not below 0, and server_momentum from 0 to below 1")
        if self.scenario != AVERAGE and self.strategy != "FedAvg":
            self._fail("strategy", "FedAvg in this scenario")
        if self.scenario == SECURE and self.min_clients < 3:
            self._fail("min_clients", "at least 3 for secure aggregation")

    def _fail(self, name: str, allowed: str) -> None:
        raise KanonError(Errors.E817.format(name=name, value=getattr(self, name), allowed=allowed))

    @property
    def private(self) -> bool:
        return self.clipping_norm > 0

    @property
    def clips_at_clients(self) -> bool:
        return self.private and self.clipping_side == CLIENT_SIDE

    def sampled(self, clients: int) -> int:
        """How many of the connected clients are asked in a round, as Flower's strategies do it.

        clients (int): Connected ones.
        RETURNS (int): At least `min_clients`.
        """
        return max(int(clients * self.fraction), self.min_clients)

    def to_config(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def from_config(cls, config: Mapping[str, Any]) -> Plan:
        """From a run config, whose names may be written with hyphens.

        RAISES (KanonError): E817.
        """
        values = {name.replace("-", "_"): value for name, value in config.items()}
        return cls(**{f.name: values[f.name] for f in fields(cls) if f.name in values})
