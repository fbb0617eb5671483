"""Where the web-search indicator looks: a Protocol, and an index of your own documents.

An index is one SQLite file with an FTS5 table; it holds the words of the documents with their
places, not the documents. No engine on a network is asked: what an attacker would look for there
are phrases of a confidential text. Who wants that registers a `SearchBackend`.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from spacy.util import registry

from ..errors import KanonError, need_file

APPLICATION_ID = 0x6B616E6F  # "kano" in the file's header.
VERSION = 1
TABLES = Path(__file__).parents[1] / "data" / "search_index.sql"


class Found(NamedTuple):
    """What a search engine answers."""

    documents: tuple[str, ...]
    total: int


class SearchBackend(Protocol):
    """A search engine."""

    size: int | None  # Documents it can find; None if unknown.
    fingerprint: str

    def search(self, phrases: Sequence[str], limit: int) -> Found | None:
        """Documents that hold every one of the exact phrases, at most `limit` of them.

        None: it may not be asked any more. RAISES (KanonError): It does not answer.
        """


class DocumentIndex:
    """What `index_documents.py` wrote, opened for reading. RAISES (KanonError): E003, E710."""

    def __init__(self, path: Path) -> None:
        self.path = Path(path)
        need_file(self.path)
        self._connection: sqlite3.Connection | None = None
        self._process = 0
        marks = [self._ask(f"PRAGMA {name}")[0][0] for name in ("application_id", "user_version")]
        if marks != [APPLICATION_ID, VERSION]:
            raise self._error("it was not written by this version of index_documents.py")
        ((self.size,),) = self._ask("SELECT count(*) FROM documents")
        ((self.fingerprint,),) = self._ask("SELECT value FROM meta WHERE key = 'fingerprint'")

    def search(self, phrases: Sequence[str], limit: int) -> Found:
        if not all(any(map(str.isalnum, phrase)) for phrase in phrases):
            return Found((), 0)
        quoted = (phrase.replace('"', '""').replace("\0", " ") for phrase in phrases)
        query = " AND ".join(f'"{phrase}"' for phrase in quoted)
        ((total,),) = self._ask("SELECT count(*) FROM words WHERE words MATCH ?", query)
        rows = self._ask(
            "SELECT documents.name FROM words JOIN documents ON documents.id = words.rowid"
            " WHERE words MATCH ? ORDER BY bm25(words), documents.id LIMIT ?",
            query,
            limit,
        )
        return Found(tuple(name for (name,) in rows), total)

    def _ask(self, question: str, *values: object) -> list[tuple[Any, ...]]:
        """Rows, by a connection of this process: SQLite's are not to be carried over a fork."""
        try:
            if self._connection is None or self._process != os.getpid():
                uri = f"{self.path.absolute().as_uri()}?mode=ro"
                self._connection = sqlite3.connect(uri, uri=True, check_same_thread=False)
                self._process = os.getpid()
            return self._connection.execute(question, values).fetchall()
        except sqlite3.DatabaseError as error:
            raise self._error(error) from error

    def __getstate__(self) -> dict[str, object]:
        return {**self.__dict__, "_connection": None}

    def _error(self, reason: object) -> KanonError:
        return KanonError(
            f"[KN710] {self.path} is not an index of background documents: {reason}. Make one "
            f"with: python scripts/index_documents.py SOURCE {self.path}"
        )


@registry.misc("spacy-kanon.DocumentIndex.v1")
def make_document_index(path: Path) -> DocumentIndex:
    """Open an index of background documents. RAISES (KanonError): E003, E710."""
    return DocumentIndex(Path(path))
