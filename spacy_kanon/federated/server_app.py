"""Flower's ServerApp: run a plan over a Grid of clients and keep the result.

In a deployment the run config says everything: the fields of `Plan` (with hyphens), `model` (the
initialized pipeline on the server), `output` (a folder for checkpoint, report and trained
pipeline) and optionally `dev` (a DocBin to score on after each round).
"""

from __future__ import annotations

import json
import logging
import random
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, nullcontext
from math import isfinite
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import numpy as np
from flwr.app import ConfigRecord, Context, Message, MessageType, RecordDict
from flwr.serverapp import Grid, ServerApp, strategy
from flwr.serverapp.strategy import Strategy
from spacy.tokens import Doc, DocBin
from spacy.util import fix_random_seed

from ..errors import KanonError
from ..storage.files import whole_file
from .client_app import CONFIG, WEIGHT, from_record, to_record
from .plan import AVERAGE, BATCHES, CLIENT_SIDE, SECURE, TRAVEL, Plan, privacy_spent
from .secure import train_securely
from .setup import write_pipeline
from .training import Training
from .worker import (
    Arrays,
    Worker,
    defect,
    fingerprint,
    get_arrays,
    make_optimizer,
    update,
    update_options,
)

logger = logging.getLogger(__name__)

REPORT, MODEL = "report.json", "model"


def run_training(grid: Grid, context: Context, training: Training) -> None:
    """Run what is left of the plan. The trained parameters are in `training.nlp` afterwards."""
    plan = training.plan
    random.seed(plan.seed)
    fix_random_seed(plan.seed)
    clients = len(training.wait_for_clients(grid))
    if plan.scenario == BATCHES:
        train_on_batches(grid, training)
    elif plan.scenario == SECURE:
        train_securely(grid, context, training)
    else:
        train_at_clients(grid, training, clients)
    if training.history and not any(entry["changed"] for entry in training.history):
        raise KanonError(
            f"[KN821] None of {len(training.history)} rounds changed the pipeline: too few "
            "clients gave a reply that can be used. Read the reasons above and in the clients' "
            "logs."
        )


# The mistrusted operator: clients train, one of Flower's strategies combines what they learn.
#
# Replies are sifted first. An error, parameters of another shape, a number that is not finite or a
# weight of zero is left out and listed. With fewer good replies than the plan needs, or a result
# that is not finite, the round changes nothing.
#
# In the scenario "travel" each round asks one client, in the order of their ids, who trains what
# the one before it left (Hathurusinghe et al. 2021, section 5.2).


def train_at_clients(grid: Grid, training: Training, clients: int) -> None:
    """Run the rounds that are left."""
    plan = training.plan
    travels = plan.scenario == TRAVEL
    strategy = make_strategy(plan, clients)
    mark = fingerprint(training.nlp)
    told = ConfigRecord(
        {"fingerprint": mark, "epochs": plan.epochs, "seed": plan.seed, "uniform": plan.private}
    )
    for number in range(training.rounds_done + 1, plan.rounds * (clients if travels else 1) + 1):
        # Of each round by itself, so that a training that goes on draws what it would have drawn.
        random.seed(f"{plan.seed}/{number}")
        expected = get_arrays(training.nlp)
        sampled = _only(training.wait_for_clients(grid))
        messages = list(strategy.configure_train(number, to_record(expected), told, sampled))
        if travels:
            messages.sort(key=lambda message: message.metadata.dst_node_id)
            messages = [messages[(number - 1) % len(messages)]]
        replies = grid.send_and_receive(messages, timeout=plan.timeout)
        good, dropped = sift(replies, expected, uniform=plan.private)
        record, metrics = None, None
        if len(good) >= (plan.min_clients if plan.scenario == AVERAGE else 1):
            with _fresh_randomness() if plan.noise_multiplier else nullcontext():
                record, metrics = strategy.aggregate_train(number, good)
        arrays = from_record(record) if record is not None else None
        if arrays is not None and (reason := defect(expected, arrays)):
            logger.warning("Round %d changes nothing: %s", number, reason)
            arrays = None
        scores = None
        if plan.evaluate_at_clients:
            scored = to_record(arrays if arrays is not None else expected)
            config = ConfigRecord({"fingerprint": mark})
            nodes = sorted(grid.get_node_ids())
            if len(nodes) >= plan.min_clients:
                asked = strategy.configure_evaluate(number, scored, config, _only(nodes))
                answers = grid.send_and_receive(asked, timeout=plan.timeout)
                scores = strategy.aggregate_evaluate(number, answers)
        training.round_done(
            number,
            asked=len(messages),
            used=len(good),
            dropped=dropped,
            metrics=metrics or {},
            arrays=arrays,
            # Flower divides the noise by the clients sampled, the updates by those that replied.
            noise_multiplier=plan.noise_multiplier * len(good) / plan.sampled(clients),
            client_scores=scores,
        )


def _only(nodes: list[int]) -> Grid:
    """A grid whose clients stay the same, so that a strategy cannot wait for more."""
    return cast(Grid, SimpleNamespace(get_node_ids=lambda: nodes))


def sift(
    replies: Iterable[Message], expected: Arrays, *, uniform: bool
) -> tuple[list[Message], dict[int, str]]:
    """The replies that can be used, and for each other node the reason why not."""
    good: list[Message] = []
    dropped: dict[int, str] = {}
    # The order of arrival must not matter: sums of floats depend on their order.
    for reply in sorted(replies, key=lambda reply: reply.metadata.src_node_id):
        if reason := reply_defect(reply, expected, uniform=uniform):
            dropped[reply.metadata.src_node_id] = reason
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
        "fraction_evaluate": 1.0 if plan.evaluate_at_clients else 0.0,
        "min_train_nodes": plan.min_clients,
        "min_evaluate_nodes": plan.min_clients,
        "min_available_nodes": plan.min_clients,
        "weighted_by_key": WEIGHT,
    }
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


# The trusted operator: documents travel batch by batch and the server trains on them (Hathurusinghe
# et al. 2021, section 5.2, federated/central).
#
# One optimizer lives through the whole training, so that the only difference from a central
# training is the order: a batch holds the documents of one client, and the clients take turns.


def train_on_batches(grid: Grid, training: Training) -> None:
    """A round is one pass over all documents of all clients that answer in time."""
    plan, nlp = training.plan, training.nlp
    steps_done = sum(entry["metrics"].get("steps", 0) for entry in training.history)
    optimizer, options = make_optimizer(nlp, steps_done=steps_done), update_options(nlp)
    for number in range(training.rounds_done + 1, plan.rounds + 1):
        dropped: dict[int, str] = {}
        used: list[int] = []
        loss, documents = 0.0, 0
        nodes = training.wait_for_clients(grid)
        for node, docs in _turns(grid, training, nodes, number, dropped):
            loss += update(nlp, docs, optimizer, options)
            documents += len(docs)
            used.append(node)
        training.round_done(
            number,
            asked=len(nodes),
            used=len(set(used)),
            dropped=dropped,
            metrics={
                "num-examples": documents,
                "loss": loss / max(1, documents),
                "steps": len(used),
            },
            arrays=get_arrays(nlp) if documents else None,
        )


def _turns(
    grid: Grid, training: Training, nodes: list[int], round: int, dropped: dict[int, str]
) -> Iterator[tuple[int, list[Doc]]]:
    """The batches of all clients in turn, until each has given its last."""
    mark, seed = fingerprint(training.nlp), training.plan.seed
    batch, waiting = 0, list(nodes)
    while waiting:
        told = {"fingerprint": mark, "seed": seed, "server-round": round, "batch": batch}
        content = RecordDict({CONFIG: ConfigRecord(told)})
        asked = [
            Message(content, dst_node_id=node, message_type=MessageType.QUERY) for node in waiting
        ]
        answers = grid.send_and_receive(asked, timeout=training.plan.timeout)
        replies = {reply.metadata.src_node_id: reply for reply in answers}
        for node in list(waiting):
            reply = replies.get(node)
            if reply is None or reply.has_error():
                dropped[node] = "no reply in time" if reply is None else str(reply.error.reason)
                waiting.remove(node)
                continue
            record = reply.content.config_records["documents"]
            if batch + 1 >= int(record["batches"]):  # type: ignore[arg-type]
                waiting.remove(node)
            if record["docbin"]:
                docbin = DocBin().from_bytes(record["docbin"])  # type: ignore[arg-type]
                yield node, list(docbin.get_docs(training.nlp.vocab))
        batch += 1


def write_results(training: Training, folder: Path) -> None:
    """`report.json` and the trained pipeline, `model`."""
    write_pipeline(training.nlp, folder / MODEL, force=True)
    report: dict[str, Any] = {"plan": training.plan.to_config(), "rounds": training.history}
    if training.plan.private:
        report["privacy"] = privacy_spent(training.history, training.plan.delta)
    with whole_file(folder / REPORT) as file:
        file.write(json.dumps(report, indent=1) + "\n")


def make_server_app(make_training: Callable[[Context], Training]) -> ServerApp:
    """A ServerApp that runs a training from its checkpoint on and writes the results."""
    app = ServerApp()

    @app.main()
    def main(grid: Grid, context: Context) -> None:
        training = make_training(context)
        training.resume()
        run_training(grid, context, training)
        if training.folder is not None:
            write_results(training, training.folder)

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
