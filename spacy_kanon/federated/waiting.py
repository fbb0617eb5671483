"""Wait for clients to be connected, but not without end.

Flower's own strategies wait for ever for the clients that a round needs. A client that is killed
for good then stops the server without a word, whatever time limit the replies of a round have.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable
from time import monotonic, sleep
from typing import Any, cast

from flwr.serverapp import Grid

from ..errors import Errors, KanonError

logger = logging.getLogger(__name__)

PAUSE = 1.0  # Seconds between two looks.


def wait_for_clients(grid: Grid, minimum: int, *, timeout: float) -> list[int]:
    """The connected clients, as soon as there are enough.

    grid (Grid): Flower's view of the clients.
    minimum (int): How many are needed.
    timeout (float): Seconds to wait for them.
    RETURNS (list[int]): Their node ids, ascending; at least `minimum`.
    RAISES (KanonError): E825 if there are too few when the time is over.
    """
    end = monotonic() + timeout
    while len(nodes := sorted(grid.get_node_ids())) < minimum:
        left = end - monotonic()
        if left <= 0:
            raise KanonError(
                Errors.E825.format(connected=len(nodes), minimum=minimum, timeout=timeout)
            )
        logger.info("%d of %d clients connected", len(nodes), minimum)
        sleep(min(PAUSE, left))
    return nodes


def snapshot(grid: Grid, nodes: Iterable[int]) -> Grid:
    """A grid whose clients stay the same, so that who samples from it cannot wait for more.

    grid (Grid): All but the nodes is asked of it.
    nodes (Iterable[int]): Ids of the clients.
    RETURNS (Grid): For a single round.
    """
    return cast(Grid, _Snapshot(grid, nodes))


class _Snapshot:
    def __init__(self, grid: Grid, nodes: Iterable[int]) -> None:
        self._grid = grid
        self._nodes = list(nodes)

    def get_node_ids(self) -> list[int]:
        return list(self._nodes)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._grid, name)
