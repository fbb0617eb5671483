"""Rows of Parquet files, with the package `pyarrow`."""

from __future__ import annotations

import io
import sys
from collections.abc import Iterator, Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import IO, Any

from ...errors import Errors, KanonError
from ..record_types import BadRecord, Record
from .csv_rows import UnreadableTableError, check_columns

BATCH_ROWS = 1_000


def parquet_records(
    path: Path | None, *, need: Sequence[str] = (), skip: int = 0
) -> Iterator[Record | BadRecord]:
    """The rows of a Parquet file; a row with a value that Python cannot hold is bad.

    path (Path | None): None is standard input.
    need (Sequence[str]): Columns that have to be there.
    skip (int): So many rows are left out; groups of rows before the first are not read.
    RAISES (UnreadableTableError, MissingColumnError): As `csv_rows.csv_records`.
    RAISES (KanonError): E001 without pyarrow.
    """
    import_pyarrow()
    import pyarrow

    file = _open(path)
    check_columns(file.schema_arrow.names, need)
    groups, line = _groups_from(file, skip)
    skip -= line
    try:
        for batch in file.iter_batches(batch_size=BATCH_ROWS, row_groups=groups):
            left_out = min(skip, batch.num_rows)
            skip, line = skip - left_out, line + left_out
            for values in _rows(batch.slice(left_out)):
                line += 1
                yield BadRecord(line, values) if isinstance(values, str) else Record(line, values)
    except (pyarrow.ArrowException, OSError, ValueError, NotImplementedError) as error:
        raise UnreadableTableError(f"row {line + 1}: {_reason(error)}") from error


def parquet_columns(path: Path) -> list[str]:
    """Names of the columns. RAISES (UnreadableTableError, KanonError): As `parquet_records`."""
    import_pyarrow()
    names = list(_open(path).schema_arrow.names)
    check_columns(names)
    return names


def parquet_length(path: Path) -> int:
    """How many rows there are. RAISES (UnreadableTableError, KanonError): As `parquet_records`."""
    import_pyarrow()
    return int(_open(path).metadata.num_rows)


def import_pyarrow() -> None:
    """RAISES (KanonError): E001 if the package is not installed."""
    if find_spec("pyarrow") is None:
        raise KanonError(Errors.E001.format(packages="pyarrow", extra="build"))


def _open(path: Path | None) -> Any:
    import pyarrow
    import pyarrow.parquet

    try:
        return pyarrow.parquet.ParquetFile(
            io.BytesIO(sys.stdin.buffer.read()) if path is None else path
        )
    except (pyarrow.ArrowException, OSError, ValueError, NotImplementedError) as error:
        raise UnreadableTableError(f"not Parquet: {_reason(error)}") from error


def _groups_from(file: Any, row: int) -> tuple[list[int], int]:
    """The groups of rows from the one with a row on. RETURNS: And how many rows stand before."""
    before = 0
    for group in range(file.num_row_groups):
        size = file.metadata.row_group(group).num_rows
        if before + size > row:
            return list(range(group, file.num_row_groups)), before
        before += size
    return [], before


def _rows(batch: Any) -> Iterator[dict[str, Any] | str]:
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
        """file (IO[bytes]): Open for writing; it is left open.
        types (Mapping[str, str] | None): Of columns that may hold nothing but nulls, as Arrow
            calls them.
        RAISES (KanonError): E001 without pyarrow.
        """
        import_pyarrow()
        self._file = file
        self._types = types or {}
        self._waiting: list[dict[str, Any]] = []
        self._writer: Any = None
        self._written = 0

    def write(self, row: dict[str, Any]) -> None:
        """row (dict[str, Any]): Values by column, the same columns in all rows.
        RAISES (KanonError): E596 if a value does not fit the type of its column.
        """
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
                raise KanonError(Errors.E596.format(column=name, first=row, last=last)) from error
        table = pyarrow.Table.from_arrays(arrays, names=list(columns))
        if self._writer is None:
            self._writer = pyarrow.parquet.ParquetWriter(self._file, table.schema)
        self._writer.write_table(table)
        self._written += len(self._waiting)
        self._waiting.clear()
