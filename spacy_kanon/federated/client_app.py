"""Flower's ClientApp around a `Worker`: what a data holder runs.

What leaves the client: parameters, a weight, the number of documents, the mean loss. An error
leaves as its code alone, since a message could quote the text it is about. Documents stay.

In a deployment the SuperNode's `--node-config` says where things are:
`model="/path/pipeline" data="/path/train.spacy"`, and optionally `batch-size=4`.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import numpy as np
from flwr.app import Array, ArrayRecord, Context, Message, MetricRecord, RecordDict
from flwr.clientapp import ClientApp
from flwr.clientapp.mod import fixedclipping_mod

from ..errors import KanonError
from .worker import AUTO, Arrays, Worker

logger = logging.getLogger(__name__)

ARRAYS, CONFIG, METRICS = "arrays", "config", "metrics"
WEIGHT = "weight"
OpenWorker = Callable[[Context], Worker]


def to_record(arrays: Arrays) -> ArrayRecord:
    return ArrayRecord({name: Array(np.ascontiguousarray(a)) for name, a in arrays.items()})


def from_record(record: ArrayRecord) -> Arrays:
    return {name: array.numpy() for name, array in record.items()}


def make_client_app(open_worker: OpenWorker, *, clip: bool = False) -> ClientApp:
    """A ClientApp that answers train messages; only codes of errors leave the client."""
    app = ClientApp(mods=[fixedclipping_mod] if clip else [])

    @app.train()
    def train(message: Message, context: Context) -> Message:
        try:
            worker = open_worker(context)
            worker.check(message.content.config_records[CONFIG].get("fingerprint", ""))
            return Message(content=_train(message, worker), reply_to=message)
        except Exception as error:
            logger.exception("The client could not answer")
            what = error.code if isinstance(error, KanonError) else type(error).__name__
            raise KanonError(
                f"[KN816] The client failed ({what}); its own log has the reason."
            ) from None

    return app


def _train(message: Message, worker: Worker) -> RecordDict:
    config = cast(dict[str, Any], message.content.config_records[CONFIG])
    arrays = from_record(message.content.array_records[ARRAYS])
    trained = worker.train(
        arrays, epochs=config["epochs"], seed=config["seed"], round=config["server-round"]
    )
    metrics = MetricRecord(
        {
            WEIGHT: 1.0 if config["uniform"] else float(trained.examples),
            "num-examples": trained.examples,
            "loss": trained.loss,
        }
    )
    return RecordDict({ARRAYS: to_record(trained.arrays), METRICS: metrics})


def worker_from_node_config(context: Context) -> Worker:
    """The worker that a node config describes."""
    config = context.node_config
    if "model" not in config:
        raise KanonError(
            "[KN819] The node config names no model. Start the SuperNode with --node-config "
            '\'model="FOLDER" data="FILE.spacy"\'.'
        )
    return Worker.open(
        Path(str(config["model"])),
        Path(str(config["data"])) if "data" in config else None,
        batch_size=int(config.get("batch-size", AUTO)),
    )


app = make_client_app(worker_from_node_config)
clipping_app = make_client_app(worker_from_node_config, clip=True)
