"""Flower's ServerApp: run a plan over a Grid of clients and keep the result.

In a deployment the run config says everything: the fields of `Plan` (with hyphens), `model` (the
initialized pipeline on the server), `output` (a folder for checkpoint, report and trained
pipeline) and optionally `dev` (a DocBin to score on after each round).
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from flwr.app import ConfigRecord, Context, Message, MessageType, RecordDict
from flwr.serverapp import Grid, ServerApp
from spacy.tokens import Doc, DocBin
from spacy.util import fix_random_seed

from ..errors import KanonError
from ..storage.files import whole_file
from .client_app import CONFIG, to_record
from .plan import BATCHES, SECURE, TRAVEL, Plan, privacy_spent
from .secure import train_securely
from .setup import write_pipeline
from .strategies import Guarded, Round, wait_for_clients
from .training import Training
from .worker import Worker, fingerprint, get_arrays, make_optimizer, update, update_options

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
        used: set[int] = set()
        loss, documents, steps = 0.0, 0, 0
        nodes = wait_for_clients(grid, plan.min_clients, timeout=plan.timeout)
        for node, docs in _turns(grid, training, nodes, number, dropped):
            loss += update(nlp, docs, optimizer, options)
            documents += len(docs)
            steps += 1
            used.add(node)
        metrics = {
            "num-examples": documents,
            "loss": loss / max(1, documents),
            "steps": steps,
        }
        done = Round(number, len(nodes), len(used), dropped, metrics, documents > 0)
        training.round_done(done, to_record(get_arrays(nlp)) if documents else None)


def _turns(
    grid: Grid, training: Training, nodes: list[int], round: int, dropped: dict[int, str]
) -> Iterator[tuple[int, list[Doc]]]:
    """The batches of all clients in turn, until each has given its last."""
    batch = 0
    waiting = list(nodes)
    while waiting:
        replies = _ask(grid, training, waiting, round, batch)
        for node in list(waiting):
            reply = replies.get(node)
            if reply is None or reply.has_error():
                dropped[node] = "no reply in time" if reply is None else str(reply.error.reason)
                waiting.remove(node)
                continue
            record = reply.content.config_records["documents"]
            if batch + 1 >= int(record["batches"]):  # type: ignore[arg-type]
                waiting.remove(node)
            content = record["docbin"]
            if content:
                docbin = DocBin().from_bytes(content)  # type: ignore[arg-type]
                yield node, list(docbin.get_docs(training.nlp.vocab))
        batch += 1


def _ask(
    grid: Grid, training: Training, nodes: list[int], round: int, batch: int
) -> dict[int, Message]:
    plan = training.plan
    config = ConfigRecord(
        {
            "fingerprint": fingerprint(training.nlp),
            "seed": plan.seed,
            "server-round": round,
            "batch": batch,
        }
    )
    messages = [
        Message(RecordDict({CONFIG: config}), dst_node_id=node, message_type=MessageType.QUERY)
        for node in nodes
    ]
    replies = grid.send_and_receive(messages, timeout=plan.timeout)
    return {reply.metadata.src_node_id: reply for reply in replies}


REPORT, MODEL = "report.json", "model"


def run_training(grid: Grid, context: Context, training: Training) -> None:
    """Run what is left of the plan. The trained parameters are in `training.nlp` afterwards."""
    plan = training.plan
    random.seed(plan.seed)
    fix_random_seed(plan.seed)
    clients = len(wait_for_clients(grid, plan.min_clients, timeout=plan.timeout))
    if plan.scenario == BATCHES:
        train_on_batches(grid, training)
    elif plan.scenario == SECURE:
        train_securely(grid, context, training)
    else:
        _average(grid, training, clients)
    if training.history and not any(entry["changed"] for entry in training.history):
        raise KanonError(
            f"[KN821] None of {len(training.history)} rounds changed the pipeline: too few "
            "clients gave a reply that can be used. Read the reasons above and in the clients' "
            "logs."
        )


def _average(grid: Grid, training: Training, clients: int) -> None:
    plan = training.plan
    steps = plan.rounds * (clients if plan.scenario == TRAVEL else 1)
    left = steps - training.rounds_done
    if left <= 0:
        return
    guarded = Guarded(plan, clients=clients, done=training.round_done, offset=training.rounds_done)
    offset = training.rounds_done
    result = guarded.start(
        grid=grid,
        initial_arrays=to_record(get_arrays(training.nlp)),
        num_rounds=left,
        timeout=plan.timeout,
        train_config=train_config(training),
        evaluate_config=ConfigRecord({"fingerprint": fingerprint(training.nlp)}),
    )
    for number, metrics in result.evaluate_metrics_clientapp.items():
        training.evaluated(number + offset, metrics)


def train_config(training: Training) -> ConfigRecord:
    """What clients are told besides the parameters."""
    plan = training.plan
    return ConfigRecord(
        {
            "fingerprint": fingerprint(training.nlp),
            "epochs": plan.epochs,
            "seed": plan.seed,
            "uniform": plan.private,
        }
    )


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
