"""Requests and replies of Presidio's REST API, in plain values without HTTP.

What `/analyze` finds is what the pipeline masks: a decision, not a guess, so that its score is 1.
What may stay, because k people fit all that stays, is no result. `/anonymize` and `/deanonymize`
are Presidio's own engines: they do what the client says, and count nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from pydantic import BaseModel, ConfigDict, Field

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
PATHS = ("/analyze", "/anonymize", "/deanonymize")
UNSUPPORTED = "No matching recognizers were found to serve the request."
ANONYMIZERS = ("encrypt", "hash", "keep", "mask", "redact", "replace")
DEANONYMIZERS = ("deanonymize_keep", "decrypt")
FLAGS = re.DOTALL | re.MULTILINE | re.IGNORECASE
_POSSIBLE_FLAGS = FLAGS | re.VERBOSE | re.ASCII  # Not re.DEBUG, which prints.
_NEAR = 5  # Words before a match that can raise its score.
_RAISE, _LEAST_RAISED = 0.35, 0.4
_CHARACTERS_BEFORE = 200
# What a result is called whose kind a client has not asked for by a name of its own.
_NAMED = ("LOCATION", "ORGANIZATION", "NRP", "DATE_TIME", "EMAIL_ADDRESS", "PHONE_NUMBER",
          "IP_ADDRESS", "IBAN_CODE", "US_SSN")  # fmt: skip
_OWN_NAMES = {ENTITIES[name]: name for name in _NAMED} | {FAX: "PHONE_NUMBER"}
_OWN_NAMES |= {label: label for label in (URL, CREDIT_CARD, NATIONAL_ID)}
_SAME = {SSN: NATIONAL_ID, FAX: PHONE}  # What a number is of these two, its form may not tell.
SUPPORTED = tuple(sorted({*ENTITIES, *_OWN_NAMES.values(), *KINDS} - {CODE, "LOC", "ORG", "DEM"}))


class Refused(Exception):
    """A request that is not done, with the status of the reply."""

    def __init__(self, status: int, message: str) -> None:
        super().__init__(message)
        self.status = status


class Pattern(BaseModel):
    """A regular expression to look for."""

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
    allow_list: list[str] | None = Field(None, description="What is no result")
    allow_list_match: str = Field("exact", description="exact or regex")
    regex_flags: int = Field(int(FLAGS), description="Of an allow_list of regular expressions")


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
        raise Refused(500, "No text provided")
    if not request.language:
        raise Refused(500, "No language provided")
    own = {recognizer.supported_entity for recognizer in request.ad_hoc_recognizers or ()}
    known = {*SUPPORTED, *KINDS, *SUB_KINDS, *own}
    if request.language != lang or not set(request.entities or ()) <= known:
        raise Refused(500, UNSUPPORTED)


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


def results_of(
    text: str, spans: Sequence[Mapping[str, Any]], request: Mapping[str, Any]
) -> list[dict[str, Any]]:
    """What is found in a text: what the pipeline masks, and what ad hoc recognizers find."""
    wanted = request["entities"] or ()
    found = [
        _result(name, (span["start"], span["end"]), 1.0, RECOGNIZER, span["evidence"])
        for span in spans
        if (name := entity_type(span, wanted))
    ]
    for recognizer in request["ad_hoc_recognizers"] or ():
        if not wanted or recognizer["supported_entity"] in wanted:
            found += _find(text, recognizer, request["context"] or ())
    least = request["score_threshold"] or 0.0
    found = [result for result in _without_repeats(found) if result["score"] >= least]
    found = _without_allowed(found, text, request)
    if not request["return_decision_process"]:
        found = [{**result, "analysis_explanation": None} for result in found]
    return found


def _result(
    name: str, bounds: tuple[int, int], score: float, recognizer: str, why: str, **fields: Any
) -> dict[str, Any]:
    explanation = {
        "recognizer": recognizer,
        "pattern_name": None,
        "pattern": None,
        "original_score": score,
        "score": score,
        "textual_explanation": why,
        "score_context_improvement": 0,
        "supportive_context_word": "",
        "validation_result": None,
    }
    return {
        "analysis_explanation": {**explanation, **fields},
        "end": bounds[1],
        "entity_type": name,
        "score": score,
        "start": bounds[0],
    }


def _find(text: str, recognizer: Mapping[str, Any], context: Sequence[str]) -> Iterator[Any]:
    """What a recognizer of the client finds, with a higher score near a word of its context."""
    patterns = [(p["name"], p["regex"], p["score"]) for p in recognizer["patterns"]]
    if words := "|".join(re.escape(word) for word in recognizer["deny_list"] if word):
        patterns.append(("deny_list", rf"(?:^|(?<=\W))({words})(?:(?=\W)|$)", 1.0))
    if not patterns:
        message = "Pattern recognizer should be initialized with patterns or with deny list"
        raise Refused(422, message)
    name = recognizer["name"]
    for pattern, regex, least in patterns:
        why = f"Detected by `{name}` using pattern `{pattern}`"
        for match in _compiled(regex, FLAGS).finditer(text):
            if not match[0]:
                continue
            before = text[max(0, match.start() - _CHARACTERS_BEFORE) : match.start()]
            near = [w.lower() for w in (*re.findall(r"\w+", before)[-_NEAR:], *context)]
            word = next(
                (w for w in recognizer["context"] if any(w.lower() in other for other in near)), ""
            )
            score = min(1.0, max(least + _RAISE, _LEAST_RAISED)) if word else least
            yield _result(
                recognizer["supported_entity"],
                match.span(),
                score,
                name,
                why,
                pattern_name=pattern,
                pattern=regex,
                original_score=least,
                score_context_improvement=score - least,
                supportive_context_word=word,
            )


def _compiled(regex: str, flags: int) -> re.Pattern[str]:
    try:
        return re.compile(regex, flags & _POSSIBLE_FLAGS)
    except (re.error, ValueError, OverflowError, RecursionError) as error:
        raise Refused(422, "Invalid parameter value for 'regex'.") from error


def _without_repeats(found: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """Drop what lies inside another result of its type with the same or a higher score."""
    kept: list[dict[str, Any]] = []
    for one in sorted(found, key=lambda r: (-r["score"], r["start"], r["start"] - r["end"])):
        if not any(
            other["entity_type"] == one["entity_type"]
            and other["start"] <= one["start"]
            and one["end"] <= other["end"]
            for other in kept
        ):
            kept.append(one)
    return kept


def _without_allowed(
    found: list[dict[str, Any]], text: str, request: Mapping[str, Any]
) -> list[dict[str, Any]]:
    words = [word for word in request["allow_list"] or () if word]
    match = request["allow_list_match"]
    if match not in ("exact", "regex"):
        raise Refused(422, "allow_list_match must either be set to 'exact' or 'regex'.")
    if not words:
        return found
    if match == "exact":
        return [one for one in found if text[one["start"] : one["end"]] not in words]
    pattern = _compiled("|".join(words), request["regex_flags"])
    return [one for one in found if not pattern.search(text[one["start"] : one["end"]])]


def anonymize(request: dict[str, Any]) -> bytes:
    """The reply to `/anonymize`."""
    from presidio_anonymizer import AnonymizerEngine
    from presidio_anonymizer.services.app_entities_convertor import AppEntitiesConvertor as Read

    def work() -> Any:
        operators = Read.operators_config_from_json(request["anonymizers"])
        if Read.check_custom_operator(operators):
            raise Refused(400, "Custom type anonymizer is not supported")
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
        raise Refused(422, str(error.err_msg)) from error
    except (ValueError, TypeError, AttributeError, KeyError) as error:
        message = "Invalid input, a result or an operator is not of the form that is described"
        raise Refused(422, message) from error
