"""The ontology of a component."""

from __future__ import annotations

from pathlib import Path

from ..errors import Errors
from ..ontology.reader import Ontology, open_ontology
from .folder_slot import FolderSlot


class OntologySlot(FolderSlot[Ontology]):
    """Holds the folder of an ontology, and opens it when it is first asked for."""

    name = "ontology"
    other_one = Errors.E449

    def read(self, path: Path | None) -> Ontology:
        return open_ontology(path)

    @property
    def ontology(self) -> Ontology:
        """The open ontology. RAISES (KanonError): It is missing or damaged."""
        return self.open()
