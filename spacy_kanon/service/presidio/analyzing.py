"""`/analyze`: what the pipeline would mask, as recognizer results of Presidio's.

A result is a phrase that goes. What may stay, because k people fit all that stays, is none: whoever
replaces all results gets the text that the pipeline releases, but for its wordings. A decision is
not a guess: every score is 1, but for those of the recognizers that a request brings along.
"""

from __future__ import annotations

import json
from typing import Any

from pydantic import BaseModel, Field

from ...release.release_maker import Outcome
from ..engine import Deadline, Engine
from ..refusals import Answer, Refusal, read_json
from ..sanitizing import check_number
from ..schemas import validated
from .ad_hoc import (
    FLAGS,
    Finding,
    Recognizer,
    explanation,
    find_ad_hoc,
    without_allowed,
    without_repeats,
)
from .entity_types import SUPPORTED, entity_type

RECOGNIZER = "kanon_masker"
NO_LANGUAGE = "No matching recognizers were found to serve the request."
_FAILED = 500  # Presidio's status for all of these.


class AnalyzeRequest(BaseModel):
    """What to analyze."""

    text: str | list[str] = Field(description="One text, or a list of texts")
    language: str = Field(description="Two letters, those of the pipeline")
    correlation_id: str | None = Field(None, description="Ignored: nothing is traced")
    score_threshold: float | None = Field(None, description="Least score of a result")
    entities: list[str] | None = Field(None, description="Types to look for; default: all")
    return_decision_process: bool | None = Field(None, description="Add the explanation")
    ad_hoc_recognizers: list[Recognizer] | None = Field(None, description="For this request only")
    context: list[str] | None = Field(None, description="Words that raise ad hoc scores")
    allow_list: list[str] | None = Field(None, description="What is no result")
    allow_list_match: str = Field("exact", description="exact or regex")
    regex_flags: int = Field(int(FLAGS), description="Of an allow_list of regular expressions")


class AnalysisExplanation(BaseModel):
    """Why a phrase goes."""

    recognizer: str
    pattern_name: str | None
    pattern: str | None
    original_score: float
    score: float
    textual_explanation: str | None
    score_context_improvement: float
    supportive_context_word: str
    validation_result: bool | None


class RecognizerResult(BaseModel):
    """A phrase that goes, by its offsets."""

    entity_type: str
    start: int
    end: int
    score: float
    analysis_explanation: AnalysisExplanation | None


def analyze(engine: Engine, body: bytes, deadline: Deadline, max_texts: int) -> Answer:
    """Answer a request to `/analyze`.

    engine (Engine): Runs the pipeline.
    body (bytes): An `AnalyzeRequest`.
    deadline (Deadline): Of the request.
    max_texts (int): Texts that it may have.
    RETURNS (Answer): Recognizer results, or a list of them for each text of a list.
    RAISES (Refusal): With Presidio's statuses and messages; 500 too if the pipeline fails on a
        text, for no result would look like nothing to hide.
    """
    data = read_json(body)
    if not isinstance(data, dict):
        raise Refusal(400, "Invalid request json")
    if not data.get("text"):
        raise Refusal(_FAILED, "No text provided")
    if not data.get("language"):
        raise Refusal(_FAILED, "No language provided")
    request = validated(AnalyzeRequest, data, 400)
    check_language(engine, request.language)
    texts = [request.text] if isinstance(request.text, str) else request.text
    check_number(texts, max_texts)
    outcomes = engine.outcomes(texts, deadline)
    results = [
        _results(text, outcome, request) for text, outcome in zip(texts, outcomes, strict=True)
    ]
    reply: Any = results[0] if isinstance(request.text, str) else results
    return Answer(200, json.dumps(reply, sort_keys=True).encode(), len(texts))


def check_language(engine: Engine, language: str | None) -> None:
    """RAISES (Refusal): 500, as Presidio, for another language than the pipeline's."""
    if language is not None and language != engine.nlp.lang:
        raise Refusal(_FAILED, NO_LANGUAGE)


def supported_entities(engine: Engine, language: str | None) -> Answer:
    """RETURNS (Answer): Entity types, for `/supportedentities`. RAISES (Refusal): As above."""
    check_language(engine, language)
    return Answer(200, json.dumps(sorted(SUPPORTED)).encode())


def recognizers(engine: Engine, language: str | None) -> Answer:
    """RETURNS (Answer): Components that find or decide, for `/recognizers`."""
    check_language(engine, language)
    return Answer(200, json.dumps([RECOGNIZER]).encode())


def _results(text: str, outcome: Outcome, request: AnalyzeRequest) -> list[dict[str, Any]]:
    if outcome.record is None:
        raise Refusal(_FAILED, outcome.problem or "")
    findings = [_finding(span) for span in outcome.record["spans"] if span["masked"]]
    findings += find_ad_hoc(text, request.ad_hoc_recognizers or (), request.context or ())
    findings = without_repeats(findings)
    threshold = request.score_threshold or 0.0
    findings = [finding for finding in findings if finding.score >= threshold]
    if request.entities:
        findings = [f for f in findings if f.entity_type in request.entities]
    findings = without_allowed(
        findings, text, request.allow_list or (), request.allow_list_match, request.regex_flags
    )
    explained = bool(request.return_decision_process)
    return [finding.to_plain(explained=explained) for finding in findings]


def _finding(span: dict[str, Any]) -> Finding:
    start, end = span["start"], span["end"]
    kind = entity_type(span["kind"], span.get("sub_kind", ""))
    return Finding(kind, start, end, 1.0, explanation(RECOGNIZER, 1.0, span["evidence"]))
