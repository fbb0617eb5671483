"""A training in progress: the pipeline, what happened so far, and its checkpoint."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import numpy as np
from flwr.serverapp import Grid
from spacy.language import Language

from ..errors import Errors, KanonError
from ..storage.files import whole_file
from .plan import Plan
from .worker import Arrays, Worker, fingerprint, get_arrays, set_arrays

logger = logging.getLogger(__name__)

CHECKPOINT = "checkpoint.npz"
PAUSE = 1.0  # Seconds between two looks for clients.
_META = "__meta__"


@dataclass
class Training:
    """A training in progress.

    The checkpoint holds parameters and history. Moments that are kept at the server (by FedAvgM,
    FedAdam, FedAdagrad, FedYogi, and by the optimizer of the scenario "batches") are not in it and
    begin anew; any other training goes on as if it had not been interrupted.

    worker (Worker): The server's own; its `dev` documents are scored after each round.
    folder (Path | None): For the checkpoint, after every round.
    history (list[dict[str, Any]]): One entry per round, as `report.json` has it.
    """

    plan: Plan
    worker: Worker
    folder: Path | None = None
    history: list[dict[str, Any]] = field(default_factory=list)
    progress: Callable[[dict[str, Any]], None] | None = None

    @property
    def nlp(self) -> Language:
        return self.worker.nlp

    @property
    def rounds_done(self) -> int:
        return int(self.history[-1]["number"]) if self.history else 0

    def resume(self) -> None:
        """Go on from the checkpoint in the folder if there is one. RAISES (KanonError): E820."""
        if self.folder is None or not (path := self.folder / CHECKPOINT).is_file():
            return
        try:
            with np.load(io.BytesIO(path.read_bytes()), allow_pickle=False) as packed:
                meta = json.loads(packed[_META].tobytes())
                arrays = {name: packed[str(i)] for i, name in enumerate(meta["names"])}
            theirs, history = meta["fingerprint"], meta["history"]
        except Exception as error:  # zipfile, zlib, json and numpy each have their own
            raise KanonError(Errors.E820.format(path=path, reason=f"damaged: {error}")) from error
        if theirs != (ours := fingerprint(self.nlp)):
            reason = f"of pipeline {theirs}, not {ours}"
            raise KanonError(Errors.E820.format(path=path, reason=reason))
        set_arrays(self.nlp, arrays)
        self.history = history

    def round_done(
        self,
        number: int,
        *,
        asked: int,
        used: int,
        dropped: Mapping[int, str],
        metrics: Mapping[str, Any],
        arrays: Arrays | None,
        noise_multiplier: float = 0.0,
        client_scores: Mapping[str, Any] | None = None,
    ) -> None:
        """Take new parameters over (None: the round changes nothing), score them, write them."""
        if arrays is not None:
            set_arrays(self.nlp, arrays)
        entry: dict[str, Any] = {
            "number": number,
            "asked": asked,
            "used": used,
            "dropped": {str(node): reason for node, reason in dropped.items()},
            "metrics": dict(metrics),
            "changed": arrays is not None,
            "noise_multiplier": noise_multiplier,
        }
        if self.worker.dev:
            entry["scores"] = self.worker.score(get_arrays(self.nlp))
        if client_scores is not None:
            entry["client_scores"] = dict(client_scores)
        self.history.append(entry)
        for node, reason in dropped.items():
            logger.warning("Round %d: the reply of node %d is left out: %s", number, node, reason)
        if self.folder is not None:
            self._write_checkpoint(self.folder)
        if self.progress is not None:
            self.progress(entry)

    def _write_checkpoint(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        arrays = get_arrays(self.nlp)
        meta = {
            "fingerprint": fingerprint(self.nlp),
            "round": self.rounds_done,
            "names": list(arrays),
            "history": self.history,
        }
        packed = {str(i): array for i, array in enumerate(arrays.values())}
        packed[_META] = np.frombuffer(json.dumps(meta).encode(), dtype=np.uint8)
        with whole_file(folder / CHECKPOINT, binary=True) as file:
            np.savez(file, **packed)  # type: ignore[arg-type]

    def wait_for_clients(self, grid: Grid) -> list[int]:
        """The connected clients, as soon as there are enough.

        Flower's own strategies wait for ever for the clients that a round needs. A client that is
        killed for good then stops the server, whatever time limit the replies of a round have.
        """
        minimum, end = self.plan.min_clients, monotonic() + self.plan.timeout
        while len(nodes := sorted(grid.get_node_ids())) < minimum:
            left = end - monotonic()
            if left <= 0:
                raise KanonError(
                    f"[KN825] After {self.plan.timeout:g} seconds {len(nodes)} clients are "
                    f"connected, and the plan needs {minimum}. The rounds done are in the "
                    "checkpoint: start the training again when the others are back, or with a "
                    "lower min_clients (--plan.min_clients)."
                )
            logger.info("%d of %d clients connected", len(nodes), minimum)
            sleep(min(PAUSE, left))
        return nodes
