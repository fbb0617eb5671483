"""What all components here have in common."""

from __future__ import annotations

from collections.abc import Container, Iterable
from pathlib import Path
from typing import Any, Protocol, TypeVar

import srsly
from spacy.pipeline import Pipe
from spacy.tokens import Doc

from ..errors import Errors, KanonError
from .extensions import register_extensions

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
        """Decide on one Doc and write the decisions to it. RETURNS (Doc): The same Doc."""
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
