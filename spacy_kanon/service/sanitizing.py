"""`/sanitize`: texts in, what can be released of them out."""

from __future__ import annotations

import json
import time
from collections.abc import Iterable, Sequence
from dataclasses import asdict
from typing import Any

from ..errors import Errors
from ..names import MASKED_TEXT, SANITIZED_TEXT
from ..release.record import without_words
from ..release.release_maker import Outcome
from ..release.runner import Recipe, make_release_pipeline, release_texts
from ..release.streaming import Entry
from ..release.subjects import joined, parts_of
from ..release.time_limit import START, start_time, stop_time
from .schemas import Answer, Refusal, SanitizeRequest, error_answer, read_json, validated

_CODED = "[KN"
_TIME_IS_OVER = Errors.E347[: len("[KN347]")]
_LEAST = 0.001  # Seconds: a clock of none would never ring.


class Engine:
    """Runs a pipeline on the texts of requests.

    nlp (Language): The pipeline.
    """

    def __init__(self, recipe: Recipe) -> None:
        self.nlp = make_release_pipeline(recipe)
        self.mapping = recipe.mapping
        self._limit: Any = self.nlp.get_pipe(START)
        # What is loaded with the first text stays, so not within the memory of a request.
        self.outcomes(["Ann Xyzzy, born in Oslo on 12 May 1972."], Deadline(recipe.timeout))
        stop_time()

    def outcomes(self, texts: Iterable[Entry | str], deadline: Deadline) -> list[Outcome]:
        """Sanitize the texts of a request."""
        return [self._outcome(text, deadline) for text in texts]

    def _outcome(self, text: Entry | str, deadline: Deadline) -> Outcome:
        left = deadline.left
        if left <= _LEAST:
            return Outcome(None, deadline.message, 0, 0)
        self._limit.seconds = left
        (outcome,) = release_texts(self.nlp, [text])
        start_time(deadline.left)  # The clock of the text has stopped; that of the request runs.
        problem = outcome.problem
        if problem is None:
            return outcome
        if problem.startswith(_TIME_IS_OVER):
            problem = deadline.message
        elif not problem.startswith(_CODED):  # A message of others can quote the text.
            problem = (
                "[KN953] The pipeline cannot process this text (it failed in a component). "
                "Nothing was released; check that the text is well-formed Unicode."
            )
        return Outcome(None, problem, 0, 0)


class Deadline:
    """When the time of a request is over."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self._end = time.monotonic() + seconds

    @property
    def left(self) -> float:
        """Seconds until then; next to none afterwards."""
        return max(_LEAST, self._end - time.monotonic())

    @property
    def message(self) -> str:
        """What a client is told of a text that was not done by then."""
        return (
            f"[KN952] The time for this request ({self.seconds:g} seconds) was over before this "
            "was done. Send fewer or shorter texts, or start the service with a longer --timeout."
        )


def sanitize(engine: Engine, body: bytes, deadline: Deadline, max_texts: int) -> Answer:
    """Answer a request to `/sanitize`."""
    request = validated(SanitizeRequest, read_json(body))
    if request.mapping and not engine.mapping:
        raise Refusal(
            403,
            (
                "[KN962] This service gives no maps that restore texts. Leave out `mapping`, or "
                "start it with --maps."
            ),
        )
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
    if len(texts) > most:
        raise Refusal(
            413, f"[KN954] The request has {len(texts)} texts, and {most} are allowed. Divide it."
        )


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
