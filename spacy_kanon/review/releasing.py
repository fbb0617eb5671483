"""A text is released when k holds, counted twice, or when a person writes down why it may go."""

from __future__ import annotations

from dataclasses import dataclass

from ..anonymity.options import JOINT
from ..errors import Errors, RecordError
from .annotations import submitted_sheets
from .desk import Desk, stretches, unsettled
from .explaining import why
from .model.counting import Counted
from .store import sheets, texts
from .store.people import Person
from .store.sheets import SheetState

LEAST_REASON = 10


@dataclass(frozen=True, slots=True)
class Examined:
    """What stands against a release.

    counted (Counted): The live count.
    audited (int | None): The released text, read and counted anew; None: it says nothing known.
    holds (bool): Both keep k, and nothing of unknown risk is visible.
    reason (str): What does not, in words; or what k is.
    text (str): As it would be released.
    """

    counted: Counted
    audited: int | None
    holds: bool
    reason: str
    text: str


def examine(desk: Desk, state: SheetState) -> Examined:
    """Count a sheet, and the text that it releases."""
    bench, reader = desk.bench(state.text), desk.reader
    counted = bench.count(state.sheet)
    text = bench.releaser.released(state.sheet).text
    count = reader.auditor.audit(reader.analysis(bench.countable(state.sheet))).count
    audited = count.joint if reader.options.guarantee == JOINT else count.support
    k = reader.options.k
    reason = why(bench, state.sheet, counted)
    holds = counted.holds(k)
    if holds and audited is not None and audited < k:
        holds = False
        reason = f"Read anew, what the released text says fits {audited:,} people together."
    return Examined(counted, audited, holds, reason, text)


def check_settled(desk: Desk, state: SheetState) -> None:
    """Refuse a sheet of which something is not decided."""
    if state.person is None:
        finished = {name: s.sheet for name, s in submitted_sheets(desk, state.text).items()}
        count = len(unsettled(state.sheet, stretches(finished)))
        if count:
            raise RecordError(
                f"[KN927] {count} disagreements are not settled yet. Decide on them first."
            )
    marks = state.sheet.marks.values()
    undecided = sum(not desk.mode.is_decided(mark) for mark in marks)
    if undecided:
        raise RecordError(Errors.E924.format(open=undecided, count=len(marks)))


def release(desk: Desk, state: SheetState, person: Person, reason: str | None) -> Examined:
    """Release a text."""
    if not person.leads:
        raise RecordError(Errors.E932)
    stored = texts.text_of(desk.project, state.text)
    if stored is not None and stored.released is not None:
        raise RecordError(Errors.E923)
    check_settled(desk, state)
    examined = examine(desk, state)
    if not examined.holds:
        if not reason or not reason.strip():
            k = desk.reader.options.k
            raise RecordError(
                f"[KN925] The text does not keep k = {k}: {examined.reason}. Hide more, or "
                "release it on your responsibility with a written reason."
            )
        if len(reason.strip()) < LEAST_REASON:
            raise RecordError(Errors.E931.format(least=LEAST_REASON))
    bench = desk.bench(state.text)
    changes = bench.releaser.replacements(state.sheet)
    with desk.project.transaction():
        if state.submitted is None:
            sheets.set_submitted(desk.project, state, person, submitted=True)
        texts.set_released(
            desk.project,
            state.text,
            person,
            support=examined.counted.support,
            release={
                "text": examined.text,
                "replacements": [[change.start, change.end, change.text] for change in changes],
                "marks": [mark.to_plain() for mark in state.sheet],
                "audited": examined.audited,
                "unknown": len(examined.counted.unknown),
            },
            reason=None if examined.holds else (reason or "").strip(),
        )
    desk.forget(state.text)
    return examined
