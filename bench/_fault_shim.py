"""Faults at the calls of a process that change the disk, and at its reading."""

from __future__ import annotations

import errno
import io
import os
import signal
from collections.abc import Callable
from typing import Any

SIGNALS = {"kill": signal.SIGKILL, "term": signal.SIGTERM}
CALLS = ("fsync", "replace", "rename", "unlink", "chmod", "mkdir", "open")


class Shim:
    """Counts the calls of this process that change the disk, and lets one of them fail."""

    def __init__(self, fault: str, moment: int) -> None:
        self.fault = fault
        self.moment = moment
        self.count = 0

    def install(self) -> None:
        """Put the shim before the calls of `os`, or before reading."""
        if self.fault == "unreadable":
            self._install_reader()
            return
        for name in CALLS:
            setattr(os, name, self._wrapped(name, getattr(os, name)))

    def _wrapped(self, name: str, real: Callable[..., Any]) -> Callable[..., Any]:
        def call(*args: Any, **options: Any) -> Any:
            if name == "open" and not (len(args) > 1 and args[1] & (os.O_WRONLY | os.O_CREAT)):
                return real(*args, **options)
            self.count += 1
            if self.count == self.moment:
                if self.fault == "full":
                    raise OSError(errno.ENOSPC, "No space left on device")
                if self.fault in SIGNALS:
                    os.kill(os.getpid(), SIGNALS[self.fault])
            return real(*args, **options)

        return call

    def _install_reader(self) -> None:
        """Let reading an input fail at the n-th block of any file of this folder."""
        import builtins

        real, here, shim = io.open, os.getcwd(), self

        class Unreadable(io.FileIO):
            def readinto(self, buffer: Any) -> int | None:
                shim.count += 1
                if shim.count == shim.moment:
                    raise OSError(errno.EIO, "Input/output error")
                return super().readinto(buffer)

            def readall(self) -> bytes:
                shim.count += 1
                if shim.count == shim.moment:
                    raise OSError(errno.EIO, "Input/output error")
                return super().readall()

        def opened(file: Any, mode: str = "r", *args: Any, **options: Any) -> Any:
            inside = isinstance(file, str | os.PathLike) and str(
                os.path.abspath(os.fspath(file))
            ).startswith(here)
            if not inside or set(mode) & set("wax+"):
                return real(file, mode, *args, **options)
            buffered = io.BufferedReader(Unreadable(file, "r"))
            if "b" in mode:
                return buffered
            options.pop("buffering", None)
            return io.TextIOWrapper(buffered, *args[1:], **options)

        io.open = builtins.open = opened  # type: ignore[assignment]
