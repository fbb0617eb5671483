"""Sheets on disk: marks, and every edit with what it changed, so that each can be taken back.

A sheet belongs to one person and one text, or (person None) is what an adjudicator makes of others.
An edit is one transaction: after it nothing is lost by a kill, before it nothing has happened. The
same request that comes twice, because its answer was lost, is one edit.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ..model.commands import Change
from ..model.marks import Mark, Sheet
from .people import Person
from .project import Project, Row, now, record

DO, UNDO, REDO = "do", "undo", "redo"
_DONE, _UNDONE, _DROPPED, _MOVE = "done", "undone", "dropped", "move"


@dataclass(frozen=True, slots=True)
class SheetState:
    """A sheet as it is stored.

    id (int): Number of the sheet.
    text (int): Number of the text.
    person (int | None): Whose; None: the adjudicator's.
    version (int): Number of the last edit.
    sheet (Sheet): The marks.
    touched (dict[int, int]): The version that last changed each mark.
    submitted (str | None): When it was submitted.
    """

    id: int
    text: int
    person: int | None
    version: int
    sheet: Sheet
    touched: dict[int, int]
    submitted: str | None


@dataclass(frozen=True, slots=True)
class Summary:
    """What the queue says of a sheet, in numbers.

    text (int): Number of the text.
    person (int | None): Whose; None: the adjudicator's.
    marks, decided, checked, unsure (int): Numbers of marks.
    support (int | None): Fewest people that what is visible singles out.
    unknown (int): Visible phrases whose risk is not known.
    submitted (str | None): When.
    """

    text: int
    person: int | None
    marks: int
    decided: int
    checked: int
    unsure: int
    support: int | None
    unknown: int
    submitted: str | None


def find_sheet(project: Project, text: int, person: int | None) -> SheetState | None:
    """Read a sheet. None if nobody has begun it."""
    with project.transaction():
        row = project.row(
            "SELECT * FROM sheets WHERE text = ? AND ifnull(person, 0) = ?", (text, person or 0)
        )
        return None if row is None else _state(project, row)


def create_sheet(project: Project, text: int, person: int | None, sheet: Sheet) -> SheetState:
    """Begin a sheet."""
    with project.transaction():
        row = project.row("SELECT coalesce(max(id), 0) + 1 AS next FROM sheets")
        assert row is not None
        number = row["next"]
        project.execute(
            "INSERT INTO sheets (id, text, person, next_number, next_entity, body) "
            "VALUES (?, ?, ?, ?, ?, ?)",
            (
                number,
                text,
                person,
                sheet.next_number,
                sheet.next_entity,
                _sealed_rest(project, number, sheet),
            ),
        )
        for mark in sheet:
            _write_mark(project, number, mark, 0)
        created = find_sheet(project, text, person)
        assert created is not None
        return created


def save_edit(
    project: Project,
    state: SheetState,
    after: Sheet,
    change: Change,
    person: Person,
    *,
    kind: str = DO,
    request: str | None = None,
    figures: dict[str, int | None] | None = None,
    action: str = "",
) -> SheetState:
    """Store what one command did."""
    version = state.version + 1
    with project.transaction():
        touched = dict(state.touched)
        for number, pair in change.marks.items():
            if pair.after is None:
                project.execute(
                    "DELETE FROM marks WHERE sheet = ? AND number = ?", (state.id, number)
                )
                touched.pop(number, None)
            else:
                _write_mark(project, state.id, pair.after, version)
                touched[number] = version
        if kind == DO:
            project.execute(
                "UPDATE edits SET state = ? WHERE sheet = ? AND state = ?",
                (_DROPPED, state.id, _UNDONE),
            )
        project.execute(
            "INSERT INTO edits VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            (
                state.id,
                version,
                person.id,
                now(),
                kind,
                _DONE if kind == DO else _MOVE,
                request,
                project.vault.seal(change.to_plain(), f"edits/{state.id}/{version}"),
            ),
        )
        counts = {"marks": len(after.marks), **(figures or {})}
        project.execute(
            "UPDATE sheets SET version = ?, next_number = ?, next_entity = ?, body = ?, "
            + ", ".join(f"{name} = ?" for name in counts)
            + " WHERE id = ?",
            (
                version,
                after.next_number,
                after.next_entity,
                _sealed_rest(project, state.id, after),
                *counts.values(),
                state.id,
            ),
        )
        detail = {"sheet": state.id, "version": version, "marks": sorted(change.marks)}
        record(project, action or kind, person=person.id, text=state.text, detail=detail)
    return SheetState(state.id, state.text, state.person, version, after, touched, state.submitted)


def set_figures(project: Project, state: SheetState, figures: dict[str, int | None]) -> None:
    """Store what the queue says of a sheet that has just been begun."""
    counts = {"marks": len(state.sheet.marks), **figures}
    names = ", ".join(f"{name} = ?" for name in counts)
    with project.transaction():
        project.execute(f"UPDATE sheets SET {names} WHERE id = ?", (*counts.values(), state.id))


def is_done(project: Project, state: SheetState, request: str) -> bool:
    """Whether it has been done before."""
    query = "SELECT 1 FROM edits WHERE sheet = ? AND request = ?"
    return project.row(query, (state.id, request)) is not None


def step_back(project: Project, state: SheetState) -> tuple[int, Change] | None:
    """The edit that an undo takes back."""
    step = _step(project, state, _DONE, "max")
    return None if step is None else (step[0], step[1].reversed())


def step_forward(project: Project, state: SheetState) -> tuple[int, Change] | None:
    """The edit that a redo does once more."""
    return _step(project, state, _UNDONE, "min")


def set_step(project: Project, state: SheetState, version: int, *, done: bool) -> None:
    """Note that an edit was taken back or done once more, in the transaction that does it."""
    with project.transaction():
        project.execute(
            "UPDATE edits SET state = ? WHERE sheet = ? AND version = ?",
            (_DONE if done else _UNDONE, state.id, version),
        )


def steps(project: Project, state: SheetState) -> tuple[int, int]:
    """How many edits can be undone, and redone."""
    row = project.row(
        "SELECT sum(state = ?) AS back, sum(state = ?) AS forward FROM edits WHERE sheet = ?",
        (_DONE, _UNDONE, state.id),
    )
    return (0, 0) if row is None else (row["back"] or 0, row["forward"] or 0)


def set_submitted(project: Project, state: SheetState, person: Person, *, submitted: bool) -> None:
    """Note that a sheet was submitted, or opened again."""
    with project.transaction():
        project.execute(
            "UPDATE sheets SET submitted = ? WHERE id = ?",
            (now() if submitted else None, state.id),
        )
        action = "submit" if submitted else "open again"
        detail = {"sheet": state.id, "version": state.version}
        record(project, action, person=person.id, text=state.text, detail=detail)


def summaries(project: Project) -> list[Summary]:
    names = "text, person, marks, decided, checked, unsure, support, unknown, submitted"
    rows = project.rows(f"SELECT {names} FROM sheets ORDER BY text, person")
    return [Summary(*row) for row in rows]


def _state(project: Project, row: Row) -> SheetState:
    number = row["id"]
    body = project.unseal(row["body"], f"sheets/{number}")
    marks, touched = {}, {}
    for line in project.rows("SELECT * FROM marks WHERE sheet = ?", (number,)):
        label = f"marks/{number}/{line['number']}"
        marks[line["number"]] = Mark.from_plain(project.unseal(line["body"], label))
        touched[line["number"]] = line["touched"]
    sheet = Sheet(
        body["length"],
        marks,
        body["note"],
        tuple((start, end) for start, end in body["settled"]),
        row["next_number"],
        row["next_entity"],
    )
    return SheetState(
        number, row["text"], row["person"], row["version"], sheet, touched, row["submitted"]
    )


def _sealed_rest(project: Project, number: int, sheet: Sheet) -> bytes:
    value: dict[str, Any] = {
        "length": sheet.length,
        "note": sheet.note,
        "settled": sheet.settled,
    }
    return project.vault.seal(value, f"sheets/{number}")


def _write_mark(project: Project, sheet: int, mark: Mark, version: int) -> None:
    body = project.vault.seal(mark.to_plain(), f"marks/{sheet}/{mark.number}")
    project.execute(
        "INSERT INTO marks VALUES (?, ?, ?, ?) ON CONFLICT (sheet, number) "
        "DO UPDATE SET touched = excluded.touched, body = excluded.body",
        (sheet, mark.number, version, body),
    )


def _step(
    project: Project, state: SheetState, step_state: str, which: str
) -> tuple[int, Change] | None:
    row = project.row(
        f"SELECT {which}(version) AS version, body FROM edits "
        "WHERE sheet = ? AND state = ? AND kind = ?",
        (state.id, step_state, DO),
    )
    if row is None or row["version"] is None:
        return None
    version = row["version"]
    plain = project.unseal(row["body"], f"edits/{state.id}/{version}")
    return version, Change.from_plain(plain)
