"""A worker process that is killed ends the run with an error instead of keeping it waiting.

spaCy reads what its workers send until the pipe of each is closed, and under fork a worker keeps
the pipes of those before it open: if one is killed (for its memory, say), the parent waits without
end. So a thread waits for the workers themselves. If one ends with an error, it kills the others;
then all pipes are closed, and spaCy's reading fails.
"""

from __future__ import annotations

import multiprocessing
import threading
import time
from collections.abc import Iterable
from multiprocessing.connection import wait
from types import TracebackType
from typing import Any

_PAUSE = 0.2  # Seconds between two looks for new workers.
_PATIENCE = 5.0  # Seconds for the watch to see what reading has met.


class WorkerWatch:
    """Watches the processes that this one starts while the block runs.

    status (int | None): With what the first one ended that ended with an error: minus the number
        of a signal, or its exit status; None if none did.
    """

    def __init__(self) -> None:
        self.status: int | None = None
        self._before = set(multiprocessing.active_children())
        self._end = threading.Event()
        self._thread = threading.Thread(target=self._watch, daemon=True)

    def __enter__(self) -> WorkerWatch:
        self._thread.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self._end.set()

    def lost(self, error: BaseException) -> int | None:
        """Whether reading failed because a worker was lost; what waits for it is then let go.

        error (BaseException): That reading met.
        RETURNS (int | None): `status`.
        """
        until = time.monotonic() + _PATIENCE
        while self.status is None and time.monotonic() < until:
            time.sleep(_PAUSE / 4)
        if self.status is not None:
            for queue in _queues_of(error):
                queue.cancel_join_thread()  # Nobody will read what is on its way to a worker.
        return self.status

    def _watch(self) -> None:
        while not self._end.wait(0):
            workers = [p for p in multiprocessing.active_children() if p not in self._before]
            wait([worker.sentinel for worker in workers], timeout=_PAUSE)
            if not workers:
                time.sleep(_PAUSE)
            failed = [worker.exitcode for worker in workers if worker.exitcode]
            if failed and not self._end.is_set():
                self.status = failed[0]
                for worker in workers:
                    worker.kill()
                return


def _queues_of(error: BaseException) -> Iterable[Any]:
    """The queues to the workers, from the frame of spaCy that reads."""
    traceback = error.__traceback__
    while traceback is not None:
        if traceback.tb_frame.f_code.co_name == "_multiprocessing_pipe":
            yield from traceback.tb_frame.f_locals.get("texts_q", ())
        traceback = traceback.tb_next
