"""The knowledge base of a component."""

from __future__ import annotations

from pathlib import Path

from ..detection.trie_search import EXACT, TermWalker
from ..errors import Errors
from ..kb.reader import KnowledgeBase, open_kb
from .folder_slot import FolderSlot


class KnowledgeSlot(FolderSlot[KnowledgeBase]):
    """Holds the folder of a knowledge base, and opens it when it is first asked for.

    With it goes what its walkers remember of the words of texts; nothing of that outlives the slot,
    is saved or is sent to another process.
    """

    name = "kb"
    other_one = Errors.E311

    def __init__(self, path: str | Path | None = None, *, store: bool = False) -> None:
        super().__init__(path, store=store)
        self._walkers: dict[tuple[str, str], TermWalker] = {}

    def read(self, path: Path | None) -> KnowledgeBase:
        return open_kb(path)

    @property
    def knowledge(self) -> KnowledgeBase:
        """The open knowledge base. RAISES (KanonError): It is missing or damaged."""
        return self.open()

    @property
    def invented(self) -> bool:
        """Whether its people are invented, as those of the bundled sample are."""
        return dict(self.knowledge.meta.source).get("name") == "synthetic"

    def walker(self, case: str = EXACT) -> TermWalker:
        """The walker of the open knowledge base.

        case (str): "exact", or "folded" to ignore case.
        RAISES (KanonError): E222 if the knowledge base was not built for that; see `knowledge`.
        """
        key = (self.knowledge.fingerprint, case)
        if key not in self._walkers:
            same = {other: walker for other, walker in self._walkers.items() if other[0] == key[0]}
            self._walkers = {**same, key: TermWalker(self.knowledge, case)}
        return self._walkers[key]

    def forget(self) -> None:
        """Drop the words of texts that are remembered."""
        self._walkers = {}
