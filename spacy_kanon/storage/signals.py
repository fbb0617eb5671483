"""Signals that wait for the end of a step that must not be cut."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def deferred() -> Iterator[None]:
    """Defer interruptions to the end of the block.

    Signals are remembered and raised again: a blocked signal would go to another thread, and Python
    would handle it in this one all the same.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    remembered: list[int] = []
    numbers = [getattr(signal, name, None) for name in ("SIGINT", "SIGTERM", "SIGHUP")]
    before = {
        number: signal.signal(number, lambda number, frame: remembered.append(number))
        for number in numbers
        if number is not None and callable(signal.getsignal(number))
    }
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
    for number in remembered[:1]:
        signal.raise_signal(number)
