"""A federation on one machine: documents divided among clients, trained by a plan.

Two engines: "local" answers in this process (`LocalGrid`) and counts every byte; "ray" is
Flower's own simulation with processes.
"""

from __future__ import annotations

import logging
import os
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from uuid import uuid4

from flwr.app import Context, Error, Message, RecordDict
from flwr.clientapp import ClientApp
from flwr.common.constant import SUPERLINK_NODE_ID, ErrorCode
from flwr.common.serde import message_from_proto, message_to_proto
from flwr.serverapp import Grid, ServerApp
from flwr.supercore.run import Run
from flwr.supercore.task_identity import TaskIdentity

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
    """The client app that the plan's scenario needs."""
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
    """Train with one client per file of `parts`."""
    if engine not in ENGINES:
        raise KanonError(
            f"[KN823] There is no engine {engine!r}. Choose one of {', '.join(ENGINES)}."
        )
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


# A Grid inside one process: Flower's messages, apps and strategies without its servers.
#
# Every message is serialized by Flower's own protocol and read back, as on a network, so that what
# is sent can be measured and looked at, and nothing else can pass. Clients answer one after the
# other, in the order asked: the same seeds give the same bytes.

Sent = Callable[[str, int, bytes], None]
_RUN_ID = 1


class LocalGrid(Grid):
    """clients: the app of each node id. sent: called with "down" or "up", the node and the bytes
    of every message. node_config: what each node's context says."""

    def __init__(
        self,
        clients: Mapping[int, ClientApp],
        *,
        node_config: Callable[[int], Mapping[str, Any]] = lambda _: {},
        sent: Sent = lambda *_: None,
    ) -> None:
        self.clients = dict(clients)
        self.sent = sent
        self._contexts = {
            node: Context(
                run_id=_RUN_ID,
                node_id=node,
                node_config=dict(node_config(node)),
                state=RecordDict(),
                run_config={},
            )
            for node in clients
        }
        self._replies: dict[str, Message] = {}

    def set_run(self, run: Run) -> None:
        raise NotImplementedError("a local grid has one run only")

    @property
    def run(self) -> Run:
        return Run.create_empty(run_id=_RUN_ID)

    def create_message(self, *args: Any, **kwargs: Any) -> Message:
        return Message(*args, **kwargs)

    def get_node_ids(self) -> Iterable[int]:
        return list(self.clients)

    def get_nodes(self) -> Iterable[Any]:
        raise NotImplementedError("a local grid knows its nodes by their ids alone")

    def push_messages(self, messages: Iterable[Message]) -> Iterable[str]:
        ids = []
        for message in messages:
            message.metadata.__dict__["_message_id"] = str(uuid4())
            message.metadata.__dict__["_run_id"] = _RUN_ID
            ids.append(message.metadata.message_id)
            self._replies[message.metadata.message_id] = self._answer(message)
        return ids

    def pull_messages(self, message_ids: Iterable[str]) -> Iterable[Message]:
        return [self._replies.pop(name) for name in message_ids if name in self._replies]

    def send_and_receive(
        self, messages: Iterable[Message], *, timeout: float | None = None
    ) -> Iterable[Message]:
        """Replies that took longer than `timeout` seconds are left out, as on a network."""
        replies = []
        for message in messages:
            start = time.monotonic()
            (reply,) = self.pull_messages(self.push_messages([message]))
            if timeout is None or time.monotonic() - start <= timeout:
                replies.append(reply)
        return replies

    def _answer(self, message: Message) -> Message:
        node = message.metadata.dst_node_id
        received = self._transfer("down", node, message)
        try:
            reply = self.clients[node](received, self._contexts[node])
        except Exception as error:  # What Flower's runtime does with a client app that fails.
            code = ErrorCode.CLIENT_APP_RAISED_EXCEPTION
            reason = f"{type(error).__name__}: {error}"
            reply = Message(Error(code=code, reason=reason), reply_to=received)
        reply.metadata.__dict__["_src_node_id"] = node
        return self._transfer("up", node, reply)

    def _transfer(self, direction: str, node: int, message: Message) -> Message:
        content = message_to_proto(message).SerializeToString()
        self.sent(direction, node, content)
        return message_from_proto(type(message_to_proto(message)).FromString(content))


def run_locally(server: ServerApp, grid: Grid) -> None:
    """Run a ServerApp over a grid in this process."""
    # Flower takes from here who sends a message; its own simulation sets the same.
    TaskIdentity.task_id = TaskIdentity.run_id = _RUN_ID
    TaskIdentity.node_id = SUPERLINK_NODE_ID
    context = Context(run_id=_RUN_ID, node_id=0, node_config={}, state=RecordDict(), run_config={})
    server(grid, context)
