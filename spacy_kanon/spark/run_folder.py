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
from dataclasses import asdict, dataclass
from itertools import accumulate
from pathlib import Path
from typing import IO, Any

from ..errors import Errors, KanonError
from ..storage.files import (
    locked,
    sync_file,
    sync_folder,
    umask,
    whole_file,
)
from ..storage.folders import digest_of_file
from ..storage.records import TableStats, table_format
from ..storage.tables import Begin, Stretch
from ..storage.texts import files_of

RECORDS = 5_000  # Of a part, if nobody says how many parts there are.
FEWEST = 200  # Records of a part that is made so small only to give every worker something.
MOST_PARTS = 10_000


@dataclass(frozen=True, slots=True)
class Source:
    """A file to read.

    path (str): As every machine reads it.
    format (str): Of a table.
    name (str | None): In its folder; None: the file alone is read.
    number (int): In its folder, from 1.
    """

    path: str
    format: str
    name: str | None = None
    number: int = 1


@dataclass(frozen=True, slots=True)
class Part:
    """Some records of one file.

    number (int): Of the part, from 0, in the order of the files and their records.
    source (Source): The file.
    stretch (Stretch): The records.
    group (int): Which of several sources the file belongs to.
    """

    number: int
    source: Source
    stretch: Stretch
    group: int = 0

    @classmethod
    def from_plain(cls, plain: Mapping[str, Any]) -> Part:
        """The inverse of `dataclasses.asdict`, also by way of JSON."""
        stretch = Stretch(**{**plain["stretch"], "begin": Begin(*plain["stretch"]["begin"])})
        return cls(plain["number"], Source(**plain["source"]), stretch, plain["group"])


def sources_of(path: Path, format: str | None = None) -> list[Source]:
    """The files of a table, or of a folder of tables."""
    path = path.absolute()
    if not path.exists():
        raise KanonError(Errors.E003.format(path=path))
    names = files_of(path) if path.is_dir() else [None]
    if not names:
        raise KanonError(Errors.E003.format(path=path / "*"))
    sources = []
    for number, name in enumerate(names, start=1):
        file = path if name is None else path / name
        table = format or table_format(file)
        if table not in ("jsonl", "csv", "tsv", "parquet"):
            raise KanonError(
                f"[KN993] {file} is no table. --engine spark reads JSON lines, CSV, TSV and "
                "Parquet, in folders that all machines have under the same path. Move the other "
                "files elsewhere, or leave out --engine spark."
            )
        sources.append(Source(str(file), table, None if name is None else str(name), number))
    return sources


def plan_parts(
    sources: Sequence[Source],
    surveys: Sequence[TableStats],
    *,
    partitions: int | None,
    workers: int,
) -> list[Part]:
    """Cut files into parts of about the same size; a file has one at least."""
    total = sum(survey.records for survey in surveys)
    if partitions is None:
        busy = min(4 * workers, -(-total // FEWEST))
        partitions = min(max(-(-total // RECORDS), busy), MOST_PARTS)
    size = max(total / max(partitions, 1), 1)
    parts: list[Part] = []
    for source, survey in zip(sources, surveys, strict=True):
        number = max(round(survey.records / size), 1)
        sizes = [
            survey.records * (i + 1) // number - survey.records * i // number for i in range(number)
        ]
        firsts = [0, *accumulate(sizes)]
        for index, (first, count) in enumerate(zip(firsts, sizes, strict=False)):
            to_end = index == number - 1  # And so to what is wrong with a damaged file.
            stretch = Stretch(first, None if to_end else count, survey.begin_of(first))
            parts.append(Part(len(parts), source, stretch))
    return parts


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
        """Write all fingerprints beside the output, for its owner alone."""
        path = self.output.with_name(f"{self.output.name}.run.json")
        with whole_file(path, private=True) as file:
            file.write(json.dumps({**self.head, "counts": dict(counts)}, indent=2) + "\n")

    def publish(
        self, receipts: Sequence[Receipt], counts: Mapping[str, int], others: Sequence[str] = ()
    ) -> None:
        """Make the folder the output."""
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
    """Begin a run, or go on with an interrupted one; what was done stays when it fails."""
    path = output.with_name(f"{output.name}.unfinished")
    head = {"format": FORMAT, "version": VERSION, **head}
    try:
        path.mkdir(mode=0o700, parents=False, exist_ok=True)
    except OSError as error:
        raise KanonError(Errors.E002.format(path=path, reason=error.strerror or error)) from error
    with locked(path):
        before = _head_of(path)
        if before is not None:
            _check_same(path, before, head, partitions)
            parts = [Part.from_plain(plain) for plain in before["parts"]]
        else:
            plain = {**head, "partitions": partitions, "parts": [asdict(part) for part in parts]}
            with part_file(path / _HEAD, private=True) as file:
                file.write(json.dumps(plain))
        yield RunFolder(output, path, parts, head)


def _head_of(path: Path) -> dict[str, Any] | None:
    """What a folder says of its run; None of an empty one."""
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
    """What a receipt says of a file of a part."""
    sync_file(path)
    name = path.relative_to(folder).as_posix()
    return {"file": name, "records": records, "sha256": digest_of_file(path)}


# Parts of one table of Parquet: each column has one type in all of them.
#
# A part whose rows have no value in some column cannot know the type that it has in others.


def unify(paths: Sequence[Path]) -> list[int]:
    """Give columns without values the type that they have in other parts."""
    import pyarrow.parquet

    first: dict[str, Any] = {}
    schemas = [pyarrow.parquet.read_schema(path) for path in paths]
    rows = [pyarrow.parquet.read_metadata(path).num_rows for path in paths]
    empty = [_empty_columns(path) for path in paths]
    for schema, count, without in zip(schemas, rows, empty, strict=True):
        for field in schema if count else ():
            if field.name not in without:
                first.setdefault(field.name, field.type)
    again = []
    for number, (path, schema) in enumerate(zip(paths, schemas, strict=True)):
        types = {field.name: first.get(field.name, field.type) for field in schema}
        differing = [field.name for field in schema if field.type != types[field.name]]
        if not differing:
            continue
        if not empty[number].issuperset(differing):
            columns = ", ".join(sorted(set(differing) - empty[number]))
            raise KanonError(Errors.E994.format(number=number, columns=columns))
        table = pyarrow.parquet.read_table(path)
        for name in differing:
            nulls = pyarrow.nulls(table.num_rows, types[name])
            table = table.set_column(table.schema.get_field_index(name), name, nulls)
        mode = path.stat().st_mode & 0o777
        with part_file(path, binary=True) as file:
            pyarrow.parquet.write_table(table, file)
        path.chmod(mode)
        again.append(number)
    return again


def _empty_columns(path: Path) -> set[str]:
    """Columns that hold nothing but nulls."""
    import pyarrow.parquet

    file = pyarrow.parquet.ParquetFile(path)
    names = file.schema_arrow.names
    empty = set(names)
    for group in range(file.metadata.num_row_groups):
        rows = file.metadata.row_group(group)
        for index in range(rows.num_columns):
            column = rows.column(index)
            counted = column.statistics is not None and column.statistics.has_null_count
            if not counted or column.statistics.null_count < rows.num_rows:
                empty.discard(column.path_in_schema.split(".")[0])
    return empty
