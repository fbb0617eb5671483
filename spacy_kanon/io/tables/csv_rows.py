"""Rows of CSV and TSV files, read strictly: a quote that is never closed costs one row.

A reader of CSV that meets an opening quote goes on to the next quote, be it thousands of rows
below, and then has one cell that holds them all. Plan: remember the lines of the row at hand; if
it turns out to be no row, only its first line is bad, and the others are read again.
"""

from __future__ import annotations

import csv
import io
import sys
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import IO

from ..record_types import BadRecord, Record
from .open_quotes import has_row_lines, holds_rows

MOST_CHARACTERS = 256 * 1024 * 1024  # of one row: what an open quote may hold in memory
READ_AGAIN = 1_000_000  # lines, beside four times the lines of the file so far
OPEN_QUOTE = (
    "a cell holds whole rows: is a quote left open? (write a quote inside a cell twice; "
    "if it is one text, write the table as JSON lines)"
)
NOT_UTF8 = "save the file as UTF-8 (from Latin-1: iconv -f latin1 -t utf8 OLD > NEW)"


class UnreadableTableError(ValueError):
    """A table that is no table as a whole; the message quotes nothing of it."""


def csv_records(
    file: IO[bytes], delimiter: str, *, need: Sequence[str] = (), one_row_cells: bool = False
) -> Iterator[Record | BadRecord]:
    """The rows below the header, each with the header's names.

    file (IO[bytes]): Open at its start; it is left open.
    need (Sequence[str]): Columns that have to be there.
    one_row_cells (bool): A cell with a line that has as many cells as the header is bad: two open
        quotes, rows apart, have swallowed what stood between. Otherwise it may be a text, and is
        bad if all its lines are like rows (`open_quotes.holds_rows`).
    RAISES (UnreadableTableError): The header cannot be read, two columns have one name, or open
        quotes are everywhere.
    RAISES (MissingColumnError): The header lacks a needed column.
    """
    csv.field_size_limit(sys.maxsize)
    text = io.TextIOWrapper(file, encoding="utf-8-sig", errors="surrogateescape", newline="")
    try:
        lines = _Lines(text)
        rows = _rows(lines, delimiter)
        header = _header(rows)
        check_columns(header, need)
        for line, row in rows:
            if isinstance(row, str):
                lines.back()
                yield BadRecord(line, row)
            elif problem := _problem(row, header):
                last = lines.number
                if one_row_cells:
                    lines.back()
                    last = line
                yield BadRecord(line, problem if last == line else f"{problem} (to line {last})")
            elif _holds_rows(row, delimiter, one_row_cells):
                lines.back()
                yield BadRecord(line, OPEN_QUOTE)
            elif row:
                yield Record(line, dict(zip(header, row, strict=True)))
    finally:
        with suppress(ValueError):  # The file is closed already.
            text.detach()


def csv_columns(file: IO[bytes], delimiter: str) -> list[str]:
    """The header of a table. RAISES (UnreadableTableError): As `csv_records`."""
    csv.field_size_limit(sys.maxsize)
    text = io.TextIOWrapper(file, encoding="utf-8-sig", errors="surrogateescape", newline="")
    try:
        header = _header(_rows(_Lines(text), delimiter))
        check_columns(header)
        return header
    finally:
        with suppress(ValueError):  # The file is closed already.
            text.detach()


class MissingColumnError(ValueError):
    """A table lacks a column. `column` is the one that was asked for, `count` how many it has;
    `delimited` tells that there is one only, which looks like many."""

    def __init__(self, column: str, header: Sequence[str]) -> None:
        super().__init__(f"no column {column!r}")
        self.column, self.count = column, len(header)
        self.delimited = len(header) == 1 and any(sign in header[0] for sign in ";\t,")


def check_columns(header: Sequence[str], need: Sequence[str] = ()) -> None:
    """Names of columns are all different, and the needed ones are among them.

    RAISES (UnreadableTableError, MissingColumnError): They are not.
    """
    first: dict[str, int] = {}
    for number, column in enumerate(header, start=1):
        if first.setdefault(column, number) != number:
            raise UnreadableTableError(
                f"columns {first[column]} and {number} have one name: give each a name of its own"
            )
    for column in need:
        if column not in first:
            raise MissingColumnError(column, header)


class _Lines:
    """An iterator over lines that can go back to the second line of the row at hand."""

    def __init__(self, lines: Iterator[str]) -> None:
        self._lines = lines
        self._ahead: deque[str] = deque()
        self._row: list[str] = []
        self._characters = 0
        self._again = 0
        self.number = 0

    def __iter__(self) -> _Lines:
        return self

    def __next__(self) -> str:
        line = self._ahead.popleft() if self._ahead else next(self._lines)
        self.number += 1
        self._row.append(line)
        self._characters += len(line)
        if self._characters > MOST_CHARACTERS:
            raise csv.Error(f"a row of more than {MOST_CHARACTERS:,} characters")
        return line

    def start_row(self) -> None:
        self._row.clear()
        self._characters = 0

    def back(self) -> None:
        """Go back to the line after the first of this row.

        RAISES (UnreadableTableError): So many lines were read again that this would not end.
        """
        later = self._row[1:]
        self._ahead.extendleft(reversed(later))
        self.number -= len(later)
        self._again += len(later)
        del self._row[1:]
        if self._again > READ_AGAIN + 4 * self.number:
            raise UnreadableTableError("quotes are left open in many rows")


def _rows(lines: _Lines, delimiter: str) -> Iterator[tuple[int, list[str] | str]]:
    """First line of each row, and its cells, or why it is none."""
    reader = csv.reader(lines, delimiter=delimiter, strict=True)
    while True:
        lines.start_row()
        line = lines.number + 1
        try:
            row: list[str] | str = next(reader)
        except StopIteration:
            return
        except csv.Error as error:
            row = f"not CSV: {error} (is a quote left open?)"
        yield line, row


def _header(rows: Iterator[tuple[int, list[str] | str]]) -> list[str]:
    for _, row in rows:
        if isinstance(row, str):
            raise UnreadableTableError(f"the header is {row}")
        if row:
            if _bad_byte(row) is not None:
                raise UnreadableTableError(f"the header is not UTF-8: {NOT_UTF8}")
            return row
    return []


def _problem(row: list[str], header: list[str]) -> str:
    """What is wrong with a row; nothing if nothing is."""
    if not row:
        return ""
    if len(row) != len(header):
        return f"{len(row)} cells instead of {len(header)}, not as many as the header"
    bad_cell = _bad_byte(row)
    if bad_cell is not None:
        return f"cell {bad_cell} is not UTF-8: {NOT_UTF8}"
    return ""


def _holds_rows(row: list[str], delimiter: str, one_row_cells: bool) -> bool:
    """Whether an open quote has swallowed rows."""
    if not any("\n" in cell or "\r" in cell for cell in row):
        return False
    return holds_rows(row, delimiter) or (one_row_cells and has_row_lines(row, delimiter))


def _bad_byte(row: list[str]) -> int | None:
    """The first cell, from 1, with a byte that is not UTF-8."""
    for number, cell in enumerate(row, start=1):
        try:
            cell.encode("utf8")
        except UnicodeEncodeError:
            return number
    return None
