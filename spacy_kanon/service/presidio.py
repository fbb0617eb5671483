"""Requests and replies in the shape of Presidio's REST API, in plain values without HTTP."""

from __future__ import annotations

import base64
import binascii
import hashlib
import json
import os
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from pydantic import BaseModel, ConfigDict, Field

from ..names import (
    CODE,
    CREDIT_CARD,
    DATETIME,
    DEM,
    EMAIL,
    FAX,
    IBAN,
    IP,
    LOC,
    MISC,
    NATIONAL_ID,
    ORG,
    PERSON,
    PHONE,
    QUANTITY,
    SSN,
    URL,
)
from ..release.release_maker import Outcome
from .sanitizing import Deadline, Engine, check_number
from .schemas import Answer, Refusal, read_json, validated

INVALID = 422
_JSON_TYPES = {str: "string", bool: "boolean", int: "number", float: "number", list: "array"}


def invalid(message: str) -> Refusal:
    """To be raised, with the status for a parameter that cannot be used."""
    return Refusal(INVALID, message)


def parameter(parameters: Mapping[str, Any], name: str, expected: type) -> Any:
    """A parameter that has to be there."""
    value = parameters.get(name)
    if value is None:
        raise invalid(f"Expected parameter {name}")
    return typed(value, name, expected)


def typed(value: Any, name: str, expected: type) -> Any:
    """A value of the type that it has to have."""
    if isinstance(value, expected) and isinstance(value, bool) == (expected is bool):
        return value
    names = _JSON_TYPES.get(expected), _JSON_TYPES.get(type(value))
    if all(names):
        raise invalid(
            f"Invalid parameter value for {name}. Expecting '{names[0]}', but got '{names[1]}'."
        )
    raise invalid(f"Invalid parameter value for '{name}'.")


# What a client adds to one request to `/analyze`: patterns and lists of words to look for, words
# that raise their scores, and words that are allowed.
#
# A pattern that takes too long runs into the time limit of the request: the request is refused, not
# answered without it.

FLAGS = re.DOTALL | re.MULTILINE | re.IGNORECASE
_POSSIBLE_FLAGS = FLAGS | re.VERBOSE | re.ASCII  # Not re.DEBUG, which prints.
_NEAR = 5  # Words before a match that can raise its score.
_RAISE, _LEAST_RAISED = 0.35, 0.4
_WORD = re.compile(r"\w+")


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


@dataclass(slots=True)
class Finding:
    """A stretch of a text that goes.

    start, end (int): Its bounds.
    score (float): How sure that is; what the pipeline masks is sure.
    explanation (dict | None): Why, in the fields of Presidio's `AnalysisExplanation`.
    """

    entity_type: str
    start: int
    end: int
    score: float
    explanation: dict[str, Any] = field(default_factory=dict)

    def to_plain(self, *, explained: bool) -> dict[str, Any]:
        """A recognizer result of Presidio's."""
        return {
            "analysis_explanation": self.explanation if explained else None,
            "end": self.end,
            "entity_type": self.entity_type,
            "score": self.score,
            "start": self.start,
        }


def explanation(recognizer: str, score: float, text: str | None, **fields: Any) -> dict[str, Any]:
    """Why something was found."""
    return {
        "recognizer": recognizer,
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


def find_ad_hoc(
    text: str, recognizers: Sequence[Recognizer], context: Sequence[str] = ()
) -> list[Finding]:
    """What the recognizers of a request find."""
    return [
        _raised(finding, text, recognizer, context)
        for recognizer in recognizers
        for pattern in _patterns(recognizer)
        for finding in _matches(text, recognizer, pattern)
    ]


def _patterns(recognizer: Recognizer) -> list[Pattern]:
    if not recognizer.patterns and not recognizer.deny_list:
        raise invalid("Pattern recognizer should be initialized with patterns or with deny list")
    words = "|".join(re.escape(word) for word in recognizer.deny_list if word)
    if not words:
        return recognizer.patterns
    listed = rf"(?:^|(?<=\W))({words})(?:(?=\W)|$)"
    return [*recognizer.patterns, Pattern(name="deny_list", regex=listed, score=1.0)]


def _matches(text: str, recognizer: Recognizer, pattern: Pattern) -> list[Finding]:
    name = recognizer.name
    why = f"Detected by `{name}` using pattern `{pattern.name}`"
    fields = {"pattern_name": pattern.name, "pattern": pattern.regex}
    return [
        Finding(
            recognizer.supported_entity,
            *match.span(),
            pattern.score,
            explanation(name, pattern.score, why, **fields),
        )
        for match in compiled(pattern.regex, FLAGS).finditer(text)
        if match[0]
    ]


def compiled(regex: str, flags: int) -> re.Pattern[str]:
    """Of a client's expression."""
    try:
        return re.compile(regex, flags & _POSSIBLE_FLAGS)
    except (re.error, ValueError, OverflowError, RecursionError) as error:
        raise invalid("Invalid parameter value for 'regex'.") from error


def _raised(finding: Finding, text: str, recognizer: Recognizer, context: Sequence[str]) -> Finding:
    """With a higher score if a word of the recognizer's context stands before it."""
    if not recognizer.context:
        return finding
    before = _WORD.findall(text[max(0, finding.start - 200) : finding.start])[-_NEAR:]
    near = [word.lower() for word in (*before, *context)]
    for word in recognizer.context:
        if any(word.lower() in other for other in near):
            score = min(1.0, max(finding.score + _RAISE, _LEAST_RAISED))
            finding.explanation |= {
                "score": score,
                "score_context_improvement": score - finding.score,
                "supportive_context_word": word,
            }
            finding.score = score
            break
    return finding


def without_repeats(findings: Sequence[Finding]) -> list[Finding]:
    """Drop what lies inside another finding of its type with the same or a higher score."""
    ordered = sorted(findings, key=lambda f: (-f.score, f.start, -(f.end - f.start)))
    kept: list[Finding] = []
    for finding in ordered:
        if not any(
            other.entity_type == finding.entity_type
            and other.start <= finding.start
            and finding.end <= other.end
            for other in kept
        ):
            kept.append(finding)
    return kept


def without_allowed(
    findings: Sequence[Finding], text: str, allowed: Sequence[str], match: str, flags: int
) -> list[Finding]:
    """Drop what the client allows."""
    if match not in ("exact", "regex"):
        raise invalid("allow_list_match must either be set to 'exact' or 'regex'.")
    words = [word for word in allowed if word]
    if not words:
        return list(findings)
    if match == "exact":
        return [f for f in findings if text[f.start : f.end] not in words]
    pattern = compiled("|".join(words), flags)
    return [f for f in findings if not pattern.search(text[f.start : f.end])]


# An entity type of Presidio where there is one. "NRP" is nationality, religion or political group.
TYPES: dict[str, str] = {
    PERSON: "PERSON",
    LOC: "LOCATION",
    ORG: "ORGANIZATION",
    DEM: "NRP",
    DATETIME: "DATE_TIME",
    QUANTITY: "QUANTITY",
    MISC: "MISC",
    CODE: "ID",
}
# What a code is more exactly -> entity type; any other code is an "ID".
CODE_TYPES: dict[str, str] = {
    EMAIL: "EMAIL_ADDRESS",
    URL: "URL",
    IP: "IP_ADDRESS",
    PHONE: "PHONE_NUMBER",
    FAX: "PHONE_NUMBER",
    IBAN: "IBAN_CODE",
    CREDIT_CARD: "CREDIT_CARD",
    SSN: "NATIONAL_ID",
    NATIONAL_ID: "NATIONAL_ID",
}
SUPPORTED: tuple[str, ...] = tuple(dict.fromkeys((*TYPES.values(), *CODE_TYPES.values())))


def entity_type(kind: str, sub_kind: str = "") -> str:
    """The entity type of a mention.

    >>> entity_type("CODE", "EMAIL"), entity_type("CODE"), entity_type("LOC", "ADDRESS")
    ('EMAIL_ADDRESS', 'ID', 'LOCATION')
    """
    default = TYPES.get(kind, kind)
    return CODE_TYPES.get(sub_kind, default) if kind == CODE else default


# `/analyze`: what the pipeline would mask, as recognizer results of Presidio's.
#
# A result is a phrase that goes. What may stay, because k people fit all that stays, is none:
# whoever replaces all results gets the text that the pipeline releases, but for its wordings. A
# decision is not a guess: every score is 1, but for those of the recognizers that a request brings
# along.

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
    """Answer a request to `/analyze`."""
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
    if language is not None and language != engine.nlp.lang:
        raise Refusal(_FAILED, NO_LANGUAGE)


def supported_entities(engine: Engine, language: str | None) -> Answer:
    """Entity types, for `/supportedentities`. RAISES (Refusal): As above."""
    check_language(engine, language)
    return Answer(200, json.dumps(sorted(SUPPORTED)).encode())


def recognizers(engine: Engine, language: str | None) -> Answer:
    """Components that find or decide, for `/recognizers`."""
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


# What stands in the place of an entity: Presidio's operators, as pure functions.
#
# `(text, entity_type, parameters) -> replacement`. Whoever keeps, hashes or encrypts an entity
# decides that it may be seen, guessed or read again; nothing is counted here.

Parameters = Mapping[str, Any]
Operator = Callable[[str, str, Parameters], str]

HASHES = ("sha256", "sha512")
_LEAST_SALT = 16  # bytes
_BLOCK = 16  # bytes
_KEY_SIZES = (128, 192, 256)


def replace(text: str, entity_type: str, parameters: Parameters) -> str:
    """A value of the client's, else the type.

    >>> replace("Jane", "PERSON", {})
    '<PERSON>'
    """
    value = parameters.get("new_value")
    return typed(value, "new_value", str) if value else f"<{entity_type}>"


def redact(text: str, entity_type: str, parameters: Parameters) -> str:
    """Nothing."""
    return ""


def keep(text: str, entity_type: str, parameters: Parameters) -> str:
    """The entity as it is."""
    return text


def mask(text: str, entity_type: str, parameters: Parameters) -> str:
    """A character for each of some characters, from the beginning or the end.

    >>> mask("034453334", "PHONE", {"masking_char": "*", "chars_to_mask": 4, "from_end": True})
    '03445****'
    """
    char = parameter(parameters, "masking_char", str)
    if len(char) > 1:
        raise invalid("Invalid input, masking_char must be a character")
    count = min(len(text), max(0, parameter(parameters, "chars_to_mask", int)))
    if typed(parameters.get("from_end", False), "from_end", bool):
        return text[: len(text) - count] + char * count
    return char * count + text[count:]


def hash_text(text: str, entity_type: str, parameters: Parameters) -> str:
    """A salted hash, by hexadecimal digits; without a `salt` a new one each time."""
    name = parameters.get("hash_type", HASHES[0])
    if name not in HASHES:
        raise invalid(f"Parameter hash_type is not in range of values {list(HASHES)}")
    if "salt" not in parameters:
        salt = os.urandom(32)
    else:
        salt = typed(parameters["salt"], "salt", str).encode("utf8", "surrogatepass")
        if len(salt) < _LEAST_SALT:
            raise invalid(f"Salt must be at least {_LEAST_SALT} bytes (128 bits).")
    return hashlib.new(name, text.encode("utf8", "surrogatepass") + salt).hexdigest()


def encrypt(text: str, entity_type: str, parameters: Parameters) -> str:
    """Initialization vector and AES-CBC cipher text, in URL-safe base 64."""
    from cryptography.hazmat.primitives.padding import PKCS7

    padder = PKCS7(8 * _BLOCK).padder()
    padded = padder.update(text.encode("utf8", "surrogatepass")) + padder.finalize()
    vector = os.urandom(_BLOCK)
    encryptor = _cipher(parameters, vector).encryptor()
    return base64.urlsafe_b64encode(
        vector + encryptor.update(padded) + encryptor.finalize()
    ).decode()


def decrypt(text: str, entity_type: str, parameters: Parameters) -> str:
    """What was encrypted. RAISES (Refusal): Not with this key, or damaged."""
    from cryptography.hazmat.primitives.padding import PKCS7

    _check_key(parameters)
    try:
        data = base64.urlsafe_b64decode(text)
        vector, encrypted = data[:_BLOCK], data[_BLOCK:]
        decryptor = _cipher(parameters, vector).decryptor()
        padded = decryptor.update(encrypted) + decryptor.finalize()
        unpadder = PKCS7(8 * _BLOCK).unpadder()
        return (unpadder.update(padded) + unpadder.finalize()).decode("utf8", "surrogatepass")
    except (ValueError, binascii.Error) as error:
        raise invalid("Invalid input, the text cannot be decrypted with this key") from error


def _check_key(parameters: Parameters) -> bytes:
    key: bytes = parameter(parameters, "key", str).encode("utf8", "surrogatepass")
    if 8 * len(key) not in _KEY_SIZES:
        raise invalid("Invalid input, key must be of length 128, 192 or 256 bits")
    return key


def _cipher(parameters: Parameters, vector: bytes) -> Any:
    from cryptography.hazmat.primitives.ciphers import Cipher, algorithms, modes

    return Cipher(algorithms.AES(_check_key(parameters)), modes.CBC(vector))


ANONYMIZERS: dict[str, Operator] = {
    "encrypt": encrypt,
    "hash": hash_text,
    "keep": keep,
    "mask": mask,
    "redact": redact,
    "replace": replace,
}
DEANONYMIZERS: dict[str, Operator] = {"decrypt": decrypt, "deanonymize_keep": keep}


# `/anonymize` and `/deanonymize`: put an operator's result in the place of each entity.
#
# Which entities there are is what the client says; that every one of them is replaced is all that
# is promised. `/sanitize` decides by itself and counts.

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
    """Answer a request to `/anonymize`."""
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
    """Answer a request to `/deanonymize`."""
    request = _request(body)
    entities = _entities(request.get("anonymizer_results") or [], scored=False)
    return _operate(_text(request), entities, _choices(request.get("deanonymizers")), DEANONYMIZERS)


def without_conflicts(entities: Sequence[Entity]) -> list[Entity]:
    """Entities of one type that overlap become one; what lies inside another one is dropped."""
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
    """Neighbours of one type with nothing but spaces between them become one."""
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
