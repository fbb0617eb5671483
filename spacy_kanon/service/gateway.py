"""What stands before every route: who may come in, what is too much, and what is told of it.

Pure ASGI, so that nothing of a body is read before its client has shown a token.
"""

from __future__ import annotations

import asyncio
import base64
import binascii
import hmac
import os
import re
import time
from collections.abc import Awaitable, Callable, Iterable, Mapping, MutableMapping
from hashlib import sha256
from pathlib import Path
from typing import Any

from ..errors import Errors, KanonError
from .metrics import Metrics
from .schemas import Refusal, error_answer
from .settings import ServiceSettings
from .worker import log_fault

VARIABLE = "SPACY_KANON_TOKEN"
LEAST_LENGTH = 16
_TOKEN = re.compile(rf"[!-9;-~]{{{LEAST_LENGTH},512}}")  # No colon: basic authentication.


class Access:
    """Compares what a client sends with the hashes of the tokens, in constant time."""

    def __init__(self, tokens: Iterable[str]) -> None:
        self._hashes = [_hash(token) for token in tokens]

    def allows(self, authorization: str | None) -> bool:
        """Whether a client may send requests. False too for what is no such header."""
        scheme, _, value = (authorization or "").partition(" ")
        token = value.strip()
        if scheme.lower() == "basic":
            token = _password(token)
        elif scheme.lower() != "bearer":
            return False
        digest = _hash(token)
        return sum(hmac.compare_digest(digest, other) for other in self._hashes) > 0


def _hash(token: str) -> bytes:
    return sha256(token.encode("utf8", "surrogateescape")).digest()


def _password(value: str) -> str:
    try:
        return base64.b64decode(value, validate=True).decode("utf8").partition(":")[2]
    except (binascii.Error, ValueError):
        return ""


def read_tokens(path: Path | None, environment: Mapping[str, str] = os.environ) -> list[str]:
    """The tokens of a service."""
    if path is None:
        text, source = environment.get(VARIABLE, ""), f"the variable {VARIABLE}"
    else:
        source = str(path)
        try:
            text = path.read_text(encoding="utf8")
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or type(error).__name__
            raise KanonError(Errors.E010.format(path=path, reason=reason)) from error
    tokens = text.split()
    problem = None
    if not tokens:
        problem = f"{source} holds none"
    elif not all(_TOKEN.fullmatch(token) for token in tokens):
        problem = (
            f"{source} holds one that is shorter than {LEAST_LENGTH} characters, or has others "
            "than letters, digits and signs of ASCII, or a colon"
        )
    if problem is not None:
        raise KanonError(
            f"[KN950] The service needs a token of its clients: {problem}. Write one or more, a "
            "line each, to a file that only you can read and give it with --token-file, or set "
            f'the environment variable {VARIABLE}. This prints one: python -c "import secrets; '
            'print(secrets.token_urlsafe(32))"'
        )
    return tokens


Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Message, Receive, Send], Awaitable[None]]

OPEN = "/health"
OTHER = "other"
TEXTS_DONE = "kanon_texts_done"
TEXTS_WITHHELD = "kanon_texts_withheld"
_ALWAYS = (
    (b"cache-control", b"no-store"),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"content-security-policy", b"default-src 'none'; style-src 'unsafe-inline'"),
)


class ClientGone(Exception):
    """The client closed the connection before its request was there."""


class Gateway:
    """An ASGI application around another one."""

    def __init__(
        self,
        app: App,
        *,
        access: Access,
        metrics: Metrics,
        routes: frozenset[str],
        log: Callable[[str], None] | None,
    ) -> None:
        self._app = app
        self._access = access
        self._metrics = metrics
        self._routes = routes
        self._log = log

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        """Answer a request, or refuse it."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
        elif scope["type"] == "http":
            await self._http(scope, receive, send)

    async def _http(self, scope: Message, receive: Receive, send: Send) -> None:
        began = time.monotonic()
        status = 0

        async def send_safely(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message = {**message, "headers": [*message.get("headers", ()), *_ALWAYS]}
            await send(message)

        scope.setdefault("state", {})
        try:
            if scope["path"] == OPEN or self._access.allows(_header(scope, b"authorization")):
                await self._app(scope, receive, send_safely)
            else:
                await refuse(
                    send_safely,
                    401,
                    (
                        "[KN959] The request needs a token: send the header Authorization: "
                        "Bearer TOKEN, or TOKEN as the password of HTTP basic authentication."
                    ),
                    (b"www-authenticate", b"Basic, Bearer"),
                )
        except ClientGone:
            status = 499  # As nginx logs it; nobody is there to read it.
        except Exception as error:
            log_fault(error)
            if not status:
                await refuse(send_safely, 500, Errors.E965)
        finally:
            self._tell(scope, status, time.monotonic() - began)

    def _tell(self, scope: Message, status: int, seconds: float) -> None:
        """Count and log a request."""
        path = scope["path"] if scope["path"] in self._routes else OTHER
        state: Mapping[str, Any] = scope["state"]
        done, withheld = state.get(TEXTS_DONE, 0), state.get(TEXTS_WITHHELD, 0)
        self._metrics.request(path, status, seconds)
        if done or withheld:
            self._metrics.texts(path, done, withheld)
        if self._log is not None and path != OPEN:
            texts = f" {done} texts, {withheld} withheld" if done or withheld else ""
            self._log(f"{path} {status} {1000 * seconds:.1f} ms{texts}")


async def refuse(send: Send, status: int, message: str, *headers: tuple[bytes, bytes]) -> None:
    """Send a refusal."""
    body = error_answer(status, message).body
    fields = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"connection", b"close"),
        *headers,
    ]
    await send({"type": "http.response.start", "status": status, "headers": fields})
    await send({"type": "http.response.body", "body": body})


def _header(scope: Message, name: bytes) -> str | None:
    """The value of a header, if it is there once."""
    values = [value for header, value in scope["headers"] if header == name]
    return values[0].decode("latin1") if len(values) == 1 else None


class BodyReader:
    """Reads the bodies of requests, of which a bounded number of bytes is held in all.

    held (int): Bytes of bodies that are read or wait.
    """

    def __init__(self, settings: ServiceSettings) -> None:
        self._settings = settings
        self._most_held = settings.max_body * (settings.workers + settings.queue + 1)
        self.held = 0

    async def read(self, scope: Message, receive: Receive) -> bytes:
        """The body of a request; `release` it afterwards."""
        media = (_header(scope, b"content-type") or "").partition(";")[0].strip().lower()
        if media != "application/json" and not media.endswith("+json"):
            raise Refusal(
                415,
                "[KN963] The body has to be JSON. Send the header Content-Type: application/json.",
            )
        length = _header(scope, b"content-length") or "0"
        if length.isdecimal() and int(length) > self._settings.max_body:
            raise self._too_long()
        seconds = self._settings.body_timeout
        body = bytearray()
        try:
            await asyncio.wait_for(self._read_into(body, receive), seconds)
        except (TimeoutError, asyncio.TimeoutError):
            self.release(len(body))
            raise Refusal(408, Errors.E960.format(seconds=f"{seconds:g}")) from None
        except BaseException:
            self.release(len(body))
            raise
        return bytes(body)

    def release(self, count: int) -> None:
        """Let go of a body. count (int): Its bytes."""
        self.held -= count

    async def _read_into(self, body: bytearray, receive: Receive) -> None:
        while True:
            message = await receive()
            if message["type"] == "http.disconnect":
                raise ClientGone
            chunk = message.get("body", b"")
            body += chunk
            self.held += len(chunk)
            if len(body) > self._settings.max_body:
                raise self._too_long()
            if self.held > self._most_held:
                raise Refusal(503, Errors.E956.format(queue=self._settings.queue))
            if not message.get("more_body", False):
                return

    def _too_long(self) -> Refusal:
        return Refusal(
            413,
            f"[KN955] The request body is longer than {self._settings.max_body} bytes. Divide it.",
        )
