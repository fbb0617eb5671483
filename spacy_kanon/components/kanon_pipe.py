"""What all components here have in common, and what they ask of their pipeline."""

from __future__ import annotations

import warnings
import weakref
from collections.abc import Container, Iterable
from pathlib import Path
from typing import Any, Protocol, TypeVar

import srsly
from spacy.language import Language
from spacy.pipeline import Pipe
from spacy.tokens import Doc

from ..errors import Errors, KanonError
from ..lang.language_rules import LanguageRules
from ..lang.registry import languages, rules_of
from .extensions import register_extensions
from .token_bounds import cut_at_borders


def language_of(nlp: Language, name: str, *, needed: bool, instead: str) -> LanguageRules | None:
    """The rules for the language of a pipeline.

    nlp (Language): The pipeline.
    name (str): Of the component that asks.
    needed (bool): Whether the component cannot do without, as it is configured.
    instead (str): A sentence that says what somebody without rules can do.
    RETURNS (LanguageRules | None): None if there are none.
    RAISES (KanonError): E224 if there are none and they are needed.
    """
    rules = rules_of(nlp.lang or "")
    if rules is None and needed:
        known = ", ".join(languages())
        raise KanonError(
            Errors.E224.format(component=name, lang=nlp.lang, languages=known, instead=instead)
        )
    return rules


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


Component = TypeVar("Component", bound="KanonPipe")


def check_threshold(threshold: float) -> None:
    """RAISES (KanonError): E300 for a threshold that is no probability.

    threshold (float): Of a component.
    """
    if not 0 <= threshold <= 1:
        raise KanonError(
            Errors.E300.format(name="threshold", expected="from 0 to 1", value=threshold)
        )


class Slot(Protocol):
    """A folder that a component reads, see `slots.FolderSlot`."""

    name: str

    def to_disk(self, path: Path, *, exclude: Iterable[str] = ()) -> None: ...

    def from_disk(self, path: Path, *, exclude: Iterable[str] = ()) -> None: ...

    def to_bytes(self, *, exclude: Iterable[str] = ()) -> bytes: ...

    def from_bytes(self, data: bytes, *, exclude: Iterable[str] = ()) -> None: ...


class SentToProcesses:
    """For components of spaCy, which are compiled classes: a pickle brings the extension attributes
    along to a process that has none, and leaves behind what `__getstate__` leaves out.
    """

    def __getstate__(self) -> dict[str, Any]:
        """The variables that are sent: all, unless a component says otherwise."""
        return self.__dict__

    def __reduce__(self) -> tuple[Any, ...]:
        reduced: Any = super().__reduce__()
        if not self.__dict__:
            return reduced
        # spaCy's state ends in the variables of the object, if any, and asks nobody for them.
        make, arguments, (*compiled, _) = reduced
        return make, arguments, (*compiled, self.__getstate__())

    def __setstate__(self, state: Any) -> None:
        """state (Any): As spaCy's component gives it."""
        register_extensions()
        super().__setstate__(state)  # type: ignore[misc]


class KanonPipe(SentToProcesses, Pipe):
    """A component that decides in `predict`, which changes nothing, and writes to the Docs in
    `set_annotations`.

    Streams, batches and error handlers are spaCy's own. All settings stand in the pipeline's
    config; what is saved besides are the component's folders, each by its slot.
    """

    def __init__(self, name: str, *slots: Slot) -> None:
        """name (str): Of the component in its pipeline.
        slots (Slot): The folders that it reads.
        """
        self.name = name
        self.slots = slots

    def __call__(self, doc: Doc) -> Doc:
        """Decide on one Doc and write the decisions to it.

        RETURNS (Doc): The same Doc, or one with finer tokens if delimiters of structured text stand
            inside of its tokens.
        """
        doc = cut_at_borders(doc)
        self.set_annotations([doc], self.predict([doc]))
        return doc

    def predict(self, docs: Iterable[Doc]) -> Any:
        """Decide without changing the Docs. RETURNS (list): One prediction a Doc."""
        raise NotImplementedError

    def set_annotations(self, docs: Iterable[Doc], predictions: Any) -> None:
        """Write predictions to the Docs they were made for."""
        raise NotImplementedError

    def adopt(self, other: KanonPipe, *, exclude: Container[str] = ()) -> None:
        """Take over the folders of another component of the same kind.

        other (KanonPipe): It shares them then.
        exclude (Container[str]): Names of slots that stay as they are.
        """
        theirs = {slot.name: slot for slot in other.slots}
        self.slots = tuple(
            slot if slot.name in exclude else theirs[slot.name] for slot in self.slots
        )
        for slot in self.slots:
            setattr(self, slot.name, slot)
        self.after_loading()

    def after_loading(self) -> None:
        """Drop what was derived from the folders as they were before."""

    def to_bytes(self, *, exclude: Iterable[str] = ()) -> bytes:
        """What `to_disk` saves, in one byte string. exclude (Iterable[str]): Names of slots."""
        return srsly.msgpack_dumps({s.name: s.to_bytes(exclude=exclude) for s in self.slots})

    def from_bytes(self: Component, data: bytes, *, exclude: Iterable[str] = ()) -> Component:
        """Undo `to_bytes`. RAISES (KanonError): A folder is not the one that was saved."""
        message = srsly.msgpack_loads(data)
        for slot in self.slots:
            slot.from_bytes(message[slot.name], exclude=exclude)
        self.after_loading()
        return self

    def to_disk(self, path: str | Path, *, exclude: Iterable[str] = ()) -> None:
        """Save the fingerprints of the folders, and what they hold where that is asked for."""
        for slot in self.slots:
            slot.to_disk(Path(path), exclude=exclude)

    def from_disk(self: Component, path: str | Path, *, exclude: Iterable[str] = ()) -> Component:
        """Undo `to_disk`. RAISES (KanonError): A folder is not the one that was saved."""
        for slot in self.slots:
            slot.from_disk(Path(path), exclude=exclude)
        self.after_loading()
        return self
