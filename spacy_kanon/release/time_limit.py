"""A time limit for one text, so that none keeps the others waiting for hours.

The alarm of the system interrupts what works on the text. It needs a POSIX system and the main
thread of a process; elsewhere there is no limit. The tokenizer is not interrupted: what would take
it long is cut (`piece_tokenizer`).
"""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

from ..errors import Errors, RecordError

DEFAULT_SECONDS = 600.0
_AGAIN = 0.05


@contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """Interrupt the block when its time is over."""
    in_main_thread = threading.current_thread() is threading.main_thread()
    if not seconds or not hasattr(signal, "setitimer") or not in_main_thread:
        yield
        return
    running = True

    def expire(number: int, frame: FrameType | None) -> None:
        if running:
            signal.setitimer(signal.ITIMER_REAL, _AGAIN)  # An error can get lost on its way.
            raise RecordError(Errors.E347.format(seconds=f"{seconds:g}"))

    signal.signal(signal.SIGALRM, expire)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        running = False
        signal.setitimer(signal.ITIMER_REAL, 0)
