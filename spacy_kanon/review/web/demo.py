"""The application: one page, and one address that reads what is sent to it."""

from __future__ import annotations

import secrets
from typing import Any

from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.middleware import Middleware
from starlette.middleware.trustedhost import TrustedHostMiddleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles

from ...errors import KanonError
from ..trying import GUARANTEES, LEAST_K, LONGEST, MOST_K, OPERATORS, Asked, DemoReader
from .security import Refused, SecureHeaders, body_of
from .view import STATIC, fragment

EXAMPLE = (
    "Ann Xyzzy, a Norwegian singer, was born in Oslo on 12 May 1972. She studied at the University"
    " of Bergen and moved to Norway's capital again in 1998. Write to ann@example.org."
)
_FAILED = "The text could not be read. Nothing of it was kept."


def make_demo(reader: DemoReader, *, hosts: list[str]) -> Starlette:
    token = secrets.token_urlsafe(16)

    def page(request: Request) -> Response:
        values = {
            "token": token,
            "example": EXAMPLE,
            "guarantees": GUARANTEES,
            "operators": OPERATORS,
            "least": LEAST_K,
            "most": MOST_K,
            "longest": LONGEST,
        }
        return HTMLResponse(fragment("demo.html", **values))

    async def read(request: Request) -> Response:
        try:
            fields = await body_of(request, token)
            return JSONResponse({"html": await run_in_threadpool(_result, reader, fields)})
        except Refused as refused:
            return JSONResponse({"problem": refused.reason}, status_code=refused.status)
        except KanonError as error:
            return JSONResponse({"problem": str(error)}, status_code=400)
        except Exception:  # Its traceback could quote the text, and a server logs it.
            return JSONResponse({"problem": _FAILED}, status_code=500)

    middleware = [
        Middleware(SecureHeaders),
        Middleware(TrustedHostMiddleware, allowed_hosts=hosts, www_redirect=False),
    ]
    routes = [
        Route("/", page, methods=["GET"]),
        Route("/read", read, methods=["POST"]),
        Mount("/static", StaticFiles(directory=STATIC)),
    ]
    return Starlette(routes=routes, middleware=middleware)


def _result(reader: DemoReader, fields: dict[str, Any]) -> str:
    names = ("text", "k", "guarantee", "operator")
    asked = Asked(**{name: fields[name] for name in names if name in fields})
    return str(fragment("demo_result.html", **reader.read(asked)))
