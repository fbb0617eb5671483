"""A training in progress: the pipeline, what happened so far, and its checkpoint."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
from flwr.app import ArrayRecord, MetricRecord
from spacy.language import Language

from ..errors import Errors, KanonError
from ..storage.files import whole_file
from .client_app import from_record
from .plan import Plan
from .strategies import Round
from .worker import Arrays, Worker, fingerprint, get_arrays, set_arrays

# The state of a federated training on disk, one file, replaced whole after every round.
#
# It holds the parameters and the history. Moments that are kept at the server (by FedAvgM, FedAdam,
# FedAdagrad, FedYogi, and by the optimizer of the scenario "batches") are not in it and begin anew;
# any other training goes on as if it had not been interrupted.

_META = "__meta__"


@dataclass
class Checkpoint:
    """round: rounds done; history: one entry per round, as `report.json` has it."""

    fingerprint: str
    round: int
    arrays: Arrays
    history: list[dict[str, Any]] = field(default_factory=list)


def write_checkpoint(checkpoint: Checkpoint, path: Path) -> None:
    """Store the state of a training."""
    meta = {
        "fingerprint": checkpoint.fingerprint,
        "round": checkpoint.round,
        "names": list(checkpoint.arrays),
        "history": checkpoint.history,
    }
    packed = {str(i): array for i, array in enumerate(checkpoint.arrays.values())}
    packed[_META] = np.frombuffer(json.dumps(meta).encode(), dtype=np.uint8)
    with whole_file(path, binary=True) as file:
        np.savez(file, **packed)  # type: ignore[arg-type]


def read_checkpoint(path: Path, fingerprint: str) -> Checkpoint:
    """The state of a training."""
    if not path.is_file():
        raise KanonError(Errors.E003.format(path=path))
    try:
        with np.load(io.BytesIO(path.read_bytes()), allow_pickle=False) as packed:
            meta = json.loads(packed[_META].tobytes())
            arrays = {name: packed[str(i)] for i, name in enumerate(meta["names"])}
            checkpoint = Checkpoint(meta["fingerprint"], meta["round"], arrays, meta["history"])
    except Exception as error:  # zipfile, zlib, json and numpy each have their own
        raise KanonError(Errors.E820.format(path=path, reason=f"damaged: {error}")) from error
    if checkpoint.fingerprint != fingerprint:
        reason = f"of pipeline {checkpoint.fingerprint}, not {fingerprint}"
        raise KanonError(Errors.E820.format(path=path, reason=reason))
    return checkpoint


CHECKPOINT = "checkpoint.npz"
Progress = Callable[[dict[str, Any]], None]


@dataclass
class Training:
    """A training in progress: the pipeline, what happened so far and where it is kept.

    worker (Worker): The server's own; its `dev` documents are scored after each round.
    folder (Path | None): For the checkpoint, after every round.
    """

    plan: Plan
    worker: Worker
    folder: Path | None = None
    history: list[dict[str, Any]] = field(default_factory=list)
    progress: Progress | None = None

    @property
    def nlp(self) -> Language:
        return self.worker.nlp

    @property
    def rounds_done(self) -> int:
        return int(self.history[-1]["number"]) if self.history else 0

    def resume(self) -> None:
        """Go on from the checkpoint in the folder if there is one. RAISES (KanonError): E820."""
        if self.folder is not None and (path := self.folder / CHECKPOINT).is_file():
            checkpoint = read_checkpoint(path, fingerprint(self.nlp))
            set_arrays(self.nlp, checkpoint.arrays)
            self.history = checkpoint.history

    def round_done(self, done: Round, arrays: ArrayRecord | None) -> None:
        """Take new parameters over, score them, write the checkpoint."""
        if arrays is not None:
            set_arrays(self.nlp, from_record(arrays))
        entry = asdict(done)
        entry["dropped"] = {str(node): reason for node, reason in done.dropped.items()}
        if self.worker.dev:
            entry["scores"] = _headline(self.worker.score(get_arrays(self.nlp)))
        self.history.append(entry)
        if self.folder is not None:
            self.folder.mkdir(parents=True, exist_ok=True)
            state = Checkpoint(
                fingerprint(self.nlp), self.rounds_done, get_arrays(self.nlp), self.history
            )
            write_checkpoint(state, self.folder / CHECKPOINT)
        if self.progress is not None:
            self.progress(entry)

    def evaluated(self, server_round: int, metrics: MetricRecord) -> None:
        """Scores that the clients measured, into the entry of their round."""
        for entry in self.history:
            if entry["number"] == server_round:
                entry["client_scores"] = _headline(dict(metrics))


def _headline(scores: dict[str, Any]) -> dict[str, float]:
    return {name: value for name, value in scores.items() if isinstance(value, int | float)}
