"""Flower's strategies, guarded: a bad reply does not spoil a round, and each round is on disk.

`Guarded` wraps any of Flower's strategies and lets through only replies that can be used. An
error, parameters of another shape, a number that is not finite or a weight of zero is left out
and listed; a reply that is late never gets here. With fewer good replies than the plan needs, or a
result that is not finite, the round changes nothing. With fewer clients than that the training
ends after the time limit of a round instead of waiting for ever.
"""

from __future__ import annotations

import logging
import random
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass, field
from math import isfinite
from time import monotonic, sleep
from typing import Any, cast

import numpy as np
from flwr.app import ArrayRecord, ConfigRecord, Message, MetricRecord
from flwr.serverapp import Grid, strategy
from flwr.serverapp.strategy import FedAvg, Strategy

from ..errors import KanonError
from .client_app import WEIGHT, from_record
from .plan import AVERAGE, CLIENT_SIDE, TRAVEL, Plan
from .worker import Arrays, defect

# Wait for clients to be connected, but not without end.
#
# Flower's own strategies wait for ever for the clients that a round needs. A client that is killed
# for good then stops the server without a word, whatever time limit the replies of a round have.

logger = logging.getLogger(__name__)

PAUSE = 1.0  # Seconds between two looks.


def wait_for_clients(grid: Grid, minimum: int, *, timeout: float) -> list[int]:
    """The connected clients, as soon as there are enough."""
    end = monotonic() + timeout
    while len(nodes := sorted(grid.get_node_ids())) < minimum:
        left = end - monotonic()
        if left <= 0:
            raise KanonError(
                f"[KN825] After {timeout:g} seconds {len(nodes)} clients are connected, and the "
                f"plan needs {minimum}. The rounds done are in the checkpoint: start the training "
                "again when the others are back, or with a lower min_clients (--min-clients)."
            )
        logger.info("%d of %d clients connected", len(nodes), minimum)
        sleep(min(PAUSE, left))
    return nodes


def snapshot(grid: Grid, nodes: Iterable[int]) -> Grid:
    """A grid whose clients stay the same, so that who samples from it cannot wait for more."""
    return cast(Grid, _Snapshot(grid, nodes))


class _Snapshot:
    def __init__(self, grid: Grid, nodes: Iterable[int]) -> None:
        self._grid = grid
        self._nodes = list(nodes)

    def get_node_ids(self) -> list[int]:
        return list(self._nodes)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._grid, name)


@dataclass(frozen=True, slots=True)
class Round:
    """What happened in a round. dropped: the reason for each reply left out, by node;
    noise_multiplier: of the released mean, in units of the most that one client moves it."""

    number: int
    asked: int
    used: int
    dropped: dict[int, str] = field(hash=False)
    metrics: dict[str, Any] = field(hash=False)
    changed: bool = True
    noise_multiplier: float = 0.0


RoundDone = Callable[[Round, ArrayRecord | None], None]


class Relay(FedAvg):
    """The model travels: each round one client, in the order of their ids, trains what the one
    before it left (Hathurusinghe et al. 2021, section 5.2, the mistrusted operator)."""

    def configure_train(
        self, server_round: int, arrays: ArrayRecord, config: ConfigRecord, grid: Grid
    ) -> Iterable[Message]:
        messages = list(super().configure_train(server_round, arrays, config, grid))
        messages.sort(key=lambda message: message.metadata.dst_node_id)
        return [messages[(server_round - 1) % len(messages)]]


class Guarded(Strategy):
    """See the top of this file.

    clients (int): Connected clients.
    done (RoundDone): Called after each round with the new parameters, or None if there are none.
    offset (int): Rounds done before, in a run that is resumed.
    """

    def __init__(self, plan: Plan, *, clients: int, done: RoundDone, offset: int = 0) -> None:
        self.plan = plan
        self.inner = make_strategy(plan, clients)
        self.min_replies = plan.min_clients if plan.scenario == AVERAGE else 1
        self.sampled = plan.sampled(clients)
        self.done = done
        self.offset = offset
        self._expected: Arrays = {}
        self._asked = 0

    def summary(self) -> None:
        self.inner.summary()

    def configure_train(
        self, server_round: int, arrays: ArrayRecord, config: ConfigRecord, grid: Grid
    ) -> Iterable[Message]:
        self._expected = from_record(arrays)
        number = server_round + self.offset
        # Of each round by itself, so that a training that goes on draws what it would have drawn.
        random.seed(f"{self.plan.seed}/{number}")
        nodes = wait_for_clients(grid, self.plan.min_clients, timeout=self.plan.timeout)
        messages = list(self.inner.configure_train(number, arrays, config, snapshot(grid, nodes)))
        self._asked = len(messages)
        return messages

    def aggregate_train(
        self, server_round: int, replies: Iterable[Message]
    ) -> tuple[ArrayRecord | None, MetricRecord | None]:
        number = server_round + self.offset
        good, dropped = self._sift(replies)
        arrays: ArrayRecord | None = None
        metrics: MetricRecord | None = None
        if len(good) >= self.min_replies:
            with _fresh_randomness() if self.plan.noise_multiplier else nullcontext():
                arrays, metrics = self.inner.aggregate_train(number, good)
        if arrays is not None and (reason := defect(self._expected, from_record(arrays))):
            logger.warning("Round %d changes nothing: %s", number, reason)
            arrays = None
        for node, reason in dropped.items():
            logger.warning("Round %d: the reply of node %d is left out: %s", number, node, reason)
        measured, changed = dict(metrics or {}), arrays is not None
        # Flower divides the noise by the clients sampled, the sum of updates by those that replied.
        noise = self.plan.noise_multiplier * len(good) / self.sampled
        self.done(Round(number, self._asked, len(good), dropped, measured, changed, noise), arrays)
        return arrays, metrics

    def _sift(self, replies: Iterable[Message]) -> tuple[list[Message], dict[int, str]]:
        good: list[Message] = []
        dropped: dict[int, str] = {}
        for reply in replies:
            reason = self._defect(reply)
            if reason:
                dropped[reply.metadata.src_node_id] = reason
            else:
                good.append(reply)
        # The order of arrival must not matter: sums of floats depend on their order.
        good.sort(key=lambda reply: reply.metadata.src_node_id)
        return good, dropped

    def _defect(self, reply: Message) -> str:
        if reply.has_error():
            return reply.error.reason or f"error {reply.error.code}"
        content = reply.content
        if len(content.array_records) != 1 or len(content.metric_records) != 1:
            return "not one record of parameters and one of metrics"
        metrics = next(iter(content.metric_records.values()))
        weight = metrics.get(WEIGHT)
        if not isinstance(weight, int | float) or not isfinite(weight) or weight <= 0:
            return f"a weight of {weight}"
        if self.plan.private and weight != 1:
            return f"a weight of {weight} where all count the same"
        bad = [k for k, v in metrics.items() if isinstance(v, float) and not isfinite(v)]
        if bad:
            return f"{bad[0]} is not finite"
        return defect(self._expected, from_record(next(iter(content.array_records.values()))))

    def configure_evaluate(
        self, server_round: int, arrays: ArrayRecord, config: ConfigRecord, grid: Grid
    ) -> Iterable[Message]:
        number, nodes = server_round + self.offset, sorted(grid.get_node_ids())
        if len(nodes) < self.plan.min_clients:
            logger.warning("Round %d is not scored at the clients: too few are left", number)
            return []
        return self.inner.configure_evaluate(number, arrays, config, snapshot(grid, nodes))

    def aggregate_evaluate(
        self, server_round: int, replies: Iterable[Message]
    ) -> MetricRecord | None:
        return self.inner.aggregate_evaluate(server_round + self.offset, replies)


def make_strategy(plan: Plan, clients: int) -> Strategy:
    """Flower's strategy of a plan, with differential privacy if the plan asks for it."""
    options: dict[str, Any] = {
        "fraction_train": plan.fraction,
        "fraction_evaluate": 1.0 if plan.evaluate_at_clients else 0.0,
        "min_train_nodes": plan.min_clients,
        "min_evaluate_nodes": plan.min_clients,
        "min_available_nodes": plan.min_clients,
        "weighted_by_key": WEIGHT,
    }
    if plan.scenario == TRAVEL:
        return Relay(**options)
    if plan.strategy == "FedAvgM":
        options["server_momentum"] = plan.server_momentum
    if plan.server_learning_rate:
        name = "server_learning_rate" if plan.strategy == "FedAvgM" else "eta"
        options[name] = plan.server_learning_rate
    plain: Strategy = getattr(strategy, plan.strategy)(**options)
    if not plan.private:
        return plain
    side = (
        strategy.DifferentialPrivacyClientSideFixedClipping
        if plan.clipping_side == CLIENT_SIDE
        else strategy.DifferentialPrivacyServerSideFixedClipping
    )
    private: Strategy = side(
        plain, plan.noise_multiplier, plan.clipping_norm, plan.sampled(clients)
    )
    return private


@contextmanager
def _fresh_randomness() -> Iterator[None]:
    """Seed numpy's generator, from which Flower draws noise, by the operating system for a while.

    Every client knows the plan's seed, and noise that can be drawn again hides nothing.
    """
    state = np.random.get_state()
    np.random.seed()
    try:
        yield
    finally:
        np.random.set_state(state)
