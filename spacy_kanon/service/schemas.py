"""Requests and replies of `/sanitize`, for checking and for the OpenAPI pages."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any, NamedTuple, TypeVar

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from ..errors import Errors


class Refusal(Exception):
    """A request that is not done. `status` is that of the reply, `message` its text."""

    def __init__(self, status: int, message: str) -> None:
        super().__init__(message)
        self.status = status
        self.message = message


class Answer(NamedTuple):
    """What a worker sends back.

    status (int): Of the reply.
    body (bytes): JSON.
    texts (int): How many texts were sanitized or analyzed.
    withheld (int): How many could not be, and were not released.
    """

    status: int
    body: bytes
    texts: int = 0
    withheld: int = 0


def error_answer(status: int, message: str, *, withheld: int = 0) -> Answer:
    """A reply that holds nothing but a message."""
    return Answer(status, json.dumps({"error": message}).encode(), withheld=withheld)


def read_json(body: bytes) -> Any:
    """Read a request."""
    try:
        return json.loads(body, parse_constant=_no_number)
    except (ValueError, RecursionError) as error:  # Of no use to others: it quotes the request.
        raise Refusal(400, "The request is no JSON that can be read.") from error


def _no_number(name: str) -> None:
    raise ValueError("JSON has no such number")


Model = TypeVar("Model", bound=BaseModel)


class SanitizeRequest(BaseModel):
    """One text or several."""

    model_config = ConfigDict(extra="forbid", strict=True)
    text: str | list[str] = Field(description="One text, or a list of texts")
    subject: str | list[str] | None = Field(
        None,
        description="Whom the texts are about: one for all, or a list with one for each text. All "
        "texts of one subject are decided together. With --linkage: also whom of the index.",
    )
    evidence: bool = Field(False, description="Say why, in words that quote the text")
    mapping: bool = Field(False, description="Add the map that restores each text")


class SanitizedText(BaseModel):
    """A text that was sanitized; in a list also one that could not be, which has an `error`."""

    text: str | None = Field(description="To be released; null if it could not be sanitized")
    error: str | None = Field(None, description="Why it could not be sanitized")
    k: int | None = Field(None, description="People that what stays has to fit")
    k_reached: int | None = Field(None, description="People that it fits; null if nothing is known")
    population: int | None = Field(None, description="People of the knowledge base")
    before: dict[str, Any] | None = Field(None, description="The same for the text as written")
    spans: list[dict[str, Any]] | None = Field(
        None, description="Each decided phrase, by its offsets in the text as written"
    )
    linkage: dict[str, Any] | None = Field(None, description="What linkage_masker reports")
    mapping: dict[str, Any] | None = Field(None, description="Personal data: restores the text")


class SanitizedTexts(BaseModel):
    """What became of a list of texts, in its order."""

    results: list[SanitizedText]
    failed: int = Field(description="How many could not be sanitized and are not released")


class ErrorReply(BaseModel):
    """Why a request was not done."""

    error: str


def validated(model: type[Model], data: Any, status: int = 422) -> Model:
    """A request of the form that it has to have."""
    try:
        return model.model_validate(data)
    except ValidationError as error:
        fields = _fields(model)
        problems = {
            f"{_path(problem['loc'], fields)}: {_problem(problem['type'])}"
            for problem in error.errors(include_url=False, include_context=False)
        }
        listed = "; ".join(sorted(problems)[:5])
        raise Refusal(status, Errors.E961.format(problems=listed)) from None


def _fields(model: type[BaseModel]) -> set[str]:
    """Names of all properties that the schema of a model knows."""
    names: set[str] = set()
    schema = model.model_json_schema()
    for part in (schema, *schema.get("$defs", {}).values()):
        names |= set(part.get("properties", ()))
    return names


def _path(location: Iterable[int | str], fields: set[str]) -> str:
    steps = [str(step) for step in location if isinstance(step, int) or step in fields]
    return ".".join(steps) or "the request"


def _problem(kind: str) -> str:
    return {
        "missing": "it is missing",
        "extra_forbidden": "there is a field too many",
        "model_type": "it has to be an object",
    }.get(kind, f"it does not fit ({kind})")
