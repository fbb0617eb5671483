"""A federation on one machine: a pipeline that has seen nothing, documents divided among clients,
and a training of both by a plan.

Flower's own simulation (`run_simulation`) is deprecated, starts a cluster of processes, repeats no
seed and counts no bytes: a `Grid` inside this process does instead.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, cast
from uuid import uuid4

import numpy as np
from flwr.app import Context, Error, Message, RecordDict
from flwr.clientapp import ClientApp
from flwr.common.constant import SUPERLINK_NODE_ID, ErrorCode
from flwr.common.serde import message_from_proto, message_to_proto
from flwr.serverapp import Grid, ServerApp
from flwr.supercore.run import Run
from flwr.supercore.task_identity import TaskIdentity
from spacy.language import Language
from spacy.tokens import Doc
from spacy.util import fix_random_seed, load_config, load_model_from_config

from ..errors import Errors, KanonError, must_be, need_file
from .client_app import make_client_app
from .plan import Plan
from .server_app import Training, make_server_app
from .worker import AUTO, Worker, load_model, resolve_optimizer


def initial_pipeline(
    config_path: Path,
    labels: Sequence[str],
    *,
    seed: int = 0,
    overrides: Mapping[str, Any] | None = None,
) -> Language:
    """A pipeline from a training config, initialized by labels alone: it has seen no document."""
    need_file(config_path)
    if not labels:
        raise KanonError(Errors.E813.format(path=config_path, reason="no labels were given"))
    try:
        config = load_config(config_path, overrides=dict(overrides or {}), interpolate=False)
        fix_random_seed(seed)
        nlp = load_model_from_config(config, auto_fill=True)
        for _, component in nlp.pipeline:
            if getattr(component, "label_data", None) is not None:
                for label in labels:
                    component.add_label(label)  # type: ignore[attr-defined]
        # spaCy itself would resolve an optimizer whose variables are not filled in.
        nlp.initialize(sgd=resolve_optimizer(nlp))
    except (OSError, ImportError, ValueError, KeyError) as error:
        raise KanonError(Errors.E813.format(path=config_path, reason=error)) from error
    return nlp


def divide(docs: Sequence[Doc], clients: int, *, seed: int) -> list[list[Doc]]:
    """Divide documents evenly among clients, each document to one."""
    if clients < 1:
        raise must_be("clients", "at least 1", clients)
    order = [docs[i] for i in np.random.default_rng(seed).permutation(len(docs))]
    return [order[i::clients] for i in range(clients)]


# Takes every message, with its direction as the clients see it, "down" or "up".
Traffic = Callable[[str, bytes], object]


def simulate(
    plan: Plan,
    model: Path,
    parts: Sequence[Sequence[Doc]],
    *,
    dev: Path | None = None,
    folder: Path | None = None,
    batch_size: int = AUTO,
    traffic: Traffic | None = None,
    progress: Callable[[dict[str, Any]], None] | None = None,
) -> Training:
    """Train with one client for each part of the documents."""
    if len(parts) < plan.min_clients:
        raise must_be("min_clients", f"at most {len(parts)}", plan.min_clients)
    server = Worker.open(model, None, dev, batch_size=batch_size)
    training = Training(plan, server, folder, progress=progress)
    nlp = load_model(model)  # All clients share it: each sets its parameters before it trains.
    workers = [Worker(nlp, docs, batch_size=batch_size) for docs in parts]
    app = make_client_app(lambda context: workers[context.node_id - 1], clip=plan.private)
    grid = LocalGrid(dict.fromkeys(range(1, len(parts) + 1), app), traffic)
    run_locally(make_server_app(lambda _: training), grid)
    return training


# A Grid inside one process: Flower's messages, apps and strategies without its servers.
#
# Every message is serialized by Flower's own protocol and read back, as on a network, so that what
# is sent can be measured and looked at, and nothing else can pass. Clients answer one after the
# other, in the order asked: the same seeds give the same bytes.

_RUN_ID = 1


class LocalGrid:
    """What trainings need of Flower's `Grid`; `clients` are the app of each node id."""

    def __init__(self, clients: Mapping[int, ClientApp], traffic: Traffic | None = None) -> None:
        self.clients = dict(clients)
        self.traffic = traffic
        self.run = Run.create_empty(run_id=_RUN_ID)
        self._contexts = {
            node: Context(_RUN_ID, node, node_config={}, state=RecordDict(), run_config={})
            for node in clients
        }

    def get_node_ids(self) -> Iterable[int]:
        return list(self.clients)

    def send_and_receive(
        self, messages: Iterable[Message], *, timeout: float | None = None
    ) -> Iterable[Message]:
        """Replies that took longer than `timeout` seconds are left out, as on a network."""
        replies = []
        for message in messages:
            start = time.monotonic()
            message.metadata.__dict__["_message_id"] = str(uuid4())
            message.metadata.__dict__["_run_id"] = _RUN_ID
            reply = self._answer(message)
            if timeout is None or time.monotonic() - start <= timeout:
                replies.append(reply)
        return replies

    def _answer(self, message: Message) -> Message:
        node = message.metadata.dst_node_id
        received = self._transfer("down", message)
        try:
            reply = self.clients[node](received, self._contexts[node])
        except Exception as error:  # What Flower's runtime does with a client app that fails.
            code = ErrorCode.CLIENT_APP_RAISED_EXCEPTION
            reason = f"{type(error).__name__}: {error}"
            reply = Message(Error(code=code, reason=reason), reply_to=received)
        reply.metadata.__dict__["_src_node_id"] = node
        return self._transfer("up", reply)

    def _transfer(self, direction: str, message: Message) -> Message:
        proto = message_to_proto(message)
        content = proto.SerializeToString()
        if self.traffic is not None:
            self.traffic(direction, content)
        return message_from_proto(type(proto).FromString(content))


def run_locally(server: ServerApp, grid: LocalGrid) -> None:
    """Run a ServerApp over a grid in this process."""
    # Flower takes from here who sends a message; its own simulation sets the same.
    TaskIdentity.task_id = TaskIdentity.run_id = _RUN_ID
    TaskIdentity.node_id = SUPERLINK_NODE_ID
    server(cast(Grid, grid), Context(_RUN_ID, 0, node_config={}, state=RecordDict(), run_config={}))
