"""The state of a federated training on disk, one file, replaced whole after every round.

It holds the parameters and the history. Moments that are kept at the server (by FedAvgM, FedAdam,
FedAdagrad, FedYogi, and by the optimizer of the scenario "batches") are not in it and begin anew;
any other training goes on as if it had not been interrupted.
"""

from __future__ import annotations

import io
import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from ..errors import Errors, KanonError
from ..storage.files import whole_file
from .parameters import Arrays

_META = "__meta__"


@dataclass
class Checkpoint:
    """round: rounds done; history: one entry per round, as `report.json` has it."""

    fingerprint: str
    round: int
    arrays: Arrays
    history: list[dict[str, Any]] = field(default_factory=list)


def write_checkpoint(checkpoint: Checkpoint, path: Path) -> None:
    """Store the state of a training.

    checkpoint (Checkpoint): To store.
    path (Path): Replaced whole.
    RAISES (KanonError): E002.
    """
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
    """The state of a training.

    path (Path): A file of `write_checkpoint`.
    fingerprint (str): Of the pipeline it has to be of.
    RETURNS (Checkpoint): As it was stored.
    RAISES (KanonError): E003; E820 if it is damaged or of another pipeline.
    """
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
