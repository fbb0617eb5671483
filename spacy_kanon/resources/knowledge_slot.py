"""The knowledge base of a component."""

from __future__ import annotations

from pathlib import Path

from ..errors import Errors
from ..kb.reader import KnowledgeBase, open_kb
from .folder_slot import FolderSlot


class KnowledgeSlot(FolderSlot[KnowledgeBase]):
    """Holds the folder of a knowledge base, and opens it when it is first asked for."""

    name = "kb"
    other_one = Errors.E311

    def read(self, path: Path | None) -> KnowledgeBase:
        return open_kb(path)

    @property
    def knowledge(self) -> KnowledgeBase:
        """The open knowledge base. RAISES (KanonError): It is missing or damaged."""
        return self.open()
