"""A process that sanitizes: it has the pipeline, and answers one request after another.

Requests come as they were sent, and replies leave as they will be: the process that talks to the
network holds bytes and reads none of them.
"""

from __future__ import annotations

import gc
import signal
import sys
import time
import traceback
from collections.abc import Callable
from multiprocessing.connection import Connection

from ..errors import Errors, KanonError, RecordError
from ..release.runner import Recipe
from ..release.time_limit import start_time, stop_time
from .presidio import analyze, anonymize, deanonymize, recognizers, supported_entities
from .sanitizing import Deadline, Engine, sanitize
from .schemas import Answer, Refusal, error_answer

READY = "ready"
# What to do: its name in messages between processes -> function.
Task = Callable[[Engine, bytes, Deadline, int], Answer]


def _anonymize(engine: Engine, body: bytes, deadline: Deadline, max_texts: int) -> Answer:
    return Answer(200, anonymize(body))


def _deanonymize(engine: Engine, body: bytes, deadline: Deadline, max_texts: int) -> Answer:
    return Answer(200, deanonymize(body))


def _supported(engine: Engine, body: bytes, deadline: Deadline, max_texts: int) -> Answer:
    return supported_entities(engine, body.decode() or None)


def _recognizers(engine: Engine, body: bytes, deadline: Deadline, max_texts: int) -> Answer:
    return recognizers(engine, body.decode() or None)


TASKS: dict[str, Task] = {
    "sanitize": sanitize,
    "analyze": analyze,
    "anonymize": _anonymize,
    "deanonymize": _deanonymize,
    "supportedentities": _supported,
    "recognizers": _recognizers,
}


def work(connection: Connection, recipe: Recipe, max_texts: int) -> None:
    """Answer requests until the other end of the connection is closed."""
    for number in (signal.SIGINT, signal.SIGTERM):  # To end is for the process that serves.
        signal.signal(number, signal.SIG_IGN)
    try:
        engine = Engine(recipe)
    except KanonError as error:
        connection.send(str(error))
        return
    gc.freeze()
    connection.send(READY)
    while True:
        try:
            task, body, seconds = connection.recv()
            connection.send(answer(engine, task, body, seconds, max_texts))
        except (EOFError, BrokenPipeError, ConnectionResetError):
            return


def answer(engine: Engine, task: str, body: bytes, seconds: float, max_texts: int) -> Answer:
    """Do what a request asks for; whatever goes wrong, a reply that says nothing of the texts."""
    deadline = Deadline(seconds)
    try:
        with engine.nlp.memory_zone():  # Words of texts are not remembered.
            try:
                start_time(seconds)
                return TASKS[task](engine, body, deadline, max_texts)
            finally:
                stop_time()
    except Refusal as refusal:
        return error_answer(refusal.status, refusal.message)
    except RecordError:
        return error_answer(422, deadline.message, withheld=1)
    except KanonError as error:
        log_fault(error)
        return error_answer(500, str(error), withheld=1)
    except Exception as error:
        log_fault(error)
        return error_answer(500, Errors.E965, withheld=1)


def log_fault(error: BaseException) -> None:
    """Say on standard error where something went wrong, not in which text."""
    frames = traceback.extract_tb(error.__traceback__)
    where = " < ".join(f"{frame.filename}:{frame.lineno}" for frame in reversed(frames[-8:]))
    moment = time.strftime("%Y-%m-%dT%H:%M:%S%z")
    sys.stderr.write(f"{moment} fault {type(error).__name__} at {where}\n")
    sys.stderr.flush()
