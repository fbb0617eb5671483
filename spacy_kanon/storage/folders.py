"""The one format of folders behind knowledge bases, ontologies and backgrounds.

A folder holds data files, which are memory-mapped, and `meta.json`, which describes them:

| field | content |
|---|---|
| format, version | what the folder is; another version is refused, never guessed at |
| files | name -> {"bytes": size, "sha256": hash} of every data file |
| source, created | where and when it was built: for readers, no answer depends on them |
| fingerprint | hash of all other fields: equal for two folders that answer alike |
| checksum | hash of all fields, `source`, `created` and `fingerprint` among them |
| ... | what else the kind of folder needs |

Its text is canonical: `meta.json` is refused unless it is, byte for byte, what `write_description`
writes for the values in it. So no single changed byte of it is ever accepted. Hashes find damage,
not malice: who can make them fit is believed.

Files are compared with their SHA-256 when a folder is opened. The large ones of a format may have a
CRC-32 for each block instead, in `blocks.bin`, which is compared when the block is first read.
"""

from __future__ import annotations

import hashlib
import json
import mmap
import zlib
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import numpy as np
import numpy.typing as npt

from ..errors import Errors, KanonError
from .files import reading, whole_folder

if TYPE_CHECKING:
    import marisa_trie

META, BLOCKS = "meta.json", "blocks.bin"
MAX_META_BYTES = 4 << 20  # Real ones have some kilobytes.
HASHED_BYTES = 16 << 20  # About 10 ms.
UNCOUNTED = ("source", "created")  # Fields outside the fingerprint.
_CHANGED = f"its content has changed: its SHA-256 differs from {META}"
_CHUNK = 1 << 20
_ATTEMPTS = 20

T = TypeVar("T")


@dataclass(frozen=True)
class FolderFormat:
    """One kind of folder."""

    name: str  # What `meta.json` calls it.
    version: int  # The only format version that is read and written.
    files: tuple[str, ...]  # Its data files.
    blocked: tuple[str, ...] = ()  # Files whose blocks are checked when they are first read.
    # Up to this many bytes, all other files are compared with their hashes at opening.
    hashed: int = HASHED_BYTES


class Folder:
    """A folder of one format, opened for reading."""

    def __init__(self, path: Path, form: FolderFormat, *, verify: bool = False) -> None:
        self.path, self.form = path, form
        self.values = read_description(path, form)
        whole = [name for name in form.files if name not in form.blocked]
        small = sum(self.size(name) for name in whole) <= form.hashed
        for name in form.files if verify else whole if small else ():
            if sha256(path / name) != self.values["files"][name]["sha256"]:
                raise damaged(path / name, _CHANGED)

    def size(self, name: str) -> int:
        """Bytes of a file."""
        return int(self.values["files"][name]["bytes"])

    def read(self, name: str) -> bytes:
        """The bytes of a file, those that were compared with its hash."""
        with reading(self.path / name):
            data = (self.path / name).read_bytes()
        if hashlib.sha256(data).hexdigest() != self.values["files"][name]["sha256"]:
            raise damaged(self.path / name, _CHANGED)
        return data

    def blocked(self) -> list[BlockFile]:
        """The files whose blocks are checked when they are first read."""
        checks, start, files = self.read(BLOCKS), 0, []
        for name in self.form.blocked:
            end = start + block_count(self.size(name)) * WORD
            files.append(BlockFile(self.path / name, checks[start:end]))
            start = end
        return files

    def trie(self, name: str, keys: int) -> marisa_trie.Trie:
        """A trie of so many keys, mapped into memory and shared between processes."""
        import marisa_trie

        trie = marisa_trie.Trie()
        try:
            trie.mmap(str(self.path / name))
        except (RuntimeError, OSError) as error:
            raise damaged(self.path / name, f"no trie ({error})") from error
        if len(trie) != keys:
            raise damaged(self.path / name, f"it holds {len(trie):,} keys instead of {keys:,}")
        return trie

    def array(self, name: str) -> npt.NDArray[Any]:
        """An array of NumPy, mapped into memory and shared between processes."""
        try:
            return np.asarray(np.load(self.path / name, mmap_mode="r", allow_pickle=False))
        except (OSError, ValueError) as error:
            raise damaged(self.path / name, f"no array ({error})") from error


def damaged(path: Path, reason: str) -> KanonError:
    """The error about a file that is not as it was written."""
    return KanonError(Errors.E103.format(path=path, reason=reason))


@contextmanager
def written_folder(out: Path, form: FolderFormat, *, force: bool = False) -> Iterator[Path]:
    """Fill a folder that appears whole; `force` replaces an old one of the format, nothing else."""
    out = Path(out).absolute()
    if force and out.exists():
        names = {*form.files, META}
        others = [p.name for p in out.iterdir() if p.name not in names] if out.is_dir() else [""]
        if others:
            raise KanonError(
                f"[KN107] {out} holds things that are no part of a {form.name} "
                f"({min(others) or 'it is a file'}), so --force does not replace it. Remove the "
                "folder yourself or choose another name."
            )
    with whole_folder(out, force=force) as work:
        yield work


def write_description(
    folder: Path, form: FolderFormat, values: Mapping[str, Any]
) -> dict[str, Any]:
    """Describe the data files of a folder, and write `meta.json`."""
    if form.blocked:
        checks = b"".join(block_checks(folder / name) for name in form.blocked)
        (folder / BLOCKS).write_bytes(checks)
    fields = {
        **values,
        "format": form.name,
        "version": form.version,
        "files": {
            name: {"bytes": (folder / name).stat().st_size, "sha256": sha256(folder / name)}
            for name in form.files
        },
    }
    # Of everything that an answer can depend on, and of all fields but itself.
    fields["fingerprint"] = digest(fields, *UNCOUNTED)
    fields["checksum"] = digest(fields, "checksum")
    (folder / META).write_text(_text(fields), encoding="utf8", newline="\n")
    return fields


def read_description(folder: Path, form: FolderFormat) -> dict[str, Any]:
    """Read and check `meta.json` and the sizes of the files that it names, and nothing else."""
    path = folder / META
    if not path.is_file():
        reason = f"it has no {META}"
        raise KanonError(Errors.E100.format(path=folder, name=form.name, reason=reason))
    with reading(path), path.open("rb") as file:
        data = file.read(MAX_META_BYTES)  # What is longer is cut off, and so no JSON.
    try:
        values = json.loads(text := data.decode("utf8"))
        if not isinstance(values, dict):
            raise ValueError("another value")
        canonical = _text(values)
    except (ValueError, RecursionError) as error:
        raise damaged(path, f"no JSON object ({error})") from error
    if values.get("format") != form.name:
        reason = f"its {META} does not say '{form.name}'"
        raise KanonError(Errors.E100.format(path=folder, name=form.name, reason=reason))
    version = values.get("version")
    if isinstance(version, bool) or version != form.version:
        shown = version if isinstance(version, int) and abs(version) < 10**6 else "?"
        message = Errors.E102.format(path=folder, version=shown, expected=form.version)
        raise KanonError(message)
    if values.get("checksum") != digest(values, "checksum"):
        raise damaged(path, "its checksum does not fit")
    if text != canonical:
        raise damaged(path, "it is not written as this package writes it")
    for name in form.files:
        if not (folder / name).is_file():
            raise damaged(folder / name, "the file is missing")
        size, expected = (folder / name).stat().st_size, values["files"][name]["bytes"]
        if size != expected:
            raise damaged(folder / name, f"it has {size:,} bytes instead of {expected:,}")
    return values


def sha256(path: Path) -> str:
    """SHA-256 of a file, read in pieces. RAISES (KanonError): E010: it cannot be read."""
    digest = hashlib.sha256()
    with reading(path), path.open("rb") as file:
        while chunk := file.read(_CHUNK):
            digest.update(chunk)
    return digest.hexdigest()


def of_one_moment(folder: Path, read: Callable[[], T]) -> T:
    """Open the files of a folder that may be replaced meanwhile, all of them from the same one."""
    for _ in range(_ATTEMPTS):
        before = identity(folder)
        try:
            result = read()
        except (KanonError, OSError):
            if identity(folder) == before:
                raise
            continue
        if identity(folder) == before:
            return result
    raise KanonError(
        f"[KN014] {folder} was replaced again and again while it was opened. Let those who "
        "replace it end first."
    )


def identity(folder: Path) -> tuple[int, ...] | None:
    """What tells a folder, and its content, from all others; its description is written last."""
    try:
        states = folder.stat(), (folder / META).stat()
    except OSError:
        return None
    return tuple(number for s in states for number in (s.st_dev, s.st_ino, s.st_mtime_ns))


def _text(values: Mapping[str, Any]) -> str:
    return json.dumps(values, indent=1, sort_keys=True, allow_nan=False) + "\n"


def digest(values: Mapping[str, Any], *without: str) -> str:
    """Hash of the fields of a description but some."""
    kept = {name: value for name, value in values.items() if name not in without}
    text = json.dumps(kept, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


BLOCK = 1 << 14  # Bytes under one checksum: 2 us to check, a few pages to read.
WORD = 4


def block_count(size: int) -> int:
    """Blocks of a file with `size` bytes."""
    return -(-size // BLOCK)


def block_checks(path: Path) -> bytes:
    """CRC-32 of each block of a file, as 32-bit words."""
    with path.open("rb") as file:
        blocks = iter(lambda: file.read(BLOCK), b"")
        return b"".join(zlib.crc32(block).to_bytes(WORD, "little") for block in blocks)


class BlockFile:
    """Reads stretches of a file; a block is checked against its CRC-32 when it is first read."""

    def __init__(self, path: Path, checks: bytes) -> None:
        self.path = path
        self._map = map_file(path)
        self.size = len(self._map)
        self._checks = checks
        self._checked = bytearray(block_count(self.size))
        if len(checks) != len(self._checked) * WORD:
            raise damaged(path, "it does not have the number of blocks that was written")

    def read(self, start: int, stop: int) -> bytes:
        if not 0 <= start < stop <= self.size:
            reason = f"a record points to bytes {start} to {stop} of {self.size}"
            raise damaged(self.path, reason)
        checked = self._checked
        first, last = start // BLOCK, (stop - 1) // BLOCK
        if first == last and checked[first]:  # Nearly always, after a while.
            return self._map[start:stop]
        for block in range(first, last + 1):
            if not checked[block]:
                self._check(block)
        return self._map[start:stop]

    def close(self) -> None:
        self._map.close()

    def _check(self, block: int) -> None:
        expected = self._checks[block * WORD : (block + 1) * WORD]
        found = zlib.crc32(self._map[block * BLOCK : (block + 1) * BLOCK])
        if found.to_bytes(WORD, "little") != expected:
            raise damaged(self.path, f"the checksum of block {block} differs")
        self._checked[block] = 1


def map_file(path: Path) -> mmap.mmap:
    """A file of one byte or more, mapped into memory to be read."""
    with reading(path), path.open("rb") as file:
        return mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
