"""The folder of a run in parts: what is done stays in it, until all is and it becomes the output.

It stands beside the output, as `OUTPUT.unfinished`, for its owner alone. A part is done when its
receipt stands: figures and problems of its records, as confidential as the texts. What the run was
told and what it reads stands there as fingerprints, so that nobody goes on with another run.
Afterwards all fingerprints lie in `OUTPUT.run.json`, for the owner alone: with a digest of the
source anybody could try what was masked. The output has a manifest without those.
"""

from __future__ import annotations

import hashlib
import json
import os
import secrets
import shutil
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import asdict
from pathlib import Path
from typing import IO, Any

from ..errors import Errors, KanonError
from ..storage.files import (
    HAS_LOCKS,
    lock_path,
    locked_folders,
    sync_file,
    sync_folder,
    umask,
    unlock,
    whole_file,
)
from ..storage.folders import digest_of_file
from .parts import Part

FORMAT, VERSION = "spacy-kanon run", 1
PARTS = "parts"
MANIFEST = "manifest.json"
CONFIDENTIAL = ("source", "settings")  # Fingerprints that no release shows.
_RECEIPTS = "receipts"
_HEAD = "run.json"
_HIDDEN = ".part-"

Receipt = dict[str, Any]


@contextmanager
def part_file(path: Path, *, binary: bool = False, private: bool = False) -> Iterator[IO[Any]]:
    """Open a file of a part, which appears when the block ends without an error.

    Two workers may write one part, if Spark takes the first for dead: they write the same bytes,
    so neither waits for the other.

    path (Path): Where it will stand; its folder is made.
    binary (bool): Bytes; else text in UTF-8.
    private (bool): Readable by the owner alone.
    YIELDS (IO): The open file.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    work = path.parent / f"{_HIDDEN}{secrets.token_hex(6)}"
    descriptor = os.open(work, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600 if private else 0o666)
    try:
        with (
            open(descriptor, "wb") if binary else open(descriptor, "w", encoding="utf8", newline="")
        ) as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        os.replace(work, path)
    finally:
        with suppress(FileNotFoundError):
            work.unlink()


def digest_of(value: Any) -> str:
    """The fingerprint of plain values."""
    data = json.dumps(value, sort_keys=True, default=str)
    return hashlib.sha256(data.encode()).hexdigest()


class RunFolder:
    """The folder of a run, held by this process."""

    def __init__(self, output: Path, path: Path, parts: Sequence[Part], head: Mapping[str, Any]):
        """output (Path): What it becomes. path (Path): Where it stands.
        parts (Sequence[Part]): Of the run. head (Mapping[str, Any]): What the run is.
        """
        self.output, self.path, self.parts, self.head = output, path, parts, head

    def receipts(self) -> dict[int, Receipt]:
        """Those of the parts that are done, by number."""
        done = {}
        for part in self.parts:
            with suppress(FileNotFoundError, ValueError):
                text = receipt_path(self.path, part.number).read_text(encoding="utf8")
                receipt = json.loads(text)
                if all((self.path / f["file"]).is_file() for f in receipt["files"]):
                    done[part.number] = receipt
        return done

    def record(self, counts: Mapping[str, int]) -> None:
        """Write all fingerprints beside the output, for its owner alone.

        counts (Mapping[str, int]): Of the whole run.
        """
        path = self.output.with_name(f"{self.output.name}.run.json")
        with whole_file(path, private=True) as file:
            file.write(json.dumps({**self.head, "counts": dict(counts)}, indent=2) + "\n")

    def publish(
        self, receipts: Sequence[Receipt], counts: Mapping[str, int], others: Sequence[str] = ()
    ) -> None:
        """Make the folder the output.

        receipts (Sequence[Receipt]): Of all parts, in order.
        counts (Mapping[str, int]): Of the whole run.
        others (Sequence[str]): Files beside those of the parts.
        RAISES (KanonError): E004 if the output exists by now.
        """
        prints = {k: v for k, v in self.head["fingerprints"].items() if k not in CONFIDENTIAL}
        files = [file for receipt in receipts for file in receipt["files"]]
        shown = {**self.head, "fingerprints": prints, "counts": dict(counts), "parts": files}
        with part_file(self.path / MANIFEST) as file:
            file.write(json.dumps(shown, indent=2) + "\n")
        self.record(counts)
        expected = {self.path / MANIFEST, *(self.path / entry["file"] for entry in files)}
        expected |= {self.path / name for name in others}
        for path in sorted(self.path.rglob("*")):
            if path.is_file() and path not in expected:
                path.unlink()
        shutil.rmtree(self.path / _RECEIPTS, ignore_errors=True)
        for folder in [self.path, *(path for path in self.path.rglob("*") if path.is_dir())]:
            folder.chmod(0o777 & ~umask())
            sync_folder(folder)
        with locked_folders([self.output.parent]):
            if os.path.lexists(self.output):
                raise KanonError(Errors.E004.format(path=self.output))
            self.path.rename(self.output)
            sync_folder(self.output.parent)

    def remove(self) -> None:
        """Remove the folder: the output is a file, and stands."""
        shutil.rmtree(self.path)


def receipt_path(folder: Path, number: int) -> Path:
    """Where the receipt of a part stands."""
    return folder / _RECEIPTS / f"{number:05}.json"


@contextmanager
def run_folder(
    output: Path, head: Mapping[str, Any], parts: Sequence[Part], *, partitions: int | None
) -> Iterator[RunFolder]:
    """Begin a run, or go on with the one that was interrupted; what was done stays when it fails.

    output (Path): What the folder becomes in the end.
    head (Mapping[str, Any]): What the run is: "command", and "fingerprints" by name.
    parts (Sequence[Part]): Of a run that begins. One that goes on has the parts it had, unless
        other ones were asked for.
    partitions (int | None): How many parts were asked for.
    YIELDS (RunFolder): To work in.
    RAISES (KanonError): E991 if what stands there is another run, E013 if one works there now;
        E002 if it cannot be made.
    """
    path = output.with_name(f"{output.name}.unfinished")
    head = {"format": FORMAT, "version": VERSION, **head}
    try:
        path.mkdir(mode=0o700, parents=False, exist_ok=True)
    except OSError as error:
        raise KanonError(Errors.E002.format(path=path, reason=error.strerror or error)) from error
    lock = lock_path(path, wait=False, mark=True)
    if lock is None and HAS_LOCKS:
        raise KanonError(Errors.E013.format(path=path))
    try:
        before = _head_of(path)
        if before is not None:
            _check_same(path, before, head, partitions)
            parts = [Part.from_plain(plain) for plain in before["parts"]]
        else:
            plain = {**head, "partitions": partitions, "parts": [asdict(part) for part in parts]}
            with part_file(path / _HEAD, private=True) as file:
                file.write(json.dumps(plain))
        yield RunFolder(output, path, parts, head)
    finally:
        unlock(lock)


def _head_of(path: Path) -> dict[str, Any] | None:
    """What a folder says of its run; None of an empty one.

    RAISES (KanonError): E991 if it is something else.
    """
    try:
        head = json.loads((path / _HEAD).read_text(encoding="utf8"))
    except FileNotFoundError:
        if any(not entry.name.startswith(_HIDDEN) for entry in path.iterdir()):
            raise KanonError(Errors.E991.format(path=path, what="content")) from None
        return None
    except ValueError:
        head = {}
    if not isinstance(head, dict) or head.get("format") != FORMAT:
        raise KanonError(Errors.E991.format(path=path, what="content"))
    return head


def _check_same(
    path: Path, before: Mapping[str, Any], head: Mapping[str, Any], partitions: int | None
) -> None:
    """RAISES (KanonError): E991 for the first thing that differs."""
    for what in ("version", "command"):
        if before[what] != head[what]:
            raise KanonError(Errors.E991.format(path=path, what=what))
    prints, now = before["fingerprints"], head["fingerprints"]
    for what in sorted({*prints, *now}):
        if prints.get(what) != now.get(what):
            raise KanonError(Errors.E991.format(path=path, what=what))
    if partitions not in (None, before["partitions"]):
        raise KanonError(Errors.E991.format(path=path, what="number of parts"))


def written(folder: Path, path: Path, records: int) -> dict[str, Any]:
    """What a receipt says of a file of a part.

    folder (Path): Of the run. path (Path): The file in it. records (int): That it holds.
    """
    sync_file(path)
    name = path.relative_to(folder).as_posix()
    return {"file": name, "records": records, "sha256": digest_of_file(path)}
