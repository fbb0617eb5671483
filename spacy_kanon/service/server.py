"""A service from its start to its end."""

from __future__ import annotations

import asyncio
import logging
import signal
import socket
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from ipaddress import ip_address
from typing import Any

from spacy_kanon import KanonError, Recipe

from ..errors import require
from .settings import ServiceSettings


def serve(recipe: Recipe, settings: ServiceSettings, tokens: Sequence[str]) -> None:
    """Answer requests until SIGTERM or SIGINT; then finish those that run or wait, and end."""
    require("fastapi", "uvicorn", extra="service")
    import uvicorn

    from .app import make_app
    from .workers import Workers, say

    _quiet_logs(say)
    with _listening(settings, say) as listener:
        workers = Workers(recipe, settings)
        workers.start()
        try:
            config = uvicorn.Config(
                make_app(workers, settings, tokens, mapping=recipe.mapping),
                http=_limited_protocol(settings.body_timeout),
                ws="none",
                lifespan="off",
                log_config=None,
                access_log=False,
                server_header=False,
                proxy_headers=False,
                limit_concurrency=settings.connections,
                timeout_graceful_shutdown=settings.longest_request,
            )
            listener.listen()  # What reads that it listens may ask at once.
            host, port = listener.getsockname()[:2]
            host = f"[{host}]" if ":" in host else host
            say(f"listening on http://{host}:{port}, {workers.ready} workers")
            for number in (signal.SIGINT, signal.SIGTERM):  # uvicorn raises it again at the end.
                signal.signal(number, lambda *_: None)
            uvicorn.Server(config).run(sockets=[listener])
        finally:
            workers.end()
    say("stopped")


@contextmanager
def _listening(settings: ServiceSettings, say: Any) -> Iterator[socket.socket]:
    """A socket from before the pipeline is loaded; connections take TCP_NODELAY from it."""
    family, *_, address = socket.getaddrinfo(
        settings.host, settings.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
    )[0]
    with socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP) as listener:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        try:
            listener.bind(address)
        except OSError as error:
            raise KanonError(
                f"[KN967] The service cannot listen on {settings.host}, port {settings.port}: "
                f"{error.strerror}. Give another --port or --host."
            ) from error
        listener.set_inheritable(False)
        if not ip_address(listener.getsockname()[0]).is_loopback:
            say("others can read texts and tokens, unless a proxy with TLS stands in front")
        yield listener


def _quiet_logs(say: Any) -> None:
    """Warnings of libraries by their type alone: a traceback could quote a request."""

    class TypesOnly(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            error = record.exc_info[0] if record.exc_info else None
            say(f"{record.name} {record.levelname}" + (f" {error.__name__}" if error else ""))

    for name in ("uvicorn", "uvicorn.error", "asyncio", "concurrent.futures"):
        logger = logging.getLogger(name)
        logger.handlers = [TypesOnly()]
        logger.setLevel(logging.ERROR)
        logger.propagate = False


def _limited_protocol(seconds: float) -> type[asyncio.Protocol]:
    """uvicorn's protocol, but connections on which no whole head comes in time are closed."""
    from uvicorn.protocols.http.h11_impl import H11Protocol

    class LimitedProtocol(H11Protocol):
        _timer: asyncio.TimerHandle | None = None

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            self._await_head()

        def on_response_complete(self) -> None:
            super().on_response_complete()
            self._await_head()

        def connection_lost(self, exc: Exception | None) -> None:
            self._stop()
            super().connection_lost(exc)

        def _await_head(self) -> None:
            self._stop()
            self._timer = self.loop.call_later(seconds, self._give_up, self.cycle)

        def _stop(self) -> None:
            if self._timer is not None:
                self._timer.cancel()

        def _give_up(self, cycle: Any) -> None:
            if self.cycle is cycle and not self.transport.is_closing():
                self.transport.abort()

    return LimitedProtocol
