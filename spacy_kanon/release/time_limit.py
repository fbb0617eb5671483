"""A time limit for one text, so that none keeps the others waiting for hours.

The alarm of the system interrupts a component while it works on a Doc, and the error is then that
Doc's. Between two components it waits a moment longer, since an error there would end the stream.
It needs a POSIX system and the main thread of a process; elsewhere there is no limit. The tokenizer
is not interrupted: what would take it long is cut (`piece_tokenizer`).
"""

from __future__ import annotations

import signal
import threading
from types import FrameType

from spacy.pipeline import Pipe
from spacy.tokens import Doc

from ..errors import Errors, RecordError

START = "kanon_time_limit"
DEFAULT_SECONDS = 600.0
_AGAIN = 0.05
_BETWEEN = ("spacy.language", "spacy.util", __name__)


class TimeLimit(Pipe):
    """The first component of a pipeline: from here on a Doc has so many seconds to its end."""

    def __init__(self, seconds: float, name: str = START) -> None:
        """seconds (float): For one Doc, through all components."""
        self.name = name
        self.seconds = seconds

    def __call__(self, doc: Doc) -> Doc:
        """RETURNS (Doc): The same, with its time running."""
        start_time(self.seconds)
        return doc


def start_time(seconds: float) -> None:
    """Let the time of one text run, in this process.

    seconds (float): After which a component at work on it meets a RecordError (E347).
    """
    if not hasattr(signal, "setitimer") or not _is_main_thread():
        return

    def expire(number: int, frame: FrameType | None) -> None:
        signal.setitimer(signal.ITIMER_REAL, _AGAIN)  # Until `stop_time`: an error can get lost.
        if frame is not None and frame.f_globals.get("__name__") not in _BETWEEN:
            raise RecordError(Errors.E347.format(seconds=f"{seconds:g}"))

    signal.signal(signal.SIGALRM, expire)
    signal.setitimer(signal.ITIMER_REAL, seconds)


def stop_time() -> None:
    """Let no time run any more."""
    if hasattr(signal, "setitimer") and _is_main_thread():
        signal.setitimer(signal.ITIMER_REAL, 0)


def _is_main_thread() -> bool:
    return threading.current_thread() is threading.main_thread()
