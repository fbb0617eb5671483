"""Where annotators differ on a text, and one sheet made of theirs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from .model.changes import Change, change_of
from .model.marks import Mark, Sheet

Signature = tuple[tuple[object, ...], ...]


@dataclass(frozen=True, slots=True)
class Stretch:
    """A part of a text in which annotators have marked something that hangs together.

    start, end (int): Bounds.
    views (Mapping[str, tuple[Mark, ...]]): What each has marked there, by name.
    agreed (bool): All have marked and decided the same.
    """

    start: int
    end: int
    views: Mapping[str, tuple[Mark, ...]]
    agreed: bool

    @property
    def bounds(self) -> tuple[int, int]:
        """Start and end."""
        return self.start, self.end


def stretches(sheets: Mapping[str, Sheet]) -> list[Stretch]:
    """Compare sheets of one text.

    sheets (Mapping[str, Sheet]): By name of the annotator.
    RETURNS (list[Stretch]): In text order, without overlaps; together they hold all marks.
    """
    bounds: list[list[int]] = []
    spans = sorted({(m.start, m.end) for sheet in sheets.values() for m in sheet.marks.values()})
    for start, end in spans:
        if bounds and start < bounds[-1][1]:
            bounds[-1][1] = max(bounds[-1][1], end)
        else:
            bounds.append([start, end])
    ordered = {name: list(sheet) for name, sheet in sheets.items()}
    compared = []
    for start, end in bounds:
        views = {
            name: tuple(m for m in marks if m.start < end and start < m.end)
            for name, marks in ordered.items()
        }
        agreed = len({signature(marks) for marks in views.values()}) == 1
        compared.append(Stretch(start, end, views, agreed))
    return compared


def signature(marks: tuple[Mark, ...]) -> Signature:
    """What annotators have to agree on.

    marks (tuple[Mark, ...]): Of one of them, in a stretch.
    RETURNS (tuple): Bounds, kinds and decisions; neither comments nor numbers.
    """
    return tuple(
        (m.start, m.end, m.kind, m.identifier, m.choice and (m.choice.how, m.choice.text))
        for m in marks
    )


def agreed_sheet(sheets: Mapping[str, Sheet], length: int) -> Sheet:
    """What an adjudicator begins with: all on which the annotators agree.

    sheets (Mapping[str, Sheet]): By name of the annotator.
    length (int): Of the text.
    RETURNS (Sheet): With the agreed stretches settled.
    """
    sheet = Sheet(length)
    for stretch in stretches(sheets):
        if stretch.agreed:
            first = next(iter(sheets))
            sheet = settle(sheet, stretch, sheets[first], first).apply(sheet)
    return sheet


def settle(sheet: Sheet, stretch: Stretch, source: Sheet | None, name: str | None) -> Change:
    """Take one annotator's view of a stretch into the adjudicator's sheet.

    sheet (Sheet): The adjudicator's.
    stretch (Stretch): On which to decide.
    source (Sheet | None): The annotator's; None: nothing is to be marked there.
    name (str | None): Of the annotator.
    RETURNS (Change): That fits the sheet.
    """
    after: dict[int, Mark | None] = {
        mark.number: None for mark in sheet.touching(stretch.start, stretch.end)
    }
    number, fresh = sheet.next_number, sheet.next_entity
    entities: dict[int, int] = {}
    if source is not None and name is not None:
        for mark in stretch.views[name]:
            if mark.entity not in entities:
                entity = _entity(sheet, source, mark)
                entities[mark.entity] = fresh if entity is None else entity
                fresh += entity is None
            after[number] = replace(
                mark, number=number, entity=entities[mark.entity], checked=True, comment=""
            )
            number += 1
    settled = tuple(sorted({*sheet.settled, stretch.bounds}))
    marks = change_of(sheet, after).marks
    return Change(marks, settled=None if settled == sheet.settled else (sheet.settled, settled))


def _entity(sheet: Sheet, source: Sheet, mark: Mark) -> int | None:
    """The entity that the adjudicator's sheet has for the other mentions of a mark's entity."""
    there = {(m.start, m.end): m.entity for m in sheet.marks.values()}
    for mate in source.of_entity(mark.entity):
        if (mate.start, mate.end) in there:
            return there[mate.start, mate.end]
    return None


def unsettled(sheet: Sheet, compared: list[Stretch]) -> list[Stretch]:
    """Stretches on which nobody has decided.

    sheet (Sheet): The adjudicator's. compared (list[Stretch]): Of the annotators' sheets.
    RETURNS (list[Stretch]): In text order.
    """
    settled = set(sheet.settled)
    return [stretch for stretch in compared if stretch.bounds not in settled]
