"""Where the web-search indicator looks: a Protocol, and an index of your own documents.

An index is one SQLite file with an FTS5 table; it holds the words of the documents with their
places, not the documents.
"""

from __future__ import annotations

import hashlib
import os
import sqlite3
from collections.abc import Iterable, Sequence
from contextlib import closing
from pathlib import Path
from typing import NamedTuple, Protocol

from spacy.util import registry

from ..errors import Errors, KanonError
from ..io.progress import progress_bar
from ..io.whole_files import scratch_folder, whole_file

APPLICATION_ID = 0x6B616E6F  # "kano" in the file's header.
VERSION = 1
_SCHEMA = f"""
    PRAGMA application_id = {APPLICATION_ID};
    PRAGMA user_version = {VERSION};
    CREATE TABLE documents (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE);
    CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL);
    CREATE VIRTUAL TABLE words USING fts5 (
        content, content='', tokenize='unicode61 remove_diacritics 2'
    );
"""


class Found(NamedTuple):
    """What a search engine answers.

    documents (tuple[str, ...]): The first results, best first: names or addresses.
    total (int): Documents that match, as far as the engine tells; at least those given.
    """

    documents: tuple[str, ...]
    total: int


class SearchBackend(Protocol):
    """A search engine."""

    @property
    def size(self) -> int | None:
        """Number of documents it can find; None if unknown."""
        ...

    @property
    def fingerprint(self) -> str: ...

    def search(self, phrases: Sequence[str], limit: int) -> Found | None:
        """Documents that hold every one of the exact phrases, at most `limit` of them.

        None: it may not be asked any more. RAISES (KanonError): It does not answer.
        """
        ...


class Document(NamedTuple):
    """A background document: its name and its text."""

    name: str
    text: str


class DocumentIndex:
    """An index made by `build_index`, opened for reading.

    RAISES (KanonError): E003 if there is no such file; E710 if it is no index, or damaged.
    """

    def __init__(self, path: Path) -> None:
        self.path = Path(path)
        if not self.path.is_file():
            raise KanonError(Errors.E003.format(path=path))
        self._connection: sqlite3.Connection | None = None
        self._process = 0
        try:
            with closing(sqlite3.connect(self._uri, uri=True)) as connection:
                postings = [
                    connection.execute(f"PRAGMA {name}").fetchone()[0]
                    for name in ("application_id", "user_version")
                ]
                if postings != [APPLICATION_ID, VERSION]:
                    raise self._error("it was not written by this version of index_documents.py")
                (self._size,) = connection.execute("SELECT count(*) FROM documents").fetchone()
                meta = dict(connection.execute("SELECT key, value FROM meta"))
        except sqlite3.DatabaseError as error:
            raise self._error(error) from error
        self._fingerprint = str(meta.get("fingerprint", ""))

    @property
    def size(self) -> int:
        return self._size

    @property
    def fingerprint(self) -> str:
        return self._fingerprint

    def search(self, phrases: Sequence[str], limit: int) -> Found:
        """RAISES (KanonError): E710 if the index is damaged."""
        if any(not _has_word(phrase) for phrase in phrases):
            return Found((), 0)
        query = " AND ".join(_quoted(phrase) for phrase in phrases)
        try:
            connection = self._open()
            (total,) = connection.execute(
                "SELECT count(*) FROM words WHERE words MATCH ?", (query,)
            ).fetchone()
            rows = connection.execute(
                "SELECT documents.name FROM words JOIN documents ON documents.id = words.rowid"
                " WHERE words MATCH ? ORDER BY bm25(words), documents.id LIMIT ?",
                (query, limit),
            ).fetchall()
        except sqlite3.DatabaseError as error:
            raise self._error(error) from error
        return Found(tuple(name for (name,) in rows), total)

    @property
    def _uri(self) -> str:
        return f"{self.path.absolute().as_uri()}?mode=ro"

    def _open(self) -> sqlite3.Connection:
        """A connection of this process: SQLite's are not to be carried over a fork."""
        if self._connection is None or self._process != os.getpid():
            self._connection = sqlite3.connect(self._uri, uri=True, check_same_thread=False)
            self._process = os.getpid()
        return self._connection

    def _error(self, reason: object) -> KanonError:
        return KanonError(Errors.E710.format(path=self.path, reason=reason))

    def __getstate__(self) -> dict[str, object]:
        return {**self.__dict__, "_connection": None}


def build_index(
    documents: Iterable[Document],
    path: Path,
    *,
    force: bool = False,
    progress: bool = False,
    total: Sequence[Path] = (),
) -> int:
    """Write an index, whole or not at all.

    documents (Iterable[tuple[str, str]]): Name and text of each.
    path (Path): To write.
    force (bool): Replace what is there.
    progress (bool): Show a progress bar.
    total (Sequence[Path]): What the documents are read from, to tell how many there are.
    RETURNS (int): Number of documents.
    RAISES (KanonError): E002, E004 for the place; E711 if there is no document; E715 if two have
        one name.
    """
    path = Path(path)
    if path.exists() and not force:
        raise KanonError(Errors.E004.format(path=path))
    with scratch_folder(path) as folder:
        work = folder / "index.sqlite"
        bar = progress_bar(documents, "index", total=total, unit="documents", shown=progress)
        count = _fill(work, bar, path)
        with work.open("rb") as source, whole_file(path, binary=True) as target:
            while block := source.read(1 << 20):
                target.write(block)
    return count


def _fill(work: Path, documents: Iterable[Document], path: Path) -> int:
    digest = hashlib.sha256()
    count = 0
    connection = sqlite3.connect(work)
    try:
        connection.executescript(_SCHEMA)
        for count, document in enumerate(documents, start=1):
            try:
                connection.execute("INSERT INTO documents VALUES (?, ?)", (count, document.name))
            except sqlite3.IntegrityError as error:
                reason = "another document has the same name"
                raise KanonError(
                    Errors.E715.format(path=path, doc_id=f"number {count}", reason=reason)
                ) from error
            connection.execute(
                "INSERT INTO words (rowid, content) VALUES (?, ?)", (count, document.text)
            )
            for part in document:
                digest.update(len(part).to_bytes(8, "big"))
                digest.update(part.encode("utf8", "surrogatepass"))
        if not count:
            raise KanonError(Errors.E711.format(path=path))
        connection.execute("INSERT INTO meta VALUES ('fingerprint', ?)", (digest.hexdigest(),))
        connection.execute("INSERT INTO words (words) VALUES ('optimize')")
        connection.commit()
    except sqlite3.OperationalError as error:  # No space left, or the like.
        raise KanonError(Errors.E002.format(path=path, reason=error)) from error
    finally:
        connection.close()
    return count


def _quoted(phrase: str) -> str:
    """A phrase in FTS5's query language."""
    return '"' + phrase.replace('"', '""').replace("\0", " ") + '"'


def _has_word(phrase: str) -> bool:
    return any(character.isalnum() for character in phrase)


@registry.misc("spacy-kanon.DocumentIndex.v1")
def make_document_index(path: Path) -> DocumentIndex:
    """Open an index of background documents. RAISES (KanonError): E003, E710."""
    return DocumentIndex(Path(path))
