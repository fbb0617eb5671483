"""The lines of a Wikidata dump, read in Spark's Python workers, split by split; what they say lies
in a folder of Parquet files until the process that asked has taken it in.

A dump that is plain or bz2 is cut into splits; of gz there is one, since it can be read from its
beginning only. A row knows the first byte of its split and its line in it, which together give the
line of the dump and so the order of all rows, whoever wrote them. Paths are those of all machines.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np
import srsly
from numpy.typing import NDArray
from pyroaring import BitMap

from ..errors import Errors, KanonError
from ..kb.statements import entity_decoder, expand_languages
from ..kb.wikidata import (
    BrokenLine,
    ItemNames,
    PersonRows,
    check_entities,
    human_on,
    names_on,
    person_rows,
)
from ..ontology.build import entity_of
from ..ontology.source import LineReading, line_errors, read_line
from ..storage.dump_lines import (
    BrokenLines,
    begins_array,
    item_number,
    without_array,
    without_opening,
)
from ..storage.files import scratch_folder
from ..types import TermRow
from .sessions import need_spark, use_this_python

if TYPE_CHECKING:
    from pyspark.sql import SparkSession

BROKEN, SPLIT = "broken", "split"  # What the rows are that every reading has.
CUT, CLOSED = "cut", "closed"
BATCH_LINES = 500  # Some MB of a dump.
SCRATCH = "kanon-splits"  # Folder of what is read, beside the output.
_LINES_AT_A_TIME = "spark.sql.execution.arrow.maxRecordsPerBatch"
_SPLIT_BYTES = "spark.sql.files.maxPartitionBytes"
_FIELDS = {
    "what": "string", "split": "long", "line": "long", "number": "long", "count": "long",
    "key": "string", "kind": "string", "origin": "string", "data": "binary",
}  # fmt: skip
_ROWS_AT_A_TIME = 50_000

# What a line says: fields of a row by name, `what` among them.
Said = dict[str, Any]
ReadLine = Callable[[bytes], Iterable[Said]]


class LineWork(Protocol):
    """What is to be read of a line; sent to the workers."""

    def reader(self) -> tuple[ReadLine, tuple[type[Exception], ...]]:
        """RETURNS: The function for a line, and what it raises if that is broken."""
        ...


@dataclass
class _Split:
    """How far a split has been read."""

    lines: int = 0
    entities: int = 0
    last: int = -1
    closed: bool = False


def read_batches(batches: Iterator[Any], work: LineWork, *, is_array: bool) -> Iterator[Any]:
    """What runs in a worker."""
    read, errors = work.reader()
    splits: dict[int, _Split] = {}
    for batch in batches:
        rows: list[Said] = []
        columns = (batch.column(name).to_pylist() for name in ("split", "value"))
        for start, line in zip(*columns, strict=True):
            split = splits.setdefault(start, _Split())
            number = split.lines
            split.lines += 1
            if start == 0 and number == 0:
                line, _ = without_opening(line)
            line, closes = without_array(line, is_array=is_array)
            split.closed |= closes
            if not line:
                continue
            split.entities += 1
            split.last = number
            place = {"split": start, "line": number}
            try:
                rows += [{**place, **said} for said in read(line)]
            except errors as error:
                cut = "" if line.endswith(b"}") else CUT
                rows.append({**place, "what": BROKEN, "key": str(error), "kind": cut})
        yield _record_batch(rows)
    yield _record_batch([_summary(start, split) for start, split in splits.items()])


def _summary(start: int, split: _Split) -> Said:
    return {
        "what": SPLIT,
        "split": start,
        "line": split.last,
        "number": split.lines,
        "count": split.entities,
        "kind": CLOSED if split.closed else "",
    }


def _record_batch(rows: Sequence[Said]) -> Any:
    import pyarrow

    types = {
        "string": pyarrow.string(), "long": pyarrow.int64(), "binary": pyarrow.binary()
    }  # fmt: skip
    columns = [
        pyarrow.array([row.get(name) for row in rows], types[kind])
        for name, kind in _FIELDS.items()
    ]
    return pyarrow.record_batch(columns, names=list(_FIELDS))


def read_dump(
    spark: SparkSession, path: Path, work: LineWork, folder: Path, *, parts: int | None = None
) -> SplitRows:
    """Have the workers read a dump."""
    need_spark()
    from pyspark.errors import PySparkException
    from pyspark.sql import functions

    is_array = begins_array(path)
    settings = {_LINES_AT_A_TIME: str(BATCH_LINES)}
    if parts is not None:
        settings[_SPLIT_BYTES] = str(max(-(-path.stat().st_size // parts), 1))
    use_this_python(spark)

    # Spark looks at the parameters of a function, and sends it by value.
    def of_batches(batches: Iterator[Any]) -> Iterator[Any]:
        return read_batches(batches, work, is_array=is_array)

    errors: tuple[type[Exception], ...] = (PySparkException, *_java_errors())
    before = {name: spark.conf.get(name) for name in settings}
    try:
        for name, value in settings.items():
            spark.conf.set(name, value)
        lines = spark.read.text(path.absolute().as_uri()).select(
            functions.input_file_block_start().alias("split"),
            functions.col("value").cast("binary").alias("value"),
        )
        schema = ", ".join(f"`{name}` {kind}" for name, kind in _FIELDS.items())
        rows = lines.mapInArrow(of_batches, schema)
        rows.write.partitionBy("what").parquet(folder.absolute().as_uri())
    except errors as error:
        raise KanonError(
            f"[KN154] Spark could not read {path}: {_reason(error)}. Check that all machines have "
            "it under this path, and its log; without --engine spark one process reads it."
        ) from error
    finally:
        for name, earlier in before.items():
            if earlier is not None:
                spark.conf.set(name, earlier)
    return SplitRows(path, folder, is_array=is_array)


def _java_errors() -> tuple[type[Exception], ...]:
    """What a classic session lets through from Java; one of Connect has no such package."""
    try:
        from py4j.protocol import Py4JError
    except ModuleNotFoundError:
        return ()
    return (Py4JError,)


def _reason(error: Exception) -> str:
    """The first line of an error that says something; Java's begins with a colon."""
    lines = str(error).strip().splitlines()
    causes = [line.removeprefix(": ") for line in lines if line.startswith(": ")]
    return (causes or lines or [type(error).__name__])[0]


class SplitRows:
    """What the workers wrote.

    path (Path): The dump.
    folder (Path): Where they wrote.
    is_array (bool): Whether the dump is an array.
    RAISES (KanonError): E005 if the array is not closed.

    entities (int): Lines that hold something.
    """

    def __init__(self, path: Path, folder: Path, *, is_array: bool) -> None:
        self.path = path
        self._folder = folder
        splits = sorted(
            row for rows in self.rows(SPLIT, ("split", "number", "count", "line", "kind"))
            for row in rows
        )  # fmt: skip
        self._starts = np.array([row[0] for row in splits], dtype=np.int64)
        lines = np.array([row[1] for row in splits], dtype=np.int64)
        self._first = np.cumsum(lines) - lines
        self.entities = sum(row[2] for row in splits)
        last = [self.line_of(row[0], row[3]) for row in splits if row[3] >= 0]
        self._last_entity = max(last, default=0)
        if is_array and not any(row[4] == CLOSED for row in splits):
            reason = "the array is not closed"
            raise KanonError(Errors.E005.format(path=path, line=int(lines.sum()), reason=reason))

    def rows(self, what: str, names: Sequence[str]) -> Iterator[Iterator[tuple[Any, ...]]]:
        """Rows of one sort, some thousand at a time."""
        for columns in self.columns(what, names):
            yield zip(*(column.to_pylist() for column in columns), strict=True)

    def columns(self, what: str, names: Sequence[str]) -> Iterator[list[Any]]:
        """As `rows`, column by column."""
        from pyarrow.parquet import ParquetFile

        for file in sorted((self._folder / f"what={what}").glob("*.parquet")):
            with ParquetFile(file) as table:
                for batch in table.iter_batches(_ROWS_AT_A_TIME, columns=list(names)):
                    yield [batch.column(name) for name in names]

    def line_of(self, split: int, line: int) -> int:
        """The line of the dump, from 1."""
        return int(self.lines_of(np.array([split]), np.array([line]))[0])

    def lines_of(self, splits: NDArray[np.int64], lines: NDArray[np.int64]) -> NDArray[np.int64]:
        """The lines of the dump, from 1."""
        return np.asarray(self._first[np.searchsorted(self._starts, splits)] + lines + 1)

    def broken(self) -> BrokenLines:
        """Lines that were left out."""
        broken = BrokenLines(self.path)
        for line, reason, _ in self._broken_rows():
            broken.note(line, reason)
        return broken

    def check_end(self) -> None:
        for line, reason, kind in self._broken_rows():
            if line == self._last_entity and kind == CUT:
                broken = BrokenLines(self.path)
                broken.note(line, reason)
                broken.check_end(line, b"")

    def _broken_rows(self) -> list[tuple[int, str, str]]:
        names = ("split", "line", "key", "kind")
        return sorted(
            (self.line_of(split, line), reason, kind)
            for rows in self.rows(BROKEN, names)
            for split, line, reason, kind in rows
        )


PERSON, TERM, VALUE, NAMES = "person", "term", "value", "names"


@dataclass(frozen=True)
class PeopleWork:
    """Of each human: its item, finished terms, and values that need other entities.

    languages (tuple[str, ...]): As a user gives them.
    """

    languages: tuple[str, ...]

    def reader(self) -> tuple[ReadLine, tuple[type[Exception], ...]]:
        """As `LineWork` says."""
        decoder = entity_decoder(expand_languages(self.languages))

        def read(line: bytes) -> Iterator[Said]:
            entity = human_on(line, decoder)
            identifier = item_number(entity.id) if entity is not None else None
            if identifier is None:
                return
            terms, values = person_rows(entity, 0)
            yield {"what": PERSON, "number": identifier}
            for key, _, kind, origin in terms:
                yield {"what": TERM, "key": key, "kind": kind, "origin": origin}
            for item, number, _ in values:
                yield {"what": VALUE, "number": item, "count": number}

        return read, (BrokenLine,)


@dataclass(frozen=True)
class NamesWork:
    """The names of items that are values.

    languages (tuple[str, ...]): As a user gives them.
    used (BitMap): Which items.
    humans (BitMap): Which of all items are people.
    """

    languages: tuple[str, ...]
    used: BitMap
    humans: BitMap

    def reader(self) -> tuple[ReadLine, tuple[type[Exception], ...]]:
        """As `LineWork` says."""
        import msgspec

        decoder = entity_decoder(expand_languages(self.languages))

        def read(line: bytes) -> Iterator[Said]:
            entry = names_on(line, decoder, self.used, self.humans)
            if entry is not None:
                data = msgspec.json.encode(asdict(entry))
                yield {"what": NAMES, "number": entry.item, "data": data}

        return read, (BrokenLine,)


class SparkReader:
    """Reads a dump by Spark, as `DumpReader` says: what it gives is what one process gives.

    spark (SparkSession): Classic or Connect.
    path (Path): The dump, at the same path on all machines.
    languages (Sequence[str]): As a user gives them.
    scratch (Path): Folder that all machines have under the same path, for what is read.
    parts (int | None): About how many splits; None: as Spark does it.
    """

    def __init__(
        self,
        spark: SparkSession,
        path: Path,
        languages: Sequence[str],
        *,
        scratch: Path,
        parts: int | None = None,
    ) -> None:
        self._spark = spark
        self._path = path
        self._languages = tuple(languages)
        self._scratch = scratch
        self._parts = parts
        self._broken = BrokenLines(path)
        self.entities = 0

    @property
    def broken_lines(self) -> int:
        return len(self._broken)

    def people(self, number: Callable[[int], int | None]) -> Iterator[PersonRows]:
        """As `DumpReader` says."""
        with scratch_folder(self._scratch / SCRATCH) as folder:
            splits = self._read(PeopleWork(self._languages), folder)
            self.entities, self._broken = splits.entities, splits.broken()
            check_entities(self._path, self.entities, self._broken)
            splits.check_end()
            people = _Numbers(splits, number)
            for columns in splits.columns(TERM, ("split", "line", "key", "kind", "origin")):
                persons, kept = people.of(columns)
                rows = zip(
                    *(column.filter(kept).to_pylist() for column in columns[2:]), strict=True
                )
                yield (
                    [
                        TermRow(key, person, kind, origin)
                        for person, (key, kind, origin) in zip(persons, rows, strict=True)
                    ],
                    [],
                )
            for columns in splits.columns(VALUE, ("split", "line", "number", "count")):
                persons, kept = people.of(columns)
                items, origins = (column.filter(kept).to_pylist() for column in columns[2:])
                yield [], list(zip(items, origins, persons, strict=True))

    def names(self, used: BitMap, humans: BitMap) -> Iterator[ItemNames]:
        """As `DumpReader` says."""
        import msgspec

        with scratch_folder(self._scratch / SCRATCH) as folder:
            splits = self._read(NamesWork(self._languages, used, humans), folder)
            first = _first_lines(splits)
            decoder = msgspec.json.Decoder(ItemNames)
            for rows in splits.rows(NAMES, ("split", "line", "data")):
                for split, line, data in rows:
                    if splits.line_of(split, line) in first:
                        yield decoder.decode(data)
            for line, reason in splits.broken().listed():
                if line not in self._broken:
                    self._broken.note(line, reason)

    def report(self) -> None:
        """As `DumpReader` says."""
        self._broken.report()

    def _read(self, work: Any, folder: Path) -> SplitRows:
        return read_dump(self._spark, self._path, work, folder / "rows", parts=self._parts)


class _Numbers:
    """Numbers of people by the lines they stand on, given in the order of the dump."""

    def __init__(self, splits: SplitRows, number: Callable[[int], int | None]) -> None:
        self._splits = splits
        lines, items = _lines_and_items(splits, PERSON)
        order = np.argsort(lines)
        numbers = (number(int(item)) for item in items[order])
        self._lines = lines[order]
        self._numbers = np.fromiter((-1 if n is None else n for n in numbers), np.int64, len(lines))

    def of(self, columns: Sequence[Any]) -> tuple[list[int], Any]:
        """Numbers of the people of rows, and which of the rows have one."""
        import pyarrow

        splits, lines = (column.to_numpy() for column in columns[:2])
        at = np.searchsorted(self._lines, self._splits.lines_of(splits, lines))
        numbers = self._numbers[at]
        return numbers[numbers >= 0].tolist(), pyarrow.array(numbers >= 0)


def _lines_and_items(splits: SplitRows, what: str) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    lines, items = [np.empty(0, np.int64)], [np.empty(0, np.int64)]
    for split, line, item in splits.columns(what, ("split", "line", "number")):
        lines.append(splits.lines_of(split.to_numpy(), line.to_numpy()))
        items.append(item.to_numpy())
    return np.concatenate(lines), np.concatenate(items)


def _first_lines(splits: SplitRows) -> BitMap:
    """Lines on which an item stands for the first time."""
    lines, items = _lines_and_items(splits, NAMES)
    order = np.lexsort((lines, items))
    _, first = np.unique(items[order], return_index=True)
    return BitMap(lines[order][first].astype(np.uint32))


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
