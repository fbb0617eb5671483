"""Requests and replies of `/sanitize`, for checking and for the OpenAPI pages."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeVar

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from ..errors import Errors
from .refusals import Refusal

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
    """A request of the form that it has to have.

    model (type[Model]): The form.
    data (Any): The request.
    status (int): Of the refusal.
    RETURNS (Model): The request.
    RAISES (Refusal): E961 for another form. It names fields of the form, nothing that was sent.
    """
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
