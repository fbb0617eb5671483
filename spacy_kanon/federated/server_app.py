"""Flower's ServerApp: run a plan over a Grid of clients and keep the result.

In a deployment the run config says everything: the fields of `Plan` (with hyphens), `model` (the
initialized pipeline on the server), `output` (a folder for report and trained pipeline) and
optionally `dev` (a DocBin to score on after each round).
"""

from __future__ import annotations

import json
import logging
import random
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, nullcontext
from dataclasses import asdict, dataclass, field
from math import isfinite
from pathlib import Path
from time import monotonic, sleep
from types import SimpleNamespace
from typing import Any, cast

import numpy as np
from flwr.app import ConfigRecord, Context, Message
from flwr.serverapp import Grid, ServerApp, strategy
from flwr.serverapp.strategy import Strategy
from spacy.language import Language
from spacy.util import fix_random_seed

from ..errors import KanonError
from ..storage.files import whole_file
from .client_app import WEIGHT, from_record, to_record
from .plan import Plan, privacy_spent
from .worker import Arrays, Worker, defect, fingerprint, get_arrays, set_arrays, write_pipeline

logger = logging.getLogger(__name__)

REPORT, MODEL = "report.json", "model"
PAUSE = 1.0  # Seconds between two looks for clients.


@dataclass
class Training:
    """A training in progress, of which results are written after every round."""

    plan: Plan
    worker: Worker  # The server's own; its `dev` documents are scored after each round.
    folder: Path | None = None  # For pipeline and report.
    # One entry per round, as `report.json` has it.
    history: list[dict[str, Any]] = field(default_factory=list)
    progress: Callable[[dict[str, Any]], None] | None = None

    @property
    def nlp(self) -> Language:
        return self.worker.nlp

    def round_done(self, entry: dict[str, Any], arrays: Arrays | None) -> None:
        """Take new parameters over (None: the round changes nothing), score them, write them."""
        if arrays is not None:
            set_arrays(self.nlp, arrays)
        if self.worker.dev:
            entry["scores"] = self.worker.score()
        self.history.append(entry)
        for node, reason in entry["dropped"].items():
            logger.warning("Round %d: node %s is left out: %s", entry["number"], node, reason)
        if self.folder is not None:
            self.write(self.folder)
        if self.progress is not None:
            self.progress(entry)

    def write(self, folder: Path) -> None:
        """`report.json` and the trained pipeline, `model`."""
        folder.mkdir(parents=True, exist_ok=True)
        write_pipeline(self.nlp, folder / MODEL, force=True)
        report: dict[str, Any] = {"plan": asdict(self.plan), "rounds": self.history}
        if self.plan.private:
            report["privacy"] = privacy_spent(self.history, self.plan.delta)
        with whole_file(folder / REPORT) as file:
            file.write(json.dumps(report, indent=1) + "\n")

    def wait_for_clients(self, grid: Grid) -> list[int]:
        """The connected clients, once there are enough; Flower's strategies would wait for ever."""
        minimum, end = self.plan.min_clients, monotonic() + self.plan.timeout
        while len(nodes := sorted(grid.get_node_ids())) < minimum:
            left = end - monotonic()
            if left <= 0:
                raise KanonError(
                    f"[KN825] After {self.plan.timeout:g} seconds {len(nodes)} clients are "
                    f"connected, and the plan needs {minimum}. What the rounds done have "
                    "trained is in the output folder: begin with that pipeline when the others "
                    "are back, or with a lower min_clients (--plan.min_clients)."
                )
            logger.info("%d of %d clients connected", len(nodes), minimum)
            sleep(min(PAUSE, left))
        return nodes


# The mistrusted operator: clients train, one of Flower's strategies combines what they learn.
#
# Replies are sifted first. An error, parameters of another shape, a number that is not finite or a
# weight of zero is left out and listed. With fewer good replies than the plan needs, or a result
# that is not finite, the round changes nothing.


def run_training(grid: Grid, training: Training) -> None:
    """Run the plan. The trained parameters are in `training.nlp` afterwards."""
    plan = training.plan
    random.seed(plan.seed)
    fix_random_seed(plan.seed)
    clients = len(training.wait_for_clients(grid))
    strategy = make_strategy(plan, clients)
    mark = fingerprint(training.nlp)
    told = ConfigRecord(
        {"fingerprint": mark, "epochs": plan.epochs, "seed": plan.seed, "uniform": plan.private}
    )
    for number in range(1, plan.rounds + 1):
        expected = get_arrays(training.nlp)
        nodes = training.wait_for_clients(grid)
        # A grid whose clients stay the same, so that a strategy cannot wait for more.
        sampled = cast(Grid, SimpleNamespace(get_node_ids=lambda nodes=nodes: nodes))
        messages = list(strategy.configure_train(number, to_record(expected), told, sampled))
        replies = grid.send_and_receive(messages, timeout=plan.timeout)
        good, dropped = sift(replies, expected, uniform=plan.private)
        record, metrics = None, None
        if len(good) >= plan.min_clients:
            with _fresh_randomness() if plan.noise_multiplier else nullcontext():
                record, metrics = strategy.aggregate_train(number, good)
        arrays = from_record(record) if record is not None else None
        if arrays is not None and (reason := defect(expected, arrays)):
            logger.warning("Round %d changes nothing: %s", number, reason)
            arrays = None
        entry = {
            "number": number,
            "asked": len(messages),
            "used": len(good),
            "dropped": dropped,
            "metrics": dict(metrics or {}),
            "changed": arrays is not None,
            # Flower divides the noise by the clients sampled, the updates by those that replied.
            "noise_multiplier": plan.noise_multiplier * len(good) / plan.sampled(clients),
        }
        training.round_done(entry, arrays)
    if training.history and not any(entry["changed"] for entry in training.history):
        raise KanonError(
            f"[KN821] None of {len(training.history)} rounds changed the pipeline: too few "
            "clients gave a reply that can be used. Read the reasons above and in the clients' "
            "logs."
        )


def sift(
    replies: Iterable[Message], expected: Arrays, *, uniform: bool
) -> tuple[list[Message], dict[str, str]]:
    """The replies that can be used, and for each other node the reason why not."""
    good: list[Message] = []
    dropped: dict[str, str] = {}
    # The order of arrival must not matter: sums of floats depend on their order.
    for reply in sorted(replies, key=lambda reply: reply.metadata.src_node_id):
        if reason := reply_defect(reply, expected, uniform=uniform):
            dropped[str(reply.metadata.src_node_id)] = reason
        else:
            good.append(reply)
    return good, dropped


def reply_defect(reply: Message, expected: Arrays, *, uniform: bool) -> str:
    """Why a reply cannot be used; "" if it can."""
    if reply.has_error():
        return reply.error.reason or f"error {reply.error.code}"
    content = reply.content
    if len(content.array_records) != 1 or len(content.metric_records) != 1:
        return "not one record of parameters and one of metrics"
    metrics = next(iter(content.metric_records.values()))
    weight = metrics.get(WEIGHT)
    if not isinstance(weight, int | float) or not isfinite(weight) or weight <= 0:
        return f"a weight of {weight}"
    if uniform and weight != 1:
        return f"a weight of {weight} where all count the same"
    bad = [k for k, v in metrics.items() if isinstance(v, float) and not isfinite(v)]
    if bad:
        return f"{bad[0]} is not finite"
    return defect(expected, from_record(next(iter(content.array_records.values()))))


def make_strategy(plan: Plan, clients: int) -> Strategy:
    """Flower's strategy of a plan, with differential privacy if the plan asks for it."""
    options: dict[str, Any] = {
        "fraction_train": plan.fraction,
        "fraction_evaluate": 0.0,
        "min_train_nodes": plan.min_clients,
        "min_available_nodes": plan.min_clients,
        "weighted_by_key": WEIGHT,
    }
    plain: Strategy = getattr(strategy, plan.strategy)(**options)
    if not plan.private:
        return plain
    return strategy.DifferentialPrivacyClientSideFixedClipping(
        plain, plan.noise_multiplier, plan.clipping_norm, plan.sampled(clients)
    )


@contextmanager
def _fresh_randomness() -> Iterator[None]:
    """Draw noise from the operating system for a while: every client knows the plan's seed."""
    state = np.random.get_state()
    np.random.seed()
    try:
        yield
    finally:
        np.random.set_state(state)


def make_server_app(make_training: Callable[[Context], Training]) -> ServerApp:
    """A ServerApp that runs a training, which writes its results."""
    app = ServerApp()

    @app.main()
    def main(grid: Grid, context: Context) -> None:
        run_training(grid, make_training(context))

    return app


def training_from_run_config(context: Context) -> Training:
    """The training that a run config describes."""
    config = context.run_config
    if "model" not in config or "output" not in config:
        raise KanonError(
            "[KN822] The run config needs `model`, a pipeline, and `output`, a folder. Add them."
        )
    dev = Path(str(config["dev"])) if config.get("dev") else None
    worker = Worker.open(Path(str(config["model"])), None, dev)
    return Training(Plan.from_config(config), worker, Path(str(config["output"])))


app = make_server_app(training_from_run_config)
