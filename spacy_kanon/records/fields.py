"""From the fields of a record to labelled values: which field has which label, and its kind.

A mapping is JSON, `{label: {kind, fields, cues, threshold}}`:

- kind: how values are compared: date, person, organization, place, people (a country or the word
  for its people) or phrase;
- fields: all names of the label's fields; case, blanks, underscores and a colon at the end do not
  matter;
- cues: a regular expression for words that say the relation ("married", "son of");
- threshold: the score from 0 to 1 that a mention needs, see `record_matching`.

The default, `data/record_labels.json`, has the five labels of the WikiPII paper (Hathurusinghe et
al. 2021, table 1) with all their infobox spellings, and the names that tables use.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal, NamedTuple

from pydantic import BaseModel, Field, field_validator

from ..errors import Errors, KanonError
from ..formats.annotation_files import read_json
from ..lang.en.dates import find_dates, parse_date
from ..text.normalization import normalize

DEFAULT_MAPPING = Path(__file__).parents[1] / "data" / "record_labels.json"
DATE, PERSON, ORGANIZATION = "date", "person", "organization"
PLACE, PEOPLE, PHRASE = "place", "people", "phrase"

_SEPARATORS = re.compile(r"\s*(?:[;\n|•·]|<br\s*/?>)\s*")
_IN_BRACKETS = re.compile(r"\s*\([^()]*\)")
_LIST_MARK = re.compile(r"^\s*(?:[-*•·]|\d{1,2}[.)])\s+")
_COUNT_ONLY = re.compile(r"\W*\d{1,3}\W*")
_NOTHING = frozenset({"", "-", "--", "–", "—", "?", "n/a", "na", "none", "null", "nan", "unknown"})


Kind = Literal["date", "person", "organization", "place", "people", "phrase"]


class RecordLabel(BaseModel, frozen=True, extra="forbid"):
    """One label of a mapping; see the top of this file."""

    label: str
    kind: Kind = "phrase"
    names: tuple[str, ...] = Field(alias="fields", min_length=1)
    cues: re.Pattern[str] | None = None
    threshold: float = Field(0.8, ge=0, le=1)

    @field_validator("cues", mode="before")
    @classmethod
    def _whole_words(cls, cues: Any) -> re.Pattern[str] | None:
        return re.compile(rf"(?<!\w)(?:{cues})(?!\w)", re.IGNORECASE) if cues else None


@dataclass(frozen=True, slots=True)
class RecordMapping:
    """Labels in the order of the file, which decides between equals."""

    labels: tuple[RecordLabel, ...]
    by_field: Mapping[str, RecordLabel] = field(hash=False)  # By `fold_field` of its name.

    def with_thresholds(self, thresholds: Mapping[str, float]) -> RecordMapping:
        """The same mapping with other thresholds."""
        return make_mapping(
            x.model_copy(update={"threshold": thresholds.get(x.label, x.threshold)})
            for x in self.labels
        )


class RecordValue(NamedTuple):
    """One value of a record: what is looked for in its text."""

    label: RecordLabel
    text: str
    field: str  # As the record has it.


class RecordProblem(NamedTuple):
    """A value, or a whole text, that cannot be looked for, or a value only as it stands."""

    line: int
    doc_id: str
    field: str
    value: str
    reason: str


def make_mapping(labels: Iterable[RecordLabel]) -> RecordMapping:
    """Put labels together to a mapping."""
    labels = tuple(labels)
    by_field: dict[str, RecordLabel] = {}
    for label in labels:
        for name in label.names:
            other = by_field.setdefault(fold_field(name), label)
            if other is not label:
                reason = f"the field {name!r} belongs to {other.label} and {label.label}"
                raise KanonError(Errors.E801.format(path="the mapping", reason=reason))
    return RecordMapping(labels, by_field)


def load_mapping(path: Path | None = None) -> RecordMapping:
    """Read a mapping. RAISES (KanonError): E801."""
    path = path or DEFAULT_MAPPING
    content = read_json(path, "a mapping of fields to labels")
    if not isinstance(content, dict) or not content:
        raise KanonError(Errors.E801.format(path=path, reason="it names no label"))
    labels = []
    for name, entry in content.items():
        try:
            labels.append(RecordLabel(label=name, **entry))
        except (ValueError, TypeError, re.error) as error:
            reason = f"label {name!r}: {error}"
            raise KanonError(Errors.E801.format(path=path, reason=reason)) from error
    return make_mapping(labels)


def fold_field(name: str) -> str:
    """A field's name as the mapping compares it.

    >>> fold_field("Date_of birth:")
    'date of birth'
    """
    return " ".join(normalize(name).text.replace("_", " ").casefold().rstrip(": ").split())


def record_values(
    record: Mapping[str, Any], mapping: RecordMapping
) -> tuple[list[RecordValue], list[RecordProblem]]:
    """The values to look for, each once per label, and what is wrong with others."""
    values: dict[tuple[str, str], RecordValue] = {}
    problems = []
    for name, content in record.items():
        label = mapping.by_field.get(fold_field(name))
        if label is None:
            continue
        for text in _texts(content, label.kind):
            reason = _defect(text, label.kind)
            if reason:
                problems.append(RecordProblem(0, "", name, text, reason))
            if not reason or (label.kind == DATE and any(char.isdigit() for char in text)):
                values.setdefault((label.label, text.casefold()), RecordValue(label, text, name))
    return list(values.values()), problems


def _texts(content: Any, kind: str) -> Iterator[str]:
    """The single values in a field's content, clean and not empty."""
    if isinstance(content, list | tuple | dict):
        for item in content.values() if isinstance(content, dict) else content:
            yield from _texts(item, kind)
        return
    if content is None or isinstance(content, bool):
        return
    for part in _SEPARATORS.split(str(content)):
        text = _LIST_MARK.sub("", part)
        text = text if kind == DATE else _IN_BRACKETS.sub("", text)
        text = " ".join(text.split()).strip(",;: ")
        if text.casefold() not in _NOTHING:
            yield _date_part(text) if kind == DATE else text


def _date_part(text: str) -> str:
    """The first date inside a longer value ("May 23, 1972 (age 48) Oslo"), else the value."""
    normalized = normalize(text).text
    date = next((date for date in find_dates(normalized) if date.keys), None)
    return normalized[date.start : date.end] if date else text


def _defect(text: str, kind: str) -> str:
    if kind == DATE and not parse_date(text):
        return "no date of the calendar; only its exact wording is looked for"
    if kind != DATE and _COUNT_ONLY.fullmatch(text):
        return "a number, not a name"
    return ""
