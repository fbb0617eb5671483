"""The audit trail: who did what when. It only grows, and every entry holds the hash of the last.

Its details are numbers, kinds and names of people; what a person wrote (the reason of a release)
is sealed. Each entry's hash covers the one before, so that nobody takes out or changes an entry
without it showing; who keeps a copy of the last hash elsewhere can prove that nothing was cut off
the end.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping
from typing import Any

from .project import Project, Row, now

_START = b"\x00" * 32


def record(
    project: Project,
    action: str,
    *,
    person: int | None = None,
    text: int | None = None,
    detail: Mapping[str, Any] | None = None,
    words: str | None = None,
) -> None:
    """Add an entry, in the transaction of what it tells of.

    project (Project): Open.
    action (str): What was done: "submit".
    person (int | None): Who did it; None: whoever runs the server.
    text (int | None): To which text.
    detail (Mapping[str, Any] | None): Plain values without a word of a text.
    words (str | None): What the person wrote, to be sealed.
    """
    with project.transaction():
        last = project.row("SELECT id, digest FROM trail ORDER BY id DESC LIMIT 1")
        number = 1 if last is None else last["id"] + 1
        body = None if words is None else project.vault.seal(words, f"trail/{number}")
        entry = (number, now(), person, action, text, json.dumps(detail or {}), body)
        digest = _digest(_START if last is None else last["digest"], entry)
        project.execute("INSERT INTO trail VALUES (?, ?, ?, ?, ?, ?, ?, ?)", (*entry, digest))


def entries(project: Project, *, last: int | None = None) -> Iterator[dict[str, Any]]:
    """The entries in order, ready for JSON.

    project (Project): Open.
    last (int | None): Only so many, from the end.
    YIELDS (dict[str, Any]): With the words that people wrote.
    """
    names = {row["id"]: row["name"] for row in project.rows("SELECT id, name FROM people")}
    first = 0
    if last is not None:
        newest = project.row("SELECT max(id) AS id FROM trail")
        first = max(0, ((newest and newest["id"]) or 0) - last)
    for row in project.rows("SELECT * FROM trail WHERE id > ? ORDER BY id", (first,)):
        words = None
        if row["body"] is not None:
            words = project.unseal(row["body"], f"trail/{row['id']}")
        yield {
            "id": row["id"],
            "at": row["at"],
            "who": names.get(row["person"]),
            "action": row["action"],
            "text": row["text"],
            "detail": json.loads(row["detail"]),
            **({} if words is None else {"words": words}),
            "sha256": row["digest"].hex(),
        }


def first_broken(project: Project) -> int | None:
    """Check the whole trail.

    project (Project): Open.
    RETURNS (int | None): Number of the first entry that is not as it was written, or after which
        one is missing; None: all is whole.
    """
    before, expected = _START, 1
    for row in project.rows("SELECT * FROM trail ORDER BY id"):
        if row["id"] != expected or row["digest"] != _digest(before, _fields(row)):
            return int(row["id"])
        before, expected = row["digest"], expected + 1
    return None


def _fields(row: Row) -> tuple[Any, ...]:
    return tuple(row[name] for name in ("id", "at", "person", "action", "text", "detail", "body"))


def _digest(before: bytes, entry: tuple[Any, ...]) -> bytes:
    plain = [value.hex() if isinstance(value, bytes) else value for value in entry]
    return hashlib.sha256(before + json.dumps(plain).encode("utf8")).digest()
