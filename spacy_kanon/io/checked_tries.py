"""Tries that are checked before the compiled library that reads them is let loose on them.

The library trusts every index in a file: one that was made to do harm, with hashes that fit, ends
the process with a segmentation fault or never returns. So a trie that nobody has vouched for is
first read to its end by a process of its own (`trie_probe`), within bounds of time and memory.
(All versions of the library that the package allows, from 1.2.0 to 1.4.1, write the same bytes.)
That takes about a second for 300,000 keys, so it is done once for a content and remembered, by the
content's hash, in a folder of the user. A build remembers what it wrote. What comes with the
package is as trusted as its code.
"""

from __future__ import annotations

import os
import stat
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import marisa_trie

from ..errors import Errors, KanonError
from .checked_folders import FolderFormat
from .trie_probe import NO_LIBRARY, SECONDS, SECONDS_PER_MEGABYTE, SOUND

CACHE_VARIABLE = "SPACY_KANON_CACHE"  # Environment variable: another folder to remember in.
_BUNDLED = Path(__file__).resolve().parents[1] / "data"
_PROBE = Path(__file__).with_name("trie_probe.py")
_MAX_REMEMBERED = 1000
_WALL_FACTOR = 10  # Seconds of waiting a second of work, for machines that are busy.
_checked: set[str] = set()


def open_trie(path: Path, keys: int, form: FolderFormat, *, sha256: str | None) -> marisa_trie.Trie:
    """Map a trie into memory, shared between processes.

    path (Path): The file.
    keys (int): Number of keys that it should hold.
    form (FolderFormat): Whose text the error has.
    sha256 (str | None): Hash of the file's bytes, which the caller has just compared. None opens a
        file that nobody has looked at: its size alone is known then.
    RETURNS (marisa_trie.Trie): The trie.
    RAISES (KanonError): It is damaged, or no trie that the library writes; E011 if that cannot be
        checked here.
    """
    if sha256 is not None:
        require_sound(path, keys, form, sha256=sha256)
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
    """Check a trie's structure, unless one with this content was checked before.

    path (Path): The file.
    keys (int): Number of keys that it should hold.
    form (FolderFormat): Whose text the error has.
    sha256 (str): Hash of the file's bytes, which the caller has just compared.
    RAISES (KanonError): It is no trie that the library writes; E011 if that cannot be checked.
    """
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
    """Vouch for a trie: it was checked, or this process has just written it.

    sha256 (str): Hash of its bytes.
    keys (int): Number of its keys.
    """
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
