"""The page of `kanon demo`: a text under some settings, with counts. It keeps nothing."""

from __future__ import annotations

import secrets
from threading import Lock
from typing import Any, Literal

from pydantic import BaseModel, Field, ValidationError
from spacy.language import Language
from spacy.tokens import Doc
from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.routing import Route

from ... import Recipe, forget_texts
from ...errors import KanonError
from ...names import DEFAULT_K, KANON, MASK
from ..controller import Recent
from ..engine import make_pipeline
from .app import read_fields, secured
from .document import fragment

OPERATORS = {
    "stars": "***",
    "kind": "[KIND]",
    "numbered": "KIND 1",
    "remove": "nothing",
    "generalize": "something true",
}
GUARANTEES = {"joint": "all that stays, together", "combinations": "no combination (weaker)"}
MIN_K, MAX_K = 2, 100
MAX_LENGTH = 20_000
EXAMPLE = (
    "Ann Xyzzy, a Norwegian singer, was born in Oslo on 12 May 1972. She studied at the University"
    " of Bergen and moved to Norway's capital again in 1998. Write to ann@example.org."
)


class Query(BaseModel, frozen=True):
    """What the page asks for."""

    text: str = Field(max_length=MAX_LENGTH, strict=True)
    k: int = Field(default=DEFAULT_K, ge=MIN_K, le=MAX_K, strict=True)
    guarantee: Literal["joint", "combinations"] = "joint"
    operator: Literal["stars", "kind", "numbered", "remove", "generalize"] = "stars"


class DemoReader:
    """Reads texts by a knowledge base and an ontology (None: the samples), and keeps nothing."""

    def __init__(self, kb: str | None = None, ontology: str | None = None) -> None:
        self._kb = kb
        self._ontology = ontology
        self._lock = Lock()
        self._pipelines: Recent[tuple[int, str, str], Language] = Recent()

    def read(self, query: Query) -> dict[str, Any]:
        """What the page shows of a text."""
        with self._lock:  # One text at a time, as all texts are forgotten together.
            key = query.k, query.guarantee, query.operator
            nlp = self._pipelines.keep(key, self._pipelines.get(key) or self._make(query))
            try:
                with nlp.memory_zone():  # Its words leave the vocabulary.
                    return _result(nlp(query.text), query)
            finally:
                forget_texts()
                for _, component in nlp.pipeline:
                    component.kb.forget()  # type: ignore[attr-defined]

    def _make(self, query: Query) -> Language:
        config: dict[str, Any] = {"kb": self._kb, "k": query.k, "guarantee": query.guarantee}
        if query.operator == "generalize":
            return make_pipeline(Recipe(config=config, generalize={"ontology": self._ontology}))
        return make_pipeline(Recipe(config={**config, "operators": {"*": query.operator}}))


def _result(doc: Doc, query: Query) -> dict[str, Any]:
    report, phrases, pieces = doc._.kanon, [], []
    end = 0
    for span in doc.spans[KANON]:
        evidence = span._.risk_evidence
        phrase = {
            "words": span.text,
            "kind": evidence["kind"],
            "masked": span.label_ == MASK,
            "people": span._.risk_k,
            "message": evidence["message"],
        }
        phrases.append(phrase)
        pieces += [(doc.text[end : span.start_char], None), (span.text, phrase)]
        end = span.end_char
    generalized = query.operator == "generalize"
    return {
        "k": query.k,
        "k_reached": report["k_reached"],
        "population": report.get("fits", {}).get("size", report["population"]),
        "invented": report["invented"],
        "as_written": report["before"]["message"],
        "masked": sum(bool(phrase["masked"]) for phrase in phrases),
        "phrases": phrases,
        "pieces": [*pieces, (doc.text[end:], None)],
        "released": doc._.sanitized_text if generalized else doc._.masked_text,
    }


def make_demo(reader: DemoReader, *, hosts: list[str]) -> Starlette:
    """The application: one page, and one address that reads what is sent to it."""
    token = secrets.token_urlsafe(16)

    def page(request: Request) -> Response:
        values = {
            "token": token,
            "example": EXAMPLE,
            "guarantees": GUARANTEES,
            "operators": OPERATORS,
            "least": MIN_K,
            "most": MAX_K,
            "longest": MAX_LENGTH,
        }
        return HTMLResponse(fragment("demo.html", **values))

    def read(fields: dict[str, Any]) -> str:
        try:
            return str(fragment("demo_result.html", **reader.read(Query(**fields))))
        except ValidationError as error:
            names = ", ".join(str(one["loc"][0]) for one in error.errors())
            raise KanonError(
                f"[KN935] {names}: not allowed as it is. Choose what the page offers."
            ) from None
        except KanonError:
            raise
        except Exception:  # Its traceback could quote the text, and a server logs it.
            raise HTTPException(500) from None

    async def answer(request: Request) -> Response:
        fields = await read_fields(request, token)
        return JSONResponse({"html": await run_in_threadpool(read, fields)})

    return secured([Route("/", page), Route("/read", answer, methods=["POST"])], hosts)
