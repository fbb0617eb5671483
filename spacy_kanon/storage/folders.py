"""Folders of data files under one description, checked before any byte of them is trusted.

A knowledge base and an ontology are both written this way. `meta.json` holds

| field | content |
|---|---|
| format, version | what the folder is; another version is refused, never guessed at |
| files | name -> {"bytes": size, "sha256": hash} of every data file |
| source, created | where and when it was built: for readers, no answer depends on them |
| fingerprint | hash of all other fields: equal for two folders that answer alike |
| checksum | hash of all fields, `source`, `created` and `fingerprint` among them |
| ... | what else the kind of folder needs |

The text itself is canonical: `meta.json` is refused unless it is, byte for byte, what
`write_description` writes for the values in it. So no single changed byte of it is ever accepted.
"""

from __future__ import annotations

import hashlib
import json
import mmap
import os
import re
import stat
import struct
import subprocess
import sys
import zlib
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from ..errors import Errors, KanonError
from .trie_probe import NO_LIBRARY, SECONDS, SECONDS_PER_MEGABYTE, SOUND

if TYPE_CHECKING:
    import marisa_trie

META = "meta.json"
MAX_META_BYTES = 4 << 20  # Real ones have some kilobytes.
UNCOUNTED = ("source", "created")  # Fields outside the fingerprint.
_HASH = re.compile(r"[0-9a-f]{64}")
_CHUNK = 1 << 20
_ATTEMPTS = 20

T = TypeVar("T")


@dataclass(frozen=True)
class FolderFormat:
    """One kind of folder.

    name (str): What `meta.json` calls it.
    version (int): The only format version that is read and written.
    files (tuple[str, ...]): Its data files.
    absent, outdated, description, damaged (str): Error texts for a folder that is none (`path`,
        `reason`), one of another version (`path`, `version`, `expected`), one whose `meta.json`
        makes no sense and one with a wrong data file (`path` of the file, `reason`).
    """

    name: str
    version: int
    files: tuple[str, ...]
    absent: str
    outdated: str
    description: str
    damaged: str


def fingerprint(values: Mapping[str, Any]) -> str:
    """Hash of everything in a description that an answer can depend on."""
    outside = (*UNCOUNTED, "fingerprint", "checksum")
    return _digest({name: value for name, value in values.items() if name not in outside})


def checksum(values: Mapping[str, Any]) -> str:
    """Hash of all fields of a description but the checksum itself."""
    return _digest({name: value for name, value in values.items() if name != "checksum"})


def write_description(
    folder: Path, form: FolderFormat, values: Mapping[str, Any]
) -> dict[str, Any]:
    """Describe the data files of a folder, and write `meta.json`."""
    fields = {
        **values,
        "format": form.name,
        "version": form.version,
        "files": describe_files(folder, form.files),
    }
    fields["fingerprint"] = fingerprint(fields)
    fields["checksum"] = checksum(fields)
    (folder / META).write_text(_text(fields), encoding="utf8", newline="\n")
    return fields


def describe_files(folder: Path, names: Iterable[str]) -> dict[str, dict[str, Any]]:
    """Size and SHA-256 of files."""
    return {
        name: {"bytes": (folder / name).stat().st_size, "sha256": sha256(folder / name)}
        for name in names
    }


def read_description(folder: Path, form: FolderFormat) -> dict[str, Any]:
    """Read and check `meta.json` and the sizes of the files that it names, and nothing else."""
    path = folder / META
    if not path.is_file():
        raise KanonError(form.absent.format(path=folder, reason=f"it has no {META}"))
    text = _read_bounded(path, form)
    values = _parse(text, path, form)
    if values.get("format") != form.name:
        reason = f"its {META} does not say '{form.name}'"
        raise KanonError(form.absent.format(path=folder, reason=reason))
    version = values.get("version")
    if isinstance(version, bool) or version != form.version:
        shown = version if isinstance(version, int) and abs(version) < 10**6 else "?"
        message = form.outdated.format(path=folder, version=shown, expected=form.version)
        raise KanonError(message)
    reason = _fault(values, text, form)
    if reason:
        raise KanonError(form.description.format(path=path, reason=reason))
    for name in form.files:
        _check_size(folder / name, values["files"][name]["bytes"], form)
    return values


def _read_bounded(path: Path, form: FolderFormat) -> str:
    try:
        with path.open("rb") as file:
            data = file.read(MAX_META_BYTES + 1)
        if len(data) > MAX_META_BYTES:
            reason = f"it has more than {MAX_META_BYTES:,} bytes"
            raise KanonError(form.description.format(path=path, reason=reason))
        return data.decode("utf8")
    except OSError as error:
        raise KanonError(Errors.E010.format(path=path, reason=error.strerror or error)) from error
    except UnicodeDecodeError as error:
        reason = f"byte {error.start} is not UTF-8"
        raise KanonError(form.description.format(path=path, reason=reason)) from error


def _parse(text: str, path: Path, form: FolderFormat) -> dict[str, Any]:
    try:
        values = json.loads(text, parse_constant=_refuse_constant)
    except (ValueError, RecursionError) as error:
        reason = f"no JSON ({error})"
        raise KanonError(form.description.format(path=path, reason=reason)) from error
    if not isinstance(values, dict):
        raise KanonError(form.description.format(path=path, reason="it holds no JSON object"))
    return values


def _refuse_constant(name: str) -> float:
    raise ValueError(f"{name} is none of its numbers")


def _fault(values: Mapping[str, Any], text: str, form: FolderFormat) -> str:
    """What is wrong with the fields that every description has; "" if nothing is."""
    if values.get("fingerprint") != fingerprint(values):
        return "its fingerprint does not fit"
    if values.get("checksum") != checksum(values):
        return "its checksum does not fit"
    if text != _text(values):
        return "it is not written as this package writes it"
    if not isinstance(values.get("source"), dict):
        return "it does not say its source"
    if "created" in values and not _is_date(values["created"]):
        return "it was created at no date"
    files = values.get("files")
    if not isinstance(files, dict) or set(files) != set(form.files):
        return f"it does not name the files {', '.join(form.files)}"
    if not all(_is_entry(entry) for entry in files.values()):
        return "a file has no size or no SHA-256"
    return ""


def is_count(value: object, most: int = 1 << 48) -> bool:
    """Whether a value of a description is a number of things, at least one and at most `most`."""
    return isinstance(value, int) and not isinstance(value, bool) and 0 < value <= most


def _is_entry(entry: object) -> bool:
    return (
        isinstance(entry, dict)
        and set(entry) == {"bytes", "sha256"}
        and is_count(entry["bytes"])
        and isinstance(entry["sha256"], str)
        and _HASH.fullmatch(entry["sha256"]) is not None
    )


def _is_date(value: object) -> bool:
    try:
        return datetime.fromisoformat(value).tzinfo is not None  # type: ignore[arg-type]
    except (TypeError, ValueError):
        return False


def _check_size(path: Path, expected: int, form: FolderFormat) -> None:
    if not path.is_file():
        raise KanonError(form.damaged.format(path=path, reason="the file is missing"))
    size = path.stat().st_size
    if size != expected:
        reason = f"it has {size:,} bytes instead of {expected:,}"
        raise KanonError(form.damaged.format(path=path, reason=reason))


def sha256(path: Path) -> str:
    """SHA-256 of a file, read in pieces."""
    try:
        return digest_of_file(path)
    except OSError as error:
        raise KanonError(Errors.E010.format(path=path, reason=error.strerror or error)) from error


def digest_of_file(path: Path) -> str:
    """As `sha256`, for those who say themselves what it means that a file cannot be read."""
    digest = hashlib.sha256()
    with path.open("rb") as file:
        while chunk := file.read(_CHUNK):
            digest.update(chunk)
    return digest.hexdigest()


def check_sha256(path: Path, expected: str, form: FolderFormat) -> None:
    """Compare a file with its hash."""
    if sha256(path) != expected:
        reason = f"its content has changed: its SHA-256 differs from {META}"
        raise KanonError(form.damaged.format(path=path, reason=reason))


def read_hashed(path: Path, expected: str, form: FolderFormat) -> bytes:
    """The bytes of a file that have a hash: those that were compared, whatever comes after them."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise KanonError(Errors.E010.format(path=path, reason=error.strerror or error)) from error
    if hashlib.sha256(data).hexdigest() != expected:
        reason = f"its content has changed: its SHA-256 differs from {META}"
        raise KanonError(form.damaged.format(path=path, reason=reason))
    return data


def of_one_moment(folder: Path, read: Callable[[], T]) -> T:
    """Open the files of a folder that may be replaced meanwhile, all of them from the same one.

    Files are opened one after the other by their names. If the folder takes the place of another
    between two of them, some are of the one and some of the other, each whole and with a hash that
    somebody has compared. So it is asked before and after whether it is the same, and all is
    opened again if it is not.
    """
    for _ in range(_ATTEMPTS):
        before = _identity(folder)
        try:
            result = read()
        except (KanonError, OSError):
            if _identity(folder) == before:
                raise
            continue
        if _identity(folder) == before:
            return result
    raise KanonError(
        f"[KN014] {folder} was replaced again and again while it was opened. Let those who "
        "replace it end first."
    )


def _identity(folder: Path) -> tuple[int, ...] | None:
    """What tells a folder from one that takes its place, even if that gets its number."""
    try:
        states = folder.stat(), (folder / META).stat()
    except OSError:
        return None
    return tuple(number for s in states for number in (s.st_dev, s.st_ino, s.st_mtime_ns))


def _text(values: Mapping[str, Any]) -> str:
    return json.dumps(values, indent=1, sort_keys=True, allow_nan=False) + "\n"


def _digest(values: Mapping[str, Any]) -> str:
    text = json.dumps(values, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


# Tries that are checked before the compiled library that reads them is let loose on them.
#
# The library trusts every index in a file: one that was made to do harm, with hashes that fit, ends
# the process with a segmentation fault or never returns. So a trie that nobody has vouched for is
# first read to its end by a process of its own (`trie_probe`), within bounds of time and memory.
# (All versions of the library that the package allows, from 1.2.0 to 1.4.1, write the same bytes.)
# That takes about a second for 300,000 keys, so it is done once for a content and remembered, by
# the content's hash, in a folder of the user. A build remembers what it wrote. What comes with the
# package is as trusted as its code.

CACHE_VARIABLE = "SPACY_KANON_CACHE"  # Environment variable: another folder to remember in.
_BUNDLED = Path(__file__).resolve().parents[1] / "data"
_PROBE = Path(__file__).with_name("trie_probe.py")
_MAX_REMEMBERED = 1000
_WALL_FACTOR = 10  # Seconds of waiting a second of work, for machines that are busy.
_checked: set[str] = set()


def open_trie(path: Path, keys: int, form: FolderFormat, *, sha256: str | None) -> marisa_trie.Trie:
    """Map a trie into memory, shared between processes."""
    if sha256 is not None:
        require_sound(path, keys, form, sha256=sha256)
    import marisa_trie

    trie = marisa_trie.Trie()
    try:
        trie.mmap(str(path))
    except (RuntimeError, OSError) as error:
        reason = f"no trie ({error})"
        raise KanonError(form.damaged.format(path=path, reason=reason)) from error
    if len(trie) != keys:
        reason = f"it holds {len(trie):,} keys instead of {keys:,}"
        raise KanonError(form.damaged.format(path=path, reason=reason))
    return trie


def require_sound(path: Path, keys: int, form: FolderFormat, *, sha256: str) -> None:
    """Check a trie's structure, unless one with this content was checked before."""
    name = f"{sha256}-{keys}"
    if name in _checked:
        return
    if _is_bundled(path) or _is_remembered(name):
        _checked.add(name)
        return
    if not _probe(path, keys):
        reason = "its structure is none that the trie library writes for its keys"
        raise KanonError(form.damaged.format(path=path, reason=reason))
    remember_trie(sha256, keys)


def remember_trie(sha256: str, keys: int) -> None:
    """Vouch for a trie: it was checked, or this process has just written it."""
    name = f"{sha256}-{keys}"
    _checked.add(name)
    folder = _memory()
    if folder is None:
        return
    with suppress(OSError):
        entries = list(folder.iterdir())
        if len(entries) >= _MAX_REMEMBERED:
            for entry in entries:
                entry.unlink(missing_ok=True)
        (folder / name).touch(mode=0o600)


def _probe(path: Path, keys: int) -> bool:
    import marisa_trie

    library = Path(marisa_trie.__file__).parent
    command = [
        sys.executable,
        "-I",
        "-S",
        str(_PROBE),
        str(library),
        str(path.resolve()),
        str(keys),
    ]
    limit = _WALL_FACTOR * (SECONDS + SECONDS_PER_MEGABYTE * (path.stat().st_size >> 20))
    try:
        status = subprocess.run(
            command,
            timeout=limit,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            check=False,
        ).returncode
    except subprocess.TimeoutExpired:
        return False
    except (OSError, ValueError) as error:
        raise KanonError(Errors.E011.format(path=path, reason=error)) from error
    if status == NO_LIBRARY:
        reason = f"{sys.executable} does not find marisa_trie"
        raise KanonError(Errors.E011.format(path=path, reason=reason))
    return status == SOUND


def _is_bundled(path: Path) -> bool:
    return path.resolve().is_relative_to(_BUNDLED)


def _is_remembered(name: str) -> bool:
    folder = _memory()
    return folder is not None and (folder / name).is_file()


def _memory() -> Path | None:
    """The folder of this user that remembers; None if there is none that nobody else can write."""
    try:
        folder = _cache_folder() / "checked-tries"
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        status = folder.stat()
    except (OSError, RuntimeError):
        return None
    if hasattr(os, "getuid"):
        others = status.st_mode & (stat.S_IWGRP | stat.S_IWOTH)
        if status.st_uid != os.getuid() or others:
            return None
    return folder


def _cache_folder() -> Path:
    chosen = os.environ.get(CACHE_VARIABLE)
    if chosen:
        return Path(chosen)
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Caches"
    else:
        base = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    return base / "spacy-kanon"


BLOCK = 1 << 14  # Bytes under one checksum: 2 us to check, a few pages to read.
WORD = 4


def block_count(size: int) -> int:
    """Blocks of a file with `size` bytes."""
    return -(-size // BLOCK)


def block_checks(path: Path) -> bytes:
    """CRC-32 of each block of a file, as 32-bit words."""
    checks = []
    with path.open("rb") as file:
        while block := file.read(BLOCK):
            checks.append(zlib.crc32(block))
    return struct.pack(f"<{len(checks)}I", *checks)


class BlockFile:
    """Reads stretches of a file; a block is checked against its CRC-32 when it is first read.

    So opening costs nothing, a look-up costs microseconds once, and still no damaged byte is ever
    used. Safe between threads and after a fork: the only state is one flag per block, which is
    set after the check and never unset.

    path (Path): The file, of one byte or more.
    checks (bytes): The CRC-32 of each block, as 32-bit words.
    error (str): The message about damage, with the fields `path` and `reason`.
    RAISES (KanonError): It does not have the number of blocks that `checks` has; E010 if it cannot
        be read.
    """

    def __init__(self, path: Path, checks: bytes, *, error: str = Errors.E103) -> None:
        self.path = path
        self._error = error
        try:
            with path.open("rb") as file:
                self._map = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        except OSError as cause:
            reason = cause.strerror or cause
            raise KanonError(Errors.E010.format(path=path, reason=reason)) from cause
        self.size = len(self._map)
        self._checks = checks
        self._checked = bytearray(block_count(self.size))
        if len(checks) != len(self._checked) * WORD:
            raise self.damaged("it does not have the number of blocks that was written")

    def read(self, start: int, stop: int) -> bytes:
        if not 0 <= start < stop <= self.size:
            raise self.damaged(f"a record points to bytes {start} to {stop} of {self.size}")
        checked = self._checked
        first, last = start // BLOCK, (stop - 1) // BLOCK
        if first == last and checked[first]:  # Nearly always, after a while.
            return self._map[start:stop]
        for block in range(first, last + 1):
            if not checked[block]:
                self._check(block)
        return self._map[start:stop]

    def damaged(self, reason: str) -> KanonError:
        """The error about this file."""
        return KanonError(self._error.format(path=self.path, reason=reason))

    def close(self) -> None:
        self._map.close()

    def _check(self, block: int) -> None:
        (expected,) = struct.unpack_from("<I", self._checks, block * WORD)
        if zlib.crc32(self._map[block * BLOCK : (block + 1) * BLOCK]) != expected:
            raise self.damaged(f"the checksum of block {block} differs")
        self._checked[block] = 1
