"""What a command does with an error: one clear line, an exit status, no traceback."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any, TypeVar

from wasabi import msg

from ..errors import KanonError

Function = TypeVar("Function", bound=Callable[..., Any])


def friendly_errors(command: Function) -> Function:
    """Turn the errors a user can mend into one line on stderr and exit status 1.

    An interrupted command ends with status 130, the convention for SIGINT.
    """

    @functools.wraps(command)
    def wrapper(*args: Any, **kwargs: Any) -> Any:
        try:
            return command(*args, **kwargs)
        except KanonError as error:
            msg.fail(str(error), exits=1)
        except KeyboardInterrupt:
            msg.fail("Interrupted: nothing was written.", exits=130)

    return wrapper  # type: ignore[return-value]
