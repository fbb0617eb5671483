"""A training in progress: the pipeline, what happened so far, and its checkpoint."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from flwr.app import ArrayRecord, MetricRecord
from spacy.language import Language

from .checkpoints import Checkpoint, read_checkpoint, write_checkpoint
from .client_app import from_record
from .parameters import fingerprint, get_arrays, set_arrays
from .plan import Plan
from .strategies import Round
from .worker import Worker

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
        """Take new parameters over, score them, write the checkpoint.

        done (Round): What happened.
        arrays (ArrayRecord | None): New parameters, None where nothing changed.
        """
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
        """Scores that the clients measured, into the entry of their round.

        server_round (int): Number of the round.
        metrics (MetricRecord): What the clients measured.
        """
        for entry in self.history:
            if entry["number"] == server_round:
                entry["client_scores"] = _headline(dict(metrics))


def _headline(scores: dict[str, Any]) -> dict[str, float]:
    return {name: value for name, value in scores.items() if isinstance(value, int | float)}
