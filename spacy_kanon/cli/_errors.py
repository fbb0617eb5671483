"""What a command does with an error: one clear line, an exit status, no traceback."""

from __future__ import annotations

import functools
import os
import re
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, NoReturn, TypeVar

from thinc.api import ConfigValidationError
from wasabi.printer import Printer

from ..errors import Errors, KanonError, did_you_mean
from ..storage.files import remove_temporaries

Function = TypeVar("Function", bound=Callable[..., Any])


def fail(message: str, *, status: int) -> NoReturn:
    """Say what went wrong on stderr (stdout is for results) and leave."""
    line = Printer(no_print=True, pretty=sys.stderr.isatty()).fail(message)
    sys.stderr.write(f"{line}\n")
    raise SystemExit(status)


def friendly_errors(command: Function) -> Function:
    """Turn the errors a user can mend into one line on stderr and exit status 1.

    An interrupted or terminated command removes what is unfinished and ends with 128 + the number
    of the signal, the convention of shells (130 for SIGINT, 143 for SIGTERM).
    """

    @functools.wraps(command)
    def wrapper(*args: Any, **kwargs: Any) -> Any:
        try:
            with _signals_as_interrupts():
                try:
                    return command(*args, **kwargs)
                finally:
                    remove_temporaries()
        except KanonError as error:
            fail(str(error), status=1)
        except ConfigValidationError as error:
            fail(Errors.E330.format(reasons=_reasons(error)), status=1)
        except Terminated as error:
            fail("Terminated: what was unfinished is removed.", status=128 + error.number)
        except KeyboardInterrupt:
            fail("Interrupted: what was unfinished is removed.", status=130)
        except BrokenPipeError:  # The reader of our standard output has gone, as `head` does.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            raise SystemExit(128 + signal.SIGPIPE) from None
        except OSError as error:
            reason = error.strerror or type(error).__name__
            names = [str(name) for name in (error.filename, error.filename2) if name is not None]
            fail(Errors.E009.format(reason=": ".join([*names, reason])), status=1)

    return wrapper  # type: ignore[return-value]


def _reasons(error: ConfigValidationError) -> str:
    """What is wrong in a config, by setting; for an unknown name, the nearest one."""
    settings = error.config if isinstance(error.config, dict) else {}
    reasons = []
    for entry in error.errors or ():
        *path, name = map(str, entry["loc"])
        message = str(entry["msg"])
        others = {key for key in settings if not key.startswith("@")} - {name, "nlp", "name"}
        is_extra = name in settings and re.match(r"(?i)unexpected argument|extra ", message)
        message = f"there is no such setting.{did_you_mean(name, others)}" if is_extra else message
        reasons.append(f"{' -> '.join([*path, name])}: {message}")
    return " ".join(reasons)


class Terminated(KeyboardInterrupt):
    """The process was asked to end. `number` is the signal."""

    def __init__(self, number: int) -> None:
        super().__init__(signal.Signals(number).name)
        self.number = number


@contextmanager
def _signals_as_interrupts() -> Iterator[None]:
    """Let SIGTERM and SIGHUP clean up as an interruption from the keyboard does."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    process = os.getpid()

    def terminate(number: int, frame: object) -> None:
        if os.getpid() != process:
            os._exit(128 + number)  # A forked worker: its parent cleans up.
        raise Terminated(number)

    def send_again(unraisable: Any) -> None:
        """What is raised in a finalizer goes no further: the signal is sent once more."""
        if isinstance(unraisable.exc_value, Terminated):
            threading.Timer(0.01, signal.raise_signal, [unraisable.exc_value.number]).start()
        else:
            show(unraisable)

    show, sys.unraisablehook = sys.unraisablehook, send_again
    numbers = [signal.SIGTERM, *([signal.SIGHUP] if hasattr(signal, "SIGHUP") else [])]
    before = {number: signal.getsignal(number) for number in numbers}
    for number, handler in before.items():
        if handler != signal.SIG_IGN:  # As under nohup.
            signal.signal(number, terminate)
    try:
        yield
    finally:
        sys.unraisablehook = show
        for number, handler in before.items():
            signal.signal(number, handler)
