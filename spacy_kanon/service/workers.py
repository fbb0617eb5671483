"""Processes that sanitize, each an executor of one process, and the requests that wait for one.

A worker does one request at a time. One that ends, or ends itself because a request takes it too
long, is replaced by a new one, and its request fails; nothing of it is tried again.
"""

from __future__ import annotations

import asyncio
import faulthandler
import gc
import json
import multiprocessing
import os
import signal
import sys
import threading
import time
import traceback
from collections.abc import Awaitable, Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from functools import partial
from typing import Any, NamedTuple

from starlette.exceptions import HTTPException

from spacy_kanon import KanonError, Recipe, Sanitizer

from ..errors import Errors
from . import presidio
from .settings import GRACE, ServiceSettings

_OVER = Errors.E347[: len("[KN347]")]
_LONGEST_PAUSE = 30.0  # Seconds between two attempts to replace a worker.


class Answer(NamedTuple):
    """What a worker sends back: status and JSON, texts that were done and that were withheld."""

    status: int
    body: bytes
    done: int = 0
    withheld: int = 0


class Workers:
    """Hands requests to workers, lets a bounded number wait, and refuses the others."""

    def __init__(self, recipe: Recipe, settings: ServiceSettings) -> None:
        self.settings, self._recipe = settings, recipe
        self.waiting = self.ready = 0  # Requests; workers that are loaded.
        self.lang = recipe.lang
        self._idle: asyncio.Queue[ProcessPoolExecutor] = asyncio.Queue()
        self._executors: set[ProcessPoolExecutor] = set()
        self._replacing: set[asyncio.Task[None]] = set()
        self._context = multiprocessing.get_context("spawn")
        if "forkserver" in multiprocessing.get_all_start_methods():
            self._context = multiprocessing.get_context("forkserver")  # type: ignore[assignment]
            self._context.set_forkserver_preload([__name__])

    def start(self) -> None:
        """Start all workers; before the event loop runs."""
        loading = [self._begin() for _ in range(self.settings.workers)]
        try:
            for executor, loaded in loading:
                self.lang = loaded.result()
                self.ready += 1
                self._idle.put_nowait(executor)
        except BrokenExecutor as error:
            raise KanonError("[KN964] A worker ended while it loaded the pipeline.") from error
        finally:
            if self.ready < self.settings.workers:
                self.end()

    def _begin(self) -> tuple[ProcessPoolExecutor, Any]:
        executor = ProcessPoolExecutor(1, mp_context=self._context)
        self._executors.add(executor)
        return executor, executor.submit(load, self._recipe)

    def admit(self) -> None:
        """Refuse a request if too many wait."""
        if self._idle.empty() and self.waiting >= self.settings.queue:
            raise HTTPException(503, Errors.E956.format(queue=self.settings.queue))

    async def run(
        self, task: Callable[..., Answer], request: Any, gone: Callable[[], Awaitable[bool]]
    ) -> Answer:
        """Have a request done by a worker, unless its client is gone when its turn comes."""
        self.admit()
        executor = await self._next()
        try:
            if await gone():
                answer = Answer(499, b"")  # As nginx logs it.
            else:
                loop = asyncio.get_running_loop()
                work = partial(do, task, request, self.settings.timeout)
                answer = await loop.run_in_executor(executor, work)
        except BaseException as error:
            self._replace(executor)
            if not isinstance(error, BrokenExecutor):
                raise
            message = (
                "[KN958] The process that worked on this request ended or took too long. Nothing "
                "was released. Try again; if it happens with the same texts, send them one by one."
            )
            raise HTTPException(500, message) from error
        self._idle.put_nowait(executor)
        return answer

    async def _next(self) -> ProcessPoolExecutor:
        if not self._idle.empty():
            return self._idle.get_nowait()
        self.waiting += 1
        try:
            return await asyncio.wait_for(self._idle.get(), self.settings.timeout)
        except asyncio.TimeoutError:
            raise HTTPException(503, Errors.E956.format(queue=self.settings.queue)) from None
        finally:
            self.waiting -= 1

    def _replace(self, executor: ProcessPoolExecutor) -> None:
        self.ready -= 1
        say("a worker ended and is replaced")
        self._drop(executor)
        task = asyncio.get_running_loop().create_task(self._start_again())
        self._replacing.add(task)
        task.add_done_callback(self._replacing.discard)

    def _drop(self, executor: ProcessPoolExecutor) -> None:
        self._executors.discard(executor)
        executor.shutdown(wait=False, cancel_futures=True)

    async def _start_again(self) -> None:
        pause = 0.5
        while True:
            executor, loaded = self._begin()
            try:
                await asyncio.wrap_future(loaded)
                break
            except Exception as error:
                log_fault(error)
                self._drop(executor)
                await asyncio.sleep(pause)
                pause = min(2 * pause, _LONGEST_PAUSE)
        self.ready += 1
        self._idle.put_nowait(executor)

    def end(self) -> None:
        """End all workers, which have nothing to do any more."""
        for executor in self._executors:
            executor.shutdown(wait=True, cancel_futures=True)


# What runs in a worker.

_sanitizer: Sanitizer


def load(recipe: Recipe) -> str:
    """Load the pipeline of this process: its first task. RETURNS (str): Its language."""
    global _sanitizer
    for number in (signal.SIGINT, signal.SIGTERM):  # To end is for the process that serves.
        signal.signal(number, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:  # Killed, it cannot end its workers.
        threading.Thread(target=_end_after, args=[parent], daemon=True).start()
    _sanitizer = Sanitizer(recipe)
    list(_sanitizer.pipe(["Ann Xyzzy, born in Oslo on 12 May 1972."]))  # It loads what is left.
    gc.freeze()
    return str(_sanitizer.nlp.lang)


def _end_after(parent: Any) -> None:
    parent.join()
    os._exit(1)


def do(task: Callable[..., Answer], request: Any, seconds: float) -> Answer:
    """Do what a request asks for; whatever goes wrong, a reply that says nothing of the texts."""
    watched = multiprocessing.parent_process() is not None
    if watched:  # What no signal interrupts: the process ends, and a new one takes its place.
        faulthandler.dump_traceback_later(seconds + GRACE, exit=True)
    try:
        with _sanitizer.nlp.memory_zone():  # Words of texts are not remembered.
            return task(request, seconds)
    except HTTPException as error:
        return error_answer(error.status_code, error.detail)
    except Exception as error:
        log_fault(error)
        message = str(error) if isinstance(error, KanonError) else Errors.E965
        return error_answer(500, message, withheld=1)
    finally:
        if watched:
            faulthandler.cancel_dump_traceback_later()


def sanitize(request: dict[str, Any], seconds: float) -> Answer:
    """Texts that can be released (`app.SanitizeRequest`)."""
    one = isinstance(request["text"], str)
    texts = [request["text"]] if one else request["text"]
    if request["subject"] is None:
        releases = list(_sanitizer.pipe(texts, seconds=seconds))
    else:
        rows = _sanitizer.by_subject(
            [[text] for text in texts], request["subject"], seconds=seconds
        )
        releases = [release for (release,) in rows]
    results: list[dict[str, Any]] = []
    for release in releases:
        if release.text is None:
            results.append({"text": None, "error": safe_problem(release.problem, seconds)})
            continue
        result = {"text": release.text, **release.report(evidence=request["evidence"])}
        results.append({**result, "mapping": release.mapping} if request["mapping"] else result)
    failed = sum(result["text"] is None for result in results)
    if one:
        failure = error_answer(422, results[0].get("error", ""), withheld=1)
        return failure if failed else Answer(200, to_json(results[0]), 1)
    reply = {"results": results, "failed": failed}
    return Answer(200, to_json(reply), len(texts) - failed, failed)


def analyze(request: dict[str, Any], seconds: float) -> Answer:
    """What would be masked, as recognizer results of Presidio's (`presidio.AnalyzeRequest`)."""
    one = isinstance(request["text"], str)
    texts = [request["text"]] if one else request["text"]
    found = []
    for text, release in zip(texts, _sanitizer.pipe(texts, seconds=seconds), strict=True):
        if release.problem is not None:
            over = release.problem.startswith(_OVER)
            return error_answer(422 if over else 500, safe_problem(release.problem, seconds))
        masked = [span for span in release.report(evidence=True)["spans"] if span["masked"]]
        found.append(presidio.make_results(text, masked, request))
    return Answer(200, to_json(found[0] if one else found), len(texts))


def safe_problem(problem: str | None, seconds: float) -> str:
    """Why a text is withheld, in words that quote nothing of it; `seconds` a request had."""
    if (problem or "").startswith(_OVER):
        return (
            f"[KN952] The time for this request ({seconds:g} seconds) was over before this was "
            "done. Send fewer or shorter texts, or start the service with a longer "
            "--service.timeout."
        )
    if (problem or "").startswith("[KN"):
        return str(problem)
    return (
        "[KN953] The pipeline cannot process this text (it failed in a component). Nothing was "
        "released; check that the text is well-formed Unicode."
    )


def to_json(reply: Any) -> bytes:
    return json.dumps(reply, ensure_ascii=False).encode()


def error_answer(status: int, message: str, *, withheld: int = 0) -> Answer:
    """A reply that holds nothing but a message."""
    return Answer(status, json.dumps({"error": message}).encode(), withheld=withheld)


def say(line: str) -> None:
    """Write a line to standard error, with the time."""
    sys.stderr.write(f"{time.strftime('%Y-%m-%dT%H:%M:%S%z')} {line}\n")
    sys.stderr.flush()


def log_fault(error: BaseException) -> None:
    """Say on standard error where something went wrong, not in which text."""
    frames = traceback.extract_tb(error.__traceback__)
    where = " < ".join(f"{frame.filename}:{frame.lineno}" for frame in reversed(frames[-8:]))
    say(f"fault {type(error).__name__} at {where}")
