"""Who works on a project: annotators and leads, by personal links that can be revoked."""

from __future__ import annotations

import hashlib
import re
import secrets
from typing import NamedTuple

from ...errors import KanonError
from .project import Project, Row, now, record

ANNOTATOR, LEAD = "annotator", "lead"
_NAME = re.compile(r"[A-Za-z0-9][\w.-]{0,39}", re.ASCII)
_TOKEN_BYTES = 24


class Person(NamedTuple):
    """Somebody who works on a project.

    id (int): Number in the project.
    name (str): As the project calls them.
    role (str): ANNOTATOR or LEAD.
    has_link (bool): Whether a link of theirs is valid.
    has_read (bool): Whether they have read the guidelines.
    """

    id: int
    name: str
    role: str
    has_link: bool
    has_read: bool

    @property
    def leads(self) -> bool:
        """Whether they adjudicate, release and manage."""
        return self.role == LEAD


def people(project: Project) -> list[Person]:
    """In the order in which they were added."""
    return [_person(row) for row in project.rows("SELECT * FROM people ORDER BY id")]


def person_named(project: Project, name: str) -> Person:
    """Them."""
    row = project.row("SELECT * FROM people WHERE name = ?", (name,))
    if row is None:
        raise KanonError(
            f"[KN910] There is no annotator {name!r} in this project. Add the name, or see the "
            "queue for those that are there."
        )
    return _person(row)


def add_person(project: Project, name: str, role: str = ANNOTATOR) -> Person:
    """Add somebody, who has no link yet."""
    if not _NAME.fullmatch(name):
        raise KanonError(
            f"[KN909] {name!r} is no name for an annotator: use 1 to 40 letters, digits, dots, "
            "underscores and hyphens, beginning with a letter or digit."
        )
    with project.transaction():
        if project.row("SELECT 1 FROM people WHERE name = ?", (name,)) is None:
            project.execute("INSERT INTO people (name, role) VALUES (?, ?)", (name, role))
            record(project, "add person", detail={"name": name, "role": role})
        return person_named(project, name)


def new_token(project: Project, person: Person, *, by: Person | None = None) -> str:
    """A new personal link; the old one and all sessions that it began end."""
    token = secrets.token_urlsafe(_TOKEN_BYTES)
    with project.transaction():
        _end_sessions(project, person)
        project.execute("UPDATE people SET link = ? WHERE id = ?", (_hash(token), person.id))
        record(project, "new link", person=by and by.id, detail={"name": person.name})
    return token


def revoke(project: Project, person: Person, *, by: Person | None = None) -> None:
    """End the link of somebody, and all sessions."""
    with project.transaction():
        _end_sessions(project, person)
        project.execute("UPDATE people SET link = NULL WHERE id = ?", (person.id,))
        record(project, "revoke link", person=by and by.id, detail={"name": person.name})


def begin_session(project: Project, token: str) -> str | None:
    """Let somebody in by their link."""
    with project.transaction():
        row = project.row("SELECT id FROM people WHERE link = ?", (_hash(token),))
        if row is None:
            return None
        secret = secrets.token_urlsafe(_TOKEN_BYTES)
        session = (_hash(secret), row["id"], now())
        project.execute("INSERT INTO sessions VALUES (?, ?, ?)", session)
        record(project, "enter", person=row["id"])
        return secret


def person_of_session(project: Project, secret: str) -> Person | None:
    """Whose it is; None if it has ended."""
    row = project.row(
        "SELECT people.* FROM sessions JOIN people ON people.id = person WHERE secret = ?",
        (_hash(secret),),
    )
    return None if row is None else _person(row)


def set_read_guidelines(project: Project, person: Person) -> None:
    with project.transaction():
        project.execute("UPDATE people SET read_guidelines = 1 WHERE id = ?", (person.id,))
        record(project, "read guidelines", person=person.id)


def request_token(secret: str) -> str:
    """What a page of a session must send with every change (against forged requests)."""
    return hashlib.sha256(f"kanon request {secret}".encode()).hexdigest()


def _person(row: Row) -> Person:
    has_link, has_read = row["link"] is not None, bool(row["read_guidelines"])
    return Person(row["id"], row["name"], row["role"], has_link, has_read)


def _end_sessions(project: Project, person: Person) -> None:
    project.execute("DELETE FROM sessions WHERE person = ?", (person.id,))


def _hash(secret: str) -> bytes:
    return hashlib.sha256(secret.encode("utf8")).digest()
