"""A project: its folder, its one database, its lock and its settings."""

from __future__ import annotations

import json
import os
import sqlite3
import threading
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import datetime, timezone
from pathlib import Path
from typing import Any

from ...errors import Errors, KanonError
from ...storage.files import HAS_LOCKS, lock_path, unlock
from .schema import FORMAT, SCHEMA, VERSION
from .vault import Vault

DATABASE = "project.sqlite"
LOCK = "server.lock"
_CHECK = "spacy-kanon"

Row = sqlite3.Row


class Project:
    """An open project. One process holds it; its threads take turns."""

    def __init__(self, folder: Path, connection: sqlite3.Connection, vault: Vault) -> None:
        """folder (Path): Of the project. connection (sqlite3.Connection): To its database.
        vault (Vault): Opens what quotes texts.
        """
        self.folder = folder
        self.vault = vault
        self._connection = connection
        self._turn = threading.RLock()
        self._lock: int | None = None
        self._depth = 0

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """Do several things wholly or not at all; inside another one, as a part of that.

        RAISES (KanonError): E929 if the disk is full or the folder cannot be written.
        """
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
        """Run one statement.

        statement (str): SQL. values (Sequence[Any]): For its question marks.
        RETURNS (sqlite3.Cursor): Of the statement; only to be read inside of a transaction.
        RAISES (KanonError): E929 if it cannot be written; E903 if the file is damaged.
        """
        try:
            return self._connection.execute(statement, values)
        except sqlite3.OperationalError as error:
            raise KanonError(Errors.E929.format(reason=error)) from error
        except sqlite3.IntegrityError:
            raise
        except sqlite3.DatabaseError as error:
            raise KanonError(Errors.E903.format(path=self.folder, reason=error)) from error

    def rows(self, statement: str, values: Sequence[Any] = ()) -> list[Row]:
        """statement (str): A query. values (Sequence[Any]): For its question marks.
        RETURNS (list[Row]): All rows.
        """
        with self._turn:
            return self.execute(statement, values).fetchall()

    def row(self, statement: str, values: Sequence[Any] = ()) -> Row | None:
        """statement (str): A query. values (Sequence[Any]): For its question marks.
        RETURNS (Row | None): The first row, if any.
        """
        with self._turn:
            row: Row | None = self.execute(statement, values).fetchone()
            return row

    def unseal(self, sealed: bytes, label: str) -> Any:
        """sealed (bytes): Out of a `body`. label (str): Table and number of the row.
        RETURNS (Any): The value.
        RAISES (KanonError): E903 if it does not open.
        """
        try:
            return self.vault.open(sealed, label)
        except ValueError as error:
            reason = f"{label}: {error}"
            raise KanonError(Errors.E903.format(path=self.folder, reason=reason)) from error

    def settings(self) -> dict[str, Any]:
        """RETURNS (dict[str, Any]): How the project was made, in plain values."""
        rows = self.rows("SELECT name, value FROM settings")
        return {row["name"]: json.loads(row["value"]) for row in rows}

    def set(self, settings: Mapping[str, Any]) -> None:
        """settings (Mapping[str, Any]): Added, or put in the place of the old ones."""
        with self.transaction():
            for name, value in settings.items():
                self.execute(
                    "INSERT INTO settings VALUES (?, ?) "
                    "ON CONFLICT (name) DO UPDATE SET value = excluded.value",
                    (name, json.dumps(value)),
                )

    def hold(self) -> None:
        """Keep other servers away until `close`.

        RAISES (KanonError): E902 if another one holds the project.
        """
        path = self.folder / LOCK
        os.close(os.open(path, os.O_CREAT | os.O_WRONLY, 0o600))
        self._lock = lock_path(path, wait=False, mark=True)
        if self._lock is None and HAS_LOCKS:
            raise KanonError(Errors.E902.format(path=self.folder))

    def close(self) -> None:
        """Let the project go."""
        with self._turn:
            self._connection.close()
        unlock(self._lock)
        self._lock = None


def open_project(folder: Path, *, key: bytes | None = None, create: bool = False) -> Project:
    """Open a project, and keep it from other servers until it is closed.

    folder (Path): Of the project.
    key (bytes | None): Of its texts.
    create (bool): Make one if the folder is missing or empty.
    RETURNS (Project): To be closed.
    RAISES (KanonError): E900 to E904 and E906, E907: it is none, of another version, in use,
        damaged, or the key does not fit; E002 if it cannot be made.
    """
    path = folder / DATABASE
    is_new = not path.exists()
    if is_new:
        if not create or (folder.exists() and not _is_free(folder)):
            raise KanonError(Errors.E900.format(path=folder))
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
    """RETURNS (str): The time in UTC, ISO 8601, to the millisecond."""
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
            Errors.E901.format(path=folder, found=settings.get("version"), expected=VERSION)
        )
    if settings["encrypted"] and key is None:
        raise KanonError(Errors.E904.format(path=folder))
    if key is not None and not settings["encrypted"]:
        raise KanonError(Errors.E907.format(path=folder))
    try:
        check = project.vault.open(bytes.fromhex(settings["check"]), "settings/check")
    except ValueError:
        check = None
    if check != _CHECK:
        raise KanonError(Errors.E906.format(path="The file"))
