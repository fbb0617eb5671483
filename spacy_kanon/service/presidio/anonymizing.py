"""`/anonymize` and `/deanonymize`: put an operator's result in the place of each entity.

Which entities there are is what the client says; that every one of them is replaced is all that is
promised. `/sanitize` decides by itself and counts.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ..refusals import Refusal, read_json
from .operators import ANONYMIZERS, DEANONYMIZERS, Operator
from .parameters import invalid, typed

DEFAULT = "DEFAULT"
_ONLY_SPACES = re.compile(" +")


@dataclass(slots=True)
class Entity:
    """A stretch of a text with a type.

    start, end (int): Its bounds.
    score (float | None): How sure its finder is; None if that is not told.
    """

    start: int
    end: int
    entity_type: str
    score: float | None


def anonymize(body: bytes) -> bytes:
    """Answer a request to `/anonymize`.

    body (bytes): JSON with `text`, `analyzer_results` and `anonymizers`.
    RETURNS (bytes): JSON with the new `text` and its `items`, the last first.
    RAISES (Refusal): 400 or 422 for what cannot be done.
    """
    request = _request(body)
    choices = _choices(request.get("anonymizers"))
    if any(choice["type"] == "custom" for choice in choices.values()):
        raise Refusal(400, "Custom type anonymizer is not supported")
    if request.get("analyzer_results") is None:
        raise invalid("Invalid input, request must contain analyzer results")
    entities = _entities(request["analyzer_results"], scored=True)
    text = _text(request)
    choices.setdefault(DEFAULT, {"type": "replace"})
    return _operate(text, joined(text, without_conflicts(entities)), choices, ANONYMIZERS)


def deanonymize(body: bytes) -> bytes:
    """Answer a request to `/deanonymize`.

    body (bytes): JSON with `text`, `anonymizer_results` and `deanonymizers`.
    RETURNS (bytes): As `anonymize`.
    RAISES (Refusal): 400 or 422 for what cannot be done.
    """
    request = _request(body)
    entities = _entities(request.get("anonymizer_results") or [], scored=False)
    return _operate(_text(request), entities, _choices(request.get("deanonymizers")), DEANONYMIZERS)


def without_conflicts(entities: Sequence[Entity]) -> list[Entity]:
    """Entities of one type that overlap become one; what lies inside another one is dropped.

    entities (Sequence[Entity]): In any order; they are left as they are.
    RETURNS (list[Entity]): By start and end as they were, each where the last that it was made of
        stood; different types can still overlap.
    """
    ordered = sorted(entities, key=lambda entity: (entity.start, entity.end))
    return _without_inner(_merged(ordered))


def _merged(ordered: Sequence[Entity]) -> list[Entity]:
    """Overlapping entities of one type as one, with the highest score."""
    current: dict[str, Entity] = {}
    positions: dict[int, int] = {}  # Of each entity that is kept, by its identity.
    kept: list[Entity] = []
    for position, entity in enumerate(ordered):
        last = current.get(entity.entity_type)
        if last is not None and min(last.end, entity.end) > entity.start:
            last.end = max(last.end, entity.end)
            last.score = max(_score(last), _score(entity))
            positions[id(last)] = position
            continue
        copy = Entity(entity.start, entity.end, entity.entity_type, entity.score)
        kept.append(copy)
        positions[id(copy)] = position
        if entity.start < entity.end:  # An empty one overlaps with nothing.
            current[entity.entity_type] = copy
    return sorted(kept, key=lambda entity: positions[id(entity)])


def _without_inner(entities: Sequence[Entity]) -> list[Entity]:
    """Of those with the same bounds the highest score stays, or the last."""
    numbers = sorted(
        range(len(entities)),
        key=lambda n: (entities[n].start, -entities[n].end, -_score(entities[n]), -n),
    )
    outer: list[int] = []
    reached = -1
    for number in numbers:
        if entities[number].end > reached:
            outer.append(number)
            reached = entities[number].end
    return [entities[number] for number in sorted(outer)]


def _score(entity: Entity) -> float:
    return 0.0 if entity.score is None else entity.score


def joined(text: str, entities: Sequence[Entity]) -> list[Entity]:
    """Neighbours of one type with nothing but spaces between them become one.

    text (str): The text.
    entities (Sequence[Entity]): In the order of `without_conflicts`; they are changed.
    RETURNS (list[Entity]): In the same order.
    """
    kept: list[Entity] = []
    for entity in entities:
        before = kept[-1] if kept else None
        if (
            before is not None
            and before.entity_type == entity.entity_type
            and _ONLY_SPACES.fullmatch(text[before.end : entity.start])
        ):
            kept.pop()
            entity.start = before.start
        kept.append(entity)
    return kept


def _operate(
    text: str,
    entities: Sequence[Entity],
    choices: Mapping[str, Mapping[str, Any]],
    operators: Mapping[str, Operator],
) -> bytes:
    """Replace from the end to the start; of two that overlap the later one has the shared part."""
    pieces: list[str] = []  # Of the new text, the last first.
    items: list[dict[str, Any]] = []
    length, reached = 0, len(text)
    for entity in sorted(entities, key=lambda e: (e.start, e.end), reverse=True):
        if entity.end > len(text) or entity.start > len(text):
            raise invalid(
                f"Invalid analyzer result, start: {entity.start} and end: {entity.end}, "
                f"while text length is only {len(text)}."
            )
        choice = choices.get(entity.entity_type) or choices.get(DEFAULT)
        if choice is None:
            raise invalid("Expected parameter deanonymizers, with an operator for every type")
        operator = operators.get(choice["type"])
        if operator is None:
            raise invalid(f"Invalid operator class. Choose one of {sorted(operators)}")
        wording = operator(text[entity.start : entity.end], entity.entity_type, choice)
        between = text[min(entity.end, reached) : reached]
        pieces += [between, wording]
        length += len(between) + len(wording)
        reached = entity.start
        items.append(
            {
                "start": length,
                "end": len(wording),
                "entity_type": entity.entity_type,
                "text": wording,
                "operator": choice["type"],
                "score": entity.score,
            }
        )
    pieces.append(text[:reached])
    length += reached
    for item in items:
        item["start"] = length - item["start"]
        item["end"] += item["start"]
    return json.dumps({"text": "".join(reversed(pieces)), "items": items}).encode()


def _request(body: bytes) -> dict[str, Any]:
    request = read_json(body)
    if not isinstance(request, dict) or not request:
        raise Refusal(400, "Invalid request json")
    return request


def _text(request: Mapping[str, Any]) -> str:
    return typed(request.get("text", ""), "text", str)


def _choices(choices: Any) -> dict[str, dict[str, Any]]:
    if choices is None:
        return {}
    if not isinstance(choices, dict) or not all(isinstance(c, dict) for c in choices.values()):
        raise invalid("Invalid parameter value for 'anonymizers'.")
    for choice in choices.values():
        if not choice.get("type"):
            raise invalid("Invalid input, operator config must contain operator_name")
        typed(choice["type"], "type", str)
    return dict(choices)


def _entities(results: Any, *, scored: bool) -> list[Entity]:
    if not isinstance(results, list) or not all(isinstance(result, dict) for result in results):
        raise invalid("Invalid parameter value for 'analyzer_results'.")
    return [_entity(result, scored=scored) for result in results]


def _entity(result: Mapping[str, Any], *, scored: bool) -> Entity:
    for name in ("start", "end", *(["score"] if scored else [])):
        if result.get(name) is None:
            raise invalid(f"Invalid input, result must contain {name}")
    if not result.get("entity_type"):
        raise invalid("Invalid input, result must contain entity_type")
    start, end = typed(result["start"], "start", int), typed(result["end"], "end", int)
    if start < 0 or end < 0:
        raise invalid("Invalid input, result start and end must be positive")
    if start > end:
        raise invalid(
            f"Invalid input, start index '{start}' must be smaller than end index '{end}'"
        )
    score = result.get("score")
    if isinstance(score, bool) or not isinstance(score, int | float | None):
        raise invalid("Invalid parameter value for 'score'.")
    return Entity(start, end, typed(result["entity_type"], "entity_type", str), score)
