"""Tables cut into parts that are read apart; records keep the lines they have in their file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate
from pathlib import Path
from typing import Any

from ..errors import Errors, KanonError
from ..storage.records import Survey, table_format
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
    """The files of a table, or of a folder of tables.

    path (Path): The file or folder.
    format (str | None): Of all of them; None: as their names say.
    RETURNS (list[Source]): By name, with absolute paths.
    RAISES (KanonError): E003 if there is nothing, E993 for what is no table.
    """
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
            raise KanonError(Errors.E993.format(path=file))
        sources.append(Source(str(file), table, None if name is None else str(name), number))
    return sources


def plan_parts(
    sources: Sequence[Source], surveys: Sequence[Survey], *, partitions: int | None, workers: int
) -> list[Part]:
    """Cut files into parts of about the same size; a file has one at least.

    sources (Sequence[Source]): The files.
    surveys (Sequence[Survey]): What they hold.
    partitions (int | None): How many parts; None: as their size and the workers ask for.
    workers (int): How many there are.
    RETURNS (list[Part]): In the order of files and records.
    """
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
