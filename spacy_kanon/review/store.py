"""A project on disk: one append-only log in a SQLite database, which is the audit log, too.

Everything that happens is an entry; what the project is now follows from its entries, and an
annotation from what it began with and its edits. An entry is stored in one transaction: after it
nothing is lost by a kill, before it nothing has happened. Each holds the hash of the one before, so
that a project in which one was changed or removed is refused. SQLite's exclusive lock keeps a
second server away.

The database is not encrypted. Keep the folder on an encrypted disk.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import secrets
import sqlite3
import threading
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field, replace
from datetime import datetime, timezone
from pathlib import Path
from typing import Any, NamedTuple

from pydantic import TypeAdapter

from ..errors import Errors, KanonError
from ..types import AnnotatedText
from .model import Annotation, apply_patch, differing, to_patch

FORMAT = 3
DATABASE = "project.sqlite"
ANNOTATOR, LEAD = "annotator", "lead"
DO, UNDO, REDO = "do", "undo", "redo"
_UNDOABLE = 200  # Edits.

# `detail` is numbers, kinds and names of people, never words of a text; these are in `body`.
_TABLES = Path(__file__).parents[1] / "data" / "review_log.sql"
_OPEN_RELEASED = "open released text again"
_CONTENT = TypeAdapter(AnnotatedText)
_NAME = re.compile(r"[A-Za-z0-9][\w.-]{0,39}", re.ASCII)


@dataclass(slots=True)
class Person:
    """Who works on a project. A lead adjudicates and releases."""

    id: int
    name: str
    role: str
    link: str | None = None  # Hash of the secret.

    @property
    def leads(self) -> bool:
        """Whether the role is LEAD."""
        return self.role == LEAD


@dataclass(slots=True)
class Text:
    """A text of a project, without its words."""

    id: int
    doc_id: str
    words: int
    content: int  # Entry that holds it.
    machine: int | None = None  # Entry that holds what the machine decided.
    support: int | None = None  # k as written; None: nothing known.
    reached: int | None = None  # k as the machine would release it.
    released: str | None = None  # When.
    release: int | None = None  # Entry that holds the release.
    release_k: int | None = None
    holders: list[int] = field(default_factory=list)  # Ids of its annotators.


@dataclass(slots=True)
class Summary:
    """What the queue says of an annotation."""

    text: int
    person: int | None
    first: int  # Entry that holds what it began with.
    figures: dict[str, int]  # Of `DocumentSession.figures`.
    submitted: str | None = None
    edits: list[int] = field(default_factory=list)
    requests: set[str] = field(default_factory=set)


@dataclass(frozen=True, slots=True)
class State:
    """An annotation after all edits."""

    text: int
    person: int | None  # None: the adjudicator's.
    annotation: Annotation
    submitted: str | None = None  # When.
    version: int = 0
    changed: Mapping[int, int] = field(default_factory=dict)  # By mark the version of its change.
    done: tuple[Annotation, ...] = ()  # What it was before, to undo to.
    undone: tuple[Annotation, ...] = ()  # What it was until it was undone, last one last.

    @property
    def is_untouched(self) -> bool:
        """Whether it is as it began."""
        return self.version == 0 and self.submitted is None

    def after(self, kind: str, annotation: Annotation | None = None) -> State:
        """The state after one more edit, which makes this annotation unless it is undo or redo."""
        now, done, undone = self.annotation, self.done, self.undone
        if kind == UNDO:
            annotation, done, undone = done[-1], done[:-1], (*undone, now)
        elif kind == REDO:
            annotation, done, undone = undone[-1], (*done, now), undone[:-1]
        else:
            done, undone = (*done, now)[-_UNDOABLE:], ()
        assert annotation is not None, "an edit says what it makes"
        annotation = annotation.numbered_behind(now)
        version = self.version + 1
        changed = {**self.changed, **dict.fromkeys(differing(now, annotation), version)}
        return State(self.text, self.person, annotation, None, version, changed, done, undone)


class Entry(NamedTuple):
    """An entry of the log."""

    id: int
    at: str
    person: int | None
    action: str
    text: int | None
    detail: dict[str, Any]
    body: Any


class Project:
    """An open project. One process holds it; its threads take turns."""

    def __init__(self, folder: Path, *, create: bool = False) -> None:
        self.folder = folder
        self._turn = threading.RLock()
        path = folder / DATABASE
        is_new = not path.exists()
        is_free = not folder.exists() or (folder.is_dir() and not any(folder.iterdir()))
        if is_new and not (create and is_free):
            raise KanonError(
                f"[KN900] {folder} is a folder that holds no project of reviews. Give a new "
                "folder, or that of a project."
            )
        try:
            folder.mkdir(parents=True, exist_ok=True)
            folder.chmod(0o700)
            os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))  # Its other files get the mode.
        except OSError as error:
            reason = error.strerror or type(error).__name__
            raise KanonError(Errors.E002.format(path=path, reason=reason)) from error
        self._connection = sqlite3.connect(
            path, isolation_level=None, check_same_thread=False, timeout=0.2
        )
        try:
            self._open(is_new)
        except BaseException:
            self.close()
            raise

    def _open(self, is_new: bool) -> None:
        tables = f"PRAGMA user_version = {FORMAT}; {_TABLES.read_text('utf8')}" if is_new else ""
        try:
            self._connection.executescript(
                "PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL;"
                "PRAGMA synchronous = FULL; PRAGMA trusted_schema = OFF;"
                f"BEGIN EXCLUSIVE; {tables} COMMIT;"
            )
        except sqlite3.DatabaseError as error:
            if "locked" not in str(error):
                raise KanonError(Errors.E903.format(path=self.folder, reason=error)) from error
            raise KanonError(
                f"[KN902] Another server works on the project {self.folder}. Stop it first: two "
                "servers would not see each other's changes."
            ) from error
        ((found,),) = self.rows("PRAGMA user_version")
        if found != FORMAT:
            raise KanonError(
                f"[KN901] The project {self.folder} has format {found}, this version of "
                f"spacy-kanon reads {FORMAT}. Use the version that made it, export from it, and "
                "make a new project."
            )
        self._load()

    def _load(self) -> None:
        self._last, self._digest = 0, b""
        self._settings: dict[str, Any] = {}
        self._people: dict[str, Person] = {}
        self._texts: dict[int, Text] = {}
        self._annotations: dict[tuple[int, int | None], Summary] = {}
        for *row, digest in self.execute("SELECT * FROM log ORDER BY id"):
            if row[0] != self._last + 1 or digest != _chained(self._digest, row):
                reason = f"entry {self._last + 1} of the log is not as it was written"
                raise KanonError(Errors.E903.format(path=self.folder, reason=reason))
            *fields, detail, body = row
            body = None if body is None else json.loads(body)
            self._apply(Entry._make([*fields, json.loads(detail), body]))
            self._last, self._digest = row[0], digest

    def close(self) -> None:
        """Let the project go."""
        with self._turn:
            self._connection.close()

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """Do several things wholly or not at all; inside another one, as a part of that."""
        with self._turn:
            outer = self._connection.in_transaction
            if not outer:
                self.execute("BEGIN IMMEDIATE")
            try:
                yield
                if not outer:
                    self.execute("COMMIT")
            except BaseException:
                if not outer:
                    if self._connection.in_transaction:
                        self._connection.rollback()
                    self._load()
                raise

    def execute(self, statement: str, values: Sequence[Any] = ()) -> sqlite3.Cursor:
        """Run one statement."""
        try:
            return self._connection.execute(statement, values)
        except sqlite3.OperationalError as error:
            raise KanonError(
                f"[KN929] Nothing can be written: {error}. Your change is kept in the page; make "
                "room."
            ) from error
        except sqlite3.IntegrityError:
            raise
        except sqlite3.DatabaseError as error:
            raise KanonError(Errors.E903.format(path=self.folder, reason=error)) from error

    def rows(self, statement: str, *values: Any) -> list[tuple[Any, ...]]:
        """All rows."""
        with self._turn:
            return self.execute(statement, values).fetchall()

    # --- The log --------------------------------------------------------------------------------

    def record(
        self,
        action: str,
        person: Person | None = None,
        text: int | None = None,
        *,
        body: Any = None,
        **detail: Any,
    ) -> None:
        """Add an entry: the one way in which a project changes."""
        with self.transaction():
            who, plain = None if person is None else person.id, json.dumps(detail)
            words = None if body is None else json.dumps(body, ensure_ascii=False)
            at = datetime.now(timezone.utc).isoformat(timespec="milliseconds")
            row = (self._last + 1, at, who, action, text, plain, words)
            digest = _chained(self._digest, row)
            self.execute("INSERT INTO log VALUES (?, ?, ?, ?, ?, ?, ?, ?)", (*row, digest))
            self._last, self._digest = row[0], digest
            self._apply(Entry._make([*row[:5], detail, body]))

    def _apply(self, entry: Entry) -> None:
        number, at, _, action, text, detail, body = entry
        if action == "settings":
            self._settings.update(body)
        elif action == "add person":
            self._people[detail["name"]] = Person(len(self._people) + 1, **detail)
        elif action == "new link":
            self._people[detail["name"]].link = body
        elif action == "add text":
            added = len(self._texts) + 1
            self._texts[added] = Text(added, body["doc_id"], detail["words"], number)
        elif action == "assign":
            for assigned, holder in body:
                self._texts[assigned].holders.append(holder)
        elif text is not None and "annotator" in detail:
            self._apply_to_annotation((text, detail["annotator"]), entry)
        elif text is not None:
            changes = {
                "read text": {"machine": number, **detail},
                "release": {"released": at, "release": number, "release_k": detail.get("k")},
                _OPEN_RELEASED: dict.fromkeys(("released", "release", "release_k")),
            }
            for name, value in changes[action].items():
                setattr(self._texts[text], name, value)

    def _apply_to_annotation(self, key: tuple[int, int | None], entry: Entry) -> None:
        if entry.action == "begin":
            self._annotations[key] = Summary(*key, entry.id, entry.detail["figures"])
            return
        summary = self._annotations[key]
        if entry.action in ("submit", "open again"):
            summary.submitted = entry.at if entry.action == "submit" else None
        else:
            summary.figures = entry.body["figures"]
            summary.edits.append(entry.id)
            summary.requests.add(entry.body["request"])

    def _body(self, number: int | None) -> Any:
        ((body,),) = self.rows("SELECT body FROM log WHERE id = ?", number)
        return json.loads(body)

    def log_entries(self) -> Iterator[dict[str, Any]]:
        """The entries, ready for JSON: without words of a text, with reasons."""
        names = {person.id: person.name for person in self.people()}
        query = f"""SELECT id, at, person, action, text, detail, digest, CASE WHEN action IN
            ('release', '{_OPEN_RELEASED}') THEN json_extract(body, '$.reason') END FROM log"""
        for number, at, who, action, text, detail, digest, reason in self.rows(query):
            entry = {"id": number, "at": at, "who": names.get(who), "action": action, "text": text}
            words = {} if reason is None else {"words": reason}
            yield {**entry, "detail": json.loads(detail), **words, "sha256": digest.hex()}

    # --- Settings and people --------------------------------------------------------------------

    def settings(self) -> dict[str, Any]:
        """How the project was made, in plain values."""
        return dict(self._settings)

    def set(self, **settings: Any) -> None:
        """Store settings."""
        if settings != self._settings:
            self.record("settings", body=settings)

    def people(self) -> list[Person]:
        """All, in the order in which they were added."""
        return list(self._people.values())

    def person(self, name: str) -> Person:
        """The person of a name."""
        if name not in self._people:
            raise KanonError(
                f"[KN910] There is no annotator {name!r} in this project. Add the name, or see the "
                "queue for those that are there."
            )
        return self._people[name]

    def add_person(self, name: str, role: str = ANNOTATOR) -> Person:
        """Add a person, who has no link yet; the one that is there already stays."""
        if not _NAME.fullmatch(name):
            raise KanonError(
                f"[KN909] {name!r} is no name for an annotator: use 1 to 40 letters, digits, dots, "
                "underscores and hyphens, beginning with a letter or digit."
            )
        with self._turn:
            if name not in self._people:
                self.record("add person", name=name, role=role)
            return self._people[name]

    def new_link(self, person: Person) -> str:
        """The secret of a new personal link; the old link and its sessions end."""
        secret = secrets.token_urlsafe(24)
        self.record("new link", body=_hash(secret), name=person.name)
        return secret

    def person_by_link(self, secret: str) -> Person | None:
        """Whose link it is; None if it has ended. Sessions hold the secret of their link."""
        link = _hash(secret)
        return next((person for person in self.people() if person.link == link), None)

    # --- Texts ----------------------------------------------------------------------------------

    def add_texts(self, texts: Iterable[AnnotatedText], path: object) -> None:
        """Add texts that the project does not have."""
        with self.transaction():
            known = {text.doc_id: text.id for text in self.texts()}
            for text in texts:
                number = known.get(text.doc_id)
                if number is None:
                    self.record("add text", body=asdict(text), words=len(text.text.split()))
                elif self.content(number).text != text.text:
                    raise KanonError(
                        f"[KN912] Text number {number} of {path} differs from the one in the "
                        "project. Give it a new id."
                    )

    def texts(self, person: Person | None = None) -> list[Text]:
        """All texts, or those that are assigned to a person."""
        texts = self._texts.values()
        return [t for t in texts if person is None or person.id in self.annotators(t.id)]

    def text(self, number: int) -> Text | None:
        """One text; None if there is none."""
        return self._texts.get(number)

    def content(self, number: int) -> AnnotatedText:
        """A text as it was read, with the annotations of its file."""
        return _CONTENT.validate_python(self._body(self._texts[number].content))

    def machine(self, number: int) -> dict[str, Any]:
        """What the machine decided on a text."""
        return dict(self._body(self._texts[number].machine))

    def release(self, number: int) -> dict[str, Any]:
        """What was stored with a release."""
        return dict(self._body(self._texts[number].release))

    def set_machine(
        self, number: int, machine: Mapping[str, Any], support: int | None, reached: int | None
    ) -> None:
        """Store what the machine decided on a text."""
        self.record("read text", text=number, body=machine, support=support, reached=reached)

    def assign(self, people: Sequence[Person], per_text: int) -> None:
        """Give each text to several people, evenly. Assignments are never taken back."""
        if per_text > len(people):
            raise KanonError(
                f"[KN911] Each text goes to {per_text} annotators, but there are {len(people)}. "
                "Name more with --annotator, or set --per-text."
            )
        with self._turn:
            load = {person.id: len(self.texts(person)) for person in people}
            assigned = []
            for text in self.texts():
                has = self.annotators(text.id)
                free = sorted((load[p], p) for p in load if p not in has)
                for _, person in free[: max(0, per_text - len(has))]:
                    assigned.append((text.id, person))
                    load[person] += 1
            if assigned:
                self.record("assign", body=assigned, count=len(assigned))

    def annotators(self, number: int) -> list[int]:
        """Ids of the people whom a text is assigned to, ascending."""
        return sorted(self._texts[number].holders)

    # --- Annotations ----------------------------------------------------------------------------

    def summaries(self) -> list[Summary]:
        """Of all annotations."""
        return list(self._annotations.values())

    def find_state(self, text: int, person: int | None) -> State | None:
        """Read an annotation and apply its edits. None if it has not begun."""
        with self._turn:
            summary = self._annotations.get((text, person))
            if summary is None:
                return None
            first = self._body(summary.first)
            state = State(text, person, apply_patch(Annotation(first["length"]), first))
            for number in summary.edits:
                edit = self._body(number)
                after = edit["patch"] and apply_patch(state.annotation, edit["patch"])
                state = state.after(edit["kind"], after)
            return replace(state, submitted=summary.submitted)

    def begin(
        self, text: int, person: int | None, first: Annotation, figures: Mapping[str, int]
    ) -> State:
        """Begin an annotation."""
        body = {"length": first.length, **to_patch(Annotation(first.length), first)}
        self.record("begin", text=text, body=body, annotator=person, figures=figures)
        return State(text, person, first)

    def add_edit(self, before: State, after: State, by: Person, action: str, **body: Any) -> None:
        """Store the edit that led to a state; `body` are its `request` and `figures`."""
        kind = body["kind"] = action if action in (UNDO, REDO) else DO
        body["patch"] = to_patch(before.annotation, after.annotation) if kind == DO else None
        marks = differing(before.annotation, after.annotation)
        numbers = {"version": after.version, "marks": marks}
        self.record(action, by, after.text, body=body, annotator=after.person, **numbers)

    def has_request(self, state: State, request: str) -> bool:
        """Whether a request has been done already."""
        return request in self._annotations[state.text, state.person].requests

    def set_submitted(self, state: State, person: Person, submitted: bool) -> State:
        """Note that an annotation was submitted, or opened again."""
        action = "submit" if submitted else "open again"
        self.record(action, person, state.text, annotator=state.person, version=state.version)
        return replace(state, submitted=self._annotations[state.text, state.person].submitted)


def _hash(secret: str) -> str:
    return hashlib.sha256(secret.encode("utf8", "surrogatepass")).hexdigest()


def _chained(before: bytes, row: Sequence[Any]) -> bytes:
    return hashlib.sha256(before + json.dumps(row).encode("utf8")).digest()
