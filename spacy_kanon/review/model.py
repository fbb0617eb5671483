"""Annotations of one text, and the commands that change them. Pure: no file, database or page.

A command is an object in plain values: `{"do": "kind", "mark": 3, "kind": "LOC"}`. It becomes a
`Change`, which says of each mark what it was and what it is. A change applies only while these
marks are what they were, so that neither an undo nor a late command of another page overwrites the
work of others.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from functools import cached_property
from typing import Any

from ..errors import KanonError, RecordError
from ..names import DIRECT, IDENTIFIER_TYPES, KINDS, NO_MASK, PERSON, QUASI, STAR

# What becomes of a mark: it stays as written, gets one of its options, a wording that a person
# wrote, or what the operator of the masker writes.
KEEP, OPTION, OWN, OPERATOR = "keep", "option", "own", "operator"

CONFIDENTIAL = (
    "NOT_CONFIDENTIAL", "BELIEF", "POLITICS", "SEX", "ETHNIC", "HEALTH",
)  # fmt: skip
PERSON_WORDING = f"{PERSON} #"  # People are numbered when the text is written.
NOUN, NAME = "noun", "name"
MAX_WORDING = 200
MAX_COMMENT = 5000


@dataclass(frozen=True, slots=True)
class Mode:
    """A way of working."""

    name: str
    title: str
    counts: bool = False  # k is shown during the work.
    identifies: bool = False  # The decision on a mark is its identifier type, not its wording.

    def is_decided(self, mark: Mark) -> bool:
        """Whether the mark needs no further decision."""
        return bool(mark.identifier) if self.identifies else mark.choice is not None


REVIEW, BLIND, TAB = "review", "blind", "tab"
MODES = {
    mode.name: mode
    for mode in (
        Mode(REVIEW, "Review", counts=True),
        Mode(BLIND, "Blind annotation", identifies=True),
        Mode(TAB, "TAB annotation", identifies=True),
    )
}


@dataclass(frozen=True, slots=True)
class Choice:
    """What stands in the place of a mark. All but `how` and `text` is of `ontology.Option`."""

    how: str
    text: str = ""
    form: str = NOUN
    phrase: str = ""
    keys: tuple[tuple[str, ...], ...] | None = None
    source: str = ""
    adjective: str = ""

    @property
    def hides(self) -> bool:
        """Whether the phrase leaves the text."""
        return self.how != KEEP


KEPT = Choice(KEEP)
STARS = Choice(OPTION, STAR, NAME, keys=())
OPERATED = Choice(OPERATOR, keys=())


@dataclass(frozen=True, slots=True)
class Mark:
    """A marked stretch of a text; offsets are code points, end exclusive."""

    number: int  # Unique in its annotation, never used again.
    start: int
    end: int
    kind: str
    entity: int  # Marks with equal numbers stand for the same person or thing.
    choice: Choice | None = None  # None: not decided.
    identifier: str = ""  # One of `names.IDENTIFIER_TYPES`, or "".
    confidential: str = CONFIDENTIAL[0]
    unsure: bool = False
    comment: str = ""
    checked: bool = False  # A person has looked at it.
    source: str = ""  # Id of the mention in the file that the text came from.

    @property
    def hides(self) -> bool:
        """Whether the phrase leaves the text."""
        return self.choice is not None and self.choice.hides

    @property
    def identifier_type(self) -> str:
        """The identifier type; where no one was given, what follows from choice and kind."""
        if self.identifier:
            return self.identifier
        if not self.hides:
            return NO_MASK
        return DIRECT if self.kind in (PERSON, "CODE") else QUASI


@dataclass(frozen=True)
class Annotation:
    """The marks of one annotator on one text, or of the adjudicator. Marks do not overlap."""

    length: int  # Of the text.
    marks: Mapping[int, Mark] = field(default_factory=dict)
    note: str = ""
    settled: tuple[tuple[int, int], ...] = ()  # Regions on which the adjudicator has decided.
    next_number: int = 1
    next_entity: int = 1

    @cached_property
    def ordered(self) -> tuple[Mark, ...]:
        """The marks in text order."""
        return tuple(in_order(self.marks.values()))

    @cached_property
    def person_numbers(self) -> dict[int, int]:
        """The people, numbered from 1 in order of first mention, by entity."""
        entities = dict.fromkeys(mark.entity for mark in self if mark.kind == PERSON)
        return {entity: number for number, entity in enumerate(entities, start=1)}

    def __iter__(self) -> Iterator[Mark]:
        return iter(self.ordered)

    def entity(self, entity: int) -> list[Mark]:
        """The marks of one entity."""
        return in_order(mark for mark in self.marks.values() if mark.entity == entity)

    def overlapping(self, start: int, end: int) -> list[Mark]:
        """Marks that overlap a stretch."""
        return in_order(m for m in self.marks.values() if m.start < end and start < m.end)

    def with_marks(self, marks: Iterable[Mark]) -> Annotation:
        """The annotation with further marks, or others of the same number."""
        added = {mark.number: mark for mark in marks}
        return replace(
            self,
            marks={**self.marks, **added},
            next_number=max([self.next_number, *(number + 1 for number in added)]),
            next_entity=max([self.next_entity, *(m.entity + 1 for m in added.values())]),
        )


def in_order(marks: Iterable[Mark]) -> list[Mark]:
    """Marks in text order."""
    return sorted(marks, key=lambda mark: (mark.start, mark.end, mark.number))


def mark_from_plain(plain: Mapping[str, Any]) -> Mark:
    """The mark of which `asdict` gave the fields."""
    choice = plain["choice"] and Choice(
        **{**plain["choice"], "keys": _frozen(plain["choice"]["keys"])}
    )
    return Mark(**{**plain, "choice": choice})


def _frozen(value: Any) -> Any:
    """Lists as tuples, at any depth."""
    return tuple(map(_frozen, value)) if isinstance(value, list) else value


@dataclass(frozen=True, slots=True)
class Change:
    """What one command does: marks and fields ("note", "settled") before and after."""

    marks: Mapping[int, tuple[Mark | None, Mark | None]] = field(default_factory=dict)
    fields: Mapping[str, tuple[Any, Any]] = field(default_factory=dict)

    def __bool__(self) -> bool:
        return bool(self.marks or self.fields)

    def reversed(self) -> Change:
        """The change that takes this one back."""
        return Change(
            {number: (after, before) for number, (before, after) in self.marks.items()},
            {name: (after, before) for name, (before, after) in self.fields.items()},
        )

    def fits(self, annotation: Annotation) -> bool:
        """Whether all that is to change is as it was when the change was made."""
        return (
            all(annotation.marks.get(n) == before for n, (before, _) in self.marks.items())
            and all(getattr(annotation, n) == before for n, (before, _) in self.fields.items())
            and all(
                other.number in self.marks
                for _, after in self.marks.values()
                if after is not None
                for other in annotation.overlapping(after.start, after.end)
            )
        )

    def apply(self, annotation: Annotation) -> Annotation:
        """The annotation after the change."""
        removed = {number for number, (_, after) in self.marks.items() if after is None}
        marks = {n: mark for n, mark in annotation.marks.items() if n not in removed}
        changed = replace(
            annotation,
            marks=marks,
            next_number=max([annotation.next_number, *(number + 1 for number in self.marks)]),
            **{name: after for name, (_, after) in self.fields.items()},
        )
        return changed.with_marks(after for _, after in self.marks.values() if after is not None)

    def to_plain(self) -> dict[str, Any]:
        """Ready for JSON."""
        marks = [[n, *(m and asdict(m) for m in pair)] for n, pair in self.marks.items()]
        return {"marks": marks, "fields": dict(self.fields)}

    @classmethod
    def from_plain(cls, plain: Mapping[str, Any]) -> Change:
        """What `to_plain` gave."""
        return cls(
            {n: (a and mark_from_plain(a), b and mark_from_plain(b)) for n, a, b in plain["marks"]},
            {name: _frozen(list(pair)) for name, pair in plain["fields"].items()},
        )


def edit_marks(annotation: Annotation, marks: Iterable[Mark], **fields: Any) -> Change:
    """The change that sets fields of marks, which a person has then looked at."""
    edited = {m.number: replace(m, **{"checked": True, **fields}) for m in marks}
    return change_marks(annotation, edited)


def change_marks(annotation: Annotation, after: Mapping[int, Mark | None]) -> Change:
    """The change that makes marks what they are to be."""
    pairs = {number: (annotation.marks.get(number), mark) for number, mark in after.items()}
    return Change({number: pair for number, pair in pairs.items() if pair[0] != pair[1]})


class StaleCommand(RecordError):
    """What the command is about has changed since the page was loaded."""

    def __init__(self) -> None:
        super().__init__(
            "[KN922] This has changed since your page was loaded. Look at it as it is now, then "
            "decide."
        )


@dataclass(frozen=True, slots=True)
class Context:
    """What commands need besides the annotation."""

    text: str
    options: Callable[[Annotation, Mark], Sequence[Choice]]  # What a mark may become.
    hidden: Callable[[Mark], Choice]  # What a mark becomes that is hidden without a choice.
    mode: Mode = MODES[REVIEW]


Command = Mapping[str, Any]


def make_change(annotation: Annotation, command: Command, context: Context) -> Change:
    """The change that a command makes. Empty if nothing changes."""
    name = _string(command, "do", 20)
    if name not in COMMANDS and name not in _FIELDS:
        raise _invalid("do")
    if name in _FIELDS:
        field_name, allowed = _FIELDS[name]
        value = command.get("value" if allowed is bool else name)
        if not (isinstance(value, bool) if allowed is bool else value in allowed):
            raise _invalid(name)
        marks = _targets(annotation, command)
        if name == "kind":
            marks = annotation.entity(marks[0].entity)
        change = edit_marks(annotation, marks, **{field_name: value})
    else:
        change = COMMANDS[name](annotation, command, context)
    return _with_choices(annotation, change, context) if context.mode.identifies else change


def _with_choices(annotation: Annotation, change: Change, context: Context) -> Change:
    """Where the identifier type is the decision, it decides what is hidden."""
    after: dict[int, Mark | None] = {}
    for number, (_, mark) in change.marks.items():
        if mark is not None:
            hidden = context.hidden(mark)
            choice = {DIRECT: hidden, QUASI: hidden, NO_MASK: KEPT}.get(mark.identifier)
            mark = replace(mark, choice=choice)
        after[number] = mark
    return replace(change, marks=change_marks(annotation, after).marks)


def occurrences(text: str, phrase: str) -> list[tuple[int, int]]:
    """Where a phrase stands in a text, as whole words.

    >>> occurrences("Ann and Anna, Ann", "Ann")
    [(0, 3), (14, 17)]
    """
    before = r"(?<!\w)" if phrase[:1].isalnum() else ""
    behind = r"(?!\w)" if phrase[-1:].isalnum() else ""
    return [m.span() for m in re.finditer(before + re.escape(phrase) + behind, text)]


def _mark(annotation: Annotation, command: Command, context: Context) -> Change:
    start, end = _free_bounds(annotation, command, context.text, None)
    kind = command.get("kind")
    if kind not in KINDS:
        raise _invalid("kind")
    identifier = QUASI if context.mode.identifies else ""
    number, entity = annotation.next_number, annotation.next_entity
    mark = Mark(number, start, end, kind, entity, identifier=identifier, checked=True)
    mark = replace(mark, choice=context.hidden(mark))
    phrase = context.text[start:end].casefold()
    for other in annotation:  # The same words are the same entity until they are split.
        if other.kind == kind and context.text[other.start : other.end].casefold() == phrase:
            mark = replace(mark, entity=other.entity, choice=other.choice)
            mark = replace(mark, identifier=other.identifier)
            break
    return change_marks(annotation, {mark.number: mark})


def _remove(annotation: Annotation, command: Command, context: Context) -> Change:
    marks = _targets(annotation, command)
    return change_marks(annotation, dict.fromkeys((mark.number for mark in marks), None))


def _bounds(annotation: Annotation, command: Command, context: Context) -> Change:
    mark = _target(annotation, command)
    start, end = _free_bounds(annotation, command, context.text, mark)
    return edit_marks(annotation, [mark], start=start, end=end)


def _split(annotation: Annotation, command: Command, context: Context) -> Change:
    mark = _target(annotation, command)
    if len(annotation.entity(mark.entity)) == 1:
        return Change()
    return edit_marks(annotation, [mark], entity=annotation.next_entity)


def _merge(annotation: Annotation, command: Command, context: Context) -> Change:
    mark, other = _target(annotation, command), _target(annotation, command, "with")
    mates = annotation.entity(mark.entity)
    return edit_marks(annotation, mates, entity=other.entity, kind=other.kind, choice=other.choice)


def _choose(annotation: Annotation, command: Command, context: Context) -> Change:
    choice = _chosen(annotation, _target(annotation, command), command, context)
    return edit_marks(annotation, _targets(annotation, command), choice=choice)


def _chosen(
    annotation: Annotation, mark: Mark, command: Command, context: Context
) -> Choice | None:
    how = command.get("how")
    if how not in (KEEP, OPTION, OWN, OPERATOR, "open"):
        raise _invalid("how")
    if how == "open":
        return None
    if how == KEEP:
        return KEPT
    text = _string(command, "text", MAX_WORDING).strip()
    if how == OWN and (not text or any(unicodedata.category(c) in ("Cc", "Cf") for c in text)):
        raise _invalid("text")
    wanted = OPERATOR if how == OPERATOR else OPTION
    for option in context.options(annotation, mark):
        if option.how == wanted and option.text == text:
            return option
    if how == OWN:
        return Choice(OWN, text, NAME)
    raise StaleCommand


def _everywhere(annotation: Annotation, command: Command, context: Context) -> Change:
    mark = _target(annotation, command)
    after = {m.number: m for m in annotation.entity(mark.entity)}
    number = annotation.next_number
    for start, end in occurrences(context.text, context.text[mark.start : mark.end]):
        others = annotation.overlapping(start, end)
        if not others:
            after[number] = Mark(number, start, end, mark.kind, mark.entity)
            number += 1
        elif (others[0].start, others[0].end) == (start, end):
            after[others[0].number] = others[0]
    names = ("kind", "entity", "choice", "identifier", "confidential")
    same = {name: getattr(mark, name) for name in names}
    return edit_marks(annotation, after.values(), **same)


def _comment(annotation: Annotation, command: Command, context: Context) -> Change:
    mark = _target(annotation, command)
    text = _string(command, "text", MAX_COMMENT)
    return edit_marks(annotation, [mark], comment=text, checked=mark.checked)


def _note(annotation: Annotation, command: Command, context: Context) -> Change:
    text = _string(command, "text", MAX_COMMENT)
    if _string(command, "was", MAX_COMMENT) != annotation.note:
        raise StaleCommand
    return Change(fields={"note": (annotation.note, text)}) if text != annotation.note else Change()


_FUNCTIONS = (_mark, _remove, _bounds, _split, _merge, _choose, _everywhere, _comment, _note)
COMMANDS: dict[str, Callable[[Annotation, Command, Context], Change]] = {
    function.__name__[1:]: function for function in _FUNCTIONS
}
# Commands that set one field of marks: the field, and what it may be.
_FIELDS: dict[str, tuple[str, Any]] = {
    "kind": ("kind", KINDS),
    "identifier": ("identifier", IDENTIFIER_TYPES),
    "confidential": ("confidential", CONFIDENTIAL),
    "unsure": ("unsure", bool),
    "check": ("checked", bool),
}


def _invalid(name: str) -> KanonError:
    return RecordError(
        f"[KN920] The field {name!r} of the command is missing or out of range. Load the page."
    )


def _string(command: Command, name: str, longest: int) -> str:
    value = command.get(name)
    if not isinstance(value, str) or len(value) > longest:
        raise _invalid(name)
    if any("\ud800" <= character <= "\udfff" for character in value):
        raise _invalid(name)
    return value


def _target(annotation: Annotation, command: Command, name: str = "mark") -> Mark:
    number = command.get(name)
    if type(number) is not int:
        raise _invalid(name)
    if number not in annotation.marks:
        raise StaleCommand
    return annotation.marks[number]


def _targets(annotation: Annotation, command: Command) -> list[Mark]:
    """The mark, or with `all` every mark of its entity."""
    mark = _target(annotation, command)
    return annotation.entity(mark.entity) if command.get("all") is True else [mark]


def _free_bounds(
    annotation: Annotation, command: Command, text: str, own: Mark | None
) -> tuple[int, int]:
    """The bounds of the command without white space at the ends."""
    start, end = command.get("start"), command.get("end")
    if type(start) is not int or type(end) is not int or not 0 <= start < end <= annotation.length:
        raise _invalid("start")
    phrase = text[start:end]
    if phrase.isspace():
        raise _invalid("start")
    end -= len(phrase) - len(phrase.rstrip())
    start += len(phrase) - len(phrase.lstrip())
    if any(own is None or m.number != own.number for m in annotation.overlapping(start, end)):
        raise RecordError(
            "[KN933] A part of these words is marked already. Move the bounds of that mark, or "
            "remove it first."
        )
    return start, end


@dataclass(frozen=True, slots=True)
class Region:
    """A stretch of a text with marks that overlap across annotators."""

    bounds: tuple[int, int]
    views: Mapping[str, tuple[Mark, ...]]  # By annotator.
    agreed: bool  # All have marked and decided the same.


def compare(annotations: Mapping[str, Annotation]) -> list[Region]:
    """The regions of one text that annotators have marked."""
    bounds: list[list[int]] = []
    for start, end in sorted({(m.start, m.end) for each in annotations.values() for m in each}):
        if bounds and start < bounds[-1][1]:
            bounds[-1][1] = max(bounds[-1][1], end)
        else:
            bounds.append([start, end])
    regions = []
    for start, end in bounds:
        views = {name: tuple(a.overlapping(start, end)) for name, a in annotations.items()}
        decisions = {tuple(map(_decision, marks)) for marks in views.values()}
        regions.append(Region((start, end), views, len(decisions) == 1))
    return regions


def _decision(mark: Mark) -> tuple[Any, ...]:
    """What annotators have to agree on."""
    choice = mark.choice and (mark.choice.how, mark.choice.text)
    return mark.start, mark.end, mark.kind, mark.identifier, choice


def settle(
    annotation: Annotation, region: Region, source: Annotation | None, name: str | None
) -> Change:
    """Take one annotator's marks of a region into the adjudicated annotation; None takes none."""
    after: dict[int, Mark | None] = {m.number: None for m in annotation.overlapping(*region.bounds)}
    number, fresh = annotation.next_number, annotation.next_entity
    known = {(m.start, m.end): m.entity for m in annotation}
    entities: dict[int, int] = {}
    for mark in () if source is None or name is None else region.views[name]:
        if mark.entity not in entities:  # The entity that its other mentions have already.
            mates = ((m.start, m.end) for m in source.entity(mark.entity))  # type: ignore[union-attr]
            entity = next((known[bounds] for bounds in mates if bounds in known), fresh)
            entities[mark.entity] = entity
            fresh += entity == fresh
        own = {"number": number, "entity": entities[mark.entity], "checked": True, "comment": ""}
        after[number] = replace(mark, **own)  # type: ignore[arg-type]
        number += 1
    settled = tuple(sorted({*annotation.settled, region.bounds}))
    fields = {} if settled == annotation.settled else {"settled": (annotation.settled, settled)}
    return replace(change_marks(annotation, after), fields=fields)


def agreed_annotation(annotations: Mapping[str, Annotation], length: int) -> Annotation:
    """What an adjudicator begins with: all on which the annotators agree."""
    result = Annotation(length)
    for region in compare(annotations):
        if region.agreed:
            first = next(iter(annotations))
            result = settle(result, region, annotations[first], first).apply(result)
    return result
