"""Posting lists read the plain way, for counts that check those of `kb.reader`.

Nothing is remembered and no look-up of the reader runs: a key's row in the trie, its record, its
list and its words are taken from the files anew, each time. The folder must be one that `open_kb`
has opened, which is what checks the trie.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
from pyroaring import BitMap

from ..errors import Errors, KanonError
from ..io.checked_folders import of_one_moment
from ..io.checked_tries import open_trie
from .format import FILES, FORMAT, LIST_DTYPE, ROW_DTYPE, read_meta
from .postings import decode_list


class LiteralPostings:
    """The people of each key, by rows -> list -> words."""

    def __init__(self, folder: Path, fingerprint: str) -> None:
        """folder (Path): The knowledge base.
        fingerprint (str): Of the one that `open_kb` has opened there.
        RAISES (KanonError): It is missing or damaged; E110 if it is another one by now.
        """
        of_one_moment(folder, lambda: self._open(folder))
        if self._fingerprint != fingerprint:
            fields = {"found": self._fingerprint, "expected": fingerprint}
            raise KanonError(Errors.E110.format(path=folder, **fields))

    def _open(self, folder: Path) -> None:
        meta = read_meta(folder)
        self._fingerprint = meta.fingerprint
        self._population = meta.people
        self._path = folder / FILES.postings
        self._trie = open_trie(folder / FILES.terms, meta.terms, FORMAT, sha256=None)
        self._rows = np.memmap(folder / FILES.rows, ROW_DTYPE, "r")
        self._lists = np.memmap(folder / FILES.lists, LIST_DTYPE, "r")
        self._words = np.memmap(self._path, "<u4", "r")

    def people(self, key: str) -> BitMap:
        """Ids of the people with the term; nobody if the key is unknown.

        key (str): Key of a term, without NUL.
        RAISES (KanonError): E103 if the bytes are no posting list.
        """
        row = self._trie.get(key)
        if row is None:
            return BitMap()
        number = int(self._rows[row]["list"])
        try:
            (first, count), (after, _) = self._lists[number : number + 2].tolist()
            if count == 0 and first == after:
                return BitMap()
            return decode_list(self._words[first:after].tobytes(), count, self._population)
        except ValueError as error:
            reason = f"list {number}: {error}"
            raise KanonError(Errors.E103.format(path=self._path, reason=reason)) from error
