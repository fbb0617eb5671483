"""A project: its folder, its one database, its lock and its settings."""

from __future__ import annotations

import base64
import binascii
import hashlib
import json
import os
import sqlite3
import stat
import threading
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import datetime, timezone
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from filelock import FileLock, Timeout

from ...errors import Errors, KanonError

# The tables of a project. A change of these is a new format version.
#
# Columns called `body` are sealed by the vault of the project; no other column holds a word of a
# text, of a wording or of a comment.

FORMAT = "spacy-kanon review"
VERSION = 1

SCHEMA = """
CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;

CREATE TABLE people (
  id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, role TEXT NOT NULL,
  link BLOB UNIQUE, read_guidelines INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE TABLE sessions (
  secret BLOB PRIMARY KEY, person INTEGER NOT NULL REFERENCES people, began TEXT NOT NULL
) STRICT;

CREATE TABLE texts (
  id INTEGER PRIMARY KEY, digest BLOB NOT NULL, words INTEGER NOT NULL,
  body BLOB NOT NULL, machine BLOB, support INTEGER, reached INTEGER,
  released TEXT, released_by INTEGER REFERENCES people, release_k INTEGER, release BLOB
) STRICT;

CREATE TABLE assignments (
  text INTEGER NOT NULL REFERENCES texts, person INTEGER NOT NULL REFERENCES people,
  PRIMARY KEY (text, person)
) STRICT, WITHOUT ROWID;

CREATE TABLE sheets (
  id INTEGER PRIMARY KEY, text INTEGER NOT NULL REFERENCES texts,
  person INTEGER REFERENCES people, version INTEGER NOT NULL DEFAULT 0,
  next_number INTEGER NOT NULL, next_entity INTEGER NOT NULL, body BLOB NOT NULL,
  marks INTEGER NOT NULL DEFAULT 0, decided INTEGER NOT NULL DEFAULT 0,
  checked INTEGER NOT NULL DEFAULT 0, unsure INTEGER NOT NULL DEFAULT 0,
  support INTEGER, unknown INTEGER NOT NULL DEFAULT 0, submitted TEXT
) STRICT;
CREATE UNIQUE INDEX sheet_of ON sheets (text, ifnull(person, 0));

CREATE TABLE marks (
  sheet INTEGER NOT NULL REFERENCES sheets, number INTEGER NOT NULL,
  touched INTEGER NOT NULL, body BLOB NOT NULL, PRIMARY KEY (sheet, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE edits (
  sheet INTEGER NOT NULL REFERENCES sheets, version INTEGER NOT NULL, person INTEGER NOT NULL,
  at TEXT NOT NULL, kind TEXT NOT NULL, state TEXT NOT NULL, request TEXT, body BLOB NOT NULL,
  PRIMARY KEY (sheet, version)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX edit_requested ON edits (sheet, request) WHERE request IS NOT NULL;
CREATE INDEX edits_by_state ON edits (sheet, state, version);

CREATE TABLE trail (
  id INTEGER PRIMARY KEY AUTOINCREMENT, at TEXT NOT NULL, person INTEGER, action TEXT NOT NULL,
  text INTEGER, detail TEXT NOT NULL, body BLOB, digest BLOB NOT NULL
) STRICT;
CREATE TRIGGER trail_is_not_changed BEFORE UPDATE ON trail
  BEGIN SELECT RAISE(ABORT, 'the audit trail is append-only'); END;
CREATE TRIGGER trail_is_not_shortened BEFORE DELETE ON trail
  BEGIN SELECT RAISE(ABORT, 'the audit trail is append-only'); END;
"""


_KEY_BYTES = 32
_NONCE_BYTES = 12
_PLAIN, _SEALED = b"\x00", b"\x01"


class Vault:
    """Seals values for one project; without a key they are only packed.

    What is sealed is bound to a label, so that a row that was moved to another one does not open.
    """

    def __init__(self, key: bytes | None = None) -> None:
        self._cipher: Any = None
        if key is not None:
            if find_spec("cryptography") is None:
                raise KanonError(Errors.E001.format(packages="cryptography", extra="review"))
            from cryptography.hazmat.primitives.ciphers.aead import AESGCM

            self._cipher = AESGCM(key)

    @property
    def encrypts(self) -> bool:
        """Whether there is a key."""
        return self._cipher is not None

    def seal(self, value: Any, label: str) -> bytes:
        plain = json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode("utf8")
        if self._cipher is None:
            return _PLAIN + plain
        nonce = os.urandom(_NONCE_BYTES)
        sealed: bytes = self._cipher.encrypt(nonce, plain, label.encode("utf8"))
        return _SEALED + nonce + sealed

    def open(self, sealed: bytes, label: str) -> Any:
        if sealed[:1] == _PLAIN and self._cipher is None:
            return json.loads(sealed[1:])
        if sealed[:1] != _SEALED or self._cipher is None:
            raise ValueError("it was not sealed in this way")
        from cryptography.exceptions import InvalidTag

        nonce, body = sealed[1 : 1 + _NONCE_BYTES], sealed[1 + _NONCE_BYTES :]
        try:
            return json.loads(self._cipher.decrypt(nonce, body, label.encode("utf8")))
        except InvalidTag as error:
            raise ValueError("the key is another one, or the value is damaged") from error


def read_key(path: Path) -> bytes:
    """The key in a file."""
    try:
        content = path.read_bytes()
        mode = stat.S_IMODE(path.stat().st_mode)
    except FileNotFoundError as error:
        raise KanonError(Errors.E003.format(path=path)) from error
    if os.name == "posix" and mode & 0o077:
        raise KanonError(Errors.E915.format(path=path, mode=f"{mode:04o}"))
    try:
        key = base64.b64decode(content.strip(), validate=True)
    except (binascii.Error, ValueError) as error:
        raise KanonError(Errors.E905.format(path=path)) from error
    if len(key) != _KEY_BYTES:
        raise KanonError(Errors.E905.format(path=path))
    return key


DATABASE = "project.sqlite"
LOCK = "server.lock"
_CHECK = "spacy-kanon"

Row = sqlite3.Row


class Project:
    """An open project. One process holds it; its threads take turns."""

    def __init__(self, folder: Path, connection: sqlite3.Connection, vault: Vault) -> None:
        self.folder = folder
        self.vault = vault
        self._connection = connection
        self._turn = threading.RLock()
        self._lock: FileLock | None = None
        self._depth = 0

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """Do several things wholly or not at all; inside another one, as a part of that."""
        with self._turn:
            self._depth += 1
            try:
                if self._depth > 1:
                    yield
                    return
                self.execute("BEGIN IMMEDIATE")
                try:
                    yield
                    self.execute("COMMIT")
                except BaseException:
                    if self._connection.in_transaction:
                        self._connection.execute("ROLLBACK")
                    raise
            finally:
                self._depth -= 1

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

    def rows(self, statement: str, values: Sequence[Any] = ()) -> list[Row]:
        """All rows."""
        with self._turn:
            return self.execute(statement, values).fetchall()

    def row(self, statement: str, values: Sequence[Any] = ()) -> Row | None:
        """The first row, if any."""
        with self._turn:
            row: Row | None = self.execute(statement, values).fetchone()
            return row

    def unseal(self, sealed: bytes, label: str) -> Any:
        try:
            return self.vault.open(sealed, label)
        except ValueError as error:
            reason = f"{label}: {error}"
            raise KanonError(Errors.E903.format(path=self.folder, reason=reason)) from error

    def settings(self) -> dict[str, Any]:
        """How the project was made, in plain values."""
        rows = self.rows("SELECT name, value FROM settings")
        return {row["name"]: json.loads(row["value"]) for row in rows}

    def set(self, settings: Mapping[str, Any]) -> None:
        with self.transaction():
            for name, value in settings.items():
                self.execute(
                    "INSERT INTO settings VALUES (?, ?) "
                    "ON CONFLICT (name) DO UPDATE SET value = excluded.value",
                    (name, json.dumps(value)),
                )

    def hold(self) -> None:
        """Keep other servers away until `close`."""
        path = self.folder / LOCK
        lock = FileLock(path, timeout=0, mode=0o600)
        try:
            lock.acquire()
        except Timeout as error:
            raise KanonError(
                f"[KN902] Another server works on the project {self.folder}. Stop it first: two "
                "servers would not see each other's changes."
            ) from error
        self._lock = lock

    def close(self) -> None:
        """Let the project go."""
        with self._turn:
            self._connection.close()
        if self._lock is not None:
            self._lock.release()
        self._lock = None


def open_project(folder: Path, *, key: bytes | None = None, create: bool = False) -> Project:
    """Open a project, and keep it from other servers until it is closed."""
    path = folder / DATABASE
    is_new = not path.exists()
    if is_new:
        if not create or (folder.exists() and not _is_free(folder)):
            raise KanonError(
                f"[KN900] {folder} is a folder that holds no project of reviews. Give a new "
                "folder, or that of a project."
            )
        _make_private(folder)
    project = Project(folder, _connect(path, folder), Vault(key))
    try:
        project.hold()
        if is_new:
            _fill(project)
        _check(project, key)
    except BaseException:
        project.close()
        raise
    return project


def now() -> str:
    """The time in UTC, ISO 8601, to the millisecond."""
    return datetime.now(timezone.utc).isoformat(timespec="milliseconds")


def _is_free(folder: Path) -> bool:
    return folder.is_dir() and not [p for p in folder.iterdir() if p.name != LOCK]


def _make_private(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        folder.chmod(0o700)
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise KanonError(Errors.E002.format(path=folder, reason=reason)) from error


def _connect(path: Path, folder: Path) -> sqlite3.Connection:
    try:
        # SQLite gives its other files the mode of the database.
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
        connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    except (OSError, sqlite3.Error) as error:
        raise KanonError(Errors.E002.format(path=path, reason=error)) from error
    connection.row_factory = sqlite3.Row
    try:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA trusted_schema = OFF")
    except sqlite3.DatabaseError as error:
        connection.close()
        raise KanonError(Errors.E903.format(path=folder, reason=error)) from error
    return connection


def _fill(project: Project) -> None:
    with project.transaction():
        for statement in _statements(SCHEMA):
            project.execute(statement)
        check = project.vault.seal(_CHECK, "settings/check").hex()
        project.set(
            {
                "format": FORMAT,
                "version": VERSION,
                "encrypted": project.vault.encrypts,
                "check": check,
                "began": now(),
            }
        )


def _statements(script: str) -> Iterator[str]:
    statement = ""
    for line in script.splitlines():
        statement += line + "\n"
        if statement.strip() and sqlite3.complete_statement(statement):
            yield statement
            statement = ""


def _check(project: Project, key: bytes | None) -> None:
    folder = project.folder
    if project.row("SELECT 1 FROM sqlite_schema WHERE name = 'settings'") is None:
        raise KanonError(Errors.E903.format(path=folder, reason="it has no settings"))
    settings = project.settings()
    if settings.get("format") != FORMAT or settings.get("version") != VERSION:
        raise KanonError(
            f"[KN901] The project {folder} has format {settings.get('version')}, this version of "
            f"spacy-kanon reads {VERSION}. Use the version that made it, export from it, and make "
            "a new project."
        )
    if settings["encrypted"] and key is None:
        raise KanonError(
            f"[KN904] The texts of the project {folder} are encrypted. Give the file with their "
            "key: --key-file FILE"
        )
    if key is not None and not settings["encrypted"]:
        raise KanonError(
            f"[KN907] The project {folder} was made without a key, and is not encrypted "
            "afterwards. Make a new project with --key-file."
        )
    try:
        check = project.vault.open(bytes.fromhex(settings["check"]), "settings/check")
    except ValueError:
        check = None
    if check != _CHECK:
        raise KanonError(
            "[KN906] The file is not the key of this project. Give the one that it was made with."
        )


# The audit trail: who did what when. It only grows, and every entry holds the hash of the last.
#
# Its details are numbers, kinds and names of people; what a person wrote (the reason of a release)
# is sealed. Each entry's hash covers the one before, so that nobody takes out or changes an entry
# without it showing; who keeps a copy of the last hash elsewhere can prove that nothing was cut off
# the end.

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
    """Add an entry, in the transaction of what it tells of."""
    with project.transaction():
        last = project.row("SELECT id, digest FROM trail ORDER BY id DESC LIMIT 1")
        number = 1 if last is None else last["id"] + 1
        body = None if words is None else project.vault.seal(words, f"trail/{number}")
        entry = (number, now(), person, action, text, json.dumps(detail or {}), body)
        digest = _digest(_START if last is None else last["digest"], entry)
        project.execute("INSERT INTO trail VALUES (?, ?, ?, ?, ?, ?, ?, ?)", (*entry, digest))


def entries(project: Project, *, last: int | None = None) -> Iterator[dict[str, Any]]:
    """The entries in order, ready for JSON."""
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
    """Check the whole trail."""
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
