"""Group more (key, person) facts than memory holds: partition by hash on disk, group each part.

Plan: (1) rows are collected in frames of some millions; (2) each frame is cut by the hash of the
key and appended to that many files; (3) one file holds all rows of its keys and fits in memory,
so it is grouped alone; a file of more rows than that is cut again, by other bits of the hash. A
source that never fills the first frame is never written to disk.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from ..errors import require

if TYPE_CHECKING:
    import polars as pl

PARTS = 128
_SIZE = 8  # Bytes of the length before each frame.
FRAME_ROWS = 2_000_000
PART_ROWS = 4_000_000


def require_build_packages() -> None:
    require("polars", "pyarrow", extra="build")


class Partitions:
    """Frames appended to numbered files, and read back one file at a time; none stays open."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._rows: Counter[int] = Counter()
        folder.mkdir()

    def append(self, part: int, frame: pl.DataFrame) -> None:
        """Append all rows of a frame to one part."""
        if frame.is_empty():
            return
        data = frame.write_ipc_stream(None).getbuffer()
        with self._path(part).open("ab") as file:
            file.write(len(data).to_bytes(_SIZE, "little"))
            file.write(data)
        self._rows[part] += len(frame)

    def cut(self, frame: pl.DataFrame, part: pl.Expr) -> None:
        """Append each row of a frame to its part."""
        import polars as pl

        numbered = frame.with_columns(part=part.cast(pl.UInt32))
        pieces = numbered.partition_by("part", as_dict=True, include_key=False)
        for (number,), rows in pieces.items():
            self.append(int(number), rows)

    def parts(self) -> list[int]:
        """Numbers of the parts that have rows, increasing."""
        return sorted(self._rows)

    def rows(self, part: int) -> int:
        """How many rows a part has."""
        return self._rows[part]

    def frames(self, part: int) -> Iterator[pl.DataFrame]:
        """The frames of a part in the order in which they were appended."""
        import polars as pl

        if part not in self._rows:
            return
        with self._path(part).open("rb") as file:
            while size := file.read(_SIZE):
                yield pl.read_ipc_stream(file.read(int.from_bytes(size, "little")))

    def take(self, part: int) -> pl.DataFrame:
        """A part as one frame; its file is removed."""
        import polars as pl

        frame = pl.concat(self.frames(part))
        self.delete(part)
        return frame

    def delete(self, part: int) -> None:
        """Remove the file of a part."""
        self._path(part).unlink()

    def _path(self, part: int) -> Path:
        return self._folder / f"{part}.arrows"


class Spill:
    """Collects facts and gives them back so that all facts of a key come together.

    Columns: key (String), person (UInt32; null for a word of no known person), kind
    (UInt8, a bit of `format.KIND_BITS`), origin (UInt32).
    """

    def __init__(
        self,
        folder: Path,
        *,
        parts: int = PARTS,
        frame_rows: int = FRAME_ROWS,
        part_rows: int = PART_ROWS,
    ) -> None:
        self._folder = folder
        self._parts = parts
        self._frame_rows = frame_rows
        self._part_rows = part_rows
        self._pending: list[pl.DataFrame] = []
        self._pending_rows = 0
        self._partitions: Partitions | None = None

    def add(self, frame: pl.DataFrame) -> None:
        """Take facts."""
        self._pending.append(frame)
        self._pending_rows += len(frame)
        if self._pending_rows >= self._frame_rows:
            self._flush()

    def parts(self) -> Iterator[pl.DataFrame]:
        """All facts. Can be walked through once. Frames that share no key."""
        import polars as pl

        if self._partitions is None:
            yield from [pl.concat(self._pending)] if self._pending else []
            return
        if self._pending:
            self._flush()
        for part in self._partitions.parts():
            if self._partitions.rows(part) > self._part_rows:
                yield from self._pieces(self._partitions, part)
            else:
                yield self._partitions.take(part)

    def _pieces(self, partitions: Partitions, part: int) -> Iterator[pl.DataFrame]:
        """A part of too many rows, cut by the bits of the hash that say nothing of the part."""
        import polars as pl

        many = -(-partitions.rows(part) // self._part_rows)
        divided = Partitions(self._folder / f"of {part}")
        for frame in partitions.frames(part):
            divided.cut(frame, pl.col("key").hash() // self._parts % many)
        partitions.delete(part)
        yield from map(divided.take, divided.parts())

    def _flush(self) -> None:
        import polars as pl

        if self._partitions is None:
            self._partitions = Partitions(self._folder)
        # The hash is used inside one build only: nothing that is kept depends on it.
        frame = pl.concat(self._pending, rechunk=True)
        self._pending = []
        self._pending_rows = 0
        self._partitions.cut(frame, pl.col("key").hash() % self._parts)


def group(frame: pl.DataFrame) -> pl.DataFrame:
    """Group facts by key."""
    import polars as pl

    # A fact about a person is no mere word.
    empty = pl.col("person").is_null()
    if frame.select(empty.any()).item():
        frame = frame.filter(~empty | empty.all().over("key"))
    grouped = frame.group_by("key").agg(
        pl.col("person").drop_nulls().unique().sort().alias("people"),
        pl.col("kind").unique().sum().cast(pl.UInt8).alias("kinds"),
        pl.col("kind").min().alias("lowest"),
        pl.col("kind").max().alias("highest"),
        pl.col("origin").unique().sort().alias("origins"),
    )
    mixed = grouped.filter(pl.col("lowest") != pl.col("highest")).select("key")
    commonest = (
        frame.join(mixed, on="key", how="semi")
        .group_by("key", "kind")
        .agg(pl.col("person").n_unique().alias("n"))
        .sort(["key", "n", "kind"], descending=[False, True, False])
        .group_by("key", maintain_order=True)
        .agg(pl.col("kind").first())
    )
    return grouped.join(commonest, on="key", how="left").select(
        "key", "people", "kinds", pl.coalesce("kind", "lowest").alias("kind"), "origins"
    )
