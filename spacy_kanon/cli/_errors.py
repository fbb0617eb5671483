"""What a command does with an error: one clear line, an exit status, no traceback."""

from __future__ import annotations

import functools
import sys
from collections.abc import Callable
from typing import Any, NoReturn, TypeVar

from wasabi import Printer

from ..errors import KanonError

Function = TypeVar("Function", bound=Callable[..., Any])


def fail(message: str, *, status: int) -> NoReturn:
    """Say what went wrong on stderr (stdout is for results) and leave."""
    line = Printer(no_print=True, pretty=sys.stderr.isatty()).fail(message)
    sys.stderr.write(f"{line}\n")
    raise SystemExit(status)


def friendly_errors(command: Function) -> Function:
    """Turn the errors a user can mend into one line on stderr and exit status 1.

    An interrupted command ends with status 130, the convention for SIGINT.
    """

    @functools.wraps(command)
    def wrapper(*args: Any, **kwargs: Any) -> Any:
        try:
            return command(*args, **kwargs)
        except KanonError as error:
            fail(str(error), status=1)
        except KeyboardInterrupt:
            fail("Interrupted: nothing was written.", status=130)

    return wrapper  # type: ignore[return-value]
