"""Annotations of one text, and the commands that change them. Pure: no file, database or page.

A command is an object in plain values: `{"do": "kind", "mark": 3, "kind": "LOC"}`. It makes of an
annotation the next one; `differing` names the marks that it changes.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from functools import cached_property
from typing import Any

from pydantic import TypeAdapter

from ..errors import KanonError, RecordError
from ..evaluation.masks import merge
from ..names import DIRECT, IDENTIFIER_TYPES, KINDS, NO_MASK, PERSON, QUASI, STAR

# What becomes of a mark: it stays as written, gets one of its options, or a reviewer's words.
KEEP, OPTION, OWN = "keep", "option", "own"

CONFIDENTIAL = ("NOT_CONFIDENTIAL", "BELIEF", "POLITICS", "SEX", "ETHNIC", "HEALTH")
PERSON_WORDING, NAME_WORDING = f"{PERSON} #", "NAME #"  # Numbered when the text is written.
NUMBERED = (PERSON_WORDING, NAME_WORDING)
NOUN, NAME = "noun", "name"
MAX_WORDING = 200
MAX_COMMENT = 5000


_NUMBER = re.compile(rf"({PERSON}|NAME) \d+")


def unnumbered(wording: str) -> str:
    """A wording as choices have it: the numbers of names are those of a whole text."""
    name = _NUMBER.fullmatch(wording)
    return f"{name[1]} #" if name else wording


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
    next_number: int = 1
    next_entity: int = 1

    @cached_property
    def ordered(self) -> tuple[Mark, ...]:
        """The marks in text order."""
        return tuple(in_order(self.marks.values()))

    @cached_property
    def name_numbers(self) -> dict[int, int]:
        """Numbers of names by entity: those that become numbers in text order, then people."""
        shown = (m.entity for m in self if m.choice and m.choice.text in NUMBERED)
        entities = dict.fromkeys([*shown, *(m.entity for m in self if m.kind == PERSON)])
        return {entity: number for number, entity in enumerate(entities, start=1)}

    def __iter__(self) -> Iterator[Mark]:
        return iter(self.ordered)

    def entity(self, entity: int) -> list[Mark]:
        """The marks of one entity."""
        return in_order(mark for mark in self.marks.values() if mark.entity == entity)

    def overlapping(self, start: int, end: int) -> list[Mark]:
        """Marks that overlap a stretch."""
        return in_order(m for m in self.marks.values() if m.start < end and start < m.end)

    def without(self, numbers: Iterable[int]) -> Annotation:
        """The annotation without some marks."""
        gone = {*numbers}
        marks = {number: mark for number, mark in self.marks.items() if number not in gone}
        return replace(self, marks=marks)

    def numbered_behind(self, other: Annotation) -> Annotation:
        """The annotation, which gives new marks and entities no number of the other one."""
        names = ("next_number", "next_entity")
        return replace(self, **{n: max(getattr(self, n), getattr(other, n)) for n in names})

    def with_marks(self, marks: Iterable[Mark]) -> Annotation:
        """The annotation with further marks, or others of the same number."""
        added = {mark.number: mark for mark in marks}
        return replace(
            self,
            marks={**self.marks, **added},
            next_number=max([self.next_number, *(number + 1 for number in added)]),
            next_entity=max([self.next_entity, *(m.entity + 1 for m in added.values())]),
        )


_MARK = TypeAdapter(Mark)


def in_order(marks: Iterable[Mark]) -> list[Mark]:
    """Marks in text order."""
    return sorted(marks, key=lambda mark: (mark.start, mark.end, mark.number))


def edit_marks(annotation: Annotation, marks: Iterable[Mark], **fields: Any) -> Annotation:
    """The annotation with other fields of marks, which a person has then looked at."""
    return annotation.with_marks(replace(m, **{"checked": True, **fields}) for m in marks)


def differing(before: Annotation, after: Annotation) -> list[int]:
    """Numbers of the marks that are not the same, or not there, in both."""
    numbers = sorted({*before.marks, *after.marks})
    return [n for n in numbers if before.marks.get(n) != after.marks.get(n)]


def to_patch(before: Annotation, after: Annotation) -> dict[str, Any]:
    """What an edit changed, ready for JSON."""
    marks = {n: after.marks.get(n) for n in differing(before, after)}
    plain = [[n, mark and asdict(mark)] for n, mark in marks.items()]
    return {"marks": plain, "note": after.note}


def apply_patch(annotation: Annotation, patch: Mapping[str, Any]) -> Annotation:
    """The annotation after an edit of which `to_patch` gave the change."""
    annotation = replace(annotation, note=patch["note"])
    annotation = annotation.without(number for number, _ in patch["marks"])
    return annotation.with_marks(_MARK.validate_python(mark) for _, mark in patch["marks"] if mark)


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
    mode: Mode = MODES[REVIEW]


Command = Mapping[str, Any]


def perform(annotation: Annotation, command: Command, context: Context) -> Annotation:
    """What a command makes of an annotation."""
    asked = _Asked(annotation, command, context)
    name = asked.string("do", 20)
    if name in _FIELDS:
        field_name, allowed = _FIELDS[name]
        value = command.get("value" if allowed is bool else name)
        if not (isinstance(value, bool) if allowed is bool else value in allowed):
            raise _invalid(name)
        marks = asked.targets()
        if name == "kind":
            marks = annotation.entity(marks[0].entity)
        after = edit_marks(annotation, marks, **{field_name: value})
    elif name in COMMANDS:
        after = COMMANDS[name](asked)
    else:
        raise _invalid("do")
    if context.mode.identifies:  # The identifier type decides what is hidden.
        numbers = differing(annotation, after)
        choices = {"": None, NO_MASK: KEPT}
        after = after.with_marks(
            replace(mark, choice=choices.get(mark.identifier, STARS))
            for mark in after
            if mark.number in numbers
        )
    return after


def occurrences(text: str, phrase: str) -> list[tuple[int, int]]:
    """Where a phrase stands in a text, as whole words.

    >>> occurrences("Ann and Anna, Ann", "Ann")
    [(0, 3), (14, 17)]
    """
    before = r"(?<!\w)" if phrase[:1].isalnum() else ""
    behind = r"(?!\w)" if phrase[-1:].isalnum() else ""
    return [m.span() for m in re.finditer(before + re.escape(phrase) + behind, text)]


@dataclass(frozen=True, slots=True)
class _Asked:
    """A command on an annotation: what it asks for, and a method for each of `COMMANDS`."""

    annotation: Annotation
    command: Command
    context: Context

    def mark(self) -> Annotation:
        annotation, text = self.annotation, self.context.text
        start, end = self.free_bounds(None)
        kind = self.command.get("kind")
        if kind not in KINDS:
            raise _invalid("kind")
        identifier = QUASI if self.context.mode.identifies else ""
        number, entity = annotation.next_number, annotation.next_entity
        mark = Mark(number, start, end, kind, entity, STARS, identifier, checked=True)
        phrase = text[start:end].casefold()
        for other in annotation:  # The same words are the same entity until they are split.
            if other.kind == kind and text[other.start : other.end].casefold() == phrase:
                mark = replace(mark, entity=other.entity, choice=other.choice)
                mark = replace(mark, identifier=other.identifier)
                break
        return annotation.with_marks([mark])

    def remove(self) -> Annotation:
        return self.annotation.without(mark.number for mark in self.targets())

    def bounds(self) -> Annotation:
        mark = self.target()
        start, end = self.free_bounds(mark)
        return edit_marks(self.annotation, [mark], start=start, end=end)

    def split(self) -> Annotation:
        mark = self.target()
        if len(self.annotation.entity(mark.entity)) == 1:
            return self.annotation
        return edit_marks(self.annotation, [mark], entity=self.annotation.next_entity)

    def merge(self) -> Annotation:
        mark, other = self.target(), self.target("with")
        same = {"entity": other.entity, "kind": other.kind, "choice": other.choice}
        return edit_marks(self.annotation, self.annotation.entity(mark.entity), **same)

    def choose(self) -> Annotation:
        return edit_marks(self.annotation, self.targets(), choice=self.choice(self.target()))

    def everywhere(self) -> Annotation:
        annotation, mark, text = self.annotation, self.target(), self.context.text
        after = {m.number: m for m in annotation.entity(mark.entity)}
        number = annotation.next_number
        for start, end in occurrences(text, text[mark.start : mark.end]):
            others = annotation.overlapping(start, end)
            if not others:
                after[number] = Mark(number, start, end, mark.kind, mark.entity)
                number += 1
            elif (others[0].start, others[0].end) == (start, end):
                after[others[0].number] = others[0]
        names = ("kind", "entity", "choice", "identifier", "confidential")
        same = {name: getattr(mark, name) for name in names}
        return edit_marks(annotation, after.values(), **same)

    def comment(self) -> Annotation:
        mark, text = self.target(), self.string("text", MAX_COMMENT)
        return edit_marks(self.annotation, [mark], comment=text, checked=mark.checked)

    def note(self) -> Annotation:
        text = self.string("text", MAX_COMMENT)
        if self.string("was", MAX_COMMENT) != self.annotation.note:
            raise StaleCommand
        return replace(self.annotation, note=text)

    def choice(self, mark: Mark) -> Choice | None:
        """The choice that the command names."""
        how = self.command.get("how")
        if how not in (KEEP, OPTION, OWN, "open"):
            raise _invalid("how")
        if how in (KEEP, "open"):
            return KEPT if how == KEEP else None
        text = self.string("text", MAX_WORDING).strip()
        signs = (unicodedata.category(character) for character in text)
        if how == OWN and (not text or not {"Cc", "Cf"}.isdisjoint(signs)):
            raise _invalid("text")
        for option in self.context.options(self.annotation, mark):
            if option.text == text:
                return option
        if how == OWN:
            return Choice(OWN, text, NAME)
        raise StaleCommand

    def string(self, name: str, longest: int) -> str:
        value = self.command.get(name)
        if not isinstance(value, str) or len(value) > longest:
            raise _invalid(name)
        if any("\ud800" <= character <= "\udfff" for character in value):
            raise _invalid(name)
        return value

    def target(self, name: str = "mark") -> Mark:
        number = self.command.get(name)
        if type(number) is not int:
            raise _invalid(name)
        if number not in self.annotation.marks:
            raise StaleCommand
        return self.annotation.marks[number]

    def targets(self) -> list[Mark]:
        """The mark, or with `all` every mark of its entity."""
        mark = self.target()
        return self.annotation.entity(mark.entity) if self.command.get("all") is True else [mark]

    def free_bounds(self, own: Mark | None) -> tuple[int, int]:
        """The bounds of the command without white space at the ends."""
        start, end = self.command.get("start"), self.command.get("end")
        if type(start) is not int or type(end) is not int:
            raise _invalid("start")
        phrase = self.context.text[start:end]
        if not 0 <= start < end <= self.annotation.length or phrase.isspace():
            raise _invalid("start")
        end -= len(phrase) - len(phrase.rstrip())
        start += len(phrase) - len(phrase.lstrip())
        overlapping = self.annotation.overlapping(start, end)
        if any(own is None or mark.number != own.number for mark in overlapping):
            raise RecordError(
                "[KN933] A part of these words is marked already. Move the bounds of that mark, or "
                "remove it first."
            )
        return start, end


COMMANDS: dict[str, Callable[[_Asked], Annotation]] = {
    name: getattr(_Asked, name)
    for name in (
        "mark", "remove", "bounds", "split", "merge", "choose", "everywhere", "comment", "note",
    )
}  # fmt: skip
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


def agreed_annotation(annotations: Mapping[str, Annotation], text: str) -> Annotation:
    """What an adjudicator begins with: what is agreed on; else marks of who has most, undecided."""
    result = Annotation(len(text))
    # Stretches with marks that overlap across annotators.
    for bounds in merge({(m.start, m.end) for each in annotations.values() for m in each}):
        views = {name: each.overlapping(*bounds) for name, each in annotations.items()}
        agreed = len({tuple(map(_decision, marks)) for marks in views.values()}) == 1
        name = max(views, key=lambda name: len(views[name]))
        decisions = "\n".join(f"{who}: {_told(marks, text)}" for who, marks in views.items())
        entity_of = {(m.start, m.end): m.entity for m in result}
        entities: dict[int, int] = {}
        for mark in views[name]:
            if mark.entity not in entities:  # The entity that its other mentions have already.
                mates = ((m.start, m.end) for m in annotations[name].entity(mark.entity))
                entity = next((entity_of[bounds] for bounds in mates if bounds in entity_of), None)
                entities[mark.entity] = result.next_entity if entity is None else entity
            own = replace(mark, number=result.next_number, entity=entities[mark.entity])
            own = replace(own, checked=agreed, comment="" if agreed else decisions[:MAX_COMMENT])
            own = own if agreed else replace(own, choice=None, identifier="")
            result = result.with_marks([own])
    return result


def _decision(mark: Mark) -> tuple[Any, ...]:
    """What annotators have to agree on."""
    choice = mark.choice and (mark.choice.how, mark.choice.text)
    return mark.start, mark.end, mark.kind, mark.identifier, choice


def _told(marks: Sequence[Mark], text: str) -> str:
    """Marks with their decisions, for a reader."""
    return (
        ", ".join(
            f"{text[mark.start : mark.end]} ({mark.kind}, "
            f"{mark.identifier or (mark.choice.text if mark.choice and mark.hides else KEEP)})"
            for mark in marks
        )
        or "nothing"
    )
