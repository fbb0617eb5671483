"""What a client adds to one request to `/analyze`: patterns and lists of words to look for, words
that raise their scores, and words that are allowed.

A pattern that takes too long runs into the time limit of the request: the request is refused, not
answered without it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from pydantic import BaseModel, ConfigDict, Field

from .parameters import invalid

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
        """RETURNS (dict[str, Any]): A recognizer result of Presidio's."""
        return {
            "analysis_explanation": self.explanation if explained else None,
            "end": self.end,
            "entity_type": self.entity_type,
            "score": self.score,
            "start": self.start,
        }


def explanation(recognizer: str, score: float, text: str | None, **fields: Any) -> dict[str, Any]:
    """Why something was found.

    recognizer (str): Who found it.
    score (float): As it was at first.
    text (str | None): In words.
    **fields (Any): Others of Presidio's `AnalysisExplanation`.
    RETURNS (dict[str, Any]): All of its fields.
    """
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
    """What the recognizers of a request find.

    text (str): The text.
    recognizers (Sequence[Recognizer]): Of the request.
    context (Sequence[str]): Words that count as standing near every match.
    RETURNS (list[Finding]): By recognizer and pattern; they can overlap.
    RAISES (Refusal): 422 for a pattern that is no regular expression.
    """
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
    """RETURNS (re.Pattern[str]): Of a client's expression.
    RAISES (Refusal): 422 for what is none.
    """
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
    """Drop what lies inside another finding of its type with the same or a higher score.

    findings (Sequence[Finding]): In any order.
    RETURNS (list[Finding]): By score, start and length, as Presidio orders them.
    """
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
    """Drop what the client allows.

    findings (Sequence[Finding]): In any order.
    text (str): The text.
    allowed (Sequence[str]): Words, or regular expressions.
    match (str): "exact" or "regex".
    flags (int): Of the regular expressions.
    RETURNS (list[Finding]): In the same order.
    RAISES (Refusal): 422 for another `match` or for no regular expression.
    """
    if match not in ("exact", "regex"):
        raise invalid("allow_list_match must either be set to 'exact' or 'regex'.")
    words = [word for word in allowed if word]
    if not words:
        return list(findings)
    if match == "exact":
        return [f for f in findings if text[f.start : f.end] not in words]
    pattern = compiled("|".join(words), flags)
    return [f for f in findings if not pattern.search(text[f.start : f.end])]
