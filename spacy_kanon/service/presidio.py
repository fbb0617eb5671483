"""Requests and replies of Presidio's REST API, in plain values without HTTP.

What `/analyze` finds is what the pipeline masks: a decision, not a guess, so that its score is 1.
What may stay, because k people fit all that stays, is no result. A request brings no patterns of
its own: what is looked for is set where the service is started (`recognizers`, `deny`, `allow`).
`/anonymize` and `/deanonymize` are Presidio's own engines: they do what the client says, and count
nothing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from pydantic import BaseModel, Field
from starlette.exceptions import HTTPException

from ..names import (
    CODE,
    CREDIT_CARD,
    ENTITIES,
    FAX,
    KINDS,
    NATIONAL_ID,
    PHONE,
    SSN,
    SUB_KINDS,
    URL,
)

RECOGNIZER = "kanon_masker"
UNSUPPORTED = "No matching recognizers were found to serve the request."
ANONYMIZERS = ("encrypt", "hash", "keep", "mask", "redact", "replace")
DEANONYMIZERS = ("deanonymize_keep", "decrypt")
# What a result is called whose kind a client has not asked for by a name of its own.
_NAMED = ("LOCATION", "ORGANIZATION", "NRP", "DATE_TIME", "EMAIL_ADDRESS", "PHONE_NUMBER",
          "IP_ADDRESS", "IBAN_CODE", "US_SSN")  # fmt: skip
_OWN_NAMES = {ENTITIES[name]: name for name in _NAMED} | {FAX: "PHONE_NUMBER"}
_OWN_NAMES |= {label: label for label in (URL, CREDIT_CARD, NATIONAL_ID)}
_SAME = {SSN: NATIONAL_ID, FAX: PHONE}  # What a number is of these two, its form may not tell.
SUPPORTED = tuple(sorted({*ENTITIES, *_OWN_NAMES.values(), *KINDS} - {CODE, "LOC", "ORG", "DEM"}))


class AnalyzeRequest(BaseModel):
    """What to analyze."""

    text: str | list[str] | None = Field(None, description="One text, or a list of texts")
    language: str | None = Field(None, description="Two letters, those of the pipeline")
    correlation_id: str | None = Field(None, description="Ignored: nothing is traced")
    score_threshold: float | None = Field(None, description="Least score of a result")
    entities: list[str] | None = Field(None, description="Types to look for; default: all")
    return_decision_process: bool | None = Field(None, description="Add the explanation")
    ad_hoc_recognizers: None = Field(None, description="Not taken: see the masker's `recognizers`")
    context: None = Field(None, description="Not taken")
    allow_list: list[str] | None = Field(None, description="What is no result")
    allow_list_match: Literal["exact"] = Field("exact", description="Words, no patterns")


class RecognizerResult(BaseModel):
    """A phrase that goes, by its offsets."""

    entity_type: str
    start: int
    end: int
    score: float
    analysis_explanation: dict[str, Any] | None


class AnonymizeRequest(BaseModel):
    """A text, what was found in it, and what to do with it."""

    text: str = ""
    analyzer_results: list[dict[str, Any]] | None = Field(
        None, description="start, end, score and entity_type of each"
    )
    anonymizers: dict[str, dict[str, Any]] | None = Field(
        None, description="By entity type, DEFAULT for all others: type and its parameters"
    )


class DeanonymizeRequest(BaseModel):
    """A text with encrypted entities."""

    text: str = ""
    anonymizer_results: list[dict[str, Any]] | None = Field(
        None, description="start, end and entity_type of each"
    )
    deanonymizers: dict[str, dict[str, Any]] | None = None


class AnonymizeReply(BaseModel):
    """The new text, and what stands in it by its offsets there."""

    text: str
    items: list[dict[str, Any]]


def check_request(request: AnalyzeRequest, lang: str) -> None:
    """Refuse, in Presidio's words and with its status, what cannot be analyzed."""
    if not request.text:
        raise HTTPException(500, "No text provided")
    if not request.language:
        raise HTTPException(500, "No language provided")
    known = {*SUPPORTED, *KINDS, *SUB_KINDS}
    if request.language != lang or not set(request.entities or ()) <= known:
        raise HTTPException(500, UNSUPPORTED)


def entity_type(span: Mapping[str, Any], wanted: Sequence[str] = ()) -> str | None:
    """What a span is called: as the client asked for it; None if it did not.

    >>> entity_type({"kind": "CODE", "sub_kind": "SSN"}, ["PERSON", "US_ITIN"])
    'US_ITIN'
    >>> entity_type({"kind": "CODE", "sub_kind": "PLATE"})
    'ID'
    """
    kind, label = span["kind"], span.get("sub_kind") or span["kind"]
    label = label if label in SUB_KINDS else kind
    own = _OWN_NAMES.get(label) or _OWN_NAMES.get(kind) or ("ID" if kind == CODE else kind)
    if not wanted:
        return own
    meant = {_SAME.get(label, label), *([] if kind == CODE else [kind])}
    for name in wanted:
        target = ENTITIES.get(name, name)
        if name in (own, kind) or _SAME.get(target, target) in meant:
            return name
    return None


def make_results(
    text: str, spans: Sequence[Mapping[str, Any]], request: Mapping[str, Any]
) -> list[dict[str, Any]]:
    """What is found in a text: what the pipeline masks."""
    wanted, allowed = request["entities"] or (), request["allow_list"] or ()
    if (request["score_threshold"] or 0.0) > 1.0:
        return []
    explains = request["return_decision_process"]
    return [
        {
            "analysis_explanation": _explanation(span) if explains else None,
            "end": span["end"],
            "entity_type": name,
            "score": 1.0,
            "start": span["start"],
        }
        for span in spans
        if text[span["start"] : span["end"]] not in allowed and (name := entity_type(span, wanted))
    ]


def _explanation(span: Mapping[str, Any]) -> dict[str, Any]:
    return {
        "recognizer": RECOGNIZER,
        "pattern_name": None,
        "pattern": None,
        "original_score": 1.0,
        "score": 1.0,
        "textual_explanation": span["evidence"],
        "score_context_improvement": 0,
        "supportive_context_word": "",
        "validation_result": None,
    }


def anonymize(request: dict[str, Any]) -> bytes:
    """The reply to `/anonymize`."""
    from presidio_anonymizer import AnonymizerEngine
    from presidio_anonymizer.services.app_entities_convertor import AppEntitiesConvertor as Read

    def work() -> Any:
        operators = Read.operators_config_from_json(request["anonymizers"])
        if Read.check_custom_operator(operators):
            raise HTTPException(400, "Custom type anonymizer is not supported")
        results = Read.analyzer_results_from_json(request["analyzer_results"])
        return AnonymizerEngine().anonymize(request["text"], results, operators)

    return _checked(work)


def deanonymize(request: dict[str, Any]) -> bytes:
    """The reply to `/deanonymize`."""
    from presidio_anonymizer import DeanonymizeEngine
    from presidio_anonymizer.services.app_entities_convertor import AppEntitiesConvertor as Read

    def work() -> Any:
        operators = Read.operators_config_from_json(request["deanonymizers"])
        entities = Read.deanonymize_entities_from_json(request)
        return DeanonymizeEngine().deanonymize(request["text"], entities, operators)

    return _checked(work)


def _checked(work: Any) -> bytes:
    """What Presidio gives, with its status for what it refuses; its other errors quote values."""
    from presidio_anonymizer.entities import InvalidParamError

    try:
        reply: str = work().to_json()
        return reply.encode()
    except InvalidParamError as error:
        raise HTTPException(422, str(error.err_msg)) from error
    except (ValueError, TypeError, AttributeError, KeyError) as error:
        message = "Invalid input, a result or an operator is not of the form that is described"
        raise HTTPException(422, message) from error
