"""Requests and replies of Presidio's REST API, in plain values without HTTP.

The results of `/analyze` are the phrases that the pipeline masks. Each is a decision and has the
score 1. A phrase that is kept, because k people fit all kept phrases, is no result. The patterns of
a request (`ad_hoc_recognizers`, `allow_list`) have a time limit each and change this reply only.
`/anonymize` and `/deanonymize` are Presidio's own engines and count nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Literal

import regex
from pydantic import BaseModel, ConfigDict, Field
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
EMPTY = "Invalid request json"
ANONYMIZERS = ("encrypt", "hash", "keep", "mask", "redact", "replace")
DEANONYMIZERS = ("deanonymize_keep", "decrypt")
# What a result is called whose kind a client has not asked for by a name of its own.
_NAMED = ("LOCATION", "ORGANIZATION", "NRP", "DATE_TIME", "EMAIL_ADDRESS", "PHONE_NUMBER",
          "IP_ADDRESS", "IBAN_CODE", "US_SSN")  # fmt: skip
_OWN_NAMES = {ENTITIES[name]: name for name in _NAMED} | {FAX: "PHONE_NUMBER"}
_OWN_NAMES |= {label: label for label in (URL, CREDIT_CARD, NATIONAL_ID)}
_SAME = {SSN: NATIONAL_ID, FAX: PHONE}  # What a number is of these two, its form may not tell.
SUPPORTED = tuple(sorted({*ENTITIES, *_OWN_NAMES.values(), *KINDS} - {CODE, "LOC", "ORG", "DEM"}))
FLAGS = int(regex.DOTALL | regex.MULTILINE | regex.IGNORECASE)
_POSSIBLE_FLAGS = FLAGS | regex.VERBOSE
_SECONDS = 2.0  # For one pattern and one text.
# Presidio's context enhancer: a context word among the words before a match raises its score.
_WORDS_BEFORE, _RAISE, _LEAST_RAISED = 5, 0.35, 0.4
_BEFORE = 200  # Characters in which these words are looked for.


class Pattern(BaseModel):
    """A regular expression of a client."""

    model_config = ConfigDict(extra="forbid")
    name: str
    regex: str
    score: float = Field(gt=0, le=1)


class Recognizer(BaseModel):
    """Patterns or words of one entity type, for one request."""

    name: str = "PatternRecognizer"
    supported_language: str = "en"
    supported_entity: str = Field(min_length=1)
    patterns: list[Pattern] = []
    deny_list: list[str] = []
    context: list[str] = []


class AnalyzeRequest(BaseModel):
    """What to analyze."""

    text: str | list[str] | None = Field(None, description="One text, or a list of texts")
    language: str | None = Field(None, description="Two letters, those of the pipeline")
    correlation_id: str | None = Field(None, description="Ignored: nothing is traced")
    score_threshold: float | None = Field(None, description="Least score of a result")
    entities: list[str] | None = Field(None, description="Types to look for; default: all")
    return_decision_process: bool | None = Field(None, description="Add the explanation")
    ad_hoc_recognizers: list[Recognizer] | None = Field(None, description="For this request only")
    context: list[str] | None = Field(None, description="Words that raise ad hoc scores")
    allow_list: list[str] | None = Field(None, description="Phrases that are no result")
    allow_list_match: Literal["exact", "regex"] = Field("exact", description="How it is read")
    regex_flags: int = Field(FLAGS, description="Of an allow list of regular expressions")


class RecognizerResult(BaseModel):
    """A phrase that is masked, by its offsets."""

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

    model_config = ConfigDict(extra="allow")
    text: str = ""
    anonymizer_results: list[dict[str, Any]] | None = Field(
        None, description="start, end and entity_type of each"
    )
    deanonymizers: dict[str, dict[str, Any]] | None = None


class AnonymizeReply(BaseModel):
    """The new text, and its replacements by their offsets there."""

    text: str
    items: list[dict[str, Any]]


def check_request(request: AnalyzeRequest, lang: str) -> None:
    """Refuse, in Presidio's words and with its status, what cannot be analyzed."""
    if not request.text:
        raise HTTPException(500, "No text provided")
    if not request.language:
        raise HTTPException(500, "No language provided")
    own = {recognizer.supported_entity for recognizer in request.ad_hoc_recognizers or ()}
    known = {*SUPPORTED, *KINDS, *SUB_KINDS, *own}
    if request.language != lang or not set(request.entities or ()) <= known:
        raise HTTPException(500, UNSUPPORTED)


def refuse_empty(request: BaseModel) -> None:
    """Refuse, as Presidio does, a body without a field."""
    if not (request.model_fields_set or request.model_extra):
        raise HTTPException(400, EMPTY)


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
    """The results of a text: the masked phrases, and the matches of ad hoc recognizers."""
    wanted = request["entities"] or ()
    found = [
        _make_result(name, span["start"], span["end"], 1.0, text=span["evidence"])
        for span in spans
        if (name := entity_type(span, wanted))
    ]
    try:
        for recognizer in request["ad_hoc_recognizers"] or ():
            if not wanted or recognizer["supported_entity"] in wanted:
                found += _find(text, recognizer, request["context"] or ())
        found = _without_allowed(_without_repeats(found), text, request)
    except (TimeoutError, regex.error) as error:
        message = "Invalid parameter value for 'regex': it is no pattern, or takes too long."
        raise HTTPException(422, message) from error
    least, explains = request["score_threshold"] or 0.0, request["return_decision_process"]
    return [
        result if explains else {**result, "analysis_explanation": None}
        for result in found
        if result["score"] >= least
    ]


def _make_result(
    name: str, start: int, end: int, score: float, *, text: str, **fields: Any
) -> dict[str, Any]:
    explanation = {
        "recognizer": RECOGNIZER,
        "pattern_name": None,
        "pattern": None,
        "original_score": score,
        "score": score,
        "textual_explanation": text,
        "score_context_improvement": 0,
        "supportive_context_word": "",
        "validation_result": None,
        **fields,
    }
    result = {"entity_type": name, "start": start, "end": end, "score": score}
    return {"analysis_explanation": explanation, **result}


def _find(
    text: str, recognizer: Mapping[str, Any], context: Sequence[str]
) -> Iterator[dict[str, Any]]:
    """The matches of an ad hoc recognizer, each with the score that its context gives."""
    name, words = recognizer["name"], [word.lower() for word in recognizer["context"]]
    patterns = [(one["name"], one["regex"], one["score"]) for one in recognizer["patterns"]]
    if deny := "|".join(regex.escape(word) for word in recognizer["deny_list"] if word):
        patterns.append(("deny_list", rf"(?<!\w)(?:{deny})(?!\w)", 1.0))
    if not patterns:
        message = "Pattern recognizer should be initialized with patterns or with deny list"
        raise HTTPException(422, message)
    matches = [
        (pattern_name, score, *match.span())
        for pattern_name, pattern, score in patterns
        for match in regex.compile(pattern, FLAGS).finditer(text, timeout=_SECONDS)
        if match[0]
    ]
    for pattern_name, score, start, end in matches:
        before = regex.findall(r"\w+", text[max(0, start - _BEFORE) : start].lower())[
            -_WORDS_BEFORE:
        ]
        near = [*before, *(word.lower() for word in context)]
        supportive = next((w for w in words if any(w in other for other in near)), "")
        raised = min(1.0, max(score + _RAISE, _LEAST_RAISED)) if supportive else score
        yield _make_result(
            recognizer["supported_entity"],
            start,
            end,
            raised,
            text=f"Detected by `{name}` using pattern `{pattern_name}`",
            recognizer=name,
            pattern_name=pattern_name,
            original_score=score,
            score_context_improvement=raised - score,
            supportive_context_word=supportive,
        )


def _without_repeats(found: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """Drop a result inside another one of its type whose score is the same or higher."""
    kept: list[dict[str, Any]] = []
    ends: dict[tuple[str, float], int] = {}  # The furthest end so far, by type and score.
    for one in sorted(found, key=lambda r: (r["start"], -r["end"], -r["score"])):
        name, end, score = one["entity_type"], one["end"], one["score"]
        if not any(n == name and s >= score and end <= e for (n, s), e in ends.items()):
            kept.append(one)
            ends[name, score] = max(end, ends.get((name, score), 0))
    return kept


def _without_allowed(
    found: list[dict[str, Any]], text: str, request: Mapping[str, Any]
) -> list[dict[str, Any]]:
    allowed = [word for word in request["allow_list"] or () if word]
    if request["allow_list_match"] == "exact":
        return [one for one in found if text[one["start"] : one["end"]] not in allowed]
    flags = request["regex_flags"] & _POSSIBLE_FLAGS
    patterns = [regex.compile(word, flags) for word in allowed]
    return [
        one
        for one in found
        for phrase in [text[one["start"] : one["end"]]]
        if not any(pattern.search(phrase, timeout=_SECONDS) for pattern in patterns)
    ]


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
    """Presidio's reply, or its status for a refusal; its other errors quote values."""
    from presidio_anonymizer.entities import InvalidParamError

    try:
        reply: str = work().to_json()
        return reply.encode()
    except InvalidParamError as error:
        raise HTTPException(422, str(error.err_msg)) from error
    except (ValueError, TypeError, AttributeError, KeyError) as error:
        message = "Invalid input, a result or an operator is not of the form that is described"
        raise HTTPException(422, message) from error
