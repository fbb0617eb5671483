"""A project on disk: one SQLite database in a private folder.

An annotation is stored as what it began with and its edits; it is read by applying them again, and
undo and redo walk along them. Each command is one transaction: after it nothing is lost by a kill,
before it nothing has happened. SQLite's exclusive lock keeps a second server away.

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

from ..errors import Errors, KanonError
from ..types import AnnotatedText, GoldMention
from .model import Annotation, Change, mark_from_plain

FORMAT, VERSION = "spacy-kanon review", 2
DATABASE = "project.sqlite"
ANNOTATOR, LEAD = "annotator", "lead"
DO, UNDO, REDO = "do", "undo", "redo"

SCHEMA = """
CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
INSERT INTO settings VALUES ('format', '"spacy-kanon review"'), ('version', '2');
CREATE TABLE people (
  id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, role TEXT NOT NULL, link BLOB UNIQUE,
  has_read INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE TABLE texts (
  id INTEGER PRIMARY KEY, doc_id TEXT NOT NULL UNIQUE, words INTEGER NOT NULL, body TEXT NOT NULL,
  machine TEXT, support INTEGER, reached INTEGER,
  released TEXT, release_k INTEGER, release TEXT
) STRICT;
CREATE TABLE assignments (
  text INTEGER NOT NULL REFERENCES texts, person INTEGER NOT NULL REFERENCES people,
  PRIMARY KEY (text, person)
) STRICT, WITHOUT ROWID;
CREATE TABLE annotations (
  id INTEGER PRIMARY KEY, text INTEGER NOT NULL REFERENCES texts,
  person INTEGER REFERENCES people, first TEXT NOT NULL, figures TEXT NOT NULL, submitted TEXT
) STRICT;
CREATE UNIQUE INDEX annotation_of ON annotations (text, ifnull(person, 0));
CREATE TABLE edits (
  annotation INTEGER NOT NULL REFERENCES annotations, version INTEGER NOT NULL, kind TEXT NOT NULL,
  request TEXT, change TEXT NOT NULL, PRIMARY KEY (annotation, version),
  UNIQUE (annotation, request)
) STRICT, WITHOUT ROWID;
CREATE TABLE log (
  id INTEGER PRIMARY KEY, at TEXT NOT NULL, person INTEGER, action TEXT NOT NULL, text INTEGER,
  detail TEXT NOT NULL, words TEXT, digest BLOB NOT NULL
) STRICT;
CREATE TRIGGER log_is_not_changed BEFORE UPDATE ON log
  BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END;
CREATE TRIGGER log_is_not_shortened BEFORE DELETE ON log
  BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END;
"""
_TEXTS = """SELECT id, doc_id, words, support, reached, machine IS NOT NULL, released, release_k
FROM texts"""
_NAME = re.compile(r"[A-Za-z0-9][\w.-]{0,39}", re.ASCII)


class Person(NamedTuple):
    """Who works on a project. A lead adjudicates, releases and manages."""

    id: int
    name: str
    role: str
    has_link: bool
    has_read: bool

    @property
    def leads(self) -> bool:
        """Whether the role is LEAD."""
        return self.role == LEAD


class Text(NamedTuple):
    """A text of a project, without its words."""

    id: int
    doc_id: str
    words: int
    support: int | None  # k as written; None: nothing known.
    reached: int | None  # k as the machine would release it.
    is_read: bool  # By the machine.
    released: str | None  # When.
    release_k: int | None


@dataclass(frozen=True, slots=True)
class State:
    """An annotation as it is stored."""

    id: int
    text: int
    person: int | None  # None: the adjudicator's.
    annotation: Annotation
    submitted: str | None = None  # When.
    version: int = 0
    changed: Mapping[int, int] = field(default_factory=dict)  # By mark the version of its change.
    done: tuple[Change, ...] = ()  # What can be undone, last one last.
    undone: tuple[Change, ...] = ()  # What can be redone, last one last.

    def after(self, change: Change, kind: str) -> State:
        """The state after one more edit."""
        done, undone = self.done, self.undone
        if kind == UNDO:
            done, undone = done[:-1], (*undone, done[-1])
        elif kind == REDO:
            done, undone = (*done, undone[-1]), undone[:-1]
        else:
            done, undone = (*done, change), ()
        version = self.version + 1
        return replace(
            self,
            annotation=change.apply(self.annotation),
            version=version,
            changed={**self.changed, **dict.fromkeys(change.marks, version)},
            done=done,
            undone=undone,
        )


class Summary(NamedTuple):
    """What the queue says of an annotation."""

    text: int
    person: int | None
    figures: dict[str, int]  # Of `DocumentSession.figures`.
    submitted: str | None


class Project:
    """An open project. One process holds it; its threads take turns."""

    def __init__(self, folder: Path, *, create: bool = False) -> None:
        """RAISES (KanonError): KN900 for a folder that is no project, KN901 for another version,
        KN902 if another server holds it, KN903 if it is damaged."""
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
        self._connection.row_factory = sqlite3.Row
        try:
            self._open(is_new)
        except BaseException:
            self.close()
            raise

    def _open(self, is_new: bool) -> None:
        try:
            self._connection.executescript(
                "PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL;"
                "PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA trusted_schema = OFF;"
                f"BEGIN EXCLUSIVE; {SCHEMA if is_new else ''} COMMIT;"
            )
            settings = self.settings()
        except sqlite3.DatabaseError as error:
            if "locked" not in str(error):
                raise KanonError(Errors.E903.format(path=self.folder, reason=error)) from error
            raise KanonError(
                f"[KN902] Another server works on the project {self.folder}. Stop it first: two "
                "servers would not see each other's changes."
            ) from error
        if settings.get("format") != FORMAT or settings.get("version") != VERSION:
            raise KanonError(
                f"[KN901] The project {self.folder} has format {settings.get('version')}, this "
                f"version of spacy-kanon reads {VERSION}. Use the version that made it, export "
                "from it, and make a new project."
            )

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
                if not outer and self._connection.in_transaction:
                    self._connection.rollback()
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

    def rows(self, statement: str, *values: Any) -> list[sqlite3.Row]:
        """All rows."""
        with self._turn:
            return self.execute(statement, values).fetchall()

    def row(self, statement: str, *values: Any) -> sqlite3.Row | None:
        """The first row, if any."""
        return next(iter(self.rows(statement, *values)), None)

    def settings(self) -> dict[str, Any]:
        """How the project was made, in plain values."""
        return {
            row["name"]: json.loads(row["value"]) for row in self.rows("SELECT * FROM settings")
        }

    def set(self, **settings: Any) -> None:
        """Store settings."""
        with self.transaction():
            for name, value in settings.items():
                self.execute("REPLACE INTO settings VALUES (?, ?)", (name, json.dumps(value)))

    # --- People -----------------------------------------------------------------------------

    def people(self) -> list[Person]:
        """All, in the order in which they were added."""
        return [_person(row) for row in self.rows("SELECT * FROM people ORDER BY id")]

    def person(self, name: str) -> Person:
        """The person of a name."""
        row = self.row("SELECT * FROM people WHERE name = ?", name)
        if row is None:
            raise KanonError(
                f"[KN910] There is no annotator {name!r} in this project. Add the name, or see the "
                "queue for those that are there."
            )
        return _person(row)

    def add_person(self, name: str, role: str = ANNOTATOR) -> Person:
        """Add a person, who has no link yet; the one that is there already stays."""
        if not _NAME.fullmatch(name):
            raise KanonError(
                f"[KN909] {name!r} is no name for an annotator: use 1 to 40 letters, digits, dots, "
                "underscores and hyphens, beginning with a letter or digit."
            )
        with self.transaction():
            if self.row("SELECT 1 FROM people WHERE name = ?", name) is None:
                self.execute("INSERT INTO people (name, role) VALUES (?, ?)", (name, role))
                self.log("add person", name=name, role=role)
            return self.person(name)

    def new_link(self, person: Person, by: Person | None = None) -> str:
        """The secret of a new personal link; the old link and its sessions end."""
        secret = secrets.token_urlsafe(24)
        self._set_link(person, _hash(secret), "new link", by)
        return secret

    def revoke_link(self, person: Person, by: Person | None = None) -> None:
        """End the link of a person, and its sessions."""
        self._set_link(person, None, "revoke link", by)

    def _set_link(self, person: Person, link: bytes | None, action: str, by: Person | None) -> None:
        with self.transaction():
            self.execute("UPDATE people SET link = ? WHERE id = ?", (link, person.id))
            self.log(action, by, name=person.name)

    def person_by_link(self, secret: str) -> Person | None:
        """Whose link it is; None if it has ended. Sessions hold the secret of their link."""
        row = self.row("SELECT * FROM people WHERE link = ?", _hash(secret))
        return None if row is None else _person(row)

    def set_read(self, person: Person) -> None:
        """Note that a person has read the guidelines."""
        with self.transaction():
            self.execute("UPDATE people SET has_read = 1 WHERE id = ?", (person.id,))
            self.log("read guidelines", person)

    # --- Texts ------------------------------------------------------------------------------

    def add_texts(self, texts: Iterable[AnnotatedText], path: object) -> None:
        """Add texts that the project does not have. RAISES (KanonError): KN912 for another text
        under a known id."""
        with self.transaction():
            known = {text.doc_id: text.id for text in self.texts()}
            added = 0
            for text in texts:
                number = known.get(text.doc_id)
                if number is None:
                    values = (text.doc_id, len(text.text.split()), json.dumps(asdict(text)))
                    self.execute("INSERT INTO texts (doc_id, words, body) VALUES (?, ?, ?)", values)
                    added += 1
                elif self.content(number).text != text.text:
                    raise KanonError(
                        f"[KN912] Text number {number} of {path} differs from the one in the "
                        "project. Give it a new id."
                    )
            if added:
                self.log("add texts", count=added)

    def texts(self, person: Person | None = None) -> list[Text]:
        """All texts, or those that are assigned to a person."""
        if person is None:
            rows = self.rows(f"{_TEXTS} ORDER BY id")
        else:
            joined = f"{_TEXTS} JOIN assignments ON text = id WHERE person = ? ORDER BY id"
            rows = self.rows(joined, person.id)
        return [Text(*row) for row in rows]

    def text(self, number: int) -> Text | None:
        """One text; None if there is none."""
        row = self.row(f"{_TEXTS} WHERE id = ?", number)
        return None if row is None else Text(*row)

    def content(self, number: int) -> AnnotatedText:
        """A text as it was read, with the annotations of its file."""
        return _text_from_json(self._value("body", number))

    def machine(self, number: int) -> dict[str, Any]:
        """What the machine decided on a text."""
        return dict(json.loads(self._value("machine", number)))

    def release(self, number: int) -> dict[str, Any]:
        """What was stored with a release."""
        return dict(json.loads(self._value("release", number)))

    def _value(self, name: str, number: int) -> str:
        row = self.row(f"SELECT {name} FROM texts WHERE id = ?", number)
        assert row is not None, "callers have the number from the project"
        return str(row[0])

    def set_machine(
        self, number: int, machine: Mapping[str, Any], support: int | None, reached: int | None
    ) -> None:
        """Store what the machine decided on a text."""
        values = (json.dumps(machine), support, reached, number)
        with self.transaction():
            self.execute(
                "UPDATE texts SET machine = ?, support = ?, reached = ? WHERE id = ?", values
            )

    def assign(self, people: Sequence[Person], per_text: int) -> None:
        """Give each text to several people, evenly. Assignments are never taken back."""
        if per_text > len(people):
            raise KanonError(
                f"[KN911] Each text goes to {per_text} annotators, but there are {len(people)}. "
                "Name more with --annotator, or set --per-text."
            )
        with self.transaction():
            load = {person.id: len(self.texts(person)) for person in people}
            for text in self.texts():
                has = self.annotators(text.id)
                free = sorted((load[p], p) for p in load if p not in has)
                for _, person in free[: max(0, per_text - len(has))]:
                    self.execute("INSERT INTO assignments VALUES (?, ?)", (text.id, person))
                    load[person] += 1

    def annotators(self, number: int) -> list[int]:
        """Ids of the people whom a text is assigned to, ascending."""
        query = "SELECT person FROM assignments WHERE text = ? ORDER BY person"
        return [row["person"] for row in self.rows(query, number)]

    def set_released(
        self,
        number: int,
        person: Person,
        k: int | None,
        release: Mapping[str, Any] | None,
        reason: str | None,
    ) -> None:
        """Store a release with its k; None takes it back, so that the text can be changed."""
        plain = None if release is None else json.dumps(release)
        values = (None if release is None else _now(), k, plain, number)
        with self.transaction():
            self.execute(
                "UPDATE texts SET released = ?, release_k = ?, release = ? WHERE id = ?", values
            )
            action = "open released text again" if release is None else "release"
            self.log(action, person, number, words=reason, support=k)

    # --- Annotations ------------------------------------------------------------------------

    def find_state(self, text: int, person: int | None) -> State | None:
        """Read an annotation and apply its edits. None if it has not begun."""
        with self._turn:
            row = self.row(
                "SELECT * FROM annotations WHERE text = ? AND ifnull(person, 0) = ?",
                text,
                person or 0,
            )
            if row is None:
                return None
            first = _annotation_from_plain(json.loads(row["first"]))
            state = State(row["id"], text, person, first, row["submitted"])
            query = "SELECT kind, change FROM edits WHERE annotation = ? ORDER BY version"
            for edit in self.rows(query, state.id):
                state = state.after(Change.from_plain(json.loads(edit["change"])), edit["kind"])
            return state

    def begin(
        self, text: int, person: int | None, first: Annotation, figures: Mapping[str, int]
    ) -> State:
        """Begin an annotation."""
        marks = [asdict(mark) for mark in first]
        plain = json.dumps({"length": first.length, "marks": marks, "settled": first.settled})
        with self.transaction():
            cursor = self.execute(
                "INSERT INTO annotations (text, person, first, figures) VALUES (?, ?, ?, ?)",
                (text, person, plain, json.dumps(figures)),
            )
            return State(int(cursor.lastrowid or 0), text, person, first)

    def add_edit(
        self,
        before: State,
        after: State,
        change: Change,
        by: Person,
        *,
        kind: str,
        action: str,
        request: str | None,
        figures: Mapping[str, int],
    ) -> None:
        """Store one edit."""
        with self.transaction():
            plain = json.dumps(change.to_plain(), ensure_ascii=False)
            values = (before.id, after.version, kind, request, plain)
            self.execute("INSERT INTO edits VALUES (?, ?, ?, ?, ?)", values)
            self.execute(
                "UPDATE annotations SET figures = ? WHERE id = ?", (json.dumps(figures), before.id)
            )
            marks = sorted(change.marks)
            version = after.version
            self.log(action, by, before.text, annotation=before.id, version=version, marks=marks)

    def has_request(self, state: State, request: str) -> bool:
        """Whether a request has been done already."""
        query = "SELECT 1 FROM edits WHERE annotation = ? AND request = ?"
        return self.row(query, state.id, request) is not None

    def set_submitted(self, state: State, person: Person, submitted: bool) -> State:
        """Note that an annotation was submitted, or opened again."""
        at = _now() if submitted else None
        with self.transaction():
            self.execute("UPDATE annotations SET submitted = ? WHERE id = ?", (at, state.id))
            action = "submit" if submitted else "open again"
            self.log(action, person, state.text, annotation=state.id, version=state.version)
        return replace(state, submitted=at)

    def summaries(self) -> list[Summary]:
        """Of all annotations."""
        query = "SELECT text, person, figures, submitted FROM annotations ORDER BY text, person"
        return [Summary(text, who, json.loads(plain), at) for text, who, plain, at in self.rows(query)]

    # --- Audit log --------------------------------------------------------------------------
    # Details are numbers, kinds and names of people, never words of a text. Each entry holds the
    # hash of the one before, so that none can be changed or removed unnoticed.

    def log(
        self,
        action: str,
        person: Person | None = None,
        text: int | None = None,
        *,
        words: str | None = None,
        **detail: Any,
    ) -> None:
        """Add an entry, in the transaction of what it tells of. `words` is what a person wrote."""
        with self.transaction():
            last = self.row("SELECT id, digest FROM log ORDER BY id DESC LIMIT 1")
            number, before = (1, b"") if last is None else (last["id"] + 1, last["digest"])
            who = None if person is None else person.id
            entry = (number, _now(), who, action, text, json.dumps(detail), words)
            self.execute(
                "INSERT INTO log VALUES (?, ?, ?, ?, ?, ?, ?, ?)", (*entry, _digest(before, entry))
            )

    def log_entries(self, last: int = 2**60) -> list[dict[str, Any]]:
        """The last entries in order, ready for JSON."""
        names = {person.id: person.name for person in self.people()}
        rows = self.rows("SELECT * FROM log ORDER BY id DESC LIMIT ?", last)
        return [
            {
                **{name: row[name] for name in ("id", "at", "action", "text")},
                "who": names.get(row["person"]),
                "detail": json.loads(row["detail"]),
                **({} if row["words"] is None else {"words": row["words"]}),
                "sha256": row["digest"].hex(),
            }
            for row in reversed(rows)
        ]

    def first_broken_entry(self) -> int | None:
        """The first entry of the log that is not as it was written; None if all are."""
        before = b""
        for number, row in enumerate(self.rows("SELECT * FROM log ORDER BY id"), start=1):
            *entry, digest = row
            if row["id"] != number or digest != _digest(before, tuple(entry)):
                return int(row["id"])
            before = digest
        return None


def _person(row: sqlite3.Row) -> Person:
    has_link, has_read = row["link"] is not None, bool(row["has_read"])
    return Person(row["id"], row["name"], row["role"], has_link, has_read)


def _now() -> str:
    return datetime.now(timezone.utc).isoformat(timespec="milliseconds")


def _hash(secret: str) -> bytes:
    return hashlib.sha256(secret.encode("utf8", "surrogatepass")).digest()


def _digest(before: bytes, entry: tuple[Any, ...]) -> bytes:
    return hashlib.sha256(before + json.dumps(entry).encode("utf8")).digest()


def _text_from_json(plain: str) -> AnnotatedText:
    fields = json.loads(plain)
    annotations = {
        name: [GoldMention(**mention) for mention in mentions]
        for name, mentions in fields.pop("annotations").items()
    }
    return AnnotatedText(annotations=annotations, **fields)


def _annotation_from_plain(plain: Mapping[str, Any]) -> Annotation:
    settled = tuple((start, end) for start, end in plain["settled"])
    marks = map(mark_from_plain, plain["marks"])
    return Annotation(plain["length"], settled=settled).with_marks(marks)
