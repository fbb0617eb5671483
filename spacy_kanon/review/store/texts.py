"""The texts of a project: as they were read, what the machine made of them, who gets which."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ...errors import Errors, KanonError
from .people import Person
from .project import Project, Row, now, record


@dataclass(frozen=True, slots=True)
class Text:
    """A text of a project.

    number (int): In the project.
    words (int): How many.
    support (int | None): Fewest people that something in it singles out as written; None: nothing
        in it is known, or it has not been read yet.
    reached (int | None): Fewest people that something singles out as the machine would release it.
    is_read (bool): The machine has read it.
    released (str | None): When it was released.
    release_k (int | None): How many people fit it as released.
    """

    number: int
    words: int
    support: int | None
    reached: int | None
    is_read: bool
    released: str | None
    release_k: int | None


@dataclass(frozen=True, slots=True)
class Content:
    """What is sealed of a text.

    doc_id (str): As its file calls it.
    text (str): As written.
    annotations (Mapping[str, list]): Mentions by annotator, as the file had them, in TAB's fields.
    meta (Mapping[str, Any]): Other fields of the file.
    """

    doc_id: str
    text: str
    annotations: Mapping[str, list[dict[str, Any]]]
    meta: Mapping[str, Any]


def add_texts(project: Project, contents: Sequence[Content], *, path: object) -> int:
    """Add texts that the project does not have yet."""
    known_ids = {content.doc_id: content.text for _, content in all_contents(project)}
    count = 0
    with project.transaction():
        for content in contents:
            if content.doc_id in known_ids:
                if known_ids[content.doc_id] != content.text:
                    number = list(known_ids).index(content.doc_id) + 1
                    raise KanonError(Errors.E912.format(doc_id=f"number {number}", path=path))
                continue
            row = project.row("SELECT coalesce(max(id), 0) + 1 AS next FROM texts")
            assert row is not None
            number = row["next"]
            body = {
                "doc_id": content.doc_id,
                "text": content.text,
                "annotations": dict(content.annotations),
                "meta": dict(content.meta),
            }
            project.execute(
                "INSERT INTO texts (id, digest, words, body) VALUES (?, ?, ?, ?)",
                (
                    number,
                    _digest(project, content.text),
                    len(content.text.split()),
                    project.vault.seal(body, f"texts/{number}"),
                ),
            )
            count += 1
        if count:
            record(project, "add texts", detail={"count": count})
    return count


def all_contents(project: Project) -> Iterator[tuple[int, Content]]:
    """Number and content of each text, in order."""
    for row in project.rows("SELECT id FROM texts ORDER BY id"):
        yield row["id"], content_of(project, row["id"])


def content_of(project: Project, number: int) -> Content:
    """Unsealed."""
    row = project.row("SELECT body FROM texts WHERE id = ?", (number,))
    assert row is not None, "whoever asks has the number from the project"
    return Content(**project.unseal(row["body"], f"texts/{number}"))


def text_of(project: Project, number: int) -> Text | None:
    """None if there is none."""
    row = project.row("SELECT * FROM texts WHERE id = ?", (number,))
    return None if row is None else _text(row)


def texts_of(project: Project, person: Person | None = None) -> list[Text]:
    if person is None:
        return [_text(row) for row in project.rows("SELECT * FROM texts ORDER BY id")]
    query = "SELECT texts.* FROM texts JOIN assignments ON text = id WHERE person = ? ORDER BY id"
    return [_text(row) for row in project.rows(query, (person.id,))]


def set_machine(
    project: Project,
    number: int,
    machine: Mapping[str, Any],
    *,
    support: int | None,
    reached: int | None = None,
) -> None:
    """Store what the machine made of a text."""
    with project.transaction():
        sealed = project.vault.seal(dict(machine), f"machine/{number}")
        project.execute(
            "UPDATE texts SET machine = ?, support = ?, reached = ? WHERE id = ?",
            (sealed, support, reached, number),
        )


def machine_of(project: Project, number: int) -> dict[str, Any]:
    """What `set_machine` stored."""
    row = project.row("SELECT machine FROM texts WHERE id = ?", (number,))
    assert row is not None and row["machine"] is not None, "texts are read before they are shown"
    machine: dict[str, Any] = project.unseal(row["machine"], f"machine/{number}")
    return machine


def assign(project: Project, people: Sequence[Person], per_text: int) -> None:
    """Give each text to several people, evenly; who has a text keeps it."""
    if per_text > len(people):
        raise KanonError(
            f"[KN911] Each text goes to {per_text} annotators, but there are {len(people)}. Name "
            "more with --annotator, or set --per-text."
        )
    with project.transaction():
        load = {person.id: 0 for person in people}
        holders: dict[int, set[int]] = {}
        for row in project.rows("SELECT text, person FROM assignments"):
            holders.setdefault(row["text"], set()).add(row["person"])
            if row["person"] in load:
                load[row["person"]] += 1
        for row in project.rows("SELECT id FROM texts ORDER BY id"):
            has = holders.get(row["id"], set())
            free = sorted((load[p.id], p.id) for p in people if p.id not in has)
            for _, person in free[: max(0, per_text - len(has))]:
                project.execute("INSERT INTO assignments VALUES (?, ?)", (row["id"], person))
                load[person] += 1


def annotators_of(project: Project, number: int) -> list[int]:
    """Ids of the people who have it, ascending."""
    query = "SELECT person FROM assignments WHERE text = ? ORDER BY person"
    return [row["person"] for row in project.rows(query, (number,))]


def set_released(
    project: Project,
    number: int,
    person: Person,
    *,
    support: int,
    release: Mapping[str, Any],
    reason: str | None,
) -> None:
    """Store a release."""
    with project.transaction():
        project.execute(
            "UPDATE texts SET released = ?, released_by = ?, release_k = ?, release = ? "
            "WHERE id = ?",
            (
                now(),
                person.id,
                support,
                project.vault.seal(dict(release), f"release/{number}"),
                number,
            ),
        )
        detail = {"support": support, "override": reason is not None}
        record(project, "release", person=person.id, text=number, detail=detail, words=reason)


def release_of(project: Project, number: int) -> dict[str, Any]:
    """What `set_released` stored."""
    row = project.row("SELECT release FROM texts WHERE id = ?", (number,))
    assert row is not None and row["release"] is not None, "only released texts are asked for"
    release: dict[str, Any] = project.unseal(row["release"], f"release/{number}")
    return release


def open_again(project: Project, number: int, person: Person, reason: str) -> None:
    """Take a release back, so that the text can be changed."""
    with project.transaction():
        project.execute(
            "UPDATE texts SET released = NULL, released_by = NULL, release_k = NULL, "
            "release = NULL WHERE id = ?",
            (number,),
        )
        record(project, "open released text again", person=person.id, text=number, words=reason)


def _text(row: Row) -> Text:
    is_read = row["machine"] is not None
    fields = (row["id"], row["words"], row["support"], row["reached"], is_read)
    return Text(*fields, row["released"], row["release_k"])


def _digest(project: Project, text: str) -> bytes:
    """A hash that tells nothing about the text without the project's secret."""
    secret = project.settings().get("check", "")
    return hashlib.sha256(json.dumps([secret, text]).encode("utf8")).digest()
