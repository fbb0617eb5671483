"""What a reviewer can do to a sheet: a command in plain values becomes a change.

A command is an object with `do` and what that needs: `{"do": "kind", "mark": 3, "kind": "LOC"}`.
It names what is to be, not what was seen, so that it can be applied after somebody else's.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from ...errors import Errors, RecordError
from ...names import IDENTIFIER_TYPES, KINDS
from .marks import CONFIDENTIAL, KEEP, KEPT, OPERATOR, OPTION, OWN, Choice, Mark, Sheet

# What a command changes, as values that can be stored, applied and taken back.
#
# A change says of every mark that it touches what it was and what it is. To undo is to apply the
# change the other way round, which is possible as long as these marks are what the change made
# them: so no undo and no late command of another page can overwrite what somebody else has done
# since.


class Pair(NamedTuple):
    """A mark before and after; None where it was not, or is not, there.

    before (Mark | None): What it was.
    after (Mark | None): What it is.
    """

    before: Mark | None
    after: Mark | None


@dataclass(frozen=True, slots=True)
class Change:
    """What one command does to a sheet.

    marks (Mapping[int, Pair]): By number of the mark.
    note (tuple[str, str] | None): The note before and after; None: not changed.
    settled (tuple[tuple, tuple] | None): `Sheet.settled` before and after; None: not changed.
    """

    marks: Mapping[int, Pair] = field(default_factory=dict)
    note: tuple[str, str] | None = None
    settled: tuple[tuple[tuple[int, int], ...], tuple[tuple[int, int], ...]] | None = None

    def __bool__(self) -> bool:
        return bool(self.marks) or self.note is not None or self.settled is not None

    def reversed(self) -> Change:
        """What takes this one back."""
        return Change(
            {number: Pair(pair.after, pair.before) for number, pair in self.marks.items()},
            None if self.note is None else (self.note[1], self.note[0]),
            None if self.settled is None else (self.settled[1], self.settled[0]),
        )

    def fits(self, sheet: Sheet) -> bool:
        """Whether all that is to change is as it was when the change was made."""
        if any(sheet.marks.get(n) != pair.before for n, pair in self.marks.items()):
            return False
        if self.note is not None and sheet.note != self.note[0]:
            return False
        if self.settled is not None and sheet.settled != self.settled[0]:
            return False
        return all(
            touched.number in self.marks
            for pair in self.marks.values()
            if pair.after is not None
            for touched in sheet.touching(pair.after.start, pair.after.end)
        )

    def apply(self, sheet: Sheet) -> Sheet:
        """Another one."""
        gone = {number for number, pair in self.marks.items() if pair.after is None}
        left = {number: mark for number, mark in sheet.marks.items() if number not in gone}
        changed = replace(
            sheet,
            marks=left,
            note=sheet.note if self.note is None else self.note[1],
            settled=sheet.settled if self.settled is None else self.settled[1],
            next_number=max([sheet.next_number, *(number + 1 for number in self.marks)]),
        )
        return changed.with_marks(p.after for p in self.marks.values() if p.after is not None)

    def to_plain(self) -> dict[str, Any]:
        """What `from_plain` reads, ready for JSON."""
        return {
            "marks": [
                [number, *(None if mark is None else mark.to_plain() for mark in pair)]
                for number, pair in self.marks.items()
            ],
            "note": self.note,
            "settled": self.settled,
        }

    @classmethod
    def from_plain(cls, plain: Mapping[str, Any]) -> Change:
        """An equal one."""
        marks = {
            number: Pair(*(None if m is None else Mark.from_plain(m) for m in (before, after)))
            for number, before, after in plain["marks"]
        }
        note, settled = plain["note"], plain["settled"]
        return cls(
            marks,
            None if note is None else (note[0], note[1]),
            None
            if settled is None
            else (_bounds_from_plain(settled[0]), _bounds_from_plain(settled[1])),
        )


def _bounds_from_plain(plain: Any) -> tuple[tuple[int, int], ...]:
    return tuple((start, end) for start, end in plain)


def change_of(sheet: Sheet, after: Mapping[int, Mark | None]) -> Change:
    """The change that makes marks what they are to be."""
    pairs = {number: Pair(sheet.marks.get(number), mark) for number, mark in after.items()}
    return Change({number: pair for number, pair in pairs.items() if pair.before != pair.after})


MAX_WORDING = 200
MAX_COMMENT = 5000
Offer = Callable[[Sheet, Mark], Sequence[Choice]]


class StaleCommand(RecordError):
    """Somebody has changed since what the command is about."""


@dataclass(frozen=True, slots=True)
class Workplace:
    """What commands need to know besides the sheet.

    text (str): The text of the sheet.
    offer (Offer): The options of a mark.
    fresh (Callable[[Mark], Choice]): What a new mark becomes until somebody chooses.
    identifier (str): Identifier type of a new mark.
    fixed_spans (bool): Marks can neither be made nor taken away nor moved: only chosen for.
    may_keep (bool): Whether a phrase may stay as written.
    may_word (bool): Whether a person may write a wording of their own.
    """

    text: str
    offer: Offer
    fresh: Callable[[Mark], Choice]
    identifier: str = ""
    fixed_spans: bool = False
    may_keep: bool = True
    may_word: bool = True


def change_by(sheet: Sheet, command: Mapping[str, Any], workplace: Workplace) -> Change:
    """The change that a command makes. Empty if all is so already."""
    name = _text(command, "do", 20)
    if name not in COMMANDS:
        raise _bad("do")
    if workplace.fixed_spans and name in _SPAN_COMMANDS:
        raise RecordError(Errors.E921.format(name=name))
    return COMMANDS[name](sheet, command, workplace)


def trimmed(text: str, start: int, end: int) -> tuple[int, int]:
    """Bounds without white space at either end.

    >>> trimmed("in  Oslo .", 2, 9)
    (4, 8)
    """
    while start < end and text[start].isspace():
        start += 1
    while end > start and text[end - 1].isspace():
        end -= 1
    return start, end


def occurrences(text: str, phrase: str) -> list[tuple[int, int]]:
    """Where a phrase stands in a text, as whole words.

    >>> occurrences("Ann and Anna, Ann", "Ann")
    [(0, 3), (14, 17)]
    """
    before = r"(?<!\w)" if phrase[:1].isalnum() else ""
    behind = r"(?!\w)" if phrase[-1:].isalnum() else ""
    return [m.span() for m in re.finditer(before + re.escape(phrase) + behind, text)]


def _mark(sheet: Sheet, command: Mapping[str, Any], workplace: Workplace) -> Change:
    start, end = _free_bounds(sheet, command, workplace.text, ())
    mark = Mark(
        sheet.next_number,
        start,
        end,
        _among(command, "kind", KINDS),
        sheet.next_entity,
        identifier=workplace.identifier,
        checked=True,
    )
    mark = replace(mark, choice=workplace.fresh(mark))
    phrase = workplace.text[start:end].casefold()
    for other in sheet:  # The same words are the same thing, until somebody splits them.
        if other.kind == mark.kind and workplace.text[other.start : other.end].casefold() == phrase:
            same = {"entity": other.entity, "choice": other.choice, "identifier": other.identifier}
            mark = replace(mark, **same)  # type: ignore[arg-type]
            break
    return change_of(sheet, {mark.number: mark})


def _remove(sheet: Sheet, command: Mapping[str, Any], workplace: Workplace) -> Change:
    marks = _meant(sheet, command)
    return change_of(sheet, dict.fromkeys((mark.number for mark in marks), None))


def _bounds(sheet: Sheet, command: Mapping[str, Any], workplace: Workplace) -> Change:
    mark = _marked(sheet, command)
    start, end = _free_bounds(sheet, command, workplace.text, (mark.number,))
    return change_of(sheet, {mark.number: replace(mark, start=start, end=end, checked=True)})


def _kind(sheet: Sheet, command: Mapping[str, Any], workplace: Workplace) -> Change:
    kind = _among(command, "kind", KINDS)
    entity = sheet.of_entity(_marked(sheet, command).entity)
    return change_of(sheet, {m.number: replace(m, kind=kind, checked=True) for m in entity})


def _identifier(sheet: Sheet, command: Mapping[str, Any], workplace: Workplace) -> Change:
    identifier = _among(command, "identifier", IDENTIFIER_TYPES)
    marks = _meant(sheet, command)
    return change_of(
        sheet, {m.number: replace(m, identifier=identifier, checked=True) for m in marks}
    )


def _confidential(sheet: Sheet, command: Mapping[str, Any], workplace: Workplace) -> Change:
    status = _among(command, "confidential", CONFIDENTIAL)
    marks = _meant(sheet, command)
    return change_of(
        sheet, {m.number: replace(m, confidential=status, checked=True) for m in marks}
    )


def _split(sheet: Sheet, command: Mapping[str, Any], workplace: Workplace) -> Change:
    mark = _marked(sheet, command)
    if len(sheet.of_entity(mark.entity)) == 1:
        return Change()
    apart = replace(mark, entity=sheet.next_entity, checked=True)
    return change_of(sheet, {mark.number: apart})


def _merge(sheet: Sheet, command: Mapping[str, Any], workplace: Workplace) -> Change:
    mark, other = _marked(sheet, command), _marked(sheet, command, "with")
    merged = {
        each.number: replace(
            each, entity=other.entity, kind=other.kind, choice=other.choice, checked=True
        )
        for each in sheet.of_entity(mark.entity)
    }
    return change_of(sheet, merged)


def _choose(sheet: Sheet, command: Mapping[str, Any], workplace: Workplace) -> Change:
    mark = _marked(sheet, command)
    choice = _chosen(sheet, mark, command, workplace)
    marks = _meant(sheet, command)
    return change_of(sheet, {m.number: replace(m, choice=choice, checked=True) for m in marks})


def _chosen(
    sheet: Sheet, mark: Mark, command: Mapping[str, Any], workplace: Workplace
) -> Choice | None:
    how = _among(command, "how", (KEEP, OPTION, OWN, OPERATOR, "open"))
    if how == "open":
        return None
    if how == KEEP:
        if not workplace.may_keep:
            raise RecordError(Errors.E921.format(name=how))
        return KEPT
    text = _text(command, "text", MAX_WORDING).strip()
    if how == OWN:
        if not workplace.may_word:
            raise RecordError(Errors.E921.format(name=how))
        if not text or any(unicodedata.category(sign) in ("Cc", "Cf") for sign in text):
            raise _bad("text")
    asked = OPERATOR if how == OPERATOR else OPTION
    options = (option for option in workplace.offer(sheet, mark) if option.how == asked)
    offered = next((option for option in options if option.text == text), None)
    if offered is None and how != OWN:
        raise StaleCommand(Errors.E922)
    return offered or Choice(OWN, text, "name")


def _everywhere(sheet: Sheet, command: Mapping[str, Any], workplace: Workplace) -> Change:
    mark = _marked(sheet, command)
    like = {
        field: getattr(mark, field)
        for field in ("kind", "entity", "choice", "identifier", "confidential")
    }
    changed: dict[int, Mark | None] = {
        each.number: replace(each, **like, checked=True) for each in sheet.of_entity(mark.entity)
    }
    phrase = workplace.text[mark.start : mark.end]
    number = sheet.next_number
    for start, end in occurrences(workplace.text, phrase):
        touched = sheet.touching(start, end)
        if not touched:
            changed[number] = Mark(number, start, end, checked=True, **like)
            number += 1
        elif (touched[0].start, touched[0].end) == (start, end):
            changed[touched[0].number] = replace(touched[0], **like, checked=True)
    return change_of(sheet, changed)


def _comment(sheet: Sheet, command: Mapping[str, Any], workplace: Workplace) -> Change:
    mark = _marked(sheet, command)
    text = _text(command, "text", MAX_COMMENT)
    return change_of(sheet, {mark.number: replace(mark, comment=text)})


def _note(sheet: Sheet, command: Mapping[str, Any], workplace: Workplace) -> Change:
    text = _text(command, "text", MAX_COMMENT)
    if _text(command, "was", MAX_COMMENT) != sheet.note:
        raise StaleCommand(Errors.E922)
    return Change(note=(sheet.note, text)) if text != sheet.note else Change()


def _unsure(sheet: Sheet, command: Mapping[str, Any], workplace: Workplace) -> Change:
    mark = _marked(sheet, command)
    value = _flag(command, "value")
    return change_of(sheet, {mark.number: replace(mark, unsure=value, checked=True)})


def _check(sheet: Sheet, command: Mapping[str, Any], workplace: Workplace) -> Change:
    value = _flag(command, "value")
    marks = _meant(sheet, command)
    return change_of(sheet, {m.number: replace(m, checked=value) for m in marks})


Command = Callable[[Sheet, Mapping[str, Any], Workplace], Change]
COMMANDS: dict[str, Command] = {
    "mark": _mark,
    "remove": _remove,
    "bounds": _bounds,
    "kind": _kind,
    "identifier": _identifier,
    "confidential": _confidential,
    "split": _split,
    "merge": _merge,
    "choose": _choose,
    "everywhere": _everywhere,
    "comment": _comment,
    "note": _note,
    "unsure": _unsure,
    "check": _check,
}
_SPAN_COMMANDS = {
    "mark", "remove", "bounds", "kind", "identifier", "confidential", "split", "merge",
    "everywhere",
}  # fmt: skip


def _bad(name: str) -> RecordError:
    return RecordError(
        f"[KN920] The field {name!r} of the command is missing or out of range. Load the page."
    )


def _text(command: Mapping[str, Any], name: str, longest: int) -> str:
    value = command.get(name)
    if not isinstance(value, str) or len(value) > longest:
        raise _bad(name)
    try:
        value.encode("utf8")
    except UnicodeEncodeError as error:  # Half a surrogate pair.
        raise _bad(name) from error
    return value


def _among(command: Mapping[str, Any], name: str, choices: Sequence[str]) -> str:
    value = command.get(name)
    if value not in choices:
        raise _bad(name)
    return str(value)


def _flag(command: Mapping[str, Any], name: str) -> bool:
    value = command.get(name)
    if not isinstance(value, bool):
        raise _bad(name)
    return value


def _number(command: Mapping[str, Any], name: str) -> int:
    value = command.get(name)
    if not isinstance(value, int) or isinstance(value, bool):
        raise _bad(name)
    return value


def _marked(sheet: Sheet, command: Mapping[str, Any], name: str = "mark") -> Mark:
    mark = sheet.marks.get(_number(command, name))
    if mark is None:
        raise StaleCommand(Errors.E922)
    return mark


def _meant(sheet: Sheet, command: Mapping[str, Any]) -> list[Mark]:
    """The mark, or with `all` every mark of its entity."""
    mark = _marked(sheet, command)
    return sheet.of_entity(mark.entity) if command.get("all") is True else [mark]


def _free_bounds(
    sheet: Sheet, command: Mapping[str, Any], text: str, among: Sequence[int]
) -> tuple[int, int]:
    start, end = _number(command, "start"), _number(command, "end")
    if not 0 <= start < end <= sheet.length:
        raise _bad("start")
    start, end = trimmed(text, start, end)
    if start == end:
        raise _bad("start")
    if any(mark.number not in among for mark in sheet.touching(start, end)):
        raise RecordError(
            "[KN933] A part of these words is marked already. Move the bounds of that mark, or "
            "take it away first."
        )
    return start, end
