"""A federation on one machine: documents divided among clients, trained by a plan.

Two engines: "local" answers in this process (`local_grid`) and counts every byte; "ray" is
Flower's own simulation with processes.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from flwr.app import Context
from flwr.clientapp import ClientApp

from ..errors import Errors, KanonError
from .client_app import make_client_app
from .plan import BATCHES, SECURE, Plan
from .server_app import make_server_app
from .training import Progress, Training
from .worker import AUTO, Worker, read_docs

ENGINES = ("local", "ray")


@dataclass
class Traffic:
    """Bytes of all messages, by direction as the clients see it."""

    down: int = 0
    up: int = 0
    messages: int = 0
    content: list[bytes] | None = field(default=None, repr=False)

    def __call__(self, direction: str, node: int, content: bytes) -> None:
        if direction == "down":
            self.down += len(content)
        else:
            self.up += len(content)
        self.messages += 1
        if self.content is not None:
            self.content.append(content)


def client_app_for(plan: Plan, open_worker: Callable[[Context], Worker]) -> ClientApp:
    """The client app that the plan's scenario needs.

    plan (Plan): Of the training.
    open_worker (Callable[[Context], Worker]): The documents and the pipeline of a client.
    RETURNS (ClientApp): The same for all clients.
    """
    if plan.scenario == SECURE:
        from .secure import make_secure_client_app

        return make_secure_client_app(open_worker)
    share = plan.scenario == BATCHES
    return make_client_app(open_worker, clip=plan.clips_at_clients, share_documents=share)


def simulate(
    plan: Plan,
    model: Path,
    parts: Sequence[Path],
    *,
    dev: Path | None = None,
    folder: Path | None = None,
    batch_size: int = AUTO,
    engine: str = "local",
    traffic: Traffic | None = None,
    progress: Progress | None = None,
) -> Training:
    """Train with one client per file of `parts`.

    plan (Plan): Of the training.
    model (Path): The initialized pipeline.
    parts (Sequence[Path]): A DocBin for each client.
    batch_size (int): Documents in a step; 0 goes by the number that a client has.
    engine (str): "local" or "ray".
    traffic (Traffic | None): Counts bytes; with the engine "local" only.
    progress (Progress | None): Called with the entry of each round.
    dev (Path | None): Documents to score on after each round, at the server.
    folder (Path | None): For checkpoint and results; a checkpoint there is resumed.
    RETURNS (Training): With the trained pipeline and the history.
    RAISES (KanonError): E003, E812, E817, E820, E821; E823 for an engine that does not exist.
    """
    if engine not in ENGINES:
        raise KanonError(Errors.E823.format(engine=engine, engines=", ".join(ENGINES)))
    if len(parts) < plan.min_clients:
        raise KanonError(
            Errors.E817.format(
                name="min_clients", value=plan.min_clients, allowed=f"at most {len(parts)}"
            )
        )
    training = Training(
        plan,
        Worker.open(model, None, dev, batch_size=batch_size),
        folder,
        progress=progress,
    )
    server = make_server_app(lambda _: training)
    if engine == "ray":
        _run_ray(server, plan, model, parts, batch_size)
    else:
        _run_local(server, plan, model, parts, batch_size, traffic or Traffic())
    return training


def _run_local(
    server: Any,
    plan: Plan,
    model: Path,
    parts: Sequence[Path],
    batch_size: int,
    traffic: Traffic,
) -> None:
    from .local_grid import LocalGrid, run_locally

    workers: dict[int, Worker] = {}

    def open_worker(context: Context) -> Worker:
        # All clients share one pipeline: each sets its parameters before it trains.
        if not workers:
            workers[-1] = Worker.open(model, None)
        number = context.node_id - 1
        if number not in workers:
            nlp = workers[-1].nlp
            docs = read_docs(parts[number], nlp.vocab)
            workers[number] = Worker(nlp, docs, batch_size=batch_size)
        return workers[number]

    app = client_app_for(plan, open_worker)
    run_locally(server, LocalGrid(dict.fromkeys(range(1, len(parts) + 1), app), sent=traffic))


def _run_ray(server: Any, plan: Plan, model: Path, parts: Sequence[Path], batch_size: int) -> None:
    os.environ.setdefault("FLWR_TELEMETRY_ENABLED", "0")
    # Ray's own is 15: beside three busy processes a training of seconds took eight minutes.
    os.environ.setdefault("RAY_worker_niceness", "0")
    from flwr.simulation import run_simulation

    def open_worker(context: Context) -> Worker:
        number = int(context.node_config["partition-id"])
        return Worker.open(model, parts[number], batch_size=batch_size)

    logging.getLogger("flwr").setLevel(logging.WARNING)
    run_simulation(server, client_app_for(plan, open_worker), num_supernodes=len(parts))
