"""What a command changes, as values that can be stored, applied and taken back.

A change says of every mark that it touches what it was and what it is. To undo is to apply the
change the other way round, which is possible as long as these marks are what the change made them:
so no undo and no late command of another page can overwrite what somebody else has done since.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from .marks import Mark, Sheet


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
        """RETURNS (Change): What takes this one back."""
        return Change(
            {number: Pair(pair.after, pair.before) for number, pair in self.marks.items()},
            None if self.note is None else (self.note[1], self.note[0]),
            None if self.settled is None else (self.settled[1], self.settled[0]),
        )

    def fits(self, sheet: Sheet) -> bool:
        """Whether all that is to change is as it was when the change was made.

        sheet (Sheet): What it would be applied to.
        RETURNS (bool): False: somebody has changed it since, or has marked a part of the stretch.
        """
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
        """sheet (Sheet): One that the change fits.
        RETURNS (Sheet): Another one.
        """
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
        """RETURNS (dict[str, Any]): What `from_plain` reads, ready for JSON."""
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
        """plain (Mapping[str, Any]): What `to_plain` gave.
        RETURNS (Change): An equal one.
        """
        marks = {
            number: Pair(*(None if m is None else Mark.from_plain(m) for m in (before, after)))
            for number, before, after in plain["marks"]
        }
        note, settled = plain["note"], plain["settled"]
        return cls(
            marks,
            None if note is None else (note[0], note[1]),
            None if settled is None else (_bounds(settled[0]), _bounds(settled[1])),
        )


def _bounds(plain: Any) -> tuple[tuple[int, int], ...]:
    return tuple((start, end) for start, end in plain)


def change_of(sheet: Sheet, after: Mapping[int, Mark | None]) -> Change:
    """The change that makes marks what they are to be.

    sheet (Sheet): As it is.
    after (Mapping[int, Mark | None]): By number; None takes the mark away.
    RETURNS (Change): Without marks that stay as they are.
    """
    pairs = {number: Pair(sheet.marks.get(number), mark) for number, mark in after.items()}
    return Change({number: pair for number, pair in pairs.items() if pair.before != pair.after})
