"""Servers of pages: one process, no log of what is asked for."""

from __future__ import annotations

import socket
from importlib.util import find_spec
from typing import Any

from ..errors import Errors, KanonError
from .desk import Desk

LOCAL = "127.0.0.1"
EVERYWHERE = ("0.0.0.0", "::")
_WAITING = 128
_PACKAGES = ("starlette", "uvicorn")


def check_packages() -> None:
    missing = [name for name in _PACKAGES if find_spec(name) is None]
    if missing:
        raise KanonError(Errors.E001.format(packages=", ".join(missing), extra="review"))


def bind(host: str, port: int) -> socket.socket:
    """Take an address."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    bound = socket.socket(family, socket.SOCK_STREAM)
    try:
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.bind((host, port))
        bound.listen(_WAITING)  # Who has seen the address may come before the server runs.
    except OSError:
        bound.close()
        raise
    return bound


def make_server(desk: Desk, host: str, names: tuple[str, ...] = ()) -> Any:
    """A server that is told to run with a bound socket."""
    from .web.app import make_app

    return server_of(make_app(desk, hosts=hosts_of(host, *names)))


def hosts_of(*names: str) -> list[str]:
    """Names under which a server on this machine may be asked."""
    hosts = {
        name: None for name in (names[0], "localhost", LOCAL, *names) if name not in EVERYWHERE
    }
    return list(hosts)


def server_of(app: Any) -> Any:
    """A server that logs no request."""
    import uvicorn

    config = uvicorn.Config(
        app,
        log_level="error",
        access_log=False,
        server_header=False,
        date_header=False,
        proxy_headers=False,
        limit_concurrency=200,
        timeout_keep_alive=30,
        timeout_graceful_shutdown=5,
        lifespan="off",
        ws="none",
    )
    return uvicorn.Server(config)


def address_of(bound: socket.socket) -> str:
    """ "http://127.0.0.1:8790"."""
    host, port = bound.getsockname()[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
