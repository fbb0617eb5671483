"""`/sanitize`: texts in, what can be released of them out."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from ..errors import Errors
from ..names import MASKED_TEXT, SANITIZED_TEXT
from ..release.record import without_words
from ..release.subjects import joined, parts_of
from .engine import Deadline, Engine
from .refusals import Answer, Refusal, error_answer, read_json
from .schemas import SanitizeRequest, validated


def sanitize(engine: Engine, body: bytes, deadline: Deadline, max_texts: int) -> Answer:
    """Answer a request to `/sanitize`.

    engine (Engine): Runs the pipeline.
    body (bytes): A `SanitizeRequest`.
    deadline (Deadline): Of the request.
    max_texts (int): Texts that it may have.
    RETURNS (Answer): A `SanitizedText` for one text, `SanitizedTexts` for a list; 422 if the one
        text cannot be sanitized.
    RAISES (Refusal): 4xx for what is no such request.
    """
    request = validated(SanitizeRequest, read_json(body))
    if request.mapping and not engine.mapping:
        raise Refusal(403, Errors.E962)
    texts = [request.text] if isinstance(request.text, str) else request.text
    check_number(texts, max_texts)
    outcomes = _outcomes(engine, texts, _subjects(request, len(texts)), deadline)
    results = [_result(outcome, request) for outcome in outcomes]
    failed = sum(result["text"] is None for result in results)
    if isinstance(request.text, str):
        if failed:
            return error_answer(422, results[0]["error"], withheld=1)
        return Answer(200, _json(results[0]), 1)
    reply = {"results": results, "failed": failed}
    return Answer(200, _json(reply), len(texts) - failed, failed)


def check_number(texts: Sequence[str], most: int) -> None:
    """RAISES (Refusal): 413 for more texts than `most`."""
    if len(texts) > most:
        raise Refusal(413, Errors.E954.format(count=len(texts), most=most))


def _subjects(request: SanitizeRequest, number: int) -> list[str] | None:
    """Whom each text is about."""
    subject = request.subject
    if subject is None:
        return None
    subjects = [subject] * number if isinstance(subject, str) else subject
    if len(subjects) != number or not all(name.strip() for name in subjects):
        problem = "subject: it has to name somebody for every text"
        raise Refusal(422, Errors.E961.format(problems=problem))
    return subjects


def _outcomes(
    engine: Engine, texts: Sequence[str], subjects: Sequence[str] | None, deadline: Deadline
) -> list[dict[str, Any]]:
    """Fields of the outcome of each text."""
    if subjects is None:
        return [asdict(outcome) for outcome in engine.outcomes(texts, deadline)]
    numbers: dict[str, list[int]] = {}
    for number, subject in enumerate(subjects):
        numbers.setdefault(subject, []).append(number)
    entries = [
        joined([texts[number] for number in group], subject) for subject, group in numbers.items()
    ]
    outcomes: list[dict[str, Any]] = [{}] * len(texts)
    for group, outcome in zip(numbers.values(), engine.outcomes(entries, deadline), strict=True):
        for number, part in zip(group, parts_of(outcome, len(group)), strict=True):
            outcomes[number] = part
    return outcomes


def _result(outcome: dict[str, Any], request: SanitizeRequest) -> dict[str, Any]:
    record = outcome["record"]
    if record is None:
        return {"text": None, "error": outcome["problem"]}
    shown = record if request.evidence else without_words(record)
    text = shown[SANITIZED_TEXT] if SANITIZED_TEXT in shown else shown[MASKED_TEXT]
    texts = (SANITIZED_TEXT, MASKED_TEXT)
    return {
        "text": text,
        **{field: value for field, value in shown.items() if field not in texts},
        **({"mapping": outcome["map"]} if request.mapping else {}),
    }


def _json(reply: Any) -> bytes:
    return json.dumps(reply, ensure_ascii=False).encode()
