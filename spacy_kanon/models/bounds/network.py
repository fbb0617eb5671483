"""The probability of each candidate, learned on documents that the recognizer did not see."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import srsly
from numpy.typing import NDArray
from thinc.api import Adam, Model, Relu, Sigmoid, chain, fix_random_seed

from ...storage.progress import progress_bar

Array = NDArray[Any]

WIDTH = 32
DROPOUT = 0.3
STEPS = 1200
BATCH = 256
RATE = 0.005
NETWORKS = 4


class Networks:
    """Small networks whose mean says how probable each candidate is.

    They are saved with the component that holds them (`components.kanon_pipe.Slot`).
    """

    name = "networks"

    def __init__(self, networks: Sequence[Model] = ()) -> None:
        """networks (Sequence[Model]): Of `bounds_network`, trained on the same rows."""
        self._networks = list(networks)

    @property
    def trained(self) -> bool:
        """Whether there is any."""
        return bool(self._networks)

    @property
    def width(self) -> int:
        """Numbers in a row that they learned from; 0 before they are trained."""
        return int(self._networks[0].get_dim("nI")) if self._networks else 0

    def __call__(self, rows: Array) -> Array:
        """Judge candidates.

        rows (Array): Shape (candidates, numbers).
        RETURNS (Array): Shape (candidates,), from 0 to 1.
        """
        if not len(rows):
            return np.zeros(0)
        judged: Any = [network.predict(rows)[:, 0] for network in self._networks]
        return np.asarray(np.mean(judged, axis=0))

    def to_bytes(self, *, exclude: Iterable[str] = ()) -> bytes:
        """All networks. exclude (Iterable[str]): "networks" leaves them out."""
        networks = [] if self.name in exclude else self._networks
        sizes = [[n.get_dim("nI"), n.attrs["width"]] for n in networks]
        return srsly.msgpack_dumps({"sizes": sizes, "data": [n.to_bytes() for n in networks]})

    def from_bytes(self, data: bytes, *, exclude: Iterable[str] = ()) -> None:
        """Undo `to_bytes`."""
        if self.name not in exclude:
            stored = srsly.msgpack_loads(data)
            self._networks = [
                bounds_network(*size).from_bytes(network)
                for size, network in zip(stored["sizes"], stored["data"], strict=True)
            ]

    def to_disk(self, path: Path, *, exclude: Iterable[str] = ()) -> None:
        """path (Path): Folder of the component."""
        if self.name not in exclude:
            path.mkdir(parents=True, exist_ok=True)
            (path / self.name).write_bytes(self.to_bytes())

    def from_disk(self, path: Path, *, exclude: Iterable[str] = ()) -> None:
        """Undo `to_disk`."""
        if self.name not in exclude:
            self.from_bytes((path / self.name).read_bytes())


def fit_networks(
    rows: Array, right: Sequence[bool], *, steps: int = STEPS, seed: int = 0
) -> Networks:
    """Train several networks, each from another seed.

    rows (Array): Shape (candidates, numbers).
    right (Sequence[bool]): Whether a person masked just this span.
    steps (int): Batches of candidates for each.
    seed (int): The first one.
    RETURNS (Networks): Their mean errs less than one.
    """
    networks = []
    for number in range(seed, seed + NETWORKS):
        fix_random_seed(number)
        networks.append(bounds_network(rows.shape[1]))
        train(networks[-1], rows, right, steps=steps, seed=number)
    return Networks(networks)


def bounds_network(rows: int, width: int = WIDTH) -> Model:
    """From rows of numbers to a probability each.

    rows (int): Numbers in a row.
    width (int): Of the hidden layer.
    RETURNS (Model): Not trained; its parameters are drawn from the seed.
    """
    model: Model = chain(Relu(width, rows, dropout=DROPOUT), Sigmoid(1, width))
    model.attrs["width"] = width
    model.initialize()
    return model


def train(
    model: Model, rows: Array, right: Sequence[bool], *, steps: int = STEPS, seed: int = 0
) -> None:
    """Learn which candidates people masked, by the logarithmic loss.

    model (Model): Of `bounds_network`; it is changed.
    rows (Array): Shape (candidates, numbers).
    right (Sequence[bool]): Whether a person masked just this span.
    steps (int): Batches of candidates.
    seed (int): Of the order of the candidates and what dropout leaves out.
    """
    fix_random_seed(seed)
    generator = np.random.default_rng(seed)
    rows = np.asarray(rows, dtype="float32")
    labels = np.asarray(right, dtype="float32")[:, None]
    optimizer = Adam(RATE, L2=1e-4, L2_is_weight_decay=True, grad_clip=1.0)
    order = generator.permutation(len(rows))
    first = 0
    for step in progress_bar(range(steps), "steps", total=steps, leave=False, delay=2):
        if first >= len(order):
            order, first = generator.permutation(len(rows)), 0
        chosen = order[first : first + BATCH]
        first += BATCH
        predicted, backward = model.begin_update(rows[chosen])
        # Of the loss by its probability; the layer multiplies by p (1 - p).
        clipped = np.clip(predicted, 1e-6, 1 - 1e-6)
        backward((clipped - labels[chosen]) / (clipped * (1 - clipped)) / len(chosen))
        optimizer.learn_rate = RATE * (1 - step / steps)
        model.finish_update(optimizer)
