"""The application: which address does what, for whom."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.convertors import IntegerConvertor, register_url_convertor
from starlette.middleware import Middleware
from starlette.middleware.trustedhost import TrustedHostMiddleware
from starlette.requests import Request
from starlette.responses import (
    HTMLResponse,
    JSONResponse,
    PlainTextResponse,
    RedirectResponse,
    Response,
)
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles

from ...errors import KanonError
from ..desk import Desk
from ..model.commands import StaleCommand
from ..store.people import Person, begin_session
from . import leading, pages
from . import pages as working
from .pages import Site
from .security import Refused, SecureHeaders, body_of, person_of, set_session
from .view import STATIC, fragment

Handler = Callable[[Site, Request, Person, dict[str, Any]], Response]


class NumberConvertor(IntegerConvertor):
    """A number that the database can hold."""

    regex = "[0-9]{1,18}"


register_url_convertor("number", NumberConvertor())


def make_app(desk: Desk, *, hosts: list[str]) -> Starlette:
    """The application of a project."""
    site = Site(desk)

    def get(handler: Handler) -> Callable[[Request], Awaitable[Response]]:
        async def endpoint(request: Request) -> Response:
            return await run_in_threadpool(_answer, site, request, handler, None)

        return endpoint

    def post(handler: Handler) -> Callable[[Request], Awaitable[Response]]:
        async def endpoint(request: Request) -> Response:
            try:
                _, token = await run_in_threadpool(person_of, request, site.project)
                fields = await body_of(request, token)
            except Refused as refused:
                return _refusal(request, refused)
            return await run_in_threadpool(_answer, site, request, handler, fields)

        return endpoint

    def enter(request: Request) -> Response:
        secret = begin_session(site.project, request.path_params["secret"])
        if secret is None:
            return _refusal(request, Refused(404, "This link is not, or no longer, valid."))
        response = RedirectResponse("/", status_code=303)
        set_session(response, secret)
        return response

    sheet = "/text/{number:number}/{whose:str}"
    routes = [
        Route("/health", lambda request: PlainTextResponse("ok\n")),
        Route("/enter/{secret:str}", enter),
        Route("/", get(pages.queue), methods=["GET"]),
        Route("/", post(pages.queue), methods=["POST"]),
        Route("/guidelines", get(pages.guidelines), methods=["GET"]),
        Route("/guidelines", post(pages.read_guidelines), methods=["POST"]),
        Route("/next", get(pages.next_text)),
        Route("/people", get(leading.people_page), methods=["GET"]),
        Route("/people", post(leading.change_people), methods=["POST"]),
        Route("/trail", get(leading.trail_page)),
        Route("/trail.jsonl", get(leading.trail_file)),
        Route("/agreement", get(leading.agreement_page)),
        Route("/export", get(leading.export_page)),
        Route("/export/{name:str}", get(leading.export_file)),
        Route("/text/{number:number}", get(working.document)),
        Route("/text/{number:number}/release", get(leading.release_page), methods=["GET"]),
        Route("/text/{number:number}/release", post(leading.release_text), methods=["POST"]),
        Route("/text/{number:number}/adjudicate", get(leading.adjudicate_page), methods=["GET"]),
        Route("/text/{number:number}/adjudicate", post(leading.settle), methods=["POST"]),
        Route(sheet, get(working.document)),
        Route(f"{sheet}/state", get(working.state)),
        Route(f"{sheet}/mark/{{mark:number}}", get(working.mark)),
        Route(f"{sheet}/do", post(working.do), methods=["POST"]),
        Route(f"{sheet}/submit", post(working.submit), methods=["POST"]),
        Route(f"{sheet}/reopen", post(working.reopen), methods=["POST"]),
        Mount("/static", StaticFiles(directory=STATIC)),
    ]
    middleware = [
        Middleware(SecureHeaders),
        Middleware(TrustedHostMiddleware, allowed_hosts=hosts, www_redirect=False),
    ]
    return Starlette(routes=routes, middleware=middleware, exception_handlers=_HANDLERS)


def _answer(
    site: Site, request: Request, handler: Handler, fields: dict[str, Any] | None
) -> Response:
    try:
        person, token = person_of(request, site.project)
        request.state.token = token
        return handler(site, request, person, fields or {})
    except Refused as refused:
        return _refusal(request, refused)
    except StaleCommand as error:
        return _refusal(request, Refused(409, str(error)))
    except KanonError as error:
        if error.code in _OUR_FAULT:
            return _failed(request, error)
        return _refusal(request, Refused(_STATUS.get(error.code, 400), str(error)))


def _refusal(request: Request, refused: Refused) -> Response:
    """For a page that is open as JSON, for a browser as a page."""
    if "application/json" in request.headers.get("accept", ""):
        return JSONResponse({"problem": refused.reason}, status_code=refused.status)
    titles = {401: "No session", 404: "Not there", 403: "Not allowed", 409: "Changed since"}
    title = titles.get(refused.status, "This did not work")
    values = {"person": None, "token": "", "where": "", "title": title, "text": refused.reason}
    return HTMLResponse(fragment("message.html", **values), status_code=refused.status)


def _missing(request: Request, error: Exception) -> Response:
    status = getattr(error, "status_code", 404)
    return _refusal(request, Refused(status, "There is nothing under this address."))


def _failed(request: Request, error: Exception) -> Response:
    return _refusal(request, Refused(500, "The server failed. Nothing of this request was saved."))


# What says where the project lies is for whoever runs the server.
_OUR_FAULT = {"KN002", "KN903"}
_STATUS = {"KN929": 507, "KN923": 409, "KN926": 409, "KN933": 409, "KN932": 403}
_HANDLERS: Any = {404: _missing, 405: _missing, 500: _failed}
