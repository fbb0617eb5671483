"""The application: routes and roles, sessions, forged requests, errors, the server.

A session is the secret of a personal link in a cookie: when the link ends, so does the session.
Every change carries a token that only a page of the same session has.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import socket
from collections.abc import Awaitable, Callable
from typing import Any
from urllib.parse import parse_qsl, urlsplit

from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.convertors import IntegerConvertor, register_url_convertor
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.base import BaseHTTPMiddleware
from starlette.middleware.trustedhost import TrustedHostMiddleware
from starlette.requests import Request
from starlette.responses import (
    HTMLResponse,
    JSONResponse,
    PlainTextResponse,
    RedirectResponse,
    Response,
)
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

from ...errors import Errors, KanonError
from ..controller import Controller
from ..store import ANNOTATOR, LEAD
from . import document, pages
from .document import STATIC, Seen, Visit, fragment

COOKIE = "kanon_review"
LOCAL = "127.0.0.1"
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
# Errors that are no fault of the request (400); what names the project's folder is told to no page.
_STATUS = {
    "KN002": 500, "KN903": 500, "KN929": 507, "KN922": 409, "KN923": 409, "KN926": 409,
    "KN933": 409, "KN932": 403,
}  # fmt: skip
_TITLES = {401: "No session", 403: "Not allowed", 404: "Not there", 409: "Changed since"}


class _Number(IntegerConvertor):
    """A number that the database can hold."""

    regex = "[0-9]{1,18}"


register_url_convertor("number", _Number())


Handler = Callable[[Visit], Response]


def make_app(controller: Controller, *, hosts: list[str]) -> Starlette:
    """The application of a project."""
    project, seen = controller.project, Seen()

    def enter(request: Request) -> Response:
        secret = request.path_params["secret"]
        person = project.person_by_link(secret)
        if person is None:
            raise HTTPException(404, "This link is not, or no longer, valid.")
        project.record("enter", person)
        response = RedirectResponse("/" if person.leads else "/guidelines", status_code=303)
        response.set_cookie(
            COOKIE, secret, httponly=True, samesite="lax", path="/", max_age=90 * 86400
        )
        return response

    def visit(request: Request, fields: dict[str, Any]) -> Visit:
        secret = request.cookies.get(COOKIE, "")
        person = project.person_by_link(secret)
        if person is None:
            reason = "Open your personal link. If it no longer works, ask for a new one."
            raise HTTPException(401, reason)
        token = hashlib.sha256(f"kanon request {secret}".encode()).hexdigest()
        return Visit(controller, seen, request, fields, person, token)

    def route(path: str, handler: Handler, method: str = "GET", role: str = ANNOTATOR) -> Route:
        def answer(request: Request, fields: dict[str, Any]) -> Response:
            visitor = visit(request, fields)
            if role == LEAD and not visitor.person.leads:
                raise KanonError(Errors.E932)
            return handler(visitor)

        async def endpoint(request: Request) -> Response:
            fields: dict[str, Any] = {}
            if method == "POST":
                visitor = await run_in_threadpool(visit, request, fields)
                fields = await read_fields(request, visitor.token)
            return await run_in_threadpool(answer, request, fields)

        return Route(path, endpoint, methods=[method])

    text, own = "/text/{number:number}", "/text/{number:number}/{whose:str}"
    routes: list[BaseRoute] = [
        Route("/health", lambda request: PlainTextResponse("ok\n")),
        Route("/enter/{secret:str}", enter),
        route("/", pages.queue),
        route("/", pages.queue, "POST"),
        route("/guidelines", pages.guidelines),
        route("/next", pages.next_text),
        route("/export", pages.exports, role=LEAD),
        route("/export/{name:str}", pages.export_file, role=LEAD),
        route(f"{text}/release", pages.release, role=LEAD),
        route(f"{text}/release", pages.release_text, "POST", LEAD),
        route(text, document.page),
        route(own, document.page),
        route(f"{own}/state", document.state),
        route(f"{own}/mark/{{mark:number}}", document.mark),
        route(f"{own}/do", document.do, "POST"),
        route(f"{own}/submit", document.submit, "POST"),
        route(f"{own}/reopen", document.reopen, "POST"),
    ]
    return secured(routes, hosts)


def secured(routes: list[BaseRoute], hosts: list[str]) -> Starlette:
    """An application with the static files, the headers and pages for errors."""
    return Starlette(
        routes=[*routes, Mount("/static", StaticFiles(directory=STATIC))],
        middleware=[
            Middleware(BaseHTTPMiddleware, dispatch=_add_headers),
            Middleware(TrustedHostMiddleware, allowed_hosts=hosts, www_redirect=False),
        ],
        exception_handlers={HTTPException: _refuse, KanonError: _refuse, 500: _refuse},
    )


async def _add_headers(
    request: Request, call_next: Callable[[Request], Awaitable[Response]]
) -> Response:
    response = await call_next(request)
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
    return response


def _refuse(request: Request, error: Exception) -> Response:
    """An error as JSON for a script, as a page for a browser."""
    status, reason = 500, ""
    if isinstance(error, HTTPException):
        status, reason = error.status_code, error.detail
        if status in (404, 405) and reason in ("Not Found", "Method Not Allowed"):
            reason = "There is nothing under this address."
    elif isinstance(error, KanonError):
        status, reason = _STATUS.get(error.code, 400), str(error)
    if status == 500:
        reason = "The server failed. Nothing of this request was saved."
    if "application/json" in request.headers.get("accept", ""):
        return JSONResponse({"problem": reason}, status_code=status)
    title = _TITLES.get(status, "This did not work")
    values = {"person": None, "token": "", "where": "", "is_sample": False}
    page = fragment("message.html", title=title, text=reason, **values)
    return HTMLResponse(page, status_code=status)


async def read_fields(request: Request, token: str) -> dict[str, Any]:
    """The fields of a change, from a form or JSON, checked to come from a page of the session."""
    origin = request.headers.get("origin")
    if origin is not None and urlsplit(origin).netloc != request.headers.get("host"):
        raise HTTPException(403, "The request comes from another site.")
    content = bytearray()
    async for chunk in request.stream():
        content += chunk
        if len(content) > MAX_BODY:
            raise HTTPException(413, "The request is too large.")
    try:
        if request.headers.get("content-type", "").split(";")[0].strip() == "application/json":
            fields = dict(json.loads(content))
        else:
            pairs = content.decode("utf8")
            fields = dict(parse_qsl(pairs, keep_blank_values=True, max_num_fields=50))
    except (TypeError, ValueError, RecursionError) as error:
        raise HTTPException(400, "The request cannot be read. Load the page again.") from error
    sent = str(request.headers.get("x-request-token") or fields.pop("token", ""))
    if not hmac.compare_digest(sent.encode("utf8", "replace"), token.encode()):
        raise HTTPException(403, "The page is of another session. Load it again.")
    return fields


def make_server(app: Any, host: str, port: int) -> tuple[Any, socket.socket, str]:
    """A server that logs no request, the socket to run it with, its address."""
    import uvicorn

    config = uvicorn.Config(
        app,
        host,
        port,
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
    bound = config.bind_socket()
    bound.listen(128)  # Browsers may ask before the server runs.
    name, number = bound.getsockname()[:2]
    address = f"http://[{name}]:{number}" if ":" in name else f"http://{name}:{number}"
    return uvicorn.Server(config), bound, address


def host_names(host: str, *names: str) -> list[str]:
    """Names under which a server on this machine may be asked."""
    everywhere = ("0.0.0.0", "::")
    return [n for n in dict.fromkeys((host, "localhost", LOCAL, *names)) if n not in everywhere]
