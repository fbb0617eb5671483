"""The routes of the service, as a FastAPI application that knows HTTP and no pipeline."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from enum import Enum
from typing import Any

from fastapi import FastAPI, Query, Request
from fastapi.openapi.utils import get_openapi
from fastapi.responses import HTMLResponse, JSONResponse, PlainTextResponse, Response
from jinja2 import Environment, PackageLoader, StrictUndefined, select_autoescape
from pydantic import BaseModel
from pydantic.json_schema import models_json_schema
from starlette.exceptions import HTTPException

from .gateway import OPEN, TEXTS_DONE, TEXTS_WITHHELD, BodyReader, ClientGone
from .metrics import CONTENT_TYPE, Metrics
from .pool import WorkerPool
from .presidio import (
    ANONYMIZERS,
    DEANONYMIZERS,
    AnalyzeRequest,
    AnonymizeReply,
    AnonymizeRequest,
    DeanonymizeRequest,
    RecognizerResult,
)
from .schemas import (
    Answer,
    ErrorReply,
    Refusal,
    SanitizedText,
    SanitizedTexts,
    SanitizeRequest,
    error_answer,
)
from .settings import ServiceSettings

_REFERENCE = "#/components/schemas/{model}"
_ENVIRONMENT = Environment(
    loader=PackageLoader("spacy_kanon.service"),
    autoescape=select_autoescape(),
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)


def describe(app: FastAPI, requests: Iterable[type[BaseModel]]) -> None:
    """Let the application's OpenAPI document hold the bodies of requests and the ways to log in."""
    models = [(model, "validation") for model in requests]

    def openapi() -> dict[str, Any]:
        if app.openapi_schema is None:
            document = get_openapi(
                title=app.title,
                version=app.version,
                description=app.description,
                routes=app.routes,
            )
            _, definitions = models_json_schema(models, ref_template=_REFERENCE)  # type: ignore[arg-type]
            components = document.setdefault("components", {})
            components.setdefault("schemas", {}).update(definitions["$defs"])
            components["securitySchemes"] = {
                "bearer": {"type": "http", "scheme": "bearer"},
                "basic": {"type": "http", "scheme": "basic"},
            }
            document["security"] = [{"bearer": []}, {"basic": []}]
            document["paths"]["/health"]["get"]["security"] = []
            app.openapi_schema = document
        return app.openapi_schema

    app.openapi = openapi  # type: ignore[method-assign]


def reference_page(document: dict[str, Any]) -> str:
    """An OpenAPI document to read."""
    return _ENVIRONMENT.get_template("reference.html").render(
        document=document, type_of=type_of, models=document["components"]["schemas"]
    )


def type_of(schema: dict[str, Any]) -> str:
    """The type of a value, in words.

    >>> type_of({"anyOf": [{"type": "string"}, {"type": "array", "items": {"type": "string"}}]})
    'string or list of string'
    """
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "anyOf" in schema:
        return " or ".join(type_of(part) for part in schema["anyOf"])
    kind = schema.get("type", "any")
    if kind == "array":
        return f"list of {type_of(schema.get('items', {}))}"
    values = schema.get("additionalProperties")
    if kind == "object" and isinstance(values, dict):
        return f"object of {type_of(values)}"
    return str(kind)


Handler = Callable[[Request], Awaitable[Response]]
PRESIDIO: list[str | Enum] = ["As Presidio's"]
_REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": ErrorReply, "description": text}
    for status, text in (
        (400, "No JSON"),
        (401, "No token"),
        (413, "Too long, or too many texts"),
        (422, "Not of this form, or a text that cannot be sanitized; it is not released"),
        (503, "Busy or stopping; see Retry-After"),
    )
}


def make_app(pool: WorkerPool, settings: ServiceSettings, metrics: Metrics) -> FastAPI:
    from .. import __version__

    app = FastAPI(
        title="spacy-kanon",
        version=__version__,
        description="Anonymize text with a counted measure of disclosure risk.",
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
    )
    _add_refusals(app, pool)
    _add_pages(app, pool, metrics)
    _add_tasks(app, pool, BodyReader(settings))
    _add_lists(app, pool)
    describe(app, (SanitizeRequest, AnalyzeRequest, AnonymizeRequest, DeanonymizeRequest))
    return app


def route_names(app: FastAPI) -> frozenset[str]:
    """Paths of all routes."""
    return frozenset(path for route in app.routes if (path := getattr(route, "path", None)))


def _add_refusals(app: FastAPI, pool: WorkerPool) -> None:
    async def refused(request: Request, error: Exception) -> Response:
        assert isinstance(error, Refusal)
        headers = {"Retry-After": str(pool.pause)} if error.status == 503 else {}
        if error.status in (408, 413, 503):  # The rest of a body can still be on its way.
            headers["Connection"] = "close"
        body = error_answer(error.status, error.message).body
        return Response(body, error.status, headers, "application/json")

    async def not_here(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        return JSONResponse(
            {"error": "[KN966] There is nothing here for this path and method. See /docs."},
            error.status_code,
            error.headers,
        )

    app.add_exception_handler(Refusal, refused)
    app.add_exception_handler(HTTPException, not_here)


def _add_pages(app: FastAPI, pool: WorkerPool, metrics: Metrics) -> None:
    @app.get(OPEN, response_class=PlainTextResponse, summary="Whether requests are answered")
    async def health() -> Response:
        if pool.stopping or not pool.ready:
            return PlainTextResponse("spacy-kanon service is not ready", 503)
        return PlainTextResponse("spacy-kanon service is up")

    @app.get("/metrics", response_class=PlainTextResponse, summary="Figures for Prometheus")
    async def figures() -> Response:
        return Response(metrics.page(), media_type=CONTENT_TYPE)

    @app.get("/docs", include_in_schema=False)
    async def docs() -> Response:
        return HTMLResponse(reference_page(app.openapi()))


def _add_tasks(app: FastAPI, pool: WorkerPool, reader: BodyReader) -> None:
    async def perform(task: str, request: Request) -> Response:
        pool.admit()
        body = await reader.read(request.scope, request.receive)
        try:
            answer = await pool.run(task, body, request.is_disconnected)
        finally:
            reader.release(len(body))
        return _reply(answer, request)

    def add(path: str, model: type[BaseModel], summary: str, reply: Any, **settings: Any) -> None:
        async def handle(request: Request) -> Response:
            return await perform(path[1:], request)

        schema = {"$ref": f"#/components/schemas/{model.__name__}"}
        body = {"required": True, "content": {"application/json": {"schema": schema}}}
        app.add_api_route(
            path,
            handle,
            methods=["POST"],
            summary=summary,
            response_model=reply,
            responses=_REFUSALS,
            openapi_extra={"requestBody": body},
            name=path[1:],
            **settings,
        )

    add("/sanitize", SanitizeRequest, "Texts that can be released", SanitizedText | SanitizedTexts)
    add(
        "/analyze",
        AnalyzeRequest,
        "What would be masked",
        list[RecognizerResult] | list[list[RecognizerResult]],
        tags=PRESIDIO,
    )
    add(
        "/anonymize",
        AnonymizeRequest,
        "Replace what the client found",
        AnonymizeReply,
        tags=PRESIDIO,
    )
    add("/deanonymize", DeanonymizeRequest, "Decrypt", AnonymizeReply, tags=PRESIDIO)


def _reply(answer: Answer | None, request: Request) -> Response:
    if answer is None:
        raise ClientGone
    request.scope["state"][TEXTS_DONE] = answer.texts
    request.scope["state"][TEXTS_WITHHELD] = answer.withheld
    return Response(answer.body, answer.status, media_type="application/json")


def _add_lists(app: FastAPI, pool: WorkerPool) -> None:
    language_query = Query(None, description="Two letters", max_length=20)

    async def ask(task: str, request: Request) -> Response:
        language = request.query_params.get("language") or ""
        answer = await pool.run(task, language.encode(), request.is_disconnected)
        return _reply(answer, request)

    @app.get("/supportedentities", response_model=list[str], tags=PRESIDIO)
    async def supported_entities(request: Request, language: str | None = language_query) -> Any:
        return await ask("supportedentities", request)

    @app.get("/recognizers", response_model=list[str], tags=PRESIDIO)
    async def recognizers(request: Request, language: str | None = language_query) -> Any:
        return await ask("recognizers", request)

    @app.get("/anonymizers", tags=PRESIDIO)
    async def anonymizers() -> list[str]:
        return sorted(ANONYMIZERS)

    @app.get("/deanonymizers", tags=PRESIDIO)
    async def deanonymizers() -> list[str]:
        return sorted(DEANONYMIZERS)
