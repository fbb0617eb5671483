"""Requests and replies of Presidio's analyzer, in plain values without HTTP.

The results of `/analyze` are the phrases that the pipeline masks. Each is a decision and has the
score 1. A phrase that is kept, because k people fit all kept phrases, is no result. No pattern of a
request is searched for: what else is to be found, all requests share, so a profile says it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pydantic import BaseModel, Field
from starlette.exceptions import HTTPException

from ..names import CODE, CREDIT_CARD, ENTITIES, FAX, KINDS, NATIONAL_ID, PHONE, SSN, SUB_KINDS, URL

RECOGNIZER = "kanon_masker"
UNSUPPORTED = "No matching recognizers were found to serve the request."
EMPTY = "Invalid request json"
# What a result is called whose kind a client has not asked for by a name of its own.
_NAMED = ("LOCATION", "ORGANIZATION", "NRP", "DATE_TIME", "EMAIL_ADDRESS", "PHONE_NUMBER",
          "IP_ADDRESS", "IBAN_CODE", "US_SSN")  # fmt: skip
_OWN_NAMES = {ENTITIES[name]: name for name in _NAMED} | {FAX: "PHONE_NUMBER"}
_OWN_NAMES |= {label: label for label in (URL, CREDIT_CARD, NATIONAL_ID)}
_SAME = {SSN: NATIONAL_ID, FAX: PHONE}  # What a number is of these two, its form may not tell.
SUPPORTED = tuple(sorted({*ENTITIES, *_OWN_NAMES.values(), *KINDS} - {CODE, "LOC", "ORG", "DEM"}))
_SCORE = 1.0
_EXPLANATION = {
    "recognizer": RECOGNIZER,
    "pattern_name": None,
    "pattern": None,
    "original_score": _SCORE,
    "score": _SCORE,
    "textual_explanation": "",
    "score_context_improvement": 0,
    "supportive_context_word": "",
    "validation_result": None,
}
_NO_PATTERNS = (
    "[KN968] This service searches for no patterns of a request. Leave out `{field}`, and set "
    "`{setting}` of [components.kanon_masker] in the profile that the service is started with."
)


class AnalyzeRequest(BaseModel):
    """What to analyze."""

    text: str | list[str] | None = Field(None, description="One text, or a list of texts")
    language: str | None = Field(None, description="Two letters, those of the pipeline")
    correlation_id: str | None = Field(None, description="Ignored: nothing is traced")
    score_threshold: float | None = Field(None, description="Least score of a result")
    entities: list[str] | None = Field(None, description="Types to look for; default: all")
    return_decision_process: bool | None = Field(None, description="Add the explanation")
    ad_hoc_recognizers: list[Any] | None = Field(None, description="Refused; use a profile")
    context: list[str] | None = Field(None, description="Ignored: it raises no score above 1")
    allow_list: list[str] | None = Field(None, description="Phrases that are no result")
    allow_list_match: str = Field("exact", description="Others are refused")
    regex_flags: int | None = Field(None, description="Ignored: nothing is a pattern")


class RecognizerResult(BaseModel):
    """A phrase that is masked, by its offsets."""

    entity_type: str
    start: int
    end: int
    score: float
    analysis_explanation: dict[str, Any] | None


def check_request(request: AnalyzeRequest, lang: str) -> None:
    """Refuse, in Presidio's words and with its status, what cannot be analyzed."""
    if not request.text:
        raise HTTPException(500, "No text provided")
    if not request.language:
        raise HTTPException(500, "No language provided")
    for refused, field, setting in (
        (request.ad_hoc_recognizers, "ad_hoc_recognizers", "recognizers"),
        (request.allow_list_match != "exact", "allow_list_match", "allow"),
    ):
        if refused:
            raise HTTPException(422, _NO_PATTERNS.format(field=field, setting=setting))
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
    """The results of a text: the masked phrases that the client asks for."""
    allowed, wanted = request["allow_list"] or (), request["entities"] or ()
    if (request["score_threshold"] or 0.0) > _SCORE:
        return []
    return [
        {
            "entity_type": name,
            "start": span["start"],
            "end": span["end"],
            "score": _SCORE,
            "analysis_explanation": {**_EXPLANATION, "textual_explanation": span["evidence"]}
            if request["return_decision_process"]
            else None,
        }
        for span in spans
        if (name := entity_type(span, wanted)) and text[span["start"] : span["end"]] not in allowed
    ]
