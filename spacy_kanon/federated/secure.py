"""Secure aggregation by Flower's SecAgg+ (Bell et al. 2020): the server sees only the sum.

Only the sum of the parameters, that is: the number of documents and the loss of each client it
does see. It also hands the clients' keys around, so that they are safe from a server that is
curious, but not from one that deceives. Clients may fail in a round as long as `THRESHOLD` of
them go on.

Flower has the protocol for its workflow interface, so both apps of this scenario use that. The
server cannot look at single updates; what it checks of replies elsewhere the client checks itself
here before it sends, and the server checks the sum.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from flwr.app import Context
from flwr.client import NumPyClient
from flwr.client.mod import secaggplus_mod
from flwr.clientapp import ClientApp
from flwr.common import ndarrays_to_parameters
from flwr.server import LegacyContext, ServerConfig
from flwr.server.strategy import FedAvg
from flwr.server.workflow import DefaultWorkflow, SecAggPlusWorkflow
from flwr.serverapp import Grid

from ..errors import KanonError
from .client_app import worker_from_node_config
from .training import Training
from .worker import Arrays, Worker, check_arrays, defect, fingerprint, get_arrays

CLIPPING_RANGE = 8.0  # Parameters are quantized within it; trained ones are far smaller.
QUANTIZATION_RANGE = 2**24  # Steps within it; 256 clients fit into Flower's modulus of 2**32.
SHARES, THRESHOLD = 1.0, 0.6  # A key is shared with all; so many of them are needed to get it back.


class SecureClient(NumPyClient):
    """A worker in the form that the protocol's mod understands."""

    def __init__(self, worker: Worker) -> None:
        self.worker = worker

    def fit(self, parameters: list[np.ndarray], config: dict[str, Any]) -> Any:
        self.worker.check(config["fingerprint"])
        if len(self.worker.docs) > config["max-documents"]:
            count, allowed = len(self.worker.docs), config["max-documents"]
            raise KanonError(
                f"[KN824] This client has {count} documents, but the plan of secure aggregation "
                f"allows {allowed}. Raise max_documents for all sides."
            )
        names = list(get_arrays(self.worker.nlp))
        arrays = dict(zip(names, parameters, strict=True))
        told = {"epochs": config["epochs"], "seed": config["seed"]}
        trained = self.worker.train(arrays, **told, round=config["server-round"])
        check_arrays(arrays, trained.arrays)
        return list(trained.arrays.values()), trained.examples, {"loss": trained.loss}


def make_secure_client_app(open_worker: Callable[[Context], Worker]) -> ClientApp:
    def client_fn(context: Context) -> Any:
        return SecureClient(open_worker(context)).to_client()

    return ClientApp(client_fn=client_fn, mods=[secaggplus_mod])


app = make_secure_client_app(worker_from_node_config)


def train_securely(grid: Grid, context: Context, training: Training) -> None:
    """Run the rounds that are left."""
    plan, offset = training.plan, training.rounds_done
    names = list(get_arrays(training.nlp))
    results: list[dict[str, Any]] = []

    def config(server_round: int) -> dict[str, Any]:
        # Called before a round samples its clients, which Flower would wait for a day.
        training.wait_for_clients(grid)
        return {
            "fingerprint": fingerprint(training.nlp),
            "epochs": plan.epochs,
            "seed": plan.seed,
            "server-round": server_round + offset,
            "max-documents": plan.max_documents,
        }

    def metrics(replies: list[tuple[int, dict[str, Any]]]) -> dict[str, Any]:
        total = sum(count for count, _ in replies)
        loss = sum(count * values["loss"] for count, values in replies) / max(1, total)
        results.append({"clients": len(replies), "num-examples": total, "loss": loss})
        return {"loss": loss}

    def after_round(server_round: int, parameters: list[np.ndarray], _: Any) -> None:
        if server_round == 0:
            return
        arrays: Arrays = dict(zip(names, parameters, strict=True))
        reason = defect(get_arrays(training.nlp), arrays)
        measured = results.pop() if results else {"clients": 0}
        changed = not reason and measured["clients"] > 0
        training.round_done(
            server_round + offset,
            asked=len(list(grid.get_node_ids())),
            used=measured.pop("clients"),
            dropped={-1: reason} if reason else {},
            metrics=measured,
            arrays=arrays if changed else None,
        )

    strategy = FedAvg(
        fraction_fit=plan.fraction,
        fraction_evaluate=0.0,
        min_fit_clients=plan.min_clients,
        min_available_clients=plan.min_clients,
        initial_parameters=ndarrays_to_parameters(list(get_arrays(training.nlp).values())),
        on_fit_config_fn=config,
        fit_metrics_aggregation_fn=metrics,
        evaluate_fn=after_round,
    )
    legacy = LegacyContext(
        context=context,
        config=ServerConfig(num_rounds=max(0, plan.rounds - offset)),
        strategy=strategy,
    )
    secure = SecAggPlusWorkflow(
        num_shares=SHARES,
        reconstruction_threshold=THRESHOLD,
        max_weight=float(plan.max_documents),
        clipping_range=CLIPPING_RANGE,
        quantization_range=QUANTIZATION_RANGE,
        timeout=plan.timeout,
    )
    DefaultWorkflow(fit_workflow=secure)(grid, legacy)
