"""A service from its start to its end."""

from __future__ import annotations

import asyncio
import logging
import signal
import socket
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from ipaddress import ip_address
from typing import Any

import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol

from ..errors import Errors, KanonError
from ..release.runner import Recipe
from .gateway import Access
from .settings import ServiceSettings

_PACKAGES = ("fastapi", "uvicorn", "prometheus_client", "cryptography")
_FILES_BESIDE = 100  # That are open beside connections.


def serve(recipe: Recipe, settings: ServiceSettings, tokens: Sequence[str]) -> None:
    """Answer requests until SIGTERM or SIGINT; then finish those that run, and end."""
    need_service()
    import uvicorn

    from .app import make_app, route_names
    from .gateway import Gateway
    from .metrics import Metrics
    from .pool import WorkerPool

    _quiet_logs()
    _allow_files(settings.connections)
    with closing_socket(settings) as listener:
        pool = WorkerPool(recipe, settings)
        pool.start()
        try:
            metrics = Metrics(pool)
            app = make_app(pool, settings, metrics)
            gateway = Gateway(
                app,
                access=Access(tokens),
                metrics=metrics,
                routes=route_names(app),
                log=say if settings.access_log else None,
            )
            config = uvicorn.Config(
                gateway,
                http=limited_protocol(settings.body_timeout),
                ws="none",
                lifespan="off",
                log_config=None,
                access_log=False,
                server_header=False,
                proxy_headers=False,
                limit_concurrency=settings.connections,
                timeout_graceful_shutdown=settings.longest_request,
                ssl_certfile=settings.certificate,
                ssl_keyfile=settings.certificate_key,
            )
            listener.listen()  # Whoever reads that it listens may ask at once.
            say(f"listening on {_url(listener, settings)}, {pool.ready} workers")
            StoppingServer(config, pool.stop).run(sockets=[listener])
        finally:
            pool.end()
    say("stopped")


def need_service() -> None:
    missing = [package for package in _PACKAGES if find_spec(package) is None]
    if missing:
        raise KanonError(Errors.E001.format(packages=", ".join(missing), extra="service"))


def say(line: str) -> None:
    """Write a line to standard error, with the time."""
    sys.stderr.write(f"{time.strftime('%Y-%m-%dT%H:%M:%S%z')} {line}\n")
    sys.stderr.flush()


@contextmanager
def closing_socket(settings: ServiceSettings) -> Iterator[socket.socket]:
    """A socket that listens, from before the pipeline is loaded, so that a port that is taken is
    told at once.
    """
    family, *_, address = socket.getaddrinfo(
        settings.host, settings.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
    )[0]
    with socket.socket(family, socket.SOCK_STREAM) as listener:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.set_inheritable(False)
        if not ip_address(listener.getsockname()[0]).is_loopback and not settings.certificate:
            say("texts and tokens can be read on the way: use TLS (--certificate) or a proxy")
        yield listener


def _url(listener: socket.socket, settings: ServiceSettings) -> str:
    host, port = listener.getsockname()[:2]
    scheme = "https" if settings.certificate else "http"
    return f"{scheme}://[{host}]:{port}" if ":" in host else f"{scheme}://{host}:{port}"


def _quiet_logs() -> None:
    """Warnings of the server by their type alone: a traceback could quote a request."""

    class TypesOnly(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            error = record.exc_info[0] if record.exc_info else None
            say(f"{record.name} {record.levelname}" + (f" {error.__name__}" if error else ""))

    for name in ("uvicorn", "uvicorn.error", "asyncio"):
        logger = logging.getLogger(name)
        logger.handlers = [TypesOnly()]
        logger.setLevel(logging.ERROR)
        logger.propagate = False


def _allow_files(connections: int) -> None:
    """Raise the limit of open files as far as that is allowed, if it is too low."""
    try:
        import resource
    except ImportError:  # Not on Windows.
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted_files = connections + _FILES_BESIDE
    if soft < wanted_files:
        limit = wanted_files if hard == resource.RLIM_INFINITY else min(hard, wanted_files)
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (limit, hard))


def limited_protocol(seconds: float) -> type[H11Protocol]:
    """A protocol that closes connections on which no whole head comes: uvicorn's waits without end
    for a first request, and for the rest of a head that has begun.
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
