"""Labelled spans of other tools: do their offsets fit the texts, and which gold are they?"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from pydantic import TypeAdapter, ValidationError

from ..errors import Errors, KanonError, shown
from ..names import IDENTIFIER_TYPES, MASK, MISC, QUASI
from ..types import GoldMention

T = TypeVar("T")


class LabelledSpan(NamedTuple):
    """A span as another tool exported it. Empty strings and None: the tool does not say."""

    start: int
    end: int
    label: str = ""
    expected: str | None = None  # The text that the tool says is there.
    identifier_type: str = ""
    entity_id: str = ""
    mention_id: str = ""


def check_offsets(doc_id: str, text: str, spans: Sequence[LabelledSpan]) -> None:
    """Refuse spans outside of their text, or which do not have the words that their tool says."""
    for span in spans:
        if not 0 <= span.start < span.end <= len(text):
            raise KanonError(
                f"[KN502] Document {doc_id}: span [{span.start}, {span.end}) is empty or outside "
                f"the text of {len(text)} characters. Correct the offsets: they count characters "
                "from 0, the end is exclusive."
            )
        phrase = text[span.start : span.end]
        if span.expected is not None and phrase != span.expected:
            raise KanonError(
                f"[KN501] Document {doc_id}: the text at [{span.start}, {span.end}) is not what "
                f"the annotation says: {shown(phrase)} instead of {shown(span.expected)}. Correct "
                "the offsets at the source: they count characters, not bytes or the UTF-16 code "
                "units of JavaScript."
            )


def check_same_text(doc_id: str, gold: str, other: str, path: Path) -> None:
    """Refuse a system that saw another text than the one that was annotated."""
    if gold != other:
        pairs = enumerate(zip(gold, other, strict=False))
        first = next((i for i, (a, b) in pairs if a != b), min(len(gold), len(other)))
        raise KanonError(
            f"[KN515] Document {doc_id}: its text in {path} is not that of the gold corpus from "
            f"character {first} on (a byte-order mark, line ends or composed letters?). Offsets "
            "would not mean the same; run the system on the gold text."
        )


# From another tool's labelled spans to gold mentions.
#
# Other tools know one label per span. It is read as a kind ("PERSON"), as an identifier type
# ("DIRECT"), or as both ("PERSON/DIRECT").

ANNOTATOR = "annotator1"


@dataclass(frozen=True, slots=True)
class ReadOptions:
    """How to read spans that say less than TAB's."""

    identifier_type: str = QUASI  # For spans that do not say theirs.
    labels: Mapping[str, str] = field(default_factory=dict)  # Renames labels: {"GPE": "LOC"}.
    texts: Mapping[str, str] | None = None  # Text by document id, for files with spans only.
    system: str | None = None  # Which one, for a file with the masks of several systems.


def gold_mentions(
    doc_id: str, text: str, spans: Sequence[LabelledSpan], annotator: str, options: ReadOptions
) -> list[GoldMention]:
    """Mentions of one annotator; without entities those of equal text and kind are one."""
    check_offsets(doc_id, text, spans)
    entities: dict[tuple[str, str], str] = {}
    mentions = []
    for number, span in enumerate(spans, start=1):
        kind, identifier_type = split_label(span.label, options)
        identifier_type = span.identifier_type or identifier_type
        check_identifier_type(doc_id, identifier_type)
        surface = (kind, text[span.start : span.end])
        entity = entities.setdefault(surface, f"{doc_id}_{annotator}_e{len(entities) + 1}")
        ids = span.entity_id or entity, span.mention_id or f"{doc_id}_{annotator}_em{number}"
        mentions.append(GoldMention(span.start, span.end, kind, identifier_type, *ids))
    return mentions


def split_label(label: str, options: ReadOptions) -> tuple[str, str]:
    """Kind and identifier type of a label.

    >>> split_label("GPE/DIRECT", ReadOptions(labels={"GPE": "LOC"}))
    ('LOC', 'DIRECT')
    >>> split_label("GPE", ReadOptions())
    ('GPE', 'QUASI')
    """
    label = options.labels.get(label, label)
    if label in IDENTIFIER_TYPES:
        return MISC, label
    if label in ("", MASK):
        return MISC, options.identifier_type
    kind, slash, identifier_type = label.rpartition("/")
    if slash and identifier_type in IDENTIFIER_TYPES:
        return options.labels.get(kind, kind), identifier_type
    return label, options.identifier_type


def check_identifier_type(doc_id: str, identifier_type: object) -> None:
    """Refuse what is no identifier type."""
    if not isinstance(identifier_type, str) or identifier_type not in IDENTIFIER_TYPES:
        allowed = ", ".join(IDENTIFIER_TYPES)
        raise KanonError(
            f"[KN505] Document {doc_id}: {identifier_type!r} is no identifier type. Use one of "
            f"{allowed}."
        )


def check_unique_ids(doc_ids: Iterable[str], path: Path) -> None:
    """Refuse a file in which two documents have one id."""
    first: dict[str, int] = {}
    for number, doc_id in enumerate(doc_ids, start=1):
        if first.setdefault(doc_id, number) != number:
            raise KanonError(
                f"[KN503] Documents {first[doc_id]} and {number} of {path}, counted from 1, have "
                "one id. Give each document an id of its own."
            )


def validated(kind: TypeAdapter[T], value: Any, path: Path, doc_id: object) -> T:
    """A value, or a JSON text, in the form that it should have."""
    read = kind.validate_json if isinstance(value, str) else kind.validate_python
    try:
        return read(value, strict=True)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        reason = f"{'.'.join(map(str, first['loc']))!r}: {first['msg']}"
        raise KanonError(Errors.E504.format(path=path, doc_id=doc_id, reason=reason)) from None
