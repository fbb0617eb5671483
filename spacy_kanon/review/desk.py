"""What happens when somebody does something to a sheet: checked, applied, counted, stored."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from ..errors import Errors, RecordError
from .bench import Bench, Mode, Reader, choice_of
from .model.commands import Change, StaleCommand, change_by, change_of
from .model.counting import Counted
from .model.marks import Mark, Sheet
from .store import sheets, texts
from .store.people import Person
from .store.project import Project
from .store.sheets import SheetState

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
    """Compare sheets of one text."""
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
    """What annotators have to agree on."""
    return tuple(
        (m.start, m.end, m.kind, m.identifier, m.choice and (m.choice.how, m.choice.text))
        for m in marks
    )


def agreed_sheet(sheets: Mapping[str, Sheet], length: int) -> Sheet:
    """What an adjudicator begins with: all on which the annotators agree."""
    sheet = Sheet(length)
    for stretch in stretches(sheets):
        if stretch.agreed:
            first = next(iter(sheets))
            sheet = settle(sheet, stretch, sheets[first], first).apply(sheet)
    return sheet


def settle(sheet: Sheet, stretch: Stretch, source: Sheet | None, name: str | None) -> Change:
    """Take one annotator's view of a stretch into the adjudicator's sheet."""
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
    """Stretches on which nobody has decided."""
    settled = set(sheet.settled)
    return [stretch for stretch in compared if stretch.bounds not in settled]


_MOST_OPEN = 32


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a command came to.

    state (SheetState): The sheet as it is now.
    changed (tuple[int, ...]): Numbers of the marks that it changed.
    counted (Counted): The sheet, counted.
    """

    state: SheetState
    changed: tuple[int, ...]
    counted: Counted


class Desk:
    """Does what people ask for, one after the other for each text."""

    def __init__(self, project: Project, reader: Reader, mode: Mode) -> None:
        self.project = project
        self.reader = reader
        self.mode = mode
        self._benches: OrderedDict[int, Bench] = OrderedDict()
        self._states: OrderedDict[tuple[int, int | None], SheetState] = OrderedDict()
        self._turn = threading.RLock()

    def bench(self, text: int) -> Bench:
        """Open; the last ones stay open."""
        with self._turn:
            if text not in self._benches:
                self._benches[text] = Bench(
                    self.reader,
                    texts.content_of(self.project, text),
                    texts.machine_of(self.project, text),
                    self.mode,
                )
            self._benches.move_to_end(text)
            while len(self._benches) > _MOST_OPEN:
                self._benches.popitem(last=False)
            return self._benches[text]

    def state(self, text: int, person: int | None) -> SheetState:
        """The sheet of somebody, which begins when it is first asked for."""
        with self._turn:
            state = self._states.get((text, person))
            state = state or sheets.find_sheet(self.project, text, person)
            if state is None:
                bench = self.bench(text)
                sheet = bench.first_sheet() if person is not None else self._agreed(text)
                with self.project.transaction():
                    state = sheets.create_sheet(self.project, text, person, sheet)
                    sheets.set_figures(self.project, state, bench.figures(sheet))
            return self._remember(state)

    def do(
        self, text: int, owner: int | None, command: Mapping[str, Any], by: Person, base: int
    ) -> Outcome:
        """Do what a page asks for."""
        with self._turn:
            state = self.state(text, owner)
            bench = self.bench(text)
            request = command.get("request")
            request = request if isinstance(request, str) and len(request) <= 64 else None
            if request is not None and sheets.is_done(self.project, state, request):
                return Outcome(state, (), bench.count(state.sheet))
            self._check_open(state)
            if command.get("do") in (sheets.UNDO, sheets.REDO):
                return self._step(state, bench, str(command["do"]), by, request)
            change = change_by(state.sheet, command, bench.workplace)
            if any(state.touched.get(number, 0) > base for number in change.marks):
                raise StaleCommand(Errors.E922)
            if self.mode.identifies:
                change = _with_choices(state.sheet, change, bench)
            return self._store(state, bench, change, by, request, str(command["do"]))

    def apply(
        self, text: int, owner: int | None, change: Change, by: Person, action: str
    ) -> Outcome:
        """Make a change that the server itself has worked out."""
        with self._turn:
            state = self.state(text, owner)
            self._check_open(state)
            return self._store(state, self.bench(text), change, by, None, action)

    def submit(self, text: int, owner: int | None, by: Person) -> SheetState:
        """Say that a sheet is finished."""
        with self._turn:
            state = self.state(text, owner)
            if state.submitted is not None:
                return state
            self._check_open(state)
            marks = state.sheet.marks.values()
            open_marks = sum(not self.mode.is_decided(mark) for mark in marks)
            if open_marks:
                raise RecordError(Errors.E924.format(open=open_marks, count=len(marks)))
            sheets.set_submitted(self.project, state, by, submitted=True)
            return self._again(state)

    def reopen(self, text: int, owner: int | None, by: Person) -> SheetState:
        """Take a submission back."""
        with self._turn:
            state = self.state(text, owner)
            self._check_not_released(text)
            if state.submitted is not None:
                sheets.set_submitted(self.project, state, by, submitted=False)
            return self._again(state)

    def forget(self, text: int) -> None:
        with self._turn:
            for key in [key for key in self._states if key[0] == text]:
                del self._states[key]

    def _agreed(self, text: int) -> Sheet:
        """What all who have submitted agree on; of a single annotator it is all."""
        finished = {}
        for holder in texts.annotators_of(self.project, text):
            state = sheets.find_sheet(self.project, text, holder)
            if state is not None and state.submitted is not None:
                finished[str(holder)] = state.sheet
        return agreed_sheet(finished, len(self.bench(text).text))

    def _again(self, state: SheetState) -> SheetState:
        self._states.pop((state.text, state.person), None)
        return self.state(state.text, state.person)

    def _remember(self, state: SheetState) -> SheetState:
        key = (state.text, state.person)
        self._states[key] = state
        self._states.move_to_end(key)
        while len(self._states) > 2 * _MOST_OPEN:
            self._states.popitem(last=False)
        return state

    def _check_open(self, state: SheetState) -> None:
        self._check_not_released(state.text)
        if state.submitted is not None:
            raise RecordError(
                "[KN926] Somebody has submitted this text; open it again to change it."
            )

    def _check_not_released(self, text: int) -> None:
        stored = texts.text_of(self.project, text)
        if stored is not None and stored.released is not None:
            raise RecordError(Errors.E923)

    def _step(
        self, state: SheetState, bench: Bench, kind: str, by: Person, request: str | None
    ) -> Outcome:
        step = (sheets.step_back if kind == sheets.UNDO else sheets.step_forward)(
            self.project, state
        )
        if step is None:
            return Outcome(state, (), bench.count(state.sheet))
        version, change = step
        try:
            with self.project.transaction():
                outcome = self._store(state, bench, change, by, request, kind, kind)
                sheets.set_step(self.project, state, version, done=kind == sheets.REDO)
        except BaseException:
            self._states.pop((state.text, state.person), None)  # It is as it was on disk.
            raise
        return outcome

    def _store(
        self,
        state: SheetState,
        bench: Bench,
        change: Change,
        by: Person,
        request: str | None,
        action: str,
        kind: str = sheets.DO,
    ) -> Outcome:
        if not change:
            return Outcome(state, (), bench.count(state.sheet))
        if not change.fits(state.sheet):
            raise StaleCommand(Errors.E922)
        after = change.apply(state.sheet)
        counted = bench.count(after)
        new = sheets.save_edit(
            self.project,
            state,
            after,
            change,
            by,
            kind=kind,
            request=request,
            figures=bench.figures(after, counted),
            action=action,
        )
        return Outcome(self._remember(new), tuple(change.marks), counted)


def _with_choices(sheet: Sheet, change: Change, bench: Bench) -> Change:
    """Where the identifier type is the decision, what is hidden follows from it."""
    after = {
        number: None
        if pair.after is None
        else replace(pair.after, choice=choice_of(pair.after.identifier, bench.hidden(pair.after)))
        for number, pair in change.marks.items()
    }
    return replace(change, marks=change_of(sheet, after).marks)
