"""The knowledge base of a component: opened late, named in what is saved, stored on request."""

from __future__ import annotations

import io
import shutil
import tarfile
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import srsly

from ..errors import Errors, KanonError
from ..kb.reader import KnowledgeBase, open_kb

CONFIG_FILE = "kb.json"
FOLDER = "kb"


class KnowledgeSlot:
    """Holds the folder of a knowledge base, and opens it when it is first asked for.

    path (Path | None): Folder of the knowledge base; None is the bundled sample.
    store (bool): Save the whole knowledge base with the component, so that a pipeline package
        stands alone. Otherwise only its fingerprint is saved, and loading refuses another one.
    """

    def __init__(self, path: str | Path | None = None, *, store: bool = False) -> None:
        self.path = None if path is None else Path(path)
        self.store = store
        self._opened: KnowledgeBase | None = None
        self._unpacked: tempfile.TemporaryDirectory[str] | None = None

    @property
    def knowledge(self) -> KnowledgeBase:
        """The open knowledge base. RAISES (KanonError): It is missing or damaged."""
        return self.open()

    def open(self) -> KnowledgeBase:
        """Open the knowledge base if it is not open yet. RAISES (KanonError): As `knowledge`."""
        if self._opened is None:
            self._opened = open_kb(self.path)
        return self._opened

    def to_disk(self, path: Path, *, exclude: Iterable[str] = ()) -> None:
        """Save the fingerprint, and the knowledge base if `store` is set, in a folder."""
        if "kb" in exclude:
            return
        path.mkdir(parents=True, exist_ok=True)
        srsly.write_json(path / CONFIG_FILE, self._description())
        if self.store:
            target, source = path / FOLDER, self.knowledge.path
            if not (target.exists() and target.samefile(source)):
                shutil.rmtree(target, ignore_errors=True)
                shutil.copytree(source, target)

    def from_disk(self, path: Path, *, exclude: Iterable[str] = ()) -> None:
        """Check the fingerprint that was saved, or open the knowledge base that was.

        RAISES (KanonError): The component has another knowledge base than the one saved.
        """
        if "kb" in exclude:
            return
        if not (path / CONFIG_FILE).is_file():
            raise KanonError(Errors.E310.format(path=path))
        self._restore(srsly.read_json(path / CONFIG_FILE), path / FOLDER)

    def to_bytes(self, *, exclude: Iterable[str] = ()) -> bytes:
        """What `to_disk` saves, in one byte string."""
        if "kb" in exclude:
            return srsly.msgpack_dumps({})
        message: dict[str, Any] = {"description": self._description()}
        if self.store:
            message["kb"] = _pack(self.knowledge.path)
        return srsly.msgpack_dumps(message)

    def from_bytes(self, data: bytes, *, exclude: Iterable[str] = ()) -> None:
        """Undo `to_bytes`. RAISES (KanonError): As `from_disk`."""
        message = srsly.msgpack_loads(data)
        if "kb" in exclude or not message:
            return
        folder = Path()
        if "kb" in message:
            # Memory-mapped files need a place on disk; it goes when this object goes.
            unpacked = tempfile.TemporaryDirectory(prefix="spacy-kanon-")
            folder = Path(unpacked.name)
            _unpack(message["kb"], folder)
            self._restore(message["description"], folder)
            self._unpacked = unpacked
        else:
            self._restore(message["description"], folder)

    def _description(self) -> dict[str, Any]:
        return {"fingerprint": self.knowledge.fingerprint, "stored": self.store}

    def _restore(self, description: dict[str, Any], folder: Path) -> None:
        stored = bool(description["stored"])
        knowledge = open_kb(folder) if stored else self.knowledge
        if knowledge.fingerprint != description["fingerprint"]:
            raise KanonError(
                Errors.E311.format(
                    expected=description["fingerprint"],
                    found=knowledge.fingerprint,
                    path=knowledge.path,
                )
            )
        self._opened, self.store = knowledge, stored
        if stored:
            self.path = folder

    def __reduce__(self) -> tuple[Any, ...]:
        return _slot, (self.path, self.store, self._unpacked is not None and self.to_bytes())


def _slot(path: Path | None, store: bool, packed: bytes | bool) -> KnowledgeSlot:
    """Make a slot again in another process."""
    slot = KnowledgeSlot(path, store=store)
    if isinstance(packed, bytes):
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
                raise KanonError(Errors.E312.format(name=info.name))
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(content.read())
