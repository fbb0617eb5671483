"""Whether what finds entities stands before the masker that decides on them."""

from __future__ import annotations

import warnings
import weakref
from typing import Any

from spacy.language import Language

from ..errors import Errors

_ENTITIES = "doc.ents"


class OrderCheck:
    """Looks at the components behind a masker whenever they have changed.

    It knows its pipeline only where it was made: in other processes it says nothing.
    """

    def __init__(self, nlp: Language | None, name: str) -> None:
        """nlp (Language | None): The pipeline of the masker; None for none.
        name (str): Of the masker.
        """
        self._pipeline = None if nlp is None else weakref.ref(nlp)
        self._name = name
        self._seen: list[str] = []

    def __getstate__(self) -> dict[str, Any]:
        return {"_pipeline": None, "_name": self._name, "_seen": []}

    def look(self) -> None:
        """Warn of components behind the masker that set entities: it has not seen them."""
        nlp = None if self._pipeline is None else self._pipeline()
        if nlp is None or nlp.pipe_names == self._seen:
            return
        self._seen = nlp.pipe_names
        if self._name not in self._seen:
            return
        behind = self._seen[self._seen.index(self._name) + 1 :]
        late = [name for name in behind if _ENTITIES in nlp.get_pipe_meta(name).assigns]
        if late:
            message = Errors.E371.format(component=self._name, late=", ".join(late))
            warnings.warn(message, stacklevel=4)
