"""The routes of the service, and what stands before them: who may come in, and what is too much."""

from __future__ import annotations

import asyncio
import base64
import hmac
import time
from collections.abc import Sequence
from hashlib import sha256
from typing import Any

from fastapi import Depends, FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, PlainTextResponse, Response
from fastapi.security import HTTPBearer
from pydantic import BaseModel, ConfigDict, Field
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException

from spacy_kanon import __version__

from ..errors import Errors
from . import presidio, workers
from .settings import ServiceSettings

HEALTH = "/health"
_SAFE = {
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Content-Security-Policy": "default-src 'none'",
}
_CLOSING = (401, 408, 413, 503)  # The rest of a body can still be on its way.
_PRESIDIO: list[Any] = ["As Presidio's"]


class SanitizeRequest(BaseModel):
    """One text or several."""

    model_config = ConfigDict(extra="forbid", strict=True)
    text: str | list[str] = Field(description="One text, or a list of texts")
    subject: str | list[str] | None = Field(
        None,
        description="Whom the texts are about: one for all, or a list with one for each text. All "
        "texts of one subject are decided together. With --linkage: also whom of the index.",
    )
    evidence: bool = Field(False, description="Say why; as confidential as the text")
    mapping: bool = Field(False, description="Add the map that restores each text")


class SanitizedText(BaseModel):
    """A text that was sanitized; in a list also one that could not be, which has an `error`."""

    text: str | None = Field(description="To be released; null if it could not be sanitized")
    error: str | None = Field(None, description="Why it could not be sanitized")
    k: int | None = Field(None, description="People that what stays has to fit")
    invented: bool | None = Field(None, description="The people counted are those of the sample")
    spans: list[dict[str, Any]] | None = Field(
        None,
        description="Phrases by start, end and label in `text`; with `evidence` in the original",
    )
    k_reached: int | None = Field(
        None, description="Evidence: people that fit; null: nothing known"
    )
    population: int | None = Field(None, description="Evidence: people of the knowledge base")
    before: dict[str, Any] | None = Field(None, description="Evidence: of the text as written")
    linkage: dict[str, Any] | None = Field(None, description="What linkage_masker reports")
    mapping: dict[str, Any] | None = Field(None, description="Personal data: restores the text")


class SanitizedTexts(BaseModel):
    """What became of a list of texts, in its order."""

    results: list[SanitizedText]
    failed: int = Field(description="How many could not be sanitized and are not released")


class ErrorReply(BaseModel):
    """Why a request was not done."""

    error: str


_REFUSALS: dict[int | str, dict[str, Any]] = {n: {"model": ErrorReply} for n in (422, "default")}


def make_app(
    pool: workers.Workers, settings: ServiceSettings, tokens: Sequence[str], *, mapping: bool
) -> FastAPI:
    """The application behind its gate."""
    app = FastAPI(
        title="spacy-kanon",
        version=__version__,
        description="Anonymize text with a counted measure of disclosure risk.",
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
        dependencies=[Depends(HTTPBearer(auto_error=False))],  # For the document alone.
    )
    _add_refusals(app)
    _add_lists(app, pool)
    _add_tasks(app, pool, settings, mapping=mapping)
    routes = {getattr(route, "path", "") for route in app.routes}
    app.add_middleware(Gate, pool=pool, settings=settings, tokens=tokens, routes=routes)
    return app


def _add_tasks(
    app: FastAPI, pool: workers.Workers, settings: ServiceSettings, *, mapping: bool
) -> None:
    async def perform(task: Any, body: BaseModel, request: Request) -> Response:
        text = getattr(body, "text", "")
        if isinstance(text, list) and len(text) > settings.max_texts:
            raise HTTPException(
                413,
                f"[KN954] The request has {len(text)} texts, and {settings.max_texts} are allowed. "
                "Divide it.",
            )
        answer = await pool.run(task, body.model_dump(), request.is_disconnected)
        request.state.texts = answer.done, answer.withheld
        return Response(answer.body, answer.status, media_type="application/json")

    def route(path: str, model: Any, **more: Any) -> Any:
        return app.post(path, response_model=model, responses=_REFUSALS, **more)

    @route("/sanitize", SanitizedText | SanitizedTexts, summary="Texts that can be released")
    async def sanitize(body: SanitizeRequest, request: Request) -> Response:
        if body.mapping and not mapping:
            raise HTTPException(
                403,
                "[KN962] This service gives no maps that restore texts. Leave out `mapping`, or "
                "start it with --maps.",
            )
        if body.subject is not None:
            number = 1 if isinstance(body.text, str) else len(body.text)
            if isinstance(body.subject, str):
                body.subject = [body.subject] * number
            if len(body.subject) != number or not all(name.strip() for name in body.subject):
                problem = "subject: it has to name a person for every text"
                raise HTTPException(422, Errors.E961.format(problems=problem))
        return await perform(workers.sanitize, body, request)

    results = list[presidio.RecognizerResult] | list[list[presidio.RecognizerResult]]

    @route("/analyze", results, summary="What would be masked", tags=_PRESIDIO)
    async def analyze(body: presidio.AnalyzeRequest, request: Request) -> Response:
        presidio.check_request(body, pool.lang)
        return await perform(workers.analyze, body, request)


def _add_lists(app: FastAPI, pool: workers.Workers) -> None:
    def check_language(language: str | None) -> None:
        if language not in (None, "", pool.lang):
            raise HTTPException(500, presidio.UNSUPPORTED)

    @app.get(HEALTH, response_class=PlainTextResponse, summary="Whether requests are answered")
    async def health() -> Response:
        if not pool.ready:
            return PlainTextResponse("spacy-kanon service is not ready", 503)
        return PlainTextResponse("spacy-kanon service is up")

    @app.get("/supportedentities", tags=_PRESIDIO)
    async def supported_entities(language: str | None = None) -> list[str]:
        check_language(language)
        return list(presidio.SUPPORTED)

    @app.get("/recognizers", tags=_PRESIDIO)
    async def recognizers(language: str | None = None) -> list[str]:
        check_language(language)
        return [presidio.RECOGNIZER]


def refusal(status: int, message: str, headers: Any = None) -> JSONResponse:
    """A reply that holds nothing but a message."""
    more = {"Connection": "close"} if status in _CLOSING else {}
    more |= {"Retry-After": "1"} if status == 503 else {}
    return JSONResponse({"error": message}, status, {**(headers or {}), **more})


def _add_refusals(app: FastAPI) -> None:
    @app.exception_handler(HTTPException)
    async def refused(request: Request, error: HTTPException) -> Response:
        message = str(error.detail)
        if error.status_code in (404, 405):
            message = "[KN966] There is nothing here for this path and method. See /openapi.json."
        return refusal(error.status_code, message, error.headers)

    @app.exception_handler(RequestValidationError)
    async def malformed(request: Request, error: RequestValidationError) -> Response:
        """Name fields of ours, and quote nothing."""
        problems = error.errors()
        if any(problem["type"] == "json_invalid" for problem in problems):
            return refusal(400, presidio.EMPTY)
        schemas = app.openapi()["components"]["schemas"].values()
        fields = {name for schema in schemas for name in schema.get("properties", ())}
        said = {
            f"{_path(problem['loc'], fields)}: {_said(problem['type'])}" for problem in problems
        }
        status = 400 if request.url.path == "/analyze" else 422  # Presidio's.
        return refusal(status, Errors.E961.format(problems="; ".join(sorted(said)[:5])))

    @app.exception_handler(Exception)
    async def failed(request: Request, error: Exception) -> Response:
        workers.log_fault(error)
        return refusal(500, Errors.E965)


def _path(location: Sequence[int | str], fields: set[str]) -> str:
    steps = [str(step) for step in location if isinstance(step, int) or step in fields]
    return ".".join(steps) or "the request"


def _said(kind: str) -> str:
    return {"missing": "it is missing", "extra_forbidden": "there is a field too many"}.get(
        kind, f"it does not fit ({kind})"
    )


class Gate:
    """Who may come in, with how much and in what time; requests are logged, nothing of a text."""

    def __init__(
        self,
        app: Any,
        *,
        pool: workers.Workers,
        settings: ServiceSettings,
        tokens: Sequence[str],
        routes: set[str],
    ) -> None:
        self.app, self.pool, self.settings, self.routes = app, pool, settings, routes
        self._hashes = [_hash(token) for token in tokens]
        self._held = 0

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Pass a request on when its body is there, or refuse it."""
        began, status, body = time.monotonic(), 0, bytearray()

        async def send_safely(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                MutableHeaders(scope=message).update(_SAFE)
            await send(message)

        try:
            receive = await self._enter(scope, body, receive)
            reply = self.app
        except asyncio.TimeoutError:
            seconds = f"{self.settings.body_timeout:g}"
            reply = refusal(408, Errors.E960.format(seconds=seconds))
        except HTTPException as error:
            reply = refusal(error.status_code, error.detail, error.headers)
        except ConnectionError:  # There is no client left to answer.
            reply = Response(status_code=499)
        try:
            await reply(scope, receive, send_safely)
        finally:
            self._held -= len(body)
            self._observe(scope, status, time.monotonic() - began)

    async def _enter(self, scope: Any, body: bytearray, receive: Any) -> Any:
        """How a request that may come in is received."""
        headers = Headers(scope=scope)
        tokens = headers.getlist("authorization")
        if scope["path"] != HEALTH and not (len(tokens) == 1 and self._allows(tokens[0])):
            raise HTTPException(
                401,
                "[KN959] The request needs a token: send the header Authorization: Bearer TOKEN, "
                "or TOKEN as the password of HTTP basic authentication.",
                {"WWW-Authenticate": "Basic, Bearer"},
            )
        if scope["method"] != "POST":
            return receive
        self.pool.admit()
        media = headers.get("content-type", "").partition(";")[0].strip().lower()
        if media != "application/json" and not media.endswith("+json"):
            raise HTTPException(
                415,
                "[KN963] The body has to be JSON. Send the header Content-Type: application/json.",
            )
        length = headers.get("content-length", "0")
        self._check(int(length) if length.isdecimal() else 0)
        await asyncio.wait_for(self._read(body, receive), self.settings.body_timeout)
        waiting = [{"type": "http.request", "body": bytes(body), "more_body": False}]

        async def receive_next() -> Any:
            return waiting.pop() if waiting else await receive()

        return receive_next

    def _allows(self, authorization: str) -> bool:
        """Whether the header has the token of a client, compared in constant time."""
        scheme, _, value = authorization.partition(" ")
        token = value.strip()
        if scheme.lower() == "basic":
            try:
                token = base64.b64decode(token, validate=True).decode("utf8").partition(":")[2]
            except ValueError:
                return False
        elif scheme.lower() != "bearer":
            return False
        digest = _hash(token)
        return sum(hmac.compare_digest(digest, other) for other in self._hashes) > 0

    def _check(self, length: int) -> None:
        most = self.settings.max_body
        if length > most:
            message = f"[KN955] The request body is longer than {most} bytes. Divide it."
            raise HTTPException(413, message)

    async def _read(self, body: bytearray, receive: Any) -> None:
        settings, more = self.settings, True
        while more:
            message = await receive()
            if message["type"] == "http.disconnect":
                raise ConnectionError
            body += message.get("body", b"")
            self._held += len(message.get("body", b""))
            self._check(len(body))
            if self._held > settings.max_body * (settings.workers + settings.queue + 1):
                raise HTTPException(503, Errors.E956.format(queue=settings.queue))
            more = message.get("more_body", False)

    def _observe(self, scope: Any, status: int, seconds: float) -> None:
        path = scope["path"] if scope["path"] in self.routes else "other"
        done, withheld = texts = scope.get("state", {}).get("texts", (0, 0))
        if self.settings.access_log and path != HEALTH:
            about = f" {done} texts, {withheld} withheld" if any(texts) else ""
            workers.say(f"{path} {status} {1000 * seconds:.1f} ms{about}")


def _hash(token: str) -> bytes:
    return sha256(token.encode("utf8", "surrogateescape")).digest()
