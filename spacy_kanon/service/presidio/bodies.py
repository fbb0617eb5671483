"""The bodies of `/anonymize` and `/deanonymize`, for the OpenAPI pages."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel, Field

from .operators import ANONYMIZERS


class FoundEntity(BaseModel):
    """An entity by its offsets, as `/analyze` gives it."""

    start: int
    end: int
    score: float
    entity_type: str


class OperatorChoice(BaseModel):
    """An operator and its parameters."""

    type: str = Field(description=f"One of {', '.join(sorted(ANONYMIZERS))}; or decrypt")
    new_value: str | None = Field(None, description="replace: with what; default <ENTITY_TYPE>")
    masking_char: str | None = Field(None, description="mask: with what")
    chars_to_mask: int | None = Field(None, description="mask: how many characters")
    from_end: bool | None = Field(None, description="mask: those at the end")
    hash_type: str | None = Field(None, description="hash: sha256 or sha512")
    salt: str | None = Field(None, description="hash: 16 bytes or more; default a new one")
    key: str | None = Field(None, description="encrypt and decrypt: 16, 24 or 32 bytes")


class AnonymizeRequest(BaseModel):
    """A text, what was found in it, and what to do with it."""

    text: str
    analyzer_results: list[FoundEntity]
    anonymizers: dict[str, OperatorChoice] | None = Field(
        None, description="By entity type; DEFAULT for all others"
    )


class OperatorItem(BaseModel):
    """What stands in the new text, by its offsets there."""

    start: int
    end: int
    entity_type: str
    text: str
    operator: str
    score: float | None


class AnonymizeReply(BaseModel):
    """The new text."""

    text: str
    items: list[OperatorItem]


class DeanonymizeRequest(BaseModel):
    """A text with encrypted entities."""

    text: str
    anonymizer_results: list[dict[str, Any]] = Field(description="start, end, entity_type of each")
    deanonymizers: dict[str, OperatorChoice]
