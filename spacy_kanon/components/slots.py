"""A folder that a component reads: opened late, named in what is saved, stored on request."""

from __future__ import annotations

import io
import shutil
import tarfile
import tempfile
import warnings
from collections.abc import Iterable
from functools import cache
from multiprocessing import parent_process
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar
from weakref import WeakValueDictionary

import srsly

from ..detection.trie_search import EXACT, TermWalker
from ..errors import Errors, KanonError, SampleWarning
from ..kb.reader import KnowledgeBase, open_kb, population_folder
from ..linkage.reader import BackgroundIndex, open_background
from ..names import DEFAULT_POPULATION
from ..ontology.reader import Ontology, open_ontology


class Opened(Protocol):
    """What a slot holds when it is open."""

    path: Path

    @property
    def fingerprint(self) -> str: ...


Resource = TypeVar("Resource", bound=Opened)


class FolderSlot(Generic[Resource]):
    """Holds the path of a folder, and opens it when it is first asked for."""

    name = ""  # In what is saved, and what `exclude` calls it.
    other_one = ""  # The message for another fingerprint than the one saved.

    def __init__(self, path: str | Path | None = None, *, store: bool = False) -> None:
        self.path = None if path is None else Path(path)
        self.store = store
        self._opened: Resource | None = None
        self._unpacked: tempfile.TemporaryDirectory[str] | None = None

    def read(self, path: Path | None) -> Resource:
        """Open a folder, or the sample. RAISES (KanonError): It is missing or damaged."""
        raise NotImplementedError

    def open(self) -> Resource:
        """What the folder holds, opened if it is not open yet. RAISES (KanonError): As `read`."""
        if self._opened is None:
            self._opened = self._read_once(self.path)
        return self._opened

    def _read_once(self, path: Path | None) -> Resource:
        """The reader that this process has of a folder already, if it has not changed since."""
        key = (type(self), *_identity(path))
        opened = _OPEN.get(key)
        if opened is None:
            opened = _OPEN[key] = self.read(path)
        return opened

    def to_disk(self, path: Path, *, exclude: Iterable[str] = ()) -> None:
        """Save the fingerprint, and the content if `store` is set, in a folder."""
        if self.name in exclude:
            return
        path.mkdir(parents=True, exist_ok=True)
        srsly.write_json(path / f"{self.name}.json", self._description())
        if self.store:
            target, source = path / self.name, self.open().path
            if not (target.exists() and target.samefile(source)):
                shutil.rmtree(target, ignore_errors=True)
                shutil.copytree(source, target)

    def from_disk(self, path: Path, *, exclude: Iterable[str] = ()) -> None:
        """Check the fingerprint that was saved, or open the content that was."""
        if self.name in exclude:
            return
        if not (path / f"{self.name}.json").is_file():
            raise KanonError(Errors.E310.format(path=path))
        self._restore(srsly.read_json(path / f"{self.name}.json"), path / self.name)

    def to_bytes(self, *, exclude: Iterable[str] = ()) -> bytes:
        """What `to_disk` saves, in one byte string."""
        if self.name in exclude:
            return srsly.msgpack_dumps({})
        message: dict[str, Any] = {"description": self._description()}
        if self.store:
            message["files"] = _pack(self.open().path)
        return srsly.msgpack_dumps(message)

    def from_bytes(self, data: bytes, *, exclude: Iterable[str] = ()) -> None:
        """Undo `to_bytes`. RAISES (KanonError): As `from_disk`."""
        message = srsly.msgpack_loads(data)
        if self.name in exclude or not message:
            return
        folder = Path()
        if "files" in message:
            # Memory-mapped files need a place on disk; it goes when this object goes.
            unpacked = tempfile.TemporaryDirectory(prefix="spacy-kanon-")
            folder = Path(unpacked.name)
            _unpack(message["files"], folder)
            self._restore(message["description"], folder)
            self._unpacked = unpacked
        else:
            self._restore(message["description"], folder)

    def _description(self) -> dict[str, Any]:
        return {"fingerprint": self.open().fingerprint, "stored": self.store}

    def _restore(self, description: dict[str, Any], folder: Path) -> None:
        stored = bool(description["stored"])
        opened = self._read_once(folder) if stored else self.open()
        if opened.fingerprint != description["fingerprint"]:
            raise KanonError(
                self.other_one.format(
                    expected=description["fingerprint"],
                    found=opened.fingerprint,
                    path=opened.path,
                )
            )
        self._opened, self.store = opened, stored
        if stored:
            self.path = folder

    def __reduce__(self) -> tuple[Any, ...]:
        packed = self.to_bytes() if self._unpacked is not None else None
        return _make_again, (type(self), self.path, self.store, packed)


# One reader for each folder and process: a knowledge base that two components count with is open
# once, with one cache of posting lists.
_OPEN: WeakValueDictionary[tuple[Any, ...], Any] = WeakValueDictionary()


def _identity(path: Path | None) -> tuple[Any, ...]:
    """What tells a folder, and its content, from all others; its description is written last."""
    if path is None:
        return (None,)
    try:
        status = (path / "meta.json").stat()
    except OSError:
        return (path, object())  # Nothing to share: opening it says what is wrong.
    return (path.resolve(), status.st_dev, status.st_ino, status.st_mtime_ns, status.st_size)


def _make_again(
    slot_type: type[FolderSlot[Any]], path: Path | None, store: bool, packed: bytes | None
) -> FolderSlot[Any]:
    """Make a slot again in another process."""
    slot = slot_type(path, store=store)
    if packed is not None:
        slot.from_bytes(packed)
    return slot


def _pack(folder: Path) -> bytes:
    """The files of a folder as an uncompressed archive, the same bytes every time."""
    buffer = io.BytesIO()
    with tarfile.open(fileobj=buffer, mode="w") as archive:
        for file in sorted(path for path in folder.rglob("*") if path.is_file()):
            info = tarfile.TarInfo(str(file.relative_to(folder)))
            info.size = file.stat().st_size
            with file.open("rb") as content:
                archive.addfile(info, content)
    return buffer.getvalue()


def _unpack(data: bytes, folder: Path) -> None:
    """Write plain files back; names that lead out of the folder or into links are refused."""
    with tarfile.open(fileobj=io.BytesIO(data), mode="r:") as archive:
        for info in archive:
            target = (folder / info.name).resolve()
            content = archive.extractfile(info)
            if content is None or not target.is_relative_to(folder.resolve()):
                raise KanonError(
                    f"[KN312] The saved component holds a file {info.name!r} that does not belong "
                    "into a knowledge base. Take it from a source you trust."
                )
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(content.read())


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


class KnowledgeSlot(FolderSlot[KnowledgeBase]):
    """Holds the folder of a knowledge base, and opens it when it is first asked for.

    With it goes what its walkers remember of the words of texts; nothing of that outlives the slot,
    is saved or is sent to another process.
    """

    name = "kb"
    other_one = Errors.E311

    def __init__(
        self,
        path: str | Path | None = None,
        *,
        store: bool = False,
        population: str = DEFAULT_POPULATION,
    ) -> None:
        if path is None and population != DEFAULT_POPULATION:
            path = population_folder(population)
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
        knowledge = self.knowledge
        named = dict(knowledge.meta.source).get("name")
        return knowledge.sample_of is None and named == "synthetic"

    def walker(self, case: str = EXACT) -> TermWalker:
        """The walker of the open knowledge base."""
        key = (self.knowledge.fingerprint, case)
        if key not in self._walkers:
            same = {other: walker for other, walker in self._walkers.items() if other[0] == key[0]}
            self._walkers = {**same, key: TermWalker(self.knowledge, case)}
        return self._walkers[key]

    def forget(self) -> None:
        """Drop the words of texts that are remembered."""
        self._walkers = {}


@cache
def warn_of_sample() -> None:
    """Warn that no knowledge base is named: once, and not in the processes of a pool."""
    if parent_process() is None:
        message = (
            "[KN383] No knowledge base is named, so the people counted are those of the bundled "
            "sample, who are invented: k says nothing of real people. Name your own with kb (build "
            "kb makes one), or a population (us, world)."
        )
        warnings.warn(message, SampleWarning, stacklevel=3)


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
