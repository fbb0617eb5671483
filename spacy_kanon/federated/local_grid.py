"""A Grid inside one process: Flower's messages, apps and strategies without its servers.

Every message is serialized by Flower's own protocol and read back, as on a network, so that what
is sent can be measured and looked at, and nothing else can pass. Clients answer one after the
other, in the order asked: the same seeds give the same bytes.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Mapping
from typing import Any
from uuid import uuid4

from flwr.app import Context, Error, Message, RecordDict
from flwr.clientapp import ClientApp
from flwr.common.constant import SUPERLINK_NODE_ID, ErrorCode
from flwr.common.serde import message_from_proto, message_to_proto
from flwr.serverapp import Grid, ServerApp
from flwr.supercore.run import Run
from flwr.supercore.task_identity import TaskIdentity

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
    """Run a ServerApp over a grid in this process.

    server (ServerApp): Runs to its end.
    grid (Grid): Its clients.
    """
    # Flower takes from here who sends a message; its own simulation sets the same.
    TaskIdentity.task_id = TaskIdentity.run_id = _RUN_ID
    TaskIdentity.node_id = SUPERLINK_NODE_ID
    context = Context(run_id=_RUN_ID, node_id=0, node_config={}, state=RecordDict(), run_config={})
    server(grid, context)
