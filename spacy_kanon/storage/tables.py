"""Tables: rows of CSV and TSV files, read strictly, and of Parquet files.

A reader of CSV that meets an opening quote goes on to the next quote, be it rows below, and then
has one cell that holds them all. So a row that is none is told with the lines that it took.
"""

from __future__ import annotations

import csv
import io
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import IO, Any

from ..errors import KanonError, require


def bundled_rows(name: str) -> list[list[str]]:
    """The rows of a table of the package (`data/*.tsv`), without its head."""
    text = (files("spacy_kanon") / "data" / name).read_text(encoding="utf8")
    return [line.split("\t") for line in text.splitlines()[1:]]


_LINE_BREAK = re.compile(r"\r\n|\n|\r")
_KINDS = ((re.compile(r"\d"), "0"), (re.compile(r"[^\W\d_]"), "a"), (re.compile(r"\s"), " "))


def holds_rows(row: Sequence[str], delimiter: str) -> bool:
    """Whether a cell is nothing but rows from its second line on, of which one is like this row.

    An open quote that is closed rows later, by a quote at the end of a cell, makes one cell of all
    that stands between. Of rows that were swallowed all are whole, the last one up to the cell; a
    delimiter of theirs is followed by a space if those of this row are; and their other cells look
    like those of this row.

    >>> holds_rows(["5", "12 inch\\n6,a note\\n7,a 5"], ",")
    True
    >>> holds_rows(["5", "Dear Ann,\\nthank you, and good bye."], ",")
    False
    """
    return any(_is_rows(row, place, delimiter) for place in range(len(row)))


def _is_rows(row: Sequence[str], place: int, delimiter: str) -> bool:
    lines = _LINE_BREAK.split(row[place])
    if len(lines) == 1:
        return False
    rows = [line.split(delimiter) for line in lines[1:-1] if line.strip()]
    last = lines[-1].split(delimiter)
    if any(len(cells) != len(row) for cells in rows) or len(last) != place + 1:
        return False
    return any(_is_like(cells, row, place) for cells in (*rows, last))


def _is_like(cells: Sequence[str], row: Sequence[str], place: int) -> bool:
    """Whether cells, from the first of a row on, are like those of another one; the cell at
    `place` is a text in both."""
    if _kinds(cells[place]).isdisjoint("a") and not _kinds(row[place]).isdisjoint("a"):
        return False
    if any(cell[:1] == " " and row[n][:1] != " " for n, cell in enumerate(cells) if n):
        return False
    others = [n for n in range(len(cells)) if n != place and cells[n] and row[n]]
    return any(_kinds(cells[n]) == _kinds(row[n]) for n in others)


def _kinds(cell: str) -> set[str]:
    """Which kinds of characters a cell has; each sign is a kind of its own."""
    for pattern, kind in _KINDS:
        cell = pattern.sub(kind, cell)
    return set(cell)


@dataclass(frozen=True, slots=True)
class Record:
    """One row or object. `line` is the line of the file, or the row of a Parquet file, from 1."""

    line: int
    values: dict[str, Any]


@dataclass(frozen=True, slots=True)
class BadRecord:
    """One record that could not be read or used, and why, in words that quote nothing of it.

    `lines` tells how many lines it takes: those of other records too, if it leaves a quote open.
    """

    line: int
    problem: str
    lines: int = 1


MOST_CHARACTERS = 256 * 1024 * 1024  # Of a cell: what an open quote may hold in memory.
OPEN_QUOTE = (
    "a cell holds whole rows: is a quote left open? (write a quote inside a cell twice; "
    "if it is one text, write the table as JSON lines)"
)
NOT_UTF8 = "save the file as UTF-8 (from Latin-1: iconv -f latin1 -t utf8 OLD > NEW)"


class UnreadableTableError(ValueError):
    """A table that is no table as a whole; the message quotes nothing of it."""


def csv_records(
    file: IO[bytes], delimiter: str, *, need: Sequence[str] = ()
) -> Iterator[Record | BadRecord]:
    """The rows below the header, each with the header's names."""
    with _rows(file, delimiter) as rows:
        header = _header(rows, need)
        for line, last, row in rows:
            problem = row if isinstance(row, str) else _problem(row, header, delimiter)
            if problem:
                problem += "" if last <= line else f" (to line {last})"
                yield BadRecord(line, problem, max(last - line, 0) + 1)
            elif row:
                yield Record(line, dict(zip(header, row, strict=True)))


def csv_columns(file: IO[bytes], delimiter: str) -> list[str]:
    """The header of a table. RAISES (UnreadableTableError): As `csv_records`."""
    with _rows(file, delimiter) as rows:
        return _header(rows)


class MissingColumnError(ValueError):
    """A table lacks a column. `column` is the one that was asked for, `count` how many it has;
    `delimited` tells that there is one only, which looks like many."""

    def __init__(self, column: str, header: Sequence[str]) -> None:
        super().__init__(f"no column {column!r}")
        self.column, self.count = column, len(header)
        self.delimited = len(header) == 1 and any(sign in header[0] for sign in ";\t,")


def check_columns(header: Sequence[str], need: Sequence[str] = ()) -> None:
    """Names of columns are all different, and the needed ones are among them."""
    first: dict[str, int] = {}
    for number, column in enumerate(header, start=1):
        if first.setdefault(column, number) != number:
            raise UnreadableTableError(
                f"columns {first[column]} and {number} have one name: give each a name of its own"
            )
    for column in need:
        if column not in first:
            raise MissingColumnError(column, header)


Row = tuple[int, int, "list[str] | str"]  # First line, last line, and cells or why it is none.


@contextmanager
def _rows(file: IO[bytes], delimiter: str) -> Iterator[Iterator[Row]]:
    """The rows of a table, the header among them."""
    csv.field_size_limit(MOST_CHARACTERS)
    text = io.TextIOWrapper(file, encoding="utf-8-sig", errors="surrogateescape", newline="")
    try:
        yield _read_rows(csv.reader(text, delimiter=delimiter, strict=True))
    finally:
        with suppress(ValueError):  # The file is closed already.
            text.detach()


def _read_rows(reader: Any) -> Iterator[Row]:
    while True:
        line = reader.line_num + 1
        try:
            row: list[str] | str = next(reader)
        except StopIteration:
            return
        except csv.Error as error:
            row = f"not CSV: {error} (is a quote left open?)"
        yield line, reader.line_num, row


def _header(rows: Iterator[Row], need: Sequence[str] = ()) -> list[str]:
    for _, _, row in rows:
        if isinstance(row, str):
            raise UnreadableTableError(f"the header is {row}")
        if row:
            if _bad_byte(row) is not None:
                raise UnreadableTableError(f"the header is not UTF-8: {NOT_UTF8}")
            check_columns(row, need)
            return row
    check_columns([], need)
    return []


def _problem(row: list[str], header: list[str], delimiter: str) -> str:
    """What is wrong with a row; nothing if nothing is."""
    if not row:
        return ""
    if len(row) != len(header):
        return f"{len(row)} cells instead of {len(header)}, not as many as the header"
    bad_cell = _bad_byte(row)
    if bad_cell is not None:
        return f"cell {bad_cell} is not UTF-8: {NOT_UTF8}"
    if any("\n" in cell or "\r" in cell for cell in row) and holds_rows(row, delimiter):
        return OPEN_QUOTE
    return ""


def _bad_byte(row: list[str]) -> int | None:
    """The first cell, from 1, with a byte that is not UTF-8."""
    for number, cell in enumerate(row, start=1):
        try:
            cell.encode("utf8")
        except UnicodeEncodeError:
            return number
    return None


BATCH_ROWS = 1_000


def parquet_records(path: Path | None, *, need: Sequence[str] = ()) -> Iterator[Record | BadRecord]:
    """The rows of a Parquet file; a row with a value that Python cannot hold is bad."""
    require("pyarrow", extra="build")
    import pyarrow

    file = _open(path)
    check_columns(file.schema_arrow.names, need)
    line = 0
    try:
        for batch in file.iter_batches(batch_size=BATCH_ROWS):
            for values in _parquet_rows(batch):
                line += 1
                yield BadRecord(line, values) if isinstance(values, str) else Record(line, values)
    except (pyarrow.ArrowException, OSError, ValueError, NotImplementedError) as error:
        raise UnreadableTableError(f"row {line + 1}: {_reason(error)}") from error


def parquet_columns(path: Path) -> list[str]:
    """Names of the columns. RAISES (UnreadableTableError, KanonError): As `parquet_records`."""
    require("pyarrow", extra="build")
    names = list(_open(path).schema_arrow.names)
    check_columns(names)
    return names


def _open(path: Path | None) -> Any:
    import pyarrow
    import pyarrow.parquet

    try:
        return pyarrow.parquet.ParquetFile(
            io.BytesIO(sys.stdin.buffer.read()) if path is None else path
        )
    except (pyarrow.ArrowException, OSError, ValueError, NotImplementedError) as error:
        raise UnreadableTableError(f"not Parquet: {_reason(error)}") from error


def _parquet_rows(batch: Any) -> Iterator[dict[str, Any] | str]:
    """Each row, or why it cannot be read."""
    try:
        yield from batch.to_pylist()
        return
    except (ValueError, OverflowError):  # One value is enough: find its row.
        pass
    names = batch.schema.names
    for row in range(batch.num_rows):
        try:
            values = {name: batch.column(i)[row].as_py() for i, name in enumerate(names)}
        except (ValueError, OverflowError) as error:
            yield f"a value cannot be read ({type(error).__name__})"
        else:
            yield values


def _reason(error: BaseException) -> str:
    return str(error).split("\n")[0][:200]


class ParquetRows:
    """Writes rows to a Parquet file, a thousand at a time.

    The first thousand decide the types of the columns; one of nothing but nulls holds strings,
    unless its type is told.
    """

    def __init__(self, file: IO[bytes], types: Mapping[str, str] | None = None) -> None:
        require("pyarrow", extra="build")
        self._file = file
        self._types = types or {}
        self._waiting: list[dict[str, Any]] = []
        self._writer: Any = None
        self._written = 0

    def write(self, row: dict[str, Any]) -> None:
        self._waiting.append(row)
        if len(self._waiting) == BATCH_ROWS:
            self._flush(list(row))

    def finish(self, columns: Sequence[str]) -> None:
        """Write what is left. columns (Sequence[str]): All columns. RAISES (KanonError): E596."""
        self._flush(columns)
        self._writer.close()

    def _flush(self, columns: Sequence[str]) -> None:
        import pyarrow
        import pyarrow.parquet

        arrays, row = [], self._written + 1
        for number, name in enumerate(columns):
            values = [row.get(name) for row in self._waiting]
            try:
                if self._writer is not None:
                    type = self._writer.schema.field(number).type
                elif pyarrow.types.is_null(type := pyarrow.infer_type(values)):
                    type = pyarrow.type_for_alias(self._types.get(name, "string"))
                arrays.append(pyarrow.array(values, type=type))
            except (pyarrow.ArrowException, TypeError, ValueError, OverflowError) as error:
                last = self._written + len(self._waiting)
                raise KanonError(
                    f"[KN596] Column {name!r} holds values of several types in records {row:,} to "
                    f"{last:,}, which Parquet cannot hold. Write JSON lines (-o NAME.jsonl), or "
                    "leave the column out."
                ) from error
        table = pyarrow.Table.from_arrays(arrays, names=list(columns))
        if self._writer is None:
            self._writer = pyarrow.parquet.ParquetWriter(self._file, table.schema)
        self._writer.write_table(table)
        self._written += len(self._waiting)
        self._waiting.clear()
