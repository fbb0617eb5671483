"""The trusted operator: documents travel batch by batch and the server trains on them
(Hathurusinghe et al. 2021, section 5.2, federated/central).

One optimizer lives through the whole training, so that the only difference from a central
training is the order: a batch holds the documents of one client, and the clients take turns.
"""

from __future__ import annotations

from collections.abc import Iterator

from flwr.app import ConfigRecord, Message, MessageType, RecordDict
from flwr.serverapp import Grid
from spacy.tokens import Doc, DocBin

from .client_app import CONFIG, to_record
from .parameters import fingerprint, get_arrays
from .strategies import Round
from .training import Training
from .waiting import wait_for_clients
from .worker import make_optimizer, update, update_options


def train_on_batches(grid: Grid, training: Training) -> None:
    """A round is one pass over all documents of all clients that answer in time.

    grid (Grid): The clients.
    training (Training): With its plan; changed in place.
    RAISES (KanonError): E825 if too few clients are connected for `plan.timeout` seconds.
    """
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
