"""The lines of a dump for an ontology, read by Spark (`ontology.building.source.LineReader`)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import srsly

from ..ontology.build import entity_of
from ..ontology.source import LineReading, line_errors, read_line
from ..storage.files import scratch_folder
from .dump_splits import SCRATCH, ReadLine, Said, read_dump

if TYPE_CHECKING:
    from pyspark.sql import SparkSession

READING = "reading"


@dataclass(frozen=True)
class ItemsWork:
    """Of each line: what it says of an item, or the values of a person.

    languages (tuple[str, ...]): Languages of aliases.
    """

    languages: tuple[str, ...]

    def reader(self) -> tuple[ReadLine, tuple[type[Exception], ...]]:
        """As `LineWork` says."""

        def read(line: bytes) -> Iterator[Said]:
            yield {"what": READING, "data": srsly.msgpack_dumps(read_line(line, self.languages))}

        return read, line_errors()


def spark_readings(
    spark: SparkSession,
    path: Path,
    languages: Sequence[str],
    *,
    scratch: Path,
    parts: int | None = None,
) -> Iterator[LineReading]:
    """The lines of a dump, read by Spark.

    spark (SparkSession): Classic or Connect.
    path (Path): The dump, at the same path on all machines.
    languages (Sequence[str]): Languages of aliases.
    scratch (Path): Folder that all machines have under the same path, for what is read.
    parts (int | None): About how many splits; None: as Spark does it.
    YIELDS (LineReading): One for each line that is an entity, in any order.
    RAISES (KanonError): As `read_dump`; E140 if too many lines are broken.
    WARNS (UserWarning): E142 if lines are broken.
    """
    with scratch_folder(scratch / SCRATCH) as folder:
        work = ItemsWork(tuple(languages))
        splits = read_dump(spark, path, work, folder / "rows", parts=parts)
        broken = splits.broken()
        splits.check_end()
        for rows in splits.rows(READING, ("data",)):
            for (data,) in rows:
                entity, is_person, values, modified = srsly.msgpack_loads(data)
                item = entity_of(entity) if entity is not None else None
                yield LineReading(item, is_person, values, modified)
        broken.report()
