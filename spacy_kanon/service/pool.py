"""Worker processes, and who waits for one.

A worker does one request at a time. A worker that ends, or that does not answer in time, is
replaced by a new one, and its request fails; nothing of it is tried again.
"""

from __future__ import annotations

import asyncio
import math
import multiprocessing
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.context import BaseContext

from ..errors import Errors, KanonError
from ..release.runner import Recipe
from .schemas import Answer, Refusal
from .settings import GRACE, ServiceSettings
from .worker import READY, log_fault, work

START_SECONDS = 600.0  # In which a worker has to load its pipeline.
_LONGEST_PAUSE = 30.0  # Seconds between two attempts to replace a worker.
_TO_END = 5.0  # Seconds that a worker gets to end by itself.
Gone = Callable[[], Awaitable[bool]]


def worker_context() -> BaseContext:
    """How workers start: by a server that never forks what runs threads, where there is one."""
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload([work.__module__])
    return context


class WorkerProcess:
    """One worker, and this end of the connection to it."""

    def __init__(self, context: BaseContext, recipe: Recipe, max_texts: int) -> None:
        self._context = context
        self._arguments = recipe, max_texts
        self._process: multiprocessing.process.BaseProcess | None = None
        self._connection: Connection | None = None

    def start(self) -> None:
        """Start the process and wait until it can work."""
        ours, theirs = self._context.Pipe()
        self._connection = ours
        self._process = self._context.Process(  # type: ignore[attr-defined]
            target=work, args=(theirs, *self._arguments), daemon=True
        )
        self._process.start()
        theirs.close()
        try:
            message = ours.recv() if ours.poll(START_SECONDS) else "It did not answer."
        except (EOFError, OSError):
            message = "It ended while it loaded the pipeline."
        if message != READY:
            self.end()
            raise KanonError(f"[KN964] A worker of the service did not start: {message}")

    def ask(self, task: str, body: bytes, seconds: float) -> Answer:
        """Let the process do something."""
        assert self._connection is not None
        self._connection.send((task, body, seconds))
        if not self._connection.poll(seconds + GRACE):
            raise EOFError
        answer: Answer = self._connection.recv()
        return answer

    def end(self) -> None:
        """End the process: it ends by itself as the connection closes, or is killed."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None
        process, self._process = self._process, None
        if process is not None:
            process.join(_TO_END)
            process.kill()
            process.join()

    def kill(self) -> None:
        """End the process at once."""
        if self._process is not None:
            self._process.kill()
        self.end()


class WorkerPool:
    """Hands requests to workers, lets a bounded number wait, and refuses the others.

    waiting (int): Requests that wait for a worker.
    ready (int): Workers that are loaded.
    lost (int): Workers that had to be replaced.
    stopping (bool): Whether new requests are refused.
    """

    def __init__(self, recipe: Recipe, settings: ServiceSettings) -> None:
        context = worker_context()
        self.settings = settings
        self.waiting = 0
        self.ready = 0
        self.lost = 0
        self.stopping = False
        self._workers = [
            WorkerProcess(context, recipe, settings.max_texts) for _ in range(settings.workers)
        ]
        self._idle: asyncio.Queue[WorkerProcess] = asyncio.Queue()
        self._threads = ThreadPoolExecutor(settings.workers, thread_name_prefix="kanon")
        self._replacing: set[asyncio.Task[None]] = set()
        self._seconds = 0.0  # That a request takes, smoothed.

    def start(self) -> None:
        """Start all workers; before the event loop runs."""
        try:
            for _ in self._threads.map(WorkerProcess.start, self._workers):
                self.ready += 1
        except BaseException:
            self.end()
            raise
        for worker in self._workers:
            self._idle.put_nowait(worker)

    @property
    def full(self) -> bool:
        """Whether nobody else may wait."""
        return self._idle.empty() and self.waiting >= self.settings.queue

    @property
    def pause(self) -> int:
        """Seconds after which a client may try again."""
        share = (self.waiting + 1) / max(1, self.ready)
        return max(1, min(math.ceil(share * self._seconds), 60))

    def admit(self) -> None:
        if self.stopping:
            raise Refusal(
                503,
                (
                    "[KN957] The service is stopping. Send the request to another one, or try "
                    "again later."
                ),
            )
        if self.full:
            raise Refusal(503, Errors.E956.format(queue=self.settings.queue))

    async def run(self, task: str, body: bytes, gone: Gone) -> Answer | None:
        """Have a request done by a worker."""
        if self.full:
            raise Refusal(503, Errors.E956.format(queue=self.settings.queue))
        worker = await self._next_worker()
        began = time.monotonic()
        try:
            if await gone():
                self._idle.put_nowait(worker)
                return None
            loop = asyncio.get_running_loop()
            answer = await loop.run_in_executor(
                self._threads, worker.ask, task, body, self.settings.timeout
            )
        except (EOFError, OSError) as error:
            self._replace(worker)
            raise Refusal(
                500,
                (
                    "[KN958] The process that worked on this request ended or did not answer. "
                    "Nothing was released. Try again; if it happens with the same texts, send them "
                    "one by one."
                ),
            ) from error
        except BaseException:  # Cancelled: what the worker sends belongs to nobody.
            self._replace(worker)
            raise
        self._idle.put_nowait(worker)
        self._seconds += 0.1 * (time.monotonic() - began - self._seconds)
        return answer

    async def _next_worker(self) -> WorkerProcess:
        if not self._idle.empty():
            return self._idle.get_nowait()
        self.waiting += 1
        try:
            return await asyncio.wait_for(self._idle.get(), self.settings.timeout)
        except TimeoutError:
            raise Refusal(503, Errors.E956.format(queue=self.settings.queue)) from None
        except asyncio.TimeoutError:  # Another class before Python 3.11.
            raise Refusal(503, Errors.E956.format(queue=self.settings.queue)) from None
        finally:
            self.waiting -= 1

    def _replace(self, worker: WorkerProcess) -> None:
        self.ready -= 1
        self.lost += 1
        task = asyncio.get_running_loop().create_task(self._start_again(worker))
        self._replacing.add(task)
        task.add_done_callback(self._replacing.discard)

    async def _start_again(self, worker: WorkerProcess) -> None:
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(None, worker.kill)
        pause = 0.5
        while not self.stopping:
            try:
                await loop.run_in_executor(None, worker.start)
            except (KanonError, OSError) as error:
                log_fault(error)
                await asyncio.sleep(pause)
                pause = min(2 * pause, _LONGEST_PAUSE)
                continue
            self.ready += 1
            self._idle.put_nowait(worker)
            return

    def stop(self) -> None:
        """Refuse new requests; those that run or wait are done."""
        self.stopping = True

    def end(self) -> None:
        """End all workers, which have nothing to do any more."""
        self.stop()
        self._threads.shutdown(wait=True)
        for worker in self._workers:
            worker.end()
        self.ready = 0
