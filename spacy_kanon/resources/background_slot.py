"""The index of background documents of a component."""

from __future__ import annotations

from pathlib import Path

from ..errors import Errors
from ..linkage.reader import BackgroundIndex, open_background
from .folder_slot import FolderSlot


class BackgroundSlot(FolderSlot[BackgroundIndex]):
    """Holds the folder of an index, and opens it when it is first asked for."""

    name = "index"
    other_one = Errors.E177

    def read(self, path: Path | None) -> BackgroundIndex:
        """Open an index, or the bundled sample. RAISES (KanonError): As `open_background`."""
        return open_background(path)

    @property
    def index(self) -> BackgroundIndex:
        """The open index. RAISES (KanonError): It is missing or damaged."""
        return self.open()
