"""uvicorn, with an end to waiting for a head of a request, and a stop that refuses at once."""

from __future__ import annotations

import asyncio
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol


def limited_protocol(seconds: float) -> type[H11Protocol]:
    """A protocol that closes connections on which no whole head comes: uvicorn's waits without end
    for a first request, and for the rest of a head that has begun.

    seconds (float): For the first head after the connection, and for each one that has begun.
    RETURNS (type[H11Protocol]): For uvicorn's setting `http`.
    """

    class LimitedProtocol(H11Protocol):
        _head_timer: asyncio.TimerHandle | None = None

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            self._start_timer()

        def data_received(self, data: bytes) -> None:
            before = self.cycle
            super().data_received(data)
            if self.cycle is not before:
                self._stop_timer()
            elif self._awaits_head and self._head_timer is None:
                self._start_timer()

        def connection_lost(self, exc: Exception | None) -> None:
            self._stop_timer()
            super().connection_lost(exc)

        @property
        def _awaits_head(self) -> bool:
            return self.cycle is None or self.cycle.response_complete

        def _start_timer(self) -> None:
            self._head_timer = self.loop.call_later(seconds, self._give_up)

        def _stop_timer(self) -> None:
            if self._head_timer is not None:
                self._head_timer.cancel()
                self._head_timer = None

        def _give_up(self) -> None:
            self._head_timer = None
            if self._awaits_head and not self.transport.is_closing():
                self.transport.abort()

    return LimitedProtocol


class StoppingServer(uvicorn.Server):
    """A server that tells when it begins to stop, and ends as if it had not got a signal."""

    def __init__(self, config: uvicorn.Config, on_stop: Callable[[], None]) -> None:
        """config (uvicorn.Config): See there.
        on_stop (Callable[[], None]): Called before running requests are waited for.
        """
        super().__init__(config)
        self._on_stop = on_stop

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Refuse what is new, and finish what runs."""
        self._on_stop()
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop on SIGINT and SIGTERM."""
        numbers = (signal.SIGINT, signal.SIGTERM)
        before = {number: signal.signal(number, self.handle_exit) for number in numbers}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)
