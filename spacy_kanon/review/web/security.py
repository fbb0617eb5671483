"""What stands between the pages and everybody else: sessions, forged requests, headers, sizes."""

from __future__ import annotations

import hmac
import json
from typing import Any
from urllib.parse import parse_qsl, urlsplit

from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..store.people import Person, person_of_session, request_token
from ..store.project import Project

COOKIE = "kanon_review"
MAX_BODY = 256 * 1024

HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
        "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "cache-control": "no-store",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class Refused(Exception):
    """A request that is not answered. `status` is of the response, `reason` for the page."""

    def __init__(self, status: int, reason: str) -> None:
        super().__init__(reason)
        self.status = status
        self.reason = reason


class SecureHeaders:
    """Adds the headers to every response."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                present = {name.lower() for name, _ in message["headers"]}
                added = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
                message["headers"] = [
                    *message["headers"],
                    *((name, value) for name, value in added if name not in present),
                ]
            await send(message)

        await self.app(scope, receive, send_with_headers)


def person_of(request: Request, project: Project) -> tuple[Person, str]:
    """Whose request it is."""
    secret = request.cookies.get(COOKIE, "")
    person = person_of_session(project, secret) if secret else None
    if person is None:
        raise Refused(401, "Open your personal link. If it no longer works, ask for a new one.")
    return person, request_token(secret)


def set_session(response: Response, secret: str) -> None:
    response.set_cookie(COOKIE, secret, httponly=True, samesite="lax", path="/", max_age=90 * 86400)


async def body_of(request: Request, token: str) -> dict[str, Any]:
    """The fields of a change, from a form or JSON, checked to come from a page of the session."""
    origin = request.headers.get("origin")
    if origin is not None and urlsplit(origin).netloc != request.headers.get("host"):
        raise Refused(403, "The request comes from another site.")
    content = bytearray()
    async for chunk in request.stream():
        content += chunk
        if len(content) > MAX_BODY:
            raise Refused(413, "The request is too large.")
    try:
        fields = _fields(request.headers.get("content-type", ""), bytes(content))
    except (UnicodeDecodeError, ValueError, RecursionError) as error:
        raise Refused(400, "The request cannot be read. Load the page again.") from error
    sent = request.headers.get("x-request-token") or fields.pop("token", "")
    if not isinstance(sent, str) or not hmac.compare_digest(sent.encode(), token.encode()):
        raise Refused(403, "The page is of another session. Load it again.")
    return fields


def _fields(kind: str, content: bytes) -> dict[str, Any]:
    if kind.split(";")[0].strip() == "application/json":
        value = json.loads(content)
        if not isinstance(value, dict):
            raise ValueError("it is no object")
        return value
    return dict(parse_qsl(content.decode("utf8"), keep_blank_values=True, max_num_fields=50))
